game-liarsdice = Liar’s Dice

liarsdice-bid = { $count } × { $face }

liarsdice-question-roll = Es wird gewürfelt.
liarsdice-question-open = { $seat } gibt das erste Gebot ab.
liarsdice-question-open-you = Gib das erste Gebot ab.
liarsdice-question-bid = { $bidder } hat { $bid } geboten. { $seat } bietet höher oder zweifelt.
liarsdice-question-bid-you = { $bidder } hat { $bid } geboten. Höher bieten oder zweifeln?
liarsdice-question-over = Das Spiel ist aus. { $seat } gewinnt.
liarsdice-question-over-you = Das Spiel ist aus. Du gewinnst.

liarsdice-label-roll = Eine { $face } würfeln
liarsdice-label-bid = { $bid } bieten
liarsdice-label-call = Anzweifeln

liarsdice-rolled = Alle haben gewürfelt. { $seat } beginnt.
liarsdice-rolled-you = Alle haben gewürfelt. Du beginnst.
liarsdice-bids = { $seat } bietet { $bid }.
liarsdice-bids-you = Du bietest { $bid }.
liarsdice-called = { $seat } zweifelt am Gebot von { $bidder }. Geboten waren { $bid }, und die Würfel passen { $found }-mal.
liarsdice-called-you = Du zweifelst am Gebot von { $bidder }. Geboten waren { $bid }, und die Würfel passen { $found }-mal.

liarsdice-report-bid = { $seat } hat zuletzt { $bid } geboten.
liarsdice-report-bid-you = Du hast zuletzt { $bid } geboten.
liarsdice-report-dice = { $seat } hat die Würfel { $dice }.
liarsdice-report-dice-you = Deine Würfel: { $dice }.

liarsdice-hint-wild = Zähle deine Würfel mit einer Zahl und die Joker ({ $sides }) dazu. Von den Würfeln der anderen passt oft nicht einmal die Hälfte.

liarsdice-refusal-players = Liar’s Dice ist für 2 bis 6 Spieler, nicht für { $players }.
liarsdice-refusal-no-bid = Noch gibt es kein Gebot, das man anzweifeln kann.
liarsdice-refusal-dice = Ein Gebot nennt 1 bis { $dice } Würfel und eine Zahl von 1 bis { $sides }.
liarsdice-refusal-low = Das Gebot muss höher sein: mehr Würfel oder gleich viele mit einer höheren Zahl.

web-game-liarsdice = Liar’s Dice
web-game-liarsdice-line = Würfle verdeckt, biete auf die Würfel aller und zweifle, wenn jemand zu hoch geht.
web-game-liarsdice-time = 3 Min.
web-option-dice = Würfel pro Spieler
web-option-dice-1 = 1
web-option-dice-2 = 2
web-option-dice-3 = 3
web-option-dice-4 = 4
web-option-dice-5 = 5
web-option-sides = Seiten eines Würfels
web-option-sides-3 = 3
web-option-sides-4 = 4
web-option-sides-5 = 5
web-option-sides-6 = 6
web-liarsdice-bids = Gebote
web-liarsdice-dice = Deine Würfel
web-liarsdice-table = Die Würfel
web-liarsdice-count = Gebote: { $count }
web-liarsdice-none = Noch hat niemand geboten.
web-liarsdice-hidden = ein Würfel unter dem Becher

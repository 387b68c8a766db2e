### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelle
winchester-dice-count-challenger = Peng für den Herausforderer
winchester-dice-count-challenged = Peng für den Herausgeforderten

## What is asked (the prompt)

winchester-question-deal = Das Spiel wird aufgebaut.
winchester-question-plot = Die nächste Parzelle wird gezogen.
winchester-question-open = Parzelle { $plot } wird versteigert, noch ohne Gebot. { $seat } bietet oder passt.
winchester-question-open-you = Parzelle { $plot } wird versteigert, noch ohne Gebot. Bietest oder passt du?
winchester-question-bid = Parzelle { $plot }: { $holder_seat } führt mit { MONEY($standing) }. { $seat } bietet oder passt.
winchester-question-bid-you = Parzelle { $plot }: { $holder_seat } führt mit { MONEY($standing) }. Bietest du mehr, oder passt du?
winchester-question-bid-to-you = Parzelle { $plot }: Du führst mit { MONEY($standing) }. { $seat } bietet oder passt.
winchester-question-vehicle = { $seat } wählt, wohin Schiff oder Lokomotive fährt.
winchester-question-vehicle-you = Beweg das Schiff oder die Lokomotive, oder lass eins von beiden stehen: Gezahlt wird so oder so.
winchester-question-rumor = { $seat } wählt eine verdeckte Karte zum Ansehen.
winchester-question-rumor-you = Dir kommt ein Gerücht zu Ohren. Welche verdeckte Karte siehst du dir an?
winchester-question-claim = { $seat } darf Offene Ziele beanspruchen.
winchester-question-claim-you = Beanspruchst du ein Offenes Ziel?
winchester-question-duel = { $challenger_seat } und { $challenged_seat } ziehen.
winchester-question-duel-you = Du und { $other_seat } zieht.
winchester-question-over = Die Partie ist zu Ende. Sieg für { $winner_seats }.
winchester-question-over-you = Die Partie ist zu Ende. Du hast gewonnen.

## Names of options (buttons and menus)

winchester-label-bid = { MONEY($amount) } bieten
winchester-label-pass = Passen
winchester-label-duel = Zum Duell fordern
winchester-label-boat = Schiff auf Feld { $square }
winchester-label-locomotive = Lokomotive auf Feld { $square }
# $card is one of the two names below.
winchester-label-look = Ansehen: { $card }
winchester-label-claim = „{ $objective }“ beanspruchen
winchester-label-deal = Spiel aufbauen
winchester-label-plot = Parzelle { $plot } ziehen
winchester-label-bang = Peng für { $seat }
# A hidden card, in the middle of a sentence.
winchester-card-site = die Karte auf Parzelle { $plot }
winchester-card-objective = { $position ->
    [1] das erste Ziel von { $seat }
   *[2] das zweite Ziel von { $seat }
}
winchester-card-objective-you = { $position ->
    [1] dein erstes Ziel
   *[2] dein zweites Ziel
}

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Alles ginge in den Saloon.
   *[other] { $tip ->
        [0] Alle anderen bekämen je { MONEY($share) }.
       *[other] Alle anderen bekämen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Wer Peng zieht, kauft die Parzelle für { MONEY($amount) }. Dein Duellplättchen ist so oder so weg.
# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: bisher { $items }
winchester-fact-shared = { $objective }: { $have } von { $needs }
winchester-fact-movement = Bewegungsplättchen: bestmögliche Fahrt
winchester-fact-saloon = Saloon-Plättchen: Trinkgeld
winchester-fact-rumor = Gerüchteplättchen: ein Blick auf eine verdeckte Karte
winchester-fact-hidden = Bonusplättchen: noch verdeckt
winchester-fact-mine-known = Eine Mine: Du kennst ihre Karte
winchester-fact-mine-unknown = Eine Mine: Ihre Karte ist verdeckt
winchester-fact-ranch-known = Die Ranch: Du kennst ihre Karte
winchester-fact-ranch-unknown = Die Ranch: Ihre Karte ist verdeckt
winchester-fact-neighbours = { $count ->
    [0] Keine deiner Parzellen daneben
    [one] Eine deiner Parzellen daneben
   *[other] { $count } deiner Parzellen daneben
}
winchester-fact-squares = Felder daneben: Fluss { $river }, Gleise { $rails }
winchester-fact-worth = Dein Vermögen jetzt
winchester-fact-total = Zusammen
winchester-fact-score = { $hidden ->
    [0] bisher { MONEY($amount) }
    [one] bisher { MONEY($amount) } + 1 verdeckte Karte
   *[other] bisher { MONEY($amount) } + { $hidden } verdeckte Karten
}

## Names of things

winchester-token-movement = Bewegung
winchester-token-rumor = Gerücht
winchester-token-saloon = Saloon
winchester-objective-forest = Wald
winchester-objective-desert = Wüste
winchester-objective-prairie = Prärie
winchester-objective-river = Fluss
winchester-objective-rails = Gleise
winchester-objective-saloon = Saloon
winchester-objective-mine = Minen
winchester-objective-ranch = Ranch
winchester-objective-rumor = Gerüchte
winchester-objective-movement = Bewegungen
# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Eine Parzelle jeder Landschaft
winchester-shared-2 = Ein Plättchen jeder Art
winchester-shared-3 = Fünf Parzellen
winchester-shared-4 = Die letzte Parzelle
winchester-shared-5 = Drei zusammenhängende Parzellen
winchester-shared-6 = Vier gleiche Plättchen
winchester-shared-7 = Drei Parzellen nicht am Fluss
winchester-shared-8 = Drei Parzellen nicht an den Gleisen
winchester-shared-9 = Saloon-Plättchen ohne Trinkgeld
winchester-shared-10 = Vier Parzellen, die sich nicht berühren
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nichts
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = Alles ist aufgebaut. { $seat } beginnt.
winchester-table-set-you = Alles ist aufgebaut. Du beginnst.
winchester-objectives-dealt = { $seat } bekommt zwei Geheime Ziele.
winchester-objectives-seen = { $seat } bekommt zwei Geheime Ziele: { $first } und { $second }.
winchester-objectives-seen-you = Du bekommst zwei Geheime Ziele: { $first } und { $second }.
winchester-moment = { $number }. Versteigerung: Parzelle { $plot }
winchester-plot-drawn = Parzelle { $plot } wird versteigert. Plättchen: { $token }.
winchester-plot-drawn-hidden = Parzelle { $plot } wird versteigert. Ihr Plättchen ist verdeckt.
winchester-bid = { $seat } bietet { MONEY($amount) }.
winchester-bid-you = Du bietest { MONEY($amount) }.
winchester-passed = { $seat } passt.
winchester-passed-you = Du passt.
winchester-duel-called = { $seat } fordert { $challenged_seat } bei { MONEY($amount) } zum Duell.
winchester-duel-called-you = Du forderst { $challenged_seat } bei { MONEY($amount) } zum Duell.
winchester-duel-called-to-you = { $seat } fordert dich bei { MONEY($amount) } zum Duell.
winchester-duel-fought = Peng! { $seat } gewinnt das Duell. { $loser_seat } hört es nur klicken.
winchester-duel-fought-you = Peng! Du gewinnst das Duell. { $loser_seat } hört es nur klicken.
winchester-duel-fought-to-you = Peng! { $seat } gewinnt das Duell. Du hörst es nur klicken.
# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alles geht in den Saloon.
   *[other] { $tip ->
        [0] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }.
       *[other] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alles geht in den Saloon.
   *[other] { $tip ->
        [0] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }.
       *[other] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Niemand bietet. { $seat } muss Parzelle { $plot } für { MONEY($price) } kaufen; das Geld geht in den Saloon.
winchester-sold-forced-you = Niemand bietet. Du musst Parzelle { $plot } für { MONEY($price) } kaufen; das Geld geht in den Saloon.
winchester-sold-free = Niemand bietet. { $seat } ist pleite und bekommt Parzelle { $plot } umsonst.
winchester-sold-free-you = Niemand bietet. Du bist pleite und bekommst Parzelle { $plot } umsonst.
winchester-took-movement = { $seat } nimmt ein Bewegungsplättchen.
winchester-took-movement-you = Du nimmst ein Bewegungsplättchen.
winchester-took-rumor = { $seat } nimmt ein Gerüchteplättchen.
winchester-took-rumor-you = Du nimmst ein Gerüchteplättchen.
winchester-took-saloon = { $seat } nimmt ein Saloon-Plättchen.
winchester-took-saloon-you = Du nimmst ein Saloon-Plättchen.
winchester-tips = { $amount ->
    [0] Der Saloon war leer: kein Trinkgeld für { $seat }.
   *[other] { $seat } nimmt { MONEY($amount) } Trinkgeld aus dem Saloon.
}
winchester-tips-you = { $amount ->
    [0] Der Saloon war leer: kein Trinkgeld für dich.
   *[other] Du nimmst { MONEY($amount) } Trinkgeld aus dem Saloon.
}
# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } schickt das Schiff auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-boat-you = Du schickst das Schiff auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-locomotive = { $seat } schickt die Lokomotive auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-locomotive-you = Du schickst die Lokomotive auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-earned-nothing = nichts
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = dir { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }
winchester-rumor = { $seat } sieht sich { $card } an.
winchester-rumor-seen = { $seat } sieht sich { $card } an: { $face }.
winchester-rumor-seen-you = Du siehst dir { $card } an: { $face }.
winchester-card-turned = { $amount ->
    [0] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt { $seat } nichts.
   *[other] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt { $seat } { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt dir nichts.
   *[other] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt dir { MONEY($amount) }.
}
winchester-objective-won = { $seat } bekommt { MONEY($amount) } für „{ $objective }“.
winchester-objective-won-you = Du bekommst { MONEY($amount) } für „{ $objective }“.
winchester-claims-declined = { $seat } beansprucht nichts mehr.
winchester-claims-declined-you = Du beanspruchst nichts mehr.
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] 1 Parzelle wurde verkauft.
   *[other] { $count } Parzellen wurden verkauft.
}
winchester-recap-bought = Du hast Parzelle { $plot } für { MONEY($price) } gekauft.
winchester-recap-bought-limit = Du hast Parzelle { $plot } für { MONEY($price) } gekauft (durch dein Limit).
winchester-recap-cash = Bargeld: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = Die letzte Parzelle ist verkauft. Mit { MONEY($amount) } ist { $winner_seats } am reichsten und wird Familienoberhaupt!
winchester-ended-cash = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; { $winner_seats } gewinnt durch mehr Bargeld.
winchester-ended-duel-token = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; { $winner_seats } gewinnt durch das unbenutzte Duellplättchen.
winchester-ended-shared = Die letzte Parzelle ist verkauft. { $winner_seats } teilen sich den Sieg mit je { MONEY($amount) }.
winchester-ended-fortune-you = Die letzte Parzelle ist verkauft. Mit { MONEY($amount) } bist du am reichsten und wirst Familienoberhaupt!
winchester-ended-cash-you = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; du gewinnst durch mehr Bargeld.
winchester-ended-duel-token-you = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; du gewinnst durch dein unbenutztes Duellplättchen.
winchester-ended-shared-you = Die letzte Parzelle ist verkauft. Du teilst dir den Sieg mit { $winner_seats }: je { MONEY($amount) }.

## Why an answer is refused

winchester-refusal-turn = { $seat } ist mit Bieten dran.
winchester-refusal-passed = Du hast gepasst und bist aus dieser Auktion raus.
winchester-refusal-too-low = Biete mindestens { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Du hast kein Geld zum Bieten.
   *[other] Du hast nur { MONEY($cash) }.
}
winchester-refusal-order-limit = Ein Limit liegt zwischen { MONEY(1) } und { MONEY($most) }.
winchester-refusal-order-twice = Für dieselben Parzellen gibt es zwei Limits. Behalte eines davon.
winchester-refusal-no-token = Parzelle { $plot } ist schon verkauft.
winchester-refusal-duel-not-two = Ein Duell gibt es nur, wenn genau zwei in der Auktion übrig sind.
winchester-refusal-duel-token = Du hast dein Duellplättchen schon eingesetzt.
winchester-refusal-duel-no-bid = Ein Duell gibt es erst, wenn jemand geboten hat.
winchester-refusal-duel-cash = Du musst das Höchstgebot von { MONEY($standing) } zahlen können.
winchester-refusal-not-dueling = { $seat } ist an diesem Duell nicht beteiligt.
winchester-refusal-square = { $vehicle ->
    [boat] Der Fluss hat die Felder 1 bis { $most }.
   *[locomotive] Die Gleise haben die Felder 1 bis { $most }.
}
winchester-refusal-rumor-seen = Diese Karte kennst du schon. Nimm eine, die du nicht kennst.
winchester-refusal-rumor-none = So eine verdeckte Karte gibt es nicht.
winchester-refusal-claim-auto = An diesem Tisch werden Offene Ziele automatisch für dich beansprucht.
winchester-refusal-claim-gone = Dieses Ziel liegt nicht aus.
winchester-refusal-claim-unmet = „{ $objective }“ hast du noch nicht erfüllt.
winchester-refusal-deal = Diese Verteilung ist mit dieser Schachtel und diesen Tischoptionen nicht möglich.

## What is wrong with a component file

winchester-components-banknotes = { $file } hat { $count } Geldscheine; es müssen 110 sein.
winchester-components-hats = { $file } hat { $count } Hüte pro Spieler; es müssen 10 sein.
winchester-components-cards = { $kind ->
    [mine] { $file } muss { $count } Minenkarten haben, keine davon unter 0.
   *[ranch] { $file } muss { $count } Ranchkarten haben, keine davon unter 0.
}
winchester-components-tokens = { $file } hat { $count } Bonusplättchen; es müssen 19 sein, von drei Arten.
winchester-components-numbers = { $file } muss die Parzellen von 1 bis 19 nummerieren, jede Nummer einmal.
winchester-components-terrain = { $terrain ->
    [desert] { $file } hat { $found } Wüstenparzellen; es müssen { $count } sein.
    [prairie] { $file } hat { $found } Prärieparzellen; es müssen { $count } sein.
   *[forest] { $file } hat { $found } Waldparzellen; es müssen { $count } sein.
}
winchester-components-neighbours = Laut { $file } grenzt Parzelle { $plot } an { $other }, aber nicht umgekehrt.
winchester-components-2019 = { $file } gibt Parzelle { $plot } für die Ausgabe von 2019 eine falsche Nummer.
winchester-components-site = { $file } legt eine Mine oder die Ranch auf Parzelle { $plot }: Minen liegen in der Wüste, die Ranch in der Prärie.
winchester-components-ranches = { $file } hat { $count } Ranches; es gibt nur eine.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } berührt der Fluss die Parzellen { $found }; laut Anleitung { $printed }.
    [rails] In { $file } berühren die Gleise die Parzellen { $found }; laut Anleitung { $printed }.
    [saloon] In { $file } liegen rings um den Saloon die Parzellen { $found }; laut Anleitung { $printed }.
    [mines] In { $file } liegen die Minen auf den Parzellen { $found }; laut Anleitung { $printed }.
   *[ranch] In { $file } sind die Ranch und das Land rings um sie die Parzellen { $found }; laut Anleitung { $printed }.
}

## The terminal: the map

winchester-terrain-desert = Wüste
winchester-terrain-prairie = Prärie
winchester-terrain-forest = Wald
winchester-panel-map = Das Spielbrett
winchester-panel-sold = { $sold } von { $plots } Parzellen verkauft
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ Fluss  # Gleise  S Saloon  M Mine  R Ranch  r bei der Ranch  ► wird versteigert
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = neben { $plots }
winchester-panel-vehicle-boat = Schiff auf Feld { $square } von { $squares }, an den Parzellen { $plots }
winchester-panel-vehicle-locomotive = Lokomotive auf Feld { $square } von { $squares }, an den Parzellen { $plots }
winchester-panel-squares-boat = Fluss
winchester-panel-squares-locomotive = Gleise

## The terminal: players, objectives, what I know

winchester-panel-head-name = Spieler
winchester-panel-head-plots = Parz.
winchester-panel-head-tokens = Bonus
winchester-panel-head-duel = Duell
winchester-panel-head-cash = Bargeld
winchester-panel-players = Spieler
winchester-panel-signs = ★ Startspieler  ▸ du
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Offene Ziele
winchester-panel-met = (erfüllt: { $met_seats })
winchester-panel-tips = im Saloon
winchester-panel-mine = Nur für dich sichtbar: { MONEY($amount) } auf der Hand
winchester-panel-objective = { $objective }, am Ende je { MONEY($pay) }; bisher { $count }, { MONEY($amount) }
winchester-panel-saw = Durch ein Gerücht gesehen: { $card } ({ $face })

## The terminal: the auction and the answers

winchester-panel-plot = Parzelle { $plot } wird versteigert
winchester-panel-token-movement = Bewegungsplättchen
winchester-panel-token-rumor = Gerüchteplättchen
winchester-panel-token-saloon = Saloon-Plättchen
winchester-panel-token-hidden = Plättchen verdeckt
winchester-panel-near-river = Fluss
winchester-panel-near-rails = Gleise
winchester-panel-near-saloon = beim Saloon
winchester-panel-near-mine = Mine
winchester-panel-near-ranch = Ranchland
winchester-panel-no-bid = Noch kein Gebot.
winchester-panel-bid = { MONEY($amount) } von { $seat }.
winchester-panel-in = Dabei: { $in_seats }.
winchester-panel-out = Gepasst: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Bieten: { $dollars }, { $amount }k und { $amount } sind dasselbe
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Gebote sind ganze Tausender, etwa 4000, 4k oder 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = schiff
winchester-panel-word-locomotive = lok
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Welches von beiden: { $boat } { $square } oder { $locomotive } { $square }?

## Ties in the final ranking

winchester-tie-cash = { $seat } vor { $other_seat }: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
winchester-tie-cash-you = Du liegst vor { $other_seat }: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } liegt vor dir: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
winchester-tie-token = { $seat } vor { $other_seat }: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.
winchester-tie-token-you = Du liegst vor { $other_seat }: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.
winchester-tie-token-to-you = { $seat } liegt vor dir: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.

## The terminal: the score sheet

winchester-sheet-title = Schlusswertung
winchester-sheet-cash = Bargeld
winchester-sheet-objective-1 = Ziel
winchester-sheet-objective-2 = Ziel
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Meiste Parzellen
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, Gr. { $group }
winchester-sheet-total = Vermögen
winchester-sheet-rank = Platz
winchester-sheet-tied = Gleichstand bei { MONEY($amount) }: { $seat } hat { MONEY($cash) } ohne die Geheimen Ziele und { $token ->
    [yes] noch das Duellplättchen.
   *[no] kein Duellplättchen mehr.
}
winchester-sheet-by-fortune = Das Vermögen entscheidet.
winchester-sheet-by-cash = Gleiches Vermögen: Das Bargeld ohne die Geheimen Ziele entscheidet.
winchester-sheet-by-duel-token = Gleiches Vermögen, gleiches Bargeld: Das Duellplättchen entscheidet.
winchester-sheet-by-shared = Gleichstand in allem: Der Sieg wird geteilt.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Noch hat niemand geboten. Ein erstes Gebot ist billig; will aber niemand die Parzelle, muss der Startspieler sie für { MONEY(1) } nehmen.
winchester-hint-raise = Der Preis wird unter den anderen aufgeteilt: Auch eine Parzelle, die du nicht willst, kann dir also Geld bringen.
winchester-hint-worth = Sieh nach, was dir die Parzelle brächte: für deine Geheimen Ziele, für die Offenen und durch ihr Plättchen.
winchester-hint-complete = Mit dieser Parzelle würdest du ein Offenes Ziel erfüllen. Das Geld dafür kommt sofort.
winchester-hint-secret = Diese Parzelle zählt für eines deiner Geheimen Ziele; das bringt am Ende Geld.
winchester-hint-cash = Dein Geld siehst nur du. Du darfst nie mehr bieten, als du hast.
winchester-hint-cash-shown = Alle Spieler sehen, wie viel Geld jeder hat. Niemand kann mehr bieten, als er besitzt.
winchester-hint-duel = Zwei sind übrig. Mit deinem einzigen Duellplättchen kannst du die Karten entscheiden lassen: Wer gewinnt, zahlt das Höchstgebot.
winchester-hint-broke = Überbieten kannst du nicht, also passe. Wer die Parzelle kauft, zahlt dir einen Teil des Preises.
winchester-hint-vehicle = Nimm ein Feld neben deinen Parzellen: Die Bank zahlt für jede Parzelle dort { MONEY(1) } an ihren Besitzer.
winchester-hint-rumor = Eine Minen- oder Ranchkarte verrät, was ihre Parzelle zahlt; ein Ziel verrät, worauf ein Gegner aus ist. Nur du wirst es sehen.
winchester-hint-claim = Beanspruche, was du erfüllt hast, bevor es jemand anderes tut.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Neunzehn Parzellen kommen nacheinander dran. Das Plättchen einer Parzelle wirkt sofort für den, der sie kauft.
winchester-tip-PlotSold = Der Preis ging zu gleichen Teilen an die anderen; was sich nicht teilen ließ, liegt als Trinkgeld im Saloon.
winchester-tip-VehicleMoved = Schiff und Lokomotive zahlen allen, die neben ihrem Feld etwas besitzen, nicht nur dem, der sie bewegt hat.
winchester-tip-TipsTaken = Ein Saloon-Plättchen bringt alles Trinkgeld im Saloon außer dem aus diesem Kauf.
winchester-tip-RumorHeard = Alle erfahren, welche Karte angesehen wurde, aber nicht, was darauf steht.
winchester-tip-CardTurned = Auf den Minen und auf der Ranch liegt je eine verdeckte Karte. Sie zahlt einmal, beim Kauf, und ist dann weg.
winchester-tip-ObjectiveWon = Offene Ziele gehören dem, der sie zuerst erfüllt: Mit der Karte ist auch das Geld darunter weg.
winchester-tip-DuelCalled = Ein Duell beendet die Auktion sofort. Jeder hat ein Duellplättchen für die ganze Partie.
winchester-tip-DuelFought = Wer Peng hat, kauft die Parzelle zum Höchstgebot, egal von wem es kam.

## The lesson, a scripted first game

winchester-lesson-goal = Der alte Winchester ist tot, und seine neunzehn Parzellen werden nacheinander versteigert. Du gehörst zu den Erben. Das Ziel: am reichsten sein, wenn die letzte Parzelle verkauft ist. Land allein ist nichts wert. Es zählt das Geld, das es dir einbringt.
winchester-lesson-mine = Das gehört dir. Du beginnst mit { MONEY($cash) }, und nur du siehst dein Geld. Deine zwei Geheimen Ziele bringen am Ende der Partie Geld: { MONEY($saloon) } für jede deiner Parzellen am Saloon, { MONEY($river) } für jede, die an den Fluss grenzt.
winchester-lesson-bid = Parzelle { $plot } steht zum Verkauf. Sie liegt am Fluss und am Saloon und bringt dir darum am Ende { MONEY($pays) }. Geboten wird reihum, und jedes Gebot muss mindestens { MONEY($step) } höher sein als das letzte. Wer passt, scheidet aus dieser Auktion aus. Biete { MONEY($amount) }.
winchester-lesson-money = Du hast die Parzelle für { MONEY($price) } gekauft. Das Geld geht nicht an die Bank: Es wird zu gleichen Teilen unter den anderen Spielern aufgeteilt, { MONEY($share) } für jeden. Die { MONEY($rest) }, die sich nicht teilen ließen, liegen als Trinkgeld im Saloon. Was du zahlst, macht also deine Gegner reicher.
winchester-lesson-token = Jede Parzelle hat ein Plättchen. Beim Kauf wird es sofort genutzt und dann behalten, denn manche Ziele zählen Plättchen. Dieses ist ein Bewegungsplättchen: Du bewegst das Schiff oder die Lokomotive, und die Bank zahlt { MONEY($amount) } für jede Parzelle neben dem neuen Feld an ihren Besitzer. Fahre mit der Lokomotive auf Feld { $square }, neben deine Parzelle. Es gibt noch zwei andere Arten: Das Saloon-Plättchen bringt das Trinkgeld im Saloon, das Gerüchteplättchen zeigt dir eine verdeckte Karte.
winchester-lesson-shared = Das sind die fünf Offenen Ziele, unter denen { MONEY($least) } bis { MONEY($most) } liegen. Wer eines zuerst erfüllt, nimmt das Geld sofort. Wer gekauft hat, eröffnet die nächste Auktion, also bist wieder du dran. Auch Parzelle { $plot } liegt am Saloon: Biete { MONEY($amount) }.
winchester-lesson-duel = { $seat } hat { MONEY($amount) } geboten, und nur noch zwei sind in der Auktion: Jetzt ist ein Duell möglich. Einmal pro Partie darfst du, wenn du dran bist, dein Duellplättchen einsetzen. Zwei Karten werden verteilt: Wer Peng hat, kauft die Parzelle zum letzten Gebot; wer Klick hat, geht leer aus. Fordere { $seat } zum Duell!
winchester-lesson-pass = Peng! Du bekommst die Parzelle für { MONEY($price) }, und ihr Saloon-Plättchen hat dir { MONEY($tips) } Trinkgeld gebracht. Parzelle { $plot } passt zu keinem deiner Ziele. Passe: Kauft sie jemand anderes, bekommst du einen Teil des Preises.
winchester-lesson-earned = { $seat } hat { MONEY($price) } gezahlt, und { MONEY($share) } davon gehören dir. Auf der Parzelle liegt eine Mine: Ihre verdeckte Karte hat { $seat } { MONEY($card) } gebracht. Auch die Ranch hat so eine Karte. Mit dem Gerüchteplättchen der Parzelle hat { $seat } eines deiner Geheimen Ziele angesehen. Eins noch: Bietet niemand, muss der Startspieler die Parzelle für { MONEY(1) } kaufen.
winchester-lesson-end = Damit du das Ende siehst, haben Bots die übrigen Auktionen gespielt. Nach der neunzehnten Parzelle wird das Geld gezählt: das Bargeld, der Ertrag der zwei Geheimen Ziele und { MONEY($amount) } für die meisten Parzellen. Wer am reichsten ist, gewinnt. Kehre nun zur vierten Auktion zurück und spiele frei weiter. Anfangs gibt es viele Tipps, dann immer weniger.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } hat ein Vermögen von { MONEY($amount) }.
winchester-report-score-you = Du hast ein Vermögen von { MONEY($amount) }.
winchester-report-so-far = Bisher hast du { MONEY($total) }: { MONEY($cash) } in bar und { MONEY($objectives) } aus deinen Geheimen Zielen.
winchester-report-money = { $seat } hat { MONEY($amount) }.
winchester-report-money-you = Du hast { MONEY($amount) }.
winchester-report-money-secret = Wie viel Geld { $seat } hat, ist geheim.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } hat noch keine Parzelle.
    [one] { $seat } hat Parzelle { $plots }.
   *[other] { $seat } hat { $count } Parzellen: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Du hast noch keine Parzelle.
    [one] Du hast Parzelle { $plots }.
   *[other] Du hast { $count } Parzellen: { $plots }.
}
winchester-report-tokens = Plättchen von { $seat }: Bewegung { $movement }, Saloon { $saloon }, Gerücht { $rumor }.
winchester-report-tokens-you = Deine Plättchen: Bewegung { $movement }, Saloon { $saloon }, Gerücht { $rumor }.
winchester-report-duel-held = { $seat } hat das Duellplättchen noch.
winchester-report-duel-held-you = Du hast dein Duellplättchen noch.
winchester-report-duel-spent = { $seat } hat das Duellplättchen eingesetzt.
winchester-report-duel-spent-you = Du hast dein Duellplättchen eingesetzt.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Du kennst { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = du { $have }/{ $needs }
winchester-report-most = { $count ->
    [0] Noch hat niemand eine Parzelle.
    [one] Die meisten Parzellen: { $most_seats } mit 1.
   *[other] Die meisten Parzellen: { $most_seats } mit { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Im Saloon liegt kein Trinkgeld.
   *[other] Trinkgeld im Saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } ist Startspieler.
winchester-report-first-you = Du bist Startspieler.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parzelle { $plot }: { $words }; neben { $beside }; nicht verkauft.
winchester-report-plot-of = Parzelle { $plot }: { $words }; neben { $beside }; gehört { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }

## The lobby

web-game-winchester-line = Überbiete die anderen bei 19 Parzellen, behalte deine Ziele für dich und lass das Duell entscheiden, wenn nur zwei übrig sind.
web-game-winchester-time = 10 Min. mit Bots, 30 mit Freunden

## Learning a game

web-winchester-note-cash = Geldscheine auf der Hand. Bis jetzt waren sie geheim.
web-winchester-note-secret = Ein Geheimes Ziel bringt Geld für jede passende Parzelle oder jedes passende Plättchen.
web-winchester-note-plots = { MONEY(5) } für die meisten Parzellen. Bei Gleichstand entscheidet die größte zusammenhängende Gruppe.
web-winchester-note-total = Wer am reichsten ist, gewinnt. Bei Gleichstand: das meiste Bargeld, dann ein unbenutztes Duellplättchen.
web-winchester-from-start = Am Anfang
web-winchester-from-sales = Anteile an Verkäufen
web-winchester-from-bank = Von der Bank: Schiff und Lok
web-winchester-from-cards = Minen und Ranch
web-winchester-from-tips = Trinkgeld aus dem Saloon
web-winchester-from-shared = Offene Ziele
web-winchester-from-secret = Geheime Ziele
web-winchester-from-plots = Meiste Parzellen
web-winchester-from-spent = Für Parzellen bezahlt

## The table in words

web-text-board-winchester = Auktion und Spielbrett

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · zu Ende
   *[other] Winchester · { $round } von 19 verkauft
}
web-winchester-map = Spielbrett mit 19 Parzellen
web-winchester-plot = Parzelle { $plot }
web-winchester-plot-of = Parzelle { $plot }: { $seat }
web-winchester-plot-free = Parzelle { $plot }: nicht verkauft
web-winchester-desert = Wüste
web-winchester-prairie = Prärie
web-winchester-forest = Wald
web-winchester-token-movement = Bewegung
web-winchester-token-rumor = Gerücht
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = verdeckt
web-winchester-plots = Parzellen
web-winchester-duel-token = Duellplättchen
web-winchester-duel-token-spent = Duellplättchen eingesetzt
web-winchester-tab-now = Jetzt
web-winchester-tab-mine = Meins
web-winchester-place = Platz { $place }, { MONEY($points) }
web-winchester-tab-shared = Ziele
web-winchester-just-now = Gerade eben
# Bidding
web-winchester-you-have = Du hast { MONEY($cash) }.
web-winchester-look-choose = Wähle eine Karte
web-winchester-rumor-secrecy = Die anderen erfahren, welche Karte du ansiehst, aber nicht, was darauf steht.
web-winchester-standing = Höchstgebot
web-winchester-no-bid = noch keins
web-winchester-still-in = dabei
web-winchester-passed = gepasst
web-winchester-leads = führt mit
web-winchester-raise = Überbieten
web-winchester-split = { MONEY($amount) } → { $rival_seats } je +{ MONEY($share) }, Saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → je +{ MONEY($share) }, Saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } kann { MONEY($cash) } zahlen
web-winchester-if-won = Wenn du sie kaufst
web-winchester-at-once = sofort
web-winchester-at-end = am Ende
web-winchester-up-to = bis zu
web-winchester-pass-later = Vorab passen
web-winchester-bid-limit = Für mich bieten bis
web-winchester-bid-limit-set = Bietet für dich bis
web-winchester-bid-limit-go = Für mich bieten
web-winchester-bid-limit-stop = Nicht mehr bieten
web-winchester-bid-limit-pass = Für dich wird bis { MONEY($amount) } geboten, dann gepasst.
web-winchester-bid-limit-ask = Für dich wird bis { MONEY($amount) } geboten, dann wirst du gefragt.
web-winchester-bid-limit-out = Du passt automatisch, wenn du an der Reihe bist.
web-winchester-then-pass = dann passen
web-winchester-then-ask = dann mich fragen
winchester-order-fits = Parzelle { $plot } passt: Es wird bis { MONEY($amount) } geboten.
winchester-order-behind = Parzelle { $plot } passt, aber es zählt ein anderes Limit: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Gerade passt keine unverkaufte Parzelle.
    [one] Passt zu Parzelle { $plots }.
   *[other] Passt zu den Parzellen { $plots }.
}
winchester-order-ride = Jetzt am besten: { $ride }, für { MONEY($amount) }.
web-winchester-later = Parzellen späterer Auktionen
web-winchester-rule-beside = Neben meinen Parzellen
web-winchester-rule-any = Jede Parzelle
web-winchester-rule-limit = { $kind }: bis
web-winchester-rule-add = Limit hinzufügen für
web-winchester-otherwise = Über den Limits und bei allen anderen Parzellen
web-winchester-otherwise-pass = passen
web-winchester-order-movement = Bewegungsplättchen
web-winchester-order-movement-most = das meiste für mich
web-winchester-orders-asked = Gerüchte, Duelle und Ansprüche warten auf dich.
# Duel
web-winchester-duel-short = Duell
web-winchester-duel = Duell um Parzelle { $plot }
web-winchester-versus = gegen
web-winchester-bang = Peng
web-winchester-click = Klick
web-winchester-draws = { $other_seat } zieht … { $seat } zieht …
web-winchester-draws-you = { $other_seat } zieht … Du ziehst …
web-winchester-going-once = Zum Ersten …
web-winchester-going-twice = Zum Zweiten …
web-winchester-outbid = { $seat } überbietet dich: { MONEY($amount) }
web-winchester-proof = Ziehung prüfen
# Movement
web-winchester-movement = Bewegung
web-winchester-movement-note = wähle ein Fahrzeug
web-winchester-locomotive = Lok
web-winchester-boat = Schiff
web-winchester-stops = Felder
web-winchester-square = Feld { $square }
web-winchester-stay = Feld { $square } (bleiben)
web-winchester-leave = Stehen lassen
web-winchester-stop-here = Auf Feld { $square } halten
web-winchester-stop-stay = Auf Feld { $square } lassen
web-winchester-pays-nobody = Hier verdient niemand etwas.
web-winchester-other-stops = Andere Felder
# Rumor
web-winchester-rumor = Gerücht
web-winchester-rumor-note = sieh dir eine Karte an
web-winchester-secret = { $position ->
    [1] erstes
   *[2] zweites
}
web-winchester-sites = Minen und Ranch
web-winchester-noted = Notiert
web-winchester-notebook = Notizbuch
web-winchester-notebook-empty = Notizbuch: leer
web-winchester-note-card = Parzelle { $plot }: { $amount ->
    [0] nichts
   *[other] { MONEY($amount) }
}
# Mine
web-winchester-cash = Bargeld
web-winchester-so-far = bisher { $items }: { MONEY($amount) }
web-winchester-worth = Vermögen jetzt
web-winchester-payments = Zahlungen
web-winchester-counts = { $objective }: { MONEY($each) } für jede dieser Parzellen
web-winchester-plot-counts = Parzelle { $plot }: { MONEY($amount) } für deine Geheimen Ziele
web-winchester-pays-forest = { MONEY(3) } pro Waldparzelle
web-winchester-pays-desert = { MONEY(3) } pro Wüstenparzelle
web-winchester-pays-prairie = { MONEY(3) } pro Prärieparzelle
web-winchester-pays-river = { MONEY(3) } pro Parzelle am Fluss
web-winchester-pays-rails = { MONEY(3) } pro Parzelle an den Gleisen
web-winchester-pays-saloon = { MONEY(5) } pro Parzelle rings um den Saloon
web-winchester-pays-mine = { MONEY(5) } pro Mine
web-winchester-pays-ranch = { MONEY(3) } für die Ranch und jede Parzelle ringsum
web-winchester-pays-rumor = { MONEY(3) } pro Gerüchteplättchen
web-winchester-pays-movement = { MONEY(3) } pro Bewegungsplättchen
# Shared objectives
web-winchester-shared = Offene Ziele
web-winchester-shared-note = für den Ersten
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } mit dieser Parzelle
web-winchester-closer-to = Näher an
web-winchester-closer = Diese freien Parzellen bringen dich näher an „{ $objective }“
web-winchester-no-closer = Keine einzelne Parzelle bringt dich näher an „{ $objective }“
web-winchester-taken = ging an { $seat }
web-winchester-taken-you = ging an dich
web-winchester-claim = Beanspruchen
web-winchester-claims-done = Fertig
# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Erstes Ziel
   *[2] Zweites Ziel
}
web-winchester-sheet-plots = Meiste Parzellen
web-winchester-sheet-plots-note = Parzellen · größte Gruppe
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, vor { MONEY($next) }
web-winchester-sure = Wirklich?
web-winchester-go-on = Weiter
web-winchester-on = Vor

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Die Parzelle war hier etwa { MONEY($worth) } wert, geboten wurden { MONEY($bid) }.
winchester-why-let-go = Die Parzelle war hier etwa { MONEY($worth) } wert, und ein Gebot von { MONEY($bid) } war möglich.
winchester-why-smaller-raise = Wer weniger erhöht, behält mehr Geld, wenn es reicht.
winchester-why-larger-raise = Wer mehr erhöht, bringt die anderen früher zum Aufgeben.
winchester-why-duel = Ein Duell bringt die Parzelle in der Hälfte der Fälle ein, zum Höchstgebot.
winchester-why-no-duel = Ein Duell geht in der Hälfte der Fälle verloren.
winchester-suggestion-worth = Die Parzelle ist dir jetzt etwa { MONEY($worth) } wert.
winchester-suggestion-dear = Die Parzelle ist dir jetzt etwa { MONEY($worth) } wert: weniger als das nächste Gebot.
winchester-suggestion-broke = Für ein weiteres Gebot reicht dein Geld nicht.
winchester-suggestion-pass = { $share ->
    [0] Die Parzelle ist dir etwa { MONEY($worth) } wert, aber wenn du passt, behältst du dein Geld für spätere Parzellen.
   *[other] Die Parzelle ist dir etwa { MONEY($worth) } wert, aber wenn du passt, behältst du dein Geld für spätere Parzellen und bekommst bei diesem Preis { MONEY($share) }.
}

## Settings

web-set-confirmDuel = Duell bestätigen
web-set-confirmDuel-note = der Knopf fragt noch einmal
web-set-confirmPass = Passen bestätigen
web-set-confirmPass-note = der Knopf fragt noch einmal

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Auktion: Parzelle { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = Du: { MONEY($amount) }
web-winchester-beat-duel-called = Duell: { $seat } gegen { $other_seat }
web-winchester-beat-duel-called-you = Duell: du gegen { $other_seat }
web-winchester-beat-duel-called-to-you = Duell: { $seat } gegen dich
web-winchester-beat-duel-won = Peng! { $seat } gewinnt das Duell.
web-winchester-beat-duel-won-you = Peng! Du gewinnst das Duell.
web-winchester-beat-sold = Verkauft an { $seat }!
web-winchester-beat-sold-you = Verkauft an dich!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = Du: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: kein Trinkgeld
   *[other] { $seat }: { MONEY($amount) } Trinkgeld
}
web-winchester-beat-tips-you = { $amount ->
    [0] Du: kein Trinkgeld
   *[other] Du: { MONEY($amount) } Trinkgeld
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } zahlt dem Saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } zahlt je { MONEY($share) }.
       *[other] { $seat } zahlt je { MONEY($share) }, dem Saloon { MONEY($tip) }.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Du zahlst dem Saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] Du zahlst je { MONEY($share) }.
       *[other] Du zahlst je { MONEY($share) }, dem Saloon { MONEY($tip) }.
    }
}
web-winchester-beat-boat = { $seat } schickt das Schiff auf Feld { $square }.
web-winchester-beat-boat-you = Du schickst das Schiff auf Feld { $square }.
web-winchester-beat-locomotive = { $seat } schickt die Lokomotive auf Feld { $square }.
web-winchester-beat-locomotive-you = Du schickst die Lokomotive auf Feld { $square }.
web-winchester-beat-card = { $amount ->
    [0] Die Karte bringt { $seat } nichts.
   *[other] Die Karte bringt { $seat } { MONEY($amount) }.
}
web-winchester-beat-card-you = { $amount ->
    [0] Die Karte bringt dir nichts.
   *[other] Die Karte bringt dir { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } bekommt { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = Du bekommst { MONEY($amount) }: { $objective }
web-winchester-beat-pays = Peng! { $seat } zahlt { MONEY($amount) }
web-winchester-beat-pays-you = Peng! Du zahlst { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parzellen verkauft
web-luck-winchester = Gewonnene Duelle, verglichen mit der erwarteten Hälfte.
web-luck-winchester-tries = Duelle

## Questions to the table

topic-plots = parzellen, land, besitz
topic-tokens = plättchen, bonusplättchen
topic-duel-tokens = duellplättchen, duell-plättchen
topic-secrets = ziele, geheime ziele, geheimes ziel
topic-sale = versteigerung, auktion, verkauf, was wird versteigert
topic-bid = höchstgebot, wer führt, wer ist dabei
topic-shared = offene ziele, offenes ziel
topic-first = startspieler, wer beginnt, wer fängt an
topic-boat = schiff, fluss
topic-locomotive = lokomotive, lok, zug, gleise
topic-worth = wert, was ist sie wert, was bringt sie
topic-most = meiste parzellen, die meisten parzellen
topic-saloon = saloon, trinkgeld
topic-left = wie weit, wie viele parzellen noch, wie lange noch
topic-plot = spielbrett, brett, plan, spielplan, karte, parzelle

## A new table

web-option-edition = Ausgabe
web-option-edition-note = Die beiden Ausgaben nummerieren die Parzellen verschieden.
web-option-edition-2020 = Nummern von 2020
web-option-edition-2019 = Nummern von 2019
web-option-bonus = Bonusplättchen
web-option-bonus-note = Verdeckt zeigt eine Parzelle ihr Plättchen erst, wenn sie gekauft wird.
web-option-bonus-open = offen
web-option-bonus-hidden = verdeckt
web-option-claims = Offene Ziele
web-option-claims-note = Ob man das Geld für ein Offenes Ziel sofort bekommt oder selbst daran denken muss.
web-option-claims-auto = automatisch
web-option-claims-manual = selbst beanspruchen
web-option-ledger = Geld
web-option-ledger-note = Wer sehen kann, wie viel Geld alle haben.
web-option-ledger-secret = geheim
web-option-ledger-helped = für Spieler sichtbar, nicht für Zuschauer
web-option-ledger-open = für alle sichtbar

## How to play

web-how-winchester-goal = Am reichsten sein, wenn alle 19 Parzellen verkauft sind. Parzellen bringen Geld durch ihre Plättchen, durch Minen und durch Ziele. Was du für eine Parzelle zahlst, geht an die anderen Spieler.
web-how-winchester-start = Jeder hat { MONEY(8) }, ein Duellplättchen und zwei Geheime Ziele; Geld und Geheime Ziele bleiben verborgen. Fünf Offene Ziele liegen aus, darunter { MONEY(3) } bis { MONEY(7) }. Jede Parzelle hat ein Plättchen, Minen und Ranch eine verdeckte Karte. Im Saloon liegen { MONEY(1) } Trinkgeld.
web-how-winchester-step-1-title = Eine Parzelle wird gezogen
web-how-winchester-step-1 = Der Startspieler zieht zufällig eine Parzelle. Alle sehen ihre Landschaft und ihr Plättchen.
web-how-winchester-step-2-title = Bieten oder passen
web-how-winchester-step-2 = Reihum wird mindestens { MONEY(1) } mehr geboten oder gepasst. Wer passt, scheidet aus dieser Auktion aus. Bietet niemand, muss der Startspieler die Parzelle für { MONEY(1) } kaufen.
web-how-winchester-step-3-title = Der Käufer zahlt an die anderen
web-how-winchester-step-3 = Der Preis wird zu gleichen Teilen unter den anderen Spielern aufgeteilt. Was sich nicht teilen lässt, kommt als Trinkgeld in den Saloon.
web-how-winchester-step-4-title = Das Plättchen wird genutzt
web-how-winchester-step-4 = Der Käufer nutzt das Plättchen sofort und behält es. Auf einer Mine oder der Ranch wird eine verdeckte Karte umgedreht; die Bank zahlt ihren Betrag.
web-how-winchester-step-5-title = Die Ziele werden geprüft
web-how-winchester-step-5 = Wer ein Offenes Ziel zuerst erfüllt, nimmt das Geld darunter. Dann wird der Käufer Startspieler und eröffnet die nächste Auktion.
web-how-winchester-pay-title = { MONEY(7) } für drei
web-how-winchester-pay = Ann kauft eine Parzelle für { MONEY(7) }. Ben, Cleo und Dan bekommen je { MONEY(2) }. Die restlichen { MONEY(1) } kommen in den Saloon.
web-how-winchester-move-title = Die Lokomotive zahlt
web-how-winchester-move = Ann besitzt Parzelle 8, Ben Parzelle 14. Mit einem Bewegungsplättchen hält Ann die Lokomotive zwischen beiden an: Die Bank zahlt jedem von ihnen { MONEY(1) }.
web-how-winchester-duel-title = Ein Duell
web-how-winchester-duel = Nur Ann und Ben sind noch in der Auktion, und Ben hat { MONEY(4) } geboten. Ann ist dran und setzt ihr Duellplättchen ein. Beide nehmen eine von zwei Karten. Wer Peng hat, kauft die Parzelle für { MONEY(4) }; der andere geht leer aus. Jeder hat ein Duellplättchen pro Partie.
web-how-winchester-movement = Bewege das Schiff oder die Lokomotive. Die Bank zahlt { MONEY(1) } für jede Parzelle neben dem Feld an ihren Besitzer.
web-how-winchester-saloon = Nimm alles Trinkgeld im Saloon außer dem aus diesem Kauf.
web-how-winchester-rumor = Sieh eine verdeckte Karte an: ein Geheimes Ziel eines Gegners, eine Mine oder die Ranch.
web-how-winchester-score = Nach der 19. Parzelle zählen alle zusammen: Bargeld, die zwei Geheimen Ziele und { MONEY(5) } für die meisten Parzellen. Wer am reichsten ist, gewinnt.
web-how-winchester-tokens = Die drei Plättchen
web-how-winchester-secrets = Geheime Ziele (zahlen am Ende)

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Aufbau
web-winchester-drawn-plot = Parzelle zum Verkauf
web-winchester-drawn-duel = Duell

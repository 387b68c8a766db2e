### German. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = So wird { $game } gespielt
web-how-goal = Das Ziel
web-how-start = Zu Beginn
web-how-turn = Ein Zug in fünf Bildern
web-how-round = Eine Runde in fünf Bildern
web-how-examples = Beispiele
web-how-tokens = Die drei Plättchen
web-how-secrets = Geheime Ziele, am Ende ausgezahlt
web-how-places = Die Orte der Reihe nach
web-how-score = Wertung
web-how-score-example = Ein Beispiel
web-how-numbered = Nummerierte Regeln
web-how-print = Drucken

## Winchester

web-how-winchester-goal = Am reichsten sein, wenn alle 19 Parzellen verkauft sind. Parzellen bringen Geld durch ihre Plättchen, durch Minen und durch Ziele. Was du für eine Parzelle zahlst, geht an die anderen Spieler.
web-how-winchester-start = Jeder hat { MONEY(8) }, ein Duellplättchen und zwei Geheime Ziele. Geld und Ziele bleiben vor den anderen verborgen.
web-how-winchester-step-1-title = Eine Parzelle wird gezogen
web-how-winchester-step-1 = Der Startspieler zieht zufällig eine Parzelle. Alle sehen ihre Landschaft und ihr Plättchen.
web-how-winchester-step-2-title = Bieten oder passen
web-how-winchester-step-2 = Reihum wird mindestens { MONEY(1) } mehr geboten oder gepasst. Wer passt, scheidet aus dieser Auktion aus. Bietet niemand, kauft der Startspieler die Parzelle für { MONEY(1) }.
web-how-winchester-step-3-title = Der Käufer zahlt an die anderen
web-how-winchester-step-3 = Der Preis wird zu gleichen Teilen unter den anderen Spielern aufgeteilt. Was sich nicht teilen lässt, kommt als Trinkgeld in den Saloon.
web-how-winchester-step-4-title = Das Plättchen wird genutzt
web-how-winchester-step-4 = Der Käufer nutzt das Plättchen sofort. Auf einer Mine oder der Ranch wird eine verdeckte Karte umgedreht; die Bank zahlt ihren Betrag.
web-how-winchester-step-5-title = Die Ziele werden geprüft
web-how-winchester-step-5 = Ein Offenes Ziel zahlt dem, der es zuerst erfüllt. Dann eröffnet der Käufer die nächste Auktion.
web-how-winchester-pay-title = { MONEY(7) } für drei
web-how-winchester-pay = Ann kauft eine Parzelle für { MONEY(7) }. Ben, Cleo und Dan bekommen je { MONEY(2) }. Die restlichen { MONEY(1) } kommen in den Saloon.
web-how-winchester-move-title = Die Lokomotive zahlt
web-how-winchester-move = Ann besitzt Parzelle 8, Ben Parzelle 14. Mit einem Bewegungsplättchen hält Ann die Lokomotive zwischen beiden an: Die Bank zahlt jedem von ihnen { MONEY(1) }.
web-how-winchester-duel-title = Ein Duell
web-how-winchester-duel = Nur Ann und Ben sind noch in der Auktion, und Ben hat { MONEY(4) } geboten. Ann ist dran und setzt ihr Duellplättchen ein. Beide nehmen eine von zwei Karten. Wer Peng hat, kauft die Parzelle für { MONEY(4) }; der andere geht leer aus. Jeder hat ein Duellplättchen pro Partie.
web-how-winchester-movement = Bewege das Schiff oder die Lokomotive. Die Bank zahlt { MONEY(1) } für jede Parzelle neben dem Feld an ihren Besitzer.
web-how-winchester-saloon = Nimm alles Trinkgeld im Saloon außer dem aus diesem Kauf.
web-how-winchester-rumor = Sieh eine verdeckte Karte an: ein Geheimes Ziel eines Gegners, eine Mine oder die Ranch.
web-how-winchester-score = Nach der 19. Parzelle zählen alle: Bargeld, die zwei Geheimen Ziele und { MONEY(5) } für die meisten Parzellen. Wer am reichsten ist, gewinnt.

## Dice Town

web-how-dicetown-goal = Die meisten Punkte haben, wenn die Goldmine leer ist oder alle Besitzrechte vergeben sind.
web-how-dicetown-start = Jeder hat fünf Würfel und { DOLLARS(8) }. Einer hat den Sheriffstern. In der Mine liegen 30 Nuggets, in der Bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Würfeln und wählen
web-how-dicetown-step-1 = Alle würfeln verdeckt und wählen, welche Würfel sie behalten. Ein Würfel ist kostenlos. Jeder weitere kostet { DOLLARS(1) }, keinen zu behalten auch. Das Geld kommt in die Postkutsche.
web-how-dicetown-step-2-title = Aufdecken und weiterwürfeln
web-how-dicetown-step-2 = Alle heben gleichzeitig die Becher und würfeln mit den übrigen Würfeln neu. Sobald jemand fünf Würfel behalten hat, würfeln alle anderen noch einmal und behalten alles.
web-how-dicetown-step-3-title = Die Stadt besuchen
web-how-dicetown-step-3 = An jedem Ort handelt, wer die meisten Würfel der passenden Seite hat. Bei Gleichstand entscheidet der Sheriff. Wer beteiligt ist, darf ihn bestechen.
web-how-dicetown-step-4-title = Die beste Kombination
web-how-dicetown-step-4 = Die beste Pokerkombination bringt im Rathaus ein Besitzrecht und für jedes A darin eins mehr.
web-how-dicetown-step-5-title = Die Übrigen gehen zu Doc Badluck
web-how-dicetown-step-5 = Wer keinen Ort beherrscht hat, nimmt ein Elixier. Das Geld aus der Postkutsche liegt nun in der Bank, als Beute der nächsten Runde.
web-how-dicetown-keep-title = Was Würfel kosten
web-how-dicetown-keep = Ann hat 9 9 J Q K geworfen und behält beide 9er: Der erste ist kostenlos, der zweite kostet { DOLLARS(1) }. Drei Würfel würden { DOLLARS(2) } kosten.
web-how-dicetown-town-title = Wer bekommt was
web-how-dicetown-town = Ann hat die meisten 9er und nimmt 3 Nuggets. Ben hat die meisten 10er und K: alle Scheine der Bank und den Stern. Cleo hat die meisten J, zieht vier Karten und behält eine. Der Vierling ist auch die beste Kombination: Mit einem A nimmt Cleo zwei Besitzrechte.
web-how-dicetown-tie-title = Ein Gleichstand
web-how-dicetown-tie = Ann und Ben haben je zwei 10er. Beide machen dem Sheriff gleichzeitig ein Angebot. Der Sheriff wählt Ben: Ben zahlt sein Angebot und raubt die Bank aus. Ann behält das eigene.
web-how-dicetown-score = Jedes Nugget ist 1 Punkt wert, je { DOLLARS(2) } sind 1 Punkt, der Stern 5. Ausrüstung und Besitzrechte zählen ihren Wert. Die meisten Punkte gewinnen.

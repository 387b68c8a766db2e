### Dutch. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Zo speel je { $game }
web-how-goal = Het doel
web-how-start = Aan het begin
web-how-turn = Een beurt in vijf plaatjes
web-how-round = Een ronde in vijf plaatjes
web-how-examples = Voorbeelden
web-how-tokens = De drie fiches
web-how-secrets = Geheime doelen, aan het einde uitbetaald
web-how-places = De plekken op volgorde
web-how-score = Telling
web-how-score-example = Een voorbeeld
web-how-numbered = Genummerde regels
web-how-print = Afdrukken

## Winchester

web-how-winchester-goal = De rijkste speler zijn als alle 19 percelen zijn verkocht. Percelen leveren geld op door hun fiches, door mijnen en door doelen. Wat je voor een perceel betaalt, gaat naar de andere spelers.
web-how-winchester-start = Elke speler heeft { MONEY(8) }, een duelfiche en twee geheime doelen. Geld en doelen blijven verborgen voor de anderen.
web-how-winchester-step-1-title = Een perceel wordt getrokken
web-how-winchester-step-1 = De startspeler trekt een willekeurig perceel. Iedereen ziet het terrein en de fiche.
web-how-winchester-step-2-title = Bieden of passen
web-how-winchester-step-2 = Om de beurt bied je minstens { MONEY(1) } meer of pas je. Wie past, ligt uit deze veiling. Biedt niemand, dan koopt de startspeler het perceel voor { MONEY(1) }.
web-how-winchester-step-3-title = De koper betaalt de anderen
web-how-winchester-step-3 = De prijs wordt gelijk verdeeld over de andere spelers. Wat niet te verdelen is, gaat als fooi naar de saloon.
web-how-winchester-step-4-title = De fiche wordt gebruikt
web-how-winchester-step-4 = De koper gebruikt de fiche meteen. Op een mijn of de ranch wordt een verborgen kaart omgedraaid; de bank betaalt het bedrag.
web-how-winchester-step-5-title = De doelen worden bekeken
web-how-winchester-step-5 = Een gemeenschappelijk doel betaalt de eerste speler die het haalt. Daarna opent de koper de volgende veiling.
web-how-winchester-pay-title = { MONEY(7) } voor drie
web-how-winchester-pay = Ann koopt een perceel voor { MONEY(7) }. Ben, Cleo en Dan krijgen ieder { MONEY(2) }. De { MONEY(1) } die overblijft, gaat naar de saloon.
web-how-winchester-move-title = De locomotief betaalt
web-how-winchester-move = Ann heeft perceel 8, Ben perceel 14. Met een bewegingsfiche laat Ann de locomotief ertussen stoppen: de bank betaalt ieder van hen { MONEY(1) }.
web-how-winchester-duel-title = Een duel
web-how-winchester-duel = Alleen Ann en Ben zitten nog in de veiling, en Ben heeft { MONEY(4) } geboten. Ann is aan de beurt en zet de duelfiche in. Ieder neemt een van twee kaarten. De speler met Bang koopt het perceel voor { MONEY(4) }, de ander krijgt niets. Elke speler heeft één duelfiche per partij.
web-how-winchester-movement = Verplaats de boot of de locomotief. De bank betaalt { MONEY(1) } voor elk perceel naast het veld, aan de eigenaar.
web-how-winchester-saloon = Neem alle fooien in de saloon, behalve die van deze aankoop.
web-how-winchester-rumor = Bekijk een verborgen kaart: een geheim doel van een tegenstander, een mijn of de ranch.
web-how-winchester-score = Na het 19e perceel telt iedereen: het contant geld, de twee geheime doelen en { MONEY(5) } voor de meeste percelen. De rijkste speler wint.

## Dice Town

web-how-dicetown-goal = De meeste punten hebben als de goudmijn leeg is of alle eigendomskaarten zijn genomen.
web-how-dicetown-start = Elke speler heeft vijf dobbelstenen en { DOLLARS(8) }. Eén speler heeft de sheriffster. In de mijn liggen 30 goudklompjes, in de bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Gooien en kiezen
web-how-dicetown-step-1 = Iedereen gooit in het geheim en kiest welke dobbelstenen blijven liggen. Eén dobbelsteen is gratis. Elke volgende kost { DOLLARS(1) }, en niets houden ook. Het geld gaat naar de postkoets.
web-how-dicetown-step-2-title = Onthullen en opnieuw gooien
web-how-dicetown-step-2 = Iedereen tilt tegelijk de beker op en gooit de rest opnieuw. Zodra iemand vijf dobbelstenen heeft gehouden, gooit ieder ander nog één keer en houdt alles.
web-how-dicetown-step-3-title = De stad bezoeken
web-how-dicetown-step-3 = Op elke plek handelt de speler met de meeste dobbelstenen van die zijde. Bij een gelijke stand beslist de sheriff. De spelers die gelijk staan, mogen hem omkopen.
web-how-dicetown-step-4-title = De beste hand
web-how-dicetown-step-4 = De beste pokerhand neemt een eigendomskaart in het Stadhuis, en één meer voor elke A erin.
web-how-dicetown-step-5-title = De rest gaat naar Doc Badluck
web-how-dicetown-step-5 = Spelers die geen enkele plek beheersten, nemen een elixer. Het geld uit de postkoets ligt nu in de bank, als buit voor de volgende ronde.
web-how-dicetown-keep-title = Wat dobbelstenen kosten
web-how-dicetown-keep = Ann heeft 9 9 J Q K gegooid en houdt beide 9’s: de eerste is gratis, de tweede kost { DOLLARS(1) }. Drie dobbelstenen zouden { DOLLARS(2) } kosten.
web-how-dicetown-town-title = Wie krijgt wat
web-how-dicetown-town = Ann heeft de meeste 9’s en neemt 3 goudklompjes. Ben heeft de meeste 10’s en K’s: alle biljetten in de bank, en de ster. Cleo heeft de meeste J’s, trekt vier kaarten en houdt er één. Vier gelijke is ook de beste hand: met één A neemt Cleo twee eigendomskaarten.
web-how-dicetown-tie-title = Een gelijke stand
web-how-dicetown-tie = Ann en Ben hebben elk twee 10’s. Ze doen de sheriff tegelijk een aanbod. De sheriff kiest Ben: Ben betaalt het aanbod en berooft de bank. Ann houdt het hare.
web-how-dicetown-score = Elk goudklompje is 1 punt waard, elke { DOLLARS(2) } is 1 punt, de ster 5. Uitrusting en eigendomskaarten tellen voor hun waarde. De meeste punten winnen.

### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dés
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Chacun choisit en secret les dés à garder.
dicetown-question-keep-you = Tu as obtenu { $dice }. Quels dés gardes-tu ?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = On peut jouer la carte Joueur professionnel.
dicetown-question-turn-you = Tu joues la carte Joueur professionnel pour tourner un de tes dés ?
dicetown-question-turn-none-you = On peut jouer la carte Joueur professionnel. Tu ne l’as pas.
dicetown-question-react = { $situation } On peut jouer la carte { $card }.
dicetown-question-react-you = { $situation } Tu joues la carte { $card } ?
dicetown-question-react-none-you = { $situation } On peut jouer la carte { $card }. Tu ne l’as pas.
dicetown-question-shares = { $robber_seat } braque la banque : { DOLLARS($bills) }. On peut jouer la carte Parts égales.
dicetown-question-shares-you = { $robber_seat } braque la banque : { DOLLARS($bills) }. Tu en prends { DOLLARS($share) } avec Parts égales ?
dicetown-question-shares-none-you = { $robber_seat } braque la banque : { DOLLARS($bills) }. Tu n’as pas la carte Parts égales.
dicetown-question-marshal = { $player_seat } va prendre l’étoile de shérif. On peut jouer la carte Marshal.
dicetown-question-marshal-you = { $player_seat } va prendre l’étoile de shérif. Tu l’empêches avec Marshal ?
dicetown-question-marshal-none-you = { $player_seat } va prendre l’étoile de shérif. Tu n’as pas la carte Marshal.
dicetown-question-counter = { $player_seat } joue la carte { $card } : { $about }. On peut répondre par Avis de recherche.
dicetown-question-counter-you = { $player_seat } joue la carte { $card } : { $about }. Tu l’annules avec Avis de recherche ?
dicetown-question-counter-none-you = { $player_seat } joue la carte { $card } : { $about }. Tu n’as pas d’Avis de recherche pour l’annuler.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } va chez Doc Badluck.
dicetown-about-visits-you = Tu vas chez Doc Badluck.
dicetown-about-dynamite = { $double } pépites au lieu de { $count }
dicetown-about-barmaids = un second vol
dicetown-about-corruption = un titre de plus de la pioche
dicetown-about-credit = une visite de plus au General Store
dicetown-about-elixir = une visite chez Doc Badluck
dicetown-about-marshal = l’étoile reste à { $seat }
dicetown-about-shares = { DOLLARS($share) } du butin
dicetown-about-joe = { DOLLARS($bills) } { DE($target_seat) }
dicetown-about-brute = { $dice } gratuitement
dicetown-about-gambler = { $die } devient { $face }
dicetown-question-offer = Égalité pour { $place }. Les joueurs à égalité font leurs offres au shérif, { $sheriff_seat }.
dicetown-question-offer-you = Tu es à égalité pour { $place }. Que proposes-tu au shérif, { $sheriff_seat } ?
dicetown-question-offer-sheriff = Égalité pour { $place }. Les joueurs à égalité te font leurs offres : le shérif, c’est toi.
dicetown-question-leader = Égalité entre { $tied_seats } pour { $place }. Le shérif, { $seat }, tranche.
dicetown-question-leader-you = Égalité entre { $tied_seats } pour { $place }. Tu portes l’étoile : qui l’emporte ?
dicetown-question-leader-tied = Égalité avec { $rival_seats } pour { $place }. Le shérif, { $seat }, tranche.
dicetown-question-leader-tied-you = Égalité avec { $rival_seats } pour { $place }. Tu portes l’étoile : qui l’emporte ?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } ne peut pas payer tous ses dés et choisit lesquels garder.
dicetown-question-trim-you = { $count ->
    [one] Ta Brute a été annulée et tu ne peux payer aucun dé de plus. Lequel gardes-tu ?
   *[other] Ta Brute a été annulée et tu ne peux payer que { $count } dés. Lesquels gardes-tu ?
}
dicetown-question-card = { $count ->
    [one] { $seat } regarde une carte du General Store.
   *[other] { $seat } choisit une carte parmi { $count } au General Store.
}
dicetown-question-card-you = { $count ->
    [one] Tu as pioché une carte au General Store. Prends-la.
   *[other] Tu as pioché { $count } cartes au General Store. Laquelle gardes-tu ?
}
dicetown-question-rob = { $seat } choisit une victime au saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Tu contrôles le saloon avec une Q. Chez qui pioches-tu une carte ?
   *[other] Tu contrôles le saloon avec { $count } Q. Chez qui pioches-tu des cartes ?
}
dicetown-question-steal = { $seat } choisit une des cartes { DE($victim_seat) }.
dicetown-question-steal-you = Laquelle des cartes { DE($victim_seat) } gardes-tu ?
dicetown-question-order = Le shérif, { $seat }, fixe l’ordre des visites chez Doc Badluck.
dicetown-question-order-you = Tu portes l’étoile. Dans quel ordre va-t-on chez Doc Badluck ?
dicetown-question-visit = { $seat } choisit un élixir chez Doc Badluck.
dicetown-question-visit-you = Doc Badluck a quelque chose pour toi. Quel élixir prends-tu ?
dicetown-question-joe = { $seat } tombe sur Joe le Nerveux et choisit qui doit payer.
dicetown-question-joe-you = Tu tombes sur Joe le Nerveux. Qui doit te payer ?
dicetown-question-giver-friendship = { $seat } choisit à qui demander une carte General Store.
dicetown-question-giver-friendship-you = Amitié : à qui demandes-tu une carte General Store ?
dicetown-question-giver-dominion = { $seat } choisit à qui demander un titre de propriété.
dicetown-question-giver-dominion-you = Domination : à qui demandes-tu un titre de propriété ?
dicetown-question-gift-friendship = { $seat } choisit la carte General Store à donner à { $taker_seat }.
dicetown-question-gift-friendship-you = Quelle carte General Store donnes-tu à { $taker_seat } ?
dicetown-question-gift-dominion = { $seat } choisit le titre de propriété à donner à { $taker_seat }.
dicetown-question-gift-dominion-you = Quel titre de propriété donnes-tu à { $taker_seat } ?
dicetown-question-protect = { $seat } choisit deux titres à protéger.
dicetown-question-protect-you = Quels titres mets-tu à l’abri du vol ? Choisis-en deux.
dicetown-question-winner = Égalité jusqu’au bout. Le shérif, { $seat }, désigne le gagnant.
dicetown-question-winner-you = Égalité jusqu’au bout, et tu portes l’étoile. Qui gagne ?
dicetown-question-over = La partie est finie. La ville est à { $winner_seats }.
dicetown-question-over-you = La partie est finie. La ville est à toi.
# While chance is at work.
dicetown-draw-deal = On prépare la table.
dicetown-draw-roll = Les dés roulent sous les gobelets.
dicetown-draw-store = On pioche des cartes General Store.
dicetown-draw-theft = On pioche dans la main d’un joueur.
dicetown-draw-property = On pioche des titres.
dicetown-draw-elixir = On pioche un élixir.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Garder { $dice }, gratuit
   *[other] Garder { $dice } pour { DOLLARS($cost) }
}
dicetown-label-keep-none = Ne rien garder pour { DOLLARS(1) }
dicetown-label-brute = Garder { $dice } avec la Brute
dicetown-label-trim = Garder { $dice }
dicetown-label-pass = Passer
dicetown-label-play = Jouer { $card }
dicetown-label-turn = Tourner { $die } sur { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = { $offer ->
    [rien] Ne rien proposer
   *[other] Proposer { $offer }
}
dicetown-label-leader = Désigner { $seat }
dicetown-label-card = Choisir : { $card }
dicetown-label-joe = Envoyer Joe chez { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Chez { $victim_seat } : 1 titre
       *[other] Chez { $victim_seat } : { $properties } titres
    }
    [one] { $properties ->
        [0] Chez { $victim_seat } : 1 carte General Store
        [one] Chez { $victim_seat } : 1 carte General Store, 1 titre
       *[other] Chez { $victim_seat } : 1 carte General Store, { $properties } titres
    }
   *[other] { $properties ->
        [0] Chez { $victim_seat } : { $store } cartes General Store
        [one] Chez { $victim_seat } : { $store } cartes General Store, 1 titre
       *[other] Chez { $victim_seat } : { $store } cartes General Store, { $properties } titres
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Prendre { $elixir }
dicetown-label-elixir-top = Prendre celui du dessus, sans le voir
dicetown-label-giver = Demander à { $seat }
dicetown-label-protect = Protéger { $cards }
dicetown-label-winner = { $seat } gagne
dicetown-label-deal = Préparer la table
dicetown-label-roll = Lancer les dés
dicetown-label-draw = Piocher { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = la mine d’or
dicetown-place-bank = la banque
dicetown-place-store = le General Store
dicetown-place-saloon = le saloon
dicetown-place-office = le bureau du shérif
dicetown-place-hall = la mairie
# Cards whose faces the reader may see.
dicetown-card-brute = Brute
dicetown-card-gambler = Joueur professionnel
dicetown-card-dynamite = Dynamite
dicetown-card-barmaids = Serveuses
dicetown-card-corruption = Corruption
dicetown-card-credit = Crédit illimité
dicetown-card-joe = Joe le Nerveux
dicetown-card-marshal = Marshal
dicetown-card-shares = Parts égales
dicetown-card-wanted = Avis de recherche
dicetown-card-elixir = Élixir
dicetown-card-equipment-1 = Gourde (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Bottes (3)
dicetown-card-equipment-4 = Selle (4)
dicetown-card-equipment-5 = Carabine (5)
dicetown-card-equipment-6 = Mule (6)
dicetown-card-equipment-7 = Chariot (7)
dicetown-card-equipment-8 = Cheval (8)
dicetown-card-property-1 = Tente (1)
dicetown-card-property-2 = Cabane (2)
dicetown-card-property-3 = Ferme (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Manoir (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [1] une carte General Store
    [one] { $count } carte General Store
   *[other] { $count } cartes General Store
}
dicetown-back-property = { $count ->
    [1] un titre
    [one] { $count } titre
   *[other] { $count } titres
}
dicetown-elixir-wealth = Richesse
dicetown-elixir-friendship = Amitié
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Chance
dicetown-elixir-power = Pouvoir
dicetown-elixir-protection = Protection
dicetown-elixir-dominion = Domination
dicetown-nothing = rien
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = libre : { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, avec la meilleure main : { $worth }
   *[other] { $leader_seats }, avec { $count } : { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand } : { $worth }
dicetown-fact-tied = { $worth }, égalité : { $leader_seats }
dicetown-fact-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
dicetown-fact-score-seen = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
} + { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Tout le monde a vu dans la main { DE($seat) } : { $cards }.
dicetown-worth-mine = { $count ->
    [0] aucune pépite
    [one] encore { $count } pépite
   *[other] encore { $count } pépites
}
dicetown-worth-bank = { $bills ->
    [0] vide
   *[other] { DOLLARS($bills) } de butin
}
dicetown-worth-store = une carte à garder
dicetown-worth-saloon = une carte à voler
dicetown-worth-office = l’étoile
dicetown-worth-hall = { $points ->
    [0] tout est pris
   *[other] le prochain vaut { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Il ne reste pas de pépite
    [one] { $count } pépite pour toi : { $count } point
   *[other] { $count } pépites pour toi : { $count } points
}
dicetown-own-bank = { $bills ->
    [0] Rien à prendre, mais tu contrôles un lieu
   *[other] { DOLLARS($bills) } pour toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Tu pioches une carte et la gardes, deux fois
       *[other] Tu pioches { $count } cartes et en gardes une, deux fois
    }
   *[other] { $count ->
        [one] Tu pioches une carte et la gardes
       *[other] Tu pioches { $count } cartes et en gardes une
    }
}
dicetown-own-saloon = { $count ->
    [0] Personne n’a de carte à voler
    [one] Tu pioches une carte chez un adversaire et la gardes
   *[other] Tu pioches { $count } cartes chez un adversaire et en gardes une
}
dicetown-own-saloon-later = { $count ->
    [one] Tu pioches une carte chez un adversaire et la gardes, si l’un d’eux en a une à ce moment-là
   *[other] Tu pioches jusqu’à { $count } cartes chez un adversaire et en gardes une, si l’un d’eux en a à ce moment-là
}
dicetown-own-done = Déjà réglé dans cette manche
dicetown-own-office-won = L’étoile pour toi : { $points } points
dicetown-own-office-kept = Tu gardes l’étoile : { $points } points
dicetown-own-hall = { $count ->
    [0] Il ne reste pas de titre
    [one] { $count } titre pour toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } titres pour toi : { $points } points
}
dicetown-own-doc-due = Tu ne contrôles rien pour l’instant : la visite t’attend
dicetown-own-doc-safe = Tu contrôles un lieu : pas de visite pour toi
dicetown-consequence-wasted = ne t’apporte rien pour l’instant
dicetown-consequence-joe = { $bills ->
    [0] rien à prendre
   *[other] { DOLLARS($bills) } pour toi
}
dicetown-consequence-offer = seulement si { $sheriff_seat } te choisit

## When a card is played, and what it does

dicetown-effect-brute = quand tu gardes au moins deux dés : tous gratuits
dicetown-effect-gambler = après avoir gardé des dés : tourne un des tiens sur la face de ton choix
dicetown-effect-dynamite = quand tu contrôles la mine d’or : deux fois plus de pépites
dicetown-effect-barmaids = quand tu contrôles le saloon : vole deux fois
dicetown-effect-corruption = quand tu contrôles la mairie : un titre de plus, pris sur la pioche
dicetown-effect-credit = quand tu contrôles le General Store : une visite de plus
dicetown-effect-joe = aussitôt : { DOLLARS(4) } d’un joueur de ton choix
dicetown-effect-marshal = quand l’étoile devrait changer de mains : elle reste où elle est
dicetown-effect-shares = quand quelqu’un d’autre braque la banque : la moitié du butin est pour toi
dicetown-effect-wanted = quand quelqu’un d’autre joue une carte General Store : elle est sans effet
dicetown-effect-elixir = quand quelqu’un va voir Doc Badluck : tu y vas aussi
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] à la fin : { $points } point
   *[other] à la fin : { $points } points
}
dicetown-effect-wealth = chacun des autres te donne { DOLLARS(2) }
dicetown-effect-charm = chacun des autres te donne 1 pépite
dicetown-effect-luck = une carte de la pioche General Store
dicetown-effect-power = l’étoile de shérif
dicetown-effect-protection = deux de tes titres sont à l’abri du vol
dicetown-effect-friendship = un joueur de ton choix te donne une carte General Store
dicetown-effect-dominion = un joueur de ton choix te donne un titre

## The story, the hand

dicetown-table-set = La table est prête. { $seat } porte l’étoile de shérif.
dicetown-table-set-you = La table est prête. Tu portes l’étoile de shérif.
dicetown-round = Manche { $round }.
dicetown-rolled = Tout le monde lance les dés sous son gobelet.
dicetown-rolled-you = Tu lances les dés : { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } garde { $dice }.
   *[other] { $seat } garde { $dice } pour { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Tu gardes { $dice }.
   *[other] Tu gardes { $dice } pour { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } ne garde rien et paie { DOLLARS($cost) }.
dicetown-kept-none-you = Tu ne gardes rien et tu paies { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } ne peut pas payer et ne garde que { $dice }.
   *[other] { $seat } paie { DOLLARS($cost) } et ne garde que { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Tu ne peux pas payer et ne gardes que { $dice }.
   *[other] Tu paies { DOLLARS($cost) } et ne gardes que { $dice }.
}
dicetown-brute-paid = { $seat } paie finalement { DOLLARS($cost) } pour les dés.
dicetown-brute-paid-you = Tu paies finalement { DOLLARS($cost) } pour les dés.
dicetown-moment-roll = Manche { $round }, lancer { $roll }
dicetown-moment-place = Manche { $round } : { $place }
dicetown-last-dice = { $seat } lance ses derniers dés : { $dice }.
dicetown-last-dice-you = Tu lances tes derniers dés : { $dice }.
dicetown-turned = { $seat } tourne un dé : { $die } devient { $face }.
dicetown-turned-you = Tu tournes un dé : { $die } devient { $face }.

## The story, the town

dicetown-led = { $seat } contrôle { $place }.
dicetown-led-you = Tu contrôles { $place }.
dicetown-led-hand = { $seat } contrôle { $place } : { $hand }.
dicetown-led-hand-you = Tu contrôles { $place } : { $hand }.
dicetown-played = { $seat } joue la carte { $card }.
dicetown-played-you = Tu joues la carte { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } joue la carte { $card } : { $die } doit devenir { $face }.
dicetown-played-turn-you = Tu joues la carte { $card } : { $die } doit devenir { $face }.
dicetown-countered = La carte { $card } { DE($seat) } reste sans effet.
dicetown-countered-you = Ta carte { $card } reste sans effet.
dicetown-dug = { $count ->
    [one] { $seat } déterre { $count } pépite.
   *[other] { $seat } déterre { $count } pépites.
}
dicetown-dug-you = { $count ->
    [one] Tu déterres { $count } pépite.
   *[other] Tu déterres { $count } pépites.
}
dicetown-bank = { $bills ->
    [0] { $seat } trouve la banque vide.
   *[other] { $seat } braque la banque et emporte { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Tu trouves la banque vide.
   *[other] Tu braques la banque et emportes { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } prend { DOLLARS($bills) } du butin { DE($other_seat) }.
dicetown-shared-you = Tu prends { DOLLARS($bills) } du butin { DE($other_seat) }.
dicetown-shared-to-you = { $seat } te prend { DOLLARS($bills) } de butin.
dicetown-coach = La diligence apporte { DOLLARS($bills) } à la banque.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] { $count } manche a été jouée.
   *[other] { $count } manches ont été jouées.
}
dicetown-recap-bills = Dollars : { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Pépites : { $before } → { $after }.
dicetown-recap-cards = Cartes : { $before } → { $after }.
dicetown-drew = { $seat } pioche { $cards }.
dicetown-drew-you = Tu pioches : { $cards }.
dicetown-kept-card = { $seat } garde { $card }.
dicetown-kept-card-you = Tu gardes : { $card }.
dicetown-store-shuffled = La défausse, mélangée, devient la nouvelle pioche General Store.
dicetown-joe-sent = { $seat } envoie Joe le Nerveux chez { $other_seat }.
dicetown-joe-sent-you = Tu envoies Joe le Nerveux chez { $other_seat }.
dicetown-joe-sent-to-you = { $seat } t’envoie Joe le Nerveux.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } n’a rien pour Joe le Nerveux.
   *[other] Joe le Nerveux prend { DOLLARS($bills) } à { $other_seat } pour { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } n’a rien pour Joe le Nerveux.
   *[other] Joe le Nerveux prend { DOLLARS($bills) } à { $other_seat } pour toi.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Tu n’as rien pour Joe le Nerveux.
   *[other] Joe le Nerveux te prend { DOLLARS($bills) } pour { $seat }.
}
dicetown-nobody-robbed = { $seat } ne trouve personne à voler.
dicetown-nobody-robbed-you = Tu ne trouves personne à voler.
dicetown-loot = { $seat } pioche { $cards } chez { $other_seat }.
dicetown-loot-you = Tu pioches chez { $other_seat } : { $cards }.
dicetown-loot-to-you = { $seat } pioche chez toi : { $cards }.
dicetown-stolen = { $seat } vole { $card } à { $other_seat }.
dicetown-stolen-you = Tu voles à { $other_seat } : { $card }.
dicetown-stolen-to-you = { $seat } te vole : { $card }.
dicetown-star = { $seat } prend l’étoile.
dicetown-star-you = Tu prends l’étoile.
dicetown-star-kept = { $seat } garde l’étoile.
dicetown-star-kept-you = Tu gardes l’étoile.
dicetown-properties = { $seat } prend { $cards }.
dicetown-properties-you = Tu prends { $cards }.
dicetown-corruption = { $seat } prend { $card } sur la pioche.
dicetown-corruption-you = Tu prends { $card } sur la pioche ; personne d’autre ne le voit.
dicetown-row-refilled = La rangée est complétée : { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $offer ->
    [rien] { $seat } ne propose rien à { $other_seat }.
   *[other] { $seat } propose à { $other_seat } : { $offer }.
}
dicetown-offer-you = { $offer ->
    [rien] Tu ne proposes rien à { $other_seat }.
   *[other] Tu proposes à { $other_seat } : { $offer }.
}
dicetown-offer-to-you = { $offer ->
    [rien] { $seat } ne te propose rien.
   *[other] { $seat } te propose : { $offer }.
}
dicetown-leader = Le shérif, { $seat }, donne { $place } à { $other_seat }.
dicetown-leader-you = Tu donnes { $place } à { $other_seat }.
dicetown-leader-to-you = Le shérif, { $seat }, te donne { $place }.
dicetown-leader-self = Le shérif, { $seat }, s’attribue { $place }.
dicetown-leader-self-you = Tu t’attribues { $place }.
dicetown-offer-taken = { $offer ->
    [rien] { $seat } ne remet rien à { $other_seat }.
   *[other] { $seat } remet à { $other_seat } : { $offer }.
}
dicetown-offer-taken-you = { $offer ->
    [rien] Tu ne remets rien à { $other_seat }.
   *[other] Tu remets à { $other_seat } : { $offer }.
}
dicetown-offer-taken-to-you = { $offer ->
    [rien] { $seat } ne te remet rien.
   *[other] { $seat } te remet : { $offer }.
}

## The story, Doc Badluck

dicetown-visits = { $seat } fixe l’ordre chez Doc Badluck : { $visitor_seats }.
dicetown-visits-you = Tu fixes l’ordre chez Doc Badluck : { $visitor_seats }.
dicetown-elixir-taken = { $seat } prend l’élixir { $elixir }.
dicetown-elixir-taken-you = Tu prends l’élixir { $elixir }.
dicetown-elixir-drawn = { $seat } prend l’élixir du dessus : { $elixir }.
dicetown-elixir-drawn-you = Tu prends l’élixir du dessus : { $elixir }.
dicetown-wealth = { $bills ->
    [0] Personne n’a un dollar pour { $seat }.
   *[other] Les autres donnent { DOLLARS($bills) } à { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Personne n’a un dollar pour toi.
   *[other] Les autres te donnent { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Personne n’a de pépite pour { $seat }.
    [one] Les autres donnent 1 pépite à { $seat }.
   *[other] Les autres donnent { $count } pépites à { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Personne n’a de pépite pour toi.
    [one] Les autres te donnent 1 pépite.
   *[other] Les autres te donnent { $count } pépites.
}
dicetown-luck = { $seat } pioche { $card }.
dicetown-luck-you = Tu pioches : { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } demande { $card } à { $other_seat }.
dicetown-giver-you = Tu demandes { $card } à { $other_seat }.
dicetown-giver-to-you = { $seat } te demande { $card }.
dicetown-given = { $seat } donne { $card } à { $other_seat }.
dicetown-given-you = Tu donnes à { $other_seat } : { $card }.
dicetown-given-to-you = { $seat } te donne : { $card }.
dicetown-protected = { $seat } met à l’abri du vol : { $cards }.
dicetown-protected-you = Tu mets à l’abri du vol : { $cards }.
dicetown-wasted = L’élixir { $elixir } reste sans effet pour { $seat }.
dicetown-wasted-you = L’élixir { $elixir } reste sans effet pour toi.
dicetown-elixir-replaced = Doc Badluck sort l’élixir { $elixir }.
dicetown-elixirs-shuffled = Les élixirs utilisés, mélangés, forment une nouvelle pioche.

## The story, the end

dicetown-ended-mine = La mine est épuisée. C’était la dernière manche.
dicetown-ended-properties = Tous les titres sont pris. C’était la dernière manche.
dicetown-ended-both = La mine est épuisée et tous les titres sont pris. C’était la dernière manche.
# By what the winner was ahead.
dicetown-won-points = { $seat } gagne avec { $points } points.
dicetown-won-points-you = Tu gagnes avec { $points } points.
dicetown-won-cards = Égalité à { $points } points : { $seat } gagne, avec plus de titres.
dicetown-won-cards-you = Égalité à { $points } points : tu gagnes, avec plus de titres.
dicetown-won-sheriff = Égalité à { $points } points : { $seat } gagne, par décision du shérif.
dicetown-won-sheriff-you = Égalité à { $points } points : tu gagnes, par décision du shérif.

## Why an answer is refused

dicetown-refusal-not-rolled = Ces dés ne sont pas sous ton gobelet.
dicetown-refusal-dice-price = { $bills ->
    [0] Tu n’as pas d’argent : garde exactement un dé.
   *[other] Tu n’as que { DOLLARS($bills) }. Un dé est gratuit, chaque dé de plus coûte { DOLLARS(1) }.
}
dicetown-refusal-order-pay = À une révélation, les dés coûtent au plus { DOLLARS($most) }.
dicetown-refusal-order-amount = Un montant est compris entre { DOLLARS(0) } et { DOLLARS($most) }.
dicetown-refusal-no-brute = Tu n’as pas de Brute.
dicetown-refusal-brute-few = La Brute ne sert que si tu gardes deux dés ou plus.
dicetown-refusal-trim = { $count ->
    [one] Choisis exactement un des dés que tu as gardés.
   *[other] Choisis exactement { $count } des dés que tu as gardés.
}
dicetown-refusal-no-gambler = Tu n’as pas de Joueur professionnel.
dicetown-refusal-not-your-die = Tu n’as pas mis ce dé de côté.
dicetown-refusal-same-face = Tourne le dé sur une autre face.
dicetown-refusal-reaction-window = Pour l’instant, seule la carte { $card } peut se jouer.
dicetown-refusal-closed = La carte { $card } ne peut pas se jouer maintenant.
dicetown-refusal-not-held = Tu n’as pas la carte { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] Tu n’as pas de billet à proposer.
   *[other] Tu n’as que { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Tu n’as pas de pépite à proposer.
    [one] Tu n’as qu’une pépite.
   *[other] Tu n’as que { $nuggets } pépites.
}
dicetown-refusal-offer-cards = Ne propose que des cartes de ta main.
dicetown-refusal-not-tied = Choisis un des joueurs à égalité.
dicetown-refusal-card-not-drawn = Cette carte n’a pas été piochée.
dicetown-refusal-joe-is-played = Joe le Nerveux se joue tout de suite : choisis qui doit payer.
dicetown-refusal-joe-target = Choisis un autre joueur de cette table pour Joe le Nerveux.
dicetown-refusal-victim = Choisis quelqu’un d’autre, qui ait une carte à piocher.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Pioches-en exactement une. Cartes General Store : { $store } ; titres : { $properties }.
   *[other] Pioches-en exactement { $count }. Cartes General Store : { $store } ; titres : { $properties }.
}
dicetown-refusal-order = Nomme chaque visiteur une fois.
dicetown-refusal-elixir = Cet élixir n’est pas disponible.
dicetown-refusal-giver = Choisis quelqu’un d’autre, qui ait une carte de ce type.
dicetown-refusal-gift = Donne une carte de ta main, du type demandé.
dicetown-refusal-protect = { $count ->
    [one] Choisis exactement { $count } titre de ta main.
   *[other] Choisis exactement { $count } titres de ta main.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Cette donne est impossible avec cette boîte et ces options.
dicetown-refusal-roll = Les dés ne peuvent pas tomber ainsi.
dicetown-refusal-store-draw = Ces cartes ne peuvent pas venir de la pioche General Store.
dicetown-refusal-loot-draw = Ces cartes ne peuvent pas venir de la main de la victime.
dicetown-refusal-property-draw = Ces cartes ne peuvent pas venir de la pioche des titres.
dicetown-refusal-elixir-draw = Cette carte ne peut pas venir de la pioche des élixirs.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } compte { $count } dés ; il en faut { $printed }.
    [bills] { $file } compte { $count } billets ; il en faut { $printed }.
   *[nuggets] { $file } compte { $count } pépites ; il en faut { $printed }.
}
dicetown-components-properties = { $file } doit avoir 20 titres valant de 1 à 5.
dicetown-components-equipment = { $file } doit avoir 6 cartes Équipement, de valeurs différentes entre 1 et 8.
dicetown-components-actions = { $file } doit avoir les 13 cartes Action des règles imprimées.
dicetown-components-elixirs = { $file } doit avoir les 7 élixirs, chacun une fois.

## The terminal: the town

dicetown-panel-town = La ville, manche { $round }
# Names of places as headings.
dicetown-panel-place-mine = Mine d’or
dicetown-panel-place-bank = Banque
dicetown-panel-place-coach = Diligence
dicetown-panel-place-store = General Store
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Bureau du shérif
dicetown-panel-place-hall = Mairie
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = main
dicetown-panel-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] valeurs { $worth }
   *[other] valeurs { $worth }, encore { $count }
}
dicetown-panel-row-empty = tout est pris
# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = cinq identiques
dicetown-panel-hand-four = carré
dicetown-panel-hand-full = full
dicetown-panel-hand-straight = suite
dicetown-panel-hand-three = brelan
dicetown-panel-hand-pairs = deux paires
dicetown-panel-hand-pair = paire
dicetown-panel-hand-high = dé le plus haut
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind } aux { $high } par les { $low }
dicetown-hand-pairs = { $kind }, { $high } et { $low }
dicetown-hand-five = cinq { $high }
dicetown-hand-four = carré { $high ->
    [as] d’as
   *[other] de { $high }
}
dicetown-hand-one = { $kind } { $high ->
    [as] d’as
   *[other] de { $high }
}
dicetown-hand-high = { $kind } : { $high }
dicetown-hand-straight = { $kind } hauteur { $high }
dicetown-faces-9 = neuf
dicetown-faces-10 = dix
dicetown-faces-J = valets
dicetown-faces-Q = dames
dicetown-faces-K = rois
dicetown-faces-A = as
dicetown-face-9 = neuf
dicetown-face-10 = dix
dicetown-face-J = valet
dicetown-face-Q = dame
dicetown-face-K = roi
dicetown-face-A = as
dicetown-panel-guide = Ce que la ville t’offre
dicetown-panel-does-mine = Le plus de 9 : une pépite par 9.
dicetown-panel-does-bank = Le plus de 10 : tous les billets de la banque.
dicetown-panel-does-coach = Personne ne la contrôle : ce que coûtent les dés pendant cette manche sera le butin de la suivante.
dicetown-panel-does-store = Le plus de J : pioche une carte par J, gardes-en une. Deux fois à la manche 1.
dicetown-panel-does-saloon = Le plus de Q : pioche une carte par Q chez un adversaire, gardes-en une.
dicetown-panel-does-office = Le plus de K : l’étoile de shérif.
dicetown-panel-does-hall = La meilleure main : le prochain titre, et un de plus par A.
dicetown-panel-does-doc = Les joueurs qui n’ont contrôlé aucun lieu prennent un élixir.
dicetown-panel-played = Cartes jouées
dicetown-panel-used = Élixirs utilisés

## The terminal: players, what I know

dicetown-panel-players = Joueurs
dicetown-panel-signs = ★ shérif  ▸ toi
dicetown-panel-head-name = Joueur
dicetown-panel-head-dice = De côté
dicetown-panel-head-bills = Billets
dicetown-panel-head-nuggets = Pépites
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Cartes
dicetown-panel-head-properties = Titres
dicetown-panel-head-protected = À l’abri
dicetown-panel-mine = Caché aux autres
dicetown-panel-no-cards = Pas encore de carte.
dicetown-panel-equipment = Équipement
dicetown-panel-properties = Titres
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] valant { $worth } : { $points } point à la fin
   *[other] valant { $worth } : { $points } points à la fin
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Vu : { $place }
dicetown-panel-in-deck = pioche
dicetown-panel-in-discards = défausse

## The terminal: the decision and the answers

dicetown-panel-cup = Sous ton gobelet, avec { DOLLARS($bills) } à dépenser
dicetown-panel-aside = de côté :
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] aucun { DOLLARS($cost) }
    [one] 1 dé gratuit
   *[other] { $count } dés { DOLLARS($cost) }
}
dicetown-panel-brute = Avec la Brute, deux dés ou plus sont gratuits.
dicetown-panel-tied = À égalité avec { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = { $purse ->
    [rien] Tu n’as rien.
   *[other] Tu as { $purse }.
}
dicetown-panel-your-goods = Chez le shérif
dicetown-panel-offers = { $offer ->
    [rien] ne propose rien
   *[other] propose : { $offer }
}
# Beside what is to be typed.
dicetown-panel-type-keep = Garder ces dés : nommes-en autant que tu veux
dicetown-panel-type-none = N’en garder aucun pour { DOLLARS(1) }
dicetown-panel-type-brute = Garder ces dés et jouer la Brute
dicetown-panel-type-turn = Jouer la carte Joueur professionnel : tourner ce dé sur cette face
dicetown-panel-type-nothing = Ne rien proposer
dicetown-panel-type-offer = Proposer un lot de ce genre, avec ce que tu as

## Ties in the final ranking

dicetown-tie-cards = { $seat } devant { $other_seat } : égalité à { $points } points, mais plus de titres.
dicetown-tie-cards-you = Tu es devant { $other_seat } : égalité à { $points } points, mais plus de titres.
dicetown-tie-cards-to-you = { $seat } est devant toi : égalité à { $points } points, mais plus de titres.
dicetown-tie-sheriff = { $seat } devant { $other_seat } : égalité à { $points } points, par décision du shérif.
dicetown-tie-sheriff-you = Tu es devant { $other_seat } : égalité à { $points } points, par décision du shérif.
dicetown-tie-sheriff-to-you = { $seat } est devant toi : égalité à { $points } points, par décision du shérif.

## The terminal: the score sheet

dicetown-sheet-title = Décompte final
dicetown-sheet-nuggets = Pépites
dicetown-sheet-bills = Billets, 1 par { DOLLARS(2) }
dicetown-sheet-star = Étoile de shérif
dicetown-sheet-equipment = Équipement
dicetown-sheet-properties = Titres
dicetown-sheet-total = Total
dicetown-sheet-rank = Rang
dicetown-sheet-tied = { $count ->
    [one] Égalité à { $points } points : { $seat } a { $count } titre.
   *[other] Égalité à { $points } points : { $seat } a { $count } titres.
}
dicetown-sheet-by-points = Les points ont décidé.
dicetown-sheet-by-cards = Points à égalité : le nombre de titres a décidé.
dicetown-sheet-by-sheriff = Points et titres à égalité : le shérif a décidé.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dé est gratuit, chaque dé de plus coûte { DOLLARS(1) } ; n’en garder aucun coûte aussi { DOLLARS(1) }. Ce que tu gardes reste pour toute la manche.
dicetown-hint-town = Chaque face mène à un lieu : 9 la mine, 10 la banque, J le General Store, Q le saloon, K le bureau du shérif. Le joueur qui en a le plus contrôle ce lieu.
dicetown-hint-race = Dès que quelqu’un a ses cinq dés, tous les autres lancent une dernière fois et prennent ce qui vient.
dicetown-hint-hall = La meilleure main de poker rapporte un titre à la mairie, et un de plus pour chaque A.
dicetown-hint-nothing = Ne contrôler aucun lieu n’est pas un drame : Doc Badluck a alors un élixir pour toi.
dicetown-hint-poor = Sans argent, on garde exactement un dé.
dicetown-hint-trim = Garde les dés qui te donnent un lieu ; les autres sont relancés.
dicetown-hint-turn = Un seul dé tourné peut valoir un lieu, ou la meilleure main. Ensuite, la carte est perdue.
dicetown-hint-react = Une carte ne sert qu’à son moment, puis elle est perdue. Tu peux la garder pour une meilleure occasion.
dicetown-hint-counter = Avis de recherche annule une carte General Store, n’importe laquelle. Celle-ci en vaut-elle la peine ?
dicetown-hint-offer = Le shérif choisit librement entre les joueurs à égalité. Tu ne paies ton offre que s’il te choisit.
dicetown-hint-leader = Tu portes l’étoile : c’est toi qui tranches. Tu reçois l’offre du joueur choisi, et rien des autres.
dicetown-hint-card = L’Équipement vaut des points à la fin ; une carte Action sert à son moment. Personne ne voit ce que tu gardes.
dicetown-hint-rob = Plus tu pioches de cartes, meilleure est celle que tu gardes. Un titre vaut de 1 à 5 points.
dicetown-hint-steal = Celle que tu gardes est à toi ; tu rends les autres.
dicetown-hint-order = Le premier a le choix entre les deux élixirs visibles.
dicetown-hint-visit = Lis ce que font les deux élixirs, ou tente ta chance avec celui qui est caché.
dicetown-hint-joe = Choisis quelqu’un qui a encore { DOLLARS(4) }.
dicetown-hint-giver = C’est l’autre qui choisit quoi donner : demande à quelqu’un qui a peu de cartes.
dicetown-hint-gift = C’est toi qui choisis : donne ce qui te manquera le moins.
dicetown-hint-protect = Un titre protégé ne peut plus être volé. Prends tes meilleurs.
dicetown-hint-winner = Ta dernière décision de shérif.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Une manche a deux parties : d’abord les dés, puis la ville, lieu par lieu.
dicetown-tip-LastDiceRolled = Quelqu’un avait ses cinq dés ; les autres ont donc lancé une dernière fois et tout gardé.
dicetown-tip-NuggetsDug = Une pépite vaut un point. Quand la mine est épuisée, la partie prend fin après la manche.
dicetown-tip-BankRobbed = Le joueur qui contrôle la banque prend tous ses billets. Deux dollars valent un point.
dicetown-tip-CoachUnloaded = Ce que les dés coûtent dans cette manche est le butin de la suivante.
dicetown-tip-CardsDrawn = Au General Store, on garde une carte et on défausse les autres face cachée. À la première manche, on y va deux fois.
dicetown-tip-LootDrawn = Au saloon, on regarde des cartes d’un adversaire et on en garde une.
dicetown-tip-StarTaken = Le shérif tranche les égalités, et l’étoile vaut 5 points à la fin.
dicetown-tip-PropertiesTaken = La meilleure main rapporte le titre visible du bas. Quand tous les titres sont pris, la partie prend fin après la manche.
dicetown-tip-OfferMade = Les joueurs à égalité peuvent soudoyer le shérif. Seul le joueur choisi paie.
dicetown-tip-LeaderNamed = C’est le shérif qui tranche les égalités.
dicetown-tip-CardPlayed = Chaque carte Action a son moment. La partie s’y arrête même si personne n’a la carte, pour ne rien trahir.
dicetown-tip-ElixirTaken = Les joueurs qui n’ont contrôlé aucun lieu vont voir Doc Badluck et prennent un élixir.

## The lesson, a scripted first game

dicetown-lesson-goal = Une ville toute neuve du Far West attend son maître. À chaque manche, on lance des dés de poker, et les dés décident qui reçoit quoi en ville. Le but : avoir le plus de points à la fin. Les pépites, les dollars, l’étoile de shérif, les titres et l’équipement valent des points.
dicetown-lesson-cup = Voici ton gobelet. Tous les joueurs lancent cinq dés en secret. Chaque face mène à un lieu : 9 à la mine d’or, 10 à la banque, J au General Store, Q au saloon, K au bureau du shérif. Le joueur qui a le plus de dés d’une face contrôle ce lieu. Ton argent, { DOLLARS($bills) }, sert à payer des dés.
dicetown-lesson-keep = Choisis les dés que tu veux garder ; les autres sont relancés. Un dé est gratuit, chaque dé de plus coûte { DOLLARS($price) }. Tu as obtenu deux 9. Garde les deux, et la mine d’or sera peut-être à toi.
dicetown-lesson-coach = Tous les joueurs ont levé leur gobelet en même temps. L’argent des dés supplémentaires va dans la diligence : { DOLLARS($own) } de ta part, { DOLLARS($price) } de la part { DE($seat) }. Plus tard dans la manche, la diligence l’apporte à la banque. Il y attend le joueur qui contrôlera la banque à la manche suivante.
dicetown-lesson-race = Tu as relancé tes autres dés. Dès qu’un joueur a gardé cinq dés, tous les autres lancent une dernière fois et prennent ce qui vient. Il n’en manque que deux à { $seat }. Garde le J : il est gratuit, et les J apportent des cartes du General Store.
dicetown-lesson-tie = { $seat } a cinq dés, alors tes deux derniers ont été lancés : un 10 et un J. On parcourt maintenant la ville, lieu par lieu. Mine d’or : tu as le plus de 9 et tu prends { $nuggets } pépites, une par 9. Banque : { $seat } et toi avez un 10 chacun. Le shérif, { $sheriff_seat }, tranche l’égalité, et on peut l’acheter. Les joueurs à égalité font leurs offres en secret, et seul l’élu paie. Propose { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } t’a choisi : pour { DOLLARS($bills) }, tu as pris les { DOLLARS($loot) } de la banque. General Store : tu as le plus de J. Tu pioches une carte par J et tu en gardes une. L’équipement vaut des points à la fin. Les cartes Action t’aident pendant la partie. Garde l’équipement qui vaut { $value } points.
dicetown-lesson-card = À la première manche, tu te sers deux fois. « Élixir » est une carte Action. Doc Badluck donne un élixir aux joueurs qui ne contrôlent aucun lieu ; avec cette carte, tu en reçois un aussi. Dès que tu peux jouer une carte, on te le demande. Garde « Élixir ».
dicetown-lesson-react = Saloon : { $ada_seat } avait le plus de Q et t’a volé ton équipement. Bureau du shérif : { $ada_seat } avait le plus de K et porte maintenant l’étoile. Mairie : { $ada_seat } avait la meilleure main de poker et a pris un titre ; chaque A de la main en aurait apporté un de plus. { $buck_seat } ne contrôlait aucun lieu et va chez Doc Badluck. C’est le moment de ta carte : joue « Élixir ».
dicetown-lesson-elixir = { $buck_seat } a choisi en premier, maintenant c’est à toi. Tu peux prendre l’un des deux élixirs visibles, ou le premier de la pioche sans le voir. Avec « Richesse », chaque autre joueur te donne { DOLLARS($bills) }. Prends-le.
dicetown-lesson-hall = C’était la première manche : tu as gagné une égalité, joué une carte et bu un élixir. Tous les dés sont de nouveau sous les gobelets. L’argent de la diligence attend à la banque, et { $ada_seat } porte l’étoile et tranche désormais les égalités.
dicetown-lesson-end = Pour te montrer la fin, des bots ont joué les autres manches. La partie prend fin après la manche où la mine d’or est épuisée ou le dernier titre pris. Tu reçois un point par pépite, un par tranche de { DOLLARS($bills) }, { $star } pour l’étoile, et la valeur de ton équipement et de tes titres. Le joueur qui a le plus de points gagne. Reviens maintenant à la deuxième manche et continue librement. Au début tu verras des conseils, puis de moins en moins.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } a { $points } point.
   *[other] { $seat } a { $points } points.
}
dicetown-report-score-you = { $points ->
    [one] Tu as { $points } point.
   *[other] Tu as { $points } points.
}
dicetown-report-so-far = { $points ->
    [one] Jusqu’ici, { $seat } a au moins { $points } point ; les cartes cachées peuvent s’y ajouter.
   *[other] Jusqu’ici, { $seat } a au moins { $points } points ; les cartes cachées peuvent s’y ajouter.
}
dicetown-report-so-far-you = { $points ->
    [one] Jusqu’ici, tu as { $points } point.
   *[other] Jusqu’ici, tu as { $points } points.
}
dicetown-report-cup = Sous ton gobelet : { $dice }.
dicetown-report-dice = { $seat } a mis de côté { $dice }.
dicetown-report-dice-you = Tu as mis de côté { $dice }.
dicetown-report-no-dice = { $seat } n’a pas mis de dé de côté.
dicetown-report-no-dice-you = Tu n’as pas mis de dé de côté.
dicetown-report-money = { $seat } a { DOLLARS($bills) }.
dicetown-report-money-you = Tu as { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } n’a pas de pépite.
    [one] { $seat } a { $count } pépite.
   *[other] { $seat } a { $count } pépites.
}
dicetown-report-nuggets-you = { $count ->
    [0] Tu n’as pas de pépite.
    [one] Tu as { $count } pépite.
   *[other] Tu as { $count } pépites.
}
dicetown-report-sheriff = { $seat } porte l’étoile de shérif.
dicetown-report-sheriff-you = Tu portes l’étoile de shérif.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = Cartes General Store { DE($seat) } : { $cards }.
dicetown-report-cards-you = Tes cartes General Store : { $cards }.
dicetown-report-properties = Titres { DE($seat) } : { $cards }.
dicetown-report-properties-you = Tes titres : { $cards }.
dicetown-report-safe = À l’abri du vol chez { $seat } : { $cards }.
dicetown-report-safe-you = À l’abri du vol chez toi : { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Vu ({ $place }) : { $cards }.
dicetown-report-hand = chez { $seat }
dicetown-report-offer = { $offer ->
    [rien] { $seat } ne propose rien.
   *[other] { $seat } propose : { $offer }.
}
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Diligence : { DOLLARS($bills) } pour la banque.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Titres dans la rangée : { $worth }. La pioche est vide.
    [one] Titres dans la rangée : { $worth }. Encore { $count } dans la pioche.
   *[other] Titres dans la rangée : { $worth }. Encore { $count } dans la pioche.
}
dicetown-report-no-row = { $count ->
    [0] Il ne reste de titres ni dans la rangée ni dans la pioche.
   *[other] Aucun titre dans la rangée. Encore { $count } dans la pioche.
}
dicetown-report-doc = Doc Badluck a : { $elixirs }.
dicetown-report-deck = { $count ->
    [one] { $count } carte dans la pioche General Store.
   *[other] { $count } cartes dans la pioche General Store.
}
dicetown-report-played = Cartes jouées : { $cards }.

## The lobby

web-game-dicetown-line = Lance les dés sous ton gobelet, prends la ville lieu par lieu et reste dans les petits papiers du shérif.
web-game-dicetown-time = 15 min avec des bots, 25 entre amis

## Learning a game

web-dicetown-note-nuggets = 1 point par pépite.
web-dicetown-note-bills = 1 point par tranche de { DOLLARS(2) }.
web-dicetown-note-star = 5 points pour le joueur qui a l’étoile de shérif.
web-dicetown-note-equipment = L’Équipement du General Store vaut les points indiqués. Les cartes Action ne rapportent rien.
web-dicetown-note-properties = Les titres de la mairie valent de 1 à 5 points chacun.
web-dicetown-note-total = Le joueur qui a le plus de points gagne. En cas d’égalité : le plus de titres, puis la décision du shérif.

## The table in words

web-text-board-dicetown = La ville

## The page: the board

web-dicetown-progress = Dice Town · manche { $round }
web-dicetown-last = plus que { $count }
web-dicetown-near-mine = { $count ->
    [one] Il reste une pépite dans la mine
   *[other] Il reste { $count } pépites dans la mine
}
web-dicetown-near-hall = { $count ->
    [one] Il reste un titre
   *[other] Il reste { $count } titres
}
web-dicetown-town = La ville, lieu par lieu
web-dicetown-tab-tray = Devant toi
web-dicetown-tab-cards = Mes cartes
web-dicetown-as-it-stands = Où on en est
web-dicetown-so-far = d’après les dés mis de côté
web-dicetown-by-place = lieu par lieu
web-dicetown-to-bank = { $amount } pour la banque
web-dicetown-doc = pour ceux qui ne contrôlent rien
web-dicetown-hands = Mains
web-dicetown-best-first = la meilleure d’abord
web-dicetown-cup = Sous le gobelet
web-dicetown-cup-closed = Ton gobelet est retourné. Les autres choisissent encore.
web-dicetown-committed = Tu gardes { $dice }. Les autres choisissent encore.
web-dicetown-committed-none = Tu n’en gardes aucun. Les autres choisissent encore.
web-dicetown-aside = de côté
web-dicetown-free = gratuit
web-dicetown-too-dear = trop cher
web-dicetown-keep = Garder { $dice }
# Beside the dice: keep none of them.
web-dicetown-none = Aucun : { DOLLARS(1) }
web-dicetown-choose-dice = Touche les dés à garder
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place } : toi { $mine }, personne d’autre
   *[other] { $place } : toi { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Choisis
web-dicetown-choose-you = Te désigner
web-dicetown-turn = Tourne un de tes dés
web-dicetown-part-die = Ce dé
web-dicetown-part-face = devient
web-dicetown-rob = Choisis ta victime
web-dicetown-part-victim = Chez
web-dicetown-part-draw = Piocher
web-dicetown-order = Touche les visiteurs dans l’ordre
web-dicetown-part-order = Ordre
dicetown-order-now = Maintenant : { $answer }
dicetown-order-no-dice = Il n’y a pas de dés sous ton gobelet pour l’instant.
dicetown-order-held = Tu as cette carte.
dicetown-order-not-held = Tu n’as pas cette carte.
web-dicetown-order-keep = Dés à garder
web-dicetown-order-keep-mine = le plus de 9 : pour la mine d’or
web-dicetown-order-keep-bank = le plus de 10 : pour la banque
web-dicetown-order-keep-store = le plus de J : pour le General Store
web-dicetown-order-keep-saloon = le plus de Q : pour le saloon
web-dicetown-order-keep-office = le plus de K : pour l’étoile de shérif
web-dicetown-order-keep-hall = meilleure main : pour la mairie
web-dicetown-order-pay = Payer pour des dés à chaque révélation, jusqu’à
web-dicetown-order-offer = Proposition au shérif en cas d’égalité
web-dicetown-order-offer-bills = des billets, jusqu’à une limite
web-dicetown-protect = { $count ->
    [one] Touche le titre à protéger
   *[other] Touche { $count } titres à protéger
}
web-dicetown-trim = { $count ->
    [one] Touche le dé que tu gardes
   *[other] Touche les { $count } dés que tu gardes
}
web-forced = Un seul choix : { $choice }
web-dicetown-choosing = choisit
web-dicetown-ready = a choisi
web-dicetown-your-dice = Tes dés
web-dicetown-you-have = Tu as { $amount }.
web-dicetown-sheriff = Shérif
web-dicetown-bills = Billets
web-dicetown-nuggets = Pépites
web-dicetown-store-cards = Cartes General Store
web-dicetown-properties = Titres
web-dicetown-safe = à l’abri
web-dicetown-cards = Tes cartes
web-dicetown-your-offer = Ton offre au shérif
web-dicetown-offers = Offres au shérif, { $sheriff_seat }
web-dicetown-offers-you = Offres à toi, le shérif
web-dicetown-of = sur { $count }
web-dicetown-offer = Proposer { $goods }
web-dicetown-offer-nothing = Ne rien proposer
web-dicetown-offer-first = Choisis quoi proposer
web-dicetown-offered = Tu proposes { $goods }.
web-dicetown-sealed-offer = secrète jusqu’à la dernière offre ; tu ne paies que si le shérif te choisit
web-dicetown-desk = les sommes sont publiques ; seul le shérif voit les cartes
web-dicetown-desk-yours = tu reçois l’offre de la personne choisie ; les autres sont rendues
web-dicetown-stake = En jeu : { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Face à toi : { $rival_seats }
   *[other] Face à toi : { $rival_seats }
}
web-dicetown-face = visible de vous deux seulement
web-dicetown-sheet-lead = { $points } points, devant { $next }
web-option-bribes = Pots-de-vin
web-option-bribes-note = Les joueurs à égalité peuvent, ou non, offrir quelque chose au shérif.
web-option-bribes-on = permis
web-option-bribes-off = interdits
web-option-memory = Points des cartes vues
web-option-memory-note = Les points d’un siège comptent, ou non, les cartes que tout le monde a vues.
web-option-memory-secret = non comptés
web-option-memory-noted = comptés pour les joueurs
web-option-memory-open = comptés pour tous

## The coach

dicetown-why-keep-more = Garder davantage de ces dés aide à contrôler un lieu.
dicetown-why-keep-fewer = Mieux vaut relancer davantage de ces dés.
dicetown-why-keep-other = D’autres dés de ce lancer aident plus à contrôler un lieu.
dicetown-why-none = Aucun de ces dés ne t’aide assez.
dicetown-why-dice = { $count ->
    [one] Cela te fait un dé pour { $place }.
   *[other] Cela te fait { $count } dés pour { $place }.
}
dicetown-why-play = Jouée maintenant, la carte te rapporte plus que gardée.
dicetown-why-wait = La carte te rapportera plus tard davantage.

## Orders for a player who is away

web-dicetown-orders-cards = Cartes Action
web-dicetown-orders-lead = Choisis dès maintenant quoi répondre quand une de ces cartes pourra être jouée. Chaque choix compte aussitôt.
web-dicetown-orders-play = toujours la jouer
web-dicetown-orders-never = ne jamais demander
web-dicetown-orders-least = La jouer si le butin est d’au moins
web-dicetown-orders-stop = Ne plus demander

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Secouez, lancez !
web-dicetown-beat-reveal = Levez les gobelets !
web-dicetown-beat-last = Les derniers dés !
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why } : { $what }
web-dicetown-beat-faces = { $count ->
    [1] { $face ->
        [Q] Une Q
       *[other] Un { $face }
    }
    [2] Deux { $face }
    [3] Trois { $face }
    [4] Quatre { $face }
   *[other] Cinq { $face }
}
web-dicetown-beat-sheriff = Le shérif décide
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat } : { $what }
web-dicetown-beat-led-you = { $why }, toi : { $what }
web-dicetown-beat-leads = { $why } : { $seat }
web-dicetown-beat-leads-you = { $why } : toi
web-dicetown-beat-sealed = Ton offre est cachetée.
web-dicetown-beat-gain = { $seat } : { $what }
web-dicetown-beat-gain-you = Toi : { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +{ $count } pépite
   *[other] +{ $count } pépites
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
web-dicetown-beat-draws = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
web-dicetown-beat-properties = { $count ->
    [one] +{ $count } titre
   *[other] +{ $count } titres
}
web-dicetown-beat-star = l’étoile
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Manche
web-net-worth-dicetown = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
web-luck-dicetown = Les dés identiques après chaque lancer, avec les dés mis de côté, comparés à la moyenne.
web-luck-dicetown-tries = Lancers

## Questions to the table

topic-nuggets = pépites, or
topic-sheriff = shérif, étoile
topic-properties = titres, titres de propriété, propriétés
topic-offers = offres, pots-de-vin
topic-round = manche, où en est-on
topic-place-mine = mine d’or, mine, qui contrôle la mine, qui contrôle
topic-place-bank = banque, qui contrôle la banque, qui contrôle
topic-place-coach = diligence
topic-place-store = general store, magasin, qui contrôle le general store, qui contrôle
topic-place-saloon = saloon, qui contrôle le saloon, qui contrôle
topic-place-office = bureau du shérif, bureau, qui contrôle le bureau, qui contrôle
topic-place-hall = mairie, qui contrôle la mairie, qui contrôle
topic-place-doc = doc badluck, doc, élixirs
topic-decks = pioches, pioche, cartes jouées
topic-dice = dés, main, mains
topic-cards = cartes, cartes general store

## How to play

web-how-dicetown-goal = Avoir le plus de points quand la mine d’or est épuisée ou que tous les titres sont pris.
web-how-dicetown-start = Chaque joueur a cinq dés et { DOLLARS(8) }. Un joueur a l’étoile de shérif. La mine contient 30 pépites, la banque { DOLLARS(3) }.
web-how-dicetown-step-1-title = Lancer et choisir
web-how-dicetown-step-1 = Tous lancent en secret et choisissent les dés à garder. Un dé est gratuit. Chaque dé de plus coûte { DOLLARS(1) }, n’en garder aucun aussi. L’argent va dans la diligence.
web-how-dicetown-step-2-title = Révéler et relancer
web-how-dicetown-step-2 = Tous lèvent leur gobelet en même temps et relancent les autres dés. Dès que quelqu’un a gardé cinq dés, tous les autres lancent une dernière fois et gardent tout.
web-how-dicetown-step-3-title = Visiter la ville
web-how-dicetown-step-3 = Dans chaque lieu, le joueur qui a le plus de dés de la face correspondante agit. En cas d’égalité, le shérif décide. Les joueurs à égalité peuvent lui offrir un pot-de-vin.
web-how-dicetown-step-4-title = La meilleure main
web-how-dicetown-step-4 = La meilleure main de poker prend un titre à la mairie, et un de plus pour chaque A.
web-how-dicetown-step-5-title = Les autres vont chez Doc Badluck
web-how-dicetown-step-5 = Les joueurs qui n’ont contrôlé aucun lieu prennent un élixir. L’argent de la diligence est maintenant à la banque : c’est le butin de la manche suivante.
web-how-dicetown-keep-title = Le prix des dés
web-how-dicetown-keep = Ann a obtenu 9 9 J Q K et garde les deux 9 : le premier est gratuit, le second coûte { DOLLARS(1) }. Trois dés coûteraient { DOLLARS(2) }.
web-how-dicetown-town-title = Qui reçoit quoi
web-how-dicetown-town = Ann a le plus de 9 et prend 3 pépites. Ben a le plus de 10 et de K : tous les billets de la banque et l’étoile. Cleo a le plus de J, pioche quatre cartes et en garde une. Le carré est aussi la meilleure main : avec un A, Cleo prend deux titres.
web-how-dicetown-tie-title = Une égalité
web-how-dicetown-tie = Ann et Ben ont chacun deux 10. Tous deux font une offre au shérif en même temps. Le shérif choisit Ben : Ben paie son offre et braque la banque. Ann garde la sienne.
web-how-dicetown-score = Chaque pépite vaut 1 point, chaque tranche de { DOLLARS(2) } en vaut 1, l’étoile en vaut 5. L’Équipement et les titres rapportent leur valeur. Le joueur qui a le plus de points gagne.
web-how-dicetown-places = Les lieux, dans l’ordre
web-how-dicetown-faces = Les six faces
web-how-dicetown-cards = Cartes Action
web-how-dicetown-elixirs = Élixirs

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Mise en place
web-dicetown-drawn-roll = Lancer
web-dicetown-drawn-store = Cartes du General Store
web-dicetown-drawn-theft = Cartes d’une main
web-dicetown-drawn-corruption = Titre de la pioche
web-dicetown-drawn-row = Nouveaux titres
web-dicetown-drawn-elixir = Élixir de la pioche
web-dicetown-drawn-luck = Carte d’un élixir
web-dicetown-drawn-shelf = Nouvel élixir visible

### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Pan pour qui défie
winchester-dice-count-challenged = Pan pour l’adversaire défié

## What is asked (the prompt)

winchester-question-deal = On prépare la table.
winchester-question-plot = On tire la prochaine parcelle.
winchester-question-open = La parcelle { $plot } est en vente ; pas encore d’enchère. À { $seat } d’enchérir ou de passer.
winchester-question-open-you = La parcelle { $plot } est en vente ; pas encore d’enchère. Tu enchéris ou tu passes ?
winchester-question-bid = Parcelle { $plot } : { $holder_seat } mène à { MONEY($standing) }. À { $seat } de surenchérir ou de passer.
winchester-question-bid-you = Parcelle { $plot } : { $holder_seat } mène à { MONEY($standing) }. Tu surenchéris ou tu passes ?
winchester-question-bid-to-you = Parcelle { $plot } : tu mènes à { MONEY($standing) }. À { $seat } de surenchérir ou de passer.
winchester-question-vehicle = { $seat } choisit où déplacer le bateau ou la locomotive.
winchester-question-vehicle-you = Déplace le bateau ou la locomotive, ou laisse l’un des deux sur place : il paie quand même.
winchester-question-rumor = { $seat } choisit une carte cachée à regarder.
winchester-question-rumor-you = Tu entends une rumeur. Quelle carte cachée regardes-tu ?
winchester-question-claim = { $seat } peut réclamer des objectifs communs.
winchester-question-claim-you = Tu réclames un objectif commun ?
winchester-question-duel = { $challenger_seat } et { $challenged_seat } dégainent.
winchester-question-duel-you = { $other_seat } et toi dégainez.
winchester-question-over = La partie est finie. La victoire revient à { $winner_seats }.
winchester-question-over-you = La partie est finie. Tu as gagné.

## Names of options (buttons and menus)

winchester-label-bid = Enchérir à { MONEY($amount) }
winchester-label-pass = Passer
winchester-label-duel = Défier en duel
winchester-label-boat = Bateau sur la case { $square }
winchester-label-locomotive = Locomotive sur la case { $square }
# $card is one of the two names below.
winchester-label-look = Regarder { $card }
winchester-label-claim = Réclamer « { $objective } »
winchester-label-deal = Préparer la table
winchester-label-plot = Tirer la parcelle { $plot }
winchester-label-bang = Donner Pan à { $seat }
# A hidden card, in the middle of a sentence.
winchester-card-site = la carte de la parcelle { $plot }
winchester-card-objective = { $position ->
    [1] le premier objectif { DE($seat) }
   *[2] le second objectif { DE($seat) }
}
winchester-card-objective-you = { $position ->
    [1] ton premier objectif
   *[2] ton second objectif
}

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Tout irait au saloon.
   *[other] { $tip ->
        [0] Les autres recevraient chacun { MONEY($share) }.
       *[other] Les autres recevraient chacun { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Celui qui tire Pan achète la parcelle pour { MONEY($amount) }. Ton jeton Duel est perdu dans tous les cas.
# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective } : { $items } → { $then }
winchester-fact-secret-now = { $objective } : { $items } jusqu’ici
winchester-fact-shared = { $objective } : { $have } sur { $needs }
winchester-fact-movement = Jeton Déplacement : meilleur trajet
winchester-fact-saloon = Jeton Saloon : pourboires
winchester-fact-rumor = Jeton Rumeur : un coup d’œil à une carte cachée
winchester-fact-hidden = Jeton Bonus : encore face cachée
winchester-fact-mine-known = Une mine : tu connais sa carte
winchester-fact-mine-unknown = Une mine : sa carte est face cachée
winchester-fact-ranch-known = Le ranch : tu connais sa carte
winchester-fact-ranch-unknown = Le ranch : sa carte est face cachée
winchester-fact-neighbours = { $count ->
    [0] Aucune de tes parcelles à côté
    [one] Une de tes parcelles à côté
   *[other] { $count } de tes parcelles à côté
}
winchester-fact-squares = Cases à côté : rivière { $river }, rails { $rails }
winchester-fact-worth = Ta fortune à présent
winchester-fact-total = En tout
winchester-fact-score = { $hidden ->
    [0] { MONEY($amount) } pour l’instant
    [one] { MONEY($amount) } pour l’instant + 1 carte cachée
   *[other] { MONEY($amount) } pour l’instant + { $hidden } cartes cachées
}

## Names of things

winchester-token-movement = Déplacement
winchester-token-rumor = Rumeur
winchester-token-saloon = Saloon
winchester-objective-forest = Forêt
winchester-objective-desert = Désert
winchester-objective-prairie = Prairie
winchester-objective-river = Rivière
winchester-objective-rails = Rails
winchester-objective-saloon = Saloon
winchester-objective-mine = Mines
winchester-objective-ranch = Ranch
winchester-objective-rumor = Rumeurs
winchester-objective-movement = Déplacements
# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Une parcelle de chaque terrain
winchester-shared-2 = Un jeton de chaque sorte
winchester-shared-3 = Cinq parcelles
winchester-shared-4 = La dernière parcelle
winchester-shared-5 = Trois parcelles reliées
winchester-shared-6 = Quatre jetons de la même sorte
winchester-shared-7 = Trois parcelles qui ne touchent pas la rivière
winchester-shared-8 = Trois parcelles qui ne touchent pas les rails
winchester-shared-9 = Un jeton Saloon sans pourboire
winchester-shared-10 = Quatre parcelles qui ne se touchent pas
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] rien
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = La table est prête. { $seat } commence.
winchester-table-set-you = La table est prête. Tu commences.
winchester-objectives-dealt = { $seat } reçoit deux objectifs personnels.
winchester-objectives-seen = { $seat } reçoit deux objectifs personnels : { $first } et { $second }.
winchester-objectives-seen-you = Tu reçois deux objectifs personnels : { $first } et { $second }.
winchester-moment = Enchère { $number } : parcelle { $plot }
winchester-plot-drawn = La parcelle { $plot } est mise en vente. Jeton : { $token }.
winchester-plot-drawn-hidden = La parcelle { $plot } est mise en vente. Son jeton est face cachée.
winchester-bid = { $seat } enchérit à { MONEY($amount) }.
winchester-bid-you = Tu enchéris à { MONEY($amount) }.
winchester-passed = { $seat } passe.
winchester-passed-you = Tu passes.
winchester-duel-called = { $seat } défie { $challenged_seat } : un duel à { MONEY($amount) }.
winchester-duel-called-you = Tu défies { $challenged_seat } : un duel à { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } te défie : un duel à { MONEY($amount) }.
winchester-duel-fought = Pan ! { $seat } gagne le duel. { $loser_seat } n’entend qu’un clic.
winchester-duel-fought-you = Pan ! Tu gagnes le duel. { $loser_seat } n’entend qu’un clic.
winchester-duel-fought-to-you = Pan ! { $seat } gagne le duel. Tu n’entends qu’un clic.
# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Tout va au saloon.
   *[other] { $tip ->
        [0] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Les autres reçoivent chacun { MONEY($share) }.
       *[other] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Les autres reçoivent chacun { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Tout va au saloon.
   *[other] { $tip ->
        [0] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Les autres reçoivent chacun { MONEY($share) }.
       *[other] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Les autres reçoivent chacun { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Pas d’enchère. { $seat } doit acheter la parcelle { $plot } pour { MONEY($price) }, qui vont au saloon.
winchester-sold-forced-you = Pas d’enchère. Tu dois acheter la parcelle { $plot } pour { MONEY($price) }, qui vont au saloon.
winchester-sold-free = Pas d’enchère. { $seat } n’a plus un sou et reçoit la parcelle { $plot } gratuitement.
winchester-sold-free-you = Pas d’enchère. Tu n’as plus un sou et tu reçois la parcelle { $plot } gratuitement.
winchester-took-movement = { $seat } prend un jeton Déplacement.
winchester-took-movement-you = Tu prends un jeton Déplacement.
winchester-took-rumor = { $seat } prend un jeton Rumeur.
winchester-took-rumor-you = Tu prends un jeton Rumeur.
winchester-took-saloon = { $seat } prend un jeton Saloon.
winchester-took-saloon-you = Tu prends un jeton Saloon.
winchester-tips = { $amount ->
    [0] Le saloon était vide : pas de pourboire pour { $seat }.
   *[other] { $seat } prend { MONEY($amount) } de pourboires au saloon.
}
winchester-tips-you = { $amount ->
    [0] Le saloon était vide : pas de pourboire pour toi.
   *[other] Tu prends { MONEY($amount) } de pourboires au saloon.
}
# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } envoie le bateau sur la case { $square }. La banque paie : { $pay }.
winchester-moved-boat-you = Tu envoies le bateau sur la case { $square }. La banque paie : { $pay }.
winchester-moved-locomotive = { $seat } envoie la locomotive sur la case { $square }. La banque paie : { $pay }.
winchester-moved-locomotive-you = Tu envoies la locomotive sur la case { $square }. La banque paie : { $pay }.
winchester-earned-nothing = rien à personne
winchester-earned = { MONEY($amount) } à { $seat }
winchester-earned-you = { MONEY($amount) } à toi
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }
winchester-rumor = { $seat } regarde { $card }.
winchester-rumor-seen = { $seat } regarde { $card } : { $face }.
winchester-rumor-seen-you = Tu regardes { $card } : { $face }.
winchester-card-turned = { $amount ->
    [0] On retourne la carte de la parcelle { $plot }. Elle ne rapporte rien à { $seat }.
   *[other] On retourne la carte de la parcelle { $plot }. Elle rapporte { MONEY($amount) } à { $seat }.
}
winchester-card-turned-you = { $amount ->
    [0] On retourne la carte de la parcelle { $plot }. Elle ne te rapporte rien.
   *[other] On retourne la carte de la parcelle { $plot }. Elle te rapporte { MONEY($amount) }.
}
winchester-objective-won = { $seat } gagne { MONEY($amount) } pour « { $objective } ».
winchester-objective-won-you = Tu gagnes { MONEY($amount) } pour « { $objective } ».
winchester-claims-declined = { $seat } ne réclame plus rien.
winchester-claims-declined-you = Tu ne réclames plus rien.
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] { $count } parcelle a été vendue.
   *[other] { $count } parcelles ont été vendues.
}
winchester-recap-bought = Tu as acheté la parcelle { $plot } pour { MONEY($price) }.
winchester-recap-bought-limit = Tu as acheté la parcelle { $plot } pour { MONEY($price) } (grâce à ta limite).
winchester-recap-cash = Argent liquide : { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead.
winchester-ended-fortune = La dernière parcelle est vendue. La plus grande fortune est à { $winner_seats } : { MONEY($amount) }.
winchester-ended-cash = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : { $winner_seats } l’emporte avec plus d’argent liquide.
winchester-ended-duel-token = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : { $winner_seats } l’emporte grâce à un jeton Duel non utilisé.
winchester-ended-shared = La dernière parcelle est vendue. { $winner_seats } se partagent le titre, avec { MONEY($amount) } par tête.
winchester-ended-fortune-you = La dernière parcelle est vendue. La plus grande fortune est la tienne : { MONEY($amount) }.
winchester-ended-cash-you = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : tu l’emportes avec plus d’argent liquide.
winchester-ended-duel-token-you = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : tu l’emportes grâce à un jeton Duel non utilisé.
winchester-ended-shared-you = La dernière parcelle est vendue. Tu partages le titre avec { $winner_seats } : { MONEY($amount) } par tête.

## Why an answer is refused

winchester-refusal-turn = C’est à { $seat } d’enchérir.
winchester-refusal-passed = Tu as passé : tu ne participes plus à cette vente.
winchester-refusal-too-low = Enchéris à { MONEY($least) } au moins.
winchester-refusal-too-dear = { $cash ->
    [0] Tu n’as pas de quoi enchérir.
   *[other] Tu n’as que { MONEY($cash) }.
}
winchester-refusal-order-limit = Une limite est comprise entre { MONEY(1) } et { MONEY($most) }.
winchester-refusal-order-twice = Il y a deux limites pour les mêmes parcelles. Gardes-en une.
winchester-refusal-no-token = La parcelle { $plot } est déjà vendue.
winchester-refusal-duel-not-two = Pour un duel, il doit rester exactement deux joueurs en lice.
winchester-refusal-duel-token = Tu as déjà dépensé ton jeton Duel.
winchester-refusal-duel-no-bid = Un duel n’est possible qu’après une première enchère.
winchester-refusal-duel-cash = Il faut pouvoir payer l’enchère la plus haute : { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } ne participe pas à ce duel.
winchester-refusal-square = { $vehicle ->
    [boat] La rivière a des cases de 1 à { $most }.
   *[locomotive] Les rails ont des cases de 1 à { $most }.
}
winchester-refusal-rumor-seen = Tu as déjà vu cette carte. Choisis-en une que tu n’as pas vue.
winchester-refusal-rumor-none = Cette carte cachée n’existe pas.
winchester-refusal-claim-auto = À cette table, les objectifs communs sont réclamés automatiquement pour toi.
winchester-refusal-claim-gone = Cet objectif n’est pas disponible.
winchester-refusal-claim-unmet = Tu n’as pas encore rempli « { $objective } ».
winchester-refusal-deal = Cette donne est impossible avec cette boîte et ces options.

## What is wrong with a component file

winchester-components-banknotes = { $file } compte { $count } billets ; il en faut 110.
winchester-components-hats = { $file } compte { $count } chapeaux par joueur ; il en faut 10.
winchester-components-cards = { $kind ->
    [mine] { $file } doit avoir { $count } cartes Mine, aucune en dessous de 0.
   *[ranch] { $file } doit avoir { $count } cartes Ranch, aucune en dessous de 0.
}
winchester-components-tokens = { $file } compte { $count } jetons Bonus ; il en faut 19, de trois sortes.
winchester-components-numbers = { $file } doit numéroter les parcelles de 1 à 19, chaque numéro une seule fois.
winchester-components-terrain = { $terrain ->
    [desert] { $file } compte { $found } parcelles de désert ; il en faut { $count }.
    [prairie] { $file } compte { $found } parcelles de prairie ; il en faut { $count }.
   *[forest] { $file } compte { $found } parcelles de forêt ; il en faut { $count }.
}
winchester-components-neighbours = Dans { $file }, la parcelle { $plot } touche la { $other }, mais pas l’inverse.
winchester-components-2019 = { $file } donne à la parcelle { $plot } un mauvais numéro pour l’édition de 2019.
winchester-components-site = { $file } place une mine ou le ranch sur la parcelle { $plot } : les mines sont dans le désert, le ranch dans la prairie.
winchester-components-ranches = { $file } compte { $count } ranchs ; il en faut un.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] Dans { $file }, la rivière touche les parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [rails] Dans { $file }, les rails touchent les parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [saloon] Dans { $file }, le saloon est entouré des parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [mines] Dans { $file }, les mines sont sur les parcelles { $found } ; d’après les règles imprimées, { $printed }.
   *[ranch] Dans { $file }, le ranch et ce qui l’entoure sont les parcelles { $found } ; d’après les règles imprimées, { $printed }.
}

## The terminal: the map

winchester-terrain-desert = désert
winchester-terrain-prairie = prairie
winchester-terrain-forest = forêt
winchester-panel-map = La carte
winchester-panel-sold = { $sold ->
    [one] { $sold } parcelle vendue sur { $plots }
   *[other] { $sold } parcelles vendues sur { $plots }
}
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ rivière  # rails  S saloon  M mine  R ranch  r près du ranch  ► en vente
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = à côté de { $plots }
winchester-panel-vehicle-boat = Bateau sur la case { $square } (sur { $squares }), à côté des parcelles { $plots }
winchester-panel-vehicle-locomotive = Locomotive sur la case { $square } (sur { $squares }), à côté des parcelles { $plots }
winchester-panel-squares-boat = Rivière
winchester-panel-squares-locomotive = Rails

## The terminal: players, objectives, what I know

winchester-panel-head-name = Joueur
winchester-panel-head-plots = Parc.
winchester-panel-head-tokens = Jetons
winchester-panel-head-duel = Duel
winchester-panel-head-cash = Argent
winchester-panel-players = Joueurs
winchester-panel-signs = ★ premier joueur  ▸ toi
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Objectifs communs
winchester-panel-met = (rempli par { $met_seats })
winchester-panel-tips = au saloon
winchester-panel-mine = Caché aux autres : { MONEY($amount) } en main
winchester-panel-objective = { $objective }, { MONEY($pay) } l’unité à la fin ; { $count } pour l’instant, { MONEY($amount) }
winchester-panel-saw = Vu grâce à un jeton Rumeur : { $card } ({ $face })

## The terminal: the auction and the answers

winchester-panel-plot = La parcelle { $plot } est en vente
winchester-panel-token-movement = jeton Déplacement
winchester-panel-token-rumor = jeton Rumeur
winchester-panel-token-saloon = jeton Saloon
winchester-panel-token-hidden = jeton face cachée
winchester-panel-near-river = rivière
winchester-panel-near-rails = rails
winchester-panel-near-saloon = près du saloon
winchester-panel-near-mine = mine
winchester-panel-near-ranch = terres du ranch
winchester-panel-no-bid = Pas encore d’enchère.
winchester-panel-bid = { MONEY($amount) } par { $seat }.
winchester-panel-in = En lice : { $in_seats }.
winchester-panel-out = Ont passé : { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Enchérir : { $dollars }, { $amount }k et { $amount } reviennent au même
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Les enchères se font en milliers de dollars entiers, comme 4000, 4k ou 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = bateau
winchester-panel-word-locomotive = train
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Lequel des deux : { $boat } { $square } ou { $locomotive } { $square } ?

## Ties in the final ranking

winchester-tie-cash = { $seat } devant { $other_seat } : égalité à { MONEY($total) }, mais plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
winchester-tie-cash-you = Tu es devant { $other_seat } : égalité à { MONEY($total) }, mais plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } est devant toi : égalité à { MONEY($total) }, mais plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
winchester-tie-token = { $seat } devant { $other_seat } : égalité à { MONEY($total) }, mais jeton Duel encore en main.
winchester-tie-token-you = Tu es devant { $other_seat } : égalité à { MONEY($total) }, mais jeton Duel encore en main.
winchester-tie-token-to-you = { $seat } est devant toi : égalité à { MONEY($total) }, mais jeton Duel encore en main.

## The terminal: the score sheet

winchester-sheet-title = Décompte final
winchester-sheet-cash = Argent liquide
winchester-sheet-objective-1 = Objectif
winchester-sheet-objective-2 = Objectif
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Le plus de parcelles
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, groupe { $group }
winchester-sheet-total = Fortune
winchester-sheet-rank = Rang
winchester-sheet-tied = Égalité à { MONEY($amount) } : { $seat } a { MONEY($cash) } sans les objectifs personnels, { $token ->
    [yes] et encore son jeton Duel.
   *[no] mais pas de jeton Duel.
}
winchester-sheet-by-fortune = La fortune a décidé.
winchester-sheet-by-cash = Fortunes à égalité : l’argent liquide, sans les objectifs personnels, a décidé.
winchester-sheet-by-duel-token = Fortunes et argent liquide à égalité : le jeton Duel encore en main a décidé.
winchester-sheet-by-shared = Égalité en tout : le titre est partagé.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Personne n’a encore enchéri. Une première enchère ne coûte pas cher ; mais si personne ne veut de la parcelle, le premier joueur doit la prendre pour { MONEY(1) }.
winchester-hint-raise = Le prix est partagé entre les autres, y compris toi si tu perds : même une parcelle dont tu ne veux pas peut te rapporter.
winchester-hint-worth = Regarde ce que la parcelle t’apporterait : tes objectifs personnels, les objectifs communs et le jeton posé dessus.
winchester-hint-complete = Avec cette parcelle, tu remplirais un objectif commun. Tu recevrais l’argent tout de suite.
winchester-hint-secret = Cette parcelle compte pour un de tes objectifs personnels, qui te paie à la fin.
winchester-hint-cash = Personne d’autre ne voit ton argent. Tu ne peux jamais enchérir au-delà de ce que tu as.
winchester-hint-cash-shown = Tous les joueurs voient l’argent de chacun. Personne ne peut enchérir plus que ce qu’il a.
winchester-hint-duel = Il ne reste que deux joueurs. Avec ton unique jeton Duel, tu peux laisser décider les cartes : le gagnant paie l’enchère la plus haute.
winchester-hint-broke = Tu ne peux pas surenchérir : passe. L’acheteur de la parcelle te verse une part du prix.
winchester-hint-vehicle = Choisis une case au bord de tes parcelles : la banque paie { MONEY(1) } au propriétaire de chaque parcelle qui la touche.
winchester-hint-rumor = Une carte Mine ou Ranch te dit ce que paie sa parcelle, un objectif ce que cherche un adversaire. Personne d’autre ne la verra.
winchester-hint-claim = Réclame vite les objectifs que tu as remplis : quelqu’un d’autre pourrait les prendre.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Les dix-neuf parcelles sont vendues une à une. L’acheteur prend le jeton de la parcelle et l’utilise aussitôt.
winchester-tip-PlotSold = Le prix est allé aux autres joueurs à parts égales ; le reste est un pourboire pour le saloon.
winchester-tip-VehicleMoved = Le bateau et la locomotive paient tous ceux qui ont une parcelle à côté de leur case, pas seulement la personne qui les a déplacés.
winchester-tip-TipsTaken = Un jeton Saloon rapporte tous les pourboires, sauf celui de l’achat en cours.
winchester-tip-RumorHeard = Tout le monde apprend quelle carte a été regardée, mais pas ce qu’elle montre.
winchester-tip-CardTurned = Les mines et le ranch ont une carte cachée. Elle paie une fois, à l’achat, puis quitte le jeu.
winchester-tip-ObjectiveWon = Un objectif commun est au premier qui le remplit : l’argent part avec la carte.
winchester-tip-DuelCalled = Un duel met aussitôt fin à la vente. Chaque joueur n’a qu’un jeton Duel pour toute la partie.
winchester-tip-DuelFought = Celui qui tire Pan achète la parcelle au prix de l’enchère la plus haute, peu importe qui l’a faite.

## The lesson, a scripted first game

winchester-lesson-goal = Le vieux Winchester est mort, et ses dix-neuf parcelles sont vendues aux enchères, l’une après l’autre. Tu es l’un des héritiers. Le but : être le joueur le plus riche quand la dernière parcelle est vendue. La terre seule ne vaut rien. Ce qui compte, c’est l’argent qu’elle te rapporte.
winchester-lesson-mine = Voici ce qui est à toi. Tu commences avec { MONEY($cash) }, et il n’y a que toi qui vois ton argent. Tes deux objectifs personnels te paient à la fin de la partie : { MONEY($saloon) } pour chacune de tes parcelles autour du saloon, { MONEY($river) } pour chacune de celles qui touchent la rivière.
winchester-lesson-bid = La parcelle { $plot } est en vente. Elle touche la rivière et le saloon, elle te rapporte donc { MONEY($pays) } à la fin. Chacun enchérit à son tour, d’au moins { MONEY($step) } de plus que l’enchère précédente. Un joueur qui passe quitte cette vente. Enchéris à { MONEY($amount) }.
winchester-lesson-money = Tu as acheté la parcelle pour { MONEY($price) }. L’argent ne va pas à la banque : il est partagé à parts égales entre les autres joueurs, { MONEY($share) } chacun. Les { MONEY($rest) } impossibles à partager sont un pourboire pour le saloon. Tout ce que tu paies enrichit donc tes adversaires.
winchester-lesson-token = Chaque parcelle a un jeton. L’acheteur l’utilise aussitôt et le garde, car certains objectifs comptent les jetons. Celui-ci est un jeton Déplacement : tu déplaces le bateau ou la locomotive, et la banque paie { MONEY($amount) } au propriétaire de chaque parcelle qui touche la nouvelle case. Amène la locomotive sur la case { $square }, au bord de ta parcelle. Il y a deux autres sortes : le jeton Saloon rapporte les pourboires, le jeton Rumeur montre une carte cachée.
winchester-lesson-shared = Voici les cinq objectifs communs, qui rapportent de { MONEY($least) } à { MONEY($most) }. Le premier joueur qui en remplit un prend l’argent aussitôt. L’acheteur ouvre la vente suivante : c’est donc encore à toi. La parcelle { $plot } touche aussi le saloon : enchéris à { MONEY($amount) }.
winchester-lesson-duel = { $seat } a enchéri à { MONEY($amount) }, et il ne reste que deux joueurs dans la vente : un duel est maintenant possible. Une fois par partie, à ton tour, tu peux dépenser ton jeton Duel. Deux cartes sont distribuées : le joueur qui a Pan achète la parcelle au prix de la dernière enchère ; celui qui a Clic n’a rien. Défie { $seat } en duel !
winchester-lesson-pass = Pan ! La parcelle est à toi pour { MONEY($price) }, et son jeton Saloon t’a rapporté { MONEY($tips) } de pourboires. La parcelle { $plot } ne sert aucun de tes objectifs. Passe : si quelqu’un d’autre l’achète, tu reçois une part du prix.
winchester-lesson-earned = { $seat } a payé { MONEY($price) }, dont { MONEY($share) } pour toi. La parcelle contient une mine : sa carte cachée a rapporté { MONEY($card) } à { $seat }. Le ranch a lui aussi une telle carte. Avec le jeton Rumeur de la parcelle, { $seat } a regardé un de tes objectifs personnels. Une dernière règle : si personne n’enchérit, le premier joueur doit acheter la parcelle pour { MONEY(1) }.
winchester-lesson-end = Pour te montrer la fin, des bots ont joué les autres ventes. Après la dix-neuvième parcelle, on compte l’argent : l’argent liquide, ce que paient les deux objectifs personnels, et { MONEY($amount) } pour le joueur qui a le plus de parcelles. Le joueur le plus riche gagne. Reviens maintenant à la quatrième vente et continue librement. Au début tu verras des conseils, puis de moins en moins.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } a une fortune de { MONEY($amount) }.
winchester-report-score-you = Tu as une fortune de { MONEY($amount) }.
winchester-report-so-far = Jusqu’ici, tu as { MONEY($total) } : { MONEY($cash) } en argent liquide et { MONEY($objectives) } grâce à tes objectifs personnels.
winchester-report-money = { $seat } a { MONEY($amount) }.
winchester-report-money-you = Tu as { MONEY($amount) }.
winchester-report-money-secret = L’argent { DE($seat) } est secret.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } n’a pas encore de parcelle.
    [one] { $seat } possède la parcelle { $plots }.
   *[other] { $seat } possède { $count } parcelles : { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Tu n’as pas encore de parcelle.
    [one] Tu possèdes la parcelle { $plots }.
   *[other] Tu possèdes { $count } parcelles : { $plots }.
}
winchester-report-tokens = Jetons { DE($seat) } : { $movement } Déplacement, { $saloon } Saloon, { $rumor } Rumeur.
winchester-report-tokens-you = Tes jetons : { $movement } Déplacement, { $saloon } Saloon, { $rumor } Rumeur.
winchester-report-duel-held = { $seat } a encore son jeton Duel.
winchester-report-duel-held-you = Tu as encore ton jeton Duel.
winchester-report-duel-spent = { $seat } a dépensé son jeton Duel.
winchester-report-duel-spent-you = Tu as dépensé ton jeton Duel.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Tu connais { $card } : { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective } : { MONEY($amount) }.
winchester-report-race = { $objective } : { MONEY($amount) } ; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = toi { $have }/{ $needs }
winchester-report-most = { $count ->
    [0] Personne n’a encore de parcelle.
   *[other] Le plus de parcelles : { $most_seats }, avec { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Il n’y a pas de pourboire au saloon.
   *[other] Pourboires au saloon : { MONEY($amount) }.
}
winchester-report-first = { $seat } a le jeton Premier Joueur.
winchester-report-first-you = Tu as le jeton Premier Joueur.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parcelle { $plot } : { $words } ; à côté de { $beside } ; pas encore vendue.
winchester-report-plot-of = Parcelle { $plot } : { $words } ; à côté de { $beside } ; à { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }

## The lobby

web-game-winchester-line = Remporte les enchères sur 19 parcelles, garde tes objectifs pour toi et risque le duel quand il ne reste que deux joueurs.
web-game-winchester-time = 10 min avec des bots, 30 entre amis

## Learning a game

web-winchester-note-cash = Les billets en main. Ils étaient secrets jusqu’ici.
web-winchester-note-secret = Un objectif personnel paie pour chaque parcelle ou jeton qu’il vise.
web-winchester-note-plots = { MONEY(5) } pour le plus grand nombre de parcelles. En cas d’égalité, le plus grand groupe de parcelles reliées décide.
web-winchester-note-total = Le joueur le plus riche gagne. En cas d’égalité : le plus d’argent liquide, puis un jeton Duel non utilisé.
web-winchester-from-start = Au départ
web-winchester-from-sales = Parts des autres ventes
web-winchester-from-bank = De la banque : bateau et locomotive
web-winchester-from-cards = Mines et ranch
web-winchester-from-tips = Pourboires du saloon
web-winchester-from-shared = Objectifs communs
web-winchester-from-secret = Objectifs secrets
web-winchester-from-plots = Plus grand nombre de parcelles
web-winchester-from-spent = Payé pour des parcelles

## The table in words

web-text-board-winchester = Enchères et carte

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · terminée
   *[other] Winchester · vendues : { $round } sur 19
}
web-winchester-map = Carte de 19 parcelles
web-winchester-plot = Parcelle { $plot }
web-winchester-plot-of = Parcelle { $plot } : { $seat }
web-winchester-plot-free = Parcelle { $plot } : pas encore vendue
web-winchester-desert = Désert
web-winchester-prairie = Prairie
web-winchester-forest = Forêt
web-winchester-token-movement = Déplacement
web-winchester-token-rumor = Rumeur
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = face cachée
web-winchester-plots = Parcelles
web-winchester-duel-token = Jeton Duel
web-winchester-duel-token-spent = Jeton Duel dépensé
web-winchester-tab-now = Maintenant
web-winchester-tab-mine = Mon jeu
web-winchester-place = place { $place }, { MONEY($points) }
web-winchester-tab-shared = Communs
web-winchester-just-now = À l’instant
# Bidding
web-winchester-you-have = Tu as { MONEY($cash) }.
web-winchester-look-choose = Choisis une carte
web-winchester-rumor-secrecy = Les autres savent quelle carte tu regardes, mais pas ce qu’elle montre.
web-winchester-standing = Enchère la plus haute
web-winchester-no-bid = aucune
web-winchester-still-in = en lice
web-winchester-passed = a passé
web-winchester-leads = mène à
web-winchester-raise = Surenchérir
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } chacun, saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → +{ MONEY($share) } chacun, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } peut payer { MONEY($cash) }
web-winchester-if-won = Si tu la remportes
web-winchester-at-once = aussitôt
web-winchester-at-end = à la fin
web-winchester-up-to = au plus
web-winchester-pass-later = Passer à mon tour
web-winchester-bid-limit = Enchérir pour moi jusqu’à
web-winchester-bid-limit-set = Enchères pour toi jusqu’à
web-winchester-bid-limit-go = Enchérir pour moi
web-winchester-bid-limit-stop = Ne plus enchérir pour moi
web-winchester-bid-limit-pass = Tes enchères monteront jusqu’à { MONEY($amount) }, puis tu passeras.
web-winchester-bid-limit-ask = Tes enchères monteront jusqu’à { MONEY($amount) }, puis la question te sera posée.
web-winchester-bid-limit-out = À ton tour, tu passeras automatiquement.
web-winchester-then-pass = puis passer
web-winchester-then-ask = puis me demander
winchester-order-fits = La parcelle { $plot } convient : on enchérit jusqu’à { MONEY($amount) }.
winchester-order-behind = La parcelle { $plot } convient, mais une autre limite compte : { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Aucune parcelle à vendre ne convient pour l’instant.
    [1] Convient pour la parcelle { $plots }.
   *[other] Convient pour les parcelles { $plots }.
}
winchester-order-ride = Le mieux maintenant : { $ride }, pour { MONEY($amount) }.
web-winchester-later = Parcelles des enchères suivantes
web-winchester-rule-beside = À côté de mes parcelles
web-winchester-rule-any = Toute parcelle
web-winchester-rule-limit = { $kind } : jusqu’à
web-winchester-rule-add = Ajouter une limite pour
web-winchester-otherwise = Au-dessus des limites et pour toutes les autres parcelles
web-winchester-otherwise-pass = passer
web-winchester-order-movement = Jeton Déplacement
web-winchester-order-movement-most = le plus pour moi
web-winchester-orders-asked = Les rumeurs, les duels et les objectifs à réclamer t’attendent.
# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel pour la parcelle { $plot }
web-winchester-versus = contre
web-winchester-bang = Pan
web-winchester-click = Clic
web-winchester-draws = { $other_seat } dégaine… { $seat } dégaine…
web-winchester-draws-you = { $other_seat } dégaine… Tu dégaines…
web-winchester-going-once = Une fois…
web-winchester-going-twice = Deux fois…
web-winchester-outbid = { $seat } surenchérit sur toi : { MONEY($amount) }
web-winchester-proof = Vérifier le tirage
# Movement
web-winchester-movement = Déplacement
web-winchester-movement-note = choisis un véhicule
web-winchester-locomotive = Locomotive
web-winchester-boat = Bateau
web-winchester-stops = Cases
web-winchester-square = Case { $square }
web-winchester-stay = Case { $square } (sur place)
web-winchester-leave = Laisser sur place
web-winchester-stop-here = Arrêter sur la case { $square }
web-winchester-stop-stay = Laisser sur la case { $square }
web-winchester-pays-nobody = Là, personne ne gagne rien.
web-winchester-other-stops = Autres cases
# Rumor
web-winchester-rumor = Rumeur
web-winchester-rumor-note = regarde une carte
web-winchester-secret = { $position ->
    [1] premier
   *[2] second
}
web-winchester-sites = Mines et ranch
web-winchester-noted = C’est noté
web-winchester-notebook = Carnet
web-winchester-notebook-empty = Carnet : vide
web-winchester-note-card = Parcelle { $plot } : { $amount ->
    [0] rien
   *[other] { MONEY($amount) }
}
# Mine
web-winchester-cash = Argent liquide
web-winchester-so-far = { $items } jusqu’ici : { MONEY($amount) }
web-winchester-worth = Fortune à présent
web-winchester-payments = Paiements
web-winchester-counts = { $objective } : { MONEY($each) } pour chacune de ces parcelles
web-winchester-plot-counts = Parcelle { $plot } : { MONEY($amount) } pour tes objectifs personnels
web-winchester-pays-forest = { MONEY(3) } par parcelle de forêt
web-winchester-pays-desert = { MONEY(3) } par parcelle de désert
web-winchester-pays-prairie = { MONEY(3) } par parcelle de prairie
web-winchester-pays-river = { MONEY(3) } par parcelle au bord de la rivière
web-winchester-pays-rails = { MONEY(3) } par parcelle au bord des rails
web-winchester-pays-saloon = { MONEY(5) } par parcelle autour du saloon
web-winchester-pays-mine = { MONEY(5) } par mine
web-winchester-pays-ranch = { MONEY(3) } pour le ranch et chaque parcelle autour
web-winchester-pays-rumor = { MONEY(3) } par jeton Rumeur
web-winchester-pays-movement = { MONEY(3) } par jeton Déplacement
# Shared objectives
web-winchester-shared = Objectifs communs
web-winchester-shared-note = au premier arrivé
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } avec cette parcelle
web-winchester-closer-to = Te rapproche de
web-winchester-closer = Ces parcelles libres t’en rapprochent : { $objective }
web-winchester-no-closer = Aucune parcelle seule ne t’en rapproche : { $objective }
web-winchester-taken = pris par { $seat }
web-winchester-taken-you = pris par toi
web-winchester-claim = Réclamer
web-winchester-claims-done = Terminé
# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Premier objectif
   *[2] Second objectif
}
web-winchester-sheet-plots = Le plus de parcelles
web-winchester-sheet-plots-note = parcelles · plus grand groupe
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, devant { MONEY($next) }
web-winchester-sure = Vraiment ?
web-winchester-go-on = Continuer
web-winchester-on = En avant

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Ici, la parcelle valait environ { MONEY($worth) }, et l’enchère était de { MONEY($bid) }.
winchester-why-let-go = Ici, la parcelle valait environ { MONEY($worth) }, et une enchère de { MONEY($bid) } était possible.
winchester-why-smaller-raise = Une enchère plus petite laisse plus d’argent, si elle suffit.
winchester-why-larger-raise = Une enchère plus forte fait abandonner les autres plus tôt.
winchester-why-duel = Un duel rapporte la parcelle une fois sur deux, au prix actuel.
winchester-why-no-duel = Un duel se perd une fois sur deux.
winchester-suggestion-worth = La parcelle vaut environ { MONEY($worth) } pour toi maintenant.
winchester-suggestion-dear = La parcelle vaut environ { MONEY($worth) } pour toi maintenant : moins que la prochaine enchère.
winchester-suggestion-broke = Tu n’as pas assez d’argent pour une autre enchère.
winchester-suggestion-pass = { $share ->
    [0] La parcelle vaut environ { MONEY($worth) } pour toi, mais si tu passes, tu gardes ton argent pour d’autres parcelles.
   *[other] La parcelle vaut environ { MONEY($worth) } pour toi, mais si tu passes, tu gardes ton argent pour d’autres parcelles et tu reçois { MONEY($share) } à ce prix.
}

## Settings

web-set-confirmDuel = Confirmer un duel
web-set-confirmDuel-note = le bouton demande confirmation
web-set-confirmPass = Confirmer quand je passe
web-set-confirmPass-note = le bouton demande confirmation

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Enchères : parcelle { $plot }
web-winchester-beat-bid = { $seat } : { MONEY($amount) }
web-winchester-beat-bid-you = Toi : { MONEY($amount) }
web-winchester-beat-duel-called = Duel : { $seat } contre { $other_seat }
web-winchester-beat-duel-called-you = Duel : toi contre { $other_seat }
web-winchester-beat-duel-called-to-you = Duel : { $seat } contre toi
web-winchester-beat-duel-won = Pan ! { $seat } gagne le duel.
web-winchester-beat-duel-won-you = Pan ! Tu gagnes le duel.
web-winchester-beat-sold = Vendu à { $seat } !
web-winchester-beat-sold-you = Vendu, à toi !
web-winchester-beat-token = { $seat } : { $token }
web-winchester-beat-token-you = Toi : { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat } : pas de pourboire
   *[other] { $seat } : { MONEY($amount) } de pourboires
}
web-winchester-beat-tips-you = { $amount ->
    [0] Toi : pas de pourboire
   *[other] Toi : { MONEY($amount) } de pourboires
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } paie { MONEY($price) } au saloon.
   *[other] { $tip ->
        [0] { $seat } paie { MONEY($share) } à chacun.
       *[other] { $seat } paie { MONEY($share) } à chacun, { MONEY($tip) } au saloon.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Tu paies { MONEY($price) } au saloon.
   *[other] { $tip ->
        [0] Tu paies { MONEY($share) } à chacun.
       *[other] Tu paies { MONEY($share) } à chacun, { MONEY($tip) } au saloon.
    }
}
web-winchester-beat-boat = { $seat } envoie le bateau sur la case { $square }.
web-winchester-beat-boat-you = Tu envoies le bateau sur la case { $square }.
web-winchester-beat-locomotive = { $seat } envoie la locomotive sur la case { $square }.
web-winchester-beat-locomotive-you = Tu envoies la locomotive sur la case { $square }.
web-winchester-beat-card = { $amount ->
    [0] La carte ne rapporte rien à { $seat }.
   *[other] La carte rapporte { MONEY($amount) } à { $seat }.
}
web-winchester-beat-card-you = { $amount ->
    [0] La carte ne te rapporte rien.
   *[other] La carte te rapporte { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } gagne { MONEY($amount) } : { $objective }
web-winchester-beat-objective-you = Tu gagnes { MONEY($amount) } : { $objective }
web-winchester-beat-pays = Pan ! { $seat } paie { MONEY($amount) }
web-winchester-beat-pays-you = Pan ! Tu paies { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelles vendues
web-luck-winchester = Les duels gagnés, comparés à la moitié attendue.
web-luck-winchester-tries = Duels

## Questions to the table

topic-plots = parcelles, terres, terrains
topic-tokens = jetons, jetons bonus, bonus
topic-duel-tokens = jetons duel, jeton duel
topic-secrets = objectifs, objectifs personnels, objectifs secrets, secrets
topic-sale = vente, enchères, en vente, qu’est-ce qui est en vente
topic-bid = enchère la plus haute, enchère, qui mène, en lice, qui est en lice
topic-shared = communs, objectifs communs
topic-first = premier joueur, qui commence
topic-boat = bateau, rivière
topic-locomotive = locomotive, train, rails
topic-worth = valeur, combien ça vaut, que vaut-elle
topic-most = le plus de parcelles
topic-saloon = saloon, pourboires
topic-left = reste, parcelles restantes, combien de temps
topic-plot = carte, plateau, parcelle

## A new table

web-option-edition = Édition
web-option-edition-note = Les deux éditions numérotent les parcelles différemment.
web-option-edition-2020 = numéros de 2020
web-option-edition-2019 = numéros de 2019
web-option-bonus = Jetons Bonus
web-option-bonus-note = Face cachée, une parcelle ne montre son jeton qu’une fois achetée.
web-option-bonus-open = face visible
web-option-bonus-hidden = face cachée
web-option-claims = Objectifs communs
web-option-claims-note = L’argent d’un objectif commun vient tout seul, ou il faut y penser soi-même.
web-option-claims-auto = réclamés pour toi
web-option-claims-manual = à réclamer soi-même
web-option-ledger = Argent
web-option-ledger-note = Qui peut voir combien d’argent chacun possède.
web-option-ledger-secret = tenu secret
web-option-ledger-helped = noté pour les joueurs
web-option-ledger-open = visible de tous

## How to play

web-how-winchester-goal = Être le joueur le plus riche quand les 19 parcelles sont vendues. Les parcelles rapportent de l’argent grâce à leurs jetons, aux mines et aux objectifs. Ce que tu paies pour une parcelle va aux autres joueurs.
web-how-winchester-start = Chaque joueur a { MONEY(8) }, un jeton Duel et deux objectifs personnels. L’argent et les objectifs restent cachés aux autres.
web-how-winchester-step-1-title = On tire une parcelle
web-how-winchester-step-1 = Le premier joueur tire une parcelle au hasard. Tous voient son terrain et son jeton.
web-how-winchester-step-2-title = Enchérir ou passer
web-how-winchester-step-2 = À tour de rôle, on surenchérit d’au moins { MONEY(1) } ou on passe. Un joueur qui passe quitte cette vente. Si personne n’enchérit, le premier joueur achète la parcelle pour { MONEY(1) }.
web-how-winchester-step-3-title = L’acheteur paie les autres
web-how-winchester-step-3 = Le prix est partagé à parts égales entre les autres joueurs. Le reste impossible à partager est un pourboire pour le saloon.
web-how-winchester-step-4-title = On utilise le jeton
web-how-winchester-step-4 = L’acheteur utilise le jeton aussitôt et le garde. Sur une mine ou le ranch, on retourne une carte cachée, et la banque paie son montant à l’acheteur.
web-how-winchester-step-5-title = On vérifie les objectifs
web-how-winchester-step-5 = Un objectif commun paie le premier joueur qui le remplit. Ensuite l’acheteur ouvre la vente suivante.
web-how-winchester-pay-title = { MONEY(7) } pour trois
web-how-winchester-pay = Ann achète une parcelle pour { MONEY(7) }. Ben, Cleo et Dan reçoivent { MONEY(2) } chacun. Les { MONEY(1) } qui restent vont au saloon.
web-how-winchester-move-title = La locomotive paie
web-how-winchester-move = Ann possède la parcelle 8, Ben la parcelle 14. Avec un jeton Déplacement, Ann arrête la locomotive entre les deux : la banque paie { MONEY(1) } à chacun.
web-how-winchester-duel-title = Un duel
web-how-winchester-duel = Il ne reste qu’Ann et Ben dans la vente, et Ben a enchéri à { MONEY(4) }. À son tour, Ann dépense son jeton Duel. Chacun prend une des deux cartes Duel. Le joueur qui a Pan achète la parcelle pour { MONEY(4) }, l’autre n’a rien. Chaque joueur a un jeton Duel par partie.
web-how-winchester-movement = Déplace le bateau ou la locomotive. La banque paie { MONEY(1) } pour chaque parcelle au bord de la case, à son propriétaire.
web-how-winchester-saloon = Prends tous les pourboires du saloon, sauf celui de cet achat.
web-how-winchester-rumor = Regarde une carte cachée : un objectif personnel d’un adversaire, une mine ou le ranch.
web-how-winchester-score = Après la 19e parcelle, chacun compte : l’argent liquide, les deux objectifs personnels, et { MONEY(5) } pour le plus grand nombre de parcelles. Le joueur le plus riche gagne.
web-how-winchester-tokens = Les trois jetons
web-how-winchester-secrets = Objectifs personnels, payés à la fin

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Mise en place
web-winchester-drawn-plot = Parcelle en vente
web-winchester-drawn-duel = Duel

### Français. Every sentence that people read in tinhorn.
###
### For translators:
### - docs/translating.md has the tone, the terms and the typography. en.ftl explains the keys.
### - The reader is « tu ». A player's name has no gender and may begin with a vowel: no « de » or
###   « que » before a name; « à », « chez », « par », « pour », « entre » work with every name.
### - The plural category "one" holds 0 as well: « 0 pépite ».
### - U+00A0 before a colon and inside « », U+202F before ; ! ? and the apostrophe is ’.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Siège { $number }
# A player who gave no name.
player-without-name = Joueur { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = On ne te demande rien pour l’instant.
refusal-does-not-fit = Cela ne répond pas à la question.
refusal-on-open-table = { $seat } ne peut pas faire cela. Ses propres cartes montrent pourquoi.
# $prompt is the number of the question.
stale-prompt = La question { $prompt } n’est plus ouverte.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = « { $text } » n’est pas une réponse. Une réponse commence par : { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Après « { $action } », il faut : { $fields }.
malformed-wrong-value = « { $text } » est illisible.


## Setting up a table

setup-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
setup-no-such-seat = Il n’y a pas de siège { $number } à cette table. Les sièges sont numérotés à partir de 1.


## Bots

# $known lists the bots there are.
bot-unknown = Il n’y a pas de bot « { $name } » pour { $game }. Bots disponibles : { $known }.
bot-character-unknown = Il n’y a pas de caractère « { $name } » pour les bots. Caractères disponibles : { $known }.
bot-weights = « { $folder } » ne contient pas de poids pour { $game } que cette version puisse lire.
bots-count = { $players ->
    [one] Une table pour un joueur a besoin d’un bot, pas de { $bots }.
   *[other] Une table pour { $players } joueurs a besoin de { $players } bots, pas de { $bots }.
}
bots-no-games = Il faut jouer au moins une partie, pas { $games }.
arena-bots = Indique au moins deux bots différents, chacun une fois.
arena-file = { $file } contient les parties d’un autre tournoi. Choisis un autre fichier.
arena-luck-program = La chance de « { $name } » ne peut pas être mesurée : un programme ne peut pas rejouer une partie d’un jeu. Retire --luck.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novice
bot-deputy = adjoint
bot-marshal = marshal
bot-legend = légende
# The former name of the deputy, in older records.
bot-heuristic = adjoint
bot-uniform = bot au hasard
bot-stdio = programme
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = économe
character-bold = audace
character-talkative = bavard
character-grudge = rancunier
character-steady = calme
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Une affaire est une affaire.
talk-tight-rival = Pour moi, ce serait trop cher.
talk-bold-won = La chance sourit aux audacieux.
talk-bold-lost = Le risque en valait la peine.
talk-grudge-lost = Je m’en souviendrai.
talk-grudge-rival = Je t’ai à l’œil.
talk-steady-lost = Ça arrive.
talk-steady-rival = Bien vu.
talk-talkative-won = Vous avez tous vu ça ?
talk-talkative-won-again = Ma grand-mère serait fière.
talk-talkative-lost = Bon, ça fera une belle histoire.
talk-talkative-lost-again = La journée avait pourtant si bien commencé !
talk-talkative-rival = On en parlera au saloon.
talk-talkative-rival-again = Ça, c’est ce que j’appelle un coup !
notice-left-bot = { $seat } a quitté la table. Un bot continue à sa place.
notice-left-empty = { $seat } a quitté la table. Le siège reste vide.
notice-given-bot = Un bot prend un siège : { $seat }.
notice-given-empty = Un siège est désormais vide : { $seat }.
notice-back = { $seat } est de retour.

# Bots that are programs; $program is the command that starts one.
program-quoting = « { $program } » n’est pas une commande valable : il manque un guillemet.
program-missing = Impossible de lancer le programme « { $program } ». Est-il installé ?
program-ended = Le programme « { $program } » s’est terminé avant la fin de la partie, avec le statut { $status }.
program-closed = Le programme « { $program } » a fermé sa sortie avant la fin de la partie. Il a été arrêté.
program-slow = Le programme « { $program } » n’a pas répondu en { $seconds } secondes. Il a été arrêté.
program-unreadable = Le programme « { $program } » a envoyé quelque chose qui n’est pas une réponse : { $line } Il a été arrêté.
program-protocol = Le programme « { $program } » utilise la version { $theirs } du protocole, ce tinhorn la version { $ours }. Il a été arrêté.
program-prompt = Le programme « { $program } » a répondu à la question { $answered } au lieu de la question { $prompt }. Il a été arrêté.
program-refused = Le programme « { $program } » a choisi une action qui n’est pas permise. Il a été arrêté. { $reason }
program-timeout = { $variable } doit être un nombre de secondes supérieur à 0, pas « { $text } ».


## Records of games

record-unreadable = Ceci n’est pas l’enregistrement d’une partie.
record-format = L’enregistrement est au format { $format } ; cette version de tinhorn lit le format { $known }.
record-game = L’enregistrement est celui d’une partie de « { $game } », un jeu qui ne se joue pas ici. Ici, on joue à : { $known }.
record-rules = L’enregistrement suit la version { $rules } des règles ; ici, c’est la version { $known }.
record-start = Impossible de reprendre une partie à partir de cette position.
record-start-elsewhere = Cette partie a été reprise à partir d’un moment d’une autre partie. Elle ne peut donc s’ouvrir que sur le serveur où elle a été jouée.
record-names = L’enregistrement a { $names ->
    [0] zéro nom
    [one] un seul nom
   *[other] { $names } noms
}, ce qui ne correspond pas à son nombre de joueurs.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = La réponse { $number } de l’enregistrement n’est pas possible : { $detail }
record-table = La table citée par l’enregistrement n’est pas une table valide.
record-outcome = Le résultat enregistré ne correspond pas au déroulement de la partie.
record-broken = Les coups de cet enregistrement ne peuvent pas être rejoués.


## Files that say what is in the box

components-unreadable = Impossible de lire { $file } : { $detail }.
components-malformed = { $file } ne décrit pas le contenu de la boîte.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = introuvable
system-denied = accès refusé
system-is-folder = c’est un dossier
system-not-folder = une partie du chemin n’est pas un dossier
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-name-too-long = le nom est trop long
system-address-in-use = l’adresse est déjà utilisée
system-address-unknown = cette machine n’a pas cette adresse
system-other = erreur système { $code }


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = La partie n’a pas encore commencé.
table-playing = La partie a déjà commencé.
table-over = La partie est terminée.
table-abandoned = Cette table a été fermée avant la fin de la partie.
table-full = Tous les sièges de cette table sont pris.
table-seat-taken = Le siège { $number } est pris.
table-unknown = Il n’y a pas de table « { $table } ».
table-taken = Il y a déjà une table « { $table } ».
# $rules is the version of the rules.
table-rules = Cette table utilise la version { $rules } des règles de { $game }, que ce serveur ne connaît pas.
refusal-nothing-to-undo = Il n’y a aucun coup à annuler.
refusal-no-window = Il n’y a rien à quoi réagir pour le moment.
refusal-held-already = Tu as déjà demandé du temps.
refusal-not-held = Tu ne fais attendre personne en ce moment.


## The database

storage-url = « { $url } » n’est pas une adresse de base de données. Indique sqlite:///FICHIER ou postgresql://…
storage-folder = Impossible de créer le dossier { $folder } : { $detail }.
storage-driver = Le pilote { $driver } n’est pas installé.
storage-unreachable = La base de données ne répond pas. Son message : « { $detail } »
storage-silent = La base de données n’a pas répondu à temps.
storage-busy = Toutes les connexions à la base de données sont occupées.
storage-corrupt = { $file } n’est pas une base de données, ou elle est endommagée.
storage-unwritable = Impossible d’écrire dans { $file }.
storage-failed = Erreur de la base de données { $file }. Son message : « { $detail } »
# $found and $known are versions of its layout.
storage-newer = La base de données a la structure { $found }, créée par une version plus récente de tinhorn ; celle-ci connaît la structure { $known }.


## Draws that anyone can check

fairness-missing = Cette partie n’a pas été jouée avec des tirages vérifiables.
fairness-unpublished = Le secret de cette partie n’est pas encore publié.
fairness-commitment = Le secret ne correspond pas à l’empreinte affichée avant la partie.
fairness-options = Les options de la table ne correspondent pas à celles des tirages.
fairness-contributions = { $count ->
    [0] Personne n’a contribué aux tirages, ce qui ne correspond pas à cette table.
    [one] Un seul joueur a contribué aux tirages, ce qui ne correspond pas à cette table.
   *[other] { $count } joueurs ont contribué aux tirages, ce qui ne correspond pas à cette table.
}
fairness-hex = « { $text } » ne peut pas avoir servi aux tirages : longueur ou caractères incorrects.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = L’entrée { $entry } est incorrecte : le tirage { $number } ({ $label }) donne un autre résultat.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Pan pour l’attaquant
winchester-dice-count-challenged = Pan pour l’adversaire défié
dicetown-dice-count = Dés
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = On prépare la table.
winchester-question-plot = On tire la prochaine parcelle.
winchester-question-open = La parcelle { $plot } est en vente, encore sans enchère. À { $seat } d’enchérir ou de passer.
winchester-question-open-you = La parcelle { $plot } est en vente, encore sans enchère. Tu enchéris ou tu passes ?
winchester-question-bid = Parcelle { $plot } : { $holder_seat } mène à { MONEY($standing) }. À { $seat } de surenchérir ou de passer.
winchester-question-bid-you = Parcelle { $plot } : { $holder_seat } mène à { MONEY($standing) }. Tu surenchéris ou tu passes ?
winchester-question-bid-to-you = Parcelle { $plot } : tu mènes à { MONEY($standing) }. À { $seat } de surenchérir ou de passer.
winchester-question-vehicle = { $seat } déplace le bateau ou la locomotive.
winchester-question-vehicle-you = Déplace le bateau ou la locomotive, ou laisse l’un des deux sur place : il paie quand même.
winchester-question-rumor = { $seat } regarde une carte cachée.
winchester-question-rumor-you = Une rumeur te parvient. Quelle carte cachée regardes-tu ?
winchester-question-claim = { $seat } peut réclamer des objectifs communs.
winchester-question-claim-you = Réclames-tu un objectif commun ?
winchester-question-duel = { $challenger_seat } et { $challenged_seat } dégainent.
winchester-question-duel-you = { $other_seat } et toi dégainez.
winchester-question-over = La partie est finie. Victoire : { $winner_seats }.
winchester-question-over-you = La partie est finie. Tu as gagné.


## Winchester: names of options (buttons and menus)

winchester-label-bid = Enchérir à { MONEY($amount) }
winchester-label-pass = Passer
winchester-label-duel = Défier en duel
winchester-label-boat = Bateau en case { $square }
winchester-label-locomotive = Locomotive en case { $square }
# $card is one of the two names below.
winchester-label-look = Regarder { $card }
winchester-label-claim = Réclamer « { $objective } »
winchester-label-deal = Préparer la table
winchester-label-plot = Tirer la parcelle { $plot }
winchester-label-bang = Donner Pan à { $seat }

# A hidden card, in the middle of a sentence.
winchester-card-site = la carte de la parcelle { $plot }
winchester-card-objective = { $position ->
    [1] le premier objectif chez { $seat }
   *[2] le second objectif chez { $seat }
}
winchester-card-objective-you = { $position ->
    [1] ton premier objectif
   *[2] ton second objectif
}


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Tout irait au saloon.
   *[other] { $tip ->
        [0] Chacun des autres recevrait { MONEY($share) }.
       *[other] Chacun des autres recevrait { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Celui qui tire Pan achète la parcelle pour { MONEY($amount) }. Ton jeton Duel est perdu dans tous les cas.

# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective } : { $items } → { $then }
winchester-fact-secret-now = { $objective } : { $items } jusqu’ici
winchester-fact-shared = { $objective } : { $have } sur { $needs }
winchester-fact-movement = Jeton Déplacement : meilleur trajet
winchester-fact-saloon = Jeton Saloon : pourboires
winchester-fact-rumor = Jeton Rumeur : un coup d’œil à une carte cachée
winchester-fact-hidden = Jeton Bonus : encore face cachée
winchester-fact-mine-known = Une mine : tu connais sa carte
winchester-fact-mine-unknown = Une mine : sa carte est face cachée
winchester-fact-ranch-known = Le ranch : tu connais sa carte
winchester-fact-ranch-unknown = Le ranch : sa carte est face cachée
winchester-fact-neighbours = { $count ->
    [0] Aucune de tes parcelles à côté
    [one] Une de tes parcelles à côté
   *[other] { $count } de tes parcelles à côté
}
winchester-fact-squares = Cases voisines : rivière { $river }, rails { $rails }
winchester-fact-worth = Ta fortune à présent


## Winchester: names of things

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
winchester-shared-7 = Trois parcelles hors rivière
winchester-shared-8 = Trois parcelles hors rails
winchester-shared-9 = Un saloon vide
winchester-shared-10 = Quatre parcelles dispersées

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] rien
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = La table est prête. { $seat } commence.
winchester-table-set-you = La table est prête. Tu commences.
winchester-objectives-dealt = { $seat } reçoit deux objectifs personnels.
winchester-objectives-seen = { $seat } reçoit deux objectifs personnels : { $first } et { $second }.
winchester-objectives-seen-you = Tu reçois deux objectifs personnels : { $first } et { $second }.

winchester-plot-drawn = La parcelle { $plot } est mise en vente. Jeton : { $token }.
winchester-plot-drawn-hidden = La parcelle { $plot } est mise en vente. Son jeton est face cachée.
winchester-bid = { $seat } enchérit à { MONEY($amount) }.
winchester-bid-you = Tu enchéris à { MONEY($amount) }.
winchester-passed = { $seat } passe.
winchester-passed-you = Tu passes.

winchester-duel-called = { $seat } défie { $challenged_seat } : un duel à { MONEY($amount) }.
winchester-duel-called-you = Tu défies { $challenged_seat } : un duel à { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } te défie : un duel à { MONEY($amount) }.
winchester-duel-fought = Pan ! { $seat } gagne le duel. { $loser_seat } n’entend qu’un clic.
winchester-duel-fought-you = Pan ! Tu gagnes le duel. { $loser_seat } n’entend qu’un clic.
winchester-duel-fought-to-you = Pan ! { $seat } gagne le duel. Tu n’entends qu’un clic.

# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Tout va au saloon.
   *[other] { $tip ->
        [0] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Chacun des autres reçoit { MONEY($share) }.
       *[other] { $seat } achète la parcelle { $plot } pour { MONEY($price) }. Chacun des autres reçoit { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Tout va au saloon.
   *[other] { $tip ->
        [0] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Chacun des autres reçoit { MONEY($share) }.
       *[other] Tu achètes la parcelle { $plot } pour { MONEY($price) }. Chacun des autres reçoit { MONEY($share) }, le saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Pas d’enchère. { $seat } doit acheter la parcelle { $plot } pour { MONEY($price) }, qui vont au saloon.
winchester-sold-forced-you = Pas d’enchère. Tu dois acheter la parcelle { $plot } pour { MONEY($price) }, qui vont au saloon.
winchester-sold-free = Pas d’enchère. { $seat } n’a plus un sou et reçoit la parcelle { $plot } pour rien.
winchester-sold-free-you = Pas d’enchère. Tu n’as plus un sou et tu reçois la parcelle { $plot } pour rien.

winchester-took-movement = { $seat } prend un jeton Déplacement.
winchester-took-movement-you = Tu prends un jeton Déplacement.
winchester-took-rumor = { $seat } prend un jeton Rumeur.
winchester-took-rumor-you = Tu prends un jeton Rumeur.
winchester-took-saloon = { $seat } prend un jeton Saloon.
winchester-took-saloon-you = Tu prends un jeton Saloon.

winchester-tips = { $amount ->
    [0] Le saloon était vide : pas de pourboire pour { $seat }.
   *[other] { $seat } prend { MONEY($amount) } de pourboires au saloon.
}
winchester-tips-you = { $amount ->
    [0] Le saloon était vide : pas de pourboire pour toi.
   *[other] Tu prends { MONEY($amount) } de pourboires au saloon.
}

# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } envoie le bateau en case { $square }. La banque paie : { $pay }.
winchester-moved-boat-you = Tu envoies le bateau en case { $square }. La banque paie : { $pay }.
winchester-moved-locomotive = { $seat } envoie la locomotive en case { $square }. La banque paie : { $pay }.
winchester-moved-locomotive-you = Tu envoies la locomotive en case { $square }. La banque paie : { $pay }.
winchester-earned-nothing = rien à personne
winchester-earned = { MONEY($amount) } à { $seat }
winchester-earned-you = { MONEY($amount) } à toi
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }

winchester-rumor = { $seat } regarde { $card }.
winchester-rumor-seen = { $seat } regarde { $card } : { $face }.
winchester-rumor-seen-you = Tu regardes { $card } : { $face }.
winchester-card-turned = { $amount ->
    [0] On retourne la carte de la parcelle { $plot }. Elle ne rapporte rien à { $seat }.
   *[other] On retourne la carte de la parcelle { $plot }. Elle rapporte { MONEY($amount) } à { $seat }.
}
winchester-card-turned-you = { $amount ->
    [0] On retourne la carte de la parcelle { $plot }. Elle ne te rapporte rien.
   *[other] On retourne la carte de la parcelle { $plot }. Elle te rapporte { MONEY($amount) }.
}

winchester-objective-won = { $seat } gagne { MONEY($amount) } pour « { $objective } ».
winchester-objective-won-you = Tu gagnes { MONEY($amount) } pour « { $objective } ».
winchester-claims-declined = { $seat } ne réclame plus rien.
winchester-claims-declined-you = Tu ne réclames plus rien.

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = La dernière parcelle est vendue. La plus grande fortune est à { $winner_seats } : { MONEY($amount) }.
winchester-ended-cash = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : { $winner_seats } l’emporte, grâce à son argent liquide.
winchester-ended-duel-token = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : { $winner_seats } l’emporte, grâce à son jeton Duel encore disponible.
winchester-ended-shared = La dernière parcelle est vendue. { $winner_seats } se partagent le titre, avec { MONEY($amount) } par tête.
winchester-ended-fortune-you = La dernière parcelle est vendue. La plus grande fortune est la tienne : { MONEY($amount) }.
winchester-ended-cash-you = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : tu l’emportes, grâce à ton argent liquide.
winchester-ended-duel-token-you = La dernière parcelle est vendue. Égalité à { MONEY($amount) } : tu l’emportes, grâce à ton jeton Duel encore disponible.
winchester-ended-shared-you = La dernière parcelle est vendue. Tu partages le titre avec { $winner_seats }, avec { MONEY($amount) } par tête.


## Winchester: why an answer is refused

winchester-refusal-turn = C’est à { $seat } d’enchérir.
winchester-refusal-passed = Tu as passé : tu ne participes plus à cette vente.
winchester-refusal-too-low = Enchéris à { MONEY($least) } au moins.
winchester-refusal-too-dear = { $cash ->
    [0] Tu n’as pas de quoi enchérir.
   *[other] Tu n’as que { MONEY($cash) }.
}
winchester-refusal-no-token = La parcelle { $plot } est déjà vendue.
winchester-refusal-duel-not-two = Pour un duel, il doit rester exactement deux joueurs en lice.
winchester-refusal-duel-token = Tu as déjà dépensé ton jeton Duel.
winchester-refusal-duel-no-bid = Un duel n’est possible qu’après une première enchère.
winchester-refusal-duel-cash = Il faut pouvoir payer l’enchère la plus haute : { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } ne participe pas à ce duel.
winchester-refusal-square = { $vehicle ->
    [boat] La rivière a des cases de 1 à { $most }.
   *[locomotive] Les rails ont des cases de 1 à { $most }.
}
winchester-refusal-rumor-seen = Tu as déjà vu cette carte. Choisis-en une que tu n’as pas vue.
winchester-refusal-rumor-none = Cette carte cachée n’existe pas.
winchester-refusal-claim-auto = À cette table, les objectifs communs sont réclamés automatiquement pour toi.
winchester-refusal-claim-gone = Cet objectif n’est pas disponible.
winchester-refusal-claim-unmet = Tu n’as pas encore rempli « { $objective } ».
winchester-refusal-deal = Cette donne est impossible avec cette boîte et ces options.


## Winchester: what is wrong with a component file

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
winchester-components-site = { $file } place une mine ou le ranch sur la parcelle { $plot } : les mines sont dans le désert, le ranch dans la prairie.
winchester-components-ranches = { $file } compte { $count } ranchs ; il n’y en a qu’un.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] Dans { $file }, la rivière touche les parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [rails] Dans { $file }, les rails touchent les parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [saloon] Dans { $file }, le saloon est entouré des parcelles { $found } ; d’après les règles imprimées, { $printed }.
    [mines] Dans { $file }, les mines sont sur les parcelles { $found } ; d’après les règles imprimées, { $printed }.
   *[ranch] Dans { $file }, le ranch et ce qui l’entoure sont les parcelles { $found } ; d’après les règles imprimées, { $printed }.
}


## Winchester in the terminal: the map

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
winchester-panel-vehicle-boat = Bateau en case { $square } sur { $squares }, parcelles { $plots }
winchester-panel-vehicle-locomotive = Locomotive en case { $square } sur { $squares }, parcelles { $plots }
winchester-panel-squares-boat = Rivière
winchester-panel-squares-locomotive = Rails


## Winchester in the terminal: players, objectives, what I know

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
winchester-panel-mine = Caché aux autres : { MONEY($amount) } en main
winchester-panel-objective = { $objective }, { MONEY($pay) } l’unité à la fin ; { $count } pour l’instant, { MONEY($amount) }
winchester-panel-saw = Vu grâce à une rumeur : { $card } ({ $face })


## Winchester in the terminal: the auction and the answers

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
winchester-panel-in = En lice : { $in_seats }.
winchester-panel-out = Ont passé : { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Enchérir : { $dollars }, { $amount }k et { $amount } reviennent au même
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Les enchères se font en milliers de dollars entiers, comme 4000, 4k ou 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = bateau
winchester-panel-word-locomotive = train
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Lequel des deux : { $boat } { $square } ou { $locomotive } { $square } ?


## Winchester in the terminal: the score sheet

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
winchester-sheet-tied = Égalité à { MONEY($amount) } : { $seat } a { MONEY($cash) } sans les objectifs personnels, { $token ->
    [yes] et encore son jeton Duel.
   *[no] mais pas de jeton Duel.
}
winchester-sheet-by-fortune = La fortune a décidé (W-END-4).
winchester-sheet-by-cash = Fortunes à égalité : l’argent liquide, sans les objectifs personnels, a décidé (W-END-4).
winchester-sheet-by-duel-token = Fortunes et argent liquide à égalité : le jeton Duel encore en main a décidé (W-END-4).
winchester-sheet-by-shared = Égalité en tout : le titre est partagé (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Personne n’a encore enchéri. Une première enchère ne coûte pas cher ; mais si personne ne veut de la parcelle, le premier joueur doit la prendre pour { MONEY(1) }.
winchester-hint-raise = Le prix est partagé entre les autres, y compris toi si tu perds : même une parcelle dont tu ne veux pas peut te rapporter.
winchester-hint-worth = Regarde ce que la parcelle t’apporterait : tes objectifs personnels, les objectifs communs et le jeton posé dessus.
winchester-hint-complete = Avec cette parcelle, tu remplirais un objectif commun. Tu reçois l’argent tout de suite.
winchester-hint-secret = Cette parcelle compte pour un de tes objectifs personnels, qui te paie à la fin.
winchester-hint-cash = Personne d’autre ne voit ton argent. Tu ne peux jamais enchérir au-delà de ce que tu as.
winchester-hint-duel = Il ne reste que deux joueurs. Avec ton unique jeton Duel, tu peux laisser décider les cartes : le gagnant paie l’enchère la plus haute.
winchester-hint-broke = Tu ne peux pas surenchérir : passe. L’acheteur de la parcelle te verse une part du prix.
winchester-hint-vehicle = Choisis une case au bord de tes parcelles : la banque paie { MONEY(1) } au propriétaire de chaque parcelle qui la touche.
winchester-hint-rumor = Une carte Mine ou Ranch te dit ce que paie sa parcelle, un objectif ce que cherche un adversaire. Personne d’autre ne la verra.
winchester-hint-claim = Réclame ce que tu as rempli avant que quelqu’un d’autre le fasse.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Les dix-neuf parcelles sont vendues une à une. L’acheteur prend le jeton de la parcelle et l’applique aussitôt.
winchester-tip-PlotSold = Le prix est allé aux autres joueurs à parts égales ; le reste est un pourboire pour le saloon.
winchester-tip-VehicleMoved = Le bateau et la locomotive paient tous les propriétaires au bord de leur case, pas seulement la personne qui les a déplacés.
winchester-tip-TipsTaken = Un jeton Saloon rapporte tous les pourboires, sauf celui de l’achat en cours.
winchester-tip-RumorHeard = Tout le monde apprend quelle carte a été regardée, mais pas ce qu’elle montre.
winchester-tip-CardTurned = Les mines et le ranch ont une carte cachée. Elle paie une fois, à l’achat, et disparaît.
winchester-tip-ObjectiveWon = Un objectif commun est au premier qui le remplit : l’argent part avec la carte.
winchester-tip-DuelCalled = Un duel met aussitôt fin à la vente. Chaque joueur n’a qu’un jeton Duel pour toute la partie.
winchester-tip-DuelFought = Celui qui tire Pan achète la parcelle au prix de l’enchère la plus haute, peu importe qui l’a faite.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Ici, dix-neuf parcelles sont vendues aux enchères, l’une après l’autre. Tu es l’un des héritiers qui se les disputent. Le but : être le joueur le plus riche quand la dernière parcelle est vendue. La terre seule ne vaut rien. Ce qui compte, c’est l’argent qu’elle te rapporte.
winchester-lesson-mine = Voici ce qui est à toi. Tu commences avec { MONEY($cash) }, et il n’y a que toi qui vois ton argent. Tes deux objectifs personnels te paient à la fin de la partie : { MONEY($saloon) } pour chacune de tes parcelles autour du saloon, { MONEY($river) } pour chacune de celles qui touchent la rivière.
winchester-lesson-bid = La parcelle { $plot } est en vente. Elle touche la rivière et le saloon, elle te rapporte donc { MONEY($pays) } à la fin. Chacun enchérit à son tour, d’au moins { MONEY($step) } de plus que l’enchère précédente. Un joueur qui passe quitte cette vente. Enchéris à { MONEY($amount) }.
winchester-lesson-money = Tu as acheté la parcelle pour { MONEY($price) }. L’argent ne va pas à la banque : il est partagé à parts égales entre les autres joueurs, { MONEY($share) } chacun. Les { MONEY($rest) } impossibles à partager sont un pourboire pour le saloon. Tout ce que tu paies enrichit donc tes adversaires.
winchester-lesson-token = Chaque parcelle a un jeton, que l’acheteur utilise aussitôt. Celui-ci est un jeton Déplacement : tu déplaces le bateau ou la locomotive, et la banque paie { MONEY($amount) } au propriétaire de chaque parcelle qui touche la nouvelle case. Amène la locomotive sur la case { $square }, au bord de ta parcelle. Il y a deux autres sortes : le jeton Saloon rapporte les pourboires, le jeton Rumeur montre une carte cachée.
winchester-lesson-shared = Voici les cinq objectifs communs, qui portent de { MONEY($least) } à { MONEY($most) }. Le premier joueur qui en remplit un prend l’argent aussitôt. L’acheteur ouvre la vente suivante : c’est donc encore à toi. La parcelle { $plot } touche aussi le saloon : enchéris à { MONEY($amount) }.
winchester-lesson-duel = { $seat } a enchéri à { MONEY($amount) }, et il ne reste que deux joueurs dans la vente : un duel est maintenant possible. Une fois par partie, à ton tour, tu peux dépenser ton jeton Duel. Deux cartes sont distribuées : le joueur qui a Pan achète la parcelle au prix de la dernière enchère ; celui qui a Clic n’a rien. Défie en duel !
winchester-lesson-pass = Pan ! La parcelle est à toi pour { MONEY($price) }, et son jeton Saloon t’a rapporté { MONEY($tips) } de pourboires. La parcelle { $plot } ne sert aucun de tes objectifs. Passe : si quelqu’un d’autre l’achète, tu reçois une part du prix.
winchester-lesson-earned = { $seat } a payé { MONEY($price) }, dont { MONEY($share) } pour toi. La parcelle contient une mine : sa carte cachée a rapporté { MONEY($card) } à { $seat }. Avec le jeton Rumeur de la parcelle, { $seat } a regardé un de tes objectifs personnels. Tu as maintenant vu tout ce qui arrive dans une vente.
winchester-lesson-end = Pour te montrer la fin, des bots ont joué les autres ventes. Après la dix-neuvième parcelle, on compte l’argent : l’argent liquide, ce que paient les deux objectifs personnels, et { MONEY($amount) } pour le joueur qui a le plus de parcelles. Le joueur le plus riche gagne. Reviens maintenant à la quatrième vente et continue librement. Au début tu verras des conseils, puis de moins en moins.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } a une fortune de { MONEY($amount) }.
winchester-report-score-you = Tu as une fortune de { MONEY($amount) }.
winchester-report-so-far = Jusqu’ici, tu as { MONEY($total) } : { MONEY($cash) } en argent et { MONEY($objectives) } grâce à tes objectifs secrets.
winchester-report-money = { $seat } a { MONEY($amount) }.
winchester-report-money-you = Tu as { MONEY($amount) }.
winchester-report-money-secret = Personne ne voit l’argent que possède { $seat }.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } n’a pas encore de parcelle.
    [one] { $seat } possède la parcelle { $plots }.
   *[other] { $seat } possède { $count } parcelles : { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Tu n’as pas encore de parcelle.
    [one] Tu possèdes la parcelle { $plots }.
   *[other] Tu possèdes { $count } parcelles : { $plots }.
}
winchester-report-tokens = Jetons chez { $seat } : { $movement } Déplacement, { $saloon } Saloon, { $rumor } Rumeur.
winchester-report-tokens-you = Tes jetons : { $movement } Déplacement, { $saloon } Saloon, { $rumor } Rumeur.
winchester-report-duel-held = { $seat } a encore son jeton Duel.
winchester-report-duel-held-you = Tu as encore ton jeton Duel.
winchester-report-duel-spent = { $seat } a dépensé son jeton Duel.
winchester-report-duel-spent-you = Tu as dépensé ton jeton Duel.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Tu connais { $card } : { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective } : { MONEY($amount) }.
winchester-report-most = { $count ->
    [0] Personne n’a encore de parcelle.
   *[other] Le plus de parcelles : { $most_seats }, avec { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Il n’y a pas de pourboire au saloon.
   *[other] Pourboires au saloon : { MONEY($amount) }.
}
winchester-report-first = { $seat } a le jeton Premier Joueur.
winchester-report-first-you = Tu as le jeton Premier Joueur.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parcelle { $plot } : { $words } ; à côté de { $beside } ; pas vendue.
winchester-report-plot-of = Parcelle { $plot } : { $words } ; à côté de { $beside } ; à { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Chacun choisit en secret les dés à garder.
dicetown-question-keep-you = Tu as lancé { $dice }. Quels dés gardes-tu ?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = On peut jouer la carte Joueur professionnel.
dicetown-question-turn-you = Joues-tu la carte Joueur professionnel pour tourner un de tes dés ?
dicetown-question-turn-none-you = On peut jouer la carte Joueur professionnel. Tu ne l’as pas.
dicetown-question-react = { $situation } On peut jouer la carte { $card }.
dicetown-question-react-you = { $situation } Joues-tu la carte { $card } ?
dicetown-question-react-none-you = { $situation } On peut jouer la carte { $card }. Tu ne l’as pas.
dicetown-question-shares = { $robber_seat } braque la banque : { DOLLARS($bills) }. On peut jouer la carte Parts égales.
dicetown-question-shares-you = { $robber_seat } braque la banque : { DOLLARS($bills) }. En prends-tu { DOLLARS($share) } avec Parts égales ?
dicetown-question-shares-none-you = { $robber_seat } braque la banque : { DOLLARS($bills) }. Tu n’as pas la carte Parts égales.
dicetown-question-marshal = { $player_seat } va prendre l’étoile du shérif. On peut jouer la carte Marshal.
dicetown-question-marshal-you = { $player_seat } va prendre l’étoile du shérif. L’empêches-tu avec Marshal ?
dicetown-question-marshal-none-you = { $player_seat } va prendre l’étoile du shérif. Tu n’as pas la carte Marshal.
dicetown-question-counter = { $player_seat } joue la carte { $card } : { $about }. On peut répondre par Avis de recherche.
dicetown-question-counter-you = { $player_seat } joue la carte { $card } : { $about }. Tu l’annules avec Avis de recherche ?
dicetown-question-counter-none-you = { $player_seat } joue la carte { $card } : { $about }. Tu n’as pas d’Avis de recherche pour l’annuler.
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
dicetown-about-joe = { DOLLARS($bills) } de { $target_seat }
dicetown-about-brute = { $dice } gratuitement
dicetown-about-gambler = { $die } devient { $face }
dicetown-question-offer = Égalité pour { $place }. Les joueurs à égalité font leurs offres au shérif, { $sheriff_seat }.
dicetown-question-offer-you = Tu es à égalité pour { $place }. Que proposes-tu au shérif, { $sheriff_seat } ?
dicetown-question-leader = Égalité entre { $tied_seats } pour { $place }. { $seat }, shérif, tranche.
dicetown-question-leader-you = Égalité entre { $tied_seats } pour { $place }. Tu portes l’étoile : qui l’emporte ?
dicetown-question-leader-tied = Égalité avec { $rival_seats } pour { $place }. { $seat }, shérif, tranche.
dicetown-question-leader-tied-you = Égalité avec { $rival_seats } pour { $place }. Tu portes l’étoile : qui l’emporte ?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } ne peut pas payer tous ses dés et choisit ceux qui restent.
dicetown-question-trim-you = { $count ->
    [one] Ta Brute a été annulée et tu ne peux payer aucun dé de plus. Lequel gardes-tu ?
   *[other] Ta Brute a été annulée et tu ne peux payer que { $count } dés. Lesquels gardes-tu ?
}
dicetown-question-card = { $count ->
    [one] { $seat } regarde une carte du General Store.
   *[other] { $seat } garde une carte sur { $count } au General Store.
}
dicetown-question-card-you = { $count ->
    [one] Tu as pioché une carte au General Store. Prends-la.
   *[other] Tu as pioché { $count } cartes au General Store. Laquelle gardes-tu ?
}
dicetown-question-rob = { $seat } choisit une victime au saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Tu contrôles le saloon avec un Q. Chez qui pioches-tu une carte ?
   *[other] Tu contrôles le saloon avec { $count } Q. Chez qui pioches-tu des cartes ?
}
dicetown-question-steal = { $seat } garde une des cartes piochées chez { $victim_seat }.
dicetown-question-steal-you = Laquelle des cartes piochées chez { $victim_seat } gardes-tu ?
dicetown-question-order = { $seat }, shérif, fixe l’ordre des visites chez Doc Badluck.
dicetown-question-order-you = Tu portes l’étoile. Dans quel ordre va-t-on chez Doc Badluck ?
dicetown-question-visit = { $seat } choisit un élixir chez Doc Badluck.
dicetown-question-visit-you = Doc Badluck a quelque chose pour toi. Quel élixir prends-tu ?
dicetown-question-joe = { $seat } tombe sur Joe le Nerveux et choisit qui doit payer.
dicetown-question-joe-you = Tu tombes sur Joe le Nerveux. Qui doit te payer ?
dicetown-question-giver-friendship = { $seat } demande une carte General Store à quelqu’un.
dicetown-question-giver-friendship-you = Amitié : à qui demandes-tu une carte General Store ?
dicetown-question-giver-dominion = { $seat } demande un titre de propriété à quelqu’un.
dicetown-question-giver-dominion-you = Domination : à qui demandes-tu un titre de propriété ?
dicetown-question-gift-friendship = { $seat } donne une carte General Store à { $taker_seat }.
dicetown-question-gift-friendship-you = Quelle carte General Store donnes-tu à { $taker_seat } ?
dicetown-question-gift-dominion = { $seat } donne un titre de propriété à { $taker_seat }.
dicetown-question-gift-dominion-you = Quel titre de propriété donnes-tu à { $taker_seat } ?
dicetown-question-protect = { $seat } choisit deux titres à protéger.
dicetown-question-protect-you = Quels titres mets-tu à l’abri du vol ? Choisis-en deux.
dicetown-question-winner = Égalité jusqu’au bout. { $seat }, shérif, désigne qui gagne.
dicetown-question-winner-you = Égalité jusqu’au bout, et tu portes l’étoile. Qui gagne ?
dicetown-question-over = La partie est finie. La ville est à { $winner_seats }.
dicetown-question-over-you = La partie est finie. La ville est à toi.

# While chance is at work.
dicetown-draw-deal = On prépare la table.
dicetown-draw-roll = Les dés roulent sous les gobelets.
dicetown-draw-store = On pioche des cartes General Store.
dicetown-draw-theft = On pioche dans une main.
dicetown-draw-property = On pioche des titres.
dicetown-draw-elixir = On pioche un élixir.


## Dice Town: names of options (buttons and menus)

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
dicetown-label-offer = Offre : { $offer }
dicetown-label-leader = Désigner { $seat }
dicetown-label-card = Choisir : { $card }
dicetown-label-joe = Envoyer Joe chez { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Chez { $victim_seat } : 1 titre
       *[other] Chez { $victim_seat } : { $properties } titres
    }
    [one] { $properties ->
        [0] Chez { $victim_seat } : 1 carte General Store
        [one] Chez { $victim_seat } : 1 carte General Store, 1 titre
       *[other] Chez { $victim_seat } : 1 carte General Store, { $properties } titres
    }
   *[other] { $properties ->
        [0] Chez { $victim_seat } : { $store } cartes General Store
        [one] Chez { $victim_seat } : { $store } cartes General Store, 1 titre
       *[other] Chez { $victim_seat } : { $store } cartes General Store, { $properties } titres
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Prendre { $elixir }
dicetown-label-elixir-top = Prendre celui du dessus, caché
dicetown-label-giver = Demander à { $seat }
dicetown-label-protect = Protéger { $cards }
dicetown-label-winner = { $seat } gagne
dicetown-label-deal = Préparer la table
dicetown-label-roll = Lancer les dés
dicetown-label-draw = Piocher { $cards }


## Dice Town: names of things

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


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = libre : { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, avec la meilleure main : { $worth }
   *[other] { $leader_seats }, avec { $count } : { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand } : { $worth }
dicetown-fact-tied = { $worth }, égalité : { $leader_seats }
dicetown-fact-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
dicetown-fact-score-seen = { $points ->
    [one] { $points } point pour l’instant, sans les cartes cachées
   *[other] { $points } points pour l’instant, sans les cartes cachées
}
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
   *[other] le prochain : { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Il ne reste pas de pépite
    [one] { $count } pépite pour toi : { $count } point
   *[other] { $count } pépites pour toi : { $count } points
}
dicetown-own-bank = { $bills ->
    [0] Rien à prendre, mais tu contrôles un lieu
   *[other] { DOLLARS($bills) } pour toi : { $points ->
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
dicetown-own-office-won = L’étoile pour toi : { $points } points
dicetown-own-office-kept = Tu gardes l’étoile : { $points } points
dicetown-own-hall = { $count ->
    [0] Il ne reste pas de titre
    [one] { $count } titre pour toi : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } titres pour toi : { $points } points
}
dicetown-own-doc-due = Tu ne contrôles rien pour l’instant : la visite t’attend
dicetown-own-doc-safe = Tu contrôles un lieu : pas de visite pour toi

dicetown-consequence-wasted = ne t’apporte rien pour l’instant
dicetown-consequence-joe = { $bills ->
    [0] rien à prendre
   *[other] { DOLLARS($bills) } pour toi
}
dicetown-consequence-offer = seulement si { $sheriff_seat } te choisit


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = quand tu gardes au moins deux dés : tous gratuits
dicetown-effect-gambler = après avoir gardé des dés : tourne un des tiens sur la face de ton choix
dicetown-effect-dynamite = quand tu contrôles la mine d’or : deux fois plus de pépites
dicetown-effect-barmaids = quand tu contrôles le saloon : vole deux fois
dicetown-effect-corruption = quand tu contrôles la mairie : un titre de plus, pris sur la pioche
dicetown-effect-credit = quand tu contrôles le General Store : une visite de plus
dicetown-effect-joe = aussitôt : { DOLLARS(4) } d’un joueur de ton choix
dicetown-effect-marshal = quand l’étoile devrait changer de mains : elle reste où elle est
dicetown-effect-shares = quand quelqu’un d’autre braque la banque : la moitié du butin
dicetown-effect-wanted = quand quelqu’un d’autre joue une carte General Store : elle est sans effet
dicetown-effect-elixir = quand quelqu’un va voir Doc Badluck : tu y vas aussi
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] à la fin : { $points } point
   *[other] à la fin : { $points } points
}

dicetown-effect-wealth = chacun des autres te donne { DOLLARS(2) }
dicetown-effect-charm = chacun des autres te donne 1 pépite
dicetown-effect-luck = une carte de la pioche General Store
dicetown-effect-power = l’étoile de shérif
dicetown-effect-protection = deux de tes titres sont à l’abri du vol
dicetown-effect-friendship = un joueur de ton choix te donne une carte General Store
dicetown-effect-dominion = un joueur de ton choix te donne un titre


## Dice Town: the story, the hand

dicetown-table-set = La table est prête. { $seat } porte l’étoile de shérif.
dicetown-table-set-you = La table est prête. Tu portes l’étoile de shérif.
dicetown-round = Manche { $round }.
dicetown-rolled = Tout le monde lance les dés, sous le gobelet.
dicetown-rolled-you = Tu lances les dés : { $dice }.
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
dicetown-last-dice = { $seat } lance ses derniers dés : { $dice }.
dicetown-last-dice-you = Tu lances tes derniers dés : { $dice }.
dicetown-turned = { $seat } tourne un dé : { $die } devient { $face }.
dicetown-turned-you = Tu tournes un dé : { $die } devient { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } contrôle { $place }.
dicetown-led-you = Tu contrôles { $place }.
dicetown-led-hand = { $seat } contrôle { $place } : { $hand }.
dicetown-led-hand-you = Tu contrôles { $place } : { $hand }.
dicetown-played = { $seat } joue la carte { $card }.
dicetown-played-you = Tu joues la carte { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } joue la carte { $card } : { $die } doit devenir { $face }.
dicetown-played-turn-you = Tu joues la carte { $card } : { $die } doit devenir { $face }.
dicetown-countered = La carte { $card } jouée par { $seat } reste sans effet.
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
dicetown-shared = { $seat } prend { DOLLARS($bills) } de butin à { $other_seat }.
dicetown-shared-you = Tu prends { DOLLARS($bills) } de butin à { $other_seat }.
dicetown-shared-to-you = { $seat } te prend { DOLLARS($bills) } de butin.
dicetown-coach = La diligence apporte { DOLLARS($bills) } à la banque.
dicetown-drew = { $seat } pioche { $cards }.
dicetown-drew-you = Tu pioches : { $cards }.
dicetown-kept-card = { $seat } garde { $card }.
dicetown-kept-card-you = Tu gardes : { $card }.
dicetown-store-shuffled = On mélange la défausse : une nouvelle pioche General Store.
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
dicetown-loot-you = Tu pioches chez { $other_seat } : { $cards }.
dicetown-loot-to-you = { $seat } pioche chez toi : { $cards }.
dicetown-stolen = { $seat } vole { $card } à { $other_seat }.
dicetown-stolen-you = Tu voles à { $other_seat } : { $card }.
dicetown-stolen-to-you = { $seat } te vole : { $card }.
dicetown-star = { $seat } prend l’étoile.
dicetown-star-you = Tu prends l’étoile.
dicetown-star-kept = { $seat } garde l’étoile.
dicetown-star-kept-you = Tu gardes l’étoile.
dicetown-properties = { $seat } prend { $cards }.
dicetown-properties-you = Tu prends { $cards }.
dicetown-corruption = { $seat } prend { $card } sur la pioche.
dicetown-corruption-you = Tu prends { $card } sur la pioche ; personne d’autre ne le voit.
dicetown-row-refilled = La rangée est complétée : { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } propose à { $other_seat } : { $offer }.
dicetown-offer-you = Tu proposes à { $other_seat } : { $offer }.
dicetown-offer-to-you = { $seat } te propose : { $offer }.
dicetown-leader = { $seat }, shérif, donne { $place } à { $other_seat }.
dicetown-leader-you = Tu donnes { $place } à { $other_seat }.
dicetown-leader-to-you = { $seat }, shérif, te donne { $place }.
dicetown-leader-self = { $seat }, shérif, garde { $place }.
dicetown-leader-self-you = Tu gardes { $place } pour toi.
dicetown-offer-taken = { $seat } remet à { $other_seat } : { $offer }.
dicetown-offer-taken-you = Tu remets à { $other_seat } : { $offer }.
dicetown-offer-taken-to-you = { $seat } te remet : { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } fixe l’ordre chez Doc Badluck : { $visitor_seats }.
dicetown-visits-you = Tu fixes l’ordre chez Doc Badluck : { $visitor_seats }.
dicetown-elixir-taken = { $seat } prend l’élixir { $elixir }.
dicetown-elixir-taken-you = Tu prends l’élixir { $elixir }.
dicetown-elixir-drawn = { $seat } prend l’élixir du dessus : { $elixir }.
dicetown-elixir-drawn-you = Tu prends l’élixir du dessus : { $elixir }.
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
dicetown-luck-you = Tu pioches : { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } demande { $card } à { $other_seat }.
dicetown-giver-you = Tu demandes { $card } à { $other_seat }.
dicetown-giver-to-you = { $seat } te demande { $card }.
dicetown-given = { $seat } donne { $card } à { $other_seat }.
dicetown-given-you = Tu donnes à { $other_seat } : { $card }.
dicetown-given-to-you = { $seat } te donne : { $card }.
dicetown-protected = { $seat } met à l’abri du vol : { $cards }.
dicetown-protected-you = Tu mets à l’abri du vol : { $cards }.
dicetown-wasted = L’élixir { $elixir } reste sans effet pour { $seat }.
dicetown-wasted-you = L’élixir { $elixir } reste sans effet pour toi.
dicetown-elixir-replaced = Doc Badluck sort l’élixir { $elixir }.
dicetown-elixirs-shuffled = On mélange les élixirs utilisés : une nouvelle pioche.


## Dice Town: the story, the end

dicetown-ended-mine = La mine est épuisée. C’était la dernière manche.
dicetown-ended-properties = Tous les titres sont pris. C’était la dernière manche.
dicetown-ended-both = La mine est épuisée et tous les titres sont pris. C’était la dernière manche.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } gagne avec { $points } points.
dicetown-won-points-you = Tu gagnes avec { $points } points.
dicetown-won-cards = Égalité à { $points } points : { $seat } gagne, avec plus de titres.
dicetown-won-cards-you = Égalité à { $points } points : tu gagnes, avec plus de titres.
dicetown-won-sheriff = Égalité à { $points } points : { $seat } gagne, par décision du shérif.
dicetown-won-sheriff-you = Égalité à { $points } points : tu gagnes, par décision du shérif.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Ces dés ne sont pas sous ton gobelet.
dicetown-refusal-dice-price = { $bills ->
    [0] Tu n’as pas d’argent : garde exactement un dé.
   *[other] Tu n’as que { DOLLARS($bills) }. Un dé est gratuit, chaque dé de plus coûte { DOLLARS(1) }.
}
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
dicetown-refusal-joe-is-played = Joe le Nerveux se joue tout de suite : choisis qui doit payer.
dicetown-refusal-joe-target = Choisis un autre joueur de cette table pour Joe le Nerveux.
dicetown-refusal-victim = Choisis quelqu’un d’autre, qui ait une carte à piocher.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Pioches-en exactement une. Cartes General Store : { $store } ; titres : { $properties }.
   *[other] Pioches-en exactement { $count }. Cartes General Store : { $store } ; titres : { $properties }.
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


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } compte { $count } dés ; il en faut { $printed }.
    [bills] { $file } compte { $count } billets ; il en faut { $printed }.
   *[nuggets] { $file } compte { $count } pépites ; il en faut { $printed }.
}
dicetown-components-properties = { $file } doit avoir 20 titres valant de 1 à 5.
dicetown-components-equipment = { $file } doit avoir 6 cartes Équipement, de valeurs différentes entre 1 et 8.
dicetown-components-actions = { $file } doit avoir les 13 cartes Action des règles imprimées.
dicetown-components-elixirs = { $file } doit avoir les 7 élixirs, chacun une fois.


## Dice Town in the terminal: the town

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
# $worth are the values of the properties on display, the next to be taken first.
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
dicetown-hand-two = { $kind }, { $high } par les { $low }
dicetown-hand-pairs = { $kind }, { $high } et { $low }
dicetown-hand-one = { $kind }, { $high }
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
dicetown-panel-does-mine = Le plus de 9 : une pépite pour chacun.
dicetown-panel-does-bank = Le plus de 10 : tous les billets de la banque.
dicetown-panel-does-coach = Personne ne la contrôle : ce que coûtent les dés pendant cette manche sera le butin de la suivante.
dicetown-panel-does-store = Le plus de J : pioche une carte pour chacun, gardes-en une. Deux fois à la manche 1.
dicetown-panel-does-saloon = Le plus de Q : pioche une carte pour chacun chez un adversaire, gardes-en une.
dicetown-panel-does-office = Le plus de K : l’étoile de shérif.
dicetown-panel-does-hall = La meilleure main : le prochain titre, et un de plus par A.
dicetown-panel-does-doc = Les joueurs qui n’ont contrôlé aucun lieu prennent un élixir.
dicetown-panel-played = Cartes jouées
dicetown-panel-used = Élixirs utilisés


## Dice Town in the terminal: players, what I know

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
    [one] valant { $worth } : { $points } point à la fin
   *[other] valant { $worth } : { $points } points à la fin
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Vu : { $place }
dicetown-panel-in-deck = pioche
dicetown-panel-in-discards = défausse


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Sous ton gobelet, avec { DOLLARS($bills) } à dépenser
dicetown-panel-aside = de côté :
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] aucun { DOLLARS($cost) }
    [one] 1 dé gratuit
   *[other] { $count } dés { DOLLARS($cost) }
}
dicetown-panel-brute = Avec la Brute, deux dés ou plus sont gratuits.
dicetown-panel-tied = À égalité avec { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = Tu as { $purse }.
dicetown-panel-your-goods = Chez le shérif
dicetown-panel-offers = propose : { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Garder ces dés : nommes-en autant que tu veux
dicetown-panel-type-none = N’en garder aucun pour { DOLLARS(1) }
dicetown-panel-type-brute = Garder ces dés et jouer la Brute
dicetown-panel-type-turn = Jouer la carte Joueur professionnel : tourner ce dé sur cette face
dicetown-panel-type-nothing = Ne rien proposer
dicetown-panel-type-offer = Proposer un lot de ce genre, avec ce que tu as


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Décompte final
dicetown-sheet-nuggets = Pépites
dicetown-sheet-bills = Billets, 1 par { DOLLARS(2) }
dicetown-sheet-star = Étoile de shérif
dicetown-sheet-equipment = Équipement
dicetown-sheet-properties = Titres
dicetown-sheet-total = Total
dicetown-sheet-rank = Rang
dicetown-sheet-tied = { $count ->
    [one] Égalité à { $points } points : { $seat } a { $count } titre.
   *[other] Égalité à { $points } points : { $seat } a { $count } titres.
}
dicetown-sheet-by-points = Les points ont décidé (D-END-2).
dicetown-sheet-by-cards = Points à égalité : le nombre de titres a décidé (D-END-3).
dicetown-sheet-by-sheriff = Points et titres à égalité : le shérif a décidé (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dé est gratuit, chaque dé de plus coûte { DOLLARS(1) } ; n’en garder aucun coûte aussi { DOLLARS(1) }. Ce que tu gardes reste pour toute la manche.
dicetown-hint-town = Chaque face mène à un lieu : 9 la mine, 10 la banque, J le General Store, Q le saloon, K le bureau du shérif. Le joueur qui en a le plus contrôle ce lieu.
dicetown-hint-race = Dès que quelqu’un a ses cinq dés, tous les autres lancent une dernière fois et prennent ce qui vient.
dicetown-hint-hall = La meilleure main de poker rapporte un titre à la mairie, et un de plus pour chaque A.
dicetown-hint-nothing = Ne contrôler aucun lieu n’est pas un drame : Doc Badluck a alors un élixir pour toi.
dicetown-hint-poor = Sans argent, on garde exactement un dé.
dicetown-hint-trim = Garde les dés qui te donnent un lieu ; les autres sont relancés.
dicetown-hint-turn = Un seul dé tourné peut valoir un lieu, ou la meilleure main. Ensuite, la carte est perdue.
dicetown-hint-react = Une carte ne sert qu’à son moment, puis elle est perdue. Tu peux la garder pour une meilleure occasion.
dicetown-hint-counter = Avis de recherche annule une carte General Store, n’importe laquelle. Celle-ci en vaut-elle la peine ?
dicetown-hint-offer = Le shérif choisit librement entre les joueurs à égalité. Tu ne paies ton offre que s’il te choisit.
dicetown-hint-leader = Tu portes l’étoile : c’est toi qui tranches. Tu reçois l’offre du joueur choisi, et rien des autres.
dicetown-hint-card = L’Équipement vaut des points à la fin ; une carte Action sert à son moment. Personne ne voit ce que tu gardes.
dicetown-hint-rob = Plus tu pioches de cartes, meilleure est celle que tu gardes. Un titre vaut de 1 à 5 points.
dicetown-hint-steal = Celle que tu gardes est à toi ; tu rends les autres.
dicetown-hint-order = Le premier a le choix entre les deux élixirs visibles.
dicetown-hint-visit = Lis ce que font les deux élixirs, ou tente ta chance avec celui qui est caché.
dicetown-hint-joe = Choisis quelqu’un qui a encore { DOLLARS(4) }.
dicetown-hint-giver = C’est l’autre qui choisit quoi donner : demande à quelqu’un qui a peu de cartes.
dicetown-hint-gift = C’est toi qui choisis : donne ce qui te manquera le moins.
dicetown-hint-protect = Un titre protégé ne peut plus être volé. Prends tes meilleurs.
dicetown-hint-winner = Ta dernière décision de shérif.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Une manche a deux parties : d’abord les dés, puis la ville, lieu par lieu.
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
dicetown-tip-CardPlayed = Chaque carte Action a son moment. La table s’y arrête même si personne n’a la carte, pour ne rien trahir.
dicetown-tip-ElixirTaken = Les joueurs qui n’ont contrôlé aucun lieu vont voir Doc Badluck et prennent un élixir.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = À chaque manche, on lance des dés de poker, et les dés décident qui reçoit quoi en ville. Le but : avoir le plus de points à la fin. Les pépites, les dollars, l’étoile de shérif, les titres et l’équipement valent des points.
dicetown-lesson-cup = Voici ton gobelet. Tous les joueurs lancent cinq dés en secret. Chaque face mène à un lieu : 9 à la mine d’or, 10 à la banque, J au General Store, Q au saloon, K au bureau du shérif. Le joueur qui a le plus de dés d’une face contrôle ce lieu. Ton argent, { DOLLARS($bills) }, sert à payer des dés.
dicetown-lesson-keep = Choisis les dés que tu veux garder ; les autres sont relancés. Un dé est gratuit, chaque dé de plus coûte { DOLLARS($price) }. Tu as obtenu deux 9. Garde les deux, et la mine d’or sera peut-être à toi.
dicetown-lesson-coach = Tous les joueurs ont levé leur gobelet en même temps. L’argent des dés supplémentaires va dans la diligence : { DOLLARS($own) } de ta part, { DOLLARS($price) } de la part de { $seat }. Plus tard dans la manche, la diligence l’apporte à la banque. Il y attend le joueur qui contrôlera la banque à la manche suivante.
dicetown-lesson-race = Tu as relancé tes autres dés. Dès qu’un joueur a gardé cinq dés, tous les autres lancent une dernière fois et prennent ce qui vient. Il n’en manque que deux à { $seat }. Garde ton troisième 9 : il est gratuit.
dicetown-lesson-town = { $seat } a cinq dés, tes deux derniers ont donc été lancés : deux J. On visite maintenant la ville, lieu par lieu. Mine d’or : tu as le plus de 9 et tu prends { $nuggets } pépites, une par 9. Banque : { $seat } a le plus de 10 et prend tous les billets. Ensuite la diligence apporte son argent à la banque.
dicetown-lesson-store = General Store : tu as le plus de J. Tu pioches une carte par J et tu en gardes une. L’équipement vaut des points à la fin. Les cartes action t’aident pendant la partie. Garde l’équipement qui vaut { $value } points.
dicetown-lesson-card = À la première manche, tu te sers deux fois. La Dynamite est une carte action : elle double tes pépites quand tu contrôles la mine d’or. La table te demande quand tu peux jouer une carte. Garde la Dynamite.
dicetown-lesson-hall = { $ada_seat } avait le plus de Q et t’a volé la Dynamite au saloon. { $ada_seat } avait aussi le plus de K et porte maintenant l’étoile de shérif. Le shérif tranche les égalités, et on peut l’acheter. Tu avais la meilleure main de poker, un full, et tu as pris un titre à la mairie. { $buck_seat } ne contrôlait aucun lieu et a vu Doc Badluck : à cause de l’élixir, chaque autre joueur a payé { DOLLARS($bills) }.
dicetown-lesson-end = Pour te montrer la fin, des bots ont joué les autres manches. La partie prend fin après la manche où la mine d’or est épuisée ou le dernier titre pris. Tu reçois un point par pépite, un par tranche de { DOLLARS($bills) }, { $star } pour l’étoile, et la valeur de ton équipement et de tes titres. Le joueur qui a le plus de points gagne. Reviens maintenant à la deuxième manche et continue librement. Au début tu verras des conseils, puis de moins en moins.


## Dice Town: the table in words, for the text page and for questions
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
dicetown-report-cup = Sous ton gobelet : { $dice }.
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
dicetown-report-cards = Cartes General Store chez { $seat } : { $cards }.
dicetown-report-cards-you = Tes cartes General Store : { $cards }.
dicetown-report-properties = Titres chez { $seat } : { $cards }.
dicetown-report-properties-you = Tes titres : { $cards }.
dicetown-report-safe = À l’abri du vol chez { $seat } : { $cards }.
dicetown-report-safe-you = À l’abri du vol chez toi : { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Vu ({ $place }) : { $cards }.
dicetown-report-hand = chez { $seat }
dicetown-report-offer = { $seat } propose : { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Diligence : { DOLLARS($bills) } pour la banque.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Titres exposés : { $worth }. La pioche est vide.
    [one] Titres exposés : { $worth }. Encore { $count } dans la pioche.
   *[other] Titres exposés : { $worth }. Encore { $count } dans la pioche.
}
dicetown-report-doc = Doc Badluck a : { $elixirs }.
dicetown-report-deck = { $count ->
    [one] { $count } carte dans la pioche General Store.
   *[other] { $count } cartes dans la pioche General Store.
}
dicetown-report-played = Cartes jouées : { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = argent, billets, dollars, fric, combien
topic-plots = parcelles, terres, terrains
topic-tokens = jetons, jetons bonus, bonus
topic-duel-tokens = jetons duel, jeton duel
topic-secrets = objectifs, objectifs personnels, objectifs secrets, secrets
topic-notes = notes, carnet, qu’ai-je vu, ce que j’ai vu
topic-score = score, points, fortune, qui gagne, qui a gagné
topic-sale = vente, enchères, en vente, qu’est-ce qui est en vente
topic-bid = enchère la plus haute, enchère, qui mène, en lice, qui est en lice
topic-worth = valeur, combien ça vaut, que vaut-elle
topic-shared = communs, objectifs communs
topic-most = le plus de parcelles
topic-saloon = saloon, pourboires
topic-left = reste, parcelles restantes, combien de temps
topic-first = premier joueur, qui commence
topic-boat = bateau, rivière
topic-locomotive = locomotive, train, rails
topic-plot = carte, plateau, parcelle
topic-dice = dés, main, mains
topic-nuggets = pépites, or
topic-sheriff = shérif, étoile
topic-cards = cartes, cartes general store
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

# Not topics of a game, but always there.
topic-me = mon, ma, mes, moi, je
# Between two things that are answered together.
topic-and = et, plus
topic-options = que puis-je faire, options, choix, réponses
topic-prompt = que me demande-t-on, question, maintenant, à qui le tour, tour
topic-story = récit, histoire, que s’est-il passé
topic-rule = règle, règles
topic-undo = annuler, reprendre
topic-help = aide, que puis-je demander, questions, commandes
topic-more = plus, plus d’aide, tout

# Answers to questions.
question-unknown = Je ne comprends pas « { $text } ». Essaie « aide ».
# $topics is a list of words.
question-help = Réponds par le numéro d’une option, ou avec ses mots. Tu peux demander : { $topics }. Ajoute un nom pour ne parler que d’un joueur.
question-help-short = Pour répondre, écris la lettre d’une option ou ses mots ; choisis les dés par leurs faces. Pour demander, écris par exemple « { $score } », « { $money } », « { $rule } » et un mot, ou le nom d’une carte. Écris « { $more } » pour tout ce que tu peux demander.
question-help-more = Tu peux demander : { $topics }. Ajoute un nom pour un seul joueur. Tu peux aussi écrire le nom d’une carte, d’un lieu ou d’un objectif, ou « règle » et un mot.
question-thing = { $thing } : { $text }.
# $options is a list of names of options.
question-several = Cela correspond à plusieurs réponses : { $options }.
question-one = Une seule réponse à la fois.
question-no-options = On ne te demande rien pour l’instant.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Il n’y a rien à dire là-dessus pour l’instant.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Passe le clavier à { $seat }. { $seat }, appuie sur Entrée quand personne d’autre ne regarde.
cli-help =
    Tape ce qui figure à gauche d’une réponse, ou dis-le avec tes propres mots.
    ?          cette aide
    carte      le plateau en détail
    table      toute la table
    récit      le récit jusqu’ici
    règles X   une règle par son identifiant, ou celles qui mentionnent X
    mon argent ou encore : qui mène, que puis-je demander
    conseil    une suggestion ; seulement seul avec des bots ou avec --hints
    quitter    partir ; la partie est conservée
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Entrée : retour à la table
        [one] Entrée : page suivante (encore { $left })
       *[other] Entrée : page suivante (encore { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← le mieux

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = aide, ?
command-map = carte, plateau
command-table = table
command-log = récit
command-rules = règles, règle
command-coach = conseil, coach
command-quit = quitter, partir
command-stop = q, quitter
command-back = r, retour
command-auto = a, auto, lecture
command-all = tous
# $names lists the players; bots have their kind in brackets.
cli-seated = À la table : { $names }. Tape ? pour l’aide.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = À cette table, chacun peut demander conseil.
# Somebody at the table says something.
cli-said = { $name } : { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } à { $most } joueurs
# $command is what to type.
cli-choose-game = Quel jeu ? Par exemple : { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Tu n’as rien à jouer maintenant. Appuie quand même sur Entrée, pour que personne ne le devine.
cli-not-understood = « { $text } » n’est pas une réponse ici. Tape ? pour l’aide.
# $command is what to type.
cli-left = La partie est conservée. Pour la reprendre : { $command }
cli-saved = Pour revoir la partie : { $command }
cli-to-verify = Pour vérifier que personne n’a triché : { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Les dés et les cartes découlent d’un secret dont voici le SHA-256 : { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [0] Cette partie n’a aucun tirage.
    [one] L’unique tirage de cette partie est correct.
   *[other] Les { $draws } tirages de cette partie sont corrects.
} C’est la preuve que personne ne les a truqués, mais pas que personne n’a regardé.
cli-sheet-rank = Rang
cli-sheet-name = Joueur
cli-sheet-points = Score


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [règle maison]
# Stands where what the rulebook says goes on.
cli-rules-printed = [règle imprimée]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Page { $page } sur { $pages }. Entrée : suite, r : retour, q : quitter


## The terminal: what is wrong with a command

cli-no-terminal = Cette commande a besoin d’un terminal interactif.
cli-cannot-clear = L’écran de ce terminal ne peut pas être effacé : impossible de le partager à plusieurs.
cli-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
cli-unknown-language = Cela n’existe pas dans la langue « { $language } ». Langues disponibles : { $known }.
cli-unknown-option = { $game } n’a pas d’option « { $option } » pour la table. Options disponibles : { $known }.
cli-wrong-option = L’option de la table { $option } ne peut pas être « { $text } ». Elle s’écrit { $known }.
cli-wrong-name = « { $name } » ne peut pas être le nom d’un joueur : 1 à { $most } caractères, sans crochets ni parenthèses.
cli-same-name = Deux joueurs ne peuvent pas avoir le même nom.
cli-too-many-humans = { $humans } personnes ne tiennent pas sur { $players } sièges.
cli-bots-count = { $left ->
    [0] Il ne reste pas de siège pour un bot, mais tu en nommes { $bots }.
    [one] Il reste un siège pour un bot, mais tu en nommes { $bots }.
   *[other] Il reste { $left } sièges pour des bots, mais tu en nommes { $bots }.
}
cli-resume-alone = La table d’une partie reprise est déjà en place : avec --resume, seul --seed est permis.
cli-file-without-resume = Pour reprendre { $file }, ajoute --resume.
cli-other-game = { $file } est l’enregistrement d’une partie de { $game }.
cli-game-over = La partie de { $file } est finie. Revois-la avec tinhorn replay.
cli-nothing-to-resume = Aucune partie de { $game } n’est en attente.
cli-resume-program = { $file } indique un programme comme joueur. Pour l’autoriser à s’exécuter, ajoute --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code } : { $file }
cli-exported-none = Cette base de données ne contient aucune partie terminée.
cli-imported = { $file } : conservé comme table { $code }.
cli-imported-before = { $file } : était déjà là, comme table { $code }.
cli-file-exists = { $file } existe déjà ; rien n’a été écrasé.
cli-file-unreadable = Impossible de lire { $file } : { $detail }.
cli-file-unwritable = Impossible d’écrire { $file } : { $detail }.
cli-plot-kind = « { $file } » n’est ni un fichier SVG ni un fichier PNG. Choisis un nom qui se termine par .svg ou .png.
cli-folder-not-empty = Le dossier { $file } n’est pas vide ; rien n’a été écrasé.
cli-no-such-rule = Aucune règle ne s’appelle « { $wanted } », et aucune ne le mentionne.
cli-step-or-json = Choisis --step ou --json : l’un est pour les gens, l’autre pour les programmes.
# $known lists the seats and their players.
cli-no-such-seat = Personne ne s’appelle « { $wanted } ». Indique { $all }, ou bien : { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } manque.
cli-usage-value = La valeur de { $name } ne convient pas.
cli-usage-number = { $name } doit être un nombre entier.
cli-usage-least = { $name } doit être un nombre, au moins { $least }.
cli-usage-range = { $name } doit être un nombre de { $least } à { $most }.
cli-usage-no-option = L’option { $option } n’existe pas.
cli-usage-no-command = La commande « { $command } » n’existe pas. Voir tinhorn --help.
cli-usage-extra = « { $words } » est de trop.
cli-usage-no-value = { $option } demande une valeur.
cli-usage-flag = { $option } ne prend pas de valeur.
cli-usage-other = Cette commande n’est pas correcte. Voir { $help }.
cli-needs-extra = Il faut pour cela tinhorn[{ $extra }] : { $command }


## The terminal: replaying and simulating

cli-step = Étape { $number } sur { $count }. Entrée : suite, r : retour, 50 : aller, a : auto, q : fin
# The replay plays by itself.
cli-step-playing = Étape { $number } sur { $count }. Lecture ; Entrée : pause
cli-simulating = Parties
cli-simulate-speed = { $rate } parties/s
cli-simulated = { $games ->
    [one] Une partie, { $decisions } décisions, { $rate } décisions par seconde.
   *[other] { $games } parties, { $decisions } décisions, { $rate } décisions par seconde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Par siège
cli-arena-rating = Classement
cli-simulate-head-wins = Victoires
cli-simulate-head-rate = Taux de victoire
cli-simulate-head-interval = Intervalle à 95 %
cli-simulate-head-points = Moyenne
cli-simulate-head-without-luck = Sans la chance
cli-reviewing = Analyse en cours
cli-review-player = Joueur
cli-review-you = Toi
cli-review-head-start = Début
cli-review-head-luck = Chance
cli-review-head-own = Choix propres
cli-review-head-others = Choix des autres
cli-review-head-result = Résultat
cli-review-sum = Le début, la chance et les choix donnent ensemble exactement le résultat.
cli-review-round = Manche
cli-review-turning-points = Tournants
cli-review-improvements = Meilleurs choix
cli-review-none = Aucun.
cli-review-choice = { $chosen }. Mieux : { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Après le meilleur choix, on gagne { $best } % de ces parties ; après le choix fait, { $chosen } %.
coach-why-too-dear = Ici, la parcelle valait environ { MONEY($worth) }, et l’enchère était de { MONEY($bid) }.
coach-why-let-go = Ici, la parcelle valait environ { MONEY($worth) }, et une enchère de { MONEY($bid) } était possible.
coach-why-smaller-raise = Une enchère plus petite laisse plus d’argent, si elle suffit.
coach-why-larger-raise = Une enchère plus forte fait abandonner les autres plus tôt.
coach-why-duel = Un duel gagne la parcelle une fois sur deux, au prix actuel.
coach-why-no-duel = Un duel se perd une fois sur deux.
coach-why-keep-more = Garder davantage de ces dés aide à contrôler un lieu.
coach-why-keep-fewer = Mieux vaut relancer davantage de ces dés.
coach-why-keep-other = D’autres dés de ce lancer aident plus à contrôler un lieu.
coach-chose = { $seat } choisit : { $answer }.
coach-chose-you = Tu choisis : { $answer }.
coach-suggestion = Suggestion : { $answer }.
coach-suggestion-worth = La parcelle vaut environ { MONEY($worth) } pour toi maintenant.
coach-suggestion-dear = La parcelle vaut environ { MONEY($worth) } pour toi maintenant : moins que la prochaine enchère.
coach-suggestion-broke = Tu n’as pas assez d’argent pour une autre enchère.
coach-suggestion-pass = { $share ->
    [0] La parcelle vaut environ { MONEY($worth) } pour toi, mais si tu passes, tu gardes ton argent pour d’autres parcelles.
   *[other] La parcelle vaut environ { MONEY($worth) } pour toi, mais si tu passes, tu gardes ton argent pour d’autres parcelles et tu reçois { MONEY($share) } à ce prix.
}
coach-people = Il n’y a de suggestions que si tu joues seul avec des bots ou si la table les permet.
chances-people = Les joueurs ne voient les chances de gagner que s’ils jouent seuls avec des bots, ou après la partie.
server-hints-agreed = On ne peut permettre les suggestions qu’avant que d’autres s’assoient.


## The server: what is wrong with a request

server-unknown = Il n’y a rien ici.
server-malformed = Cette demande est illisible.
server-method = Cela ne peut pas se faire ici.
server-too-large = C’est trop long.
server-request = Cette demande ne peut pas être satisfaite.
server-failure = Quelque chose a mal tourné de notre côté. Rien n’a été modifié.
server-storage = Le serveur ne peut rien enregistrer pour le moment : ta dernière action ne compte pas. Réessaie dans un instant.
server-descriptors = Le serveur n’a plus de connexion libre pour le moment.
server-too-many = Trop de demandes à la fois. Attends un instant.
server-too-many-sockets = Il y a déjà { $most } connexions ouvertes depuis ton adresse. Ferme d’abord un autre onglet de ce site.
server-busy = Le serveur est très occupé et n’ouvre plus de table pour l’instant. Réessaie dans une minute.
# $known lists the games.
server-unknown-game = On ne joue pas à « { $game } » ici. Jeux disponibles : { $known }.
server-unknown-option = Il n’y a pas d’option { $option } = { $value } pour la table.
server-name = Un nom a de 1 à { $most } caractères.
server-name-taken = Quelqu’un porte déjà ce nom à cette table.
server-title = Le nom d’une table a au plus { $most } caractères.
server-hat = Les chapeaux sont numérotés de 1 à { $most }.
server-contribution = Ce que tu ajoutes aux tirages a au plus { $most } caractères.
server-clock = Une horloge donne de 1 à { $most } secondes par réponse.
server-one-seat = La personne qui ouvre une table y prend exactement un siège.
server-seated-already = Tu as déjà un siège à cette table.
server-seat-moved = Ton siège à cette table appartient maintenant à un autre appareil : l’hôte l’a réattribué, ou son code de récupération y a été utilisé. Avec ce code, tu peux le reprendre ici.
server-seat-gone = Tu n’as plus de siège à cette table.
server-seat-removed = L’hôte t’a retiré de cette table.
server-spectator = Il faut un siège à cette table pour faire cela.
server-host-only = Seule la personne qui a ouvert cette table peut faire cela.
server-own-seat = Pour rendre ton propre siège, quitte la table.
server-seat-order = Ces sièges ne correspondent plus à la table. Regarde-les à nouveau.
server-too-few = Ce jeu demande au moins { $least } joueurs. Attends-en d’autres ou remplis les sièges avec des bots.
server-seat-left = Quelqu’un vient de quitter la table. Regarde à nouveau les sièges.
server-nobody-plays = Personne ne jouerait : toutes les chaises sont vides.
server-continued = Cette partie en continue une autre : ses sièges et ses options restent donc telles quelles.
server-nobody-there = Personne n’occupe ce siège.
server-recovery = Aucun siège de cette table n’a ce code de récupération.
server-not-over = La partie n’est pas finie.
server-chat = Envoie une des phrases toutes prêtes, ou une ligne de texte.
server-chat-length = Une ligne a de 1 à { $most } caractères.
server-hello-twice = Un seul hello par connexion suffit.
server-malformed-action = Cette réponse est illisible.
server-malformed-orders = Le serveur ne peut pas lire ces ordres permanents.
server-malformed-message = Ce message est illisible.
server-malformed-request = Une demande a un nom de 1 à { $most } caractères.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.
server-network-elsewhere = Seul un navigateur sur l’ordinateur du serveur peut faire cela.
server-network-unavailable = Ce serveur ne peut pas être ouvert au réseau local pendant qu’il tourne. Démarre-le plutôt avec --lan.
server-network-none = Cet ordinateur n’est connecté à aucun réseau local.
server-network-closed = Seul l’ordinateur du serveur peut atteindre cette table : il n’y a donc pas de code QR pour d’autres appareils.


## The server: looking back

server-perspective = Ce point de vue n’existe pas. On peut regarder comme un joueur, comme un spectateur ou avec tout dévoilé.
server-perspective-closed = Tant que la partie dure, tu ne peux la revoir que de ton point de vue ou de celui d’un spectateur.
server-frame = Les moments de cette partie vont de 0 à { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Joue à Winchester et à Dice Town dans le navigateur : entre amis, sur un seul appareil ou contre des bots. Libre et gratuit.
page-noscript = tinhorn a besoin de JavaScript dans le navigateur. Dans un terminal, { $command } s’en passe.


## At the table: what can be said with one click

chat-hello = Salut !
chat-good-luck = Bonne chance !
chat-nice = Bien joué.
chat-ouch = Aïe.
chat-thinking = Je réfléchis.
chat-your-turn = À toi.
chat-thanks = Merci !
chat-good-game = Belle partie.


## The terminal: serving

cli-serve-address = tinhorn tourne à l’adresse { $address }
cli-serve-open-to-others = Toute personne qui atteint cette adresse peut ouvrir des tables, rejoindre celles dont elle a le code et regarder. Les échanges ne sont pas chiffrés : sur internet, place un proxy TLS devant.
cli-serve-only-here = Seul cet ordinateur peut l’atteindre. Pour inviter d’autres personnes, appuie sur « Laisser entrer les téléphones de la maison » dans la page, ou démarre avec --lan.
cli-serve-stop = Ctrl-C pour arrêter ; les parties reprennent au prochain démarrage.
cli-serve-workers = Plusieurs processus de serveur ont besoin de PostgreSQL : donne son adresse avec --database.
settings-origin = « { $text } » n’est pas l’adresse d’un site. Elle ressemble à https://example.org, sans rien après le nom.

## The terminal: watching

cli-watch-no-link = « { $text } » n’est pas un lien vers une table. Un lien ressemble à { $example }, un code à MESA-47KX.
cli-watch-unreachable = Aucun serveur ne répond à { $server }.
cli-watch-refused = { $server } dit : { $reason }
cli-watch-again = La connexion avec { $server } est coupée. Nouvel essai.
cli-watch-newer = { $server } utilise une version plus récente de tinhorn. Mets tinhorn à jour pour regarder ses tables.
cli-watch-waiting = La table { $code } attend ses joueurs.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Spectateur
# $chances lists the players, each with a percentage.
cli-chances = Chances de gagner : { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Tu n’es pas encore à une table. Appelle d’abord sit_down ou join.
mcp-game-over = La partie est finie. Pour en jouer une autre, appelle sit_down.
mcp-not-asked = Ce n’est pas ton tour. Appelle wait jusqu’à ce qu’on t’interroge.
mcp-rules = Règles qui comptent maintenant : { $rules }.

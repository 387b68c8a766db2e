### Français. What the browser table says on its own: buttons, labels, settings. The games' sentences
### are in ../fr.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● À toi – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Accueil
web-to-lobby = tinhorn : retour à l’accueil
web-settings = Réglages
web-help = Aide
web-close = Fermer
web-cancel = Annuler
web-sure = Vraiment ?
web-go-on = Continuer
web-less = Moins
web-more = Plus
web-back = En arrière
web-on = En avant
web-you = (toi)
web-you-name = Toi
web-seat-about = { $name } : montrer tout ce qui est public
web-seat-story = Derniers coups
web-only-you = caché aux autres
web-no-name = Ton nom
# An amount of banknotes where there is little room.
web-thousands = { $amount } k$
web-abandoned = Tout le monde a quitté cette table ; sa partie s’est arrêtée.
web-offline = Cet appareil est hors ligne. Les tables ont besoin d’une connexion ; la page réessaie toute seule.
web-try-loading = Chargement de la table dans cette page… { $percent } %
web-try-failed = La table n’a pas pu être chargée. Recharge la page pour réessayer.
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-connection-lost = { $seconds ->
    [0] Connexion perdue. Reconnexion…
   *[other] Connexion perdue. Prochain essai dans { $seconds } s ; rien de ce que tu as fait n’est perdu.
}
web-connection-offline = Cet appareil est hors ligne. La table attend ; la page se reconnectera toute seule.

## The lobby

web-games = Jeux
web-tables = Les tables
web-game-winchester = Winchester
web-game-winchester-line = Remporte les enchères sur 19 parcelles, garde tes objectifs pour toi et risque le duel quand il ne reste que deux joueurs.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Lance les dés sous ton gobelet, prends la ville lieu par lieu et reste dans les petits papiers du shérif.
web-game-dicetown-time = 45 min
web-game-players = { $least } à { $most } joueurs
# The name of a table that was given none.
web-table-of = Chez { $name }
web-play-now = Jouer
web-new-table = Nouvelle table
web-join-code = Rejoindre avec un code
web-join = Rejoindre
web-your-tables = Tes tables
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte en ce moment. Tu en ouvres une ?
web-continue = Continuer
web-sit-down = S’asseoir
web-watch = Regarder
web-lobby-title = Deux jeux de plateau du Far West, une table ouverte
web-lobby-what = Enchéris pour des terres dans Winchester ou lance les dés pour la ville dans Dice Town : contre des bots ou entre amis, sur un appareil ou plusieurs. Sans compte.
web-watch-bots = Regarder les bots jouer
web-watch-bots-title = Une partie entre bots
web-recent-games = Parties récentes
web-recent-replay = Revoir
web-won-by = gagnée par { $names }
web-status-seating = { $taken } sur { $seats } à table
web-status-playing = en cours
web-status-over = terminée
web-status-abandoned = abandonnée

## A new table

web-new-table-of = Nouvelle table : { $game }
web-table-title = Nom de la table
web-players = Joueurs
web-listed = Visible à l’accueil
web-listed-note = tout le monde peut s’y asseoir
web-open-table = Ouvrir la table

## The seating page

web-seats = Sièges
web-seat-open = Siège libre
web-seat-waiting = attend quelqu’un
web-bot-greenhorn = Novice : sympathique, apprend encore
web-bot-deputy = Adjoint : un joueur solide
web-bot-marshal = Marshal : un joueur fort
web-bot-legend = Légende : le bot le plus fort ici
web-bot-level = Niveau du bot
web-bot-heuristic = Adjoint : un joueur solide
web-seat-absent = une chaise vide qui passe toujours
web-empty-chair = Chaise vide { $number }
web-seat-chair = Chaise vide
web-bot-uniform = Hasard : joue n’importe quel coup permis
web-character = Caractère du bot
web-character-tight = Économe : paie peu
web-character-bold = Audace : prend des risques
web-character-talkative = Bavard : commente tout
web-character-grudge = Rancunier : se venge
web-character-steady = Calme : joue sans détour
web-seat-you = toi
web-seat-host = a ouvert la table
web-seat-person = à la table
web-here = ici
web-away = hors ligne
web-add-bot = Ajouter un bot
web-remove = Retirer
web-seats-edit = Modifier les places
web-seats-done = Terminé
web-seat-add = Ajouter une place
web-seat-up = Monter
web-seat-down = Descendre
web-seat-take-away = Retirer cette place
web-remove-sure = Retirer { $name } de la table ? La personne en sera informée.
# What the host may do with the other seats.
web-host-seats = Les autres sièges
web-host-open = Libérer le siège
web-host-bot = Laisser jouer un bot
web-host-absent = Laisser vide
web-host-reissue = Nouveau code
web-host-sure = { $name } perdra sa place sur son appareil et en sera informé. Continuer ?
web-host-code = { $name } : ce siège ne se prend plus qu’avec ce code ; l’ancien appareil ne peut plus que regarder. Code à transmettre :
web-given-away = L’hôte a donné ton siège à quelqu’un d’autre. Ici, tu ne peux que regarder.
web-absent = { $name } est absent et c’est son tour. Il n’y a pas de limite de temps : la partie attend.
web-absent-remind = Rappeler
web-absent-bot = Laisser un bot jouer
web-absent-wait = Attendre
web-absent-text = { $name }, c’est ton tour à { $game } :
web-options = Options de la table
web-invite = Inviter
web-invite-note = avec le lien, on peut s’asseoir
web-code = Code
web-qr = Code QR du lien
web-copy = Copier le lien
web-copied = Copié
web-network-only-here = Seul cet ordinateur peut atteindre cette table.
web-network-open = Laisser entrer les téléphones de la maison
web-network-open-note = Tous les appareils de ton réseau pourront alors ouvrir cette page, jusqu’à ce que tu désactives l’accès ou que tu arrêtes le serveur.
web-network-close = Ne plus laisser entrer les téléphones
web-network-close-note = Les appareils de ton réseau peuvent atteindre cette table.
web-network-lan = Pour inviter d’autres personnes, démarre le serveur avec --lan.
web-share-link = Partager le lien
web-start = { $players ->
    [one] Commencer en solo
   *[other] Commencer à { $players }
}
web-start-bots = Compléter avec des bots et commencer
web-start-few = { $missing ->
    [one] Ce jeu demande au moins { $least } joueurs : encore une personne, ou des bots.
   *[other] Ce jeu demande au moins { $least } joueurs : encore { $missing } personnes, ou des bots.
}
web-wait-host = L’hôte va lancer la partie.
web-windows = Réactions
web-windows-timed = courtes, plus de temps sur demande
web-windows-untimed = sans hâte : on attend tout le monde
web-hints = Suggestions du coach
web-hints-alone = seul avec des bots
web-hints-all = pour tout le monde
web-hints-agreed = À cette table, chacun peut demander une suggestion au coach.
web-hints-tag = suggestions permises
web-wait-watching = Tu regardes. La table apparaîtra ici quand l’hôte commencera.
web-door = Invitation à { $game }
web-door-by = { $name } t’invite à { $game }
web-door-watch = Regarder seulement
web-clock = Temps de réflexion
web-clock-none = illimité
web-clock-live = { $seconds } s par décision
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] { $hours } heure par décision
       *[other] { $hours } heures par décision
    }
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
web-option-edition = Édition
web-option-edition-2020 = numéros de 2020
web-option-edition-2019 = numéros de 2019
web-option-bonus = Jetons Bonus
web-option-bonus-open = face visible
web-option-bonus-hidden = face cachée
web-option-claims = Objectifs communs
web-option-claims-auto = réclamés pour toi
web-option-claims-manual = à réclamer soi-même
web-option-ledger = Argent
web-option-ledger-secret = tenu secret
web-option-ledger-helped = noté pour les joueurs
web-option-ledger-open = visible de tous

## The table

web-table-opening = La table s’ouvre…
web-now = En ce moment
web-panels = Panneaux
web-your-turn = à toi
web-thinking = réfléchit
web-undo = Annuler le coup
web-window = Réactions
web-window-hold = Un instant, je vais peut-être réagir
web-window-release = C’est bon, on continue
# $seats are the players who asked.
web-window-held = Temps de réflexion demandé : { $seats }.
web-orders = Ordres permanents
web-orders-lead = La table répond pour toi quand une de ces cartes peut être jouée. Il n’y a que toi qui vois tes ordres, et personne ne peut les distinguer d’une réponse.
web-orders-ask = me demander
web-orders-play = toujours la jouer
web-orders-never = ne jamais demander
web-orders-least = La jouer si le butin est d’au moins
web-orders-clear = Supprimer tous les ordres
web-orders-count = { $count ->
    [0] Ordres permanents
    [one] Ordres permanents : { $count }
   *[other] Ordres permanents : { $count }
}
web-orders-stop = Ne plus demander
web-time-left = Temps restant
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-story = Récit
web-story-filter = Filtrer le récit
web-story-all = Tout
web-story-money = Argent
web-story-me = Sur moi
web-story-chat = Discussion
web-story-unread = Récit ({ $unread })
web-chat-text = Écris quelque chose
web-chat-say = Envoyer
web-chat-phrases = Phrases toutes prêtes, traduites pour tous
web-chat-silence = Personne n’a encore rien dit.
web-chat-spectator = Quelqu’un qui regarde
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = non lus :
web-chat-mute = Couper la discussion
web-chat-unmute = Rétablir la discussion
web-chat-muted = La discussion est coupée à toutes les tables.
web-sheet = Feuille de score
web-sheet-total = Total
web-sheet-hands = Mains finales
web-sheet-counting = La partie est finie. Faisons les comptes.
web-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-you-win = { $count ->
    [one] Tu gagnes
   *[other] Tu partages le titre
}
web-they-win = { $count ->
    [one] { $winner_seats } gagne
   *[other] { $winner_seats } se partagent le titre
}
web-record = Télécharger la partie, avec la preuve de ses tirages
web-rematch = Revanche
web-rematch-open = Une revanche t’attend.

## The rules

web-rules = Règles
web-rules-of = { $game } : les règles
web-rules-contents = Sommaire
web-rules-find = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun résultat.
    [one] Un résultat.
   *[other] { $count } résultats.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Nos règles maison, là où les règles imprimées ne disent rien :
web-rules-ours = règle maison
web-rules-printed = règle imprimée
web-rules-marked = Les règles utiles maintenant sont surlignées.
web-rules-all = Toutes les règles
# The name of a button on the picture of a thing.
web-rule-of = Règle : { $thing }

## Learning a game

web-how = Comment jouer
web-learn = Apprendre
web-learn-of = Apprendre { $game }
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Suite
web-learn-again = Recommencer
web-learn-leave = Quitter
web-learn-do = À toi : { $label }
web-learn-show = Fais-le pour moi
web-learn-skip = Passer
web-learn-watch = Regarde ce qui se passe.
web-learn-other = C’est permis, mais cette leçon suit un autre chemin : { $label }. Ensuite, tu joueras comme tu veux.
web-learn-play-on = Continuer à jouer
web-winchester-note-cash = Les billets en main. Ils étaient secrets jusqu’ici.
web-winchester-note-secret = Un objectif personnel paie pour chaque parcelle ou jeton de son genre.
web-winchester-note-plots = { MONEY(5) } pour le plus grand nombre de parcelles. En cas d’égalité, le plus grand groupe de parcelles reliées décide.
web-winchester-note-total = Le joueur le plus riche gagne. En cas d’égalité : le plus d’argent liquide, puis un jeton Duel non utilisé.
web-dicetown-note-nuggets = 1 point par pépite.
web-dicetown-note-bills = 1 point par tranche de { DOLLARS(2) }.
web-dicetown-note-star = 5 points pour le joueur qui a l’étoile de shérif.
web-dicetown-note-equipment = L’équipement du General Store compte sa valeur. Les cartes action ne comptent pas.
web-dicetown-note-properties = Les titres de la mairie comptent de 1 à 5 points chacun.
web-dicetown-note-total = Le plus de points gagne. En cas d’égalité : le plus de titres, puis le shérif décide.

## The guide

web-guide-off = Sans conseils

## The table in words

web-text-table = Vue texte
web-text-visual = Vue graphique
web-text-options = Ce que tu peux faire
web-text-nothing = On ne te demande rien pour l’instant.
web-text-mine = Ce qui est à toi
web-text-watching = Tu regardes la partie.
web-text-others = Les autres
web-text-board-winchester = Enchères et carte
web-text-board-dicetown = La ville
web-text-command = Répondre ou demander
web-text-field = Ta réponse ou ta question
web-text-note = La lettre d’une option ou ses mots, les dés par leurs faces (10 A A), ou une question comme « mon argent ». « aide » en dit plus.
web-text-send = Envoyer
web-text-sent = Réponse envoyée.
web-text-late = La question a changé entre-temps. Regarde de nouveau.
web-text-no-rule = Il n’y a pas de règle { $rule }.
web-text-story-keys = Les flèches parcourent les lignes.
web-set-guide = Conseils
web-set-guide-note = un court conseil à chaque question
web-set-textTable = Tables en texte
web-set-textTable-note = pour lecteurs d’écran et braille

## Settings and help

web-my-seat = Mon siège ici
web-recovery = Avec ce code, ton siège te suit sur un autre appareil :
web-recover = Code de récupération de ton siège
web-recover-do = Reprendre mon siège
web-leave = Quitter la table
web-leave-sure = Un bot prendra ta place, ou personne. Impossible de revenir en arrière.

web-name = Nom
web-hat = Chapeau préféré
web-hat-1 = Chapeau de cow-boy rouge
web-hat-2 = Melon bleu
web-hat-3 = Sombrero jaune
web-hat-4 = Haut-de-forme anthracite
web-hat-5 = Chapeau mauve à plumes
web-language = Langue
# Each language by its own name, the same in every catalogue.
web-language-en = English
web-language-de = Deutsch
web-language-es = Español
web-language-fr = Français
web-language-it = Italiano
web-language-nl = Nederlands
web-language-pt = Português
web-set-theme = Thème
web-set-theme-system = Système
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-contrast = Contraste
web-set-contrast-system = Système
web-set-contrast-more = Renforcé
web-set-textSize = Taille du texte
web-set-textSize-100 = Normale
web-set-textSize-115 = Grande
web-set-textSize-130 = Plus grande
web-set-textSize-150 = Maximale
web-set-tempo = Rythme
web-set-tempo-slow = Lent
web-set-tempo-normal = Normal
web-set-tempo-fast = Rapide
web-set-tempo-off = Aucun
web-set-patterns = Motifs
web-set-patterns-note = chaque joueur a un motif en plus d’une couleur
web-set-keys = Touches seules
web-set-keys-note = chaque bouton montre sa touche ; sans cela, chiffres et lettres ne font rien
web-set-unhurried = Sans limite de temps
web-set-unhurried-note = aux tables que tu ouvres
web-volume = Volume
web-set-sound = Son
web-set-sound-note = ton tour, enchères, argent, duels
web-set-confirmDuel = Confirmer un duel
web-set-confirmDuel-note = le bouton demande confirmation
web-set-confirmPass = Confirmer quand je passe
web-set-confirmPass-note = le bouton demande confirmation
web-set-botChat = Les bots parlent
web-set-botChat-note = de temps en temps une phrase dans le chat
web-set-chances = Chances de gagner
web-set-chances-watching = En regardant
web-set-chances-always = Aussi seul avec des bots
web-set-chances-off = Non
# $chances lists the players, each with a percentage.
web-chances = Chances de gagner : { $chances }
web-chances-none = Calcul des chances de gagner en cours.
web-keys = Raccourcis clavier
web-key-enter = Entrée
web-key-enter-does = appuyer sur le bouton doré ; sur un dé ou une carte : choisir, puis encore une fois pour valider
web-key-figures = 1 … 9
web-key-figures-does = les boutons de la barre, dans l’ordre
web-key-space = Espace
web-key-space-does = montrer la suite de ce qui s’est passé
web-key-escape = Échap
web-key-escape-does = annuler, fermer
web-key-arrows = ← →
web-key-arrows-does = vers les dés, les cartes et les cases, et de l’un à l’autre
web-key-tab = Tab
web-key-tab-does = d’une chose à la suivante
web-key-timeline = T
web-key-timeline-does = revenir en arrière ; là, ← → pas à pas, Espace pour lire, Fin ou Échap pour revenir à la partie
# The key, as it is written on keyboards.
web-key-end = Fin
web-key-rules = R
web-key-rules-does = ouvrir les règles au paragraphe utile
web-key-slash = /
web-key-slash-does = aller au champ de commande de la vue texte
web-key-question = ?
web-key-question-does = cette aide

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · fini
   *[other] Winchester · { $sold } sur 19 vendues
}
web-winchester-map = Carte de 19 parcelles
web-winchester-plot = Parcelle { $plot }
web-winchester-plot-of = Parcelle { $plot } : { $seat }
web-winchester-plot-free = Parcelle { $plot } : pas vendue
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
web-winchester-tab-shared = Communs
web-winchester-just-now = À l’instant

# Bidding
web-winchester-you-have = Tu as { MONEY($cash) }.
web-winchester-rumor-secrecy = Les autres savent quelle carte tu regardes, mais pas ce qu’elle montre.
web-winchester-standing = Enchère la plus haute
web-winchester-no-bid = aucune
web-winchester-still-in = en lice
web-winchester-passed = a passé
web-winchester-leads = mène à
web-winchester-raise = Surenchérir
web-winchester-other = Autre…
web-winchester-your-bid = Ton enchère
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } chacun, saloon { MONEY($tip) }
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
web-winchester-bid-limit-pass = La table enchérit pour toi jusqu’à { MONEY($amount) }, puis passe.
web-winchester-bid-limit-ask = La table enchérit pour toi jusqu’à { MONEY($amount) }, puis te pose la question.
web-winchester-bid-limit-out = La table passera pour toi à ton tour.
web-winchester-then-pass = puis passer
web-winchester-then-ask = puis me demander

# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel pour la parcelle { $plot }
web-winchester-versus = contre
web-winchester-bang = Pan
web-winchester-click = Clic
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
web-winchester-stop-here = Arrêt en case { $square }
web-winchester-stop-stay = Laisser en case { $square }
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
web-winchester-notebook-empty = Carnet : vide
web-winchester-note-card = Parcelle { $plot } : { $amount ->
    [0] rien
   *[other] { MONEY($amount) }
}

# Mine
web-winchester-cash = Argent liquide
web-winchester-so-far = { $items } jusqu’ici : { MONEY($amount) }
web-winchester-worth = Fortune à présent
web-winchester-payments = Paiements
web-winchester-counts = { $objective } : { MONEY($each) } pour chacune de ces parcelles
web-winchester-plot-counts = Parcelle { $plot } : { MONEY($amount) } pour tes objectifs secrets
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
web-winchester-closer = Ces parcelles libres t’en rapprochent : { $objective }
web-winchester-no-closer = Aucune parcelle seule ne t’en rapproche : { $objective }
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
web-winchester-tie-cash = { $ahead_seat } devant { $behind_seat } : égalité à { MONEY($total) }, plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
web-winchester-tie-cash-you = Tu es devant { $behind_seat } : égalité à { MONEY($total) }, plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } est devant toi : égalité à { MONEY($total) }, plus d’argent liquide ({ MONEY($more) } contre { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } devant { $behind_seat } : égalité à { MONEY($total) }, jeton Duel encore en main.
web-winchester-tie-token-you = Tu es devant { $behind_seat } : égalité à { MONEY($total) }, jeton Duel encore en main.
web-winchester-tie-token-to-you = { $ahead_seat } est devant toi : égalité à { MONEY($total) }, jeton Duel encore en main.

## Dice Town

web-dicetown-progress = Dice Town · manche { $round }
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
web-dicetown-cup-closed = Ton gobelet est retourné. Les autres choisissent.
web-dicetown-committed = Tu gardes { $dice }. Les autres choisissent encore.
web-dicetown-committed-none = Tu n’en gardes aucun. Les autres choisissent encore.
web-dicetown-aside = de côté
web-dicetown-free = gratuit
web-dicetown-too-dear = trop cher
web-dicetown-keep = Garder { $dice }
web-dicetown-choose-dice = Touche les dés à garder
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
web-dicetown-protect = { $count ->
    [one] Touche le titre à protéger
   *[other] Touche { $count } titres à protéger
}
web-dicetown-trim = { $count ->
    [one] Touche le dé que tu gardes
   *[other] Touche les { $count } dés que tu gardes
}
web-forced = Un seul choix : { $choice }
web-dicetown-choosing = choisit
web-dicetown-ready = prêt
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
web-dicetown-of = sur { $count }
web-dicetown-offer = Proposer { $goods }
web-dicetown-offer-nothing = Ne rien proposer
web-dicetown-offered = Tu proposes { $goods }.
web-dicetown-sealed-offer = secrète jusqu’à la dernière offre ; tu ne paies que si tu es choisi
web-dicetown-desk = les sommes sont publiques ; seul le shérif voit les cartes
web-dicetown-desk-yours = tu reçois l’offre de la personne choisie ; les autres sont rendues
web-dicetown-stake = En jeu : { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Face à toi : { $rival_seats }
   *[other] Face à toi : { $rival_seats }
}
web-dicetown-face = visible de vous deux seulement
web-dicetown-sheet-lead = { $points } points, devant { $next }
web-dicetown-tie-cards = { $ahead_seat } devant { $behind_seat } : égalité à { $points } points, plus de titres.
web-dicetown-tie-cards-you = Tu es devant { $behind_seat } : égalité à { $points } points, plus de titres.
web-dicetown-tie-cards-to-you = { $ahead_seat } est devant toi : égalité à { $points } points, plus de titres.
web-dicetown-tie-sheriff = { $ahead_seat } devant { $behind_seat } : égalité à { $points } points, par décision du shérif.
web-dicetown-tie-sheriff-you = Tu es devant { $behind_seat } : égalité à { $points } points, par décision du shérif.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } est devant toi : égalité à { $points } points, par décision du shérif.
web-option-bribes = Pots-de-vin
web-option-bribes-on = permis
web-option-bribes-off = interdits

## Draws that anyone can check

web-verify = Vérifier l’équité
web-fair = Hasard vérifiable
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Cette table a fixé son secret avant que quiconque s’assoie. Chaque siège y ajoute son propre hasard : personne ne peut truquer les dés, les cartes ou les duels.
web-fair-more = Comment ça marche
web-fair-contribution = Ta contribution : les mots de ton choix
web-fair-give = Utiliser ces mots
web-fair-given = Tes mots font maintenant partie des tirages.
web-fair-check = Vérifier
web-fair-title = Hasard vérifiable
web-fair-title-table = Les tirages de la table { $code } étaient-ils équitables ?
web-fair-working = Ton navigateur recalcule chaque tirage…
web-fair-file = Vérifier l’enregistrement d’une autre partie
web-fair-insecure = Ce navigateur ne peut calculer des empreintes que sur une page sécurisée : ouvre la table en https ou sur la machine du serveur, ou vérifie l’enregistrement avec la commande ci-dessous.
web-fair-good = { $draws ->
    [0] Aucun tirage à recalculer.
    [one] Un tirage recalculé, et il est correct. Personne ne l’a truqué.
   *[other] { $draws } tirages recalculés, tous corrects. Personne ne les a truqués.
}
web-fair-secret-wrong = Le secret ne correspond pas à l’empreinte affichée avant la partie.
# $entry is the place in the record of the game.
web-fair-wrong = L’entrée { $entry } de l’enregistrement ne correspond pas au tirage recalculé. Tout ce qui précède est correct.
web-fair-commitment = Empreinte affichée avant la partie
web-fair-secret = Secret, publié après la partie
# What a player added to the draws.
web-fair-added = Ajouté par { $name }
web-fair-as-seen = ✓ conforme à ce que cet appareil a vu
web-fair-not-as-seen = ✗ différent de ce que cet appareil a vu
web-fair-draws = { $draws ->
    [0] Aucun tirage
    [one] Un tirage, nombre par nombre
   *[other] Les { $draws } tirages, nombre par nombre
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } sur { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Chaque ligne : le type de tirage, # et son numéro, puis ce qui a été tiré.
web-fair-differs = donne un autre résultat
web-fair-how = Comment ça marche
web-fair-how-promise = À l’ouverture d’une table, le serveur choisit un secret au hasard et en montre l’empreinte. Dès lors, il ne peut plus changer le secret sans que tout le monde s’en aperçoive.
web-fair-how-add = Chaque siège ajoute quelque chose d’aléatoire. Ton navigateur le fait tout seul ; tu peux aussi taper les mots de ton choix.
web-fair-how-draw = Chaque dé, chaque carte, chaque duel se calcule à partir du secret, de ce que chacun a ajouté et du numéro du tirage. Rien de ce qui se passe à la table n’y change quoi que ce soit.
web-fair-how-publish = Quand la partie est finie, le secret est publié, et tout le monde peut recalculer chaque tirage. Cette page le fait dans ton navigateur.
web-fair-proves = Ce que cela prouve
web-fair-proves-what = Que personne n’a truqué les tirages : ni le serveur ni un joueur. Il suffit qu’une seule des personnes qui ont ajouté quelque chose soit honnête pour que personne n’ait pu choisir ce qui en sort.
web-fair-not = Ce que cela ne prouve pas
web-fair-not-looked = Que la personne qui tient le serveur n’a pas regardé les cartes. Joue avec des gens de confiance, ou fais tourner ton propre serveur.
web-fair-not-rules = Ton navigateur recalcule les nombres, mais c’est ce serveur qui lui dit quelle carte correspond à quel nombre. Pour vérifier cela aussi, lance sur ta propre machine :
web-dice-title = Tous les dés et duels jusqu’ici
web-dice-games = { $games ->
    [0] Aucune des { $finished } parties terminées de ce serveur n’est comptée.
    [one] Une partie comptée sur les { $finished } parties terminées de ce serveur.
   *[other] { $games } parties comptées sur les { $finished } parties terminées de ce serveur.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game } : { $what }
web-dice-what = Résultat
web-dice-seen = Combien de fois
web-dice-expected = Attendu
web-dice-too-few = Encore trop peu pour conclure.
# $share is a percentage.
web-dice-fair = Le pur hasard donne un écart au moins aussi grand dans { $share } des cas. Rien d’inquiétant.
web-dice-rare = Le pur hasard ne donne un écart aussi grand que dans { $share } des cas. À regarder de plus près.

## Replay

web-timeline = Chronologie
web-open-replay = Revenir en arrière
web-story-to-frame = Aller à ce moment
web-replay = Retour en arrière
web-replay-watch = Revoir
# $number of $count moments.
web-replay-frame = Retour en arrière : coup { $number } sur { $count }.
web-replay-goes-on = La partie continue ; ce n’est pas ton tour.
web-replay-your-turn = C’est ton tour à la table.
web-replay-now = Revenir à la partie
web-replay-leave = Retour à la table
web-replay-play-on = Continuer d’ici en tant que { $seat }
web-replay-hands = Les secrets
web-replay-steps = Pas à pas
web-replay-first = Au début : Origine
web-replay-back = Un pas en arrière : flèche gauche
web-replay-play = Lecture : Espace
web-replay-pause = Pause : Espace
web-replay-on = Un pas en avant : flèche droite
web-replay-last = À la fin : Fin
web-replay-speed = Vitesse
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Point de vue
web-replay-perspective-me = Comme je l’ai vu
web-replay-perspective-seat = Vu par { $seat }
web-replay-perspective-spectator = Vu par un spectateur
web-replay-perspective-open = Tout révélé
web-replay-link = Lien vers le coup { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
web-replay-at = { $progress }, coup { $number } sur { $count }
web-import-record = Ouvrir une partie enregistrée

## Ways to sit

web-devices = Façon de jouer
web-devices-own = Chacun son appareil
web-devices-own-note = avec un lien
web-devices-pass = Un seul appareil
web-devices-pass-note = de main en main
web-devices-screen = Grand écran
web-devices-screen-note = ton jeu sur ton téléphone
web-sharing = Qui partage cet appareil
web-sharing-name = Joueur { $number }
web-sharing-note = Les autres viennent par le lien, ou sont des bots.
web-seat-shared = sur cet appareil
web-share-name = Quelqu’un d’autre sur cet appareil
web-share = Ajouter

## A device that is passed around, and its curtain

web-cover = Cacher
web-curtain-title = { $name }, prends l’appareil – tinhorn
web-curtain-hand = Passe l’appareil à { $name }
web-curtain-hold = { $name } : maintiens pour voir
web-curtain-again = Appuie encore une fois pour voir
web-curtain-how = Maintiens le bouton ou Espace, ou appuie deux fois. Rien ne s’affiche avant.
web-curtain-wait = Cacher automatiquement après
web-curtain-look = Regarder la table ensemble
web-curtain-back = Cacher la table
web-curtain-seen = C’est vu : cacher
web-curtain-react = Quelqu’un veut-il réagir ?
web-curtain-react-note = Si oui, prends l’appareil. On demande à tout le monde ici, quelles que soient les cartes.
web-curtain-skip-window = Personne
web-curtain-first-look = { $name }, regarde tes objectifs secrets. Ensuite, on enchérit à table ouverte.
web-curtain-own-cards = { $name } regarde ses propres cartes.
web-curtain-to-table = À la table ouverte
web-open-hats = Joueurs sur cet appareil
web-open-look = { $name } : voir mes cartes
web-open-undo = { $name } : annuler le coup
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = à { $names } de jouer
# $when is “3 hours ago”.
web-asked-since = question posée { $when }
# $when is “in 2 days”.
web-asked-until = temps écoulé { $when }
web-notice-turn = C’est à toi
web-notify = Me prévenir quand c’est à moi
web-notify-on = Notification activée pour mon tour
web-notify-note = Fonctionne tant qu’un onglet tinhorn est ouvert.
web-notify-denied = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages pour ce site.
web-screen-seats = Table et sièges

## The big screen, and phones as hands

web-screen-join = Prends un siège ou regarde
web-screen-call = Scanne le code QR avec un téléphone, ou ouvre { $address } et tape le code.
web-watching = { $count ->
    [one] { $count } spectateur
    [20] 20 spectateurs ou plus
   *[other] { $count } spectateurs
}
web-hand = Ton jeu
web-hand-cover = Cacher mon jeu
web-hand-show = Montrer mon jeu
web-hand-table = Montrer toute la table
web-hand-nobody = Cet appareil n’a pas de siège ici.
web-watch-copy = Copier un lien pour regarder

## A seat that moves to another device

web-move-qr-show = Code QR pour l’autre appareil
web-move-qr = Code QR qui amène ton siège sur un autre appareil
web-move-copy = Copier le lien pour l’autre appareil
web-move-here = { $name } : amener ce siège sur cet appareil ?
web-move-note = À la table « { $title } ». L’autre appareil ne pourra plus que regarder.
web-move-do = L’amener ici
web-move-not = Seulement regarder
web-moved-away = { $name } joue maintenant sur un autre appareil, ou va le faire. Ici, tu ne fais que regarder.

## How a finished game went

web-summary = Le fil de la partie
web-summary-of = { $title } : le fil de la partie
web-summary-net-worth = Qui avait combien
web-summary-chart = Une ligne par joueur, du début à la fin. Les chiffres sont dans le tableau ci-dessous.
web-summary-table = Sous forme de tableau
web-summary-swings = Les plus gros retournements
web-summary-look = Revoir
web-summary-luck = Chance
web-summary-picture = Partager l’image
web-summary-back = Retour à la table
web-review = Analyse
web-review-of = { $title } : analyse
web-review-waiting = La partie est en cours d’analyse. Cela prend un moment.
web-review-chances = Chances de gagner
web-review-basis = Estimées après la partie, toutes cartes connues.
web-review-parts = Chance et choix
web-review-sum = Le début, la chance et les choix donnent ensemble exactement le résultat.
web-review-start = Début
web-review-luck = Chance
web-review-own = Choix propres
web-review-others = Choix des autres
web-review-result = Résultat
web-review-turning-points = Tournants
web-review-by-chance = (Hasard)
web-review-better = Meilleurs choix
web-review-knowledge = Jugés d’après ce que le joueur savait alors.
web-review-choice = { $chosen }. Mieux : { $better }
web-review-none = Aucun choix n’était nettement moins bon qu’un autre.
web-review-more = { $count ->
    [one] Un autre
   *[other] { $count } autres
}
web-coach = Demander une suggestion
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelles vendues
web-round-dicetown = Manche
web-luck-winchester = Les duels gagnés, comparés à la moitié attendue.
web-luck-winchester-tries = Duels
web-luck-dicetown = Les dés identiques après chaque lancer, avec les dés mis de côté, comparés à la moyenne.
web-luck-dicetown-tries = Lancers
web-luck-got = Obtenu
web-luck-difference = Écart

## Ce qui est montré pas à pas

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Suivant
web-beat-faster = Plus vite
web-beat-plot = La parcelle { $plot } est mise en vente.
web-beat-sold = Vendu ! { $seat } achète la parcelle { $plot }.
web-beat-sold-you = Vendu ! Tu achètes la parcelle { $plot }.
web-beat-sold-mark = Vendu !
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } paie { MONEY($price) } au saloon.
   *[other] { $tip ->
        [0] { $seat } paie { MONEY($share) } à chaque rival.
       *[other] { $seat } paie { MONEY($share) } à chaque rival, { MONEY($tip) } au saloon.
    }
}
web-beat-paid-you = { $share ->
    [0] Tu paies { MONEY($price) } au saloon.
   *[other] { $tip ->
        [0] Tu paies { MONEY($share) } à chaque rival.
       *[other] Tu paies { MONEY($share) } à chaque rival, { MONEY($tip) } au saloon.
    }
}
web-beat-boat = { $seat } envoie le bateau en case { $square }.
web-beat-boat-you = Tu envoies le bateau en case { $square }.
web-beat-locomotive = { $seat } envoie la locomotive en case { $square }.
web-beat-locomotive-you = Tu envoies la locomotive en case { $square }.
web-beat-card = { $amount ->
    [0] La carte ne rapporte rien à { $seat }.
   *[other] La carte rapporte { MONEY($amount) } à { $seat }.
}
web-beat-card-you = { $amount ->
    [0] La carte ne te rapporte rien.
   *[other] La carte te rapporte { MONEY($amount) }.
}
web-beat-objective = { $seat } gagne { MONEY($amount) } : { $objective }
web-beat-objective-you = Tu gagnes { MONEY($amount) } : { $objective }
web-beat-pays = Pan ! { $seat } paie { MONEY($amount) }
web-beat-pays-you = Pan ! Tu paies { MONEY($amount) }
web-beat-over = La partie est finie.
web-beat-roll = Secouez, lancez !
web-beat-reveal = Levez les gobelets !
web-beat-last = Les derniers dés !
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why } : { $what }
web-beat-faces = { $count ->
    [1] Un { $face }
    [2] Deux { $face }
    [3] Trois { $face }
    [4] Quatre { $face }
   *[other] Cinq { $face }
}
web-beat-sheriff = Le shérif décide
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat } : { $what }
web-beat-led-you = { $why }, toi : { $what }
web-beat-leads = { $why } : { $seat }
web-beat-leads-you = { $why } : toi
web-beat-gain = { $seat } : { $what }
web-beat-gain-you = Toi : { $what }
web-beat-nuggets = { $count ->
    [one] +{ $count } pépite
   *[other] +{ $count } pépites
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
web-beat-draws = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
web-beat-properties = { $count ->
    [one] +{ $count } titre
   *[other] +{ $count } titres
}
web-beat-star = l’étoile
web-beat-visits = { $visitor_seats }

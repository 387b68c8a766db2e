### Français. What the browser table says on its own: buttons, labels, settings. The games' sentences
### are in ../fr.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● À toi – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Accueil
web-to-lobby = tinhorn : retour à l’accueil
web-settings = Réglages
web-help = Aide
web-close = Fermer
web-cancel = Annuler
web-less = Moins
web-more = Plus
web-back = En arrière
web-you = (toi)
web-you-name = Toi
web-seat-about = { $name } : montrer tout ce qui est public
web-seat-story = Derniers coups
web-only-you = caché aux autres
web-no-name = Ton nom
# An amount of banknotes where there is little room.
web-thousands = { $amount } k$
web-abandoned = Tout le monde a quitté cette table ; sa partie s’est arrêtée.
web-not-started = Cette partie n’a pas commencé : deux départs ont échoué, car un appareil n’a pas fourni sa part des tirages. Ouvre une nouvelle table.
web-offline = Cet appareil est hors ligne. Les tables ont besoin d’une connexion ; la page réessaie toute seule.
web-offline-still = Les leçons et les règles s’ouvrent quand même.
web-try-loading = Chargement de la table dans cette page… { $percent } %
web-try-failed = La table n’a pas pu être chargée. Recharge la page pour réessayer.
web-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
web-connection-lost = { $seconds ->
    [0] Connexion perdue. Reconnexion…
   *[other] Connexion perdue. Prochain essai dans { $seconds } s ; rien de ce que tu as fait n’est perdu.
}
web-connection-offline = Cet appareil est hors ligne. La partie attend ; la page se reconnectera toute seule.
web-answer-waiting = Ta réponse attend d’être envoyée.

## The lobby

web-games = Jeux
web-tables = Les tables
web-game-players = { $least } à { $most } joueurs
# The name of a table that was given none.
web-table-of = Chez { $name }
web-play-now = Jouer
web-new-table = Nouvelle table
web-join-code = Rejoindre avec un code
web-join = Rejoindre
web-your-tables = Tes tables
web-against = contre { $names }
web-tidy = Ranger
web-tidy-away = Masquer « { $title } »
web-tidied =
    { $tables ->
        [one] Une table est masquée.
       *[other] { $tables } tables sont masquées.
    }
web-tidy-back = Afficher de nouveau
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte en ce moment. Tu en ouvres une ?
web-continue = Continuer
web-sit-down = S’asseoir
web-watch = Regarder
web-lobby-title = Deux jeux de plateau du Far West, dans ton navigateur
web-lobby-what = Enchéris sur des terres ou lance les dés pour conquérir la ville : contre des bots ou entre amis, sur un appareil ou plusieurs. Sans compte.
web-watch-bots = Regarder les bots jouer
web-watch-bots-title = Une partie entre bots
web-my-games = Mes parties
web-my-games-none = Cet appareil n’a pas encore de partie terminée.
web-my-games-won = { $won } gagnées sur { $played }
web-my-games-beaten = Tu as gagné { $count } parties contre des bots du niveau { $level }.
web-my-games-aim = Prochain objectif : { $level }
web-beat-deputy = Et maintenant, l’Adjoint
web-beat-marshal = Et maintenant, le Marshal
web-beat-legend = Et maintenant, la Légende
web-my-games-place = place { $place }, { $points } points
web-my-games-left = partie quittée avant la fin
web-my-games-export = Enregistrer dans un fichier
web-my-games-import = Ajouter depuis un fichier
web-my-games-not = Ce fichier ne contient pas de liste de parties.
web-my-games-forget = Tout oublier
web-recent-games = Parties récentes
web-recent-replay = Revoir
web-won-by = gagnée par { $names }
web-won-you = tu as gagné
web-status-seating = { $taken } sur { $seats } à table
web-status-playing = en cours
web-status-over = terminée
web-status-abandoned = abandonnée

## A new table

web-new-table-of = Nouvelle table : { $game }
web-table-title = Nom de la table
web-table-title-note = Les invités le lisent dans l’invitation.
web-others = Autres sièges
web-others-open = libres : pour des personnes
web-others-note = Les bots ont quatre niveaux, à changer à volonté jusqu’au début de la partie.
web-players = Joueurs
web-players-note = Tu peux ajouter et retirer des sièges jusqu’au début de la partie.
web-listed = Visible à l’accueil
web-listed-note = tout le monde peut s’y asseoir
web-open-table = Ouvrir la table

## The seating page

web-seats = Sièges
web-seat-open = Siège libre
web-seat-waiting = attend quelqu’un
web-seat-kept = gardé pour { $name }
web-bot-greenhorn = Novice : sympathique, apprend encore
web-bot-deputy = Adjoint : un joueur solide
web-bot-marshal = Marshal : un joueur fort
web-bot-legend = Légende : le bot le plus fort ici
web-bot-level = Niveau du bot
web-bot-heuristic = Adjoint : un joueur solide
web-seat-absent = une chaise vide qui passe toujours
web-empty-chair = Chaise vide { $number }
web-seat-chair = Chaise vide
web-bot-uniform = Hasard : joue n’importe quel coup permis
web-character = Caractère du bot
web-character-tight = Économe : paie peu
web-character-bold = Audacieux : prend des risques
web-character-talkative = Bavard : commente tout
web-character-grudge = Rancunier : se venge
web-character-steady = Calme : joue sans détour
web-seat-you = toi
web-seat-host = hôte
web-seat-person = à la table
web-here = ici
web-away = hors ligne
web-add-bot = Ajouter un bot
web-remove = Retirer
web-seats-edit = Modifier les sièges
web-seats-done = Terminé
web-seat-add = Ajouter un siège
web-seat-up = Monter
web-seat-down = Descendre
web-seat-take-away = Retirer ce siège
web-remove-sure = Retirer { $name } de la table ? La personne en sera informée.
# What the host may do with the other seats.
web-host-seats = Les autres sièges
web-host-open = Libérer le siège
web-host-bot = Laisser jouer un bot
web-host-absent = Laisser vide
web-host-reissue = Nouveau code
web-host-sure = { $name } perdra son siège sur son appareil et recevra un message. Continuer ?
web-host-sure-away = Tout le monde saura que tu crées un nouveau code pour { $name }. Il sera annulé si { $name } revient à temps. Continuer ?
web-host-code = Ce code ouvre le siège « { $name } » sur un autre appareil, tant que la personne n’est pas revenue. Code à transmettre :
web-host-code-away = { $name } garde son siège pour l’instant. Si { $name } ne revient pas, ce code l’ouvrira dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Code à transmettre :
web-given-up = Tu as quitté ton siège. Ici, tu ne peux que regarder.
web-absent = { $name } n’est pas là, et c’est son tour. Le temps de réflexion est illimité : la partie attend.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } n’est pas là, et c’est son tour { $until }.
web-absent-live = { $name } n’est pas là.
web-absent-remind = Envoyer un rappel
web-covered-you = Un bot répond à ta place jusqu’à ton retour.
web-back-do = Je suis de retour
web-absent-cover = Laisser un bot répondre entre-temps
web-paused = En pause depuis { $time }
web-pause-do = Demander une pause
web-continue-do = Reprendre
web-clock-do = Demander ce temps de réflexion
web-motion-pause = { $name } demande une pause.
web-motion-continue = { $name } demande à reprendre.
web-motion-clock = { $name } demande ce temps de réflexion : { $clock }.
web-motion-cover = { $name } demande qu’un bot réponde entre-temps pour { $absent }.
web-motion-undo = { $name } demande à reprendre sa dernière réponse.
web-motion-yes = D’accord
web-motion-no = Non
web-motion-withdraw = Retirer
web-motion-waits = Tous les autres doivent être d’accord.
web-absence = Si quelqu’un s’absente
web-absence-note = Ce qui se passe quand la partie attend quelqu’un qui n’est pas là.
web-absence-wait = on attend
web-absence-minutes = un bot répond après { $time }
web-absence-limits = un bot répond si le temps s’écoule deux fois
web-host-decides = L’hôte décide
web-host-decides-note = L’hôte seul met la partie en pause, la reprend et change le temps de réflexion.
web-until-today = jusqu’à { $time }
web-until-tomorrow = jusqu’à demain, { $time }
web-until-day = jusqu’au { $day }, { $time }
web-recovery-show = Afficher le code pour un autre appareil
web-binding = Ce qui est dit est dit
web-binding-note = Personne ne reprend ce que les autres ont vu.
web-consent = Sauf si tout le monde est d’accord
web-consent-note = Quelqu’un le demande, et tous les autres doivent être d’accord.
web-taking = Reprendre ce que les autres ont vu
web-taking-none = personne
web-taking-consent = seulement si tout le monde est d’accord
web-taking-free = permis
web-pausing = Pauses et autre temps de réflexion
web-pausing-all = Tous les joueurs doivent être d’accord
web-visitors = Spectateurs
web-visitors-note = Ce que peuvent faire les personnes qui ouvrent la table sans y avoir de siège.
web-visitors-chat = peuvent regarder et discuter
web-visitors-silent = peuvent seulement regarder
web-visitors-none = restent dehors
web-absent-wait = Attendre
# What a returning player has missed. $since is a day and a time.
web-missed = En ton absence
web-missed-since = Depuis { $since }
web-missed-show = Montre-moi
web-missed-on = Continuer
web-missed-mark = Nouveau depuis { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (temps écoulé)
web-how-order = (ta consigne)
web-how-bot = (réponse d’un bot)
web-absent-text = { $name }, c’est ton tour à { $game } :
web-options = Options de la table
web-invite = Inviter
web-invite-note = avec le lien, on peut s’asseoir
web-code = Code
web-qr = Code QR du lien
web-copy = Copier le lien
web-copy-secret = Copier le secret
web-copied = Copié
web-network-only-here = Seul cet ordinateur peut atteindre cette table.
web-network-open = Inviter les téléphones d’ici
web-network-open-note = Tous les appareils de ton réseau pourront alors ouvrir cette page, jusqu’à ce que tu désactives l’accès ou que tu arrêtes le serveur.
web-network-close = Ne plus laisser entrer les téléphones
web-network-close-note = Les appareils de ton réseau peuvent atteindre cette table.
web-network-lan = Pour inviter d’autres personnes, démarre le serveur avec --lan.
web-share-link = Partager le lien
web-start = { $players ->
    [one] Commencer en solo
   *[other] Commencer à { $players }
}
web-start-bots = Ajouter des bots et jouer
web-start-few = { $missing ->
    [one] Ce jeu demande au moins { $least } joueurs : encore une personne, ou des bots.
   *[other] Ce jeu demande au moins { $least } joueurs : encore { $missing } personnes, ou des bots.
}
web-wait-host = En attente de l’hôte, qui lance la partie.
web-windows = Réactions
web-windows-note = Combien de temps la partie attend les cartes que l’on peut jouer hors de son tour.
web-windows-timed = courtes, plus de temps sur demande
web-windows-untimed = sans hâte : on attend tout le monde
web-hints = Suggestions du coach
web-hints-note = Le coach propose une réponse et dit pourquoi.
web-hints-alone = uniquement contre des bots
web-hints-all = pour tout le monde
web-hints-agreed = À cette table, chacun peut demander une suggestion au coach.
web-hints-tag = suggestions permises
web-wait-watching = Tu regardes. La table apparaîtra ici quand l’hôte commencera.
web-door-watch = Regarder seulement
web-clock = Temps de réflexion
web-clock-note = Si le temps est écoulé, on passe ou on joue le coup permis le moins cher.
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
## The table

web-table-opening = La table s’ouvre…
web-now = En ce moment
web-panels = Panneaux
web-your-turn = à toi
web-thinking = réfléchit
web-undo = Annuler le coup
web-window = Réactions
web-window-hold = Attends, je réagirai peut-être
web-window-release = C’est bon, on continue
# $seats are the players who asked.
web-window-held = Temps de réflexion demandé : { $seats }.
web-window-urge = On continue
web-window-urged = « On continue » : { $seats }.
web-orders = Pendant mon absence
web-orders-short = Consignes
web-orders-remove = Supprimer : { $order }
web-orders-ask = me demander
web-orders-clear = Supprimer toutes les consignes
web-orders-about = Tes consignes répondent pour toi, même quand cette page est fermée. Il n’y a que toi qui les vois, et personne ne remarque que tu n’as pas répondu en personne.
web-orders-save = Enregistrer les consignes
web-orders-now = Maintenant : { $answer }
web-orders-now-asked = Maintenant : la question t’est posée.
web-orders-now-none = On ne te demande rien pour l’instant.
web-orders-count = { $count ->
    [0] Consignes
   *[other] Consignes : { $count }
}
web-time-left = Temps restant
web-plain-now = Maintenant
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
web-chat-unread = non lus :
web-chat-mute = Couper la discussion
web-chat-unmute = Rétablir la discussion
web-chat-muted = La discussion est coupée à toutes les tables.
web-sheet = Feuille de score
web-sheet-total = Total
web-sheet-hands = Mains finales
web-sheet-ranks = Classement
web-sheet-counting = La partie est finie. Faisons les comptes.
web-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-you-win = { $count ->
    [one] Tu gagnes
   *[other] Tu partages la victoire
}
web-they-win = { $count ->
    [one] { $winner_seats } gagne
   *[other] { $winner_seats } se partagent la victoire
}
web-record = Télécharger la partie, avec la preuve de ses tirages
web-rematch = Revanche
web-rematch-open = Une revanche t’attend.

## The rules

web-rules = Règles
web-rules-of = { $game } : les règles
web-rules-contents = Sommaire
web-rules-find = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucun résultat.
    [one] Un résultat.
   *[other] { $count } résultats.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Nos règles maison, là où les règles imprimées ne disent rien :
web-rules-ours = règle maison
web-rules-printed = règle imprimée
web-rules-marked = Les règles utiles en ce moment sont surlignées.
web-rules-all = Toutes les règles
# The name of a button on the picture of a thing.
web-refusal-rule = Règle
web-rule-of = Règle : { $thing }

## Learning a game

web-how = Comment jouer
web-learn = Apprendre
web-learn-of = Apprendre { $game }
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Suite
web-learn-again = Recommencer
web-learn-leave = Quitter
web-learn-do = À toi : { $label }
web-learn-show = Fais-le pour moi
web-learn-skip = Passer
web-learn-watch = Regarde ce qui se passe.
web-learn-other = C’est permis, mais cette leçon suit un autre chemin : { $label }. Ensuite, tu joueras comme tu veux.
web-learn-play-on = Continuer à jouer

## The guide

web-guide-off = Désactiver les conseils
web-first-deal-go = C’est parti

## The table in words

web-text-table = Vue texte
web-text-visual = Vue graphique
web-text-options = Ce que tu peux faire
web-text-nothing = Tu n’as rien à décider pour l’instant.
web-text-mine = Ce qui est à toi
web-text-watching = Tu regardes la partie.
web-text-board = La table
web-text-others = Les autres
web-text-command = Répondre ou demander
web-text-field = Ta réponse ou ta question
web-text-note = La lettre d’une option ou ses mots, les dés par leurs faces (10 A A), ou une question comme « mon argent ». « aide » en dit plus.
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

web-table = La table
web-my-seat = Mon siège ici
web-recovery = Avec ce code, ton siège te suit sur un autre appareil :
web-recover = Code de récupération de ton siège
web-seat-code = J’ai un code de siège
web-recover-do = Reprendre mon siège
web-leave = Quitter la table
web-leave-bot = Un bot prend aussitôt ton siège. Impossible de revenir en arrière.
web-leave-default = Ton siège reste vide à partir de maintenant. Impossible de revenir en arrière.
web-leave-ends = La partie s’arrête ici. Impossible de revenir en arrière.
web-leave-frees = Ton siège est aussitôt libre.
web-leave-closes = La table est aussitôt fermée. Impossible de revenir en arrière.
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
web-set-tempo-off = Instantané
web-set-patterns = Motifs
web-set-patterns-note = chaque joueur a un motif en plus d’une couleur
web-set-keys = Raccourcis à une touche
web-set-keys-note = chaque bouton montre sa touche ; sans cela, chiffres et lettres ne font rien
web-set-unhurried = Sans limite de temps
web-set-unhurried-note = aux tables que tu ouvres
web-volume = Volume
web-set-sound = Son
web-set-sound-note = ton tour, enchères, argent, duels
web-set-botChat = Les bots parlent
web-set-botChat-note = de temps en temps une phrase dans la discussion
web-set-chances = Chances de gagner
web-set-chances-watching = En regardant
web-set-chances-off = Non
# $chances lists the players, each with a percentage.
web-chances-basis = Chances de gagner, d’après ce que tous voient
web-chances = Chances de gagner : { $chances }
web-chances-none = Calcul des chances de gagner en cours.
web-keys = Raccourcis clavier
web-key-enter = Entrée
web-key-enter-does = appuyer sur le bouton doré ; sur un dé ou une carte : choisir, puis encore une fois pour valider
web-key-figures = 1 … 9
web-key-figures-does = les boutons de la barre, dans l’ordre
web-key-space = Espace
web-key-space-does = montrer la suite de ce qui s’est passé
web-key-escape = Échap
web-key-escape-does = annuler, fermer
web-key-arrows = ← →
web-key-arrows-does = vers les dés, les cartes et les cases, et de l’un à l’autre
web-key-tab = Tab
web-key-tab-does = passer à l’élément suivant
web-key-timeline = T
web-key-timeline-does = revoir la partie : ← → pas à pas, Espace pour lire, Fin ou Échap pour revenir au jeu
# The key, as it is written on keyboards.
web-key-end = Fin
web-key-rules = R
web-key-rules-does = ouvrir les règles au paragraphe utile
web-key-slash = /
web-key-slash-does = aller au champ de commande de la vue texte
web-key-question = ?
web-key-question-does = cette aide

## Draws that anyone can check

web-verify = Vérifier l’équité
web-fair = Hasard vérifiable
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Cette table a fixé son secret avant que quiconque s’assoie. Chaque siège y ajoute sa part de hasard : personne ne peut truquer les dés, les cartes ou les duels.
web-fair-more = Comment ça marche
web-fair-contribution = Ta contribution : les mots de ton choix
web-fair-give = Utiliser ces mots
web-fair-given = Tes mots font maintenant partie des tirages.
web-fair-check = Vérifier
web-fair-title = Hasard vérifiable
web-fair-title-table = Les tirages de la table { $code } étaient-ils équitables ?
web-fair-working = Ton navigateur recalcule chaque tirage…
web-fair-file = Vérifier l’enregistrement d’une autre partie
web-fair-good = { $draws ->
    [0] Aucun tirage à recalculer.
    [one] Un tirage recalculé : il est exact.
   *[other] { $draws } tirages recalculés : tous sont exacts.
}
web-fair-secret-wrong = Le secret ne correspond pas à l’empreinte affichée avant la partie.
# $entry is the place in the record of the game.
web-fair-wrong = L’entrée { $entry } de l’enregistrement ne correspond pas au tirage recalculé. Tout ce qui précède est correct.
web-fair-commitment = Empreinte affichée avant la partie
web-fair-secret = Secret, publié après la partie
# What a player added to the draws.
web-fair-added = Ajouté par { $name }
web-fair-added-you = Ajouté par toi
web-fair-derived = calculée à partir de la table et du siège ; personne ne l’a choisie
# $number counts the attempts to start the game.
web-fair-attempt = Empreintes de toutes les contributions au départ { $number }
web-fair-as-seen = ✓ conforme à ce que cet appareil a vu
web-fair-not-as-seen = ✗ différent de ce que cet appareil a vu
web-fair-not-this-record = Avant la partie, cet appareil a vu d’autres empreintes ou un départ qui manque ici : cet enregistrement a été modifié.
web-fair-other-table = Cet enregistrement est celui d’une autre table.
web-fair-part-unused = La part de cet appareil n’a pas servi. Rien ne montre donc à cet appareil que personne n’a choisi les tirages.
web-fair-part-denied = Cet appareil a fourni sa part à temps, et le serveur l’a acceptée. Mais l’enregistrement dit qu’elle manquait : l’exploitant du serveur a pu choisir les tirages.
web-fair-draws = { $draws ->
    [0] Aucun tirage
    [one] Un tirage, nombre par nombre
   *[other] Les { $draws } tirages, nombre par nombre
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } sur { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Chaque ligne : le type de tirage, # et son numéro, puis ce qui a été tiré.
web-fair-differs = donne un autre résultat
web-fair-how = Comment ça marche
web-fair-how-promise = À l’ouverture d’une table, le serveur choisit un secret au hasard et en montre l’empreinte. Dès lors, il ne peut plus changer le secret sans que tout le monde s’en aperçoive.
web-fair-how-add = Chaque appareil ajoute son propre hasard. Il n’en montre d’abord qu’une empreinte. Ton navigateur le fait tout seul ; les mots que tu saisis y sont mêlés.
web-fair-how-reveal = Au départ, toutes les empreintes sont d’abord fixées. Alors seulement les appareils montrent ce qu’ils ajoutent. Si l’un d’eux ne montre rien, le départ est refait sans lui, et tout le monde en est informé.
web-fair-how-draw = Chaque dé, chaque carte, chaque duel se calcule à partir du secret, de ce que chacun a ajouté et du numéro du tirage. Rien de ce qui se passe à la table n’y change quoi que ce soit.
web-fair-how-publish = Quand la partie est finie, le secret est publié, et tout le monde peut recalculer chaque tirage. Cette page le fait dans ton navigateur.
web-fair-proves = Ce que cela prouve
web-fair-proves-what = Que personne n’a choisi les tirages : aucun joueur, ni le serveur, ni même un exploitant qui joue. C’est prouvé pour toi si ton propre appareil a participé au départ, car lui seul sait que sa part était due au hasard.
web-fair-not = Ce que cela ne prouve pas
web-fair-not-looked = Que la personne qui tient le serveur n’a pas regardé les cartes. Joue avec des gens de confiance, ou fais tourner ton propre serveur.
web-fair-not-alone = Rien du tout, si seuls des appareils de l’exploitant ont contribué, ou s’il a modifié la page que ton navigateur exécute. Un programme à toi ne dépend pas de cette page.
web-fair-not-rules = Ton navigateur recalcule les nombres, mais c’est ce serveur qui lui dit quelle carte correspond à quel nombre. Pour vérifier cela aussi, lance sur ta propre machine :
web-dice-title = Tous les dés et duels jusqu’ici
web-dice-games = { $games ->
    [0] Aucune des { $finished } parties terminées de ce serveur n’est comptée.
    [one] Une partie comptée sur les { $finished } parties terminées de ce serveur.
   *[other] { $games } parties comptées sur les { $finished } parties terminées de ce serveur.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game } : { $what }
web-dice-what = Résultat
web-dice-seen = Combien de fois
web-dice-expected = Attendu
web-dice-too-few = Encore trop peu pour conclure.
# $share is a percentage.
web-dice-fair = Le pur hasard donne un écart au moins aussi grand dans { $share } des cas. Rien d’inquiétant.
web-dice-rare = Le pur hasard ne donne un écart aussi grand que dans { $share } des cas. À regarder de plus près.

## Replay

web-timeline = Chronologie
web-open-replay = Revoir la partie
web-story-to-frame = Aller à ce moment
web-replay = Relecture
web-replay-watch = Revoir
# $number of $count moments.
web-replay-frame = Relecture : coup { $number } sur { $count }.
web-replay-goes-on = La partie continue ; ce n’est pas ton tour.
web-replay-your-turn = C’est ton tour à la table.
web-replay-now = Revenir à la partie
web-replay-leave = Retour à la table
web-replay-play-on = Continuer d’ici en tant que { $seat }
web-replay-play-on-you = Continuer d’ici
web-replay-hands = Les secrets
web-replay-steps = Pas à pas
web-replay-first = Au début : Origine
web-replay-back = Un pas en arrière : flèche gauche
web-replay-play = Lecture : Espace
web-replay-pause = Pause : Espace
web-replay-on = Un pas en avant : flèche droite
web-replay-last = À la fin : Fin
web-replay-speed = Vitesse
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Point de vue
web-replay-perspective-me = Comme je l’ai vu
web-replay-perspective-seat = Vu par { $seat }
web-replay-perspective-spectator = Vu par un spectateur
web-replay-perspective-open = Tout révélé
web-replay-link = Lien vers le coup { $number }
# Where on the track; $progress says how far the game is.
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
web-sharing = Qui partage cet appareil ?
web-sharing-name = Joueur { $number }
web-sharing-note = Les autres viennent par le lien, ou sont des bots.
web-seat-shared = sur cet appareil
web-share-name = Quelqu’un d’autre sur cet appareil
web-share = Ajouter

## A device that is passed around, and its curtain

web-cover = Cacher
web-curtain-title = { $name }, prends l’appareil – tinhorn
web-curtain-hand = Passe l’appareil à { $name }
web-curtain-hold = { $name } : maintiens pour voir
web-curtain-again = Appuie encore une fois pour voir
web-curtain-how = Maintiens le bouton ou Espace, ou appuie deux fois. Rien ne s’affiche avant.
web-curtain-wait = Cacher automatiquement après
web-curtain-look = Regarder la table ensemble
web-curtain-back = Cacher la table
web-curtain-seen = C’est vu : cacher
web-curtain-react = Quelqu’un veut-il réagir ?
web-curtain-react-note = Si oui, prends l’appareil. On demande à tout le monde ici, quelles que soient les cartes.
web-curtain-skip-window = Personne
web-curtain-first-look = { $name }, regarde tes objectifs personnels. Ensuite, on enchérit à la vue de tous.
web-curtain-own-cards = { $name } regarde ses propres cartes.
web-curtain-to-table = À la table commune
web-open-hats = Joueurs sur cet appareil
web-open-look = { $name } : voir mes cartes
web-open-undo = { $name } : annuler le coup
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
web-asked-until = fin du temps { $when } ({ $at })
web-notice-turn = C’est à toi
web-notify = Me prévenir quand c’est à moi
web-notify-on = Notification activée pour mon tour
web-notify-note = Fonctionne tant qu’un onglet tinhorn est ouvert.
web-notify-denied = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages pour ce site.
web-screen-seats = Table et sièges
web-screen-full = Plein écran
web-screen-sleep = Cette page ne peut pas garder l’écran allumé : règle le système pour qu’il ne s’éteigne pas.
web-screen-back = Retour au grand écran

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
web-move-here = { $name } : amener ce siège sur cet appareil ?
web-move-note = À la table « { $title } ». L’autre appareil ne pourra plus que regarder.
web-move-do = Je joue ici
web-move-not = Seulement regarder
web-moved-away = { $name } joue maintenant sur un autre appareil, ou va le faire. Ici, tu ne fais que regarder.

## How a finished game went

web-summary = Le fil de la partie
web-summary-of = { $title } : le fil de la partie
web-summary-net-worth = Qui avait combien
web-summary-chart = Une ligne par joueur, du début à la fin. Les chiffres sont dans le tableau ci-dessous.
web-round = Manche
web-summary-table = Sous forme de tableau
web-summary-swings = Les plus gros retournements
web-summary-look = Revoir
web-summary-luck = Chance
web-summary-picture = Partager l’image
web-summary-back = Retour à la table
web-review = Analyse
web-review-of = { $title } : analyse
web-review-waiting = La partie est en cours d’analyse. Cela prend un moment.
web-review-chances = Chances de gagner
web-review-parts = Chance et choix
web-review-start = Début
web-review-luck = Chance
web-review-own = Ses propres choix
web-review-others = Choix des autres
web-review-result = Résultat
web-review-turning-points = Tournants
web-review-by-chance = (Hasard)
web-review-better = Meilleurs choix
web-review-choice = { $chosen }. Mieux : { $better }
web-review-none = Aucun choix nettement meilleur n’a été trouvé.
web-review-more = { $count ->
    [one] Un autre
   *[other] { $count } autres
}
web-coach = Demander une suggestion
web-luck-got = Obtenu
web-luck-difference = Écart

## Ce qui est montré pas à pas

web-beat-next = Suivant
web-beat-hold = Suivant (maintenir : plus vite)
web-beat-over = La partie est finie.

## Notices for players who are away

web-tell = Comment te prévenir ?
web-tell-note = Tu as de nos nouvelles quand c’est à toi depuis cinq minutes, à mi-temps et deux heures avant la limite, et quand une partie commence ou finit. Jamais de ce que quelqu’un a fait.
web-tell-push = Sur cet appareil
web-tell-push-note = Même quand la page est fermée. Sur un iPhone, ajoute d’abord tinhorn à l’écran d’accueil.
web-tell-push-insecure = Seulement aux adresses qui commencent par https.
web-tell-push-lacking = Pas dans cette fenêtre. Sur un iPhone ou un iPad, ajoute d’abord tinhorn à l’écran d’accueil (Partager, Sur l’écran d’accueil) et ouvre-le de là.
web-tell-webhook = Par un lien à moi
web-tell-webhook-note = Pour Discord, Matrix, ntfy ou un programme à toi.
web-tell-calendar = Dans mon agenda
web-tell-calendar-note = Tes limites de temps, à une adresse privée.
web-tell-mail = Par e-mail
web-tell-self = Je regarderai moi-même
web-tell-field-link = Lien
web-tell-field-mail = Adresse e-mail
web-tell-field-code = Code de l’e-mail
web-tell-plain = Envoyer du texte simple, pour ntfy
web-tell-quiet = Silence de 22 h à 8 h, sauf si mon temps finit avant le matin
web-tell-try = Envoyer un essai
web-tell-try-calendar = Afficher l’adresse
web-tell-choose = Choisir
web-tell-save = Enregistrer
web-tell-sent = Envoyé. Est-ce arrivé ?
web-tell-failed = Ce n’est pas passé. Vérifie l’adresse.
web-tell-saved = Enregistré.
web-tell-secret = Secret des signatures
web-tell-subscribe = Abonne ton agenda à cette adresse

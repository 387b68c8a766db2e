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
player-without-name =
    { $number ->
        [1] Stetson
        [2] Melon
        [3] Sombrero
        [4] Haut-de-forme
        [5] Plume
       *[other] Joueur { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Tu n’as rien à décider pour l’instant.
refusal-does-not-fit = Cela ne répond pas à la question.
refusal-on-open-table = { $seat } ne peut pas faire cela. La raison se trouve dans ses cartes.
stale-prompt = Trop tard : cette question est déjà close.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = « { $text } » n’est pas une réponse valable. Commence par l’un de ces mots : { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Après « { $action } », il faut : { $fields }.
malformed-wrong-value = Impossible de lire « { $text } ».

## Setting up a table

setup-players = Ce jeu se joue de { $least } à { $most }, pas à { $players }.
setup-no-such-seat = Il n’y a pas de siège { $number } à cette table. Les sièges sont numérotés à partir de 1.
setup-unknown-option = { $game } n’a pas d’option « { $option } » pour la table. Options disponibles : { $known }.
setup-wrong-option = L’option de la table { $option } ne peut pas être « { $text } ». Valeurs possibles : { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = Il n’y a pas de bot « { $name } » pour { $game }. Bots disponibles : { $known }.
bot-character-unknown = Il n’y a pas de caractère « { $name } » pour les bots. Caractères disponibles : { $known }.
bot-class = « { $name } » n’est pas un bot que l’on peut importer : { $reason }.
bot-raised = « { $name } » a provoqué une erreur : { $error }.
bot-no-action = « { $name } » a répondu avec quelque chose qui n’est pas une action : { $answer }.
bot-refused = « { $name } » a choisi une action qui n’est pas permise. { $reason }
bot-weights = « { $folder } » ne contient pas de poids pour { $game } que cette version puisse lire.
bots-count = { $players ->
    [one] Une table pour un joueur demande un bot, pas { $bots }.
   *[other] Une table pour { $players } joueurs demande { $players } bots, pas { $bots }.
}
bots-no-games = Il faut jouer au moins une partie, pas { $games }.
arena-bots = Indique au moins deux bots différents, chacun une fois.
arena-file = { $file } contient les parties d’un autre tournoi. Choisis un autre fichier.
arena-luck-program = La chance de « { $name } » ne peut pas être mesurée : un programme ne peut pas rejouer un passage d’une partie. Retire --luck.
arena-no-cluster = Aucune grappe Ray ne répond à { $address }.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novice
bot-deputy = adjoint
bot-marshal = marshal
bot-legend = légende
# The former name of the deputy, in older records.
bot-heuristic = adjoint
bot-uniform = bot aléatoire
bot-stdio = programme
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = économe
character-bold = audacieux
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
talk-steady-rival = Bien joué.
talk-talkative-won = Vous avez tous vu ça ?
talk-talkative-won-again = Ma grand-mère serait fière.
talk-talkative-lost = Bon, ça fera une belle histoire.
talk-talkative-lost-again = La journée avait pourtant si bien commencé !
talk-talkative-rival = On en parlera au saloon.
talk-talkative-rival-again = Ça, c’est ce que j’appelle un coup !
talk-tight-played = Cette carte est déjà rentabilisée.
talk-tight-duel = Une carte, et ça ne m’a rien coûté.
talk-tight-robbed = Recomptez mes cartes, lentement.
talk-tight-haggles = C’est tout ? Je sais compter.
talk-bold-played = Les cartes, ça se joue !
talk-bold-duel = Ne pariez jamais contre moi.
talk-bold-robbed = Prends-la. Je la regagnerai.
talk-bold-haggles = Monte encore. Ose donc.
talk-grudge-played = Celle-là était pour toi.
talk-grudge-duel = Nous voilà quittes.
talk-grudge-robbed = Tu me le paieras.
talk-grudge-haggles = Je me souviens des radins.
talk-steady-played = Je crois que ça aide.
talk-steady-duel = C’était serré.
talk-steady-robbed = Il fallait s’y attendre.
talk-steady-haggles = Une offre honnête, voyons.
talk-talkative-played = Regardez bien, elle est bonne !
talk-talkative-duel = Mesdames et messieurs, la victoire !
talk-talkative-robbed = Au voleur ! Personne n’a rien vu ?
talk-talkative-haggles = Allons, mon cheval offre davantage !
notice-left-bot = { $seat } a quitté la table. Un bot continue à sa place.
notice-left-empty = { $seat } a quitté la table. Le siège reste vide.
notice-given-bot = Le siège { DE($seat) } est maintenant à un bot.
notice-given-empty = Le siège { DE($seat) } est vide maintenant.
notice-covered = { $seat } n’est pas là. Un bot répond en attendant son retour.
notice-uncovered = { $seat } est de retour et rejoue.
notice-asks-pause = { $seat } demande une pause.
notice-asks-undo = { $seat } demande à reprendre sa dernière réponse.
notice-asks-continue = { $seat } demande à reprendre.
notice-asks-clock = { $seat } demande un autre temps limite.
notice-asks-cover = { $seat } demande qu’un bot réponde pour une personne absente.
notice-motion-ended = La demande { DE($seat) } est abandonnée.
notice-paused = La partie est en pause, comme { $seat } l’a demandé.
notice-continued = La partie reprend, comme { $seat } l’a demandé.
notice-clock = Le temps limite a changé, comme { $seat } l’a demandé.
notice-host = { $seat } anime maintenant la table.
notice-taken-back = { $seat } a repris sa dernière réponse.
# The name of a seat with who answers there.
seat-covered = { $name } (un bot répond)
seat-left = { $name } (parti)
# What a returning player is told of their own seat.
recap-clock = Ton temps s’est écoulé { $count } fois.
recap-bot = Un bot a répondu { $count } fois à ta place.
notice-back = { $seat } est de retour.
notice-reissue = { $by } a créé un nouveau code pour le siège « { $seat } », resté sans personne. Si { $seat } ne revient pas à temps, ce code ouvrira le siège sur un autre appareil.
notice-reissue-screen = Le grand écran a créé un nouveau code pour le siège « { $seat } », resté sans personne. Si { $seat } ne revient pas à temps, ce code ouvrira le siège sur un autre appareil.
notice-kept = { $seat } est de retour et garde son siège. Le nouveau code ne vaut plus rien.
notice-moved = Le siège « { $seat } » est maintenant sur un autre appareil, grâce au nouveau code créé par { $by }.
notice-moved-screen = Le siège « { $seat } » est maintenant sur un autre appareil, grâce au nouveau code créé par le grand écran.
notice-reclaimed = { $seat } a repris son siège à l’appareil qui avait le nouveau code.
notice-withheld = L’appareil { DE($seat) } n’a pas fourni à temps sa part des tirages. Le départ a été refait sans elle.
notice-not-started = Au deuxième départ non plus, l’appareil { DE($seat) } n’a pas fourni à temps sa part des tirages. La partie ne commence pas : ouvrez une nouvelle table.
# Bots that are programs; $program is the command that starts one.
program-quoting = « { $program } » n’est pas une commande valable : il manque un guillemet.
program-missing = Impossible de lancer le programme « { $program } ». Est-il installé ?
program-ended = Le programme « { $program } » s’est terminé avant la fin de la partie, avec le code de sortie { $status }.
program-closed = Le programme « { $program } » a fermé sa sortie avant la fin de la partie. Il a été arrêté.
program-slow = Le programme « { $program } » n’a pas répondu en { $seconds } secondes. Il a été arrêté.
program-unreadable = Le programme « { $program } » a envoyé quelque chose qui n’est pas une réponse : { $line } Il a été arrêté.
program-protocol = Le programme « { $program } » utilise la version { $theirs } du protocole, ce tinhorn la version { $ours }. Il a été arrêté.
program-prompt = Le programme « { $program } » a répondu à la question { $answered } au lieu de la question { $prompt }. Il a été arrêté.
program-refused = Le programme « { $program } » a choisi une action qui n’est pas permise. Il a été arrêté. { $reason }
program-timeout = { $variable } doit être un nombre de secondes supérieur à 0, pas « { $text } ».

## Records of games

record-unreadable = Ceci n’est pas l’enregistrement d’une partie.
record-truncated = Cet enregistrement est incomplet : la fin du fichier manque.
record-not-json = Ceci n’est pas l’enregistrement d’une partie : le fichier n’est pas du JSON valide.
record-field = Ceci n’est pas un enregistrement valide : le champ « { $field } » manque ou est incorrect.
record-format = L’enregistrement est au format { $format } ; cette version de tinhorn lit le format { $known }.
record-game = L’enregistrement est celui d’une partie de « { $game } », un jeu qui ne se joue pas ici. Ici, on joue à : { $known }.
record-rules = Cette partie a été jouée avec la version { $rules } des règles ; ici, c’est la version { $known }.
record-start = Impossible de reprendre une partie à partir de cette position.
record-start-elsewhere = Cette partie a été reprise à partir d’un moment d’une autre partie. Elle ne peut donc s’ouvrir que sur le serveur où elle a été jouée.
record-names = L’enregistrement a { $names ->
    [0] zéro nom
    [one] un seul nom
   *[other] { $names } noms
}, ce qui ne correspond pas à son nombre de joueurs.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = La réponse { $number } de l’enregistrement, au coup { $frame }, n’est pas possible : { $detail }
record-table = La table citée par l’enregistrement n’est pas une table valide.
record-outcome = Le résultat enregistré ne correspond pas à la fin de la partie.
record-broken = Les coups de cet enregistrement ne peuvent pas être rejoués.

## Files that say what is in the box

components-unreadable = Impossible de lire { $file } : { $detail }.
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
table-starting = La partie commence.
table-playing = La partie a déjà commencé.
table-over = La partie est terminée.
table-abandoned = Cette table a été fermée avant la fin de la partie.
table-full = Tous les sièges de cette table sont pris.
table-seat-taken = Le siège { $number } est pris.
table-unknown = Il n’y a pas de table « { $table } ».
table-taken = Il y a déjà une table « { $table } ».
# $rules is the version of the rules.
table-rules = Cette table utilise la version { $rules } des règles de { $game }, que ce serveur ne connaît pas.
refusal-nothing-to-undo = Il n’y a aucun coup à annuler.
refusal-no-window = Il n’y a rien à quoi réagir pour le moment.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
refusal-covered = Un bot répond à ta place. Reprends d’abord ton siège.
motion-open = Une autre demande est en cours.
motion-none = Aucune demande n’est en cours.
motion-nobody-away = Aucun bot ne peut répondre pour ce siège.
motion-here = Cette personne est à la table.
motion-early = À cette table, un bot ne peut répondre pour quelqu’un qu’après la moitié de son temps.
motion-clock = Choisis un temps limite.
motion-minutes = Choisis entre 1 et { $most } minutes.
refusal-binding = Les autres l’ont vu, donc c’est valable.
server-locked = Cette table est fermée aux spectateurs.
server-visitors-silent = À cette table, seuls les joueurs discutent.
refusal-held-already = Tu as déjà demandé du temps.
refusal-not-held = Tu ne fais attendre personne en ce moment.
refusal-not-urged = Il n’y a personne à presser en ce moment.

## The database

storage-url = « { $url } » n’est pas une adresse de base de données. Indique sqlite:///FICHIER ou postgresql://…
storage-folder = Impossible de créer le dossier { $folder } : { $detail }.
storage-driver = Le pilote { $driver } n’est pas installé.
storage-unreachable = La base de données ne répond pas. Son message : « { $detail } »
storage-silent = La base de données n’a pas répondu à temps.
storage-busy = Toutes les connexions à la base de données sont occupées.
storage-corrupt = { $file } n’est pas une base de données, ou elle est endommagée.
storage-damaged = La base de données { $file } est endommagée. Son message : « { $detail } » Restaure une sauvegarde, ou récupère avec la commande .recover de sqlite3 ce qui est encore lisible.
storage-unwritable = Impossible d’écrire dans { $file }.
storage-in-use = Un autre serveur utilise déjà { $file }. Arrête-le d’abord, ou choisis un autre fichier avec --database.
storage-failed = Erreur de la base de données { $file }. Son message : « { $detail } »
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
fairness-hex = « { $text } » ne peut pas avoir servi aux tirages : longueur ou caractères incorrects.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = L’entrée { $entry } est incorrecte : le tirage { $number } ({ $label }) donne un autre résultat.
fairness-attempts = Les contributions ne correspondent pas aux empreintes fixées avant le départ.
fairness-late = Cette tentative de départ est terminée.
fairness-not-committed = Cette contribution ne correspond pas à l’empreinte montrée avant par ce siège.
fairness-by = Vérifié selon le protocole { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Face aux joueurs, même tous ensemble : prouvé. Ils ne connaissaient pas le secret du serveur.
fairness-operator = Face à un exploitant du serveur qui ne joue pas : { $proof ->
    [device] prouvé par la part de cet appareil.
    [record] prouvé si une contribution vient de l’appareil d’un joueur.
   *[nothing] non prouvé. Aucun appareil n’a contribué.
}
fairness-operator-plays = Face à un exploitant qui joue : { $proof ->
    [device] prouvé. Avant de révéler sa part, cet appareil avait noté tout ce dont dépendent les tirages.
    [record] prouvé seulement à un joueur dont l’appareil a participé au dernier départ, sur la page de vérification de cet appareil.
   *[nothing] non prouvé. Il a pu choisir les tirages.
}
fairness-all = Face à un exploitant avec tous ceux dont l’appareil a participé : non prouvé. Rien ne peut le prouver.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = Le départ { $number } a été annulé et refait, car une contribution manquait : { $names }.
fairness-limits = Non vérifié : qui a vu des cartes cachées, les noms, les réponses des joueurs et les champs ajoutés au fichier. Un exploitant peut forcer une fois un nouveau départ, mais tout le monde le voit et c’est enregistré.
fairness-cut = Cet enregistrement s’arrête avant la fin de la partie : elle a été abandonnée, ou l’enregistrement a été raccourci.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = argent, billets, dollars, fric, combien
topic-notes = notes, carnet, qu’ai-je vu, ce que j’ai vu
topic-score = score, points, fortune, qui gagne, qui a gagné
topic-table = la table
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
question-unknown = Je ne comprends pas « { $text } ». Essaie « aide ».
# $topics is a list of words.
question-help = Réponds par le numéro d’une option, ou avec ses mots. Tu peux demander : { $topics }. Ajoute un nom pour ne parler que d’un joueur.
question-help-short = Pour répondre, écris la lettre d’une option ou ses mots ; choisis les dés par leurs faces. Pour demander, écris par exemple « { $score } », « { $money } », « { $rule } » et un mot, ou le nom d’une carte. Écris « { $more } » pour tout ce que tu peux demander.
question-help-more = Tu peux demander : { $topics }. Ajoute un nom pour un seul joueur. Tu peux aussi écrire le nom d’une carte, d’un lieu ou d’un objectif, ou « règle » et un mot.
question-thing = { $thing } : { $text }.
# $options is a list of names of options.
question-several = Cela correspond à plusieurs réponses : { $options }.
question-one = Une seule réponse à la fois.
question-no-options = Tu n’as rien à décider pour l’instant.
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
    mon argent ou encore : qui mène, que puis-je demander
    conseil    une suggestion ; seulement contre des bots, ou avec --hints
    quitter    partir ; la partie est enregistrée
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Entrée : retour à la table
        [one] Entrée : page suivante (encore { $left })
       *[other] Entrée : page suivante (encore { $left })
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
cli-seated = À la table : { $names }. Tape « ? » pour l’aide.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = À cette table, chacun peut demander une suggestion.
# Somebody at the table says something.
cli-said = { $name } : { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } à { $most } joueurs
# $command is what to type.
cli-choose-game = Quel jeu ? Par exemple : { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Niveaux des bots : { $listed }
cli-games-offers = Aussi : { $listed }
cli-games-languages = Langues : { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) ne peut pas être chargé : { $reason }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Tu n’as rien à jouer maintenant. Appuie quand même sur Entrée, pour que personne ne le devine.
cli-not-understood = « { $text } » n’est pas une réponse ici. Tape « ? » pour l’aide.
# $command is what to type.
cli-left = La partie est enregistrée. Pour la reprendre : { $command }
cli-saved = Pour revoir la partie : { $command }
cli-to-verify = Pour vérifier que personne n’a triché : { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Les dés et les cartes découlent d’un secret dont voici le SHA-256 : { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [0] Cette partie n’a aucun tirage.
    [one] L’unique tirage de cette partie est correct.
   *[other] Les { $draws } tirages de cette partie sont corrects.
}
cli-sheet-rank = Rang
cli-sheet-name = Joueur
cli-sheet-points = Score

## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [règle maison]
# Stands where what the rulebook says goes on.
cli-rules-printed = [règle imprimée]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Page { $page } sur { $pages }. Entrée : suite, r : retour, q : quitter

## The terminal: what is wrong with a command

cli-no-terminal = Cette commande a besoin d’un terminal interactif.
cli-cannot-clear = L’écran de ce terminal ne peut pas être effacé : impossible de le partager à plusieurs.
cli-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
cli-unknown-language = Cela n’existe pas dans la langue « { $language } ». Langues disponibles : { $known }.
cli-wrong-name = « { $name } » ne peut pas être le nom d’un joueur : 1 à { $most } caractères, sans crochets ni parenthèses.
cli-same-name = Deux joueurs ne peuvent pas avoir le même nom.
cli-too-many-humans = { $humans } personnes ne tiennent pas sur { $players } sièges.
cli-bots-count = { $left ->
    [0] Il ne reste pas de siège pour un bot, mais tu en nommes { $bots }.
    [one] Il reste un siège pour un bot, mais tu en nommes { $bots }.
   *[other] Il reste { $left } sièges pour des bots, mais tu en nommes { $bots }.
}
cli-resume-alone = La table d’une partie reprise est déjà en place : avec --resume, seul --seed est permis.
cli-file-without-resume = Pour reprendre { $file }, ajoute --resume.
cli-other-game = { $file } est l’enregistrement d’une partie de { $game }.
cli-game-over = La partie de { $file } est finie. Revois-la avec tinhorn replay.
cli-nothing-to-resume = Aucune partie de { $game } n’est en attente.
cli-resume-program = { $file } indique un programme comme joueur. Pour l’autoriser à s’exécuter, ajoute --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code } : { $file }
cli-exported-none = Cette base de données ne contient aucune partie terminée.
cli-imported = { $file } : enregistré comme table { $code }.
cli-imported-before = { $file } : était déjà là, comme table { $code }.
cli-file-exists = { $file } existe déjà ; rien n’a été écrasé.
cli-file-unreadable = Impossible de lire { $file } : { $detail }.
cli-file-unwritable = Impossible d’écrire { $file } : { $detail }.
cli-plot-kind = « { $file } » n’est ni un fichier SVG ni un fichier PNG. Choisis un nom qui se termine par .svg ou .png.
cli-folder-not-empty = Le dossier { $file } n’est pas vide ; rien n’a été écrasé.
cli-no-such-rule = Aucune règle ne s’appelle « { $wanted } », et aucune ne le mentionne.
cli-step-or-json = Choisis --step ou --json : l’un est pour les gens, l’autre pour les programmes.
cli-arena-stopped = Arrêté. Le tableau montre les parties terminées. Avec --file FICHIER, la prochaine fois continue à partir de là.
cli-arena-resume = Arrêté. La même commande continue à partir de { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file } : { $detail }
# $known lists the seats and their players.
cli-no-such-seat = Personne ne s’appelle « { $wanted } ». Indique { $all }, ou bien : { $known }.
# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } manque.
cli-usage-value = La valeur de { $name } ne convient pas.
cli-usage-number = { $name } doit être un nombre entier.
cli-usage-least = { $name } doit être un nombre, au moins { $least }.
cli-usage-range = { $name } doit être un nombre de { $least } à { $most }.
cli-usage-no-option = L’option { $option } n’existe pas.
cli-usage-no-command = La commande « { $command } » n’existe pas. Voir tinhorn --help.
cli-usage-extra = « { $words } » est de trop.
cli-usage-no-value = { $option } demande une valeur.
cli-usage-flag = { $option } ne prend pas de valeur.
cli-usage-other = Cette commande n’est pas correcte. Voir { $help }.
cli-needs-extra = Il faut pour cela tinhorn[{ $extra }] : { $command }

## The terminal: replaying and simulating

cli-step = Coup { $number } sur { $count }. Entrée : suite, r : retour, 50 : aller, a : auto, q : fin
# The replay plays by itself.
cli-step-playing = Coup { $number } sur { $count }. Lecture ; Entrée : pause
# $text is what was typed.
cli-step-unknown = « { $text } » ne fait rien ici.
cli-step-none = Il n’y a plus de coup après le { $count }.
cli-simulating = Parties
cli-simulate-speed = { $rate } parties/s
cli-simulated = { $games ->
    [one] Une partie, { $decisions } décisions, { $rate } décisions par seconde.
   *[other] { $games } parties, { $decisions } décisions, { $rate } décisions par seconde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Par siège
cli-arena-rating = Classement Elo
cli-arena-above = Devant
cli-arena-step = Écart
cli-simulate-head-wins = Victoires
cli-simulate-head-rate = Taux de victoire
cli-simulate-head-interval = Intervalle à 95 %
cli-simulate-head-points = Moyenne
cli-simulate-head-without-luck = Sans la chance
cli-simulate-head-forfeits = Forfaits
cli-forfeited = { $bot } a déclaré forfait dans { $games ->
    [one] une partie
   *[other] { $games } parties
}, à la dernière place. La première fois : { $reason }
cli-reviewing = Analyse en cours
cli-review-player = Joueur
cli-review-you = Toi
cli-review-head-start = Début
cli-review-head-luck = Chance
cli-review-head-own = Ses propres choix
cli-review-head-others = Choix des autres
cli-review-head-result = Résultat
cli-review-round = Manche
cli-review-turning-points = Tournants
cli-review-improvements = Meilleurs choix
cli-review-none = Aucun.
cli-review-choice = { $chosen }. Mieux : { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Après le meilleur choix, on gagne { $best } % de ces parties ; après celui qui a été fait, { $chosen } %.
coach-suggestion-most = De toutes les réponses, c’est celle qui devrait t’aider le plus.
coach-less-than-hoped = Moins qu’espéré :
coach-better-than-feared = Mieux que redouté :
coach-chose = { $seat } choisit : { $answer }.
coach-chose-you = Tu choisis : { $answer }.
coach-suggestion = Suggestion : { $answer }.
coach-people = Il n’y a de suggestions que si tu joues uniquement contre des bots ou si l’hôte les a permises.
chances-people = Quand des personnes jouent, les chances de gagner ne s’affichent qu’après la partie.
review-basis = Estimées après la partie, toutes cartes connues.
review-knowledge = Jugés d’après ce que le joueur savait alors.
review-sum = Le début, la chance et les choix donnent ensemble exactement le résultat. La chance et les choix sont en points de pourcentage (pt).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pt
server-hints-agreed = On ne peut permettre les suggestions qu’avant que d’autres s’assoient.

## The server: what is wrong with a request

server-unknown = Il n’y a rien ici.
server-unknown-host = Ce serveur ne répond pas sous ce nom. La personne qui le gère peut l’ajouter avec --origin.
server-malformed = Cette demande est illisible.
server-method = Cela ne peut pas se faire ici.
server-too-large = C’est trop long.
server-request = Cette demande ne peut pas être satisfaite.
server-failure = Quelque chose a mal tourné de notre côté. Rien n’a été modifié.
server-storage = Le serveur ne peut rien enregistrer pour le moment : ta dernière action ne compte pas. Réessaie dans un instant.
server-reading = Le serveur ne peut pas accéder à sa base de données pour le moment. Réessaie dans un instant.
server-damaged = La base de données du serveur est endommagée : impossible de lire ou d’enregistrer cela. La personne qui gère le serveur doit la réparer.
server-descriptors = Le serveur n’a plus de connexion libre pour le moment.
server-too-many = Trop de demandes à la fois. Attends un instant.
server-too-many-sockets = Il y a déjà { $most } connexions ouvertes depuis ton adresse. Ferme d’abord un autre onglet de ce site.
server-busy = Le serveur est très occupé et n’ouvre plus de table pour l’instant. Réessaie dans une minute.
# $known lists the games.
server-unknown-game = On ne joue pas à « { $game } » ici. Jeux disponibles : { $known }.
server-no-lesson = Il n’y a pas encore de leçon pour { $game }.
server-no-rulebook = Il n’y a pas encore de règles pour { $game }.
server-name = Un nom doit avoir de 1 à { $most } caractères.
server-name-taken = Quelqu’un porte déjà ce nom à cette table.
server-title = Le nom d’une table ne peut dépasser { $most } caractères.
server-hat = Les chapeaux sont numérotés de 1 à { $most }.
server-clock = Le temps de réflexion va de 1 à { $most } secondes par réponse.
server-one-seat = L’hôte d’une table y prend exactement un siège.
server-seated-already = Tu as déjà un siège à cette table.
server-seat-moved = Ton siège à cette table appartient maintenant à un autre appareil : l’hôte l’a réattribué, ou son code de récupération y a été utilisé. Avec ce code, tu peux le reprendre ici.
server-seat-gone = Tu n’as plus de siège à cette table.
server-seat-removed = L’hôte t’a fait quitter cette table.
server-spectator = Il faut un siège à cette table pour faire cela.
server-host-only = Seul l’hôte peut faire cela.
server-own-seat = Pour rendre ton propre siège, quitte la table.
server-seat-order = Ces sièges ne correspondent plus à la table. Regarde-les à nouveau.
server-too-few = Ce jeu demande au moins { $least } joueurs. Attends-en d’autres ou remplis les sièges avec des bots.
server-seat-left = Quelqu’un vient de quitter la table. Regarde à nouveau les sièges.
server-nobody-plays = Personne ne jouerait : toutes les chaises sont vides.
server-continued = Cette partie en continue une autre : ses sièges et ses options restent donc tels quels.
server-nobody-there = Personne n’occupe ce siège.
server-recovery = Aucun siège de cette table n’a ce code de récupération.
server-player-here = Cette personne est à la table. Un siège ne reçoit un nouveau code que pendant l’absence de son joueur.
server-seat-of-player = Ce siège est celui d’une personne. Pendant son absence, les personnes présentes peuvent laisser un bot répondre.
server-wait-for-player = La personne de ce siège peut encore revenir. Le nouveau code sera valable dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
server-one-seat-a-device = Cet appareil a déjà sa place à cette table. Il ne peut prendre un autre siège que si la table a été ouverte pour un appareil partagé.
server-not-over = La partie n’est pas finie.
server-chat = Envoie une des phrases toutes prêtes, ou une ligne de texte.
server-chat-length = Un message doit avoir de 1 à { $most } caractères.
server-hello-twice = Un seul hello par connexion suffit.
server-malformed-action = Cette réponse est illisible.
server-malformed-orders = Le serveur ne peut pas lire ces consignes.
server-malformed-message = Ce message est illisible.
server-malformed-request = Le nom d’une demande doit avoir de 1 à { $most } caractères.
server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.
server-network-elsewhere = Seul un navigateur sur l’ordinateur du serveur peut faire cela.
server-network-unavailable = Ce serveur ne peut pas être ouvert au réseau local pendant qu’il tourne. Démarre-le plutôt avec --lan.
server-network-none = Cet ordinateur n’est connecté à aucun réseau local.
server-network-closed = Seul l’ordinateur du serveur peut atteindre cette table : il n’y a donc pas de code QR pour d’autres appareils.

## The server: looking back

server-perspective = Ce point de vue n’existe pas. On peut regarder comme un joueur, comme un spectateur ou en voyant tout.
server-perspective-closed = Tant que la partie dure, tu ne peux la revoir que de ton point de vue ou de celui d’un spectateur.
server-frame = Cette partie va du coup 0 au coup { $most }.

## The page itself, before its script runs, and in search results and previews of links

page-description = Joue à des jeux de société du Far West dans le navigateur : entre amis, sur un seul appareil ou contre des bots. Libre et gratuit.
page-noscript = tinhorn a besoin de JavaScript dans le navigateur. Dans un terminal, { $command } s’en passe.
page-invitation = Invitation à { $game }
page-invitation-by = { $name } t’invite à { $game }

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
cli-serve-open-to-others = Toute personne qui atteint cette adresse peut ouvrir des tables, rejoindre celles dont elle a le code et regarder. Les échanges ne sont pas chiffrés : sur internet, place un proxy TLS devant.
cli-serve-only-here = Seul cet ordinateur peut l’atteindre. Pour inviter d’autres personnes, appuie sur « Inviter les téléphones d’ici » dans la page, ou démarre avec --lan.
cli-serve-stop = Ctrl-C pour arrêter ; les parties reprennent au prochain démarrage.
cli-serve-workers = Plusieurs processus de serveur ont besoin de PostgreSQL : donne son adresse avec --database.
settings-origin = « { $text } » n’est pas l’adresse d’un site. Elle ressemble à https://example.org, sans rien après le nom.
settings-smtp = TINHORN_SMTP n’est pas l’adresse d’un serveur de messagerie. Elle ressemble à { $example } ; les caractères spéciaux du mot de passe s’écrivent comme %40.

## The terminal: watching

cli-watch-no-link = « { $text } » n’est pas un lien vers une table. Un lien ressemble à { $example }, un code à MESA-47KX.
cli-watch-unreachable = Aucun serveur ne répond à { $server }.
cli-watch-refused = { $server } dit : { $reason }
cli-watch-again = La connexion avec { $server } est coupée. Nouvel essai.
cli-watch-newer = { $server } utilise une version plus récente de tinhorn. Mets tinhorn à jour pour regarder ses tables.
cli-watch-waiting = La table { $code } attend ses joueurs.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Spectateur
# $chances lists the players, each with a percentage.
cli-chances = Chances de gagner : { $chances }
# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Tu n’es pas encore à une table. Appelle d’abord sit_down ou join.
mcp-game-over = La partie est finie. Pour en jouer une autre, appelle sit_down.
mcp-not-asked = Ce n’est pas ton tour. Appelle wait jusqu’à ce qu’on t’interroge.
mcp-rules = Règles qui comptent maintenant : { $rules }.

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name } : { $value }
plain-statement-of = { $seat }, { $name } : { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] À 1 table
   *[other] À { $count } tables
}
notice-more = { $count ->
    [one] 1 autre table
   *[other] { $count } autres tables
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table } : { $what }
notice-turn = C’est à toi de jouer.
# $until is a day and a time.
notice-turn-until = C’est à toi de jouer, jusqu’au { $until }.
notice-window = Tu peux réagir maintenant.
notice-window-until = Tu peux réagir jusqu’au { $until }.
notice-new-code = Un nouveau code a été créé pour ton siège. Ouvre la table pour le garder : à partir du { $until }, ce code ouvrira ton siège sur un autre appareil.
notice-full = Toutes les places sont prises.
notice-playing = La partie commence.
notice-wish = Les autres te demandent quelque chose à la table.
notice-over = La partie est terminée.
notice-rematch = Quelqu’un te propose une autre partie.
notice-test = Ceci est un essai. Les avis t’arrivent ici.
notice-mail-code = Ton code est { $code }. Saisis-le à la table pour recevoir les avis par e-mail.
server-notices = Ce serveur ne peut pas envoyer cela.
server-notice-link = Ce n’est pas une adresse Internet qui commence par https://.
server-notice-mail = Ce n’est pas une adresse e-mail.
server-notice-code = Ce n’est pas le code de l’e-mail.

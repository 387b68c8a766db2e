### French. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Comment jouer à { $game }
web-how-goal = Le but
web-how-start = Au début
web-how-turn = Un tour en cinq images
web-how-round = Une manche en cinq images
web-how-examples = Exemples
web-how-tokens = Les trois jetons
web-how-secrets = Objectifs personnels, payés à la fin
web-how-places = Les lieux, dans l’ordre
web-how-score = Décompte
web-how-score-example = Un exemple
web-how-numbered = Règles numérotées
web-how-print = Imprimer

## Winchester

web-how-winchester-goal = Être le joueur le plus riche quand les 19 parcelles sont vendues. Les parcelles rapportent de l’argent par leurs jetons, par les mines et par les objectifs. Ce que tu paies pour une parcelle va aux autres joueurs.
web-how-winchester-start = Chaque joueur a { MONEY(8) }, un jeton Duel et deux objectifs personnels. L’argent et les objectifs restent cachés aux autres.
web-how-winchester-step-1-title = On tire une parcelle
web-how-winchester-step-1 = Le premier joueur tire une parcelle au hasard. Tous voient son terrain et son jeton.
web-how-winchester-step-2-title = Enchérir ou passer
web-how-winchester-step-2 = À tour de rôle, on enchérit d’au moins { MONEY(1) } de plus ou on passe. Un joueur qui passe quitte cette vente. Si personne n’enchérit, le premier joueur achète la parcelle pour { MONEY(1) }.
web-how-winchester-step-3-title = L’acheteur paie les autres
web-how-winchester-step-3 = Le prix est partagé à parts égales entre les autres joueurs. Le reste impossible à partager est un pourboire pour le saloon.
web-how-winchester-step-4-title = On utilise le jeton
web-how-winchester-step-4 = L’acheteur utilise le jeton aussitôt. Sur une mine ou le ranch, on retourne une carte cachée, et la banque paie son montant.
web-how-winchester-step-5-title = On vérifie les objectifs
web-how-winchester-step-5 = Un objectif commun paie le premier joueur qui le remplit. Ensuite l’acheteur ouvre la vente suivante.
web-how-winchester-pay-title = { MONEY(7) } pour trois
web-how-winchester-pay = Ann achète une parcelle pour { MONEY(7) }. Ben, Cleo et Dan reçoivent { MONEY(2) } chacun. Les { MONEY(1) } qui restent vont au saloon.
web-how-winchester-move-title = La locomotive paie
web-how-winchester-move = Ann possède la parcelle 8, Ben la parcelle 14. Avec un jeton Déplacement, Ann arrête la locomotive entre les deux : la banque paie { MONEY(1) } à chacun.
web-how-winchester-duel-title = Un duel
web-how-winchester-duel = Il ne reste qu’Ann et Ben dans la vente, et Ben a enchéri à { MONEY(4) }. À son tour, Ann dépense son jeton Duel. Chacun prend une carte sur deux. Le joueur qui a Pan achète la parcelle pour { MONEY(4) }, l’autre n’a rien. Chaque joueur a un jeton Duel par partie.
web-how-winchester-movement = Déplace le bateau ou la locomotive. La banque paie { MONEY(1) } pour chaque parcelle au bord de la case, à son propriétaire.
web-how-winchester-saloon = Prends tous les pourboires du saloon, sauf celui de cet achat.
web-how-winchester-rumor = Regarde une carte cachée : un objectif personnel d’un adversaire, une mine ou le ranch.
web-how-winchester-score = Après la 19e parcelle, chacun compte : l’argent liquide, les deux objectifs personnels, et { MONEY(5) } pour le plus grand nombre de parcelles. Le joueur le plus riche gagne.

## Dice Town

web-how-dicetown-goal = Avoir le plus de points quand la mine d’or est épuisée ou que tous les titres sont pris.
web-how-dicetown-start = Chaque joueur a cinq dés et { DOLLARS(8) }. Un joueur a l’étoile de shérif. La mine contient 30 pépites, la banque { DOLLARS(3) }.
web-how-dicetown-step-1-title = Lancer et choisir
web-how-dicetown-step-1 = Tous lancent en secret et choisissent les dés à garder. Un dé est gratuit. Chaque dé de plus coûte { DOLLARS(1) }, n’en garder aucun aussi. L’argent va dans la diligence.
web-how-dicetown-step-2-title = Révéler et relancer
web-how-dicetown-step-2 = Tous lèvent leur gobelet en même temps et relancent les autres dés. Dès que quelqu’un a gardé cinq dés, tous les autres lancent une dernière fois et gardent tout.
web-how-dicetown-step-3-title = Visiter la ville
web-how-dicetown-step-3 = Dans chaque lieu agit le joueur qui a le plus de dés de sa face. En cas d’égalité, le shérif décide. Les joueurs à égalité peuvent lui offrir un pot-de-vin.
web-how-dicetown-step-4-title = La meilleure main
web-how-dicetown-step-4 = La meilleure main de poker prend un titre à la mairie, et un de plus pour chaque A.
web-how-dicetown-step-5-title = Les autres voient Doc Badluck
web-how-dicetown-step-5 = Les joueurs qui n’ont contrôlé aucun lieu prennent un élixir. L’argent de la diligence est maintenant à la banque : c’est le butin de la manche suivante.
web-how-dicetown-keep-title = Le prix des dés
web-how-dicetown-keep = Ann a obtenu 9 9 J Q K et garde les deux 9 : le premier est gratuit, le second coûte { DOLLARS(1) }. Trois dés coûteraient { DOLLARS(2) }.
web-how-dicetown-town-title = Qui reçoit quoi
web-how-dicetown-town = Ann a le plus de 9 et prend 3 pépites. Ben a le plus de 10 et de K : tous les billets de la banque et l’étoile. Cleo a le plus de J, pioche quatre cartes et en garde une. Le carré est aussi la meilleure main : avec un A, Cleo prend deux titres.
web-how-dicetown-tie-title = Une égalité
web-how-dicetown-tie = Ann et Ben ont chacun deux 10. Tous deux font une offre au shérif en même temps. Le shérif choisit Ben : Ben paie son offre et dévalise la banque. Ann garde la sienne.
web-how-dicetown-score = Chaque pépite vaut 1 point, chaque tranche de { DOLLARS(2) } en vaut 1, l’étoile en vaut 5. L’équipement et les titres comptent leur valeur. Le plus de points gagne.

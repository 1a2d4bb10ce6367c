game-name = Terra Mystica
game-tagline = Façonnez les terres, construisez et montez dans quatre cultes en six manches.
as-builder = seat
as-source = score

## Factions

faction-fakirs = Fakirs
    .gist = désert ; vols au-dessus des cases pour un prêtre, 4 points par vol
faction-nomads = Nomades
    .gist = désert ; trois habitations de départ, puis des tempêtes de sable
faction-chaosmagicians = Magiciens du chaos
    .gist = désolation ; une habitation de départ, deux tuiles Faveur à la fois
faction-giants = Géants
    .gist = désolation ; deux pelles pour toute transformation
faction-swarmlings = Ondins
    .gist = lac ; constructions chères mais bons revenus, des ouvriers pour les villes
faction-mermaids = Sirènes
    .gist = lac ; navigation dès le départ, villes par-dessus une rivière
faction-dwarves = Nains
    .gist = montagne ; tunnels pour 2 ouvriers, 4 points par tunnel
faction-engineers = Ingénieurs
    .gist = montagne ; infrastructures bon marché, ponts pour 2 ouvriers
faction-halflings = Halfelins
    .gist = plaine ; un point par pelle, terrassement bon marché
faction-cultists = Cultistes
    .gist = plaine ; un pas de culte quand un voisin prend du pouvoir
faction-alchemists = Alchimistes
    .gist = marais ; des points contre des pièces, et l’inverse
faction-darklings = Êtres des ténèbres
    .gist = marais ; des pelles contre des prêtres, 2 points chacune
faction-auren = Aurènes
    .gist = forêt ; tout vient avec la forteresse : des pas de culte
faction-witches = Sorcières
    .gist = forêt ; 5 points par ville, puis des habitations gratuites
faction-icemaidens = Vierges de glace
    .gist = glace ; une tuile Faveur au départ, des points pour les temples
faction-yetis = Yétis
    .gist = glace ; actions de pouvoir moins chères, infrastructures fortes
faction-acolytes = Acolytes
    .gist = volcan ; les terrains se paient en pas de culte
faction-dragonlords = Seigneurs des dragons
    .gist = volcan ; les terrains se paient en jetons de pouvoir
faction-riverwalkers = Marche-rivières
    .gist = terrain au choix ; les prêtres en déverrouillent d’autres, le long des rivières
faction-shapeshifters = Métamorphes
    .gist = terrain au choix, qui peut changer
ability-fakirs = Au lieu de naviguer : survolez des cases pour un prêtre, et marquez 4 points à chaque vol. Une pelle coûte toujours au moins 2 ouvriers.
stronghold-fakirs = Les vols vont une case plus loin.
ability-nomads = Commencez avec une troisième habitation.
stronghold-nomads = Une fois par manche, transformez gratuitement une case voisine en désert.
ability-chaosmagicians = Commencez avec une seule habitation, posée en dernier. Temples et sanctuaire rapportent deux tuiles Faveur.
stronghold-chaosmagicians = Une fois par manche, jouez deux actions de suite.
ability-giants = Chaque transformation demande exactement deux pelles et mène au terrain natal.
stronghold-giants = Une fois par manche, deux pelles gratuites pour une case.
ability-swarmlings = Trois ouvriers de plus pour chaque ville.
stronghold-swarmlings = Une fois par manche, améliorez gratuitement une habitation en comptoir.
ability-mermaids = Naviguez dès le départ. Une ville peut enjamber une case de rivière.
stronghold-mermaids = Aussitôt, un pas de navigation gratuit.
ability-dwarves = Au lieu de naviguer : creusez sous une case pour 2 ouvriers et marquez 4 points à chaque tunnel.
stronghold-dwarves = Un tunnel coûte un ouvrier de moins.
ability-engineers = En une action, un pont pour 2 ouvriers, aussi souvent que vous le voulez.
stronghold-engineers = Quand vous passez, 3 points par pont entre deux de vos infrastructures.
ability-halflings = Un point par pelle, d’où qu’elle vienne.
stronghold-halflings = Aussitôt, trois pelles, et une habitation peut être construite sur l’une des cases.
ability-cultists = Quand un voisin prend du pouvoir grâce à votre infrastructure, vous montez d’un pas dans un culte ; si tous refusent, vous gagnez 1 pouvoir.
stronghold-cultists = Aussitôt, 7 points.
ability-alchemists = Vendez des points contre des pièces, un pour un ; achetez un point pour deux pièces.
stronghold-alchemists = Aussitôt, 12 pouvoirs ; ensuite 2 pouvoirs par pelle.
ability-darklings = Chaque pelle se paie un prêtre et rapporte 2 points.
stronghold-darklings = Aussitôt, jusqu’à trois ouvriers peuvent devenir prêtres.
ability-auren = Aucune capacité avant la forteresse.
stronghold-auren = Aussitôt, une tuile Faveur ; une fois par manche, deux pas dans un même culte.
ability-witches = Cinq points de plus pour chaque ville.
stronghold-witches = Une fois par manche, une habitation gratuite sur n’importe quelle forêt.
ability-icemaidens = Commencez avec une tuile Faveur. Vous vivez sur la glace, que personne ne peut transformer.
stronghold-icemaidens = Quand vous passez, 3 points par temple.
ability-yetis = Les actions de pouvoir coûtent un pouvoir de moins. Vous vivez sur la glace, que personne ne peut transformer.
stronghold-yetis = Les actions de pouvoir restent possibles même si leur case a déjà servi.
ability-acolytes = Un volcan coûte des pas d’un seul culte : 3, ou 4 sur le terrain natal d’une autre faction. Les pelles deviennent des pas de culte.
stronghold-acolytes = Un prêtre envoyé dans un culte vous fait monter d’un pas de plus.
ability-dragonlords = Un volcan coûte des jetons de pouvoir : 1, ou 2 sur le terrain natal d’une autre faction. Les pelles deviennent de nouveaux jetons.
stronghold-dragonlords = Aussitôt, un nouveau jeton de pouvoir par joueur de la partie.
ability-riverwalkers = Pas de pelles : les prêtres déverrouillent des terrains. Ne construisez que le long des rivières.
stronghold-riverwalkers = Aussitôt, deux ponts.
ability-shapeshifters = Quand un voisin prend du pouvoir grâce à votre infrastructure, vous pouvez acheter un jeton de pouvoir pour un point ; si tous refusent, vous gagnez 1 pouvoir.
stronghold-shapeshifters = En une action, changez de terrain natal pour 5 pouvoirs ou 5 jetons de pouvoir.

board-base = original
board-fire-ice-1 = Feu et Glace 1
board-fire-ice-2 = Feu et Glace 2
board-loon-lakes = Loon Lakes
board-fjords = Fjords

## Terrains, infrastructures, cultes

terrain-desert = désert
terrain-plains = plaine
terrain-swamp = marais
terrain-lakes = lac
terrain-forest = forêt
terrain-mountains = montagne
terrain-wasteland = désolation
terrain-ice = glace
terrain-volcano = volcan
building-dwelling = habitation
building-trading-post = comptoir
building-temple = temple
building-stronghold = forteresse
building-sanctuary = sanctuaire
cult-fire = Feu
    .of = du Feu
cult-water = Eau
    .of = de l’Eau
cult-earth = Terre
    .of = de la Terre
cult-air = Air
    .of = de l’Air
skip-tunnel = creuse un tunnel
    .plural = creusent un tunnel
skip-carpet = vole
    .plural = volent

## Cartes, tuiles, cases d’action

card-BON1 = Pelle
    .gist = 2 pièces, et une fois une pelle
card-BON2 = Pas de culte
    .gist = 4 pièces, et une fois un pas de culte
card-BON3 = Pièces
    .gist = 6 pièces
card-BON4 = Navigation
    .gist = 3 pouvoirs, et la navigation va une case plus loin
card-BON5 = Pouvoir et ouvrier
    .gist = 3 pouvoirs, 1 ouvrier
card-BON6 = Grandes infrastructures
    .gist = 2 ouvriers ; quand vous passez, 4 points pour la forteresse et autant pour le sanctuaire
card-BON7 = Comptoirs
    .gist = 1 ouvrier ; quand vous passez, 2 points par comptoir
card-BON8 = Prêtre
    .gist = 1 prêtre
card-BON9 = Habitations
    .gist = 2 pièces ; quand vous passez, 1 point par habitation
card-BON10 = Navigateurs
    .gist = 3 pouvoirs ; quand vous passez, 3 points par pas de navigation
tile-FAV1 = Feu 3
    .gist = trois pas
tile-FAV2 = Eau 3
    .gist = trois pas
tile-FAV3 = Terre 3
    .gist = trois pas
tile-FAV4 = Air 3
    .gist = trois pas
tile-FAV5 = Feu 2
    .gist = une ville ne demande plus qu’une force de 6
tile-FAV6 = Eau 2
    .gist = en une action, un pas de culte, une fois par manche
tile-FAV7 = Terre 2
    .gist = 1 ouvrier et 1 pouvoir par manche
tile-FAV8 = Air 2
    .gist = 4 pouvoirs par manche
tile-FAV9 = Feu 1
    .gist = 3 pièces par manche
tile-FAV10 = Eau 1
    .gist = 3 points par comptoir construit
tile-FAV11 = Terre 1
    .gist = 2 points par habitation construite
tile-FAV12 = Air 1
    .gist = quand vous passez, 2, 3, 3 ou 4 points pour un à quatre comptoirs
tile-TW1 = 5 points, 6 pièces
tile-TW2 = 7 points, 2 ouvriers
tile-TW3 = 9 points, 1 prêtre
tile-TW4 = 6 points, 8 pouvoirs
tile-TW5 = 8 points, un pas dans chaque culte
tile-TW6 = 2 points, 2 clés, deux pas dans chaque culte
tile-TW7 = 4 points, un pas de navigation
tile-TW8 = 11 points
tile-SCORE1 = 2 points par pelle ; puis une pièce par pas dans le culte de la Terre
    .last = 2 points par pelle
tile-SCORE2 = 5 points par ville ; puis une pelle tous les 4 pas dans le culte de la Terre
    .last = 5 points par ville
tile-SCORE3 = 2 points par habitation ; puis un prêtre tous les 4 pas dans le culte de l’Eau
    .last = 2 points par habitation
tile-SCORE4 = 5 points par forteresse ou sanctuaire ; puis un ouvrier tous les 2 pas dans le culte du Feu
    .last = 5 points par forteresse ou sanctuaire
tile-SCORE5 = 2 points par habitation ; puis 4 pouvoirs tous les 4 pas dans le culte du Feu
    .last = 2 points par habitation
tile-SCORE6 = 3 points par comptoir ; puis une pelle tous les 4 pas dans le culte de l’Eau
    .last = 3 points par comptoir
tile-SCORE7 = 5 points par forteresse ou sanctuaire ; puis un ouvrier tous les 2 pas dans le culte de l’Air
    .last = 5 points par forteresse ou sanctuaire
tile-SCORE8 = 3 points par comptoir ; puis une pelle tous les 4 pas dans le culte de l’Air
    .last = 3 points par comptoir
tile-SCORE9 = 4 points par temple ; puis 2 pièces par prêtre posé dans un culte
    .last = 4 points par temple
space-ACT1 = un pont (3 pouvoirs)
space-ACT2 = un prêtre (3 pouvoirs)
space-ACT3 = deux ouvriers (4 pouvoirs)
space-ACT4 = sept pièces (4 pouvoirs)
space-ACT5 = une pelle (4 pouvoirs)
space-ACT6 = deux pelles (6 pouvoirs)
special-sandstorm = tempête de sable
special-double-turn = deux actions de suite
special-two-spades = deux pelles pour une case
special-free-trading-post = un comptoir gratuit
special-two-steps = deux pas dans un culte
special-free-dwelling = une habitation gratuite
special-card-spade = la pelle de la carte
special-card-step = le pas de culte de la carte
special-favour-step = le pas de culte de la tuile Faveur
special-bridge = un pont pour 2 ouvriers
special-shift-power = un autre terrain pour 5 pouvoirs
special-shift-tokens = un autre terrain pour 5 jetons de pouvoir
conversion-power-to-coin = 1 pouvoir contre 1 pièce
conversion-power-to-worker = 3 pouvoirs contre 1 ouvrier
conversion-power-to-priest = 5 pouvoirs contre 1 prêtre
conversion-priest-to-worker = 1 prêtre contre 1 ouvrier
conversion-priest-to-coin = 1 prêtre contre 1 pièce
conversion-worker-to-coin = 1 ouvrier contre 1 pièce
conversion-point-to-coin = 1 point contre 1 pièce
conversion-coins-to-point = 2 pièces contre 1 point
conversion-burn = deux jetons du deuxième bol contre un dans le troisième
thing-spades = aux pelles restantes
thing-transform = à la tempête de sable
thing-dwelling = à l’habitation gratuite
thing-trading-post = au comptoir gratuit
thing-bridge = au pont
thing-ordination = à d’autres ordinations
thing-token = au jeton de pouvoir
thing-town = à la tuile Ville

## Actions

action-take = Jouer : { $faction_word } ({ $faction_gist })
    .group = Choisir une faction
action-pick = Choisir : { $terrain_word }
    .group = Choisir un terrain
action-unlock = Déverrouiller avec le prêtre : { $terrain_word }
    .group = Déverrouiller un terrain avec le prêtre
action-place = Habitation de départ en { $hex }
    .group = Poser une habitation de départ
action-build = Construire une habitation en { $hex }
    .group = Construire une habitation
action-link = Fonder une ville par-dessus la case de rivière { $hex }
    .group = Fonder une ville par-dessus une rivière
action-transform = Transformer { $hex } en { $terrain_word }
    .group = Transformer une case
action-upgrade = Améliorer { $hex } en { $building_word }
    .group = Améliorer une infrastructure
action-bridge = Pont de { $hex } à { $to }
    .group = Poser un pont
action-power = Action de pouvoir : { $space_word }
    .group = Actions de pouvoir
action-special = Utiliser : { $special_word }
    .group = Vos cases d’action
action-favour = Tuile Faveur { $tile_word } : { $tile_gist }
    .group = Prendre une tuile Faveur
action-town = Tuile Ville : { $tile_word }
    .group = Prendre une tuile Ville
action-card = Carte « { $card_word } » : { $card_gist }
    .group = Prendre une carte Bonus
action-pass = Passer et prendre « { $card_word } » : { $card_gist }
    .group = Passer, et prendre une carte pour la manche suivante
action-convert = Échanger { $conversion_word }
    .group = Échanger des ressources
action-forgo = { $thing ->
        [voyage] Terminer le voyage
        [ships] Ne plus construire de navires
       *[other] Renoncer { $thing_word }
    }
    .group = Renoncer
action-lose = Payer en pas du culte { $cult_of }
    .group = Payer avec des pas de culte
action-send = { $steps ->
        [one] Envoyer un prêtre au culte { $cult_of } pour 1 pas ; il revient
       *[other] Envoyer un prêtre au culte { $cult_of } pour { $steps } pas ; il y reste
    }
    .group = Envoyer un prêtre dans un culte
action-step = Monter dans le culte { $cult_of }
    .group = Monter dans un culte
action-accept = Prendre { $amount ->
        [one] { $amount } pouvoir offert
       *[other] { $amount } pouvoirs offerts
    } par { $builder_word } { $points ->
        [0] sans rien payer
        [one] contre { $points } point
       *[other] contre { $points } points
    }
    .group = Prendre du pouvoir
action-decline = Refuser { $amount ->
        [one] { $amount } pouvoir offert
       *[other] { $amount } pouvoirs offerts
    } par { $builder_word }
    .group = Refuser du pouvoir
action-retire = Passer définitivement
action-ship = Progresser en navigation, pour 4 pièces et un prêtre
action-dig = Progresser en terrassement, pour 6 points
action-keep-priest = Garder le prêtre
action-buy-token = Acheter le jeton de pouvoir pour un point
action-ordain = Ordonner un ouvrier prêtre
action-open = Échanger des ressources…
action-close = Fin des échanges
action-end = Finir le tour
action-buy-spade = Acheter une pelle

## Événements

event-took-faction = { $seat_word } { $seat_plural ->
        [yes] entrent en jeu.
       *[no] choisit sa faction : { $faction_word }.
    }
event-picked-terrain = { $seat_word } { $seat_plural ->
        [yes] choisissent leur
       *[no] choisit son
    } terrain : { $terrain_word }.
event-placed = { $seat_word } { $seat_plural ->
        [yes] posent
       *[no] pose
    } une habitation en { $hex }.
event-took-card = { $seat_word } { $seat_plural ->
        [yes] prennent
       *[no] prend
    } la carte « { $card_word } »{ $coins ->
        [0] { "" }
        [one] {" "}avec { $coins } pièce
       *[other] {" "}avec { $coins } pièces
    }.
event-round-began = { $round ->
        [6] La manche { $round }, la dernière, commence : { $tile_last }.
       *[other] La manche { $round } commence : { $tile_word }.
    }
event-had-reward = { $seat_word } : récompense{ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } pièce
       *[other] {" "}· { $coins } pièces
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } ouvrier
       *[other] {" "}· { $workers } ouvriers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } prêtre
       *[other] {" "}· { $priests } prêtres
    }{ $power ->
        [0] { "" }
        [one] {" "}· { $power } pouvoir
       *[other] {" "}· { $power } pouvoirs
    }{ $spades ->
        [0] { "" }
        [one] {" "}· { $spades } pelle
       *[other] {" "}· { $spades } pelles
    }.
event-had-income = { $seat_word } : revenu{ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } pièce
       *[other] {" "}· { $coins } pièces
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } ouvrier
       *[other] {" "}· { $workers } ouvriers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } prêtre
       *[other] {" "}· { $priests } prêtres
    }{ $power ->
        [0] { "" }
        [one] {" "}· { $power } pouvoir
       *[other] {" "}· { $power } pouvoirs
    }.
event-transformed = { $seat_word } { $seat_plural ->
        [yes] transforment
       *[no] transforme
    } { $hex } en { $terrain_word }{ $bought ->
        [0] { "" }
        [one] {" "}avec une pelle achetée
       *[other] {" "}avec { $bought } pelles achetées
    }.
event-skipped = { $seat_word } { $seat_plural ->
        [yes] { $skip_plural }
       *[no] { $skip_word }
    } jusqu’à { $hex }.
event-built = { $seat_word } { $seat_plural ->
        [yes] construisent
       *[no] construit
    } une habitation en { $hex }.
event-upgraded = { $seat_word } { $seat_plural ->
        [yes] améliorent
       *[no] améliore
    } { $hex } en { $building_word }.
event-bridged = { $seat_word } { $seat_plural ->
        [yes] jettent
       *[no] jette
    } un pont entre { $hex } et { $to }.
event-offered = { $seat_word } { $seat_plural ->
        [yes] peuvent
       *[no] peut
    } prendre { $amount ->
        [one] { $amount } pouvoir offert
       *[other] { $amount } pouvoirs offerts
    } par { $builder_word }.
event-accepted = { $seat_word } { $seat_plural ->
        [yes] prennent
       *[no] prend
    } { $power ->
        [one] { $power } pouvoir offert
       *[other] { $power } pouvoirs offerts
    } par { $builder_word }{ $points ->
        [0] { "" }
        [one] {" "}contre { $points } point
       *[other] {" "}contre { $points } points
    }.
event-declined = { $seat_word } { $seat_plural ->
        [yes] refusent
       *[no] refuse
    } { $amount ->
        [one] { $amount } pouvoir offert
       *[other] { $amount } pouvoirs offerts
    } par { $builder_word }.
event-all-declined = { $seat_word } { $seat_plural ->
        [yes] gagnent
       *[no] gagne
    } { $power ->
        [one] { $power } pouvoir
       *[other] { $power } pouvoirs
    } : tous ont refusé.
event-sent-priest = { $seat_word } { $seat_plural ->
        [yes] envoient
       *[no] envoie
    } un prêtre au culte { $cult_of }.
event-rose = { $seat_word } { $seat_plural ->
        [yes] montent
       *[no] monte
    } à { $step } dans le culte { $cult_of }.
event-sank = { $seat_word } { $seat_plural ->
        [yes] descendent
       *[no] descend
    } à { $step } dans le culte { $cult_of }.
event-shipped = { $seat_word } { $seat_plural ->
        [yes] font passer leur
       *[no] fait passer sa
    } navigation à { $level }.
event-dug = { $seat_word } { $seat_plural ->
        [yes] font passer leur
       *[no] fait passer son
    } terrassement à { $level }.
event-used-power = { $seat_word } { $seat_plural ->
        [yes] jouent
       *[no] joue
    } une action de pouvoir : { $space_word }.
event-used-special = { $seat_word } { $seat_plural ->
        [yes] utilisent leur
       *[no] utilise sa
    } case d’action : { $special_word }.
event-founded-town = { $seat_word } { $seat_plural ->
        [yes] fondent
       *[no] fonde
    } une ville en { $hex }.
event-took-town = { $seat_word } { $seat_plural ->
        [yes] prennent
       *[no] prend
    } la tuile Ville « { $tile_word } ».
event-took-favour = { $seat_word } { $seat_plural ->
        [yes] prennent
       *[no] prend
    } la tuile Faveur { $tile_word } ({ $tile_gist }).
event-converted = { $seat_word } { $seat_plural ->
        [yes] échangent
       *[no] échange
    } { $conversion_word }.
event-ordained = { $seat_word } { $seat_plural ->
        [yes] ordonnent
       *[no] ordonne
    } un ouvrier prêtre.
event-bought-token = { $seat_word } { $seat_plural ->
        [yes] achètent
       *[no] achète
    } un jeton de pouvoir.
event-gave-up = { $seat_word } { $seat_plural ->
        [yes] renoncent
       *[no] renonce
    } { $thing_word }.
event-unlocked = { $seat_word } { $seat_plural ->
        [yes] déverrouillent
       *[no] déverrouille
    } un terrain : { $terrain_word }.
event-kept-priest = { $seat_word } { $seat_plural ->
        [yes] gardent
       *[no] garde
    } le prêtre.
event-scored = { $seat_word } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source_word }).
event-passed = { $seat_word } { $seat_plural ->
        [yes] passent
       *[no] passe
    }.
event-turn-ended = { $seat_word } { $seat_plural ->
        [yes] finissent leur
       *[no] finit son
    } tour.
event-left = { $seat_word } { $seat_plural ->
        [yes] quittent
       *[no] quitte
    } la partie.
event-game-ended = Les six manches sont finies.

## Objections

objection-match-is-over = La partie est finie.
objection-not-your-turn = C’est à un autre joueur de décider.
objection-not-now = Ce n’est pas possible maintenant.
objection-answer-first = Répondez d’abord au pouvoir qu’on vous offre.
objection-finish-first = Utilisez d’abord ce que vous avez reçu, ou renoncez-y.
objection-nothing-owed = Vous n’avez rien de ce genre à utiliser.
objection-nothing-on-offer = Rien de ce genre ne vous est offert.
objection-later-offer-taken = Vous avez pris une offre plus récente ou échangé des ressources depuis : celle-ci ne peut qu’être refusée.
objection-no-room-for-power = Vos bols ne peuvent plus recevoir de pouvoir.
objection-wait-for-answers = Un joueur dont l’infrastructure attend des réponses pourrait atteindre ce sommet avant vous : attendez.
objection-must-act = Jouez une action, ou passez.
objection-no-action-left = Vous avez déjà joué votre action de ce tour.
objection-open-first = Commencez d’abord un échange.
objection-close-first = Finissez d’abord vos échanges.
objection-convert-first = Échangez quelque chose avant de finir.
objection-nothing-to-convert = Vous n’avez rien à échanger.
objection-no-such-conversion = Votre faction ne fait pas cet échange.
objection-no-room-for-priests = Vous ne pouvez pas avoir plus de prêtres.
objection-too-little-to-burn = Il faut deux jetons dans le deuxième bol pour en brûler un.
objection-too-little-power = Vous n’avez pas assez de pouvoir dans le troisième bol.
objection-too-few-workers = Vous n’avez pas assez d’ouvriers.
objection-too-few-coins = Vous n’avez pas assez de pièces.
objection-too-few-priests = Vous n’avez pas assez de prêtres.
objection-too-few-points = Vous n’avez pas assez de points.
objection-too-few-tokens = Vous n’avez pas assez de jetons de pouvoir.
objection-too-few-steps = Vous n’êtes pas assez haut dans un culte.
objection-expansion-not-played = Cette faction vient de Feu et Glace, qui n’est pas en jeu.
objection-faction-is-taken = Cette faction, ou celle qui partage son plateau, est déjà prise.
objection-terrain-is-taken = Ce terrain est celui d’une autre faction.
objection-not-at-a-river = Il faut être au bord d’une rivière.
objection-card-is-taken = Cette carte n’est pas disponible.
objection-hex-is-built = Il y a déjà une infrastructure sur cette case.
objection-terrain-is-fixed = La glace et les volcans ne se transforment pas.
objection-out-of-reach = La case est hors de votre portée.
objection-only-to-home = Cette transformation ne peut mener qu’à votre terrain natal.
objection-not-beside-by-land = La case doit toucher l’une de vos infrastructures, sans pont.
objection-no-such-transform = Aucune pelle ne mène à ce terrain.
objection-too-few-spades = Vous n’avez pas assez de pelles et ne pouvez pas en acheter maintenant.
objection-spades-left-over = Il resterait des pelles inutilisées.
objection-no-spades-for-you = Votre faction n’utilise pas de pelles.
objection-nothing-to-transform = Aucune case ne peut être transformée ainsi.
objection-choose-a-hex = Choisissez la case : les pelles s’achètent avec elle.
objection-not-home-terrain = Vous ne pouvez pas construire sur ce terrain.
objection-no-building-left = Il ne vous reste plus d’infrastructure de cette sorte.
objection-not-your-building = Vous n’avez pas d’infrastructure sur cette case.
objection-wrong-building = L’infrastructure qui s’y trouve ne peut pas être améliorée ainsi.
objection-track-is-done = Cette piste ne va pas plus loin.
objection-no-bridge-left = Vous avez déjà construit tous vos ponts.
objection-bridge-is-built = Il y a déjà un pont à cet endroit.
objection-bridge-from-nowhere = Un pont doit partir de l’une de vos infrastructures.
objection-no-place-for-a-bridge = Vous n’avez nulle part où poser un pont.
objection-space-is-used = Cette case d’action a déjà servi pendant cette manche.
objection-no-such-space = Vous n’avez pas cette case d’action.
objection-no-free-slot = Aucun emplacement de cette valeur n’est libre.
objection-no-town-there = Aucune ville ne peut être fondée par-dessus cette case de rivière.
objection-tile-is-yours = Vous avez déjà cette tuile.
objection-tile-is-gone = Il ne reste plus de tuile de cette sorte.
objection-terrain-is-unlocked = Ce terrain est déjà déverrouillé.
objection-last-round = À la dernière manche, on ne prend pas de carte : passez définitivement.
objection-take-a-card = En passant, on prend une carte, sauf à la dernière manche.

## Questions

prompt-over = La partie est finie.
prompt-wait = { $seat_word } { $seat_plural ->
        [yes] réfléchissent
       *[no] réfléchit
    }.
prompt-faction = { $seat_word }, choisissez une faction.
prompt-pick = { $seat_word }, choisissez un terrain.
prompt-dwelling = { $seat_word }, posez une habitation de départ.
prompt-card = { $seat_word }, prenez une carte Bonus.
prompt-offer = { $seat_word }, prenez le pouvoir offert, ou refusez.
prompt-convert = { $seat_word }, échangez des ressources.
prompt-lose-steps = { $seat_word }, choisissez le culte qui paie le volcan.
prompt-spades = { $seat_word }, utilisez vos pelles.
prompt-sandstorm = { $seat_word }, choisissez la case de la tempête.
prompt-free-dwelling = { $seat_word }, posez l’habitation gratuite.
prompt-free-trading-post = { $seat_word }, choisissez l’habitation qui devient comptoir.
prompt-steps = { $seat_word }, choisissez un culte.
prompt-favour = { $seat_word }, prenez une tuile Faveur.
prompt-town = { $seat_word }, prenez une tuile Ville.
prompt-bridge = { $seat_word }, posez le pont.
prompt-ordain = { $seat_word }, ordonnez des ouvriers prêtres, ou restez-en là.
prompt-unlock = { $seat_word }, gardez le prêtre ou déverrouillez un terrain.
prompt-token = { $seat_word }, un jeton de pouvoir contre un point ?
prompt-act = { $seat_word }, manche { $round } : jouez une action, ou passez.
prompt-wind-up = { $seat_word }, manche { $round } : construisez encore, échangez, ou finissez le tour.

## Avant et après une partie

option-board = Plateau
option-board-base = Original
option-board-fire-ice-1 = Feu et Glace, face 1
option-board-fire-ice-2 = Feu et Glace, face 2
option-board-loon-lakes = Loon Lakes
option-board-fjords = Fjords
option-turn-order = Ordre du tour
option-turn-order-passing = Dans l’ordre où les joueurs ont passé
option-turn-order-seats = Dans le sens horaire, à partir du premier qui a passé
option-start-points = Points de départ
option-start-points-equal = 20 pour tous
option-start-points-balanced = Selon la faction
option-end-tile = Tuile Décompte final
option-end-tile-random = Tirée au sort
option-end-tile-none = Aucune
option-end-tile-building-on-edge = Avant-postes (infrastructures au bord)
option-end-tile-connected-clusters = Colonies (groupes séparés)
option-end-tile-connected-distance = Plus grande distance
option-end-tile-stronghold-sanctuary-distance = Forteresse et sanctuaire (distance)
option-fire-and-ice = Factions de Feu et Glace
option-fire-and-ice-true = Oui
option-fire-and-ice-false = Non
option-mini-expansion = Trois autres sortes de tuiles Ville
option-mini-expansion-true = Oui
option-mini-expansion-false = Non
option-shipping-card = La dixième carte Bonus
option-shipping-card-true = Oui
option-shipping-card-false = Non
option-temple-tile = La neuvième tuile Pointage
option-temple-tile-true = Oui
option-temple-tile-false = Non
option-cultists-errata = Pouvoir quand tous refusent
option-cultists-errata-true = Oui
option-cultists-errata-false = Non
option-round-tiles = Tuiles Pointage (une liste ; tirées si vide)
option-bonus-cards = Cartes Bonus (une liste ; tirées si vide)
option-leaves = Qui part, et après quelle action (une liste ; personne si vide)
reason-six-rounds = les six manches sont finies
score-initial = départ
score-leech = pouvoir pris
score-faction = faction
score-convert = ressources
score-shipping = navigation
score-digging = terrassement
score-stronghold = forteresse
score-stronghold-pass = forteresse, en passant
score-towns = tuiles Ville
score-round-spade = tuile Pointage : pelles
score-round-town = tuile Pointage : villes
score-round-dwelling = tuile Pointage : habitations
score-round-trading-post = tuile Pointage : comptoirs
score-round-temple = tuile Pointage : temples
score-round-large = tuile Pointage : forteresses et sanctuaires
score-BON1 = carte « Pelle »
score-BON2 = carte « Pas de culte »
score-BON3 = carte « Pièces »
score-BON4 = carte « Navigation »
score-BON5 = carte « Pouvoir et ouvrier »
score-BON6 = carte « Grandes infrastructures »
score-BON7 = carte « Comptoirs »
score-BON8 = carte « Prêtre »
score-BON9 = carte « Habitations »
score-BON10 = carte « Navigateurs »
score-FAV1 = tuile Faveur Feu 3
score-FAV2 = tuile Faveur Eau 3
score-FAV3 = tuile Faveur Terre 3
score-FAV4 = tuile Faveur Air 3
score-FAV5 = tuile Faveur Feu 2
score-FAV6 = tuile Faveur Eau 2
score-FAV7 = tuile Faveur Terre 2
score-FAV8 = tuile Faveur Air 2
score-FAV9 = tuile Faveur Feu 1
score-FAV10 = tuile Faveur Eau 1
score-FAV11 = tuile Faveur Terre 1
score-FAV12 = tuile Faveur Air 1
score-fire = culte du Feu
score-water = culte de l’Eau
score-earth = culte de la Terre
score-air = culte de l’Air
score-network = agglomération
score-building-on-edge = avant-postes
score-connected-clusters = colonies
score-connected-distance = plus grande distance
score-stronghold-sanctuary-distance = forteresse et sanctuaire
error-wrong-round-tiles = il faut nommer exactement { $count } tuiles Pointage différentes
error-wrong-bonus-cards = il faut nommer environ { $count } cartes Bonus différentes
error-unknown-tile = « { $option } » doit être une liste parmi : { $known }
error-log-unknown-command = ligne { $line } : la commande « { $command } » est inconnue
error-log-unknown-faction = ligne { $line } : la faction « { $detail } » n’est pas dans la partie
error-log-unknown-board = ligne { $line } : le plateau « { $detail } » est inconnu
error-log-unknown-hex = ligne { $line } : il n’y a pas de case « { $detail } »
error-log-refused = ligne { $line } : « { $command } » est refusé. { $objection_word }
error-log-one-track = ligne { $line } : « { $command } » partage des pas qui vont tous dans un même culte

## Ce qui ne va pas dans un fichier de données

error-data-terrain = attendu : l’un de { $known }, trouvé : { $found }
error-data-few-cards = attendu : au moins { $least } cartes Bonus sans extension (set), trouvé : { $count }
error-data-round-order = les tuiles Pointage sans extension (set) ne remplissent six manches dans aucun ordre
error-data-board-row = attendu : { $expected } cases dans cette rangée, trouvé : { $count }
error-wrong-leaves = « leaves » doit être une liste de paires (numéro d’action, siège de 0 à { $seats } moins un), dans l’ordre, et quelqu’un doit rester
error-log-no-balance = la langue des journaux ne connaît les points selon la faction que sur le plateau original, non sur « { $board_word } »
error-log-cannot-tell = la langue des journaux ne peut pas raconter cette partie : un tour y finit dès qu’un voisin répond (ligne { $line } du journal : { $text })
trace-difference = { $trace }, ligne { $line } ({ $command }) : { $what } devrait être { $expected }, et vaut { $found }
error-not-a-trace = « { $name } » n’est pas une trace ({ $detail })
bench-copy-4 = une copie à quatre joueurs, µs
bench-replay = une partie enregistrée entière, la médiane, ms
bench-log = la même lue de son journal, ms
bench-plan = positions par seconde dans un plan de niveau 5
bench-planned-game = une partie de deux robots de niveau 4, ms

## Ce que veulent dire les options

option-board-help = Le plateau de jeu, avec ses terrains et ses rivières.
option-turn-order-help = Dans quel ordre se joue la manche suivante.
option-start-points-help = 20 points pour tous, ou davantage pour les factions faibles et moins pour les fortes.
option-end-tile-help = Une façon de plus de marquer des points à la fin, outre les cultes et la plus grande agglomération.
option-fire-and-ice-help = Permet de choisir aussi les factions de Feu et Glace.
option-mini-expansion-help = Ajoute les trois sortes de tuiles Ville parues ensuite.
option-shipping-card-help = Ajoute la carte Bonus qui rapporte des points pour la navigation.
option-temple-tile-help = Ajoute la tuile Pointage qui rapporte des points pour les temples.
option-cultists-errata-help = Les Cultistes reçoivent 1 pouvoir quand tous les adversaires refusent le leur.
option-round-tiles-help = Les six tuiles Pointage dans leur ordre, pour rejouer une partie connue.
option-bonus-cards-help = Les cartes Bonus de la partie, pour rejouer une partie connue.
option-leaves-help = Pour une partie connue que quelqu’un a quittée avant la fin.

## L’Automa

side-automa = l’Automa
    .provenance = Une partie de son matériel est reconstituée, faute de l’avoir vue imprimée : l’emplacement de ses lettres, les bandeaux de terrains, ses nombres sur les tuiles Pointage, et les Symbiotes, les Flétris et les Gognomes.
seat-automa = L’Automa
    .plural = no
builder-automa = l’Automa
as-youth = terrain
as-blighted = terrain
as-first = terrain
as-took = card
as-gave-back = card
as-chosen = ids
as-from-tile = tile
faction-simpletons = Simplets
    .gist = construit, puis 2 points
faction-kuddlers = Câlineurs
    .gist = construit près de vous, puis 2 points
faction-druids = Druides
    .gist = construit, puis 2 pas dans un culte
faction-racelings = Sprinteurs
    .gist = marque deux fois la tuile Pointage s’il passe le premier
faction-wanderers = Vagabonds
    .gist = construit n’importe où, et marque des points pour ses infrastructures à la fin
faction-mimics = Imitateurs
    .gist = construit sur les terrains proches du vôtre, puis 2 points
faction-powermongers = Trafiquants de pouvoir
    .gist = construit là où vous gagnez du pouvoir, et monte dans les cultes quand vous le prenez
faction-symbionts = Symbiotes (reconstitués)
    .gist = pose des cubes à côté de vous, 2 points chacun à la fin
faction-blight = Flétris (reconstitués)
    .gist = change les terres près de vous en un terrain qui vous coûte 3 pelles
faction-gognomes = Gognomes (reconstitués)
    .gist = 3 points pour chacun de six exploits
level-1 = Facile
level-2 = Normal
level-3 = Difficile
level-4 = Ultime
level-5 = Invincible
place-left = de gauche
place-middle = du milieu
place-right = de droite
ids-fire = Feu
ids-water = Eau
ids-earth = Terre
ids-air = Air
ids-ACT1 = pont
ids-ACT2 = prêtre
ids-ACT3 = deux ouvriers
ids-ACT4 = sept pièces
ids-ACT5 = une pelle
ids-ACT6 = deux pelles
ids-FAV1 = Feu 3
ids-FAV2 = Eau 3
ids-FAV3 = Terre 3
ids-FAV4 = Air 3
ids-BON1 = « Pelle »
ids-BON2 = « Pas de culte »
ids-BON3 = « Pièces »
ids-BON4 = « Navigation »
ids-BON5 = « Pouvoir et ouvrier »
ids-BON6 = « Grandes infrastructures »
ids-BON7 = « Comptoirs »
ids-BON8 = « Prêtre »
ids-BON9 = « Habitations »
ids-BON10 = « Navigateurs »

preset-solo = Solo contre l’Automa
preset-solo-about = La première partie conseillée : niveau 1, contre les Simplets
preset-base = Jeu de base
preset-base-about = Le plateau original, sans extension
option-automa = Automa
option-automa-none = Aucun
option-automa-simpletons = Simplets
option-automa-kuddlers = Câlineurs
option-automa-druids = Druides
option-automa-racelings = Sprinteurs
option-automa-wanderers = Vagabonds
option-automa-mimics = Imitateurs
option-automa-powermongers = Trafiquants de pouvoir
option-automa-symbionts = Symbiotes (reconstitués)
option-automa-blight = Flétris (reconstitués)
option-automa-gognomes = Gognomes (reconstitués)
option-automa-help = Un camp sans joueur, qui joue selon ses cartes : pour une personne, ou deux avec les Simplets. Ses lettres, ses bandeaux et ses nombres sur les tuiles Pointage sont reconstitués.
option-automa-level = Niveau de l’Automa
option-automa-level-1 = 1, Facile
option-automa-level-2 = 2, Normal (moyen)
option-automa-level-3 = 3, Difficile (assez difficile)
option-automa-level-4 = 4, Ultime (difficile)
option-automa-level-5 = 5, Invincible (très difficile)
option-automa-level-next = niveau { $choice }
option-automa-level-help = Aux niveaux élevés, il a plus de cartes, va plus loin par les rivières et marque davantage.
option-automa-terrain = Terrain de l’Automa
option-automa-terrain-random = Tiré au sort
option-automa-terrain-desert = Désert
option-automa-terrain-plains = Plaine
option-automa-terrain-swamp = Marais
option-automa-terrain-lakes = Lac
option-automa-terrain-forest = Forêt
option-automa-terrain-mountains = Montagne
option-automa-terrain-wasteland = Désolation
option-automa-terrain-help = Personne d’autre ne peut alors jouer ce terrain.

score-automa-card = cartes Décision
score-automa-x = X des cartes Décision
score-automa-faction = faction Automa
score-automa-tile = tuiles Pointage
score-automa-trade = commerce

event-automa-began = L’Automa joue une faction : { $faction_word }, niveau { $level } ({ $level_word }). Son terrain natal : { $terrain_word }.{ $youth ->
        [none] { "" }
       *[other] {" "}Le terrain de ses jeunes : { $youth_word }.
    }{ $blighted ->
        [none] { "" }
       *[other] {" "}Son terrain flétri : { $blighted_word }.
    }
event-automa-settled = La carte { $card } porte les lettres { $marked_letter } et { $unmarked_letter } : { $marked_hex } est marquée, { $unmarked_hex } ne l’est pas.
event-automa-piled = Pioche de l’Automa pour la manche { $round } : { $size } cartes{ $added ->
        [none] { "" }
       *[other] , dont la carte { $added }
    } ; { $reserve ->
        [one] { $reserve } attend dans la réserve
       *[other] { $reserve } attendent dans la réserve
    }.
event-automa-drew = { $passes ->
        [true] L’Automa tire la carte { $action }, l’une des deux dernières : il passe.
       *[other] L’Automa tire la carte { $action } (Soutien : carte { $support }) ; { $left ->
            [0] sa pioche est vide
            [one] il reste une carte
           *[other] il reste { $left } cartes
        }.
    }
event-automa-tried = { $action ->
        [build] Construire : { $structure ->
                [marked] cases libres à portée de ses infrastructures marquées
                [unmarked] cases libres à portée de ses infrastructures non marquées
               *[none] toute case libre
            }, Navigation { $navigation }{ $reaching ->
                [true] , Rapprochement
               *[other] { "" }
            }, bandeau { $strip }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [upgrade] { $origin ->
                [instead] À la place, améliorer
               *[other] Améliorer
            } : { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [cult] Monter dans un culte : { $method ->
                [tile] selon la tuile Pointage
               *[other] en rattrapage
            }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [steps] Monter de { $points } pas dans un culte, sans prêtre : en rattrapage, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [favour] Prendre une tuile Faveur : { $method ->
                [tile] selon la tuile Pointage
               *[other] en rattrapage
            }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [block] Bloquer une action de pouvoir : { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [cube] Poser un cube à côté d’une infrastructure d’un joueur : bandeau { $strip }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [blight] Flétrir une case : { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [trade] Commercer : { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [x_points] X points : { $points } à ce niveau et à cette manche.
       *[points] { $origin ->
                [faction] Points de la faction
               *[other] Points de la carte
            } : { $points }.
    }
event-automa-chose = { $by ->
        [only] Son choix : { $chosen_word }, le seul possible.
       *[other] Son choix : { $chosen_word }.
    }
event-automa-skipped = { $why ->
        [no_dwelling] Il n’a plus d’habitation
        [no_hex] Aucune case ne convient
        [no_upgrade] Rien ne peut être amélioré
        [no_space] Toutes les actions de pouvoir ont servi
        [no_track] Quelqu’un est sur 10 dans chaque culte
        [no_tile] Il ne reste plus de tuile de cette sorte
        [not_this_round] { $action ->
                [trade] Pas encore à cette manche
               *[other] Seulement aux manches 5 et 6
            }
        [no_structure] Il ne reste aucune infrastructure d’un joueur au bord d’une rivière avec qui commercer
       *[zero] Il n’y a donc rien à marquer
    }{ $instead ->
        [upgrade] {" "}: il améliore à la place.
       *[other] .
    }
event-automa-marked = { $marked ->
        [true] { $hex } est marquée
       *[other] { $hex } n’est pas marquée
    } : { $to_marked ->
        [none] aucun chemin vers une infrastructure marquée
       *[other] à { $to_marked } de l’infrastructure marquée la plus proche
    }, { $to_unmarked ->
        [none] aucun vers une non marquée
       *[other] à { $to_unmarked } de la non marquée la plus proche
    }.
event-automa-blocked = L’Automa bloque une action de pouvoir : { $space_word }.
event-automa-passed = { $why ->
        [empty] Sa pioche est vide : l’Automa passe.{" "}
       *[other] { "" }
    }{ $points ->
        [one] La tuile Pointage lui donne { $points } point.
       *[other] La tuile Pointage lui donne { $points } points.
    }{ $took ->
        [none] { "" }
       *[other] {" "}Il prend la carte Bonus { $place_word }, comme le dit la carte { $support }, et y laisse « { $gave_back_word } ».
    }{ $first ->
        [true] {" "}Il est le premier à passer.
       *[other] { "" }
    }
event-automa-ability = { $cause ->
        [cube] { $faction_word } : un cube en { $hex }.
        [passed_first] { $faction_word } : il passe avant vous, la tuile Pointage compte deux fois.
        [power_taken] { $faction_word } : il monte pour le pouvoir que vous avez pris ({ $cult_word }).
        [achievement_1] { $faction_word }, exploit I : deux comptoirs.
        [achievement_2] { $faction_word }, exploit II : la forteresse.
        [achievement_3] { $faction_word }, exploit III : un temple.
        [achievement_4] { $faction_word }, exploit IV : le sanctuaire.
        [achievement_5] { $faction_word }, exploit V : le pas 7 dans un culte.
        [achievement_6] { $faction_word }, exploit VI : les deux groupes sont réunis.
       *[end] { $ability ->
                [cubes] { $faction_word } : les cubes qui restent rapportent des points.
               *[other] { $faction_word } : ses infrastructures rapportent des points.
            }
    }
event-automa-measured = Pour la tuile « { $tile_word } », l’Automa compte { $value }{ $tile ->
        [stronghold_sanctuary_distance] , la moitié de sa plus grande distance ({ $raw }), arrondie vers le haut
        [building_on_edge] , ses colonies ({ $raw }) moins 2
       *[other] { "" }
    }.
tile-building-on-edge = avant-postes
tile-connected-clusters = colonies
tile-connected-distance = plus grande distance
tile-stronghold-sanctuary-distance = forteresse et sanctuaire
event-cultists-drew = { $seat_word } { $seat_plural ->
        [yes] tirent
       *[no] tire
    } la carte { $card } de la réserve pour avoir construit à côté de l’Automa : { $points ->
        [0] un pas de culte
        [one] { $points } point
       *[other] { $points } points
    }.
event-shapeshifters-gained = { $seat_word } { $seat_plural ->
        [yes] gagnent
       *[no] gagne
    } { $power ->
        [one] { $power } pouvoir
       *[other] { $power } pouvoirs
    } pour avoir construit à côté de l’Automa.

criterion-reaching = { $state ->
        [joined] Rapprochement, mais ses deux groupes sont déjà réunis
        [none_nearer] Rapprochement, mais aucune case ne rapproche ses groupes (distance { $gap })
       *[other] Rapprochement, les cases qui rapprochent ses deux groupes (distance { $gap })
    }
criterion-most-power = le plus de pouvoir pour le joueur ({ $best })
criterion-human-strip = bandeau { $strip } du terrain du joueur ({ $first_word } d’abord){ $best ->
        [1] { "" }
       *[other] {" "}: le premier trouvé est { $terrain_word }, à la place { $best }
    }
criterion-strip = bandeau { $strip } ({ $first_word } d’abord){ $best ->
        [1] { "" }
       *[other] {" "}: le premier trouvé est { $terrain_word }, à la place { $best }
    }
criterion-closest = au plus près d’une infrastructure d’un joueur ({ $best })
criterion-farthest = au plus loin de ses propres infrastructures ({ $best })
criterion-beside-human = { $best ->
        [0] ses habitations à côté d’une infrastructure d’un joueur, mais il n’y en a pas
       *[other] ses habitations à côté d’une infrastructure d’un joueur
    }
criterion-least-power = le moins de pouvoir pour les joueurs ({ $best })
criterion-round-tile = { $best ->
        [0] { $cult ->
            [none] le culte de la tuile Pointage, mais elle n’en a pas
           *[other] le culte de la tuile Pointage ({ $cult_word }), mais il ne peut être choisi
        }
       *[other] le culte de la tuile Pointage ({ $cult_word })
    }
criterion-at-zero = { $best ->
        [0] les cultes où il est sur 0, mais il n’y en a pas
       *[other] les cultes où il est sur 0
    }
criterion-nearest-marker = { $humans ->
        [1] au plus près du marqueur du joueur (écart { $best })
       *[other] au plus près du plus haut des marqueurs des joueurs (écart { $best })
    }
criterion-direction = { $arrow ->
        [left] compté depuis la fin, ←
       *[other] compté depuis le début, →
    }{ $number }
criterion-place = { $place ->
        [left] la carte de gauche
        [middle] la carte du milieu
       *[right] la carte de droite
    }

objection-faction-is-barred = Cette faction ne se joue pas contre cet Automa.
error-automa-start-points = contre un Automa, tous commencent avec 20 points : laissez « start_points » sur « equal »
error-automa-leaves = personne ne peut quitter une partie contre un Automa par l’option « leaves »
error-automa-cards = contre un Automa, il faut nommer exactement { $count } cartes Bonus
error-automa-letters = les lettres de l’Automa ne vont pas sur le plateau « { $board_word } » : « { $hex } » n’y est pas une case de terrain { $terrain_word }
error-data-automa-hex = attendu : une case comme E7, trouvé : { $found }
error-data-automa-first-pile = attendu : au moins { $least } cartes dans la première pioche de ce niveau, trouvé : { $count }
error-data-automa-strip = attendu : les { $count } terrains une fois chacun, le terrain natal (0) d’abord
error-log-no-automa = la langue des journaux ne connaît pas l’Automa
bench-automa-turn = un tour de l’Automa, la médiane, µs

## Marchands des Mers (§14)

as-partner = seat
partner-automa = l’Automa
building-shipyard = chantier naval
card-BON11 = Marchands
    .gist = 2 pièces ; 2 points par commerce tant que vous la gardez
card-BON12 = Navire et voyage
    .gist = un navire, et un voyage une fois
card-BON13 = Flotte
    .gist = 1 ouvrier ; en passant, 2 points par navire que vous avez sur le plateau
card-BON14 = Bon vent
    .gist = 4 pièces, et vos navires vont une case plus loin
tile-FAV13 = Feu 1, commerce
    .gist = 1 point pour chacun de vos commerces
tile-FAV14 = Eau 1, navires
    .gist = 2 navires aussitôt
tile-FAV15 = Terre 1, voyage
    .gist = un voyage en une action, une fois par manche
tile-FAV16 = Air 1, marqueurs
    .gist = en passant, 1, 1, 2, 2, 3, 3 ou 4 points pour un à sept marqueurs de commerce
tile-TW9 = 5 points, 2 navires
tile-SEA1 = 2 points par pelle ; puis un ouvrier par 2 pas dans le culte du Feu
    .last = 2 points par pelle
tile-SEA2 = 5 points par ville ; puis une pelle par 4 pas dans le culte de l’Air
    .last = 5 points par ville
tile-SEA3 = 2 points par habitation ; puis un prêtre par 4 pas dans le culte de la Terre
    .last = 2 points par habitation
tile-SEA4 = 2 points par habitation ; puis 4 pouvoirs par 4 pas dans le culte de l’Air
    .last = 2 points par habitation
tile-SEA5 = 3 points par comptoir ; puis une pelle par 4 pas dans le culte de la Terre
    .last = 3 points par comptoir
tile-SEA6 = 3 points par comptoir ; puis une pelle par 4 pas dans le culte du Feu
    .last = 3 points par comptoir
tile-SEA7 = 5 points par forteresse ou sanctuaire ; puis un ouvrier par 2 pas dans le culte de l’Eau
    .last = 5 points par forteresse ou sanctuaire
tile-SEA8 = 5 points par forteresse ou sanctuaire ; puis un ouvrier par 2 pas dans le culte de la Terre
    .last = 5 points par forteresse ou sanctuaire
tile-SEA9 = 4 points par temple ; puis une pièce par pas dans le culte de l’Air
    .last = 4 points par temple
tile-SEA10 = 3 points par commerce ; puis un navire par 4 pas dans le culte de l’Eau
    .last = 3 points par commerce
tile-SEA11 = 3 points par commerce ; puis un navire par 4 pas dans le culte du Feu
    .last = 3 points par commerce
tile-SEA12 = 5 points pour le chantier naval ; puis 4 pouvoirs par 4 pas dans le culte de l’Eau
    .last = 5 points pour le chantier naval
tile-trade-markers = marqueurs de commerce
space-ACT7 = un voyage (2 pouvoirs)
space-ACT8 = un navire (3 pouvoirs)
space-ACT9 = une tuile Faveur (5 pouvoirs et un prêtre)
special-voyage = le voyage des navires
special-build-ships = le chantier naval, pour construire des navires
special-card-voyage = le voyage de la carte
special-favour-voyage = le voyage de la tuile Faveur
thing-voyage = à la suite du voyage
thing-ships = à d’autres navires
shipyard-points = Un point de plus pour chacun de vos commerces.
shipyard-coins = Une pièce de plus pour chacun de vos commerces.
shipyard-power = 2 pouvoirs de plus pour chacun de vos commerces.
shipyard-speed = Vos navires vont une case plus loin.
shipyard-settle = 2 points chaque fois qu’un navire paie une habitation.
shipyard-launch = Un navire aussitôt, quand le chantier est construit.
ids-ACT7 = voyage
ids-ACT8 = navire
ids-ACT9 = tuile Faveur
ids-BON11 = « Marchands »
ids-BON12 = « Navire et voyage »
ids-BON13 = « Flotte »
ids-BON14 = « Bon vent »

action-dock = Quai en { $hex }
    .group = Poser le marqueur Quai
action-sail = Navire { $ship } vers { $hex }
    .group = Déplacer un navire
action-trade = Le navire { $ship } commerce avec { $hex }
    .group = Commercer
action-settle = Construire une habitation en { $hex }, payée par le navire { $ship }
    .group = Construire une habitation payée par un navire
action-launch = Construire un navire

event-docked = { $seat_word } { $seat_plural ->
        [yes] ont leur quai
       *[no] a son quai
    } en { $hex }.
event-launched = { $seat_word } : le navire { $ship } est au port en { $hex } ({ $origin ->
        [shipyard] revenu du chantier naval
        [build_ships] construit
        [launch] capacité du chantier naval
        [card] carte Bonus
        [favour] tuile Faveur
        [town] tuile Ville
        [power] action de pouvoir
       *[reward] récompense de la manche
    }).
event-ship-lost = { $seat_word } { $seat_plural ->
        [yes] perdent
       *[no] perd
    } un navire ({ $origin ->
        [shipyard] revenu du chantier naval
        [build_ships] construit
        [launch] capacité du chantier naval
        [card] carte Bonus
        [favour] tuile Faveur
        [town] tuile Ville
        [power] action de pouvoir
       *[reward] récompense de la manche
    }) : il n’en reste plus, ou il n’y a pas de port.
event-sailed = { $seat_word } : le navire { $ship } va de { $hex } à { $to } ({ $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ $power ->
        [0] { "" }
        [one] , { $power } pouvoir
       *[other] , { $power } pouvoirs
    }).
event-traded = { $seat_word } { $seat_plural ->
        [yes] commercent
       *[no] commerce
    } avec { $hex }, { $building_word } ({ $partner_word }){ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } pièce
       *[other] {" "}· { $coins } pièces
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } ouvrier
       *[other] {" "}· { $workers } ouvriers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } prêtre
       *[other] {" "}· { $priests } prêtres
    }{ $power ->
        [0] { "" }
        [one] {" "}· { $power } pouvoir
       *[other] {" "}· { $power } pouvoirs
    }.
event-ship-spent = { $seat_word } { $seat_plural ->
        [yes] donnent
       *[no] donne
    } le navire { $ship } pour une habitation en { $hex }.
event-ranged = { $seat_word } : la portée des navires passe à { $level }.

objection-no-ship-on-map = Ce navire n’est pas sur le plateau.
objection-no-ship-left = Tous vos navires sont sur le plateau.
objection-no-harbour = Vous n’avez ni quai ni chantier naval d’où un navire puisse partir.
objection-ship-has-moved = Ce navire s’est déjà déplacé pendant ce voyage.
objection-ship-is-there = Le navire est déjà là.
objection-like-another-ship = Un autre de vos navires est au même endroit : prenez celui du plus petit numéro.
objection-too-far-to-sail = C’est trop loin pour ce navire.
objection-not-beside-ship = Le navire n’est pas sur une rivière à côté de cette case.
objection-not-to-yourself = Les navires ne commercent qu’avec les infrastructures des autres.
objection-nothing-to-trade = Aucune infrastructure ne s’y trouve.
objection-already-traded = Votre marqueur de commerce est déjà sous cette infrastructure.
objection-no-marker-left = Tous vos marqueurs de commerce sont sur le plateau.
objection-not-sailing = Les navires ne se déplacent et ne commercent que pendant un voyage.
objection-not-building-ships = Les navires se construisent avec l’action du chantier naval.

prompt-dock = { $seat_word }, choisissez l’habitation où se trouve votre quai.
prompt-voyage = { $seat_word }, déplacez vos navires et commercez, ou terminez le voyage.
prompt-build-ships = { $seat_word }, construisez des navires, ou arrêtez-vous là.

option-merchants = Marchands des Mers (reconstitué)
option-merchants-true = Oui
option-merchants-false = Non
option-merchants-help = Chantiers navals, navires et commerce. Nous n’avons vu ni la règle, ni les plateaux, ni les tuiles de l’extension : ce que disent la règle de l’Automa et des pages publiques est suivi, le reste est de nous.
option-end-tile-trade-markers = Marqueurs de commerce
score-trade = commerce
score-shipyard = chantier naval
score-round-trade = tuile Pointage : commerce
score-round-shipyard = tuile Pointage : chantiers navals
score-BON11 = carte « Marchands »
score-BON12 = carte « Navire et voyage »
score-BON13 = carte « Flotte »
score-BON14 = carte « Bon vent »
score-FAV13 = tuile Faveur Feu 1, commerce
score-FAV14 = tuile Faveur Eau 1, navires
score-FAV15 = tuile Faveur Terre 1, voyage
score-FAV16 = tuile Faveur Air 1, marqueurs
score-trade-markers = marqueurs de commerce
criterion-strongest = l’infrastructure la plus forte d’un joueur ({ $best })
error-merchants-end-tile = la tuile de fin « { $tile } » demande Marchands des Mers, et ne se joue pas avec l’Automa
error-merchants-canals = le canal { $canal } ne joint pas deux cases de rivière du plateau « { $board_word } »
error-log-no-merchants = la langue des journaux ne connaît pas les navires : une partie avec Marchands des Mers ne peut pas y être écrite
error-data-river-hex = attendu : une case de rivière comme r14 ; trouvé : { $found }
error-data-canals = « between » doit avoir autant de paires de cases de terre qu’il y a de canaux ({ $count })

## Le pouvoir pris sans demander

standing-ask = Me demander
standing-free = Prendre 1, demander au-delà
standing-up-to-two = Prendre jusqu’à 2, demander au-delà
standing-always = Toujours prendre
standing-never = Ne jamais prendre

## Pourquoi un robot propose quelque chose

advice-found = Ce coup fonde une ville et rapporte aussitôt { $points ->
    [one] un point
   *[other] { $points } points
}.
advice-town-ahead = Ce coup ouvre la voie à une ville, { $rounds ->
    [0] { $turns ->
        [one] dès votre prochain tour
       *[other] dans { $turns } tours
    }
   *[other] à la manche suivante
}.
advice-score = Ce coup rapporte aussitôt { $points ->
    [one] un point
   *[other] { $points } points
}, sans gêner la suite du plan.
advice-plan = { $turns ->
    [one] Le seul tour prévu
   *[other] Le premier des { $turns } tours prévus
} pour cette manche ; { $points ->
    [0] le plan rapportera aux manches suivantes
    [one] passage compris, le plan rapporte un point
   *[other] passage compris, le plan rapporte { $points } points
}.
advice-stop = Rien de ce qui reste à faire dans cette manche ne vaut son prix.
advice-accept = { $power ->
    [one] { $power } pouvoir rapportera plus qu’il ne coûte.
   *[other] { $power } pouvoirs rapporteront plus qu’ils ne coûtent.
}
advice-decline = { $power ->
    [one] { $power } pouvoir coûterait plus qu’il ne rapporte.
   *[other] { $power } pouvoirs coûteraient plus qu’ils ne rapportent.
}
advice-open = C’est d’ici que les premières manches s’annoncent le mieux.
advice-settle = C’est ce qui tire le meilleur parti de ce qui a été reçu.

## Ce qu’on peut accomplir

achievement-town = Fonder une ville
achievement-town-about = Fondez une ville : quatre infrastructures côte à côte, d’une force de 7.
achievement-stronghold = Forteresse
achievement-stronghold-about = Construisez votre forteresse : elle donne à votre faction une capacité qui lui est propre.
achievement-cult-top = Sommet d’un culte
achievement-cult-top-about = Atteignez le pas 10 d’un culte : il y faut une clé, et il n’y a de place que pour un seul joueur.
achievement-bridge = Bâtir un pont
achievement-bridge-about = Jetez un pont par-dessus une rivière.
achievement-automa = Mieux que l’Automa
achievement-automa-about = Gagnez contre l’Automa.

trait-faction = Par faction
trait-shipyard = Selon le chantier naval
shipyard-built = avec un chantier naval
shipyard-unbuilt = sans chantier naval
number-trades = Commerces : { $mean } en moyenne, neuf parties sur dix entre { $low } et { $high }.

# Les mots d’Ephyran. Une zone est son Territoire et son numéro : Lagon 2. Une carte se dit par ses deux moitiés.

game-name = Ephyran
game-tagline = Quatre dieux, quatre Territoires : bâtissez la cité la plus prestigieuse, et méfiez-vous de la main des autres.
game-credits = Un jeu de Cédric Duwelz et Olivier Fagnère (Elements Editions). Les règles sont rédigées et les dessins tracés par nos soins ; le paquet et les jetons sont reconstitués.

## Mots

trait-order = Par rang dans la manche
trait-god = Par dieu
order-1 = en premier dans la manche
order-2 = en deuxième
order-3 = en troisième
order-4 = en quatrième
god-poseidon = Poséidon
god-gaia = Gaïa
god-aeolus = Éole
god-hephaestus = Héphaïstos
object-thunderbolt = la foudre de Zeus (3)
    .short = Foudre
object-trident = le trident de Poséidon (2)
    .short = Trident
object-owl = la chouette d’Athéna (1)
    .short = Chouette
object-helmet = le casque d’Arès (−1)
    .short = Casque
object-none = un objet face cachée
object-hidden = un objet face cachée
as-victim = seat
victim-hand = votre main
source-pile = dans la pioche
source-discard = dans la défausse
to-discard = dans la défausse
to-hand = dans la main
to-tartarus = au Tartare
# Ce qui est à faire à chaque étape.
stage-choosing = choisir un dieu
stage-turn = l’action de votre tour
stage-replay = rejouer une carte, mais pas un Renfort
stage-window = contrer, ou laisser faire
stage-fitting = choisir la carte qui remplace la zone
stage-setting = poser l’objet sur une zone
stage-giving-up = choisir la zone qui est détruite
stage-laying = reposer Dionysos dans votre cité
stage-keeping = garder une des cartes
stage-burying = choisir la carte qui va en premier sur la défausse
stage-drawing = piocher une carte
stage-over = rien, la partie est finie

territory-lagoon = Lagon
    .the = le Lagon
territory-lands = Terres
    .the = les Terres
territory-forest = Forêt
    .the = la Forêt
territory-mountain = Montagne
    .the = la Montagne
slot-lagoon-1 = Lagon 1
slot-lagoon-2 = Lagon 2
slot-lagoon-3 = Lagon 3
slot-lagoon-4 = Lagon 4
slot-lands-1 = Terres 1
slot-lands-2 = Terres 2
slot-lands-3 = Terres 3
slot-lands-4 = Terres 4
slot-forest-1 = Forêt 1
slot-forest-2 = Forêt 2
slot-forest-3 = Forêt 3
slot-forest-4 = Forêt 4
slot-mountain-1 = Montagne 1
slot-mountain-2 = Montagne 2
slot-mountain-3 = Montagne 3
slot-mountain-4 = Montagne 4
creature-triton = Triton
creature-siren = Sirène
creature-hippocampus = Hippocampe
creature-nereid = Néréide
creature-cetus = Kétos
creature-centaur = Centaure
creature-minotaur = Minotaure
creature-satyr = Satyre
creature-cyclops = Cyclope
creature-boar = Sanglier de Calydon
creature-pegasus = Pégase
creature-harpy = Harpie
creature-griffin = Griffon
creature-sphinx = Sphinx
creature-stymphalian = Oiseau de Stymphale
creature-chimera = Chimère
creature-phoenix = Phénix
creature-dragon = Dragon de Colchide
creature-bull = Taureau d’airain
creature-typhon = Typhon
creature-dionysos = Dionysos
support-twins = Castor & Pollux
support-graeae = les Grées
support-exchange = Échange
support-take = Prise d’objet
support-destroy = Destruction
support-steal = Vol d’objet
support-shield = Bouclier d’Athéna
support-magic = Magie d’Hécate
card-triton-1 = Triton (Lagon 1)
card-triton-1-owl = Triton (Lagon 1, Chouette)
card-siren-1 = Sirène (Lagon 1)
card-siren-1-trident = Sirène (Lagon 1, Trident)
card-hippocampus-1 = Hippocampe (Lagon 1)
card-nereid-1 = Néréide (Lagon 1)
card-nereid-1-owl = Néréide (Lagon 1, Chouette)
card-cetus-1-owl = Kétos (Lagon 1, Chouette)
card-triton-2 = Triton (Lagon 2)
card-siren-2 = Sirène (Lagon 2)
card-siren-2-trident = Sirène (Lagon 2, Trident)
card-siren-2-thunderbolt = Sirène (Lagon 2, Foudre)
card-hippocampus-2 = Hippocampe (Lagon 2)
card-hippocampus-2-trident = Hippocampe (Lagon 2, Trident)
card-nereid-2 = Néréide (Lagon 2)
card-cetus-2-owl = Kétos (Lagon 2, Chouette)
card-triton-3 = Triton (Lagon 3)
card-triton-3-owl = Triton (Lagon 3, Chouette)
card-siren-3 = Sirène (Lagon 3)
card-hippocampus-3 = Hippocampe (Lagon 3)
card-hippocampus-3-thunderbolt = Hippocampe (Lagon 3, Foudre)
card-nereid-3 = Néréide (Lagon 3)
card-nereid-3-owl = Néréide (Lagon 3, Chouette)
card-nereid-3-trident = Néréide (Lagon 3, Trident)
card-cetus-3 = Kétos (Lagon 3)
card-triton-4 = Triton (Lagon 4)
card-siren-4-owl = Sirène (Lagon 4, Chouette)
card-siren-4-trident = Sirène (Lagon 4, Trident)
card-hippocampus-4 = Hippocampe (Lagon 4)
card-nereid-4 = Néréide (Lagon 4)
card-nereid-4-thunderbolt = Néréide (Lagon 4, Foudre)
card-cetus-4 = Kétos (Lagon 4)
card-centaur-1 = Centaure (Terres 1)
card-minotaur-1 = Minotaure (Terres 1)
card-minotaur-1-trident = Minotaure (Terres 1, Trident)
card-satyr-1 = Satyre (Terres 1)
card-cyclops-1-owl = Cyclope (Terres 1, Chouette)
card-boar-1-owl = Sanglier de Calydon (Terres 1, Chouette)
card-centaur-2 = Centaure (Terres 2)
card-minotaur-2 = Minotaure (Terres 2)
card-minotaur-2-thunderbolt = Minotaure (Terres 2, Foudre)
card-satyr-2 = Satyre (Terres 2)
card-satyr-2-trident = Satyre (Terres 2, Trident)
card-cyclops-2 = Cyclope (Terres 2)
card-boar-2-owl = Sanglier de Calydon (Terres 2, Chouette)
card-boar-2-trident = Sanglier de Calydon (Terres 2, Trident)
card-centaur-3-owl = Centaure (Terres 3, Chouette)
card-minotaur-3 = Minotaure (Terres 3)
card-satyr-3 = Satyre (Terres 3)
card-satyr-3-owl = Satyre (Terres 3, Chouette)
card-cyclops-3 = Cyclope (Terres 3)
card-cyclops-3-trident = Cyclope (Terres 3, Trident)
card-boar-3 = Sanglier de Calydon (Terres 3)
card-boar-3-thunderbolt = Sanglier de Calydon (Terres 3, Foudre)
card-centaur-4 = Centaure (Terres 4)
card-minotaur-4-owl = Minotaure (Terres 4, Chouette)
card-satyr-4 = Satyre (Terres 4)
card-cyclops-4 = Cyclope (Terres 4)
card-cyclops-4-trident = Cyclope (Terres 4, Trident)
card-cyclops-4-thunderbolt = Cyclope (Terres 4, Foudre)
card-boar-4 = Sanglier de Calydon (Terres 4)
card-pegasus-1 = Pégase (Forêt 1)
card-harpy-1 = Harpie (Forêt 1)
card-harpy-1-owl = Harpie (Forêt 1, Chouette)
card-harpy-1-trident = Harpie (Forêt 1, Trident)
card-griffin-1 = Griffon (Forêt 1)
card-sphinx-1 = Sphinx (Forêt 1)
card-sphinx-1-owl = Sphinx (Forêt 1, Chouette)
card-stymphalian-1-owl = Oiseau de Stymphale (Forêt 1, Chouette)
card-pegasus-2 = Pégase (Forêt 2)
card-harpy-2 = Harpie (Forêt 2)
card-harpy-2-thunderbolt = Harpie (Forêt 2, Foudre)
card-griffin-2 = Griffon (Forêt 2)
card-griffin-2-trident = Griffon (Forêt 2, Trident)
card-sphinx-2 = Sphinx (Forêt 2)
card-stymphalian-2-owl = Oiseau de Stymphale (Forêt 2, Chouette)
card-stymphalian-2-trident = Oiseau de Stymphale (Forêt 2, Trident)
card-pegasus-3-owl = Pégase (Forêt 3, Chouette)
card-pegasus-3-thunderbolt = Pégase (Forêt 3, Foudre)
card-harpy-3 = Harpie (Forêt 3)
card-griffin-3 = Griffon (Forêt 3)
card-sphinx-3 = Sphinx (Forêt 3)
card-sphinx-3-owl = Sphinx (Forêt 3, Chouette)
card-sphinx-3-trident = Sphinx (Forêt 3, Trident)
card-stymphalian-3 = Oiseau de Stymphale (Forêt 3)
card-pegasus-4 = Pégase (Forêt 4)
card-harpy-4-owl = Harpie (Forêt 4, Chouette)
card-griffin-4 = Griffon (Forêt 4)
card-sphinx-4 = Sphinx (Forêt 4)
card-sphinx-4-thunderbolt = Sphinx (Forêt 4, Foudre)
card-stymphalian-4 = Oiseau de Stymphale (Forêt 4)
card-stymphalian-4-trident = Oiseau de Stymphale (Forêt 4, Trident)
card-chimera-1 = Chimère (Montagne 1)
card-chimera-1-owl = Chimère (Montagne 1, Chouette)
card-phoenix-1 = Phénix (Montagne 1)
card-phoenix-1-trident = Phénix (Montagne 1, Trident)
card-dragon-1 = Dragon de Colchide (Montagne 1)
card-bull-1 = Taureau d’airain (Montagne 1)
card-bull-1-owl = Taureau d’airain (Montagne 1, Chouette)
card-typhon-1-owl = Typhon (Montagne 1, Chouette)
card-chimera-2 = Chimère (Montagne 2)
card-phoenix-2 = Phénix (Montagne 2)
card-phoenix-2-trident = Phénix (Montagne 2, Trident)
card-phoenix-2-thunderbolt = Phénix (Montagne 2, Foudre)
card-dragon-2 = Dragon de Colchide (Montagne 2)
card-dragon-2-trident = Dragon de Colchide (Montagne 2, Trident)
card-bull-2 = Taureau d’airain (Montagne 2)
card-typhon-2 = Typhon (Montagne 2)
card-typhon-2-owl = Typhon (Montagne 2, Chouette)
card-chimera-3-owl = Chimère (Montagne 3, Chouette)
card-phoenix-3 = Phénix (Montagne 3)
card-dragon-3 = Dragon de Colchide (Montagne 3)
card-dragon-3-thunderbolt = Dragon de Colchide (Montagne 3, Foudre)
card-bull-3 = Taureau d’airain (Montagne 3)
card-bull-3-trident = Taureau d’airain (Montagne 3, Trident)
card-typhon-3 = Typhon (Montagne 3)
card-chimera-4 = Chimère (Montagne 4)
card-phoenix-4-owl = Phénix (Montagne 4, Chouette)
card-phoenix-4-trident = Phénix (Montagne 4, Trident)
card-dragon-4 = Dragon de Colchide (Montagne 4)
card-bull-4 = Taureau d’airain (Montagne 4)
card-bull-4-thunderbolt = Taureau d’airain (Montagne 4, Foudre)
card-typhon-4 = Typhon (Montagne 4)
card-destroy = { support-destroy }
card-dionysos = Dionysos
card-exchange = { support-exchange }
card-graeae = { support-graeae }
card-magic = { support-magic }
    .the = la Magie d’Hécate
card-shield = { support-shield }
    .the = le Bouclier d’Athéna
card-steal = { support-steal }
card-take = { support-take }
card-twins = { support-twins }
card-none = une carte
as-other = card
# Une carte entière par ses deux moitiés ; la moitié qui est sur une zone ; ce à quoi on renonce en la jouant.
whole-card = { $other ->
    [none] { $card_word }
   *[other] { $card_word } / { $other_word }
}
zone-there = { $card ->
    [dionysos] { card-dionysos } ({ $slot_word })
   *[other] { $card_word }
}
rather-than = { $other ->
    [none] { "" }
   *[other] , et non { $other_word }
}

## Actions

action-choose = Être { $god_word }
    .group = Choisir un dieu
action-add = Ajouter { zone-there }{ rather-than }
    .group = Ajouter une zone
action-swap = Remplacer une zone par { zone-there }{ rather-than }
    .group = Remplacer une zone non recouverte
action-recover = Récupérer Dionysos chez { $victim_word } et laisser { $card_word }{ rather-than }
    .group = Récupérer Dionysos
action-lay = Reposer Dionysos en { $slot_word }
    .group = Reposer Dionysos
action-twins = Piocher deux cartes et rejouer : { $card_word }{ rather-than }
    .group = Castor & Pollux
action-graeae = Regarder trois cartes et en garder une : { $card_word }{ rather-than }
    .group = Les Grées
action-exchange = Échanger { $slot_word } avec { $victim_word } : { $card_word }{ rather-than }
    .group = Échange
action-take = Prendre un objet magique : { $card_word }{ rather-than }
    .group = Prise d’objet
action-destroy = Faire perdre une zone à { $victim_word } : { $card_word }{ rather-than }
    .group = Destruction
action-steal = Voler l’objet en { $slot_word } chez { $victim_word } : { $card_word }{ rather-than }
    .group = Vol d’objet
action-lock = Verrouiller { $territory_the } : { $card_word }{ rather-than }
    .group = Verrouiller un Territoire
action-unlock = Déverrouiller { $territory_the } chez { $victim_word } : { $card_word }{ rather-than }
    .group = Déverrouiller un Territoire
action-set = Poser l’objet en { $slot_word }
    .group = Poser l’objet
action-give-up = Céder la dernière zone dans { $territory_the }
    .group = Céder une zone
action-fit = Mettre { whole-card } à la place
    .group = Choisir la carte
action-keep = Garder { whole-card }
    .group = Garder une carte
action-bury = Mettre { whole-card } en premier sur la défausse
    .group = Choisir la carte à mettre en premier sur la défausse
action-discard = Défausser { whole-card }
    .group = Défausser une carte
action-pass = Continuer sans carte en main
action-draw = Piocher { $source_word }
    .group = Piocher une carte
action-counter = Contrer avec { $card_the }{ rather-than }
    .group = Contrer
action-decline = Laisser faire

## Événements

event-chose-god = { $seat_word } incarne { $god_word }.
event-added = { $seat_word } ajoute { zone-there }.
event-swapped = { $seat_word } remplace une zone par { zone-there }.
event-removed = Chez { $seat_word }, { zone-there } quitte la cité et va { $to_word }.
event-recovered = { $seat_word } récupère Dionysos chez { $victim_word } et y laisse { $card_word }.
event-laid = { $seat_word } repose { zone-there }.
event-discarded = { $seat_word } défausse { whole-card }.
event-passed = { $seat_word } n’a pas de carte à jouer.
event-played-twins = { $seat_word } appelle { $card_word } : deux cartes, et une autre à jouer.
event-played-graeae = { $seat_word } appelle { $card_word }, qui montrent des cartes de la pioche.
event-announced-exchange = { $seat_word } annonce { $card_word } : { $slot_word } avec { $victim_word }.
event-announced-exchange-with-hand = { $seat_word } annonce { $card_word } : { $slot_word } avec une carte de sa main.
event-announced-take = { $seat_word } veut prendre un objet magique.
event-announced-steal = { $seat_word } annonce { $card_word } : l’objet en { $slot_word } chez { $victim_word }.
event-announced-destroy = { $seat_word } annonce { $card_word } : { $victim_word } va perdre une zone.
event-locked = { $seat_word } verrouille { $territory_the } avec { $card_the }.
event-unlocked = { $seat_word } déverrouille { $territory_the } chez { $victim_word } avec { $card_the }.
event-declined = { $seat_word } laisse faire.
event-countered = { $seat_word } contre { $victim_word } avec { $card_the }.
event-drew = { $seat_word } pioche { whole-card }.
event-took = { $seat_word } prend { whole-card } dans la défausse.
event-drew-nothing = { $seat_word } ne trouve rien à piocher.
event-saw = { $seat_word } voit { whole-card }.
event-kept = { $seat_word } garde { whole-card }.
event-buried = { $seat_word } met { whole-card } sur la défausse.
event-exchanged = { $seat_word } et { $victim_word } échangent { $slot_word }.
event-fitted = { $seat_word } met { zone-there } à la place.
event-looked-at = { $seat_word } regarde un objet magique : { $object_word }.
event-stole = { $seat_word } vole l’objet en { $slot_word } chez { $victim_word }.
event-set = { $seat_word } pose un objet face cachée en { $slot_word }.
event-token-lost = L’objet en { $slot_word } chez { $seat_word } quitte le jeu.
event-completed = { $seat_word } termine sa cité : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end-announced = La fin approche, cette manche est la dernière : { $reason_word }.
event-turn-ended = { $seat_word } a fini son tour.
event-revealed = En { $slot_word } chez { $seat_word } : { $object_word }.
event-ended = La partie est finie : { $reason_word }.

## Pourquoi pas

objection-match-is-over = La partie est finie.
objection-not-your-turn = C’est à un autre joueur de décider.
objection-not-now = Pas maintenant. Ce qui est demandé : { $stage_word }.
objection-not-in-hand = Vous n’avez pas cette carte en main.
objection-hand-not-empty = Vous avez des cartes : il faut en jouer ou en défausser une.
objection-god-taken = Un autre joueur incarne déjà { $god_word }.
objection-slot-taken = Cette zone est déjà bâtie : une cité ne contient chaque zone qu’une fois.
objection-zone-before-missing = Les zones d’un Territoire se bâtissent dans l’ordre, de 1 à 4.
objection-column-locked = Un Bouclier verrouille ce Territoire : personne ne peut le modifier.
objection-no-zone-there = Vous n’avez pas de zone à cet endroit.
objection-zone-covered = Cette zone est recouverte par une autre.
objection-no-such-player = Ce joueur n’est pas dans cette partie.
objection-not-an-opponent = Il faut viser un adversaire.
objection-no-dionysos-there = { $victim_word } n’a pas Dionysos en { $slot_word }.
objection-no-room-for-dionysos = Vous ne pourriez pas reposer Dionysos : aucun de vos Territoires n’a de zone libre.
objection-not-the-next-zone = Dionysos ne peut être reposé que sur la prochaine zone d’un Territoire non verrouillé, pas en { $slot_word }.
objection-no-support-after-twins = Après Castor & Pollux, vous rejouez une carte, mais pas un Renfort.
objection-no-zone-of-theirs = { $victim_word } n’a pas bâti { $slot_word }.
objection-no-equivalent-in-hand = Vous n’avez pas d’autre carte en main pour { $slot_word }.
objection-not-equivalent = Cette carte ne peut pas aller là : il faut le même Territoire et le même numéro, ou Dionysos.
objection-nothing-to-destroy = { $victim_word } n’a pas de zone qui puisse être détruite.
objection-column-empty = Il n’y a pas de zone dans ce Territoire.
objection-not-locked = Rien ne verrouille { $territory_the } chez { $victim_word }.
objection-no-token-left = Il n’y a plus d’objet magique à prendre.
objection-no-zone-for-token = Vous n’avez pas de zone où poser un objet.
objection-no-token-there = { $victim_word } n’a pas d’objet en { $slot_word }.
objection-token-there = Il y a déjà un objet en { $slot_word }.
objection-wrong-counter = Cette carte ne contre pas ce Renfort : { $support_word }.
objection-pile-empty = La pioche est vide.
objection-discard-empty = La défausse est vide.
objection-discard-is-fresh = Vous venez de mettre une carte sur la défausse : piochez dans la pioche.
objection-not-shown = Les Grées ne vous montrent pas cette carte.

## Invites

prompt-choosing = { $seat_word } : choisissez votre dieu.
prompt-turn = { $seat_word } : ajoutez une zone, jouez un Renfort, remplacez une zone non recouverte, ou défaussez une carte.
prompt-last-turn = { $seat_word } : c’est votre dernier tour. Ajoutez une zone, jouez un Renfort, remplacez une zone non recouverte, ou défaussez une carte.
prompt-replay = { $seat_word } : rejouez. Une zone, Dionysos ou une défausse, mais pas un Renfort.
prompt-window = { $seat_word } : { $victim_word } annonce { $support_word }. Contrez, ou laissez faire.
prompt-fitting = { $seat_word } : choisissez la carte de votre main qui va en { $slot_word }.
prompt-setting = { $seat_word } : choisissez une zone pour { $object_word }.
prompt-giving-up = { $seat_word } : { $victim_word } vous fait perdre une zone ; choisissez laquelle.
prompt-laying = { $seat_word } : reposez Dionysos dans votre cité.
prompt-keeping = { $seat_word } : gardez une des cartes que les Grées vous montrent.
prompt-burying = { $seat_word } : choisissez la carte qui va en premier sur la défausse ; l’autre sera dessus.
prompt-drawing = { $seat_word } : piochez dans la pioche, ou prenez le dessus de la défausse.
prompt-drawing-twins = { $seat_word } : Castor & Pollux. Piochez dans la pioche, ou prenez le dessus de la défausse ({ $count } à piocher).
prompt-over = La partie est finie.
prompt-wait = { $seat_word } décide.
prompt-wait-for-answer = { $seat_word } peut contrer, ou laisser faire.

## Réponses données d’avance

standing-ask = Me demander chaque fois
standing-never-this-turn = Tout laisser faire pendant ce tour
standing-always-if-hit = Contrer ce qui me touche, laisser faire le reste

## Avant et après une partie

option-gods = Dieux
option-gods-dealt = Distribués au hasard
option-gods-chosen = Choisis à tour de rôle, à partir du premier joueur
option-exchange-with-hand = Échange avec la main : la zone remplacée
option-exchange-with-hand-hand = Va dans la main
option-exchange-with-hand-tartarus = Va au Tartare
option-discard-history = La défausse
option-discard-history-open = Toutes ses cartes sont montrées
option-discard-history-hidden = Seul le dessus est montré
option-scenario = Commencer par un scénario donné (JSON)
reason-pile-empty = la pioche est vide
reason-city-complete = une cité est terminée
score-creatures = créatures
score-all-different = quatre créatures différentes
score-printed = objets imprimés
score-tokens = objets magiques
score-doubled = Territoire du dieu doublé
score-city = cité terminée

## Ce qui ne va pas dans un scénario ou un paquet

error-scenario-not-object = le scénario n’est pas un objet JSON : { $value }
error-scenario-unknown-field = un scénario n’a pas de « { $field } » (il a : { $known })
error-scenario-bad-field = « { $field } » du scénario n’a pas la forme attendue
error-scenario-one-a-seat = « { $field } » du scénario a besoin d’une entrée pour chacun des { $seats } sièges
error-scenario-bad-seat = « { $field } » du scénario ne nomme pas de siège de cette partie : { $value }
error-scenario-bad-territory = le scénario ne nomme pas de Territoire : { $value }
error-scenario-bad-slot = le scénario ne nomme pas de zone : { $slot } (une zone s’écrit lagoon-2)
error-scenario-bad-object = le scénario ne nomme pas d’objet magique : { $value }
error-scenario-bad-count = « { $field } » du scénario ne peut pas être { $value } (au plus { $most })
error-scenario-god-twice = le scénario donne le même dieu à deux sièges
error-scenario-unknown-card = le scénario nomme une carte qui n’existe pas : { $card }
error-scenario-card-taken = le scénario demande plus d’exemplaires de cette carte qu’il n’y en a : { $card }
error-scenario-wrong-zone = { $card } ne peut pas être en { $slot }
error-scenario-lock-without-zone = { $territory_the } : sans zone, rien à verrouiller
error-scenario-token-without-zone = aucun objet ne peut être en { $slot } : il n’y a pas de zone
error-scenario-no-token-left = le scénario demande plus de jetons de cette sorte qu’il n’y en a : { $object_word }
error-data-creature-twice = cette créature y est déjà : { $name }
error-data-bad-name = une créature se nomme en minuscules de a à z, et pas comme un Renfort ou Dionysos : { $name }
error-data-too-many-creatures = { $count } créatures, et on peut jouer avec { $most } au plus
error-data-too-many-tokens = { $count } objets magiques, et on peut jouer avec { $most } au plus
error-data-too-many-cards = { $count } cartes, et on peut jouer avec { $most } au plus
error-data-too-few-cards = { $count } cartes, et il en faut au moins { $least } pour quatre joueurs
error-data-too-few-dionysos = { $count } Dionysos, et il en faut au moins { $least } pour quatre joueurs
error-data-card-twice = cette carte y est déjà : { $card }
error-data-card-not-two-halves = cette carte n’a pas deux moitiés : { $card }
error-data-card-twice-the-same = les deux moitiés de cette carte sont les mêmes : { $card }
error-data-unknown-creature = { $card } : il n’y a ni créature ni Renfort « { $name } »
error-data-bad-zone = { $card } : « { $name } » n’a pas de numéro de zone de 1 à 4
error-data-unknown-object = { $card } : « { $name } » ne porte pas d’objet connu

## Ce que veulent dire les options

option-gods-help = Le Territoire de son dieu compte double. Distribuer les dieux est plus rapide ; les choisir permet de prévoir.
option-exchange-with-hand-help = Où va une zone de sa cité quand le Renfort Échange la remplace par une carte de la main.
option-discard-history-help = Chacun peut-il revoir les cartes défaussées, ou doit-il s’en souvenir ?
option-scenario-help = Pour l’étude : les cités, les mains et les piles telles qu’elles sont au début. Vide : la mise en place habituelle.

## Ce qu’on peut accomplir

achievement-dionysos = Dionysos revient
achievement-dionysos-about = Récupérez Dionysos dans une autre cité, et laissez-y la zone qu’il remplaçait.
achievement-lock = Sous clé
achievement-lock-about = Verrouillez un de vos Territoires avec le Bouclier d’Athéna : personne ne peut plus le changer.
achievement-counter = Pas aujourd’hui
achievement-counter-about = Contrez le Renfort d’un autre joueur pendant son tour.
achievement-city = Seize zones
achievement-city-about = Achevez votre cité : la seizième zone met fin à la partie, avec un bonus.
achievement-first-win = Premier des dieux
achievement-first-win-about = Gagnez une partie.
## Ce que compte une relecture

tally-zones = zones bâties
tally-zones-lost = zones perdues au profit des autres
tally-supports = Renforts joués
tally-countered = Renforts contrés
tip-zones = Un tour qui ne bâtit pas de zone se rattrape rarement : bâtissez d’abord, et jouez un Renfort quand il prend plus qu’il ne coûte.
tip-zones-lost = Verrouillez un Territoire dès qu’il vaut la peine d’être pris.
tip-countered = Attendez, pour un Renfort qui compte, que les autres aient peu de cartes pour le contrer.

# Les mots de la page : accueil, table, relecture, réglages.

title-lobby = Quintessence
title-games = Mes parties · Quintessence
title-table = { $game } · Quintessence
title-table-yours = À vous ! { $game } · Quintessence
title-learn = Comment jouer · Quintessence
title-rules = Règles · Quintessence
title-credits = Crédits · Quintessence
skip = Aller au contenu
home = Quintessence, vers l’accueil
navigation = Pages
loading = Un instant…
lost = Cette page n’existe pas
back-to-lobby = Retour à l’accueil
close = Fermer
copy = Copier
copied = Copié
send = Envoyer
saved = Enregistré
go-on = Continuer à jouer

## Accueil

welcome = Quatre éléments, une table
welcome-text = Des jeux de plateau sur la terre, l’eau, l’air et le feu. Jouez contre un robot, avec quelqu’un à côté de vous, ou à distance avec un ami.
my-games = Mes parties
learn = Comment jouer
learn-first = Première fois ? Apprenez d’abord à jouer
rules = Règles
credits = Crédits
play-now = Jouer
set-up = Préparer une table
game-facts = { $seats } joueurs
game-reconstructed = Une partie du matériel est reconstituée
games = Jeux
go-on-playing = Parties en cours
you = Vous
your-name = Nom
your-colour = Couleur
colour-earth = Terre
colour-water = Eau
colour-air = Air
colour-fire = Feu
colour-sun = Soleil
colour-quintessence = Quintessence
import = Ouvrir un enregistrement
import-text = Revoyez une partie gardée dans un fichier, ou le journal d’un autre site, et continuez-la à partir de n’importe quel moment. Un fichier peut être déposé n’importe où sur cette page.
import-choose = Choisir un fichier
setup-start = Commencer
setup-players = Nombre de joueurs
setup-advanced = Options d’expert
yes = Oui
setup-presets = Façons de commencer
setup-last = Comme la dernière fois
setup-group-players = Joueurs
setup-group-opponent = Adversaire
setup-group-board = Sur la table
setup-group-privacy = Pendule et confidentialité
setup-group-clock = Pendule
setup-summary = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-seed = Graine
setup-seed-help = Un mot ou un nombre. La même graine, avec les mêmes options, redonne la même partie. Vide : au hasard.
open-tables = Tables ouvertes
open-sit = S’asseoir
open-watch = Regarder
open-yours = À votre table
setup-listed = Dans la liste des tables ouvertes : chacun sur ce serveur peut la trouver, s’asseoir là où une place est libre, ou regarder
setup-pace = Pause avant qu’un robot joue
setup-pace-each = { $seconds ->
    [0] Aucune
   *[other] { $seconds } s
  }
setup-watch = Rien que des robots : vous regardez.
setup-start-watch = Regarder
setup-not-json = « { $option } » : ce texte n’est pas du JSON.
variant-title = Variante
variant-played = Partie jouée avec d’autres données que celles du jeu
variant-about = Jouez avec vos propres données : un fichier .toml à la place de celles du jeu. Il est d’abord vérifié, et ne vaut que pour cette table.
variant-choose = Choisir un fichier
variant-chosen = { $file } convient
variant-forget = Jouer sans ce fichier
variant-same = Ce fichier contient les données du jeu ; il n’y a rien à changer.
variant-which = { $file } : donnez au fichier l’un de ces noms : { $known }.
variant-fault = { $line ->
    [0] { $path } : { $text }
   *[other] Ligne { $line }, { $path } : { $text }
}
setup-needs-me = Une place au moins doit être la vôtre.
sits-me = Moi
sits-screen = Quelqu’un d’autre sur cet écran
sits-friend = Un ami, par lien
sits-bot = Un robot
level-level1 = Graine
    .about = robot 1, très facile
level-level2 = Pousse
    .about = robot 2, facile
level-level3 = Arbrisseau
    .about = robot 3, moyen
level-level4 = Chêne
    .about = robot 4, bon
level-level5 = Vieille forêt
    .about = robot 5, fort
list-playing = En cours
list-waiting = En attente d’un ami
list-over = Finie
list-won = Vous avez gagné
list-shared = Vous avez partagé la victoire
list-lost = Vous avez perdu
list-drawn = Partie nulle
list-winner = { $name } a gagné
list-winners = { $name } ont partagé la victoire
list-all-won = Tous ont gagné
list-all-lost = Tous ont perdu
list-abandoned = Partie abandonnée
list-unreadable = Lecture seule
list-yours = À vous de jouer
list-played = { $count ->
    [0] pas commencée
    [one] { $count } action
   *[other] { $count } actions
}
option-is = { $name } : { $value }
list-round = manche { $round }
list-empty = Pas encore de partie.
list-going = En cours
list-over-title = Finies
variant = variante

## Places

seats = Joueurs
seat-you = Vous
seat-screen = Sur cet écran
seat-friend = Un ami
seat-someone = Invité
seat-you-act = À vous
seat-acts = Réfléchit…
# Comment les phrases d’un jeu appellent une place, si ce n’est par sa couleur ou autrement.
seat-tag = Joueur { $number } ·{" "}
seat-bot = { $text } · { $about }
seat-waits-for-you = Vous attend
seat-waits = Attend
seat-free = Pas encore là
presence-here = Là
presence-away = Absent un moment
presence-gone = Parti
seat-stand-in = { $level } joue en attendant
watching = Vous regardez ; seuls les joueurs écrivent.
watching-writes = Vous regardez, et pouvez écrire.
watchers = Regardent : { $names }
watcher-away = { $name } (absent)
absent = { $name } est parti. Vous pouvez attendre.
absent-level = Niveau du robot
absent-bot = Laisser un robot jouer en attendant
absent-claim = Réclamer la victoire
seat-resigned = A abandonné
seat-leads = En tête, d’après ce qu’on sait ici
seat-won = A gagné
seat-lost = A perdu
seat-drew = Nulle
seat-act-as = Jouer ici
# Un camp où personne n’est assis ; son jeu l’appelle side-<code>.
side-about = Joue automatiquement
side-chooses = Choisit…

## Table

the-board = Plateau
faces = Présentation du plateau
face-drawn = Plateau
face-text = Texte
prompt-other-seat = À vous de décider : { $name }.
prompt-go-on-as = Continuer : { $name }
prompt = Ce qui est à faire
prompt-ended = La partie est finie.
prompt-aim = Le but : { $aim }
prompt-answered = La réponse a été donnée pour vous : il n’y avait rien à choisir, ou vous aviez répondu d’avance.
prompt-watching = Vous regardez. Tour de jeu : { $name }.
beside = À côté du plateau
menu = Table
tab-log = Récit
tab-actions = Actions
tab-chat = Discussion
log = Ce qui s’est passé
log-empty = Rien ne s’est encore passé.
chat = Ce qui s’est dit
chat-readers = Seuls ceux qui jouent écrivent ici.
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
palette = Actions
pins = Propositions
pin-text = { $name } propose : { $text }
pin-play = La jouer
pin-let-play = Qu’il joue
pin-let-play-about = Il la joue tout de suite ; sinon il attend que vous ayez joué
pin-remove = Retirer
pin-remove-this = Retirer la proposition : { $text }
pin-propose = La proposer aux autres
pin-propose-this = Proposer aux autres : { $text }
palette-key = Toutes les actions ( / )
palette-search = Chercher une action
palette-placeholder = Chercher ou taper, p. ex. { $example }
palette-more = { $count } de plus…
palette-none = Aucune action ne correspond.
palette-unknown = « { $text } » n’est pas une action connue ici.
palette-near = Vouliez-vous dire
palette-nothing = Rien à choisir pour l’instant.
palette-many = { $count } actions correspondent ; précisez.
undo = Annuler
back = Reprendre le coup
back-casual = Reprendre le coup (la partie devient amicale)
back-ask = Demander à reprendre le coup
back-asked = { $name } demande à reprendre son dernier coup, et tout ce qui a suivi. La partie devient alors amicale.
back-waits = On demande aux autres si le coup peut être repris.
back-agree = Accepter
back-refuse = Refuser
casual = Amicale
casual-why = On a repris ici un coup auquel d’autres avaient répondu.
undo-key = Annuler ce qui vient d’être joué (U)
hint = Conseil
hint-key = Le tour que jouerait un robot (H)
hint-play = Le jouer
hint-turn-play = Jouer ce tour
hint-turn-key = Jouer ce que dit le conseil (Maj H)
hint-step-play = Jouer une étape
hint-close = Ranger le conseil
hint-show = Montrer cette étape sur le plateau
hint-times = { $text } (× { $count })
hint-given = Conseil : { $text }
hint-stopped = Il s’est passé autre chose : la suite du tour n’a pas été jouée.
aim-wins = Ce tour gagne la partie.
aim-points = { $count ->
    [one] Ce tour rapporte un point.
   *[other] Ce tour rapporte { $count } points.
}
aim-more = Ce qu’il rapporte : { $what } ({ $count }).
aim-they-more = Ce qu’il coûte aux autres : { $what } ({ $count }).
aim-judged = D’après le robot, c’est la meilleure position à la fin du tour.
thinking = Réfléchit…
news-undone = Action annulée.
resign = Abandonner
abandon = Finir sans résultat
abandon-sure-alone = Terminer cette partie sans résultat ?
abandon-sure = Ici, tous gagnent ou perdent ensemble. Terminer la partie pour tout le monde, sans résultat ?
resign-sure = Abandonner cette partie ? L’autre joueur gagne.
resign-sure-alone = Abandonner cette partie ? La victoire revient alors à : { $side_word }.
resign-sure-many = Abandonner cette partie ? Un robot joue à votre place.
name-ask = Comment vous appelez-vous ?
name-say = OK
draw-offer = Proposer la nulle
draw-offered = { $name } propose la nulle.
draw-accept = Accepter
draw-decline = Refuser
draw-declined = La nulle a été refusée.
note-seat-revoked = L’hôte a ouvert cette place à quelqu’un d’autre.
note-seat-changed = Quelqu’un d’autre occupe désormais cette place.
note-stand-in = { $person ->
    [you] Vous étiez parti ; un robot joue à votre place en attendant.
   *[other] { $name } était parti ; un robot joue à cette place en attendant.
}
note-back = { $person ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
note-win-claimed = { $person ->
    [you] Vous étiez parti trop longtemps ; la victoire a été réclamée.
   *[other] { $name } était parti trop longtemps ; la victoire a été réclamée.
}
note-taken-back = { $person ->
    [you] Vous avez repris un coup ; la partie est désormais amicale.
   *[other] { $name } a repris un coup ; la partie est désormais amicale.
}
note-bot-overran = Le robot n’a pas eu le temps ; la meilleure action qu’il avait trouvée a été jouée.
note-bot-failed = Le robot a échoué ; l’action la plus prometteuse a été jouée à sa place.
rematch-waits = Une revanche a commencé.
rematch-join = Vers la revanche
notice-ask = Voulez-vous être averti quand c’est à vous de jouer ?
notice-yes = Oui, m’avertir
notice-no = Non
notice-yours = C’est à vous de jouer.
prompt-friend = Votre ami n’est pas encore là.
rematch = Revanche
result = Résultat
flip = Tourner le plateau
help = Aide
legend = Les signes
help-text = Une phrase dit toujours ce qui est à faire. Choisissez sur le plateau, dans la liste des actions, ou en tapant. Pointez ce qui ne peut pas être choisi pour savoir pourquoi.
keys = Touches
key-arrows = parcourir le plateau
key-enter = choisir ; encore une fois là où c’est demandé
key-escape = effacer ce qui est choisi
key-palette = liste des actions, commandes tapées
key-undo = annuler ce qui vient d’être joué
key-hint = conseil
key-hint-play = jouer le tour conseillé
key-review = en relecture : arrière, avant
key-help = cette aide
key-steps = quand une étape est expliquée : la suite
reconnecting = Connexion perdue ; nouvel essai…
recover = Avez-vous joué ici ? Le code de votre place
recover-note = Il est dans la fenêtre « Partager », sur l’appareil avec lequel vous avez joué.
recover-go = Revenir à ma place
table-closed = Cette table ne peut pas être ouverte
rules-gone = Cette partie s’est jouée avec d’autres règles (version { $version }) ou d’autres données que celles d’ici. Son récit et son enregistrement restent lisibles.
share = Partager
share-seat = La place libre
share-seat-numbered = La place libre du joueur { $number }
share-seat-note = Le premier qui ouvre ce lien s’assied ici, et garde la place.
share-own = Votre place, sur un autre appareil
share-screen = L’autre place de cet écran, sur un autre appareil
share-own-note = Gardez ce lien pour vous : quiconque l’a peut jouer en votre nom.
share-code-note = Code de cette place :
share-own-named = Votre place { $name }, sur un autre appareil
share-revoke-own = Nouveau lien et nouveau code
share-revoke-own-note = Les anciens ne servent plus, et les autres appareils sont écartés.
share-taken = Les places prises
share-taken-note = La personne assise là perd la place aussitôt. Dans les jeux à cartes cachées, quiconque a tenu une autre place ne peut pas s’y asseoir.
share-free = Libérer cette place
share-free-sure = Oui, la libérer
share-free-not = Non, la laisser
share-watch = Regarder
share-watch-note = Avec ce lien, chacun peut regarder, mais pas jouer.
share-revoke = Nouveau lien
share-revoke-note = L’ancien ne sert plus.
share-local = Ces liens ne s’ouvrent que sur cette machine.
share-local-others = La personne qui a lancé le serveur peut laisser entrer les autres, sur cette machine, dans cette fenêtre.
share-open = Ouvrir à mon réseau local
share-open-means = Chacun sur votre réseau peut alors atteindre ce serveur, sans chiffrement : ne le faites que sur un réseau auquel vous vous fiez. Sans lien, on ne voit toujours aucune de vos tables.
share-opened = Sur votre réseau, on atteint cette table à l’adresse
share-close = Refermer
share-system = Partager…
share-code = Code QR
share-code-of = Code QR : { $title }
share-none = Il n’y a rien à partager ici.

## Étapes d’un camp sans joueur

steps = Ce qui se passe, et pourquoi
steps-position = { $number } sur { $count }
steps-candidates-short = { $count ->
    [one] choix possible
   *[other] choix possibles
}
steps-left-short = { $count ->
    [0] il ne reste rien
   *[other] { $ids_word }
}
steps-candidates = { $count ->
    [0] Aucun choix n’était possible.
    [one] Un seul choix était possible : { $ids_word }.
   *[other] { $count } choix étaient possibles : { $ids_word }.
}
steps-criterion = { $criterion } : { $count ->
    [0] rien n’est écarté.
   *[other] sans { $ids_word }.
}
steps-left = { $count ->
    [0] Il ne reste rien.
   *[other] Il reste : { $ids_word }.
}
steps-next = Suite
steps-next-key = Suite (espace, Entrée ou →)
steps-done = Continuer
steps-all = Tout d’un coup
steps-why = Pourquoi ?
steps-replay = Revoir l’étape
too-late = Quelqu’un a été plus rapide. { $text }

## Fin

end-won = Vous gagnez !
end-shared = Vous partagez la victoire !
end-lost = Vous perdez
end-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
   *[5] Vous êtes cinquième
  } sur { $count }
end-drawn = Partie nulle
end-all-won = Tous gagnent
end-all-lost = Tous perdent
end-winner = { $many ->
    [true] Les { $name } gagnent
   *[other] { $name } gagne
}
end-winners = { $name } se partagent la victoire
end-abandoned = Partie abandonnée
reason-resigned = { $name } a abandonné
reason-you-resigned = vous avez abandonné
reason-draw-agreed = la nulle a été convenue
reason-agreed = la nulle a été convenue
reason-abandoned = la partie a été abandonnée
proof = La donne était-elle honnête ?
proof-text = L’empreinte a été publiée avant la partie ; la graine doit la donner. « quintessence verify » le vérifie sur l’enregistrement.
proof-commitment = Empreinte
proof-seed = Graine
download = Télécharger l’enregistrement

## Relecture

review = Revoir
review-first = Au début
review-back = Une action en arrière
review-play = Lecture
review-pause = Pause
review-next = Une action en avant
review-last = À la fin
review-speed = Vitesse
review-scrub = Moment
review-where = { $number } / { $count }
review-more = Autres actions de la relecture
review-live = Retour à la partie
review-close = Fermer la relecture
review-share = Partager ce moment
evaluate = Montrer le cours de la partie
evaluating = Évaluation de chaque coup…
curve-others = Les autres
curve-together = Tous ensemble
curve-game = Le jeu
when = { $person ->
    [you] { $since }, vous
   *[other] { $since }, { $name }
}
when-round = manche { $round }
when-turn = tour { $turn }
turning-point = La partie a basculé : { $when }
fork = Rejouer à partir d’ici
fork-text = Une nouvelle table commence après l’action { $number }. L’ancienne partie reste telle quelle.
fork-start = Commencer

## Réglages

settings = Réglages
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-system = Comme le système
motion-full = Oui
motion-none = Non
confirm = Confirmer les coups
confirm-final = Ceux sans retour
confirm-moves = Tous
confirm-never = Aucun
steps-setting = Étapes d’un camp sans joueur
steps-setting-step = Une par une
steps-setting-timed = Automatiquement
steps-setting-once = D’un coup
notices = Par ce navigateur, tant que la table est ouverte
sounds = Des sons discrets : pièces, cartes, et un petit coup quand c’est à vous de jouer
coordinates = Noms des rangées et des colonnes

## Apprendre, règles, crédits

learn-steps = Étapes
learn-courses = Leçons
course-main = Le jeu
learn-step = Étape { $number }
learn-next = Suite
learn-skip = Passer
learn-again = Recommencer
learn-text = Texte de l’étape
learn-play = Jouer
rules-contents = Chapitres
rules-search = Chercher dans ces règles
rules-found = { $count ->
    [0] Aucun passage
    [one] { $count } passage
   *[other] { $count } passages
}
rules-print = Imprimer
rules-before = Avant
rules-after = Après
rules-why = Pourquoi cette lecture
rules-ours = Notre décision : le livret n’en dit rien ici, ou peut se lire de plusieurs façons.
rules-printed = Le livret le dit, ou le donne clairement à entendre.
rules-reconstructed = Reconstitué : aucun exemplaire imprimé n’était à portée de main.
learn-none = Ce jeu n’a pas encore de leçon ; ses règles disent tout.
provenance = Imprimé et reconstitué
data-replaced = Vous jouez avec des données remplacées : celles de la personne qui tient cette table.
data-refused = Les données remplacées de ce jeu sont refusées, et celles d’origine servent à leur place : quintessence check-data dit ce qui ne va pas.
provenance-more = Ce que cela veut dire
provenance-text = Faute d’exemplaire imprimé, ils sont refaits d’après tout ce que le livret en dit.
provenance-replace = Si vous possédez le jeu, vous pouvez les remplacer par ce qui y est imprimé : écrivez une copie des listes, changez-la, vérifiez-la et installez-la.
rules-missing = Les règles de ce jeu ne sont pas encore écrites.
credits-games = Jeux
credits-icons = Icônes
credits-icons-text = Icônes de Lorc, Delapouite et d’autres, de
credits-fonts = Polices de caractères
credits-fonts-text = Fraunces d’Undercase Type et Source Sans 3 d’Adobe (Paul D. Hunt), livrés avec la page, sous la
credits-software = Logiciels
credits-software-text = La page est faite avec Svelte, Vite, Project Fluent et marked. Le serveur tourne sur FastAPI, Starlette et uvicorn.

## Réponses pendant le tour d’un autre, et un écran pour plusieurs

window-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
window-yours = Les autres attendent aussi longtemps, quelle que soit votre main.
window-same = Chacun a le même temps, quelle que soit sa main.
window-kept = Réponse gardée jusqu’à la fin du temps. Vous pouvez encore changer d’avis.
window-opened = { $seconds ->
    [one] { $name } peut répondre pendant { $seconds } seconde.
   *[other] { $name } peut répondre pendant { $seconds } secondes.
}
standing-title = Pendant le tour des autres
standing-secret = Personne d’autre ne voit votre choix.
curtain-turn = { $name }, c’est à vous
curtain-answer = { $name } peut répondre
curtain-nobody = Qui est devant l’écran ?
curtain-why = Les autres détournent les yeux ; affichez ensuite vos cartes.
curtain-look = Je suis { $name } : afficher mes cartes
curtain-unseen = { $text } sans regarder
curtain-pass = Passer l’écran à { $name }
setup-claim = Si quelqu’un est parti pendant son tour, la victoire peut être réclamée après
setup-claim-never = Jamais
setup-claim-after = { $minutes ->
    [1440] un jour
    [60] une heure
   *[other] { $minutes } min
  }
setup-answers = Temps pour répondre pendant le tour d’un autre
setup-answers-seconds = { $seconds } s
setup-answers-none = Sans limite

## Erreurs

error-other = Cela n’a pas fonctionné ({ $code }).
error-offline = Le serveur est injoignable.
error-no-answer = Le serveur ne répond pas.
error-server-trouble = Quelque chose s’est mal passé sur le serveur ({ $status }).
error-page-trouble = Quelque chose s’est mal passé sur cette page : { $detail }
error-stale = Le plateau a changé entre-temps ; regardez-le de nouveau.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas votre tour.
error-not-at-this-table = Vous n’êtes pas à cette table, et vous n’avez pas de lien pour la regarder.
error-unknown-table = Cette table n’existe pas.
error-unknown-invitation = Ce lien n’est plus valable. Demandez-en un autre.
error-nothing-proposed = Il n’y a plus rien à jouer là : la situation a changé.
error-only-allies-pin = Seuls ceux qui gagnent ou perdent ensemble se proposent des actions.
error-no-standing-answers = Dans ce jeu, on ne peut pas répondre d’avance.
error-unknown-standing-answer = Cette réponse n’existe pas (il y a : { $known }).
error-standing-answer-needs-time = Ici, une réponse donnée d’avance se remarquerait ; chacun répond lui-même.
error-answer-is-final = Une réponse ne peut pas être annulée.
error-seat-taken = Quelqu’un est déjà assis à cette place.
error-only-at-this-machine = Cela ne se fait que sur la machine où tourne le serveur.
error-no-network = Cette machine n’est sur aucun réseau pour le moment.
error-network-closed = Le réseau n’a pas pu être ouvert : { $detail }
error-only-other-seats = C’est aux autres joueurs de la table d’en décider.
error-nobody-awaited = La table n’attend personne à cette place.
error-still-there = La personne assise là est connectée ; on ne remplace alors personne.
error-too-early = L’absence n’est pas assez longue ; encore { $seconds } s.
error-no-claim-here = À cette table, la victoire ne peut pas être réclamée.
error-unknown-code = Ce code n’est celui d’aucune place d’ici.
error-no-open-tables = Ce serveur ne tient pas de liste de tables ouvertes.
error-already-asked = On le demande déjà aux autres.
error-nobody-asks = Personne ne demande à reprendre un coup.
error-no-take-back = Rien ne peut être repris ici.
error-only-the-host = Seule la personne qui a ouvert la table peut faire cela.
error-only-listeners = Seules les personnes à la table peuvent faire cela.
error-only-when-over = Ce n’est possible qu’une fois la partie finie.
error-only-in-practice = Ce n’est possible que si personne d’autre ne joue.
error-match-is-not-over = La partie n’est pas encore finie.
error-already-resigned = Vous avez déjà abandonné.
error-all-play-together = Ici, tous gagnent ou perdent ensemble : il n’y a personne à qui abandonner la partie.
error-nobody-to-agree = Il n’y a personne ici avec qui convenir de la nulle.
error-nobody-to-resign-to = Il n’y a personne ici à qui abandonner la partie.
error-unknown-variant = Cette variante n’est plus ici. Choisissez de nouveau son fichier.
error-variant-refused = On ne peut pas jouer avec ces données.
error-draw-already-offered = La nulle est déjà proposée.
error-no-draw-offer = La nulle n’est plus proposée.
error-no-seat-of-yours = Vous n’avez pas de place à cette table.
error-no-such-moment = Ce moment n’existe pas dans la partie.
error-seed-known-to-one = On ne choisit pas la graine quand un ami joue : l’un de vous serait seul à la connaître.
error-too-many-variants = Trop de vos variantes servent déjà à des tables ({ $most } au plus).
error-no-room-for-variants = Ce serveur n’a plus de place pour d’autres variantes.
error-too-many-documents = Ce serveur garde pour vous { $most } choses de ce genre au plus.
error-no-room-for-documents = Ce serveur n’a plus de place pour vos affaires ({ $most } octets).
error-document-too-long = C’est trop long pour être gardé ({ $most } caractères au plus).
error-too-many-tables = Vous avez trop de tables ouvertes. Finissez ou abandonnez d’abord quelques parties.
error-too-many-games = Vous avez ici { $most } parties, celles qui sont finies comprises. Supprimez-en d’abord de votre liste.
error-no-room-for-games = Vos parties prennent ici toute la place permise ({ $most } octets). Supprimez-en d’abord de votre liste.
error-no-room-for-tables = Ce serveur n’a plus de place pour d’autres tables.
error-chat-full = La discussion de cette table est pleine ({ $most } lignes au plus).
error-too-many-connections = Cette table est ouverte à trop d’endroits à la fois.
error-too-many-rows = C’est trop à la fois.
error-too-fast = Trop vite : attendez un instant, puis recommencez.
error-too-large = C’est trop gros.
error-record-too-long = Cet enregistrement est trop long.
error-malformed-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-empty-text = Il n’y a rien à envoyer.
error-option-known-to-one = Cette option révèle un secret de la partie à qui l’a choisie : elle ne convient pas quand quelqu’un d’autre joue ({ $option }).
error-held-another-seat = Vous avez tenu une autre place à cette table : vous ne pouvez pas voir ce que celle-ci cache.
error-storage-busy = Un autre programme a verrouillé la base de données du serveur. Réessayez dans un instant.
error-storage-unreachable = Le serveur ne joint pas sa base de données pour l’instant. Réessayez dans un moment.
error-table-unreadable = Ce qui est gardé de cette table est illisible.
error-too-deep = L’imbrication est trop profonde (plus de { $most } niveaux).
error-too-slow = L’envoi a duré trop longtemps.
error-foreign-host = Le serveur ne répond pas au nom « { $host } ». La personne qui l’a lancé peut l’autoriser avec --allowed-host.
error-too-much-thinking = Trop de vos demandes attendent déjà un robot. Réessayez quand certaines seront finies.
error-server-busy = Le serveur est occupé. Réessayez dans un instant.
error-foreign-origin = Cette page n’a pas été ouverte à l’adresse du serveur.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Ce n’est pas possible ici.
error-data-gone = Cette partie s’est jouée avec des données remplacées qui ne sont plus ici.
error-rules-gone = Les règles de cette version ne sont plus ici.
error-storage-failed = Le serveur n’a pas pu l’enregistrer ; rien n’a donc eu lieu. Recommencez.
error-took-too-long = Cela a pris trop de temps. Recommencez.
error-took-too-much = Cela demande plus de mémoire que ce serveur n’en donne à une requête.
error-worker-failed = Le robot n’a pas répondu. Recommencez.
error-server-error = Quelque chose s’est mal passé sur le serveur.

# Clocks
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-turn = Un temps pour chaque tour
setup-clock-game = Un temps pour toute la partie
setup-clock-days = Des jours pour chaque tour
setup-clock-note = Une pendule ne tourne que pendant que la table attend son joueur. Elles partent quand tout le monde est à la table ; le temps des robots n’est à personne.
setup-clock-days-note = Avec des jours pour chaque tour, personne n’a besoin d’être là en même temps.
clock-nobody-needed = Personne n’a besoin d’être là en même temps : chacun joue quand il trouve le temps, et la table attend.
setup-zero = Quand une pendule est à zéro
setup-zero-bot = Un robot joue
setup-zero-default = La réponse habituelle
setup-zero-loss = Le joueur perd
setup-zero-level = Le robot qui joue
setup-zero-bot-note = Le robot joue le tour jusqu’au bout ; le tour suivant est de nouveau au joueur.
setup-zero-default-note = Dans le tour d’un autre, ce qui compte comme une absence de réponse est joué ; dans son propre tour, le robot le joue jusqu’au bout.
setup-zero-loss-note = À deux, l’autre a gagné. À plus, un robot continue à cette place.
clock-per-turn = { $minutes ->
    [one] { $minutes } minute par tour
   *[other] { $minutes } minutes par tour
  }
clock-per-seconds = { $seconds } s par tour
clock-per-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
  }
clock-per-game = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } par partie{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s par tour
  }
clock-zero-bot = à zéro, un robot ({ $level }) joue jusqu’à la fin du tour
clock-zero-default = à zéro, la réponse habituelle est jouée, ou un robot ({ $level }) joue jusqu’à la fin du tour
clock-zero-loss = à zéro, le joueur perd
clock-terms = Pendule : { $time } ; { $zero }.
clock-waits = Les pendules partent quand tout le monde est à la table.
clock-of = Pendule, { $name } :
clock-over = Temps écoulé
clock-told = Il reste { $time } à votre pendule.
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }{ $hours ->
    [0] { "" }
   *[other] { " " }{ $hours } h
  }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min { $seconds } s
clock-seconds = { $seconds } s
clock-some-minutes = { $minutes } min
clock-last-minute = moins d’une minute
list-clock = Il reste { $time } pour jouer
note-time-up-bot = { $person ->
    [you] Votre temps était écoulé. Un robot a joué le tour jusqu’au bout.
   *[other] Temps écoulé : { $name }. Un robot a joué le tour jusqu’au bout.
}
note-time-up-default = { $person ->
    [you] Votre temps était écoulé. La réponse habituelle a été jouée.
   *[other] Temps écoulé : { $name }. La réponse habituelle a été jouée.
}
note-lost-on-time = { $person ->
    [you] Votre temps était écoulé. La partie est perdue.
   *[other] Temps écoulé : { $name }. La partie est perdue.
}
reason-out-of-time = le temps était écoulé
error-time-is-up = Votre temps est écoulé pour ce tour.
error-no-loss-on-time = Personne ne peut perdre au temps ici : choisissez autre chose à zéro.
error-clock-without-people = Là où seuls des robots jouent, personne n’a de pendule.
error-clock-decides = Un tour peut prendre des jours ici : c’est la pendule qui décide, pas qui est connecté.
## Averti de son tour : navigateur, push, courriel

notices-title = M’avertir quand c’est mon tour
notices-note = Une notification du système pendant que la table est ouverte dans un autre onglet ou une autre fenêtre. Rien n’est envoyé ni gardé.
notice-ways = D’autres moyens…
push = Par ce navigateur, aussi quand la table est fermée
push-note = Le serveur garde une adresse que l’éditeur de votre navigateur donne pour ce navigateur. Le message est chiffré, et contient le nom du jeu, un lien et « à vous de jouer ».
push-failed = Le navigateur ne le permet pas ici. Voyez ses réglages pour cette page.
mail = Par courriel, à
mail-give = Envoyer un code
mail-code = Le code envoyé à { $address }
mail-confirm = Confirmer
mail-other = Une autre adresse
mail-on = Les courriels vont à { $address }
mail-remove = Plus de courriels
mail-note = Le serveur garde l’adresse, et y écrit quand une table où d’autres jouent vous attend depuis une minute : le nom du jeu et un lien.
webhook-note = Le propriétaire de ce serveur fait prévenir un programme quand une table attend un absent : la table, le jeu, la place et son nom.
title-mail = Courriels – Quintessence
mail-stop-title = Courriels de ce serveur
mail-stop-note = Une pression, et ce serveur n’écrit plus à cette adresse.
mail-stop = Arrêter les courriels
mail-stopped = C’est fait : plus de courriels.
error-bad-mail-address = Ceci n’est pas une adresse de courriel.
error-bad-push-subscription = L’abonnement de ce navigateur est inutilisable.
error-no-mail-code = Ce code ne vaut plus. Demandez-en un nouveau.
error-wrong-mail-code = Ce n’est pas le code envoyé.
error-too-many-mail-codes = Trop de codes ont été envoyés. Réessayez demain.
error-mail-refused = Qui lit cette adresse ne veut pas de courriels d’ici.
error-unknown-stop-link = Ce lien n’est pas connu ici.
error-no-such-notifications = Ce serveur ne propose pas cela.
## Mes parties, défis

mine-cancel = Annuler
mine-filter = Quelles parties
mine-filter-game = Jeu
mine-filter-state = État
mine-filter-fate = Résultat
mine-filter-opponent = Adversaire
mine-filter-text = Le nom contient
mine-all = Tout
mine-deleted = Supprimées
mine-deleted-note = Ces parties ne sont cachées que pour vous, et ne comptent plus. Vous pouvez les rétablir tant qu’elles ne sont pas effacées pour de bon.
mine-fate-won = Gagnées
mine-fate-drawn = Nulles
mine-fate-lost = Perdues
mine-count = { $count ->
    [0] Aucune partie ne convient.
    [one] { $count } partie
   *[other] { $count } parties
}
mine-nameless = Quelqu’un
mine-label = Nom de cette partie
mine-label-save = Enregistrer
mine-rename = Renommer
mine-delete = Supprimer
mine-restore = Rétablir
mine-forget = Effacer pour de bon
mine-forget-text = « { $name } » sera effacée avec tous ses coups, sans retour possible. Une partie que d’autres ont jouée aussi leur reste.
mine-gone = « { $name } » est supprimée.
mine-gone-undo = Annuler
mine-archived = importée
mine-casual = ne compte pas
mine-statistics = Statistiques
mine-statistics-none = Aucune partie finie ne compte encore.
mine-statistics-all = gagnées : { $won } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
mine-statistics-note = Sur vos 500 dernières tables et les parties importées. L’entraînement contre les robots compte, avec ou sans conseils.
mine-against = Contre
mine-as = En jouant
mine-games = Parties
mine-won = Gagnées
mine-drawn = +{ $count } { $count ->
    [one] nulle
   *[other] nulles
}
mine-rate = Taux
mine-longest = Votre plus longue partie : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
mine-left-casual = Parties non comptées, parce que des tours y ont été repris ou qu’elles en continuent une autre : { $count }.
mine-left-alone = Parties non comptées, où vous teniez toutes les places : { $count }.
mine-left-imported = Parties non comptées, ouvertes à partir d’un enregistrement : { $count }.
mine-left-watched = Parties non comptées, où vous n’aviez pas de place : { $count }.
mine-left-unknown = Parties non comptées, sans résultat : { $count }.

achievements = Accomplissements
achievements-note = Chacun est une règle que vous avez employée, trouvée dans vos parties finies. Les parties avec des tours repris ne comptent pas.
achievements-count = { $done } sur { $all }
achievement-done = depuis le { $date }
achievement-open = pas encore
achievements-left = { $count ->
    [one] Encore { $count } partie à parcourir…
   *[other] Encore { $count } parties à parcourir…
}

own-data = Tout ce qui est à vous
own-data-text = Noms, résultats et enregistrements de vos parties finies, problèmes et réglages dans un seul fichier : à garder, ou à importer dans un autre navigateur.
own-data-save = Enregistrer dans un fichier
own-data-bring = Importer d’un fichier
own-data-saved = { $games ->
    [one] Enregistré, avec { $games } partie.
   *[other] Enregistré, avec { $games } parties.
}
own-data-left-out = Il n’y avait plus de place pour les enregistrements de certaines parties ({ $count }) ; leurs résultats y sont.
own-data-reading = { $done } sur { $all }…
own-data-read = Nouveau ici : { $added }. Déjà là : { $known }.
own-data-refused = Le nº { $number } a été laissé de côté : { $why }
error-own-data-not-json = Ce fichier est illisible : ce n’est pas du JSON.
error-own-data-other = Ce fichier contient autre chose. Un enregistrement seul s’ouvre à l’accueil.
error-own-data-version = Ce fichier est de la version { $version }, que cette page ne connaît pas.
error-own-data-broken = Quelque chose dans ce fichier n’est pas comme il faut ({ $field }).
error-own-data-too-many = Ce fichier a plus de { $most } parties.
error-own-data-too-large = Ce fichier dépasse { $most } Mo.
error-not-deleted-yet = Supprimez d’abord la partie ; elle pourra ensuite être effacée pour de bon.
error-others-have-it-too = D’autres ont joué ici aussi : la partie leur reste. Vous ne la voyez plus.
error-no-record = Seul le résultat de cette partie a été importé, pas son enregistrement.

title-challenges = Défis · Quintessence
challenge = défi
challenges = Défis
challenges-text = La même donne, les mêmes robots, chacun à sa propre table : qui en tire le plus ?
challenges-past = Les jours précédents
challenges-mine = Les vôtres
challenges-all = Tous les défis
challenge-today-of = Défi du jour : { $game }
challenge-today = Défi du jour
challenge-daily = Défi du { $date }
challenge-yours = Votre défi
challenge-by = Défi lancé par { $name }
challenge-friends = Un défi entre amis
challenge-rules = Tous ont la même donne, que personne ne connaît d’avance. Votre premier essai compte, sans conseils et sans reprendre de tours ; ensuite, vous pouvez vous entraîner avec la même donne.
challenge-status-new = Vous ne l’avez pas encore joué.
challenge-status-playing = Votre partie est en cours.
challenge-status-over = Vous l’avez joué.
challenge-status-missed = Vous ne l’avez pas joué.
challenge-count = { $count ->
    [0] Personne ne l’a encore relevé.
    [one] { $count } personne l’a relevé.
   *[other] { $count } personnes l’ont relevé.
}
challenge-play-new = Jouer
challenge-play-playing = Continuer
challenge-play-over = S’entraîner avec la même donne
challenge-again-note = Votre premier essai compte ; celui-ci est un entraînement.
challenge-look = Voir le défi
challenge-compare = Comparer
challenge-past = Ce jour est passé : il n’est plus possible de relever ce défi.
challenge-commitment = Empreinte de la donne, la même pour tous :
challenge-comparison = Comparaison
challenge-name = Nom
challenge-result = Résultat
challenge-points = Points
challenge-turns = Tours
challenge-time = Temps
challenge-watch = Regarder
challenge-watch-own = Revoir
challenge-watch-later = Les parties des autres se regardent une fois que vous avez joué.
challenge-allow = Permettre à ceux qui ont joué de regarder ma partie
challenge-entry-playing = joue encore
challenge-entry-given-up = abandon
challenge-entry-won = gagné
challenge-entry-place = rang { $place }
challenge-nobody = Encore personne.
challenge-invite = Inviter des amis
challenge-link = Lien
challenge-copy = Copier le lien
challenge-copied = Copié
challenge-share = Partager
challenge-new = Un défi entre amis
challenge-way = { $game } : { $way }
challenge-new-text = Choisissez un jeu ; le serveur tire une donne que vous ne connaissez pas non plus. Qui a le lien la joue.
challenge-seats = Places, la vôtre comprise
challenge-level = Robots
challenge-make = Lancer le défi
challenge-table = C’est un défi : pas de conseils, et rien ne se reprend.
error-unknown-challenge = Ce défi n’existe pas, ou son jour n’est pas encore venu.
error-challenge-is-over = Ce jour est passé : il n’est plus possible de relever ce défi.
error-challenge-is-full = Ce défi est complet : { $most } personnes l’ont relevé.
error-challenge-outdated = Les règles de ce jeu ont changé depuis : plus personne ne peut jouer cette donne.
error-challenge-not-played = Jouez d’abord le défi jusqu’au bout.
error-challenge-seats = Dans un défi, une place est à vous, et des robots tiennent les autres.
error-too-many-challenges = Vous avez lancé { $most } défis : il n’y a pas de place pour plus.
## Ce qu’une relecture enseigne

tab-lesson = Leçon
analysis-open = Montrer la leçon
analysis-percent = { $percent } %
analysis-about = Ce que chaque camp pouvait espérer du résultat, en pour cent, selon le robot « { $level } » ; tous partent à égalité. « { $expert } » a cherché de meilleurs tours.
analysis-about-allies = La chance de gagner ensemble, en pour cent, selon le robot « { $level } ». « { $expert } » a cherché de meilleurs tours.
analysis-of = { $person ->
    [you] Ce que vous pouviez espérer, après chaque tour
    [allies] La chance de gagner ensemble, après chaque tour
    [many] Ce que les { $name } pouvaient espérer, après chaque tour
   *[other] Ce que { $name } pouvait espérer, après chaque tour
}
analysis-smoothed = Courbes lissées : chaque point est la moyenne de { $count } moments qui se suivent.
analysis-progress = Le robot évalue la partie : { $done } sur { $count }
analysis-now = Joué jusqu’ici : { $when }
analysis-start = Avant la première action
analysis-turning = Où elle a basculé
analysis-no-turning = L’avantage n’a jamais changé de camp pour longtemps.
analysis-further = Des tours qui ont coûté
analysis-shared = Pareil dans les deux :
analysis-played = Joué :
analysis-better = Mieux :
analysis-nothing-better = Le robot n’a rien trouvé de nettement meilleur.
analysis-cost = { $worth } % au lieu de { $share } %.
analysis-decided = Ce qui a décidé
analysis-best = Meilleur tour
analysis-best-gain = valait { $percent } % de plus que ce que le robot aurait joué.
analysis-best-rose = les chances de gagner passent de { $before } % à { $after } %, et le robot n’a rien trouvé de mieux.
analysis-no-best = Aucun tour ne se détache.
analysis-worst = Tour le plus coûteux
analysis-worst-cost = a coûté { $percent } %. Mieux : { $line }.
analysis-no-worst = Aucun des tours examinés n’a coûté 3 % ou plus.
analysis-at = { $when } :
analysis-tip = À essayer la prochaine fois
analysis-counted = Comment le résultat s’est fait
summary-next = Ensuite : { $what }
analysis-next = Parties gagnées contre « { $level } » : { $won } sur les { $count } dernières. Le niveau suivant est « { $next } ».
analysis-next-play = Jouer contre « { $next } »
review-share-at = { $number }, { $when } : { $name } { $percent } %
decided-won = { $person ->
    [you] Vous avez gagné
    [allies] L’équipe a gagné
    [many] Les { $name } ont gagné
   *[other] { $name } a gagné
} après { $actions } actions{ $margin ->
    [0] { "" }
    [one] , d’un point
   *[other] , de { $margin } points
}.
decided-drawn = Après { $actions } actions, la victoire est partagée.
decided-close = La partie est restée serrée : personne n’a jamais été nettement devant.
decided-changed = { $changes ->
    [one] L’avantage a changé de camp une fois
   *[other] L’avantage a changé de camp { $changes } fois
} ; { $person ->
    [you] vous l’avez pris pour de bon
    [allies] l’équipe l’a pris pour de bon
    [many] les { $name } l’ont pris pour de bon
   *[other] { $name } l’a pris pour de bon
} ({ $since }).
decided-ahead-since = { $person ->
    [you] Vous avez pris la tête pour de bon
    [allies] L’équipe a pris la tête pour de bon
    [many] Les { $name } ont pris la tête pour de bon
   *[other] { $name } a pris la tête pour de bon
} ({ $since }).
decided-always-ahead = { $person ->
    [you] Vous avez mené
    [allies] L’équipe a mené
    [many] Les { $name } ont mené
   *[other] { $name } a mené
} du début à la fin.
decided-turn = Le tour le plus coûteux : { $when }, { $percent } %. Mieux valait : { $line }.
decided-no-turn = Aucun tour n’a décidé à lui seul : le robot n’en a trouvé aucun qui ait coûté 3 % ou plus au camp perdant.
why-judged = Le robot juge meilleure la position qui suit.
why-wins = Il gagne.
why-saves = Il ne perd pas aussitôt.
why-points = { $count ->
    [one] Il rapporte un point de plus.
   *[other] Il rapporte { $count } points de plus.
}
why-more = Il apporte { $count } de plus : { $what }.
why-fewer = Il apporte { $count } de moins : { $what }.
why-they-more = Il donne { $count } de plus aux autres : { $what }.
why-they-fewer = Il laisse { $count } de moins aux autres : { $what }.
tip-turn = Regardez encore ce tour ({ $when }) : { $line } valait { $percent } % de plus.
tip-source = { $what } : { $own } contre { $other } ({ $name }). Aucune autre source n’a fait plus de différence.
tip-tally = { $what } : { $own } contre { $other } ({ $name }).
tip-clean = Rien de ce qui a été examiné n’a coûté 3 % ou plus.
puzzle-try = Essayer cette position comme problème
puzzle-not-yet = Les problèmes naissent de parties finies.
puzzle-judged-first = Le robot évalue encore la partie. Réessayez dans un instant.
puzzle-none = Cette partie n’offre pas de problème : le robot n’a trouvé aucun tour nettement meilleur que ce qui a été joué.
puzzle-elsewhere = Rien n’est nettement meilleur que ce qui a été joué ici. Le problème le plus proche est là : { $when }.
puzzle-go = Y aller
puzzle-asked = Trouvez un meilleur tour : celui qui a été joué ici a coûté { $percent } %.
puzzle-found = Trouvé : votre tour vaut { $share } % ; celui du robot valait { $worth } %.
puzzle-not-found = Pas encore : votre tour vaut { $share } %, et { $worth } % étaient possibles.
puzzle-once-more = Essayer encore
puzzle-back = Retour à la relecture
error-too-many-reviews = Le robot évalue encore d’autres parties à vous. Réessayez quand il aura fini.
error-no-puzzle-here = Il n’y a pas de problème ici : la relecture ne connaît pas de meilleur tour à ce moment.

## Une image de la position

picture = Image
picture-making = L’image se dessine…
picture-note = Telle qu’un spectateur la voit : aucune main cachée aux autres n’y figure, et personne n’y est nommé.
picture-save = Enregistrer à nouveau
picture-copy = Copier
picture-not-copied = Ce navigateur ne permet pas de copier l’image. Enregistrez-la plutôt.
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
picture-alt = { $game } après { $number ->
    [one] { $number } action
   *[other] { $number } actions
}, du point de vue d’un spectateur
picture-start = Au début
picture-moment = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
picture-end = La fin, après { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
picture-credit = Dessiné par Quintessence. Icônes : game-icons.net, CC BY 3.0.

## Sons et allure

sound = Son
sound-off = Couper les sons
sound-on = Remettre les sons
volume = Volume
pace = Coups des robots et des autres
pace-once = Aussitôt
pace-calm = Calmes
pace-slow = Lents

## Cartes qui viennent d’arriver

card-new = nouvelle
cards-new = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}

## Sans le serveur

offline-says = Le serveur est injoignable. Les règles et ce qui est ouvert ici se lisent ; parties, robots et leçons ont besoin de lui. La page reprend d’elle-même à son retour.
reconnecting-kept = Connexion perdue ; votre coup est gardé, et sera joué au retour du serveur.
# Problèmes
title-puzzles = Problèmes · Quintessence
puzzles = Problèmes
puzzles-text = Un tour est nettement le meilleur. Trouvez-le.
title-lab = Labo · Quintessence
lab = Labo
lab-lobby = Changez les nombres d’un jeu, comparez, et jouez votre variante.
lab-open = Ouvrir le labo
puzzles-lobby = Une position, un tour à trouver : un nouveau chaque jour, le même pour tous.
puzzles-all = Tous les jeux
puzzles-today = Le problème du jour
puzzles-solved = { $count ->
    [one] { $solved } sur { $count } résolu.
   *[other] { $solved } sur { $count } résolus.
}
puzzles-solved-short = { $solved } / { $count }
puzzles-stale = Ces problèmes valent pour d’autres règles que les présentes ; ils ne sont donc pas montrés.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-made = Trouvés dans des parties entre robots. Plus il y a d’étoiles, plus les robots des cinq niveaux trouvent rarement le tour ; les pourcentages sont l’espérance de victoire selon la recherche la plus forte. Les robots peuvent se tromper.
puzzle = Problème
puzzle-numbered = Problème { $number }
puzzle-daily = Le problème du jour
puzzle-stars = { $count ->
    [one] Difficulté : { $count } étoile sur 5
   *[other] Difficulté : { $count } étoiles sur 5
}
puzzle-task = { $person ->
    [you] À vous de jouer : trouvez le meilleur tour
   *[other] À vous de jouer ({ $who }) : trouvez le meilleur tour
}
puzzle-levels = Le robot de niveau 2 le trouve dans { $easy } % des essais, celui de niveau 5 dans { $hard } %.
puzzle-standings = Points jusqu’ici
puzzle-solve = Le résoudre
puzzle-state-tried = essayé
puzzle-state-shown = solution vue
puzzle-state-solved = résolu
puzzle-going-on = C’est la bonne voie. Continuez jusqu’à ce qu’elle paie.
puzzle-right = C’est le bon tour !
puzzle-good = Tout aussi bon !
puzzle-missed = Ce n’est pas le meilleur tour.
puzzle-worth = Espérance de victoire : { $best } %.
puzzle-lost = Votre tour laisse { $worth } % d’espérance de victoire, le meilleur { $best } % : { $lost } % de moins.
puzzle-streak = { $days ->
    [one] Problème du jour résolu.
   *[other] Problème du jour résolu { $days } jours de suite.
}
puzzle-hint = Un bon tour se compose ainsi : { $kinds }
puzzle-reveal = Montrer la solution
puzzle-look = Voir la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-play-on = Continuer la partie d’ici
puzzle-answer = Espérance de victoire : { $best } % avec la solution, { $other } % au plus avec les tours moins bons.
puzzle-step-back = Étape précédente
puzzle-step-on = Étape suivante
puzzle-others = { $count ->
    [one] Un autre tour est aussi bon.
   *[other] { $count } autres tours sont aussi bons.
}
puzzle-key = Les étapes en gras leur sont communes.
error-unknown-puzzle = Ce problème n’existe pas.
error-no-puzzles = Ce jeu n’a pas de problèmes.
error-puzzles-stale = Ces problèmes valent pour d’autres règles que les présentes.
error-puzzle-turn-over = Le tour est terminé : réessayez depuis la position.
error-puzzle-turn-open = Le tour n’est pas encore terminé.

# La donne d’une partie finie, transmise
deal-hand-on = Défier un ami sur cette donne
challenge-rules-handed-on = Tous ont la même donne ; qui l’a transmise l’a déjà jouée. Votre premier essai compte, sans conseils et sans reprendre de tours ; ensuite, vous pouvez vous entraîner avec la même donne.
challenge-entry-before = partie ordinaire
challenge-before-note = Qui a transmis cette donne l’avait jouée en partie ordinaire, où l’on peut avoir des conseils.
error-deal-not-played-alone = Seule se transmet la donne d’une partie que vous avez jouée contre des robots, sans autre personne, à votre place du début à la fin.
error-deal-goes-on = Cette partie en continuait une autre, ou elle a été importée : sa donne ne se transmet pas.
error-deal-taken-back = Des tours ont été repris dans cette partie, ce que personne ne peut faire dans un défi : sa donne ne se transmet pas.
error-deal-played-by-bot = Un robot a joué pour vous pendant un moment : la donne de cette partie ne se transmet pas.

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
setup-advanced = Options avancées
setup-seed = Graine
setup-seed-help = Un mot ou un nombre. La même graine, avec les mêmes options, redonne la même partie. Vide : au hasard.
open-tables = Tables ouvertes
open-sit = S’asseoir
open-watch = Regarder
open-yours = À votre table
setup-listed = Dans la liste des tables ouvertes : chacun sur ce serveur peut la trouver, s’asseoir où une place est libre, ou regarder
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
seat-bot = { $about } · { $text }
seat-waits = Attend
seat-free = Pas encore là
presence-here = Là
presence-away = Absent un moment
presence-gone = Parti
seat-stand-in = { $level } joue en attendant
watching = Vous regardez ; seuls les joueurs écrivent.
watching-writes = Vous regardez, et pouvez écrire.
watchers = Regardent : { $names }
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
side-about = Joue tout seul
side-chooses = Choisit…

## Table

the-board = Plateau
faces = Présentation du plateau
face-drawn = Plateau
face-text = Texte
prompt = Ce qui est à faire
prompt-ended = La partie est finie.
prompt-aim = Le but : { $aim }
prompt-answered = La réponse a été donnée pour vous : il n’y avait rien à choisir, ou vous aviez répondu d’avance.
prompt-watching = Vous regardez. À { $name } de jouer.
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
pin-text = { $name } propose : { $text }
pin-play = La jouer
pin-remove = Retirer
pin-remove-this = Retirer la proposition : { $text }
pin-propose = La proposer aux autres
pin-propose-this = Proposer aux autres : { $text }
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
hint-key = Ce que ferait un robot (H)
hint-play = Le jouer
hint-given = Conseil : { $text }
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
note-seat-revoked = L’hôte a ouvert ce siège à quelqu’un d’autre.
note-seat-changed = Quelqu’un d’autre occupe désormais ce siège.
note-stand-in = { $name } était parti ; un robot joue à cette place en attendant.
note-back = { $name } est de retour.
note-win-claimed = { $name } était parti trop longtemps ; la victoire a été réclamée.
note-taken-back = { $name } a repris un coup ; la partie est désormais amicale.
note-bot-overran = Le robot n’a pas eu le temps ; la meilleure action qu’il avait trouvée a été jouée.
note-bot-failed = Le robot a échoué ; l’action la plus prometteuse a été jouée à sa place.
rematch-waits = Une revanche a commencé.
rematch-join = Vers la revanche
notice-ask = Votre système doit-il vous appeler quand c’est votre tour ?
notice-yes = Oui, m’appeler
notice-no = Non
notice-yours = C’est à vous de jouer.
prompt-friend = Votre ami n’est pas encore là.
rematch = Revanche
result = Résultat
flip = Tourner le plateau
help = Aide
help-text = Une phrase dit toujours ce qui est à faire. Choisissez sur le plateau, dans la liste des actions, ou en tapant. Pointez ce qui ne peut pas être choisi pour savoir pourquoi.
keys = Touches
key-arrows = parcourir le plateau
key-enter = choisir ; encore une fois pour confirmer
key-escape = effacer ce qui est choisi
key-palette = liste des actions, commandes tapées
key-undo = annuler ce qui vient d’être joué
key-hint = conseil
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
share-code-note = Code de cette place :
share-revoke-own = Nouveau lien et nouveau code ; les anciens ne servent plus, les autres appareils sont écartés
share-taken = Les places prises
share-taken-note = La personne assise là perd la place aussitôt. Dans les jeux à cartes cachées, personne qui a tenu une autre place ne peut s’y asseoir.
share-free = Libérer cette place
share-free-sure = Oui, la libérer
share-free-not = Non, la laisser
share-watch = Regarder
share-watch-note = Avec ce lien, chacun peut regarder, mais pas jouer.
share-revoke = Faire un nouveau lien ; l’ancien ne sert plus
share-local = Ces liens ne s’ouvrent que sur cette machine.
share-local-others = Qui a lancé le serveur peut laisser entrer d’autres : sur cette machine, dans cette fenêtre.
share-open = Ouvrir à mon réseau local
share-open-means = Chacun sur votre réseau peut alors atteindre ce serveur, sans chiffrement : ne le faites que sur un réseau auquel vous vous fiez. Sans lien, on ne voit toujours aucune de vos tables.
share-opened = Sur votre réseau, on atteint cette table à l’adresse
share-close = Refermer
share-system = Partager…
share-code = Code QR
share-code-of = Code QR : { $title }
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
end-drawn = Partie nulle
end-all-won = Tous gagnent
end-all-lost = Tous perdent
end-winner = { $name } gagne
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
turning-point = La partie a basculé à l’action { $number }
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
confirm-moves = Oui
confirm-never = Non, jouer aussitôt
steps-setting = Étapes d’un camp sans joueur
steps-setting-step = Une par une
steps-setting-timed = Automatiquement
steps-setting-once = D’un coup
notices = M’avertir quand c’est mon tour
sounds = Un petit son quand c’est à vous de jouer
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
error-only-allies-pin = Seuls ceux qui gagnent ou perdent ensemble se proposent des actions.
error-no-standing-answers = Dans ce jeu, on ne peut pas répondre d’avance.
error-unknown-standing-answer = Cette réponse n’existe pas (il y a : { $known }).
error-standing-answer-needs-time = Ici, une réponse donnée d’avance se remarquerait ; chacun répond lui-même.
error-answer-is-final = Une réponse ne peut pas être annulée.
error-seat-taken = Quelqu’un est déjà assis à cette place.
error-only-at-this-machine = Cela ne se fait que sur la machine où tourne le serveur.
error-no-network = Cette machine n’est sur aucun réseau pour le moment.
error-network-closed = Le réseau n’a pas pu être ouvert : { $detail }
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
error-all-play-together = Ici, tous gagnent ou perdent ensemble : il n’y a personne à qui abandonner la partie.
error-nobody-to-agree = Il n’y a personne ici avec qui convenir de la nulle.
error-nobody-to-resign-to = Il n’y a personne ici à qui abandonner la partie.
error-unknown-variant = Cette variante n’est plus ici. Choisissez de nouveau son fichier.
error-variant-refused = On ne peut pas jouer avec ces données.
error-draw-already-offered = La nulle est déjà proposée.
error-no-draw-offer = La nulle n’est plus proposée.
error-no-seat-of-yours = Vous n’avez pas de place à cette table.
error-no-such-moment = Ce moment n’existe pas dans la partie.
error-seed-known-to-one = On ne choisit pas la graine quand un ami joue : l’un de vous serait seul à la connaître.
error-too-many-variants = Vous avez déposé trop de variantes dont il y a des tables ({ $most } au plus).
error-no-room-for-variants = Ce serveur n’a plus de place pour d’autres variantes.
error-too-many-documents = Ce serveur garde pour vous { $most } choses de ce genre au plus.
error-document-too-long = C’est trop long pour être gardé ({ $most } caractères au plus).
error-too-many-tables = Vous avez trop de tables ouvertes. Finissez ou abandonnez d’abord quelques parties.
error-too-many-connections = Cette table est ouverte à trop d’endroits à la fois.
error-too-many-rows = C’est trop à la fois.
error-too-fast = Trop vite : attendez un instant, puis recommencez.
error-too-large = C’est trop gros.
error-record-too-long = Cet enregistrement est trop long.
error-malformed-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-empty-text = Il n’y a rien à envoyer.
error-option-known-to-one = Cette option révèle un secret de la partie à qui l’a choisie : elle ne convient pas quand quelqu’un d’autre joue ({ $option }).
error-held-another-seat = Vous avez tenu un autre siège à cette table : vous ne pouvez pas voir ce que celui-ci cache.
error-storage-busy = Un autre programme a verrouillé la base de données du serveur. Réessayez dans un instant.
error-storage-unreachable = Le serveur ne joint pas sa base de données pour l’instant. Réessayez dans un moment.
error-table-unreadable = Ce qui est gardé de cette table est illisible.
error-too-deep = L’imbrication est trop profonde (plus de { $most } niveaux).
error-too-slow = L’envoi a duré trop longtemps.
error-foreign-host = Le serveur ne répond pas au nom « { $host } ». La personne qui l’a lancé peut l’autoriser avec --allowed-host.
error-too-much-thinking = Trop de réflexions attendent déjà pour vous. Réessayez quand certaines seront finies.
error-server-busy = Le serveur est occupé. Réessayez dans un instant.
error-foreign-origin = Cette page n’a pas été ouverte à l’adresse du serveur.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Ce n’est pas possible ici.
error-data-gone = Cette partie s’est jouée avec des données remplacées qui ne sont plus ici.
error-rules-gone = Les règles de cette version ne sont plus ici.
error-storage-failed = Le serveur n’a pas pu l’enregistrer ; rien n’a donc eu lieu. Recommencez.
error-took-too-long = Cela a pris trop de temps. Recommencez.
error-worker-failed = Le robot n’a pas répondu. Recommencez.
error-server-error = Quelque chose s’est mal passé sur le serveur.

# Problèmes
title-puzzles = Problèmes · Quintessence
puzzles = Problèmes
puzzles-text = Un tour est nettement le meilleur. Trouvez-le.
puzzles-lobby = Une position, un tour à trouver : un nouveau chaque jour, le même pour tous.
puzzles-all = Tous les jeux
puzzles-today = Le problème du jour
puzzles-solved = { $count ->
    [one] { $solved } sur { $count } résolu.
   *[other] { $solved } sur { $count } résolus.
}
puzzles-stale = Ces problèmes valent pour d’autres règles que les présentes ; ils ne sont donc pas montrés.
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-made = Trouvés dans des parties entre robots. Les étoiles disent combien rarement les robots des cinq niveaux trouvent le tour ; les pourcentages sont la part d’une victoire qu’attend la recherche la plus forte. Les robots peuvent se tromper.
puzzle = Problème
puzzle-daily = Le problème du jour
puzzle-stars = { $count ->
    [one] Difficulté : { $count } étoile sur 5
   *[other] Difficulté : { $count } étoiles sur 5
}
puzzle-you = À vous
puzzle-task = { $who } joue : trouvez le meilleur tour
puzzle-levels = Le niveau 2 le trouve dans { $easy } % de ses essais, le niveau 5 dans { $hard } %.
puzzle-solve = Le résoudre
puzzle-state-tried = essayé
puzzle-state-shown = solution vue
puzzle-state-solved = résolu
puzzle-right = C’est le bon tour !
puzzle-good = Tout aussi bon !
puzzle-missed = Ce n’est pas le meilleur tour.
puzzle-worth = Il promet { $best } % d’une victoire.
puzzle-lost = Le vôtre promet { $worth } % d’une victoire, le meilleur { $best } % : { $lost } % de moins.
puzzle-streak = { $days ->
    [one] Problème du jour résolu { $days } jour de suite.
   *[other] Problème du jour résolu { $days } jours de suite.
}
puzzle-hint = Un bon tour se compose ainsi : { $kinds }
puzzle-reveal = Montrer la solution
puzzle-look = Voir la solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-play-on = Continuer la partie d’ici
puzzle-answer = La solution promet { $best } % d’une victoire, les tours moins bons { $other } % au plus.
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

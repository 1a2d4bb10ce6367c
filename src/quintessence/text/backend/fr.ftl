# Ce que la page ne montre jamais : les mots des commandes, du terminal, des courriels et des aperçus de liens.

## Noms

with-rule = { $text } ({ $rule })
number = { $value }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
version = quintessence { $version } ({ $compiled ->
    [true] compilé
   *[false] non compilé
})

## Raconter une partie

narrated-action = { $seat_name } : { $text }
outcome-reason = La partie est finie : { $reason }
outcome-won = { $names } gagne.
outcome-shared = { $names } se partagent la première place.
outcome-all-won = Partie nulle : tous se partagent la première place.
outcome-all-lost = Personne ne gagne.
outcome-side-won = { $names } gagne.
outcome-won-together = { $seats ->
    [1] Vous gagnez.
   *[other] Vous gagnez ensemble.
}
outcome-lost-together = { $seats ->
    [1] Vous perdez.
   *[other] Vous perdez ensemble.
}
outcome-standing = { $place }. { $name } : { $total } ({ $sources })
outcome-source = { $source } { $points }
step-candidates = { $count ->
    [0] rien ne pouvait être choisi
    [one] une possibilité : { $ids_word }
   *[other] { $count } possibilités : { $ids_word }
}
step-criterion = { $gone ->
    [0] { $criterion } : rien n’est écarté
   *[other] { $criterion } : sans { $removed_word } ; { $count ->
        [0] il ne reste rien
       *[other] reste : { $ids_word }
    }
}
transcript-head = { $name } (règles, version { $version }), { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, graine { $seed }
transcript-option = { $label } : { $value }
transcript-unfinished = La partie n’est pas finie.

## Erreurs des commandes

failed = quintessence : { $text }
crashed = quintessence : quelque chose s’est mal passé dans le programme : { $kind } : { $detail } (QUINTESSENCE_DEBUG=1 montre où)
interrupted = quintessence : interrompu
error-usage = { $detail } (voir : { $command } --help)
error-missing-arguments = il manque quelque chose : { $names } (voir : { $command } --help)
error-unknown-arguments = argument inconnu : { $names } (voir : { $command } --help)
error-value-missing = il faut une valeur à { $name } (voir : { $command } --help)
error-value-too-many = { $name } ne prend pas de valeur : { $value }
error-unknown-choice = { $name } ne peut pas valoir { $value } (au choix : { $choices })
error-not-together = { $name } et { $other } ne vont pas ensemble
error-bad-number = { $name } doit être un nombre de { $least } à { $most } : { $value }
error-file-missing = il n’y a pas de fichier { $file }
error-file-unreadable = { $file } ne peut pas être lu : { $detail }
error-file-unwritable = { $file } ne peut pas être écrit : { $detail }
error-file-too-big = { $file } est trop gros (plus de { $megabytes } Mo)
error-file-not-text = { $file } n’est pas un fichier de texte
error-option-without-value = une option s’écrit nom=valeur : { $text }
error-option-twice = l’option « { $option } » est donnée deux fois
error-option-not-json = la valeur de l’option « { $option } » n’est pas du JSON : { $detail }
error-bots-and-seats = { $bots } robots ne conviennent pas à { $seats } sièges (nommer un robot par siège, ou un seul pour tous)
error-too-few-levels = il faut deux niveaux au moins pour les comparer (il y a : { $levels })
error-bad-commitment = une empreinte a 64 chiffres hexadécimaux : { $value }
error-resume-is-set = --resume reprend une partie telle quelle : sans --seed, --option ni --seats
error-nothing-to-resume = il n’y a aucune partie de { $game } à reprendre
error-other-game = { $file } est une partie de { $game }, pas de { $asked }
error-one-way-to-sit = choisir un seul de --seat, --hot-seat et --watch
error-bench-process-died = un processus de la mesure est mort : { $detail }

## Ce que disent les commandes

note-uncompiled = remarque : les règles ne sont pas compilées ; elles sont plus lentes, sans autre différence
game-broken = { $game } ne se charge pas : { $kind } : { $detail }
games-none = Il n’y a pas de jeu ici.
games-line = { $game } : { $name }, règles version { $version }, sièges : { $seats } ({ $compiled ->
    [true] compilé
   *[false] non compilé
})
games-option = { $option } : { $label } ; par défaut { $default } ; au choix : { $choices }
games-option-free = { $option } : { $label } ; par défaut { $default }
simulate-fault = plantée : la partie de graine { $seed } : { $fault }
simulate-head = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulate-by-bot = Par robot
simulate-by-seat = Par siège
simulate-uses = Ce qui est entré en jeu, et a servi
simulate-shared = { $games } × victoire partagée
simulate-steps = Longueur moyenne : { $steps } actions
simulate-reason = { $games } × { $reason }
simulate-faults = { $games ->
    [one] Une partie a planté et ne compte
   *[other] { $games } parties ont planté et ne comptent
} pour personne.
ladder-head = { $name }, règles version { $version } : chaque niveau contre celui du dessous, par la commande { $command }. Une partie nulle compte pour une demi-victoire.
ladder-team-head = { $name }, règles version { $version } : une équipe de chaque niveau avec les mêmes graines, par la commande { $command }.
verify-replayed = Rejouée : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, tout est permis par la version { $version } des règles, et la fin est celle qui est enregistrée.
verify-holds = L’enregistrement se tient. Pour savoir si la donne était honnête, comparez son empreinte à celle qui a été publiée avant la partie, ou donnez celle-ci avec --commitment. { $commitment }
verify-honest = La donne était honnête : sa graine est celle qui a été publiée avant la partie.
verify-dishonest = La donne n’était PAS honnête : la graine donne { $commitment }, alors qu’avant la partie a été publié { $published }.
verify-broken = L’enregistrement ne se tient PAS : { $text }
bench-running = mesure
bench-head = Python { $python } sur { $machine } ; médianes de { $rounds } tours alternés, { $seconds } s par essai
bench-medians = Vitesse
bench-own = Ce que mesurent certains jeux (médianes)
bench-ratios = Rapports (médiane des rapports de chaque tour)
bench-compiled = compilé
bench-interpreted = interprété
bench-engine = moteur : la boucle du côté du moteur
bench-front-door = porte d’entrée : Match dans une boucle Python
bench-search = recherche : nœuds alpha-bêta
bench-no-compiled = remarque : les règles tournent sans être compilées, et il n’y a pas de version compilée (make compiled) : seul le côté interprété est mesuré
bench-stale = remarque : la version compilée vient d’autres sources que celles-ci (make compiled la refait)
bench-error = erreur : { $text }
column-seed = graine
column-seats = sièges
column-reason = fin
column-places = rangs
column-scores = scores
column-steps = actions
column-games = parties
column-wins = gagnées
column-draws = nulles
column-losses = perdues
column-used = servi
column-share = part
column-interval = intervalle à 95 %
column-level = niveau
column-against = contre
column-ratio = rapport
column-side = nous
column-way = voie
column-steps-per-s = pas/s
column-games-per-s = parties/s
column-front-door-steps-per-s = pas/s par la porte d’entrée
column-mean-legal = actions permises
column-copy-us = copie µs
column-search-nodes-per-s = nœuds/s

## La table du terminal

play-seated = { $people ->
    [0] Tous sont des robots ({ $bot }).
   *[other] { $names } au clavier{ $bot ->
        [none] .
       *[other] , les autres sont des robots ({ $bot }).
    }
}
play-commitment = Empreinte de la donne : { $commitment }
play-help-hint = Tapez un numéro pour choisir, quelques lettres pour réduire la liste, ? pour l’aide.
play-sides-hint = Personne ne joue { $names } : tapez étapes pour lire ses choix un par un, journal 3 pour rouvrir le troisième.
play-left = La partie est gardée dans { $file }. Pour la reprendre : quintessence play { $game } --resume
play-kept = La partie est dans { $file }.
play-seed = Graine de la donne : { $seed }
terminal-words-help = ? aide
terminal-words-all = tout liste
terminal-words-board = plateau voir
terminal-words-why = pourquoi
terminal-words-undo = annuler
terminal-words-hint = conseil indice
terminal-words-log = journal
terminal-words-save = garder sauver
terminal-words-resign = abandonner
terminal-words-quit = quitter
terminal-help =
    12 – choisir le numéro 12 de la liste
    { $row } – choisir par la ligne elle-même, ici celle du numéro 1
    { $part } – lister ce qui s’y rapporte : quelques lettres du texte, une partie de la ligne
    tout – tout lister ; suivi de lettres, ce qui les contient
    plateau – redessiner le plateau
    pourquoi { $row } – savoir si c’est permis, ou quelle règle l’interdit
    annuler – annuler sa dernière action
    conseil – ce que ferait un robot
    journal – ce qui s’est passé jusqu’ici ; journal 3 – relire l’étape 3 d’un camp sans joueur
    siège 2 – agir comme un autre joueur qui peut agir, ou laisser agir ce robot
    étapes – lire pas à pas, ou d’un coup, ce que fait un camp sans joueur
    garder FICHIER – écrire la partie dans un fichier
    abandonner – abandonner la partie
    quitter – partir ; la partie est gardée pour --resume
terminal-group-counted = { $title } : { $count } choix, de { $first } à { $last } (tapez { $tag } et une partie du texte pour en lister)
terminal-no-such-number = Il n’y a pas de { $number } dans la liste : elle finit à { $count }.
terminal-nothing-fits = Rien dans la liste ne contient « { $text } ». Tapez ? pour l’aide.
terminal-is-legal = C’est permis : { $text }
terminal-why-usage = Écrivez une action après pourquoi, qui commence par l’un de : { $tags }
terminal-undone = Annulé : { $text }
terminal-pass-screen = { $name }, l’écran est à vous : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-thinking = { $name } réfléchit…
terminal-hint = { $bot } choisirait { $number } : { $text }
terminal-log-empty = Il ne s’est encore rien passé.
terminal-saved = Gardé : { $file }
terminal-resigned = { $name } abandonne.

## Aide

help-usage = utilisation :
help-commands = commandes{ "\u00A0" }
help-command-name = COMMANDE
help-arguments = arguments{ "\u00A0" }
help-common = commun{ "\u00A0" }
help-help = montrer cette aide et finir
help-lang = langue de tous les messages (sinon QUINTESSENCE_LANG, sinon celle du système, sinon l’anglais)
help-version = montrer la version et finir
help-quintessence = Des jeux de plateau sur les éléments : y jouer, y faire jouer des robots, les mesurer.
help-epilog = « quintessence COMMANDE --help » en dit plus d’une commande.
metavar-game = JEU
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-url = URL
metavar-hash = EMPREINTE
metavar-bots = ROBOT[,ROBOT…]
metavar-bot = ROBOT
metavar-count = N
metavar-text = TEXTE
metavar-option = NOM=VALEUR
metavar-days = JOURS
metavar-seconds = SECONDES
metavar-seats = SIÈGE[,SIÈGE…]
help-any-game = le jeu, comme « quintessence games » le nomme
help-any-json = écrire du JSON au lieu de texte
help-any-seed = la graine ; la même graine donne les mêmes hasards (par défaut : une nouvelle)
help-any-option = une option du jeu ; lue comme du JSON si elle en a l’air, @FICHIER pour un fichier de JSON ; peut être répétée
help-any-jobs = processus à la fois ; les résultats n’en dépendent pas (par défaut : un par processeur)
help-any-file = le fichier de l’enregistrement ; - est l’entrée standard
help-games = Dire quels jeux il y a, avec leurs sièges, leurs options et leurs valeurs par défaut.
help-play = Jouer dans le navigateur, ou dans le terminal contre des robots ou ensemble au même clavier.
help-play-more = Un numéro, une ligne ou quelques lettres choisissent une action ; ? dit ce qu’on peut taper d’autre. Une partie quittée, même par la fin de l’entrée, se reprend avec --resume.
help-play-terminal = jouer dans le terminal ; tout argument ci-dessous y mène aussi
help-play-seat = votre siège, à partir de 1, ou plusieurs séparés par des virgules (par défaut : 1)
help-play-hot-seat = tous les sièges sont des personnes à ce clavier
help-play-watch = tous les sièges sont des robots
help-play-seats = combien de sièges (par défaut : le moins que le jeu accepte)
help-play-bot = qui occupe les autres sièges (par défaut : level1)
help-play-seconds = laisser les robots réfléchir ce temps par décision, au lieu de leur propre budget
help-play-save = garder la partie dans ce fichier, finie ou non
help-play-resume = reprendre une partie laissée ; sans fichier, la dernière
help-serve = Ouvrir la table aux navigateurs : au vôtre, ou à ceux de tout un réseau.
help-serve-more = Les parties sont gardées à chaque pas dans le dossier des données, et reprennent après un redémarrage. Avec --host 0.0.0.0, d’autres personnes de votre réseau peuvent vous rejoindre ; l’adresse est affichée, avec un code QR à scanner.
help-serve-host = l’adresse où écouter (par défaut : 127.0.0.1, cette machine seule)
help-serve-port = le port (par défaut : 8765, ou un port libre)
help-serve-data = où garder les parties (par défaut : votre dossier de données)
help-serve-database = où garder les parties à la place : postgresql://utilisateur@hôte/nom, que plusieurs processus peuvent partager, ou un fichier de SQLite (par défaut : QUINTESSENCE_DATABASE, sinon un fichier du dossier des données)
help-serve-processes = combien de processus servent derrière le même port (par défaut : 1) ; plusieurs demandent PostgreSQL
help-serve-public-url = l’adresse que les autres emploient, si un mandataire se tient devant le serveur (https://jeux.example.org)
help-serve-allowed-host = un autre nom sous lequel appeler le serveur ; peut se répéter
help-serve-proxy = un mandataire que l’on croit sur l’origine d’une requête (par défaut : aucun) ; peut se répéter
help-serve-forget-unfinished = oublier une partie inachevée quand il ne s’y est rien passé depuis tant de jours (par défaut : jamais)
help-serve-forget-finished = oublier une partie finie au bout de tant de jours (par défaut : jamais)
help-serve-open-tables = tenir une liste, pour quiconque vient, des tables que leurs hôtes y mettent
help-serve-lab = offrir un labo, où l’on compare des variantes des jeux : il occupe un processeur
help-serve-metrics = donner les chiffres de tous les processus sous /metrics, dans les mots de Prometheus ; gardez ce chemin derrière votre mandataire
help-serve-log-json = écrire le journal en lignes de JSON
help-serve-open = ouvrir aussi le navigateur
metavar-host = ADRESSE
serving = On met la table ; Ctrl-C la débarrasse, et toutes les parties sont gardées.
help-simulate = Faire jouer de nombreuses parties à des robots, et compter les victoires.
help-simulate-more = Les robots changent de siège à chaque partie. Les intervalles sont ceux de Wilson, à 95 % ; une partie nulle compte pour une part de victoire. Une partie qui plante est annoncée avec sa graine, et le code de sortie est alors 1.
help-simulate-bots = un robot par siège, ou un seul pour tous (par défaut : level1)
help-simulate-games = combien de parties (par défaut : 100)
help-simulate-seats = combien de sièges, quand un seul robot est nommé
help-simulate-seconds = laisser les robots réfléchir ce temps par décision, au lieu de leur propre budget ; de telles parties ne se répètent pas
help-simulate-save = écrire l’enregistrement de chaque partie dans ce dossier
help-simulate-each = lister aussi chaque partie
help-ladder = Faire jouer chaque niveau contre celui du dessous, et écrire le tableau en Markdown.
help-ladder-games = combien de parties pour chaque paire (par défaut : 200)
help-ladder-seed = la graine (par défaut : 1)
help-ladder-levels = les niveaux, du plus faible au plus fort (par défaut : tous)
help-ladder-seats = combien de joueurs par équipe, là où tous jouent ensemble (par défaut : le moins possible)
help-ladder-out = écrire dans ce fichier (par défaut : afficher)
help-replay = Raconter une partie enregistrée, événement par événement.
help-verify = Rejouer un enregistrement, et dire si la donne était honnête.
help-verify-more = Code de sortie 0 : l’enregistrement se tient, et la donne est celle qui a été publiée si --commitment est donné. 1 : non. 2 : il n’y a pas d’enregistrement.
help-verify-commitment = l’empreinte publiée avant la donne
help-bench = Mesurer la vitesse des jeux, compilés et interprétés, à côté d’autres moteurs.
help-bench-more = Tous sont mesurés à tour de rôle dans la même exécution : se fier aux rapports plus qu’aux nombres. OpenSpiel et python-chess sont mesurés s’ils sont installés (pip install "quintessence[bench]"). « quintessence bench server » mesure plutôt le serveur : coups enregistrés par seconde avec 50 et 500 sockets, à côté d’un simple écho de la même pile. « quintessence bench lab » mesure ce que coûte un million de parties, et ce qu’ajoute une grappe.
help-bench-games = les jeux à mesurer (par défaut : tous)
help-bench-seconds = durée de chaque essai (par défaut : 0,3)
help-bench-game = pour « bench server » : le jeu qui s’y joue
help-bench-database = pour « bench server » : mesurer aussi 1, 2 et 4 processus sur cette base (postgresql://…)
help-bench-rounds = combien de tours, 5 au moins (par défaut : 5)
error-database-newer = la base de données vient d’une version plus récente (format { $found } ; celle-ci connaît { $known })
error-database-foreign = la base de données contient autre chose que nos tables
error-port-taken = le port { $port } de { $host } ne peut pas servir : { $detail }
error-secret-too-short = { $file } est trop court pour un secret ({ $found } octets sur { $least }) : un disque plein l’a coupé ; supprimez-le, et chacun recevra un nouveau témoin
error-database-unusable = la base de données { $file } est inutilisable : { $detail }
error-database-driver-missing = le pilote de PostgreSQL n’est pas installé ({ $detail }) : pip install "quintessence[postgresql]"
error-processes-need-postgresql = plusieurs processus demandent --database postgresql://… et un système qui sait se dédoubler
error-lab-needs-one-process = le labo demande un serveur d’un seul processus
error-database-not-empty = { $file } n’est pas vide : rien n’est écrasé
error-backup-broken = { $file } n’est pas une sauvegarde entière : rien n’a été restauré
stored-count = { $name } : { $count }
help-backup = Écrire tout ce qu’un serveur conserve dans un seul fichier, pendant qu’il tourne.
help-backup-more = Visiteurs, tables, coups, messages et variantes, à un même instant ; le secret de signature n’y est pas. Affiche combien de lignes il y a de chaque sorte.
help-backup-data = le dossier des données du serveur (par défaut : le vôtre)
help-restore-data = le dossier des données du serveur (par défaut : le vôtre)
help-backup-file = le nouveau fichier (des lignes de JSON, compressées)
help-restore = Lire une sauvegarde dans une base de données vide, de l’une ou l’autre sorte.
help-restore-more = Rien n’est restauré si le fichier n’est pas entier ou si la base n’est pas vide. Affiche combien de lignes il y a de chaque sorte.
help-restore-file = la sauvegarde
help-any-database = postgresql://utilisateur@hôte/nom, ou un fichier de SQLite (par défaut : QUINTESSENCE_DATABASE, sinon le fichier du dossier des données)
help-migrate = Porter tout ce qu’un serveur conserve d’une base de données à une autre, vide.
help-migrate-more = Entre SQLite et PostgreSQL, dans les deux sens. Arrêtez d’abord le serveur : ce qui se joue pendant ce temps reste en arrière. Affiche combien de lignes il y a de chaque sorte.
help-migrate-from = la base à lire : un fichier de SQLite, ou postgresql://…
help-migrate-to = la base vide à remplir
error-data-folder-unusable = le dossier des données { $folder } est inutilisable : { $detail }
error-bad-url = { $name } doit être une adresse comme https://jeux.example.org : { $value }
bench-server = Coups de { $game } par sockets (médianes)
bench-server-echo = { $sockets } sockets, simple écho
bench-server-boardgame-io = { $sockets } connexions, boardgame.io en mémoire
bench-server-durable = { $sockets } sockets, coups enregistrés
bench-server-postgresql = { $sockets } connexions, PostgreSQL, processus : { $processes }
column-moves-per-s = coups/s
column-p50-ms = p50 ms
column-p99-ms = p99 ms
column-processor-us = processeur µs
column-beside-peer = face à boardgame.io
help-import = Faire un enregistrement à partir du journal d’un autre site.
help-import-file = le journal ; - est l’entrée standard
help-import-format = le format du journal (par défaut : le seul qu’il y ait)
help-import-to = écrire l’enregistrement dans ce fichier (par défaut : la sortie standard)
help-export = Faire à partir d’un enregistrement le journal d’un autre site.
help-export-file = l’enregistrement ; - est l’entrée standard
help-export-format = le format du journal (par défaut : le seul qu’il y ait)
help-export-to = écrire le journal dans ce fichier (par défaut : la sortie standard)
help-trace = Comparer les règles de Terra Mystica à des traces enregistrées, chaque nombre après chaque ligne.
help-trace-file = les fichiers de traces
trace-counted = { $traces } traces, { $lines } lignes, { $probes } sondes, { $differences } différences

## build-board

help-build-board = Construire le plateau d’un jeu hors du paquet, pour que la page puisse le montrer.
help-build-board-more = Le plateau est dessiné dans DOSSIER/board, comme le guide draw-a-board.md l’explique, et se construit dans DOSSIER/board_dist. Il faut Node, et les sources de la page : une copie du projet, pas seulement le paquet installé.
help-build-board-folder = le dossier du jeu, qui contient un dossier board
help-build-board-sources = une copie du projet avec les sources de la page (par défaut : là où se trouve ce paquet, si c’en est une)
board-built = Construit : { $folder }. La page le montre là où QUINTESSENCE_GAMES nomme le dossier { $parent } ; rechargez la page.
error-no-board = { $folder } ne contient pas de plateau : il manque board/index.ts
error-no-page-sources = un plateau se construit avec les sources de la page, qu’un paquet installé n’a pas : prenez une copie du projet, et nommez-la par --sources
error-board-not-built = le plateau de { $folder } n’a pas pu être construit ; les lignes ci-dessus disent pourquoi

## check-data

help-check-data = Vérifier un fichier qui remplace ce qui est imprimé sur le matériel d’un jeu.
help-check-data-more = Chaque erreur est dite avec sa ligne. Le nom d’un jeu au lieu d’un fichier vérifie les données en vigueur. Pour partir d’une copie : quintessence check-data ephyran --write ephyran.toml
help-check-data-what = un fichier de données, ou le nom d’un jeu (d’un de ses fichiers : terra_mystica.factions)
help-check-data-game = le jeu auquel est destiné le fichier (par défaut : comme le fichier le dit, ou son nom)
help-check-data-write = écrire une copie des données d’origine dans ce fichier (par défaut : là où vont les données remplacées)
help-check-data-install = si le fichier est juste, le mettre en place
metavar-data = FICHIER|JEU
data-fault = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : { $path } : { $text }
data-fault-whole = { $file } : { $text }
data-right = { $file } est juste : ce sont des données de jeu ({ $name }).
data-set = {"  "}{ $set } : { $provenance_word }
data-played = Joué avec : { $matches } parties au hasard, { $actions } actions.
data-in-force = Il est en vigueur : les parties se jouent désormais avec lui.
data-install = Pour jouer avec, mettez-le en place : quintessence check-data { $file } --install (il va dans { $target })
data-packaged = Ce sont les données d’origine. Pour les remplacer : quintessence check-data { $name } --write { $name }.toml, modifiez le fichier, vérifiez-le et installez-le (dans { $target }).
data-installed = En place : { $file }. Les parties se jouent désormais avec lui ; enlevez le fichier pour rejouer avec les données d’origine.
data-written = Écrit : { $file }. Modifiez ce que vous voulez, puis : quintessence check-data { $file }
data-refused = { $name } se joue avec les données d’origine, car { $file } est refusé : { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(et { $more } de plus ; quintessence check-data { $name } les dit toutes)
}
data-head =
    Données remplacées ({ $name }). Mettez-y ce qu’il y a dans votre boîte ; le guide replace-data.md dit comment.
    Vérifiez le fichier avec : quintessence check-data FICHIER
games-replaced = données : remplacées par le propriétaire de la boîte
provenance-printed = imprimé dans le livret
provenance-reconstructed = reconstitué
provenance-replaced = remplacé par vous
error-data-which-game = { $file } ne dit pas à quel jeu il est destiné : nommez-le d’après le jeu, ou donnez --game (il y a : { $known })
error-data-none = { $game } n’a pas de données à remplacer
error-data-write-what = --write copie les données d’un jeu : { $what } n’en est pas un
error-data-no-folder = il n’y a pas de dossier pour des données remplacées : { $variable } est vide
error-file-exists = { $file } existe déjà, et ne sera pas écrasé

## Bots of other people, variants, explained steps (commands and terminal)

error-data-twice = deux fichiers tiennent lieu des mêmes données ({ $name })
error-data-which-file = { $file } ne dit pas de quelles données de ce jeu il tient lieu : donnez-lui le nom de l’une d’elles ({ $known })
simulate-variant = { $name } avec les données de « { $data } »
simulate-by-side = Par camp sans joueur
simulate-compared = Variantes comparées, jouées avec les mêmes graines
compared-share = { $name } : part
compared-points = { $name } : points en moyenne
compared-steps = durée moyenne
help-simulate-data = jouer avec les données de ce fichier (package : celles du paquet) ; deux ou plus sont comparés
help-ladder-data = jouer avec les données de ce fichier
help-ladder-bots = des robots qui prolongent les niveaux : package.module:Nom, ou installés
help-play-data = jouer avec les données de ce fichier
help-play-bots = qui occupe les autres sièges : un pour tous, ou un pour chacun (package.module:Nom fait asseoir votre robot)
help-play-step-by-step = lire pas à pas ce que fait un camp sans joueur
terminal-words-seat = siège joueur
terminal-words-steps = étapes
terminal-others-may-act = Peut aussi agir : { $names } (siège NUMÉRO laisse agir un autre).
terminal-seat-usage = Écrivez un numéro après siège ; qui peut agir : { $numbers }
terminal-next-step = Entrée – l’étape suivante ; une lettre – tout d’un coup{" "}
terminal-log-usage = { $count ->
    [0] Aucune étape n’a encore été expliquée.
   *[other] Écrivez après « journal » le numéro d’une étape, de 1 à { $count }.
}
terminal-log-steps = journal NUMÉRO rouvre une étape, de [1] à [{ $count }].
terminal-steps-paced = Les étapes sont montrées une à une.
terminal-steps-at-once = Les étapes sont montrées d’un coup.
column-points = points en moyenne

## Avis de tour : courriels, push, `quintessence serve`

notification-turn = C’est à vous de jouer.
mail-turn-subject = À vous de jouer : { $game }
mail-turn =
    Une table de { $game } vous attend :
    { $link }

    Pour ne plus recevoir ces courriels : { $stop }
mail-code-subject = { $code } est votre code pour Quintessence
mail-code =
    Quelqu’un, vous sans doute, veut être averti par courriel quand c’est son tour sur { $server }

    Le code à y saisir : { $code }
    Il vaut une heure. Sans lui, rien d’autre n’est envoyé.

    Ce n’était pas vous ? Pour que cette adresse soit laissée en paix pour de bon : { $stop }
help-serve-mail = proposer des courriels aux joueurs absents quand c’est leur tour, par ce serveur de courrier : smtp://utilisateur@hôte:587 (STARTTLS) ou smtps://utilisateur@hôte (TLS) ; le mot de passe vient de QUINTESSENCE_MAIL_PASSWORD (par défaut : QUINTESSENCE_MAIL, sinon aucun courriel) ; demande --public-url
help-serve-mail-from = l’adresse d’où viennent ces courriels (par défaut : QUINTESSENCE_MAIL_FROM)
help-serve-webhook = prévenir un programme à vous quand une table attend un absent : un POST à cette adresse, signé avec QUINTESSENCE_WEBHOOK_SECRET (par défaut : QUINTESSENCE_WEBHOOK, sinon aucun) ; demande --public-url
help-serve-push = proposer des messages push aux navigateurs, avec ce contact pour les services de push : mailto:vous@example.org (par défaut : QUINTESSENCE_PUSH, sinon aucun)
error-bad-mail-url = --mail doit être une adresse comme smtp://utilisateur@courrier.example.org:587 : { $value }
error-bad-mail-sender = --mail-from doit être une adresse de courriel comme table@example.org : { $value }
error-bad-webhook-url = --webhook doit être une adresse https, ou http sur cette machine : { $value }
error-webhook-secret-short = QUINTESSENCE_WEBHOOK_SECRET doit avoir au moins { $least } caractères
error-bad-push-contact = --push doit être un contact comme mailto:vous@example.org : { $value }
error-push-driver-missing = ce qu’il faut aux messages push n’est pas installé ({ $detail }) : pip install "quintessence[push]"
error-notifications-need-url = --mail et --webhook envoient des liens : donnez aussi --public-url
error-secret-unreadable = impossible de lire { $file } : { $detail }

## Aperçus des liens

preview-lobby = Quintessence
preview-lobby-text = Des jeux de plateau sur la terre, l’eau, l’air et le feu, à une même table : contre un robot, avec quelqu’un à côté de vous, ou avec un ami par un lien.
preview-game = { $game } · Quintessence
preview-learn = { $game } : apprendre le jeu · Quintessence
preview-rules = { $game } : les règles · Quintessence
preview-table = { $game } : une partie · Quintessence
preview-watch = { $game } : une partie à regarder · Quintessence
preview-invitation = Une invitation à jouer : { $game } · Quintessence
preview-invitation-text = Une place vous attend : ouvrez le lien pour la prendre.
preview-picture = { $game } : une vue du plateau

## Relectures dans le terminal

help-review = Relire une partie enregistrée : ce que valait chaque tour, où elle a basculé, et ce qui était meilleur.
help-review-more = Un robot de niveau 3 évalue chaque tour, un de niveau 5 cherche de meilleurs tours là où beaucoup s’est joué. Cela prend de quelques secondes à quelques minutes. Les secrets sont dits : un enregistrement contient tout.
help-review-seconds = laisser le robot de niveau 5 réfléchir aussi longtemps par décision (par défaut : 1,5)
review-when = action { $number }, { $name }
review-since = action { $number }
review-labelled = { $label } : { $text }

## Relectures : la page a ces phrases aussi, et un test dit que ce sont les mêmes

curve-together = Tous ensemble
analysis-percent = { $percent } %
analysis-about = Ce que chaque camp pouvait espérer du résultat, en pour cent, selon le robot « { $level } » ; tous partent à égalité. « { $expert } » a cherché de meilleurs tours.
analysis-about-allies = La chance de gagner ensemble, en pour cent, selon le robot « { $level } ». « { $expert } » a cherché de meilleurs tours.
analysis-progress = Le robot évalue la partie : { $done } sur { $count }
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

# Problèmes
help-puzzles = Chercher des problèmes : des positions de parties entre robots où un tour est nettement le meilleur.
help-puzzles-more = La réponse est vérifiée avec un budget plus grand, et chaque problème est classé d’après la part des robots de chaque niveau qui le résolvent. Le fichier est réécrit après chaque partie qui en contient. Un jeu livre ses problèmes dans son dossier, sous le nom puzzles.json.
help-puzzles-games = combien de parties sont examinées (par défaut : 20)
help-puzzles-seed = la graine (par défaut : 1)
help-puzzles-seats = combien de joueurs (par défaut : le moins possible)
help-puzzles-bots = quels niveaux jouent les parties : un pour tous, ou un par siège (par défaut : level3)
help-puzzles-margin = de combien de pour cent d’une victoire le meilleur tour dépasse tous les autres, au moins (par défaut : 8)
help-puzzles-judge = qui joue la suite quand une réponse trouvée est vérifiée : un niveau (par défaut : level5)
help-puzzles-check = vérifie les problèmes de ce fichier par une recherche plus forte, sans en chercher d’autres, et écrit ceux qui tiennent
help-puzzles-out = écrire dans ce fichier (par défaut : afficher)
metavar-percent = POURCENT
puzzles-checked = { $id } : { $fault ->
    [lost] écarté, ses tours ne se retrouvent plus
    [alike] écarté, personne ne verrait ce qui rend ses tours justes
    [close] écarté, un autre tour vaut autant
   *[other] tient, de { $percent } %
}
puzzles-progress = partie { $number } : { $count ->
    [one] { $count } problème jusqu’ici
   *[other] { $count } problèmes jusqu’ici
}
help-dataset = Faire jouer de nombreuses parties à des robots, et écrire chaque décision dans des fichiers Parquet.
help-dataset-more = Le dossier contient ensuite games.parquet, decisions.parquet et une fiche descriptive. Il faut l’option research : pip install "quintessence[research]".
help-dataset-folder = où écrire
help-dataset-bots = un robot par siège, ou un seul pour tous (par défaut : level1)
help-dataset-games = combien de parties (par défaut : 100)
help-dataset-seats = combien de sièges, quand un seul robot est nommé
help-dataset-data = jouer avec les données de ce fichier
help-dataset-observations = ajouter ce que le siège observe, en octets
dataset-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} : { $folder }
error-research-missing = { $package } n’est pas installé ; pip install "quintessence[research]" l’apporte
bench-research = Environnements : pas par seconde d’un processeur, observations et masques compris, et rapport aux échecs d’OpenSpiel

## Le laboratoire

help-lab = Régler un jeu : changer ses nombres, et voir ce que cela fait.
help-lab-compare = Jouer des variantes avec les mêmes graines, sièges et robots que les données du paquet, et dire ce qui diffère.
help-lab-compare-more = Chaque mesure a sa différence avec un intervalle à 95 %, par paires de parties de même graine. L’intervalle de la première phrase vaut à tout moment : on peut regarder aussi souvent qu’on veut, et arrêter quand on veut. Une partie qui plante est annoncée avec sa graine, et le code de sortie est alors 1.
help-lab-compare-variant = un fichier de données à comparer avec celles du paquet ; peut être répété
help-lab-compare-until = arrêter quand la différence de la première phrase est connue à plus ou moins cela près (0.02 : deux pour cent), ou « sure » : quand on sait dans quel sens elle va
help-lab-compare-kind = compter combien de fois les choses de ce genre sont proposées, prises et gagnantes (card, building, action … comme les actions les nomment) ; peut être répété
help-lab-compare-all = montrer toutes les mesures, pas seulement les principales et celles qui diffèrent
help-any-bots = un robot par siège, ou un seul pour tous (par défaut : level3)
help-any-games = combien de parties (par défaut : 200, ou sans limite si autre chose termine l’essai)
help-any-minutes = arrêter après tant de minutes
help-any-seats = combien de sièges, quand un seul robot est nommé
help-lab-compare-keep = garder les parties finies dans ce dossier, pour qu’une exécution interrompue reprenne où elle s’est arrêtée (par défaut : n’en garder aucune)
help-lab-compare-seed = la graine ; la même graine donne les mêmes parties (par défaut : 1)
metavar-minutes = MINUTES
metavar-width = LARGEUR|sure
metavar-kind = GENRE
error-lab-no-variant = nommez au moins un fichier avec --variant
error-lab-unknown-kind = aucune action ne nomme ici de chose du genre « { $kind } » (il y a : { $known })
error-lab-unknown-thing = aucune action ne nomme ici { $thing } (il y a : { $known })
column-difference = différence
column-correlation = corrélation
column-saved = gain ×
lab-package = paquet
lab-head = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chaque variante avec les mêmes graines, graine { $seed }, { $bots }
lab-stopped-games = Toutes les parties sont jouées.
lab-stopped-minutes = Le temps est écoulé.
lab-stopped-width = Arrêt : la différence principale est connue aussi bien que demandé.
lab-stopped-sure = Arrêt : on sait dans quel sens va la différence principale.
lab-stopped-stopped = Arrêté par qui regardait.
lab-stopping = Arrêt après les parties en cours ; Ctrl-C encore une fois quitte aussitôt.
error-lab-needs-extra = { $package } n’est pas installé ; pip install "quintessence[lab]" l’apporte
lab-changed = { $variant } : { $changed ->
    [0] aucune des { $games } parties n’a changé : cela ne se sent pas ici (à 95 %, au plus { $most } % des parties changeraient).
   *[other] parties changées : { $changed } sur { $games }.
}
lab-chief = { $measure } : { $base } avec les données du paquet, { $other } avec cette variante ; la différence est entre { $low } et { $high }, à 95 %, à quelque moment qu’on regarde. { $verdict ->
    [higher] C’est plus.
    [lower] C’est moins.
   *[unknown] Cela ne prouve aucune différence.
}
lab-pairing = Les parties de même graine ont une corrélation de { $correlation } : { $gain ->
    [little] les jouer par paires n’a presque rien épargné ici (× { $saved }).
   *[much] avec d’autres graines pour chaque variante, il faudrait { $saved } fois plus de parties.
}
lab-differ = Mesures qui diffèrent (*) : { $count } sur { $all } ; par le seul hasard, environ une sur vingt le ferait.
measure-won = Part gagnée
measure-wins-by-seat = Victoires de { $name }
measure-wins-by-bot = Victoires de { $name }
measure-wins-by-side = Victoires de { $name }
measure-wins-by-trait = Victoires avec { $name }
measure-length-decisions = Décisions par partie
measure-length-rounds = Manches par partie
measure-points = Points d’un siège
measure-points-from = Points d’un siège : { $name }
measure-closeness = Avance du premier, en part de ses points
measure-reason = Fin : { $name }
measure-number = Compté par le jeu : { $name }
measure-used = Servi : { $name }
measure-offered = Sièges à qui fut proposé : { $name }
measure-taken = Pris quand proposé : { $name }
measure-won-with = Victoires de qui a pris : { $name }

help-lab-table = Écrire une table des données d’un jeu pour un tableur, ou faire une variante d’une table modifiée.
help-lab-table-more = Sans nom, les tables sont énumérées. Avec --from, la feuille devient un fichier de données, une fois qu’elle est juste ; ce qui est faux est dit par ligne et colonne.
help-lab-table-name = la table : cards, cards.base.air_water, numbers … (par défaut : les énumérer)
help-lab-table-out = écrire dans ce fichier (par défaut : afficher)
help-lab-table-from = lire la table dans ce fichier CSV, et écrire le fichier de données qu’elle donne
help-lab-table-data = partir de ce fichier de données, et non de celles du paquet
metavar-table = TABLE
lab-written = Écrit : { $file }
lab-sheet-fault = { $file }, ligne { $row }, colonne « { $column } » : { $text }
lab-more-faults = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
error-file-not-toml = { $file }, ligne { $line } : ce n’est pas du TOML : { $detail }
error-file-has-faults = { $file }{ $line ->
    [0] {""}
   *[other] , ligne { $line }
} : les données de { $name } sont fausses{ $path ->
    [none] {""}
   *[other] {" "}en { $path }
} ({ $fault }){ $more ->
    [0] {""}
   *[other] {" "}et en { $more } autres endroits
} ; quintessence check-data { $file } dit ce qui est faux
error-lab-unknown-table = il n’y a pas de table { $name } (il y a : { $known })
error-lab-not-a-table = { $name } est une simple valeur, pas une table
error-lab-other-file = { $file } est pour { $found }, et la table est dans { $expected }
error-sheet-not-csv = ce n’est pas du CSV : { $detail }
error-sheet-no-name = la première colonne doit s’appeler « name », trouvé : { $found }
error-sheet-column = une colonne est (value), un numéro entre crochets comme [1], ou une clé
error-sheet-twice = ceci est là deux fois
error-sheet-name = ce n’est pas le nom d’une entrée : { $found }
error-sheet-row-too-long = cette ligne a plus de cellules qu’il n’y a de colonnes
error-sheet-cell = { $found } n’est ni un nombre, ni true ou false, ni un texte, ni une liste en JSON ({ $detail })
error-sheet-mixed = une ligne a soit (value), soit des colonnes numérotées, soit des clés
error-sheet-gap = une liste n’a pas de trous : ceci est vide, et une colonne plus loin ne l’est pas

help-lab-compare-trace = regarder aussi chaque décision : ramification, vrais choix, changements de tête, rebondissements (plus lent)
help-lab-measure = Jouer une variante et dire chaque mesure : équilibre, durée, choix, tension, et sur demande hasard et habileté.
help-lab-measure-data = jouer avec les données de ce fichier (par défaut : celles du paquet)
help-lab-measure-kind = compter combien de fois les choses de ce genre sont proposées, prises et gagnantes ; peut être répété
help-lab-measure-luck = dire quelle part de la victoire vient de la donne : chaque donne est jouée quatre fois avec d’autres choix des robots
help-lab-measure-skill = dire combien de degrés d’habileté séparent le premier de ces niveaux du dernier (par défaut : level1 à level4)
help-lab-measure-seed = la graine ; la même graine donne les mêmes parties (par défaut : 1)
error-lab-no-rivals = ici tous jouent ensemble : il n’y a personne à dépasser
column-value = valeur
column-half-width = 95 %
column-spread = neuf sur dix
lab-measured = { $name } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }, { $bots }
lab-luck = { $value ->
    [none] Hasard : le même gagne toujours, il n’y a rien que la donne puisse expliquer.
   *[other] Hasard : { $value } % de la victoire vient de la donne, le reste du jeu.
}
lab-skill = Habileté : { $value } degrés du premier niveau au dernier ; un degré gagne trois parties sur quatre.
measure-margin = Marge sur l’autre camp
measure-branching = Actions permises par décision
measure-real-choices = Décisions avec un vrai choix
measure-lead-changes = Changements de tête par partie
measure-known-after = Part de la partie après laquelle tout est joué
measure-drama = Retard du gagnant au pire moment

help-lab-worth = Dire ce que valent les choses : combien gagne de moins un siège qui ne peut pas les prendre.
help-lab-worth-kind = peser chaque chose de ce genre pour elle-même (card, building, action … comme les actions les nomment) ; peut être répété
help-lab-worth-forbid = interdire cette chose (card=squall) ; toutes celles qui sont nommées le sont ensemble
help-lab-worth-to = qui ne peut pas la prendre : un siège (one), un autre à chaque partie, ou tous (all) (par défaut : un des rivaux, tous les alliés)
help-lab-worth-data = jouer avec les données de ce fichier (par défaut : celles du paquet)
help-lab-worth-games = combien de parties (par défaut : 200)
help-lab-worth-seed = la graine ; la même graine donne les mêmes parties (par défaut : 1)
metavar-thing = GENRE=VALEUR
metavar-whom = one|all
error-lab-nothing-to-weigh = nommez ce qui est à peser : --kind card, ou --forbid card=squall
column-offered-in = proposé
column-taken-in = pris
column-worth-wins = victoires
column-worth-points = points
lab-worth-head = { $to ->
    [one] Dans combien de parties chaque chose fut proposée au siège qui ne peut pas la prendre, et prise tant que c’était permis ; ce que ce siège perd sans elle.
   *[other] Dans combien de parties chaque chose fut proposée, et prise tant que c’était permis ; ce que tous perdent sans elle.
}
lab-forced = { $count ->
    [one] { $count } fois, rien d’autre n’était permis, et la chose fut prise.
   *[other] { $count } fois, rien d’autre n’était permis, et la chose fut prise.
}

help-lab-sweep = Donner à un nombre des données une valeur après l’autre, et dire comment le jeu répond.
help-lab-sweep-more = Les parties finies sont gardées par ce qui les détermine (données, options, robots, graine, code) : un essai interrompu reprend où il s’est arrêté, et rien n’est joué deux fois.
help-lab-sweep-change = un nombre des données par son chemin (score.first_city, earth.roots[2]) et ses valeurs (8..12, 0..100/25, 2,3,5) ; de plusieurs, chaque combinaison est jouée
help-lab-sweep-keep = où garder les parties finies (par défaut : dans le dossier des données)
help-lab-sweep-until = arrêter quand chaque différence est connue à plus ou moins cela près, ou « sure » : quand on sait dans quel sens va chacune
help-lab-sweep-seed = la graine ; la même graine donne les mêmes parties (par défaut : 1)
metavar-path = CHEMIN
metavar-values = VALEURS
error-sweep-nothing = nommez ce qui change : --change score.first_city 2..6
error-sweep-values = { $found } ne sont pas des valeurs : écrivez 8..12, 0..100/25 ou 2,3,5
error-sweep-no-number = { $name } n’est pas un nombre entier des données
error-sweep-too-many = cela fait { $count } combinaisons ; { $most } sont le maximum
error-sweep-bad-data = { $label } ne peut pas se jouer : les données sont fausses en { $path } ({ $fault })
column-changed = changées
column-at-any-time = 95 % à tout moment
lab-kept = Parties jouées maintenant : { $played } ; déjà là : { $kept }.

## The lab on a cluster

help-any-cluster = jouer sur une grappe plutôt que dans des processus de cette machine : tcp://hôte:8786 (un ordonnanceur Dask), ou local:N pour N ouvriers ici ; les résultats n’en dépendent pas
metavar-address = ADRESSE
error-cluster-address = « { $address } » n’est pas une grappe : écrivez tcp://hôte:port, ou local:N
error-cluster-unreachable = la grappe { $address } ne répond pas, ou n’a pas d’ouvriers ({ $detail })
error-cluster-missing = { $package } n’est pas installé ; pip install "quintessence[cluster]" l’apporte

bench-lab = Ce que coûte une partie de { $bot } à un processeur
column-ms-a-game = ms par partie
column-hours-a-million = heures par million
bench-lab-workers = { $game }, { $games } parties à deux ouvriers et à un seul ; ici une partie prend { $ms_here } ms
bench-lab-pool = deux processus de cette machine
bench-lab-cluster = une grappe de deux ouvriers
column-worker-ms = ms d’ouvrier par partie
column-handing-out-ms = ms pour la confier
column-efficiency-of-two = rendement à deux
column-efficiency-by-clock = à l’horloge

## The report of the lab

help-any-report = écrire un rapport à regarder : un fichier HTML avec des graphiques, et les fichiers des parties les plus parlantes dans un dossier à côté
help-any-out = écrire les tableaux pour d’autres outils : une ligne par partie, par mesure et, avec --trace, par décision ; .json (un fichier) ou .parquet (un chacun)
error-lab-out-suffix = { $file } : le nom doit finir par .json ou .parquet
report-title = { $name } : ce que fait le changement
report-sure = Sûres à elles seules : { $measures }{ $more ->
    [0] .
    [one]  ; et { $more } autre.
   *[other]  ; et { $more } autres.
}
report-still = Sans différence constatée : { $measures }.
report-table = Les nombres en tableau
report-differences = Différences des parts, avec intervalles à 95 %
report-of-variant = { $variant } : { $title }
report-course = { $measure } : comment la différence s’est précisée
report-response = { $measure }, par variante
report-length = Longueur des parties
report-points = D’où viennent les points
report-axis-difference = points de pourcentage
report-axis-games = parties
report-axis-games-share = parties, en %
report-games = Parties à regarder
report-games-note = Chacune est le fichier de la partie entière. La commande ouvre son analyse.
report-game-changed-most = La plus changée
report-game-closest = La plus serrée
report-game-one-sided = La plus déséquilibrée
report-game-longest = La plus longue
report-column-variant = variante
report-column-seed = graine
report-column-record = fichier
report-column-open = pour l’ouvrir
report-made = Fait par Quintessence { $version }, règles version { $rules } ; options : { $options } ; graine { $seed } ; robots : { $bots }. La même graine donne les mêmes parties.
report-caution = Les robots ne sont pas des gens : une différence entre leurs mains renseigne sur les nombres. Un intervalle dit jusqu’où le hasard a pu égarer, non si les robots jouent comme des gens.

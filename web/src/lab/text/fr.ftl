# Les mots du labo, chargés avec sa page seule. Les noms des données sont dans les dossiers des jeux (data/text).
lab = Labo
lab-text = Changez un nombre d’un jeu, voyez aussitôt si l’ensemble tient, faites jouer des robots contre l’original sur les mêmes donnes, et asseyez-vous à la table.
lab-is-off = Ce serveur n’a pas de labo : les comparaisons occupent un processeur, et son hôte ne les a pas permises. Sur votre machine, `quintessence play` l’offre.
lab-sheet = Tableau
lab-sheets = Tableaux du jeu
lab-changed-here = { $count ->
    [one] un changement
   *[other] { $count } changements
}
lab-wrong-here = quelque chose ne va pas ici
lab-printed = imprimé
lab-printed-why = Tel que la règle ou le matériel le donne
lab-reconstructed = reconstitué
lab-reconstructed-why = De notre main, la feuille imprimée n’étant pas connue
lab-value = Valeur
lab-yes = oui
lab-no = non
lab-fixed = les règles reposent là-dessus
lab-was = { $value } avant
lab-new = nouveau
lab-row-name = Clé de la nouvelle ligne
lab-copy-row = Ajouter une ligne comme celle-ci
lab-copy-of = Ajouter une ligne comme { $name }
lab-remove-row = Retirer cette ligne
lab-remove = Retirer { $name }
lab-range = Un nombre entier de { $least } à { $most }.
lab-list = Une liste entre crochets : les textes entre guillemets droits, séparés par des virgules.
lab-footnote = Choisissez une case pour lire ce qu’elle représente. Ctrl Z annule un changement.

lab-variant = Votre variante
lab-name = Son nom
lab-name-example = Grandes cités
lab-untouched = Rien n’est encore changé.
lab-checking = Vérification …
lab-faults = { $count ->
    [one] Une chose ne va pas : elle est signalée dans sa case.
   *[other] { $count } choses ne vont pas : chacune est signalée dans sa case.
}
lab-alike = Cela revient à l’original.
lab-right = Elle se joue : { $matches } parties d’essai sont allées à leur terme.
lab-differences = { $count ->
    [one] Une différence
   *[other] { $count } différences
}
lab-added = ajouté
lab-removed = retiré
lab-revert = Revenir là-dessus : { $what }
lab-revert-short = Revenir là-dessus
lab-undo = Annuler
lab-redo = Rétablir
lab-reset = Tout reprendre
lab-play = Jouer cette variante
lab-save-toml = Fichier de données (TOML)
lab-save-csv = Ce tableau (CSV)
lab-open-file = Ouvrir un fichier (TOML, CSV)
lab-open-text = Un fichier de données vaut pour toute la variante, un CSV pour le tableau affiché.
lab-opened-faults = Le fichier ne se lit pas : { $where } { $what }

lab-compare = Comparer
lab-compare-text = Des robots jouent l’original et votre variante sur les mêmes donnes, aux mêmes places. Les résultats viennent pendant qu’ils jouent, et leurs intervalles valent à tout moment : arrêtez quand vous en savez assez.
lab-compare-what = Changez d’abord quelque chose : il y aura alors de quoi comparer.
lab-compare-start = Comparer
lab-seats = Joueurs
lab-bots = Robots
lab-games = Donnes, au plus
lab-until-sure = S’arrêter dès que le sens est clair
lab-options = Ce qui est joué
lab-stop = Arrêter là
lab-report = Rapport
lab-writing = Le rapport s’écrit…
lab-progress = Donnes jouées
lab-waiting = { $place ->
    [0] La vôtre est la prochaine.
    [one] Une comparaison passe avant la vôtre.
   *[other] { $place } comparaisons passent avant la vôtre.
}
lab-running = { $games } donnes jouées sur { $planned }.
lab-left-seconds = Il reste environ { $count ->
    [one] une seconde
   *[other] { $count } secondes
}.
lab-left-minutes = Il reste environ { $count ->
    [one] une minute
   *[other] { $count } minutes
}.
lab-over = { $games ->
    [one] Une donne a été jouée.
   *[other] { $games } donnes ont été jouées.
}
lab-ended-games = Toutes celles qui étaient demandées.
lab-ended-minutes = Le temps d’une comparaison était écoulé.
lab-ended-sure = Le sens était clair.
lab-ended-width = Le résultat était assez précis.
lab-ended-stopped = Vous l’avez arrêtée là.
lab-ended-memory = Il fallait plus de mémoire qu’une comparaison n’en a.
lab-failed = La comparaison s’est interrompue. Ce qu’elle a trouvé jusque-là est ci-dessous, s’il y en a.

lab-result-changed = { $changed ->
    [0] Pas une des { $games } parties n’a pris un autre cours : ces robots ne sentent pas le changement.
    [one] Une partie sur { $games } a pris un autre cours.
   *[other] { $changed } parties sur { $games } ont pris un autre cours.
}
lab-result-chief = { $measure } : { $base } avec l’original, { $other } avec votre variante. { $verdict ->
    [higher] C’est plus, de { $low } à { $high }.
    [lower] C’est moins, de { $high } à { $low }.
   *[other] Le sens n’est pas encore connu : la différence est entre { $low } et { $high }.
}
lab-result-pairing = { $gain ->
    [little] Jouer les mêmes donnes a peu apporté (corrélation { $correlation }).
   *[other] Jouer les mêmes donnes a épargné du travail : avec d’autres donnes il aurait fallu { $saved } fois autant de parties (corrélation { $correlation }).
}
lab-result-crashed = { $count ->
    [one] Une partie s’est interrompue, et ne compte pas.
   *[other] { $count } parties se sont interrompues, et ne comptent pas.
}
lab-result-differ = Sur { $all } mesures, { $count ->
    [0] aucune ne diffère sûrement à elle seule.
    [one] une diffère sûrement à elle seule.
   *[other] { $count } diffèrent sûrement à elles seules.
} Sur vingt sans différence, une semble en avoir une.
lab-measures = Mesures
lab-measure = Mesure
lab-package = Original
lab-difference = Différence
lab-interval = Où elle se trouve, sûr à 95 %
lab-sure = sûr
lab-no-difference = la même à chaque partie
lab-too-few = trop peu de parties pour le dire
lab-all = Montrer les { $count } mesures
lab-fewer = Montrer les mesures principales

error-lab-off = Ce serveur n’a pas de labo.
error-lab-one-run = Une comparaison de votre part est en cours : laissez-la finir, ou arrêtez-la d’abord.
error-lab-full = { $most } comparaisons sont en cours ou en attente. Réessayez plus tard.
error-lab-full-address = { $most } comparaisons venant de votre réseau sont en cours ou en attente. Réessayez plus tard.
error-lab-no-run = Cette comparaison n’est plus gardée : recommencez-la.
error-lab-no-report = Il n’y a pas de rapport de cette comparaison.
error-lab-same = Rien ne diffère de l’original.
error-lab-unknown-sheet = Ce jeu n’a pas de tableau { $name }.
error-lab-not-toml = Ce fichier ne se lit pas comme du TOML : { $detail }
error-lab-other-file = Ce fichier de données n’est pas de ce jeu : il doit porter game = … comme le fichier du jeu.
error-lab-other-columns = Le fichier a des colonnes que ce tableau n’a pas : { $columns }
error-variant-refused = Quelque chose ne va pas dans les tableaux : c’est signalé sur place.
error-sheet-not-csv = ce tableau ne se lit pas : { $detail }
error-sheet-no-name = la première colonne doit s’appeler « name », trouvé : { $found }
error-sheet-column = cette colonne n’est pas possible
error-sheet-twice = ceci y est deux fois
error-sheet-name = ce n’est pas un nom de ligne : minuscules, chiffres et _, trouvé : { $found }
error-sheet-row-too-long = cette ligne a plus de cases qu’il n’y a de colonnes
error-sheet-cell = ceci ne se lit pas : une liste est entre crochets, ses textes entre guillemets droits
error-sheet-mixed = ceci ne va pas avec le reste de la ligne
error-sheet-gap = une liste n’a pas de trou : cette case est vide, et une suivante ne l’est pas
file-data = Bases

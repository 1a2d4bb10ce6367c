# Ce que partagent tous les jeux, et ce que la page peut avoir à dire : les mots du moteur et de ses erreurs.

## Noms

seat-numbered = Joueur { $number }

## Ce que chaque jeu peut dire

objection-match-is-over = La partie est finie.
objection-not-your-turn = C’est à un autre joueur de décider.
prompt-over = La partie est finie.
prompt-wait = Un autre joueur décide.

## Raconter une partie

as-removed = ids

## Erreurs du moteur

error-unknown-game = il n’y a pas de jeu « { $game } » (il y a : { $known })
error-malformed-row = cette ligne ne désigne aucune action : { $row }
error-not-this-games-action = ce n’est pas une action de ce jeu : { $row }
error-not-offered = ce n’est pas possible maintenant : { $row }
error-not-your-turn = ce n’est pas à { $seat_word } de jouer
error-match-is-over = la partie est finie
error-no-such-seat = il n’y a pas de siège { $seat } : la partie en a { $seats }, numérotés à partir de 0
error-nothing-to-undo = Il n’y a encore rien à annuler.
error-other-seat-acted = Vous ne pouvez plus annuler cette action : un autre joueur a agi depuis.
error-something-was-shown = Vous ne pouvez plus annuler cette action : elle a révélé quelque chose que quelqu’un ne savait pas.
error-others-built-on-it = Vous ne pouvez plus annuler cette action : ce que les autres ont fait depuis en dépend.
error-wrong-seats = ce jeu ne se joue pas avec { $seats } sièges (seulement avec : { $allowed })
error-empty-seed = la graine ne peut pas être vide
error-bad-seed = la graine a un caractère qui ne peut pas s’écrire
error-unknown-option = ce jeu n’a pas d’option « { $option } » (il a : { $known })
error-bad-choice = l’option « { $option } » ne peut pas valoir { $value } (au choix : { $choices })
error-unknown-bot = il n’y a pas de robot « { $bot } » (il y a : { $known })
error-other-version = la partie a été enregistrée sous la version { $record } des règles de { $game } ; ici les règles sont en version { $rules }
error-bad-data = { $name } : les données sont fausses en { $path } ({ $fault }){ $more ->
    [0] {""}
    [one] , et à { $more } autre endroit
   *[other] , et à { $more } autres endroits
}
error-data-unplayable = on ne peut pas jouer avec { $file } : { $detail }
error-wrong-commitment = la graine de l’enregistrement ne donne pas son empreinte { $commitment }
error-illegal-in-record = l’action { $number } de l’enregistrement n’est pas permise : { $detail }
error-wrong-outcome = l’enregistrement annonce une autre issue que celle où mènent ses actions
error-wrong-hash = l’enregistrement finit dans un autre état que celui qu’il annonce (empreinte { $found }, annoncée { $recorded })
error-record-not-json = ce n’est pas un enregistrement : ce n’est pas du JSON ({ $detail })
error-log-unknown = aucun jeu d’ici ne sait lire ce journal
error-record-not-object = ce n’est pas un enregistrement : ce n’est pas un objet JSON
error-record-field-missing = ce n’est pas un enregistrement : il n’a pas de « { $field } »
error-record-field-wrong = le champ « { $field } » de l’enregistrement n’est pas ce qu’il devrait être
error-record-format-unknown = l’enregistrement est au format { $format } ; cette version lit le format { $known }
error-record-row-wrong = la ligne { $number } des actions de l’enregistrement n’est pas une ligne d’action

## Erreurs du stockage et des formats

error-storage-busy = un autre programme a verrouillé la base de données : réessayez
error-storage-unreachable = la base de données est injoignable : { $detail }
error-storage-failed = impossible d’enregistrer : { $detail }
error-unknown-format = { $game } n’a pas de format « { $format } »

## check-data

data-fault-short = { $path ->
    [none] { $text }
   *[other] { $path } : { $text }
}
expected-number = un nombre entier
expected-text = un texte entre guillemets
expected-yes-or-no = true ou false
expected-list = une liste
expected-table = une table
error-data-not-text = ce n’est pas un texte d’au plus { $most } octets
error-data-not-toml = ce n’est pas du TOML : { $detail }
error-data-too-deep = ses clés ou ses valeurs s’imbriquent trop (plus de { $most } niveaux), ou une clé ou un nombre est trop long (plus de { $longest } caractères)
error-data-other-game = ce fichier est pour { $found }, et non pour { $expected }
error-data-kind = attendu : { $expected_word }, trouvé : { $found }
error-data-fixed = les règles en dépendent, cela ne peut pas changer (attendu : { $expected }, trouvé : { $found })
error-data-provenance = attendu : l’un de { $known }, trouvé : { $found }
error-data-range = attendu : un nombre entier de { $least } à { $most }, trouvé : { $found }
error-data-missing = cet élément manque
error-data-empty = il n’y a rien dedans
error-data-unknown = ceci n’est pas connu ici (connus : { $known })
error-data-choice = attendu : l’un de { $known }, trouvé : { $found }
error-data-length = attendu : { $expected } valeurs, trouvé : { $count }
error-data-name = attendu : un mot d’au plus 60 lettres dans chaque langue, comme : en = "Kelpie", fr = "Kelpie"
error-data-key = un mot est nommé par sa clé, comme creature-kelpie, trouvé : { $found }

## Robots d’ailleurs, formats (erreurs)

error-bot-not-found = le robot « { $bot } » ne peut pas être chargé : { $detail }
error-bot-not-made = le robot « { $bot } » n’a pas pu être créé : { $detail }
error-bot-cannot-choose = « { $bot } » ne donne rien qui puisse choisir : un robot a choose(knowledge)
error-bot-chose-badly = le robot « { $bot } » a choisi une action qui n’est pas permise : { $chosen }
error-which-format = nommez l’un des formats avec --format (il y a : { $known })

# Problèmes
error-puzzles-unreadable = ce n’est pas un fichier de problèmes : { $detail }

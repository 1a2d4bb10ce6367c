# What the page never shows: the words of the commands, the terminal, mails and previews of links.

## Names

with-rule = { $text } ({ $rule })
number = { $value }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
version = quintessence { $version } ({ $compiled ->
    [true] compiled
   *[false] not compiled
})

## Telling a match

narrated-action = { $seat_name }: { $text }
outcome-reason = The match is over: { $reason }
outcome-won = { $names } wins.
outcome-shared = { $names } share the first place.
outcome-all-won = It is a draw: all share the first place.
outcome-all-lost = Nobody wins.
outcome-side-won = { $names } wins.
outcome-won-together = { $seats ->
    [1] You win.
   *[other] You win together.
}
outcome-lost-together = { $seats ->
    [1] You lose.
   *[other] You lose together.
}
outcome-standing = { $place }. { $name }: { $total } ({ $sources })
outcome-source = { $source } { $points }
step-candidates = { $count ->
    [0] nothing could be chosen
    [one] one possibility: { $ids_word }
   *[other] { $count } possibilities: { $ids_word }
}
step-criterion = { $gone ->
    [0] { $criterion }: all stay
   *[other] { $criterion }: without { $removed_word }; { $count ->
        [0] nothing is left
       *[other] left: { $ids_word }
    }
}
transcript-head = { $name } (rules version { $version }), { $seats ->
    [one] one player
   *[other] { $seats } players
}, seed { $seed }
transcript-option = { $label }: { $value }
transcript-unfinished = The match is not over.

## Errors of the commands

failed = quintessence: { $text }
crashed = quintessence: something went wrong inside: { $kind }: { $detail } (QUINTESSENCE_DEBUG=1 shows where)
interrupted = quintessence: interrupted
error-usage = { $detail } (see: { $command } --help)
error-missing-arguments = something is missing: { $names } (see: { $command } --help)
error-unknown-arguments = not understood: { $names } (see: { $command } --help)
error-value-missing = { $name } needs a value (see: { $command } --help)
error-value-too-many = { $name } takes no value: { $value }
error-unknown-choice = { $name } cannot be { $value } (choose from: { $choices })
error-not-together = { $name } and { $other } do not go together
error-bad-number = { $name } must be a number from { $least } to { $most }: { $value }
error-file-missing = there is no file { $file }
error-file-unreadable = { $file } cannot be read: { $detail }
error-file-unwritable = { $file } cannot be written: { $detail }
error-file-too-big = { $file } is too big (more than { $megabytes } MB)
error-file-not-text = { $file } is not a text file
error-option-without-value = an option is written name=value: { $text }
error-option-twice = option “{ $option }” is given twice
error-option-not-json = the value of option “{ $option }” is not JSON: { $detail }
error-bots-and-seats = { $bots } bots do not fit { $seats } seats (name one bot a seat, or a single one for all)
error-too-few-levels = a ladder needs two levels at least (there is: { $levels })
error-bad-commitment = a commitment has 64 hexadecimal digits: { $value }
error-resume-is-set = --resume goes on with a match as it was: leave --seed, --option and --seats out
error-nothing-to-resume = no match of { $game } was left to go on with
error-other-game = { $file } is a match of { $game }, not of { $asked }
error-one-way-to-sit = choose one of --seat, --hot-seat and --watch
error-bench-process-died = a process of the benchmark died: { $detail }

## What commands say

note-uncompiled = note: the rules run uncompiled, which is slower and otherwise the same
game-broken = { $game } cannot be loaded: { $kind }: { $detail }
games-none = There is no game here.
games-line = { $game }: { $name }, rules version { $version }, seats: { $seats } ({ $compiled ->
    [true] compiled
   *[false] not compiled
})
games-option = { $option }: { $label }; default { $default }; choices: { $choices }
games-option-free = { $option }: { $label }; default { $default }
simulate-fault = crashed: game with seed { $seed }: { $fault }
simulate-head = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-uses = What came into the games, and was used
simulate-shared = { $games } × shared victory
simulate-steps = Mean length: { $steps } actions
simulate-reason = { $games } × { $reason }
simulate-faults = { $games ->
    [one] One game crashed and counts
   *[other] { $games } games crashed and count
} for nobody.
ladder-head = { $name }, rules version { $version }: each level against the one below, made by { $command }. A draw counts as half a win.
ladder-team-head = { $name }, rules version { $version }: a team of each level with the same seeds, made by { $command }.
verify-replayed = Played again: { $actions ->
    [one] one action
   *[other] { $actions } actions
}, all legal under version { $version } of the rules, and the end is the recorded one.
verify-holds = The record holds together. Whether the deal was honest, its commitment tells: compare it with the one published before the deal, or pass that with --commitment. { $commitment }
verify-honest = The deal was honest: its seed is the one that was published before the match.
verify-dishonest = The deal was NOT honest: the seed gives { $commitment }, and published before the match was { $published }.
verify-broken = The record does NOT hold together: { $text }
bench-running = measuring
bench-head = Python { $python } on { $machine }; medians of { $rounds } interleaved rounds, { $seconds } s a sample
bench-medians = Speed
bench-own = What single games measure (medians)
bench-ratios = Ratios (median of each round's ratio)
bench-compiled = compiled
bench-interpreted = interpreted
bench-engine = engine: the loop on the engine's side
bench-front-door = front door: Match in a Python loop
bench-search = search: alpha-beta nodes
bench-no-compiled = note: the rules run uncompiled and there is no compiled build (make compiled): only the interpreted side is measured
bench-stale = note: the compiled build was made from other sources than these (make compiled makes it anew)
bench-error = error: { $text }
column-seed = seed
column-seats = seats
column-reason = end
column-places = places
column-scores = scores
column-steps = actions
column-games = games
column-wins = won
column-draws = drawn
column-losses = lost
column-used = used
column-share = share
column-interval = 95 % interval
column-level = level
column-against = against
column-ratio = ratio
column-side = ours
column-way = way
column-steps-per-s = steps/s
column-games-per-s = games/s
column-front-door-steps-per-s = front door steps/s
column-mean-legal = legal actions
column-copy-us = copy µs
column-search-nodes-per-s = search nodes/s

## The terminal table

play-seated = { $people ->
    [0] Everyone is a bot ({ $bot }).
   *[other] { $names } at the keyboard{ $bot ->
        [none] .
       *[other] , the others are bots ({ $bot }).
    }
}
play-commitment = Commitment of the deal: { $commitment }
play-help-hint = Type a number to choose, a few letters to narrow the list, ? for help.
play-sides-hint = Nobody plays { $names }: type steps to read its choices one by one, log 3 to open the third again.
play-left = The match is kept in { $file }. Go on with: quintessence play { $game } --resume
play-kept = The match is in { $file }.
play-seed = Seed of the deal: { $seed }
terminal-words-help = ?
terminal-words-all = list
terminal-words-board = show
terminal-words-why = why?
terminal-words-undo = back
terminal-words-hint = advice
terminal-words-log = history
terminal-words-save = keep
terminal-words-resign = concede
terminal-words-quit = exit
terminal-help =
    12 – choose number 12 of the list
    { $row } – choose by the row itself, here that of number 1
    { $part } – list what has to do with it: any letters of the text, any part of the row
    all – list everything; followed by letters, what contains them
    board – draw the board again
    why { $row } – whether this is legal, or which rule forbids it
    undo – undo your last action
    hint – what a bot would do
    log – what has happened so far; log 3 – read step 3 of a side without a player again
    seat 2 – act as another player who may act now, or let that bot act
    steps – read what a side without a player does step by step, or all at once
    save FILE – write the match to a file
    resign – give up
    quit – leave; the match is kept for --resume
terminal-group-counted = { $title }: { $count } choices, { $first } to { $last } (type { $tag } and a part of the text to list some)
terminal-no-such-number = There is no { $number } in the list: it ends at { $count }.
terminal-nothing-fits = Nothing in the list contains “{ $text }”. Type ? for help.
terminal-is-legal = That is legal: { $text }
terminal-why-usage = Write an action after why, beginning with one of: { $tags }
terminal-undone = Undone: { $text }
terminal-pass-screen = { $name }, the screen is yours: press Enter when nobody else looks.
terminal-thinking = { $name } is thinking…
terminal-hint = { $bot } would choose { $number }: { $text }
terminal-log-empty = Nothing has happened yet.
terminal-saved = Saved: { $file }
terminal-resigned = { $name } resigns.

## Help

help-usage = usage:
help-commands = commands
help-command-name = COMMAND
help-arguments = arguments
help-common = common
help-help = show this help and leave
help-lang = language of all messages (else QUINTESSENCE_LANG, else the system's, else English)
help-version = show the version and leave
help-quintessence = Board games about the elements: play them, let bots play them, measure them.
help-epilog = “quintessence COMMAND --help” tells more of a command.
metavar-game = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-url = URL
metavar-hash = HASH
metavar-bots = BOT[,BOT…]
metavar-bot = BOT
metavar-count = N
metavar-text = TEXT
metavar-option = NAME=VALUE
metavar-days = DAYS
metavar-seconds = SECONDS
metavar-seats = SEAT[,SEAT…]
help-any-game = the game, as “quintessence games” names it
help-any-json = print JSON instead of text
help-any-seed = the seed; the same seed gives the same chance (default: a new one)
help-any-option = an option of the game; JSON where the value looks like it, @FILE for a file of JSON; may be repeated
help-any-jobs = processes at once; the results do not depend on it (default: one a processor)
help-any-file = the file of the record; - is the standard input
help-games = Say which games there are, with their seats, options and defaults.
help-play = Play in the browser, or in the terminal against bots or together at one keyboard.
help-play-more = Numbers, rows and letters choose an action; ? lists what else can be typed. Who leaves, even by the end of the input, finds the match again with --resume.
help-play-terminal = play in the terminal; so does any argument below
help-play-seat = your seat, from 1, or several separated by commas (default: 1)
help-play-hot-seat = all seats are people at this keyboard
help-play-watch = all seats are bots
help-play-seats = how many seats (default: the fewest the game takes)
help-play-bot = who sits in the other seats (default: level1)
help-play-seconds = let bots think so long a decision, in place of their own budget
help-play-save = keep the match in this file, over or not
help-play-resume = go on with a match that was left; without a file, the last one
help-serve = Serve the table to browsers: yours, or a whole network’s.
help-serve-more = Matches are kept at every step in the data folder, and go on after a restart. With --host 0.0.0.0 others on your network can join; the address is printed, with a QR code to scan.
help-serve-host = the address to listen at (default: 127.0.0.1, this machine only)
help-serve-port = the port (default: 8765, or a free one)
help-serve-data = where matches are kept (default: your own data folder)
help-serve-database = where matches are kept instead: postgresql://user@host/name, which several processes can share, or a file of SQLite (default: QUINTESSENCE_DATABASE, else a file in the data folder)
help-serve-processes = how many processes serve behind the one port (default: 1); more than one need PostgreSQL
help-serve-public-url = the address that others use, where a proxy stands before the server (https://games.example.org)
help-serve-allowed-host = a further name by which the server may be called; can be given several times
help-serve-proxy = a proxy whose word is taken for where a request came from (default: none); can be given several times
help-serve-forget-unfinished = forget a match that is not over when nothing has happened in it for so many days (default: never)
help-serve-forget-finished = forget a match that is over after so many days (default: never)
help-serve-open-tables = have a list, for everyone who comes, of the tables that their hosts put on it
help-serve-lab = have a lab, in which people compare variants of games: it keeps one processor busy
help-serve-metrics = tell the numbers of all processes at /metrics, in the words of Prometheus; keep that path inside your proxy
help-serve-log-json = write the log as lines of JSON
help-serve-open = open the browser too
metavar-host = ADDRESS
serving = The table is being set; Ctrl-C clears it away, and every match is kept.
help-simulate = Let bots play many games, and sum up who wins.
help-simulate-more = The bots change seats from game to game. Intervals are Wilson's, at 95 %; a draw counts as part of a win. A game that crashes is reported with its seed, and the exit code is then 1.
help-simulate-bots = one bot a seat, or a single one for all (default: level1)
help-simulate-games = how many games (default: 100)
help-simulate-seats = how many seats, where a single bot is named
help-simulate-seconds = let bots think so long a decision, in place of their own budget; such games do not repeat
help-simulate-save = write each game's record into this folder
help-simulate-each = list each game as well
help-ladder = Let each level play the one below, and write the table in Markdown.
help-ladder-games = how many games for each pair (default: 200)
help-ladder-seed = the seed (default: 1)
help-ladder-levels = the levels, from the weakest up (default: all)
help-ladder-seats = how many players a team has, where all play together (default: as few as can play)
help-ladder-out = write to this file (default: print)
help-replay = Tell a recorded match in words, event by event.
help-verify = Play a record again, and say whether the deal was honest.
help-verify-more = Exit code 0: the record holds together, and was dealt as published where --commitment is given. 1: it does not, or was not. 2: there is no such record.
help-verify-commitment = the commitment that was published before the deal
help-bench = Measure how fast the games run, compiled and interpreted, beside other engines.
help-bench-more = All are measured in turns in one run: trust the ratios more than the numbers. OpenSpiel and python-chess are measured where they are installed (pip install "quintessence[bench]"). “quintessence bench server” measures the server instead: durable moves a second with 50 and 500 sockets, beside a bare echo of the same stack. “quintessence bench lab” measures what a million games cost, and what a cluster adds.
help-bench-games = the games to measure (default: all)
help-bench-seconds = how long each sample runs (default: 0.3)
help-bench-game = for “bench server”: the game that is played there
help-bench-database = for “bench server”: also measure 1, 2 and 4 processes on this database (postgresql://…)
help-bench-rounds = how many rounds, 5 at least (default: 5)
error-database-newer = the database was written by a newer version (layout { $found }; this one knows { $known })
error-database-foreign = the database holds something that is not ours
error-port-taken = port { $port } of { $host } cannot be used: { $detail }
error-secret-too-short = { $file } is too short to be a secret ({ $found } bytes of { $least }): a full disk has cut it; delete it, and everyone gets a new cookie
error-database-unusable = the database { $file } cannot be used: { $detail }
error-database-driver-missing = the driver of PostgreSQL is not installed ({ $detail }): pip install "quintessence[postgresql]"
error-processes-need-postgresql = several processes need --database postgresql://… and a system that can fork
error-lab-needs-one-process = the lab needs a server of one process
error-database-not-empty = { $file } is not empty: nothing is overwritten
error-backup-broken = { $file } is no whole backup: nothing was restored
stored-count = { $name }: { $count }
help-backup = Write all that a server stores into one file, while it runs.
help-backup-more = Guests, tables, entries, chat and variants, as of one moment; the signing secret is not in it. Prints how many rows there are of each.
help-backup-data = the data folder of the server (default: your own)
help-restore-data = the data folder of the server (default: your own)
help-backup-file = the new file (compressed lines of JSON)
help-restore = Read a backup into an empty database, of either kind.
help-restore-more = Nothing is restored when the file is not whole or the database is not empty. Prints how many rows there are of each.
help-restore-file = the backup
help-any-database = postgresql://user@host/name, or a file of SQLite (default: QUINTESSENCE_DATABASE, else the file in the data folder)
help-migrate = Carry all that a server stores from one database into an empty one.
help-migrate-more = Between SQLite and PostgreSQL, both ways. Stop the server first: what is played meanwhile stays behind. Prints how many rows there are of each.
help-migrate-from = the database to read: a file of SQLite, or postgresql://…
help-migrate-to = the empty database to fill
error-data-folder-unusable = the data folder { $folder } cannot be used: { $detail }
error-bad-url = { $name } must be an address such as https://games.example.org: { $value }
bench-server = Moves of { $game } over sockets (medians)
bench-server-echo = { $sockets } sockets, bare echo
bench-server-boardgame-io = { $sockets } sockets, boardgame.io in memory
bench-server-durable = { $sockets } sockets, durable moves
bench-server-postgresql = { $sockets } sockets, PostgreSQL, processes: { $processes }
column-moves-per-s = moves/s
column-p50-ms = p50 ms
column-p99-ms = p99 ms
column-processor-us = processor µs
column-beside-peer = beside boardgame.io
help-import = Turn a game’s log of another site into a record.
help-import-file = the log; - is the standard input
help-import-format = the log’s format (default: the only one there is)
help-import-to = write the record to this file (default: the standard output)
help-export = Turn a record into the log of another site.
help-export-file = the record; - is the standard input
help-export-format = the log’s format (default: the only one there is)
help-export-to = write the log to this file (default: the standard output)
help-trace = Compare the rules of Terra Mystica with recorded traces, every number after every line.
help-trace-file = the trace files
trace-counted = { $traces } traces, { $lines } lines, { $probes } probes, { $differences } differences

## build-board

help-build-board = Build the board of a game outside the package, so that the page can show it.
help-build-board-more = The board is drawn in FOLDER/board, as the guide draw-a-board.md tells, and is built into FOLDER/board_dist. It needs Node, and the sources of the page: a copy of the project, not only the installed package.
help-build-board-folder = the game’s folder, which holds a folder board
help-build-board-sources = a copy of the project with the sources of the page (default: where this package lies, if it is one)
board-built = Built: { $folder }. The page shows it where QUINTESSENCE_GAMES names the folder { $parent }; reload the page.
error-no-board = { $folder } holds no board: board/index.ts is missing
error-no-page-sources = a board is built with the sources of the page, which an installed package does not have: get a copy of the project, and name it with --sources
error-board-not-built = the board in { $folder } could not be built; the lines above tell why

## check-data

help-check-data = Check a file that replaces what is printed on a game’s components.
help-check-data-more = Every fault is told with its line. A game’s name in place of a file checks the data in force. Start from a copy: quintessence check-data ephyran --write ephyran.toml
help-check-data-what = a data file, or the name of a game (of one of its files: terra_mystica.factions)
help-check-data-game = the game that the file is for (default: as the file says, or its name)
help-check-data-write = write a copy of the package’s data to this file (default: where replaced data belong)
help-check-data-install = when the file is right, put it in place
metavar-data = FILE|GAME
data-fault = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: { $path }: { $text }
data-fault-whole = { $file }: { $text }
data-right = { $file } is right: data of a game ({ $name }).
data-set = {"  "}{ $set }: { $provenance_word }
data-played = Played with it: { $matches } random matches, { $actions } actions.
data-in-force = It is in force: matches from now on are played with it.
data-install = To play with it, put it in place: quintessence check-data { $file } --install (it goes to { $target })
data-packaged = These are the package’s own data. To replace them: quintessence check-data { $name } --write { $name }.toml, change the file, check it, and install it (to { $target }).
data-installed = In place: { $file }. Matches from now on are played with it; remove the file to play with the package’s data again.
data-written = Written: { $file }. Change what you like, then: quintessence check-data { $file }
data-refused = { $name } is played with the package’s own data, since { $file } is refused: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more; quintessence check-data { $name } tells them all)
}
data-head =
    Replaced data ({ $name }). Change what stands in your box; the guide replace-data.md tells how.
    Check the file with: quintessence check-data FILE
games-replaced = data: replaced by an owner of the box
provenance-printed = printed in the rulebook
provenance-reconstructed = reconstructed
provenance-replaced = replaced by you
error-data-which-game = { $file } does not say which game it is for: name it after the game, or give --game (there is: { $known })
error-data-none = { $game } has no data that could be replaced
error-data-write-what = --write copies the data of a game: { $what } is none
error-data-no-folder = there is no folder for replaced data: { $variable } is empty
error-file-exists = { $file } is there already, and is not written over

## Bots of other people, variants, explained steps (commands and terminal)

error-data-twice = two files stand for the same data ({ $name })
error-data-which-file = { $file } does not say which data of this game it stands for: name it after one of them ({ $known })
simulate-variant = { $name } with the data of “{ $data }”
simulate-by-side = By side that nobody sits at
simulate-compared = Variants compared, played with the same seeds
compared-share = { $name }: share
compared-points = { $name }: mean points
compared-steps = mean length
help-simulate-data = play with the data of this file (package: the package’s own); two or more are compared
help-ladder-data = play with the data of this file
help-ladder-bots = bots that go on from the strongest level: package.module:Name, or installed ones
help-play-data = play with the data of this file
help-play-bots = who sits in the other seats: one for all, or one for each of them (package.module:Name seats a bot of your own)
help-play-step-by-step = read what a side without a player does step by step
terminal-words-seat = player
terminal-words-steps = pace
terminal-others-may-act = May act now too: { $names } (seat NUMBER lets another act).
terminal-seat-usage = Write a number after seat; who may act now: { $numbers }
terminal-next-step = Enter – the next step; a letter – all at once{" "}
terminal-log-usage = { $count ->
    [0] No step has been explained so far.
   *[other] Write the number of a step after log, from 1 to { $count }.
}
terminal-log-steps = log NUMBER opens a step again, [1] to [{ $count }].
terminal-steps-paced = Steps are shown one by one.
terminal-steps-at-once = Steps are shown all at once.
column-points = mean points

## Notifications of a turn: mails, push, `quintessence serve`

notification-turn = It is your turn.
mail-turn-subject = Your turn: { $game }
mail-turn =
    A table of { $game } waits for you:
    { $link }

    To get no more of these emails: { $stop }
mail-code-subject = { $code } is your code for Quintessence
mail-code =
    Someone, you most likely, wants to be told by email when it is their turn at { $server }

    The code to type there: { $code }
    It holds for an hour. Without it, nothing else is sent.

    Was it not you? Have this address left alone for good: { $stop }
help-serve-mail = offer mails to players who are gone when it is their turn, through this mail server: smtp://user@host:587 (STARTTLS) or smtps://user@host (TLS); the password comes from QUINTESSENCE_MAIL_PASSWORD (default: QUINTESSENCE_MAIL, else no mails); needs --public-url
help-serve-mail-from = the address that these mails come from (default: QUINTESSENCE_MAIL_FROM)
help-serve-webhook = tell a program of yours when a table waits for someone who is gone: a POST to this address, signed with QUINTESSENCE_WEBHOOK_SECRET (default: QUINTESSENCE_WEBHOOK, else none); needs --public-url
help-serve-push = offer push messages to browsers, with this contact for the push services: mailto:you@example.org (default: QUINTESSENCE_PUSH, else none)
error-bad-mail-url = --mail must be an address such as smtp://user@mail.example.org:587: { $value }
error-bad-mail-sender = --mail-from must be a mail address such as table@example.org: { $value }
error-bad-webhook-url = --webhook must be an https address, or an http one on this machine: { $value }
error-webhook-secret-short = QUINTESSENCE_WEBHOOK_SECRET must have at least { $least } characters
error-bad-push-contact = --push must be a contact such as mailto:you@example.org: { $value }
error-push-driver-missing = what push messages need is not installed ({ $detail }): pip install "quintessence[push]"
error-notifications-need-url = --mail and --webhook send links: give --public-url too
error-secret-unreadable = { $file } cannot be read: { $detail }

## Previews of links

preview-lobby = Quintessence
preview-lobby-text = Board games about earth, water, air and fire, on one table: against a bot, with someone beside you, or with a friend by link.
preview-game = { $game } · Quintessence
preview-learn = Learn { $game } · Quintessence
preview-rules = Rules of { $game } · Quintessence
preview-table = A game of { $game } · Quintessence
preview-watch = Watch a game of { $game } · Quintessence
preview-invitation = An invitation to play { $game } · Quintessence
preview-invitation-text = A seat is free for you: open the link to take it.
preview-picture = { $game }: a look at the board

## Reviews in the terminal

help-review = Review a recorded match: what each turn was worth, where it turned, and what was better.
help-review-more = A bot of level 3 judges every turn, one of level 5 looks for better turns where much was won or lost. It takes from seconds to minutes. Secrets are told: a record holds everything.
help-review-seconds = let the bot of level 5 think so long a decision (default: 1.5)
review-when = action { $number }, { $name }
review-since = action { $number }
review-labelled = { $label }: { $text }

## Reviews: the page has these sentences too, and a test says that they are the same

curve-together = All together
analysis-percent = { $percent }%
analysis-about = What each side could expect of the result, in percent, as the bot “{ $level }” judges it; all start even. “{ $expert }” looked for better turns.
analysis-about-allies = The chance to win together, in percent, as the bot “{ $level }” judges it. “{ $expert }” looked for better turns.
analysis-progress = The bot is judging the game: { $done } of { $count }
analysis-turning = Where it turned
analysis-no-turning = The lead never changed hands for long.
analysis-further = Turns that cost something
analysis-shared = The same in both:
analysis-played = Played:
analysis-better = Better:
analysis-nothing-better = The bot found nothing that is clearly better.
analysis-cost = Worth { $worth }% instead of { $share }%.
analysis-decided = What decided it
analysis-best = Best turn
analysis-best-gain = was worth { $percent }% more than what the bot would have played.
analysis-best-rose = raised the chance of winning from { $before }% to { $after }%, and the bot found nothing better.
analysis-no-best = No turn stood out.
analysis-worst = Costliest turn
analysis-worst-cost = cost { $percent }%. Better: { $line }.
analysis-no-worst = None of the turns that were looked at cost 3% or more.
analysis-at = { $when }:
analysis-tip = To try next time
analysis-counted = How it came about
decided-won = { $person ->
    [you] You won
    [allies] The team won
    [many] The { $name } won
   *[other] { $name } won
} after { $actions } actions{ $margin ->
    [0] { "" }
    [one] , by one point
   *[other] , by { $margin } points
}.
decided-drawn = After { $actions } actions the win was shared.
decided-close = It was close all along: nobody was ever clearly ahead.
decided-changed = { $changes ->
    [one] The lead changed hands once
   *[other] The lead changed hands { $changes } times
}; { $person ->
    [you] you took it for good
    [allies] the team took it for good
    [many] the { $name } took it for good
   *[other] { $name } took it for good
} ({ $since }).
decided-ahead-since = { $person ->
    [you] You took the lead for good
    [allies] The team took the lead for good
    [many] The { $name } took the lead for good
   *[other] { $name } took the lead for good
} ({ $since }).
decided-always-ahead = { $person ->
    [you] You were
    [allies] The team was
    [many] The { $name } were
   *[other] { $name } was
} in front from start to finish.
decided-turn = The turn that cost most: { $when }, { $percent }%. Better was: { $line }.
decided-no-turn = No single turn decided it: the bot found none that cost the losing side 3% or more.
why-judged = The bot judges the position after it to be better.
why-wins = It wins.
why-saves = It does not lose at once.
why-points = { $count ->
    [one] It brings one point more.
   *[other] It brings { $count } points more.
}
why-more = It brings { $count } more: { $what }.
why-fewer = It brings { $count } fewer: { $what }.
why-they-more = It gives the others { $count } more: { $what }.
why-they-fewer = It leaves the others { $count } fewer: { $what }.
tip-turn = Look again at { $when }: { $line } was worth { $percent }% more.
tip-source = { $what }: { $own }; { $name } had { $other }. No other source made a greater difference.
tip-tally = { $what }: { $own }; { $name } had { $other }.
tip-clean = Nothing that was looked at cost 3% or more.

# Puzzles
help-puzzles = Find puzzles: positions of games between bots in which one turn is clearly the best.
help-puzzles-more = The answer is checked with a greater budget, and each puzzle is rated by how often the bots of each level solve it. The file is written anew after each game with a find. A game ships its puzzles as puzzles.json in its folder.
help-puzzles-games = how many games are looked through (default: 20)
help-puzzles-seed = the seed (default: 1)
help-puzzles-seats = how many players (default: as few as can play)
help-puzzles-bots = which levels play the games: one for all, or one a seat (default: level3)
help-puzzles-margin = by how many percent of a win the best turn beats all others, at least (default: 8)
help-puzzles-judge = who plays on where the answer is checked, once it is found: a level (default: level5)
help-puzzles-check = check the puzzles of this file by a stronger search in place of a new one, and write those that hold
help-puzzles-out = write to this file (default: print)
metavar-percent = PERCENT
puzzles-checked = { $id }: { $fault ->
    [lost] dropped, its turns are not found any more
    [alike] dropped, nobody could tell what makes its turns right
    [close] dropped, another turn is as good
   *[other] holds, by { $percent }%
}
puzzles-progress = game { $number }: { $count ->
    [one] { $count } puzzle so far
   *[other] { $count } puzzles so far
}
help-dataset = Let bots play many games, and write every decision into Parquet files.
help-dataset-more = The folder then holds games.parquet, decisions.parquet and a datasheet. It needs the extra research: pip install "quintessence[research]".
help-dataset-folder = where to write
help-dataset-bots = one bot a seat, or a single one for all (default: level1)
help-dataset-games = how many games (default: 100)
help-dataset-seats = how many seats, where a single bot is named
help-dataset-data = play with the data of this file
help-dataset-observations = add what the seat observes, as bytes
dataset-written = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}: { $folder }
error-research-missing = { $package } is not installed; pip install "quintessence[research]" brings it
bench-research = Environments: steps in a second of one processor, observations and masks included, and the ratio to OpenSpiel’s chess

## The lab

help-lab = Tune a game: change its numbers, and see what it does.
help-lab-compare = Play variants on the same seeds, seats and bots as the package’s data, and tell what differs.
help-lab-compare-more = Every measure has its difference with a 95 % interval, from pairs of games of the same seed. The interval of the first sentence holds at all times: look as often as you like, and stop when you like. A game that crashes is reported with its seed, and the exit code is then 1.
help-lab-compare-variant = a data file to compare with the package’s data; may be repeated
help-lab-compare-until = stop once the difference of the first sentence is known to plus or minus this (0.02: two percent), or “sure”: once it is known which way it goes
help-lab-compare-kind = count how often things of this kind are offered, taken and won with (card, building, action … as actions name them); may be repeated
help-lab-compare-all = show every measure, not only the chief ones and those that differ
help-any-bots = one bot a seat, or a single one for all (default: level3)
help-any-games = how many games (default: 200, or no bound where something else ends the run)
help-any-minutes = stop after so many minutes
help-any-seats = how many seats, where a single bot is named
help-lab-compare-keep = keep finished games in this folder, so that an interrupted run goes on where it stopped (default: keep none)
help-lab-compare-seed = the seed; the same seed gives the same games (default: 1)
metavar-minutes = MINUTES
metavar-width = WIDTH|sure
metavar-kind = KIND
error-lab-no-variant = name at least one file with --variant
error-lab-unknown-kind = no action here names anything of the kind “{ $kind }” (there is: { $known })
error-lab-unknown-thing = no action here names { $thing } (there is: { $known })
column-difference = difference
column-correlation = correlation
column-saved = saved ×
lab-package = package
lab-head = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
} of each variant on the same seeds, seed { $seed }, { $bots }
lab-stopped-games = All games were played.
lab-stopped-minutes = The time was up.
lab-stopped-width = Stopped: the chief difference is known as well as asked.
lab-stopped-sure = Stopped: it is known which way the chief difference goes.
lab-stopped-stopped = Stopped by whoever watched it.
lab-stopping = Stopping after the games under way; Ctrl-C again leaves at once.
error-lab-needs-extra = { $package } is not installed; pip install "quintessence[lab]" brings it
lab-changed = { $variant }: { $changed ->
    [0] none of { $games } games changed: this is not felt here (at 95 %, at most { $most } % of games would change).
   *[other] { $changed } of { $games } games changed.
}
lab-chief = { $measure }: { $base } with the package’s data, { $other } with this variant; the difference lies between { $low } and { $high }, at 95 %, whenever one looks. { $verdict ->
    [higher] It is higher.
    [lower] It is lower.
   *[unknown] That is no proof of a difference.
}
lab-pairing = Games of one seed correlate by { $correlation }: { $gain ->
    [little] pairing saved next to nothing here (× { $saved }).
   *[much] with other seeds for each variant, { $saved } times as many games would be needed.
}
lab-differ = { $count } of { $all } measures differ (*); by chance alone about one in twenty would.
measure-won = Share won
measure-wins-by-seat = Wins of { $name }
measure-wins-by-bot = Wins of { $name }
measure-wins-by-side = Wins of { $name }
measure-wins-by-trait = Wins with { $name }
measure-length-decisions = Decisions in a game
measure-length-rounds = Rounds in a game
measure-points = Points of a seat
measure-points-from = Points of a seat: { $name }
measure-closeness = Lead of the first, of its points
measure-reason = Ends: { $name }
measure-number = Counted by the game: { $name }
measure-used = Used: { $name }
measure-offered = Seats that were offered: { $name }
measure-taken = Taken when offered: { $name }
measure-won-with = Wins of those who took: { $name }

help-lab-table = Write a table of a game’s data for a spreadsheet, or make a variant from a changed one.
help-lab-table-more = Without a name it lists the tables. With --from the sheet becomes a data file, once it is right; what is wrong is told by row and column.
help-lab-table-name = the table: cards, cards.base.air_water, numbers … (default: list them)
help-lab-table-out = write to this file (default: print)
help-lab-table-from = read the table from this CSV file, and write the data file that it makes
help-lab-table-data = go on from this data file, not from the package’s
metavar-table = TABLE
lab-written = Written: { $file }
lab-sheet-fault = { $file }, row { $row }, column “{ $column }”: { $text }
lab-more-faults = { $count ->
    [one] and one more
   *[other] and { $count } more
}
error-file-not-toml = { $file }, line { $line }: this is not TOML: { $detail }
error-file-has-faults = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}: the data of { $name } are wrong{ $path ->
    [none] {""}
   *[other] {" "}at { $path }
} ({ $fault }){ $more ->
    [0] {""}
   *[other] {" "}and in { $more } more places
}; quintessence check-data { $file } tells what is wrong
error-lab-unknown-table = there is no table { $name } (there is: { $known })
error-lab-not-a-table = { $name } is a single value, not a table
error-lab-other-file = { $file } stands for { $found }, and the table is in { $expected }
error-sheet-not-csv = this is not CSV: { $detail }
error-sheet-no-name = the first column must be called “name”, found: { $found }
error-sheet-column = a column is (value), a number in brackets as [1], or a key
error-sheet-twice = this is there twice
error-sheet-name = this is no name of an entry: { $found }
error-sheet-row-too-long = this row has more cells than there are columns
error-sheet-cell = { $found } is neither a number, nor true or false, nor a text, nor a list in JSON ({ $detail })
error-sheet-mixed = a row has either (value), or numbered columns, or keys
error-sheet-gap = a list has no gaps: this is empty, and a later column is not

help-lab-compare-trace = look at each decision too: branching, real choices, lead changes, drama (slower)
help-lab-measure = Play one variant and tell every measure: balance, length, choices, tension, on request luck and skill.
help-lab-measure-data = play with the data of this file (default: the package’s)
help-lab-measure-kind = count how often things of this kind are offered, taken and won with; may be repeated
help-lab-measure-luck = say how much of who wins is the deal: each deal is played four times with other choices of the bots
help-lab-measure-skill = say how many steps of skill there are from the first of these levels to the last (default: level1 to level4)
help-lab-measure-seed = the seed; the same seed gives the same games (default: 1)
error-lab-no-rivals = all play together here: there is nobody to be better than
column-value = value
column-half-width = 95 %
column-spread = nine in ten
lab-measured = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, { $bots }
lab-luck = { $value ->
    [none] Luck: the same always wins, so that there is nothing to explain by the deal.
   *[other] Luck: { $value } % of who wins is settled by the deal, the rest by play.
}
lab-skill = Skill: { $value } steps from the first level to the last; one step wins three games of four.
measure-margin = Margin over the other side
measure-branching = Legal actions at a decision
measure-real-choices = Decisions with a real choice
measure-lead-changes = Changes of the lead in a game
measure-known-after = Part of a game after which it is decided
measure-drama = How far behind the winner was

help-lab-worth = Tell what things are worth: how much less a seat wins that may not take them.
help-lab-worth-kind = weigh each thing of this kind by itself (card, building, action … as actions name them); may be repeated
help-lab-worth-forbid = forbid this thing (card=squall); all that are named are forbidden together
help-lab-worth-to = who may not take it: one seat, another from game to game, or all (default: one of rivals, all allies)
help-lab-worth-data = play with the data of this file (default: the package’s)
help-lab-worth-games = how many games (default: 200)
help-lab-worth-seed = the seed; the same seed gives the same games (default: 1)
metavar-thing = KIND=VALUE
metavar-whom = one|all
error-lab-nothing-to-weigh = name what to weigh: --kind card, or --forbid card=squall
column-offered-in = offered
column-taken-in = taken
column-worth-wins = wins
column-worth-points = points
lab-worth-head = { $to ->
    [one] In how many games each thing was offered to the one seat that may not take it, and taken as long as it might; what that seat loses without it.
   *[other] In how many games each thing was offered, and taken as long as it might; what all lose without it.
}
lab-forced = { $count ->
    [one] Once nothing else was legal, and the thing was taken.
   *[other] { $count } times nothing else was legal, and the thing was taken.
}

help-lab-sweep = Give a number of the data one value after the other, and tell how the game answers.
help-lab-sweep-more = Finished games are kept by what determines them (data, options, bots, seed, code): an interrupted sweep goes on where it stopped, and nothing is played twice.
help-lab-sweep-change = a number of the data by its path (score.first_city, earth.roots[2]) and its values (8..12, 0..100/25, 2,3,5); of several every combination is played
help-lab-sweep-keep = where finished games are kept (default: in the data folder)
help-lab-sweep-until = stop once every difference is known to plus or minus this, or “sure”: once it is known which way each goes
help-lab-sweep-seed = the seed; the same seed gives the same games (default: 1)
metavar-path = PATH
metavar-values = VALUES
error-sweep-nothing = name what to change: --change score.first_city 2..6
error-sweep-values = { $found } are no values: write 8..12, 0..100/25 or 2,3,5
error-sweep-no-number = { $name } is no whole number in the data
error-sweep-too-many = these are { $count } combinations; { $most } are the most
error-sweep-bad-data = { $label } cannot be played: the data are wrong at { $path } ({ $fault })
column-changed = changed
column-at-any-time = 95 % at any time
lab-kept = Games played now: { $played }; already there: { $kept }.

## The lab on a cluster

help-any-cluster = play on a cluster in place of this machine’s processes: tcp://host:8786 (a scheduler of Dask), or local:N for N workers here; the results do not depend on it
metavar-address = ADDRESS
error-cluster-address = “{ $address }” is no cluster: write tcp://host:port, or local:N
error-cluster-unreachable = the cluster { $address } does not answer, or has no workers ({ $detail })
error-cluster-missing = { $package } is not installed; pip install "quintessence[cluster]" brings it

bench-lab = What a game of { $bot } costs one processor
column-ms-a-game = ms a game
column-hours-a-million = hours a million
bench-lab-workers = { $game }, { $games } games with two workers beside one; here a game takes { $ms_here } ms
bench-lab-pool = two processes of the pool
bench-lab-cluster = a cluster of two workers
column-worker-ms = worker’s ms a game
column-handing-out-ms = ms to hand it out
column-efficiency-of-two = efficiency of two
column-efficiency-by-clock = by the clock

## The report of the lab

help-any-report = write a report to look at: one HTML file with plots, and the records of the most telling games in a folder beside it
help-any-out = write the tables for other tools: a row a game, a measure and, with --trace, a decision; .json (one file) or .parquet (one each)
error-lab-out-suffix = { $file }: the name has to end in .json or .parquet
report-title = { $name }: what the change does
report-sure = Sure by themselves: { $measures }{ $more ->
    [0] .
    [one]  ; and one more.
   *[other]  ; and { $more } more.
}
report-still = Not seen to differ: { $measures }.
report-table = The numbers as a table
report-differences = Differences of shares, with 95 % intervals
report-of-variant = { $variant }: { $title }
report-course = { $measure }: how the difference became known
report-response = { $measure }, by variant
report-length = How long games are
report-points = Where points come from
report-axis-difference = percentage points
report-axis-games = games
report-axis-games-share = games, in %
report-games = Games to look at
report-games-note = Each is a record of the whole game. The command opens its review.
report-game-changed-most = Changed most
report-game-closest = Closest
report-game-one-sided = Most one-sided
report-game-longest = Longest
report-column-variant = variant
report-column-seed = seed
report-column-record = record
report-column-open = to open it
report-made = Made by Quintessence { $version }, rules version { $rules }; options: { $options }; seed { $seed }; bots: { $bots }. The same seed gives the same games.
report-caution = Bots are not people: a difference at their hands is evidence about the numbers. An interval says how far chance may have led astray, not whether bots play as people do.

# What all games share, and what the page may have to say beside them: the words of the core and of its errors.

## Names

seat-numbered = Player { $number }

## What every game can say

objection-match-is-over = The match is over.
objection-not-your-turn = It is another player’s turn.
prompt-over = The match is over.
prompt-wait = Another player is deciding.

## Telling a match

as-removed = ids

## Errors of the core

error-unknown-game = there is no game “{ $game }” (there is: { $known })
error-malformed-row = this row names no action: { $row }
error-not-this-games-action = this is no action of this game: { $row }
error-not-offered = this cannot be done now: { $row }
error-not-your-turn = it is not the turn of { $seat_word }
error-match-is-over = the match is over
error-no-such-seat = there is no seat { $seat }: the match has { $seats }, numbered from 0
error-nothing-to-undo = There is nothing to undo yet.
error-other-seat-acted = You can no longer undo this: another player has acted since.
error-something-was-shown = You can no longer undo this: it showed something that was hidden from someone.
error-others-built-on-it = You can no longer undo this: what others have done since depends on it.
error-wrong-seats = this game cannot be played with { $seats } seats (only with: { $allowed })
error-empty-seed = the seed cannot be empty
error-bad-seed = the seed has a character that cannot be written
error-unknown-option = this game has no option “{ $option }” (it has: { $known })
error-bad-choice = option “{ $option }” cannot be { $value } (choose from: { $choices })
error-unknown-bot = there is no bot “{ $bot }” (there is: { $known })
error-other-version = the record was made under version { $record } of the rules of { $game }; the rules here are version { $rules }
error-bad-data = { $name }: the data are wrong at { $path } ({ $fault }){ $more ->
    [0] {""}
   *[other] , and at { $more } more places
}
error-data-unplayable = { $file } cannot be played with: { $detail }
error-wrong-commitment = the record's seed does not give its commitment { $commitment }
error-illegal-in-record = action { $number } of the record is not legal: { $detail }
error-wrong-outcome = the record states another outcome than its actions lead to
error-wrong-hash = the record ends in another state than it says (hash { $found }, recorded { $recorded })
error-record-not-json = this is not a record: it is not JSON ({ $detail })
error-log-unknown = no game here can read this log
error-record-not-object = this is not a record: it is not a JSON object
error-record-field-missing = this is not a record: it has no “{ $field }”
error-record-field-wrong = the record's “{ $field }” is not what it should be
error-record-format-unknown = the record has format { $format }; this version reads format { $known }
error-record-row-wrong = row { $number } of the record's actions is not a row

## Errors of storage and formats

error-storage-busy = another program has locked the database: try again
error-storage-unreachable = the database cannot be reached: { $detail }
error-storage-failed = this cannot be stored: { $detail }
error-unknown-format = { $game } has no format “{ $format }”

## check-data

data-fault-short = { $path ->
    [none] { $text }
   *[other] { $path }: { $text }
}
expected-number = a whole number
expected-text = a text in quotes
expected-yes-or-no = true or false
expected-list = a list
expected-table = a table
error-data-not-text = this is not a text of at most { $most } bytes
error-data-not-toml = this is not TOML: { $detail }
error-data-too-deep = its keys or values nest too deeply (more than { $most } levels), or a key or number is too long (more than { $longest } characters)
error-data-other-game = this file is for { $found }, not for { $expected }
error-data-kind = expected { $expected_word }, found: { $found }
error-data-fixed = the rules rest on this, it cannot change: expected { $expected }, found: { $found }
error-data-provenance = expected one of { $known }, found: { $found }
error-data-range = expected a whole number from { $least } to { $most }, found: { $found }
error-data-missing = this is missing
error-data-empty = there is nothing in it
error-data-unknown = this is not known here (known: { $known })
error-data-choice = expected one of { $known }, found: { $found }
error-data-length = expected { $expected } entries, found: { $count }
error-data-name = expected a word of at most 60 letters in each language, as in: en = "Kelpie", fr = "Kelpie"
error-data-key = a word is named by its key, as in creature-kelpie, found: { $found }

## Bots of other people, formats (errors)

error-bot-not-found = the bot “{ $bot }” cannot be loaded: { $detail }
error-bot-not-made = the bot “{ $bot }” could not be made: { $detail }
error-bot-cannot-choose = “{ $bot }” gives nothing that can choose: a bot has choose(knowledge)
error-bot-chose-badly = the bot “{ $bot }” chose what is not legal: { $chosen }
error-which-format = name one of the formats with --format (there is: { $known })

# Puzzles
error-puzzles-unreadable = this is not a file of puzzles: { $detail }

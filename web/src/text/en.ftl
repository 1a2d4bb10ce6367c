# The page's own words: lobby, table, review, settings.

title-lobby = Quintessence
title-games = My games · Quintessence
title-table = { $game } · Quintessence
title-table-yours = Your turn! { $game } · Quintessence
title-learn = How to play · Quintessence
title-rules = Rules · Quintessence
title-credits = Credits · Quintessence
skip = Skip to the content
home = Quintessence, to the lobby
navigation = Pages
loading = One moment…
lost = There is no such page
back-to-lobby = Back to the lobby
close = Close
copy = Copy
copied = Copied
send = Send
saved = Saved
go-on = Go on playing

## Lobby

welcome = Four elements, one table
welcome-text = Board games about earth, water, air and fire. Play against a bot, with someone beside you, or with a friend by link.
my-games = My games
learn = How to play
learn-first = New here? Learn it first
rules = Rules
credits = Credits
play-now = Play now
set-up = Set up a table
game-facts = { $seats } players
game-reconstructed = Some components are reconstructed
games = Games
go-on-playing = Go on playing
you = You
your-name = Name
your-colour = Colour
colour-earth = Earth
colour-water = Water
colour-air = Air
colour-fire = Fire
colour-sun = Sun
colour-quintessence = Quintessence
import = Open a record
import-text = Look at a game that was saved as a file, or at the log of another site, and play on from any moment of it. A file can be dropped anywhere on this page.
import-choose = Choose a file
setup-start = Start
setup-players = Number of players
setup-advanced = Expert options
yes = Yes
setup-presets = Ways to begin
setup-last = Same as last time
setup-group-players = Players
setup-group-opponent = Opponent
setup-group-board = On the table
setup-group-privacy = Clock and privacy
setup-group-clock = Clock
setup-summary = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-seed = Seed
setup-seed-help = Any word or number. The same seed with the same options deals the same game. Empty: by chance.
open-tables = Open tables
open-sit = Sit down
open-watch = Watch
open-yours = To your table
setup-listed = In the list of open tables: everyone on this server can find it, sit down where a seat is free, or watch
setup-pace = Pause before a bot plays
setup-pace-each = { $seconds ->
    [0] None
   *[other] { $seconds } s
  }
setup-watch = Only bots: you watch.
setup-start-watch = Watch
setup-not-json = “{ $option }”: this cannot be read as JSON.
variant-title = Variant
variant-played = Played with other data than the game’s own
variant-about = Play with data of your own: a .toml file in place of the game’s. It is checked first, and is for this table only.
variant-choose = Choose a file
variant-chosen = { $file } can be used
variant-forget = Play without it
variant-same = This file has the game’s own data; there is nothing to change.
variant-which = { $file }: name the file after one of these: { $known }.
variant-fault = { $line ->
    [0] { $path }: { $text }
   *[other] Line { $line }, { $path }: { $text }
}
setup-needs-me = At least one seat has to be yours.
sits-me = Me
sits-screen = Someone else on this screen
sits-friend = A friend, by link
sits-bot = A bot
level-level1 = Seed
    .about = bot 1, gentle
level-level2 = Sprout
    .about = bot 2, easy
level-level3 = Sapling
    .about = bot 3, fair
level-level4 = Oak
    .about = bot 4, good
level-level5 = Old forest
    .about = bot 5, strong
list-playing = Under way
list-waiting = Waiting for a friend
list-over = Over
list-won = You won
list-shared = You shared the victory
list-lost = You lost
list-drawn = A draw
list-winner = { $name } won
list-winners = { $name } shared the victory
list-all-won = All won
list-all-lost = All lost
list-abandoned = Abandoned
list-unreadable = Read only
list-yours = Your turn
list-played = { $count ->
    [0] not begun
    [one] one action
   *[other] { $count } actions
}
option-is = { $name }: { $value }
list-round = round { $round }
list-empty = No games yet.
list-going = Under way
list-over-title = Finished
variant = variant

## Seats

seats = Players
seat-you = You
seat-screen = On this screen
seat-friend = A friend
seat-someone = Guest
seat-you-act = Your turn
seat-acts = Deciding…
# What a game's sentences call a seat, where that is not its own colour or the like.
seat-tag = Player { $number } ·{" "}
seat-bot = { $text } · { $about }
seat-waits-for-you = Waiting for you
seat-waits = Waiting
seat-free = Not here yet
presence-here = Here
presence-away = Away
presence-gone = Gone
seat-stand-in = { $level } is filling in
watching = You are watching; only the players write.
watching-writes = You are watching, and may write.
watchers = Watching: { $names }
watcher-away = { $name } (away)
absent = { $name } has left. You can wait.
absent-level = Level of the bot
absent-bot = Let a bot fill in
absent-claim = Claim the win
seat-resigned = Resigned
seat-leads = Leads, as far as is known here
seat-won = Won
seat-lost = Lost
seat-drew = Draw
seat-act-as = Act here
# A side that nobody sits at; each is called side-<code> by its game.
side-about = Plays by itself
side-chooses = Choosing…

## Table

the-board = Board
faces = How the board is shown
face-drawn = Board
face-text = Text
prompt-other-seat = You decide as { $name } now.
prompt-go-on-as = Go on as { $name }
prompt = What is asked
prompt-ended = The game is over.
prompt-aim = The aim: { $aim }
prompt-answered = Answered for you: there was nothing to choose, or you chose ahead.
prompt-watching = You are watching. { $name } to act.
beside = Beside the board
menu = Table
tab-log = Log
tab-actions = Actions
tab-chat = Chat
log = What happened
log-empty = Nothing has happened yet.
chat = What was said
chat-readers = Only the players write here.
chat-empty = Nobody has said anything yet.
chat-say = Say something
palette = Actions
pins = Proposals
pin-text = { $name } proposes: { $text }
pin-play = Play it
pin-let-play = Go ahead
pin-let-play-about = It plays this now; otherwise it waits until you have acted
pin-remove = Remove
pin-remove-this = Remove the proposal: { $text }
pin-propose = Propose it to the others
pin-propose-this = Propose to the others: { $text }
palette-key = All actions ( / )
palette-search = Find an action
palette-placeholder = Find or type, e.g. { $example }
palette-more = { $count } more…
palette-none = No action matches.
palette-unknown = “{ $text }” is not an action known here.
palette-near = Did you mean
palette-nothing = Nothing to choose right now.
palette-many = { $count } actions match; type some more.
undo = Undo
back = Take back
back-casual = Take back (then it is a casual game)
back-ask = Ask to take back
back-asked = { $name } asks to take the last action back, with all that came after it. It is a casual game then.
back-waits = The others are asked whether it may be taken back.
back-agree = Agree
back-refuse = Refuse
casual = Casual
casual-why = A move was taken back here after others had answered it.
undo-key = Undo what was played last (U)
hint = Hint
hint-key = The turn that a bot would play (H)
hint-play = Play it
hint-turn-play = Play this turn
hint-turn-key = Play what the hint says (Shift H)
hint-step-play = Play one step
hint-close = Close the hint
hint-show = Show this step on the board
hint-times = { $text } (× { $count })
hint-given = Hint: { $text }
hint-stopped = Something else happened: the rest of the turn was not played.
aim-wins = This wins the game.
aim-points = { $count ->
    [one] This brings one point.
   *[other] This brings { $count } points.
}
aim-more = What it brings: { $what } ({ $count }).
aim-they-more = What it costs the others: { $what } ({ $count }).
aim-judged = In the bot’s judgement, this leads to the best position.
thinking = Thinking…
news-undone = Undone.
resign = Resign
abandon = End without a result
abandon-sure-alone = End this game without a result?
abandon-sure = All win or lose together here. End the game for everyone, without a result?
resign-sure = Give this game up? The other side wins.
resign-sure-alone = Give this game up? It is then won by: { $side_word }.
resign-sure-many = Give this game up? A bot plays on in your place.
name-ask = What is your name?
name-say = OK
draw-offer = Offer a draw
draw-offered = { $name } offers a draw.
draw-accept = Accept
draw-decline = Decline
draw-declined = The draw was declined.
note-seat-revoked = The host has opened this seat to someone else.
note-seat-changed = Someone else sits in this seat now.
note-stand-in = { $person ->
    [you] You were gone; a bot is filling in at your seat.
   *[other] { $name } was gone; a bot is filling in at this seat.
}
note-back = { $person ->
    [you] You are back.
   *[other] { $name } is back.
}
note-win-claimed = { $person ->
    [you] You were gone for too long; the win was claimed.
   *[other] { $name } was gone for too long; the win was claimed.
}
note-taken-back = { $person ->
    [you] You took a move back; this is a casual game now.
   *[other] { $name } took a move back; this is a casual game now.
}
note-bot-overran = The bot ran out of time; the best action it had found was played.
note-bot-failed = The bot failed; the most promising action was played in its place.
rematch-waits = A rematch has begun.
rematch-join = To the rematch
notice-ask = Would you like to be notified when it is your turn?
notice-yes = Yes, notify me
notice-no = No
notice-yours = It is your turn.
prompt-friend = Your friend is not here yet.
rematch = Rematch
result = Result
flip = Turn the board
help = Help
legend = The signs
help-text = The prompt says what is asked now. Choose on the board, in the list of actions, or by typing. Point at something that cannot be chosen to learn why.
keys = Keys
key-arrows = move over the board
key-enter = choose; press again to confirm
key-escape = clear what is chosen
key-palette = list of actions, typed commands
key-undo = undo what was played last
key-hint = hint
key-hint-play = play the turn of the hint
key-review = in a review: back, forward
key-help = this help
key-steps = while a step is explained: go on
reconnecting = Connection lost; trying again…
recover = Have you played here? Enter the code of your seat
recover-note = It is in the window “Share”, on the device that you played on.
recover-go = Back to my seat
table-closed = This table cannot be opened
rules-gone = This game was played with other rules (version { $version }) or other data than those installed here. Its log and record can still be read.
share = Share
share-seat = The free seat
share-seat-numbered = The free seat of player { $number }
share-seat-note = The first to open this link sits down here, and keeps the seat.
share-own = Your seat, on another device
share-screen = The other seat of this screen, on another device
share-own-note = Keep this link to yourself: whoever has it plays in your name.
share-code-note = Code of this seat:
share-own-named = Your seat { $name }, on another device
share-revoke-own = New link and code
share-revoke-own-note = The old ones stop working, and other devices lose the seat.
share-taken = Seats that are taken
share-taken-note = Whoever sits there loses the seat at once. In games with hidden cards nobody who has held another seat may sit there.
share-free = Free this seat
share-free-sure = Yes, free it
share-free-not = No, leave it
share-watch = Watch
share-watch-note = Anyone with this link can watch, but not play.
share-revoke = New link
share-revoke-note = The old one stops working.
share-local = These links open on this machine only.
share-local-others = Whoever runs the server can let others in: at this machine, in this window.
share-open = Open it to my local network
share-open-means = Everyone on your network can then reach this server, without encryption: only do this on a network that you trust. Without a link, nobody sees any of your tables.
share-opened = On your network, this table is reached at
share-close = Close it again
share-system = Share…
share-code = QR code
share-code-of = QR code: { $title }
share-none = There is nothing to share here.

## Steps of a side that nobody plays

steps = What happens, and why
steps-position = { $number } of { $count }
steps-candidates-short = could be chosen
steps-left-short = { $count ->
    [0] nothing is left
   *[other] { $ids_word }
}
steps-candidates = { $count ->
    [0] Nothing could be chosen.
    [one] One could be chosen: { $ids_word }.
   *[other] { $count } could be chosen: { $ids_word }.
}
steps-criterion = { $criterion }: { $count ->
    [0] all stay.
    [one] { $ids_word } falls away.
   *[other] { $ids_word } fall away.
}
steps-left = { $count ->
    [0] Nothing is left.
   *[other] Left: { $ids_word }.
}
steps-next = Next
steps-next-key = Next (space, Enter or →)
steps-done = Go on
steps-all = All at once
steps-why = Why?
steps-replay = Show it again
too-late = Someone was faster. { $text }

## End

end-won = You win!
end-shared = You share the victory!
end-lost = You lose
end-place = { $place ->
    [2] You come second
    [3] You come third
    [4] You come fourth
   *[5] You come fifth
  } of { $count }
end-drawn = A draw
end-all-won = All win
end-all-lost = All lose
end-winner = { $many ->
    [true] The { $name } win
   *[other] { $name } wins
}
end-winners = { $name } share the victory
end-abandoned = Abandoned
reason-resigned = { $name } resigned
reason-you-resigned = you resigned
reason-draw-agreed = a draw was agreed
reason-agreed = a draw was agreed
reason-abandoned = the game was abandoned
proof = Was the deal honest?
proof-text = The commitment was published before the game; the seed must give it. “quintessence verify” checks it on the record.
proof-commitment = Commitment
proof-seed = Seed
download = Download the record

## Review

review = Review
review-first = To the start
review-back = Back one action
review-play = Play
review-pause = Pause
review-next = Forward one action
review-last = To the end
review-speed = Speed
review-scrub = Moment
review-where = { $number } / { $count }
review-more = More of the review
review-live = Back to the game
review-close = Close the review
review-share = Share this moment
evaluate = Show the course of the game
evaluating = Judging each move…
curve-others = The others
curve-together = All together
curve-game = The game
when = { $person ->
    [you] { $since }, you
   *[other] { $since }, { $name }
}
when-round = round { $round }
when-turn = turn { $turn }
turning-point = The game turned: { $when }
fork = Play on from here
fork-text = A new table begins after action { $number }. The old game stays as it is.
fork-start = Start

## Settings

settings = Settings
language = Language
theme = Theme
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = Same as the system
motion-full = On
motion-none = Off
confirm = Confirm moves
confirm-final = Those without undo
confirm-moves = All
confirm-never = None
steps-setting = Steps of a side that nobody plays
steps-setting-step = One by one
steps-setting-timed = By the clock
steps-setting-once = All at once
notices = By this browser, while the table is open
sounds = Soft sounds: pieces, cards, and a knock when it is your turn
coordinates = Names of rows and columns

## Learn, rules, credits

learn-steps = Steps
learn-courses = Lessons
course-main = The game
learn-step = Step { $number }
learn-next = Next
learn-skip = Skip
learn-again = Again
learn-text = Text of the step
learn-play = Play now
rules-contents = Chapters
rules-search = Search these rules
rules-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
rules-print = Print
rules-before = Before
rules-after = After
rules-why = Why we read it this way
rules-ours = Our ruling: the rulebook is silent here, or can be read in several ways.
rules-printed = The rulebook says it, or plainly means it.
rules-reconstructed = Reconstructed: no printed copy was at hand.
learn-none = This game has no lesson yet; its rules tell you everything.
provenance = Printed and reconstructed
data-replaced = You are playing with replaced data, from whoever runs this table.
data-refused = The replaced data of this game were refused, and the game’s own are used: “quintessence check-data” tells you what is wrong.
provenance-more = What that means
provenance-text = No printed copy was at hand, so these were rebuilt to fit all that the rulebook says of them.
provenance-replace = Whoever owns the game can put the printed ones in their place: write a copy of the lists, change it, check it, and install it.
rules-missing = The rules of this game are not written yet.
credits-games = Games
credits-icons = Icons
credits-icons-text = Icons by Lorc, Delapouite and contributors, from
credits-fonts = Typefaces
credits-fonts-text = Fraunces by Undercase Type and Source Sans 3 by Adobe (Paul D. Hunt), bundled with the page, under the
credits-software = Software
credits-software-text = The page is made with Svelte, Vite, Project Fluent and marked. The server runs on FastAPI, Starlette and uvicorn.

## Answers in another’s turn, and one screen for several

window-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
window-yours = The others wait just as long, whatever you hold.
window-same = Everyone is given the same time, whatever they hold.
window-kept = Kept until the time is over. You can still change it.
window-opened = { $seconds ->
    [one] { $name } may answer for { $seconds } second.
   *[other] { $name } may answer for { $seconds } seconds.
}
standing-title = In the others’ turns
standing-secret = Nobody else sees what you choose.
curtain-turn = { $name }, it is your turn
curtain-answer = { $name } may answer
curtain-nobody = Who is at the screen?
curtain-why = Everyone else looks away; then show your cards.
curtain-look = I am { $name }: show my cards
curtain-unseen = { $text }, without looking
curtain-pass = Pass the screen to { $name }
setup-claim = If someone is gone while it is their turn, the win can be claimed after
setup-claim-never = Never
setup-claim-after = { $minutes ->
    [1440] a day
    [60] an hour
   *[other] { $minutes } min
  }
setup-answers = Time to answer in another’s turn
setup-answers-seconds = { $seconds } s
setup-answers-none = No clock

## Errors

error-other = That did not work ({ $code }).
error-offline = The server cannot be reached.
error-no-answer = The server does not answer.
error-server-trouble = Something went wrong on the server ({ $status }).
error-page-trouble = Something went wrong on this page: { $detail }
error-stale = The board has changed in the meantime; look again.
error-not-your-seat = That seat is not yours.
error-not-your-turn = It is not your turn.
error-not-at-this-table = You do not sit at this table, and have no link to watch it.
error-unknown-table = There is no such table.
error-unknown-invitation = This link is not valid any more. Ask for a new one.
error-nothing-proposed = This proposal can no longer be played: the position has changed.
error-only-allies-pin = Only players who win or lose together can propose actions to each other.
error-no-standing-answers = This game has no answers that can be given in advance.
error-unknown-standing-answer = There is no such answer (choose from: { $known }).
error-standing-answer-needs-time = At this table, an answer given in advance would be noticed; everyone answers by hand.
error-answer-is-final = An answer cannot be undone.
error-seat-taken = Someone already sits in this seat.
error-only-at-this-machine = This can only be done at the machine on which the server runs.
error-no-network = This machine is not on a network at the moment.
error-network-closed = The network could not be opened: { $detail }
error-only-other-seats = Only the others at the table can do this.
error-nobody-awaited = The table is not waiting for anyone in this seat.
error-still-there = The player in this seat is connected, and cannot be replaced.
error-too-early = They have not been gone for long enough; { $seconds } s to go.
error-no-claim-here = At this table the win cannot be claimed.
error-unknown-code = No seat here has this code.
error-no-open-tables = This server has no list of open tables.
error-already-asked = The others are being asked already.
error-nobody-asks = Nobody is asking to take anything back.
error-no-take-back = Nothing can be taken back here.
error-only-the-host = Only whoever opened the table can do that.
error-only-listeners = Only those at the table can do that.
error-only-when-over = That is possible once the game is over.
error-only-in-practice = That is possible only when nobody else plays.
error-match-is-not-over = The game is not over yet.
error-already-resigned = You have already resigned.
error-all-play-together = All win or lose together here: there is nobody to resign to.
error-nobody-to-agree = There is nobody here to agree on a draw with.
error-nobody-to-resign-to = There is nobody here to resign to.
error-unknown-variant = This variant is no longer here. Choose its file again.
error-variant-refused = These data cannot be played with.
error-draw-already-offered = A draw is already on offer.
error-no-draw-offer = No draw is on offer any more.
error-no-seat-of-yours = You have no seat at this table.
error-no-such-moment = The game has no such moment.
error-seed-known-to-one = A seed cannot be chosen when a friend plays: only one of you would know it.
error-too-many-variants = Too many of your stored variants are in use at tables (at most { $most }).
error-no-room-for-variants = This server has no room for more variants.
error-too-many-documents = This server keeps at most { $most } such things for you.
error-no-room-for-documents = You have used all the room that this server has for you ({ $most } bytes).
error-document-too-long = That is too long to be kept (at most { $most } characters).
error-too-many-tables = You have too many open tables. Finish or abandon some first.
error-too-many-games = You have { $most } games here, finished ones included, and that is the limit. Remove some from your list first.
error-no-room-for-games = Your games take up all the room that you may have here ({ $most } bytes). Remove some from your list first.
error-no-room-for-tables = This server has no room for more tables.
error-chat-full = The chat of this table is full (at most { $most } lines).
error-too-many-connections = This table is open in too many places at once.
error-too-many-rows = That is too much at once.
error-too-fast = Too fast: wait a moment, then try again.
error-too-large = That is too large.
error-record-too-long = This record is too long.
error-malformed-message = The server did not understand this page. Reload it.
error-empty-text = There is nothing to say.
error-option-known-to-one = This option tells a secret of the match to whoever chose it: it cannot be used when someone else plays ({ $option }).
error-held-another-seat = You have held another seat at this table: you cannot see what is hidden in this one.
error-storage-busy = Another program has locked the server’s database. Try again in a moment.
error-storage-unreachable = The server cannot reach its database just now. Try again in a moment.
error-table-unreadable = What is stored of this table cannot be read.
error-too-deep = This is nested too deeply (more than { $most } levels).
error-too-slow = This took too long to arrive.
error-foreign-host = The server does not answer to the name “{ $host }”. Whoever runs it can allow it with --allowed-host.
error-too-much-thinking = Too many of your requests are already waiting for a bot. Try again when some are done.
error-server-busy = The server is busy. Try again in a moment.
error-foreign-origin = This page was not opened from the server’s own address.
error-not-found = There is no such thing here.
error-method-not-allowed = That cannot be done here.
error-data-gone = This game was played with replaced data that are no longer here.
error-rules-gone = The rules of that version are no longer here.
error-storage-failed = The server could not store that, so it did not happen. Try again.
error-took-too-long = That took too long. Try again.
error-took-too-much = That takes more memory than this server gives to one request.
error-worker-failed = The bot failed to answer. Try again.
error-server-error = Something went wrong on the server.

# Clocks
setup-clock = Clock
setup-clock-none = No clock
setup-clock-turn = A time for each turn
setup-clock-game = A time for the whole game
setup-clock-days = Days for each turn
setup-clock-note = A clock runs only while the table waits for its player. The clocks start once everyone is at the table; the time that bots take counts for nobody.
setup-clock-days-note = With days for each turn nobody has to be there at the same time.
clock-nobody-needed = Nobody has to be there at the same time: each plays when they find the time, and the table waits.
setup-zero = When a clock is at zero
setup-zero-bot = A bot moves
setup-zero-default = The usual answer
setup-zero-loss = The player loses
setup-zero-level = The bot that moves
setup-zero-bot-note = The bot plays the turn to its end; the next turn is the player’s again.
setup-zero-default-note = In another’s turn, the usual answer is given for the player; in the player’s own turn, a bot plays it to its end.
setup-zero-loss-note = With two players, the other one wins. With more, a bot plays on in the seat.
clock-per-turn = { $minutes ->
    [one] { $minutes } minute a turn
   *[other] { $minutes } minutes a turn
  }
clock-per-seconds = { $seconds } s a turn
clock-per-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
  }
clock-per-game = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } a game{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s a turn
  }
clock-zero-bot = at zero a bot ({ $level }) moves to the end of the turn
clock-zero-default = at zero the usual answer is played, or a bot ({ $level }) moves to the end of the turn
clock-zero-loss = at zero the player loses
clock-terms = Clock: { $time }; { $zero }.
clock-waits = The clocks start once everyone is at the table.
clock-of = Clock, { $name }:
clock-over = Time’s up
clock-told = { $time } left on your clock.
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }{ $hours ->
    [0] { "" }
   *[other] { " " }{ $hours } h
  }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min { $seconds } s
clock-seconds = { $seconds } s
clock-some-minutes = { $minutes } min
clock-last-minute = less than a minute
list-clock = { $time } left to play
note-time-up-bot = { $person ->
    [you] Your time was up; a bot played the turn to its end.
   *[other] { $name }’s time was up; a bot played the turn to its end.
}
note-time-up-default = { $person ->
    [you] Your time was up; the usual answer was given.
   *[other] { $name }’s time was up; the usual answer was given.
}
note-lost-on-time = { $person ->
    [you] Your time was up: the game is lost.
   *[other] { $name }’s time was up: the game is lost.
}
reason-out-of-time = time was up
error-time-is-up = Your time is up for this turn.
error-no-loss-on-time = Nobody can lose on time here: choose what happens at zero instead.
error-clock-without-people = With only bots at the table, there is nobody to put on a clock.
error-clock-decides = A turn may take days here: the clock decides, not who is connected.
## Told of one's turn: browser, push, mail

notices-title = Tell me when it is my turn
notices-note = A system notification while the table is open in another tab or window. Nothing is sent or stored.
notice-ways = Other ways…
push = By this browser, also when the table is closed
push-note = The server keeps an address that your browser’s maker gives out for this browser. The message is encrypted, and holds the game’s name, a link and “your turn”.
push-failed = The browser does not allow it here. Look at its settings for this page.
mail = By email, to
mail-give = Send a code
mail-code = The code that was sent to { $address }
mail-confirm = Confirm
mail-other = Another address
mail-on = Emails go to { $address }
mail-remove = No more emails
mail-note = The server keeps the address, and writes to it when a table with other people has waited a minute for you: the game’s name and a link.
webhook-note = This server also tells a program of its owner when a table waits for someone who is gone: which table, game and seat, and the name there.
title-mail = Emails – Quintessence
mail-stop-title = Emails from this server
mail-stop-note = Press once, and this server will not write to that address again.
mail-stop = Stop the emails
mail-stopped = Done: no more emails.
error-bad-mail-address = This is not an email address.
error-bad-push-subscription = This browser’s subscription cannot be used.
error-no-mail-code = That code is no longer valid. Ask for a new one.
error-wrong-mail-code = This is not the code that was sent.
error-too-many-mail-codes = Too many codes were sent. Try again tomorrow.
error-mail-refused = Whoever reads this address wants no emails from here.
error-unknown-stop-link = This link is not known here.
error-no-such-notifications = This server does not offer that.
## My games, challenges

mine-cancel = Cancel
mine-filter = Which games
mine-filter-game = Game
mine-filter-state = State
mine-filter-fate = Result
mine-filter-opponent = Opponent
mine-filter-text = Name contains
mine-all = All
mine-deleted = Deleted
mine-deleted-note = These games are hidden from you alone, and are not counted. You can bring them back until they are removed for good.
mine-fate-won = Won
mine-fate-drawn = Drawn
mine-fate-lost = Lost
mine-count = { $count ->
    [0] No game matches.
    [one] { $count } game
   *[other] { $count } games
}
mine-nameless = Someone
mine-label = Name of this game
mine-label-save = Save
mine-rename = Rename
mine-delete = Delete
mine-restore = Bring back
mine-forget = Remove for good
mine-forget-text = “{ $name }” will be removed with all its moves. This cannot be undone. A game that others have played too stays with them.
mine-gone = “{ $name }” is deleted.
mine-gone-undo = Undo
mine-archived = from a file
mine-casual = not counted
mine-statistics = Statistics
mine-statistics-none = No finished game counts yet.
mine-statistics-all = won: { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
mine-statistics-note = From your last 500 tables and from games loaded from a file. Practice against bots counts, with or without hints.
mine-against = Against
mine-as = Playing
mine-games = Games
mine-won = Won
mine-drawn = +{ $count } drawn
mine-rate = Rate
mine-longest = Your longest game: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
mine-left-casual = Not counted: { $count } with turns taken back, or played on from another game.
mine-left-alone = Not counted: { $count } in which you held every seat.
mine-left-imported = Not counted: { $count } opened from a record.
mine-left-watched = Not counted: { $count } without a seat of yours.
mine-left-unknown = Not counted: { $count } without a result.

achievements = Achievements
achievements-note = Each is a rule that you have used, found in your finished games. Games with turns taken back do not count.
achievements-count = { $done } of { $all }
achievement-done = since { $date }
achievement-open = not yet
achievements-left = { $count ->
    [one] Looking through { $count } more game…
   *[other] Looking through { $count } more games…
}

own-data = All that is yours
own-data-text = Names, results and records of your finished games, puzzles and settings in one file: to keep, or to bring to another browser.
own-data-save = Save to a file
own-data-bring = Load from a file
own-data-saved = { $games ->
    [one] Saved, with { $games } game.
   *[other] Saved, with { $games } games.
}
own-data-left-out = { $count ->
    [one] There was no room for the record of { $count } game; its result is there.
   *[other] There was no room for the records of { $count } games; their results are there.
}
own-data-reading = { $done } of { $all }…
own-data-read = New here: { $added }. Here already: { $known }.
own-data-refused = No. { $number } was left out: { $why }
error-own-data-not-json = This file cannot be read: it is not JSON.
error-own-data-other = This is another kind of file. A single record can be opened in the lobby.
error-own-data-version = This file is of version { $version }, which this page does not know.
error-own-data-broken = Something in this file is not as it should be ({ $field }).
error-own-data-too-many = This file has more than { $most } games.
error-own-data-too-large = This file is larger than { $most } MB.
error-not-deleted-yet = Delete the game first; then it can be removed for good.
error-others-have-it-too = Others have played here too: the game stays with them. You do not see it any more.
error-no-record = Only the result of this game came with the file, not its record.

title-challenges = Challenges · Quintessence
challenge = challenge
challenges = Challenges
challenges-text = The same deal, the same bots, each at a table of their own: who makes the most of it?
challenges-past = Past days
challenges-mine = Yours
challenges-all = All challenges
challenge-today-of = Challenge of the day: { $game }
challenge-today = Challenge of the day
challenge-daily = Challenge of { $date }
challenge-yours = Your challenge
challenge-by = Challenge by { $name }
challenge-friends = A challenge among friends
challenge-rules = Everyone has the same deal, which nobody knows beforehand. Your first attempt counts, without hints and without taking back; afterwards you can practise with the same deal.
challenge-status-new = You have not played it yet.
challenge-status-playing = Your game is under way.
challenge-status-over = You have played it.
challenge-status-missed = You did not play it.
challenge-count = { $count ->
    [0] Nobody has taken it yet.
    [one] { $count } person has taken it.
   *[other] { $count } people have taken it.
}
challenge-play-new = Play
challenge-play-playing = Go on playing
challenge-play-over = Practise with the same deal
challenge-again-note = Your first attempt counts; this one is practice.
challenge-look = Have a look
challenge-compare = Compare
challenge-past = This day is over: its challenge can no longer be played.
challenge-commitment = Commitment to the deal, the same for all:
challenge-comparison = Comparison
challenge-name = Name
challenge-result = Result
challenge-points = Points
challenge-turns = Turns
challenge-time = Time
challenge-watch = Watch
challenge-watch-own = Look back
challenge-watch-later = Others’ games can be watched once you have played.
challenge-allow = Let those who have played watch my game
challenge-entry-playing = still playing
challenge-entry-given-up = given up
challenge-entry-won = won
challenge-entry-place = place { $place }
challenge-nobody = Nobody yet.
challenge-invite = Invite friends
challenge-link = Link
challenge-copy = Copy the link
challenge-copied = Copied
challenge-share = Share
challenge-new = A challenge for friends
challenge-way = { $game }: { $way }
challenge-new-text = Choose a game; the server draws a deal that you do not know either. Whoever has the link plays it.
challenge-seats = Seats, yours included
challenge-level = Bots
challenge-make = Make the challenge
challenge-table = This is a challenge: no hints, and nothing is taken back.
error-unknown-challenge = There is no such challenge, or its day has not come yet.
error-challenge-is-over = This day is over: its challenge can no longer be played.
error-challenge-is-full = This challenge is full: { $most } people have taken it.
error-challenge-outdated = The rules of this game have changed since: nobody can play this deal any more.
error-challenge-not-played = Play the challenge to its end first.
error-challenge-seats = In a challenge one seat is yours, and bots sit in the others.
error-too-many-challenges = You have made { $most } challenges, which is all there is room for.
## What a review teaches

tab-lesson = Lesson
analysis-open = Show the lesson
analysis-percent = { $percent }%
analysis-about = What each side could expect of the result, in percent, as the bot “{ $level }” judges it; all start even. “{ $expert }” looked for better turns.
analysis-about-allies = The chance to win together, in percent, as the bot “{ $level }” judges it. “{ $expert }” looked for better turns.
analysis-of = { $person ->
    [you] What you could expect, after each turn
    [allies] The chance to win together, after each turn
    [many] What the { $name } could expect, after each turn
   *[other] What { $name } could expect, after each turn
}
analysis-smoothed = Smoothed: each point is the mean of { $count } moments in a row.
analysis-progress = The bot is judging the game: { $done } of { $count }
analysis-now = Played so far: { $when }
analysis-start = Before the first action
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
summary-next = Next: { $what }
analysis-next = You won { $won } of your last { $count } games against “{ $level }”. “{ $next }” is the next level.
analysis-next-play = Play against “{ $next }”
review-share-at = { $number }, { $when }: { $name } { $percent }%
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
puzzle-try = Try this position as a puzzle
puzzle-not-yet = Puzzles are made from games that are over.
puzzle-judged-first = The bot is still judging the game. Try again in a moment.
puzzle-none = There is no puzzle in this game: the bot found no turn that is clearly better than what was played.
puzzle-elsewhere = Nothing is clearly better than what was played here. The nearest puzzle: { $when }.
puzzle-go = Go there
puzzle-asked = Find a better turn: the one that was played here cost { $percent }%.
puzzle-found = Found: your turn is worth { $share }%; the bot’s was worth { $worth }%.
puzzle-not-found = Not yet: your turn is worth { $share }%, and { $worth }% was possible.
puzzle-once-more = Try once more
puzzle-back = Back to the review
error-too-many-reviews = The bot is still judging other games of yours. Try again when it is done.
error-no-puzzle-here = There is no puzzle here: the review knows no better turn at this moment.

## A picture of the position

picture = Picture
picture-making = Drawing the picture…
picture-note = As a spectator sees it: no hand that is hidden from others is in it, and nobody is named.
picture-save = Save again
picture-copy = Copy
picture-not-copied = This browser does not let the picture be copied. Save it instead.
picture-failed = This browser could not draw the picture.
picture-alt = { $game } after { $number ->
    [one] { $number } action
   *[other] { $number } actions
}, as a spectator sees it
picture-start = At the start
picture-moment = After { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
picture-end = The end, after { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
picture-credit = Drawn by Quintessence. Icons: game-icons.net, CC BY 3.0.

## Sounds and pace

sound = Sound
sound-off = Turn the sounds off
sound-on = Turn the sounds on
volume = Volume
pace = Moves of bots and others
pace-once = At once
pace-calm = Calm
pace-slow = Slow

## Cards that have just come

card-new = new
cards-new = { $count } new

## Without the server

offline-says = The server cannot be reached. The rules and what is open here can be read; games, bots and lessons need it. The page goes on by itself when it is back.
reconnecting-kept = Connection lost; your move is kept, and played when the server is back.
# Puzzles
title-puzzles = Puzzles · Quintessence
puzzles = Puzzles
puzzles-text = One turn is clearly the best. Find it.
title-lab = Lab · Quintessence
lab = Lab
lab-lobby = Change a game’s numbers, compare, and play your variant.
lab-open = Open the lab
puzzles-lobby = A position, and one turn to find: a new one every day, the same for everyone.
puzzles-all = All games
puzzles-today = Today’s puzzle
puzzles-solved = { $solved } of { $count } solved.
puzzles-solved-short = { $solved } / { $count }
puzzles-stale = These puzzles were made for another version of the rules, so they are not shown.
puzzles-none = There are no puzzles here yet.
puzzles-made = Found in games between bots. The stars say how rarely bots of the five levels find the turn; percentages are the share of a win that the strongest search expects. Bots can be wrong.
puzzle = Puzzle
puzzle-numbered = Puzzle { $number }
puzzle-daily = Puzzle of the day
puzzle-stars = { $count ->
    [one] Difficulty: { $count } star of 5
   *[other] Difficulty: { $count } stars of 5
}
puzzle-task = { $person ->
    [you] Your turn to play: find the best turn
   *[other] { $who } to play: find the best turn
}
puzzle-levels = The bot of level 2 finds it in { $easy }% of the tries, that of level 5 in { $hard }%.
puzzle-standings = Points so far
puzzle-solve = Solve it
puzzle-state-tried = tried
puzzle-state-shown = looked up
puzzle-state-solved = solved
puzzle-going-on = That is the way. Now play on to where it pays.
puzzle-right = That is it!
puzzle-good = Just as good!
puzzle-missed = Not the best turn.
puzzle-worth = Chance of winning: { $best }%.
puzzle-lost = Chance of winning: { $worth }% with your turn, { $best }% with the best one, { $lost }% more.
puzzle-streak = { $days ->
    [one] Daily puzzle solved.
   *[other] Daily puzzle solved { $days } days running.
}
puzzle-hint = The best turn goes: { $kinds }
puzzle-reveal = Show the solution
puzzle-look = Look at the solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-answer = Chance of winning: { $best }% with the solution, { $other }% at most with turns that are not as good.
puzzle-step-back = Step back
puzzle-step-on = Next step
puzzle-others = { $count ->
    [one] One other turn is as good.
   *[other] { $count } other turns are as good.
}
puzzle-key = They have the bold steps in common.
error-unknown-puzzle = There is no such puzzle.
error-no-puzzles = This game has no puzzles.
error-puzzles-stale = These puzzles were made for another version of the rules.
error-puzzle-turn-over = The turn is over: try again from the position.
error-puzzle-turn-open = The turn is not over yet.

# A finished game's deal, handed on
deal-hand-on = Challenge a friend with this deal
challenge-rules-handed-on = Everyone has the same deal; whoever handed it on has played it already. Your first attempt counts, without hints and without taking back; afterwards you can practise with the same deal.
challenge-entry-before = ordinary game
challenge-before-note = Whoever handed this deal on had played it as an ordinary game, in which hints are allowed.
error-deal-not-played-alone = Only the deal of a game that you played alone against bots, in your own seat from start to end, can be handed on.
error-deal-goes-on = This game went on from another one, or came from a file: its deal cannot be handed on.
error-deal-taken-back = Turns were taken back in this game, which a challenge does not allow: its deal cannot be handed on.
error-deal-played-by-bot = A bot played for you for a while: the deal of this game cannot be handed on.

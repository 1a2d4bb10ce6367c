# The words of Ephyran. A zone is its territory and its number: Lagoon 2. A card is told by its two halves.

game-name = Ephyran
game-tagline = Four gods, four territories: build the most prestigious city, and mind what the others hold.
game-credits = A game by Cédric Duwelz and Olivier Fagnère (Elements Editions). Rules and drawings are in our own words and hand; the deck and the tokens are reconstructed.

## Words

trait-order = By place in the round
trait-god = By god
order-1 = first in the round
order-2 = second
order-3 = third
order-4 = fourth
god-poseidon = Poseidon
god-gaia = Gaia
god-aeolus = Aeolus
god-hephaestus = Hephaestus
object-thunderbolt = Zeus’ Thunderbolt (3)
    .short = Thunderbolt
object-trident = Poseidon’s Trident (2)
    .short = Trident
object-owl = Athena’s Owl (1)
    .short = Owl
object-helmet = Ares’ Helmet (−1)
    .short = Helmet
object-none = an object face down
object-hidden = an object face down
as-victim = seat
victim-hand = your hand
source-pile = the draw pile
source-discard = the discard
to-discard = the discard
to-hand = the hand
to-tartarus = Tartarus
# What is to be done at each stage.
stage-choosing = choose a god
stage-turn = one action of your turn
stage-replay = play a card again, but no support
stage-window = counter, or let it happen
stage-fitting = choose the card that replaces the zone
stage-setting = set the object on a zone
stage-giving-up = choose the zone that is destroyed
stage-laying = lay Dionysos in your city
stage-keeping = keep one of the cards
stage-burying = choose which card goes on the discard first
stage-drawing = draw a card
stage-over = nothing, the match is over

territory-lagoon = Lagoon
    .the = the Lagoon
territory-lands = Lands
    .the = the Lands
territory-forest = Forest
    .the = the Forest
territory-mountain = Mountain
    .the = the Mountain
slot-lagoon-1 = Lagoon 1
slot-lagoon-2 = Lagoon 2
slot-lagoon-3 = Lagoon 3
slot-lagoon-4 = Lagoon 4
slot-lands-1 = Lands 1
slot-lands-2 = Lands 2
slot-lands-3 = Lands 3
slot-lands-4 = Lands 4
slot-forest-1 = Forest 1
slot-forest-2 = Forest 2
slot-forest-3 = Forest 3
slot-forest-4 = Forest 4
slot-mountain-1 = Mountain 1
slot-mountain-2 = Mountain 2
slot-mountain-3 = Mountain 3
slot-mountain-4 = Mountain 4
creature-triton = Triton
creature-siren = Siren
creature-hippocampus = Hippocampus
creature-nereid = Nereid
creature-cetus = Cetus
creature-centaur = Centaur
creature-minotaur = Minotaur
creature-satyr = Satyr
creature-cyclops = Cyclops
creature-boar = Calydonian Boar
creature-pegasus = Pegasus
creature-harpy = Harpy
creature-griffin = Griffin
creature-sphinx = Sphinx
creature-stymphalian = Stymphalian Bird
creature-chimera = Chimera
creature-phoenix = Phoenix
creature-dragon = Colchian Dragon
creature-bull = Brazen Bull
creature-typhon = Typhon
creature-dionysos = Dionysos
support-twins = Castor & Pollux
support-graeae = the Graeae
support-exchange = Exchange
support-take = Take an object
support-destroy = Destruction
support-steal = Theft
support-shield = Athena’s Shield
support-magic = Hecate’s Magic
card-triton-1 = Triton (Lagoon 1)
card-triton-1-owl = Triton (Lagoon 1, Owl)
card-siren-1 = Siren (Lagoon 1)
card-siren-1-trident = Siren (Lagoon 1, Trident)
card-hippocampus-1 = Hippocampus (Lagoon 1)
card-nereid-1 = Nereid (Lagoon 1)
card-nereid-1-owl = Nereid (Lagoon 1, Owl)
card-cetus-1-owl = Cetus (Lagoon 1, Owl)
card-triton-2 = Triton (Lagoon 2)
card-siren-2 = Siren (Lagoon 2)
card-siren-2-trident = Siren (Lagoon 2, Trident)
card-siren-2-thunderbolt = Siren (Lagoon 2, Thunderbolt)
card-hippocampus-2 = Hippocampus (Lagoon 2)
card-hippocampus-2-trident = Hippocampus (Lagoon 2, Trident)
card-nereid-2 = Nereid (Lagoon 2)
card-cetus-2-owl = Cetus (Lagoon 2, Owl)
card-triton-3 = Triton (Lagoon 3)
card-triton-3-owl = Triton (Lagoon 3, Owl)
card-siren-3 = Siren (Lagoon 3)
card-hippocampus-3 = Hippocampus (Lagoon 3)
card-hippocampus-3-thunderbolt = Hippocampus (Lagoon 3, Thunderbolt)
card-nereid-3 = Nereid (Lagoon 3)
card-nereid-3-owl = Nereid (Lagoon 3, Owl)
card-nereid-3-trident = Nereid (Lagoon 3, Trident)
card-cetus-3 = Cetus (Lagoon 3)
card-triton-4 = Triton (Lagoon 4)
card-siren-4-owl = Siren (Lagoon 4, Owl)
card-siren-4-trident = Siren (Lagoon 4, Trident)
card-hippocampus-4 = Hippocampus (Lagoon 4)
card-nereid-4 = Nereid (Lagoon 4)
card-nereid-4-thunderbolt = Nereid (Lagoon 4, Thunderbolt)
card-cetus-4 = Cetus (Lagoon 4)
card-centaur-1 = Centaur (Lands 1)
card-minotaur-1 = Minotaur (Lands 1)
card-minotaur-1-trident = Minotaur (Lands 1, Trident)
card-satyr-1 = Satyr (Lands 1)
card-cyclops-1-owl = Cyclops (Lands 1, Owl)
card-boar-1-owl = Calydonian Boar (Lands 1, Owl)
card-centaur-2 = Centaur (Lands 2)
card-minotaur-2 = Minotaur (Lands 2)
card-minotaur-2-thunderbolt = Minotaur (Lands 2, Thunderbolt)
card-satyr-2 = Satyr (Lands 2)
card-satyr-2-trident = Satyr (Lands 2, Trident)
card-cyclops-2 = Cyclops (Lands 2)
card-boar-2-owl = Calydonian Boar (Lands 2, Owl)
card-boar-2-trident = Calydonian Boar (Lands 2, Trident)
card-centaur-3-owl = Centaur (Lands 3, Owl)
card-minotaur-3 = Minotaur (Lands 3)
card-satyr-3 = Satyr (Lands 3)
card-satyr-3-owl = Satyr (Lands 3, Owl)
card-cyclops-3 = Cyclops (Lands 3)
card-cyclops-3-trident = Cyclops (Lands 3, Trident)
card-boar-3 = Calydonian Boar (Lands 3)
card-boar-3-thunderbolt = Calydonian Boar (Lands 3, Thunderbolt)
card-centaur-4 = Centaur (Lands 4)
card-minotaur-4-owl = Minotaur (Lands 4, Owl)
card-satyr-4 = Satyr (Lands 4)
card-cyclops-4 = Cyclops (Lands 4)
card-cyclops-4-trident = Cyclops (Lands 4, Trident)
card-cyclops-4-thunderbolt = Cyclops (Lands 4, Thunderbolt)
card-boar-4 = Calydonian Boar (Lands 4)
card-pegasus-1 = Pegasus (Forest 1)
card-harpy-1 = Harpy (Forest 1)
card-harpy-1-owl = Harpy (Forest 1, Owl)
card-harpy-1-trident = Harpy (Forest 1, Trident)
card-griffin-1 = Griffin (Forest 1)
card-sphinx-1 = Sphinx (Forest 1)
card-sphinx-1-owl = Sphinx (Forest 1, Owl)
card-stymphalian-1-owl = Stymphalian Bird (Forest 1, Owl)
card-pegasus-2 = Pegasus (Forest 2)
card-harpy-2 = Harpy (Forest 2)
card-harpy-2-thunderbolt = Harpy (Forest 2, Thunderbolt)
card-griffin-2 = Griffin (Forest 2)
card-griffin-2-trident = Griffin (Forest 2, Trident)
card-sphinx-2 = Sphinx (Forest 2)
card-stymphalian-2-owl = Stymphalian Bird (Forest 2, Owl)
card-stymphalian-2-trident = Stymphalian Bird (Forest 2, Trident)
card-pegasus-3-owl = Pegasus (Forest 3, Owl)
card-pegasus-3-thunderbolt = Pegasus (Forest 3, Thunderbolt)
card-harpy-3 = Harpy (Forest 3)
card-griffin-3 = Griffin (Forest 3)
card-sphinx-3 = Sphinx (Forest 3)
card-sphinx-3-owl = Sphinx (Forest 3, Owl)
card-sphinx-3-trident = Sphinx (Forest 3, Trident)
card-stymphalian-3 = Stymphalian Bird (Forest 3)
card-pegasus-4 = Pegasus (Forest 4)
card-harpy-4-owl = Harpy (Forest 4, Owl)
card-griffin-4 = Griffin (Forest 4)
card-sphinx-4 = Sphinx (Forest 4)
card-sphinx-4-thunderbolt = Sphinx (Forest 4, Thunderbolt)
card-stymphalian-4 = Stymphalian Bird (Forest 4)
card-stymphalian-4-trident = Stymphalian Bird (Forest 4, Trident)
card-chimera-1 = Chimera (Mountain 1)
card-chimera-1-owl = Chimera (Mountain 1, Owl)
card-phoenix-1 = Phoenix (Mountain 1)
card-phoenix-1-trident = Phoenix (Mountain 1, Trident)
card-dragon-1 = Colchian Dragon (Mountain 1)
card-bull-1 = Brazen Bull (Mountain 1)
card-bull-1-owl = Brazen Bull (Mountain 1, Owl)
card-typhon-1-owl = Typhon (Mountain 1, Owl)
card-chimera-2 = Chimera (Mountain 2)
card-phoenix-2 = Phoenix (Mountain 2)
card-phoenix-2-trident = Phoenix (Mountain 2, Trident)
card-phoenix-2-thunderbolt = Phoenix (Mountain 2, Thunderbolt)
card-dragon-2 = Colchian Dragon (Mountain 2)
card-dragon-2-trident = Colchian Dragon (Mountain 2, Trident)
card-bull-2 = Brazen Bull (Mountain 2)
card-typhon-2 = Typhon (Mountain 2)
card-typhon-2-owl = Typhon (Mountain 2, Owl)
card-chimera-3-owl = Chimera (Mountain 3, Owl)
card-phoenix-3 = Phoenix (Mountain 3)
card-dragon-3 = Colchian Dragon (Mountain 3)
card-dragon-3-thunderbolt = Colchian Dragon (Mountain 3, Thunderbolt)
card-bull-3 = Brazen Bull (Mountain 3)
card-bull-3-trident = Brazen Bull (Mountain 3, Trident)
card-typhon-3 = Typhon (Mountain 3)
card-chimera-4 = Chimera (Mountain 4)
card-phoenix-4-owl = Phoenix (Mountain 4, Owl)
card-phoenix-4-trident = Phoenix (Mountain 4, Trident)
card-dragon-4 = Colchian Dragon (Mountain 4)
card-bull-4 = Brazen Bull (Mountain 4)
card-bull-4-thunderbolt = Brazen Bull (Mountain 4, Thunderbolt)
card-typhon-4 = Typhon (Mountain 4)
card-destroy = { support-destroy }
card-dionysos = Dionysos
card-exchange = { support-exchange }
card-graeae = { support-graeae }
card-magic = { support-magic }
card-shield = { support-shield }
card-steal = { support-steal }
card-take = { support-take }
card-twins = { support-twins }
card-none = a card
as-other = card
# A whole card by both halves; the half that stands on a zone; what is given up by playing one.
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
   *[other] { " " }rather than { $other_word }
}

## Actions

action-choose = Be { $god_word }
    .group = Choose a god
action-add = Add { zone-there }{ rather-than }
    .group = Add a zone
action-swap = Replace a zone with { zone-there }{ rather-than }
    .group = Replace an uncovered zone
action-recover = Recover Dionysos from { $victim_word } and leave { $card_word }{ rather-than }
    .group = Recover Dionysos
action-lay = Lay Dionysos on { $slot_word }
    .group = Lay Dionysos
action-twins = Draw two cards and play again: { $card_word }{ rather-than }
    .group = Castor & Pollux
action-graeae = Look at three cards and keep one: { $card_word }{ rather-than }
    .group = The Graeae
action-exchange = Exchange { $slot_word } with { $victim_word }: { $card_word }{ rather-than }
    .group = Exchange
action-take = Take a magic object: { $card_word }{ rather-than }
    .group = Take an object
action-destroy = Make { $victim_word } lose a zone: { $card_word }{ rather-than }
    .group = Destruction
action-steal = Steal the object on { $slot_word } of { $victim_word }: { $card_word }{ rather-than }
    .group = Theft
action-lock = Lock { $territory_the }: { $card_word }{ rather-than }
    .group = Lock a territory
action-unlock = Unlock { $territory_the } of { $victim_word }: { $card_word }{ rather-than }
    .group = Unlock a territory
action-set = Set the object on { $slot_word }
    .group = Set the object
action-give-up = Give up the last zone of { $territory_the }
    .group = Give up a zone
action-fit = Put { whole-card } in its place
    .group = Choose the card
action-keep = Keep { whole-card }
    .group = Keep a card
action-bury = Put { whole-card } on the discard first
    .group = Put a card on the discard first
action-discard = Discard { whole-card }
    .group = Discard a card
action-pass = Go on with an empty hand
action-draw = Draw from { $source_word }
    .group = Draw a card
action-counter = Counter with { $card_word }{ rather-than }
    .group = Counter
action-decline = Let it happen

## Events

event-chose-god = { $seat_word } plays { $god_word }.
event-added = { $seat_word } adds { zone-there }.
event-swapped = { $seat_word } replaces a zone with { zone-there }.
event-removed = { zone-there } leaves the city of { $seat_word } for { $to_word }.
event-recovered = { $seat_word } recovers Dionysos from { $victim_word } and leaves { $card_word } there.
event-laid = { $seat_word } lays { zone-there }.
event-discarded = { $seat_word } discards { whole-card }.
event-passed = { $seat_word } has no card to play.
event-played-twins = { $seat_word } calls { $card_word }: two cards, and another one to play.
event-played-graeae = { $seat_word } calls { $card_word }, who show cards of the pile.
event-announced-exchange = { $seat_word } announces { $card_word }: { $slot_word } with { $victim_word }.
event-announced-exchange-with-hand = { $seat_word } announces { $card_word }: { $slot_word } with a card of the hand.
event-announced-take = { $seat_word } wants to take a magic object.
event-announced-steal = { $seat_word } announces { $card_word }: the object on { $slot_word } of { $victim_word }.
event-announced-destroy = { $seat_word } announces { $card_word }: { $victim_word } is to lose a zone.
event-locked = { $seat_word } locks { $territory_the } with { $card_word }.
event-unlocked = { $seat_word } unlocks { $territory_the } of { $victim_word } with { $card_word }.
event-declined = { $seat_word } lets it happen.
event-countered = { $seat_word } counters { $victim_word } with { $card_word }.
event-drew = { $seat_word } draws { whole-card }.
event-took = { $seat_word } takes { whole-card } from the discard.
event-drew-nothing = { $seat_word } finds nothing to draw.
event-saw = { $seat_word } is shown { whole-card }.
event-kept = { $seat_word } keeps { whole-card }.
event-buried = { $seat_word } puts { whole-card } on the discard.
event-exchanged = { $seat_word } and { $victim_word } exchange { $slot_word }.
event-fitted = { $seat_word } puts { zone-there } in its place.
event-looked-at = { $seat_word } looks at a magic object: { $object_word }.
event-stole = { $seat_word } steals the object on { $slot_word } of { $victim_word }.
event-set = { $seat_word } sets an object face down on { $slot_word }.
event-token-lost = The object on { $slot_word } of { $seat_word } leaves the game.
event-completed = { $seat_word } completes the city: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-end-announced = The end is near, this round is the last one: { $reason_word }.
event-turn-ended = { $seat_word }’s turn is over.
event-revealed = On { $slot_word } of { $seat_word }: { $object_word }.
event-ended = The match is over: { $reason_word }.

## Why not

objection-match-is-over = The match is over.
objection-not-your-turn = It is for another player to decide.
objection-not-now = Not now. What is asked: { $stage_word }.
objection-not-in-hand = You do not hold this card.
objection-hand-not-empty = You have cards: one of them has to be played or discarded.
objection-god-taken = Somebody else plays { $god_word }.
objection-slot-taken = That zone is built already: a city has each zone once.
objection-zone-before-missing = The zones of a territory are built in order, from 1 to 4.
objection-column-locked = A Shield locks that territory: nobody can change it.
objection-no-zone-there = There is no zone of yours there.
objection-zone-covered = That zone is covered by a later one.
objection-no-such-player = There is no such player in this match.
objection-not-an-opponent = That has to be an opponent.
objection-no-dionysos-there = { $victim_word } has no Dionysos on { $slot_word }.
objection-no-room-for-dionysos = You could not lay Dionysos: no territory of yours has an open zone.
objection-not-the-next-zone = Dionysos can be laid on the next zone of an unlocked territory only, not on { $slot_word }.
objection-no-support-after-twins = After Castor & Pollux you play again, but no support.
objection-no-zone-of-theirs = { $victim_word } has not built { $slot_word }.
objection-no-equivalent-in-hand = You have no other card in hand for { $slot_word }.
objection-not-equivalent = This card cannot stand there: the territory and the number have to be the same, or it is Dionysos.
objection-nothing-to-destroy = { $victim_word } has no zone that could be destroyed.
objection-column-empty = There is no zone in that territory.
objection-not-locked = { $territory_the } of { $victim_word } is not locked.
objection-no-token-left = There is no magic object left to take.
objection-no-zone-for-token = You have no zone on which an object could be set.
objection-no-token-there = { $victim_word } has no object on { $slot_word }.
objection-token-there = There is already an object on { $slot_word }.
objection-wrong-counter = This card does not counter that: { $support_word }.
objection-pile-empty = The draw pile is empty.
objection-discard-empty = The discard is empty.
objection-discard-is-fresh = You have just put a card on the discard: draw from the pile.
objection-not-shown = The Graeae do not show you this card.

## Prompts

prompt-choosing = { $seat_word }: choose your god.
prompt-turn = { $seat_word }: add a zone, play a support, replace an uncovered zone, or discard a card.
prompt-last-turn = { $seat_word }: this is your last turn. Add a zone, play a support, replace an uncovered zone, or discard a card.
prompt-replay = { $seat_word }: play once more. A zone, Dionysos or a discard, but no support.
prompt-window = { $seat_word }: { $victim_word } announces { $support_word }. Counter it, or let it happen.
prompt-fitting = { $seat_word }: choose the card of your hand that goes on { $slot_word }.
prompt-setting = { $seat_word }: choose a zone for { $object_word }.
prompt-giving-up = { $seat_word }: choose the zone that { $victim_word } makes you lose.
prompt-laying = { $seat_word }: lay Dionysos in your city.
prompt-keeping = { $seat_word }: keep one of the cards that the Graeae show you.
prompt-burying = { $seat_word }: choose the card that goes on the discard first; the other one will lie on top.
prompt-drawing = { $seat_word }: draw from the pile, or take the top of the discard.
prompt-drawing-twins = { $seat_word }: Castor & Pollux. Draw from the pile, or take the top of the discard ({ $count } to draw).
prompt-over = The match is over.
prompt-wait = { $seat_word } is deciding.
prompt-wait-for-answer = { $seat_word } may counter, or let it happen.

## Answers given ahead

standing-ask = Ask me each time
standing-never-this-turn = Let everything happen this turn
standing-always-if-hit = Counter what hits me, let the rest happen

## Before and after a match

option-gods = Gods
option-gods-dealt = Dealt at random
option-gods-chosen = Chosen in turn, from the first player on
option-exchange-with-hand = Exchange with the hand: the replaced zone
option-exchange-with-hand-hand = Goes to the hand
option-exchange-with-hand-tartarus = Goes to Tartarus
option-discard-history = The discard
option-discard-history-open = All its cards are shown
option-discard-history-hidden = Only its top is shown
option-scenario = Start from a given scenario (JSON)
reason-pile-empty = the draw pile is empty
reason-city-complete = a city is complete
score-creatures = creatures
score-all-different = four different creatures
score-printed = printed objects
score-tokens = magic objects
score-doubled = own territory doubled
score-city = complete city

## What is wrong with a scenario or a deck

error-scenario-not-object = the scenario is not a JSON object: { $value }
error-scenario-unknown-field = a scenario has no “{ $field }” (it has: { $known })
error-scenario-bad-field = the scenario’s “{ $field }” is not what it should be
error-scenario-one-a-seat = the scenario’s “{ $field }” needs one entry for each of the { $seats } seats
error-scenario-bad-seat = the scenario’s “{ $field }” names no seat of this match: { $value }
error-scenario-bad-territory = the scenario names no territory: { $value }
error-scenario-bad-slot = the scenario names no zone: { $slot } (a zone is written lagoon-2)
error-scenario-bad-object = the scenario names no magic object: { $value }
error-scenario-bad-count = the scenario’s “{ $field }” cannot be { $value } (at most { $most })
error-scenario-god-twice = the scenario gives two seats the same god
error-scenario-unknown-card = the scenario names a card that there is not: { $card }
error-scenario-card-taken = the scenario needs one card more than there is of { $card }
error-scenario-wrong-zone = { $card } cannot stand on { $slot }
error-scenario-lock-without-zone = { $territory_the } cannot be locked: it has no zone
error-scenario-token-without-zone = no object can lie on { $slot }: there is no zone
error-scenario-no-token-left = the scenario needs one token more than there is: { $object_word }
error-data-creature-twice = this creature is there already: { $name }
error-data-bad-name = a creature is named by small letters a to z alone, and not like a support or Dionysos: { $name }
error-data-too-many-creatures = { $count } creatures, and at most { $most } can be played with
error-data-too-many-tokens = { $count } magic objects, and at most { $most } can be played with
error-data-too-many-cards = { $count } cards, and at most { $most } can be played with
error-data-too-few-cards = { $count } cards, and at least { $least } are needed for four players
error-data-too-few-dionysos = { $count } Dionysos, and at least { $least } are needed for four players
error-data-card-twice = this card is there already: { $card }
error-data-card-not-two-halves = this card does not have two halves: { $card }
error-data-card-twice-the-same = both halves of this card are the same: { $card }
error-data-unknown-creature = { $card }: there is no creature or support “{ $name }”
error-data-bad-zone = { $card }: “{ $name }” has no zone number from 1 to 4
error-data-unknown-object = { $card }: “{ $name }” bears no known object

## What the options mean

option-gods-help = Each player’s god has one territory as a home. Dealing them is quicker; choosing lets everyone plan.
option-exchange-with-hand-help = Where a zone of one’s own goes when Exchange replaces it with a card from the hand.
option-discard-history-help = May everyone look through the discarded cards, or do they have to remember them?
option-scenario-help = For studies: cities, hands and piles as they are when the game begins. Empty: the usual start.

## Achievements

achievement-dionysos = Dionysos comes home
achievement-dionysos-about = Recover Dionysos from another city, and leave the zone that he stood for in his place.
achievement-lock = Under lock
achievement-lock-about = Lock one of your territories with Athena’s Shield: nobody can change it.
achievement-counter = Not today
achievement-counter-about = Counter another player’s support in their turn.
achievement-city = Sixteen zones
achievement-city-about = Complete your city: its sixteenth zone ends the game, for a bonus.
achievement-first-win = First of the gods
achievement-first-win-about = Win a match.
## What a review counts

tally-zones = zones built
tally-zones-lost = zones lost to others
tally-supports = supports played
tally-countered = supports countered
tip-zones = A turn that builds no zone is rarely made up for: build first, and use a support when it takes more than it costs.
tip-zones-lost = Lock a territory once it is worth taking from.
tip-countered = Hold back a support that matters until the others have few cards to counter it with.

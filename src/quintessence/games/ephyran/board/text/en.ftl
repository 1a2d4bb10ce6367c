# What the drawn board of Ephyran says.

game-facts = { $seats } players · hidden hands, answers in another’s turn
game-reconstructed = The deck and the tokens are reconstructed
board-label = The table of Ephyran. Arrow keys walk through the hand, the halves of a card and what can be chosen; Enter chooses, Escape goes back.
board-can = can be chosen
board-cancel = Cancel
board-menu = Several things are possible here
board-nothing = nothing
board-home = counts twice
board-locked = locked
board-covered = covered
board-their-turn = their turn
board-first = Athena’s token: rounds start here
board-answers = answers
board-and-hidden = and what lies face down
board-hand = Hand
board-hand-empty = No card in hand.
board-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
board-known = { $count ->
    [one] one of them seen by all
   *[other] { $count } of them seen by all
}
board-mine = My city
board-cities = Cities
board-prestige = Prestige
board-scores = Prestige so far
board-source = Source
board-badge-points = { $count ->
    [one] one point of prestige
   *[other] { $count } points of prestige
}
board-city = { $name }, prestige { $points }, { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-column = { $territory_word }, { $points ->
    [one] one point
   *[other] { $points } points
}
board-zone = { $name }: { $content }
board-zone-empty = { $name }, empty
board-printed = { $object_word }, printed
board-token = { $object_word }, on a token
board-token-known = { $object_word }, on a token face down that you know
board-no-god = no god yet

## Piles

board-piles = Piles
board-pile-name = Draw pile
board-discard-name = Discard
board-tartarus-name = Tartarus
board-stock-name = Objects
board-pile = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-discard = Discard, { $count ->
    [one] one card
   *[other] { $count } cards
}, on top: { $top }
board-tartarus = Tartarus, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-stock = Magic objects left, face down: { $count }
board-read-discard = The top comes first. Only the top can be taken.
board-read-tartarus = What lies here never comes back.
board-top-only = At this table only the top of the discard is shown.

## A card in hand

board-detail = The two halves of the card
as-next = slot
board-zone-does = { $next ->
    [none] Builds { $slot_word } of your city, the last zone of that territory. Each different creature brings a point.
   *[other] Builds { $slot_word } of your city; { $next_word } can follow. Each different creature brings a point.
}
board-dionysos-does = Stands for any zone. One point a city, however many there are; he spoils the bonus for four different creatures where he stands.
board-support-twins = Draw two cards, then play one more card, but no support.
board-support-graeae = Look at the next three cards, keep one; the others go on the discard.
board-support-exchange = Exchange one of your zones with the same zone of an opponent, or with a card of your hand.
board-support-take = Take a magic object, look at it, and set it face down on one of your zones.
board-support-destroy = An opponent loses the last zone of a territory of their choice.
board-support-steal = Take a token of an opponent without looking, then set it on one of your zones.
board-support-shield = In your turn: locks one of your territories. In another’s turn: counters an Exchange or a Destruction.
board-support-magic = In your turn: breaks a lock. In another’s turn: counters the taking or the theft of an object.
board-now-add = { $count ->
    [one] Can be added
   *[other] Can be added to { $count } territories
}
board-now-swap = { $count ->
    [one] Can replace the zone that is there
   *[other] Can replace one of { $count } zones
}
board-now-recover = { $count ->
    [one] Can recover a Dionysos
   *[other] Can recover one of { $count } Dionysos
}
board-now-twins = Can be called
board-now-graeae = Can be called
board-now-exchange = { $count ->
    [one] One exchange is possible
   *[other] { $count } exchanges are possible
}
board-now-take = An object can be taken
board-now-destroy = { $count ->
    [one] One opponent can be hit
   *[other] { $count } opponents can be hit
}
board-now-steal = { $count ->
    [one] One token can be stolen
   *[other] { $count } tokens can be stolen
}
board-now-lock = { $count ->
    [one] One territory can be locked
   *[other] { $count } territories can be locked
}
board-now-unlock = { $count ->
    [one] One lock can be broken
   *[other] { $count } locks can be broken
}
board-now-counter = Counters what is announced
board-now-fit = Can go there
board-gain = prestige { $points }
board-discard-it = Discard it
board-put-back = Put it back

## What is announced

board-announced = { $seat_word } announces { $support_name }.
board-announced-against = { $seat_word } announces { $support_name } against { $victim_word }.
board-announced-at = { $seat_word } announces { $support_name }: { $slot_word } of { $victim_word }.
board-announced-hand = { $seat_word } announces { $support_name }: { $slot_word } with the hand.
board-answers-label = Answers
board-answer-let = let it happen
board-answer-asked = { $who ->
    [you] are asked
   *[other] is asked
}
board-answer-waits = { $who ->
    [you] come later
   *[other] comes later
}
board-can-counter = You can counter: choose the card that shines in your hand.
board-cannot-counter = Nothing in your hand counters this: let it happen.

## What is going on

board-lately = Since your last turn
board-round = Round { $round }
board-start = Choose a card of your hand to see what each half would do.
board-again = Play one more card: a zone, Dionysos or a discard.
board-draw = Draw: choose the draw pile, or the top of the discard.
board-set-it = You hold { $object_word }. Choose a zone of yours: it will lie there face down to the end.
board-looks = { $seat_word } looks at { $object_word }.
board-lay-him = Dionysos is yours. Choose where he stands: the next zone of a territory.
board-lays = { $seat_word } lays Dionysos.
board-graeae-keep = Choose the card that you keep.
board-graeae-bury = Choose the card that goes on the discard first; the other one will lie on top.
board-graeae-others = They show three cards to another player.
objection-board-other-zone = This half is { $slot_word }: it goes there and nowhere else.

## The board in words

board-text-turn = Round { $round }, turn of { $seat_word }: { $stage_word }.
board-text-turn-of-another = Round { $round }, turn of { $seat_word }. { $victim_word } is asked: { $stage_word }.
board-text-last = This round is the last one: { $reason_text }.
board-text-held = To be set: { $object_word }.
board-text-city = { $seat_word }, { $god_name }: prestige { $points }, { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-text-city-hidden = { $seat_word }, { $god_name }: prestige { $points } and what lies face down, { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-text-column = • { $territory_word } ({ $points }){ $locked ->
    [yes] , locked
   *[no] {""}
}: { $zones }
board-text-known = • Seen by all in that hand: { $cards }
board-text-hand = Your hand
board-text-shown = The Graeae show you
board-text-piles = Draw pile { $pile } · discard { $discarded }, on top: { $top } · Tartarus { $tartarus } · objects left { $stock }

## Prompts, where the drawing asks otherwise than the terminal

board-prompt-turn = { $seat_word }: choose a card, then the half to play; or discard it.
board-prompt-last-turn = { $seat_word }: this is your last turn. Choose a card, then the half to play; or discard it.
board-prompt-replay = { $seat_word }: play once more. A zone, Dionysos or a discard, but no support.
board-prompt-setting = { $seat_word }: choose a zone of your city for { $object_word }.
board-prompt-laying = { $seat_word }: choose the zone for Dionysos in your city.
board-prompt-giving-up = { $seat_word }: choose the territory whose last zone { $victim_word } destroys.
board-prompt-fitting = { $seat_word }: choose the card of your hand that goes on { $slot_word }.
board-prompt-drawing = { $seat_word }: choose the draw pile, or the top of the discard.

## The final count

count-title = The count, territory by territory
count-skip = Show all at once
count-again = Count again
count-table = The same as a table
count-total = Total
count-bonus = complete city

## How to play

lesson-add = You are Poseidon, and this is your city: four territories, each built from zone 1 to zone 4. A card has two halves; you use one of them, the other is lost. Choose the card with the Triton, then its zone, and add Lagoon 1.
    .title = Build a city
    .done = The first creature brings a point, and the Lagoon is Poseidon’s own: it counts twice. After each action you draw a card.
    .other = Choose the card with the Triton, then that half, and put it on Lagoon 1.
lesson-order = Zones are built in order. You hold Forest 1 and Forest 3; only one of them has its place now. Look at both cards: the board says why not. Then add the one that fits.
    .title = From 1 to 4
    .done = Now Forest 2 could follow, and only then Forest 3. Each different creature of a territory brings a point; four different ones bring one more.
    .other = Forest 3 has to wait: add the Griffin, Forest 1.
lesson-swap = An uncovered zone, the last of its territory, can be replaced by another of the same number. You have two Centaurs in the Lands: the second one brings nothing. Put the Satyr in its place.
    .title = Replace a zone
    .done = A new creature: one point more. The old card went to the discard; a token on it would be lost.
    .other = Replace the Centaur on Lands 2 with the Satyr.
lesson-halves = Every half counts. One of these cards is a zone or Athena’s Shield, which locks one of your territories: nobody can change it then, not even you. Your Lagoon is complete and precious. Lock it.
    .title = Zone or support?
    .done = The Lagoon is safe until somebody breaks the lock with Hecate’s Magic. In another’s turn the same Shield would have countered an attack.
    .other = Choose the card with Athena’s Shield, then the Lagoon.
lesson-take = Magic objects lie face down: 1, 2 or 3 points, or a helmet that costs one. Take one with the support. The others may counter; here they let it happen. You look at it, then set it on a zone: your own territory would double it.
    .title = Take an object
    .done = Only you know what it is, until somebody takes it over. A helmet is better placed where nothing is doubled.
    .other = Play the support “Take an object”, then choose a zone of yours.
lesson-counter = Your opponent announces a Destruction against you. Before anything happens, you are asked. Athena’s Shield counters Destruction and Exchange; Hecate’s Magic counters Take and Theft. Counter it!
    .title = In another’s turn
    .done = Both cards are in Tartarus, your city stands, and your hand is filled up at once.
    .other = Choose the card with the Shield in your hand: it counters.
lesson-destroy = Now it is your turn to hurt. Announce a Destruction against your opponent; there is no Shield in that hand. The victim chooses which last zone is lost.
    .title = Attack a city
    .done = One zone less, and whatever lay on it. A locked territory would have been safe.
    .other = Choose the card with Destruction, then your opponent’s city.
lesson-end = Dionysos stands for any zone. Your city lacks one zone only, and nobody has completed one yet: lay him there.
    .title = Dionysos, and the end
    .done = The sixteenth zone ends the game with this round, and the first complete city earns 3 points. Then all tokens are turned up and the cities are counted. Now you know enough to play!
    .other = Put Dionysos on the last free zone, Mountain 4.

## Signs, in the help

legend-cities = Territories and their gods
legend-god = { $territory_word }, with a zone’s number. Counts twice in the city of { $god_word }.
legend-dionysos = Dionysos: stands for any zone; 1 point a city.
legend-fresh = Dot: changed since your last turn.
legend-supports = Supports
legend-twins = Castor & Pollux: draw two cards, play one more.
legend-graeae = The Graeae: look at three cards, keep one.
legend-exchange = Exchange: one of your zones for the same zone of another city, or of your hand.
legend-take = Take: a magic object from the stock, face down on one of your zones.
legend-destroy = Destruction: another player gives up the last zone of a column.
legend-steal = Theft: a magic object of another city.
legend-shield = Athena’s Shield: locks one of your columns; counters Exchange and Destruction.
legend-magic = Hecate’s Magic: unlocks a column; counters Take and Theft.
legend-objects = Magic objects
legend-object = { $object ->
    [thunderbolt] Zeus’ Thunderbolt: 3 points, one for each dot.
    [trident] Poseidon’s Trident: 2 points.
    [owl] Athena’s Owl: 1 point.
   *[other] Ares’ Helmet: 1 point less.
}
legend-token = An object face down: only its owner knows it.
legend-token-known = With an eye: an object face down that you know.

## What a hint is for, where it brings no points by itself

aim-judged-draw = { $source ->
    [discard] What lies on the discard pile serves you better than an unknown card.
   *[other] An unknown card is likely to serve you better than what lies on the discard pile.
}
aim-judged-discard = Of your hand, this is the card that you will miss least.
aim-judged-keep = Of these cards, this one will serve you most.
aim-judged-bury = This card serves the others least, should they draw it.
aim-judged-fit = This is the card that you will miss least there.
aim-judged-decline = Nothing here is worth a card of your hand.
aim-judged-counter = Losing this card costs you less than what is announced.
aim-judged-give-up = This is the zone that you will miss least.
aim-judged-twins = Two new cards are worth more than this one.
aim-judged-graeae = The best of three cards is worth more than this one.
aim-judged-exchange = What you get serves you more than what you give.
aim-judged-lock = What stands there can be taken from you no longer.
aim-judged-destroy = What is lost there costs { $victim_word } most.
aim-judged-steal = The object is worth more to you than this card.
aim-judged-take = An object is worth more to you than this card.

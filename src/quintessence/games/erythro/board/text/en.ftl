# What the drawn board of Erythro says.

game-facts = { $seats } ambassadors, all together · solo with two · three adversaries
game-reconstructed = Cards, mines, events and tiles are reconstructed
board-label = The planet Erythro. Arrow keys walk over the tiles, the cards and the answers; Enter chooses, Escape goes back.
board-prompt-playing = Play a card: choose a zone ({ $owed } left).
board-planet = The planet
board-close = Close
board-both = { $one }; { $other }
board-cancel = Cancel
board-yes = Play
board-choices = Answers
board-influence = influence
board-empty = No card.

## Tiles and mines

board-tile = Tile { $tile }
board-tile-contaminated = contaminated
board-tile-pollution = pollution { $count }
board-tile-sanctuary = sanctuary of { $element_word }
board-tile-pawns = here: { $names }
board-tile-coming = { $count } more pollution is certain to come
board-tile-doomed = it will be contaminated
board-cost = { $count } { $element_word }
board-mine = { $name }, mine of level { $level }, { $left ->
    [one] one step
   *[other] { $left } steps
} before all is lost, next: { $next }, extraction { $extraction }, an attack costs { $costs }
board-mine-facts = tile { $tile } · level { $level } · extraction { $extraction }
board-dome = The dome
board-dome-cost = An attack costs { $count }
board-more-mines = { $count ->
    [one] One more mine below
   *[other] { $count } more mines below
}
board-no-mines = No mine is on the planet.
board-mines = Mines ({ $count })
board-panel = Mines and market
board-remove = −{ $count } on tile { $tile }

## What is certain to come

board-forecast = Certain to come
board-forecast-none = { $name }: nothing this time.
board-forecast-own = { $name } adds { $count } pollution to tile { $tile }.
board-forecast-around = { $name } adds 1 pollution to tile { $tile } and to each neighbour.
board-forecast-destroy = { $sanctuary ->
    [none] { $name } would destroy a sanctuary on tile { $tile }: there is none.
   *[other] { $name } destroys the sanctuary of { $sanctuary_word } on tile { $tile }.
}
board-forecast-lost = { $name } reaches its end: the planet is lost.
board-forecast-end = The planet is lost then, unless a mine is stopped.
board-forecast-tile = Tile { $tile } gets { $count } more.
board-forecast-contaminated = Tile { $tile } will be contaminated.
board-forecast-profitability = The profitability rises to { $value } (limit { $limit }).

## Cards

board-hand = Your hand
board-hand-of = Hand: { $name }
board-hands = Whose cards are shown
board-hand-empty = No card in hand.
board-hand-hidden = { $count ->
    [0] No card in hand.
    [one] One card, which only its player sees.
   *[other] { $count } cards, which only their player sees.
}
board-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
board-contaminations = { $count ->
    [one] one contamination card in hand
   *[other] { $count } contamination cards in hand
}
board-contamination = { $name }: 1 pollution on your tile, then pay { $pays } influence or draw { $draws } cards
board-card-cost = { $name }, costs { $cost }
board-cost-of = Costs { $cost } influence
board-zone-gain = Influence: gain { $count } { $element_word }
board-zone-move = Movement: up to { $count ->
    [one] one tile
   *[other] { $count } tiles
}
board-zone-sanctuary = Sanctuary: build one of { $element_word } here
board-zone-yellow = Power with its yellow part (needs a sanctuary of { $element_word } here): first { $text }
board-zone-power = Power: { $text }
board-zone-short-gain = Influence
board-zone-short-move = Move
board-zone-short-sanctuary = Sanctuary
board-zone-short-power-yellow = Power + yellow
board-zone-short-power = Power
board-zone-short-pay = Pay
board-zone-short-draw = Draw
board-keep = Keep
board-keep-none = Keep none
board-disc = { $count } of { $limit } { $element_word }
board-deck = { $count ->
    [one] One card in the draw pile
   *[other] { $count } cards in the draw pile
}
board-discard = { $count ->
    [one] One card in the discard pile
   *[other] { $count } cards in the discard pile
}
board-shuffle = { $own ->
    [true] You will shuffle
   *[false] { $name } will shuffle
}: { $adversary ->
    [consortium] the event answers.
   *[other] { $mines ->
        [0] the adversary answers.
       *[other] a mine comes.
    }
}{ $avoids ->
    [now] {" "}A card bought now avoids it.
    [later] {" "}A card bought in phase 5 avoids it.
   *[no] {""}
}
board-discard-of = Discard pile, { $name }: { $count }
board-played = Played in this round
board-owes = { $count ->
    [0] all cards played
   *[other] { $count } still to play
}
board-owes-short = { $count } to play
board-done = done
board-market = Market
board-market-left = { $count ->
    [one] { $count } card of this element left
   *[other] { $count } cards of this element left
}
board-share = Gain
board-action-share-rest = { $first ->
    [0] Gain all of it in { $second_element_word }
   *[other] Gain { $first } { $first_element_word }, the rest in { $second_element_word }
}
board-action-pay-rest = { $first ->
    [0] Pay all of it in { $second_element_word }
   *[other] Pay { $first } { $first_element_word }, the rest in { $second_element_word }
}
board-action-share = Gain { $first ->
    [0] { $second } { $second_element_word }
   *[other] { $first } { $first_element_word }{ $second ->
        [0] {""}
       *[other] {" "}and { $second } { $second_element_word }
    }
}
board-action-pay = Pay { $first ->
    [0] { $second } { $second_element_word }
   *[other] { $first } { $first_element_word }{ $second ->
        [0] {""}
       *[other] {" "}and { $second } { $second_element_word }
    }
}
board-action-buy = Acquire { $card_word } for { $first ->
    [0] { $second } { $second_element_word }
   *[other] { $first } { $first_element_word }{ $second ->
        [0] {""}
       *[other] {" "}and { $second } { $second_element_word }
    }
}
board-action-clean-up = Special clean-up: remove { $count } from tile { $tile } for { $first ->
    [0] { $second } { $second_element_word }
   *[other] { $first } { $first_element_word }{ $second ->
        [0] {""}
       *[other] {" "}and { $second } { $second_element_word }
    }
}
board-pay = Pay
board-trash-hand = From the hand
board-trash-discard = From the discard pile
board-cleaning = Choose a tile in reach: the special clean-up takes one or two tokens off it.
board-clean-up = Special clean-up ({ $cost })
board-acquire-nothing = Acquire nothing
board-acquiring = Choose a card of the market.
board-pin = Propose: { $name }
board-pinned = { $name } proposes: { $zone_word }

## The sheet

board-sheet = The adversary’s sheet
board-round = Round { $round }
board-phases = Phases of a round
board-who = Who is done
board-is-done = { $name }: done
board-is-at-it = { $name }: can act
board-ended-number = { $limit ->
    [0] { $name }: { $value }
   *[other] { $name }: { $value } of { $limit }
}
board-waits = { $name }: waiting
board-to-win = Victory
board-to-lose = Defeat
board-goal-mines = Mines left
board-goal-dome = Dome
board-goal-dome-cost = Dome (attack: { $count })
board-goal-profitability = Profitability
board-goal-destroyed = Mines destroyed
board-goal-pollution = Pollution
board-goal-mines-and-deck = Or: all mines gone
board-danger-contaminated = Contaminated tiles
board-danger-profitability = Profitability
board-danger-mine = Nearest mine, step
board-mine-deck = Mines still in the deck, by level: { $levels }
board-bag = Tokens in the bag: { $tiles }
board-contamination-pile = { $count ->
    [one] One contamination card in the pile
   *[other] { $count } contamination cards in the pile
}
board-sanctuaries = Sanctuaries in stock:
board-event = Event { $name }: the team may remove { $clean } once; at a shuffle: { $shuffle }; for a destroyed mine: { $destroyed }
board-event-clean = Team
board-event-clean-count = { $count ->
    [0] removes nothing
   *[other] may remove up to { $count } pollution from one tile, once
}
board-event-none = No event yet
board-tokens = { $count } pollution tokens; the box has 40, but there is no limit (ER-42)
board-event-shuffle = Shuffle
board-event-destroyed = Destroyed mine

## In words

board-text-round = Round { $round }, { $phase_word }. Against { $adversary_word } ({ $difficulty_word }).
board-text-goal = To win: { $name } { $value }, to reach { $target }.
board-text-danger = To lose: { $name } { $value } of { $limit }.
board-text-piles = Mine deck by level { $deck }. Bag: { $bag }. Contamination pile: { $contamination }.
board-text-players = Players
board-text-player = { $seat_word } ({ $character_word }), tile { $tile }: { $influence }; { $hand ->
    [none] { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
   *[other] hand: { $hand }
}; contamination { $contamination }, draw pile { $deck }, discard pile { $discard }, still to play { $owes }

## How to play

lesson-gain = You are an ambassador of air and water. Each card has four zones, and you use one: influence, movement, a sanctuary, or its power at the bottom. Everyone plays four cards a round. Begin with influence: take the 3 water of the Squall.
    .title = A card, four zones
    .done = Your disc of water shows 4. Influence pays for attacks and new cards; what you do not spend stays with you from round to round.
    .other = Press the first zone of the Squall: +3 water.
lesson-move = Mines and pollution come to all corners of the planet, so you have to travel. Play the Sea Breeze for its movement, then press a bright tile. You may stop after the first step.
    .title = Across the planet
    .done = Nothing stands in the way: pawns, mines and the dome share a tile.
    .other = Press the zone with the arrows of the Sea Breeze, then a bright tile.
lesson-clean = Tokens of pollution lie on tile 3, where you stand. A fourth one would contaminate a tile for good. The power of the Drizzle takes one away.
    .title = Clean the soil
    .done = The dashed tokens on the planet are what the mines are certain to add next.
    .other = Press the power of the Drizzle, its lowest zone.
lesson-sanctuary = Every card can build a sanctuary where you stand: it wakes the yellow parts of powers. Build the sanctuary of air that the Rainbow shows.
    .title = Sanctuaries
    .done = Whoever stands here may use yellow parts that ask for air, as often as they like. Mines and contamination destroy sanctuaries.
    .other = Press the third zone of the Rainbow.
lesson-yellow = A sanctuary of air stands here. The yellow part of the Fog Bank needs just that; it is done first, then the rest. Play the yellow part, then choose the tile to clean.
    .title = The yellow part
    .done = You gained 1 air besides. Without the sanctuary only the lower part can be played.
    .other = Press the yellow zone of the Fog Bank, then a bright tile.
lesson-attack = Now strike. An attack needs your pawn on the mine’s tile: you stand on tile 5, with the Sand Dredge. What it costs is on the line below its name, one price for each element; you pay one of them. The Squall attacks, but you have to take a contamination card for it.
    .title = Destroy a mine
    .done = The mine is gone for good. The contamination card is in your hand now: what can be done with it comes next.
    .other = Press the power of the Squall, its lowest zone.
lesson-contamination = Contamination cards count among your four cards of a round, and clog your hand. Playing one puts a token of pollution on your own tile; then you pay 3 influence, or draw 3 cards. On a contaminated tile it cannot be played at all. Play it, one way or the other.
    .title = Contamination
    .done = It goes back to its pile once the round is over. A power that trashes it gets rid of it without pollution.
    .other = Press one of the two zones of the contamination card.
lesson-dome = Mars falls only with its dome, on tile 1. You stand there. It costs 10, and here your two discs may pay together: see it in the list of mines. Attack it with the Squall.
    .title = The dome
    .done = The dome is gone. With the last mine the planet would be free.
    .other = Press the power of the Squall, then a way to pay for the dome.
lesson-mines = All cards are played. Keep one card of your hand or none; then every mine advances. What is certain is drawn on the planet and told beside it. Keep a card, and see.
    .title = The mines advance
    .done = The mine took a step. At its flag all would be lost. Whenever someone’s deck is shuffled, the adversary acts too.
    .other = Press Keep on a card, or Keep none.
lesson-buy = After the adversary everyone may acquire one card, paid from both discs. It goes to your hand at once. Acquire the Hurricane, the strongest card here.
    .title = New powers
    .done = A better deck wins. Against Mars: destroy all mines and the dome before too many tiles are contaminated.
    .other = Press the Hurricane in the market, then a way to pay.

## Signs, in the help

legend-planet = The planet
legend-pollution = A tile with 2 tokens of pollution, and room for two more.
legend-contaminated = The fourth token contaminates the tile for good; its sanctuary is lost.
legend-sanctuary = A sanctuary, with its element: yellow parts of powers need it on your tile.
legend-coming = Dashed: pollution that is sure to come this round.
legend-mine = A mine: the bars are its level. The cube goes one step each round; at the flag all is lost.
legend-dome = The dome of Mars: attack it on its tile, both discs may pay.
legend-pawn = An ambassador, with the number of the seat.
legend-zones = The zones of a card
legend-elements = Air, water, earth, fire. You have a disc of influence for two of them.
legend-zone-gain = Influence: gain as many points of this element.
legend-zone-move = Movement: up to as many tiles.
legend-zone-sanctuary = Sanctuary: build one of this element on your tile.
legend-zone-yellow = Yellow part: comes before the power, if this sanctuary is on your tile.
legend-powers = The signs of powers
legend-gain = gain influence of one element
legend-gain-any = gain influence, shared as you like
legend-lose = lose influence
legend-attack = attack a mine or the dome on your tile
legend-reduce = the attack costs less
legend-remove = remove pollution
legend-take = take a contamination card
legend-trash = trash a contamination card
legend-acquire = acquire a card of the market
legend-draw = draw cards
legend-other = concerns another player
legend-near = on your tile or one beside it
legend-mines-and-piles = Steps of mines, piles and warnings
legend-own = a mine pollutes its own tile
legend-around = a mine pollutes its tile and all beside it
legend-destroy = a mine destroys the sanctuary of its tile
legend-lost = the end of a mine: all is lost
legend-deck = draw pile; when it runs out, the discard is shuffled and the adversary answers
legend-discard = discard
legend-bag = bag: tokens that decide tiles by chance
legend-mines = mines still in the pack
legend-warning = a danger that is close

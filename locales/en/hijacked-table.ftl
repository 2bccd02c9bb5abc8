### The table of Hijacked: what the apron, the zones, the bar, the tray and the end say beyond the
### rules' own words. Seats arrive as names, sets of seats as lists of names with their number in
### …_count, cards as a list such as "2 × blue and 1 × grey", markers as "1 × food and 1 × joker".

## What happens now, the same sentence for everybody

hijacked-table-now-deal = The table is being laid.
hijacked-table-now-roll = { $seat } rolls the dice.
hijacked-table-now-turn = { $dice ->
    [0] { $seat } has placed all dice.
    [one] It is { $seat }’s turn, with one die left.
   *[other] It is { $seat }’s turn, with { $dice } dice left.
}
hijacked-table-now-card = { $seat } plays or discards a passenger card: { $card }.
hijacked-table-now-stones = { $greens ->
    [0] { $seat } draws the first trust stone.
    [one] { $seat } has drawn one green stone: draw on or stop?
   *[other] { $seat } has drawn { $greens } green stones: draw on or stop?
}
hijacked-table-now-offer = { $seat } keeps one of two bonus tiles.
hijacked-table-now-take = { $takers_count ->
    [1] { $takers } may take something from a bonus space.
   *[other] { $takers } may take something from bonus spaces.
}
hijacked-table-now-cybot = The Cybot plays a card.
hijacked-table-now-round-end = The round ends, and the police move up.
hijacked-table-now-last-call = { $asked_count ->
    [0] Last call before points are counted.
   *[other] Last call before points are counted: { $asked } can still do something.
}
hijacked-table-now-over = The talks are over.

## The apron

hijacked-table-board = The apron
hijacked-table-round = Round { $round }
hijacked-table-rolled = Dice that { $seat } has not placed: { $values }
hijacked-table-police = { $space ->
    [0] The police are in the plane.
    [one] The police are one step from the plane.
   *[other] The police are on space { $space }. Space 1 is the last before the plane.
}
hijacked-table-aboard = On board: { $passengers ->
    [one] one passenger
   *[other] { $passengers } passengers
}, { $pilots ->
    [one] one pilot
   *[other] { $pilots } pilots
}
# On a place: sending the police back.
hijacked-table-retreat = Send back
hijacked-table-scores-equal = All scores are equal
hijacked-table-scores-differ = Scores differ

## The zones of the board, on a phone

hijacked-table-zones = Parts of the board
hijacked-table-zone-cards = Cards
hijacked-table-zone-talks = Hijackers
hijacked-table-zone-tower = Tower
hijacked-table-zone-players = Players
# Beside the name of a zone, for those who listen.
hijacked-table-zone-open = { $count ->
    [one] one place open
   *[other] { $count } places open
}

## Cards

hijacked-table-row = Passenger cards
hijacked-table-card-gap = Place { $place }: empty
hijacked-table-card-down = Place { $place }: face down, opens with a { $back }
hijacked-table-card-red = Place { $place }: red
hijacked-table-card-open = { $demands_count ->
    [0] Place { $place }: { $card }, takes { $trust }% trust and no markers
   *[other] Place { $place }: { $card }, takes { $trust }% trust, { $demands }
}
hijacked-table-card-reserved = reserved by { $seat } with a { $value }
hijacked-table-pile = { $count ->
    [one] Draw pile: one card, its back shows a { $back }
   *[other] Draw pile: { $count } cards, the top one shows a { $back }
}
hijacked-table-pile-count = Pile { $count }
hijacked-table-discard = { $cards_count ->
    [0] Discard pile: empty
   *[other] Discard pile: { $cards }
}
hijacked-table-discard-count = Out { $count }

## Hijackers and trust

hijacked-table-spots = { $count ->
    [one] Hijackers on board; one is in reserve
   *[other] Hijackers on board; { $count } are in reserve
}
hijacked-table-spot-empty = Nobody
hijacked-table-who = Who they are
hijacked-table-stocked = Nothing at once. At the end 1 point if you have { $one } or more markers, 3 points from { $three } on, 6 points from { $six } on.
hijacked-table-level = Persuaded { $level } of 4
hijacked-table-spaces = Takes both own dice: { $one } and { $other }
hijacked-table-disc = Disc of { $seat }
hijacked-table-trust = Trust { $percent }%
hijacked-table-bag = { $greens ->
    [one] In the bag: one green stone
   *[other] In the bag: { $greens } green stones
}, { $reds ->
    [one] one red one
   *[other] { $reds } red ones
}
hijacked-table-star = { $seat } has the star: 5 points at the end

## Tower, goals, recognition

hijacked-table-tower = Tower
hijacked-table-fetch = { $count ->
    [0] with a { $value }: none left
    [one] with a { $value }: one left
   *[other] with a { $value }: { $count } left
}
hijacked-table-bonus-dice = Bonus dice
hijacked-table-mini-dice = Mini dice
hijacked-table-tiles = Bonus tiles
hijacked-table-goals = Goals
hijacked-table-medal = { $left ->
    [yes] medal worth { $medal }
   *[no] medal gone
}
hijacked-table-recognition = Recognition
hijacked-table-thumbs = { $points ->
    [one] 1 point: { $seats }
   *[other] { $points } points: { $seats }
}
hijacked-table-left = { $count ->
    [one] one left
   *[other] { $count } left
}

## Players

hijacked-table-first = begins
hijacked-table-points = { $points ->
    [one] one point
   *[other] { $points } points
}
hijacked-table-next-marker = Next bonus space: a marker on { $space }
hijacked-table-next-die = Next bonus space: a mini die on { $space }
hijacked-table-has-star = The star: 5 points at the end
hijacked-table-has-passengers = { $count ->
    [one] one passenger rescued
   *[other] { $count } passengers rescued
}
hijacked-table-has-pilots = { $count ->
    [one] one pilot rescued
   *[other] { $count } pilots rescued
}
hijacked-table-has-display = { $cards_count ->
    [0] No cards in the display
   *[other] In the display: { $cards }
}
hijacked-table-has-medal = Medal worth { $medal }
hijacked-table-has-thumb = Recognition: space { $thumb }
hijacked-table-has-dice = Next turn: { $bonus ->
    [0] { $mini ->
        [one] one mini die
       *[other] { $mini } mini dice
    }
    [one] { $mini ->
        [0] one bonus die
        [one] one bonus die and one mini die
       *[other] one bonus die and { $mini } mini dice
    }
   *[other] { $mini ->
        [0] { $bonus } bonus dice
        [one] { $bonus } bonus dice and one mini die
       *[other] { $bonus } bonus dice and { $mini } mini dice
    }
}
hijacked-table-dice-later = Only next round: { $bonus ->
    [0] { $mini ->
        [one] one mini die
       *[other] { $mini } mini dice
    }
    [one] { $mini ->
        [0] one bonus die
        [one] one bonus die and one mini die
       *[other] one bonus die and { $mini } mini dice
    }
   *[other] { $mini ->
        [0] { $bonus } bonus dice
        [one] { $bonus } bonus dice and one mini die
       *[other] { $bonus } bonus dice and { $mini } mini dice
    }
}
hijacked-table-cybot-played = Last: “{ $card }”.
hijacked-table-cybot-nothing = It has played no card yet.
hijacked-table-cybot-left = { $count ->
    [0] All are shuffled again.
    [one] One card to come:
   *[other] { $count } cards to come:
}
hijacked-table-cybot-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

## My dice

hijacked-table-dice = My dice
hijacked-table-die = { $used ->
    [yes] Die { $die }: { $value }, placed
   *[no] { $kind ->
        [bonus] Die { $die }, bonus: { $value }
        [mini] Die { $die }, mini: { $value }
       *[own] Die { $die }: { $value }
    }
}
hijacked-table-hint-die = Tap a die to see what it can do, or tap a place.
hijacked-table-hint-lit = What it can do is lit. Tap it, or drag the die there.
hijacked-table-hint-useless = This die can do nothing as it is.
hijacked-table-hint-done = All dice are placed.
hijacked-table-turn-die = Turn the die
hijacked-table-turn-to = Turn it to { $value } for 1 × { $kind }
hijacked-table-turn-pays = Pay with
hijacked-table-ask-die = Which die?
hijacked-table-ask-either = Choose this card, or reserve it?

## What a die would do, on its place: two or three words

hijacked-table-tag-nothing = –
hijacked-table-tag-either = Two options
hijacked-table-tag-choose = { $lies ->
    [down] Turn up
    [reserved] Take over
    [red] Discard, +1
   *[open] Choose
}
hijacked-table-tag-choose-reserved = No die
hijacked-table-tag-choose-top = Turn up
hijacked-table-tag-reserve = Reserve
hijacked-table-tag-build-trust = Draw stones
hijacked-table-tag-persuade = Both dice
hijacked-table-tag-retreat = Both dice
hijacked-table-tag-fetch = Take 1
hijacked-table-tag-take-bonus-die = Next round

## What it costs and brings, before it is done

hijacked-table-cost-choose = { $lies ->
    [down] A { $value } turns up card { $place } and its neighbours. Then you play it, or discard it for 1 point.
    [red] Any die discards the red card { $place } for 1 point, and its neighbours are turned up.
    [reserved] A { $value } or more takes card { $place } ({ $card }) from { $seat }, whose die goes back. Then you play it, or discard it for 1 point.
   *[open] Any die chooses card { $place } ({ $card }), and its neighbours are turned up. Then you play it, or discard it for 1 point.
}
hijacked-table-cost-choose-reserved = Choose the card you have reserved? It takes no die, and is your card of this turn. Then you play it, or discard it for 1 point.
hijacked-table-cost-choose-top = The die turns up the top card of the pile, without neighbours. Then you play it, or discard it for 1 point.
hijacked-table-cost-reserve = The die lies on card { $place } ({ $card }) until the end of your next turn, in which you roll one die less.
hijacked-table-cost-build-trust = Draw stones one by one, up to three green ones in this turn: 10% trust and 1 point each. A red one ends it.
hijacked-table-cost-persuade = { $last ->
    [yes] Place both your dice and persuade “{ $hijacker }”? That is 1 point and the last step: the hijacker comes to your display, and trust falls by 20%.
   *[no] Place both your dice and persuade “{ $hijacker }”? That is 1 point and step { $level } of 4.
}
hijacked-table-cost-retreat = Place both your dice and send the police back by two? All others get 2 points. You keep one of two bonus tiles, and your thumb moves up.
hijacked-table-cost-fetch = A { $value } brings 1 × { $kind }.
hijacked-table-cost-take-bonus-die = One of your own dice brings you a bonus die for the next round, in which you must use it.

## Questions of a turn

hijacked-table-ask-card = Chosen: { $card }.
hijacked-table-card-pays = { $paid_count ->
    [0] Playing it costs nothing.
   *[other] Playing it costs { $paid }.
}
hijacked-table-card-no-trust = It takes { $needs }% trust; there is { $trust }%.
hijacked-table-card-no-room = There is no room in your display.
hijacked-table-card-no-markers = You cannot pay { $demands }.
hijacked-table-ask-keep = Keep one bonus tile. The other goes back, unseen.
hijacked-table-ask-take = Bonus space: you may take something.
    .about = The table waits for you.
hijacked-table-do-take-mini-die = Mini die
hijacked-table-do-decline-marker = No marker
hijacked-table-do-decline-mini-die = No mini die
hijacked-table-ask-last-call = Last call: do what you still want to do, then say that you are done.
    .about = After this, points are counted.
hijacked-table-do-pass = Done
hijacked-table-stones = { $greens ->
    [0] No stone yet, trust { $percent }%.
    [one] One green stone, trust { $percent }%.
   *[other] { $greens } green stones, trust { $percent }%.
}
hijacked-table-stones-bag = { $greens ->
    [one] In the bag: one green stone, { $reds } red. Green: { $chance }%.
   *[other] In the bag: { $greens } green, { $reds } red. Green: { $chance }%.
}
hijacked-table-do-draw = Draw ({ $chance }% green)
hijacked-table-do-stop = Stop
hijacked-table-do-play = Play it
hijacked-table-do-discard = Discard it, +1 point
hijacked-table-do-choose = Choose it
hijacked-table-do-reserve = Reserve it
hijacked-table-do-choose-reserved = Choose it
hijacked-table-do-persuade = Persuade
hijacked-table-do-retreat = Send them back
hijacked-table-do-keep = Keep it
hijacked-table-do-end-turn = End turn
hijacked-table-sure-end-turn = { $dice ->
    [one] End your turn? One die is not placed.
   *[other] End your turn? { $dice } dice are not placed.
}
hijacked-table-sure-keep = Keep this tile? The other one is shuffled back.

## The tray: what can be done at any time

hijacked-table-tray = At any time
# Beside it, for those who listen.
hijacked-table-tray-count = { $count ->
    [one] one thing to do
   *[other] { $count } things to do
}
hijacked-table-tray-empty = Nothing now. Here you rescue people, cash in markers and medals, and use tiles, even in others’ turns.
hijacked-table-tray-rescue-passenger = Passenger for two { $colour }, +3
hijacked-table-tray-rescue-pilot = Pilot for three { $colour }, +5
hijacked-table-tray-rescue-pilot-with = Pilot for { $cards }, +5
hijacked-table-tray-cash = Cash in { $kind }, +1
hijacked-table-tray-cash-medal = Cash in the medal, +{ $medal }
hijacked-table-tray-give = { $points ->
    [0] { $kind } to { $seat }, for nothing
   *[other] { $kind } to { $seat }, +1
}
hijacked-table-tray-take-die-and-joker = Tile: mini die and joker
hijacked-table-tray-take-back = Take back { $card }
hijacked-table-tray-build-trust-free = Tile: build trust without a die
hijacked-table-tray-tile = Tile: { $tile }
hijacked-table-sure-rescue-passenger = Give two cards ({ $colour }) for a passenger and 3 points?
hijacked-table-sure-rescue-pilot = Give three cards ({ $colour }) for a pilot and 5 points?
hijacked-table-sure-rescue-pilot-with = Use the tile and give { $cards } for a pilot and 5 points?
hijacked-table-sure-cash = Give back 1 × { $kind } for 1 point?
hijacked-table-sure-cash-medal = Give the medal for { $medal ->
    [one] 1 point
   *[other] { $medal } points
} now? Otherwise it counts at the end.
hijacked-table-sure-give = { $points ->
    [0] Give 1 × { $kind } to { $seat }? They have 0 points, so you get none for it.
   *[other] Give 1 × { $kind } to { $seat }? You get 1 point, and they lose it.
}
hijacked-table-sure-take-die-and-joker = Use the tile for a mini die and a joker?
hijacked-table-sure-take-back = Use the tile and take a card ({ $card }) from the discard pile into your display, free of charge?
hijacked-table-sure-build-trust-free = Use the tile and draw trust stones, without a die?
hijacked-table-do-rescue-passenger = Rescue
hijacked-table-do-rescue-pilot = Rescue
hijacked-table-do-rescue-pilot-with = Rescue
hijacked-table-do-cash = Cash in
hijacked-table-do-cash-medal = Cash in
hijacked-table-do-give = Give
hijacked-table-do-take-die-and-joker = Use it
hijacked-table-do-take-back = Take it
hijacked-table-do-build-trust-free = Use it
hijacked-table-equal = Tell me when scores are equal
    .about = Only then can the police be sent back.
hijacked-table-equal-now = All scores are equal now.

## The end

hijacked-table-end-stormed = The plane is stormed
hijacked-table-end-rescued = The talks have succeeded
hijacked-table-end-reckoning = Points
hijacked-table-end-people = Rescued
hijacked-table-end-won = Winner
hijacked-table-end-track = Track
hijacked-table-end-medals = Medals
hijacked-table-end-markers = Markers
hijacked-table-end-star = Star
hijacked-table-end-hijackers = Hijackers
hijacked-table-end-recognition = Recognition
hijacked-table-end-cards = Cards left
hijacked-table-end-total = Total

## Options

hijacked-table-options-more = More

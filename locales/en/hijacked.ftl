### Hijacked, told. Keys follow the rules' own names: events, refusals, stages, hijackers, tiles,
### goals, cards. Seats arrive as names, and the Cybot, where it plays, as `hijacked-the-cybot`;
### cards, markers, hijackers, tiles and goals as their names with the short name in …_id, several
### of them as lists with their number in …_count, other choices as their short names. Dice are
### counted in the order of the roll.

hijacked-name = Hijacked
    .note = Reconstructed box
hijacked-tagline = Bring them out together, before the police storm the plane. Then see who did it best.

## Who plays, where nobody sits

hijacked-the-cybot = Cybot

## Colours of passenger cards

hijacked-colour-grey = Grey
hijacked-colour-blue = Blue
hijacked-colour-green = Green
hijacked-colour-yellow = Yellow
hijacked-colour-red = Red

## Kinds of demand markers

hijacked-kind-crypto = Crypto
hijacked-kind-food = Food
hijacked-kind-medicine = Medicine
hijacked-kind-joker = Joker

## One card and one marker, as other texts repeat them

hijacked-a-card = { $card_id ->
    [grey] a grey card
    [blue] a blue card
    [green] a green card
    [yellow] a yellow card
   *[red] a red card
}
hijacked-a-marker = { $kind_id ->
    [crypto] a crypto marker
    [food] a food marker
    [medicine] a medicine marker
   *[joker] a joker
}

## Dice and stones

hijacked-die-own = Own die
hijacked-die-bonus = Bonus die
hijacked-die-mini = Mini die

hijacked-stone-green = Green stone
hijacked-stone-red = Red stone

## Hijackers, and what they are worth

hijacked-hijacker-recognised = Showboat
    .about = 4 points at once. At the end 4 more if you lead on the recognition track, or 1 if you share the lead.
hijacked-hijacker-supplied = Quartermaster
    .about = 2 points at once. At the end 6 more if you have two each of medicine, food and crypto; jokers help.
hijacked-hijacker-piloted = Wingman
    .about = 4 points at once. At the end 3 more if you have rescued a pilot.
hijacked-hijacker-stocked = Magpie
    .about = Nothing at once. At the end 1, 3 or 6 points: the more markers you have, the better.
hijacked-hijacker-settled = Clean Slate
    .about = 1 point at once. At the end 5 more if there are no cards in your display.
hijacked-hijacker-foremost = Early Bird
    .about = 3 points at once. At the end 5 more if you were the first to persuade a hijacker.
hijacked-hijacker-paired = Two-by-Two
    .about = 3 points at once. At the end 1 more for every two markers you have.
hijacked-hijacker-crowded = Shepherd
    .about = 2 points at once. At the end 2 more for every passenger you have rescued.

## Bonus tiles

hijacked-tile-pilot = Mixed crew
    .about = Rescue a pilot with any three cards of your display.
hijacked-tile-gifts = Gifts
    .about = Give up to three markers to other players, one at a time. For each marker the player who gets it gives you 1 point; a player with 0 points gives you none.
hijacked-tile-top-card = Top card
    .about = From now on you can also choose the top card of the draw pile, with a die that shows its back. No neighbours are turned up.
hijacked-tile-die-and-joker = Care package
    .about = Take a mini die and a joker, as far as the supply has them.
hijacked-tile-comeback = Comeback
    .about = Take a card that is not red from the discard pile into your display, free of charge.
hijacked-tile-trust = Free talk
    .about = Build trust once without a die. The green stones count toward the three of the turn.

## Goals

hijacked-goal-persuade-1 = 1 persuaded hijacker
    .about = Persuade a hijacker.
    .short = 1 hijacker
hijacked-goal-markers-8 = 8 markers
    .about = Have 8 markers.
    .short = 8 markers
hijacked-goal-markers-10 = 10 markers
    .about = Have 10 markers.
    .short = 10 markers
hijacked-goal-passengers-3 = 3 passengers
    .about = Rescue 3 passengers.
    .short = 3 passengers
hijacked-goal-passengers-3-pilot-1 = 3 passengers and a pilot
    .about = Rescue 3 passengers and a pilot.
    .short = 3 passengers + pilot
hijacked-goal-dice-4 = 4 dice in one turn
    .about = Use 4 dice in one turn.
    .short = 4 dice
hijacked-goal-points-18 = 18 points
    .about = Reach 18 points.
    .short = 18 points
hijacked-goal-trust-100 = 100% trust
    .about = Bring trust to 100%.
    .short = 100% trust
hijacked-goal-retreat-2 = 2 police retreats
    .about = Send the police back twice.
    .short = 2 retreats

## Cards of the Cybot

hijacked-cybot-scan-left = Scan left
    .about = It takes the leftmost open card that is neither red nor reserved, or else the leftmost face-down card.
hijacked-cybot-scan-right = Scan right
    .about = It takes the rightmost open card that is neither red nor reserved, or else the rightmost face-down card.
hijacked-cybot-scan-match = Match
    .about = It takes an open card of the colour it holds most of, if nobody has reserved it; otherwise it scans from the left.
hijacked-cybot-link = Link
    .about = It builds trust, up to two green stones.
hijacked-cybot-deep-link = Deep link
    .about = It builds trust, up to three green stones.
hijacked-cybot-override = Override
    .about = It makes a step with its hijacker, or else with the leftmost one who is free.
hijacked-cybot-uplink = Uplink
    .about = It takes a marker of the kind the supply has most of.
hijacked-cybot-countersign = Countersign
    .about = From round 3 on, if scores are equal, it sends the police back. Otherwise it gets 1 point if it is behind, or else takes a marker as with “Uplink”.

## Stages: a short title, and what happens

hijacked-stage-deal = Crisis room
    .about = Hijackers, numbers, goals and passenger cards are laid out.
hijacked-stage-roll = Dice
    .about = The dice of the next turn are rolled.
hijacked-stage-turn = Talks
    .about = The player whose turn it is places dice on actions. Everybody can rescue, cash in and use bonus tiles at any time.
hijacked-stage-cybot = Cybot
    .about = The Cybot plays its cards, one by one.
hijacked-stage-round-end = Police
    .about = The police move one space toward the plane. Then the end is checked.
hijacked-stage-last-call = Last call
    .about = The match ends with this round. Before points are counted, everybody can still rescue, cash in and use bonus tiles.
hijacked-stage-over = Talks over
    .about = The plane was stormed, or people are free and points are counted.

## Events

hijacked-event-begins = { $seat } has the start card and begins.
hijacked-event-hijackers-placed = Hijackers on board: { $hijackers }.
hijacked-event-numbers-laid = Crypto, food, medicine and jokers, in this order, take these dice: { $numbers }.
hijacked-event-goals-set = Goals: { $goals }. Their medals, in this order, are worth { $medals }.
hijacked-event-reshuffled = The draw pile is empty: the discard pile is shuffled and takes its place.
hijacked-event-pile-shows = The top card of the draw pile shows { $back } on its back.
hijacked-event-laid = A card is laid face down on place { $place }. Its back shows { $back }.
hijacked-event-round-begins = Round { $round } begins.
hijacked-event-rolled = { $seat } rolls { $values }.
hijacked-event-turned = { $seat } gives { hijacked-a-marker } and turns die { $die } to { $value }.
hijacked-event-placed = { $seat } places die { $die }.
hijacked-event-chose = { $seat } chooses the card on place { $place }.
hijacked-event-chose-top = { $seat } chooses the top card of the draw pile: { hijacked-a-card }.
hijacked-event-opened = On place { $place }, { hijacked-a-card } is turned up.
hijacked-event-played = { $paid_count ->
    [0] { $seat } plays { hijacked-a-card } free of charge.
   *[other] { $seat } plays { hijacked-a-card } for { $paid }.
}
hijacked-event-discarded = { $seat } discards { hijacked-a-card }.
hijacked-event-reserved = { $seat } reserves the card on place { $place } with a die that shows { $value }.
hijacked-event-released = The card on place { $place } is no longer reserved for { $seat }.
hijacked-event-passenger-rescued = { $seat } rescues a passenger with { $cards }.
hijacked-event-pilot-rescued = { $seat } rescues a pilot with { $cards }.
hijacked-event-builds-trust = { $seat } reaches into the bag to build trust.
hijacked-event-stone-drawn = { $stone ->
    [green] { $seat } draws a green stone.
   *[red] { $seat } draws a red stone, which goes back.
}
hijacked-event-stopped = { $seat } stops drawing stones.
hijacked-event-trust-is = Trust is at { $percent }%.
hijacked-event-star-taken = { $seat } takes the star.
hijacked-event-persuaded = { $seat } talks to “{ $hijacker }”: step { $level } of 4.
hijacked-event-gave-up = “{ $hijacker }” gives up and leaves the plane, thanks to { $seat }.
hijacked-event-came = Another hijacker takes place { $spot }: “{ $hijacker }”.
hijacked-event-called-back = { $seat } sends the police back.
hijacked-event-police-at = { $space ->
    [0] The police are at the plane.
   *[other] The police are on space { $space }.
}
hijacked-event-offered = { $tiles_count ->
    [1] One bonus tile is left for { $seat }: { $tiles }.
   *[other] { $seat } can keep one of two bonus tiles: { $tiles }.
}
hijacked-event-kept = { $seat } keeps the bonus tile “{ $tile }”.
hijacked-event-took-marker = { $seat } takes { hijacked-a-marker }.
hijacked-event-took-bonus-die = { $seat } takes a bonus die for the next round.
hijacked-event-took-mini-die = { $seat } takes a mini die for the next round.
hijacked-event-turn-ended = { $seat } ends the turn.
hijacked-event-moved = { $points ->
    [-1] { $seat } loses 1 point and stands at { $score }.
    [1] { $seat } gets 1 point and stands at { $score }.
   *[other] { $seat } gets { $points } points and stands at { $score }.
}
hijacked-event-may-take = { $seat } has stopped on a bonus space and may take a marker of any kind.
hijacked-event-may-take-die = { $seat } has stopped on a bonus space and may take a mini die.
hijacked-event-declined = { $bonus ->
    [marker] { $seat } leaves the marker of the bonus space.
   *[mini-die] { $seat } leaves the mini die of the bonus space.
}
hijacked-event-cashed = { $seat } cashes in { hijacked-a-marker }.
hijacked-event-medal-taken = { $seat } takes the medal worth { $medal } for the goal “{ $goal }”.
hijacked-event-medal-lost = Several meet the goal “{ $goal }” at once: the medal worth { $medal } leaves the game.
hijacked-event-medal-cashed = { $seat } cashes in the medal worth { $medal }.
hijacked-event-tile-used = { $seat } uses up the bonus tile “{ $tile }”.
hijacked-event-gave = { $seat } gives { hijacked-a-marker } to { $to }.
hijacked-event-took-back = { $seat } takes { hijacked-a-card } from the discard pile.
hijacked-event-cybot-plays = The Cybot plays “{ $card }”.
hijacked-event-stormed = The police storm the plane: everybody loses.
hijacked-event-last-call = The match ends with this round. Last call: what can be done at any time can still be done now.
hijacked-event-passed = { $seat } has nothing more to do.
hijacked-event-succeeded = Three passengers and a pilot are free: the talks have succeeded, and the points are counted.

## How the table stands, a line for each thing

hijacked-status-stage = { $round ->
    [0] Stage: { $stage }
   *[other] Round { $round }, stage: { $stage }
}
hijacked-status-turn = { $dice_count ->
    [0] Turn of { $seat }, no dice left
   *[other] Turn of { $seat }, dice left: { $dice }
}
hijacked-status-police = { $space ->
    [0] The police are at the plane
   *[other] The police are on space { $space }
}
hijacked-status-trust = Trust: { $percent }%
hijacked-status-star = The star is with { $seat }
hijacked-status-numbers = Dice for crypto, food, medicine and jokers, in this order: { $numbers }
hijacked-status-face-down = Card { $place }: face down, its back shows { $back }
hijacked-status-open = Card { $place }: { $card }, { $trust }% trust, { $demands_count ->
    [0] no demands
   *[other] demands { $demands }
}
hijacked-status-reserved = Card { $place }: { $card }, { $trust }% trust, { $demands_count ->
    [0] no demands
   *[other] demands { $demands }
}; reserved for { $seat } with { $value }
hijacked-status-spot = Hijacker { $place }: “{ $hijacker }”, step { $level } of 4
hijacked-status-spot-with = Hijacker { $place }: “{ $hijacker }”, step { $level } of 4, in talks with { $seat }
hijacked-status-goal = Medal worth { $medal }: { $goal }
hijacked-status-player = { $seat }: { $score ->
    [1] 1 point
   *[other] { $score } points
}, { $passengers ->
    [1] 1 passenger
   *[other] { $passengers } passengers
}, { $pilots ->
    [1] 1 pilot
   *[other] { $pilots } pilots
}
hijacked-status-markers = Markers of { $seat }: { $markers }
hijacked-status-display = Display of { $seat }: { $cards }
hijacked-status-hijackers = Hijackers with { $seat }: { $hijackers }
hijacked-status-tiles = Bonus tiles of { $seat }: { $tiles }
hijacked-status-medals = Medals of { $seat }: { $medals }
hijacked-status-offer = You can keep one: { $tiles }
hijacked-status-score = { $seat }: track { $track }, medals { $medals }, markers { $markers }, star { $star }, hijackers { $hijackers }, recognition { $recognition }, cards { $cards }; total { $total }

## Refusals

hijacked-refusal-no-such-seat = Nobody plays on that seat: choose one of the players.
hijacked-refusal-first-drawn = This player cannot be drawn now: the first player is drawn once, before everything else.
hijacked-refusal-card-drawn = This card cannot be drawn now: the next one comes from what is left of the draw pile.
hijacked-refusal-hijackers-drawn = These hijackers cannot be placed: four different ones are drawn, once.
hijacked-refusal-numbers-drawn = These numbers cannot be laid: four different ones from 1 to 6 are drawn, once.
hijacked-refusal-objective-drawn = These goals cannot be set: one objective card of the box is drawn, once, and the three medals of the box are laid on it.
hijacked-refusal-game-over = The talks are over: nothing more can be done at this table.
hijacked-refusal-last-call = Turns are over: in the last call you can rescue, cash in, and use bonus tiles.
hijacked-refusal-no-last-call = There is nothing to pass on: you can pass only in the last call, before points are counted.
hijacked-refusal-has-passed = You have said that you have nothing more to do: wait for the others.
hijacked-refusal-not-on-turn = It is not your turn: until then you can rescue, cash in, and use bonus tiles.
hijacked-refusal-dice-rolled = This roll is not possible: all dice of the turn are rolled once, and each shows 1 to 6.
hijacked-refusal-no-such-die = You have no such die in this turn: choose one that you have rolled.
hijacked-refusal-die-used = This die has been placed: choose another.
hijacked-refusal-no-more-cards = You have chosen your card of this turn: you can choose one more with a bonus die or a mini die, and never a third.
hijacked-refusal-die-does-not-match = The die must show what the back of the card shows: choose another die, or turn this one with markers.
hijacked-refusal-die-too-low = Somebody has reserved this card: your die must show at least as much as the one that lies there.
hijacked-refusal-cannot-be-played = Somebody else has reserved this card: you can take it only if you can play it now.
hijacked-refusal-reserved-by-you = You have reserved this card: choose it without a die.
hijacked-refusal-not-a-neighbour = You can only reserve a card beside the one you have just chosen, before you place another die.
hijacked-refusal-not-free = This card cannot be reserved: it must lie open, and nobody may have reserved it.
hijacked-refusal-has-reserved = You have already reserved a card: it is one at a time.
hijacked-refusal-card-first = First play or discard the card you have chosen.
hijacked-refusal-no-card-chosen = There is no card to play or discard: choose one first.
hijacked-refusal-trust-too-low = This card asks for more trust than there is: discard it for 1 point.
hijacked-refusal-display-full = Your display is full, with five cards: rescue somebody with some of them first.
hijacked-refusal-cannot-pay = You do not have the markers that this card demands: discard it for 1 point.
hijacked-refusal-nothing-reserved = You have not reserved a card: choose one with a die.
hijacked-refusal-reserved-just-now = You have reserved this card just now: you can choose it in your next turn.
hijacked-refusal-not-enough-cards = Your display does not have the cards: a passenger takes two of one colour, a pilot three.
hijacked-refusal-no-figure-left = There is no such figure left on the plane.
hijacked-refusal-trust-built = You have built trust in this turn: with a die you can do so once.
hijacked-refusal-trust-complete = Trust is at 100% and cannot grow: use your die for something else.
hijacked-refusal-enough-greens = This turn has had its three green stones: build trust in another one.
hijacked-refusal-stones-first = Stones are being drawn: this has to wait until that is over.
hijacked-refusal-no-stones-now = You are not drawing stones: first place a die to build trust.
hijacked-refusal-stone-drawn = This stone cannot be drawn now: the bag holds other stones, or nobody reaches into it.
hijacked-refusal-both-dice = Persuading takes both of your own dice: one of them is already placed, or lies on a card.
hijacked-refusal-no-hijacker = There is no hijacker on this place: choose another.
hijacked-refusal-anothers-disc = Somebody else is in talks with this hijacker: choose one without a disc.
hijacked-refusal-dice-do-not-fit = Your dice do not fit the two spaces of this hijacker: choose another, or turn a die with markers.
hijacked-refusal-hijacker-drawn = This hijacker cannot come now: one from the reserve takes a place that is free.
hijacked-refusal-retreat-both-dice = Sending the police back takes both of your own dice: one of them is already placed, or lies on a card.
hijacked-refusal-too-early = The police do not go back before round 3.
hijacked-refusal-scores-differ = All scores must be equal for this: whoever is behind can cash in markers and medals.
hijacked-refusal-tile-first = First choose which bonus tile you keep.
hijacked-refusal-not-offered = You cannot keep this bonus tile: choose one of those you are offered after sending the police back.
hijacked-refusal-tiles-drawn = These bonus tiles cannot be drawn now: when the police are sent back, two of the remaining tiles are drawn.
hijacked-refusal-number-not-there = No number tile has the value of this die: use it for something else, or turn it with markers.
hijacked-refusal-none-in-supply = The supply has no marker of this kind: choose another kind.
hijacked-refusal-no-such-marker = You have no marker of this kind: choose another kind.
hijacked-refusal-not-your-own-die = A bonus die takes one of your own dice: a bonus die or a mini die will not do.
hijacked-refusal-no-bonus-die = There is no bonus die on the board now: wait until one comes back.
hijacked-refusal-bonus-die-waits = You have a bonus die or a mini die left that can be used: use it before you end your turn.
hijacked-refusal-take-first = First take or decline what your bonus space gives.
hijacked-refusal-somebody-takes = Somebody is choosing what to take from a bonus space: wait until they have done so.
hijacked-refusal-nothing-to-take = There is nothing for you to take: your score must stop exactly on a bonus space.
hijacked-refusal-nothing-to-decline = There is nothing for you to decline: your score must stop exactly on a bonus space.
hijacked-refusal-no-such-medal = You do not have this medal.
hijacked-refusal-no-such-tile = You do not have the bonus tile for this.
hijacked-refusal-not-in-display = The pilot takes three cards of your display: choose three that lie there.
hijacked-refusal-not-to-oneself = That is you: give the marker to somebody else.
hijacked-refusal-not-in-discard = This card is not in the discard pile: choose another.
hijacked-refusal-red-stays = Red cards stay in the discard pile: choose one of another colour.
hijacked-refusal-cybot-drawn = The Cybot cannot play this card now: after your turn it plays one of those it has left.

## Options

hijacked-option-box = Another box
    .about = What is printed on the pieces, from a box file of your own instead of ours, which is a reconstruction. For those who own the game, or would like to try other values.
hijacked-option-pause = Time for the last call
    .about = How many seconds everybody has to rescue, cash in and use bonus tiles before points are counted; 20 unless you say otherwise.

hijacked-misfit-seats = { hijacked-name } is for { $least } to { $most } players; a single player plays against the Cybot.
hijacked-misfit-pause-range = The last call lasts { $least } to { $most } seconds.

## Rules help

hijacked-rules-goal = Hijackers hold a plane, and the police are closing in. You all negotiate: bring what is demanded, win trust, and get people out. When somebody has rescued three passengers and a pilot, the talks succeed at the end of that round, and most points win. But if the police reach the plane first, everybody loses. So you are rivals who must help each other now and then. A single player plays against the Cybot.
    .title = What it is about
hijacked-rules-round = Everybody has one turn, clockwise from the start card: roll your dice, and place them on actions one after another. Then the police move one space toward the plane. They start on space 15 with one or two players, on 10 with three, on 8 with four. If they enter the plane, all lose, even if somebody has rescued enough. At any time, even in others’ turns, you can rescue, cash in markers and medals, and use bonus tiles. Before the end everybody can do so in a last call.
    .title = Rounds and turns
hijacked-rules-cards = You choose one card in a turn. With a bonus or mini die you can choose one more, but never a third. A card that lies face down takes a die that shows its back, an open one any die. It is turned up, and so are its neighbours. Then play it to your display, if there is enough trust and you pay what it demands, or discard it for 1 point. Red cards are always discarded, for 1 point; if one was chosen face down, trust falls by 10%.
    .title = Passenger cards
hijacked-rules-reserving = You can reserve an open card beside the one you chose, with any die you have left. The die stays there through your next turn. In that turn you choose the card without a die, and play it or discard it for 1 point; it is your card of the turn. If you leave it, it stays in the row, open, and your die comes back. Others can choose it too, with a die that shows at least as much as yours, but only if they can play it. You have one reservation at a time.
    .title = Reserving
hijacked-rules-rescuing = Two cards of one colour in your display bring a passenger and 3 points, three of one colour a pilot and 5 points. You can do this at any time, even in others’ turns, as long as there are figures: twelve passengers and four pilots. A display holds five cards, and each one that is left there at the end costs 3 points.
    .title = Rescuing
hijacked-rules-trust = Building trust takes a die, once in a turn. Draw stones from a bag with 12 green and 3 red ones, one by one, as long as you like. Each green one raises trust by 10% and brings 1 point; a turn has at most three of them, including those of a bonus tile. A red one goes back and ends it; if it was the first, it brings 1 point. Whoever brings trust to 100% takes the star, worth 5 points at the end, even from another player if trust had fallen.
    .title = Trust
hijacked-rules-hijackers = Persuading takes both of your own dice, on the two spaces above a hijacker; some take only certain values. Your disc goes there and keeps others away. Each step brings 1 point. With the fourth the hijacker leaves the plane for your display, with points at once and more at the end. Then another one takes the place, and trust falls by 20%. If you turn to another hijacker, the one you left keeps the steps, for whoever comes next.
    .title = Hijackers
hijacked-rules-retreat = From round 3 on, while the scores of all players are equal, you can send the police back by two spaces, to space 18 at most. It takes both of your own dice. Every other player gets 2 points. You draw two bonus tiles and keep one, and your thumb moves along the recognition track, which counts at the end. Markers and medals can be cashed in at any time, so talk about who can make the scores equal.
    .title = Sending the police back
hijacked-rules-markers = There are crypto, food, medicine and jokers. A die brings a marker if one of the four number tiles has its value, and the supply has that kind. Markers pay what cards demand, and jokers stand for any kind. Or they turn a die that is not yet placed, by 1 for each; 1 and 6 are neighbours. Or they are cashed in for 1 point each, at any time. What you keep counts 1 point each at the end.
    .title = Demand markers
hijacked-rules-dice = You have two dice. With one of them you can take a bonus die, if there is one on the board; mini dice come from bonus spaces and a bonus tile. Both are for the next round, whenever you got them, and must be used in it if they can be. When that round is over they go back, or one round later if they reserved a card. You can choose one more card with one of them. Persuading a hijacker and sending the police back take your own two dice.
    .title = Bonus and mini dice
hijacked-rules-points = Points come one event at a time. If your score stops exactly on a bonus space of your track, you may take what it shows: a marker of your choice, or a mini die. Passing it brings nothing, nor does moving back. Each player’s track is different. There are medals on three goals: whoever meets a goal first takes its medal, to cash it in at any time or count it at the end. If several do at once, it is gone.
    .title = Bonus spaces and medals
hijacked-rules-tiles = When you send the police back you keep one of two bonus tiles. They can be used at any time, once: a pilot for any three cards; up to three markers for other players, who give you 1 point each if they have one; a mini die and a joker; a card from the discard pile; building trust without a die. One stays: with it you can always choose the top card of the draw pile as well.
    .title = Bonus tiles
hijacked-rules-score = Before points are counted there is the last call: everybody can still rescue, cash in and use bonus tiles. Then count your points on the track, your medals, 1 for each marker, 5 for the star, what your hijackers bring, and your place on the recognition track. For each card in your display take off 3. Most points win; if tied, more recognition; if still tied, the win is shared. If the plane was stormed, nothing is counted.
    .title = The score
hijacked-rules-solo = The table is set up as for two. After your turn the Cybot plays some of its twelve cards, two with the box we ship, and then the police move. The Cybot has no dice and pays no demands, but it needs trust just as you do. You win with three passengers, a pilot, and more points than the Cybot. The match also ends when the Cybot has rescued three passengers and a pilot. You can send the police back while you two have the same score.
    .title = Alone against the Cybot
hijacked-rules-reconstruction = The rulebook does not show what is printed on the pieces. Those values come from a box file; the one we ship says of each value whether it is the book’s or our reconstruction. What the Cybot does is all ours. If you own the game you can write the printed values into a copy, and play with it. Two lines of the book’s overview fit nothing else in it, and are not played: that a red stone costs 2 points instead of 1, and a list of −2, −1, 0 and 3 points.
    .title = What is reconstruction

## Box files

hijacked-box-misfit-file-too-large = The file has more than { $most } bytes, which is too large for a box.
hijacked-box-misfit-name-taken = “{ $name }” is the name of another box: give yours a name of its own.
hijacked-box-misfit-lines = Lines that begin with “{ $word }”: there must be { $wanted }, and there are { $found }.
hijacked-box-misfit-line-too-long = Line { $line }: It has { $bytes } bytes; at most { $most } are allowed.
hijacked-box-misfit-no-such-line = Line { $line }: No line of a box begins with “{ $word }”.
hijacked-box-misfit-count = Line { $line }: After the first word there must be { $wanted } more, and there are { $found }.
hijacked-box-misfit-name = Line { $line }: A name has 1 to 24 small letters, digits and dashes, and no spaces.
hijacked-box-misfit-space = Line { $line }: “{ $word }” does not give values of a die. Write them like 1-3.
hijacked-box-misfit-number = Line { $line }: “{ $word }” is not a number that fits here.
hijacked-box-misfit-markers = Line { $line }: There must be { $wanted } markers in all, and there are { $found }.
hijacked-box-misfit-rising = Line { $line }: The numbers are from 1 to 39, each larger than the one before.
hijacked-box-misfit-falling = Line { $line }: The numbers are from 0 to 39, none smaller than the one before.
hijacked-box-misfit-no-such-goal = Line { $line }: “{ $word }” is not a goal.
hijacked-box-misfit-goal-twice = Line { $line }: A goal is listed twice.
hijacked-box-misfit-track = Line { $line }: A track is written like this: track markers 3 13 dice 9 27.
hijacked-box-misfit-bonus-spaces = Line { $line }: Bonus spaces are from 1 to { $last }, each larger than the one before; there are at most { $most } of each kind.
hijacked-box-misfit-two-bonuses = Line { $line }: Space { $space } has two bonuses.
hijacked-box-misfit-cybot-plays = Line { $line }: The Cybot plays 1 to { $most } cards after a turn.
hijacked-box-misfit-no-such-cybot-card = Line { $line }: “{ $word }” is not a card of the Cybot.
hijacked-box-misfit-card = Line { $line }: A card is written like this: card Y08 6 20 F+M.
hijacked-box-misfit-no-such-card = Line { $line }: “{ $word }” is not a card. Its name is a letter for the colour and two digits, such as Y08.
hijacked-box-misfit-card-twice = Line { $line }: { $card } is listed twice.
hijacked-box-misfit-too-many-cards = Line { $line }: There are no more than { $most } cards.
hijacked-box-misfit-back = Line { $line }: On the back of { $card } is a value of a die, 1 to 6, not “{ $word }”.
hijacked-box-misfit-trust = Line { $line }: The trust that { $card } takes is 0 to 100 in tens, not “{ $word }”.
hijacked-box-misfit-demands = Line { $line }: The demands of { $card } are up to three of C, F and M, such as F+M, or a dash, not “{ $word }”.
hijacked-box-misfit-red = Line { $line }: { $card } is red. It is never played, so it takes 0 trust and a dash for its demands.

### Illegal, told. Keys follow the rules' own names: events, refusals, stages, resources, roles.
### Seats arrive as names, sets of seats as lists of names with their number in …_count, resources
### and roles as their names with the short name in …_id, cards as lists of “2 × Guns” with their
### number in …_count, fingers as lists of “Ana → Ben”, other choices as their short names.

illegal-name = Illegal
illegal-tagline = Buy what you want, trade what you have, and let nobody find out who you are.

## Resources

illegal-resource-luxury-cars = Luxury Cars
illegal-resource-guns = Guns
illegal-resource-jewelry = Jewelry
illegal-resource-alcohol = Alcohol
illegal-resource-pornography = Pornography
illegal-resource-secret-files = Secret Files
illegal-resource-call-girls = Call Girls
illegal-resource-powder = Powder

## Roles, and the suspect cards that name them

illegal-role-luxury-cars-dealer = Car Thief
illegal-role-luxury-cars-buyer = African President
illegal-role-guns-dealer = Arms Dealer
illegal-role-guns-buyer = General Guerillero
illegal-role-jewelry-dealer = Jewelry Thief
illegal-role-jewelry-buyer = Swiss Banker
illegal-role-alcohol-dealer = Alcohol Dealer
illegal-role-alcohol-buyer = Hollywood Star
illegal-role-pornography-dealer = Porn Publisher
illegal-role-pornography-buyer = Obsessed Porn Collector
illegal-role-secret-files-dealer = Hacker
illegal-role-secret-files-buyer = C.I.A. Director
illegal-role-call-girls-dealer = Pimp
illegal-role-call-girls-buyer = Rich Emir
illegal-role-powder-dealer = Powder Dealer
illegal-role-powder-buyer = Rock Star

## The same for a family table: other names, and no other rules

illegal-family-resource-luxury-cars = Garden Gnomes
illegal-family-resource-guns = Rubber Ducks
illegal-family-resource-jewelry = Odd Socks
illegal-family-resource-alcohol = Stinky Cheese
illegal-family-resource-pornography = Whoopee Cushions
illegal-family-resource-secret-files = Grandma’s Recipes
illegal-family-resource-call-girls = Cacti
illegal-family-resource-powder = Confetti

illegal-family-role-luxury-cars-dealer = Gnome Napper
illegal-family-role-luxury-cars-buyer = Lawn Duchess
illegal-family-role-guns-dealer = Duck Smuggler
illegal-family-role-guns-buyer = Bathtub Admiral
illegal-family-role-jewelry-dealer = Laundry Phantom
illegal-family-role-jewelry-buyer = One-Legged Pirate
illegal-family-role-alcohol-dealer = Cheese Bandit
illegal-family-role-alcohol-buyer = Mouse King
illegal-family-role-pornography-dealer = Prank Peddler
illegal-family-role-pornography-buyer = Bored Queen
illegal-family-role-secret-files-dealer = Kitchen Spy
illegal-family-role-secret-files-buyer = Master Chef
illegal-family-role-call-girls-dealer = Cactus Cowboy
illegal-family-role-call-girls-buyer = Lonely Hedgehog
illegal-family-role-powder-dealer = Confetti Magician
illegal-family-role-powder-buyer = Birthday Dragon

## The two sides of a trade

illegal-trade-dealer = Dealer
illegal-trade-buyer = Buyer

## Stages: a short title, and what happens

illegal-stage-build = Packets
    .about = The game master builds a packet for each player, or lets them be drawn.
illegal-stage-deal = Handing out
    .about = Everybody gets a packet: two roles and six cards.
illegal-stage-ready = Game master
    .about = The game master may start what comes next.
illegal-stage-session = Deals
    .about = Knock, talk in corners, exchange cards. What happens in a corner stays there.
illegal-stage-lay-out = Arrival
    .about = New cards are laid out at the docks, one by one. When the last one lies there, everybody may take one.
illegal-stage-dock = Docks
    .about = Everybody takes one card. First come, first served.
illegal-stage-lot = Lot
    .about = Several reached at the same moment: a lot decides who is served first.
illegal-stage-rest = Leftovers
    .about = Whoever has no card yet gets one of the remaining cards, by lot.
illegal-stage-show = Suspects
    .about = The next suspect cards are shown.
illegal-stage-debate = Debate
    .about = Who are they? Accuse, deny, tell, or lie.
illegal-stage-point = Fingers
    .about = All point at once, at another player or at nobody.
illegal-stage-reveal = Revelations
    .about = The game master says who reveals first.
illegal-stage-over = Case closed
    .about = Roles, hands and every exchange are revealed.

## What the game master starts

illegal-next-session = Dealing session
illegal-next-docks = Docks
illegal-next-debate = Debate

## Events

illegal-event-packed = Packed: { $packet }.
illegal-event-unpacked = Taken apart: { $packet }.
illegal-event-packets-ready = The packets are ready.
illegal-event-dealt = { $seat } gets a packet: { $packet }.
illegal-event-ready = { $next ->
    [session] The game master may start the dealing session.
    [docks] The game master may open the docks.
   *[debate] The game master may start the debate.
}
illegal-event-session-begins = Dealing session { $session } begins.
illegal-event-knocked = { $from } knocks and asks to talk with { $to }.
illegal-event-withdrew = { $from } no longer asks to talk with { $to }.
illegal-event-turned-away = { $by } turns { $from } away.
illegal-event-walked = { $seats_count ->
    [1] { $seats } walks to corner { $corner }.
   *[other] { $seats } walk to corner { $corner }.
}
illegal-event-returned = { $seats_count ->
    [1] { $seats } comes back to the table.
   *[other] { $seats } come back to the table.
}
illegal-event-laid = { $by } lays down a card for { $to }: { $resource }.
illegal-event-took-back = { $by } takes back a card laid down for { $to }: { $resource }.
illegal-event-confirmed = { $by } confirms with { $to }: { $give } for { $get }.
illegal-event-exchanged = { $one } gives { $gave } to { $other } and gets { $got }.
illegal-event-lies = { $gives_count ->
    [0] { $one } offers nothing
   *[other] { $one } offers { $gives }
}, { $gets_count ->
    [0] { $other } offers nothing
   *[other] { $other } offers { $gets }
}. { $confirmed_count ->
    [0] Neither side has confirmed.
    [1] { $confirmed } has confirmed.
   *[other] { $confirmed } have confirmed.
}
illegal-event-said-done = { $seat } is done.
illegal-event-session-over = Dealing session { $session } is over: all are back at the table, and open exchanges are void.
illegal-event-laid-out = Arrival { $dock } at the docks, next card: { $resource }.
illegal-event-rush-begins = All cards of arrival { $dock } lie there: everybody may take one.
illegal-event-lot-drawn = Several reached at the same moment. A lot decides the order: { $order }.
illegal-event-took = { $seat } takes a card from the docks: { $resource }.
illegal-event-left-with = { $seat } is left with a card from the docks, by lot: { $resource }.
illegal-event-handed-out = Arrival { $dock } at the docks: everybody is handed a card.
illegal-event-handed = { $seat } is handed a card: { $resource }.
illegal-event-shown = Wanted: { $roles }.
illegal-event-pointing = The debate is over: everybody points.
illegal-event-accused = { $fingers }. { $roles_count ->
    [1] { $accused } gets the suspect card: { $roles }.
   *[other] { $accused } gets the suspect cards: { $roles }.
}
illegal-event-not-accused = { $fingers_count ->
    [0] Nobody points.
   *[other] { $fingers }: a tie.
} { $roles_count ->
    [1] The suspect card leaves the game: { $roles }.
   *[other] The suspect cards leave the game: { $roles }.
}
illegal-event-who-reveals = The game master may say who reveals first.
illegal-event-revealed = { $seat } reveals the packet: { $packet }. { $hand_count ->
    [0] No cards in hand
   *[other] In hand: { $hand }
}. { $points ->
    [1] 1 point.
    [-1] -1 point.
   *[other] { $points } points.
}
illegal-event-account = Dealing session { $session }, at { $at_ms }: { $one } gave { $gave } to { $other } and got { $got }.
illegal-event-won = { $winners_count ->
    [1] { $winners } wins.
   *[other] { $winners } share the win.
}

## How the table stands, a line for each thing

illegal-status-stage = Stage: { $stage }
illegal-status-session = Dealing session: { $session }
illegal-status-corner = Corner { $corner }: { $seats }
illegal-status-done = Done: { $seats }
illegal-status-took = { $seat } took from the docks: { $resource }
illegal-status-suspects = Wanted: { $roles }
illegal-status-accused = Suspect cards in front of { $seat }: { $roles }
illegal-status-packet = Your packet: { $packet }
illegal-status-hand = Your cards: { $hand }
illegal-status-revealed = { $seat }: { $packet }; { $hand_count ->
    [0] no cards
   *[other] { $hand }
}; { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}

## Refusals

illegal-refusal-no-such-seat = Nobody plays on that seat: choose one of the players.
illegal-refusal-role-taken = That role is in another packet: each resource has one dealer and one buyer.
illegal-refusal-too-many-resources = That is one resource too many: there are as many as players.
illegal-refusal-extra-taken = That extra card is in another packet: each resource is the extra card of just one player.
illegal-refusal-deals-what-it-buys = Nobody buys what they deal in: choose two different resources.
illegal-refusal-mirrored = This packet would mirror another one: choose another dealer or another buyer.
illegal-refusal-extra-is-a-role = The extra card must be neither what the packet deals in nor what it buys.
illegal-refusal-packets-dealt = These packets cannot be handed out: each player gets one of those that were built or drawn.
illegal-refusal-no-session-now = This has to wait for a dealing session.
illegal-refusal-not-to-oneself = That is you: choose somebody else.
illegal-refusal-has-knocked = You are knocking already: withdraw first, then knock somewhere else.
illegal-refusal-are-together = You are in the same corner already: just talk.
illegal-refusal-no-such-knock = There is no such knock any more.
illegal-refusal-not-in-a-corner = You are at the table already.
illegal-refusal-not-together = Deals are made in a corner: both of you must be in the same one.
illegal-refusal-card-not-free = You have no such card free: you do not hold it, or it lies in an exchange.
illegal-refusal-not-laid = You have not laid down such a card there: you can only take back your own.
illegal-refusal-not-what-lies = Something else lies there now: look again, then confirm.
illegal-refusal-has-confirmed = You have confirmed; now it is up to the other side.
illegal-refusal-nothing-in-return = Both sides must lay down at least one card.
illegal-refusal-no-docks-now = No cards are taken at the docks now: wait for the next arrival.
illegal-refusal-not-all-laid-out = Wait until the last card lies there: then everybody may take one.
illegal-refusal-has-a-card = You have your card from this arrival: everybody gets one.
illegal-refusal-has-claimed = You are reaching for a card already: wait until it is settled.
illegal-refusal-not-at-the-docks = That card is not at the docks, or is gone: choose another.
illegal-refusal-dock-laid-out = These cards cannot arrive now: a dock has one card of each resource in play.
illegal-refusal-lot-drawn = This lot is not possible: it is drawn among those who reached at the same moment.
illegal-refusal-rest-dealt = These cards cannot be dealt now: those without a card get what is left.
illegal-refusal-cards-handed-out = These cards cannot be handed out now: each player gets one, and there is one of each resource in play.
illegal-refusal-suspects-shown = These suspect cards are not due: show a pair, or a card, that has not been judged yet.
illegal-refusal-no-pointing-now = Nobody points now: first comes the debate.
illegal-refusal-has-pointed = You have pointed; that cannot be changed.
illegal-refusal-not-at-oneself = Point at another player, or at nobody.
illegal-refusal-nothing-to-end = There is no session and no debate to end now.
illegal-refusal-has-said-so = You have said that you are done; the others have yet to say so.
illegal-refusal-plays-no-hand = The game master plays no hand: this is for the players.
illegal-refusal-not-the-master = Only the game master does this.
illegal-refusal-not-asked = The game master is not asked for this now.

## Options

illegal-option-gm = A person as game master
    .about = Takes one more seat, the last one. The game master plays no hand and sees all, builds the packets, and starts and ends sessions, docks and debates. Without this the table does it.
illegal-option-casual = Casual game
    .about = Sessions of 15 to 30 minutes, over an evening: people need not all be there at the same time. At the docks everybody is handed a random card that only they see.
illegal-option-advanced = Advanced tribunal
    .about = Suspect cards are judged one by one instead of in pairs. For those who get caught too easily.
illegal-option-family = Family table
    .about = Garden gnomes, rubber ducks and stinky cheese instead of the goods on the box, which are for adults. The rules are the same.
illegal-option-session = Length of a session
    .about = How many minutes a dealing session lasts; 3 unless you say otherwise, 15 in a casual game.
illegal-option-debate = Length of a debate
    .about = How many seconds suspect cards are debated; 60 unless you say otherwise.
illegal-option-pause = Time to point
    .about = How many seconds there are to point after a debate; 20 unless you say otherwise. Whoever says nothing points at nobody.

illegal-misfit-seats = { illegal-name } is for { $least } to { $most } players; a game master takes one more seat.
illegal-misfit-seats-with-master = { illegal-name } with a game master is for { $least } to { $most } people, including the game master.
illegal-misfit-session-range = A session lasts { $least } to { $most } minutes.
illegal-misfit-casual-range = In a casual game a session lasts { $least } to { $most } minutes.
illegal-misfit-debate-range = A debate lasts { $least } to { $most } seconds.
illegal-misfit-pause-range = There are { $least } to { $most } seconds to point.

## Rules help

illegal-rules-goal = You have two secret roles: a dealer, who has plenty of one resource, and a buyer, who wants another. Trade in corners, where only those who are there see and hear you, and collect what your buyer wants. But keep your eyes open: in the end there is a tribunal, and whoever is found out pays dearly. You may say whatever you like; only cards and fingers are binding.
    .title = What it is about
illegal-rules-deal = Your packet: a dealer role, a buyer role, five cards of what you deal in, and one extra card of something else. Nobody buys what they deal in, and no two players could simply swap everything. There are as many resources as players, and ten cards of each: five with its dealer, one as somebody’s extra card, and four that { $casual ->
    [yes] are handed out later
   *[other] come by the docks
}. { $players ->
    [8] All eight resources are in play.
   *[other] You are not told which resources are in play.
} Role cards are never shown.
    .title = Your packet
illegal-rules-sessions = There are five dealing sessions, { $minutes ->
    [0] three minutes each unless the host chose otherwise
    [1] one minute each
   *[other] { $minutes } minutes each
}, and { $casual ->
    [yes] a new card for everybody
   *[other] an arrival at the docks
} between every two. A session begins with everybody at the table. When its time is up all come back there; what still lies open is void, and the cards return to their owners. A session ends early when every player { $gm ->
    [yes] has said that they are done, or when the game master ends it
   *[other] has said that they are done
}. You can say so and go on dealing, but you cannot take it back.
    .title = Dealing sessions
illegal-rules-corners = No deal is made at the table. Knock at a player: if you are let in, the two of you walk to a corner, or you join the corner they are in. Everybody sees who is in which corner, but only those in a corner hear and see what is said and shown there. Anybody in a corner may let in or turn away whoever knocks. You knock at one player at a time, and may withdraw. Leave when you like; whoever is left alone comes back to the table.
    .title = Corners
illegal-rules-exchange = Lay down cards for somebody in your corner, face up; everybody in the corner sees them. The other side lays down theirs. When both confirm just what lies there, the cards change hands. Any change takes back both confirmations. One card for three is fine, something for nothing is not. Several exchanges may lie open, but each card lies in one only. No hand is too large, nothing is drawn blind, and how many cards you hold is your own affair.
    .title = Exchanges
illegal-rules-docks = { $casual ->
    [yes] After each of the first four sessions everybody is handed a random card of the arrival, which has one of each resource in play. Only the player who gets a card sees it. There is no rush, and nobody needs to be there.
   *[other] After each of the first four sessions new cards arrive: one of each resource in play, laid out one by one for all to see. Nothing can be taken before the last one lies there; then everybody takes just one. First come, first served; among those who reach at the same moment a lot decides. If your card is gone, reach for another. After ten seconds those without a card get one of the rest, by lot. Everybody sees who took what.
}
    .title = The docks
illegal-rules-tribunal = After the last session all meet at the table. { $advanced ->
    [yes] The suspect cards, a dealer and a buyer for each player, come one by one in random order.
   *[other] For each player there is a pair of suspect cards, their dealer and their buyer; the pairs come in random order.
} Each is debated for { $debate ->
    [0] a minute, unless the host chose otherwise
   *[other] { $debate } seconds
}. Then all point at once, at another player or at nobody. Whoever most fingers point at { $advanced ->
    [yes] gets the card. If there is a tie, or no finger at all, it leaves the game
   *[other] gets both cards. If there is a tie, or no finger at all, they leave the game
}. Everybody sees who pointed at whom. The same player can be suspected many times.
    .title = The tribunal
illegal-rules-score = One point for each card in your hand that your buyer wants. One point for each suspect card in front of you that is wrong: being suspected is worth something, as long as it is not true. Five points off for each that is right. Most points win, and equal points share the win. At the end everything is revealed: roles, hands, and all exchanges, who gave what to whom and when.
    .title = The score
illegal-rules-casual = A casual game takes an evening. { $minutes ->
    [0] Sessions last 15 to 30 minutes
   *[other] Sessions last { $minutes } minutes
}, and nobody needs to be there all the time: deal when it suits you. Nobody deals for you while you are away. There is no rush at the docks: everybody is handed a random card of the arrival that only they see. For the tribunal everybody should be there.
    .title = Casual game
illegal-rules-advanced = In the advanced tribunal there are no pairs. All suspect cards, dealers and buyers, are shuffled and judged one by one, each with its own debate and its own fingers. So nobody can tell from a dealer who the buyer is, or the other way round.
    .title = Advanced tribunal
illegal-rules-master = A person can be the game master, on a seat of their own: the last one. The game master plays no hand, sees every card and hears every corner, and everybody hears the game master. They build the packets or let them be drawn, start and end the sessions, the docks and the debates, and say who reveals first. They are not asked to decide what the rules decide, and they take the time they need. If they are gone, the table goes on in their place.
    .title = A game master

### The table of Illegal: what the room, the corners, the docks, the tribunal, the console and the
### end say beyond the rules' own words. Seats arrive as names, sets of seats as lists of names with
### their number in …_count, cards as a list such as "2 × Guns and 1 × Powder", roles as a list.

## What happens now, the same sentence for everybody

illegal-table-now-build = { $master } puts the packets together.
illegal-table-now-deal = The packets are being dealt.
illegal-table-now-ready = { $next ->
    [session] { $master } starts the next dealing session.
    [docks] { $master } opens the docks.
   *[debate] { $master } calls the next suspects.
}
illegal-table-now-session = { $done_count ->
    [0] Dealing session { $session } of 5: deals are made in the corners.
   *[other] Dealing session { $session } of 5. { $done_count } of { $players } are done.
}
illegal-table-now-lay-out = Cards are being laid out at the docks, one by one. Get ready: the rush begins with the last one.
illegal-table-now-dock = { $missing_count ->
    [0] Everybody has a card from the docks.
    [1] The docks are open. { $missing } has no card yet.
    [2] The docks are open. { $missing } have no card yet.
   *[other] The docks are open: one card each, first come, first served.
}
illegal-table-now-lot = Several were equally quick: the lot decides.
illegal-table-now-rest = Those without a card get what is left.
illegal-table-now-show = The next suspects are called.
illegal-table-now-debate = { $done_count ->
    [0] Who is it: { $roles }? Debate it openly.
   *[other] Who is it: { $roles }? { $done_count } of { $players } are done debating.
}
illegal-table-now-point = { $awaited_count ->
    [0] All fingers are up.
    [1] Who is it: { $roles }? { $awaited } has yet to point.
    [2] Who is it: { $roles }? { $awaited } have yet to point.
   *[other] Who is it: { $roles }? { $awaited_count } have yet to point.
}
illegal-table-now-reveal = { $master } says who reveals first.
illegal-table-now-over = The evening is over.

## The room

illegal-table-room = The room
illegal-table-people = Everybody in the room
# The name of a corner, as on a door.
illegal-table-corner = Corner { $corner }
# Beside a name, for those who listen: where that person is.
illegal-table-in-corner = in corner { $corner }
illegal-table-at-table = at the table
# In the middle of the table.
illegal-table-session = Session { $session } of 5
illegal-table-master = Game master
# Small marks at a person.
illegal-table-seat-done = Done
illegal-table-seat-knocks = Knocks
illegal-table-seat-knocked = You have knocked here
illegal-table-seat-pointed = Has pointed
illegal-table-seat-suspected = Suspected of being { $roles }

## Who hears you: stands above the line in which one writes

illegal-table-hear-corner = { $names_count ->
    [1] Only { $names } hears you.
   *[other] Only { $names } hear you.
}
illegal-table-hear-table = { $names_count ->
    [0] Nobody hears you: the others are in the corners.
    [1] At the table, { $names } hears you.
   *[other] At the table, { $names } hear you.
}
illegal-table-hear-master = Everybody hears you, in every corner.

## A corner, when I am in it

illegal-table-corner-with = Corner { $corner }, with { $names }
# A choice of the person to deal with, where there are several.
illegal-table-partner = Deal with
illegal-table-side-theirs = { $name } gives
illegal-table-side-yours = You give
illegal-table-side-empty = Nothing yet
illegal-table-hand = Your free cards
illegal-table-hand-none = None of your cards is free.
# What a tap on a card does, for those who listen.
illegal-table-lay = { $count ->
    [one] Lay down { $resource }: one is free
   *[other] Lay down { $resource }: { $count } are free
}
illegal-table-take-back = { $count ->
    [one] Take back { $resource }: one lies there
   *[other] Take back { $resource }: { $count } lie there
}
illegal-table-hint-lay = Tap a card to lay it down. Tap it there to take it back.
# A stamp on a side whose cards have just changed.
illegal-table-changed = Changed
illegal-table-confirmed = { $name } has confirmed
illegal-table-confirmed-you = You have confirmed
illegal-table-others-lie = Between { $one } and { $other } lie { $gives } for { $gets }.

## What you can do in a session

illegal-table-ask-talk = Tap somebody to ask for a talk.
    .about = If they agree, you both go to a corner. Nobody else hears or sees what happens there.
illegal-table-ask-knock = { $where ->
    [corner] Ask { $name } to let you into corner { $corner }?
   *[table] Ask { $name } to talk in a corner?
}
illegal-table-ask-knock-leaving = If they agree, you leave the corner you are in.
illegal-table-do-knock = { $where ->
    [corner] Ask to join
   *[table] Ask to talk
}
illegal-table-knocked = { $where ->
    [corner] You have knocked at corner { $corner }, where { $name } is.
   *[table] You have asked { $name } to talk.
}
illegal-table-do-withdraw = Withdraw
illegal-table-knock = { $where ->
    [yours] { $name } wants to come into your corner.
   *[table] { $name } wants to talk with you.
}
illegal-table-do-admit = { $where ->
    [yours] Let them in
   *[table] Go with them
}
illegal-table-do-turn-away = Not now
illegal-table-do-leave = Back to the table
illegal-table-do-done = I am done
illegal-table-done = { $names_count ->
    [0] Nobody is done yet.
    [1] { $names } is done.
   *[other] { $names } are done.
}
illegal-table-wait-done = { $stage ->
    [session] You are done. You can still make deals.
   *[debate] You are done. You can still speak.
}

## To confirm an exchange

illegal-table-confirm-yours = Lay down at least one card for { $name }.
illegal-table-confirm-theirs = { $name } has not laid down anything yet.
illegal-table-confirm-nothing = Nothing lies between you and { $name } yet.
illegal-table-confirm-changed = It has changed. Look again.
illegal-table-confirm-agreed = { $name } has confirmed just this.
illegal-table-do-confirm = Confirm: give { $give }, get { $get }
illegal-table-wait-confirm = You have confirmed. It is up to { $name } now.

## The docks

illegal-table-docks = The docks
illegal-table-dock = Arrival { $dock } of 4
illegal-table-dock-take = Take { $resource }
illegal-table-dock-reaching = Reaching …
illegal-table-dock-taken = { $name } has it
illegal-table-dock-yours = Yours
illegal-table-dock-lot = Equally quick. The lot served: { $names }.
illegal-table-ask-claim = Tap a card before somebody else takes it.
illegal-table-ask-claim-again = It is gone. Tap another card.
illegal-table-wait-claim = You reach for { $resource } …
illegal-table-wait-took = You have taken { $resource }.
illegal-table-docks-so-far = Who took what at the docks
illegal-table-docks-none = Nothing has arrived yet.
illegal-table-docks-row = Arrival { $dock }

## The tribunal

illegal-table-suspects = { $all ->
    [0] Who is it?
   *[other] Who is it? { $number } of { $all }
}
illegal-table-ask-point = At whom do you point?
illegal-table-do-point = Point at { $name }
illegal-table-do-point-at-nobody = At nobody
illegal-table-sure-point = Point at { $name }: { $roles }? It stays sealed until all have pointed, and cannot be changed.
illegal-table-sure-point-at-nobody = Point at nobody? It stays sealed until all have pointed, and cannot be changed.
illegal-table-wait-pointed = Your finger is sealed until all have pointed.
illegal-table-verdict = { $accused_count ->
    [0] Nobody is suspected of being { $roles }: out of the game.
   *[other] { $accused } is suspected of being { $roles }.
}
illegal-table-verdict-last = The last vote
illegal-table-verdict-next = On to the next
illegal-table-fingers = Who pointed at whom
illegal-table-finger = { $from } points at { $to }
illegal-table-finger-nobody = { $from } points at nobody
illegal-table-verdicts = Verdicts so far
illegal-table-verdicts-none = Nobody has been judged yet.

## A person as game master

illegal-table-console = Console
illegal-table-console-about = You see everything. You hear every corner, and everybody hears you.
illegal-table-build = Packet { $number } of { $all }
illegal-table-build-dealer = Deals in
illegal-table-build-buyer = Buys
illegal-table-build-extra = Extra card
# Beside what cannot be chosen together with the rest.
illegal-table-build-unfit = Does not fit
illegal-table-build-draft = Packets so far
illegal-table-build-none = No packet yet.
illegal-table-ask-pack = Choose what the packet deals in, what it buys, and its extra card.
illegal-table-ask-pack-unfit = This packet breaks a rule. Add it to see which one.
illegal-table-do-pack = Add this packet
illegal-table-do-unpack = Take the last one apart
illegal-table-do-draw-packets = Draw all packets
illegal-table-sure-draw-packets = Draw all packets at random? Those that you have built will not be used.
illegal-table-do-start = { $next ->
    [session] Start the session
    [docks] Open the docks
   *[debate] Call the suspects
}
illegal-table-do-end = { $stage ->
    [session] End the session
    [dock] Close the docks
   *[debate] End the debate
}
illegal-table-sure-end = { $stage ->
    [session] End the session for everybody? Open exchanges are void.
    [dock] Close the docks? Those without a card get what is left, by lot.
   *[debate] End the debate? Then everybody points.
}
illegal-table-ask-reveal = Who reveals first? The others follow clockwise.
illegal-table-do-reveal-first = { $name } first
illegal-table-sure-reveal-first = Should { $name } reveal first? Then everything lies open.
illegal-table-console-hands = All packets and hands
illegal-table-console-player = Player
illegal-table-console-lies = What lies in the corners
illegal-table-console-nothing = Nothing lies in a corner.
illegal-table-console-knocks = { $from } knocks at { $to }.
illegal-table-wait-master = The rules go on by themselves now.

## What you know: your own deals and those you have seen

illegal-table-known = What I know
illegal-table-known-hold = Hold to read my deals
    .about = Hold to read. These are the exchanges that you have made or seen; only you see this list.
illegal-table-known-none = You have seen no exchange yet.
illegal-table-known-deal = { $one } gave { $gave } to { $other } for { $got }
illegal-table-known-when = Session { $session }, { $at }

## What you alone know

illegal-table-secret-dealer = You deal in { $resource }
illegal-table-secret-buyer = You want { $resource }
illegal-table-secret-hand = Your cards
illegal-table-secret-wanted = { $count ->
    [0] None of them counts for you yet.
    [one] One of them counts for you.
   *[other] { $count } of them count for you.
}
illegal-table-secret-finger = You point at
illegal-table-secret-nothing = You hold no packet yet.
illegal-table-secret-master = As game master you see everything on the table itself.

## The end

illegal-table-end-title = The accounts are settled
illegal-table-end-ranking = Points
illegal-table-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Cards of the resource that the player wanted.
illegal-table-end-wanted = Wanted cards: { $count }
illegal-table-end-hand = In hand
illegal-table-end-suspected = Suspected of being
illegal-table-end-suspected-none = Suspected of nothing
illegal-table-end-right = right, −5
illegal-table-end-wrong = wrong, +1
illegal-table-end-flows = Who dealt what to whom
illegal-table-end-flows-about = An arrow shows what one player gave another: the more cards, the thicker. The table below says the same in words.
illegal-table-end-person = Person
illegal-table-end-everybody = Everybody
illegal-table-end-session = Session
illegal-table-end-all-sessions = All sessions
illegal-table-end-none = No cards changed hands.
illegal-table-end-account = Every exchange
illegal-table-end-when = Time
illegal-table-end-who = Who
illegal-table-end-gave = Gave
illegal-table-end-whom = To whom
illegal-table-end-got = Got for it
illegal-table-end-verdicts = Every verdict

## The options of a table

illegal-table-options-evening = The evening
illegal-table-options-names = Names
illegal-table-options-more = More

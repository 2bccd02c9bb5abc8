### The table of Mayday! Mayday!: what the cabin, the choices, the secret and the end say beyond the
### rules' own words. Seats arrive as names, sets of seats as lists of names.

## What happens now, the same sentence for everybody

mayday-table-now-deal = The cards are being dealt.
mayday-table-now-window = { $before ->
    [vote] Before the vote on { $skirmish }: does anybody use a veteran card?
    [crew] Before somebody chooses for the cockpit: does anybody use a veteran card?
   *[look] { $looker } is about to look at the { $spot ->
        [left] left
        [middle] middle
       *[right] right
    } card of { $target }. Does anybody use a veteran card?
}
mayday-table-now-choose = { $looker } is choosing which card of { $target } to look at.
mayday-table-now-mark = { $own ->
    [yes] { $looker } looks at their own { $spot ->
        [left] left
        [middle] middle
       *[right] right
    } card and lays a marker.
   *[no] { $looker } looks at the { $spot ->
        [left] left
        [middle] middle
       *[right] right
    } card of { $target } and lays a marker.
}
mayday-table-now-vote = { $awaited_count ->
    [0] All votes on { $skirmish } are in.
    [1] Punch or protect { $skirmish }? { $awaited } is still thinking.
    [2] Punch or protect { $skirmish }? { $awaited } are still thinking.
    [3] Punch or protect { $skirmish }? { $awaited } are still thinking.
   *[other] Punch or protect { $skirmish }? { $awaited_count } votes are missing.
}
mayday-table-now-shuffle = Three cards are shuffled and turned up.
mayday-table-now-crew = { $looked ->
    [yes] { $awaited } chooses whom to let into the cockpit.
   *[no] { $awaited } may send somebody to look, and lets somebody into the cockpit.
}
mayday-table-now-over = The flight is over.

## The cabin

mayday-table-board = The cabin
mayday-table-seats = The crew, clockwise
mayday-table-cockpit = Cockpit
mayday-table-cockpit-left = { $left ->
    [0] No access card is left.
    [one] One access card is left.
   *[other] { $left } access cards are left.
}
mayday-table-centre = { $left ->
    [0] No status card is left in the centre.
    [one] One status card is left in the centre.
   *[other] { $left } status cards are left in the centre.
}
mayday-table-infiltrators = { $count ->
    [one] One infiltrator is on board.
   *[other] { $count } infiltrators are on board.
}
mayday-table-tally = { $result ->
    [protected] { $seat }: protected, { $protect } to { $punch }
   *[punched] { $seat }: punched, { $punch } to { $protect }
}
mayday-table-listen = Only { $seat } may speak until the next choice is made.
mayday-table-listen-you = Only you may speak until the next choice is made.

## A seat and its three cards

# One letter on the back of a card: where it lies, as its owner sees it.
mayday-table-spot-left = L
mayday-table-spot-middle = M
mayday-table-spot-right = R
mayday-table-card-marked = { $spot ->
    [left] Left card
    [middle] Middle card
   *[right] Right card
}: { $marks }
mayday-table-card-unmarked = { $spot ->
    [left] Left card
    [middle] Middle card
   *[right] Right card
}: no marker
mayday-table-marks-apart = Laid before the cards were shuffled: { $marks }
mayday-table-card-turned = { $side ->
    [infiltrator] Turned up: infiltrator
   *[honest] Turned up: honest
}
mayday-table-mark = { $side ->
    [infiltrator] infiltrator, says { $by }
   *[honest] honest, says { $by }
}
mayday-table-seat-skirmish = Skirmish card
mayday-table-seat-arrow = The arrow points here
mayday-table-seat-looks = Looks
mayday-table-seat-looked-at = Is looked at
mayday-table-seat-punched = Punched
mayday-table-seat-captain = Captain
mayday-table-seat-access = In the cockpit
mayday-table-seat-voted = Has voted
mayday-table-seat-punch = Votes to punch
mayday-table-seat-protect = Votes to protect
mayday-table-seat-markers = { $count ->
    [0] No marker left
    [one] One marker left
   *[other] { $count } markers left
}
mayday-table-seat-veteran-down = Veteran card, face down
mayday-table-seat-veteran-up = Veteran card used: “{ $card }”

## What a marker proves, for those who are new

mayday-table-hint = What a marker proves
    .about = By itself, little. The honest mark what they saw, but infiltrators may lie, and everybody has at least one card of either kind. Two cards of one player that are truly the same give their team away.
mayday-table-hint-done = Got it

## What everybody knows: markers, votes, veteran cards

mayday-table-knowledge = Who marked what
mayday-table-knowledge-caption = A row for whose card it is, a column for whose marker it is
mayday-table-knowledge-corner = Card of
mayday-table-knowledge-none = No marker has been laid yet.
mayday-table-knowledge-cell = { $spot ->
    [left] Left card
    [middle] Middle card
   *[right] Right card
}: { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}
mayday-table-knowledge-apart = { $side ->
    [infiltrator] before the shuffle: infiltrator
   *[honest] before the shuffle: honest
}
mayday-table-key-letters = L, M and R: left, middle and right card, as their owner sees them
mayday-table-votes-caption = Every vote: about whom it was, and who punched or protected
mayday-table-votes-none = Nobody has been voted on yet.
mayday-table-votes-about = About
mayday-table-votes-result = Result
mayday-table-votes-verdict = { $result ->
    [protected] protected, { $protect } to { $punch }
   *[punched] punched, { $punch } to { $protect }
}
mayday-table-votes-self = This vote is about them
mayday-table-veterans = Veteran cards
mayday-table-veterans-used = “{ $card }”, used by { $name }
mayday-table-veterans-down = { $count ->
    [0] Nobody has a card face down.
    [1] { $names } has a card face down.
   *[other] { $names } have a card face down.
}
mayday-table-veterans-all = All veteran cards; some of them are not in this flight

## What the signs mean

mayday-table-signs = What the signs mean
mayday-table-signs-honest = A marker: its owner says that this is an honest card
mayday-table-signs-infiltrator = A marker: its owner says that this is an infiltrator card
mayday-table-signs-left = Markers that a player has left
mayday-table-signs-skirmish = The Skirmish card: the vote is about this player
mayday-table-signs-arrow = Its arrow: this player looks first
mayday-table-signs-look = Who looks, and at which card
mayday-table-signs-punched = Outer cards turned sideways: punched
mayday-table-signs-apart = Markers set apart: laid before the cards were shuffled, they no longer belong to one card

## What you saw

mayday-table-notes = What I saw
mayday-table-notes-hold = Hold to read my notes
    .about = Hold to read. Only you see this, and it is kept until the flight is over.
mayday-table-notes-none = You have not looked at a card yet.
mayday-table-notes-line = { $spot ->
    [left] Left card of { $target }
    [middle] Middle card of { $target }
   *[right] Right card of { $target }
}
mayday-table-notes-apart = A card of { $target }, before the shuffle
mayday-table-notes-own = { $spot ->
    [left] Your own left card
    [middle] Your own middle card
   *[right] Your own right card
}
mayday-table-notes-said = { $said ->
    [infiltrator] { $side ->
        [infiltrator] infiltrator
       *[honest] honest, and you marked infiltrator
    }
    [honest] { $side ->
        [infiltrator] infiltrator, and you marked honest
       *[honest] honest
    }
   *[nothing] { $side ->
        [infiltrator] infiltrator
       *[honest] honest
    }
}

## What you can do

mayday-table-ask-look = Which card of { $target } do you look at?
mayday-table-spot-next = next to { $name }
mayday-table-spot-between = between the other two
mayday-table-ask-mark = { $own ->
    [yes] You look at your own { $spot ->
        [left] left
        [middle] middle
       *[right] right
    } card. What does your marker say?
   *[no] You look at the { $spot ->
        [left] left
        [middle] middle
       *[right] right
    } card of { $target }. What does your marker say?
}
mayday-table-mark-hold = Hold to see the card
    .about = Hold to see the card. Nobody else sees what it is.
mayday-table-ask-vote-doubt = Protected, they get a Benefit of the Doubt. Half of the votes are enough to protect.
mayday-table-ask-vote-reliable = Protected, they become Reliable; punched, they lose their card. Half of the votes are enough to protect.
mayday-table-ask-vote-captain = Protected, { $seat } is the captain; punched, it is { $other }. Half of the votes are enough to protect.
mayday-table-ask-crew = You were the last to enter the cockpit. Do you send somebody to look first?
mayday-table-ask-send = Who should look?
mayday-table-ask-send-target = Whom should { $looker } look at?
mayday-table-ask-let-in = Whom do you let into the cockpit?
mayday-table-window-hold = Hold to see my card
    .about = Hold to see your veteran card. The others know only that you have one.
mayday-table-window-could = It could be used now.
mayday-table-window-could-not = It would change nothing now.
mayday-table-ask-divert = Whom should { $looker } look at instead of { $target }?
mayday-table-ask-divert-you = Whom do you look at instead of { $target }?
mayday-table-ask-turn = Which card of { $target } should { $looker } look at instead?
mayday-table-ask-replace = Who should look at { $target } instead of { $looker }?
mayday-table-ask-move-to = Who gets the Skirmish card instead of { $skirmish }?
mayday-table-ask-look-at-own = Which of your own cards do you look at?

mayday-table-do-look = Look
mayday-table-do-mark = { $side ->
    [infiltrator] Mark infiltrator
   *[honest] Mark honest
}
mayday-table-do-punch = Punch
mayday-table-do-protect = Protect
mayday-table-do-send = Send them
mayday-table-do-send-first = Send somebody to look
mayday-table-do-let-in = Let them in
mayday-table-do-let-in-first = Let somebody in
mayday-table-do-pass = Pass
mayday-table-do-use = Use my card
mayday-table-do-divert = Use it
mayday-table-do-turn = Use it
mayday-table-do-step-in = Use it
mayday-table-do-replace = Use it
mayday-table-do-move-to = Use it
mayday-table-do-look-at-own = Use it
mayday-table-do-silence = Use it

mayday-table-sure-look = Look at the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }? Everybody will know that you did.
mayday-table-sure-mark = { $side ->
    [infiltrator] Mark this card as infiltrator? Everybody sees it, and the marker stays.
   *[honest] Mark this card as honest? Everybody sees it, and the marker stays.
}
mayday-table-sure-mark-truth = { $side ->
    [infiltrator] The honest mark what they saw. Mark this card as infiltrator?
   *[honest] The honest mark what they saw. Mark this card as honest?
}
mayday-table-sure-punch = Punch { $seat }? A vote cannot be changed.
mayday-table-sure-protect = Protect { $seat }? A vote cannot be changed.
mayday-table-sure-send = Send { $looker } to look at { $target }? You can do this once.
mayday-table-sure-let-in = Let { $seat } into the cockpit? If they are an infiltrator, the infiltrators win.
mayday-table-sure-pass = Pass this time? You keep your card.
mayday-table-sure-pass-instead = Your card would change nothing now. Pass this time?
mayday-table-sure-divert = { $own ->
    [yes] Use your card and look at { $seat } instead of { $target }? Then it is used up.
   *[no] Use your card and make { $looker } look at { $seat } instead of { $target }? Then it is used up.
}
mayday-table-sure-turn = Use your card and make { $looker } look at the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }? Then it is used up.
mayday-table-sure-step-in = Use your card and look at { $target } instead of { $looker }? Then it is used up.
mayday-table-sure-replace = Use your card and make { $seat } look at { $target } instead of { $looker }? Then it is used up.
mayday-table-sure-move-to = Use your card and move the Skirmish card from { $skirmish } to { $seat }? Then it is used up.
mayday-table-sure-look-at-own = Use your card and look at your own { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card? Then it is used up.
mayday-table-sure-silence = Use your card? Until somebody makes the next choice only you may speak. Then it is used up.

mayday-table-wait-about-you = This vote is about you: the others cast it.
mayday-table-wait-over = The flight is over.
mayday-table-wait-no-card = Those with a veteran card face down are asked. It takes as long as the clock says, or less.

## How you want to be asked about your veteran card

mayday-table-auto = In every pause
mayday-table-auto-ask = ask me
    .about = As at a real table: you answer every time, and nobody can tell anything from it.
mayday-table-auto-never = pass for me
    .about = You pass automatically every time in this flight, until you change it here.
mayday-table-auto-passing = You pass automatically in a moment.
mayday-table-auto-stop = Let me answer

## What you alone know

mayday-table-secret-team = Your team
mayday-table-secret-infiltrators = Infiltrators you know
mayday-table-secret-vote = Your vote
mayday-table-secret-veteran = Your veteran card
mayday-table-secret-answer = Your answer
mayday-table-secret-answer-pass = pass
mayday-table-secret-answer-use = use it
mayday-table-secret-sights = What you saw

## The end

mayday-table-end-markers = Who saw what, and who lied
mayday-table-end-lies = { $count ->
    [0] No marker was a lie.
    [one] One marker was a lie.
   *[other] { $count } markers were lies.
}
mayday-table-end-marker = { $by } on the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }
mayday-table-end-saw = { $saw ->
    [infiltrator] saw infiltrator
   *[honest] saw honest
}
mayday-table-end-said = { $side ->
    [infiltrator] marked infiltrator
   *[honest] marked honest
}
mayday-table-end-lie = Lie

## The options of a table

mayday-table-options-veterans = Veteran cards
mayday-table-options-more = More

### Mayday! Mayday!, told. Keys follow the rules' own names: events, refusals, stages, cards.
### Seats arrive as names, sets of seats as lists of names with their number in …_count, cards as
### their names with the short name in …_id, other choices as their short names.

mayday-name = Mayday! Mayday!
mayday-tagline = Somebody must land this plane. Some of you must never touch the controls.

## Sides: a team, and what an identity card shows

mayday-side-honest = Honest
    .about = You want all of the honest crew in the cockpit, and nobody else. When you have looked at a card you must mark what you saw. You win when every honest crew member has Cockpit Access.
mayday-side-infiltrator = Infiltrator
    .about = You want the cockpit. You know the other infiltrators, and may mark a card as you like. You win as soon as an infiltrator becomes captain or is let into the cockpit.

## Where an identity card lies, as its owner sees it

mayday-spot-left = Left card
mayday-spot-middle = Middle card
mayday-spot-right = Right card

## Votes

mayday-vote-punch = Punch
    .about = You do not trust them: they get no card, or lose it.
mayday-vote-protect = Protect
    .about = You trust them. Half of the votes are enough.

## Rounds of skirmishes

mayday-round-doubt = Benefit of the Doubt
    .about = One by one everybody is voted on, until the Benefit cards are gone.
mayday-round-reliable = Reliable
    .about = Of those with a Benefit card two become Reliable.
mayday-round-captain = Captain
    .about = One vote decides which of the two Reliable players is the captain.

## Status cards

mayday-status-benefit = Benefit of the Doubt
mayday-status-reliable = Reliable

## Parts of the flight

mayday-part-suspicions = First suspicions
    .about = Everybody looks at the nearest card of both neighbours.
mayday-part-skirmishes = Skirmishes
    .about = Look, vote, go on: the crew finds its captain.
mayday-part-cockpit = The cockpit
    .about = One by one the honest crew is let in. One infiltrator is enough to lose.

## Veteran cards

mayday-veteran-i-look-at-another = I look at another
    .about = When you must look: choose another player to look at.
mayday-veteran-not-at-that-one = Don’t look at that one
    .about = When somebody else must look: you choose whom they look at.
mayday-veteran-not-at-that-card = Don’t look at that card
    .about = When somebody else must look: you choose which of the three cards.
mayday-veteran-i-will-look = I will look
    .about = When somebody else must look: you look instead, at whichever card you like.
mayday-veteran-another-must-look = Another must look
    .about = You choose who looks.
mayday-veteran-about-another = The skirmish is about another
    .about = The Skirmish card moves to somebody this round has still to vote on.
mayday-veteran-self-knowledge = Self-knowledge
    .about = Look at one of your own cards, and lay a marker beside it.
mayday-veteran-listen = Listen
    .about = Until somebody makes the next choice, only you may speak.

## Stages: a short title as on a departure board, and what happens

mayday-stage-deal = Boarding
    .about = Everybody gets three identity cards, and learns their team.
mayday-stage-window = Veterans
    .about = Everybody with a veteran card face down is asked whether they use it now. Silence is a pass.
mayday-stage-choose = Which card?
    .about = Whoever must look chooses one of the three cards.
mayday-stage-mark = A look
    .about = A card is looked at in private; then a marker says what it is, or what it is claimed to be.
mayday-stage-vote = Skirmish
    .about = Everybody else chooses to punch or protect, secretly and at the same time.
mayday-stage-shuffle = Cards up
    .about = The cards are shuffled and turned up.
mayday-stage-crew = Cockpit crew
    .about = The last one in may send somebody to look, then lets somebody in.
mayday-stage-over = Flight over
    .about = The flight is over, and all cards are turned up.

## Events

mayday-event-team-dealt = { $side ->
    [infiltrator] You are an infiltrator.
   *[honest] You are honest.
}
mayday-event-infiltrators-met = The infiltrators are { $infiltrators }.
mayday-event-veteran-dealt = Your veteran card: “{ $card }”.
mayday-event-begins = The Skirmish card lies in front of { $seat }.
mayday-event-announced = { $looker } is about to look at the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }.
mayday-event-looked = { $looker } looks at the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }.
mayday-event-card-seen = The { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target } is { $side ->
    [infiltrator] an infiltrator card
   *[honest] an honest card
}.
mayday-event-marked = { $by } marks the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target } as { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}.
mayday-event-looked-at-own = { $by } looks at their own { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card.
mayday-event-own-card-seen = Your { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card is { $side ->
    [infiltrator] an infiltrator card
   *[honest] an honest card
}.
mayday-event-own-marked = { $by } marks their own { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card as { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}.
mayday-event-round-begins = { $round ->
    [doubt] The Benefit of the Doubt round begins.
    [reliable] The Reliable round begins.
   *[captain] The vote on the captain begins.
}
mayday-event-skirmish = The skirmish is about { $seat }.
mayday-event-must-look = { $looker } must look at { $target }.
mayday-event-nobody-looks = Nobody can look at { $target }.
mayday-event-voted = { $result ->
    [protected] { $seat } is protected
   *[punched] { $seat } is punched
}: { $protect_count ->
    [0] nobody protects
    [1] { $protect } protects
   *[other] { $protect } protect
}, { $punch_count ->
    [0] nobody punches
    [1] { $punch } punches
   *[other] { $punch } punch
}.
mayday-event-spared = { $round ->
    [doubt] { $seats_count ->
        [1] { $seats } gets the last Benefit of the Doubt without a vote.
       *[other] { $seats } get the Benefit of the Doubt without a vote.
    }
   *[reliable] { $seats_count ->
        [1] { $seats } is Reliable without a vote.
       *[other] { $seats } are Reliable without a vote.
    }
}
mayday-event-captain-found = { $captain } is the captain.
mayday-event-turned-up = { $seat } shuffles their three cards and turns them up: { $hand }. The markers no longer say which card is which.
mayday-event-sent = { $by } sends { $looker } to look at { $target }.
mayday-event-let-in = { $by } lets { $seat } into the cockpit.
mayday-event-veteran-used = { $by } uses “{ $card }”.
mayday-event-silenced = Only { $by } may speak now.
mayday-event-ended = { $ending ->
    [safe-landing] { mayday-ending-safe-landing }
    [infiltrator-captain] { mayday-ending-infiltrator-captain }
   *[infiltrator-let-in] { mayday-ending-infiltrator-let-in }
} The teams: { $hands }.
mayday-event-lied = { $by } lied about the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }.

## Endings

mayday-ending-safe-landing = All the honest are in the cockpit: the honest crew lands the plane and wins.
mayday-ending-infiltrator-captain = The captain is an infiltrator: the infiltrators win.
mayday-ending-infiltrator-let-in = An infiltrator was let into the cockpit: the infiltrators win.

## How the table stands, a line for each thing

mayday-status-stage = Stage: { $stage }
mayday-status-round = Round: { $round }
mayday-status-skirmish = Skirmish card: { $seat }
mayday-status-look = { $looker } looks at { $target }
mayday-status-marker = { $by } on the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target }: { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}
mayday-status-marker-apart = { $by } on a card of { $target } before they were shuffled: { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}
mayday-status-benefit-held = Benefit of the Doubt: { $seats }
mayday-status-reliable-held = Reliable: { $seats }
mayday-status-left = Status cards in the centre: { $count }
mayday-status-punched = Punched: { $seats }
mayday-status-access = In the cockpit: { $seats }
mayday-status-access-left = Access cards in the centre: { $count }
mayday-status-speaker = Only { $seat } may speak
mayday-status-seen = You saw: the { $spot ->
    [left] left
    [middle] middle
   *[right] right
} card of { $target } is { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}
mayday-status-seen-apart = You saw, before they were shuffled: a card of { $target } was { $side ->
    [infiltrator] infiltrator
   *[honest] honest
}
mayday-status-infiltrators = Known infiltrators: { $infiltrators }

## Refusals

mayday-refusal-no-such-seat = This table has no such seat.
mayday-refusal-cards-dealt = A table of this size has different identity cards.
mayday-refusal-veterans-dealt = The veteran cards cannot be dealt like this.
mayday-refusal-not-shuffled = These are not the cards of this seat.
mayday-refusal-no-look-now = No card is chosen now.
mayday-refusal-not-the-looker = Somebody else looks.
mayday-refusal-nothing-to-mark = No marker is placed now.
mayday-refusal-mark-the-truth = The honest mark what they saw.
mayday-refusal-no-vote-now = There is no vote to cast now.
mayday-refusal-not-about-oneself = This vote is about you: the others cast it.
mayday-refusal-has-voted = You have voted; a vote cannot be changed.
mayday-refusal-not-in-the-cockpit = Only the last one to enter the cockpit does this.
mayday-refusal-no-crew-now = There is nothing to choose in the cockpit now.
mayday-refusal-cannot-look = This look is not allowed: the looker needs a marker, neither player may have Cockpit Access, and nobody looks at the same player twice.
mayday-refusal-look-was-made = You have already sent somebody to look: it is one look for each player who comes in.
mayday-refusal-has-access = This player already has Cockpit Access.
mayday-refusal-not-asked = You are not asked about a veteran card now.
mayday-refusal-has-answered = You have answered; you are asked once at each opportunity.
mayday-refusal-not-your-card = Your veteran card does not do this now.
mayday-refusal-nothing-changes = A veteran card must change something.
mayday-refusal-vote-is-over = The Skirmish card can only move to somebody this round has still to vote on.
mayday-refusal-no-marker-left = You have no marker left.

## Options

mayday-option-veterans = Veteran cards for all
    .about = Everybody but the one who begins holds a card that bends the rules once. Better after a flight or two.
mayday-option-experienced = Veteran cards for the experienced
    .about = Only players who have finished two flights on this server get a veteran card.
mayday-option-pause = Time to answer
    .about = How many seconds holders of veteran cards have to answer before a look, a vote and a choice in the cockpit; 8 unless you say otherwise.
mayday-option-arrows = Arrows of the Skirmish card
    .about = How far clockwise the looker sits in each of the three rounds, such as 3-2-3. We do not know the printed card; without this the table uses arrows of our own.

mayday-misfit-seats = { mayday-name } is for { $least } to { $most } players: how many cards nine and ten would need was never printed.
mayday-misfit-pause-range = A pause lasts { $least } to { $most } seconds.
mayday-misfit-pause-needs-veterans = There is no question to answer: choose veteran cards too.
mayday-misfit-one-kind-of-veterans = Veteran cards are for all or for the experienced, not for both.
mayday-misfit-experienced-seats = Name seats of this table by their numbers, such as 1,3, or write auto.
mayday-misfit-arrows = Write three numbers such as 3-2-3. The first two must differ and point past the neighbours; the third may point at any seat but its own.

## Rules help

mayday-rules-goal = The pilots are out cold, and somebody must land the plane. Most of you are honest; { $seats ->
    [5] two
    [6] two
    [7] three
    [8] three
   *[other] two or three
} are infiltrators who want the controls. The honest win when all of them are in the cockpit. The infiltrators win as soon as one of them is captain, or is let in. { $veterans ->
    [none] You may say whatever you like
   *[other] You may say whatever you like, unless a veteran card silences you
}; only cards, markers and votes are binding.
    .title = What it is about
mayday-rules-deal = Everybody has three identity cards face down: the honest have two honest and one infiltrator card, infiltrators the other way round. You know your team, but not which of your cards lies where. The infiltrators know each other. So one look at one card proves nothing; two that agree do.
    .title = Three cards
mayday-rules-looking = When you look at a card, only you see it; then you lay one of your four markers beside it: honest or infiltrator. The honest must mark what they saw; infiltrators may lie. Everybody sees who marked what. You never look at the same player twice, and without a marker you cannot look. Whoever is in the cockpit no longer looks.
    .title = Looking and marking
mayday-rules-suspicions = First everybody looks twice: at the nearest card of the right neighbour, then at the nearest card of the left neighbour. { $veterans ->
    [none] After that all outer cards are marked, and everybody has two markers left.
   *[other] If no veteran card changes it, all outer cards are marked after that, and everybody has two markers left.
}
    .title = First suspicions
mayday-rules-skirmish = The Skirmish card lies in front of one player, and its arrow points at another, who must look at one of the three cards of the first. Then everybody but the player with the Skirmish card votes at the same time: punch or protect. Half of the votes are enough to protect. The votes are shown by name. If the player at the arrow cannot look, their right neighbour does; if that neighbour cannot either, the left one does; otherwise nobody looks.
    .title = A skirmish
mayday-rules-doubt = Round one: whoever is protected gets a Benefit of the Doubt. Whoever is punched gets none, and their outer cards are turned sideways; they still vote and look. The Skirmish card passes clockwise. { $seats ->
    [5] There are three Benefit cards.
    [6] There are three Benefit cards.
    [7] There are four Benefit cards.
    [8] There are four Benefit cards.
   *[other] There are three Benefit cards, with seven or more players four.
} When only as many players are left as there are cards, they get them without a vote.
    .title = Benefit of the Doubt
mayday-rules-captain = Round two is about those with a Benefit card: whoever is protected turns it to Reliable; whoever is punched loses it. It ends when two are Reliable, or when only two are left who can be. Then there is one vote on one of the two: protected, they are the captain; punched, the other one is. The captain shuffles their cards and turns them up; the markers no longer say which card is which. If the captain is an infiltrator, the honest have lost.
    .title = Reliable, and captain
mayday-rules-cockpit = Whoever came into the cockpit last may first send somebody without access to look at somebody else without access. Then they let somebody in, who also shuffles their cards and turns them up. This goes on until all the honest are in, or an infiltrator is.
    .title = The cockpit
mayday-rules-veterans = { $veterans ->
    [experienced] Whoever has finished two flights here holds a veteran card, except the one who begins
   *[other] Everybody but the one who begins holds a veteran card
}. Each is used once. Before every look, every vote and every choice in the cockpit everybody with a card face down is asked alike, for the same time, and silence is a pass. If several use a card, the first clockwise from the Skirmish card acts, and the others keep theirs. You can choose to pass automatically.
    .title = Veteran cards
mayday-rules-end = When the flight is over all cards are turned up, and you can go through it again with open cards: who saw what, who marked what, and who lied.
    .title = The end

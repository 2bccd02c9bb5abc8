### The Resistance, told. Keys follow the rules' own names: events, refusals, stages, cards.
### Seats arrive as names, sets of seats as lists of names with their number in …_count, cards as
### their names with the short name in …_id, other choices as their short names.

resistance-name = The Resistance
resistance-tagline = A few of you want every mission to fail. Find out who, before it is too late.

## Sides

resistance-side-resistance = Resistance
    .about = You want missions to succeed. You know nobody’s side but your own, and on a mission you must play Success. You win with three successes.
resistance-side-spy = Spy
    .about = You want missions to fail, and not to be found out. You know the other spies, unless they are blind, and on a mission you may play Success or Fail. You win with three failures, or when five teams in a row are rejected.

## Mission cards

resistance-card-success = Success
    .about = Helps the mission. Everybody may play it; the Resistance must.
resistance-card-fail = Fail
    .about = Sabotages the mission. Only spies may play it.

## Plot cards

resistance-plot-strong-leader = Strong Leader
    .about = Keep it. Use it once, before a new Leader has done anything, to become the Leader yourself.
resistance-plot-close-eye = Keeping a Close Eye on You
    .about = Keep it. Use it once, when all mission cards are in, to look at the card of one other team member.
resistance-plot-no-confidence = No Confidence
    .about = Keep it. Use it once to turn an approved team into a rejected one. It counts on the vote track.
resistance-plot-opinion-maker = Opinion Maker
    .about = It stays with you. You vote openly, before the others choose.
resistance-plot-responsibility = Take Responsibility
    .about = Acts at once. Take a plot card that lies in front of somebody else.
resistance-plot-overheard = Overheard Conversation
    .about = Acts at once. Look at the side of the player on your left or on your right.
resistance-plot-open-up = Open Up
    .about = Acts at once. Show your side to one player of your choice.
resistance-plot-confidence = Establish Confidence
    .about = Acts at once. The Leader shows their side to one other player of their choice.
resistance-plot-spotlight = In the Spotlight
    .about = Keep it. Use it once, before mission cards are chosen: one team member plays face up.

## Stages: a short title as on a departure board, and what happens

resistance-stage-deal = Deal
    .about = Everybody gets a side in secret, and the first Leader is drawn.
resistance-stage-draw-plots = Plot cards
    .about = The Leader draws plot cards, open for all to see.
resistance-stage-give-plots = Handing out
    .about = The Leader gives each plot card to another player.
resistance-stage-at-once = At once
    .about = A plot card acts as soon as it is given.
resistance-stage-ask = Use it?
    .about = Whoever holds a plot card is asked whether to use it now; who says nothing passes.
resistance-stage-aim = Target
    .about = The Leader chooses which mission to attempt.
resistance-stage-propose = Team proposal
    .about = The Leader picks the team for the mission.
resistance-stage-opinion = Open vote
    .about = Opinion Makers vote openly, before the others.
resistance-stage-vote = Vote
    .about = Everybody votes on the team in secret; then all votes are shown.
resistance-stage-face-up = Spotlight
    .about = One team member plays their mission card face up.
resistance-stage-mission = Mission
    .about = Each team member plays a card in secret.
resistance-stage-watch = Close look
    .about = Somebody looks at the mission card of a team member.
resistance-stage-over = Match over
    .about = The match is over, and all sides are turned up.

## Events

resistance-event-side-dealt = { $side ->
    [spy] You are a spy.
   *[resistance] You are of the Resistance.
}
resistance-event-spies-met = The spies are { $spies }.
resistance-event-leads = { $leader } leads.
resistance-event-plots-drawn = { $leader } draws { $cards }.
resistance-event-plot-given = { $from } gives { $card } to { $to }.
resistance-event-plot-idle = { $card } finds nothing to do.
resistance-event-plot-taken = { $by } takes { $card } from { $from }.
resistance-event-character-shown = { $owner } shows a character card to { $to } alone.
resistance-event-side-seen = { $side ->
    [spy] { $owner } is a spy.
   *[resistance] { $owner } is of the Resistance.
}
resistance-event-plot-used = { $by } uses { $card }.
resistance-event-aimed = { $leader } goes for mission { $mission }.
resistance-event-proposed = { $leader } proposes { $team } for mission { $mission }.
resistance-event-opinion-given = { $approve_count ->
    [0] { $reject_count ->
        [1] { $reject } votes openly against the team.
       *[other] { $reject } vote openly against the team.
    }
   *[other] { $reject_count ->
        [0] { $approve_count ->
            [1] { $approve } votes openly for the team.
           *[other] { $approve } vote openly for the team.
        }
       *[other] Voting openly, { $approve } for the team and { $reject } against it.
    }
}
resistance-event-voted = { $verdict ->
    [approved] The team is approved
   *[rejected] Rejected, the { $rejections ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } time
}: for it { $approve_count ->
    [0] nobody
   *[other] { $approve }
}, against it { $reject_count ->
    [0] nobody
   *[other] { $reject }
}.
resistance-event-overturned = { $by } turns it down, the { $rejections ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} time.
resistance-event-spotlit = { $by } makes { $on } play face up.
resistance-event-faced-up = { $member } plays { $card } for all to see.
resistance-event-watched = { $by } looks at the mission card of { $member }.
resistance-event-card-seen = { $member } played { $card }.
resistance-event-mission-done = Mission { $mission } of { $team } { $result ->
    [success] succeeds
   *[failure] fails
}, with { $fails ->
    [0] no Fail
    [1] one Fail
   *[other] { $fails } Fails
} played.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
   *[five-rejections] { resistance-ending-five-rejections }
} The spies were { $spies }.

## Endings

resistance-ending-three-successes = Three missions succeeded: the Resistance wins.
resistance-ending-three-failures = Three missions failed: the spies win.
resistance-ending-five-rejections = Five teams in a row were rejected: the spies win.

## How the table stands, a line for each thing

resistance-status-stage = Stage: { $stage }
resistance-status-leader = Leader: { $leader }
resistance-status-mission = Mission under way: { $mission }
resistance-status-attempted = Mission { $mission }: { $result ->
    [success] success
   *[failure] failure
}, { $fails ->
    [0] no Fail
    [1] one Fail
   *[other] { $fails } Fails
}
resistance-status-rejections = Rejections: { $rejections }
resistance-status-team = Team: { $team }
resistance-status-holds = { $seat } holds { $cards }
resistance-status-spies = Known spies: { $spies }

## Refusals

resistance-refusal-no-such-seat = This table has no such seat.
resistance-refusal-spies-dealt = A table of this size has another number of spies.
resistance-refusal-not-the-leader = Only the Leader does this.
resistance-refusal-no-team-now = No team is picked now.
resistance-refusal-team-size = This mission takes a team of another size.
resistance-refusal-no-vote-now = There is no vote to cast now.
resistance-refusal-has-voted = You have voted; a vote cannot be changed.
resistance-refusal-opinion-first = Opinion Makers vote before the others.
resistance-refusal-no-mission-now = No mission cards are played now.
resistance-refusal-not-on-the-team = Only the team plays mission cards.
resistance-refusal-has-played = You have played; a mission card cannot be changed.
resistance-refusal-must-succeed = The Resistance must play Success.
resistance-refusal-no-aim-now = No mission is chosen now.
resistance-refusal-no-such-mission = There are missions 1 to 5.
resistance-refusal-mission-done = Each mission is attempted once, and this one has been.
resistance-refusal-mission-five = Mission 5 can be chosen after two successes.
resistance-refusal-no-gift-now = No plot card is given now.
resistance-refusal-not-the-giver = The Leader gives the plot cards.
resistance-refusal-not-drawn = This plot card was not drawn.
resistance-refusal-not-to-oneself = The Leader gives plot cards to others.
resistance-refusal-plots-drawn = The deck does not give these plot cards.
resistance-refusal-nothing-to-take = No plot card is taken now.
resistance-refusal-not-held = That player does not hold this plot card.
resistance-refusal-nothing-to-overhear = No conversation is overheard now.
resistance-refusal-not-a-neighbour = Only a neighbour can be overheard.
resistance-refusal-nothing-to-show = No character is shown now.
resistance-refusal-not-your-card = This plot card is for another player.
resistance-refusal-not-oneself = Choose somebody other than yourself.
resistance-refusal-not-asked = You are not asked about a plot card now.
resistance-refusal-has-answered = You have answered; you are asked once at each opportunity.
resistance-refusal-name-a-member = Name a member of the team.
resistance-refusal-not-this-card = You are asked about another plot card.
resistance-refusal-nothing-to-watch = No mission card is looked at now.
resistance-refusal-not-your-look = Somebody else looks first.
resistance-refusal-cannot-be-watched = This card lies open, or somebody has looked at it before.

## Options

resistance-option-targeted = Targeted missions
    .about = The Leader also chooses which mission to attempt.
resistance-option-blind = Blind spies
    .about = Spies do not know each other.
resistance-option-plots = Plot cards
    .about = Leaders hand out cards that bend the rules.
resistance-option-pause = Time for plot cards
    .about = How many seconds holders of plot cards are asked; 30 unless you say otherwise.

resistance-misfit-seats = { resistance-name } is for { $least } to { $most } players.
resistance-misfit-pause-range = A pause lasts { $least } to { $most } seconds.
resistance-misfit-pause-needs-plots = Only holders of plot cards are asked: choose plots too.

## Rules help

resistance-rules-goal = The Resistance sends out missions; hidden spies among you want them to fail. Three successes win for the Resistance. Three failures, or five rejected teams in a row, win for the spies. You may say whatever you like, true or not. Only cards and votes are binding.
    .title = What it is about
resistance-rules-deal = Everybody gets a side in secret. Of five or six players two are spies, of seven to nine three, of ten four. The spies are told who the others are; the Resistance is told nothing. The first Leader is drawn by lot.
    .title = Who is who
resistance-rules-proposal = The Leader picks the team: exactly as many players as the mission takes, with or without the Leader. Talk it over first; a good question often tells more than an answer.
    .title = The team
resistance-rules-vote = Everybody votes at the same time, on the team or not. More than half must approve; a tie rejects. Then all votes are shown by name. After a rejection the lead passes to the left and the vote track goes up by one. With the fifth rejection for one mission the spies win.
    .title = The vote
resistance-rules-mission = Each team member plays a card in secret. If you are of the Resistance you must play Success; as a spy you may choose. The cards are shuffled, so you see how many Fails there are, not whose. One Fail is enough, but mission 4 takes two with seven or more players. Then the lead passes to the left and the vote track starts again.
    .title = The mission
resistance-rules-plots = Before each mission the Leader draws one, two or three plot cards, by the number of players, and gives each to somebody else. Some act at once; others you keep and use once; one stays for good. Who holds what is open. If you could use a card, you are asked for a short while, and silence means no. Several uses go round from the Leader. What you are shown only you see.
    .title = Plot cards
resistance-rules-targeted = The Leader first chooses which mission to attempt, then the team. Each mission can be attempted once, and mission 5 only after two successes. If the team is rejected, the next Leader chooses anew and the vote track goes on counting. Team size and Fails needed are those of the chosen mission.
    .title = Targeted missions
resistance-rules-blind = Nobody is told who the spies are. As a spy you know only yourself, and must find the others by what they do, as everybody else does.
    .title = Blind spies
resistance-rules-end = The match ends with the third success, the third failure, or the fifth rejection in a row. Then all sides are turned up, and you can look through the match again with open cards.
    .title = The end

### The table of The Resistance: what the board, the choices, the secret and the end say beyond the
### rules' own words. Seats arrive as names, sets of seats as lists of names.

## What happens now, the same sentence for everybody

resistance-table-now-deal = The sides are being dealt.
resistance-table-now-draw-plots = { $leader } draws plot cards.
resistance-table-now-give-plots = { $leader } is handing out plot cards.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } is choosing a plot card to take.
    [overheard] { $awaited } is looking at a neighbour’s side.
   *[other] { $awaited } is choosing whom to show their side.
}
resistance-table-now-ask = { $awaited_count ->
    [0] { $card } could be used now.
    [1] { $awaited } could use { $card } now.
   *[other] { $awaited } could each use { $card } now.
}
resistance-table-now-aim = { $leader } is choosing the mission.
resistance-table-now-propose = { $leader } is picking the team for mission { $mission }.
resistance-table-now-opinion = { $awaited_count ->
    [0] The open votes are in.
    [1] { $awaited } votes openly first.
   *[other] { $awaited } vote openly first.
}
resistance-table-now-vote = { $awaited_count ->
    [0] All votes are in.
    [1] Everybody votes on the team. { $awaited } is still thinking.
    [2] Everybody votes on the team. { $awaited } are still thinking.
    [3] Everybody votes on the team. { $awaited } are still thinking.
   *[other] Everybody votes on the team. { $awaited_count } votes are missing.
}
resistance-table-now-face-up = { $awaited } plays a mission card for all to see.
resistance-table-now-mission = { $team } are on mission { $mission } and play their cards in secret.
resistance-table-now-watch = { $awaited } is looking at a mission card.
resistance-table-now-over = The match is over.

## The board

resistance-table-board = The table
resistance-table-missions = Missions
resistance-table-mission = Mission { $mission }
resistance-table-mission-team = Team of { $team }
resistance-table-mission-fails-needed = { $fails } Fails needed
resistance-table-mission-result = { $result ->
    [success] Success
   *[failure] Failure
}
resistance-table-mission-fails = { $fails ->
    [0] No Fail
    [1] 1 Fail
   *[other] { $fails } Fails
}
resistance-table-track = Teams rejected: { $rejections } of { $most }
resistance-table-track-last = With the last one the spies win.
resistance-table-drawn = Drawn plot cards
resistance-table-tally = { $verdict ->
    [approved] Approved, { $approve } to { $reject }
   *[rejected] Rejected, { $reject } to { $approve }
}
resistance-table-overturned = Turned down by { $by }
resistance-table-votes-in = { $cast } of { $all } votes are in
resistance-table-reveal = { $result ->
    [success] Mission { $mission } succeeds.
   *[failure] Mission { $mission } fails.
}

## A seat

resistance-table-seats = Seats, clockwise
resistance-table-seat-you = You
resistance-table-seat-leader = Leader
resistance-table-seat-team = Team
resistance-table-seat-chosen = Chosen
resistance-table-seat-awaited = Awaited
resistance-table-seat-away = Away
resistance-table-seat-bot = Bot
resistance-table-seat-covered = Away, a bot plays
resistance-table-seat-blank = Has voted
resistance-table-seat-approve = Approved
resistance-table-seat-reject = Rejected
resistance-table-seat-spotlight = Face up
resistance-table-seat-holds = Holds { $cards }

## Plot cards on the table

resistance-table-plots = Plot cards ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
resistance-table-plots-held = { $card }, with { $name }
resistance-table-plots-none = Nobody holds a plot card.
resistance-table-plots-shown = { $to } has seen the side of { $owner }.
resistance-table-plots-watched = { $by } looked at the card of { $member } in mission { $mission }.

## Votes and missions so far

resistance-table-history = Votes so far
resistance-table-history-none = No team has been proposed yet.
resistance-table-history-caption = Every proposal: who led, who was to go, and how everybody voted
resistance-table-history-proposal = Leader
resistance-table-history-row = { $number }. { $leader }
resistance-table-history-result = Result
resistance-table-history-voting = being voted on
resistance-table-history-verdict = { $verdict ->
    [approved] approved, { $approve } to { $reject }
   *[rejected] rejected, { $reject } to { $approve }
}
resistance-table-history-overturned = approved, { $approve } to { $reject }, then turned down by { $by }
resistance-table-history-mission = { $result ->
    [success] Mission { $mission }: success, { $fails ->
        [0] no Fail
        [1] one Fail
       *[other] { $fails } Fails
    }
    [failure] Mission { $mission }: failure, { $fails ->
        [1] one Fail
       *[other] { $fails } Fails
    }
   *[open] Mission { $mission }
}
resistance-table-history-led = Leader
resistance-table-history-member = On the team
resistance-table-history-openly = Voted openly

## What you can do

resistance-table-choices = Your choices
resistance-table-back = Back

resistance-table-ask-mission = Which mission do you want to attempt?
resistance-table-ask-team = Choose { $size } for mission { $mission }.
resistance-table-ask-team-count = { $chosen } of { $size } chosen
resistance-table-ask-vote = { $openly ->
    [yes] Should { $team } go on mission { $mission }? Everybody will see your vote before they choose.
   *[no] Should { $team } go on mission { $mission }?
}
resistance-table-ask-card = { $openly ->
    [yes] Play your card for mission { $mission }. Everybody will see it.
   *[no] Play your card for mission { $mission }.
}
resistance-table-ask-give = Give each plot card to somebody else.
resistance-table-ask-give-to = Who gets { $card }?
resistance-table-ask-take = Which plot card do you take?
resistance-table-ask-overhear = Whose side do you want to see?
resistance-table-ask-show = Whom do you show your side?
resistance-table-ask-watch = Whose mission card do you want to see?
resistance-table-ask-spotlight = { $card }: who should play face up?
resistance-table-ask-use = Use { $card } now?

resistance-table-do-aim = Choose it
resistance-table-do-propose = Propose this team
resistance-table-do-approve = Approve
resistance-table-do-reject = Reject
resistance-table-do-play = Play { $card }
resistance-table-do-give = Give it
resistance-table-do-take = Take it
resistance-table-do-overhear = Look
resistance-table-do-show = Show it
resistance-table-do-use = Use it
resistance-table-do-pass = Not now
resistance-table-do-spotlight = Into the spotlight
resistance-table-do-watch = Look

resistance-table-sure-aim = Go for mission { $mission }, with a team of { $team }?
resistance-table-sure-propose = Propose { $team }? The proposal cannot be changed.
resistance-table-sure-approve = Approve this team? A vote cannot be changed.
resistance-table-sure-reject = Reject this team? A vote cannot be changed.
resistance-table-sure-play = Play { $card }? A card cannot be taken back.
resistance-table-sure-must-succeed = The Resistance must play Success.
resistance-table-sure-give = Give { $card } to { $to }?
resistance-table-sure-take = Take { $card } from { $from }?
resistance-table-sure-overhear = Look at the side of { $seat }? Everybody will know that you did.
resistance-table-sure-show = Show your side to { $seat }? Everybody will know that you did.
resistance-table-sure-use = Use { $card } now? Then it is gone.
resistance-table-sure-pass = Keep { $card } this time? You are asked once.
resistance-table-sure-spotlight = Make { $seat } play face up?
resistance-table-sure-watch = Look at the card of { $seat }? Everybody will know that you did.

resistance-table-wait = { $awaited_count ->
    [0] One moment.
    [1] Waiting for { $awaited }.
    [2] Waiting for { $awaited }.
    [3] Waiting for { $awaited }.
   *[other] Waiting for { $awaited_count } players.
}
resistance-table-wait-watching = You are watching.
resistance-table-wait-over = The match is over.
resistance-table-wait-voted = Your vote is in.
resistance-table-wait-played = Your card is in.
resistance-table-wait-answered = Your answer is in.

## What you alone know

resistance-table-secret-side = Your side
resistance-table-secret-spies = Spies you know
resistance-table-secret-resistance = Resistance you know
resistance-table-secret-nobody = nobody
resistance-table-secret-vote = Your vote
resistance-table-secret-card = Your mission card
resistance-table-secret-answer = Your answer
resistance-table-secret-answer-use = use it
resistance-table-secret-answer-pass = not now
resistance-table-secret-answer-spotlight = { $seat } plays face up
resistance-table-secret-seen = Card of { $member } in mission { $mission }
resistance-table-secret-watching = You are watching: you know what everybody knows.

## The end

resistance-table-end-winners = { $winners_count ->
    [1] { $winners } has won.
   *[other] { $winners } have won.
}
resistance-table-end-sides = Who was who
resistance-table-end-missions = The missions
resistance-table-end-mission = { $fails ->
    [0] { $team }, without a Fail
    [1] { $team }, with one Fail
   *[other] { $team }, with { $fails } Fails
}
resistance-table-end-knowledge = Who knew what
resistance-table-end-met = The spies knew each other from the start.
resistance-table-end-blind = The spies did not know each other.
resistance-table-end-shown = { $side ->
    [spy] { $to } knew that { $owner } was a spy.
   *[resistance] { $to } knew that { $owner } was of the Resistance.
}
resistance-table-end-saw = { $by } saw in mission { $mission } that { $member } played { $card }.
resistance-table-end-votes = Every vote

### The table of The Resistance: what the board, the choices, the secret and the end say beyond the
### rules' own words. Seats arrive as names, sets of seats as lists of names.

## What happens now, the same sentence for everybody

resistance-table-now-deal = The sides are being dealt.
resistance-table-now-draw-plots = { $leader } draws plot cards.
resistance-table-now-give-plots = { $leader } is handing out plot cards.
resistance-table-now-at-once = { $card_id ->
    [responsibility] { $awaited } is choosing a plot card to take.
    [overheard] { $awaited } is choosing which neighbour’s side to see.
   *[other] { $awaited } is choosing to whom to show their side.
}
resistance-table-now-ask = { $awaited_count ->
    [0] “{ $card }” could be used now.
    [1] { $awaited } could use “{ $card }” now.
   *[other] { $awaited } could each use “{ $card }” now.
}
resistance-table-now-aim = { $leader } is choosing the mission.
resistance-table-now-propose = { $leader } is picking the team for mission { $mission }.
resistance-table-now-appoint = { $leader } is choosing who investigates if mission { $mission } fails.
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
resistance-table-now-vote-blame = Everybody votes on the team. The votes are revealed together, and not before the time is up.
resistance-table-now-face-up = { $awaited } plays a mission card for all to see.
resistance-table-now-mission = { $team } are on mission { $mission } and play their cards in secret.
resistance-table-now-watch = { $awaited } is looking at a mission card.
resistance-table-now-go-on = { $awaited_count ->
    [0] Mission { $mission } has failed.
   *[other] Mission { $mission } has failed. Everybody is asked to go on, until the time is up.
}
resistance-table-now-accuse = { $awaited } has stepped forward and must accuse somebody.
resistance-table-now-inquire = { $awaited } is the Inquisitor and is choosing whose side to see.
resistance-table-now-examine = { $awaited } is choosing whom to examine.
resistance-table-now-hand-over = { $examined } is handing over a loyalty card.
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
resistance-table-mission-chief-fails = { $chief_fails ->
    [1] 1 Chief-Fail
   *[other] { $chief_fails } Chief-Fails
}
resistance-table-mission-hacks = { $hacks ->
    [1] 1 Hack
   *[other] { $hacks } Hacks
}
resistance-table-mission-turned = Reversed by an accusation
resistance-table-track = Teams rejected: { $rejections } of { $most }
resistance-table-track-last = With the last one the spies win.
resistance-table-drawn = Drawn plot cards
resistance-table-tally = { $verdict ->
    [approved] Approved, { $approve } to { $reject }
   *[rejected] Rejected, { $reject } to { $approve }
}
resistance-table-overturned = Overturned by { $by }
resistance-table-reveal = { $result ->
    [success] Mission { $mission } succeeds.
   *[failure] Mission { $mission } fails.
}

## A seat

resistance-table-seats = Seats, clockwise
resistance-table-seat-leader = Leader
resistance-table-seat-team = Team
resistance-table-seat-blank = Has voted
resistance-table-seat-approve = Approved
resistance-table-seat-reject = Rejected
resistance-table-seat-spotlight = Face up
resistance-table-seat-holds = Holds: { $cards }
resistance-table-seat-investigator = Investigator
resistance-table-seat-inquisitor = Inquisitor
resistance-table-seat-had-inquisitor = Was the Inquisitor

## After a mission: who accuses whom, who looks at whom

resistance-table-scene-guess = { $guess ->
    [right] Right
   *[wrong] Wrong
}
resistance-table-scene-turned = { $result ->
    [success] Mission { $mission } counts as a success now.
   *[failure] Mission { $mission } counts as a failure now.
}
resistance-table-scene-inquired = Sees a side, and passes the marker on
resistance-table-scene-examined = Sees a loyalty card

## The night, the characters, and what everybody knows of who looked at whom

resistance-table-night = The night
resistance-table-night-over = Open your eyes
resistance-table-cast = Characters
resistance-table-cast-looks = Who saw whom
resistance-table-cast-count = { $count ->
    [1] { $character }
   *[other] { $character }, { $count } of them
}
resistance-table-looks = Who accused and who looked
resistance-table-looks-accused = { $guess ->
    [right] After mission { $mission }, { $by } accused { $accused }, rightly.
   *[wrong] After mission { $mission }, { $by } accused { $accused }, wrongly.
}
resistance-table-looks-inquired = After mission { $mission }, { $by } saw the side of { $whom }.
resistance-table-looks-claimed = After mission { $mission }, { $by } says of { $whom }: { $thing }.
resistance-table-looks-examined = After mission { $mission }, { $by } saw a loyalty card of { $whom }.

## Plot cards on the table

resistance-table-plots = Plot cards ({ $held })
resistance-table-plots-deck = { $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
resistance-table-plots-held = “{ $card }”, held by { $name }
resistance-table-plots-none = Nobody holds a plot card.
resistance-table-plots-shown = { $to } has seen the side of { $owner }.
resistance-table-plots-watched = { $by } looked at the card of { $member } in mission { $mission }.

## Votes and missions so far

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
resistance-table-history-overturned = approved, { $approve } to { $reject }, then overturned by { $by }
resistance-table-history-mission = { $result ->
    [success] Mission { $mission }: success, { resistance-count-cards }
    [failure] Mission { $mission }: failure, { resistance-count-cards }
   *[open] Mission { $mission }
}
resistance-table-history-led = Leader
resistance-table-history-member = On the team
resistance-table-history-openly = Voted openly

## What you can do

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
resistance-table-ask-give-to = Who gets “{ $card }”?
resistance-table-ask-take = Which plot card do you take?
resistance-table-ask-overhear = Whose side do you want to see?
resistance-table-ask-show = To whom do you show your side?
resistance-table-ask-watch = Whose mission card do you want to see?
resistance-table-ask-spotlight = “{ $card }”: who should play face up?
resistance-table-ask-use = Use “{ $card }” now?
resistance-table-ask-appoint = Who investigates if the mission fails? It cannot be you or anybody on the team.
resistance-table-ask-go-on = The mission has failed. Go on, or step forward and accuse?
resistance-table-ask-accuse = Whom do you accuse of being a Chief?
resistance-table-ask-blame = Whom do you take for the Pretender?
resistance-table-ask-inquire = Whose side do you want to see? The marker goes to them.
resistance-table-ask-claim = Tell what you saw of { $seat }, true or not:
resistance-table-ask-examine = Who must hand you a loyalty card?
resistance-table-ask-hand-over = Which loyalty card do you hand over? Only { $by } will see it.
resistance-table-examiner = The examiner

resistance-table-do-aim = Choose it
resistance-table-do-propose = Propose this team
resistance-table-do-approve = Approve
resistance-table-do-reject = Reject
resistance-table-do-play = Play “{ $card }”
resistance-table-do-give = Give it
resistance-table-do-take = Take it
resistance-table-do-overhear = Look
resistance-table-do-show = Show it
resistance-table-do-use = Use it
resistance-table-do-pass = Not now
resistance-table-do-spotlight = Into the spotlight
resistance-table-do-watch = Look
resistance-table-do-appoint = Give the marker
resistance-table-do-go-on = Go on
resistance-table-do-step-forward = Step forward
resistance-table-do-accuse = Accuse
resistance-table-do-aside-blame = Name the Pretender…
resistance-table-do-blame = Name them
resistance-table-do-inquire = Look
resistance-table-do-claim-loyalty = Say so
resistance-table-do-claim-side = Say so
resistance-table-do-examine = Examine
resistance-table-do-hand-over = Hand over “{ $loyalty }”
resistance-table-do-nothing = All right

resistance-table-sure-aim = Go for mission { $mission }, with a team of { $team }?
resistance-table-sure-propose = Propose { $team }? The proposal cannot be changed.
resistance-table-sure-approve = Approve this team? A vote cannot be changed.
resistance-table-sure-reject = Reject this team? A vote cannot be changed.
resistance-table-sure-play = Play “{ $card }”? A card cannot be taken back.
resistance-table-sure-must-succeed = You must play “Success”.
resistance-table-sure-give = Give “{ $card }” to { $to }?
resistance-table-sure-take = Take “{ $card }” from { $from }?
resistance-table-sure-overhear = Look at the side of { $seat }? Everybody will know that you did.
resistance-table-sure-show = Show your side to { $seat }? Everybody will know that you did.
resistance-table-sure-use = Use “{ $card }” now? Then it is gone.
resistance-table-sure-pass = Keep “{ $card }” this time? You are asked only once.
resistance-table-sure-spotlight = Make { $seat } play face up?
resistance-table-sure-watch = Look at the card of { $seat }? Everybody will know that you did.
resistance-table-sure-appoint = Make { $seat } the Investigator?
resistance-table-sure-go-on = Go on and accuse nobody now?
resistance-table-sure-accuse = { $result ->
    [success] Accuse { $seat } of being a Chief? If you are right, your side wins. If you are wrong, mission { $mission } becomes a failure.
   *[failure] Accuse { $seat } of being a Chief? If you are right, your side wins. If you are wrong, mission { $mission } becomes a success.
}
resistance-table-sure-blame = Show yourself as the Deep Agent and name { $seat } as the Pretender? You can do this once. If you are right, you change places and sides.
resistance-table-sure-inquire = Look at the side of { $seat } and pass the marker on? Everybody will know that you did.
resistance-table-sure-claim-loyalty = Say that it was “{ $loyalty }”? Everybody will hear it.
resistance-table-sure-claim-side = { $side ->
    [spy] Say that you saw a spy? Everybody will hear it.
   *[resistance] Say that you saw a member of the Resistance? Everybody will hear it.
}
resistance-table-sure-examine = Examine { $seat }? Everybody will know that you did.
resistance-table-sure-hand-over = Hand over “{ $loyalty }”? A card cannot be taken back.
resistance-table-sure-not-this-card = You cannot play “{ $card }”.
resistance-table-sure-not-this-loyalty = You cannot hand over “{ $loyalty }”: it is not what you are.
resistance-table-sure-not-accuse = You cannot accuse anybody now. Go on?
resistance-table-sure-not-blame = Only the Deep Agent can name the Pretender.

resistance-table-wait-over = The match is over.
resistance-table-wait-played = Your card is in.

## What you alone know

resistance-table-secret-side = Your side
resistance-table-secret-character = You are
resistance-table-secret-spies = Spies you know
resistance-table-secret-resistance = Resistance you know
resistance-table-secret-chiefs = Chiefs you know
resistance-table-secret-coordinator = Coordinator you know
resistance-table-secret-deep-agent = Deep Agent you know
resistance-table-secret-deep-agent-or-pretender = Deep Agent and Pretender, in any order
resistance-table-secret-vote = Your vote
resistance-table-secret-card = Your mission card
resistance-table-secret-answer = Your answer
resistance-table-secret-answer-use = use it
resistance-table-secret-answer-pass = not now
resistance-table-secret-answer-spotlight = { $seat } plays face up
resistance-table-secret-answer-go-on = go on
resistance-table-secret-answer-accuse = accuse { $seat }
resistance-table-secret-loyalty = Loyalty card of { $whom } after mission { $mission }
resistance-table-secret-seen = Card of { $member } in mission { $mission }

## The end

resistance-table-end-missions = The missions
resistance-table-end-mission = Team: { $team }
resistance-table-end-knowledge = Who knew what
resistance-table-end-met = The spies knew each other from the start.
resistance-table-end-blind = The spies did not know each other.
resistance-table-end-shown = { $side ->
    [spy] { $to } knew that { $owner } was a spy.
   *[resistance] { $to } knew that { $owner } belonged to the Resistance.
}
resistance-table-end-saw = { $by } saw in mission { $mission } that { $member } played “{ $card }”.
resistance-table-end-examined = After mission { $mission }, { $whom } handed { $by } the loyalty card “{ $loyalty }”.
resistance-table-end-accusations = The accusations

## The options of a table

resistance-table-options-base = The Resistance
resistance-table-options-hostile = Hostile Intent
resistance-table-options-more = More
resistance-table-set-first-evening = First evening
    .about = The plain game. Everything is explained in two minutes.
resistance-table-set-hunters = The hunt
    .about = Hunters look for Chiefs, and missions are only the way there.
resistance-table-set-full-house = Full house
    .about = As many secrets and cards as this table can hold. For those who know the game.

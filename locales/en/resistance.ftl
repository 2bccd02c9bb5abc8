### The Resistance, told. Keys follow the rules' own names: events, refusals, stages, cards.
### Seats arrive as names, sets of seats as lists of names with their number in …_count, cards as
### their names with the short name in …_id, other choices as their short names.

resistance-name = The Resistance
resistance-tagline = A few of you want every mission to fail. Find out who, before it is too late.

## Sides

resistance-side-resistance = Resistance
    .about = You want missions to succeed. You know nobody’s side but your own, and on a mission you must play “Success”. You win with three successes.
resistance-side-spy = Spy
    .about = { $blind ->
        [yes] You want missions to fail, and not to be found out. You do not know the other spies. On a mission you may play “Success” or “Fail”. You win with three failures, or when five teams in a row are rejected.
       *[no] You want missions to fail, and not to be found out. You know the other spies. On a mission you may play “Success” or “Fail”. You win with three failures, or when five teams in a row are rejected.
    }

## Characters of Hostile Intent: what you know and can do, and how you win

resistance-character-resistance = Resistance member
    .about = You want missions to succeed.
resistance-character-resistance-chief = Resistance Chief
    .about = { $seven ->
        [yes] The spies’ Hunter is looking for you: do not be found. When you are examined you must hand over “Resistance Chief”.
       *[no] The spies’ Hunter is looking for you: do not be found. When you are examined you must hand over “Chief”.
    }
resistance-character-resistance-hunter = Resistance Hunter
    .about = Nobody knows you. After the third success you must step forward and accuse somebody of being a Spy Chief. If you are wrong, that mission becomes a failure.
resistance-character-dummy-agent = Dummy Agent
    .about = { $seven ->
        [yes] When you are examined you hand over “Resistance Chief” or “No Chief”, as you like. Draw the spies’ Hunter away from the real Chief: whoever accuses you is wrong.
       *[no] When you are examined you hand over “Chief” or “No Chief”, as you like. Draw the spies’ Hunter away from the real Chief: whoever accuses you is wrong.
    }
resistance-character-coordinator = Coordinator
    .about = { $allies ->
        [1] The Resistance Chief knows you, but you do not know them. When you are examined you must hand over “No Chief”. If the spies’ Hunter accuses you, the spies win.
       *[other] The Resistance Chiefs know you, but you do not know them. When you are examined you must hand over “No Chief”. If the spies’ Hunter accuses you, the spies win.
    }
resistance-character-pretender = Pretender
    .about = The spies are shown you and the Deep Agent together, but not which of you is which.
resistance-character-resistance-hacker = Resistance Hacker
    .about = You want missions to succeed, and you can reverse the result of a mission you are on.
resistance-character-spy = Spy
    .about = You want missions to fail, and not to be found out.
resistance-character-spy-chief = Spy Chief
    .about = { $seven ->
        [yes] The Resistance’s Hunter is looking for you: do not be found. When you are examined you must hand over “Spy Chief”.
       *[no] The Resistance’s Hunter is looking for you: do not be found. When you are examined you must hand over “Chief”.
    }
resistance-character-spy-hunter = Spy Hunter
    .about = { $seven ->
        [yes] Nobody knows that you are the Hunter. After the third failure you must step forward and accuse somebody of being a Resistance Chief. Once, after a failed mission with a Chief-Fail in it, you may do so early. If you are wrong, that mission becomes a success.
       *[no] Nobody knows that you are the Hunter. After the third failure you must step forward and accuse somebody of being a Resistance Chief. Once, after a failed mission in which your Chief played “Fail”, you may do so early. If you are wrong, that mission becomes a success.
    }
resistance-character-deep-agent = Deep Agent
    .about = { $pretender ->
        [yes] The spies are shown you and the Pretender together, but not which of you is which. You know none of the spies.
       *[no] The spies know you, but you know none of them.
    }
resistance-character-spy-hacker = Spy Hacker
    .about = You want missions to fail, and you can reverse the result of a mission you are on.
resistance-knows-nobody = You know nobody’s side but your own.
resistance-knows-no-spies = You do not know the other spies, and they do not know you.
resistance-knows-spies = { $pretender ->
    [yes] { $chiefs ->
        [1] You know the other spies and their Chief; you just cannot tell the Deep Agent from the Pretender.
       *[other] You know the other spies and their Chiefs; you just cannot tell the Deep Agent from the Pretender.
    }
   *[no] { $chiefs ->
        [0] You know the other spies.
        [1] You know the other spies, and who their Chief is.
       *[other] You know the other spies, and who their Chiefs are.
    }
}
resistance-knows-spies-as-chief = { $pretender ->
    [yes] { $chiefs ->
        [1] You know the other spies, and they know that you are their Chief; you just cannot tell the Deep Agent from the Pretender.
       *[other] You know the other spies and the other Chief, and they know that you are one; you just cannot tell the Deep Agent from the Pretender.
    }
   *[no] { $chiefs ->
        [1] You know the other spies, and they know that you are their Chief.
       *[other] You know the other spies and the other Chief, and they know that you are one.
    }
}
resistance-knows-deep-agent = You know the Deep Agent, who knows none of you.
resistance-knows-hidden-hacker = Only the Spy Hacker stays unknown to you.
resistance-knows-other-chief = You know the other Resistance Chief.
resistance-knows-coordinator = You know the Coordinator.
resistance-plays-success = On a mission you must play “Success”.
resistance-plays-fail = On a mission you may play “Success” or “Fail”.
resistance-plays-as-chief = { $seven ->
    [yes] On a mission you may play “Success”, “Fail” or “Chief-Fail”. If the mission fails with a Chief-Fail in it, your Hunter may accuse early.
   *[no] On a mission you may play “Success” or “Fail”. If you play “Fail” and the mission fails, your Hunter may accuse early.
}
resistance-plays-hack = { $hackers ->
    [1] On a mission you may play “Success” or “Hack”, never “Fail”. A Hack reverses the result, whatever it is.
   *[other] On a mission you may play “Success” or “Hack”, never “Fail”. A Hack reverses the result, whatever it is; two leave it as it was.
}
resistance-blame-as-deep-agent = Once in the match, while a team is built or voted on, you may name the Pretender: if you are right, you change places and sides.
resistance-blame-as-pretender = Once in the match the Deep Agent may name you as the Pretender: then you change places and sides.
resistance-wins-missions = You win with three successes.
resistance-wins-hunt = You win when your Hunter finds a Spy Chief.
resistance-wins-as-hunter = You win when you accuse a Spy Chief.
resistance-spies-win-missions = You win with three failures, or when five teams in a row are rejected.
resistance-spies-win-hunt = { $coordinator ->
    [yes] You win when your Hunter finds a Resistance Chief or the Coordinator, or when five teams in a row are rejected.
   *[no] You win when your Hunter finds a Resistance Chief, or when five teams in a row are rejected.
}
resistance-spies-win-as-hunter = { $coordinator ->
    [yes] You win when you accuse a Resistance Chief or the Coordinator, or when five teams in a row are rejected.
   *[no] You win when you accuse a Resistance Chief, or when five teams in a row are rejected.
}

## Loyalty cards, seen by the examiner alone

resistance-loyalty-chief = Chief
resistance-loyalty-resistance-chief = Resistance Chief
resistance-loyalty-spy-chief = Spy Chief
resistance-loyalty-no-chief = No Chief

## The night as it is read out: it is the same for everybody

resistance-night-eyes-shut = { $chiefs ->
    [0] All close their eyes.
   *[other] All close their eyes and hold out a fist.
}
resistance-night-spy-thumbs = { $agents ->
    [none] { $chiefs ->
        [1] The Spy Chief raises a thumb.
       *[other] The two Spy Chiefs raise a thumb.
    }
    [deep-agent] { $chiefs ->
        [1] The Spy Chief and the Deep Agent raise a thumb.
       *[other] The two Spy Chiefs and the Deep Agent raise a thumb.
    }
   *[both] { $chiefs ->
        [1] The Spy Chief, the Deep Agent and the Pretender raise a thumb.
       *[other] The two Spy Chiefs, the Deep Agent and the Pretender raise a thumb.
    }
}
resistance-night-hidden-hacker = { $chiefs ->
    [0] The Spy Hacker keeps their eyes closed until the end.
   *[other] The Spy Hacker keeps a closed fist and closed eyes until the end.
}
resistance-night-spies-look = { $agents ->
    [none] { $chiefs ->
        [0] The spies open their eyes, look around and remember who the others are.
        [1] The spies open their eyes, look around and remember who the others are and who their Chief is.
       *[other] The spies open their eyes, look around and remember who the others are and who their Chiefs are.
    }
    [deep-agent] { $chiefs ->
        [1] All spies but the Deep Agent open their eyes and look around. A thumb and open eyes: that is the Chief. A thumb and closed eyes: that is the Deep Agent.
       *[other] All spies but the Deep Agent open their eyes and look around. A thumb and open eyes: that is a Chief. A thumb and closed eyes: that is the Deep Agent.
    }
   *[both] { $chiefs ->
        [1] All spies but the Deep Agent open their eyes and look around. A thumb and open eyes: that is the Chief. A thumb and closed eyes: these are the Deep Agent and the Pretender, and nobody learns which is which.
       *[other] All spies but the Deep Agent open their eyes and look around. A thumb and open eyes: that is a Chief. A thumb and closed eyes: these are the Deep Agent and the Pretender, and nobody learns which is which.
    }
}
resistance-night-spies-shut = { $agents ->
    [none] { $chiefs ->
        [0] The spies close their eyes again.
       *[other] The spies make a fist again and close their eyes.
    }
   *[other] All close their eyes and take their thumbs down.
}
resistance-night-chiefs-look = The two Resistance Chiefs open their eyes and find each other.
resistance-night-chiefs-shut = The Resistance Chiefs close their eyes again.
resistance-night-coordinator-thumb = { $allies ->
    [1] The Resistance Chief opens their eyes, and the Coordinator raises a thumb.
   *[other] The Resistance Chiefs open their eyes, and the Coordinator raises a thumb.
}
resistance-night-coordinator-shut = { $allies ->
    [1] The Resistance Chief closes their eyes, and the Coordinator takes the thumb down.
   *[other] The Resistance Chiefs close their eyes, and the Coordinator takes the thumb down.
}
resistance-night-all-shut = { $chiefs ->
    [0] Now all have their eyes closed.
   *[other] Now all have their eyes closed and hold out a fist.
}
resistance-night-eyes-open = All open their eyes.

## Mission cards

resistance-card-success = Success
    .about = Helps the mission. Everybody may play it, and the Resistance never plays “Fail”.
resistance-card-fail = Fail
    .about = Sabotages the mission. Only spies may play it.
resistance-card-chief-fail = Chief-Fail
    .about = Sabotages the mission like a Fail. Only a Spy Chief may play it, and everybody sees that it was one.
resistance-card-hack = Hack
    .about = Reverses the result of the mission; two Hacks leave it as it was. Only Hackers may play it.

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
    .about = Acts at once. Take a plot card that lies in front of another player.
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
    .about = Everybody gets a card in secret, and the first Leader is drawn.
resistance-stage-draw-plots = Plot cards
    .about = The Leader draws plot cards for all to see.
resistance-stage-give-plots = Handing out
    .about = The Leader gives each plot card to another player.
resistance-stage-at-once = At once
    .about = A plot card acts as soon as it is given.
resistance-stage-ask = Use it?
    .about = Those who hold a plot card are asked whether they use it now; silence is a pass.
resistance-stage-aim = Target
    .about = The Leader chooses which mission to attempt.
resistance-stage-propose = Team proposal
    .about = The Leader picks the team for the mission.
resistance-stage-appoint = Investigator
    .about = The Leader gives the Investigator’s marker to somebody who stays behind.
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
resistance-stage-go-on = Going on
    .about = Everybody is asked to go on, for the same time. The spies’ Hunter may step forward and accuse if the rules allow it.
resistance-stage-accuse = Accusation
    .about = A Hunter has stepped forward and must name a Chief of the other side.
resistance-stage-inquire = Inquisition
    .about = The Inquisitor looks at the side of somebody who has never held the marker.
resistance-stage-examine = Investigation
    .about = Somebody is chosen to hand over a loyalty card.
resistance-stage-hand-over = Loyalty card
    .about = The examined player hands over a loyalty card, for the examiner’s eyes alone.
resistance-stage-over = Match over
    .about = The match is over, and all sides are turned up.

## Events

resistance-event-side-dealt = { $side ->
    [spy] You are a spy.
   *[resistance] You belong to the Resistance.
}
resistance-event-spies-met = The spies are { $spies }.
resistance-event-spies-seen = You see these spies: { $spies }. There is one more.
resistance-event-character-dealt = Your character: { $character }.
resistance-event-spy-chiefs-met = { $chiefs_count ->
    [1] The Spy Chief is { $chiefs }.
   *[other] The Spy Chiefs are { $chiefs }.
}
resistance-event-deep-agent-met = { $seats_count ->
    [1] The Deep Agent is { $seats }.
   *[other] The Deep Agent and the Pretender are { $seats }.
}
resistance-event-resistance-chiefs-met = The Resistance Chiefs are { $chiefs }.
resistance-event-coordinator-met = The Coordinator is { $coordinator }.
resistance-event-leads = { $leader } leads.
resistance-event-plots-drawn = { $leader } draws: { $cards }.
resistance-event-plot-given = { $from } gives “{ $card }” to { $to }.
resistance-event-plot-idle = “{ $card }” has no effect.
resistance-event-plot-taken = { $by } takes “{ $card }” from { $from }.
resistance-event-character-shown = { $owner } shows a character card, only to { $to }.
resistance-event-side-seen = { $side ->
    [spy] { $owner } is a spy.
   *[resistance] { $owner } belongs to the Resistance.
}
resistance-event-plot-used = { $by } uses “{ $card }”.
resistance-event-aimed = { $leader } goes for mission { $mission }.
resistance-event-proposed = { $leader } proposes { $team } for mission { $mission }.
resistance-event-appointed = { $leader } makes { $investigator } the Investigator.
resistance-event-blamed = { $guess ->
    [right] { $by } is the Deep Agent and names { $named } as the Pretender, rightly: they change places.
   *[wrong] { $by } is the Deep Agent and names { $named } as the Pretender, wrongly.
}
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
       *[other] The open votes: for the team { $approve }, against it { $reject }.
    }
}
resistance-event-voted = { $verdict ->
    [approved] The team is approved
   *[rejected] Rejected for the { $rejections ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } time
}. For: { $approve_count ->
    [0] nobody
   *[other] { $approve }
}. Against: { $reject_count ->
    [0] nobody
   *[other] { $reject }
}.
resistance-event-overturned = { $by } overturns the approval: rejected for the { $rejections ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} time.
resistance-event-spotlit = { $by } makes { $on } play face up.
resistance-event-faced-up = { $member } plays “{ $card }” for all to see.
resistance-event-watched = { $by } looks at the mission card of { $member }.
resistance-event-card-seen = { $member } played “{ $card }”.
resistance-count-fails = { $fails ->
    [0] no Fail
    [1] one Fail
   *[other] { $fails } Fails
}
resistance-count-chief-fails = { $chief_fails ->
    [1] one Chief-Fail
   *[other] { $chief_fails } Chief-Fails
}
resistance-count-hacks = { $hacks ->
    [1] one Hack
   *[other] { $hacks } Hacks
}
resistance-count-cards = { $chief_fails ->
    [0] { $hacks ->
        [0] { resistance-count-fails }
       *[other] { $fails ->
            [0] { resistance-count-hacks }
           *[other] { resistance-count-fails } and { resistance-count-hacks }
        }
    }
   *[other] { $hacks ->
        [0] { $fails ->
            [0] { resistance-count-chief-fails }
           *[other] { resistance-count-fails } and { resistance-count-chief-fails }
        }
       *[other] { $fails ->
            [0] { resistance-count-chief-fails } and { resistance-count-hacks }
           *[other] { resistance-count-fails }, { resistance-count-chief-fails } and { resistance-count-hacks }
        }
    }
}
resistance-event-mission-done = Mission { $mission } ({ $team }) { $result ->
    [success] succeeds
   *[failure] fails
}: { resistance-count-cards } played.
resistance-played-fail = Fail by { $fail }
resistance-played-chief-fail = Chief-Fail by { $chief_fail }
resistance-played-hack = Hack by { $hack }
resistance-played-by = { $chief_fail_count ->
    [0] { $hack_count ->
        [0] { resistance-played-fail }
       *[other] { $fail_count ->
            [0] { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-hack }
        }
    }
   *[other] { $hack_count ->
        [0] { $fail_count ->
            [0] { resistance-played-chief-fail }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }
        }
       *[other] { $fail_count ->
            [0] { resistance-played-chief-fail }; { resistance-played-hack }
           *[other] { resistance-played-fail }; { resistance-played-chief-fail }; { resistance-played-hack }
        }
    }
}
resistance-event-cards-turned-up = Mission { $mission }: { resistance-played-by }.
resistance-event-hunter-shown = { $hunter } steps forward: { $character }.
resistance-event-accused = { $guess ->
    [right] { $by } accuses { $accused }, and is right.
   *[wrong] { $by } accuses { $accused }, and is wrong.
}
resistance-event-mission-turned = { $result ->
    [success] Mission { $mission } is turned into a success.
   *[failure] Mission { $mission } is turned into a failure.
}
resistance-event-inquired = { $by } looks at the side of { $whom } and passes the Inquisitor’s marker on.
resistance-event-examined = { $by } examines { $whom }.
resistance-event-loyalty-seen = { $whom } hands over “{ $loyalty }”.
resistance-event-loyalty-claimed = { $by } says: { $whom } handed over “{ $loyalty }”.
resistance-event-side-claimed = { $side ->
    [spy] { $by } says: { $whom } is a spy.
   *[resistance] { $by } says: { $whom } belongs to the Resistance.
}
resistance-event-characters-turned-up = The characters: { $characters }.
resistance-event-ended = { $ending ->
    [three-successes] { resistance-ending-three-successes }
    [three-failures] { resistance-ending-three-failures }
    [spy-chief-found] { resistance-ending-spy-chief-found }
    [resistance-chief-found] { resistance-ending-resistance-chief-found }
    [coordinator-found] { resistance-ending-coordinator-found }
   *[five-rejections] { resistance-ending-five-rejections }
} The spies were { $spies }.

## Endings

resistance-ending-three-successes = Three missions succeeded: the Resistance wins.
resistance-ending-three-failures = Three missions failed: the spies win.
resistance-ending-five-rejections = Five teams in a row were rejected: the spies win.
resistance-ending-spy-chief-found = A Spy Chief is found: the Resistance wins.
resistance-ending-resistance-chief-found = A Resistance Chief is found: the spies win.
resistance-ending-coordinator-found = The Coordinator is found: the spies win.

## How the table stands, a line for each thing

resistance-status-stage = Stage: { $stage }
resistance-status-leader = Leader: { $leader }
resistance-status-mission = Mission under way: { $mission }
resistance-status-attempted = Mission { $mission }: { $result ->
    [success] success
   *[failure] failure
}, { resistance-count-cards }
resistance-status-rejections = Rejections: { $rejections }
resistance-status-team = Team: { $team }
resistance-status-holds = { $seat } holds: { $cards }
resistance-status-investigator = Investigator: { $seat }
resistance-status-inquisitor = Inquisitor: { $seat }
resistance-status-spies = Known spies: { $spies }

## Refusals

resistance-refusal-no-such-seat = This table has no such seat.
resistance-refusal-spies-dealt = A table of this size has a different number of spies.
resistance-refusal-not-the-leader = Only the Leader does this.
resistance-refusal-no-team-now = No team is picked now.
resistance-refusal-team-size = This mission takes a team of a different size.
resistance-refusal-no-vote-now = There is no vote to cast now.
resistance-refusal-has-voted = You have voted; a vote cannot be changed.
resistance-refusal-opinion-first = Opinion Makers vote before the others.
resistance-refusal-no-mission-now = No mission cards are played now.
resistance-refusal-not-on-the-team = Only the team plays mission cards.
resistance-refusal-has-played = You have played; a mission card cannot be changed.
resistance-refusal-must-succeed = You must play “Success”.
resistance-refusal-no-aim-now = No mission is chosen now.
resistance-refusal-no-such-mission = There are missions 1 to 5.
resistance-refusal-mission-done = Each mission is attempted once, and this one has been.
resistance-refusal-mission-five = Mission 5 can be chosen only after two successes.
resistance-refusal-no-gift-now = No plot cards are handed out now.
resistance-refusal-not-the-giver = Only the Leader hands out plot cards.
resistance-refusal-not-drawn = This plot card was not drawn.
resistance-refusal-not-to-oneself = The Leader gives plot cards to others.
resistance-refusal-plots-drawn = These plot cards cannot be drawn from the deck.
resistance-refusal-nothing-to-take = No plot card is taken now.
resistance-refusal-not-held = That player does not hold this plot card.
resistance-refusal-nothing-to-overhear = No conversation is overheard now.
resistance-refusal-not-a-neighbour = Only a neighbour can be overheard.
resistance-refusal-nothing-to-show = No character is shown now.
resistance-refusal-not-your-card = This plot card is for another player.
resistance-refusal-not-oneself = Choose somebody other than yourself.
resistance-refusal-not-asked = You are not asked about a plot card now.
resistance-refusal-has-answered = You have answered; you are asked only once.
resistance-refusal-name-a-member = Name a member of the team.
resistance-refusal-not-this-card = You are asked about another plot card.
resistance-refusal-nothing-to-watch = No mission card is looked at now.
resistance-refusal-not-your-look = Somebody else looks first.
resistance-refusal-cannot-be-watched = This card lies open, or somebody has already looked at it.
resistance-refusal-no-investigator-now = No Investigator is named now.
resistance-refusal-not-the-investigator = The Investigator is neither the Leader nor on the team.
resistance-refusal-no-chief-fail = Only a Spy Chief may play “Chief-Fail”, with seven or more players.
resistance-refusal-no-accusation-now = Nobody accuses now.
resistance-refusal-no-early-accusation = Only the spies’ Hunter may accuse now, and only if a Spy Chief sabotaged this mission.
resistance-refusal-not-your-accusation = This accusation is not yours to make.
resistance-refusal-cannot-be-accused = You cannot accuse yourself, a Hunter who has stepped forward, or anybody you have wrongly accused before.
resistance-refusal-no-examination-now = Nobody is examined now.
resistance-refusal-not-the-examiner = Somebody else examines.
resistance-refusal-not-examined = Nobody examines you now.
resistance-refusal-not-this-loyalty = This is not a loyalty card you may hand over.
resistance-refusal-no-blame-now = Only the Deep Agent may name a Pretender, once, while a team is built or voted on.
resistance-refusal-no-inquiry-now = The Inquisitor looks at nobody now.
resistance-refusal-not-the-inquisitor = Only the holder of the marker does this.
resistance-refusal-has-held-the-marker = This player has held the marker before.
resistance-refusal-nothing-to-tell = You have seen nothing to tell of, or have told it already.
resistance-refusal-no-hack = Only a Hacker may play “Hack”.
resistance-refusal-hackers-never-fail = A Hacker plays “Success” or “Hack”, never “Fail”.
resistance-refusal-characters-dealt = This table has different characters.

## Options

resistance-option-targeted = Targeted missions
    .about = The Leader also chooses which mission to attempt.
resistance-option-blind = Blind spies
    .about = Spies do not know each other.
resistance-option-plots = Plot cards
    .about = Leaders hand out cards that bend the rules.
resistance-option-hunter = Hunters and Chiefs
    .about = Three missions are not enough: each side’s Hunter must find a Chief of the other. After missions players are examined.
resistance-option-dummy-agent = Dummy Agent
    .about = A member of the Resistance who may pass for a Chief when examined.
resistance-option-coordinator = Coordinator
    .about = A member of the Resistance whom the Chiefs know, and whom the spies’ Hunter may find instead of a Chief.
resistance-option-deep-agent = Deep Agent
    .about = A spy whom the others know, but who knows none of them.
resistance-option-pretender = Pretender
    .about = A member of the Resistance who looks like the Deep Agent to the spies.
resistance-option-blame = Blame
    .about = Once, while a team is built or voted on, the Deep Agent may name the Pretender and change places.
resistance-option-inquisitor = Inquisitor
    .about = After missions 2, 3 and 4 the holder of the marker sees somebody’s side and passes it on. Best with seven or more.
resistance-option-resistance-hacker = Resistance Hacker
    .about = A member of the Resistance who can reverse a mission’s result.
resistance-option-spy-hacker = Spy Hacker
    .about = A spy who can reverse a mission’s result, but never plays “Fail”.
resistance-option-hidden-hacker = Hidden Hacker
    .about = The Spy Hacker and the other spies do not know each other.
resistance-option-pause = Time to answer
    .about = In seconds. Without it, holders of plot cards have 30 to answer. After a failed mission, and in votes with Blame, everybody has 15.

resistance-misfit-seats = { resistance-name } is for { $least } to { $most } players.
resistance-misfit-pause-range = A pause lasts { $least } to { $most } seconds.
resistance-misfit-pause-needs-plots = There is no question to answer: choose plot cards or Hunters too.
resistance-misfit-needs-hunter = This character needs Hunters and Chiefs.
resistance-misfit-needs-deep-agent = The Pretender needs the Deep Agent.
resistance-misfit-needs-both-agents = Blame needs the Deep Agent and the Pretender.
resistance-misfit-needs-spy-hacker = There is no Spy Hacker to hide.
resistance-misfit-blind-hunter = With Hunters and Chiefs the spies must know each other.
resistance-misfit-blind-hidden = Blind spies know nobody: there is nobody to hide from.
resistance-misfit-no-plain-resistance = With { $seats } players no plain member of the Resistance is left for this character to replace.
resistance-misfit-no-plain-spy = With { $seats } players no plain spy is left for this character to replace.

## Rules help

resistance-rules-goal = The Resistance sends out missions; hidden spies among you want them to fail. { $hunter ->
    [yes] But three successes or three failures do not win: after them the Hunter of that side must accuse. The side whose Hunter finds a Chief of the other side wins. The spies also win with five rejected teams in a row.
   *[other] Three successes win for the Resistance. Three failures, or five rejected teams in a row, win for the spies.
} You may say whatever you like, true or not. Only cards and votes are binding.
    .title = What it is about
resistance-rules-deal = { $deal ->
    [blind] Everybody gets a card in secret. Of five or six players two are spies, of seven to nine three, of ten four. Nobody is told who the spies are: as a spy you know only yourself.
    [hidden] Everybody gets a character in secret. Of five or six players two are spies, of seven to nine three, of ten four. The spies are told who the others are, all but the Spy Hacker: the Hacker and the other spies do not know each other. The Resistance is told nothing.
    [hunter] Everybody gets a character in secret. Of five or six players two are spies, of seven to nine three, of ten four. In the night those who may know each other open their eyes; the list of characters shows it line by line. Nobody is told who the Hunters are.
   *[other] Everybody gets a side in secret. Of five or six players two are spies, of seven to nine three, of ten four. The spies are told who the others are; the Resistance is told nothing.
} The first Leader is drawn by lot.
    .title = Who is who
resistance-rules-proposal = The Leader picks the team: exactly as many players as the mission takes, with or without the Leader. Talk it over first; a good question often tells more than an answer.
    .title = The team
resistance-rules-vote = Everybody votes at the same time, on the team or not. More than half must approve; a tie rejects. Then all votes are shown by name. After a rejection the lead passes to the left and the vote track goes up by one. With the fifth rejection for one mission the spies win.
    .title = The vote
resistance-rules-mission = Each team member plays a card in secret. { $hackers ->
    [yes] A Hacker plays “Success” or “Hack”. All others in the Resistance must play “Success”; the other spies may choose. The cards are shuffled, so you see how many of each kind there are, not whose. One Fail is enough to fail, but mission 4 takes two with seven or more players; then each Hack reverses the result. After that the lead passes to the left and the vote track starts again.
   *[other] As a member of the Resistance you must play “Success”; as a spy you may choose. The cards are shuffled, so you see how many Fails there are, not whose. One Fail is enough, but mission 4 takes two with seven or more players. Then the lead passes to the left and the vote track starts again.
}
    .title = The mission
resistance-rules-plots = Before each mission the Leader draws one, two or three plot cards, depending on the number of players, and gives each to somebody else. Some act at once; others you keep and use once; one stays for good. Everybody sees who holds what. When you could use a card, you are asked for a short while, and silence is a pass. If several use one, it goes clockwise from the Leader. Only you see what you are shown.
    .title = Plot cards
resistance-rules-targeted = The Leader first chooses which mission to attempt, then the team. Each mission can be attempted once, and mission 5 only after two successes. If the team is rejected, the next Leader chooses anew and the vote track goes on counting. Team size and Fails needed are those of the chosen mission.
    .title = Targeted missions
resistance-rules-blind = Nobody is told who the spies are. As a spy you know only yourself, and must find the others by what they do, as everybody else does.
    .title = Blind spies
resistance-rules-hunter = Each side has a Hunter and a Chief. With eight or more players the Resistance has two Chiefs; with ten the spies do too. The spies know their Chiefs; two Resistance Chiefs know each other. With seven or more players a Spy Chief may also play “Chief-Fail”: it counts as a Fail, and everybody sees what it was.
    .title = Hunters and Chiefs
resistance-rules-accusation = After the third success the Resistance’s Hunter steps forward and must accuse a Spy Chief; after the third failure the spies’ Hunter must accuse a Resistance Chief. Right, and that side wins. Wrong, and the result of the last mission is reversed, and play goes on. After mission 5 the Hunters accuse in turn until one is right. Nobody is accused twice by the same Hunter.
    .title = The accusation
resistance-rules-early = Once in a match, after a failed mission that is not the third failure, the spies’ Hunter may accuse early: with five or six players if the Spy Chief played “Fail”, with more if a Chief-Fail lies among the cards. So after such a mission everybody is asked to go on, always for the same time, and nobody sees who thought about it. Wrong, and the mission is turned into a success.
    .title = The early accusation
resistance-rules-dummy-agent = When the Dummy Agent is examined they may hand over a Resistance Chief’s card or “No Chief”, as they like. Whoever accuses them is wrong.
    .title = The Dummy Agent
resistance-rules-coordinator = The Resistance Chiefs know the Coordinator, who does not know them. When examined, the Coordinator hands over “No Chief”; but the spies’ Hunter may find the Coordinator instead of a Chief.
    .title = The Coordinator
resistance-rules-deep-agent = The Deep Agent is a spy who knows none of the others. In the night the others are shown the Deep Agent.
    .title = The Deep Agent
resistance-rules-pretender = The Pretender belongs to the Resistance. The spies are shown the Pretender and the Deep Agent together, but not which is which. The two do not know each other.
    .title = The Pretender
resistance-rules-blame = Once in a match, from the handing out of plot cards to the last vote, the Deep Agent may show themselves and name the Pretender. Right, and the two change characters and sides; what they have learnt stays learnt. Wrong, and play goes on with the Deep Agent known. As long as this can happen, every vote stays open for some time even when all have voted, and nobody sees who has.
    .title = Blame
resistance-rules-investigation = Before the vote the Leader gives the Investigator’s marker to somebody who neither leads nor goes. After missions 1 to 4 somebody is examined: by the Leader after a success, by the Investigator after a failure, as the cards said. The examined player hands over a loyalty card that tells whether they are a Chief. Only the examiner sees it, and may say what they like.
    .title = The investigation
resistance-rules-inquisitor = The marker starts to the right of the first Leader. After missions 2, 3 and 4 its holder must look at the side of somebody who has never held it; only the holder sees it, and the marker passes to the player whose side they saw.{ $hunter ->
    [yes] { " " }It comes after accusations and before the investigation.
   *[other] { "" }
}
    .title = The Inquisitor
resistance-rules-hackers = A Hacker plays “Success” or “Hack”, never “Fail”. First the mission is judged without Hacks; then each Hack reverses the result: one reverses it, two leave it as it was.
    .title = Hackers
resistance-rules-end = { $hunter ->
    [yes] The match ends when a Hunter has accused a Chief of the other side, or with the fifth rejection in a row. Three successes or three failures do not end it. Then all characters and mission cards are turned up, and you can look through the match again.
   *[other] The match ends with the third success, the third failure, or the fifth rejection in a row. Then all sides and mission cards are turned up, and you can look through the match again.
}
    .title = The end

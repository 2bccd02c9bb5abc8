//! The laws, tested: each fault planted here is one that such games have had, and the law
//! that must catch it does. A law that lets its fault pass fails this test.

#[macro_use]
#[path = "planted/fault.rs"]
mod fault;
// The faults of one game prove the laws. Those of the others, which prove that their secrets are
// within reach of the laws, take minutes.
#[cfg(feature = "long")]
#[path = "planted/hijacked.rs"]
mod hijacked;
#[cfg(feature = "long")]
#[path = "planted/hostile.rs"]
mod hostile;
#[cfg(feature = "long")]
#[path = "planted/illegal.rs"]
mod illegal;
#[cfg(feature = "long")]
#[path = "planted/mayday.rs"]
mod mayday;

use std::cell::Cell;

use redeye_game::{Audience, Game, In, Input, Refused, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_laws::Law;
use redeye_resistance::{
    Action, Card, Chance, Event, PrivateView, PublicView, Resistance, Side, Stage,
};

use fault::{Fault, PLANTED, Plant, law_broken, legal};

impl Plant for Resistance {
    const TABLES: &'static [(u8, &'static str)] = &[(5, ""), (7, "plots")];
    const HIDDEN: &'static [&'static str] = &["deal", "approve", "play"];
    const FACTS: &'static [&'static str] = &["spies", "cards"];
}

fn truth(state: &Resistance) -> PrivateView {
    state.private(Viewer::All)
}

fault! {
    /// Nothing wrong: the control.
    Sound in Resistance {}
}
fault! {
    /// The whole state goes to every player.
    RolesToAll in Resistance {
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            PrivateView { spies: truth(state).spies, ..state.private(viewer) }
        }
    }
}
fault! {
    /// Spectators see more than players.
    SpectatorSeesSpies in Resistance {
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let spies = truth(state).spies;
            let private = state.private(viewer);
            if viewer == Viewer::Public { PrivateView { spies, ..private } } else { private }
        }
    }
}
fault! {
    /// Votes can be read while others still vote.
    VotesOpenEarly in Resistance {
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            PrivateView { ballot: truth(state).ballot, ..state.private(viewer) }
        }
    }
}
fault! {
    /// Mission cards can be read by name.
    MissionCardsOpen in Resistance {
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            PrivateView { cards: truth(state).cards, ..state.private(viewer) }
        }
    }
}
fault! {
    /// The public part counts what is not yet public.
    FailsSoFar in Resistance {
        fn public(state: &Resistance) -> PublicView {
            let fails = truth(state).cards.map_or(0, |cards| cards.fail.len() as u8);
            let public = state.public();
            PublicView { rejections: public.rejections + fails, ..public }
        }
    }
}
fault! {
    /// What one seat looked at is shown to all.
    SightingsToAll in Resistance {
        const MATCHES: u64 = 200;
        const TABLES: &'static [(u8, &'static str)] = &[(7, "plots")];
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            PrivateView { sightings: truth(state).sightings, ..state.private(viewer) }
        }
    }
}
fault! {
    /// A mission asks only those who have a choice.
    OnlySpiesAsked in Resistance {
        fn awaits(state: &Resistance) -> SeatSet {
            let can_fail = |&seat: &Seat| {
                state.check(seat, &Action::Play { card: Card::Fail }).is_ok()
            };
            let choosing: SeatSet = state.awaits().iter().filter(can_fail).collect();
            if choosing.is_empty() { state.awaits() } else { choosing }
        }
    }
}
fault! {
    /// The table waits longer when a spy leads.
    DeadlineByRole in Resistance {
        fn deadline(state: &Resistance) -> Option<Time> {
            let spies = truth(state).spies;
            let spy_leads = state.public().leader.is_some_and(|leader| spies.contains(leader));
            state.deadline().map(|due| due + u64::from(spy_leads) * 1000)
        }
    }
}
fault! {
    /// The options offered depend on what others are.
    TeamsWithoutSpies in Resistance {
        fn legal(state: &Resistance, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            match action {
                Action::Propose { team } if *team == truth(state).spies => Err(&PLANTED),
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// An error says what its target is.
    RefusalByRole in Resistance {
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let refused = state.check(seat, action);
            match action {
                Action::Propose { team } if refused.is_err() && *team == truth(state).spies => {
                    Err(&PLANTED)
                }
                _ => refused,
            }
        }
    }
}
fault! {
    /// Spies hear only each other.
    EarshotByRole in Resistance {
        fn earshot(state: &Resistance, speaker: Seat) -> SeatSet {
            let spies = truth(state).spies;
            if spies.contains(speaker) { spies } else { state.seats() }
        }
    }
}
fault! {
    /// The options of a seat depend on the others' secret choices.
    LegalByOthersVotes in Resistance {
        fn legal(state: &Resistance, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| Self::check(state, seat, action).is_ok());
        }
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let rejected = truth(state).ballot.is_some_and(|ballot| !ballot.reject.is_empty());
            match action {
                Action::Reject if rejected => Err(&PLANTED),
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// Events are told to everybody, whomever they were meant for.
    EverythingToldToAll in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            let mut meant = Told::new();
            state.apply(at, input, &mut meant);
            meant.iter().for_each(|(_, event)| told.all(*event));
        }
    }
}
fault! {
    /// Everybody is told who plays which card.
    CardsAnnounced in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            if let Input::Act(member, Action::Play { card }) = input {
                told.all(Event::FacedUp { member, card });
            }
            state.apply(at, input, told);
        }
    }
}
fault! {
    /// What is meant for some is told to all the others instead.
    WrongAudience in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            let mut meant = Told::new();
            state.apply(at, input, &mut meant);
            for (to, event) in meant.iter() {
                match to {
                    Audience::All => told.all(*event),
                    Audience::Only(seats) => told.only(state.seats() - seats, *event),
                }
            }
        }
    }
}
fault! {
    /// A button that does nothing but say no.
    LegalButRefused in Resistance {
        fn legal(state: &Resistance, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if state.public().stage == Stage::Mission && !actions.is_empty() {
                actions.push(Action::Pass);
            }
        }
    }
}
fault! {
    /// The gate lets through what is not offered: sabotage by the loyal.
    AllowedButNotLegal in Resistance {
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let loyal = state.private(Viewer::Seat(seat)).side == Some(Side::Resistance);
            let sabotage = *action == Action::Play { card: Card::Fail };
            let played = state.check(seat, &Action::Play { card: Card::Success });
            if loyal && sabotage { played } else { state.check(seat, action) }
        }
    }
}
fault! {
    /// A phase that waits for nobody.
    WaitsForNobody in Resistance {
        fn awaits(state: &Resistance) -> SeatSet {
            if state.public().stage == Stage::Vote { SeatSet::EMPTY } else { state.awaits() }
        }
    }
}
fault! {
    /// A phase that waits for those who cannot act.
    WaitsForTheHelpless in Resistance {
        fn awaits(state: &Resistance) -> SeatSet {
            let leads = state.public().stage == Stage::Propose;
            if leads { state.seats() - state.awaits() } else { state.awaits() }
        }
    }
}
fault! {
    /// Buttons stay after the end.
    ActsAfterTheEnd in Resistance {
        fn legal(state: &Resistance, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if state.outcome().is_some() {
                actions.push(Action::Approve);
            }
        }
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let late = state.outcome().is_some() && *action == Action::Approve;
            if late { Ok(()) } else { state.check(seat, action) }
        }
    }
}
fault! {
    /// A deadline that passes and stays.
    ClockStandsStill in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            if input != Input::Clock {
                state.apply(at, input, told);
            }
        }
    }
}
fault! {
    /// Everybody is told who the spies are, and sees it: no view tells more than another.
    SpiesKnownToAll in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            state.apply(at, input, told);
            if matches!(input, Input::Chance(Chance::Deal { .. })) {
                told.all(Event::SpiesMet { spies: truth(state).spies });
            }
        }
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            PrivateView { spies: truth(state).spies, ..state.private(viewer) }
        }
    }
}
fault! {
    /// The same for the seats alone: the public is left to be surprised.
    SpiesKnownToSeats in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            state.apply(at, input, told);
            if matches!(input, Input::Chance(Chance::Deal { .. })) {
                told.only(state.seats(), Event::SpiesMet { spies: truth(state).spies });
            }
        }
        fn private(state: &Resistance, viewer: Viewer) -> PrivateView {
            let private = state.private(viewer);
            if viewer == Viewer::Public {
                return private;
            }
            PrivateView { spies: truth(state).spies, ..private }
        }
    }
}
fault! {
    /// The gate lets through what nobody is ever offered: a team of any size.
    AnyTeamAllowed in Resistance {
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let leads = state.public().leader == Some(seat);
            match action {
                Action::Propose { .. } if leads && state.public().stage == Stage::Propose => Ok(()),
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// An error about something that cannot be done tells who is a spy.
    ProbedRefusal in Resistance {
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            match action {
                Action::Propose { team } if team.len() == 1 && team.within(truth(state).spies) => {
                    Err(&PLANTED)
                }
                _ => state.check(seat, action),
            }
        }
    }
}
fault! {
    /// The table shows who has played a mission card: who had no choice was quick.
    WhoHasPlayed in Resistance {
        fn awaits(state: &Resistance) -> SeatSet {
            let can = |seat: &Seat| !legal(state, *seat).is_empty();
            state.awaits().iter().filter(can).collect()
        }
    }
}
fault! {
    /// A match that goes round and round: teams are proposed and forgotten.
    NeverEnds in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            if !matches!(input, Input::Act(_, Action::Propose { .. })) {
                state.apply(at, input, told);
            }
        }
    }
}
fault! {
    /// Who has voted can say so again, for ever.
    VotesWithoutEnd in Resistance {
        fn legal(state: &Resistance, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if state.public().stage == Stage::Vote && actions.is_empty() {
                actions.push(Action::Approve);
            }
        }
        fn check(state: &Resistance, seat: Seat, action: &Action) -> Result<(), Refused> {
            let votes = state.public().stage == Stage::Vote && *action == Action::Approve;
            if votes { Ok(()) } else { state.check(seat, action) }
        }
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            let again = match &input {
                Input::Act(seat, action) => state.check(*seat, action).is_err(),
                Input::Chance(_) | Input::Clock => false,
            };
            if !again {
                state.apply(at, input, told);
            }
        }
    }
}
fault! {
    /// Rules that ask the world outside.
    AsksTheWorld in Resistance {
        fn apply(state: &mut Resistance, at: Time, input: In<Resistance>, told: &mut Told<Event>) {
            thread_local! { static CALLS: Cell<u32> = const { Cell::new(0) }; }
            let odd_day = CALLS.replace(CALLS.get() + 1) % 97 == 96;
            let input = match input {
                Input::Act(seat, Action::Approve) if odd_day => Input::Act(seat, Action::Reject),
                other => other,
            };
            state.apply(at, input, told);
        }
    }
}
fault! {
    /// A field that does not arrive.
    LostOnTheWire in Resistance {
        fn unsent() -> u8 {
            1
        }
    }
}
fault! {
    /// A deal that the rules do not have.
    ImpossibleDraw in Resistance {
        fn draw(state: &Resistance, rng: &mut Rng) -> Chance {
            match state.draw(rng) {
                Chance::Deal { spies, leader } => {
                    let spies = spies.iter().skip(1).collect();
                    Chance::Deal { spies, leader }
                }
                other @ (Chance::Cast { .. } | Chance::Plots { .. }) => other,
            }
        }
    }
}
caught! {
    a_sound_game_obeys: Sound => None;
    roles_shown_to_all: RolesToAll => Some(Law::NoLeak);
    spectators_see_spies: SpectatorSeesSpies => Some(Law::NoLeak);
    votes_open_early: VotesOpenEarly => Some(Law::NoLeak);
    mission_cards_open: MissionCardsOpen => Some(Law::NoLeak);
    fails_counted_too_early: FailsSoFar => Some(Law::NoLeak);
    sightings_shown_to_all: SightingsToAll => Some(Law::NoLeak);
    only_spies_are_asked: OnlySpiesAsked => Some(Law::NoLeak);
    a_deadline_by_role: DeadlineByRole => Some(Law::NoLeak);
    options_by_others_roles: TeamsWithoutSpies => Some(Law::NoLeak);
    a_refusal_by_role: RefusalByRole => Some(Law::NoLeak);
    earshot_by_role: EarshotByRole => Some(Law::NoLeak);
    options_by_others_votes: LegalByOthersVotes => Some(Law::NoLeak);
    events_told_to_all: EverythingToldToAll => Some(Law::Seen);
    cards_announced: CardsAnnounced => Some(Law::Seen);
    events_told_to_the_wrong_seats: WrongAudience => Some(Law::Seen);
    legal_but_refused: LegalButRefused => Some(Law::Legality);
    allowed_but_not_legal: AllowedButNotLegal => Some(Law::Legality);
    waits_for_nobody: WaitsForNobody => Some(Law::NoDeadEnd);
    waits_for_the_helpless: WaitsForTheHelpless => Some(Law::NoDeadEnd);
    acts_after_the_end: ActsAfterTheEnd => Some(Law::NoDeadEnd);
    the_clock_stands_still: ClockStandsStill => Some(Law::Clock);
    spies_known_to_all: SpiesKnownToAll => Some(Law::Hides);
    spies_known_to_seats: SpiesKnownToSeats => Some(Law::Hides);
    any_team_is_allowed: AnyTeamAllowed => Some(Law::Legality);
    a_probed_refusal: ProbedRefusal => Some(Law::NoLeak);
    who_has_played: WhoHasPlayed => Some(Law::NoLeak);
    a_match_that_never_ends: NeverEnds => Some(Law::End);
    votes_without_end: VotesWithoutEnd => Some(Law::Repeats);
    rules_that_ask_the_world: AsksTheWorld => Some(Law::Replay);
    a_field_that_does_not_arrive: LostOnTheWire => Some(Law::Wire);
    a_deal_the_rules_do_not_have: ImpossibleDraw => Some(Law::Replay);
}

//! A player of Hijacked that takes what brings most points now: what a beginner does, and a measure
//! of what looking ahead is worth. It is frozen: it does not get better with the bots that are
//! measured by it.

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Rng, Seat};
use redeye_hijacked::{Action, Config, Event, Hijacked, PublicView};

/// Ways to play Hijacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Negotiator {
    /// One of the levels there are.
    Level(Level),
    /// Takes most points now.
    Greedy,
}

impl Negotiator {
    /// Its name, for tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Greedy => "greedy",
        }
    }

    /// A bot that plays so.
    pub(crate) fn sit(self, config: &Config, seat: Seat) -> Box<dyn Bot<Hijacked>> {
        match self {
            Self::Greedy => Box::new(Grabber),
            Self::Level(level) => Hijacked::bot(level, config, seat),
        }
    }
}

/// HIJ-22: points that a card brings as a part of a pair, in tenths.
const CARD: i32 = 15;

/// Takes most points now. It plays every card it can, draws as many stones as it can, exchanges as
/// soon as it can, and keeps its markers, which are a point each.
struct Grabber;

impl Grabber {
    /// What an action brings at once, in tenths of a point; none: it is left alone.
    fn points(public: &PublicView, seat: Seat, action: &Action) -> Option<i32> {
        let me = &public.players[seat];
        let is_on_turn = public.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        Some(match action {
            Action::RescuePilot { .. } | Action::RescuePilotWith { .. } => 50,
            // With three passengers it saves for a pilot.
            Action::RescuePassenger { .. } if me.passengers < 3 || me.pilots > 0 => 30,
            Action::BuildTrustFree | Action::TakeDieAndJoker | Action::TakeBack { .. } => 25,
            Action::BuildTrust { .. } => 20,
            Action::Draw | Action::Take { .. } | Action::Keep { .. } => 20,
            Action::TakeMiniDie => 20,
            Action::Play => CARD,
            Action::ChooseReserved => CARD,
            Action::Discard => 10,
            Action::Choose { .. } | Action::ChooseTop { .. } => 12,
            Action::Persuade { spot } => {
                let place = &public.spots[spot.index()];
                let last = place.hijacker.filter(|_| place.level == 3);
                10 + last.map_or(0, |hijacker| 10 * i32::from(hijacker.base()))
            }
            Action::Fetch { .. } => 10,
            Action::Retreat => 5,
            Action::Stop | Action::EndTurn if is_on_turn => 0,
            Action::Stop | Action::Pass => 0,
            _ => return None,
        })
    }
}

impl Bot<Hijacked> for Grabber {
    fn hear(&mut self, _event: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn act(&mut self, turn: &Turn<'_, Hijacked>, rng: &mut Rng) -> Option<Action> {
        let public = turn.view().public;
        let points = |action: &Action| Self::points(&public, turn.seat(), action);
        let most = turn.legal().iter().filter_map(points).max()?;
        let best: Vec<&Action> =
            turn.legal().iter().filter(|action| points(action) == Some(most)).collect();
        rng.pick(&best).map(|action| (*action).clone())
    }
}

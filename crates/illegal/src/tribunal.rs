//! The tribunal: suspects, debates and fingers (ILL-30 to ILL-32).

use arrayvec::ArrayVec;
use redeye_game::{Hides, Maybe, Refused, Rng, Seat, SeatSet, Time, Told, Window};
use serde::{Deserialize, Serialize};

use crate::action::Chance;
use crate::event::Event;
use crate::master::Next;
use crate::pieces::{Finger, PLAYERS_MAX, Role, Row};
use crate::refusal::{HAS_POINTED, NO_POINTING_NOW, NO_SUCH_SEAT, NOT_AT_ONESELF, SUSPECTS_SHOWN};
use crate::{Action, Illegal, Phase};

/// ILL-32: the most verdicts there can be.
pub(crate) const VERDICTS_MAX: usize = 2 * PLAYERS_MAX;

/// ILL-31: what came of a vote. Public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// Which suspect cards it was about.
    pub roles: Row<Role>,
    /// Whom each player pointed at, in the order of the seats.
    pub fingers: Row<Finger>,
    /// Before whom the cards lie; nobody: they have left the game.
    pub accused: Option<Seat>,
}

impl Illegal {
    /// ILL-30, ILL-32: the suspect cards still to come, pair by pair or one by one.
    fn suspects_left(&self) -> Vec<Row<Role>> {
        let roles = self.packets.iter().flat_map(|packet| {
            let [dealer, buyer] = packet.roles();
            let apart = self.config.advanced();
            let cards =
                if apart { vec![vec![dealer], vec![buyer]] } else { vec![vec![dealer, buyer]] };
            cards.into_iter().map(Row::from_iter)
        });
        let judged =
            |roles: &Row<Role>| self.verdicts.iter().any(|verdict| verdict.roles == *roles);
        roles.filter(|roles| !judged(roles)).collect()
    }

    /// ILL-30: in random order. The next one is drawn when it is due, so that nothing knows it.
    pub(crate) fn draw_suspects(&self, rng: &mut Rng) -> Chance {
        let left = self.suspects_left();
        let roles = rng.pick(&left).expect("somebody is still to be judged").clone();
        Chance::Suspects { roles }
    }

    pub(crate) fn check_suspects(&self, roles: &Row<Role>) -> Result<(), Refused> {
        let fits = self.phase == Phase::Show && self.suspects_left().contains(roles);
        if fits { Ok(()) } else { Err(&SUSPECTS_SHOWN) }
    }

    /// ILL-30: shown to all, and debated.
    pub(crate) fn show_suspects(&mut self, at: Time, roles: Row<Role>, told: &mut Told<Event>) {
        told.all(Event::Shown { roles: roles.clone() });
        self.suspects = Some(roles);
        self.phase = Phase::Debate { ends: at + self.config.debate_ms() };
    }

    pub(crate) fn open_pointing(&mut self, at: Time, told: &mut Told<Event>) {
        self.done = SeatSet::EMPTY;
        let closes = at + self.config.pause_ms();
        self.phase = Phase::Point(Window::open(self.players(), closes, Hides::Answers));
        told.all(Event::Pointing);
    }

    pub(crate) fn check_point(&self, seat: Seat, at: Option<Seat>) -> Result<(), Refused> {
        match (&self.phase, at) {
            (Phase::Point(_), Some(at)) if !self.players().contains(at) => Err(&NO_SUCH_SEAT),
            (Phase::Point(_), Some(at)) if at == seat => Err(&NOT_AT_ONESELF),
            (Phase::Point(window), _) if !window.owes(seat) => Err(&HAS_POINTED),
            (Phase::Point(_), _) => Ok(()),
            _ => Err(&NO_POINTING_NOW),
        }
    }

    pub(crate) fn legal_fingers(
        &self,
        window: &Window<Finger>,
        seat: Seat,
        actions: &mut Vec<Action>,
    ) {
        if window.owes(seat) {
            actions.push(Action::PointAtNobody);
            let others = self.players().without(seat);
            actions.extend(others.iter().map(|seat| Action::Point { seat }));
        }
    }

    /// ILL-30: all at once, so nobody sees a finger before the last one points.
    pub(crate) fn point(&mut self, at: Time, seat: Seat, to: Option<Seat>, told: &mut Told<Event>) {
        let Phase::Point(window) = &mut self.phase else { unreachable!("the gate checked it") };
        window.answer(seat, Maybe(to));
        if window.is_complete() {
            self.judge(at, told);
        }
    }

    /// ILL-31: most fingers; a tie, or none at all, and the cards leave the game.
    pub(crate) fn judge(&mut self, at: Time, told: &mut Told<Event>) {
        let Phase::Point(window) = self.phase else { unreachable!("the gate checked it") };
        let pointed = window.close(at);
        let finger = |seat| pointed[seat].unwrap_or(Maybe(None));
        let fingers: Row<Finger> = self.players().iter().map(finger).collect();
        let accused = most_fingers(self.players(), &fingers);
        let roles = self.suspects.take().expect("suspects were shown");
        let (said, about) = (fingers.clone(), roles.clone());
        told.all(match accused {
            Some(accused) => Event::Accused { fingers: said, accused, roles: about },
            None => Event::NotAccused { fingers: said, roles: about },
        });
        self.verdicts.push(Verdict { roles, fingers, accused });
        if self.suspects_left().is_empty() {
            self.ask_who_reveals(told);
        } else {
            self.ready(at, Next::Debate, told);
        }
    }

    /// ILL-31: the suspect cards before a player, as many as were laid there.
    pub(crate) fn accusations(&self, seat: Seat) -> impl Iterator<Item = Role> {
        let before = move |verdict: &&Verdict| verdict.accused == Some(seat);
        self.verdicts.iter().filter(before).flat_map(|verdict| verdict.roles.iter().copied())
    }
}

/// The one at whom most fingers point, if there is just one.
fn most_fingers(players: SeatSet, fingers: &Row<Finger>) -> Option<Seat> {
    let count = |seat: Seat| fingers.iter().filter(|finger| finger.0 == Some(seat)).count();
    let most = players.iter().map(count).max().filter(|most| *most > 0)?;
    let first: ArrayVec<Seat, PLAYERS_MAX> =
        players.iter().filter(|seat| count(*seat) == most).collect();
    if first.len() == 1 { Some(first[0]) } else { None }
}

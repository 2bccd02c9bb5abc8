//! Blame: the Deep Agent names the Pretender, and they change places (RES-35).

use redeye_game::{Refused, Seat, Time, Told};

use crate::character::Character;
use crate::event::{Event, Guess};
use crate::hostile::{Blame, ShownCharacter};
use crate::pieces::Side;
use crate::refusal::{BLAME_ANOTHER, NO_BLAME_NOW, NO_SUCH_SEAT};
use crate::{Action, Resistance};

impl Resistance {
    /// RES-35: once a match, at any moment of team building, the Deep Agent may. The vote gives it
    /// time, and that is asked of everybody alike.
    fn may_blame(&self, seat: Seat) -> bool {
        self.blame_is_open() && self.characters[seat] == Character::DeepAgent
    }

    /// Whether this is such a moment: everybody knows that.
    pub(crate) fn blame_is_open(&self) -> bool {
        self.is_team_building() && self.blame_can_come()
    }

    /// Whether there can still be a Blame: everybody knows that, too.
    pub(crate) fn blame_can_come(&self) -> bool {
        self.config.blame && self.hostile.blame.is_none()
    }

    pub(crate) fn check_blame(&self, seat: Seat, named: Seat) -> Result<(), Refused> {
        match named {
            _ if !self.may_blame(seat) => Err(&NO_BLAME_NOW),
            _ if named == seat => Err(&BLAME_ANOTHER),
            _ if !self.everyone().contains(named) => Err(&NO_SUCH_SEAT),
            _ => Ok(()),
        }
    }

    pub(crate) fn legal_blames(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.may_blame(seat) {
            let others = self.everyone().without(seat);
            actions.extend(others.iter().map(|named| Action::Blame { named }));
        }
    }

    /// RES-35: the named seat must answer honestly. Right, and both change character and side; what
    /// each learnt stays learnt. Wrong, and play goes on with the Deep Agent known.
    pub(crate) fn blame(&mut self, at: Time, by: Seat, named: Seat, told: &mut Told<Event>) {
        let right = self.characters[named] == Character::Pretender;
        let guess = if right { Guess::Right } else { Guess::Wrong };
        self.hostile.blame = Some(Blame { by, named, guess });
        told.all(Event::Blamed { by, named, guess });
        if right {
            self.characters[by] = Character::Pretender;
            self.characters[named] = Character::DeepAgent;
            self.spies = self.characters.seats(|character| character.side() == Side::Spy);
            self.show_agent(named);
        }
        self.show_agent(by);
        // The vote stays open for a Blame, and now there can be none.
        self.end_wait_for_blame(at, told);
    }

    /// Everybody knows who this is now.
    fn show_agent(&mut self, seat: Seat) {
        let character = self.characters[seat];
        self.hostile.shown.push(ShownCharacter { seat, character });
        self.all_learn(seat);
    }
}

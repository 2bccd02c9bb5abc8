//! The cockpit: the captain, the crew it lets in, and the end (MAY-28 to MAY-32).

use redeye_game::{Outcome, Refused, Rng, Seat, SeatSet, Time, Told};

use crate::action::Chance;
use crate::event::{Ending, Event};
use crate::look::{Look, Marker};
use crate::pieces::{Hand, Side};
use crate::refusal::{
    CANNOT_LOOK, HAS_ACCESS, LOOK_WAS_MADE, NO_CREW_NOW, NO_SUCH_SEAT, NOT_IN_THE_COCKPIT,
    NOT_SHUFFLED,
};
use crate::{Action, Mayday, Phase};

impl Mayday {
    /// MAY-28, MAY-31: who gets access shuffles its three cards and turns them up.
    pub(crate) fn enter_cockpit(&mut self, seat: Seat) {
        self.access = self.access.with(seat);
        self.newest = Some(seat);
        self.phase = Phase::Shuffle { seat };
    }

    pub(crate) fn draw_shuffle(&self, seat: Seat, rng: &mut Rng) -> Chance {
        let Hand(mut cards) = self.hands[seat];
        rng.shuffle(&mut cards);
        Chance::Shuffle { hand: Hand(cards), seat }
    }

    pub(crate) fn check_shuffle(&self, hand: Hand, seat: Seat) -> Result<(), Refused> {
        let due = matches!(self.phase, Phase::Shuffle { seat: due } if due == seat);
        let same = due && hand.is_mixed() && hand.team() == self.team(seat);
        if same { Ok(()) } else { Err(&NOT_SHUFFLED) }
    }

    /// MAY-28, MAY-31: an infiltrator in the cockpit has won for its team. MAY-32: when all of the
    /// honest crew is in, it has won.
    pub(crate) fn turn_up(&mut self, at: Time, seat: Seat, hand: Hand, told: &mut Told<Event>) {
        self.hands[seat] = hand;
        told.all(Event::TurnedUp { seat, hand });
        let honest = self.everyone() - self.infiltrators;
        match self.team(seat) {
            Side::Infiltrator if self.captain == Some(seat) => {
                self.end(Ending::InfiltratorCaptain, told);
            }
            Side::Infiltrator => self.end(Ending::InfiltratorLetIn, told),
            Side::Honest if honest.within(self.access) => self.end(Ending::SafeLanding, told),
            Side::Honest => self.ask_the_crew(at, false),
        }
    }

    /// Who came in last chooses whom to send or to let in. MAY-41: veteran cards come first.
    pub(crate) fn ask_the_crew(&mut self, at: Time, has_looked: bool) {
        if !self.ask_about_crew(at, has_looked) {
            self.open_crew(has_looked);
        }
    }

    pub(crate) const fn open_crew(&mut self, has_looked: bool) {
        self.phase = Phase::Crew { has_looked };
    }

    /// Who has the newest access card.
    pub(crate) fn newest(&self) -> Seat {
        self.newest.expect("the captain is in the cockpit")
    }

    /// MAY-30: a looker and a target, if it likes, and only first.
    pub(crate) fn check_send(&self, seat: Seat, looker: Seat, target: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Crew { .. } if seat != self.newest() => Err(&NOT_IN_THE_COCKPIT),
            Phase::Crew { has_looked: true } => Err(&LOOK_WAS_MADE),
            Phase::Crew { .. } if !self.everyone().contains(looker) => Err(&NO_SUCH_SEAT),
            Phase::Crew { .. } if !self.everyone().contains(target) => Err(&NO_SUCH_SEAT),
            Phase::Crew { .. } if self.access.contains(target) => Err(&HAS_ACCESS),
            Phase::Crew { .. } if !self.can_look(looker, target) => Err(&CANNOT_LOOK),
            Phase::Crew { .. } => Ok(()),
            _ => Err(&NO_CREW_NOW),
        }
    }

    pub(crate) fn check_let_in(&self, seat: Seat, new: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Crew { .. } if seat != self.newest() => Err(&NOT_IN_THE_COCKPIT),
            Phase::Crew { .. } if !self.everyone().contains(new) => Err(&NO_SUCH_SEAT),
            Phase::Crew { .. } if self.access.contains(new) => Err(&HAS_ACCESS),
            Phase::Crew { .. } => Ok(()),
            _ => Err(&NO_CREW_NOW),
        }
    }

    pub(crate) fn legal_crew(&self, seat: Seat, has_looked: bool, actions: &mut Vec<Action>) {
        if seat != self.newest() {
            return;
        }
        let outside = self.everyone() - self.access;
        actions.extend(outside.iter().map(|seat| Action::LetIn { seat }));
        if has_looked {
            return;
        }
        for looker in outside.iter() {
            let targets = outside & self.can_look_at(looker);
            actions.extend(targets.iter().map(|target| Action::Send { looker, target }));
        }
    }

    /// MAY-30: the looker picks which card.
    pub(crate) fn send(&mut self, by: Seat, looker: Seat, target: Seat, told: &mut Told<Event>) {
        told.all(Event::Sent { by, looker, target });
        self.let_look(Look::new(looker, target));
    }

    /// MAY-31: a card from the centre.
    pub(crate) fn let_in(&mut self, by: Seat, seat: Seat, told: &mut Told<Event>) {
        told.all(Event::LetIn { by, seat });
        self.access_left -= 1;
        self.enter_cockpit(seat);
    }

    fn end(&mut self, ending: Ending, told: &mut Told<Event>) {
        self.phase = Phase::Over(ending);
        let hands = self.hands.iter().map(|(_, hand)| *hand).collect();
        told.all(Event::Ended { ending, hands });
        // With the cards it comes out who marked something else than they saw. Every look is
        // followed by its marker, so the two lists go together.
        for (&Marker { by, target, spot, side }, (_, sight)) in
            self.markers.iter().zip(&self.sights)
        {
            if side != sight.side {
                told.all(Event::Lied { by, target, spot });
            }
        }
    }

    pub(crate) fn outcome_of(&self, ending: Ending) -> Outcome {
        let honest: SeatSet = self.everyone() - self.infiltrators;
        let (side, how, winners) = match ending {
            Ending::SafeLanding => ("honest", "safe-landing", honest),
            Ending::InfiltratorCaptain => {
                ("infiltrators", "infiltrator-captain", self.infiltrators)
            }
            Ending::InfiltratorLetIn => ("infiltrators", "infiltrator-let-in", self.infiltrators),
        };
        Outcome { winners, side, how }
    }
}

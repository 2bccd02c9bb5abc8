//! A person as game master (ILL-60, ILL-61). Nothing that it does has a time limit: when a table
//! gives up waiting for somebody who is gone is for the table to say, not for the rules.

use redeye_game::{Refused, Seat, SeatSet, Time, Told, text_form};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::packets::{Packet, check_packets};
use crate::pieces::Resource;
use crate::refusal::{NO_SUCH_SEAT, NOT_ASKED, NOT_THE_MASTER};
use crate::{Action, Illegal, Phase};

text_form! {
    /// What a game master starts (ILL-60).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Next {
        /// A dealing session.
        "session" => Session,
        /// An arrival at the docks.
        "docks" => Docks,
        /// A debate about suspects.
        "debate" => Debate,
    }
}

impl Illegal {
    /// These, and the game master, who sees all.
    pub(crate) fn and_master(&self, seats: impl Into<SeatSet>) -> SeatSet {
        let seats = seats.into();
        self.config.master().map_or(seats, |master| seats.with(master))
    }

    /// ILL-60: a game master starts it; else it begins by itself.
    pub(crate) fn ready(&mut self, at: Time, next: Next, told: &mut Told<Event>) {
        if self.config.master().is_some() {
            self.phase = Phase::Ready { next };
            told.all(Event::Ready { next });
        } else {
            self.start(at, next, told);
        }
    }

    pub(crate) fn start(&mut self, at: Time, next: Next, told: &mut Told<Event>) {
        match next {
            Next::Session => self.begin_session(at, told),
            Next::Docks => self.call_to_docks(at),
            Next::Debate => self.phase = Phase::Show,
        }
    }

    /// ILL-60: a game master picks the first to reveal; else it is seat 1.
    pub(crate) fn ask_who_reveals(&mut self, told: &mut Told<Event>) {
        if self.config.master().is_some() {
            self.phase = Phase::Reveal;
            told.all(Event::WhoReveals);
        } else {
            self.reveal(Seat::at(0), told);
        }
    }

    /// ILL-61: it is asked for what is its own to choose, and for nothing that the rules decide.
    pub(crate) fn check_master(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        if self.config.master() != Some(seat) {
            return Err(&NOT_THE_MASTER);
        }
        match (*action, &self.phase) {
            (Action::Pack { dealer, buyer, extra }, Phase::Build) => {
                self.check_pack(Packet { dealer, buyer, extra })
            }
            (Action::Unpack, Phase::Build) if !self.draft.is_empty() => Ok(()),
            (Action::DrawPackets, Phase::Build) => Ok(()),
            (Action::Start, Phase::Ready { .. }) => Ok(()),
            (Action::End, Phase::Session { .. } | Phase::Dock | Phase::Debate { .. }) => Ok(()),
            (Action::RevealFirst { seat }, Phase::Reveal) => {
                if self.players().contains(seat) {
                    Ok(())
                } else {
                    Err(&NO_SUCH_SEAT)
                }
            }
            _ => Err(&NOT_ASKED),
        }
    }

    /// ILL-60: a draft is told which constraint it breaks.
    fn check_pack(&self, packet: Packet) -> Result<(), Refused> {
        let mut draft = self.draft.clone();
        draft.push(packet);
        check_packets(self.config.players(), &draft)
    }

    pub(crate) fn legal_for_master(&self, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Build => self.legal_packets(actions),
            Phase::Ready { .. } => actions.push(Action::Start),
            Phase::Session { .. } | Phase::Dock | Phase::Debate { .. } => {
                actions.push(Action::End);
            }
            Phase::Reveal => {
                let first = |seat| Action::RevealFirst { seat };
                actions.extend(self.players().iter().map(first));
            }
            _ => (),
        }
    }

    fn legal_packets(&self, actions: &mut Vec<Action>) {
        actions.push(Action::DrawPackets);
        if !self.draft.is_empty() {
            actions.push(Action::Unpack);
        }
        for dealer in Resource::ALL {
            for buyer in Resource::ALL {
                for extra in Resource::ALL {
                    if self.check_pack(Packet { dealer, buyer, extra }).is_ok() {
                        actions.push(Action::Pack { dealer, buyer, extra });
                    }
                }
            }
        }
    }

    /// What a game master does. ILL-60: of building only the game master is told.
    pub(crate) fn direct(&mut self, at: Time, action: Action, told: &mut Told<Event>) {
        let master = self.config.master().expect("the gate checked it");
        match (action, self.phase) {
            (Action::Pack { dealer, buyer, extra }, _) => {
                let packet = Packet { dealer, buyer, extra };
                self.draft.push(packet);
                told.only(master, Event::Packed { packet });
                if self.is_built() {
                    self.finish_packets(told);
                }
            }
            (Action::Unpack, _) => {
                let packet = self.draft.pop().expect("the gate checked it");
                told.only(master, Event::Unpacked { packet });
            }
            (Action::DrawPackets, _) => self.let_draw(told),
            (Action::Start, Phase::Ready { next }) => self.start(at, next, told),
            (Action::End, _) => self.end_it(at, told),
            (Action::RevealFirst { seat }, _) => self.reveal(seat, told),
            _ => unreachable!("the gate checked it"),
        }
    }

    /// ILL-60: packets are drawn, and a draft is not used.
    fn let_draw(&mut self, told: &mut Told<Event>) {
        self.draft.clear();
        self.finish_packets(told);
    }

    fn finish_packets(&mut self, told: &mut Told<Event>) {
        self.phase = Phase::Deal;
        told.all(Event::PacketsReady);
    }
}

//! The deal: teams, identity cards, veteran cards, the first Skirmish seat (MAY-2, MAY-6 to MAY-8).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Maybe, Refused, Rng, Seat, SeatSet, Time, Told};

use crate::action::Chance;
use crate::event::Event;
use crate::pieces::{CREW_MAX, Dealt, Hand, Row, Side, Veteran};
use crate::refusal::{CARDS_DEALT, NO_SUCH_SEAT, VETERANS_DEALT};
use crate::{Mayday, Phase};

impl Mayday {
    /// MAY-2, MAY-7: one team card a seat, shuffled; with it an honest and an infiltrator card,
    /// shuffled again. MAY-6: who begins is drawn, as the holder of veteran card no. 1 would be.
    pub(crate) fn draw_deal(&self, rng: &mut Rng) -> Chance {
        let seats = usize::from(self.config.seats);
        let mut teams = [Side::Honest; CREW_MAX];
        teams[..usize::from(self.config.infiltrators())].fill(Side::Infiltrator);
        rng.shuffle(&mut teams[..seats]);
        let mut hands = ArrayVec::new();
        for &team in &teams[..seats] {
            let mut cards = [team, Side::Honest, Side::Infiltrator];
            rng.shuffle(&mut cards);
            hands.push(Hand(cards));
        }
        Chance::Deal { hands: Row::from(hands), first: Seat::at(rng.below(seats as u32) as usize) }
    }

    pub(crate) fn check_deal(&self, hands: &Row<Hand>, first: Seat) -> Result<(), Refused> {
        if !self.everyone().contains(first) {
            return Err(&NO_SUCH_SEAT);
        }
        let teams = hands.iter().filter(|hand| hand.team() == Side::Infiltrator).count();
        let fits = hands.iter().count() == usize::from(self.config.seats)
            && hands.iter().all(|hand| hand.is_mixed())
            && teams == usize::from(self.config.infiltrators());
        if fits { Ok(()) } else { Err(&CARDS_DEALT) }
    }

    pub(crate) fn deal(
        &mut self,
        at: Time,
        hands: &Row<Hand>,
        first: Seat,
        told: &mut Told<Event>,
    ) {
        self.hands = BySeat::new(self.config.seats, |seat| hands.0[seat.index()]);
        self.infiltrators = self.hands.seats(|hand| hand.team() == Side::Infiltrator);
        for (seat, hand) in self.hands.iter() {
            told.only(seat, Event::TeamDealt { side: hand.team() });
        }
        // MAY-8: infiltrators know each other, the honest know nothing.
        told.only(self.infiltrators, Event::InfiltratorsMet { infiltrators: self.infiltrators });
        self.skirmish = first;
        told.all(Event::Begins { seat: first });
        if self.veteran_seats().is_empty() {
            self.suspect_on(at, told);
        } else {
            self.phase = Phase::DealVeterans;
        }
    }

    /// MAY-6: who gets a veteran card beside no. 1, which lies open before the first Skirmish seat.
    fn veteran_seats(&self) -> SeatSet {
        self.config.veterans().without(self.skirmish)
    }

    /// MAY-6: of the other eight cards as many are taken out unseen as are not needed.
    pub(crate) fn draw_veterans(&self, rng: &mut Rng) -> Chance {
        let mut cards = Veteran::ALL;
        rng.shuffle(&mut cards);
        let holders = self.veteran_seats();
        let mut next = cards.into_iter();
        let dealt = self
            .everyone()
            .iter()
            .map(|seat| Maybe(if holders.contains(seat) { next.next() } else { None }));
        Chance::Veterans { cards: dealt.collect() }
    }

    pub(crate) fn check_veterans(&self, cards: &Row<Dealt>) -> Result<(), Refused> {
        let mut dealt: Vec<Veteran> = cards.iter().filter_map(|dealt| dealt.0).collect();
        let count = dealt.len();
        dealt.sort_unstable();
        dealt.dedup();
        let holders: SeatSet =
            (0..cards.0.len()).filter(|&index| cards.0[index].0.is_some()).map(Seat::at).collect();
        let fits = cards.0.len() == usize::from(self.config.seats)
            && dealt.len() == count
            && holders == self.veteran_seats();
        if fits { Ok(()) } else { Err(&VETERANS_DEALT) }
    }

    pub(crate) fn deal_veterans(&mut self, at: Time, cards: &Row<Dealt>, told: &mut Told<Event>) {
        for (seat, dealt) in self.everyone().iter().zip(cards.iter()) {
            self.veterans.held[seat] = dealt.0;
            if let Some(card) = dealt.0 {
                told.only(seat, Event::VeteranDealt { card });
            }
        }
        self.suspect_on(at, told);
    }

    pub(crate) fn team(&self, seat: Seat) -> Side {
        if self.infiltrators.contains(seat) { Side::Infiltrator } else { Side::Honest }
    }
}

//! The deal and the night: who is who, who knows it, who leads first (RES-1, RES-3, RES-4, RES-8,
//! RES-20, RES-21, RES-32 to RES-34, RES-52).

use redeye_game::{BySeat, Refused, Rng, Seat, SeatSet, Time, Told};

use crate::action::Chance;
use crate::character::{Cast, Character};
use crate::event::Event;
use crate::pieces::Side;
use crate::refusal::{CHARACTERS_DEALT, NO_SUCH_SEAT, SPIES_DEALT};
use crate::{Phase, Resistance};

/// What a seat knows of the characters: recorded when it learns it, never worked out later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knows {
    pub(crate) spies: SeatSet,
    pub(crate) resistance: SeatSet,
    /// RES-21: the Chiefs of its own side.
    pub(crate) chiefs: SeatSet,
    /// RES-32.
    pub(crate) coordinator: Option<Seat>,
    /// RES-33, RES-34: the Deep Agent, or it and the Pretender.
    pub(crate) deep: SeatSet,
}

impl Knows {
    pub(crate) fn learn(&mut self, seat: Seat, side: Side) {
        (self.spies, self.resistance) = match side {
            Side::Resistance => (self.spies.without(seat), self.resistance.with(seat)),
            Side::Spy => (self.spies.with(seat), self.resistance.without(seat)),
        }
    }
}

impl Resistance {
    /// RES-1, RES-20: one character card a seat, shuffled. RES-4: the first Leader is drawn.
    pub(crate) fn draw_deal(&self, rng: &mut Rng) -> Chance {
        let seats = usize::from(self.config.seats);
        if self.config.has_characters() {
            let mut cards = self.config.characters();
            rng.shuffle(&mut cards);
            let leader = Seat::at(rng.below(seats as u32) as usize);
            return Chance::Cast { characters: Cast::of(cards), leader };
        }
        let mut cards = [Side::Resistance; redeye_game::SEATS_MAX];
        cards[..usize::from(self.config.spies())].fill(Side::Spy);
        rng.shuffle(&mut cards[..seats]);
        let spies = (0..seats).filter(|&seat| cards[seat] == Side::Spy).map(Seat::at).collect();
        let leader = Seat::at(rng.below(seats as u32) as usize);
        Chance::Deal { spies, leader }
    }

    pub(crate) fn check_deal(&self, spies: SeatSet, leader: Seat) -> Result<(), Refused> {
        if !spies.with(leader).within(self.everyone()) {
            return Err(&NO_SUCH_SEAT);
        }
        if spies.len() != usize::from(self.config.spies()) || self.config.has_characters() {
            return Err(&SPIES_DEALT);
        }
        Ok(())
    }

    /// RES-20: these character cards, and no others.
    pub(crate) fn check_cast(&self, characters: &Cast, leader: Seat) -> Result<(), Refused> {
        if !self.everyone().contains(leader) {
            return Err(&NO_SUCH_SEAT);
        }
        let mut dealt: Vec<Character> = characters.iter().collect();
        dealt.sort_unstable();
        let fits = self.config.has_characters() && *dealt == *self.config.characters();
        if fits { Ok(()) } else { Err(&CHARACTERS_DEALT) }
    }

    pub(crate) fn deal(&mut self, at: Time, spies: SeatSet, leader: Seat, told: &mut Told<Event>) {
        debug_assert_eq!(self.phase, Phase::Deal);
        for spy in spies.iter() {
            self.characters[spy] = Character::Spy;
        }
        self.spies = spies;
        for seat in self.everyone().iter() {
            let side = self.side(seat);
            self.knows[seat].learn(seat, side);
            told.only(seat, Event::SideDealt { side });
        }
        // RES-3: spies know all spies, the Resistance knows nothing. RES-8: blind spies neither.
        if !self.config.blind {
            self.introduce(spies, spies, told);
        }
        self.begin_match(at, leader, told);
    }

    pub(crate) fn cast(&mut self, at: Time, cast: Cast, leader: Seat, told: &mut Told<Event>) {
        debug_assert_eq!(self.phase, Phase::Deal);
        self.characters = BySeat::from(cast);
        self.spies = self.characters.seats(|character| character.side() == Side::Spy);
        for (seat, &character) in self.characters.iter() {
            self.knows[seat].learn(seat, character.side());
            told.only(seat, Event::CharacterDealt { character });
        }
        self.night(told);
        self.begin_match(at, leader, told);
    }

    /// Who opens its eyes when, and what it sees then.
    fn night(&mut self, told: &mut Told<Event>) {
        let deep = self.seats_of(Character::DeepAgent);
        let pretender = self.seats_of(Character::Pretender);
        // RES-52: the hidden Hacker stays unknown, and knows nobody.
        let hacker = self.seats_of(Character::SpyHacker);
        let hidden = if self.config.hidden_hacker { hacker } else { SeatSet::EMPTY };
        // RES-33: the Deep Agent knows no spy. RES-8: blind spies do not look around.
        let awake = if self.config.blind { SeatSet::EMPTY } else { self.spies - deep - hidden };
        // RES-34: with the Pretender the Deep Agent is one of two.
        let doubtful = if pretender.is_empty() { SeatSet::EMPTY } else { deep };
        self.introduce(awake, self.spies - hidden - doubtful, told);
        // RES-21: spies know which of them are Chiefs.
        let chiefs = self.seats_of(Character::SpyChief);
        if !chiefs.is_empty() {
            awake.iter().for_each(|spy| self.knows[spy].chiefs = chiefs);
            told.only(awake, Event::SpyChiefsMet { chiefs });
        }
        let seats = deep | pretender;
        if !seats.is_empty() {
            awake.iter().for_each(|spy| self.knows[spy].deep = seats);
            told.only(awake, Event::DeepAgentMet { seats });
        }
        self.chiefs_night(told);
    }

    /// RES-21: two Resistance Chiefs know each other. RES-32: they know the Coordinator.
    fn chiefs_night(&mut self, told: &mut Told<Event>) {
        let chiefs = self.seats_of(Character::ResistanceChief);
        if chiefs.len() > 1 {
            for chief in chiefs.iter() {
                self.knows[chief].chiefs = chiefs;
                chiefs.iter().for_each(|other| self.knows[chief].learn(other, Side::Resistance));
            }
            told.only(chiefs, Event::ResistanceChiefsMet { chiefs });
        }
        if let Some(coordinator) = self.seats_of(Character::Coordinator).iter().next() {
            for chief in chiefs.iter() {
                self.knows[chief].coordinator = Some(coordinator);
                self.knows[chief].learn(coordinator, Side::Resistance);
            }
            told.only(chiefs, Event::CoordinatorMet { coordinator });
        }
    }

    /// RES-3: those of the `spies` who are `awake` see all of them.
    fn introduce(&mut self, awake: SeatSet, spies: SeatSet, told: &mut Told<Event>) {
        if awake.is_empty() {
            return;
        }
        for spy in awake.iter() {
            self.knows[spy].spies = spies;
        }
        let all = spies == self.spies;
        told.only(awake, if all { Event::SpiesMet { spies } } else { Event::SpiesSeen { spies } });
    }

    /// RES-40: the Inquisitor's marker starts to the right of the first Leader.
    fn begin_match(&mut self, at: Time, leader: Seat, told: &mut Told<Event>) {
        self.hostile.inquisitors = leader.right(self.config.seats).into();
        self.hostile.inquisitor = self.hostile.inquisitors.iter().next();
        self.begin_mission(at, leader, told);
    }

    pub(crate) fn side(&self, seat: Seat) -> Side {
        if self.spies.contains(seat) { Side::Spy } else { Side::Resistance }
    }

    /// Who has this character.
    pub(crate) fn seats_of(&self, character: Character) -> SeatSet {
        self.characters.seats(|one| *one == character)
    }
}

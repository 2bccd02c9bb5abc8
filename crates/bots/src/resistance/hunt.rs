//! What a bot makes of Hostile Intent: the night, cards of four kinds, loyalty cards, claims,
//! accusations (RES-20 to RES-52).

use redeye_game::{SEATS_MAX, Seat, SeatSet};
use redeye_resistance::{Card, Character, Config, Event, Guess, Loyalty, Side};

use super::evidence::{self, NEVER};
use super::mind::Mind;
use super::roles::{Deal, Mask, Roles, Shift, all, mask};
use super::scene::Scene;

/// How often a Spy Chief who sabotages plays Chief-Fail; chosen.
const CHIEF_FAIL: f64 = 0.3;
/// How often Hackers on a mission hack: of the Resistance, of the Spies; chosen.
const HACK: [f64; 2] = [0.2, 0.5];
/// How often a Dummy Agent passes for a Chief, where that clears it; chosen.
pub(crate) const DUMMY_CHIEF: f32 = 0.8;
/// Nothing that can be is thought less likely than this, and no lie is thought impossible.
const FLOOR: f32 = 0.01;

/// The characters that can play a Fail.
const SABOTEURS: Mask =
    mask(&[Character::Spy, Character::SpyChief, Character::SpyHunter, Character::DeepAgent]);
const SPY_CHIEF: Mask = mask(&[Character::SpyChief]);
const RESISTANCE_HACKER: Mask = mask(&[Character::ResistanceHacker]);
const SPY_HACKER: Mask = mask(&[Character::SpyHacker]);
/// All four counted at once, a byte each: who can play which card, by the character's number.
const CARD_PLAYERS: [u32; 16] = {
    let kinds = [SABOTEURS, SPY_CHIEF, RESISTANCE_HACKER, SPY_HACKER];
    let (mut players, mut place) = ([0; 16], 0);
    while place < 64 {
        let (number, kind) = (place % 16, place / 16);
        players[number] += ((kinds[kind] >> number & 1) as u32) << (8 * kind);
        place += 1;
    }
    players
};
/// RES-26: whom the Hunter of the Spies must find.
pub(crate) const RESISTANCE_PREY: Mask =
    mask(&[Character::ResistanceChief, Character::Coordinator]);
/// RES-26: whom the Hunter of the Resistance must find.
pub(crate) const SPY_PREY: Mask = SPY_CHIEF;

/// What a seat knows of the characters.
#[derive(Clone, Debug)]
pub(crate) struct Hunt {
    pub(crate) character: Character,
    /// Whom each seat may be, by what the night has shown.
    may_be: [Mask; SEATS_MAX],
    /// Made when the night is over.
    roles: Option<Roles>,
    /// The last loyalty card it was handed, and the last seat whose side it saw.
    pub(crate) handed: Option<(Seat, Loyalty)>,
    pub(crate) inquired: Option<Seat>,
    /// RES-28: has somebody it knows for one of its own named a Chief of the Resistance?
    pub(crate) prey_named: bool,
}

impl Hunt {
    pub(crate) const fn new() -> Self {
        Self {
            character: Character::Resistance,
            may_be: [Mask::MAX; SEATS_MAX],
            roles: None,
            handed: None,
            inquired: None,
            prey_named: false,
        }
    }

    /// `seats` are of `mask`, and nobody else is.
    fn narrow(&mut self, seats: SeatSet, mask: Mask) {
        for (index, may_be) in self.may_be.iter_mut().enumerate() {
            *may_be &= if seats.contains(Seat::at(index)) { mask } else { !mask };
        }
    }
}

impl Mind {
    /// For each seat how likely it is one of `mask`, as this seat sees it.
    pub(crate) fn chances_of(&self, mask: Mask) -> [f64; SEATS_MAX] {
        let seats = self.scene.config.seats();
        match &self.hunt.roles {
            Some(roles) => roles.chances(self.own(), seats, mask),
            None => [0.0; SEATS_MAX],
        }
    }

    /// What an event of Hostile Intent says about the characters.
    pub(crate) fn reason_about_characters(&mut self, event: &Event) {
        let config = self.scene.config;
        let spies_of = |side| all(|character| character.side() == side);
        match *event {
            Event::CharacterDealt { character } => {
                self.hunt.character = character;
                self.hunt.may_be[self.seat.index()] = mask(&[character]);
                self.take_side(character.side());
            }
            // RES-3, RES-21 and the rest of the night.
            Event::SpiesMet { spies } if config.has_characters() => {
                self.hunt.narrow(spies, spies_of(Side::Spy));
            }
            Event::SpiesSeen { spies } => self.see_some_spies(spies),
            Event::SpyChiefsMet { chiefs } => self.hunt.narrow(chiefs, SPY_CHIEF),
            Event::DeepAgentMet { seats } => {
                self.hunt.narrow(seats, mask(&[Character::DeepAgent, Character::Pretender]));
            }
            Event::ResistanceChiefsMet { chiefs } => {
                self.hunt.narrow(chiefs, mask(&[Character::ResistanceChief]));
            }
            Event::CoordinatorMet { coordinator } => {
                self.hunt.narrow(coordinator.into(), mask(&[Character::Coordinator]));
            }
            Event::Leads { .. } if config.has_characters() && self.hunt.roles.is_none() => {
                let (roles, shift) = Roles::new(&config, &self.hunt.may_be);
                self.hunt.roles = Some(roles);
                self.shift(&shift);
            }
            Event::LoyaltySeen { whom, loyalty } => {
                self.hunt.handed = Some((whom, loyalty));
                let of_resistance = loyalty == Loyalty::ResistanceChief
                    || loyalty == Loyalty::Chief && !self.comrades().contains(whom);
                self.hunt.prey_named |= self.side == Side::Spy && of_resistance;
                self.learn(move |deal| handing(deal.at(whom), loyalty, config.seats()));
            }
            Event::Inquired { by, whom } if by == self.seat => self.hunt.inquired = Some(whom),
            Event::LoyaltyClaimed { by, whom, loyalty } => self.listen(by, whom, loyalty),
            Event::SideClaimed { by, whom, side } => self.listen_to_side(by, whom, side),
            Event::HunterShown { hunter, character } => self.see_openly(hunter, character),
            Event::Accused { by, accused, guess: Guess::Wrong } => {
                let hunted = |deal: Deal| match deal.at(by).side() {
                    Side::Resistance => SPY_PREY,
                    Side::Spy => RESISTANCE_PREY,
                };
                self.learn(move |deal| f32::from(!deal.is(accused, hunted(deal))));
            }
            Event::Blamed { by, named, guess } => self.hear_blame(by, named, guess),
            _ => (),
        }
    }

    /// RES-34, RES-52: these are spies, and there is one more, who keeps hidden.
    fn see_some_spies(&mut self, spies: SeatSet) {
        let hidden = mask(&[Character::DeepAgent, Character::SpyHacker]);
        let seen = all(|character| character.side() == Side::Spy);
        for (index, may_be) in self.hunt.may_be.iter_mut().enumerate() {
            *may_be &= if spies.contains(Seat::at(index)) { seen } else { !seen | hidden };
        }
        self.realise(move |all: SeatSet| if spies.within(all) { 0.0 } else { NEVER });
    }

    /// Evidence about the characters, as far as this seat knows them.
    fn learn(&mut self, likelihood: impl Fn(Deal) -> f32) {
        if let Some(roles) = &mut self.hunt.roles {
            let shift = roles.learn(likelihood);
            self.shift(&shift);
        }
    }

    fn shift(&mut self, shift: &Shift) {
        match self.side {
            Side::Resistance => self.feel(|spies| shift.log(spies)),
            Side::Spy => self.realise(|spies| shift.log(spies)),
        }
    }

    /// Everybody sees who `seat` is.
    fn see_openly(&mut self, seat: Seat, character: Character) {
        let openly = mask(&[character]);
        self.learn(move |deal| f32::from(deal.is(seat, openly)));
        let is_so = evidence::side(seat, character.side());
        self.public.learn(&is_so);
        if seat != self.seat {
            self.feel(&is_so);
        }
    }

    /// RES-5, RES-23, RES-51: what the cards say, in every deal of the characters. Chief-Fails are
    /// among the `fails`.
    pub(crate) fn reason_about_cards(
        &mut self,
        team: SeatSet,
        fails: u8,
        chief_fails: u8,
        hacks: u8,
    ) {
        let mut known = self.known_cards();
        let unknown = team - known.members;
        known.fails = known.fails.min(fails);
        let odds = CardOdds::new(
            &self.scene,
            fails - known.fails,
            chief_fails.saturating_sub(known.chief_fails),
            hacks.saturating_sub(known.hacks),
            known.fails,
        );
        self.learn(move |deal| odds.of(deal, unknown));
    }

    /// RES-28: somebody tells what it was handed. Loyal players tell of a Spy Chief and keep quiet
    /// about their own; spies clear each other, and name a Chief of the Resistance to their Hunter.
    fn listen(&mut self, by: Seat, whom: Seat, said: Loyalty) {
        if by == self.seat {
            return;
        }
        let seats = self.scene.config.seats();
        let names_chief = matches!(said, Loyalty::ResistanceChief | Loyalty::Chief);
        self.hunt.prey_named |=
            names_chief && self.comrades().contains(by) && !self.comrades().contains(whom);
        self.learn(move |deal| {
            let shown = Loyalty::of(deal.at(whom), seats);
            let told = telling(deal.at(by).side(), deal.at(whom).side());
            let each = shown.iter().map(|&shown| told(shown, said));
            each.sum::<f32>() / shown.len() as f32
        });
    }

    /// RES-40: somebody tells what side it saw.
    fn listen_to_side(&mut self, by: Seat, whom: Seat, said: Side) {
        if by == self.seat {
            return;
        }
        let likelihood_log = evidence::side_claim(by, whom, said);
        self.public.learn(&likelihood_log);
        self.feel(&likelihood_log);
        self.realise(&likelihood_log);
    }

    /// RES-35: the Deep Agent is known; if it was right, the two have changed places.
    fn hear_blame(&mut self, by: Seat, named: Seat, guess: Guess) {
        self.see_openly(by, Character::DeepAgent);
        if guess == Guess::Wrong {
            let pretender = mask(&[Character::Pretender]);
            return self.learn(move |deal| f32::from(!deal.is(named, pretender)));
        }
        self.see_openly(named, Character::Pretender);
        if let Some(roles) = &mut self.hunt.roles {
            roles.swap(by, named);
        }
        self.swap(by, named);
        let new_side = match self.seat {
            seat if seat == by => Some((Character::Pretender, Side::Resistance)),
            seat if seat == named => Some((Character::DeepAgent, Side::Spy)),
            _ => None,
        };
        if let Some((character, side)) = new_side {
            self.hunt.character = character;
            self.change_side(side);
        }
    }
}

/// RES-29, RES-31: how likely a `character` hands this card over.
fn handing(character: Character, loyalty: Loyalty, seats: u8) -> f32 {
    let may = Loyalty::of(character, seats);
    match (may.contains(&loyalty), character) {
        (false, _) => 0.0,
        (true, Character::DummyAgent) if loyalty == Loyalty::NoChief => 1.0 - DUMMY_CHIEF,
        (true, Character::DummyAgent) => DUMMY_CHIEF,
        (true, _) => 1.0,
    }
}

/// How likely somebody of the side `by` who was handed `shown` by somebody of the side `whom` says
/// that it was `said`; chosen.
fn telling(by: Side, whom: Side) -> impl Fn(Loyalty, Loyalty) -> f32 {
    move |shown, said| {
        let chief_of_resistance = shown == Loyalty::ResistanceChief
            || shown == Loyalty::Chief && whom == Side::Resistance;
        let likely = match (by, chief_of_resistance) {
            // They protect their Chief, and tell the rest as it is.
            (Side::Resistance, true) if said == Loyalty::NoChief => 0.8,
            (Side::Resistance, true) => 0.1,
            (Side::Resistance, false) if said == shown => 0.9,
            // They tell their Hunter.
            (Side::Spy, true) if said == shown => 0.75,
            (Side::Spy, false) if said == Loyalty::NoChief => 0.8,
            (Side::Spy, false) if said == Loyalty::SpyChief && whom == Side::Resistance => 0.15,
            _ => FLOOR,
        };
        f32::max(likely, FLOOR)
    }
}

/// How likely a mission's cards are, by who could have played them.
struct CardOdds {
    /// By the saboteurs on the team, and the Spy Chiefs among them.
    fails: [[f32; 4]; SEATS_MAX + 1],
    /// By the Hackers on the team: of the Resistance, of the Spies.
    hacks: [[f32; 2]; 2],
}

impl CardOdds {
    fn new(scene: &Scene, fails: u8, chief_fails: u8, hacks: u8, known_fails: u8) -> Self {
        let needed = scene.fails_needed().saturating_sub(known_fails);
        let logs = evidence::fails_logs(scene, fails, needed);
        let config: &Config = &scene.config;
        let by_chiefs = |saboteurs: usize, chiefs: usize| {
            let chance = if config.chief_fails() {
                evidence::chief_fails(saboteurs, chiefs, fails, chief_fails, CHIEF_FAIL)
            } else {
                1.0
            };
            (logs[saboteurs].exp() * chance) as f32
        };
        let hacked = |resistance: usize, spies: usize| {
            let odds = [resistance, spies];
            let mut chances = [1.0, 0.0, 0.0];
            for (present, rate) in odds.into_iter().zip(HACK).filter(|(present, _)| *present > 0) {
                debug_assert_eq!(present, 1, "there is one Hacker a side");
                chances = [
                    chances[0] * (1.0 - rate),
                    chances[1] * (1.0 - rate) + chances[0] * rate,
                    chances[2] * (1.0 - rate) + chances[1] * rate,
                ];
            }
            chances.get(usize::from(hacks)).copied().unwrap_or_default() as f32
        };
        Self {
            fails: std::array::from_fn(|saboteurs| {
                std::array::from_fn(|chiefs| by_chiefs(saboteurs, chiefs.min(saboteurs)))
            }),
            hacks: std::array::from_fn(|resistance| {
                std::array::from_fn(|spies| hacked(resistance, spies))
            }),
        }
    }

    fn of(&self, deal: Deal, members: SeatSet) -> f32 {
        let [saboteurs, chiefs, resistance, spies] =
            deal.sum(members, &CARD_PLAYERS).to_le_bytes().map(usize::from);
        self.fails[saboteurs][chiefs] * self.hacks[resistance][spies]
    }
}

impl Mind {
    /// The mission cards that this seat knows, its own above all.
    fn known_cards(&self) -> evidence::Known {
        let mut known = self.known_to_me;
        if let Some(card) = self.played {
            known.add(self.seat, card);
        }
        known
    }

    /// Can this seat play `card`?
    pub(crate) fn has_card(&self, card: Card) -> bool {
        self.hunt.character.cards(self.scene.config.seats()).contains(&card)
    }
}

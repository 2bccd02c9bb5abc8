//! What a bot makes of what it hears.

use redeye_game::{Seat, SeatSet};
use redeye_resistance::{Card, Config, Event, Side};

use super::belief::{Belief, Learnt};
use super::evidence::{self, Known};
use super::explain::Ledger;
use super::hunt::Hunt;
use super::scene::Scene;
use super::style::{NORMAL, Style};

/// A publicly proved spy has nothing left to hide.
const PROVED: f64 = 0.97;

/// Everything a bot knows and believes.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    pub(crate) seat: Seat,
    pub(crate) side: Side,
    pub(crate) style: Style,
    pub(crate) scene: Scene,
    /// What an outsider believes who has heard what everybody hears.
    pub(crate) public: Belief,
    /// What a loyal player on this seat believes. A loyal bot decides by it; a spy wears it.
    pub(crate) face: Belief,
    /// What a spy knows: everything, unless spies are blind (RES-8).
    truth: Belief,
    /// No loyal player could sit here any more.
    caught: bool,
    known_to_all: Known,
    pub(crate) known_to_me: Known,
    /// The card this seat put into the mission, which nobody else knows.
    pub(crate) played: Option<Card>,
    /// What it knows of the characters of Hostile Intent.
    pub(crate) hunt: Hunt,
    pub(crate) ledger: Ledger,
    heard: usize,
}

impl Mind {
    /// The mind of `seat` before the deal.
    pub(crate) fn new(config: &Config, seat: Seat) -> Self {
        let belief = Belief::new(config.seats(), config.spies());
        Self {
            seat,
            side: Side::Resistance,
            style: NORMAL,
            scene: Scene::new(*config),
            ledger: Ledger::new(belief.worlds().iter().map(|world| world.spies).collect()),
            public: belief.clone(),
            face: belief.clone(),
            truth: belief,
            caught: false,
            known_to_all: Known::default(),
            known_to_me: Known::default(),
            played: None,
            hunt: Hunt::new(),
            heard: 0,
        }
    }

    /// What this seat believes in its heart.
    pub(crate) fn own(&self) -> &Belief {
        match self.side {
            Side::Resistance => &self.face,
            Side::Spy => &self.truth,
        }
    }

    /// Does everybody know this seat for a spy?
    pub(crate) fn is_exposed(&self) -> bool {
        self.caught || self.public.suspicion(self.seat) > PROVED
    }

    /// Spies this seat is certain of, itself included if it is one.
    pub(crate) fn comrades(&self) -> SeatSet {
        match self.side {
            Side::Resistance => SeatSet::EMPTY,
            Side::Spy => self.truth.certain_spies(),
        }
    }

    /// How many Fails the mission still lacks, with what lies face up (RES-10).
    pub(crate) fn fails_missing(&self) -> u8 {
        self.scene.fails_needed().saturating_sub(self.known_to_all.fails)
    }

    /// This seat puts `card` into the mission.
    pub(crate) fn play(&mut self, card: Card) {
        self.played = Some(card);
    }

    /// Takes in an event: first what it says about the characters, then what it changes.
    pub(crate) fn hear(&mut self, event: &Event) {
        self.reason(event);
        self.reason_about_characters(event);
        self.follow(event);
    }

    /// Takes in what an event changes at the table, and nothing of what it says about anyone.
    pub(crate) fn follow(&mut self, event: &Event) {
        self.heard += 1;
        let scene = &mut self.scene;
        match *event {
            Event::Leads { leader } => scene.lead(leader),
            Event::Aimed { mission, .. } => scene.mission = usize::from(mission) - 1,
            Event::Proposed { leader, team, mission } => {
                (scene.leader, scene.team) = (leader, team);
                scene.mission = usize::from(mission) - 1;
            }
            Event::Voted { rejections, .. } | Event::Overturned { rejections, .. } => {
                scene.rejections = rejections;
            }
            Event::Spotlit { on, .. } => scene.spotlit = Some(on),
            Event::FacedUp { member, card } => {
                self.known_to_all.add(member, card);
                self.known_to_me.add(member, card);
            }
            Event::CardSeen { member, card } => self.known_to_me.add(member, card),
            Event::MissionDone { result, .. } => {
                scene.finish(result);
                (self.known_to_all, self.known_to_me) = (Known::default(), Known::default());
                self.played = None;
            }
            Event::MissionTurned { result, .. } => scene.turn(result),
            Event::SideDealt { .. }
            | Event::SpiesMet { .. }
            | Event::PlotsDrawn { .. }
            | Event::PlotGiven { .. }
            | Event::PlotIdle { .. }
            | Event::PlotTaken { .. }
            | Event::CharacterShown { .. }
            | Event::SideSeen { .. }
            | Event::PlotUsed { .. }
            | Event::OpinionGiven { .. }
            | Event::Watched { .. }
            | Event::SpiesSeen { .. }
            | Event::CharacterDealt { .. }
            | Event::SpyChiefsMet { .. }
            | Event::DeepAgentMet { .. }
            | Event::ResistanceChiefsMet { .. }
            | Event::CoordinatorMet { .. }
            | Event::Appointed { .. }
            | Event::Blamed { .. }
            | Event::HunterShown { .. }
            | Event::Accused { .. }
            | Event::Inquired { .. }
            | Event::Examined { .. }
            | Event::LoyaltySeen { .. }
            | Event::LoyaltyClaimed { .. }
            | Event::SideClaimed { .. }
            | Event::CardsTurnedUp { .. }
            | Event::CharactersTurnedUp { .. }
            | Event::Ended { .. } => (),
        }
    }

    fn reason(&mut self, event: &Event) {
        let (scene, style) = (self.scene, self.style);
        match *event {
            Event::SideDealt { side } => {
                self.take_side(side);
            }
            Event::SpiesMet { spies } => self.realise(evidence::all_spies(spies)),
            Event::SideSeen { owner, side } => {
                // A spy that has seen a spy keeps a straight face.
                if self.side == Side::Resistance || side == Side::Resistance {
                    self.feel(evidence::side(owner, side));
                }
                self.realise(evidence::side(owner, side));
            }
            Event::Proposed { leader, team, mission } => {
                let proposed = Scene { leader, team, mission: usize::from(mission) - 1, ..scene };
                let likelihood_log = evidence::proposal(&proposed, &style);
                self.public.learn(&likelihood_log);
                // What the bot itself does is no news to it.
                if leader != self.seat {
                    self.feel(&likelihood_log);
                    self.realise(&likelihood_log);
                }
            }
            // RES-4: on the last attempt nobody has a choice.
            Event::Voted { .. } if scene.is_last_attempt() => (),
            Event::Voted { approve, reject, .. } => {
                self.public.learn(evidence::votes(&scene, &style, approve, reject));
                let (approve, reject) = (approve.without(self.seat), reject.without(self.seat));
                let likelihood_log = evidence::votes(&scene, &style, approve, reject);
                self.feel(&likelihood_log);
                self.realise(&likelihood_log);
            }
            Event::FacedUp { member, card } => {
                self.public.learn(evidence::face_up(member, card));
                self.feel(evidence::face_up(member, card));
                if member != self.seat {
                    self.realise(evidence::face_up(member, card));
                }
            }
            Event::CardSeen { member, card } => {
                let likelihood_log = evidence::card_seen(&scene, member, card);
                if self.side == Side::Resistance || card == Card::Success {
                    self.feel(&likelihood_log);
                }
                self.realise(&likelihood_log);
            }
            Event::MissionDone { team, fails, chief_fails, hacks, .. } => {
                self.reason_about_mission(team, fails, chief_fails, hacks);
            }
            // The rest tells no side, or is read by `reason_about_characters`.
            _ => (),
        }
    }

    /// The character this seat was dealt.
    pub(crate) fn take_side(&mut self, side: Side) {
        self.side = side;
        // The face is a loyal player's, whatever the side.
        self.face.learn(evidence::side(self.seat, Side::Resistance));
        self.ledger.assume(evidence::side(self.seat, Side::Resistance));
        self.realise(evidence::side(self.seat, side));
    }

    /// RES-35: two seats have changed sides, for everybody to see.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        self.public.swap(one, other);
        self.face.swap(one, other);
        self.truth.swap(one, other);
        self.ledger.swap(one, other);
    }

    /// RES-35: this seat is of another side now, with what it has learnt.
    pub(crate) fn change_side(&mut self, side: Side) {
        match side {
            Side::Resistance => self.face = self.truth.clone(),
            Side::Spy => self.truth = self.face.clone(),
        }
        self.side = side;
        self.caught = side == Side::Spy;
    }

    fn reason_about_mission(&mut self, team: SeatSet, fails: u8, chief_fails: u8, hacks: u8) {
        let scene = self.scene;
        // RES-23: a Chief-Fail counts as a Fail.
        let fails = fails + chief_fails;
        self.public.learn(evidence::mission(&scene, team, fails, self.known_to_all));
        // With characters there is more to read in the cards; a spy's face reads what all see.
        if self.scene.config.has_characters() {
            if self.side == Side::Spy {
                self.feel(evidence::mission(&scene, team, fails, self.known_to_all));
            }
            return self.reason_about_cards(team, fails, chief_fails, hacks);
        }
        let mut known = self.known_to_me;
        // A spy's face knows of no Fail that it did not see.
        let seen = if self.side == Side::Resistance { known } else { self.known_to_all };
        self.feel(evidence::mission(&scene, team, fails, seen));
        if let Some(card) = self.played {
            known.add(self.seat, card);
        }
        self.realise(evidence::mission(&scene, team, fails, known));
    }

    /// Evidence for the belief of a loyal player on this seat.
    pub(crate) fn feel(&mut self, likelihood_log: impl Fn(SeatSet) -> f64) {
        match self.face.learn(&likelihood_log) {
            Learnt::Taken => self.ledger.note(self.heard, likelihood_log),
            Learnt::Contradiction => self.caught = true,
        }
    }

    /// Evidence for what a spy knows.
    pub(crate) fn realise(&mut self, likelihood_log: impl Fn(SeatSet) -> f64) {
        if self.side == Side::Spy {
            self.truth.learn(likelihood_log);
        }
    }
}

//! The Hunter module: Investigator, accusations, investigation (RES-22 to RES-29).

use arrayvec::ArrayVec;
use redeye_game::{Hides, Refused, Seat, SeatSet, Time, Told, Window};

use crate::character::{Character, Loyalty};
use crate::config::Config;
use crate::event::{Ending, Event, Guess, MissionResult};
use crate::hostile::{Accusation, LoyaltyLook, ShownCharacter};
use crate::mission::Report;
use crate::pieces::{Card, Side};
use crate::refusal::{
    CANNOT_BE_ACCUSED, EXAMINE_ANOTHER, HAS_GONE_ON, NO_ACCUSATION_NOW, NO_EARLY_ACCUSATION,
    NO_EXAMINATION_NOW, NO_INVESTIGATOR_NOW, NO_SUCH_SEAT, NOT_EXAMINED, NOT_THE_EXAMINER,
    NOT_THE_INVESTIGATOR, NOT_THE_LEADER, NOT_THIS_LOYALTY, NOT_YOUR_ACCUSATION,
};
use crate::{Action, MISSIONS, Phase, Resistance};

impl Config {
    /// RES-23: is there a Chief-Fail for every member of a team?
    pub const fn chief_fails(&self) -> bool {
        self.hunter && self.seats >= 7
    }

    /// RES-50: does everybody on a mission hold a Hack?
    const fn has_hacks(&self) -> bool {
        self.resistance_hacker || self.spy_hacker
    }

    /// The mission cards that everybody on a team holds, whoever may play them. RES-61: up to four
    /// kinds.
    pub(crate) fn cards(&self) -> ArrayVec<Card, 4> {
        let kinds = [
            (true, Card::Success),
            (true, Card::Fail),
            (self.chief_fails(), Card::ChiefFail),
            (self.has_hacks(), Card::Hack),
        ];
        kinds.into_iter().filter_map(|(held, card)| held.then_some(card)).collect()
    }

    /// RES-29: the loyalty cards at this table; none without Hunters.
    pub(crate) fn loyalties(&self) -> ArrayVec<Loyalty, 3> {
        let kinds: &[Loyalty] = match self.seats {
            _ if !self.hunter => &[],
            5 | 6 => &[Loyalty::Chief, Loyalty::NoChief],
            _ => &[Loyalty::ResistanceChief, Loyalty::SpyChief, Loyalty::NoChief],
        };
        kinds.iter().copied().collect()
    }
}

/// The Investigator's marker.
impl Resistance {
    /// RES-22: in each proposal but those for the fifth mission that is attempted.
    pub(crate) fn investigator_is_due(&self) -> bool {
        self.config.hunter && self.attempted() + 1 < MISSIONS
    }

    /// RES-22: neither the Leader nor on the team.
    pub(crate) fn check_investigator(&self, seat: Seat, named: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Appoint if seat != self.leader => Err(&NOT_THE_LEADER),
            Phase::Appoint if !self.everyone().contains(named) => Err(&NO_SUCH_SEAT),
            Phase::Appoint if self.team.with(self.leader).contains(named) => {
                Err(&NOT_THE_INVESTIGATOR)
            }
            Phase::Appoint => Ok(()),
            _ => Err(&NO_INVESTIGATOR_NOW),
        }
    }

    pub(crate) fn legal_investigators(&self, actions: &mut Vec<Action>) {
        let others = self.everyone() - self.team.with(self.leader);
        actions.extend(others.iter().map(|investigator| Action::Appoint { investigator }));
    }

    pub(crate) fn appoint(&mut self, at: Time, investigator: Seat, told: &mut Told<Event>) {
        self.hostile.investigator = Some(investigator);
        told.all(Event::Appointed { leader: self.leader, investigator });
        self.open_vote(at);
    }
}

/// Accusations.
impl Resistance {
    /// RES-24: once a match, after a failed mission, if with five or six seats a Fail was played,
    /// or with more a Chief-Fail. All this is public, so everybody knows when to be asked.
    /// RES-26: a third failure calls for another accusation.
    pub(crate) fn ask_for_early_accusation(&mut self, at: Time, report: &Report) -> bool {
        let played =
            if self.config.chief_fails() { report.played.chief_fail } else { report.played.fail };
        let asked = self.config.hunter
            && !self.hostile.accused_early
            && report.cards == MissionResult::Failure
            && !played.is_empty()
            && self.count(MissionResult::Failure) < 3;
        if asked {
            // RES-25: the same question and the same pause for everybody, the Hunter of the Spies
            // among them. An answer closes nothing, the last one neither: how long the Hunter
            // thought must not be seen.
            let closes = at + self.config.full_pause_ms();
            let window = Window::open(self.everyone(), closes, Hides::WhenAnswered);
            self.phase = Phase::EarlyAccusation(window);
        }
        asked
    }

    /// RES-24, RES-25: may this seat accuse now? With five or six seats only if the Spy Chief
    /// itself played a Fail, which its Hunter alone can know.
    fn may_accuse_early(&self, seat: Seat) -> bool {
        let chief = self.seats_of(Character::SpyChief).iter().next();
        let by_chief = || chief.is_some_and(|chief| self.cards.own(chief) == Some(Card::Fail));
        self.characters[seat] == Character::SpyHunter && (self.config.chief_fails() || by_chief())
    }

    pub(crate) fn check_going_on(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::EarlyAccusation(window) if !window.owes(seat) => Err(&HAS_GONE_ON),
            _ => Ok(()),
        }
    }

    pub(crate) fn legal_early(
        &self,
        window: &Window<Option<Seat>>,
        seat: Seat,
        actions: &mut Vec<Action>,
    ) {
        if window.owes(seat) {
            actions.push(Action::Pass);
            if self.may_accuse_early(seat) {
                self.legal_accusations(seat, actions);
            }
        }
    }

    /// Whom `seat` accuses; nobody: go on.
    pub(crate) fn answer_early(&mut self, seat: Seat, accused: Option<Seat>) {
        let Phase::EarlyAccusation(window) = &mut self.phase else {
            unreachable!("the gate checked it")
        };
        window.answer(seat, accused);
    }

    /// The time is up: silence goes on.
    pub(crate) fn close_early(
        &mut self,
        at: Time,
        window: Window<Option<Seat>>,
        told: &mut Told<Event>,
    ) {
        let answers = window.close(at);
        let accusation = answers.iter().find_map(|(by, accused)| Some((by, accused.flatten()?)));
        match accusation {
            Some((by, accused)) => {
                self.hostile.accused_early = true;
                self.show_hunter(by, told);
                self.accuse(at, by, accused, told);
            }
            None => self.after_mission(at, told),
        }
    }

    /// RES-26: after the third success the Hunter of the Resistance must accuse, after the third
    /// failure that of the Spies.
    pub(crate) fn call_hunter(&mut self, third: MissionResult, told: &mut Told<Event>) {
        let hunter = match third {
            MissionResult::Success => Character::ResistanceHunter,
            MissionResult::Failure => Character::SpyHunter,
        };
        let by = self.seats_of(hunter).iter().next().expect("there are two Hunters");
        self.show_hunter(by, told);
        self.phase = Phase::Accuse { by };
    }

    /// RES-26: a Hunter that accuses shows itself to all. It stays known.
    fn show_hunter(&mut self, hunter: Seat, told: &mut Told<Event>) {
        let character = self.characters[hunter];
        if self.shown_hunters().contains(hunter) {
            return;
        }
        told.all(Event::HunterShown { hunter, character });
        self.hostile.shown.push(ShownCharacter { seat: hunter, character });
        self.all_learn(hunter);
    }

    /// Everybody sees the side of `seat` as it is now.
    pub(crate) fn all_learn(&mut self, seat: Seat) {
        let side = self.side(seat);
        self.everyone().iter().for_each(|viewer| self.knows[viewer].learn(seat, side));
    }

    fn shown_hunters(&self) -> SeatSet {
        let hunters = self.hostile.shown.iter().filter(|shown| shown.character.is_hunter());
        hunters.map(|shown| shown.seat).collect()
    }

    /// RES-27: not itself, no Hunter that showed itself, nobody it has wrongly accused before.
    fn accusable(&self, by: Seat) -> SeatSet {
        let before = self.hostile.accusations.iter().filter(|accusation| accusation.by == by);
        let wrongly: SeatSet = before.map(|accusation| accusation.accused).collect();
        (self.everyone() - self.shown_hunters() - wrongly).without(by)
    }

    pub(crate) fn check_accusation(&self, seat: Seat, accused: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Accuse { by } if seat != by => return Err(&NOT_YOUR_ACCUSATION),
            Phase::EarlyAccusation(window) if !window.owes(seat) => return Err(&HAS_GONE_ON),
            Phase::EarlyAccusation(_) if !self.may_accuse_early(seat) => {
                return Err(&NO_EARLY_ACCUSATION);
            }
            Phase::Accuse { .. } | Phase::EarlyAccusation(_) => (),
            _ => return Err(&NO_ACCUSATION_NOW),
        }
        if !self.everyone().contains(accused) {
            return Err(&NO_SUCH_SEAT);
        }
        if self.accusable(seat).contains(accused) { Ok(()) } else { Err(&CANNOT_BE_ACCUSED) }
    }

    pub(crate) fn legal_accusations(&self, by: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.accusable(by).iter().map(|accused| Action::Accuse { accused }));
    }

    /// RES-24, RES-26: right, and that side wins; wrong, and the last mission is turned over.
    /// RES-27: a turned mission may be the third of its kind, then the other Hunter accuses.
    pub(crate) fn accuse(&mut self, at: Time, by: Seat, accused: Seat, told: &mut Told<Event>) {
        let character = self.characters[accused];
        let right = character.is_prey() && character.side() != self.side(by);
        let guess = if right { Guess::Right } else { Guess::Wrong };
        let mission = self.mission as u8 + 1;
        self.hostile.accusations.push(Accusation { mission, by, accused, guess });
        told.all(Event::Accused { by, accused, guess });
        if right {
            return self.end(
                match (self.side(by), character) {
                    (Side::Resistance, _) => Ending::SpyChiefFound,
                    (Side::Spy, Character::Coordinator) => Ending::CoordinatorFound,
                    (Side::Spy, _) => Ending::ResistanceChiefFound,
                },
                told,
            );
        }
        let report = self.missions[self.mission].as_mut().expect("it was attempted");
        report.turned = !report.turned;
        told.all(Event::MissionTurned { mission, result: report.result() });
        self.after_mission(at, told);
    }
}

/// The investigation.
impl Resistance {
    /// RES-28: after a success the Leader, after a failure the Investigator; it is the cards that
    /// decide, not what an accusation made of them.
    pub(crate) fn examiner(&self) -> Seat {
        match self.missions[self.mission] {
            Some(Report { cards: MissionResult::Failure, .. }) => {
                self.hostile.investigator.unwrap_or(self.leader)
            }
            _ => self.leader,
        }
    }

    /// RES-28: anyone but the examiner, also again.
    pub(crate) fn check_examination(&self, seat: Seat, whom: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Examine if seat != self.examiner() => Err(&NOT_THE_EXAMINER),
            Phase::Examine if whom == seat => Err(&EXAMINE_ANOTHER),
            Phase::Examine if !self.everyone().contains(whom) => Err(&NO_SUCH_SEAT),
            Phase::Examine => Ok(()),
            _ => Err(&NO_EXAMINATION_NOW),
        }
    }

    pub(crate) fn legal_examinations(&self, actions: &mut Vec<Action>) {
        let others = self.everyone().without(self.examiner());
        actions.extend(others.iter().map(|whom| Action::Examine { whom }));
    }

    /// RES-29: a loyalty card is handed over. RES-31: where a Dummy Agent might choose, everybody
    /// is asked for it; else there is nothing to choose.
    pub(crate) fn examine(&mut self, at: Time, whom: Seat, told: &mut Told<Event>) {
        told.all(Event::Examined { by: self.examiner(), whom });
        if self.config.dummy_agent {
            self.phase = Phase::HandOver { whom };
        } else {
            self.hand_over(at, whom, self.loyalties(whom)[0], told);
        }
    }

    fn loyalties(&self, whom: Seat) -> &'static [Loyalty] {
        Loyalty::of(self.characters[whom], self.config.seats)
    }

    pub(crate) fn check_loyalty(&self, seat: Seat, loyalty: Loyalty) -> Result<(), Refused> {
        match self.phase {
            Phase::HandOver { whom } if seat == whom => {
                let may = self.loyalties(whom).contains(&loyalty);
                if may { Ok(()) } else { Err(&NOT_THIS_LOYALTY) }
            }
            _ => Err(&NOT_EXAMINED),
        }
    }

    pub(crate) fn legal_loyalties(&self, whom: Seat, actions: &mut Vec<Action>) {
        let loyalties = self.loyalties(whom).iter();
        actions.extend(loyalties.map(|&loyalty| Action::HandOver { loyalty }));
    }

    /// RES-29: the examiner alone sees it.
    pub(crate) fn hand_over(
        &mut self,
        at: Time,
        whom: Seat,
        loyalty: Loyalty,
        told: &mut Told<Event>,
    ) {
        let by = self.examiner();
        told.only(by, Event::LoyaltySeen { whom, loyalty });
        let mission = self.mission as u8 + 1;
        self.hostile.examinations.push((by, LoyaltyLook { mission, whom, loyalty }));
        self.next_mission(at, told);
    }
}

//! The table as the bot has heard it.

use redeye_game::{Seat, SeatSet};
use redeye_resistance::{Config, MissionResult};

/// RES-4: the fifth rejection is the last.
pub(crate) const REJECTIONS_MAX: u8 = 5;

/// What everybody knows about the moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) config: Config,
    pub(crate) leader: Seat,
    /// The mission under way, counted from zero.
    pub(crate) mission: usize,
    /// The team, proposed or sent.
    pub(crate) team: SeatSet,
    /// The vote track.
    pub(crate) rejections: u8,
    pub(crate) successes: u8,
    pub(crate) failures: u8,
    /// RES-10: who plays face up.
    pub(crate) spotlit: Option<Seat>,
}

impl Scene {
    /// Before the first Leader is known.
    pub(crate) fn new(config: Config) -> Self {
        Self {
            config,
            leader: Seat::at(0),
            mission: 0,
            team: SeatSet::EMPTY,
            rejections: 0,
            successes: 0,
            failures: 0,
            spotlit: None,
        }
    }

    /// How many missions are over.
    pub(crate) fn missions_done(&self) -> usize {
        usize::from(self.successes + self.failures)
    }

    /// RES-6: can the next mission end the match?
    pub(crate) fn can_end(&self) -> bool {
        self.successes == 2 || self.failures == 2
    }

    /// How many go on the mission under way (RES-2).
    pub(crate) fn team_size(&self) -> u8 {
        self.config.team_size(self.mission)
    }

    /// How many Fails it takes to fail it (RES-5).
    pub(crate) fn fails_needed(&self) -> u8 {
        self.config.fails_needed(self.mission)
    }

    /// RES-4: one more rejection, and the spies have won.
    pub(crate) fn is_last_attempt(&self) -> bool {
        self.rejections + 1 >= REJECTIONS_MAX
    }

    /// There is a new Leader.
    pub(crate) fn lead(&mut self, leader: Seat) {
        self.leader = leader;
        self.team = SeatSet::EMPTY;
        // RES-7: with targeted missions the Leader says which; else it is the next.
        if !self.config.targeted() {
            self.mission = self.missions_done().min(redeye_resistance::MISSIONS - 1);
        }
    }

    /// RES-6: a mission is over, and the vote track is reset.
    pub(crate) fn finish(&mut self, result: MissionResult) {
        match result {
            MissionResult::Success => self.successes += 1,
            MissionResult::Failure => self.failures += 1,
        }
        self.rejections = 0;
        self.spotlit = None;
    }

    /// RES-26: the last mission is turned over, and is now a `result`.
    pub(crate) fn turn(&mut self, result: MissionResult) {
        let (more, less) = match result {
            MissionResult::Success => (&mut self.successes, &mut self.failures),
            MissionResult::Failure => (&mut self.failures, &mut self.successes),
        };
        *more += 1;
        *less -= 1;
    }
}

//! The Leader: how the lead goes round, which mission, which team (RES-4, RES-7).

use redeye_game::{Refused, Sealed, Seat, SeatSet, Time, Told};

use crate::event::{Event, MissionResult};
use crate::pieces::PlotCard;
use crate::refusal::{
    MISSION_DONE, MISSION_FIVE, NO_AIM_NOW, NO_SUCH_MISSION, NO_SUCH_SEAT, NO_TEAM_NOW,
    NOT_THE_LEADER, TEAM_SIZE,
};
use crate::{Action, MISSIONS, Phase, Resistance};

impl Resistance {
    /// RES-6: a new mission, with a clean vote track. RES-11: plot cards are due.
    pub(crate) fn begin_mission(&mut self, at: Time, leader: Seat, told: &mut Told<Event>) {
        self.rejections = 0;
        self.plots.due = self.config.plots;
        self.pass_lead(at, leader, told);
    }

    /// RES-4: a new Leader, a new proposal. RES-10: Strong Leader comes before anything else.
    pub(crate) fn pass_lead(&mut self, at: Time, leader: Seat, told: &mut Told<Event>) {
        self.leader = leader;
        self.team = SeatSet::EMPTY;
        // RES-22: each proposal has its own Investigator.
        self.hostile.investigator = None;
        told.all(Event::Leads { leader });
        let holders = self.holders(PlotCard::StrongLeader).without(leader);
        if !self.ask(at, PlotCard::StrongLeader, holders) {
            self.lead();
        }
    }

    /// RES-10: the holder of Strong Leader takes the lead; it goes on from there.
    pub(crate) fn take_lead(&mut self, leader: Seat, told: &mut Told<Event>) {
        self.leader = leader;
        told.all(Event::Leads { leader });
        self.lead();
    }

    /// The Leader begins: plot cards first if they are due (RES-11), then mission and team.
    pub(crate) fn lead(&mut self) {
        if self.plots_are_drawn() {
            self.phase = Phase::DrawPlots;
        } else {
            self.choose_team();
        }
    }

    pub(crate) fn choose_team(&mut self) {
        if self.config.targeted {
            self.phase = Phase::Aim;
        } else {
            let next = self.missions.iter().position(Option::is_none);
            self.mission = next.expect("the fifth mission ends the match");
            self.phase = Phase::Propose;
        }
    }

    /// RES-7: each mission once, mission 5 only after two successes.
    pub(crate) fn check_aim(&self, seat: Seat, mission: u8) -> Result<(), Refused> {
        let index = usize::from(mission).wrapping_sub(1);
        match self.phase {
            Phase::Aim if seat != self.leader => Err(&NOT_THE_LEADER),
            Phase::Aim if index >= MISSIONS => Err(&NO_SUCH_MISSION),
            Phase::Aim if self.missions[index].is_some() => Err(&MISSION_DONE),
            Phase::Aim if index == 4 && self.count(MissionResult::Success) < 2 => {
                Err(&MISSION_FIVE)
            }
            Phase::Aim => Ok(()),
            _ => Err(&NO_AIM_NOW),
        }
    }

    pub(crate) fn legal_aims(&self, actions: &mut Vec<Action>) {
        let missions = (1..=MISSIONS as u8).filter(|&m| self.check_aim(self.leader, m).is_ok());
        actions.extend(missions.map(|mission| Action::Aim { mission }));
    }

    pub(crate) fn aim(&mut self, mission: u8, told: &mut Told<Event>) {
        self.mission = usize::from(mission) - 1;
        told.all(Event::Aimed { leader: self.leader, mission });
        self.phase = Phase::Propose;
    }

    /// RES-4: exactly as many as the mission takes, the Leader itself if it likes.
    pub(crate) fn check_team(&self, seat: Seat, team: SeatSet) -> Result<(), Refused> {
        match self.phase {
            Phase::Propose if seat != self.leader => Err(&NOT_THE_LEADER),
            Phase::Propose if !team.within(self.everyone()) => Err(&NO_SUCH_SEAT),
            Phase::Propose if team.len() != usize::from(self.team_size()) => Err(&TEAM_SIZE),
            Phase::Propose => Ok(()),
            _ => Err(&NO_TEAM_NOW),
        }
    }

    pub(crate) fn legal_teams(&self, actions: &mut Vec<Action>) {
        let teams = SeatSet::teams(self.config.seats, self.team_size());
        actions.extend(teams.map(|team| Action::Propose { team }));
    }

    pub(crate) fn propose(&mut self, at: Time, team: SeatSet, told: &mut Told<Event>) {
        self.team = team;
        let mission = self.mission as u8 + 1;
        told.all(Event::Proposed { leader: self.leader, team, mission });
        // RES-22: the Investigator is named before the vote.
        if self.investigator_is_due() {
            self.phase = Phase::Appoint;
        } else {
            self.open_vote(at);
        }
    }

    /// RES-35: where a Blame can come the vote is open for some time, however fast all vote.
    pub(crate) fn open_vote(&mut self, at: Time) {
        self.ballot = Sealed::ask(self.everyone());
        self.vote_stays_open = self.blame_can_come().then(|| at + self.config.full_pause_ms());
        // RES-10: Opinion Makers vote first.
        let openly = !self.holders(PlotCard::OpinionMaker).is_empty();
        self.phase = if openly { Phase::Opinion } else { Phase::Vote };
    }

    fn team_size(&self) -> u8 {
        self.config.team_size(self.mission)
    }
}

//! A match in play.

use crate::{Game, In, Input, Refused, Rng, Seat, Time, Told};

/// One thing that happened at the table, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// When.
    pub at: Time,
    /// What.
    pub input: In<G>,
}

/// A match in play: the truth, the stream it draws from, and the log from which it follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    state: G,
    now: Time,
    /// None: draws are written by hand and put in like everything else.
    rng: Option<Rng>,
    /// None: nobody wants the record of this match.
    log: Option<Vec<Entry<G>>>,
}

impl<G: Game> Match<G> {
    /// A match that draws from `rng` and keeps its log. Nothing has happened yet:
    /// [`advance`](Self::advance) makes the first draws.
    pub fn new(config: &G::Config, rng: Rng) -> Self {
        Self { state: G::setup(config), now: Time::ZERO, rng: Some(rng), log: Some(Vec::new()) }
    }

    /// The same without a log, for simulations.
    pub fn unrecorded(config: &G::Config, rng: Rng) -> Self {
        Self { log: None, ..Self::new(config, rng) }
    }

    /// A match whose draws are [`put`](Self::put) like every other input.
    pub fn written(config: &G::Config) -> Self {
        let (state, log) = (G::setup(config), Some(Vec::new()));
        Self { state, now: Time::ZERO, rng: None, log }
    }

    /// The truth. It cannot be serialized; ask it for views.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What has happened, unless the match is unrecorded.
    pub fn log(&self) -> &[Entry<G>] {
        self.log.as_deref().unwrap_or_default()
    }

    /// Gives away what has happened since it was last asked for, for a host that keeps the log
    /// elsewhere.
    pub fn take_log(&mut self) -> Vec<Entry<G>> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The time of the last entry.
    pub const fn now(&self) -> Time {
        self.now
    }

    /// Plays what the table owes up to `now`: draws at once, deadlines at their own time.
    pub fn advance(&mut self, now: Time, told: &mut Told<G::Event>) {
        self.draw(told);
        while let Some(due) = self.state.deadline().filter(|due| *due <= now) {
            self.enter(due, Input::Clock, told);
            self.draw(told);
            let stands_still = self.state.deadline().is_some_and(|next| next <= due);
            assert!(!stands_still, "a deadline that has passed stays where it was");
        }
        self.now = self.now.max(now);
    }

    /// The one gate for what players do. A deadline that has come goes first.
    ///
    /// # Errors
    /// The rule that says no; the action has then changed nothing.
    pub fn submit(
        &mut self,
        now: Time,
        seat: Seat,
        action: G::Action,
        told: &mut Told<G::Event>,
    ) -> Result<(), Refused> {
        let due = self.state.deadline().is_some_and(|due| due <= now);
        if due || self.state.owes_draw() {
            self.advance(now, told);
        }
        self.now = self.now.max(now);
        self.state.check(seat, &action)?;
        self.enter(self.now, Input::Act(seat, action), told);
        self.draw(told);
        Ok(())
    }

    /// Puts in one entry as it stands in a record, without adding anything of its own.
    ///
    /// # Errors
    /// Why the entry cannot stand here.
    pub fn put(&mut self, entry: Entry<G>, told: &mut Told<G::Event>) -> Result<(), NotHere> {
        self.check(&entry)?;
        self.enter(entry.at, entry.input, told);
        Ok(())
    }

    /// As [`put`](Self::put), for a match that draws from a seed: a draw must be the seed's.
    ///
    /// # Errors
    /// Why the entry cannot stand here.
    pub fn replay(&mut self, entry: Entry<G>, told: &mut Told<G::Event>) -> Result<(), NotHere> {
        if let Input::Chance(written) = &entry.input
            && let Some(drawn) = self.next_draw()
            && drawn != *written
        {
            return Err(NotHere::OtherDraw(drawn.to_string()));
        }
        self.put(entry, told)
    }

    /// Can `entry` stand here?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, entry: &Entry<G>) -> Result<(), NotHere> {
        let Entry { at, input } = entry;
        if *at < self.now {
            return Err(NotHere::Backwards);
        }
        let due = self.state.deadline().filter(|due| due <= at);
        match input {
            Input::Chance(_) if !self.state.owes_draw() => Err(NotHere::NoDrawOwed),
            Input::Chance(_) if *at != self.now => Err(NotHere::LateDraw),
            Input::Chance(chance) => Ok(self.state.check_draw(chance)?),
            _ if self.state.owes_draw() => Err(NotHere::DrawOwed),
            Input::Clock if due == Some(*at) => Ok(()),
            Input::Clock => Err(NotHere::NoDeadline),
            Input::Act(..) if due.is_some() => Err(NotHere::DeadlineMissed),
            Input::Act(seat, action) => Ok(self.state.check(*seat, action)?),
        }
    }

    /// What the table would draw now, if it owes a draw and has a stream to draw from.
    pub fn next_draw(&mut self) -> Option<G::Chance> {
        let rng = self.rng.as_mut()?;
        self.state.owes_draw().then(|| self.state.draw(rng))
    }

    #[inline]
    fn draw(&mut self, told: &mut Told<G::Event>) {
        // Asked first, because it is nearly always no.
        while self.state.owes_draw()
            && let Some(chance) = self.next_draw()
        {
            self.enter(self.now, Input::Chance(chance), told);
        }
    }

    fn enter(&mut self, at: Time, input: In<G>, told: &mut Told<G::Event>) {
        self.now = at;
        if let Some(log) = &mut self.log {
            log.push(Entry { at, input: input.clone() });
        }
        self.state.apply(at, input, told);
    }
}

/// Why an entry cannot stand where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotHere {
    /// The rules refuse it.
    Refused(Refused),
    /// It is earlier than the entry before it.
    Backwards,
    /// The table draws first.
    DrawOwed,
    /// The table has nothing to draw.
    NoDrawOwed,
    /// The table draws at once, not later.
    LateDraw,
    /// The seed draws something else here.
    OtherDraw(String),
    /// No deadline is due at this time.
    NoDeadline,
    /// A deadline came before it.
    DeadlineMissed,
}

impl From<Refused> for NotHere {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl std::fmt::Display for NotHere {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Backwards => f.write_str("it is earlier than the entry before it"),
            Self::DrawOwed => f.write_str("the table must draw first"),
            Self::NoDrawOwed => f.write_str("the table has nothing to draw now"),
            Self::OtherDraw(drawn) => write!(f, "the seed draws `{drawn}` here"),
            Self::LateDraw => f.write_str("the table draws at once, not later"),
            Self::NoDeadline => f.write_str("no deadline is due at this time"),
            Self::DeadlineMissed => f.write_str("a deadline came before it and is not recorded"),
        }
    }
}

//! Playing a record again.

use super::{BadLine, End, Line, Proof, Reason, Record, Step};
use crate::{Entry, Game, Input, Match, NotHere, SeatSet, Time, Told};

/// A cursor in a record: the match up to a line.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    played: Played<G>,
    next: usize,
}

/// A match as far as lines have been played.
#[derive(Clone, Debug)]
pub(super) struct Played<G: Game> {
    game: Match<G>,
    told: Told<G::Event>,
    /// The time of the last step, refusals included: the match itself does not keep those.
    last: Time,
}

/// What a verification went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// Draws, each equal to what the seed draws.
    pub draws: usize,
    /// Actions and deadlines, each allowed where it stands.
    pub inputs: usize,
    /// Refusals, each refused again by the same clause.
    pub refusals: usize,
    /// Expectations, each fulfilled.
    pub expectations: usize,
}

impl<G: Game> Record<G> {
    /// Begins to play it again: every line is checked against the rules, and every draw
    /// against the seed if there is one.
    pub fn replay(&self) -> Replay<'_, G> {
        let played = Played::new(self.header.proof.as_ref(), &self.config);
        Replay { record: self, played, next: 0 }
    }

    /// Plays it all again and checks everything that can be checked.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn verify(&self) -> Result<Verified, BadLine> {
        let mut verified = Verified::default();
        if let Some(proof) = &self.header.proof {
            let computed = proof.deal.commitment();
            if computed != proof.commitment {
                let line = self.header.lines.commitment;
                let reason = format!("salt and seed make the commitment {computed}");
                return Err(BadLine::new(line, reason));
            }
            self.verify_round(proof)?;
        }
        let mut replay = self.replay();
        while let Some(line) = replay.step()? {
            match &line.step {
                Step::Entry(Entry { input: Input::Chance(_), .. }) => verified.draws += 1,
                Step::Entry(_) => verified.inputs += 1,
                Step::Refused { .. } => verified.refusals += 1,
                Step::Expect(_) => verified.expectations += 1,
            }
        }
        replay.check_end()?;
        Ok(verified)
    }

    /// Is each nonce the one that its seat had committed to, and are all of them under the seal?
    fn verify_round(&self, proof: &Proof) -> Result<(), BadLine> {
        let Some(round) = &proof.round else { return Ok(()) };
        let bad = |reason: String| Err(BadLine::new(self.header.lines.seal, reason));
        if let Some((seat, made)) = round.bound.first_broken(&proof.deal) {
            let made = made.map_or("no commitment".to_owned(), |made| made.to_string());
            return bad(format!("the nonce of seat {seat} makes {made}, not what is bound"));
        }
        let computed = round.bound.seal(proof.commitment);
        if computed == round.seal {
            Ok(())
        } else {
            bad(format!("the commitments make the seal {computed}"))
        }
    }
}

impl<'r, G: Game> Replay<'r, G> {
    /// Plays the next line and gives it back; none at the end.
    ///
    /// # Errors
    /// Why the line cannot stand.
    pub fn step(&mut self) -> Result<Option<&'r Line<G>>, BadLine> {
        let Some(line) = self.record.lines.get(self.next) else { return Ok(None) };
        self.next += 1;
        self.played.play(line).map_err(|reason| BadLine::new(line.number, reason))?;
        Ok(Some(line))
    }

    /// The match as it stands.
    pub const fn game(&self) -> &Match<G> {
        &self.played.game
    }

    /// What the last entry told.
    pub const fn told(&self) -> &Told<G::Event> {
        &self.played.told
    }

    /// Is the end what the last line says?
    fn check_end(&self) -> Result<(), BadLine> {
        let outcome = self.played.game.state().outcome().map(|outcome| outcome.to_string());
        let (said, found) = match (&self.record.end, &outcome) {
            (End::Open, None) => return Ok(()),
            (End::Over(said), Some(found)) if said == found => return Ok(()),
            (End::Open, Some(found)) => ("open", found.as_str()),
            (End::Over(said), found) => (said.as_str(), found.as_deref().unwrap_or("open")),
        };
        let line = self.record.end_line;
        Err(BadLine::new(line, format!("the match ends `{found}`, not `{said}`")))
    }
}

impl<G: Game> Played<G> {
    /// Nothing has been played yet. With a proof every draw must be the seed's.
    pub(super) fn new(proof: Option<&Proof>, config: &G::Config) -> Self {
        let game = match proof {
            Some(proof) => Match::new(config, proof.deal.rng()),
            None => Match::written(config),
        };
        Self { game, told: Told::new(), last: Time::ZERO }
    }

    /// The seats for which the table waits.
    pub(super) fn awaits(&self) -> SeatSet {
        self.game.state().awaits()
    }

    /// Plays one line.
    ///
    /// # Errors
    /// Why it cannot stand.
    pub(super) fn play(&mut self, line: &Line<G>) -> Result<(), Reason> {
        if let Step::Entry(Entry { at, .. }) | Step::Refused { at, .. } = &line.step {
            if *at < self.last {
                return Err("it is earlier than the line before it".into());
            }
            self.last = *at;
        }
        match &line.step {
            Step::Entry(entry) => {
                self.told.clear();
                let result = self.game.replay(entry.clone(), &mut self.told);
                result.map_err(cannot_stand)
            }
            Step::Refused { at, seat, action, refusal } => {
                self.told.clear();
                let entry = Entry { at: *at, input: Input::Act(*seat, action.clone()) };
                match self.game.check(&entry) {
                    Err(NotHere::Refused(why)) if why.name() == *refusal => Ok(()),
                    Err(NotHere::Refused(why)) => Err(format!("refused as `{why}`").into()),
                    Err(why) => Err(cannot_stand(why)),
                    Ok(()) => Err("this is allowed, not refused".into()),
                }
            }
            Step::Expect(expectation) => Ok(expectation.check(&self.game, &self.told)?),
        }
    }
}

fn cannot_stand(why: NotHere) -> Reason {
    match why {
        NotHere::Refused(refusal) => Reason::Refused(refusal),
        why => format!("this cannot stand here: {why}").into(),
    }
}

//! How a deal is made between the host's start and the match, see `docs/deal.md`.
//!
//! Seats commit to what they add to the draw. Once all have committed, or their time is up, no more
//! commitments are accepted and the seats reveal. If a seat does not reveal, there is a new draw to
//! which it adds nothing; otherwise it could choose between two deals.

use redeye_game::{Commitment, Nonce, Seat, SeatSet};
use redeye_protocol::{DealStep, Dealing as DealingView, Status};
use tokio::time::{Duration, Instant};

use super::Room;
use super::dispatch::Host;
use super::state::{Dealing, Sitter, Who};
use crate::deny::Deny;
use crate::matches;

/// How long a deal waits after a restart of the server, so that people can come back.
const GRACE: Duration = Duration::from_secs(30);

impl Room {
    /// Begins to deal for a match with the people who sit.
    ///
    /// # Errors
    /// If seats are empty, or the settings make no match.
    pub(super) async fn start_deal(&mut self, _: Host) -> Result<(), Deny> {
        self.must_gather()?;
        if self.state.seats.iter().any(Option::is_none) {
            return Err(Deny::SeatsEmpty);
        }
        matches::check(&self.state.settings)?;
        let asked = self.people_asked();
        self.change(|state| {
            for (sitter, seat) in state.seats.iter_mut().zip((0..).map(Seat::at)) {
                // People who are not connected are not waited for.
                if let Some(sitter) = sitter.as_mut().filter(|_| !asked.contains(seat)) {
                    sitter.commit(None);
                }
            }
            state.dealing = Some(Dealing { asked, closed: false, withheld: SeatSet::EMPTY });
            Ok(())
        })
        .await?;
        self.schedule.deal_due = Instant::now() + self.deps.deal_wait;
        self.deal_on().await;
        Ok(())
    }

    /// Checks that seats and settings can be changed: no match is on, and no deal is being made.
    pub(super) fn must_gather(&self) -> Result<(), Deny> {
        match self.state.status {
            Status::Gathering if self.state.dealing.is_some() => Err(Deny::Dealing),
            Status::Gathering => Ok(()),
            _ => Err(Deny::AlreadyPlaying),
        }
    }

    /// Returns the seats whose people are connected and are asked to commit: none, if there is no
    /// time for it.
    fn people_asked(&self) -> SeatSet {
        if self.deps.deal_wait.is_zero() {
            return SeatSet::EMPTY;
        }
        let here =
            |sitter: &Sitter| sitter.session().is_some_and(|session| self.connections.has(session));
        self.state.sitters().filter(|(_, sitter)| here(sitter)).map(|(seat, _)| seat).collect()
    }

    /// Notes what a seat commits to for the draw `draw`.
    ///
    /// # Errors
    /// If the deal does not ask for it, or not for this draw or seat.
    pub(super) async fn commit_to_draw(
        &mut self,
        seat: Seat,
        draw: &str,
        of: Seat,
        commitment: &str,
    ) -> Result<(), Deny> {
        let commitment: Commitment = commitment.parse().map_err(|_| Deny::NotUnderstood)?;
        if self.state.status != Status::Gathering {
            return Err(Deny::AlreadyPlaying);
        }
        let late =
            self.state.dealing.is_some_and(|deal| deal.closed || deal.withheld.contains(seat));
        if late || seat != of || draw != self.state.commitment().to_string() {
            return Err(Deny::NotAsked);
        }
        self.change(|state| {
            state.sitter_mut(seat).ok_or(Deny::NotSeated)?.commit(Some(commitment));
            Ok(())
        })
        .await?;
        self.deal_on().await;
        Ok(())
    }

    /// Notes what a seat reveals.
    ///
    /// # Errors
    /// If the deal does not ask for it, or it does not match the commitment.
    pub(super) async fn reveal(&mut self, seat: Seat, nonce: &str) -> Result<(), Deny> {
        let revealed: Nonce = nonce.parse().map_err(|_| Deny::NotUnderstood)?;
        if self.state.status != Status::Gathering {
            return Err(Deny::AlreadyPlaying);
        }
        let Some((commitment, before)) = self.state.contribution(seat) else {
            return Err(Deny::NotAsked);
        };
        if !self.state.dealing.is_some_and(|dealing| dealing.closed) {
            return Err(Deny::NotAsked);
        }
        if revealed.commitment(self.state.commitment(), seat) != commitment {
            return Err(Deny::NotAsCommitted);
        }
        if before.is_none() {
            self.change(|state| {
                let sitter = state.sitter_mut(seat).ok_or(Deny::NotSeated)?;
                if let Who::Person { nonce, .. } = &mut sitter.who {
                    *nonce = Some(revealed.to_string());
                }
                Ok(())
            })
            .await?;
            self.deal_on().await;
        }
        Ok(())
    }

    /// Continues the deal as far as possible without waiting.
    pub(super) async fn deal_on(&mut self) {
        while let Some(dealing) = self.state.dealing {
            let owing = self.state.owing(dealing);
            if !owing.is_empty() && Instant::now() < self.schedule.deal_due {
                return;
            }
            let done = match dealing.closed {
                false => self.close_deal().await,
                true if owing.is_empty() => Box::pin(self.begin()).await,
                true => {
                    tracing::warn!(room = self.state.id, %owing, "seats did not reveal");
                    self.deal_anew(dealing.withheld | owing).await
                }
            };
            match done {
                Ok(()) => {}
                // If the disk fails, the whole room waits and then tries this again.
                Err(Deny::StoreFailed | Deny::Restarting) => return,
                // The deal cannot be made, so the room gathers again.
                Err(deny) => {
                    tracing::error!(room = self.state.id, ?deny, "a deal is given up");
                    let _ = self.give_deal_up().await;
                    return;
                }
            }
        }
    }

    async fn give_deal_up(&mut self) -> Result<(), Deny> {
        self.change(|state| {
            state.dealing = None;
            Ok(())
        })
        .await
    }

    /// Closes the list of commitments and asks the seats to reveal.
    async fn close_deal(&mut self) -> Result<(), Deny> {
        self.change(|state| {
            if let Some(dealing) = &mut state.dealing {
                dealing.closed = true;
            }
            Ok(())
        })
        .await?;
        self.schedule.deal_due = Instant::now() + self.deps.deal_wait;
        Ok(())
    }

    /// Begins another draw, to which the seats of `withheld` add nothing.
    async fn deal_anew(&mut self, withheld: SeatSet) -> Result<(), Deny> {
        let asked = self.people_asked() - withheld;
        self.change(|state| {
            state.new_draw();
            state.dealing = Some(Dealing { asked, closed: false, withheld });
            Ok(())
        })
        .await?;
        self.schedule.deal_due = Instant::now() + self.deps.deal_wait;
        Ok(())
    }

    /// Continues a deal with the same draw after a restart of the server.
    pub(super) async fn resume_deal(&mut self) {
        self.schedule.deal_due = Instant::now() + GRACE;
        self.deal_on().await;
    }

    /// Returns when the deal goes on without the seats it waits for.
    pub(super) fn next_in_deal(&self) -> Option<Instant> {
        self.state.dealing.map(|_| self.schedule.deal_due)
    }

    /// Returns the deal as everybody sees it.
    pub(super) fn dealing(&self) -> Option<DealingView> {
        let dealing = self.state.dealing?;
        let left = self.schedule.deal_due.saturating_duration_since(Instant::now());
        Some(DealingView {
            step: if dealing.closed { DealStep::Reveal } else { DealStep::Commit },
            owing: self.state.owing(dealing),
            due_s: left.as_millis().div_ceil(1000) as u32,
            withheld: dealing.withheld,
        })
    }
}

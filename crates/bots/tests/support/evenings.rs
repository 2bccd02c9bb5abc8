//! Plays evenings of Illegal between two ways to play, for tests and for the `strength` example.

use redeye_bots::{Arena, PACE_MS};
use redeye_game::{Game, Match, Rng, Seat};
use redeye_illegal::{Config, Illegal, Role};

use crate::greedy::Trader;

/// What players of one kind came to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Account {
    /// How many of them there were, over all evenings.
    pub(crate) players: f64,
    points: f64,
    squares: f64,
    bought: f64,
    identified: f64,
    wins: f64,
}

impl Account {
    /// The mean of their points.
    pub(crate) fn mean(&self) -> f64 {
        self.points / self.players
    }

    /// Its interval, at 95 %. Those at one table depend on each other, which it leaves out.
    pub(crate) fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let variance = self.squares / self.players - self.mean().powi(2);
        let half = Z * (variance / self.players).sqrt();
        (self.mean() - half, self.mean() + half)
    }

    /// How many cards they had in the end of what they bought.
    pub(crate) fn bought(&self) -> f64 {
        self.bought / self.players
    }

    /// The share of their suspect cards that lay rightly before them.
    pub(crate) fn identified(&self) -> f64 {
        self.identified / self.players
    }

    /// The share of the evenings that they won or shared.
    pub(crate) fn wins(&self) -> f64 {
        self.wins / self.players
    }
}

/// What came of some evenings.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Evenings {
    /// By kind, as they were named.
    pub(crate) kinds: [Account; 2],
    /// The most entries that an evening took.
    pub(crate) steps_max: usize,
}

/// Plays `games` evenings of the series keyed by `seed_set`. The kinds sit in turn, and change
/// places from evening to evening.
pub(crate) fn measure(config: &Config, kinds: [Trader; 2], seed_set: u8, games: u64) -> Evenings {
    let series = Rng::from_key([seed_set; 32]);
    let mut arena = Arena::with_pace(PACE_MS);
    let mut evenings = Evenings::default();
    for index in 0..games {
        let mut rng = series.branch(index);
        let kind_of = |seat: Seat| (seat.index() + index as usize) % 2;
        let sit = |seat: Seat| kinds[kind_of(seat)].sit(config, seat);
        let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
        let mut game = Match::<Illegal>::unrecorded(config, Rng::from_key(rng.bytes()));
        let mut steps = 0;
        let outcome = arena.play(&mut game, &mut bots, &mut rng, |_, _| steps += 1);
        evenings.steps_max = evenings.steps_max.max(steps);
        let public = game.state().public();
        for shown in public.revelations.iter().flatten() {
            let account = &mut evenings.kinds[kind_of(shown.seat)];
            let is_its = |role: &&Role| shown.packet.roles().contains(role);
            let before =
                public.verdicts.iter().filter(|verdict| verdict.accused == Some(shown.seat));
            let right = before.flat_map(|verdict| verdict.roles.iter()).filter(is_its).count();
            account.players += 1.0;
            account.points += f64::from(shown.points);
            account.squares += f64::from(shown.points).powi(2);
            account.bought += f64::from(shown.hand.count(shown.packet.buyer));
            account.identified += right as f64 / 2.0;
            account.wins += f64::from(u8::from(outcome.winners.contains(shown.seat)));
        }
    }
    evenings
}

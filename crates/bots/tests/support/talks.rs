//! Plays matches of Hijacked between two ways to play, for tests and for the `strength` example.

use redeye_bots::Arena;
use redeye_game::{Game, Match, Rng, Seat};
use redeye_hijacked::{Config, Hijacked};

use crate::grabber::Negotiator;

/// What players of one kind came to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Purse {
    /// How many of them there were, over all matches.
    pub(crate) players: u64,
    /// How many of these in a match that succeeded.
    pub(crate) scored: u64,
    points: f64,
    squares: f64,
    /// How many won, or shared the win.
    pub(crate) wins: u64,
}

impl Purse {
    /// The mean of their points, where the talks succeeded.
    pub(crate) fn mean(&self) -> f64 {
        self.points / self.scored as f64
    }

    /// Its interval, at 95 %. Those at one table depend on each other, which it leaves out.
    pub(crate) fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let n = self.scored as f64;
        let half = Z * ((self.squares / n - self.mean().powi(2)) / n).sqrt();
        (self.mean() - half, self.mean() + half)
    }
}

/// What came of some matches.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Talks {
    /// By kind, as they were named.
    pub(crate) kinds: [Purse; 2],
    /// How many matches there were.
    pub(crate) games: u64,
    /// In how many of them nobody stormed the plane.
    pub(crate) succeeded: u64,
    /// How many rounds they took.
    pub(crate) rounds: u64,
    /// How often the police were called back.
    pub(crate) retreats: u64,
    /// The most entries that a match took.
    pub(crate) steps_max: usize,
}

/// Plays `games` matches of the series keyed by `seed_set`. Every second seat is of the second
/// kind, or every third, and so on; they change places from match to match. One who plays alone is
/// of the first kind, and so are all if the two are the same.
pub(crate) fn measure(
    config: &Config,
    kinds: [Negotiator; 2],
    every: usize,
    seed_set: u8,
    games: u64,
) -> Talks {
    let series = Rng::from_key([seed_set; 32]);
    let mut arena = Arena::new();
    let mut talks = Talks { games, ..Talks::default() };
    for index in 0..games {
        let mut rng = series.branch(index);
        let shift = if config.cybot().is_some() { 0 } else { index as usize };
        let is_second = |seat: Seat| (seat.index() + shift) % every == every - 1;
        let kind_of = |seat: Seat| usize::from(kinds[0] != kinds[1] && is_second(seat));
        let sit = |seat: Seat| kinds[kind_of(seat)].sit(config, seat);
        let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
        let mut game = Match::<Hijacked>::unrecorded(config, Rng::from_key(rng.bytes()));
        let mut steps = 0;
        let outcome = arena.play(&mut game, &mut bots, &mut rng, |_, _| steps += 1);
        talks.steps_max = talks.steps_max.max(steps);
        let public = game.state().public();
        talks.succeeded += u64::from(public.scores.is_some());
        talks.rounds += u64::from(public.round);
        let retreats = public.players.iter().map(|(_, player)| u64::from(player.retreats));
        talks.retreats += retreats.sum::<u64>();
        for seat in config.seats().iter() {
            let purse = &mut talks.kinds[kind_of(seat)];
            purse.players += 1;
            purse.wins += u64::from(outcome.winners.contains(seat));
            if let Some(scores) = &public.scores {
                let total = f64::from(scores[seat].total);
                purse.scored += 1;
                purse.points += total;
                purse.squares += total * total;
            }
        }
    }
    talks
}

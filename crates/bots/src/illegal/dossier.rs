//! What one player has on another: the cards it has seen there, and which pairs of roles they speak
//! for.

use redeye_illegal::{Cards, PLAYERS_MAX, Resource};

use super::style::{Odds, Style};

/// A number for each dealer and buyer.
pub(super) type ByPair = [[f64; PLAYERS_MAX]; PLAYERS_MAX];

/// No pair is thought impossible for what was seen: people do strange things.
const LEAST: f64 = 1e-7;

/// What an observer has on a subject.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dossier {
    /// How well each pair explains what was seen, by dealer and buyer.
    pub(super) likelihood: ByPair,
    /// What of it holds for everybody.
    certain: ByPair,
    /// How well each pair explains the rest for somebody who trades openly.
    open: ByPair,
    /// The same for somebody who hides what it is: any pair does it as well.
    hidden: f64,
    /// How much likelier the observer thinks that it hides than that it does not.
    secretive: f64,
    /// The cards it has, as far as they were seen.
    known: [u8; PLAYERS_MAX],
    /// How many of its cards came from where the observer did not look.
    strange: [u8; PLAYERS_MAX],
    /// How many it was seen to get in exchange.
    bought: [u8; PLAYERS_MAX],
    /// Could it have got cards while the observer did not look?
    was_away: bool,
}

impl Dossier {
    /// Nothing was seen; whoever looks thinks it so much likelier that somebody hides what it is
    /// than that it does not.
    pub(super) const fn new(secretive: f64) -> Self {
        Self {
            likelihood: [[1.0; PLAYERS_MAX]; PLAYERS_MAX],
            certain: [[1.0; PLAYERS_MAX]; PLAYERS_MAX],
            open: [[1.0; PLAYERS_MAX]; PLAYERS_MAX],
            hidden: 1.0,
            secretive,
            known: [0; PLAYERS_MAX],
            strange: [0; PLAYERS_MAX],
            bought: [0; PLAYERS_MAX],
            was_away: false,
        }
    }

    /// How many cards of `resource` the observer knows the subject to have.
    pub(super) const fn known(&self, resource: Resource) -> u8 {
        self.known[resource as usize]
    }

    /// ILL-11: the subject is where the observer is not, or ILL-22: it gets a card unseen.
    pub(super) fn go_away(&mut self) {
        self.was_away = true;
    }

    /// So many cards of `resource` lie there. ILL-4: who has not dealt with anybody yet has one of
    /// any kind at most, its extra card, unless it deals in it.
    pub(super) fn show(&mut self, resource: Resource, lying: u8, players: u8, style: &Style) {
        while self.known[resource as usize] < lying {
            self.known[resource as usize] += 1;
            let before = usize::from(self.strange[resource as usize]);
            self.strange[resource as usize] += 1;
            if self.was_away {
                let odds = style.shown_later[before.min(style.shown_later.len() - 1)];
                self.weigh(resource, odds);
            } else if before == 0 {
                scale(&mut self.certain, style.shown_first.of(resource));
                self.weigh(resource, style.shown_extra(players));
            } else {
                scale(&mut self.certain, style.shown_double.of(resource));
            }
        }
        self.sum_up();
    }

    /// It hands cards over and gets others for them.
    pub(super) fn exchange(&mut self, gave: &Cards, got: &Cards, style: &Style) {
        for (resource, count) in gave.iter() {
            let known = &mut self.known[resource as usize];
            *known = known.saturating_sub(count);
            self.weigh(resource, style.gave);
        }
        for (resource, count) in got.iter() {
            self.known[resource as usize] += count;
            let before = usize::from(self.bought[resource as usize]);
            self.bought[resource as usize] += 1;
            self.weigh(resource, style.bought[before.min(style.bought.len() - 1)]);
        }
        self.sum_up();
    }

    /// ILL-21: of what lay at the docks, it takes `resource`.
    pub(super) fn take(&mut self, resource: Resource, left: &[Resource], style: &Style) {
        self.known[resource as usize] += 1;
        let [chosen, other] = style.dock_choice(left.len());
        // As against somebody who takes any of them.
        let times = |buyer: usize| match left.iter().find(|left| **left as usize == buyer) {
            Some(left_there) if *left_there == resource => chosen * left.len() as f64,
            Some(_) => other * left.len() as f64,
            None => 1.0,
        };
        let dealer = |d: usize| if d == resource as usize { style.dock_dealer } else { 1.0 };
        scale(&mut self.open, |d, b| times(b) * dealer(d));
        self.sum_up();
    }

    /// ILL-31: somebody who knows more, perhaps, points at it for these roles.
    pub(super) fn be_pointed_at(&mut self, fits: impl Fn(usize, usize) -> bool, style: &Style) {
        scale(&mut self.certain, |d, b| if fits(d, b) { style.finger } else { 1.0 });
        self.sum_up();
    }

    fn weigh(&mut self, resource: Resource, odds: Odds) {
        scale(&mut self.open, odds.of(resource));
        self.hidden *= odds.mean();
    }

    /// Whether somebody hides is not known: the more its deeds fit one pair, the less it does.
    fn sum_up(&mut self) {
        let hidden = self.secretive * self.hidden;
        let of = |d: usize, b: usize| self.certain[d][b] * (self.open[d][b] + hidden);
        self.likelihood = std::array::from_fn(|d| std::array::from_fn(|b| of(d, b)));
        let best = self.likelihood.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
        let even = |likelihood: &mut f64| *likelihood = (*likelihood / best).max(LEAST);
        self.likelihood.iter_mut().flatten().for_each(even);
    }
}

fn scale(table: &mut ByPair, factor: impl Fn(usize, usize) -> f64) {
    for (dealer, row) in table.iter_mut().enumerate() {
        row.iter_mut().enumerate().for_each(|(buyer, cell)| *cell *= factor(dealer, buyer));
    }
}

//! How a bot plays, as numbers: every figure that was chosen rather than worked out.

use redeye_illegal::{PLAYERS_MAX, Resource};

/// How likely something is for the dealer of a resource, its buyer, and somebody who is neither.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    pub(super) dealer: f64,
    pub(super) buyer: f64,
    pub(super) neither: f64,
}

impl Odds {
    /// How likely it is for each pair, if it is about `resource`.
    pub(super) fn of(self, resource: Resource) -> impl Fn(usize, usize) -> f64 {
        let resource = resource as usize;
        move |dealer, buyer| match resource {
            _ if dealer == resource => self.dealer,
            _ if buyer == resource => self.buyer,
            _ => self.neither,
        }
    }

    /// How likely it is for anybody.
    pub(super) fn mean(self) -> f64 {
        let neither = (PLAYERS_MAX - 2) as f64;
        (self.dealer + self.buyer + neither * self.neither) / PLAYERS_MAX as f64
    }
}

/// The numbers behind the decisions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How much likelier it is that somebody hides what it is than that it trades openly.
    pub(super) secretive_others: f64,
    /// How much likelier others think so of the bot.
    pub(super) secretive_self: f64,
    /// Somebody who has dealt with nobody yet lays down a card. ILL-5: it is no buyer's.
    pub(super) shown_first: Odds,
    /// How much less likely it is its extra card than one of those it deals in.
    shown_extra: f64,
    /// It lays down a second card of that kind. ILL-4: there is one extra card of each.
    pub(super) shown_double: Odds,
    /// Somebody who may have got it from anybody lays down a first, second, third card of a kind.
    pub(super) shown_later: [Odds; 3],
    /// Somebody hands a card over.
    pub(super) gave: Odds,
    /// Somebody gets a first, second, third card of a kind in exchange.
    pub(super) bought: [Odds; 3],
    /// How often somebody takes its buyer's resource from the docks because it is that.
    dock_greed: f64,
    /// How much less a dealer takes its own resource from the docks.
    pub(super) dock_dealer: f64,
    /// How much a finger of somebody else speaks for what it says.
    pub(super) finger: f64,
    /// What a card is worth that can only be sold again.
    pub(super) resale: f64,
    /// What it is worth beyond that if the dealer of what the bot buys wants it.
    pub(super) chain: f64,
    /// What is left of that before the first session, and in each.
    pub(super) fade: [f64; 6],
    /// What a second card of a kind is worth beside the first, a third beside the second.
    pub(super) satiety: f64,
    /// What it costs that another gets what it buys.
    pub(super) rival: f64,
    /// How soon somebody points at the bot who suspects it more than chance would.
    pub(super) certainty: f64,
    /// How much it costs to be accused by at least two, of what it costs by the rules.
    pub(super) fear: f64,
    /// How much it costs to be suspected, in general.
    pub(super) unease: f64,
    /// What an exchange must bring.
    pub(super) least_gain: f64,
    /// What it may cost to lay a first card down for somebody who has come.
    pub(super) good_will: f64,
    /// How certain it is whether somebody will accept, the less the surer.
    pub(super) doubt: f64,
    /// What a bot offers at a meeting before it leaves.
    pub(super) offers: u8,
    /// How many meetings it seeks with one other in a session.
    pub(super) visits: u8,
    /// How often it lets one other in, in a session.
    pub(super) visits_received: u8,
    /// How far the lot decides whom it seeks.
    pub(super) mood: f64,
    /// How many thoughts it waits for somebody in a corner or at whose door it knocks.
    pub(super) patience: u8,
    /// How many thoughts with nothing to do it takes until it says that it is done.
    pub(super) idle: u8,
    /// After so many thoughts it says so anyhow.
    pub(super) thoughts: u16,
    /// ILL-40: how likely a suspicion must be right to do more harm than good.
    pub(super) accuse: f64,
}

impl Style {
    /// ILL-5: an extra card is any but two of those in play.
    pub(super) fn shown_extra(&self, players: u8) -> Odds {
        odds(1.0, 0.0, self.shown_extra / f64::from(players - 2))
    }

    /// How likely somebody takes the card that it buys from so many, and how likely any other.
    pub(super) fn dock_choice(&self, left: usize) -> [f64; 2] {
        let other = (1.0 - self.dock_greed) / left as f64;
        [self.dock_greed + other, other]
    }
}

const fn odds(dealer: f64, buyer: f64, neither: f64) -> Odds {
    Odds { dealer, buyer, neither }
}

/// Ordinary play.
pub(super) const NORMAL: Style = Style {
    secretive_others: 1.0,
    secretive_self: 0.7,
    shown_first: odds(1.0, 0.002, 1.0),
    shown_extra: 0.7,
    shown_double: odds(1.0, 0.01, 0.01),
    shown_later: [odds(1.0, 0.1, 0.35), odds(1.0, 0.3, 0.4), odds(1.0, 0.5, 0.5)],
    gave: odds(1.0, 0.3, 0.9),
    bought: [odds(0.15, 1.0, 0.4), odds(0.3, 1.0, 0.6), odds(0.7, 1.0, 0.7)],
    dock_greed: 0.25,
    dock_dealer: 0.6,
    finger: 1.5,
    resale: 0.3,
    chain: 0.4,
    fade: [1.0, 1.0, 1.0, 0.9, 0.7, 0.35],
    satiety: 0.8,
    rival: 0.03,
    certainty: 1.0,
    fear: 0.3,
    unease: 0.8,
    least_gain: 0.03,
    good_will: 0.15,
    doubt: 0.25,
    offers: 4,
    visits: 2,
    visits_received: 6,
    mood: 0.3,
    patience: 8,
    idle: 8,
    thoughts: 70,
    accuse: 1.0 / 6.0,
};

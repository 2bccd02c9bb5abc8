//! What cards and exchanges are worth to the bot, being found out included.

use redeye_game::{Seat, SeatSet};
use redeye_illegal::{CARDS_OF_EACH, Cards, PLAYERS_MAX, Resource};

use super::dossier::Dossier;
use super::mind::Mind;

/// ILL-40: what the two suspect cards of a player cost it if they lie before it.
const FOUND_OUT: f64 = 10.0;

/// How likely everybody takes the bot's suspect cards for the bot's.
pub(super) type Suspicions = [f64; PLAYERS_MAX];

impl Mind {
    /// What a first card of `resource` is worth: a point if the bot buys it, else what somebody
    /// may give for it.
    pub(super) fn worth(&self, resource: Resource) -> f64 {
        let Some(packet) = self.packet else { return 0.0 };
        if resource == packet.buyer {
            return 1.0;
        }
        let wanted = self.belief.is_pair(packet.buyer, resource);
        self.fade() * (self.style.resale + self.style.chain * wanted)
    }

    /// ILL-10: the fewer sessions are left, the less can be sold again.
    pub(super) fn fade(&self) -> f64 {
        self.style.fade[usize::from(self.session).min(self.style.fade.len() - 1)]
    }

    /// What cards are worth together: of what it does not buy, many of a kind are hard to sell.
    pub(super) fn worth_of(&self, cards: &Cards) -> f64 {
        let buys = |resource| self.packet.is_some_and(|packet| packet.buyer == resource);
        let kind = |(resource, count): (Resource, u8)| {
            let shares = if buys(resource) {
                f64::from(count)
            } else {
                let satiety = self.style.satiety;
                (1.0 - satiety.powi(count.min(CARDS_OF_EACH).into())) / (1.0 - satiety)
            };
            self.worth(resource) * shares
        };
        cards.iter().map(kind).sum()
    }

    /// What `seat` will think a card is worth.
    pub(super) fn worth_to(&self, seat: Seat, resource: Resource) -> f64 {
        let (buys, deals) = (self.belief.buys(seat, resource), self.belief.deals(seat, resource));
        let sells = (1.0 - buys - deals).max(0.0) + deals / 2.0;
        buys + sells * self.fade() * self.style.resale
    }

    /// What it costs to be suspected so far, in points. ILL-31: its own finger makes a tie of one
    /// that points at it, so it takes two at least.
    pub(super) fn danger(&self, suspicions: &Suspicions) -> f64 {
        let (mut none, mut one, mut sum) = (1.0, 0.0, 0.0);
        for seat in self.rivals().iter() {
            let chance = suspicions[seat.index()];
            let points = ((chance - self.style.accuse) * self.style.certainty).clamp(0.0, 1.0);
            one = one * (1.0 - points) + none * points;
            none *= 1.0 - points;
            sum += chance;
        }
        let accused = 1.0 - none - one;
        let mean = sum / self.rivals().len() as f64;
        FOUND_OUT * (self.style.fear * accused + self.style.unease * mean)
    }

    /// What it costs if these learn something more about the bot.
    pub(super) fn price(&self, witnesses: SeatSet, lesson: impl Fn(&mut Dossier)) -> f64 {
        let mut suspicions = self.suspicions;
        for witness in witnesses.iter() {
            let mut dossier = self.exposed[witness.index()];
            lesson(&mut dossier);
            suspicions[witness.index()] = self.suspicion(witness, &dossier);
        }
        self.danger(&suspicions) - self.danger(&self.suspicions)
    }

    /// How likely `witness`, with this dossier on the bot, takes the bot's suspect cards for the
    /// bot's. What it has on the others is taken to be what the bot has on them.
    pub(super) fn suspicion(&self, witness: Seat, dossier: &Dossier) -> f64 {
        let others = self.rivals().without(witness);
        let chance = |card: usize| {
            let own = self.likeness(dossier)[card];
            let rest: f64 = others.iter().map(|seat| self.decoys[seat.index()][card]).sum();
            own / (own + rest)
        };
        (chance(0) + chance(1)) / 2.0
    }

    /// How much more somebody with this dossier looks like the bot's first and second suspect card
    /// than anybody would: as a pair, or ILL-32 card by card.
    pub(super) fn likeness(&self, dossier: &Dossier) -> [f64; 2] {
        let Some(packet) = self.packet else { return [1.0; 2] };
        let (dealer, buyer) = (packet.dealer as usize, packet.buyer as usize);
        let mut numbers = [0; PLAYERS_MAX];
        let kinds =
            self.maybe_in_play().zip(&mut numbers).map(|(kind, place)| *place = kind as usize);
        let kinds = kinds.count();
        let numbers = &numbers[..kinds];
        let kinds = kinds as f64;
        let weight = |d: usize, b: usize| if d == b { 0.0 } else { dossier.likelihood[d][b] };
        let row = |d: usize| numbers.iter().map(|b| weight(d, *b)).sum::<f64>();
        let column = |b: usize| numbers.iter().map(|d| weight(*d, b)).sum::<f64>();
        let all: f64 = numbers.iter().map(|d| row(*d)).sum();
        if self.config.advanced() {
            [row(dealer) * kinds / all, column(buyer) * kinds / all]
        } else {
            [weight(dealer, buyer) * kinds * (kinds - 1.0) / all; 2]
        }
    }

    /// What an exchange brings in all: cards, less what the witnesses learn, less what it helps the
    /// other.
    pub(super) fn gain(&self, hand: &Cards, give: &Cards, get: &Cards, with: Seat) -> f64 {
        let after = hand.minus(give).plus(get);
        let price = self.price(self.room.company(self.seat), |dossier| {
            self.show_to(dossier, give);
            dossier.exchange(give, get, &self.style);
        });
        let helps: f64 =
            give.iter().map(|(kind, count)| f64::from(count) * self.belief.buys(with, kind)).sum();
        self.worth_of(&after) - self.worth_of(hand) - self.style.rival * helps - price
    }

    /// What it costs to lay these cards down, whatever comes of it.
    pub(super) fn price_of_showing(&self, cards: &Cards, witnesses: SeatSet) -> f64 {
        self.price(witnesses, |dossier| self.show_to(dossier, cards))
    }

    fn show_to(&self, dossier: &mut Dossier, cards: &Cards) {
        for (kind, count) in cards.iter() {
            dossier.show(kind, count, self.config.players(), &self.style);
        }
    }
}

//! The sum over all worlds is what it says it is.

use redeye_game::{Rng, Seat};
use redeye_illegal::{PLAYERS_MAX, Resource};

use super::belief::{Belief, Resources, bit};
use super::dossier::ByPair;

const DEALER: Resource = Resource::Guns;
const BUYER: Resource = Resource::Alcohol;

/// Four players beside the bot, of whom something is known.
fn weights(rng: &mut Rng) -> Vec<(Seat, ByPair)> {
    let mut weight = |d: usize, b: usize| if d == b { 0.0 } else { rng.unit() };
    let mut table = || std::array::from_fn(|d| std::array::from_fn(|b| weight(d, b)));
    (1..5).map(|index| (Seat::at(index), table())).collect()
}

/// All orders of `items`.
fn orders(items: &[usize]) -> Vec<Vec<usize>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let first = |place: usize| {
        let mut rest = items.to_vec();
        let item = rest.remove(place);
        orders(&rest).into_iter().map(move |order| [&[item], &order[..]].concat())
    };
    (0..items.len()).flat_map(first).collect()
}

/// The same by counting every world.
fn count_worlds(seats: &[(Seat, ByPair)], sets: &[Resources]) -> [ByPair; PLAYERS_MAX] {
    let mut pairs = [[[0.0; PLAYERS_MAX]; PLAYERS_MAX]; PLAYERS_MAX];
    let mut all = 0.0;
    for set in sets {
        let members = |own: Resource| -> Vec<usize> {
            let is_left = |kind: &Resource| set & bit(*kind) != 0 && *kind != own;
            Resource::ALL.into_iter().filter(is_left).map(|kind| kind as usize).collect()
        };
        for dealers in orders(&members(DEALER)) {
            for buyers in orders(&members(BUYER)) {
                let roles = || seats.iter().zip(dealers.iter().zip(&buyers));
                let weight: f64 = roles().map(|((_, table), (d, b))| table[*d][*b]).product();
                roles().for_each(|((seat, _), (d, b))| pairs[seat.index()][*d][*b] += weight);
                all += weight;
            }
        }
    }
    pairs.iter_mut().flatten().flatten().for_each(|share| *share /= all);
    pairs
}

#[test]
fn it_counts_every_world() {
    let mut rng = Rng::from_key([9; 32]);
    for sets in [&[0b1001_1011][..], &[0b1001_1011, 0b0001_1111, 0b1111_1000]] {
        // ILL-3: whatever is in play, what the bot deals and buys is.
        let sets: Vec<Resources> = sets.iter().map(|set| set | bit(DEALER) | bit(BUYER)).collect();
        let sets: Vec<Resources> = sets.into_iter().filter(|set| set.count_ones() == 5).collect();
        assert!(!sets.is_empty());
        let seats = weights(&mut rng);
        let belief = Belief::weigh(&seats, sets.iter().copied(), (DEALER, BUYER));
        let counted = count_worlds(&seats, &sets);
        for (seat, _) in &seats {
            for dealer in Resource::ALL {
                for buyer in Resource::ALL {
                    let share = counted[seat.index()][dealer as usize][buyer as usize];
                    let difference = belief.pair(*seat, dealer, buyer) - share;
                    assert!(difference.abs() < 1e-12, "{seat} {dealer} {buyer}: {difference}");
                }
            }
        }
    }
}

#[test]
fn each_resource_has_one_dealer_and_one_buyer() {
    let seats = weights(&mut Rng::from_key([4; 32]));
    let set = [0b0001_1111];
    let belief = Belief::weigh(&seats, set.into_iter(), (DEALER, BUYER));
    let sum =
        |chance: &dyn Fn(Seat) -> f64| -> f64 { seats.iter().map(|(seat, _)| chance(*seat)).sum() };
    for kind in Resource::ALL.into_iter().filter(|kind| set[0] & bit(*kind) != 0) {
        let dealers = sum(&|seat| belief.deals(seat, kind));
        let buyers = sum(&|seat| belief.buys(seat, kind));
        let expected = |own: Resource| if kind == own { 0.0 } else { 1.0 };
        assert!((dealers - expected(DEALER)).abs() < 1e-12, "{kind}: {dealers}");
        assert!((buyers - expected(BUYER)).abs() < 1e-12, "{kind}: {buyers}");
    }
}

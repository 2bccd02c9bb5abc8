//! How many sets of packets there can be, and that each is as likely (ILL-3 to ILL-6).

use std::collections::BTreeMap;

use redeye_game::{Game, Rng};
use redeye_illegal::{Chance, Illegal, Packet, Resource, check_packets};

/// Every order of the first `count` places.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: Vec<usize>| {
            let left = (0..count).filter(|place| !order.contains(place)).collect::<Vec<_>>();
            left.into_iter().map(move |place| [&order[..], &[place]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// The packets in which the first deals in the first resource, and so on.
fn packets(buyers: &[usize], extras: &[usize]) -> Vec<Packet> {
    let packet = |((dealer, buyer), extra): ((usize, &usize), &usize)| Packet {
        dealer: Resource::ALL[dealer],
        buyer: Resource::ALL[*buyer],
        extra: Resource::ALL[*extra],
    };
    buyers.iter().enumerate().zip(extras).map(packet).collect()
}

/// Who may buy from whom, whatever the extra cards are. ILL-5.
fn maps(players: usize) -> Vec<Vec<usize>> {
    let dealers: Vec<usize> = (0..players).collect();
    let mut maps = orders(players);
    // With the dealer's resource as extra card a set is refused for that, if its roles fit.
    maps.retain(|buyers| {
        let refused = check_packets(players as u8, &packets(buyers, &dealers)).unwrap_err();
        refused.key == "extra-is-a-role"
    });
    maps
}

fn drawn(game: &Illegal, rng: &mut Rng) -> Vec<Packet> {
    let Chance::Packets { packets } = game.draw(rng) else { panic!("packets come first") };
    packets.iter().copied().collect()
}

/// The packets with the resources numbered by who deals in them.
fn pattern(packets: &[Packet]) -> (Vec<usize>, Vec<usize>) {
    let dealer_of = |resource: Resource| packets.iter().position(|p| p.dealer == resource).unwrap();
    packets.iter().map(|p| (dealer_of(p.buyer), dealer_of(p.extra))).unzip()
}

/// ILL-5: dealers and buyers, counted by hand: 6 rings of four; 24 of five; 120 of six and 40 pairs
/// of rings of three; and so on.
#[test]
fn maps_from_dealers_to_buyers() {
    let counts: Vec<usize> = (4..=8).map(|players| maps(players).len()).collect();
    assert_eq!(counts, [6, 24, 160, 1_140, 8_988]);
}

/// ILL-5: every one of the twelve sets of four, whatever the resources, is as likely. ILL-3: and
/// so is every resource for every seat.
#[test]
fn all_sets_of_four_are_as_likely() {
    let all = orders(4);
    let fits = |(buyers, extras): &(Vec<usize>, Vec<usize>)| {
        check_packets(4, &packets(buyers, extras)).is_ok()
    };
    let pairs = all.iter().flat_map(|buyers| {
        all.iter().map(|extras| (buyers.clone(), extras.clone())).collect::<Vec<_>>()
    });
    let possible: Vec<_> = pairs.filter(fits).collect();
    assert_eq!(possible.len(), 12);
    let game = Illegal::setup(&Illegal::configure(4, "").unwrap());
    let mut rng = Rng::from_word("packets of four");
    let (mut sets, mut resources) = (BTreeMap::new(), BTreeMap::new());
    for _ in 0..12_000 {
        let packets = drawn(&game, &mut rng);
        assert_eq!(check_packets(4, &packets), Ok(()));
        *sets.entry(pattern(&packets)).or_insert(0_u32) += 1;
        for (seat, packet) in packets.iter().enumerate() {
            *resources.entry((seat, packet.dealer)).or_insert(0_u32) += 1;
        }
    }
    assert!(possible.iter().all(|set| sets.contains_key(set)) && sets.len() == 12);
    let chi_square = |counts: &mut dyn Iterator<Item = &u32>, mean: f64| -> f64 {
        counts.map(|&count| (f64::from(count) - mean).powi(2) / mean).sum()
    };
    // With 11 degrees of freedom it stays under 31.3 in 999 of 1000 cases, with 28 under 56.9.
    let spread = chi_square(&mut sets.values(), 1_000.0);
    assert!(spread < 31.3, "chi-square {spread}");
    assert_eq!(resources.len(), 4 * 8);
    let spread = chi_square(&mut resources.values(), 1_500.0);
    assert!(spread < 56.9, "chi-square {spread}");
}

/// ILL-5: of six, a set is as likely as any other, not a map from dealers to buyers: some maps
/// leave more room for extra cards.
#[test]
fn sets_of_six_are_as_likely_not_maps() {
    let all = orders(6);
    let extras = |buyers: &[usize]| {
        all.iter().filter(|extras| check_packets(6, &packets(buyers, extras)).is_ok()).count()
    };
    let ring = [1, 2, 3, 4, 5, 0];
    let two_rings = [1, 2, 0, 4, 5, 3];
    assert_eq!((extras(&ring), extras(&two_rings)), (80, 82));
    let rings = 120.0 * 80.0;
    let expected = rings / (rings + 40.0 * 82.0);
    let game = Illegal::setup(&Illegal::configure(6, "").unwrap());
    let mut rng = Rng::from_word("packets of six");
    let draws = 6_000;
    let is_ring = |buyers: &[usize]| {
        (1..6).try_fold(buyers[0], |at, _| if at == 0 { None } else { Some(buyers[at]) })
    };
    let found = (0..draws).filter(|_| is_ring(&pattern(&drawn(&game, &mut rng)).0) == Some(0));
    let share = found.count() as f64 / f64::from(draws);
    assert!((share - expected).abs() < 0.02, "{share}, not {expected}");
}

/// ILL-4: of each resource in play six cards are dealt: five to its dealer, one as an extra card.
#[test]
fn six_cards_of_each_resource_are_dealt() {
    for players in 4..=8 {
        let game = Illegal::setup(&Illegal::configure(players, "").unwrap());
        let packets = drawn(&game, &mut Rng::from_word("six of each"));
        let dealt = |of: Resource| packets.iter().map(|p| p.cards().count(of)).sum::<u8>();
        let counts = Resource::ALL.map(dealt);
        assert_eq!(counts.iter().filter(|count| **count == 6).count(), usize::from(players));
        assert!(counts.iter().all(|count| [0, 6].contains(count)), "{counts:?}");
    }
}

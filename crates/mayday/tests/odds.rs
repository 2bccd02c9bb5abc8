//! What the table draws is as likely as with cards.

use redeye_game::{Game, Rng};
use redeye_mayday::{Chance, Mayday, Side, Spot};

const DEALS: u32 = 4_000;

/// MAY-2, MAY-7: wherever one looks, two of three cards of the honest are honest, and one of three
/// of an infiltrator. MAY-6: everybody is as likely to begin.
#[test]
fn a_look_tells_two_times_out_of_three() {
    for seats in Mayday::SEATS {
        let config = Mayday::configure(seats, "").unwrap();
        let flight = Mayday::setup(&config);
        let mut rng = Rng::from_word("odds");
        let (mut honest_cards, mut teams, mut begins) = ([[0_u32; 3]; 2], [0_u32; 2], [0_u32; 8]);
        for _ in 0..DEALS {
            let Chance::Deal { hands, first } = flight.draw(&mut rng) else { panic!("the deal") };
            begins[first.index()] += 1;
            for hand in hands.iter() {
                let team = usize::from(hand.team() == Side::Infiltrator);
                teams[team] += 1;
                for (place, spot) in Spot::ALL.into_iter().enumerate() {
                    honest_cards[team][place] += u32::from(hand.at(spot) == Side::Honest);
                }
            }
        }
        assert_eq!(teams[1], DEALS * u32::from(config.infiltrators()));
        for (team, odds) in [(0, 2.0 / 3.0), (1, 1.0 / 3.0)] {
            for count in honest_cards[team] {
                let share = f64::from(count) / f64::from(teams[team]);
                assert!((share - odds).abs() < 0.03, "{seats} seats: {share}, not {odds}");
            }
        }
        for &count in &begins[..usize::from(seats)] {
            let share = f64::from(count) / f64::from(DEALS);
            assert!((share - 1.0 / f64::from(seats)).abs() < 0.03, "{seats} seats: {begins:?}");
        }
    }
}

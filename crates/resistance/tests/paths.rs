//! Path counts from fixed deals, each with the sum it must be.

use redeye_game::{Game, Input, Time, Told};
use redeye_laws::paths;
use redeye_resistance::{Chance, Resistance};

fn dealt(seats: u8, options: &str, draws: &[&str]) -> Resistance {
    let mut state = Resistance::setup(&Resistance::configure(seats, options).unwrap());
    for draw in draws {
        let chance: Chance = draw.parse().unwrap();
        state.check_draw(&chance).unwrap();
        state.apply(Time::ZERO, Input::Chance(chance), &mut Told::new());
    }
    state
}

/// RES-2, RES-4, RES-5: ten teams of two; five voters in any order with two votes each; then
/// half of the votes reject (ten teams for the next Leader) and half approve: three teams
/// without a spy have 2 plays, six with one have 3, one with two has 4, on average 2.8.
#[test]
fn five_seats_by_the_sum() {
    let state = dealt(5, "", &["deal spies 2,5 leader 3"]);
    let voted = 10 * 10 * 8 * 6 * 4 * 2;
    for (depth, count) in [
        (1, 10),
        (2, 10 * 10),
        (3, 10 * 10 * 8),
        (6, voted),
        (7, voted / 2 * 10 + voted / 2 * 28 / 10),
    ] {
        assert_eq!(paths(&state, depth), count, "depth {depth}");
    }
}

/// RES-7: four missions to aim at, and the teams of 10 seats: 3, 4, 4 and 5 members.
#[test]
fn ten_seats_aim_first() {
    let state = dealt(10, "targeted", &["deal spies 1,2,3,4 leader 10"]);
    assert_eq!(paths(&state, 1), 4);
    assert_eq!(paths(&state, 2), 120 + 210 + 210 + 252);
    assert_eq!(paths(&state, 3), (120 + 210 + 210 + 252) * 20);
}

/// RES-11: two kinds of card for six others, in either order; then 21 teams of two.
#[test]
fn seven_seats_give_two_plot_cards() {
    let draws = ["deal spies 1,2,3 leader 1", "plots strong-leader,close-eye"];
    let state = dealt(7, "plots", &draws);
    assert_eq!(paths(&state, 1), 2 * 6);
    assert_eq!(paths(&state, 2), 2 * 6 * 6);
    assert_eq!(paths(&state, 3), 2 * 6 * 6 * 21);
    assert_eq!(paths(&state, 4), 2 * 6 * 6 * 21 * 14);
}

//! Mayday! Mayday! in two worlds: other cards, other infiltrators, other veteran cards.

use redeye_game::{Game as _, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_games::GameId;
use redeye_mayday::{Action, Chance, Config, Hand, Mayday, Side, Spot};

use super::plan::{Kind, Move, Planner, Twinned};

impl Twinned for Mayday {
    const GAME: GameId = GameId::Mayday;
    const KINDS: &'static [Kind] =
        &[(5, "", 0), (8, "", 0), (6, "veterans pause=5", 0), (7, "veterans pause=5", 0)];
    type Memory = ();

    /// Seat 1 cannot tell twins apart: it is on the same side, and holds the same veteran card.
    fn deal(config: &Config, _: usize, stream: &mut Rng) -> (String, Chance) {
        let mut state = Self::setup(config);
        let deal = state.draw(stream);
        let mut told = Told::new();
        state.apply(Time::ZERO, Input::Chance(deal.clone()), &mut told);
        while state.owes_draw() {
            let draw = state.draw(stream);
            state.apply(Time::ZERO, Input::Chance(draw), &mut told);
        }
        let events: Vec<String> =
            told.heard_by(Viewer::Seat(Seat::at(0))).map(ToString::to_string).collect();
        (events.join(" "), deal)
    }

    /// MAY-15: a seat that is honest in both worlds must see the same in its first looks, or its
    /// markers tell the worlds apart.
    fn are_twins(one: &Chance, two: &Chance) -> bool {
        let (Chance::Deal { hands: one, .. }, Chance::Deal { hands: two, .. }) = (one, two) else {
            return false;
        };
        let hands: Vec<[Hand; 2]> =
            one.iter().copied().zip(two.iter().copied()).map(Into::into).collect();
        let seats = hands.len();
        let is_free = |by: usize| hands[by].iter().any(|hand| hand.team() == Side::Infiltrator);
        let same = |of: usize, spot: Spot| hands[of][0].at(spot) == hands[of][1].at(spot);
        let agree = |by: usize| {
            let (left, right) = ((by + 1) % seats, (by + seats - 1) % seats);
            is_free(by) || (same(right, Spot::Left) && same(left, Spot::Right))
        };
        one != two && (0..seats).all(agree)
    }

    fn hidden(&self) -> SeatSet {
        self.private(Viewer::All).infiltrators
    }

    fn tries(seat: Seat, other: Seat) -> Vec<Action> {
        vec![
            Action::Look { spot: Spot::Middle },
            Action::Mark { side: Side::Honest },
            Action::Mark { side: Side::Infiltrator },
            Action::Punch,
            Action::Protect,
            Action::Send { looker: seat, target: other },
            Action::LetIn { seat },
            Action::Pass,
            Action::Divert { target: seat },
            Action::Turn { spot: Spot::Left },
            Action::StepIn,
            Action::Replace { looker: seat },
            Action::MoveTo { seat },
            Action::LookAtOwn { spot: Spot::Right },
            Action::Silence,
        ]
    }

    fn choose(planner: &mut Planner<'_, Self>, _: &[Viewer]) -> Option<Move<Self>> {
        let able = |seat: &Seat| !planner.common(*seat).is_empty();
        let able: Vec<Seat> = planner.state(0).seats().iter().filter(able).collect();
        let seat = *planner.rng.pick(&able)?;
        let mut choices = planner.common(seat);
        // A seat that must mark the truth does not look at a card that differs between the worlds.
        if let Some(look) = planner.state(0).public().look.filter(|look| look.spot.is_none()) {
            let hands = [0, 1].map(|world| planner.state(world).private(Viewer::All).hands);
            let [Some(one), Some(two)] = hands else { unreachable!("cards are dealt") };
            let is_free = planner.plan().hidden.iter().any(|hidden| hidden.contains(look.looker));
            let (one, two) = (one[look.target], two[look.target]);
            let same = |action: &Action| match *action {
                Action::Look { spot } => is_free || one.at(spot) == two.at(spot),
                _ => true,
            };
            choices.retain(same);
        }
        // Veteran cards are mostly kept, so that flights go on.
        if choices.contains(&Action::Pass) && planner.rng.below(4) > 0 {
            choices = vec![Action::Pass];
        }
        let action = *planner.rng.pick(&choices)?;
        Some((seat, [action; 2]))
    }
}

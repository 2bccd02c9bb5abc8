//! Illegal in two worlds: roles and cards differ, but who walks where is the same.

use redeye_game::{Game as _, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_games::GameId;
use redeye_illegal::{Action, Chance, Config, Illegal, Resource, Stage};

use super::plan::{Kind, Move, Planner, Twinned, legal};

impl Twinned for Illegal {
    const GAME: GameId = GameId::Illegal;
    const KINDS: &'static [Kind] =
        &[(4, "session=1", 2), (5, "session=1", 0), (4, "casual", 0), (6, "session=1 family", 0)];
    type Memory = ();

    /// Seat 1 cannot tell twins apart: it has the same packet. The resources are the same, and so
    /// are the first docks, which everybody sees.
    fn deal(config: &Config, draws: usize, stream: &mut Rng) -> (String, Chance) {
        let mut state = Self::setup(config);
        let deal = state.draw(stream);
        state.apply(Time::ZERO, Input::Chance(deal.clone()), &mut Told::new());
        let packets = state.private(Viewer::All).packets.expect("packets are dealt");
        let mut in_play: Vec<Resource> = packets.iter().map(|packet| packet.dealer).collect();
        in_play.sort_unstable();
        let mut key = format!("{} {in_play:?}", packets[0]);
        for _ in 0..draws {
            let (mut left, mut dock) = (in_play.clone(), Vec::new());
            // One by one, as cards are laid out (ILL-20).
            while let Some(card) = stream.pick(&left).copied() {
                left.retain(|other| *other != card);
                dock.push(card);
            }
            key.push_str(&format!(" {dock:?}"));
        }
        (key, deal)
    }

    fn are_twins(one: &Chance, two: &Chance) -> bool {
        one != two
    }

    fn hidden(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn tries(seat: Seat, other: Seat) -> Vec<Action> {
        let resource = Resource::Guns;
        vec![
            Action::Knock { seat },
            Action::Withdraw,
            Action::Admit { seat: other },
            Action::TurnAway { seat },
            Action::Leave,
            Action::Lay { resource, seat },
            Action::TakeBack { resource, seat: other },
            Action::Claim { resource },
            Action::Point { seat },
            Action::PointAtNobody,
            Action::DrawPackets,
            Action::End,
        ]
    }

    fn choose(planner: &mut Planner<'_, Self>, alike: &[Viewer]) -> Option<Move<Self>> {
        let public = planner.state(0).public();
        let corners = public.corners.clone();
        // In a corner in which everybody can tell the worlds apart, different cards lie in each
        // world.
        let could_tell = |seat: &Seat| alike.contains(&Viewer::Seat(*seat));
        let secretly = |seat: Seat| {
            let company = corners.iter().find(|corner| corner.contains(seat));
            company.is_some_and(|company| !company.iter().any(|other| could_tell(&other)))
        };
        let trades = |action: &Action| {
            matches!(action, Action::Lay { .. } | Action::TakeBack { .. } | Action::Confirm { .. })
        };
        let moves = |planner: &mut Planner<'_, Self>, seat: Seat| {
            let mut moves: Vec<[Action; 2]> =
                planner.common(seat).into_iter().map(|action| [action; 2]).collect();
            if secretly(seat) {
                let mut own = [0, 1].map(|world| legal(planner.state(world), seat));
                own.iter_mut().for_each(|actions| actions.retain(trades));
                let (one, two) = (planner.rng.pick(&own[0]), planner.rng.pick(&own[1]));
                moves.retain(|[action, _]| !trades(action));
                moves.extend(one.zip(two).map(|(one, two)| [*one, *two]));
            }
            moves
        };
        let mut able: Vec<(Seat, Vec<[Action; 2]>)> = Vec::new();
        for seat in planner.state(0).seats().iter() {
            let moves = moves(planner, seat);
            if !moves.is_empty() {
                able.push((seat, moves));
            }
        }
        // Most actions trade cards; sessions are long enough for it.
        let is_trade = |pair: &&[Action; 2]| trades(&pair[0]);
        let traders: Vec<_> =
            able.iter().filter(|(_, moves)| moves.iter().any(|pair| is_trade(&pair))).collect();
        let (seat, moves) = match planner.rng.pick(&traders) {
            Some(trader) if planner.rng.below(4) > 0 => (*trader).clone(),
            _ => planner.rng.pick(&able)?.clone(),
        };
        let trade: Vec<[Action; 2]> = moves.iter().filter(is_trade).copied().collect();
        let confirms = |pair: &&[Action; 2]| matches!(pair[0], Action::Confirm { .. });
        let pair = match trade.iter().find(confirms) {
            Some(confirm) if planner.rng.below(3) > 0 => *confirm,
            _ if !trade.is_empty() && planner.rng.below(8) > 0 => *planner.rng.pick(&trade)?,
            _ => *planner.rng.pick(&moves)?,
        };
        let ends = pair[0] == Action::Done && public.stage == Stage::Session;
        if ends && planner.rng.below(6) > 0 {
            let others: Vec<[Action; 2]> =
                moves.into_iter().filter(|pair| pair[0] != Action::Done).collect();
            return Some((seat, *planner.rng.pick(&others)?));
        }
        Some((seat, pair))
    }
}

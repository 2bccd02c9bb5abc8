//! Hijacked in two worlds: other cards lie face down.

use redeye_game::{Game as _, Input, Rng, Seat, SeatSet, Time, Told, Viewer};
use redeye_games::{GameId, Hijacked};
use redeye_hijacked::{Action, Bonus, Chance, Config, Kind as Marker};

use super::plan::{Kind, Move, Planner, Twinned};

/// A box in which all cards have the same back and all objective cards the same goals. Nearly
/// everything lies open in this game, and what is open must be the same in both worlds.
const PLAIN: &str = "box=\
    name:plain;place:1-6:1-6;place:1-6:1-6;place:1-6:1-6;place:1-6:1-6;markers:6:6:6:8;\
    recognition:1:2:3:4:5;medals:1:2:3;objective:markers-8:dice-4:trust-100;\
    objective:markers-8:dice-4:trust-100;objective:markers-8:dice-4:trust-100;\
    objective:markers-8:dice-4:trust-100;objective:markers-8:dice-4:trust-100;\
    track:markers:3:13:dice:9;track:markers:3:13:dice:9;track:markers:3:13:dice:9;\
    track:markers:3:13:dice:9;steps:1:4:7;cybot-plays:1;\
    cybot:link:link:link:link:link:link:link:link:link:link:link:link;card:G01:3:0:-;\
    card:G02:3:0:-;card:G03:3:0:-;card:G04:3:0:-;card:G05:3:0:-;card:G06:3:0:-;card:G07:3:0:-;\
    card:G08:3:0:-;card:G09:3:0:-;card:G10:3:0:-;card:G11:3:0:-;card:G12:3:0:-;card:G13:3:0:-;\
    card:G14:3:0:-;card:B01:3:0:-;card:B02:3:0:-;card:B03:3:0:-;card:B04:3:0:-;card:B05:3:0:-;\
    card:B06:3:0:-;card:B07:3:0:-;card:B08:3:0:-;card:B09:3:0:-;card:B10:3:0:-;card:B11:3:0:-;\
    card:B12:3:0:-;card:B13:3:0:-;card:B14:3:0:-;card:N01:3:0:-;card:N02:3:0:-;card:N03:3:0:-;\
    card:N04:3:0:-;card:N05:3:0:-;card:N06:3:0:-;card:N07:3:0:-;card:N08:3:0:-;card:N09:3:0:-;\
    card:N10:3:0:-;card:N11:3:0:-;card:N12:3:0:-;card:N13:3:0:-;card:N14:3:0:-;card:Y01:3:0:-;\
    card:Y02:3:0:-;card:Y03:3:0:-;card:Y04:3:0:-;card:Y05:3:0:-;card:Y06:3:0:-;card:Y07:3:0:-;\
    card:Y08:3:0:-;card:Y09:3:0:-;card:Y10:3:0:-;card:Y11:3:0:-;card:Y12:3:0:-;card:Y13:3:0:-;\
    card:Y14:3:0:-;card:R01:3:0:-;card:R02:3:0:-;card:R03:3:0:-;card:R04:3:0:-;card:R05:3:0:-;\
    card:R06:3:0:-;card:R07:3:0:-;card:R08:3:0:-";

impl Twinned for Hijacked {
    const GAME: GameId = GameId::Hijacked;
    const KINDS: &'static [Kind] = &[(2, PLAIN, 0), (1, PLAIN, 0)];
    type Memory = ();

    /// What everybody is told must be the same; the card on the first place is dealt.
    fn deal(config: &Config, _: usize, stream: &mut Rng) -> (String, Chance) {
        let mut state = Self::setup(config);
        let (mut told, mut first) = (Told::new(), None);
        while state.owes_draw() {
            let draw = state.draw(stream);
            if matches!(draw, Chance::Card { .. }) {
                first.get_or_insert_with(|| draw.clone());
            }
            state.apply(Time::ZERO, Input::Chance(draw), &mut told);
        }
        let events: Vec<String> = told.heard_by(Viewer::Public).map(ToString::to_string).collect();
        (events.join(" "), first.expect("cards are laid before anybody acts"))
    }

    fn are_twins(one: &Chance, two: &Chance) -> bool {
        one != two
    }

    /// There are no sides.
    fn hidden(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn tries(_: Seat, other: Seat) -> Vec<Action> {
        vec![
            Action::Play,
            Action::Discard,
            Action::ChooseReserved,
            Action::Draw,
            Action::Stop,
            Action::Retreat,
            Action::Take { kind: Marker::Food },
            Action::TakeMiniDie,
            Action::Decline { bonus: Bonus::Marker },
            Action::Give { kind: Marker::Joker, seat: other },
            Action::CashMedal { medal: 3 },
            Action::TakeDieAndJoker,
            Action::BuildTrustFree,
            Action::Pass,
        ]
    }

    /// Prefers actions that open no card, because the first opened card tells the worlds apart.
    fn choose(planner: &mut Planner<'_, Self>, _: &[Viewer]) -> Option<Move<Self>> {
        let able = |seat: &Seat| !planner.common(*seat).is_empty();
        let able: Vec<Seat> = planner.state(0).seats().iter().filter(able).collect();
        let seat = *planner.rng.pick(&able)?;
        let all = planner.common(seat);
        let opens = |action: &&Action| {
            matches!(action, Action::Choose { .. } | Action::ChooseTop { .. } | Action::EndTurn)
        };
        let quiet: Vec<Action> = all.iter().filter(|action| !opens(action)).cloned().collect();
        let action = planner.rng.pick(if quiet.is_empty() { &all } else { &quiet })?.clone();
        Some((seat, [action.clone(), action]))
    }
}

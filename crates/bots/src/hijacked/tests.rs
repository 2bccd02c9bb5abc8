//! What the normal bot does where it is clear what it should.

use redeye_game::{Game as _, Match, Time, Told, Viewer};
use redeye_hijacked::{
    Card, DieKind, Face, Hijacker, Kind, Markers, PlaceView, Rolled, StonesView, Tile, TurnView,
};

use super::*;
use clock::Need;

fn seat(number: u8) -> Seat {
    Seat::number(number).unwrap()
}

/// A table as the bot on seat 1 sees it, with numbers of our own on it.
struct Spot {
    bot: Normal,
    view: View<Hijacked>,
}

impl Spot {
    /// Round 5 of so many players, who have these scores and two food each, and the police here.
    /// The turn of `on_turn` has begun with a four and a five, and all cards lie face down.
    fn new(scores: &[i16], police: u8, on_turn: u8) -> Self {
        let config = Hijacked::configure(scores.len() as u8, "").unwrap();
        let mut game = Match::<Hijacked>::unrecorded(&config, Rng::from_word("a table"));
        game.advance(Time::ZERO, &mut Told::new());
        let mut view = game.state().view(Viewer::Seat(seat(1)));
        let public = &mut view.public;
        (public.stage, public.round, public.police, public.trust) = (Stage::Turn, 5, police, 50);
        public.first = Some(seat(1));
        public.numbers = [1, 2, 3, 6].into_iter().collect();
        let own = |value| Rolled { kind: DieKind::Own, value, used: false };
        public.turn = Some(TurnView {
            seat: seat(on_turn),
            dice: [own(4), own(5)].into_iter().collect(),
            cards_chosen: 0,
            has_own_card: false,
            has_built_trust: false,
            greens: 0,
            chosen: None,
            beside: None,
        });
        for (index, score) in scores.iter().enumerate() {
            let player = &mut public.players[Seat::at(index)];
            (player.score, player.markers) = (*score, Markers::default().with(Kind::Food, 2));
        }
        for track in (0..scores.len()).map(Seat::at) {
            public.tracks[track].markers.clear();
            public.tracks[track].dice.clear();
        }
        public.goals.clear();
        let mut bot = Normal::new(&config, seat(1));
        bot.memory.helpers = redeye_game::SeatSet::first(4);
        Self { bot, view }
    }

    fn public(&mut self) -> &mut PublicView {
        &mut self.view.public
    }

    fn player(&mut self, number: u8) -> &mut redeye_hijacked::PlayerView {
        &mut self.view.public.players[seat(number)]
    }

    /// What the bot does, if it can do these things.
    fn does(&self, legal: &[&str]) -> Option<String> {
        let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
        let action = self.bot.decide(&self.view, &legal, &mut Rng::from_word("chance"));
        assert!(action.as_ref().is_none_or(|action| legal.contains(action)), "{action:?}");
        action.map(|action| action.to_string())
    }

    fn with<T>(&self, look: impl FnOnce(&Scene<'_>, &World<'_>) -> T) -> T {
        let (public, bot) = (&self.view.public, &self.bot);
        let scene =
            Scene::new(public, bot.seat, &style::NORMAL, bot.config.components(), &bot.memory);
        look(&scene, &World::read(public, bot.seat))
    }
}

fn cards<T: FromIterator<Card>>(names: &str) -> T {
    names.split(' ').map(|name| name.parse::<Card>().unwrap()).collect()
}

/// HIJ-50: scores are made equal for the next one, when the clock calls for it.
#[test]
fn it_cashes_for_others_when_the_clock_demands_it() {
    let cash = ["cash food"];
    assert_eq!(Spot::new(&[5, 7, 7, 7], 3, 2).does(&cash).as_deref(), Some("cash food"));
    // Whoever is first helps only as far as all others can.
    let mut stuck = Spot::new(&[5, 7, 7, 7], 3, 2);
    (stuck.player(3).score, stuck.player(3).markers) = (6, Markers::default());
    assert_eq!(stuck.does(&cash), None);
    // It cannot reach them itself.
    assert_eq!(Spot::new(&[4, 7, 7, 7], 3, 2).does(&cash), None);
    // Nobody needs help.
    let mut near = Spot::new(&[5, 7, 7, 7], 12, 2);
    near.player(2).display = cards("G01 G02");
    (near.player(2).passengers, near.player(2).pilots) = (2, 1);
    assert_eq!(near.does(&cash), None);
    // It is next itself, and can do it then.
    assert_eq!(Spot::new(&[5, 7, 7, 7], 3, 4).does(&cash), None);
    // Somebody has never helped, and is behind.
    let mut alone = Spot::new(&[5, 7, 7, 6], 3, 2);
    assert_eq!(alone.does(&cash).as_deref(), Some("cash food"));
    alone.bot.memory.helpers = redeye_game::SeatSet::first(3);
    assert_eq!(alone.does(&cash), None);
}

/// HIJ-50: medals are worth the same on the track, and go first.
#[test]
fn it_cashes_a_medal_before_markers() {
    let mut spot = Spot::new(&[5, 7, 7], 3, 2);
    spot.player(1).medals = [2].into_iter().collect();
    assert_eq!(spot.does(&["cash food", "cash medal 2"]).as_deref(), Some("cash medal 2"));
}

/// HIJ-50: with equal scores it calls the police back, if there is need; and cashes to get there.
#[test]
fn it_calls_the_police_back_in_time() {
    let legal =
        ["retreat", "build trust with d1", "end turn", "cash food", "take a bonus die with d1"];
    assert_eq!(Spot::new(&[7, 7, 7, 7], 3, 1).does(&legal).as_deref(), Some("retreat"));
    assert_eq!(Spot::new(&[6, 7, 7, 7], 3, 1).does(&legal).as_deref(), Some("cash food"));
    let mut early = Spot::new(&[7, 7], 15, 1);
    early.player(2).display = cards("G01 G02 B01 B02");
    (early.player(2).passengers, early.player(2).pilots) = (2, 1);
    early.public().recognition = [0; 5].into_iter().collect();
    assert_ne!(early.does(&legal).as_deref(), Some("retreat"), "the match is nearly won");
}

/// HIJ-30: drawing on loses nothing, so it draws to three; unless an exact score is needed.
#[test]
fn it_draws_stones_until_the_score_is_right() {
    let stones = ["draw", "stop"];
    let mut spot = Spot::new(&[4, 9], 14, 1);
    spot.public().stones = Some(StonesView { seat: seat(1), greens: 1 });
    assert_eq!(spot.does(&stones).as_deref(), Some("draw"));
    // All have seven points, nobody has a marker, everybody lacks a pair, and the police are near.
    let mut equal = Spot::new(&[7, 7, 7, 7], 2, 1);
    for number in 1..=4 {
        let player = equal.player(number);
        (player.markers, player.passengers, player.pilots) = (Markers::default(), 2, 1);
    }
    let turn = equal.view.public.turn.as_mut().unwrap();
    turn.dice.iter_mut().for_each(|die| die.used = true);
    equal.public().stones = Some(StonesView { seat: seat(1), greens: 1 });
    assert_eq!(equal.does(&stones).as_deref(), Some("stop"));
}

/// HIJ-10: whoever is ahead ends the match; whoever is not waits, as long as there is time.
#[test]
fn it_ends_the_match_when_that_wins_or_must_be() {
    let legal = ["end turn", "rescue a passenger with grey"];
    let spot = |score, police| {
        let mut spot = Spot::new(&[score, 20], police, 1);
        let turn = spot.view.public.turn.as_mut().unwrap();
        turn.dice.iter_mut().for_each(|die| die.used = true);
        (spot.player(1).passengers, spot.player(1).pilots) = (2, 1);
        spot.player(1).display = cards("G01 G02");
        spot
    };
    let rescue = Some("rescue a passenger with grey");
    assert_eq!(spot(25, 10).does(&legal).as_deref(), rescue, "it is ahead");
    assert_eq!(spot(10, 10).does(&legal).as_deref(), Some("end turn"), "it is behind");
    assert_eq!(spot(10, 2).does(&legal).as_deref(), rescue, "there is no time");
}

/// HIJ-74: what lies in the display when the match ends costs points.
#[test]
fn it_exchanges_what_it_can_before_the_end() {
    let mut spot = Spot::new(&[10, 20], 5, 2);
    spot.player(1).display = cards("B01 B02 G01");
    let legal = ["rescue a passenger with blue", "cash food"];
    assert_eq!(spot.does(&legal), None, "there is time");
    (spot.player(2).passengers, spot.player(2).pilots) = (3, 1);
    assert_eq!(spot.does(&legal).as_deref(), Some("rescue a passenger with blue"));
}

/// HIJ-12: in the last call it exchanges whatever brings points, and then has nothing more to do.
#[test]
fn it_uses_the_last_call() {
    let mut spot = Spot::new(&[10, 20], 5, 2);
    (spot.player(2).passengers, spot.player(2).pilots) = (3, 1);
    (spot.public().stage, spot.public().turn) = (Stage::LastCall, None);
    spot.player(1).display = cards("B01 B02 G01");
    let legal = ["pass", "cash food", "rescue a passenger with blue"];
    assert_eq!(spot.does(&legal).as_deref(), Some("rescue a passenger with blue"));
    spot.player(1).display = cards("G01");
    assert_eq!(spot.does(&["pass", "cash food"]).as_deref(), Some("pass"));
    // A marker that stops on a bonus space brings another one.
    spot.public().tracks[seat(1)].markers.push(11);
    assert_eq!(spot.does(&["pass", "cash food"]).as_deref(), Some("cash food"));
}

/// HIJ-40: when trust is complete, a hijacker that is nearly persuaded goes before bonus dice; one
/// for whom there is no time does not.
#[test]
fn it_persuades_hijackers() {
    let legal = ["persuade 1", "take a bonus die with d1", "take a bonus die with d2", "end turn"];
    let mut spot = Spot::new(&[12, 15], 12, 1);
    (spot.public().trust, spot.public().star) = (100, Some(seat(1)));
    spot.public().spots[0].hijacker = Some(Hijacker::Crowded);
    (spot.public().spots[0].level, spot.public().spots[0].disc) = (3, Some(seat(1)));
    spot.player(1).passengers = 2;
    assert_eq!(spot.does(&legal).as_deref(), Some("persuade 1"));
    let mut late = Spot::new(&[12, 15], 2, 1);
    late.public().trust = 100;
    late.public().spots[0].hijacker = Some(Hijacker::Crowded);
    late.public().spots[0].level = 0;
    assert_ne!(late.does(&legal).as_deref(), Some("persuade 1"));
}

/// HIJ-50, HIJ-74: who is far behind would not win, and has little to gain from a success.
#[test]
fn it_helps_less_when_it_is_behind() {
    let stake = |score| Spot::new(&[score, 20], 5, 2).with(|scene, _| scene.stake);
    let stakes: Vec<f64> = [5, 15, 20, 25].map(stake).into();
    assert!(stakes.is_sorted() && stakes[0] < 1.0 && stakes[3] > 30.0, "{stakes:?}");
}

/// Out of turn it does nothing that brings nothing, however often it is asked.
#[test]
fn it_leaves_the_turns_of_others_alone() {
    let spot = Spot::new(&[3, 9, 5], 9, 2);
    assert_eq!(spot.does(&["cash food"]), None);
    let mut drawing = Spot::new(&[3, 9, 5], 9, 1);
    drawing.public().stones = Some(StonesView { seat: seat(2), greens: 1 });
    assert_eq!(drawing.does(&["cash food"]), None, "another draws stones");
    let mut waiting = Spot::new(&[3, 9, 5], 9, 1);
    waiting.public().takers = seat(2).into();
    assert_eq!(waiting.does(&["cash food"]), None, "another has a marker to take");
}

/// HIJ-50, HIJ-73: a tile waits until the stones are drawn, also those of a bot that comes late.
#[test]
fn it_draws_before_it_keeps_a_tile() {
    let mut spot = Spot::new(&[3, 9, 5], 9, 1);
    spot.view.private.offer = Some([Tile::Gifts, Tile::Trust].into_iter().collect());
    spot.public().stones = Some(StonesView { seat: seat(1), greens: 1 });
    assert_eq!(spot.does(&["draw", "stop", "cash food"]).as_deref(), Some("draw"));
    spot.public().stones = None;
    assert_eq!(spot.does(&["keep gifts", "keep trust"]).as_deref(), Some("keep trust"));
}

/// HIJ-70: a marker for a point on a bonus space brings another.
#[test]
fn it_stops_on_bonus_spaces() {
    let mut spot = Spot::new(&[4, 9], 14, 2);
    assert_eq!(spot.does(&["cash food"]), None);
    spot.public().tracks[seat(1)].markers.push(5);
    assert_eq!(spot.does(&["cash food"]).as_deref(), Some("cash food"));
}

/// HIJ-61: markers turn a die to the back of a card, the one that is worth least first; nothing is
/// paid for what can be had without.
#[test]
fn it_turns_a_die_for_a_card_that_ends_the_match() {
    let mut spot = Spot::new(&[30, 10], 2, 1);
    (spot.player(1).passengers, spot.player(1).pilots) = (2, 1);
    spot.player(1).display = cards("G01");
    spot.player(1).markers = Markers::default().with(Kind::Food, 1).with(Kind::Joker, 1);
    let config = Hijacked::configure(2, "").unwrap();
    let face = |name: &str| *config.components().face(name.parse().unwrap()).unwrap();
    let open = |face: Face| Some(PlaceView { back: face.back, face: Some(face), reserved: None });
    let legal = ["choose 1 with d1", "turn d1 down for food", "turn d1 down for joker", "end turn"];
    // A grey card with a three, reserved with a six by another: a five does not do.
    for place in &mut spot.public().row {
        *place = open(face("R01"));
    }
    spot.public().row[0] = open(face("G09"));
    assert_eq!(spot.does(&legal).as_deref(), Some("choose 1 with d1"), "it is free");
    let reserved = redeye_hijacked::ReservedView { seat: seat(2), kind: DieKind::Own, value: 6 };
    spot.public().row[0] =
        Some(PlaceView { reserved: Some(reserved), ..open(face("G09")).unwrap() });
    let turns = ["turn d2 up for food", "turn d2 up for joker", "turn d1 up for food", "end turn"];
    assert_eq!(spot.does(&turns).as_deref(), Some("turn d2 up for food"));
}

/// HIJ-25: three passengers and a pilot take nine cards, in whatever order.
#[test]
fn what_is_missing_to_the_end() {
    for (held, passengers, pilots, any_three, cards) in [
        ([0, 0, 0, 0], 0, 0, false, 9),
        ([2, 1, 0, 0], 0, 0, false, 6),
        ([1, 1, 1, 1], 0, 0, false, 5),
        ([2, 2, 0, 0], 2, 0, false, 1),
        ([1, 1, 1, 0], 3, 0, false, 2),
        ([1, 1, 1, 0], 3, 0, true, 0),
        ([3, 2, 0, 0], 2, 0, false, 0),
        ([1, 0, 0, 0], 2, 1, false, 1),
        ([1, 1, 1, 1], 3, 1, false, 0),
    ] {
        let missing = clock::missing(held, passengers, pilots, any_three);
        assert_eq!(missing, cards, "{held:?} {passengers} {pilots} {any_three}");
    }
}

/// HIJ-25: with three passengers a pair is on its way to a pilot, and not given for a fourth.
#[test]
fn it_saves_cards_for_a_pilot() {
    let mut spot = Spot::new(&[10, 10], 9, 2);
    spot.player(1).passengers = 3;
    spot.player(1).display = cards("G01 G02");
    spot.public().tracks[seat(1)].markers.push(13);
    let rescue = ["rescue a passenger with grey"];
    assert_eq!(spot.does(&rescue), None);
    spot.player(1).pilots = 1;
    (spot.player(1).passengers, spot.player(2).passengers) = (1, 0);
    assert_eq!(spot.does(&rescue).as_deref(), Some(rescue[0]), "here it brings a marker");
}

/// HIJ-10: the nearer the police, the less likely the talks succeed, and the more a turn is worth.
#[test]
fn the_clock_presses() {
    let at = |police| {
        let spot = Spot::new(&[7, 7, 7], police, 2);
        spot.with(|scene, world| clock::success(scene, world, Need::to(scene, world)))
    };
    let chances: Vec<f64> = (1..=18).map(at).collect();
    assert!(chances.is_sorted(), "{chances:?}");
    assert!(chances[0] < 0.2 && chances[17] > 0.9, "{chances:?}");
}

/// HIJ-3: what a card can be is what nobody has seen with its back.
#[test]
fn it_counts_the_cards() {
    let mut spot = Spot::new(&[7, 7], 9, 1);
    let all: usize = spot.with(|scene, _| (1..=6).map(|back| scene.unseen(back).len()).sum());
    assert_eq!((all, spot.bot.config.components().steps()), (64, [1, 4, 7]), "as the box says");
    spot.public().discard = cards("B01 G01");
    spot.player(2).display = cards("G02");
    spot.with(|scene, _| {
        let twos: Vec<String> = scene.unseen(2).iter().map(|face| face.card.to_string()).collect();
        assert_eq!(twos, ["G11", "B12", "B13", "N11", "N12", "Y12", "Y13", "R02"]);
    });
}

//! Nothing is lost and nothing is made: in whole matches of players who want to get on, the pieces
//! on the table are at every moment those of the box (HIJ-3, HIJ-5, HIJ-7).

use redeye_game::{Game, Match, Rng, Seat, Time, Told};
use redeye_hijacked::{Action, DieKind, ExtraDice, Hijacked, Kind, PublicView, ReservedView};

const MATCHES: u64 = if cfg!(feature = "long") { 5_000 } else { 200 };

/// How much somebody who wants to rescue people likes to do this.
fn wish(action: &Action, dice_left: usize) -> u32 {
    match action {
        Action::Play | Action::Retreat => 5_000,
        Action::RescuePilot { .. } | Action::RescuePassenger { .. } => 3_000,
        Action::RescuePilotWith { .. } | Action::ChooseReserved => 2_000,
        Action::EndTurn if dice_left == 0 => 500,
        Action::ChooseTop { .. } => 400,
        Action::Persuade { .. } | Action::Draw => 300,
        Action::Fetch { .. } | Action::BuildTrust { .. } => 180,
        Action::Choose { .. } | Action::TakeBonusDie { .. } => 120,
        Action::Stop | Action::Keep { .. } | Action::Take { .. } | Action::TakeMiniDie => 100,
        Action::Discard | Action::Reserve { .. } => 50,
        Action::Decline { .. } | Action::Pass => 20,
        Action::BuildTrustFree | Action::TakeDieAndJoker => 30,
        Action::TakeBack { .. } | Action::Give { .. } => 15,
        Action::EndTurn => 6,
        Action::CashMedal { .. } | Action::TurnUp { .. } | Action::TurnDown { .. } => 2,
        Action::Cash { .. } => 1,
    }
}

fn next(state: &Hijacked, rng: &mut Rng) -> (Seat, Action) {
    let turn = state.public().turn;
    let dice_left = turn.map_or(0, |turn| turn.dice.iter().filter(|die| !die.used).count());
    let mut wishes = Vec::new();
    for seat in state.seats().iter() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        wishes.extend(legal.into_iter().map(|action| (seat, wish(&action, dice_left), action)));
    }
    let mut lot = rng.below(wishes.iter().map(|(_, wish, _)| wish).sum());
    let chosen = wishes.into_iter().find(|(_, wish, _)| {
        let is_chosen = lot < *wish;
        lot = lot.saturating_sub(*wish);
        is_chosen
    });
    chosen.map(|(seat, _, action)| (seat, action)).unwrap()
}

/// HIJ-65: all bonus dice, or all mini dice, that a player has beside those of a turn.
fn all(dice: ExtraDice) -> u8 {
    dice.won + dice.ready + dice.spent
}

/// HIJ-21: dice on reserved cards.
fn on_cards(public: &PublicView) -> impl Iterator<Item = &ReservedView> {
    public.row.iter().flatten().filter_map(|place| place.reserved.as_ref())
}

/// HIJ-21: a die that lies on a card since this turn is among those that were rolled, too.
fn laid(
    public: &PublicView,
    seat: Seat,
    action: &Action,
    before: Option<DieKind>,
) -> Option<DieKind> {
    match action {
        Action::Reserve { die, .. } => public
            .turn
            .as_ref()
            .filter(|turn| turn.seat == seat)
            .map(|turn| turn.dice[die.index()].kind),
        Action::EndTurn => None,
        _ => before,
    }
}

fn check(public: &PublicView, bonus_dice: usize, laid: Option<DieKind>) {
    let players = || public.players.iter().map(|(_, player)| player);
    for kind in Kind::ALL {
        let held: u8 = players().map(|player| player.markers.count(kind)).sum();
        let all = if kind == Kind::Joker { 8 } else { 6 };
        assert_eq!(public.supply.count(kind) + held, all, "{kind}");
    }
    let rescued = |of: fn(&redeye_hijacked::PlayerView) -> u8| players().map(of).sum::<u8>();
    assert_eq!(public.passengers + rescued(|player| player.passengers), 12);
    assert_eq!(public.pilots + rescued(|player| player.pilots), 4);
    let left = public.spots.iter().filter_map(|spot| spot.hijacker).count();
    let gone: usize = players().map(|player| player.hijackers.len()).sum();
    assert_eq!(left + gone + usize::from(public.reserve), 8);
    let kept: usize = players().map(|player| player.tiles.len()).sum();
    assert!(kept + usize::from(public.tiles) <= 6);
    let displays: usize = players().map(|player| player.display.len()).sum();
    let from_pile = public.turn.as_ref().and_then(|turn| turn.chosen.as_ref());
    let in_hand = usize::from(from_pile.is_some_and(|chosen| chosen.place.is_none()));
    let row = public.row.iter().flatten().count();
    let cards = row + usize::from(public.pile) + public.discard.len() + displays + in_hand;
    assert_eq!(cards, 59, "five are removed");
    let dice = |kind: DieKind| {
        let turn = public.turn.as_ref();
        let rolled = turn.map_or(0, |turn| turn.dice.iter().filter(|die| die.kind == kind).count());
        (rolled, on_cards(public).filter(|die| die.kind == kind).count())
    };
    for (kind, free, count) in [
        (DieKind::Bonus, public.bonus_dice + rescued(|player| all(player.bonus_dice)), bonus_dice),
        (DieKind::Mini, public.mini_dice + rescued(|player| all(player.mini_dice)), 2),
    ] {
        let (rolled, lies) = dice(kind);
        let twice = usize::from(laid == Some(kind));
        let found = usize::from(free) + rolled + lies;
        assert_eq!(found, count + twice, "{kind}: {free} {rolled} {lies} {twice}");
    }
    assert!(public.trust <= 100 && players().all(|player| player.score >= 0));
}

/// HIJ-3, HIJ-5, HIJ-7, HIJ-65: cards, stones, markers, figures and dice are where they belong.
#[test]
fn pieces_are_neither_lost_nor_made() {
    let mut ends = std::collections::BTreeMap::new();
    for seats in Hijacked::SEATS {
        let config = Hijacked::configure(seats, "").unwrap();
        for index in 0..MATCHES {
            let mut rng = Rng::from_word("pieces").branch(index);
            let mut game = Match::<Hijacked>::unrecorded(&config, rng.branch(MATCHES + index));
            let (mut told, mut on_card) = (Told::new(), None);
            game.advance(Time::ZERO, &mut told);
            while game.state().outcome().is_none() {
                let public = game.state().public();
                check(&public, usize::from(config.bonus_dice()), on_card);
                let (seat, action) = next(game.state(), &mut rng);
                on_card = laid(&public, seat, &action, on_card);
                game.submit(game.now(), seat, action, &mut told).unwrap();
                told.clear();
            }
            let how = game.state().outcome().unwrap().how;
            *ends.entry(how).or_insert(0) += 1;
        }
    }
    println!("{ends:?}");
    assert!(ends.contains_key("stormed") && ends.contains_key("rescued"), "{ends:?}");
}

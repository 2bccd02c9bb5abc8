//! What Hijacked has to tell.

use redeye_game::{BySeat, Seat, View};
use redeye_hijacked::{
    Event, GoalView, Hijacked, PlaceView, PlayerView, PublicView, Reckoning, SpotView, TurnView,
};

use super::{Message, Narrate};

fn status(name: &str) -> Message {
    Message::new(format!("hijacked-status-{name}"))
}

impl Narrate for Hijacked {
    /// What happens with every die and every card is seen on the table; told, it would drown the
    /// rest.
    const LEFT_OUT: &'static [&'static str] =
        &["placed", "laid", "pile-shows", "turn-ended", "may-take", "may-take-die"];

    /// HIJ-80: nobody sits on the seat of the Cybot.
    const NOBODY: Option<&'static str> = Some("hijacked-the-cybot");

    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::PoliceAt { .. })
    }

    fn status(view: &View<Self>) -> Vec<Message> {
        let public = &view.public;
        let stage = public.stage;
        let mut lines = vec![status("stage").with("stage", stage).with("round", public.round)];
        lines.extend(public.turn.iter().map(show_turn));
        lines.push(status("police").with("space", public.police));
        lines.push(status("trust").with("percent", public.trust));
        lines.extend(public.star.map(|seat| status("star").with("seat", seat)));
        // HIJ-6: before they are laid they are 0.
        if public.numbers.iter().all(|number| *number > 0) {
            lines.push(status("numbers").with_row("numbers", &public.numbers));
        }
        lines.extend(show_row(public));
        lines
            .extend((1_u8..).zip(&public.spots).filter_map(|(place, spot)| show_spot(place, spot)));
        lines.extend(public.goals.iter().filter_map(|GoalView { goal, medal }| {
            let goal = status("goal").with("goal", *goal);
            Some(goal.with("medal", (*medal)?))
        }));
        lines.extend(public.players.iter().flat_map(|(seat, of)| show_player(seat, of)));
        lines.extend(
            view.private.offer.iter().map(|tiles| status("offer").with_row("tiles", tiles)),
        );
        lines.extend(public.scores.iter().flat_map(show_scores));
        lines
    }
}

/// HIJ-11: who is on turn, and the dice that are left.
fn show_turn(turn: &TurnView) -> Message {
    let left = turn.dice.iter().filter(|die| !die.used).map(|die| die.value);
    let on_turn = status("turn").with("seat", turn.seat);
    on_turn.with_row("dice", &left.collect::<Vec<u8>>())
}

/// HIJ-3: the row: what is open, and the backs of the rest.
fn show_row(public: &PublicView) -> impl Iterator<Item = Message> {
    (1_u8..).zip(&public.row).filter_map(|(place, laid)| {
        let PlaceView { back, face, reserved } = laid.as_ref()?;
        let Some(face) = face else {
            return Some(status("face-down").with("place", place).with("back", *back));
        };
        let open = match reserved {
            None => status("open"),
            Some(by) => status("reserved").with("seat", by.seat).with("value", by.value),
        };
        let open = open.with("place", place).with("card", face.card);
        Some(open.with("trust", face.trust).with("demands", face.demands))
    })
}

/// HIJ-4: who is on board, and how far persuaded.
fn show_spot(place: u8, spot: &SpotView) -> Option<Message> {
    let there = spot.hijacker?;
    let with = |seat| status("spot-with").with("seat", seat);
    let line = spot.disc.map_or(status("spot"), with);
    Some(line.with("place", place).with("hijacker", there).with("level", spot.level))
}

/// HIJ-2: what a player has.
fn show_player(seat: Seat, player: &PlayerView) -> Vec<Message> {
    let of = |name: &str| status(name).with("seat", seat);
    let score = of("player").with("score", player.score);
    let mut lines = vec![score.with("passengers", player.passengers).with("pilots", player.pilots)];
    if !player.markers.is_empty() {
        lines.push(of("markers").with("markers", player.markers));
    }
    if !player.display.is_empty() {
        lines.push(of("display").with_row("cards", &player.display));
    }
    if !player.hijackers.is_empty() {
        lines.push(of("hijackers").with_row("hijackers", &player.hijackers));
    }
    if !player.tiles.is_empty() {
        lines.push(of("tiles").with_row("tiles", &player.tiles));
    }
    if !player.medals.is_empty() {
        lines.push(of("medals").with_row("medals", &player.medals));
    }
    lines
}

/// HIJ-74: the final score.
fn show_scores(scores: &BySeat<Reckoning>) -> impl Iterator<Item = Message> {
    scores.iter().map(|(seat, score)| {
        let Reckoning { track, medals, markers, star, hijackers, recognition, cards, total } =
            *score;
        let parts = [
            ("track", track),
            ("medals", medals),
            ("markers", markers),
            ("star", star),
            ("hijackers", hijackers),
            ("recognition", recognition),
            ("cards", cards),
            ("total", total),
        ];
        let line = status("score").with("seat", seat);
        parts.into_iter().fold(line, |line, (name, points)| line.with(name, points))
    })
}

//! What Hijacked has to tell.

use redeye_game::{BySeat, Row, Seat, View};
use redeye_hijacked::{
    Bonus, Card, Config, CybotCard, Die, Event, Goal, GoalView, Hijacked, Hijacker, Kind, Markers,
    Place, PlaceView, PlayerView, PublicView, Reckoning, Spot, SpotView, Stage, Stone, Tile,
    TurnView,
};

use super::{Arg, Message, Narrate, choice};

fn message(name: &str) -> Message {
    Message::new(format!("hijacked-event-{name}"))
}

fn status(name: &str) -> Message {
    Message::new(format!("hijacked-status-{name}"))
}

/// What a piece or a field of an event fills in.
trait Fill {
    fn fill(&self, config: &Config) -> Arg;
}

impl Fill for Seat {
    /// HIJ-80: nobody sits on the seat of the Cybot.
    fn fill(&self, config: &Config) -> Arg {
        if config.cybot() == Some(*self) {
            return Arg::Named { prefix: "hijacked-", id: "the-cybot".to_owned() };
        }
        (*self).into()
    }
}

impl Fill for Card {
    /// HIJ-3: of a passenger card the colour is told.
    fn fill(&self, _: &Config) -> Arg {
        Arg::Named { prefix: "hijacked-colour-", id: self.colour().to_string() }
    }
}

impl Fill for [Card] {
    /// So many of each colour.
    fn fill(&self, _: &Config) -> Arg {
        let mut ids: Vec<(String, u8)> = Vec::new();
        for card in self {
            let colour = card.colour().to_string();
            match ids.iter_mut().find(|(id, _)| *id == colour) {
                Some((_, count)) => *count += 1,
                None => ids.push((colour, 1)),
            }
        }
        Arg::Counted { prefix: "hijacked-colour-", ids }
    }
}

impl Fill for Markers {
    /// So many of each kind.
    fn fill(&self, _: &Config) -> Arg {
        let each = |kind: Kind| (kind.to_string(), self.count(kind));
        let some = Kind::ALL.into_iter().map(each).filter(|(_, count)| *count > 0);
        Arg::Counted { prefix: "hijacked-kind-", ids: some.collect() }
    }
}

impl Fill for Stone {
    fn fill(&self, _: &Config) -> Arg {
        choice(self)
    }
}

impl Fill for Bonus {
    fn fill(&self, _: &Config) -> Arg {
        choice(self)
    }
}

impl Fill for [u8] {
    fn fill(&self, _: &Config) -> Arg {
        Arg::Numbers(self.to_vec())
    }
}

impl<T, const N: usize> Fill for Row<T, N>
where
    [T]: Fill,
{
    fn fill(&self, config: &Config) -> Arg {
        self.0.as_slice().fill(config)
    }
}

/// Numbers, and what is told by its number.
macro_rules! numbers {
    ($($thing:ident as $number:ident;)+) => {
        $(impl Fill for $thing {
            fn fill(&self, _: &Config) -> Arg {
                Arg::Number($number::from(*self).into())
            }
        })+
    };
}

numbers! {
    u8 as u8;
    i16 as i16;
    Die as u8;
    Place as u8;
    Spot as u8;
}

/// What has a text of its own, one or several.
macro_rules! named {
    ($($prefix:literal $thing:ident;)+) => {
        $(impl Fill for $thing {
            fn fill(&self, _: &Config) -> Arg {
                Arg::Named { prefix: $prefix, id: self.to_string() }
            }
        }

        impl Fill for [$thing] {
            fn fill(&self, _: &Config) -> Arg {
                Arg::AllNamed { prefix: $prefix, ids: self.iter().map($thing::to_string).collect() }
            }
        })+
    };
}

named! {
    "hijacked-kind-" Kind;
    "hijacked-hijacker-" Hijacker;
    "hijacked-tile-" Tile;
    "hijacked-goal-" Goal;
    "hijacked-cybot-" CybotCard;
    "hijacked-stage-" Stage;
}

/// Each event by its name, with all of its fields. Without the macro the list, which must be whole,
/// would be longer than a function may be.
macro_rules! tell {
    ($config:ident, $event:ident, $($name:literal $event_is:ident { $($field:ident),* };)+) => {
        match $event {
            $(Event::$event_is { $($field),* } => {
                message($name)$(.with(stringify!($field), $field.fill($config)))*
            })+
        }
    };
}

impl Narrate for Hijacked {
    fn event(config: &Config, event: &Event) -> Message {
        tell! {
            config, event,
            "begins" Begins { seat };
            "hijackers-placed" HijackersPlaced { hijackers };
            "numbers-laid" NumbersLaid { numbers };
            "goals-set" GoalsSet { goals, medals };
            "reshuffled" Reshuffled {};
            "pile-shows" PileShows { back };
            "laid" Laid { place, back };
            "round-begins" RoundBegins { round };
            "rolled" Rolled { seat, values };
            "turned" Turned { seat, die, value, kind };
            "placed" Placed { seat, die };
            "chose" Chose { seat, place };
            "chose-top" ChoseTop { seat, card };
            "opened" Opened { card, place };
            "played" Played { seat, card, paid };
            "discarded" Discarded { seat, card };
            "reserved" Reserved { seat, place, value };
            "released" Released { seat, place };
            "passenger-rescued" PassengerRescued { seat, cards };
            "pilot-rescued" PilotRescued { seat, cards };
            "builds-trust" BuildsTrust { seat };
            "stone-drawn" StoneDrawn { seat, stone };
            "stopped" Stopped { seat };
            "trust-is" TrustIs { percent };
            "star-taken" StarTaken { seat };
            "persuaded" Persuaded { seat, hijacker, level };
            "gave-up" GaveUp { hijacker, seat };
            "came" Came { hijacker, spot };
            "called-back" CalledBack { seat };
            "police-at" PoliceAt { space };
            "offered" Offered { seat, tiles };
            "kept" Kept { seat, tile };
            "took-marker" TookMarker { seat, kind };
            "took-bonus-die" TookBonusDie { seat };
            "took-mini-die" TookMiniDie { seat };
            "turn-ended" TurnEnded { seat };
            "moved" Moved { seat, points, score };
            "may-take" MayTake { seat };
            "may-take-die" MayTakeDie { seat };
            "declined" Declined { seat, bonus };
            "cashed" Cashed { seat, kind };
            "medal-taken" MedalTaken { seat, medal, goal };
            "medal-lost" MedalLost { medal, goal };
            "medal-cashed" MedalCashed { seat, medal };
            "tile-used" TileUsed { seat, tile };
            "gave" Gave { seat, kind, to };
            "took-back" TookBack { seat, card };
            "cybot-plays" CybotPlays { card };
            "stormed" Stormed {};
            "last-call" LastCall {};
            "passed" Passed { seat };
            "succeeded" Succeeded {};
        }
    }

    /// What happens with every die and every card is seen on the table; told, it would drown the
    /// rest.
    fn is_left_out(event: &Event) -> bool {
        matches!(
            event,
            Event::Placed { .. }
                | Event::Laid { .. }
                | Event::PileShows { .. }
                | Event::MayTake { .. }
                | Event::MayTakeDie { .. }
        )
    }

    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::TurnEnded { .. } | Event::PoliceAt { .. })
    }

    fn status(config: &Config, view: &View<Self>) -> Vec<Message> {
        let public = &view.public;
        let stage = public.stage.fill(config);
        let mut lines = vec![status("stage").with("stage", stage).with("round", public.round)];
        lines.extend(public.turn.iter().map(|turn| show_turn(config, turn)));
        lines.push(status("police").with("space", public.police));
        lines.push(status("trust").with("percent", public.trust));
        lines.extend(public.star.map(|seat| status("star").with("seat", seat.fill(config))));
        // HIJ-6: before they are laid they are 0.
        if public.numbers.iter().all(|number| *number > 0) {
            lines.push(status("numbers").with("numbers", public.numbers.fill(config)));
        }
        lines.extend(show_row(config, public));
        lines.extend(
            (1_u8..).zip(&public.spots).filter_map(|(place, spot)| show_spot(config, place, spot)),
        );
        lines.extend(public.goals.iter().filter_map(|GoalView { goal, medal }| {
            let goal = status("goal").with("goal", goal.fill(config));
            Some(goal.with("medal", (*medal)?))
        }));
        lines.extend(public.players.iter().flat_map(|(seat, of)| show_player(config, seat, of)));
        lines.extend(
            view.private
                .offer
                .iter()
                .map(|tiles| status("offer").with("tiles", tiles.fill(config))),
        );
        lines.extend(public.scores.iter().flat_map(|scores| show_scores(config, scores)));
        lines
    }
}

/// HIJ-11: who is on turn, and the dice that are left.
fn show_turn(config: &Config, turn: &TurnView) -> Message {
    let left = turn.dice.iter().filter(|die| !die.used).map(|die| die.value);
    let on_turn = status("turn").with("seat", turn.seat.fill(config));
    on_turn.with("dice", Arg::Numbers(left.collect()))
}

/// HIJ-3: the row: what is open, and the backs of the rest.
fn show_row(config: &Config, public: &PublicView) -> impl Iterator<Item = Message> {
    (1_u8..).zip(&public.row).filter_map(|(place, laid)| {
        let PlaceView { back, face, reserved } = laid.as_ref()?;
        let Some(face) = face else {
            return Some(status("face-down").with("place", place).with("back", *back));
        };
        let open = match reserved {
            None => status("open"),
            Some(by) => {
                status("reserved").with("seat", by.seat.fill(config)).with("value", by.value)
            }
        };
        let open = open.with("place", place).with("card", face.card.fill(config));
        Some(open.with("trust", face.trust).with("demands", face.demands.fill(config)))
    })
}

/// HIJ-4: who is on board, and how far persuaded.
fn show_spot(config: &Config, place: u8, spot: &SpotView) -> Option<Message> {
    let there = spot.hijacker?;
    let with = |seat| status("spot-with").with("seat", Seat::fill(&seat, config));
    let line = spot.disc.map_or(status("spot"), with);
    Some(line.with("place", place).with("hijacker", there.fill(config)).with("level", spot.level))
}

/// HIJ-2: what a player has.
fn show_player(config: &Config, seat: Seat, player: &PlayerView) -> Vec<Message> {
    let of = |name: &str| status(name).with("seat", seat.fill(config));
    let score = of("player").with("score", player.score.fill(config));
    let mut lines = vec![score.with("passengers", player.passengers).with("pilots", player.pilots)];
    if !player.markers.is_empty() {
        lines.push(of("markers").with("markers", player.markers.fill(config)));
    }
    if !player.display.is_empty() {
        lines.push(of("display").with("cards", player.display.fill(config)));
    }
    if !player.hijackers.is_empty() {
        lines.push(of("hijackers").with("hijackers", player.hijackers.fill(config)));
    }
    if !player.tiles.is_empty() {
        lines.push(of("tiles").with("tiles", player.tiles.fill(config)));
    }
    if !player.medals.is_empty() {
        lines.push(of("medals").with("medals", player.medals.fill(config)));
    }
    lines
}

/// HIJ-74: the final score.
fn show_scores(config: &Config, scores: &BySeat<Reckoning>) -> impl Iterator<Item = Message> {
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
        let line = status("score").with("seat", seat.fill(config));
        parts.into_iter().fold(line, |line, (name, points)| line.with(name, points.fill(config)))
    })
}

//! A table on a virtual clock: what there is to see at each tick, for those who are not in the
//! know. Two worlds that differ in a secret must show the same moments, and at the same times.

use redeye_game::{Game, Input, Seat, SeatSet, Time, Told, Viewer};

/// The clock ticks this often.
pub const TICK_MS: u64 = 500;

/// What somebody does, and when: milliseconds, the number of the seat, the words.
pub type Act = (u64, u8, &'static str);

/// The seat with this number.
///
/// # Panics
/// If there is none.
pub fn seat(number: u8) -> Seat {
    number.to_string().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A table whose clock is in our hands.
pub struct World<G: Game> {
    /// The truth.
    pub state: G,
    /// What time it is.
    pub now: Time,
    told: Told<G::Event>,
    probes: Vec<G::Action>,
}

/// All that can be seen at one tick by those who are not in the know.
#[derive(PartialEq, Eq, Debug)]
pub struct Moment<G: Game> {
    /// When.
    pub at: Time,
    /// What everybody sees.
    pub public: G::Public,
    /// That and all the rest, line by line.
    pub face: Vec<String>,
}

impl<G: Game> World<G> {
    /// A table after these draws.
    ///
    /// # Panics
    /// If the options do not fit, or a draw cannot be.
    pub fn new(seats: u8, options: &str, draws: &[&str]) -> Self {
        let config = G::configure(seats, options).unwrap_or_else(|misfits| panic!("{misfits}"));
        let (state, now) = (G::setup(&config), Time::ZERO);
        let mut world = Self { state, now, told: Told::new(), probes: Vec::new() };
        for draw in draws {
            let draw: G::Chance = draw.parse().unwrap_or_else(|error| panic!("{error}"));
            world.state.check_draw(&draw).unwrap_or_else(|why| panic!("{draw}: {why}"));
            world.state.apply(now, Input::Chance(draw), &mut world.told);
        }
        world
    }

    /// The same, and at each moment everybody tries these actions: a refusal is seen, too.
    #[must_use]
    pub fn probing(self, probes: impl IntoIterator<Item = G::Action>) -> Self {
        Self { probes: probes.into_iter().collect(), ..self }
    }

    /// A seat does something now.
    ///
    /// # Panics
    /// If it may not.
    pub fn act(&mut self, number: u8, action: &str) {
        let action: G::Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        let may = self.state.check(seat(number), &action);
        may.unwrap_or_else(|why| panic!("{} seat {number}: {action}: {why}", self.now));
        self.state.apply(self.now, Input::Act(seat(number), action), &mut self.told);
    }

    /// One tick of the clock: a deadline that is due passes, then these act.
    pub fn tick(&mut self, acts: &[Act]) {
        self.now = self.now + TICK_MS;
        self.told.clear();
        if self.state.deadline().is_some_and(|due| due <= self.now) {
            self.state.apply(self.now, Input::Clock, &mut self.told);
        }
        let now_ms = self.now.ms();
        for (_, number, action) in acts.iter().filter(|act| act.0 == now_ms) {
            self.act(*number, action);
        }
    }

    /// Lets the clock run to `until_ms`, with what is done on the way; says what there was to see
    /// at each tick for all but those who are `in_the_know`.
    pub fn run(&mut self, until_ms: u64, acts: &[Act], in_the_know: SeatSet) -> Vec<Moment<G>> {
        let mut moments = Vec::new();
        while self.now.ms() < until_ms {
            self.tick(acts);
            moments.push(self.moment(in_the_know));
        }
        moments
    }

    /// What there is to see now.
    pub fn moment(&self, in_the_know: SeatSet) -> Moment<G> {
        let state = &self.state;
        let mut face = vec![
            format!("awaits {}", state.awaits()),
            format!("deadline {:?}", state.deadline()),
            format!("table {}", json(&state.public())),
            format!("public {}", json(&state.private(Viewer::Public))),
        ];
        face.extend(self.told.heard_by(Viewer::Public).map(|event| format!("all hear {event}")));
        for other in (state.seats() - in_the_know).iter() {
            let (mut may, viewer) = (Vec::new(), Viewer::Seat(other));
            state.legal(other, &mut may);
            let probe = |act: &G::Action| format!("{other}: {act}: {:?}", state.check(other, act));
            face.push(format!("seat {other} sees {}", json(&state.private(viewer))));
            face.push(format!("seat {other} may {}", json(&may)));
            face.push(format!("seat {other} is heard by {}", state.earshot(other)));
            face.extend(self.probes.iter().map(probe));
            face.extend(self.told.heard_by(viewer).map(|event| format!("{other} hears {event}")));
        }
        Moment { at: self.now, public: state.public(), face }
    }
}

fn json<T: serde::Serialize>(item: &T) -> String {
    serde_json::to_string(item).expect("plain data")
}

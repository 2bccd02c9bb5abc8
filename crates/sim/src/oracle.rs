//! What each seat may see at every moment of a log, by the rules alone.

use std::collections::BTreeMap;
use std::time::Duration;

use redeye_game::record::Record;
use redeye_game::{Audience, Entry, Game, Match, Seat, Told, Viewer};
use redeye_games::{GameId, with_game};
use redeye_store::MatchLog;
use serde_json::{Value, json};

/// The matches of a world, played by the rules.
#[derive(Default)]
pub(crate) struct Oracle(BTreeMap<String, Box<dyn Played>>);

impl Oracle {
    /// Checks that a frame sent to `seat` shows a moment of this log, not before moment `from`, and
    /// returns that moment.
    ///
    /// # Errors
    /// If it does not, or if the log cannot be played.
    pub(crate) fn find(
        &mut self,
        name: &str,
        log: &MatchLog,
        seat: Seat,
        frame: &Value,
        from: usize,
    ) -> Result<usize, String> {
        let played = self.play(name, log)?;
        let first = frame["first"].as_u64().unwrap_or_default() as usize;
        let events = frame["events"].as_array().map_or(&[][..], Vec::as_slice);
        let heard = played.events(seat);
        let told = heard.get(first..first + events.len());
        if told.is_none_or(|told| !told.iter().copied().eq(events)) {
            return Err("a frame tells something else than the log".to_owned());
        }
        let shown = |moment: &usize| {
            let face = played.face(*moment, seat);
            face.heard == first + events.len()
                && face.view == frame["view"]
                && face.legal == frame["legal"]
                && face.awaits == frame["awaits"]
        };
        (from..=log.log.len()).find(shown).ok_or_else(|| {
            format!("a frame shows no moment of the log from {from} to {}", log.log.len())
        })
    }

    fn play(&mut self, name: &str, log: &MatchLog) -> Result<&dyn Played, String> {
        if !self.0.contains_key(name) {
            self.0.insert(name.to_owned(), begin(log)?);
        }
        let played = self.0.get_mut(name).expect("it was put there");
        played.go_on(log)?;
        Ok(&**played)
    }

    /// Plays a log to its end, and returns how long after its last entry the clock will act.
    ///
    /// # Errors
    /// If it cannot be played.
    pub(crate) fn time_left(
        &mut self,
        name: &str,
        log: &MatchLog,
    ) -> Result<Option<Duration>, String> {
        Ok(self.play(name, log)?.time_left())
    }
}

/// What one seat sees at one moment.
struct Face {
    view: Value,
    legal: Value,
    awaits: Value,
    /// How many events it has heard.
    heard: usize,
}

trait Played {
    /// Plays the new entries of the log.
    fn go_on(&mut self, log: &MatchLog) -> Result<(), String>;
    fn face(&self, moment: usize, seat: Seat) -> &Face;
    /// Returns everything that `seat` has heard.
    fn events(&self, seat: Seat) -> Vec<&Value>;
    /// Returns how long after the last entry the clock will act.
    fn time_left(&self) -> Option<Duration>;
}

struct PlayedMatch<G: Game> {
    game: Match<G>,
    /// The events before each moment.
    faces: Vec<Vec<Face>>,
    events: Vec<(Audience, Value)>,
}

fn begin(log: &MatchLog) -> Result<Box<dyn Played>, String> {
    let text = format!("{}\nopen\n", log.head_text);
    let game = redeye_game::record::Header::read(&log.head_text).map_err(|e| e.to_string())?.game;
    let game: GameId = game.parse()?;
    with_game!(game, G => {
        let record = Record::<G>::read(&text).map_err(|error| error.to_string())?;
        let deal = record.header.proof.ok_or("no proof")?.deal;
        let game = Match::<G>::new(&record.config, deal.rng());
        Ok(Box::new(PlayedMatch { game, faces: Vec::new(), events: Vec::new() }))
    })
}

impl<G: Game> PlayedMatch<G> {
    fn look(&mut self) {
        let state = self.game.state();
        let face = |seat: Seat| {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let viewer = Viewer::Seat(seat);
            let heard = self.events.iter().filter(|(audience, _)| audience.includes(viewer));
            Face {
                view: json!(state.view(viewer)),
                legal: json!(legal),
                awaits: json!(state.awaits()),
                heard: heard.count(),
            }
        };
        self.faces.push(state.seats().iter().map(face).collect());
    }
}

impl<G: Game> Played for PlayedMatch<G> {
    fn go_on(&mut self, log: &MatchLog) -> Result<(), String> {
        if self.faces.is_empty() {
            self.look();
        }
        for (place, (_, body)) in log.log.iter().enumerate().skip(self.faces.len() - 1) {
            let mut told = Told::new();
            for entry in Entry::<G>::read_all(body).map_err(|error| error.to_string())? {
                let put = self.game.replay(entry, &mut told);
                put.map_err(|why| format!("entry {} of the log: {why}", place + 1))?;
            }
            drop(self.game.take_log());
            self.events.extend(told.into_iter().map(|(to, event)| (to, json!(event))));
            self.look();
        }
        Ok(())
    }

    fn face(&self, moment: usize, seat: Seat) -> &Face {
        &self.faces[moment][seat.index()]
    }

    fn events(&self, seat: Seat) -> Vec<&Value> {
        let hears = |(audience, _): &&(Audience, Value)| audience.includes(Viewer::Seat(seat));
        self.events.iter().filter(hears).map(|(_, event)| event).collect()
    }

    fn time_left(&self) -> Option<Duration> {
        let due = self.game.state().deadline()?;
        Some(Duration::from_millis(due.ms().saturating_sub(self.game.now().ms())))
    }
}

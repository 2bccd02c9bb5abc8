//! A match of any game, as a room uses it.
//!
//! The game is erased here, at one object-safe trait, so that rooms are compiled once. Every input
//! takes the same path: `AnyMatch::propose` *decides* on a copy of the match, the room *commits*
//! what followed from it, and `AnyMatch::accept` *applies* it by replacing the match with the copy.
//! A proposal that is not accepted changes nothing.

mod bots;
mod durable;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use redeye_bots::Level;
use redeye_game::record::{Header, HeaderLines, Proof, add_sum};
use redeye_game::{Bound, BySeat, Deal, Game, Rng, Seat, SeatSet, Time, Viewer};
use redeye_games::{GameId, with_game};
use redeye_protocol::{Clock, FrameWriter, Settings};
use redeye_store::MatchLog;

use crate::deny::Deny;
use durable::DurableMatch;

/// How many actions that could be repeated without end one seat may take in a match. The busiest
/// bot in ten matches of Illegal at eight seats took 161.
pub const REPEATS_MAX: u32 = 500;

/// What a seat wants to do, as a client would send it, or the place where its bot failed.
pub(crate) type Chosen = Result<Option<String>, String>;

/// A bot's choice, to be computed on another thread.
pub(crate) type Choosing = Box<dyn FnOnce(&mut Rng) -> Chosen + Send>;

/// A bot that can take in what its seat was told.
pub(crate) trait Listener: Send + Sync {
    /// Takes in the news.
    fn listen(&self);
}

/// A match of any game. It knows no store, no connection and no person.
pub(crate) trait AnyMatch: Send {
    /// Returns the id of the game.
    fn game(&self) -> &'static str;
    /// Returns the number of entries in its log.
    fn entries(&self) -> u32;
    /// Returns the time of the last entry.
    fn last(&self) -> Time;
    /// Returns the seats that play.
    fn seats(&self) -> SeatSet;
    /// Returns the seats that the match waits for, as everybody may know.
    fn awaits(&self) -> SeatSet;
    /// Returns the seats that have anything to choose from. Not public.
    fn able(&self) -> SeatSet;
    /// Returns when the clock itself will act.
    fn deadline(&self) -> Option<Time>;
    /// Returns whether the match is over.
    fn is_over(&self) -> bool;
    /// Returns whether the rules let `seat` stay away.
    fn may_stay_away(&self, seat: Seat) -> bool;
    /// Returns the seats that hear `seat`.
    fn earshot(&self, seat: Seat) -> SeatSet;

    /// Proposes an action of `seat` at `now`, with everything that follows from it.
    ///
    /// # Errors
    /// Why the action is refused. The reason depends only on what `seat` knows.
    fn propose(&mut self, now: Time, seat: Seat, action: &str) -> Result<(), Deny>;
    /// Proposes the draws and deadlines that are due up to `now`, and returns whether there are
    /// any.
    fn propose_what_is_due(&mut self, now: Time) -> bool;
    /// Returns what was proposed.
    fn proposed(&self) -> Option<Proposed<'_>>;
    /// Replaces the match by what was proposed.
    fn accept(&mut self);
    /// Drops what was proposed.
    fn withdraw(&mut self);

    /// Returns the number of events that the match has told to anyone, which is a place in its
    /// history.
    fn told(&self) -> usize;
    /// Returns how many of the events in `places` of the history `viewer` hears.
    fn heard(&self, viewer: Viewer, places: std::ops::Range<usize>) -> u32;
    /// Writes down what everybody sees of match number `number` at `now`.
    fn begin_frames(&self, writer: &mut FrameWriter, number: u32, now: Time);
    /// Writes down what `viewer` sees and can do, and returns a hash of it: the same hash means
    /// that nothing is new.
    fn look(&self, writer: &mut FrameWriter, viewer: Viewer) -> u64;
    /// Returns the frame for the viewer of the last [`look`](Self::look), with the events from
    /// `from` on.
    fn frame(
        &self,
        writer: &mut FrameWriter,
        viewer: Viewer,
        rev: u32,
        from: HistoryMark,
    ) -> Utf8Bytes;
    /// Adds the missing pages of what `viewer` has heard in match number `number`, and returns
    /// where in the history the rest begins.
    fn past(&self, viewer: Viewer, number: u32, pages: &mut Vec<Utf8Bytes>) -> HistoryMark;

    /// Puts a bot on `seat`, which will hear everything that the seat has heard. If there is a bot
    /// already, it stays.
    fn seat_bot(&mut self, seat: Seat, level: Level);
    /// Takes the bot from `seat`.
    fn remove_bot(&mut self, seat: Seat);
    /// Tells the bots what is new for their seats, and returns the bots that have news.
    fn tell_bots(&mut self) -> Vec<Arc<dyn Listener>>;
    /// Returns the choice of the bot on `seat`, to be computed from what its seat knows now.
    fn let_bot_choose(&self, seat: Seat) -> Option<Choosing>;
    /// Returns whether the bot on `seat` plays any legal action, without reasoning.
    #[cfg(feature = "planted")]
    fn has_plain_bot(&self, seat: Seat) -> bool;
}

/// What an input leads to, if it is committed.
#[derive(Clone, Copy)]
pub(crate) struct Proposed<'m> {
    /// The entry of the log.
    pub(crate) entry: &'m str,
    /// Whether it ends the match.
    pub(crate) is_over: bool,
}

/// A place in the history of a match, and the number of events before it that one viewer heard.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct HistoryMark {
    pub(crate) place: usize,
    pub(crate) count: u32,
}

/// Everything that a match is made from.
pub(crate) struct Beginning<'r> {
    pub(crate) settings: &'r Settings,
    /// How many matches of the game each seat has finished on this server.
    pub(crate) finished: Vec<u32>,
    pub(crate) names: Vec<String>,
    pub(crate) deal: Deal,
    pub(crate) bound: Bound,
}

/// Makes the match that `beginning` describes, and proposes its first draws. Also returns the head
/// of its record.
///
/// # Errors
/// If the settings make no match.
pub(crate) fn begin(beginning: Beginning<'_>) -> Result<(String, Box<dyn AnyMatch>), Deny> {
    let game: GameId = beginning.settings.game.parse().map_err(|_| Deny::NoSuchGame)?;
    with_game!(game, G => {
        let Beginning { settings, finished, names, deal, bound } = beginning;
        let config = configure::<G>(settings, &finished)?;
        let rng = deal.rng();
        let header = Header {
            game: G::ID.to_owned(),
            rules: G::RULES,
            table: deal.table.clone(),
            options: config.to_string(),
            names,
            proof: Some(Proof::bound(deal, bound)),
            lines: HeaderLines::default(),
        };
        let mut game = DurableMatch::<G>::new(config, rng);
        game.propose_what_is_due(Time::ZERO);
        Ok((header.to_string(), Box::new(game)))
    })
}

/// Checks that these settings make a match.
///
/// # Errors
/// If they do not.
pub(crate) fn check(settings: &Settings) -> Result<(), Deny> {
    let game: GameId = settings.game.parse().map_err(|_| Deny::NoSuchGame)?;
    with_game!(game, G => configure::<G>(settings, &vec![0; settings.seats.into()]).map(drop))
}

/// Returns the id of the game that these settings name.
///
/// # Errors
/// If there is no such game.
pub(crate) fn id_of(settings: &Settings) -> Result<&'static str, Deny> {
    settings.game.parse::<GameId>().map(GameId::id).map_err(|_| Deny::NoSuchGame)
}

fn configure<G: Game>(settings: &Settings, finished: &[u32]) -> Result<G::Config, Deny> {
    let config = G::configure(settings.seats, &settings.options).map_err(|_| Deny::BadSettings)?;
    let config = match settings.clock {
        Clock::Live => config,
        Clock::Slow => G::for_slow_table(config),
    };
    let count = |seat: Seat| finished.get(seat.index()).copied().unwrap_or_default();
    Ok(G::for_players(config, &BySeat::new(settings.seats, count)))
}

/// Why a log cannot be played. The error never repeats the log, which contains secrets.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoMatch {
    /// It was not written by this program, or not for this game. The number is that of the entry, 0
    /// for the head.
    #[error("the log cannot be played, at entry {0}")]
    Unplayable(usize),
    /// It was made by another version of the rules.
    #[error("it follows other rules of the game: version {0}, and this program has {1}")]
    OtherRules(u32, u32),
    /// The match is not over, so its record is a secret.
    #[error("the match is not over")]
    NotOver,
}

/// Brings a match back from its log.
///
/// # Errors
/// Why the log cannot be played.
pub(crate) fn open(log: &MatchLog) -> Result<Box<dyn AnyMatch>, NoMatch> {
    with_game!(game_of(log)?, G => {
        Ok(Box::new(DurableMatch::<G>::open(log)?))
    })
}

/// Checks that a log can be played by the game and the rules that its head names. A log of another
/// version of the rules cannot be checked, and passes.
///
/// # Errors
/// Why it cannot be played.
pub(crate) fn check_log(log: &MatchLog) -> Result<(), NoMatch> {
    match open(log) {
        Ok(_) | Err(NoMatch::OtherRules(..)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns the record of a match that is over, from its log.
///
/// # Errors
/// If the log cannot be played, or if the match is not over: until then it is a secret.
pub fn record_of(log: &MatchLog) -> Result<String, NoMatch> {
    let outcome = with_game!(game_of(log)?, G => DurableMatch::<G>::open(log)?.outcome());
    let outcome = outcome.ok_or(NoMatch::NotOver)?;
    let entries: String = log.log.iter().map(|(_, entry)| entry.as_str()).collect();
    let mut record = format!("{}\n{entries}end {outcome}\n", log.head_text);
    add_sum(&mut record);
    Ok(record)
}

fn game_of(log: &MatchLog) -> Result<GameId, NoMatch> {
    let unplayable = |_| NoMatch::Unplayable(0);
    let header = Header::read(&log.head_text).map_err(|_| NoMatch::Unplayable(0))?;
    header.game.parse().map_err(unplayable)
}

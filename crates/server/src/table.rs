//! A match that lives by its log.
//!
//! Every input takes the same way: *decide* on a copy of the match, *append* what followed from it
//! to the store, *apply* it by putting the copy in the match's place, then let the caller
//! *publish* and *acknowledge*. Nobody sees a thing before it is on the disk. When the store
//! fails, or says that another has taken the table over, the memory is thrown away and the table
//! comes back from its log.

use std::collections::HashSet;

use redeye_game::record::{Header, Record, add_sum};
use redeye_game::{Audience, BySeat, Entry, Game, Input, Match, Refused, Seat, Time, Told};
use redeye_games::{GameId, with_game};

use crate::store::{Append, Loaded, Store, StoreError};
use redeye_protocol::CommandId;

/// How often one seat may do in a match what could be repeated without end. The busiest bot in ten
/// matches of Illegal at eight seats did so 161 times.
pub const REPEATS_MAX: u32 = 500;

/// One match, owned by one task. Not `Debug`: what can be printed ends in a log.
pub struct Table<G: Game> {
    name: String,
    /// What stands above the log: the truth, seed included.
    head_text: String,
    store: Store,
    epoch: u32,
    config: G::Config,
    game: Match<G>,
    /// All that has been told in this match, with its audience.
    history: Vec<(Audience, G::Event)>,
    /// The entries so far, as they stand in a record.
    log: Vec<String>,
    /// How often each seat has done what is repeatable.
    repeats: BySeat<u32>,
    /// What has been entered, so that a command that is sent again is not judged again.
    commands: HashSet<CommandId>,
}

/// Why a table did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// The rules say no. Nothing has changed.
    #[error("{0}")]
    Refused(Refused),
    /// The store did not answer for it. The table has come back from its log, and whoever sent
    /// the command may send it again: if it was entered after all, it gets that answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log does not make a match: it was not written by this program, or not for this game.
    /// It names the entry, 0 for what stands above them, and never repeats it: it is the truth.
    #[error("the log of this table cannot be played, at entry {0}")]
    Unplayable(usize),
    /// The match is not over: its record is a secret.
    #[error("the match is not over")]
    NotOver,
}

/// What an input led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// It was entered, and what it told stands in the history.
    Entered,
    /// It was there before.
    Repeated,
    /// There was nothing to enter.
    Nothing,
}

impl<G: Game> Table<G> {
    /// Makes a table for the match that `header` describes, with its first draws made. One that is
    /// there already for just this match goes on: whoever made it died before it could say so, and
    /// must not get another draw by that.
    ///
    /// # Errors
    /// If there is another table of this name, or if the header does not make a match.
    pub async fn create(store: Store, header: &Header) -> Result<Self, TableError> {
        let (name, head_text) = (header.table.clone(), header.to_string());
        let made = store.create(&name, &head_text).await;
        if let Err(error) = &made
            && *error != StoreError::TableExists
        {
            return Err(error.clone().into());
        }
        let mut table = Self::resume(store, &name).await?;
        if table.head_text != head_text {
            return Err(StoreError::TableExists.into());
        }
        table.advance(Time::ZERO).await?;
        Ok(table)
    }

    /// Brings a table back from its log, and fences off whoever had it.
    ///
    /// # Errors
    /// If there is no such table, or if its log cannot be played.
    pub async fn resume(store: Store, name: &str) -> Result<Self, TableError> {
        let loaded = store.load(name).await?;
        let Replayed { config, game, history, repeats } =
            replay(&loaded).map_err(TableError::Unplayable)?;
        Ok(Self {
            name: name.to_owned(),
            head_text: loaded.head_text,
            store,
            epoch: loaded.epoch,
            config,
            game,
            history,
            repeats,
            commands: loaded.log.iter().map(|(command, _)| *command).collect(),
            log: loaded.log.into_iter().map(|(_, body)| body).collect(),
        })
    }

    /// What is played: the room's options, for those who sat there when it began.
    pub const fn config(&self) -> &G::Config {
        &self.config
    }

    /// The truth. It cannot be serialized; ask it for views.
    pub const fn state(&self) -> &G {
        self.game.state()
    }

    /// All that has been told in this match, with its audience: it is for the caller to give each
    /// viewer no more than its part.
    pub fn history(&self) -> &[(Audience, G::Event)] {
        &self.history
    }

    /// The time of the last entry.
    pub const fn last(&self) -> Time {
        self.game.now()
    }

    /// Whether `seat` has done such things often enough: what is repeatable is limited, or a
    /// history would grow without end.
    pub fn has_enough(&self, seat: Seat, action: &G::Action) -> bool {
        G::is_repeatable(action) && self.repeats[seat] >= REPEATS_MAX
    }

    /// Whether a command has been entered before.
    pub fn has_entered(&self, command: CommandId) -> bool {
        self.commands.contains(&command)
    }

    /// A seat does something. The answer means that it is on the disk.
    ///
    /// # Errors
    /// If the rules refuse it, or if the store fails.
    pub async fn submit(
        &mut self,
        now: Time,
        seat: Seat,
        action: G::Action,
        command: CommandId,
    ) -> Result<Done, TableError> {
        if self.has_entered(command) {
            return Ok(Done::Repeated);
        }
        // A deadline that has come goes first and is entered with it, or waits for `advance` if
        // the action is refused: then nothing has happened yet.
        let (mut next, mut told) = (self.game.clone(), Told::new());
        next.submit(now, seat, action, &mut told).map_err(TableError::Refused)?;
        self.enter(next, command, told).await?;
        Ok(Done::Entered)
    }

    /// Plays what the table owes up to `now`: draws and deadlines, if there are any.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn advance(&mut self, now: Time) -> Result<Done, TableError> {
        let due = self.state().deadline().is_some_and(|due| due <= now);
        if due || self.state().owes_draw() {
            let (mut next, mut told) = (self.game.clone(), Told::new());
            next.advance(now, &mut told);
            // The clock's command is known by its place: it cannot be entered twice.
            let mut command = [0; 16];
            command[..4].copy_from_slice(&(self.head() + 1).to_le_bytes());
            self.enter(next, CommandId(command), told).await?;
            return Ok(Done::Entered);
        }
        Ok(Done::Nothing)
    }

    /// The record of the match so far.
    pub fn record(&self) -> String {
        let end = match self.state().outcome() {
            Some(outcome) => format!("end {outcome}"),
            None => "open".to_owned(),
        };
        written(&self.head_text, &self.log.concat(), &end)
    }

    /// How many entries its log has.
    pub fn head(&self) -> u32 {
        self.log.len() as u32
    }

    /// Writes down what happened in `next`, and only then lets it be the match.
    async fn enter(
        &mut self,
        mut next: Match<G>,
        command: CommandId,
        told: Told<G::Event>,
    ) -> Result<(), TableError> {
        let entries = next.take_log();
        let body: String = entries.iter().map(|entry| format!("{entry}\n")).collect();
        let (table, head, epoch) = (self.name.clone(), self.head(), self.epoch);
        let append = Append { table, head, epoch, command, body: body.clone() };
        match self.store.append(append).await {
            Ok(_) => {
                self.game = next;
                self.history.extend(told);
                entries.iter().filter_map(repeated_by).for_each(|seat| self.repeats[seat] += 1);
                self.log.push(body);
                self.commands.insert(command);
                Ok(())
            }
            Err(error) => {
                *self = Self::resume(self.store.clone(), &self.name).await?;
                Err(error.into())
            }
        }
    }
}

/// The record of a match that is over, from its log.
///
/// # Errors
/// If the log cannot be played, or if the match is not over: until then it is a secret.
pub fn record_of<G: Game>(loaded: &Loaded) -> Result<String, TableError> {
    let game = replay::<G>(loaded).map_err(TableError::Unplayable)?.game;
    let outcome = game.state().outcome().ok_or(TableError::NotOver)?;
    let log: String = loaded.log.iter().map(|(_, body)| body.as_str()).collect();
    Ok(written(&loaded.head_text, &log, &format!("end {outcome}")))
}

fn written(head_text: &str, log: &str, end: &str) -> String {
    let mut record = format!("{head_text}\n{log}{end}\n");
    add_sum(&mut record);
    record
}

/// Looks whether a log makes a match of the game and the rules that stand above it.
///
/// # Errors
/// [`TableError::Unplayable`] if it does not, under rules that this program has.
pub fn check_log(loaded: &Loaded) -> Result<(), TableError> {
    let unplayable = TableError::Unplayable(0);
    let header = Header::read(&loaded.head_text).map_err(|_| unplayable.clone())?;
    let game: GameId = header.game.parse().map_err(|_| unplayable)?;
    with_game!(game, G => {
        // Other rules than ours can say nothing about it.
        if header.rules != G::RULES {
            return Ok(());
        }
        replay::<G>(loaded).map(drop).map_err(TableError::Unplayable)
    })
}

/// A match with all that was told in it.
struct Replayed<G: Game> {
    config: G::Config,
    game: Match<G>,
    history: Vec<(Audience, G::Event)>,
    repeats: BySeat<u32>,
}

/// Who has done something that is repeatable.
fn repeated_by<G: Game>(entry: &Entry<G>) -> Option<Seat> {
    match &entry.input {
        Input::Act(seat, action) if G::is_repeatable(action) => Some(*seat),
        Input::Act(..) | Input::Chance(_) | Input::Clock => None,
    }
}

/// The match that a log makes, or the entry at which it makes none.
fn replay<G: Game>(loaded: &Loaded) -> Result<Replayed<G>, usize> {
    // A record that is not over reads like any other.
    let record =
        Record::<G>::read(&format!("{}\nopen\n", loaded.head_text)).map_err(|_| 0_usize)?;
    let proof = record.header.proof.as_ref().ok_or(0_usize)?;
    let mut game = Match::<G>::new(&record.config, proof.deal.rng());
    let mut told = Told::new();
    let mut repeats = BySeat::new(game.state().seats().len() as u8, |_| 0);
    for ((_, body), seq) in loaded.log.iter().zip(1_usize..) {
        for entry in Entry::read_all(body).map_err(|_| seq)? {
            let repeated = repeated_by(&entry);
            game.replay(entry, &mut told).map_err(|_| seq)?;
            repeated.into_iter().for_each(|seat| repeats[seat] += 1);
        }
    }
    drop(game.take_log());
    Ok(Replayed { config: record.config, game, history: told.into_iter().collect(), repeats })
}

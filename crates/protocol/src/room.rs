//! A room: the people, the seats and what is played. Nothing in here is a secret of the game.

use redeye_game::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::text::{Name, TableName};

/// What is played, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's id, such as `resistance`.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The options, as a list of words such as `plots pause=20`.
    pub options: String,
    /// What the table is called.
    pub name: TableName,
    /// The language the table speaks in the lobby: one of the six, by its code.
    pub language: String,
    /// Does it stand in the lobby, for everybody to join?
    pub public: bool,
    /// All at one time, or a move a day.
    pub clock: Clock,
    /// On a live table: after how many seconds a bot covers somebody who is gone, and somebody who
    /// is there and slow is asked. A slow table waits.
    pub cover_after_s: u32,
    /// How long bots take to think.
    #[serde(default)]
    pub bot_pace: BotPace,
    /// May others watch?
    pub spectators: bool,
    /// May those who watch talk?
    pub spectator_chat: bool,
}

/// How fast a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// All sit there at one time.
    Live,
    /// A move now and then.
    Slow,
}

/// How long bots take to think. Nothing else about them depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotPace {
    /// Time to talk about each move.
    Calm,
    /// As people do.
    #[default]
    Normal,
    /// Hardly a second.
    Quick,
    /// At once, where one person plays alone with bots; with more people, like `quick`.
    AtOnce,
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotLevel {
    /// Does anything.
    Random,
    /// Reasons about what it has heard, and hides what it knows.
    Normal,
}

/// Where a room is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// People take their seats.
    Gathering,
    /// A match is on.
    Playing,
    /// The match is over; there can be another.
    Over,
    /// The table is gone.
    Closed,
}

/// A room as one of those in it sees it. The newest counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Room {
    /// Its address.
    pub id: String,
    /// The short code by which others find it.
    pub code: String,
    /// What lets others in by a link, for those who are in.
    pub invite: Option<String>,
    /// Where it is in its life.
    pub status: Status,
    /// What is played, and how.
    pub settings: Settings,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// How many watch.
    pub watchers: u32,
    /// For the host: who knocks.
    pub knocks: Vec<Knock>,
    /// What the table has published of the next draw: it is bound before any seat adds to it.
    pub commitment: String,
    /// The deal that is being made, between the host's start and the match.
    pub dealing: Option<Dealing>,
    /// The match that is on, or the last one.
    #[serde(rename = "match")]
    pub game: Option<MatchInfo>,
    /// The number of the match that could not go on: the disk has damaged it, or the server was
    /// updated and has other rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost_match: Option<u32>,
    /// Who looks at it.
    pub you: You,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: Seat,
    /// Who sits there; nobody yet, if there is nothing.
    pub occupant: Option<Occupant>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Occupant {
    /// The name.
    pub name: Name,
    /// For a bot: how well it plays.
    pub bot: Option<BotLevel>,
    /// Is the person there?
    pub presence: Presence,
    /// Does this person have the host's rights?
    pub host: bool,
    /// Has the host stopped this person's chat?
    pub muted: bool,
    /// What this seat has committed to for the next draw.
    pub commitment: Option<String>,
}

/// A deal that is being made. Seats commit to what they add, and reveal it once nobody can commit
/// any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Dealing {
    /// What the table waits for.
    pub step: DealStep,
    /// Whom it waits for.
    pub owing: SeatSet,
    /// For how many more seconds.
    pub due_s: u32,
    /// Seats that did not reveal what they had committed to: the draw is made anew, without them.
    pub withheld: SeatSet,
}

/// What a deal waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DealStep {
    /// Commitments.
    Commit,
    /// What was committed to.
    Reveal,
}

/// Is somebody there?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected.
    Away,
    /// A bot plays until the person is back.
    Covered,
}

/// Somebody who has found the table by its code and waits to be let in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Knock {
    /// Its number.
    pub knock: u32,
    /// Who they say they are.
    pub name: Name,
}

/// A match of this room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MatchInfo {
    /// Its number in this room, from 1.
    pub number: u32,
    /// What the table had published of its draw before it began.
    pub commitment: String,
    /// Binds all that had been published of its draw before the first seat revealed what it adds.
    #[serde(default)]
    pub seal: String,
    /// Seats that did not reveal what they had committed to: it was drawn anew, without them.
    #[serde(default)]
    pub withheld: SeatSet,
}

/// What the one who looks at a room is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct You {
    /// The seat, if this one has one.
    pub seat: Option<Seat>,
    /// Has the host's rights.
    pub host: bool,
    /// Has knocked, and waits to be let in.
    pub waiting: bool,
    /// The others wait for this one: a bot steps in after so many seconds, unless `back` comes.
    pub answer_due_s: Option<u32>,
}

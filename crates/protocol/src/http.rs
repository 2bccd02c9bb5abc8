//! What is asked over plain HTTP, before there is a connection to a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::room::{Settings, Status};
use crate::text::{Name, TableName};

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    /// Its id, such as `resistance`.
    pub id: String,
    /// How many can play, at least.
    pub seats_min: u8,
    /// How many can play, at most.
    pub seats_max: u8,
    /// Does the box say that it is for adults?
    pub adults: bool,
    /// What a host can choose.
    pub options: Vec<OptionInfo>,
    /// Sets of options that go well together, for each number of seats. A game may have none.
    pub sets: Vec<SetInfo>,
}

/// A ready-made set of options. What it is called and what it is like are in the translations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetInfo {
    /// For how many.
    pub seats: u8,
    /// Its name in the translations.
    pub name: String,
    /// The options, in the order of the game's list.
    pub options: String,
}

/// An option of a game. Its label and what it means are in the translations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OptionInfo {
    /// What to write.
    pub name: String,
    /// What stands behind `=`, for options that take a value, such as `SECONDS`.
    pub value: Option<String>,
}

/// Would these options fit?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckOptions {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// The options.
    pub options: String,
}

/// What does not fit; nothing, if all does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Misfits {
    /// All of it.
    pub misfits: Vec<MisfitInfo>,
}

/// One thing that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MisfitInfo {
    /// The option, as it was written.
    pub option: String,
    /// The clause of the rules.
    pub rule: Option<String>,
    /// The key of the text that explains it.
    pub key: String,
    /// What the text fills in.
    pub args: std::collections::BTreeMap<String, String>,
}

/// Make a table. Whoever makes it is its host, and sits on the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateRoom {
    /// What is played, and how.
    pub settings: Settings,
    /// What the host is called.
    pub name: Name,
}

/// A table was made; whoever made it is its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Created {
    /// Its address.
    pub id: String,
    /// What lets others in.
    pub invite: String,
}

/// Enter a table: by its link, or because it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRoom {
    /// What the link brought.
    #[serde(default)]
    pub invite: Option<String>,
}

/// Find a table by its short code, and knock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FindRoom {
    /// Six letters and digits.
    pub code: String,
    /// Who wants in.
    pub name: Name,
}

/// Whether one is in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Joined {
    /// The table's address.
    pub id: String,
    /// The host must answer first.
    pub waiting: bool,
}

/// A link that moves a seat to another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeviceLink {
    /// What the other device redeems.
    pub secret: String,
    /// For how long.
    pub valid_s: u32,
}

/// Take a seat over from another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RedeemDevice {
    /// What the link brought.
    pub secret: String,
}

/// A link that brings one's seat back, as long as one has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecoveryLink {
    /// What brings it back. It is shown once; a new one makes it useless.
    pub secret: String,
}

/// Take one's seat back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverSeat {
    /// What the link brought.
    pub secret: String,
}

/// What lets a program sit down: sent as `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProgramToken {
    /// The token. It is shown once.
    pub token: String,
}

/// A public table, as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LobbyTable {
    /// Its address.
    pub id: String,
    /// What it is called.
    pub name: TableName,
    /// The game's id.
    pub game: String,
    /// The options.
    pub options: String,
    /// The language it speaks.
    pub language: String,
    /// Where it is in its life.
    pub status: Status,
    /// How many play.
    pub seats: u8,
    /// How many seats are taken.
    pub taken: u8,
    /// May others watch?
    pub spectators: bool,
}

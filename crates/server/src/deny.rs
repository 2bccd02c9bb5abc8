//! Why the server refuses a request: what everybody may know of it, to be said in the player's
//! language.

use axum::http::StatusCode;
use redeye_game::Refused;
use redeye_protocol::{BadCommand, BadText, Explained, MisfitInfo};

/// A refusal. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deny {
    /// The message is none of ours.
    NotUnderstood,
    /// The message is longer than any of ours.
    TooLong,
    /// The message is nested deeper than any of ours.
    TooDeep,
    /// A name or a text cannot be shown to others as it is.
    Text(BadText),
    /// There were too many messages in too short a time.
    TooFast,
    /// There is no such table.
    NoSuchRoom,
    /// There is no such game.
    NoSuchGame,
    /// The seat is taken.
    SeatTaken,
    /// All seats are taken.
    NoFreeSeat,
    /// Only a seated person can do this.
    NotSeated,
    /// Only the host can do this.
    NotHost,
    /// The host does not want this person here.
    NotWelcome,
    /// The link is not, or no longer, that of this table.
    BadInvite,
    /// No table has this code.
    BadCode,
    /// The link to another device was used, or is too old.
    BadLink,
    /// Somebody at the table has this name, or one that looks like it.
    NameTaken,
    /// The host has muted this person.
    Muted,
    /// Nobody may watch this table.
    NoSpectators,
    /// People who watch this table may not chat.
    SpectatorsSilent,
    /// The game lets nobody hear this seat now.
    NobodyHears,
    /// A match is on.
    AlreadyPlaying,
    /// The cards are being dealt: seats and settings stay as they are.
    Dealing,
    /// The deal does not ask for this now, or not for this draw or seat.
    NotAsked,
    /// This is not what the seat has committed to.
    NotAsCommitted,
    /// No match is on.
    NotPlaying,
    /// The match is not over.
    NotOver,
    /// Some seats are empty.
    SeatsEmpty,
    /// The options do not fit, each for a reason.
    SettingsUnfit(Vec<MisfitInfo>),
    /// More people sit there than there would be seats.
    SeatsInUse,
    /// A setting is out of its range.
    BadSettings,
    /// The table is gone.
    Closed,
    /// The disk did not take the command; it can be sent again.
    StoreFailed,
    /// The disk has damaged what was asked for.
    Damaged,
    /// The server stops and will be back.
    Restarting,
    /// The request comes from a page of another site.
    WrongOrigin,
    /// This session or address has made too many tables.
    TooManyTables,
    /// This session or address has too many connections.
    TooManyConnections,
    /// The connection made room for a newer one, because there is a limit.
    MadeRoom,
    /// Only people who were there get the record.
    NotThere,
    /// This seat has repeated such actions too often in this match.
    TooOften,
    /// Nothing was received for too long.
    Idle,
    /// The seat has moved to another device.
    Moved,
    /// The rules of the game refuse it.
    Rules {
        /// The game.
        game: &'static str,
        /// The rule.
        refused: Refused,
    },
}

impl Deny {
    /// Returns its key in the translations.
    fn name(&self) -> &'static str {
        match self {
            Self::NotUnderstood => "not-understood",
            Self::TooLong => "too-long",
            Self::TooDeep => "too-deep",
            Self::Text(BadText::Empty) => "text-empty",
            Self::Text(BadText::TooLong) => "too-long",
            Self::Text(BadText::Mixed) => "name-mixed",
            Self::TooFast => "too-fast",
            Self::NoSuchRoom => "no-such-table",
            Self::NoSuchGame => "no-such-game",
            Self::SeatTaken => "seat-taken",
            Self::NoFreeSeat => "no-free-seat",
            Self::NotSeated => "not-seated",
            Self::NotHost => "not-host",
            Self::NotWelcome => "not-welcome",
            Self::BadInvite => "bad-invite",
            Self::BadCode => "bad-code",
            Self::BadLink => "bad-link",
            Self::NameTaken => "name-taken",
            Self::Muted => "muted",
            Self::NoSpectators => "no-spectators",
            Self::SpectatorsSilent => "spectators-silent",
            Self::NobodyHears => "nobody-hears",
            Self::AlreadyPlaying => "already-playing",
            Self::Dealing => "dealing",
            Self::NotAsked => "not-asked",
            Self::NotAsCommitted => "not-as-committed",
            Self::NotPlaying => "not-playing",
            Self::NotOver => "not-over",
            Self::SeatsEmpty => "seats-empty",
            Self::SettingsUnfit(_) => "settings-unfit",
            Self::SeatsInUse => "seats-in-use",
            Self::BadSettings => "bad-settings",
            Self::Closed => "closed",
            Self::StoreFailed => "store-failed",
            Self::Damaged => "damaged",
            Self::Restarting => "restarting",
            Self::WrongOrigin => "wrong-origin",
            Self::TooManyTables => "too-many-tables",
            Self::TooManyConnections => "too-many-connections",
            Self::MadeRoom => "made-room",
            Self::NotThere => "not-there",
            Self::TooOften => "too-often",
            Self::Idle => "idle",
            Self::Moved => "moved",
            Self::Rules { refused, .. } => refused.key,
        }
    }

    /// Returns it as it is sent over the wire.
    pub fn explain(&self) -> Explained {
        let name = self.name();
        match self {
            Self::Rules { game, refused } => Explained {
                key: format!("{game}-refusal-{name}"),
                rule: Some(refused.rule.to_owned()),
                misfits: Vec::new(),
            },
            Self::SettingsUnfit(misfits) => {
                Explained { key: format!("refusal-{name}"), rule: None, misfits: misfits.clone() }
            }
            _ => Explained { key: format!("refusal-{name}"), rule: None, misfits: Vec::new() },
        }
    }

    /// Returns it as an HTTP status.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NoSuchRoom | Self::NoSuchGame | Self::BadCode | Self::BadLink => {
                StatusCode::NOT_FOUND
            }
            Self::NotHost
            | Self::NotSeated
            | Self::NotWelcome
            | Self::BadInvite
            | Self::NoSpectators
            | Self::NotThere
            | Self::WrongOrigin => StatusCode::FORBIDDEN,
            Self::TooFast | Self::TooManyTables | Self::TooManyConnections => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::StoreFailed | Self::Restarting => StatusCode::SERVICE_UNAVAILABLE,
            Self::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Closed => StatusCode::GONE,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotUnderstood
            | Self::TooDeep
            | Self::Text(_)
            | Self::BadSettings
            | Self::SettingsUnfit(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        }
    }
}

impl From<BadCommand> for Deny {
    fn from(bad: BadCommand) -> Self {
        match bad {
            BadCommand::TooLong => Self::TooLong,
            BadCommand::TooDeep => Self::TooDeep,
            BadCommand::NotUnderstood => Self::NotUnderstood,
            BadCommand::Text(bad) => Self::Text(bad),
        }
    }
}

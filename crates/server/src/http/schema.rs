//! What the messages look like, for those who write clients: generated from the types.

use redeye_game::{Game, View};
use redeye_games::{GameId, with_game};
use redeye_protocol::{Command, ServerMsg};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// The JSON Schema of all WebSocket messages: what a client sends and what it gets. What a game
/// puts into a frame is described by [`of_game`].
pub fn messages() -> Value {
    let mut generator = SchemaSettings::draft07().into_generator();
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Messages",
        "description": "All that goes over the WebSocket of a table.",
        "type": "object",
        "properties": {
            "command": generator.subschema_for::<Command>(),
            "message": generator.subschema_for::<ServerMsg>(),
        },
        "required": ["command", "message"],
        "additionalProperties": false,
        "definitions": generator.take_definitions(true),
    })
}

/// The JSON Schema of what `game` puts into a frame's `view`, `legal` and `events`.
pub fn of_game(game: GameId) -> Value {
    with_game!(game, G => parts::<G>())
}

fn parts<G>() -> Value
where
    G: Game<Table: JsonSchema, Own: JsonSchema, Action: JsonSchema, Event: JsonSchema>,
{
    let mut generator = SchemaSettings::draft07().into_generator();
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Game",
        "description": format!("What {} puts into a frame.", G::NAME),
        "type": "object",
        "properties": {
            "view": generator.subschema_for::<View<G>>(),
            "action": generator.subschema_for::<G::Action>(),
            "event": generator.subschema_for::<G::Event>(),
        },
        "required": ["view", "action", "event"],
        "additionalProperties": false,
        "definitions": generator.take_definitions(true),
    })
}

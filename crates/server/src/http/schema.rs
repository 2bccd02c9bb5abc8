//! What the messages look like, for those who write clients: generated from the types.

use redeye_game::{Game, View};
use redeye_games::{GameId, with_game};
use redeye_protocol::{Command, ServerMsg};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::openapi::{Answer, OPERATIONS};

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

/// The JSON Schema of what goes over plain HTTP: for each request what is sent, if anything is, and
/// what is answered.
pub fn http() -> Value {
    let mut generator = SchemaSettings::draft07().into_generator();
    let mut requests = Map::new();
    for operation in OPERATIONS {
        let Answer::Json(answer) = operation.answer else { continue };
        let mut parts = Map::new();
        parts.insert("answer".to_owned(), answer(&mut generator));
        if let Some(body) = operation.body {
            parts.insert("body".to_owned(), body(&mut generator));
        }
        let name = format!("{} {}", operation.method.to_uppercase(), operation.path);
        requests.insert(name, all_of(&parts));
    }
    let mut schema = all_of(&requests);
    schema["$schema"] = json!("http://json-schema.org/draft-07/schema#");
    schema["title"] = json!("Http");
    schema["description"] = json!("All that is sent and answered over plain HTTP.");
    schema["definitions"] = Value::Object(generator.take_definitions(true));
    schema
}

/// An object that has all of `parts` and nothing else.
fn all_of(parts: &Map<String, Value>) -> Value {
    let names: Vec<&String> = parts.keys().collect();
    json!({
        "type": "object",
        "properties": parts,
        "required": names,
        "additionalProperties": false,
    })
}

/// The JSON Schema of what `game` puts into a frame's `view`, `legal` and `events`.
pub fn of_game(game: GameId) -> Value {
    with_game!(game, G => parts::<G>())
}

fn parts<G>() -> Value
where
    G: Game<Public: JsonSchema, Private: JsonSchema, Action: JsonSchema, Event: JsonSchema>,
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

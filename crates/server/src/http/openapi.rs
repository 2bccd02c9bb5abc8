//! The HTTP interface, described from its types.

use axum::Json;
use axum::response::Html;
use redeye_games::GameId;
use redeye_protocol::{
    CheckOptions, CreateRoom, Created, DeviceLink, Explained, FindRoom, GameInfo, JoinRoom, Joined,
    LobbyTable, Misfits, ProgramToken, RecoverSeat, RecoveryLink, RedeemDevice,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::api::Path;
use super::schema;
use crate::deny::Deny;

/// One request that can be made.
pub struct Operation {
    /// GET or POST, in small letters.
    pub method: &'static str,
    /// The path.
    pub path: &'static str,
    /// What it does, in one line.
    pub summary: &'static str,
    pub(super) body: Option<fn(&mut SchemaGenerator) -> Value>,
    pub(super) answer: Answer,
}

/// What the answer contains.
pub(super) enum Answer {
    Json(fn(&mut SchemaGenerator) -> Value),
    Other(&'static str),
    Socket,
}

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

fn anything(_: &mut SchemaGenerator) -> Value {
    json!({ "type": "object", "additionalProperties": true })
}

const fn get(path: &'static str, summary: &'static str, answer: Answer) -> Operation {
    Operation { method: "get", path, summary, body: None, answer }
}

const fn post(
    path: &'static str,
    summary: &'static str,
    body: Option<fn(&mut SchemaGenerator) -> Value>,
    answer: fn(&mut SchemaGenerator) -> Value,
) -> Operation {
    Operation { method: "post", path, summary, body, answer: Answer::Json(answer) }
}

/// All requests under `/api`.
pub const OPERATIONS: &[Operation] = &[
    get("/api/games", "The games that can be played here", Answer::Json(of::<Vec<GameInfo>>)),
    get(
        "/api/games/{game}/schema.json",
        "JSON Schema of what a game puts into a frame",
        Answer::Json(anything),
    ),
    post("/api/check", "Would these options fit?", Some(of::<CheckOptions>), of::<Misfits>),
    get("/api/rooms", "The public tables", Answer::Json(of::<Vec<LobbyTable>>)),
    post("/api/rooms", "Make a table and be its host", Some(of::<CreateRoom>), of::<Created>),
    post("/api/find", "Find a table by its code, and knock", Some(of::<FindRoom>), of::<Joined>),
    post("/api/rooms/{id}/join", "Come in by a link", Some(of::<JoinRoom>), of::<Joined>),
    post("/api/rooms/{id}/device", "A link that moves your seat, once", None, of::<DeviceLink>),
    post("/api/device", "Take a seat over by such a link", Some(of::<RedeemDevice>), of::<Joined>),
    post(
        "/api/rooms/{id}/recovery",
        "A link that brings your seat back; the one before is useless",
        None,
        of::<RecoveryLink>,
    ),
    post(
        "/api/rooms/{id}/recover",
        "Take your seat back by such a link",
        Some(of::<RecoverSeat>),
        of::<Joined>,
    ),
    post("/api/rooms/{id}/program", "Host: a token for a program", None, of::<ProgramToken>),
    get("/api/rooms/{id}/qr.svg", "The invitation as a QR code", Answer::Other("image/svg+xml")),
    get(
        "/api/rooms/{id}/matches/{number}/record",
        "The record of a match that is over",
        Answer::Other("text/plain"),
    ),
    get("/api/rooms/{id}/ws", "The WebSocket of a table", Answer::Socket),
    get("/api/openapi.json", "This description", Answer::Json(anything)),
    get("/api/messages.schema.json", "JSON Schema of all messages", Answer::Json(anything)),
    get("/api/", "A page to read", Answer::Other("text/html")),
];

/// The OpenAPI document.
pub fn describe() -> Value {
    let mut generator = SchemaSettings::openapi3().into_generator();
    let refusal = of::<Explained>(&mut generator);
    let mut paths = Map::new();
    for operation in OPERATIONS {
        let mut described = operation.describe(&mut generator, &refusal);
        let names = operation.path.split('/').filter_map(|part| part.strip_prefix('{'));
        let mut parameters: Vec<Value> = names
            .map(|name| {
                let name = name.trim_end_matches('}');
                let kind = json!({ "type": "string" });
                json!({ "name": name, "in": "path", "required": true, "schema": kind })
            })
            .collect();
        if matches!(operation.answer, Answer::Socket) {
            parameters.push(json!({
                "name": "eyes",
                "in": "query",
                "description": "`public`: the connection is sent what the public sees and hears, \
                    and nothing else, even where its session has a seat",
                "schema": { "type": "string", "enum": ["public"] },
            }));
        }
        if !parameters.is_empty() {
            described["parameters"] = Value::Array(parameters);
        }
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = described;
    }
    json!({
        "openapi": "3.0.3",
        "info": {
            "title": "Redeye",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "A table for games of lies and bargains. Browsers are known by a cookie \
                that the first POST sets; programs by the token that a host gives them.",
        },
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": { "program": { "type": "http", "scheme": "bearer" } },
        },
    })
}

impl Operation {
    fn describe(&self, generator: &mut SchemaGenerator, refusal: &Value) -> Value {
        let mut described = json!({ "summary": self.summary });
        if let Some(body) = self.body {
            described["requestBody"] = json!({
                "required": true,
                "content": { "application/json": { "schema": body(generator) } },
            });
        }
        let answer = match self.answer {
            Answer::Json(of) => json!({ "200": {
                "description": "Done",
                "content": { "application/json": { "schema": of(generator) } },
            } }),
            Answer::Other(kind) => {
                json!({ "200": { "description": "Done", "content": { kind: {} } } })
            }
            Answer::Socket => json!({ "101": {
                "description": "The connection is open; see /api/messages.schema.json",
            } }),
        };
        described["responses"] = answer;
        described["responses"]["default"] = json!({
            "description": "Refused, and nothing has changed",
            "content": { "application/json": { "schema": refusal } },
        });
        described
    }
}

/// Serves the OpenAPI document.
pub(super) async fn document() -> Json<Value> {
    Json(describe())
}

/// Serves the schema of all messages.
pub(super) async fn messages() -> Json<Value> {
    Json(schema::messages())
}

/// Serves the schema of a game.
pub(super) async fn game_schema(Path(game): Path<String>) -> Result<Json<Value>, Deny> {
    Ok(Json(schema::of_game(game.parse::<GameId>().map_err(|_| Deny::NoSuchGame)?)))
}

/// Serves the interface as a page to read, without script or style.
pub(super) async fn page() -> Html<String> {
    let rows: String = OPERATIONS
        .iter()
        .map(|operation| {
            let Operation { method, path, summary, .. } = operation;
            let method = method.to_uppercase();
            format!("<tr><td>{method}</td><td><code>{path}</code></td><td>{summary}</td></tr>\n")
        })
        .collect();
    let games: String = GameId::ALL
        .iter()
        .map(|game| {
            format!("<li><a href=\"/api/games/{game}/schema.json\">{}</a></li>\n", game.name())
        })
        .collect();
    Html(format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>Redeye: the interface</title></head><body><main>\n<h1>Redeye: the interface</h1>\n\
         <p>A program sits at a table like a person: it gets the same frames and sends the same \
         commands. The host of a table gives it a token, which it shows as \
         <code>Authorization: Bearer …</code>.</p>\n\
         <h2>Requests</h2>\n<table><thead><tr><th>Method</th><th>Address</th><th>What it does</th>\
         </tr></thead><tbody>\n{rows}</tbody></table>\n\
         <p>In full: <a href=\"/api/openapi.json\">OpenAPI</a>.</p>\n\
         <h2>Messages of the WebSocket</h2>\n\
         <p><a href=\"/api/messages.schema.json\">JSON Schema of all messages</a>; what each game \
         puts into a frame:</p>\n<ul>\n{games}</ul>\n</main></body></html>\n"
    ))
}

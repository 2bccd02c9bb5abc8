//! The schemas and constants from which clients are generated match the code.

use std::path::Path;

use expect_test::expect_file;
use redeye_client::{Client, ClientError};
use redeye_games::{GameId, with_game};
use redeye_server::http::openapi::{OPERATIONS, describe};
use redeye_server::http::schema;
use redeye_testbed::{Running, WIDE};
use serde_json::{Value, json};

#[test]
fn the_web_client_is_made_from_these_schemas_and_constants() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gen");
    let mut schemas =
        vec![("messages".to_owned(), schema::messages()), ("http".to_owned(), schema::http())];
    schemas.extend(GameId::ALL.map(|game| (game.to_string(), schema::of_game(game))));
    for (name, schema) in schemas {
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        expect_file![folder.join(format!("{name}.schema.json"))].assert_eq(&text);
    }
    expect_file![folder.join("constants.ts")].assert_eq(&schema::constants());
}

/// How each field of each event fills in its text: the browser tells what Rust tells.
#[test]
fn the_web_client_tells_events_by_their_declarations() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gen");
    for game in GameId::ALL {
        let events = with_game!(game, G => redeye_games::events::<G>());
        let text = serde_json::to_string_pretty(&events).unwrap() + "\n";
        expect_file![folder.join(format!("{game}.events.json"))].assert_eq(&text);
    }
}

/// Every described request exists: whatever it answers, it is not "no such page".
#[tokio::test]
async fn every_described_request_is_served() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let mut client = Client::new(server.address);
    for operation in OPERATIONS {
        let path = operation.path.replace("{id}", "NONE").replace("{game}", "resistance");
        let path = path.replace("{number}", "1");
        let answer = match operation.method {
            "get" => client.get(&path).await.map(drop),
            _ => client.post::<Value>(&path, &json!({})).await.map(drop),
        };
        let missing = matches!(&answer, Err(ClientError::Refused(status, None))
            if status.as_u16() == 404 || status.as_u16() == 405);
        assert!(!missing, "{} {path}: {answer:?}", operation.method);
    }
    let described = describe();
    let paths = described["paths"].as_object().unwrap();
    assert!(paths.values().all(|path| path.as_object().unwrap().len() <= 2));
    let text = described.to_string();
    for reference in text.split("\"$ref\":\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(described["components"]["schemas"][name].is_object(), "{name} is not described");
    }
    server.stop().await;
}

//! The schemas that clients are generated from are those of the types.

use std::path::Path;

use expect_test::expect_file;
use redeye_games::GameId;
use redeye_server::http::schema;

#[test]
fn the_web_client_is_made_from_these_schemas() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gen");
    let messages = serde_json::to_string_pretty(&schema::messages()).unwrap() + "\n";
    expect_file![folder.join("messages.schema.json")].assert_eq(&messages);
    for game in GameId::ALL {
        let text = serde_json::to_string_pretty(&schema::of_game(game)).unwrap() + "\n";
        expect_file![folder.join(format!("{game}.schema.json"))].assert_eq(&text);
    }
}

//! What is told of our matches, for the browser to tell the same.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use redeye_game::Viewer;
use redeye_game::record::Record;
use redeye_games::{GameId, Narrate, Narrator, with_game};
use redeye_texts::{Lang, Texts};
use serde_json::json;

/// One that puts a word before a name, and one that joins lists by what comes last.
const LANGUAGES: [Lang; 2] = [Lang::Fr, Lang::Es];

/// Writes every event of the golden matches and the scripts, once for each table that tells it,
/// with its texts.
pub(crate) fn write(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let matches = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    let mut lines = BTreeSet::new();
    for game in GameId::ALL {
        for folder in ["golden", "scripts"] {
            for entry in std::fs::read_dir(matches.join(game.id()).join(folder))? {
                let path = entry?.path();
                if path.extension().is_some_and(|extension| extension == "match") {
                    let text = std::fs::read_to_string(path)?;
                    with_game!(game, G => tell::<G>(&text, &mut lines))
                        .map_err(|bad| bad.to_string())?;
                }
            }
        }
    }
    let lines: Vec<String> = lines.into_iter().collect();
    Ok(std::fs::write(file, format!("[\n{}\n]\n", lines.join(",\n")))?)
}

fn tell<G: Narrate>(
    text: &str,
    lines: &mut BTreeSet<String>,
) -> Result<(), redeye_game::record::BadLine> {
    let record = Record::<G>::read(text)?;
    let (names, options) = (&record.header.names, &record.header.options);
    let mut replay = record.replay();
    while replay.step()?.is_some() {
        for event in replay.told().heard_by(Viewer::All) {
            let message = G::event(event);
            let [fr, es] = LANGUAGES
                .map(|lang| Narrator::new::<G>(Texts::of(lang), names, options).text(&message));
            let texts = json!({ "fr": fr, "es": es });
            let told = json!({
                "game": G::ID, "options": options, "names": names, "event": event, "texts": texts,
            });
            lines.insert(told.to_string());
        }
    }
    Ok(())
}

//! Records and scripts, as `redeye verify` and `redeye replay` read them.

use redeye_game::record::{BadLine, Header, Record};
use redeye_game::{Seat, Viewer, is_invisible};
use redeye_games::{GameId, Narrate, Narrator, reason, with_game};
use redeye_texts::{Lang, Texts};

pub(crate) fn run(input: &[u8]) {
    let Some(text) = crate::text(input) else { return };
    let named = |bad: BadLine| {
        let lines = text.split('\n').count();
        assert!((1..=lines).contains(&bad.line), "of {lines} lines it names another: {bad}");
        let told = bad.to_string();
        assert!(!told.contains(is_invisible), "it repeats what does not show: {told:?}");
    };
    let header = match Header::read(text) {
        Ok(header) => header,
        Err(bad) => return named(bad),
    };
    let Ok(game) = header.game.parse::<GameId>() else { return };
    with_game!(game, G => read::<G>(text).unwrap_or_else(named));
}

fn read<G: Narrate>(text: &str) -> Result<(), BadLine> {
    let texts = Texts::of(Lang::En);
    let record = Record::<G>::read(text)?;
    let written = record.to_string();
    let again = Record::<G>::read(&written)
        .unwrap_or_else(|bad| panic!("what was written is not read, {bad}:\n{written}"));
    assert_eq!(again.to_string(), written, "what was written reads as something else");
    let verified = record.verify();
    let verified_again = again.verify();
    assert_eq!(
        verified.as_ref().map_err(|bad| &bad.reason),
        verified_again.as_ref().map_err(|bad| &bad.reason),
        "what was written is another match:\n{written}"
    );
    verified.inspect_err(|bad| drop(reason::<G>(texts, &bad.reason)))?;
    tell(&record, texts)
}

/// Tells the match as `redeye replay` does, and how it stands in the end as everybody may see it.
fn tell<G: Narrate>(record: &Record<G>, texts: &'static Texts) -> Result<(), BadLine> {
    let narrator = Narrator::new::<G>(texts, &record.header.names, &record.header.options);
    let mut replay = record.replay();
    while replay.step()?.is_some() {
        for event in replay.told().heard_by(Viewer::All) {
            narrator.text(&G::event(event));
        }
    }
    let seats = (0..record.header.names.len()).map(Seat::at).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::All]) {
        let view = replay.game().state().view(viewer);
        G::status(&view).iter().for_each(|line| drop(narrator.text(line)));
    }
    Ok(())
}

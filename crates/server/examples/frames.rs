//! Writes the frames of whole matches between bots, as each viewer gets them, for those who work
//! on the web client: `cargo run --example frames -- FOLDER`.

use std::path::PathBuf;

use redeye_bots::{Arena, HasBots, Level};
use redeye_game::{Audience, Game, Match, Rng, Seat, Viewer};
use redeye_games::Resistance;
use redeye_protocol::FrameWriter;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    for (name, seats, options) in
        [("five", 5, ""), ("seven-plots", 7, "plots"), ("ten-everything", 10, "targeted plots")]
    {
        let config = Resistance::configure(seats, options).map_err(|_| "options do not fit")?;
        for viewer in [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Public] {
            let eyes = match viewer {
                Viewer::Seat(seat) => format!("seat-{seat}"),
                Viewer::Public | Viewer::All => "public".to_owned(),
            };
            let file = folder.join(format!("resistance-{name}-{eyes}.json"));
            std::fs::write(file, frames(&config, seats, viewer))?;
        }
    }
    Ok(())
}

/// All frames of one match, as a JSON list.
fn frames(config: &<Resistance as Game>::Config, seats: u8, viewer: Viewer) -> String {
    let mut game = Match::<Resistance>::unrecorded(config, Rng::from_word("frames"));
    let mut bots: Vec<_> = (0..usize::from(seats))
        .map(|index| Resistance::bot(Level::Normal, config, Seat::at(index)))
        .collect();
    let mut writer = FrameWriter::default();
    let (mut list, mut last, mut heard) = (Vec::new(), Vec::new(), 0);
    let mut rng = Rng::from_word("frames of bots");
    Arena::with_pace(4000).play(&mut game, &mut bots, &mut rng, |game, told| {
        writer.begin(game.state(), 1, game.now());
        let content = writer.look(game.state(), viewer).to_vec();
        let news: Vec<(Audience, _)> =
            told.iter().filter(|(audience, _)| audience.includes(viewer)).collect();
        if content != last || !news.is_empty() {
            let frame = writer.finish(list.len() as u32 + 1, heard, news.iter().copied());
            list.push(String::from_utf8_lossy(frame).trim_end().to_owned());
            (last, heard) = (content, heard + news.len() as u32);
        }
    });
    format!("[\n{}\n]\n", list.join(",\n"))
}

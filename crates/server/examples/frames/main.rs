//! Writes the frames of whole matches between bots, as each viewer gets them, for those who work
//! on the web client: `cargo run --example frames -- FOLDER`. Beside them what is told of our own
//! matches.

mod narration;

use std::path::{Path, PathBuf};

use redeye_bots::{Arena, HasBots, Level};
use redeye_game::{Audience, Match, Rng, Seat, Viewer};
use redeye_games::{Hijacked, Illegal, Mayday, Resistance};
use redeye_protocol::FrameWriter;

/// What is played: a name for the files, how many, with what, and how well. Random bots do what
/// good ones leave: they hack, accuse early and blame, and use every veteran card.
type Played = (&'static str, u8, &'static str, Level);

const FLIGHTS: &[Played] = &[
    ("five", 5, "", Level::Normal),
    ("six-random", 6, "", Level::Random),
    ("seven", 7, "", Level::Normal),
    ("eight", 8, "", Level::Normal),
    ("five-veterans", 5, "veterans", Level::Random),
    ("eight-veterans", 8, "veterans", Level::Normal),
    ("eight-veterans-random", 8, "veterans", Level::Random),
];

const EVENINGS: &[Played] = &[
    ("four", 4, "", Level::Normal),
    ("four-family", 4, "family", Level::Normal),
    ("five-random", 5, "", Level::Random),
    ("five-casual", 5, "casual", Level::Normal),
    ("six-advanced", 6, "advanced", Level::Normal),
    ("six-master", 6, "gm", Level::Normal),
    ("eight", 8, "", Level::Normal),
];

const TALKS: &[Played] = &[
    ("solo", 1, "", Level::Normal),
    ("two", 2, "", Level::Normal),
    ("three-random", 3, "", Level::Random),
    ("four", 4, "", Level::Normal),
];

const MATCHES: &[Played] = &[
    ("five", 5, "", Level::Normal),
    ("seven-plots", 7, "plots", Level::Normal),
    ("ten-everything", 10, "targeted plots", Level::Normal),
    ("five-hunter", 5, "hunter", Level::Normal),
    ("six-hunter", 6, "hunter dummy-agent coordinator", Level::Normal),
    ("seven-inquisitor", 7, "inquisitor", Level::Normal),
    ("eight-hackers", 8, "blind inquisitor resistance-hacker spy-hacker", Level::Random),
    ("six-early", 6, "hunter", Level::Random),
    ("seven-four-kinds", 7, "hunter resistance-hacker spy-hacker", Level::Random),
    ("seven-blame", 7, "plots hunter dummy-agent deep-agent pretender blame", Level::Random),
    (
        "ten-agents",
        10,
        "plots hunter dummy-agent coordinator deep-agent pretender blame inquisitor",
        Level::Normal,
    ),
    (
        "ten-hackers",
        10,
        "plots hunter coordinator inquisitor resistance-hacker spy-hacker",
        Level::Normal,
    ),
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    write_all::<Resistance>(&folder, MATCHES)?;
    write_all::<Mayday>(&folder, FLIGHTS)?;
    write_all::<Illegal>(&folder, EVENINGS)?;
    write_all::<Hijacked>(&folder, TALKS)?;
    narration::write(&folder.join("narration.json"))
}

fn write_all<G: HasBots>(
    folder: &Path,
    played: &[Played],
) -> Result<(), Box<dyn std::error::Error>> {
    for (name, seats, options, level) in played {
        let config = G::configure(*seats, options).map_err(|_| "options do not fit")?;
        let mut viewers =
            vec![Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Public];
        // A person as game master has the last chair, and sees what nobody else does.
        if options.split(' ').any(|option| option == "gm") {
            viewers.push(Viewer::Seat(Seat::at(usize::from(*seats) - 1)));
        }
        for viewer in viewers {
            let eyes = match viewer {
                Viewer::Seat(seat) => format!("seat-{seat}"),
                Viewer::Public | Viewer::All => "public".to_owned(),
            };
            let file = folder.join(format!("{}-{name}-{eyes}.json", G::ID));
            std::fs::write(file, frames::<G>(&config, *seats, viewer, *level))?;
        }
    }
    Ok(())
}

/// All frames of one match, as a JSON list.
fn frames<G: HasBots>(config: &G::Config, seats: u8, viewer: Viewer, level: Level) -> String {
    let mut game = Match::<G>::unrecorded(config, Rng::from_word("frames"));
    let mut bots: Vec<_> =
        (0..usize::from(seats)).map(|index| G::bot(level, config, Seat::at(index))).collect();
    let mut writer = FrameWriter::default();
    let (mut list, mut last, mut heard) = (Vec::new(), None, 0);
    let mut rng = Rng::from_word("frames of bots");
    Arena::with_pace(8_000).play(&mut game, &mut bots, &mut rng, |game, told| {
        writer.begin(game.state(), 1, game.now());
        let seen = Some(writer.look(game.state(), viewer));
        let news: Vec<(Audience, _)> =
            told.iter().filter(|(audience, _)| audience.includes(viewer)).collect();
        if seen != last || !news.is_empty() {
            let frame = writer.finish(list.len() as u32 + 1, heard, news.iter().copied());
            list.push(String::from_utf8_lossy(&frame).trim_end().to_owned());
            (last, heard) = (seen, heard + news.len() as u32);
        }
    });
    format!("[\n{}\n]\n", list.join(",\n"))
}

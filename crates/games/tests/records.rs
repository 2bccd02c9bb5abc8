//! Records and scripts of strangers: whatever stands in them, they are read, or refused by line.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use redeye_game::record::{BadLine, Header, Record};
use redeye_game::{Rng, Seat, Viewer};
use redeye_games::{GameId, Narrate, Narrator, with_game};
use redeye_texts::{Lang, Texts};

/// How often every file is changed.
const CHANGES: u32 = 60;

/// Every record and script that we have.
fn files() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/matches"));
    let folders = GameId::ALL
        .into_iter()
        .flat_map(|game| ["scripts", "golden"].map(|folder| root.join(game.id()).join(folder)));
    let mut paths: Vec<PathBuf> = folders
        .flat_map(|folder| std::fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "match"))
        .collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// Reads a record and tells it, as `redeye verify` and `redeye replay` do, for all who could look.
fn read(text: &str) -> Result<(), BadLine> {
    fn of<G: Narrate>(text: &str) -> Result<(), BadLine> {
        let record = Record::<G>::read(text)?;
        record.verify()?;
        let Header { names, options, .. } = &record.header;
        let narrator = Narrator::new::<G>(Texts::of(Lang::En), names, options);
        let mut replay = record.replay();
        while replay.step()?.is_some() {
            let seats = (0..record.header.names.len()).map(Seat::at).map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Public, Viewer::All]) {
                let view = replay.game().state().view(viewer);
                G::status(&view).iter().for_each(|line| drop(narrator.text(line)));
            }
            for event in replay.told().heard_by(Viewer::All) {
                narrator.text(&G::event(event));
            }
        }
        Ok(())
    }
    let header = Header::read(text)?;
    let game: GameId =
        header.game.parse().map_err(|reason: String| BadLine::new(header.lines.game, reason))?;
    with_game!(game, G => of::<G>(text))
}

/// Without the seed every draw is taken as it is written: so a change in it is looked at.
fn without_seed(text: &str) -> String {
    let proof = ["commitment ", "salt ", "seed ", "nonce "];
    let lines = text.lines().filter(|line| !proof.iter().any(|key| line.starts_with(key)));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The text with one thing in it changed.
fn change(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let place = rng.below(lines.len() as u32) as usize;
    let other = rng.below(lines.len() as u32) as usize;
    match rng.below(8) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[other].clone()),
        2 => lines.swap(place, other),
        3 => lines.truncate(place),
        4 => {
            let claims = ["sees stage = 1", "hears nothing", "may nothing", "may pass"];
            let claim = rng.pick(&claims).unwrap();
            lines.insert(place, format!("? seat {} {claim}", rng.below(12)));
        }
        5 => {
            let mut words: Vec<&str> = lines[place].split(' ').collect();
            let words_there: Vec<&str> = lines[other].split(' ').collect();
            let at = rng.below(words.len() as u32) as usize;
            words[at] = rng.pick(&words_there).unwrap();
            lines[place] = words.join(" ");
        }
        _ => lines[place] = other_number(&lines[place], rng),
    }
    lines.join("\n") + "\n"
}

/// The line with one of its numbers changed.
fn other_number(line: &str, rng: &mut Rng) -> String {
    let is_digit = |c: char| c.is_ascii_digit();
    let starts: Vec<usize> = line
        .match_indices(is_digit)
        .map(|(at, _)| at)
        .filter(|&at| !line[..at].ends_with(is_digit))
        .collect();
    let Some(&start) = rng.pick(&starts) else { return line.to_owned() };
    let end = line[start..].find(|c| !is_digit(c)).map_or(line.len(), |length| start + length);
    let huge =
        ["255", "256", "65536", "4294967296", "18446744073709551615", "99999999999999999999"];
    let number = match rng.below(4) {
        0 => (*rng.pick(&huge).unwrap()).to_owned(),
        _ => rng.below(13).to_string(),
    };
    format!("{}{number}{}", &line[..start], &line[end..])
}

#[test]
fn a_seat_that_is_not_there_is_named_with_its_line() {
    for (path, text) in files() {
        let seats = Header::read(&text).unwrap().names.len();
        let line = text.lines().count();
        for claim in ["sees stage = 1", "hears nothing", "may nothing"] {
            for seat in seats + 1..=10 {
                let end = text.trim_end().rfind('\n').unwrap() + 1;
                let asked = format!("{}? seat {seat} {claim}\n{}", &text[..end], &text[end..]);
                let bad = read(&asked).unwrap_err().to_string();
                let expected =
                    format!("line {line}: there is no seat {seat} at this table of {seats}");
                assert_eq!(bad, expected, "{path:?}");
            }
        }
    }
}

#[test]
fn no_change_makes_a_reader_panic() {
    let mut rng = Rng::from_word("records of strangers");
    let (mut read_well, mut refused) = (0, 0);
    for (path, text) in files() {
        let seedless = without_seed(&text);
        for number in 0..CHANGES {
            let text = if number % 4 == 0 { &text } else { &seedless };
            let mut changed = change(text, &mut rng);
            for _ in 0..rng.below(3) {
                changed = change(&changed, &mut rng);
            }
            let outcome = catch_unwind(AssertUnwindSafe(|| read(&changed)));
            match outcome {
                Ok(Ok(())) => read_well += 1,
                Ok(Err(bad)) => {
                    let lines = changed.lines().count().max(1);
                    assert!((1..=lines).contains(&bad.line), "{path:?}: {bad}\n{changed}");
                    refused += 1;
                }
                Err(_) => panic!("{path:?} panics when it is changed to:\n{changed}"),
            }
        }
    }
    println!("{read_well} were read, {refused} were refused");
    assert!(read_well > 100 && refused > 1000, "{read_well} were read, {refused} were refused");
}

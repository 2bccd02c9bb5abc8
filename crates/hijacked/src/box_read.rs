//! Reading a box file, line by line: whatever does not fit is named, all of it.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use redeye_game::Row;

use crate::box_file::{
    BONUSES_MAX, BoxMisfit, Components, Face, GOALS, LETTERS, OBJECTIVES, Space, Track,
};
use crate::markers::Markers;
use crate::names::{CybotCard, Goal};
use crate::pieces::{CARDS, CYBOT_CARDS, Card, PLAYERS_MAX, SPOTS};

/// HIJ-70: the last space of a track that can have a bonus.
const TRACK_END: i16 = 40;

/// No line of a box is longer.
const LINE_BYTES_MAX: usize = 200;

/// After so many lines that do not fit the rest is not looked at.
const MISFITS_MAX: usize = 100;

/// What has been read so far, and what of it does not fit.
#[derive(Default)]
pub(crate) struct Draft {
    name: Vec<String>,
    places: Vec<[Space; 2]>,
    markers: Vec<Markers>,
    recognition: Vec<[u8; 5]>,
    objectives: Vec<[Goal; GOALS]>,
    tracks: Vec<Track>,
    steps: Vec<[u8; 3]>,
    cybot: Vec<ArrayVec<CybotCard, CYBOT_CARDS>>,
    faces: ArrayVec<Face, CARDS>,
    misfits: Vec<BoxMisfit>,
}

/// A line that does not fit: the clause, and what is wrong.
type Bad = (Option<&'static str>, String);

impl Draft {
    pub(crate) fn of(text: &str) -> Self {
        let mut draft = Self::default();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((key, words)) = words.split_first().filter(|(key, _)| !key.starts_with('#'))
            else {
                continue;
            };
            if draft.misfits.len() == MISFITS_MAX {
                break;
            }
            let read = if line.len() > LINE_BYTES_MAX {
                Err((None, format!("{} bytes are too many: {LINE_BYTES_MAX} at most", line.len())))
            } else {
                draft.line(key, words)
            };
            if let Err((rule, what)) = read {
                draft.misfits.push(BoxMisfit { line: Some(index + 1), rule, what });
            }
        }
        draft
    }

    fn line(&mut self, key: &str, words: &[&str]) -> Result<(), Bad> {
        match key {
            "name" => self.name.push(name(words)?),
            "place" => self.places.push(all(words).map_err(of("HIJ-4"))?),
            "markers" => self.markers.push(markers(words).map_err(of("HIJ-7"))?),
            "recognition" => self.recognition.push(rising(words).map_err(of("HIJ-9"))?),
            "objective" => self.objectives.push(goals(words).map_err(of("HIJ-71"))?),
            "track" => self.tracks.push(track(words).map_err(of("HIJ-70"))?),
            "steps" => self.steps.push(rising(words).map_err(of("HIJ-72"))?),
            "cybot" => {
                let cards: [CybotCard; CYBOT_CARDS] = all(words).map_err(of("HIJ-82"))?;
                self.cybot.push(cards.into());
            }
            "card" => {
                let face = face(words).map_err(of("HIJ-3"))?;
                let place = self.faces.partition_point(|other| other.card < face.card);
                if self.faces.get(place).is_some_and(|other| other.card == face.card) {
                    return Err((Some("HIJ-3"), format!("{} stands there twice", face.card)));
                }
                let full = |_| (Some("HIJ-3"), format!("there are {CARDS} cards, no more"));
                self.faces.try_insert(place, face).map_err(full)?;
            }
            _ => return Err((None, format!("`{key}` is not known"))),
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<Components, Vec<BoxMisfit>> {
        // What does not fit is named already: it is not missing, too.
        let all_read = self.misfits.is_empty();
        for (rule, what, found, wanted) in [
            (None, "name", self.name.len(), 1),
            (Some("HIJ-4"), "place", self.places.len(), SPOTS),
            (Some("HIJ-7"), "markers", self.markers.len(), 1),
            (Some("HIJ-9"), "recognition", self.recognition.len(), 1),
            (Some("HIJ-8"), "objective", self.objectives.len(), OBJECTIVES),
            (Some("HIJ-70"), "track", self.tracks.len(), PLAYERS_MAX),
            (Some("HIJ-72"), "steps", self.steps.len(), 1),
            (Some("HIJ-82"), "cybot", self.cybot.len(), 1),
            (Some("HIJ-3"), "card", self.faces.len(), CARDS),
        ] {
            if found > wanted || all_read && found < wanted {
                let what = format!("{found} lines begin with `{what}`: {wanted} are needed");
                self.misfits.push(BoxMisfit { line: None, rule, what });
            }
        }
        if !self.misfits.is_empty() {
            return Err(self.misfits);
        }
        let counted = "there are as many as needed";
        Ok(Components {
            name: self.name.remove(0),
            places: self.places.try_into().expect(counted),
            markers: self.markers[0],
            recognition: self.recognition[0],
            objectives: self.objectives.try_into().expect(counted),
            tracks: self.tracks.try_into().expect(counted),
            steps: self.steps[0],
            cybot: self.cybot.remove(0),
            faces: self.faces,
        })
    }
}

fn of(rule: &'static str) -> impl Fn(String) -> Bad {
    move |what| (Some(rule), what)
}

/// So many words of one kind.
fn all<T: FromStr<Err: fmt::Display>, const N: usize>(words: &[&str]) -> Result<[T; N], String> {
    if words.len() != N {
        return Err(format!("{N} are expected, not {}", words.len()));
    }
    let read = |word: &&str| {
        let names_it = |error: &str| error.starts_with(&format!("`{word}`"));
        word.parse().map_err(|error: T::Err| {
            let error = error.to_string();
            if names_it(&error) { error } else { format!("`{word}`: {error}") }
        })
    };
    let items = words.iter().map(read).collect::<Result<ArrayVec<T, N>, _>>()?;
    items.into_inner().map_err(|_| format!("{N} are expected"))
}

fn name(words: &[&str]) -> Result<String, Bad> {
    let fits = |name: &str| {
        let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        (1..=24).contains(&name.len()) && name.bytes().all(letter)
    };
    match words {
        [name] if fits(name) => Ok((*name).to_owned()),
        _ => Err((None, "a name has 1 to 24 small letters, digits and dashes".to_owned())),
    }
}

/// HIJ-7: 26 in all.
fn markers(words: &[&str]) -> Result<Markers, String> {
    let [crypto, food, medicine, joker] = all::<u8, 4>(words)?;
    let sum: u32 = [crypto, food, medicine, joker].map(u32::from).iter().sum();
    if sum != 26 {
        return Err(format!("{sum} markers: there are 26"));
    }
    Ok(Markers { crypto, food, medicine, joker })
}

fn rising<const N: usize>(words: &[&str]) -> Result<[u8; N], String> {
    let numbers = all::<u8, N>(words)?;
    let fit = numbers.is_sorted_by(|one, next| one < next) && numbers[0] > 0 && numbers[N - 1] < 40;
    if fit { Ok(numbers) } else { Err("numbers from 1 to 39 are expected, rising".to_owned()) }
}

/// HIJ-71: three goals that are not the same.
fn goals(words: &[&str]) -> Result<[Goal; GOALS], String> {
    let goals = all(words)?;
    let [one, two, three] = goals;
    let differ = one != two && two != three && one != three;
    if differ { Ok(goals) } else { Err("a goal stands there twice".to_owned()) }
}

/// HIJ-70: `markers 3 13 dice 9`.
fn track(words: &[&str]) -> Result<Track, String> {
    let dice = words.iter().position(|word| *word == "dice");
    let (markers, dice) = match (words.first(), dice) {
        (Some(&"markers"), Some(place)) => (&words[1..place], &words[place + 1..]),
        _ => return Err("`markers`, spaces, `dice` and spaces are expected".to_owned()),
    };
    let spaces = |words: &[&str]| -> Result<ArrayVec<i16, BONUSES_MAX>, String> {
        let row: Row<i16, BONUSES_MAX> = words.join(",").parse()?;
        let on_track = row.iter().all(|space| (1..=TRACK_END).contains(space));
        let rising = row.0.is_sorted_by(|one, next| one < next);
        let bad = || format!("bonus spaces are from 1 to {TRACK_END}, rising");
        (on_track && rising).then_some(row.0).ok_or_else(bad)
    };
    let (markers, dice) = (spaces(markers)?, spaces(dice)?);
    match markers.iter().find(|space| dice.contains(space)) {
        Some(space) => Err(format!("space {space} has two bonuses")),
        None => Ok(Track { markers, dice }),
    }
}

/// HIJ-3, HIJ-22, HIJ-23: name, back, trust, demands.
fn face(words: &[&str]) -> Result<Face, String> {
    let [card, back, trust, wanted] = *words else {
        return Err("name, back, trust and demands are expected".to_owned());
    };
    let card: Card = card.parse()?;
    let number = |text: &str| text.parse::<u8>().map_err(|_| format!("{card}: `{text}`"));
    let (back, trust) = (number(back)?, number(trust)?);
    let demands = demands(wanted).map_err(|error| format!("{card}: {error}"))?;
    if !(1..=6).contains(&back) {
        return Err(format!("{card}: no die shows {back}"));
    }
    if trust > 100 || !trust.is_multiple_of(10) {
        return Err(format!("{card}: trust is 0 to 100 in tens, not {trust}"));
    }
    if card.is_red() && (trust > 0 || !demands.is_empty()) {
        return Err(format!("{card}: a red card cannot be played, and asks for nothing"));
    }
    Ok(Face { card, back, trust, demands })
}

fn demands(text: &str) -> Result<Markers, String> {
    let mut demands = Markers::default();
    for letter in text.split('+').filter(|_| text != "-") {
        let known = LETTERS.iter().find(|(known, _)| *known == letter);
        let (_, kind) = known.ok_or_else(|| format!("`{text}`: demands are C, F and M: `F+M`"))?;
        demands = demands.with(*kind, 1);
        if demands.len() > 3 {
            return Err(format!("`{text}`: three demands at most"));
        }
    }
    Ok(demands)
}

//! Reading a box file, line by line: whatever does not fit is named, all of it.

use std::str::FromStr;

use arrayvec::ArrayVec;
use redeye_game::{Misfit, Misfits};

use crate::box_file::{BONUSES_MAX, Components, Face, GOALS, LETTERS, OBJECTIVES, Space, Track};
use crate::box_misfit as wrong;
use crate::box_misfit::Wrong;
use crate::markers::Markers;
use crate::names::{CybotCard, Goal};
use crate::pieces::{CARDS, CYBOT_CARDS, Card, PLAYERS_MAX, SPOTS};

/// HIJ-7: how many markers there are.
const MARKERS: u32 = 26;

/// HIJ-22: a card asks for no more.
const DEMANDS_MAX: u8 = 3;

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
    medals: Vec<[u8; GOALS]>,
    objectives: Vec<[Goal; GOALS]>,
    tracks: Vec<Track>,
    steps: Vec<[u8; 3]>,
    cybot_plays: Vec<u8>,
    cybot: Vec<ArrayVec<CybotCard, CYBOT_CARDS>>,
    faces: ArrayVec<Face, CARDS>,
    misfits: Vec<Misfit>,
}

/// A line that does not fit: the clause, if it is understood at all, and what is wrong.
type Bad = (Option<&'static str>, Wrong);

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
                let wrong = Wrong::new(wrong::LINE_TOO_LONG).with("bytes", &line.len());
                Err((None, wrong.with("most", &LINE_BYTES_MAX)))
            } else {
                draft.line(key, words)
            };
            if let Err((rule, wrong)) = read {
                draft.misfits.push(wrong.with("line", &(index + 1)).misfit(rule));
            }
        }
        draft
    }

    fn line(&mut self, key: &str, words: &[&str]) -> Result<(), Bad> {
        match key {
            "name" => self.name.push(name(words).map_err(|wrong| (None, wrong))?),
            "place" => self.places.push(all(words, wrong::SPACE).map_err(of("HIJ-4"))?),
            "markers" => self.markers.push(markers(words).map_err(of("HIJ-7"))?),
            "recognition" => self.recognition.push(recognition(words).map_err(of("HIJ-9"))?),
            "medals" => self.medals.push(rising(words).map_err(of("HIJ-8"))?),
            "objective" => self.objectives.push(goals(words).map_err(of("HIJ-71"))?),
            "track" => self.tracks.push(track(words).map_err(of("HIJ-70"))?),
            "steps" => self.steps.push(rising(words).map_err(of("HIJ-72"))?),
            "cybot-plays" => self.cybot_plays.push(cybot_plays(words).map_err(of("HIJ-80"))?),
            "cybot" => {
                let cards: [CybotCard; CYBOT_CARDS] =
                    all(words, wrong::NO_SUCH_CYBOT_CARD).map_err(of("HIJ-82"))?;
                self.cybot.push(cards.into());
            }
            "card" => face(words).and_then(|face| self.card(face)).map_err(of("HIJ-3"))?,
            _ => return Err((None, Wrong::new(wrong::NO_SUCH_LINE).quoting(key))),
        }
        Ok(())
    }

    /// HIJ-3: a card more, in the order of their names.
    fn card(&mut self, face: Face) -> Result<(), Wrong> {
        let place = self.faces.partition_point(|other| other.card < face.card);
        if self.faces.get(place).is_some_and(|other| other.card == face.card) {
            return Err(Wrong::new(wrong::CARD_TWICE).with("card", &face.card));
        }
        let full = |_| Wrong::new(wrong::TOO_MANY_CARDS).with("most", &CARDS);
        self.faces.try_insert(place, face).map_err(full)
    }

    pub(crate) fn finish(mut self) -> Result<Components, Misfits> {
        // What does not fit is named already: it is not missing, too.
        let all_read = self.misfits.is_empty();
        for (rule, word, found, wanted) in [
            (None, "name", self.name.len(), 1),
            (Some("HIJ-4"), "place", self.places.len(), SPOTS),
            (Some("HIJ-7"), "markers", self.markers.len(), 1),
            (Some("HIJ-9"), "recognition", self.recognition.len(), 1),
            (Some("HIJ-8"), "medals", self.medals.len(), 1),
            (Some("HIJ-8"), "objective", self.objectives.len(), OBJECTIVES),
            (Some("HIJ-70"), "track", self.tracks.len(), PLAYERS_MAX),
            (Some("HIJ-72"), "steps", self.steps.len(), 1),
            (Some("HIJ-80"), "cybot-plays", self.cybot_plays.len(), 1),
            (Some("HIJ-82"), "cybot", self.cybot.len(), 1),
            (Some("HIJ-3"), "card", self.faces.len(), CARDS),
        ] {
            if found > wanted || all_read && found < wanted {
                let wrong = Wrong::new(wrong::LINES_MISSING).with("word", &word);
                let wrong = wrong.with("found", &found).with("wanted", &wanted);
                self.misfits.push(wrong.misfit(rule));
            }
        }
        if !self.misfits.is_empty() {
            return Err(Misfits(self.misfits));
        }
        let counted = "there are as many as needed";
        Ok(Components {
            name: self.name.remove(0),
            places: self.places.try_into().expect(counted),
            markers: self.markers[0],
            recognition: self.recognition[0],
            medals: self.medals[0],
            objectives: self.objectives.try_into().expect(counted),
            tracks: self.tracks.try_into().expect(counted),
            steps: self.steps[0],
            cybot_plays: self.cybot_plays[0],
            cybot: self.cybot.remove(0),
            faces: self.faces,
        })
    }
}

fn of(rule: &'static str) -> impl Fn(Wrong) -> Bad {
    move |wrong| (Some(rule), wrong)
}

/// So many words of one kind; `unlike` says of a word that it is none.
fn all<T: FromStr, const N: usize>(words: &[&str], unlike: &'static str) -> Result<[T; N], Wrong> {
    let count = || Wrong::new(wrong::COUNT).with("wanted", &N).with("found", &words.len());
    if words.len() != N {
        return Err(count());
    }
    let read = |word: &&str| word.parse().map_err(|_| Wrong::new(unlike).quoting(word));
    let items = words.iter().map(read).collect::<Result<ArrayVec<T, N>, _>>()?;
    items.into_inner().map_err(|_| count())
}

fn name(words: &[&str]) -> Result<String, Wrong> {
    let fits = |name: &str| {
        let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        (1..=24).contains(&name.len()) && name.bytes().all(letter)
    };
    match words {
        [name] if fits(name) => Ok((*name).to_owned()),
        _ => Err(Wrong::new(wrong::NAME)),
    }
}

/// HIJ-7: 26 in all.
fn markers(words: &[&str]) -> Result<Markers, Wrong> {
    let [crypto, food, medicine, joker] = all::<u8, 4>(words, wrong::NUMBER)?;
    let sum: u32 = [crypto, food, medicine, joker].map(u32::from).iter().sum();
    if sum != MARKERS {
        return Err(Wrong::new(wrong::MARKERS).with("found", &sum).with("wanted", &MARKERS));
    }
    Ok(Markers { crypto, food, medicine, joker })
}

fn rising<const N: usize>(words: &[&str]) -> Result<[u8; N], Wrong> {
    let numbers = all::<u8, N>(words, wrong::NUMBER)?;
    let fit = numbers.is_sorted_by(|one, next| one < next) && numbers[0] > 0 && numbers[N - 1] < 40;
    if fit { Ok(numbers) } else { Err(Wrong::new(wrong::RISING)) }
}

/// HIJ-80: at least one, and no more than it has.
fn cybot_plays(words: &[&str]) -> Result<u8, Wrong> {
    let [plays] = all::<u8, 1>(words, wrong::NUMBER)?;
    let fit = (1..=CYBOT_CARDS).contains(&usize::from(plays));
    if fit { Ok(plays) } else { Err(Wrong::new(wrong::CYBOT_PLAYS).with("most", &CYBOT_CARDS)) }
}

/// HIJ-9: a space further on is worth no less.
fn recognition(words: &[&str]) -> Result<[u8; 5], Wrong> {
    let points = all::<u8, 5>(words, wrong::NUMBER)?;
    let fit = points.is_sorted() && points[4] < 40;
    if fit { Ok(points) } else { Err(Wrong::new(wrong::FALLING)) }
}

/// HIJ-71: three goals that are not the same.
fn goals(words: &[&str]) -> Result<[Goal; GOALS], Wrong> {
    let goals = all(words, wrong::NO_SUCH_GOAL)?;
    let [one, two, three] = goals;
    let differ = one != two && two != three && one != three;
    if differ { Ok(goals) } else { Err(Wrong::new(wrong::GOAL_TWICE)) }
}

/// HIJ-70: `markers 3 13 dice 9`. There can be none of a kind.
fn track(words: &[&str]) -> Result<Track, Wrong> {
    let dice = words.iter().position(|word| *word == "dice");
    let (markers, dice) = match (words.first(), dice) {
        (Some(&"markers"), Some(place)) => (&words[1..place], &words[place + 1..]),
        _ => return Err(Wrong::new(wrong::TRACK)),
    };
    let spaces = |words: &[&str]| -> Option<ArrayVec<i16, BONUSES_MAX>> {
        let spaces = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<i16>>>()?;
        let on_track = spaces.iter().all(|space| (1..=TRACK_END).contains(space));
        let rising = spaces.is_sorted_by(|one, next| one < next);
        spaces[..].try_into().ok().filter(|_| on_track && rising)
    };
    let (Some(markers), Some(dice)) = (spaces(markers), spaces(dice)) else {
        let bad = Wrong::new(wrong::BONUS_SPACES).with("most", &BONUSES_MAX);
        return Err(bad.with("last", &TRACK_END));
    };
    match markers.iter().find(|space| dice.contains(space)) {
        Some(space) => Err(Wrong::new(wrong::TWO_BONUSES).with("space", space)),
        None => Ok(Track { markers, dice }),
    }
}

/// HIJ-3, HIJ-22, HIJ-23: name, back, trust, demands.
fn face(words: &[&str]) -> Result<Face, Wrong> {
    let [name, back, trust, wanted] = *words else {
        return Err(Wrong::new(wrong::CARD));
    };
    let card: Card = name.parse().map_err(|_| Wrong::new(wrong::NO_SUCH_CARD).quoting(name))?;
    let bad = |key, word: &str| Wrong::new(key).with("card", &card).quoting(word);
    let number = |text: &str, fits: fn(u8) -> bool| text.parse().ok().filter(|one| fits(*one));
    let back =
        number(back, |back| (1..=6).contains(&back)).ok_or_else(|| bad(wrong::BACK, back))?;
    let trust = number(trust, |trust| trust <= 100 && trust.is_multiple_of(10))
        .ok_or_else(|| bad(wrong::TRUST, trust))?;
    let demands = demands(wanted).ok_or_else(|| bad(wrong::DEMANDS, wanted))?;
    if card.is_red() && (trust > 0 || !demands.is_empty()) {
        return Err(Wrong::new(wrong::RED).with("card", &card));
    }
    Ok(Face { card, back, trust, demands })
}

fn demands(text: &str) -> Option<Markers> {
    let mut demands = Markers::default();
    for letter in text.split('+').filter(|_| text != "-") {
        let (_, kind) = LETTERS.iter().find(|(known, _)| *known == letter)?;
        demands = demands.with(*kind, 1);
        if demands.len() > DEMANDS_MAX {
            return None;
        }
    }
    Some(demands)
}

//! How a box of Hijacked comes out, so that a host can judge it: rounds, retreats, trust,
//! hijackers and points of many matches.

mod chart;
mod picture;
mod spread;
mod svg;

use std::io::Write;

use anyhow::Result;
use redeye_bots::HasBots;
use redeye_game::{BySeat, Game, Outcome, Seat};
use redeye_games::{Hijacked, Illegal, Mayday, Resistance};
use serde::Serialize;

pub(crate) use picture::{Panel, picture};
pub(crate) use spread::Spread;

use crate::report::{Share, write_share};

/// HIJ-1: players at a table, at most.
const PLAYERS_MAX: usize = 4;

/// A game about whose matches more may be counted than who wins.
pub(crate) trait Studied: HasBots {
    /// Is there more? Then it is played at every size, if nobody says how many play.
    const STUDIED: bool = false;

    /// What is counted of a match that is over.
    fn ending(&self, _outcome: &Outcome) -> Option<Ending> {
        None
    }
}

impl Studied for Resistance {}
impl Studied for Mayday {}
impl Studied for Illegal {}

impl Studied for Hijacked {
    const STUDIED: bool = true;

    fn ending(&self, outcome: &Outcome) -> Option<Ending> {
        let public = Game::public(self);
        let kind = match outcome.side {
            "police" => EndKind::Stormed,
            "cybot" => EndKind::Behind,
            _ => EndKind::Rescued,
        };
        let cybot = public.cybot.map(|cybot| cybot.seat);
        let mut ending = Ending {
            kind,
            rounds: public.round.into(),
            retreats: public.players.iter().map(|(_, player)| i32::from(player.retreats)).sum(),
            trust: public.trust.into(),
            hijackers: public.players.iter().map(|(_, player)| player.hijackers.len() as i32).sum(),
            points: Vec::new(),
            cybot: None,
            winners: Vec::new(),
            players: self.seats().len(),
        };
        let (first, players) = (public.first.map_or(0, Seat::index), ending.players);
        let place = |seat: Seat| (seat.index() + players - first) % players;
        ending.winners = outcome.winners.iter().map(place).collect();
        for (seat, score) in public.scores.iter().flat_map(BySeat::iter) {
            let total = i32::from(score.total);
            if cybot == Some(seat) {
                ending.cybot = Some(total);
            } else {
                ending.points.push((total, outcome.winners.contains(seat)));
            }
        }
        Some(ending)
    }
}

/// How a match of Hijacked ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EndKind {
    /// HIJ-10: enough were rescued, and somebody won.
    Rescued,
    /// HIJ-83: enough were rescued, but the Cybot was not beaten.
    Behind,
    /// HIJ-10: the police stormed the plane.
    Stormed,
}

impl EndKind {
    pub(crate) const ALL: [Self; 3] = [Self::Rescued, Self::Behind, Self::Stormed];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Rescued => "rescued",
            Self::Behind => "behind",
            Self::Stormed => "stormed",
        }
    }
}

/// What is counted of one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    kind: EndKind,
    rounds: i32,
    retreats: i32,
    trust: i32,
    hijackers: i32,
    /// The final scores, and who won with them.
    points: Vec<(i32, bool)>,
    cybot: Option<i32>,
    /// HIJ-10: at which place of the round the winners had their turns, counted from zero.
    winners: Vec<usize>,
    players: usize,
}

/// All that was counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Balance {
    /// By the way in which it ended, in the order of [`EndKind::ALL`].
    #[serde(serialize_with = "by_way")]
    pub(crate) rounds: [Spread; 3],
    #[serde(serialize_with = "by_way")]
    pub(crate) retreats: [Spread; 3],
    trust: Spread,
    hijackers: Spread,
    /// Of the seats that won.
    pub(crate) points_of_winners: Spread,
    /// Of all seats, where points were counted.
    pub(crate) points_of_all: Spread,
    points_of_cybot: Spread,
    /// HIJ-10: wins at each place of a round, and matches with such a place.
    #[serde(serialize_with = "by_place")]
    places: [(u64, u64); PLAYERS_MAX],
}

impl Balance {
    pub(crate) fn add(&mut self, ending: &Ending) {
        self.rounds[ending.kind as usize].add(ending.rounds);
        self.retreats[ending.kind as usize].add(ending.retreats);
        self.trust.add(ending.trust);
        self.hijackers.add(ending.hijackers);
        for (points, has_won) in &ending.points {
            self.points_of_all.add(*points);
            if *has_won {
                self.points_of_winners.add(*points);
            }
        }
        ending.cybot.iter().for_each(|points| self.points_of_cybot.add(*points));
        for (place, (wins, matches)) in self.places.iter_mut().take(ending.players).enumerate() {
            *matches += 1;
            *wins += u64::from(ending.winners.contains(&place));
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for kind in EndKind::ALL.map(|kind| kind as usize) {
            self.rounds[kind].merge(&other.rounds[kind]);
            self.retreats[kind].merge(&other.retreats[kind]);
        }
        self.trust.merge(&other.trust);
        self.hijackers.merge(&other.hijackers);
        self.points_of_winners.merge(&other.points_of_winners);
        self.points_of_all.merge(&other.points_of_all);
        self.points_of_cybot.merge(&other.points_of_cybot);
        for (place, (wins, matches)) in self.places.iter_mut().zip(other.places) {
            place.0 += wins;
            place.1 += matches;
        }
    }

    /// How many matches were counted, and how many of them ended in this kind.
    pub(crate) fn matches(&self, kind: EndKind) -> (u64, u64) {
        let all = self.rounds.iter().map(Spread::count).sum();
        (self.rounds[kind as usize].count(), all)
    }

    /// A line for each thing that was counted.
    pub(crate) fn write(&self, out: &mut impl Write) -> Result<()> {
        let head = ["mean", "least", "25 %", "median", "75 %", "most"];
        let [mean, least, lower, median, upper, most] = head;
        let name = "each match";
        writeln!(
            out,
            "\n{name:<22} {mean:>8} {least:>7} {lower:>7} {median:>7} {upper:>7} {most:>7}"
        )?;
        for (name, spread) in [
            ("rounds", &Spread::together(&self.rounds)),
            ("rounds if rescued", &self.rounds[EndKind::Rescued as usize]),
            ("rounds if behind", &self.rounds[EndKind::Behind as usize]),
            ("rounds if stormed", &self.rounds[EndKind::Stormed as usize]),
            ("retreats", &Spread::together(&self.retreats)),
            ("retreats if rescued", &self.retreats[EndKind::Rescued as usize]),
            ("retreats if behind", &self.retreats[EndKind::Behind as usize]),
            ("retreats if stormed", &self.retreats[EndKind::Stormed as usize]),
            ("trust", &self.trust),
            ("hijackers persuaded", &self.hijackers),
            ("points of winners", &self.points_of_winners),
            ("points of all", &self.points_of_all),
            ("points of the Cybot", &self.points_of_cybot),
        ] {
            let (Some([least, most]), Some([lower, median, upper])) =
                (spread.ends(), spread.quartiles())
            else {
                continue;
            };
            let mean = spread.mean();
            writeln!(
                out,
                "{name:<22} {mean:>8.2} {least:>7} {lower:>7} {median:>7} {upper:>7} {most:>7}"
            )?;
        }
        let shares = shares(&self.places);
        if shares.len() > 1 {
            writeln!(out, "\n{:<18} {:>10} {:>8}   95 % interval", "in a round", "won", "share")?;
            for (place, share) in shares.iter().enumerate() {
                write_share(out, &format!("turn {}", place + 1), share)?;
            }
        }
        Ok(())
    }
}

fn shares(places: &[(u64, u64); PLAYERS_MAX]) -> Vec<Share> {
    let played = places.iter().filter(|(_, matches)| *matches > 0);
    played.map(|(wins, matches)| Share::of(*wins, *matches)).collect()
}

fn by_place<S: serde::Serializer>(
    places: &[(u64, u64); PLAYERS_MAX],
    out: S,
) -> Result<S::Ok, S::Error> {
    out.collect_seq(shares(places))
}

fn by_way<S: serde::Serializer>(spreads: &[Spread; 3], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(EndKind::ALL.map(|kind| (kind.name(), &spreads[kind as usize])))
}

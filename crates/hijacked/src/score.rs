//! The final score and who wins (HIJ-72, HIJ-74, HIJ-83).

use redeye_game::{BySeat, Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::markers::{Kind, Markers};
use crate::names::Hijacker;
use crate::round::Phase;
use crate::state::Hijacked;

/// HIJ-74: what the star is worth, and what a card in the display costs.
const STAR: i16 = 5;
const CARD: i16 = 3;

/// HIJ-72: a stocked hijacker's points, step by step.
const STOCKED: [i16; 3] = [1, 3, 6];

/// HIJ-72: who is in front on the recognition track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// This one alone.
    Alone,
    /// This one and others.
    Tied,
    /// Another, or nobody.
    None,
}

/// All that counts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored<'g> {
    /// Points on the track.
    pub track: i16,
    /// Points on medals that were not cashed.
    pub medals: i16,
    /// Demand markers.
    pub markers: Markers,
    /// The star?
    pub has_star: bool,
    /// Persuaded hijackers.
    pub hijackers: &'g [Hijacker],
    /// Points on the recognition track.
    pub recognition: i16,
    /// Who leads on it.
    pub lead: Lead,
    /// Cards in the display.
    pub cards: i16,
    /// Rescued passengers.
    pub passengers: i16,
    /// Rescued pilots.
    pub pilots: i16,
    /// Was this the first to persuade a hijacker?
    pub is_foremost: bool,
    /// HIJ-72: from how many markers on a stocked hijacker counts 1, 3, 6.
    pub steps: [u8; 3],
}

/// HIJ-74: the final score, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reckoning {
    /// Points on the track.
    pub track: i16,
    /// Medals that were not cashed.
    pub medals: i16,
    /// One for each marker.
    pub markers: i16,
    /// The star.
    pub star: i16,
    /// What persuaded hijackers are worth now.
    pub hijackers: i16,
    /// The recognition track.
    pub recognition: i16,
    /// What cards in the display cost: not above 0.
    pub cards: i16,
    /// All together.
    pub total: i16,
}

/// HIJ-72: what a hijacker is worth at the end, beyond what it was worth at once.
pub fn extra(hijacker: Hijacker, of: &Scored<'_>) -> i16 {
    let markers = of.markers.len();
    match hijacker {
        Hijacker::Recognised => match of.lead {
            Lead::Alone => 4,
            Lead::Tied => 1,
            Lead::None => 0,
        },
        Hijacker::Supplied => {
            let two = |kind| 2_u8.saturating_sub(of.markers.count(kind));
            let missing: u8 = [Kind::Crypto, Kind::Food, Kind::Medicine].map(two).iter().sum();
            if missing <= of.markers.joker { 6 } else { 0 }
        }
        Hijacker::Piloted => 3 * of.pilots.min(1),
        Hijacker::Stocked => {
            let reached = of.steps.iter().rposition(|step| markers >= *step);
            reached.map_or(0, |step| STOCKED[step])
        }
        Hijacker::Settled => 5 * i16::from(of.cards == 0),
        Hijacker::Foremost => 5 * i16::from(of.is_foremost),
        Hijacker::Paired => i16::from(markers / 2),
        Hijacker::Crowded => 2 * of.passengers,
    }
}

/// HIJ-74: track, medals, markers, star, hijackers, recognition, less the cards.
pub fn reckon(of: &Scored<'_>) -> Reckoning {
    let star = STAR * i16::from(of.has_star);
    let hijackers = of.hijackers.iter().map(|hijacker| extra(*hijacker, of)).sum();
    let (markers, cards) = (i16::from(of.markers.len()), -CARD * of.cards);
    let Scored { track, medals, recognition, .. } = *of;
    let total = track + medals + markers + star + hijackers + recognition + cards;
    Reckoning { track, medals, markers, star, hijackers, recognition, cards, total }
}

impl Hijacked {
    fn scored(&self, seat: Seat) -> Scored<'_> {
        let player = &self.players[seat];
        let thumb = player.thumb;
        let space = usize::from(thumb).checked_sub(1);
        let recognition = self.config.components().recognition;
        let in_front = self.players.seats(|other| other.thumb >= thumb);
        let ahead = self.players.seats(|other| other.thumb > thumb);
        Scored {
            track: player.score,
            medals: player.medals.iter().map(|medal| i16::from(*medal)).sum(),
            markers: player.markers,
            has_star: self.star == Some(seat),
            hijackers: &player.hijackers,
            recognition: space.map_or(0, |space| i16::from(recognition[space])),
            // HIJ-72: who is not on the track does not lead.
            lead: match in_front.len() {
                _ if thumb == 0 || !ahead.is_empty() => Lead::None,
                1 => Lead::Alone,
                _ => Lead::Tied,
            },
            cards: player.display.len() as i16,
            passengers: i16::from(player.passengers),
            pilots: i16::from(player.pilots),
            is_foremost: self.foremost == Some(seat),
            steps: self.config.components().steps,
        }
    }

    pub(crate) fn reckonings(&self) -> BySeat<Reckoning> {
        BySeat::new(self.config.players(), |seat| reckon(&self.scored(seat)))
    }

    pub(crate) fn show_outcome(&self) -> Option<Outcome> {
        match self.phase {
            // HIJ-10: all lose.
            Phase::Over { is_stormed: true } => {
                Some(Outcome { winners: SeatSet::EMPTY, side: "police", how: "stormed" })
            }
            Phase::Over { is_stormed: false } => Some(match self.config.cybot() {
                Some(cybot) => self.against(cybot),
                None => self.among_all(),
            }),
            _ => None,
        }
    }

    /// HIJ-74: most points; then more recognition; then shared.
    fn among_all(&self) -> Outcome {
        let scores = self.reckonings();
        let rank = |seat: Seat| (scores[seat].total, self.players[seat].thumb);
        let best = self.config.seats().iter().map(rank).max();
        let winners = self.config.seats().iter().filter(|seat| Some(rank(*seat)) == best).collect();
        Outcome { winners, side: "negotiators", how: "rescued" }
    }

    /// HIJ-83: the human needs three passengers, a pilot, and more points than the Cybot.
    fn against(&self, cybot: Seat) -> Outcome {
        let (scores, human) = (self.reckonings(), Seat::at(0));
        let enough = self.players[human].has_rescued_enough();
        if enough && scores[human].total > scores[cybot].total {
            Outcome { winners: human.into(), side: "negotiators", how: "rescued" }
        } else {
            Outcome { winners: SeatSet::EMPTY, side: "cybot", how: "rescued" }
        }
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::Game;

    use super::*;
    use crate::box_file::Components;
    use crate::state::Player;

    /// A match that has ended, with these points on the tracks and these thumbs.
    fn over(seats: u8, players: &[(i16, u8)]) -> Hijacked {
        let mut state = Hijacked::setup(&Hijacked::configure(seats, "").unwrap());
        for (index, (score, thumb)) in players.iter().enumerate() {
            let player = &mut state.players[Seat::at(index)];
            (player.score, player.thumb, player.markers) = (*score, *thumb, Markers::default());
        }
        state.phase = Phase::Over { is_stormed: false };
        state
    }

    fn outcome(state: &Hijacked) -> String {
        state.outcome().map(|outcome| outcome.to_string()).unwrap_or_default()
    }

    /// HIJ-74: most points, then more recognition, then shared.
    #[test]
    fn ties() {
        for (players, winners) in [
            ([(20, 0), (21, 0), (19, 0)], "negotiators rescued 2"),
            // The points of a thumb count, so these have the same.
            ([(20, 1), (14, 3), (23, 0)], "negotiators rescued 2"),
            ([(20, 1), (20, 1), (18, 0)], "negotiators rescued 1,2"),
            ([(5, 0), (5, 0), (5, 0)], "negotiators rescued 1,2,3"),
        ] {
            assert_eq!(outcome(&over(3, &players)), winners, "{players:?}");
        }
    }

    /// HIJ-10, HIJ-74: points count after a success alone.
    #[test]
    fn points_count_after_a_success() {
        let mut state = over(2, &[(20, 1), (18, 0)]);
        assert_eq!([0, 1].map(|index| state.points(Seat::at(index))), [Some(23), Some(18)]);
        state.phase = Phase::Over { is_stormed: true };
        assert_eq!(state.points(Seat::at(0)), None);
    }

    /// HIJ-72: alone in front, together, behind, or all before the track.
    #[test]
    fn who_leads_on_the_recognition_track() {
        for (thumbs, leads) in [
            ([2, 1], [Lead::Alone, Lead::None]),
            ([3, 3], [Lead::Tied, Lead::Tied]),
            ([0, 0], [Lead::None, Lead::None]),
        ] {
            let state = over(2, &thumbs.map(|thumb| (0, thumb)));
            let lead = |index| state.scored(Seat::at(index)).lead;
            assert_eq!([lead(0), lead(1)], leads, "{thumbs:?}");
        }
    }

    /// HIJ-72, HIJ-74: all that two players have counts, by the values of their box.
    #[test]
    fn every_part_counts() {
        let mut mine = Components::shipped().to_option();
        for (from, to) in [
            ("name:shipped", "name:mine"),
            ("recognition:3:6:9:12:15", "recognition:2:4:6:8:9"),
            ("steps:1:4:7", "steps:2:3:5"),
        ] {
            assert!(mine.contains(from), "{from}");
            mine = mine.replace(from, to);
        }
        let config = Hijacked::configure(2, &format!("box={mine}")).unwrap();
        let (mut state, [one, two]) = (Hijacked::setup(&config), [Seat::at(0), Seat::at(1)]);
        let hijackers = || Hijacker::ALL.iter().copied().collect();
        state.players[one] = Player {
            score: 11,
            markers: "food:3".parse().unwrap(),
            display: ["G01".parse().unwrap()].into_iter().collect(),
            passengers: 2,
            pilots: 1,
            hijackers: hijackers(),
            thumb: 3,
            medals: [1, 3].into_iter().collect(),
            ..Player::default()
        };
        state.players[two] = Player {
            score: 20,
            markers: "crypto:2,food:1,medicine:2,joker:1".parse().unwrap(),
            passengers: 1,
            hijackers: hijackers(),
            thumb: 1,
            medals: [2].into_iter().collect(),
            ..Player::default()
        };
        (state.star, state.foremost) = (Some(two), Some(two));
        let scores = state.reckonings();
        // It leads, and has a pilot, three markers and two passengers: 4 + 3 + 3 + 1 + 4.
        let first = Reckoning {
            track: 11,
            medals: 4,
            markers: 3,
            star: 0,
            hijackers: 15,
            recognition: 6,
            cards: -3,
            total: 36,
        };
        // It has two of each, six markers, no cards, was first, and has a passenger: 6 + 6 + 5 + 5
        // + 3 + 2.
        let second = Reckoning {
            track: 20,
            medals: 2,
            markers: 6,
            star: 5,
            hijackers: 27,
            recognition: 2,
            cards: 0,
            total: 62,
        };
        assert_eq!((scores[one], scores[two]), (first, second));
    }

    /// HIJ-83: three passengers, a pilot, and more points: as many are not enough.
    #[test]
    fn against_the_cybot() {
        for (human, cybot, passengers, expected) in [
            (21, 20, 3, "negotiators rescued 1"),
            (20, 20, 3, "cybot rescued -"),
            (30, 20, 2, "cybot rescued -"),
        ] {
            let mut state = over(1, &[(human, 0), (cybot, 0)]);
            let player = &mut state.players[Seat::at(0)];
            (player.passengers, player.pilots) = (passengers, 1);
            assert_eq!(outcome(&state), expected);
        }
    }
}

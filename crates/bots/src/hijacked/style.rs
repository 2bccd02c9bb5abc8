//! How a bot plays, as numbers: every figure that was chosen rather than worked out. What is not a
//! chance or a number of turns is in points.

use redeye_hijacked::{Hijacker, Tile};

/// The numbers behind the decisions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// What it is worth that the talks succeed, to who would win them, and which part of it to who
    /// is far behind.
    pub(super) stake: f64,
    pub(super) stake_least: f64,
    /// How many points behind somebody has half a chance left, and how sharp that is.
    pub(super) behind: f64,
    pub(super) behind_by: f64,
    /// How many useful cards somebody plays in a turn.
    pub(super) cards_per_turn: f64,
    /// How many turns the next card takes, if none, one, two, three or four colours will do.
    pub(super) first_card: [f64; 5],
    /// How far turns that are needed are off, for each card and in any case.
    pub(super) doubt_per_card: f64,
    pub(super) doubt: f64,
    /// How many turns better than that it may go.
    pub(super) luck: f64,
    /// How likely somebody who lacks nothing ends the match in time.
    pub(super) sure: f64,
    /// How many turns scores bring that can be made equal.
    pub(super) equal: f64,
    /// What is left of that for each point that is to be cashed, and for each that is missing.
    pub(super) to_cash: f64,
    pub(super) missing: f64,
    /// What is left of that before anybody can call the police back.
    pub(super) early: f64,
    /// Before this round everybody is thought to help; then, who has done so.
    pub(super) rounds_of_trust: u8,
    /// What a turn must bring before somebody cashes for it.
    pub(super) call: f64,
    /// What every card on the way to three passengers and a pilot is worth by itself.
    pub(super) tempo: f64,
    /// What a point of another costs.
    pub(super) rival: f64,
    /// How likely no card of one colour comes in a turn.
    pub(super) no_match: f64,
    /// How many turns it takes to find the match of one card before that of the next.
    pub(super) turns_per_match: f64,
    /// What the first, second, third marker of a kind is worth beyond its point, and the jokers.
    pub(super) markers: [f64; 3],
    pub(super) jokers: [f64; 3],
    /// What a marker is worth beyond that, as long as there are fewer than cards are missing.
    pub(super) fuel: f64,
    /// What a bonus or mini die is worth in the next turn, and a die beyond those thought through.
    pub(super) next_die: f64,
    pub(super) die: f64,
    /// What is left of the worth of a card that is reserved.
    pub(super) reserved: f64,
    /// What a step with a hijacker costs beyond its point: both dice could do something else.
    pub(super) step: f64,
    /// How many turns somebody needs for a step.
    pub(super) turns_per_step: f64,
    /// How likely a hijacker to whom somebody talks is persuaded in the end, at most.
    pub(super) persuaded: f64,
    /// What the star is worth to who has it, less what may still happen.
    pub(super) star: f64,
    /// What it costs to leave the star to the next, by the stones that are missing.
    pub(super) star_left: [f64; 4],
    /// What a stone of trust is worth to everybody who plays cards.
    pub(super) trust: f64,
    /// HIJ-50: what the better of two bonus tiles is worth.
    pub(super) tile_offered: f64,
    /// What an anytime action must bring.
    pub(super) least_gain: f64,
    /// By how much it must lead to end the match at once, and in the last turn of a round, when
    /// nobody has time to answer.
    pub(super) lead: i16,
    pub(super) lead_last: i16,
    /// With no more rounds left it ends the match if it can, whoever leads.
    pub(super) rounds_to_spare: u8,
    /// The same out of turn, where it may have another turn before.
    pub(super) rounds_to_spare_out_of_turn: u8,
    /// How many markers it thinks of for one die, at most.
    pub(super) turns_max: u8,
}

impl Style {
    /// HIJ-73: what a bonus tile is worth.
    pub(super) const fn tile(&self, tile: Tile) -> f64 {
        match tile {
            Tile::Pilot => 3.0,
            Tile::Gifts => 0.3,
            Tile::TopCard => 0.8,
            Tile::DieAndJoker => 2.4,
            Tile::Comeback => 2.0,
            Tile::Trust => 2.0,
        }
    }

    /// HIJ-72: what a hijacker may bring at the end to who talks to it.
    pub(super) const fn extra(&self, hijacker: Hijacker) -> f64 {
        match hijacker {
            Hijacker::Recognised => 1.5,
            Hijacker::Supplied => 1.5,
            Hijacker::Piloted => 2.0,
            Hijacker::Stocked => 2.5,
            Hijacker::Settled => 2.5,
            Hijacker::Foremost => 0.0,
            Hijacker::Paired => 1.5,
            Hijacker::Crowded => 4.0,
        }
    }
}

/// Ordinary play.
pub(super) const NORMAL: Style = Style {
    stake: 35.0,
    stake_least: 0.0,
    behind: 3.0,
    behind_by: 2.5,
    cards_per_turn: 0.85,
    first_card: [3.0, 2.4, 1.6, 1.3, 1.15],
    doubt_per_card: 0.53,
    doubt: 0.7,
    luck: 0.5,
    sure: 0.98,
    equal: 1.5,
    to_cash: 0.93,
    missing: 0.5,
    early: 0.5,
    rounds_of_trust: 4,
    call: 0.7,
    tempo: 2.0,
    rival: 0.8,
    no_match: 0.62,
    turns_per_match: 1.3,
    markers: [0.7, 0.3, 0.0],
    jokers: [0.9, 0.6, 0.4],
    fuel: 0.3,
    next_die: 1.4,
    die: 1.2,
    reserved: 0.5,
    step: 1.6,
    turns_per_step: 1.3,
    persuaded: 0.75,
    star: 4.5,
    star_left: [0.0, 1.2, 0.9, 0.5],
    trust: 0.1,
    tile_offered: 2.0,
    least_gain: 0.25,
    lead: 7,
    lead_last: 1,
    rounds_to_spare: 2,
    rounds_to_spare_out_of_turn: 1,
    turns_max: 2,
};

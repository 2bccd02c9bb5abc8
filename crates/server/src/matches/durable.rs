//! A match of one game that is derived from its log.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use redeye_bots::{HasBots, Level};
use redeye_game::record::{Header, Record};
use redeye_game::{
    Audience, BySeat, Entry, Game, Input, Match, Outcome, Rng, Seat, SeatSet, Time, Told, Viewer,
};
use redeye_protocol::FrameWriter;
use redeye_store::MatchLog;

use super::bots::Mind;
use super::{AnyMatch, Choosing, HistoryMark, Listener, NoMatch, Proposed, REPEATS_MAX};
use crate::deny::Deny;
use crate::outbox::text_of;

/// How many events are sent in one message: a history of any length can be sent.
const PAGE_EVENTS: usize = 256;

/// A match with everything that was told in it. Not `Debug`, because what can be printed ends up in
/// a log.
pub(super) struct DurableMatch<G: HasBots> {
    config: G::Config,
    game: Match<G>,
    /// Every event that was told in this match, with its audience.
    history: Vec<(Audience, G::Event)>,
    entries: u32,
    /// The seats that have anything to choose from. Computed once for each entry, so that answer
    /// times do not reveal them.
    able: SeatSet,
    /// How often each seat has done something repeatable.
    repeats: BySeat<u32>,
    proposal: Option<Proposal<G>>,
    bots: BTreeMap<Seat, Mind<G>>,
}

/// A copy of the match with one more input.
struct Proposal<G: Game> {
    game: Match<G>,
    told: Told<G::Event>,
    /// The input, as it is written in a record.
    entry: String,
    /// The seats that have done something repeatable.
    repeated: Vec<Seat>,
}

impl<G: HasBots> DurableMatch<G> {
    /// Returns a match in which nothing has happened yet.
    pub(super) fn new(config: G::Config, rng: Rng) -> Self {
        let game = Match::<G>::new(&config, rng);
        let repeats = BySeat::new(game.state().seats().len() as u8, |_| 0);
        let (history, bots) = (Vec::new(), BTreeMap::new());
        let able = SeatSet::EMPTY;
        Self { config, game, history, entries: 0, able, repeats, proposal: None, bots }
    }

    /// Returns the match that a log describes.
    ///
    /// # Errors
    /// Why the log cannot be played.
    pub(super) fn open(log: &MatchLog) -> Result<Self, NoMatch> {
        let above = |_| NoMatch::Unplayable(0);
        let header = Header::read(&log.head_text).map_err(|_| NoMatch::Unplayable(0))?;
        if header.rules != G::RULES {
            return Err(NoMatch::OtherRules(header.rules, G::RULES));
        }
        // The record of a running match is read like any other.
        let record = Record::<G>::read(&format!("{}\nopen\n", log.head_text)).map_err(above)?;
        let proof = record.header.proof.as_ref().ok_or(NoMatch::Unplayable(0))?;
        let mut found = Self::new(record.config.clone(), proof.deal.rng());
        let mut told = Told::new();
        for ((_, body), seq) in log.log.iter().zip(1_usize..) {
            let unplayable = || NoMatch::Unplayable(seq);
            for entry in Entry::read_all(body).map_err(|_| unplayable())? {
                let repeated = repeated_by(&entry);
                found.game.replay(entry, &mut told).map_err(|_| unplayable())?;
                repeated.into_iter().for_each(|seat| found.repeats[seat] += 1);
            }
            found.entries += 1;
        }
        drop(found.game.take_log());
        found.history = told.into_iter().collect();
        found.able = found.find_able();
        Ok(found)
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn find_able(&self) -> SeatSet {
        let mut legal = Vec::new();
        let can_act = |seat: &Seat| {
            legal.clear();
            self.state().legal(*seat, &mut legal);
            !legal.is_empty()
        };
        self.state().seats().iter().filter(can_act).collect()
    }

    const fn state(&self) -> &G {
        self.game.state()
    }

    fn hold(&mut self, mut game: Match<G>, told: Told<G::Event>) {
        let entries = game.take_log();
        let entry = entries.iter().map(|entry| format!("{entry}\n")).collect();
        let repeated = entries.iter().filter_map(repeated_by).collect();
        self.proposal = Some(Proposal { game, told, entry, repeated });
    }

    /// Returns the events of the history that `viewer` hears, with their places.
    fn heard_by(
        &self,
        viewer: Viewer,
        places: Range<usize>,
    ) -> impl Iterator<Item = (Audience, &G::Event)> {
        let events = self.history[places].iter();
        let heard = events.filter(move |(audience, _)| audience.includes(viewer));
        heard.map(|(audience, event)| (*audience, event))
    }
}

/// Returns the seat that has done something repeatable.
fn repeated_by<G: Game>(entry: &Entry<G>) -> Option<Seat> {
    match &entry.input {
        Input::Act(seat, action) if G::is_repeatable(action) => Some(*seat),
        Input::Act(..) | Input::Chance(_) | Input::Clock => None,
    }
}

impl<G: HasBots> AnyMatch for DurableMatch<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn entries(&self) -> u32 {
        self.entries
    }

    fn last(&self) -> Time {
        self.game.now()
    }

    fn seats(&self) -> SeatSet {
        self.state().seats()
    }

    fn awaits(&self) -> SeatSet {
        self.state().awaits()
    }

    fn able(&self) -> SeatSet {
        self.able
    }

    fn deadline(&self) -> Option<Time> {
        self.state().deadline()
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn may_stay_away(&self, seat: Seat) -> bool {
        self.state().may_stay_away(seat)
    }

    fn earshot(&self, seat: Seat) -> SeatSet {
        self.state().earshot(seat)
    }

    fn propose(&mut self, now: Time, seat: Seat, action: &str) -> Result<(), Deny> {
        let action: G::Action = serde_json::from_str(action).map_err(|_| Deny::NotUnderstood)?;
        // Repeatable actions are limited, or a history would grow without end.
        if G::is_repeatable(&action) && self.repeats[seat] >= REPEATS_MAX {
            return Err(Deny::TooOften);
        }
        // A deadline that has passed goes first and is committed with the action. If the action is
        // refused, the deadline waits for the clock, so that nothing has happened yet.
        let (mut game, mut told) = (self.game.clone(), Told::new());
        let submitted = game.submit(now, seat, action, &mut told);
        submitted.map_err(|refused| Deny::Rules { game: G::ID, refused })?;
        self.hold(game, told);
        Ok(())
    }

    fn propose_what_is_due(&mut self, now: Time) -> bool {
        let due = self.state().deadline().is_some_and(|due| due <= now);
        if !due && !self.state().owes_draw() {
            return false;
        }
        let (mut game, mut told) = (self.game.clone(), Told::new());
        game.advance(now, &mut told);
        self.hold(game, told);
        true
    }

    fn proposed(&self) -> Option<Proposed<'_>> {
        let proposal = self.proposal.as_ref()?;
        let is_over = proposal.game.state().outcome().is_some();
        Some(Proposed { entry: &proposal.entry, is_over })
    }

    fn accept(&mut self) {
        if let Some(Proposal { game, told, repeated, .. }) = self.proposal.take() {
            self.game = game;
            self.history.extend(told);
            self.entries += 1;
            self.able = self.find_able();
            repeated.into_iter().for_each(|seat| self.repeats[seat] += 1);
        }
    }

    fn withdraw(&mut self) {
        self.proposal = None;
    }

    fn told(&self) -> usize {
        self.history.len()
    }

    fn heard(&self, viewer: Viewer, places: Range<usize>) -> u32 {
        self.heard_by(viewer, places).count() as u32
    }

    fn begin_frames(&self, writer: &mut FrameWriter, number: u32, now: Time) {
        writer.begin(self.state(), number, now);
    }

    fn look(&self, writer: &mut FrameWriter, viewer: Viewer) -> u64 {
        writer.look(self.state(), viewer)
    }

    fn frame(
        &self,
        writer: &mut FrameWriter,
        viewer: Viewer,
        rev: u32,
        from: HistoryMark,
    ) -> Utf8Bytes {
        let news = self.heard_by(viewer, from.place..self.history.len());
        text_of(writer.finish(rev, from.count, news))
    }

    fn past(&self, viewer: Viewer, number: u32, pages: &mut Vec<Utf8Bytes>) -> HistoryMark {
        let places = self.history.iter().enumerate();
        let heard = places.filter(|(_, (audience, _))| audience.includes(viewer));
        let heard: Vec<usize> = heard.map(|(place, _)| place).collect();
        let whole = heard.len().saturating_sub(1) / PAGE_EVENTS;
        for page in pages.len()..whole {
            let first = page * PAGE_EVENTS;
            let events =
                heard[first..first + PAGE_EVENTS].iter().map(|place| &self.history[*place]);
            let events = events.map(|(audience, event)| (*audience, event));
            pages.push(text_of(FrameWriter::past(number, first as u32, events)));
        }
        let count = whole * PAGE_EVENTS;
        HistoryMark { place: if whole == 0 { 0 } else { heard[count] }, count: count as u32 }
    }

    fn seat_bot(&mut self, seat: Seat, level: Level) {
        let config = &self.config;
        self.bots.entry(seat).or_insert_with(|| Mind::new(seat, level, config.clone()));
    }

    fn remove_bot(&mut self, seat: Seat) {
        self.bots.remove(&seat);
    }

    fn tell_bots(&mut self) -> Vec<Arc<dyn Listener>> {
        let Self { bots, history, .. } = self;
        bots.values_mut().filter_map(|mind| mind.tell(history)).collect()
    }

    fn let_bot_choose(&self, seat: Seat) -> Option<Choosing> {
        Some(self.bots.get(&seat)?.choosing(self.state().clone()))
    }

    #[cfg(feature = "planted")]
    fn has_plain_bot(&self, seat: Seat) -> bool {
        self.bots.get(&seat).is_some_and(Mind::is_plain)
    }
}

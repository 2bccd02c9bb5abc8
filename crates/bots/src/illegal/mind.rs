//! What a bot makes of what it hears.

use redeye_game::{Seat, SeatSet};
use redeye_illegal::{Config, Event, Finger, PLAYERS_MAX, Packet, Resource, Role, Row, Trade};

use super::belief::{Belief, Resources, bit};
use super::dossier::{ByPair, Dossier};
use super::room::Room;
use super::style::{NORMAL, Style};
use super::worth::Suspicions;

/// Everything a bot knows and believes.
#[derive(Clone, Debug)]
pub(super) struct Mind {
    pub(super) seat: Seat,
    pub(super) config: Config,
    pub(super) style: Style,
    /// ILL-6: its own packet, once it is dealt.
    pub(super) packet: Option<Packet>,
    pub(super) session: u8,
    pub(super) room: Room,
    /// What it has on everybody.
    pub(super) others: [Dossier; PLAYERS_MAX],
    /// What everybody has on it.
    pub(super) exposed: [Dossier; PLAYERS_MAX],
    /// ILL-3: these are in play.
    in_play: Resources,
    /// ILL-5, ILL-30: which pairs somebody else can have.
    possible: [[bool; PLAYERS_MAX]; PLAYERS_MAX],
    /// What lies at the docks.
    dock: Vec<Resource>,
    /// What it believes, as of the last time it thought.
    pub(super) belief: Belief,
    /// How likely everybody takes its suspect cards for its own, as of then.
    pub(super) suspicions: Suspicions,
    /// How much everybody else looks like its suspect cards, as of then.
    pub(super) decoys: [[f64; 2]; PLAYERS_MAX],
    has_news: bool,
    is_seen: bool,
}

impl Mind {
    /// The mind of `seat` before the deal.
    pub(super) fn new(config: &Config, seat: Seat) -> Self {
        let mut possible = [[true; PLAYERS_MAX]; PLAYERS_MAX];
        (0..PLAYERS_MAX).for_each(|same| possible[same][same] = false);
        let style = NORMAL;
        Self {
            seat,
            config: *config,
            style,
            packet: None,
            session: 0,
            room: Room::new(config.players()),
            others: [Dossier::new(style.secretive_others); PLAYERS_MAX],
            exposed: [Dossier::new(style.secretive_self); PLAYERS_MAX],
            in_play: 0,
            possible,
            dock: Vec::new(),
            belief: Belief::EMPTY,
            suspicions: [0.0; PLAYERS_MAX],
            decoys: [[1.0; 2]; PLAYERS_MAX],
            has_news: false,
            is_seen: false,
        }
    }

    /// Those who trade with it.
    pub(super) fn rivals(&self) -> SeatSet {
        SeatSet::first(self.config.players()).without(self.seat)
    }

    /// ILL-3: the resources that may be in play.
    pub(super) fn maybe_in_play(&self) -> impl Iterator<Item = Resource> {
        let all_known = self.in_play.count_ones() == u32::from(self.config.players());
        let in_play = self.in_play;
        let maybe = move |resource: &Resource| !all_known || in_play & bit(*resource) != 0;
        Resource::ALL.into_iter().filter(maybe)
    }

    /// Makes up its mind about what it has heard since it did so last. It takes a tenth of a
    /// millisecond at the largest table, so it is done when there is something to decide.
    pub(super) fn think(&mut self) {
        let Some(packet) = self.packet else { return };
        let news = std::mem::take(&mut self.has_news);
        if news {
            let seats: Vec<(Seat, ByPair)> =
                self.rivals().iter().map(|s| self.weights(s)).collect();
            let players = u32::from(self.config.players());
            let may_be =
                |set: &Resources| set.count_ones() == players && set & self.in_play == self.in_play;
            let sets = (0..=Resources::MAX).filter(may_be);
            self.belief = Belief::weigh(&seats, sets, (packet.dealer, packet.buyer));
        }
        if std::mem::take(&mut self.is_seen) || news {
            self.decoys = self.others.map(|dossier| self.likeness(&dossier));
            for seat in self.rivals().iter() {
                let suspicion = self.suspicion(seat, &self.exposed[seat.index()]);
                self.suspicions[seat.index()] = suspicion;
            }
        }
    }

    /// What the bot has on `seat`, without what cannot be.
    fn weights(&self, seat: Seat) -> (Seat, ByPair) {
        let likelihood = &self.others[seat.index()].likelihood;
        let weight = |d: usize, b: usize| if self.possible[d][b] { likelihood[d][b] } else { 0.0 };
        (seat, std::array::from_fn(|d| std::array::from_fn(|b| weight(d, b))))
    }

    /// Takes in an event: first what it changes, then what it tells.
    pub(super) fn hear(&mut self, event: &Event) {
        self.room.follow(event);
        match event {
            Event::Dealt { seat, packet } if *seat == self.seat => self.get_packet(*packet),
            Event::SessionBegins { session } => self.session = *session,
            Event::Walked { .. } => self.lose_sight(),
            Event::Laid { by, resource, .. } => self.see(*by, *resource),
            Event::Lies { one, other, gives, gets, .. } => {
                gives.iter().for_each(|(resource, _)| self.see(*one, resource));
                gets.iter().for_each(|(resource, _)| self.see(*other, resource));
            }
            Event::Exchanged { one, other, gave, got } => {
                let style = self.style;
                self.learn(*one, |dossier| dossier.exchange(gave, got, &style));
                self.learn(*other, |dossier| dossier.exchange(got, gave, &style));
            }
            Event::LaidOut { resource, .. } => {
                self.in_play |= bit(*resource);
                self.dock.push(*resource);
                (self.has_news, self.is_seen) = (true, true);
            }
            Event::Took { seat, resource } => self.see_take(*seat, *resource),
            // ILL-20: by lot, so it tells nothing of what the seat wants.
            Event::LeftWith { resource, .. } => self.dock.retain(|left| left != resource),
            // ILL-22: everybody has one more card, and shows it to nobody.
            Event::HandedOut { .. } => {
                let dossiers = self.others.iter_mut().chain(&mut self.exposed);
                dossiers.for_each(Dossier::go_away);
            }
            Event::Handed { resource, .. } => {
                self.in_play |= bit(*resource);
                self.has_news = true;
            }
            Event::Shown { roles } => self.see_suspects(roles),
            Event::Accused { fingers, roles, .. } | Event::NotAccused { fingers, roles } => {
                self.see_fingers(fingers, roles);
            }
            // The rest tells nothing about anybody.
            _ => (),
        }
    }

    fn get_packet(&mut self, packet: Packet) {
        let Packet { dealer, buyer, extra } = packet;
        self.packet = Some(packet);
        self.in_play = bit(dealer) | bit(buyer) | bit(extra);
        self.close_pair(dealer, buyer);
        self.possible[dealer as usize][buyer as usize] = false;
        (self.has_news, self.is_seen) = (true, true);
    }

    /// Some player is this pair: the others are neither, nor its mirror (ILL-5).
    fn close_pair(&mut self, dealer: Resource, buyer: Resource) {
        for other in 0..PLAYERS_MAX {
            self.possible[dealer as usize][other] &= other == buyer as usize;
            self.possible[other][buyer as usize] &= other == dealer as usize;
        }
        self.possible[buyer as usize][dealer as usize] = false;
    }

    /// Does something to what it has on `seat`; what it does itself is news to those who see it.
    fn learn(&mut self, seat: Seat, mut lesson: impl FnMut(&mut Dossier)) {
        if seat == self.seat {
            for witness in self.room.company(seat).iter() {
                lesson(&mut self.exposed[witness.index()]);
            }
            self.is_seen = true;
        } else {
            lesson(&mut self.others[seat.index()]);
            self.has_news = true;
        }
    }

    /// ILL-11: who is in another corner may come back with other cards.
    fn lose_sight(&mut self) {
        let here = self.room.company(self.seat);
        for seat in self.rivals().iter().filter(|seat| !here.contains(*seat)) {
            if !self.room.is_at_table(seat) {
                self.others[seat.index()].go_away();
            }
            if !here.is_empty() {
                self.exposed[seat.index()].go_away();
            }
        }
    }

    fn see(&mut self, seat: Seat, resource: Resource) {
        self.in_play |= bit(resource);
        let (lying, style) = (self.room.laid(seat, resource), self.style);
        let players = self.config.players();
        self.learn(seat, |dossier| dossier.show(resource, lying, players, &style));
    }

    /// ILL-21: all see it.
    fn see_take(&mut self, seat: Seat, resource: Resource) {
        let style = self.style;
        let dossiers = if seat == self.seat {
            &mut self.exposed[..]
        } else {
            &mut self.others[seat.index()..=seat.index()]
        };
        dossiers.iter_mut().for_each(|dossier| dossier.take(resource, &self.dock, &style));
        self.dock.retain(|left| *left != resource);
        (self.has_news, self.is_seen) = (true, true);
    }

    /// ILL-30: suspects that are shown are somebody.
    fn see_suspects(&mut self, roles: &Row<Role>) {
        self.in_play |= roles.iter().fold(0, |set, role| set | bit(role.resource));
        if let ([dealer, buyer], Some(own)) = (&roles.0[..], self.packet)
            && own.dealer != dealer.resource
        {
            self.close_pair(dealer.resource, buyer.resource);
        }
        self.has_news = true;
    }

    fn see_fingers(&mut self, fingers: &Row<Finger>, roles: &Row<Role>) {
        let style = self.style;
        for (by, finger) in self.rivals().with(self.seat).iter().zip(fingers.iter()) {
            let Some(at) = finger.0.filter(|at| by != self.seat && *at != self.seat) else {
                continue;
            };
            let is = |role: &Role, dealer: usize, buyer: usize| match role.trade {
                Trade::Dealer => role.resource as usize == dealer,
                Trade::Buyer => role.resource as usize == buyer,
            };
            let fits = |dealer, buyer| roles.iter().all(|role| is(role, dealer, buyer));
            self.others[at.index()].be_pointed_at(fits, &style);
        }
        self.has_news = true;
    }
}

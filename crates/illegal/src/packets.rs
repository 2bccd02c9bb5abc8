//! The packets: what everybody starts with, and which sets of them there can be (ILL-2 to ILL-6).

use std::fmt;
use std::str::FromStr;

use redeye_game::{Refused, Rng, Time, Told};
use serde::{Deserialize, Serialize};

use crate::action::Chance;
use crate::event::Event;
use crate::master::Next;
use crate::pieces::{Cards, Resource, Role, Row, Trade};
use crate::refusal::{
    DEALS_WHAT_IT_BUYS, EXTRA_IS_A_ROLE, EXTRA_TAKEN, MIRRORED, PACKETS_DEALT, ROLE_TAKEN,
    TOO_MANY_RESOURCES,
};
use crate::{Illegal, Phase};

/// ILL-4: how many cards a dealer starts with.
const DEALER_CARDS: u8 = 5;

/// ILL-5: what a player gets: `guns/alcohol/powder` deals guns, buys alcohol, and has one card of
/// powder beside five of guns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Packet {
    /// What it deals.
    pub dealer: Resource,
    /// What it buys.
    pub buyer: Resource,
    /// Of what it has one more card.
    pub extra: Resource,
}

impl Packet {
    /// ILL-30: the suspect cards that name its roles, first the dealer's.
    pub const fn roles(&self) -> [Role; 2] {
        [
            Role { resource: self.dealer, trade: Trade::Dealer },
            Role { resource: self.buyer, trade: Trade::Buyer },
        ]
    }

    /// ILL-5: the cards in it.
    pub fn cards(&self) -> Cards {
        Cards::default().with(self.dealer, DEALER_CARDS).with(self.extra, 1)
    }
}

impl fmt::Display for Packet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.dealer, self.buyer, self.extra)
    }
}

impl FromStr for Packet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Vec<Resource> = text.split('/').map(str::parse).collect::<Result<_, _>>()?;
        match parts[..] {
            [dealer, buyer, extra] => Ok(Self { dealer, buyer, extra }),
            _ => Err(format!("`{text}`: a packet is written `guns/alcohol/powder`")),
        }
    }
}

/// Could these be packets, or some of the packets, of `players`? Names what they go against.
///
/// ```
/// use redeye_illegal::{Packet, check_packets};
/// let packet = |text: &str| text.parse::<Packet>().unwrap();
/// let mirrored = [packet("guns/alcohol/powder"), packet("alcohol/guns/jewelry")];
/// assert_eq!(check_packets(4, &mirrored).unwrap_err().name(), "ILL-5 mirrored");
/// ```
///
/// # Errors
/// The first constraint that does not hold: roles first, then the extra cards.
pub fn check_packets(players: u8, packets: &[Packet]) -> Result<(), Refused> {
    let pairs = || {
        let with_earlier = |(place, one)| packets[..place].iter().map(move |other| (one, other));
        packets.iter().enumerate().flat_map(with_earlier)
    };
    // ILL-2: there is one dealer and one buyer of each resource.
    if pairs().any(|(one, other)| one.dealer == other.dealer || one.buyer == other.buyer) {
        return Err(&ROLE_TAKEN);
    }
    if packets.iter().any(|packet| packet.dealer == packet.buyer) {
        return Err(&DEALS_WHAT_IT_BUYS);
    }
    if pairs().any(|(one, other)| one.dealer == other.buyer && one.buyer == other.dealer) {
        return Err(&MIRRORED);
    }
    // ILL-4: one card of each resource is left to be an extra.
    if pairs().any(|(one, other)| one.extra == other.extra) {
        return Err(&EXTRA_TAKEN);
    }
    if packets.iter().any(|packet| [packet.dealer, packet.buyer].contains(&packet.extra)) {
        return Err(&EXTRA_IS_A_ROLE);
    }
    // ILL-3: with as many packets as resources each one has its dealer, its buyer and its extra.
    let is_used = |resource: &&Resource| {
        let uses = |packet: &Packet| [packet.dealer, packet.buyer, packet.extra];
        packets.iter().any(|packet| uses(packet).contains(resource))
    };
    if Resource::ALL.iter().filter(is_used).count() > usize::from(players) {
        return Err(&TOO_MANY_RESOURCES);
    }
    Ok(())
}

impl Illegal {
    /// ILL-5: every set that can be is equally likely: resources are shuffled, the first ones are
    /// dealt in by the players in their order; then buyers and extras are shuffled, again and
    /// again until they fit. ILL-6: packets that a game master has built are
    /// laid out by their dealers and shuffled.
    pub(crate) fn draw_packets(&self, rng: &mut Rng) -> Chance {
        let players = usize::from(self.config.players());
        if self.is_built() {
            let mut packets = self.draft.clone();
            packets.sort_unstable_by_key(|packet| packet.dealer);
            rng.shuffle(&mut packets);
            return Chance::BuiltPackets { packets: Row::from(packets) };
        }
        let mut resources = Resource::ALL;
        rng.shuffle(&mut resources);
        let dealers = &resources[..players];
        let (mut buyers, mut extras) = (resources, resources);
        loop {
            rng.shuffle(&mut buyers[..players]);
            rng.shuffle(&mut extras[..players]);
            let packet = |place: usize| Packet {
                dealer: dealers[place],
                buyer: buyers[place],
                extra: extras[place],
            };
            let packets: Row<Packet> = (0..players).map(packet).collect();
            if check_packets(self.config.players(), &packets.0).is_ok() {
                return Chance::Packets { packets };
            }
        }
    }

    /// ILL-60: has a game master built all of them?
    pub(crate) fn is_built(&self) -> bool {
        self.draft.len() == usize::from(self.config.players())
    }

    pub(crate) fn check_drawn(&self, packets: &Row<Packet>) -> Result<(), Refused> {
        let due = self.phase == Phase::Deal && !self.is_built();
        if !due || packets.0.len() != usize::from(self.config.players()) {
            return Err(&PACKETS_DEALT);
        }
        check_packets(self.config.players(), &packets.0)
    }

    pub(crate) fn check_built(&self, packets: &Row<Packet>) -> Result<(), Refused> {
        let due = self.phase == Phase::Deal && self.is_built();
        let same = packets.0.len() == self.draft.len()
            && self.draft.iter().all(|packet| packets.0.contains(packet));
        if due && same { Ok(()) } else { Err(&PACKETS_DEALT) }
    }

    /// ILL-6: everybody sees its own alone.
    pub(crate) fn deal(&mut self, at: Time, packets: Row<Packet>, told: &mut Told<Event>) {
        for (seat, packet) in self.players().iter().zip(packets.iter()) {
            self.hands[seat] = packet.cards();
            told.only(self.and_master(seat), Event::Dealt { seat, packet: *packet });
        }
        self.packets = packets.0;
        self.draft.clear();
        self.ready(at, Next::Session, told);
    }

    /// ILL-3: the resources that are played with, in their own order.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = Resource> {
        let dealt = |resource: &Resource| self.packets.iter().any(|p| p.dealer == *resource);
        Resource::ALL.into_iter().filter(dealt)
    }
}

//! What Illegal has to tell.

use redeye_game::{Seat, View};
use redeye_illegal::{
    Cards, Config, Deal, Event, Exchange, Finger, Illegal, Packet, PublicView, Resource,
    Revelation, Role, Row,
};

use super::{Arg, Message, Narrate, choice};

/// ILL-2: the names of resources and roles, as the table has chosen them.
#[derive(Clone, Copy)]
struct Naming(&'static str);

impl Naming {
    const fn of(config: &Config) -> Self {
        Self(if config.family() { "illegal-family-" } else { "illegal-" })
    }

    fn resource(self, resource: Resource) -> Arg {
        Arg::Named { prefix: self.0, id: format!("resource-{resource}") }
    }

    fn cards(self, cards: &Cards) -> Arg {
        let each = |(resource, count)| (format!("resource-{resource}"), count);
        Arg::Counted { prefix: self.0, ids: cards.iter().map(each).collect() }
    }

    fn roles<'r>(self, roles: impl IntoIterator<Item = &'r Role>) -> Arg {
        let ids = roles.into_iter().map(|role| format!("role-{role}")).collect();
        Arg::AllNamed { prefix: self.0, ids }
    }

    /// Dealer role, buyer role, extra card.
    fn packet(self, packet: &Packet) -> Arg {
        let [dealer, buyer] = packet.roles();
        let extra = format!("resource-{}", packet.extra);
        let ids = vec![format!("role-{dealer}"), format!("role-{buyer}"), extra];
        Arg::AllNamed { prefix: self.0, ids }
    }

    /// A card is laid down for somebody, or taken up again.
    fn card(self, name: &str, by: Seat, resource: Resource, to: Seat) -> Message {
        message(name).with("by", by).with("resource", self.resource(resource)).with("to", to)
    }

    /// Who gave what to whom, and for what.
    fn deal(self, name: &str, one: Seat, gave: &Cards, other: Seat, got: &Cards) -> Message {
        let cards = message(name).with("gave", self.cards(gave)).with("got", self.cards(got));
        cards.with("one", one).with("other", other)
    }

    /// Somebody has a card from the docks.
    fn took(self, name: &str, seat: Seat, resource: Resource) -> Message {
        message(name).with("seat", seat).with("resource", self.resource(resource))
    }

    fn verdict(self, name: &str, at: &Row<Finger>, roles: &Row<Role>) -> Message {
        message(name).with("fingers", fingers(at)).with("roles", self.roles(roles.iter()))
    }
}

/// ILL-31: who points at whom.
fn fingers(fingers: &Row<Finger>) -> Arg {
    Arg::Pointing(fingers.iter().map(|finger| finger.0).collect())
}

/// Minutes and seconds since the match began, as a clock shows them.
fn clock(ms: u64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1_000 % 60)
}

fn message(name: &str) -> Message {
    Message::new(format!("illegal-event-{name}"))
}

fn status(name: &str) -> Message {
    Message::new(format!("illegal-status-{name}"))
}

impl Narrate for Illegal {
    fn event(config: &Config, event: &Event) -> Message {
        let named = Naming::of(config);
        match event {
            Event::Packed { packet } => message("packed").with("packet", named.packet(packet)),
            Event::Unpacked { packet } => message("unpacked").with("packet", named.packet(packet)),
            Event::PacketsReady => message("packets-ready"),
            Event::Dealt { seat, packet } => {
                message("dealt").with("seat", *seat).with("packet", named.packet(packet))
            }
            Event::Ready { next } => message("ready").with("next", choice(next)),
            Event::SessionBegins { session } => message("session-begins").with("session", *session),
            Event::Knocked { from, to } => message("knocked").with("from", *from).with("to", *to),
            Event::Withdrew { from, to } => message("withdrew").with("from", *from).with("to", *to),
            Event::TurnedAway { by, from } => {
                message("turned-away").with("by", *by).with("from", *from)
            }
            Event::Walked { seats, corner } => {
                message("walked").with("seats", *seats).with("corner", *corner)
            }
            Event::Returned { seats } => message("returned").with("seats", *seats),
            Event::Laid { by, resource, to } => named.card("laid", *by, *resource, *to),
            Event::TookBack { by, resource, to } => named.card("took-back", *by, *resource, *to),
            Event::Confirmed { by, give, get, to } => message("confirmed")
                .with("by", *by)
                .with("give", named.cards(give))
                .with("get", named.cards(get))
                .with("to", *to),
            Event::Exchanged { one, other, gave, got } => {
                named.deal("exchanged", *one, gave, *other, got)
            }
            Event::Lies { one, other, gives, gets, confirmed } => message("lies")
                .with("one", *one)
                .with("other", *other)
                .with("gives", named.cards(gives))
                .with("gets", named.cards(gets))
                .with("confirmed", *confirmed),
            Event::SaidDone { seat } => message("said-done").with("seat", *seat),
            Event::SessionOver { session } => message("session-over").with("session", *session),
            Event::LaidOut { dock, resource } => {
                message("laid-out").with("dock", *dock).with("resource", named.resource(*resource))
            }
            Event::RushBegins { dock } => message("rush-begins").with("dock", *dock),
            Event::LotDrawn { order } => {
                message("lot-drawn").with("order", Arg::InOrder(order.iter().copied().collect()))
            }
            Event::Took { seat, resource } => named.took("took", *seat, *resource),
            Event::LeftWith { seat, resource } => named.took("left-with", *seat, *resource),
            Event::HandedOut { dock } => message("handed-out").with("dock", *dock),
            Event::Handed { seat, resource } => named.took("handed", *seat, *resource),
            Event::Shown { roles } => message("shown").with("roles", named.roles(roles.iter())),
            Event::Pointing => message("pointing"),
            Event::Accused { fingers, accused, roles } => {
                named.verdict("accused", fingers, roles).with("accused", *accused)
            }
            Event::NotAccused { fingers, roles } => named.verdict("not-accused", fingers, roles),
            Event::WhoReveals => message("who-reveals"),
            Event::Revealed { seat, packet, hand, points } => message("revealed")
                .with("seat", *seat)
                .with("packet", named.packet(packet))
                .with("hand", named.cards(hand))
                .with("points", Arg::Number((*points).into())),
            Event::Account { one, gave, other, got, session, at_ms } => {
                let deal = named.deal("account", *one, gave, *other, got);
                deal.with("session", *session).with("at_ms", Arg::Choice(clock(*at_ms)))
            }
            Event::Won { winners } => message("won").with("winners", *winners),
        }
    }

    fn ends_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::SessionOver { .. } | Event::Accused { .. } | Event::NotAccused { .. }
        )
    }

    fn status(config: &Config, view: &View<Self>) -> Vec<Message> {
        let (named, public, private) = (Naming::of(config), &view.public, &view.private);
        let mut lines = show_table(named, public);
        lines.extend(
            private.packet.map(|packet| status("packet").with("packet", named.packet(&packet))),
        );
        if !private.hand.is_empty() {
            lines.push(status("hand").with("hand", named.cards(&private.hand)));
        }
        lines.extend(
            private.knocks.iter().map(|knock| {
                Self::event(config, &Event::Knocked { from: knock.from, to: knock.to })
            }),
        );
        lines.extend(private.exchanges.iter().map(|lies| {
            let Exchange { one, other, gives, gets, confirmed } = *lies;
            Self::event(config, &Event::Lies { one, other, gives, gets, confirmed })
        }));
        // After the end everybody sees all of them.
        let deals = public.deals.as_ref().unwrap_or(&private.deals);
        lines.extend(deals.iter().map(|deal| {
            let Deal { one, gave, other, got, session, at_ms } = *deal;
            Self::event(config, &Event::Account { one, gave, other, got, session, at_ms })
        }));
        lines
    }
}

/// What everybody sees.
fn show_table(named: Naming, public: &PublicView) -> Vec<Message> {
    let stage = Arg::Named { prefix: "illegal-stage-", id: public.stage.to_string() };
    let mut lines = vec![status("stage").with("stage", stage)];
    if public.session > 0 {
        lines.push(status("session").with("session", public.session));
    }
    for (corner, seats) in (1u8..).zip(&public.corners) {
        if !seats.is_empty() {
            lines.push(status("corner").with("corner", corner).with("seats", *seats));
        }
    }
    if !public.done.is_empty() {
        lines.push(status("done").with("seats", public.done));
    }
    if let Some(dock) = public.docks.last() {
        for taken in &dock.taken {
            let who = status("took").with("seat", taken.seat);
            lines.push(who.with("resource", named.resource(taken.resource)));
        }
    }
    lines.extend(
        public
            .suspects
            .as_ref()
            .map(|roles| status("suspects").with("roles", named.roles(roles.iter()))),
    );
    for verdict in &public.verdicts {
        if let Some(accused) = verdict.accused {
            let who = status("accused").with("seat", accused);
            lines.push(who.with("roles", named.roles(verdict.roles.iter())));
        }
    }
    for Revelation { seat, packet, hand, points } in public.revelations.iter().flatten() {
        let who = status("revealed").with("seat", *seat).with("packet", named.packet(packet));
        let points = Arg::Number((*points).into());
        lines.push(who.with("hand", named.cards(hand)).with("points", points));
    }
    lines
}

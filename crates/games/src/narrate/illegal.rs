//! What Illegal has to tell.

use redeye_game::View;
use redeye_illegal::{Deal, Event, Exchange, Illegal, PublicView, Revelation};

use super::{Message, Narrate};

fn status(name: &str) -> Message {
    Message::new(format!("illegal-status-{name}"))
}

impl Narrate for Illegal {
    fn ends_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::SessionOver { .. } | Event::Accused { .. } | Event::NotAccused { .. }
        )
    }

    fn status(view: &View<Self>) -> Vec<Message> {
        let (public, private) = (&view.public, &view.private);
        let mut lines = show_table(public);
        lines.extend(private.packet.map(|packet| status("packet").with("packet", packet)));
        if !private.hand.is_empty() {
            lines.push(status("hand").with("hand", private.hand));
        }
        lines.extend(
            private
                .knocks
                .iter()
                .map(|knock| Self::event(&Event::Knocked { from: knock.from, to: knock.to })),
        );
        lines.extend(private.exchanges.iter().map(|lies| {
            let Exchange { one, other, gives, gets, confirmed } = *lies;
            Self::event(&Event::Lies { one, other, gives, gets, confirmed })
        }));
        // After the end everybody sees all of them.
        let deals = public.deals.as_ref().unwrap_or(&private.deals);
        lines.extend(deals.iter().map(|deal| {
            let Deal { one, gave, other, got, session, at_ms } = *deal;
            Self::event(&Event::Account { one, gave, other, got, session, at_ms })
        }));
        lines
    }
}

/// What everybody sees.
fn show_table(public: &PublicView) -> Vec<Message> {
    let mut lines = vec![status("stage").with("stage", public.stage)];
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
            lines.push(who.with("resource", taken.resource));
        }
    }
    lines.extend(
        public.suspects.as_ref().map(|roles| status("suspects").with_row("roles", &roles.0)),
    );
    for verdict in &public.verdicts {
        if let Some(accused) = verdict.accused {
            let who = status("accused").with("seat", accused);
            lines.push(who.with_row("roles", &verdict.roles.0));
        }
    }
    for Revelation { seat, packet, hand, points } in public.revelations.iter().flatten() {
        let who = status("revealed").with("seat", *seat).with("packet", *packet);
        lines.push(who.with("hand", *hand).with("points", *points));
    }
    lines
}

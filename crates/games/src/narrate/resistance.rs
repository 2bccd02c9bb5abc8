//! What The Resistance has to tell.

use redeye_game::View;
use redeye_resistance::{Event, Pile, Resistance};

use super::{Message, Narrate};

impl Narrate for Resistance {
    fn ends_chapter(event: &Event) -> bool {
        matches!(event, Event::MissionDone { .. })
    }

    fn status(view: &View<Self>) -> Vec<Message> {
        let message = |name: &str| Message::new(format!("resistance-status-{name}"));
        let public = &view.public;
        let mut lines = vec![message("stage").with("stage", public.stage)];
        if let Some(leader) = public.leader {
            lines.push(message("leader").with("leader", leader));
        }
        if let Some(mission) = public.mission {
            lines.push(message("mission").with("mission", mission));
        }
        lines.extend(public.missions.iter().map(|done| {
            message("attempted")
                .with("mission", done.mission)
                .with("result", done.result)
                .with("fails", done.fails)
                .with("chief_fails", done.chief_fails)
                .with("hacks", done.hacks)
        }));
        lines.push(message("rejections").with("rejections", public.rejections));
        if !public.team.is_empty() {
            lines.push(message("team").with("team", public.team));
        }
        if let Some(plots) = &public.plots {
            let holders = plots.held.iter().filter(|(_, held)| !held.is_empty());
            let holds =
                |(seat, held): (_, &Pile)| message("holds").with("seat", seat).with("cards", *held);
            lines.extend(holders.map(holds));
        }
        if let Some(hostile) = &public.hostile {
            lines.extend(
                hostile.investigator.map(|seat| message("investigator").with("seat", seat)),
            );
            lines.extend(hostile.inquisitor.map(|seat| message("inquisitor").with("seat", seat)));
        }
        let character = view.private.hostile.as_ref().and_then(|private| private.character);
        match (character, view.private.side) {
            (Some(character), _) => {
                lines.push(Self::event(&Event::CharacterDealt { character }));
            }
            (None, Some(side)) => lines.push(Self::event(&Event::SideDealt { side })),
            (None, None) => (),
        }
        if !view.private.spies.is_empty() {
            lines.push(message("spies").with("spies", view.private.spies));
        }
        lines
    }
}

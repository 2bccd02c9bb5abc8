//! The picture of how a box comes out: a column for each number of players, and in each the way
//! in which matches end, by rounds, by retreats and by points. All columns have the same scales, so
//! that they can be compared at a glance.

use redeye_texts::Texts;

use super::chart::{Chart, Columns};
use super::svg::{Anchor, Svg};
use super::{Balance, EndKind, Spread};
use crate::tell::say;

/// What was counted with so many players.
pub(crate) struct Panel {
    pub(crate) players: u8,
    pub(crate) balance: Balance,
}

/// Draws it.
pub(crate) fn picture(texts: &Texts, box_name: &str, bots: &str, panels: &[Panel]) -> String {
    let columns = Columns::new(panels.len());
    let mut svg = Svg::default();
    let title = say(texts, "balance-title", &[("box", &box_name)]);
    let left = columns.margin();
    svg.text("title", Anchor::Start, [left, 58.0], &title);
    let about = say(texts, "balance-about", &[("bots", &bots)]);
    svg.text("muted", Anchor::Start, [left, 84.0], &about);
    let solo = panels.iter().any(|panel| panel.players == 1);
    let kinds = EndKind::ALL.into_iter().filter(|kind| solo || *kind != EndKind::Behind);
    let kinds =
        kinds.map(|kind| (kind.name(), say(texts, &format!("balance-{}", kind.name()), &[])));
    columns.legend(&mut svg, 112.0, &kinds.collect::<Vec<_>>());
    let mut y = draw_ends(&mut svg, &columns, texts, panels, 160.0);
    for chart in charts(texts, panels) {
        y = chart.draw(&mut svg, &columns, texts, y + 44.0);
    }
    for key in ["balance-bars", "balance-strips"] {
        y += 18.0;
        svg.text("tick", Anchor::Start, [left, y + 10.0], &say(texts, key, &[]));
    }
    svg.finish(texts.lang().code(), [columns.width(), y + 34.0], &title, &told(texts, panels))
}

/// What those hear who do not see it: who plays, and how often people are rescued.
fn told(texts: &Texts, panels: &[Panel]) -> String {
    let rescued = say(texts, "balance-rescued", &[]);
    let one = |panel: &Panel| {
        let share = percent(panel.balance.matches(EndKind::Rescued));
        format!("{}: {share} {rescued}.", heading(texts, panel.players))
    };
    panels.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn heading(texts: &Texts, players: u8) -> String {
    match players {
        1 => say(texts, "balance-solo", &[]),
        _ => say(texts, "balance-players", &[("players", &players)]),
    }
}

/// A whole number of hundredths, with a space that does not break. What happened is never 0, and
/// what did not always happen is never 100.
pub(super) fn percent((part, all): (u64, u64)) -> String {
    let hundredths = part as f64 * 100.0 / all.max(1) as f64;
    let rounded = match hundredths.round() {
        0.0 if part > 0 => "< 1".to_owned(),
        100.0 if part < all => "> 99".to_owned(),
        rounded => format!("{rounded:.0}"),
    };
    format!("{rounded} %").replace(' ', "\u{a0}")
}

/// How matches end: the share of those in which people were rescued in large type, and all shares
/// as one bar.
fn draw_ends(svg: &mut Svg, columns: &Columns, texts: &Texts, panels: &[Panel], y: f64) -> f64 {
    for (index, Panel { players, balance }) in panels.iter().enumerate() {
        let (x, width) = (columns.left(index), columns.column());
        let (rescued, all) = balance.matches(EndKind::Rescued);
        svg.text("head", Anchor::Start, [x, y], &heading(texts, *players));
        svg.text("tick", Anchor::End, [x + width, y], &format!("n = {all}"));
        svg.text("big", Anchor::Start, [x - 2.0, y + 50.0], &percent((rescued, all)));
        // From the right: what is left after the others is the part of those who rescued.
        let mut end = x + width;
        let mut label = x + width;
        for kind in [EndKind::Stormed, EndKind::Behind] {
            let (part, all) = balance.matches(kind);
            if part == 0 {
                continue;
            }
            // Even a single match is to be seen, and between the parts there is a narrow gap.
            let wide = (width * part as f64 / all as f64).max(4.0);
            end = (end - wide).max(x);
            svg.rect(kind.name(), [end, y + 66.0, wide, 14.0], 2.0);
            end -= 1.5;
            svg.text("tick", Anchor::End, [label, y + 98.0], &percent((part, all)));
            svg.rect(kind.name(), [label - 50.0, y + 89.0, 10.0, 10.0], 2.0);
            label -= 62.0;
        }
        if rescued > 0 {
            svg.rect(EndKind::Rescued.name(), [x, y + 66.0, (end - x).max(4.0), 14.0], 2.0);
        }
        let rescued = say(texts, "balance-rescued", &[]);
        svg.text("muted", Anchor::Start, [x, y + 98.0], &rescued);
    }
    y + 98.0
}

/// Rounds, retreats and points.
fn charts(texts: &Texts, panels: &[Panel]) -> [Chart; 3] {
    let by_way = |spreads: &[Spread; 3]| {
        EndKind::ALL.map(|kind| (kind.name(), spreads[kind as usize].clone())).to_vec()
    };
    let title = |key: &str| say(texts, key, &[]);
    let rounds = Chart {
        title: title("balance-rounds"),
        legend: Vec::new(),
        panels: panels.iter().map(|panel| by_way(&panel.balance.rounds)).collect(),
        strips: false,
    };
    let retreats = Chart {
        title: title("balance-retreats"),
        legend: Vec::new(),
        panels: panels.iter().map(|panel| by_way(&panel.balance.retreats)).collect(),
        strips: false,
    };
    let points = |Panel { balance, .. }: &Panel| {
        let (winners, all) = (&balance.points_of_winners, &balance.points_of_all);
        vec![("winners", winners.clone()), ("others", all.without(winners))]
    };
    let points = Chart {
        title: title("balance-points"),
        legend: ["winners", "others"]
            .map(|class| (class, title(&format!("balance-{class}"))))
            .to_vec(),
        panels: panels.iter().map(points).collect(),
        strips: true,
    };
    [rounds, retreats, points]
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn shares_do_not_say_never_or_always_of_what_was_seen() {
        let shares = [(0, 9), (1, 999), (1, 3), (998, 999), (9, 9), (0, 0)].map(percent);
        let expected = ["0 %", "< 1 %", "33 %", "> 99 %", "100 %", "0 %"];
        assert_eq!(shares.map(|share| share.replace('\u{a0}', " ")), expected);
    }
}

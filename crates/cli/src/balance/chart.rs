//! Bars over whole numbers, in columns side by side with the same scales.

use redeye_texts::Texts;

use super::Spread;
use super::picture::percent;
use super::svg::{Anchor, Svg};
use crate::tell::say;

/// How high the bars can be.
const HEIGHT: f64 = 112.0;

/// The most bars in a column: beyond it, a bar stands for several numbers.
const BARS_MAX: i32 = 30;

/// The fewest numbers on a scale: a lone bar should not look like a wall.
const NUMBERS_MIN: i32 = 6;

/// Where the columns are.
pub(super) struct Columns {
    count: f64,
    width: f64,
}

impl Columns {
    pub(super) fn new(count: usize) -> Self {
        let width = match count {
            0..=2 => 760.0,
            _ => 1080.0,
        };
        Self { count: count.max(1) as f64, width }
    }

    pub(super) const fn width(&self) -> f64 {
        self.width
    }

    pub(super) const fn margin(&self) -> f64 {
        40.0
    }

    /// How wide each is. Shares are written left of the first, and there is air between them.
    pub(super) fn column(&self) -> f64 {
        (self.width - 2.0 * self.margin() - 40.0 - 32.0 * (self.count - 1.0)) / self.count
    }

    pub(super) fn left(&self, index: usize) -> f64 {
        self.margin() + 40.0 + index as f64 * (self.column() + 32.0)
    }

    /// Colours and what they mean, in a line.
    pub(super) fn legend(&self, svg: &mut Svg, y: f64, entries: &[(&str, String)]) {
        let mut x = self.margin();
        for (class, text) in entries {
            svg.rect(class, [x, y - 10.5, 12.0, 12.0], 2.5);
            svg.text("muted", Anchor::Start, [x + 18.0, y], text);
            // Nobody can measure a text here: 7 is more than a letter of this size takes.
            x += 18.0 + 7.0 * text.chars().count() as f64 + 18.0;
        }
    }
}

/// One row of the picture.
pub(super) struct Chart {
    pub(super) title: String,
    /// What colours mean, where it is not said at the top.
    pub(super) legend: Vec<(&'static str, String)>,
    /// For each column the parts that a bar is stacked from.
    pub(super) panels: Vec<Vec<(&'static str, Spread)>>,
    /// Does a strip below show the quartiles of each part?
    pub(super) strips: bool,
}

/// What all columns of a row have in common.
struct Scale {
    first: i32,
    /// How many numbers a bar stands for.
    step: i32,
    bars: i32,
    /// The largest share of a bar.
    highest: f64,
    /// The share at the very top: some air is left above the bars, for what is written there.
    top: f64,
}

impl Chart {
    /// Draws it below `y`, and says where it ends.
    pub(super) fn draw(&self, svg: &mut Svg, columns: &Columns, texts: &Texts, y: f64) -> f64 {
        let (left, right) = (columns.margin(), columns.width() - columns.margin());
        svg.line("rule", [left, y - 18.0], [right, y - 18.0]);
        svg.text("section", Anchor::Start, [left, y + 2.0], &self.title);
        columns.legend(svg, y + 24.0, &self.legend);
        let top = if self.legend.is_empty() { y + 22.0 } else { y + 44.0 };
        let scale = self.scale();
        for (level, share) in scale.shares() {
            let at = [columns.left(0) - 8.0, top + level + 4.0];
            svg.text("tick", Anchor::End, at, &percent((share, 100)));
        }
        for (index, parts) in self.panels.iter().enumerate() {
            let all = Spread::together(parts.iter().map(|(_, spread)| spread));
            let x = columns.left(index);
            let Some([_, median, _]) = all.quartiles() else {
                let none = say(texts, "balance-none", &[]);
                let middle = [x + columns.column() / 2.0, top + HEIGHT / 2.0];
                svg.text("muted", Anchor::Middle, middle, &none);
                continue;
            };
            scale.grid(svg, [x, top], columns.column());
            scale.bars(svg, [x, top], columns.column(), parts);
            let median = say(texts, "balance-median", &[("number", &median)]);
            svg.text("tick", Anchor::End, [x + columns.column(), top + 2.0], &median);
            if self.strips {
                scale.strips(svg, [x, top + HEIGHT + 30.0], columns.column(), parts);
            }
        }
        top + HEIGHT + if self.strips { 52.0 } else { 20.0 }
    }

    fn scale(&self) -> Scale {
        let all = Spread::together(self.panels.iter().flatten().map(|(_, spread)| spread));
        let [least, most] = all.ends().unwrap_or_default();
        let most = most.max(least + NUMBERS_MIN - 1);
        let step = (most - least + BARS_MAX) / BARS_MAX;
        // Bars begin at multiples of their step, so that they mean the same from box to box.
        let first = least.div_euclid(step) * step;
        let bars = (most - first) / step + 1;
        let mut scale = Scale { first, step, bars, highest: 0.0, top: 0.0 };
        for parts in &self.panels {
            let count: u64 = parts.iter().map(|(_, spread)| spread.count()).sum();
            for bar in 0..bars {
                let here: u64 = parts.iter().map(|(_, spread)| scale.at(spread, bar)).sum();
                scale.highest = scale.highest.max(here as f64 / count.max(1) as f64);
            }
        }
        scale.top = scale.highest * 1.15;
        scale
    }
}

impl Scale {
    /// How many were counted for a bar.
    fn at(&self, spread: &Spread, bar: i32) -> u64 {
        let least = self.first + bar * self.step;
        spread.within(least, least + self.step - 1)
    }

    /// Where a number is between 0 and 1.
    fn place(&self, number: i32) -> f64 {
        (f64::from(number - self.first) + 0.5) / f64::from(self.bars * self.step)
    }

    /// Round shares in hundredths, with how far below the top they are.
    fn shares(&self) -> impl Iterator<Item = (f64, u64)> {
        let highest = (self.highest * 100.0).floor() as u64;
        let round = [1, 2, 5, 10, 20, 25, 50];
        let step = round.into_iter().find(|step| highest / step <= 3).unwrap_or(50);
        let level = |share: u64| HEIGHT * (1.0 - share as f64 / 100.0 / self.top);
        (1..=highest / step).map(move |line| (level(line * step), line * step))
    }

    /// Lines for round shares, numbers below.
    fn grid(&self, svg: &mut Svg, [x, y]: [f64; 2], width: f64) {
        for (level, _) in self.shares() {
            svg.line("grid", [x, y + level], [x + width, y + level]);
        }
        svg.line("base", [x, y + HEIGHT], [x + width, y + HEIGHT]);
        let numbers = self.bars * self.step;
        let every = [1, 2, 5, 10, 20, 50].into_iter().find(|every| numbers / every <= 7);
        for number in (self.first..self.first + numbers).filter(|n| n % every.unwrap_or(100) == 0) {
            let at = [x + width * self.place(number), y + HEIGHT + 16.0];
            svg.text("tick", Anchor::Middle, at, &number.to_string());
        }
    }

    fn bars(&self, svg: &mut Svg, [x, y]: [f64; 2], width: f64, parts: &[(&str, Spread)]) {
        let count: u64 = parts.iter().map(|(_, spread)| spread.count()).sum();
        let slot = width / f64::from(self.bars);
        let wide = (slot * 0.82).min(30.0);
        for bar in 0..self.bars {
            let mut level = y + HEIGHT;
            for (class, spread) in parts {
                let share = self.at(spread, bar) as f64 / count.max(1) as f64;
                let high = HEIGHT * share / self.top;
                if high < 0.3 {
                    continue;
                }
                level -= high;
                let left = x + slot * f64::from(bar) + (slot - wide) / 2.0;
                svg.rect(class, [left, level, wide, high], 0.0);
            }
        }
    }

    /// The middle half of each part and its median, one below the other.
    fn strips(&self, svg: &mut Svg, [x, y]: [f64; 2], width: f64, parts: &[(&str, Spread)]) {
        let count: u64 = parts.iter().map(|(_, spread)| spread.count()).sum();
        for (row, (class, spread)) in parts.iter().enumerate() {
            // A handful of seats has no middle half to speak of.
            let quartiles = spread.quartiles().filter(|_| spread.count() * 100 >= count);
            let Some(quartiles) = quartiles else { continue };
            let level = y + 12.0 * row as f64;
            let [lower, median, upper] = quartiles.map(|number| x + width * self.place(number));
            svg.rect(class, [lower - 1.5, level - 3.0, upper - lower + 3.0, 6.0], 3.0);
            svg.line("mark", [median, level - 5.0], [median, level + 5.0]);
        }
    }
}

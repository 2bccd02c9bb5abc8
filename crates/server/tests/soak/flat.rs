//! The memory and open files of a process, and whether they stay the same.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// What the process held at one moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    at_s: f64,
    memory_mib: f64,
    files: f64,
    threads: f64,
}

/// The share of the time that does not count, in which memory is reserved for good.
const WARM_UP: f64 = 0.3;

/// How much more the process may hold at the end than at the beginning of what counts, by the slope
/// through all samples: memory in MiB, open files.
const GROWTH_MAX: [f64; 2] = [2.0, 4.0];

impl Held {
    /// Returns what process `id` holds now.
    pub(crate) fn by(id: u32, at_s: f64) -> Self {
        let status = fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a number");
            line.split_whitespace().next().and_then(|it| it.parse::<f64>().ok()).expect("a number")
        };
        let files = fs::read_dir(format!("/proc/{id}/fd")).expect("it runs").count() as f64;
        let memory_mib = number("VmRSS:") / 1024.0;
        Self { at_s, memory_mib, files, threads: number("Threads:") }
    }
}

/// Draws the samples, and returns what grows.
pub(crate) fn judge(held: &[Held], empty: Held, after: Held) -> Result<(), String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/soak.svg");
    fs::write(&file, draw(held)).expect("is written");
    let end = held.last().map_or(0.0, |last| last.at_s);
    let counts: Vec<Held> = held.iter().filter(|it| it.at_s >= end * WARM_UP).copied().collect();
    let time = end * (1.0 - WARM_UP);
    let growth = |what: fn(&Held) -> f64| {
        slope(&counts.iter().map(|it| (it.at_s, what(it))).collect::<Vec<_>>()) * time
    };
    let [memory, files] = [growth(|it| it.memory_mib), growth(|it| it.files)];
    println!(
        "in {time:.0} s of {end:.0}: {memory:+.2} MiB, {files:+.2} files; \
         empty {empty:.1?}, after {after:.1?}, {} looks in {}",
        held.len(),
        file.display()
    );
    let kept = after.files - empty.files;
    for (what, number, most) in [
        ("MiB more", memory, GROWTH_MAX[0]),
        ("files more", files, GROWTH_MAX[1]),
        ("files after everybody has gone", kept, 0.0),
        ("threads more", after.threads - counts.first().map_or(0.0, |it| it.threads), 4.0),
    ] {
        if number > most {
            return Err(format!("{number:.2} {what}, at most {most}: {}", file.display()));
        }
    }
    Ok(())
}

/// Returns the median of the slopes between all pairs of points, which a few outliers do not
/// change.
fn slope(points: &[(f64, f64)]) -> f64 {
    let mut slopes = Vec::new();
    for (place, one) in points.iter().enumerate() {
        let later = points[place + 1..].iter().filter(|two| two.0 > one.0);
        slopes.extend(later.map(|two| (two.1 - one.1) / (two.0 - one.0)));
    }
    slopes.sort_by(f64::total_cmp);
    slopes.get(slopes.len() / 2).copied().unwrap_or_default()
}

/// Draws a line for each value, from zero to its maximum.
fn draw(held: &[Held]) -> String {
    const WIDTH: f64 = 960.0;
    const HEIGHT: f64 = 200.0;
    let end = held.last().map_or(1.0, |last| last.at_s.max(1.0));
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {}' font-family='sans-serif' \
         font-size='14'>\n",
        3.0 * HEIGHT
    );
    type What = (&'static str, fn(&Held) -> f64);
    let all: [What; 3] = [
        ("memory, MiB", |it| it.memory_mib),
        ("open files", |it| it.files),
        ("threads", |it| it.threads),
    ];
    for (place, (name, what)) in all.iter().enumerate() {
        let most = held.iter().map(what).fold(1.0, f64::max);
        let base = HEIGHT * (place as f64 + 1.0);
        let _ = writeln!(svg, "<text x='4' y='{}'>{name}: up to {most:.1}</text>", base - 180.0);
        let _ = write!(svg, "<polyline fill='none' stroke='black' points='");
        for it in held {
            let (x, y) = (it.at_s / end * WIDTH, base - what(it) / most * (HEIGHT - 30.0));
            let _ = write!(svg, "{x:.1},{y:.1} ");
        }
        svg.push_str("'/>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

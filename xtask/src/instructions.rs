//! Instruction counts: the cost of a workload, however busy the machine is. We call valgrind
//! ourselves, because the crates that wrap it need a second program to be installed.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::root;

/// Fixed workloads of `crates/bots/benches/speed.rs`.
const WORKLOADS: [&str; 6] = ["playout", "views", "plots", "mayday", "illegal", "hijacked"];

/// How much more than before a workload may cost.
const GROWTH_MAX: f64 = 1.10;

fn figures_file() -> PathBuf {
    root().join("crates/bots/benches/instructions.json")
}

/// Fails if a workload costs more than ten per cent more than before.
pub(crate) fn compare() -> Result<()> {
    let file = figures_file();
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let committed: BTreeMap<String, u64> = serde_json::from_str(&text)?;
    let mut dearer = Vec::new();
    for (name, count) in measure()? {
        let before = *committed.get(&name).with_context(|| format!("no figure for {name}"))?;
        let ratio = count as f64 / before as f64;
        println!("instructions {name:<8} {count:>12}  committed {before:>12}  ratio {ratio:.3}");
        if ratio > GROWTH_MAX {
            dearer.push(name);
        }
    }
    if !dearer.is_empty() {
        bail!(
            "more than 10 % dearer: {}; if it is worth it, run `cargo xtask instructions --write`",
            dearer.join(", ")
        );
    }
    Ok(())
}

/// Measures and writes the figures.
pub(crate) fn write() -> Result<()> {
    let text = serde_json::to_string_pretty(&measure()?)? + "\n";
    fs::write(figures_file(), &text)?;
    print!("{text}");
    Ok(())
}

fn measure() -> Result<BTreeMap<String, u64>> {
    let bench = build()?;
    let start = count(&bench, "nothing")?;
    let measured =
        WORKLOADS.iter().map(|name| Ok(((*name).to_owned(), count(&bench, name)? - start)));
    measured.collect()
}

/// Builds the benchmark and returns its path.
fn build() -> Result<PathBuf> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["bench", "--locked", "--no-run", "--package", "redeye-bots", "--bench", "speed"]);
    cargo.args(["--message-format", "json"]).current_dir(root());
    let output = cargo.output()?;
    if !output.status.success() {
        bail!("the benchmark does not build:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let messages = String::from_utf8(output.stdout)?;
    let executable = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == "speed")
        .find_map(|message| message["executable"].as_str().map(PathBuf::from));
    executable.context("cargo names no benchmark")
}

fn count(bench: &PathBuf, workload: &str) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(bench)
        .args(["--fixed", workload])
        .output()
        .context("valgrind does not run")?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| line.split("Collected : ").nth(1));
    let collected = collected.with_context(|| format!("valgrind counts nothing:\n{text}"))?;
    Ok(collected.trim().parse()?)
}

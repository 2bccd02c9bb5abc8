//! The command line as people use it: what it prints, how it refuses, what it leaves behind.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Returns the command, as on a machine without a language setting.
fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redeye"));
    command.args(args).env("LC_ALL", "C");
    command
}

fn redeye(args: &[&str]) -> Output {
    command(args).output().expect("redeye runs")
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Checks for exit code 2, nothing on standard output, and this in the message.
#[track_caller]
fn refused(args: &[&str], reasons: &[&str]) {
    let output = redeye(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?} printed {output:?}");
    let message = String::from_utf8(output.stderr).unwrap();
    for reason in reasons {
        assert!(message.contains(reason), "{args:?}: `{reason}` is not in:\n{message}");
    }
}

/// A folder of its own for one test, gone afterwards.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
}

/// A record of a whole match, with plot cards.
fn record(folder: &Folder) -> String {
    let file = folder.file("whole.match");
    let seven = ["play", "resistance", "--players", "7", "--set", "plots"];
    stdout(&redeye(&[&seven[..], &["--seed", "cli", "--record", &file]].concat()));
    file
}

#[test]
fn options_that_do_not_fit_are_named_all_at_once() {
    let flags = ["sim", "resistance", "--players", "4", "--set", "sauce,pause=2"];
    refused(
        &flags,
        &[
            "--players 4: The Resistance is for 5 to 10 players. (RES-1)",
            "--set sauce: No such option; there are targeted, blind, plots, hunter,",
            "--set pause=2: A pause lasts 5 to 86400 seconds. (RES-13)",
            "choose plot cards or Hunters too. (RES-13)",
            "redeye games",
        ],
    );
    refused(&["play", "--players", "11"], &["--players 11", "RES-1"]);
    refused(&["play", "--set", "plots,plots"], &["--set plots: This option is given twice."]);
    refused(&["play", "--set", "blind=yes"], &["takes no value: write blind"]);
    refused(&["play", "--set", "plots,pause"], &["needs a value: pause=SECONDS"]);
}

#[test]
fn bad_flags_name_the_flag_and_the_fix() {
    refused(&["sim", "chess"], &["'chess'", "resistance"]);
    refused(&["sim", "--bots", "genius"], &["--bots", "random, normal"]);
    refused(&["sim", "--games", "0"], &["--games"]);
    refused(&["sim", "--threads", "0"], &["--threads"]);
    refused(&["play", "--seat", "6"], &["--seat 6: this table has seats 1 to 5"]);
    refused(&["play", "--seat", "1", "--all"], &["--seat", "--all"]);
    refused(&["replay", "no-such.match"], &["no-such.match", "No such file"]);
    refused(&["play", "--seed", "a b"], &["--seed", "expected one word"]);
    refused(&["man", "dance"], &["man dance: no such command"]);
}

#[test]
fn a_match_is_played_recorded_proved_and_told() {
    let folder = Folder::new();
    let file = record(&folder);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("redeye match 1\ngame resistance 2\n"));
    let proof = stdout(&redeye(&["verify", &file]));
    assert!(proof.contains("drawn by the seed, allowed by the rules"), "{proof}");
    assert!(proof.contains("7 of 7 seats added a nonce; the match ended"), "{proof}");
    let bound = proof.split("bound by ").nth(1).unwrap().trim();
    stdout(&redeye(&["verify", &file, "--commitment", bound]));
    let other = "0".repeat(64);
    refused(&["verify", &file, "--commitment", &other], &["this record is not bound by 0000"]);
    refused(&["verify", &file, "--seal", &other], &["this record is not under the seal 0000"]);
    let bound = "../../tests/matches/resistance/bound/withheld.match";
    let proof = stdout(&redeye(&["verify", bound]));
    let told = "3 of 5 seats added a nonce, bound before any was revealed; drawn anew, for these \
                seats did not reveal theirs: 4; the match is not over";
    assert!(proof.contains(told), "{proof}");
    let seal = proof.split("under the seal ").nth(1).unwrap().trim();
    stdout(&redeye(&["verify", bound, "--seal", seal]));
    refused(&["verify", bound, "--seal", &other], &["this record is not under the seal 0000"]);

    let public = stdout(&redeye(&["replay", &file]));
    assert!(public.contains("The spies were"), "{public}");
    assert!(!public.contains("You are"), "a spectator is nobody");
    let mine = stdout(&redeye(&["replay", &file, "--seat", "3"]));
    assert!(mine.contains("You are"), "{mine}");
    let open = stdout(&redeye(&["replay", &file, "--all", "--at", "1"]));
    assert!(open.contains("Known spies"), "{open}");
    assert!(open.contains("After entry 1 of"), "{open}");
}

#[test]
fn replay_as_json_shows_only_what_the_viewer_sees() {
    let folder = Folder::new();
    let file = record(&folder);
    let moments = |eyes: &[&str]| -> Vec<Value> {
        let text = stdout(&redeye(&[&["replay", &file, "--json"], eyes].concat()));
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (public, all) = (moments(&["--public"]), moments(&["--all"]));
    assert_eq!(public.len(), all.len());
    assert!(all.iter().all(|moment| moment["input"].is_string()));
    assert!(public.iter().all(|moment| moment["input"].is_null()), "an input can be a secret");
    let (last, before) = public.split_last().unwrap();
    assert!(before.iter().all(|moment| moment["view"]["private"]["spies"] == Value::Array(vec![])));
    assert_eq!(last["view"]["private"]["spies"].as_array().unwrap().len(), 3);
}

/// Each way a record can be damaged, with the line and the reason that must be named.
#[test]
fn damaged_records_are_refused_with_the_line() {
    let folder = Folder::new();
    let file = record(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let line_of = |part: &str| text.lines().position(|line| line.contains(part)).unwrap() + 1;
    let spoil = |part: &str, by: &str| text.replacen(part, by, 1);
    let deal = text.lines().find(|line| line.contains("table: deal")).unwrap();
    let spies = deal.split(' ').nth(4).unwrap();
    let other = if spies == "1,2,3" { "4,5,6" } else { "1,2,3" };
    let first_vote = if text.contains(": approve") { ": approve" } else { ": reject" };
    let half = text.lines().take(20).collect::<Vec<_>>().join("\n");
    let seed_line = text.lines().find(|line| line.starts_with("seed ")).unwrap();
    let flip = if seed_line.ends_with('0') { '1' } else { '0' };
    let seed = format!("{}{flip}", &seed_line[..seed_line.len() - 1]);
    for (spoilt, line, reason) in [
        (half, 20, "the record breaks off"),
        (spoil(deal, &deal.replace(spies, other)), line_of("table: deal"), "the seed draws"),
        (spoil(seed_line, &seed), line_of("commitment"), "salt and seed make the commitment"),
        (spoil(first_vote, ": dance"), line_of(first_vote), "`dance` is not understood"),
        (spoil(first_vote, ": play fail"), line_of(first_vote), "(RES-5)"),
        (spoil(first_vote, ": propose 1,2"), line_of(first_vote), "(RES-4)"),
        (spoil("game resistance", "game chess"), 2, "no game is called `chess`"),
        (spoil("resistance 2", "resistance 99"), 2, "under rules 99"),
        (spoil("options plots", "options sauce"), 4, "sauce: No such option"),
        (spoil("redeye match 1", "redeye match 2"), 1, "format 2 is not known"),
        (spoil("seat 7 Gus\n", ""), line_of("nonce 7") - 1, "`nonce` lines stand in seat order"),
        (
            spoil("options plots", "options plots pause=030"),
            4,
            "are written `options plots pause=30`",
        ),
        (spoil(first_vote, &format!("{first_vote} ")), line_of(first_vote), "not understood"),
        (text.replacen('\n', "\r\n", 1), 1, "format 1"),
        (spoil("0.000 table: deal", "1.000 table: deal"), line_of("table: deal"), "at once"),
        (spoil("0.000 table: deal", "9e9 table: deal"), line_of("table: deal"), "is not a time"),
        (text.clone() + "0.000 clock\n", text.lines().count() + 1, "nothing may follow"),
        (spoil("\nend ", "\nend spies three-successes "), text.lines().count(), "the match ends"),
    ] {
        let spoilt_file = folder.file("spoilt.match");
        fs::write(&spoilt_file, &spoilt).unwrap();
        let place = format!("spoilt.match:{line}: ");
        for command in ["verify", "replay"] {
            refused(&[command, &spoilt_file], &[&place, reason]);
        }
    }
}

/// Files that are no records at all, by line, and without their control characters.
#[test]
fn files_that_are_no_records_are_refused() {
    let folder = Folder::new();
    let try_file = |bytes: &[u8], reasons: &[&str]| {
        let file = folder.file("strange.match");
        fs::write(&file, bytes).unwrap();
        refused(&["verify", &file], reasons);
        refused(&["replay", &file], reasons);
    };
    try_file(b"", &["strange.match:1: the file stops before its `redeye match` line"]);
    try_file(b"redeye match 1\n\xFF\n", &["line 2: this is not UTF-8 text"]);
    try_file(b"\x1b[31mred", &["\\u{1b}[31mred"]);
    try_file(
        "redeye match 1\ngame resistance 2\ntable T\noptions\nseat 1 A\u{202e}B\n".as_bytes(),
        &["strange.match:5: a name has 1 to 24 visible characters"],
    );
    refused(&["verify", &folder.file("")], &["Is a directory"]);
    // Every file is checked, and each bad one is named.
    let (one, two) = (folder.file("one.match"), folder.file("two.match"));
    refused(&["verify", &one, &two], &["one.match", "two.match"]);
}

/// An action of the wrong seat is refused, and the clause says why.
#[test]
fn an_action_of_another_seat_is_refused() {
    let folder = Folder::new();
    let file = record(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let proposal = text.lines().find(|line| line.contains(": propose")).unwrap();
    let seat = proposal.split(' ').nth(2).unwrap();
    let other = if seat == "1:" { "2:" } else { "1:" };
    let forged = proposal.replacen(&format!("seat {seat}"), &format!("seat {other}"), 1);
    let spoilt = folder.file("forged.match");
    fs::write(&spoilt, text.replacen(proposal, &forged, 1)).unwrap();
    refused(&["verify", &spoilt], &["Only the Leader does this. (RES-4)"]);
}

#[test]
fn bad_input_writes_nothing() {
    let folder = Folder::new();
    let file = folder.file("new.match");
    refused(&["play", "--players", "4", "--record", &file], &["RES-1"]);
    assert!(!Path::new(&file).exists());
    fs::write(&file, "mine").unwrap();
    refused(&["play", "--record", &file], &["--record", "exists"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    let nowhere = folder.file("no/such/folder.match");
    refused(&["play", "--record", &nowhere], &["--record", "No such file"]);
}

/// The record is complete even if the reader closes the pipe.
#[test]
fn a_closed_pipe_loses_no_record() {
    let folder = Folder::new();
    let file = folder.file("piped.match");
    let mut play = command(&["play", "--record", &file]).stdout(Stdio::piped()).spawn().unwrap();
    drop(play.stdout.take());
    assert!(play.wait().unwrap().success());
    stdout(&redeye(&["verify", &file]));
}

/// The processor time that a program has taken, in hundredths of a second.
fn processor_ticks(pid: &str) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    // The name comes second, in brackets, and may hold blanks.
    let (_, rest) = stat.rsplit_once(')').unwrap();
    let fields = rest.split_whitespace().skip(11).take(2);
    fields.map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

/// Ctrl-C ends a simulation, with what was counted until then.
#[test]
fn ctrl_c_ends_a_simulation_and_prints_its_table() {
    let mut sim = command(&["sim", "-p", "10", "--set", "plots"]);
    sim.args(["--games", "18446744073709551615"]);
    let sim = sim.args(["--threads", "8", "--json"]).stdout(Stdio::piped()).spawn().unwrap();
    let pid = sim.id().to_string();
    // By then it has played, however busy the machine is.
    while processor_ticks(&pid) < 100 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = sim.wait_with_output().unwrap();
    let report: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(report["stopped"], true);
    assert!(report["games"].as_u64().unwrap() > 0);
}

#[test]
fn the_same_word_gives_the_same_matches_on_any_number_of_threads() {
    let sim = |threads: &str| -> Value {
        let word = ["sim", "--games", "400", "--seed", "w", "--bots", "random", "--json"];
        let text = stdout(&redeye(&[&word[..], &["--threads", threads]].concat()));
        serde_json::from_str(&text).unwrap()
    };
    let (one, two) = (sim("1"), sim("2"));
    assert_eq!(one["sides"], two["sides"]);
    assert_eq!(one["endings"], two["endings"]);
    assert_eq!(one["games"], 400);
    for field in ["games_per_second", "games_per_second_per_core"] {
        assert!(one[field].as_f64().unwrap() > 0.0, "{one}");
    }
}

#[test]
fn mixed_bots_are_counted_by_level() {
    let args = ["sim", "--games", "200", "--seed", "w", "--bots", "normal,random", "--json"];
    let text = stdout(&redeye(&args));
    let report: Value = serde_json::from_str(&text).unwrap();
    let seats = |level: &str| report["levels"][level]["count"].as_u64().unwrap();
    assert!(seats("normal") > 0 && seats("random") > 0, "{report}");
}

const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../hijacked/box.txt");

/// The shipped box with something else in it, as a file of its own.
fn box_file(folder: &Folder, name: &str, changes: &[(&str, &str)]) -> String {
    let text = fs::read_to_string(SHIPPED).unwrap().replace("name shipped", "name mine");
    let text = changes.iter().fold(text, |text, (from, to)| text.replace(from, to));
    let file = folder.file(name);
    fs::write(&file, text).unwrap();
    file
}

/// HIJ-3: a box of one's own is checked line by line, in the reader's language.
#[test]
fn a_box_file_is_checked() {
    let folder = Folder::new();
    let fits = stdout(&redeye(&["box", "check", SHIPPED]));
    assert!(
        fits.contains("the box “shipped” fits") && fits.contains("\nbox=name:shipped;place:1-6")
    );
    let spoilt = [("place 1-6 1-6", "place 1-9"), ("card R08 4 0 -", "card R08 4 10 -")];
    let file = box_file(&folder, "spoilt.txt", &spoilt);
    refused(
        &["box", "check", &file],
        &["spoilt.txt: this box does not fit", "\n  Line 13: ", "\n  Line 14: ", "(HIJ-4)", "R08"],
    );
    refused(&["box", "check", &file, "--lang", "de"], &["diese Schachtel", "\n  Zeile 13: "]);
    refused(&["box", "check", &folder.file("none.txt")], &["none.txt", "No such file"]);
    refused(&["box", "check", &folder.file("")], &["Is a directory"]);
    let odd = folder.file("odd.txt");
    fs::write(&odd, b"\xff\x1b[31m\n").unwrap();
    refused(&["box", "check", &odd], &["Line 1: ", "�\\u{1b}[31m"]);
    fs::write(&odd, vec![b'#'; 20_000]).unwrap();
    refused(&["box", "check", &odd], &["more than 16384 bytes"]);
}

/// HIJ-3: a match with a box of one's own, told, recorded and proved; the box goes by its name.
#[test]
fn a_match_is_played_with_a_box_file() {
    let folder = Folder::new();
    let mine = box_file(&folder, "mine.txt", &[("steps 1 4 7", "steps 2 5 8")]);
    let record = folder.file("boxed.match");
    let play = ["play", "hijacked", "--players", "2", "--bots", "random", "--seed", "box"];
    let boxed = [&play[..], &["--box", &mine]].concat();
    let told = stdout(&redeye(&[&boxed[..], &["--record", &record]].concat()));
    assert!(told.starts_with("Hijacked with box=mine\n"), "{told}");
    assert!(!told.contains("place:"), "nobody reads a whole box");
    let written = fs::read_to_string(&record).unwrap();
    assert!(written.contains("\noptions box=name:mine;place:1-6:1-6;"), "{written}");
    stdout(&redeye(&["verify", &record]));
    let again = stdout(&redeye(&boxed));
    assert!(again.contains(&format!("--players 2 --box {mine} --bots random --seed box")));
    // The shipped box is no option at all.
    let shipped = stdout(&redeye(&[&play[..], &["--box", SHIPPED]].concat()));
    assert!(shipped.starts_with("Hijacked\n"), "{shipped}");
}

#[test]
fn a_box_file_that_cannot_be_played_is_refused() {
    let folder = Folder::new();
    let spoilt = box_file(&folder, "spoilt.txt", &[("place 1-6 1-6", "place 1-9")]);
    let mine = box_file(&folder, "mine.txt", &[]);
    let svg = folder.file("new.svg");
    for command in ["play", "sim"] {
        let hijacked = [command, "hijacked", "--box"];
        let lines = ["Line 13: ", "Line 14: ", "(HIJ-4)"];
        refused(&[&hijacked[..], &[&spoilt]].concat(), &lines);
        refused(&[&hijacked[..], &[&folder.file("none.txt")]].concat(), &["none.txt"]);
        refused(&[command, "resistance", "--box", &mine], &["--box: The Resistance has no box"]);
        let twice = [&hijacked[..], &[&mine, "--set", "box=name:x;place:1"]].concat();
        refused(&twice, &["--set box=mine: This option is given twice."]);
        refused(&[&hijacked[..], &[&mine, "--players", "5"]].concat(), &["--players 5", "(HIJ-1)"]);
    }
    refused(&["sim", "hijacked", "--box", &spoilt, "--svg", &svg], &["Line 13: "]);
    assert!(!Path::new(&svg).exists(), "bad input writes nothing");
}

/// A few matches of bots that play anything, with a picture.
fn drawn(folder: &Folder, name: &str, more: &[&str]) -> (Vec<Value>, String) {
    let file = folder.file(name);
    let sim = ["sim", "hijacked", "--games", "40", "--seed", "w", "--bots", "random", "--json"];
    let text = stdout(&redeye(&[&sim[..], &["--svg", &file], more].concat()));
    let reports = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (reports, fs::read_to_string(&file).unwrap())
}

/// Hijacked is reported for one to four, with what a host needs to judge a box.
#[test]
fn a_box_is_judged_for_every_number_of_players() {
    let folder = Folder::new();
    let (reports, picture) = drawn(&folder, "one.svg", &["--threads", "1"]);
    let players: Vec<&Value> = reports.iter().map(|report| &report["players"]).collect();
    assert_eq!(players, [1, 2, 3, 4]);
    for report in &reports {
        let balance = &report["balance"];
        let counted = |of: &str| -> u64 {
            let ways = ["rescued", "behind", "stormed"];
            ways.iter().map(|way| balance[of][way]["count"].as_u64().unwrap()).sum()
        };
        assert_eq!((counted("rounds"), counted("retreats")), (40, 40), "{report}");
        assert_eq!(balance["trust"]["count"], 40);
        assert_eq!(balance["hijackers"]["quartiles"].as_array().unwrap().len(), 3);
        let seats = balance["points_of_all"]["count"].as_u64().unwrap();
        let scored = 40 - balance["rounds"]["stormed"]["count"].as_u64().unwrap();
        assert_eq!(seats, scored * report["players"].as_u64().unwrap(), "{report}");
    }
    // The same word gives the same picture, on any number of threads.
    assert_eq!(drawn(&folder, "two.svg", &["--threads", "2"]).1, picture);
    for part in ["prefers-color-scheme:dark", "<title id=\"t\">Hijacked with the box “shipped”"]
    {
        assert!(picture.contains(part), "{part} is not in:\n{picture}");
    }
    for heading in [">Solo<", ">2 players<", ">3 players<", ">4 players<", "n = 40"] {
        assert!(picture.contains(heading), "{heading}");
    }
    assert!(!picture.contains("NaN") && !picture.contains("<script"), "{picture}");
    let mine = box_file(&folder, "mine.txt", &[]);
    let german = ["--lang", "de", "--players", "2", "--box", &mine];
    let (reports, picture) = drawn(&folder, "three.svg", &german);
    assert_eq!(reports.len(), 1);
    assert!(picture.contains("Schachtel „mine“") && picture.contains("Runden bis zum Ende"));
    assert!(!picture.contains("cli-") && !picture.contains(">Solo<"), "{picture}");
    // As a table, and with a picture that would take another's place.
    let table = ["sim", "hijacked", "--players", "1", "--games", "40", "--bots", "random"];
    let table = stdout(&redeye(&[&table[..], &["--box", &mine]].concat()));
    assert!(table.starts_with("hijacked with box=mine, solo, bots random\n"), "{table}");
    for row in ["rounds if", "retreats", "trust", "hijackers persuaded"] {
        assert!(table.lines().any(|line| line.starts_with(row)), "{row}: {table}");
    }
    refused(&["sim", "hijacked", "--svg", &folder.file("one.svg")], &["--svg", "exists"]);
    refused(&["sim", "mayday", "--svg", &folder.file("new.svg")], &["--svg", "Mayday!"]);
    assert!(!Path::new(&folder.file("new.svg")).exists());
}

#[test]
fn help_completions_and_manual_come_from_one_definition() {
    let help = stdout(&redeye(&["help"]));
    for command in ["play", "sim", "replay", "verify", "box", "games", "completions", "man"] {
        assert!(help.contains(command), "{command} is not in the help");
        stdout(&redeye(&["man", command]));
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(stdout(&redeye(&["completions", shell])).contains("players"), "{shell}");
    }
    assert!(stdout(&redeye(&["man"])).contains("redeye"));
    let games = stdout(&redeye(&["games"]));
    assert!(games.contains("pause=SECONDS"));
    assert!(games.contains("Mayday! Mayday!, 5 to 8 players\n"), "{games}");
    assert!(games.contains("Illegal, 4 to 8 players (9 with a game master), 18+\n"), "{games}");
}

/// A list of seats is one value: commas between options and inside one are told apart.
#[test]
fn a_list_of_seats_is_one_value() {
    let experienced = ["play", "mayday", "--players", "6", "--seed", "w", "--set"];
    for (set, options) in [
        ("experienced=1,2", "experienced=1,2"),
        ("pause=60,experienced=1,2,5,arrows=3-2-3", "experienced=1,2,5 pause=60 arrows=3-2-3"),
    ] {
        let told = stdout(&redeye(&[&experienced[..], &[set]].concat()));
        assert!(told.contains(options), "{set}: {told}");
    }
    refused(&[&experienced[..], &["experienced=1,9"]].concat(), &["--set experienced=1,9:"]);
}

/// ILL-60: the error names the number that was typed, and the range with a game master.
#[test]
fn an_error_names_the_number_that_was_typed() {
    let table = ["play", "illegal", "-p", "4", "--set", "gm"];
    refused(&table, &["--players 4:", "5 to 9 people", "(ILL-1)"]);
    refused(&["play", "illegal", "-p", "9"], &["--players 9:", "4 to 8 players"]);
}

/// The flag decides, then the system in the order of its variables, and else it is English.
#[test]
fn matches_are_told_in_the_requested_language() {
    let play = ["play", "--seed", "evening", "--why", "--all"];
    let told = |lang: &[&str], system: &[(&str, &str)]| {
        let mut command = command(&[&play[..], lang].concat());
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        stdout(&command.envs(system.iter().copied()).output().unwrap())
    };
    let (en, de, fr) = ("The spies were", "Die Spione waren", "Les espions étaient");
    for (lang, system, said) in [
        (&[][..], &[][..], en),
        (&[], &[("LANG", "de_DE.UTF-8")], de),
        (&[], &[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_CA")], fr),
        (&[], &[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], en),
        (&[], &[("LANG", "sv_SE.UTF-8"), ("LC_ALL", "")], en),
        (&["--lang", "fr"], &[("LC_ALL", "de_AT")], fr),
    ] {
        let text = told(lang, system);
        assert!(text.contains(said), "{lang:?} {system:?}: {text}");
    }
    // What it proposes to do again speaks the same language again.
    assert!(told(&["--lang", "fr"], &[]).contains("--seed evening --lang fr --all"));
    // Every language says everything: nothing is left as a key, and nothing is English.
    let english: Vec<String> = told(&[], &[]).lines().map(str::to_owned).collect();
    for lang in ["de", "fr", "nl", "es", "pt"] {
        let text = told(&["--lang", lang], &[]);
        assert!(!text.contains("resistance-") && !text.contains("cli-"), "{text}");
        let same = text.lines().filter(|line| english.iter().any(|known| known == line));
        let same: Vec<&str> = same.filter(|line| !line.is_empty()).collect();
        assert!(same.iter().all(|line| *line == "The Resistance"), "{lang}: {same:?}");
    }
    refused(&["play", "--lang", "sv"], &["--lang", "en, de, fr, nl, es, pt"]);
    refused(
        &["play", "--players", "4", "--lang", "de"],
        &["--players 4: Der Widerstand ist für 5 bis 10 Personen. (RES-1)", "`redeye games`"],
    );
    let games = stdout(&redeye(&["games", "--lang", "nl"]));
    assert!(games.contains("De spionnen kennen elkaar niet. (RES-8)"), "{games}");
}

/// The match in the documentation is what the program prints.
#[test]
fn the_documented_match_is_what_the_program_prints() {
    let page = include_str!("../../../docs/command-line.md");
    let command = "$ redeye play --seed evening\n";
    let (_, shown) = page.split_once(command).expect("the page shows a match");
    let (shown, _) = shown.split_once("```").expect("the match ends");
    assert_eq!(stdout(&redeye(&["play", "--seed", "evening"])), shown);
}

//! The release recipe: checks that the tree can be released, builds the program with the web client
//! inside, and packs it. CONTRIBUTING.md says what a maintainer does before and after.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{notices, root};

/// The file with the licences of everything inside the program.
const NOTICES: &str = "THIRD-PARTY-LICENSES.txt";

/// The files that are packed beside the program.
const PAPERS: [&str; 5] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "CHANGELOG.md", "docs"];

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Check everything and say what would be done. Writes nothing.
    DryRun,
    /// Check everything, then build and pack.
    Build,
}

/// Runs the recipe. `tag` is the tag of this release, if there is one yet.
pub(crate) fn run(mode: Mode, tag: Option<&str>) -> Result<()> {
    let metadata = metadata()?;
    let root = Path::new(text(&metadata["workspace_root"])?);
    let version = program_version(&metadata)?;
    let changelog = fs::read_to_string(root.join("CHANGELOG.md"))?;
    let notes = changelog_section(&changelog, version);
    let checks = [
        ("version", one_version(&metadata, &web_manifests(root)?)),
        ("rust-version", declared_rust_version(&metadata)),
        ("changelog", notes.map(|notes| notes.lines().take(1).collect())),
        ("tree", clean(root)),
        ("tag", fitting_tag(tag, version)),
    ];
    let mut failed = Vec::new();
    for (name, outcome) in &checks {
        match outcome {
            Ok(found) => say("ok", &format!("{name}: {found}")),
            Err(error) => {
                say("FAILED", &format!("{name}: {error:#}"));
                failed.push(*name);
            }
        }
    }
    let archive = Archive::new(root, &metadata)?;
    if mode == Mode::DryRun {
        archive.announce();
    }
    ensure!(failed.is_empty(), "not fit for a release: {}", failed.join(", "));
    if mode == Mode::Build {
        archive.make(changelog_section(&changelog, version)?)?;
    }
    Ok(())
}

fn say(what: &str, rest: &str) {
    println!("{what:<11}  {rest}");
}

/// Returns what cargo knows about our own crates.
fn metadata() -> Result<Value> {
    let command = ["cargo", "metadata", "--locked", "--no-deps", "--format-version=1"];
    Ok(serde_json::from_str(&stdout(&root(), &command)?)?)
}

/// The two files in which npm keeps the web client's version.
fn web_manifests(root: &Path) -> Result<[Value; 2]> {
    let read = |name: &str| -> Result<Value> {
        Ok(serde_json::from_str(&fs::read_to_string(root.join("web").join(name))?)?)
    };
    Ok([read("package.json")?, read("package-lock.json")?])
}

/// Returns the version that `redeye --version` prints.
fn program_version(metadata: &Value) -> Result<&str> {
    let packages = metadata["packages"].as_array().context("cargo names no packages")?;
    let program = packages.iter().find(|package| package["name"] == "redeye-cli");
    text(&program.context("there is no redeye-cli")?["version"])
}

/// Checks that all crates and the web client have the program's version.
fn one_version(metadata: &Value, web: &[Value]) -> Result<String> {
    let version = program_version(metadata)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let others: Vec<String> = packages
        .chain(web)
        .filter(|package| package["version"] != version)
        .map(|package| format!("{} is {}", package["name"], package["version"]))
        .collect();
    ensure!(others.is_empty(), "redeye-cli is {version}, but {}", others.join(", "));
    Ok(format!("{version} in all crates and in the web client"))
}

/// Checks that every crate says which Rust it needs.
fn declared_rust_version(metadata: &Value) -> Result<String> {
    let packages = metadata["packages"].as_array().context("cargo names no packages")?;
    for package in packages {
        ensure!(package["rust_version"].is_string(), "{} declares none", package["name"]);
    }
    Ok(text(&packages[0]["rust_version"])?.to_owned())
}

/// Returns the newest section of the changelog, which must be this version's, with its day.
fn changelog_section<'a>(changelog: &'a str, version: &str) -> Result<&'a str> {
    let start = changelog.find("\n## ").context("CHANGELOG.md has no sections")? + 1;
    let section = &changelog[start..];
    let section = section.find("\n## ").map_or(section, |end| &section[..end]);
    let (heading, changes) = section.split_once('\n').unwrap_or((section, ""));
    let day =
        heading.strip_prefix(&format!("## {version} (")).and_then(|day| day.strip_suffix(')'));
    if !day.is_some_and(is_day) {
        bail!("the newest section is `{heading}`, not `## {version} (YYYY-MM-DD)`");
    }
    ensure!(!changes.trim().is_empty(), "the section `{heading}` is empty");
    Ok(section)
}

/// `2026-11-18`
fn is_day(day: &str) -> bool {
    let parts: Vec<&str> = day.split('-').collect();
    let number = |part: &str| part.parse::<u16>().unwrap_or(0);
    parts.iter().map(|part| part.len()).eq([4, 2, 2])
        && parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
        && (1..=12).contains(&number(parts[1]))
        && (1..=31).contains(&number(parts[2]))
}

/// Checks that everything that is built is committed.
fn clean(root: &Path) -> Result<String> {
    let changed = stdout(root, &["git", "status", "--porcelain"])?;
    ensure!(changed.is_empty(), "not committed:\n{}", changed.trim_end());
    let commit = stdout(root, &["git", "rev-parse", "--short", "HEAD"])?;
    Ok(format!("clean at {}", commit.trim_end()))
}

fn fitting_tag(tag: Option<&str>, version: &str) -> Result<String> {
    let expected = format!("v{version}");
    match tag {
        None => Ok(format!("none yet, it will be {expected}")),
        Some(tag) if tag == expected => Ok(expected),
        Some(tag) => bail!("{tag} does not fit, it must be {expected}"),
    }
}

/// The archive of one version for one platform.
struct Archive<'a> {
    root: &'a Path,
    /// The folder where cargo builds, relative to the root if it is inside.
    target: String,
    platform: String,
    /// The name of the folder inside, and of the file without its extension.
    name: String,
}

impl<'a> Archive<'a> {
    fn new(root: &'a Path, metadata: &Value) -> Result<Self> {
        let target = Path::new(text(&metadata["target_directory"])?);
        let target = target.strip_prefix(root).unwrap_or(target).display().to_string();
        let cargo = stdout(root, &["cargo", "--version", "--verbose"])?;
        let platform = cargo.lines().find_map(|line| line.strip_prefix("host: "));
        let platform = platform.context("cargo does not say what it builds for")?.to_owned();
        let name = format!("redeye-{}-{platform}", program_version(metadata)?);
        Ok(Self { root, target, platform, name })
    }

    /// Returns the path of a file that is made beside the archive.
    fn path(&self, name: &str) -> String {
        format!("{}/dist/{name}", self.target)
    }

    fn packed(&self) -> String {
        format!("{}.tar.gz", self.name)
    }

    /// Returns the commands that build, in their order.
    fn building(&self) -> [String; 3] {
        [
            "make web".to_owned(),
            "cargo build --locked --release --package redeye-cli".to_owned(),
            format!("{}/release/redeye --version", self.target),
        ]
    }

    /// Returns the command that packs. Each folder is relative to the one before it.
    fn packing(&self) -> String {
        format!(
            "tar --create --gzip --owner=0 --group=0 --numeric-owner --transform=s,^,{}/, \
             --file={} {} --directory={}/release redeye --directory=../dist {NOTICES}",
            self.name,
            self.path(&self.packed()),
            PAPERS.join(" "),
            self.target,
        )
    }

    /// Prints what [`Archive::make`] does.
    fn announce(&self) {
        for command in self.building() {
            say("would run", &command);
        }
        say("would write", &self.path(NOTICES));
        say("would run", &self.packing());
        say("would write", &self.path(&format!("{}.sha256", self.packed())));
        say("would write", &self.path("notes.md"));
    }

    /// Builds, packs, and writes the sum and the notes beside the archive.
    fn make(&self, notes: &str) -> Result<()> {
        let folder = self.root.join(self.path(""));
        fs::create_dir_all(&folder)?;
        for command in self.building() {
            self.run(&command)?;
        }
        self.write(NOTICES, &notices::collect(self.root, &self.platform)?)?;
        self.run(&self.packing())?;
        let packed = self.packed();
        self.write(&format!("{packed}.sha256"), &stdout(&folder, &["sha256sum", &packed])?)?;
        self.write("notes.md", notes)
    }

    fn run(&self, command: &str) -> Result<()> {
        say("run", command);
        let mut words = command.split(' ');
        let program = words.next().unwrap_or_default();
        let status = Command::new(program).args(words).current_dir(self.root).status();
        ensure!(status.with_context(|| program.to_owned())?.success(), "{program} failed");
        Ok(())
    }

    fn write(&self, name: &str, content: &str) -> Result<()> {
        say("write", &self.path(name));
        Ok(fs::write(self.root.join(self.path(name)), content)?)
    }
}

/// Runs a command in a folder and returns what it prints.
pub(crate) fn stdout(folder: &Path, command: &[&str]) -> Result<String> {
    let output = Command::new(command[0])
        .args(&command[1..])
        .current_dir(folder)
        // Inside a git hook these variables point to the repository of the hook.
        .env_remove("GIT_DIR")
        .env_remove("GIT_INDEX_FILE")
        .output()
        .with_context(|| command[0].to_owned())?;
    if !output.status.success() {
        bail!("{} failed:\n{}", command.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Returns the text of a JSON value, which must be one.
pub(crate) fn text(value: &Value) -> Result<&str> {
    value.as_str().with_context(|| format!("{value} is not a text"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn crates(version: &str) -> Value {
        json!({"packages": [
            {"name": "redeye-game", "version": version, "rust_version": "1.95"},
            {"name": "redeye-cli", "version": "0.2.0", "rust_version": "1.95"},
        ]})
    }

    #[test]
    fn the_tree_has_one_version() {
        one_version(&metadata().unwrap(), &web_manifests(&root()).unwrap()).unwrap();
    }

    #[test]
    fn another_version_in_a_crate_or_in_the_web_client_is_found() {
        let web = |version: &str| [json!({"name": "redeye-web", "version": version})];
        one_version(&crates("0.2.0"), &web("0.2.0")).unwrap();
        one_version(&crates("0.1.0"), &web("0.2.0")).unwrap_err();
        one_version(&crates("0.2.0"), &web("0.1.0")).unwrap_err();
    }

    #[test]
    fn a_crate_without_a_rust_version_is_found() {
        assert_eq!(declared_rust_version(&crates("0.2.0")).unwrap(), "1.95");
        let mut silent = crates("0.2.0");
        silent["packages"][1]["rust_version"] = Value::Null;
        declared_rust_version(&silent).unwrap_err();
    }

    #[test]
    fn the_newest_section_must_be_this_versions_and_dated() {
        let changelog = |heading: &str| {
            format!("# Changelog\n\n{heading}\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n")
        };
        let fitting = changelog("## 0.2.0 (2026-11-18)");
        let section = changelog_section(&fitting, "0.2.0").unwrap();
        assert_eq!(section, "## 0.2.0 (2026-11-18)\n\n- New.\n");
        for heading in [
            "## Unreleased",
            "## 0.2.0",
            "## 0.2.0 (soon)",
            "## 0.2.0 (2026-13-01)",
            "## 0.2.0 (2026-11-00)",
            "## 0.2.01 (2026-11-18)",
            "## 0.2.0 (2026-11-18)\n\n## 0.1.1 (2026-11-17)",
        ] {
            let error = changelog_section(&changelog(heading), "0.2.0").unwrap_err();
            assert!(error.to_string().contains("0.2.0"), "{heading}: {error}");
        }
        changelog_section("# Changelog\n", "0.2.0").unwrap_err();
    }

    #[test]
    fn a_tag_of_another_version_is_found() {
        fitting_tag(None, "0.2.0").unwrap();
        fitting_tag(Some("v0.2.0"), "0.2.0").unwrap();
        for tag in ["0.2.0", "v0.2", "v0.2.1", "v0.2.0-rc1"] {
            fitting_tag(Some(tag), "0.2.0").unwrap_err();
        }
    }

    #[test]
    fn a_file_that_is_not_committed_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let git = |words: &[&str]| {
            let name = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"];
            stdout(folder.path(), &[&name, words].concat()).unwrap()
        };
        git(&["init", "--quiet"]);
        fs::write(folder.path().join("new"), "").unwrap();
        let error = clean(folder.path()).unwrap_err();
        assert!(error.to_string().contains("?? new"), "{error}");
        git(&["add", "new"]);
        git(&["commit", "--quiet", "--message", "new"]);
        clean(folder.path()).unwrap();
        fs::write(folder.path().join("new"), "changed").unwrap();
        clean(folder.path()).unwrap_err();
    }
}

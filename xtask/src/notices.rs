//! The licence texts of everything inside the program: most of these licences require their text to
//! be distributed with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::release::{stdout, text};

const RULE: &str = "------------------------------------------------------------------------";

/// A crate or an npm package inside the program.
struct Part {
    /// Name, version and licence.
    name: String,
    folder: PathBuf,
}

impl Part {
    /// Returns a part from its manifest. Cargo and npm use the same keys.
    fn new(manifest: &Value, folder: &Path) -> Result<Self> {
        let [name, version] = [text(&manifest["name"])?, text(&manifest["version"])?];
        let licence = manifest["license"].as_str().unwrap_or("see its text");
        let name = format!("{name} {version} ({licence})");
        Ok(Self { name, folder: folder.to_owned() })
    }
}

/// Collects the texts, each below the names of the parts that it belongs to. The packages of the
/// web client must be installed.
pub(crate) fn collect(root: &Path, platform: &str) -> Result<String> {
    let command =
        ["cargo", "metadata", "--locked", "--format-version=1", "--filter-platform", platform];
    let mut parts = crates(&serde_json::from_str(&stdout(root, &command)?)?)?;
    let web = ["npm", "ls", "--omit=dev", "--all", "--parseable"];
    // The first folder is our own.
    for folder in stdout(&root.join("web"), &web)?.lines().skip(1).map(Path::new) {
        let manifest = fs::read_to_string(folder.join("package.json"))?;
        parts.push(Part::new(&serde_json::from_str(&manifest)?, folder)?);
    }
    write(&parts)
}

/// Returns the third-party crates that the program needs when it runs, including macros.
fn crates(metadata: &Value) -> Result<Vec<Part>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let by_id = |values: &Value| -> BTreeMap<String, Value> {
        let values = list(values).into_iter();
        values.map(|value| (value["id"].as_str().unwrap_or_default().to_owned(), value)).collect()
    };
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let program = packages.iter().find(|(_, package)| package["name"] == "redeye-cli");
    let mut open = vec![program.context("there is no redeye-cli")?.0.clone()];
    let mut inside = BTreeSet::new();
    while let Some(id) = open.pop() {
        if inside.insert(id.clone()) {
            let needs = list(&nodes[&id]["deps"]).into_iter().filter(|need| {
                // Dependencies for tests and build scripts have a kind.
                list(&need["dep_kinds"]).iter().any(|kind| kind["kind"].is_null())
            });
            open.extend(needs.filter_map(|need| need["pkg"].as_str().map(str::to_owned)));
        }
    }
    let others = inside.iter().map(|id| &packages[id]).filter(|found| !found["source"].is_null());
    let part = |package: &Value| {
        let manifest = Path::new(text(&package["manifest_path"])?);
        Part::new(package, manifest.parent().context("a manifest is in a folder")?)
    };
    others.map(part).collect()
}

fn write(parts: &[Part]) -> Result<String> {
    let mut names_by_text: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for part in parts {
        let mut texts = Vec::new();
        for entry in fs::read_dir(&part.folder)? {
            let path = entry?.path();
            if path.is_file() && is_licence(&path) {
                texts.push(String::from_utf8_lossy(&fs::read(path)?).into_owned());
            }
        }
        if texts.is_empty() {
            texts.push("Brings no text of its own.".to_owned());
        }
        for text in texts {
            names_by_text.entry(text).or_default().insert(&part.name);
        }
    }
    let sections = names_by_text.iter().map(|(text, names)| {
        let names: Vec<&str> = names.iter().copied().collect();
        format!("{RULE}\n{}\n\n{}\n\n", names.join("\n"), text.trim_end())
    });
    Ok(sections.collect())
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    ["LICENSE", "LICENCE", "UNLICENSE", "COPYING", "NOTICE"]
        .iter()
        .any(|word| name.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn crates_for_tests_and_builds_are_not_inside() {
        let package = |name: &str, source: Value| {
            json!({"id": name, "name": name, "version": "1.0.0", "license": "MIT",
                   "source": source, "manifest_path": format!("/crates/{name}/Cargo.toml")})
        };
        let need = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("redeye-cli", Value::Null),
                package("redeye-game", Value::Null),
                package("deep", json!("registry")),
                package("tests", json!("registry")),
                package("builds", json!("registry")),
            ],
            "resolve": {"nodes": [
                {"id": "redeye-cli", "deps": [
                    need("redeye-game", Value::Null),
                    need("tests", json!("dev")),
                    need("builds", json!("build")),
                ]},
                {"id": "redeye-game", "deps": [need("deep", Value::Null)]},
                {"id": "deep", "deps": []},
            ]},
        });
        let parts = crates(&metadata).unwrap();
        let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["deep 1.0.0 (MIT)"]);
        assert_eq!(parts[0].folder, Path::new("/crates/deep"));
    }

    #[test]
    fn a_licence_text_is_printed_once_and_names_every_crate() {
        let root = tempfile::tempdir().unwrap();
        let part = |name: &str, files: &[(&str, &str)]| {
            let folder = root.path().join(name);
            fs::create_dir(&folder).unwrap();
            for (file, text) in files {
                fs::write(folder.join(file), text).unwrap();
            }
            Part { name: name.to_owned(), folder }
        };
        let parts = [
            part("a", &[("LICENSE-MIT", "free\n"), ("notice.txt", "by A\n"), ("lib.rs", "code")]),
            part("b", &[("license", "free\n")]),
            part("c", &[]),
        ];
        let expected = [("c", "Brings no text of its own."), ("a", "by A"), ("a\nb", "free")];
        let expected = expected.map(|(names, text)| format!("{RULE}\n{names}\n\n{text}\n\n"));
        assert_eq!(write(&parts).unwrap(), expected.concat());
    }
}

//! The woven copy of the program: written into a folder of its own and built once.

use crate::points::{Variants, enumerations, points};
use crate::weave::{Numbered, weave};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What of the repository the copy needs to be built, besides `MANIFEST`.
const NEEDED: [&str; 5] = ["src", "assets", "quests", "saves", "Cargo.lock"];

/// The copy has neither tests nor benches.
const MANIFEST: &str = "Cargo.toml";
const LEFT_OUT: [&str; 2] = ["[[test]]", "[[bench]]"];

/// Part of the rules a mutant belongs to: the name of the area, and how the paths of its files begin.
const AREAS: [(&str, &[&str]); 9] = [
    ("combat", &["combat", "wounds", "guardian", "symbol"]),
    ("effects", &["effect", "abilities"]),
    ("enemies", &["enemy_phase", "spawn", "event_phase"]),
    ("movement", &["movement", "doors", "hero_phase", "menu", "kernel/"]),
    ("levels", &["level", "experience"]),
    ("story", &["story/"]),
    ("market", &["market/"]),
    ("cards", &["treasure", "transmute", "reorganize", "decks"]),
    ("quests and rounds", &["quest_rules/", "quest_frames", "round", "setup", "game"]),
];

/// Files of the engine with rules in them. Not: what describes the box and the language of its cards, and what only
/// explains a decision to the reader.
const FILES: [&str; 4] = ["games/massive_darkness/rules/", "kernel/board", "kernel/sight", "kernel/deck"];

/// The packages that mutants are woven into: name, root, and the line by which it knows which mutant is awake.
const WOVEN: [(&str, &str, &str); 2] = [
    ("delvewright-kernel", "src/kernel/mod.rs", "pub mod mutant;"),
    ("massive-darkness-rules", "src/games/massive_darkness/rules/mod.rs", "pub(crate) use delvewright_kernel::mutant;"),
];

/// A mutant as it is reported.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// Its number in the woven program.
    pub number: u32,
    /// The room of the house that it belongs to.
    pub area: &'static str,
    /// `src/kernel/…` or the rules of a game
    pub file: String,
    /// The change.
    pub point: crate::points::Point,
    /// What stands there otherwise.
    pub before: String,
}

/// The woven copy.
pub struct Copy {
    folder: PathBuf,
    sources: Vec<Source>,
    /// Something is not as it was built.
    changed: bool,
    /// Every mutant that can be built.
    pub mutants: Vec<Mutant>,
}

struct Source {
    name: String,
    text: String,
    area: &'static str,
    points: Vec<Numbered>,
    placed: Vec<(u32, Range<usize>)>,
    woven: String,
}

fn area_of(name: &str) -> Option<&'static str> {
    let inner = name.strip_prefix("src/")?;
    if !FILES.iter().any(|known| inner.starts_with(known)) || inner.contains("test") {
        return None;
    }
    let inner = inner.trim_start_matches("games/massive_darkness/rules/");
    if inner.ends_with("explain.rs") {
        return None;
    }
    AREAS.iter().find(|(_, begin)| begin.iter().any(|begin| inner.starts_with(begin))).map(|(area, _)| *area)
}

/// Copies a file or a folder, but not what `is_woven`; whether anything has changed.
fn copy_all(from: &Path, to: &Path, is_woven: &dyn Fn(&Path) -> bool) -> io::Result<bool> {
    let mut changed = false;
    if from.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            changed |= copy_all(&entry.path(), &to.join(entry.file_name()), is_woven)?;
        }
        return Ok(changed);
    }
    if is_woven(from) { Ok(false) } else { write_changed(to, &fs::read(from)?) }
}

/// A manifest without the tables of tests and without the package of the benches.
fn without_tests(manifest: &str) -> String {
    let manifest = manifest.replace(", \"benches\"", "");
    let mut is_left_out = false;
    let mut kept = String::new();
    for line in manifest.split_inclusive('\n') {
        if line.starts_with('[') {
            is_left_out = LEFT_OUT.contains(&line.trim_end());
        }
        if !is_left_out {
            kept += line;
        }
    }
    kept
}

/// What has not changed keeps its time, so that it is not built again.
fn write_changed(path: &Path, text: &[u8]) -> io::Result<bool> {
    if fs::read(path).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    fs::write(path, text)?;
    Ok(true)
}

/// The mutants that were woven into this text.
fn woven_into(text: &str) -> BTreeSet<u32> {
    let parts = text.split("crate::mutant::on(").skip(1);
    parts.filter_map(|part| part.split(')').next()?.parse().ok()).collect()
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut inside: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() {
            files_below(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

impl Copy {
    /// Finds all mutants of a repository and lays the copy out in a folder.
    ///
    /// # Errors
    /// What cannot be read, parsed or written.
    pub fn lay_out(repository: &Path, folder: &Path) -> Result<Self, String> {
        let failed = |error: io::Error| error.to_string();
        fs::create_dir_all(folder).map_err(failed)?;
        let mut paths = Vec::new();
        for rules in ["src/kernel", "src/games/massive_darkness/rules"] {
            files_below(&repository.join(rules), &mut paths).map_err(failed)?;
        }
        let mut parsed = Vec::new();
        let mut variants = Variants::new();
        for path in &paths {
            let name = path.strip_prefix(repository).map_err(|error| error.to_string())?;
            let name = name.to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(path).map_err(failed)?;
            let file = syn::parse_file(&text).map_err(|error| format!("{name}: {error}"))?;
            enumerations(&file, &mut variants);
            if let Some(area) = area_of(&name) {
                parsed.push((name, text, area, file));
            }
        }
        let mut number = 0;
        let mut sources = Vec::new();
        for (name, text, area, file) in parsed {
            let numbered = points(&text, &file, &variants).into_iter().map(|point| {
                number += 1;
                Numbered { number, point }
            });
            let points = numbered.collect();
            sources.push(Source { name, text, area, points, placed: Vec::new(), woven: String::new() });
        }
        // A copy that was built before has left out what is no program; if nothing else has changed it still holds.
        for source in &mut sources {
            let before = fs::read_to_string(folder.join(&source.name)).unwrap_or_default();
            let woven = woven_into(&before);
            let kept: Vec<Numbered> =
                source.points.iter().filter(|numbered| woven.contains(&numbered.number)).cloned().collect();
            if !kept.is_empty() && weave(&source.text, &kept).text == before {
                source.points = kept;
            }
        }
        let names: BTreeSet<PathBuf> = sources.iter().map(|source| repository.join(&source.name)).collect();
        let is_woven =
            |path: &Path| names.contains(path) || WOVEN.iter().any(|(_, root, _)| *path == repository.join(root));
        let mut changed = false;
        for needed in NEEDED {
            let from = repository.join(needed);
            if from.exists() {
                changed |= copy_all(&from, &folder.join(needed), &is_woven).map_err(failed)?;
            }
        }
        let write = |name: &str, text: &str| write_changed(&folder.join(name), text.as_bytes());
        let manifest = fs::read_to_string(repository.join(MANIFEST)).map_err(failed)?;
        changed |= write(MANIFEST, &without_tests(&manifest)).map_err(failed)?;
        for (_, root, line) in WOVEN {
            let text = fs::read_to_string(repository.join(root)).map_err(failed)?;
            changed |= write(root, &format!("{text}\n{line}\n")).map_err(failed)?;
        }
        fs::create_dir_all(folder.join("src/bin")).map_err(failed)?;
        changed |= write("src/kernel/mutant.rs", include_str!("../woven/mutant.rs")).map_err(failed)?;
        changed |= write("src/bin/mutation.rs", include_str!("../woven/mutation.rs")).map_err(failed)?;
        Ok(Self { folder: folder.to_owned(), sources, changed, mutants: Vec::new() })
    }

    /// Every mutant that was found.
    pub fn found(&self) -> Vec<Mutant> {
        self.sources.iter().flat_map(mutants_of).collect()
    }

    fn write(&mut self) -> io::Result<()> {
        for source in &mut self.sources {
            let woven = weave(&source.text, &source.points);
            self.changed |= write_changed(&self.folder.join(&source.name), woven.text.as_bytes())?;
            (source.woven, source.placed) = (woven.text, woven.placed);
        }
        Ok(())
    }

    /// Builds the copy; mutants that the compiler does not take are left out.
    ///
    /// # Errors
    /// It cannot be built, for another reason than a mutant.
    pub fn build(&mut self) -> Result<PathBuf, String> {
        let mut left_out = 0;
        let program = self.folder.join("target/fast/mutation");
        loop {
            self.write().map_err(|error| error.to_string())?;
            let errors = if self.changed || !program.exists() { self.cargo()? } else { Vec::new() };
            if errors.is_empty() {
                break;
            }
            let guilty = self.guilty(&errors);
            if guilty.is_empty() {
                let shown: Vec<String> = errors.iter().take(5).map(|error| format!("{error:?}")).collect();
                return Err(format!("the copy cannot be built: {}", shown.join("\n")));
            }
            left_out += guilty.len();
            eprintln!("{} mutants are no program and are left out", guilty.len());
            for source in &mut self.sources {
                source.points.retain(|numbered| !guilty.contains(&numbered.number));
            }
        }
        self.mutants = self.found();
        eprintln!("{} mutants are woven, {left_out} were no program", self.mutants.len());
        Ok(program)
    }

    /// The errors of the compiler: file, line, column, sentence.
    fn cargo(&self) -> Result<Vec<(String, usize, usize, String)>, String> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.folder).args([
            "build",
            "--profile",
            "fast",
            "--no-default-features",
            "--features",
            "massive-darkness",
            "--bin",
            "mutation",
        ]);
        cargo.args(["--message-format", "short", "--quiet"]);
        // The program asks for rules that are fast; thousands of switches take too long to be made fast.
        for (package, ..) in WOVEN {
            cargo.args(["--config", &format!("profile.fast.package.{package}.opt-level=1")]);
        }
        cargo.env("RUSTFLAGS", "--cap-lints allow").env("CARGO_PROFILE_FAST_OPT_LEVEL", "1");
        cargo.env("CARGO_TARGET_DIR", self.folder.join("target")).env("CARGO_PROFILE_FAST_OVERFLOW_CHECKS", "true");
        let output = cargo.output().map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(Vec::new());
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let mut errors = Vec::new();
        for line in said.lines().filter(|line| line.contains(": error")) {
            let mut parts = line.splitn(4, ':');
            let (Some(file), Some(row), Some(column), Some(rest)) =
                (parts.next(), parts.next(), parts.next(), parts.next())
            else {
                continue;
            };
            if let (Ok(row), Ok(column)) = (row.parse(), column.parse()) {
                errors.push((file.to_owned(), row, column, rest.to_owned()));
            }
        }
        if errors.is_empty() { Err(said) } else { Ok(errors) }
    }

    /// The innermost mutants in whose text the errors are.
    fn guilty(&self, errors: &[(String, usize, usize, String)]) -> BTreeSet<u32> {
        let by_name: BTreeMap<&str, &Source> =
            self.sources.iter().map(|source| (source.name.as_str(), source)).collect();
        let mut guilty = BTreeSet::new();
        for (file, row, column, _) in errors {
            let Some(source) = by_name.get(file.as_str()) else { continue };
            let line: usize = source.woven.split_inclusive('\n').take(row - 1).map(str::len).sum();
            let text = source.woven[line..].lines().next().unwrap_or_default();
            let at = line + text.chars().take(column - 1).map(char::len_utf8).sum::<usize>();
            let inside = source.placed.iter().filter(|(_, range)| range.contains(&at));
            if let Some((number, _)) = inside.min_by_key(|(_, range)| range.len()) {
                guilty.insert(*number);
            }
        }
        guilty
    }
}

fn mutants_of(source: &Source) -> Vec<Mutant> {
    let made = source.points.iter().map(|numbered| Mutant {
        number: numbered.number,
        area: source.area,
        file: source.name.clone(),
        point: numbered.point.clone(),
        before: source.text[numbered.point.range.clone()].to_owned(),
    });
    made.collect()
}

//! Reads the program's own source for tests that look at it: code without comments, the string literals,
//! the calls they stand in, and the paths that are used. What is compiled for tests only is left out.

use std::fmt;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The folder of the package.
pub fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder of the package that end like this, sorted.
pub fn files_below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![package().join(folder)];
    while let Some(folder) = open.pop() {
        // A room that has not been built yet is empty.
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A place and what is wrong there.
pub struct Complaint {
    pub place: String,
    pub what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.place, self.what)
    }
}

/// Fails with all complaints, one a line.
#[track_caller]
pub fn assert_none(rule: &str, complaints: &[Complaint]) {
    let list: Vec<String> = complaints.iter().map(Complaint::to_string).collect();
    assert!(complaints.is_empty(), "{rule}\n{}\n", list.join("\n"));
}

/// A string literal of the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Literal {
    pub offset: usize,
    pub text: String,
}

/// One source file.
pub struct Source {
    /// Its path in the package, with `/`.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// The text without comments, without the content of literals and without what is for tests only;
    /// blanks stand in their place, so that offsets agree.
    pub code: String,
    /// The string literals of the code.
    pub literals: Vec<Literal>,
}

impl Source {
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let (name, text) = (name.into(), text.into());
        let (mut code, mut literals) = separate(&text);
        let ranges: Vec<_> = test_only(&code).collect();
        for range in ranges {
            literals.retain(|literal| !range.contains(&literal.offset));
            blank(&mut code, range);
        }
        Self { name, text, code, literals }
    }

    pub fn complaint(&self, offset: usize, what: impl Into<String>) -> Complaint {
        let line = 1 + self.text[..offset].matches('\n').count();
        Complaint { place: format!("{}:{line}", self.name), what: what.into() }
    }

    /// The identifiers of the code with their offsets.
    pub fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        words_of(&self.code)
    }

    /// The module this file is, as `kernel::board`.
    pub fn module(&self) -> Vec<&str> {
        let path = self.name.strip_prefix("src/").unwrap_or(&self.name);
        let path = path.strip_suffix(".rs").unwrap_or(path);
        let mut module: Vec<&str> = path.split('/').collect();
        if matches!(module.last(), Some(&("mod" | "lib" | "main"))) {
            module.pop();
        }
        module
    }

    /// The module that is the root of its package: the innermost folder around it that has a manifest.
    fn package(&self) -> String {
        let folders = Path::new(&self.name).ancestors().skip(1);
        let mut inside = folders.filter_map(|folder| folder.strip_prefix("src").ok());
        let root = inside.find(|folder| package().join("src").join(folder).join("Cargo.toml").is_file());
        let modules = root.into_iter().flat_map(Path::iter).map(|module| module.to_string_lossy());
        modules.collect::<Vec<_>>().join("::")
    }

    /// The string literals, each with the calls, macros and brackets it stands in, innermost last: their
    /// name and the number of commas between their opening and the literal.
    pub fn literals_in_calls(&self) -> Vec<(&Literal, Vec<(&str, usize)>)> {
        let mut found = Vec::new();
        let mut waiting = self.literals.iter().peekable();
        let mut open: Vec<(&str, usize)> = Vec::new();
        for (offset, letter) in self.code.char_indices() {
            while let Some(literal) = waiting.next_if(|literal| literal.offset <= offset) {
                found.push((literal, open.clone()));
            }
            match letter {
                '(' | '[' | '{' => open.push((callee_before(&self.code[..offset]), 0)),
                ')' | ']' | '}' => drop(open.pop()),
                ',' => {
                    if let Some(last) = open.last_mut() {
                        last.1 += 1;
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// Every path that begins at the crate's root, from `use` or in the middle of the code, resolved.
    pub fn crate_paths(&self) -> Vec<(usize, Vec<String>)> {
        let mut paths = Vec::new();
        let mut behind = 0;
        for (offset, word) in self.words() {
            let is_start = !self.code[..offset].trim_end().ends_with("::");
            if offset < behind || !is_start || !matches!(word, "crate" | "super" | "delvewright") {
                continue;
            }
            let Some(rest) = self.code[offset + word.len()..].strip_prefix("::") else {
                continue;
            };
            let mut base: Vec<String> = self.package().split("::").map(str::to_owned).collect();
            base.retain(|part| word == "crate" && !part.is_empty());
            if word == "super" {
                base = self.module().iter().map(|part| (*part).to_owned()).collect();
                base.pop();
            }
            let start = self.code.len() - rest.len();
            behind = start + read_tree(rest, &base, &mut |relative, path| paths.push((start + relative, path)));
        }
        paths
    }
}

/// All source files of the program without those that are for tests only.
pub fn program() -> Vec<Source> {
    let all: Vec<Source> = files_below("src", "rs")
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(package()).unwrap().to_string_lossy().replace('\\', "/");
            Source::new(name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    let for_tests: Vec<String> = all.iter().flat_map(test_modules).collect();
    let is_for_tests = |name: &str| {
        for_tests.iter().any(|module| name == format!("{module}.rs") || name.starts_with(&format!("{module}/")))
    };
    all.into_iter().filter(|source| !is_for_tests(&source.name)).collect()
}

/// The files (without ending) that `#[cfg(test)] mod name;` declares.
fn test_modules(source: &Source) -> Vec<String> {
    let (code, _) = separate(&source.text);
    let folder = format!("src/{}", source.module().join("/"));
    test_only(&code)
        .filter_map(|range| {
            let (_, name) = code[range].strip_suffix(';')?.rsplit_once("mod ")?;
            Some(format!("{folder}/{}", name.trim()))
        })
        .collect()
}

/// The parts of the code behind `#[cfg(test)]`, up to the end of the item.
fn test_only(code: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let start = from + code[from..].find("#[cfg(")?;
            let condition_end = start + code[start..].find(']')?;
            from = condition_end;
            let condition = &code[start..condition_end];
            if !condition.contains("not(") && words_of(condition).any(|(_, word)| word == "test") {
                from = item_end(code, condition_end + 1);
                return Some(start..from);
            }
        }
    })
}

/// Where the item that begins here ends: behind its `;`, its `,` or its closing brace.
fn item_end(code: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, letter) in code[start..].char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                let Some(outer) = depth.checked_sub(1) else {
                    return start + offset;
                };
                depth = outer;
                if depth == 0 && letter == '}' {
                    return start + offset + 1;
                }
            }
            ';' | ',' if depth == 0 => return start + offset + 1,
            _ => {}
        }
    }
    code.len()
}

fn blank(code: &mut String, range: Range<usize>) {
    let blanked: String = code[range.clone()]
        .chars()
        .flat_map(|letter| std::iter::repeat_n(if letter == '\n' { '\n' } else { ' ' }, letter.len_utf8()))
        .collect();
    code.replace_range(range, &blanked);
}

fn words_of(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(is_part).filter_map(move |(offset, _)| {
        let is_first = !code[..offset].ends_with(is_part);
        let length = code[offset..].find(|letter| !is_part(letter)).unwrap_or(code.len() - offset);
        is_first.then(|| (offset, &code[offset..offset + length]))
    })
}

/// The name in front of an opening bracket: `label` for `ui.label(`, `RichText::new` for
/// `egui::RichText::new(`, `tr!` for `tr!(`; empty where there is none.
fn callee_before(code: &str) -> &str {
    let code = code.strip_suffix('!').unwrap_or(code);
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut start = code.trim_end_matches(is_part).len();
    let is_constructor = matches!(&code[start..], "new" | "from" | "labeled" | "from_label" | "selectable");
    if is_constructor && let Some(owner) = code[..start].strip_suffix("::") {
        start = owner.trim_end_matches(is_part).len();
    }
    &code[start..]
}

/// Reads `a::{b, c::d}` and reports each path with its offset; returns how far it read.
fn read_tree(code: &str, base: &[String], report: &mut dyn FnMut(usize, Vec<String>)) -> usize {
    let mut path = base.to_vec();
    let mut at = 0;
    loop {
        at += code[at..].len() - code[at..].trim_start().len();
        let rest = &code[at..];
        if rest.starts_with('{') {
            at += 1;
            loop {
                at += code[at..].len() - code[at..].trim_start_matches([' ', '\n', ',']).len();
                if at >= code.len() || code[at..].starts_with('}') {
                    return (at + 1).min(code.len());
                }
                let read = read_tree(&code[at..], &path, &mut |offset, path| report(at + offset, path));
                // `as name` and anything unknown up to the next comma is passed over.
                at += read.max(1);
                at += code[at..].find([',', '}']).unwrap_or(code.len() - at);
            }
        }
        let word = words_of(rest).next().filter(|(offset, _)| *offset == 0).map_or("", |(_, word)| word);
        match word {
            "" if rest.starts_with('*') => at += 1,
            "" | "self" => at += word.len(),
            "super" => {
                path.pop();
                at += word.len();
            }
            _ => {
                path.push(word.to_owned());
                at += word.len();
            }
        }
        match code[at..].strip_prefix("::") {
            Some(next) if !next.starts_with('<') && !word.is_empty() => at += 2,
            _ => {
                report(0, path);
                return at;
            }
        }
    }
}

/// Splits a text into code with blanked comments and literals, and the string literals.
fn separate(text: &str) -> (String, Vec<Literal>) {
    let mut code = text.to_owned();
    let mut literals = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let before = text[..at].chars().next_back().unwrap_or(' ');
        let starts_word = !(before.is_alphanumeric() || before == '_');
        if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            blank(&mut code, at..at + length);
            at += length;
        } else if rest.starts_with("/*") {
            let length = block_comment_length(rest);
            blank(&mut code, at..at + length);
            at += length;
        } else if letter == '"' {
            let length = 1 + string_length(&rest[1..]);
            let inner = at + 1..(at + length).saturating_sub(1).max(at + 1);
            literals.push(Literal { offset: at, text: text[inner.clone()].to_owned() });
            blank(&mut code, inner);
            at += length;
        } else if let Some((opening, hashes)) = raw_string(rest).filter(|_| starts_word || before == 'b') {
            let end = format!("\"{}", "#".repeat(hashes));
            let length = rest[opening..].find(&end).unwrap_or(rest.len() - opening);
            let inner = at + opening..at + opening + length;
            literals.push(Literal { offset: at, text: text[inner.clone()].to_owned() });
            blank(&mut code, inner);
            at = (at + opening + length + end.len()).min(text.len());
        } else if letter == '\'' {
            let length = character_length(rest);
            if length > 1 {
                blank(&mut code, at + 1..at + length - 1);
            }
            at += length;
        } else {
            at += letter.len_utf8();
        }
    }
    (code, literals)
}

fn block_comment_length(rest: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    rest.len()
}

/// The length of a string behind its opening quote, with the closing one.
fn string_length(inner: &str) -> usize {
    let mut letters = inner.char_indices();
    while let Some((offset, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            '"' => return offset + 1,
            _ => {}
        }
    }
    inner.len()
}

/// The length of the opening of a raw string and its number of hashes.
fn raw_string(rest: &str) -> Option<(usize, usize)> {
    let inner = rest.strip_prefix('r')?;
    let hashes = inner.len() - inner.trim_start_matches('#').len();
    inner[hashes..].starts_with('"').then_some((hashes + 2, hashes))
}

/// The length of a character literal; 1 for the quote of a lifetime.
fn character_length(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or(1, |end| end + 4),
        Some(_) => match letters.next() {
            Some((offset, '\'')) => offset + 1,
            _ => 1,
        },
        None => 1,
    }
}

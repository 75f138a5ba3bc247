//! Every rule id that the engine names (refusals, events, questions) has its one-line wording in the text files, so that
//! the log and the tooltips can always explain it.

use std::path::Path;

#[test]
fn every_rule_the_engine_names_can_be_explained() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut unexplained = Vec::new();
    let folders = std::fs::read_dir(root.join("assets/text/en")).expect("the texts are there");
    let folders = folders.map(|entry| entry.expect("a folder of texts").path());
    let with_a_rulebook = folders.filter(|folder| folder.join("rulebook.ftl").is_file());
    let mut games = 0;
    for folder in with_a_rulebook {
        games += 1;
        let game = folder.file_name().expect("it is called like the game").to_string_lossy().replace('-', "_");
        let wordings = std::fs::read_to_string(folder.join("rulebook.ftl")).expect("the wordings are there");
        let mut named = 0;
        each_rust_file(&root.join("src/games").join(&game).join("rules"), &mut |name, text| {
            if name.ends_with("tests.rs") {
                return;
            }
            for id in text.split('"').skip(1).step_by(2).filter(|word| is_rule_id(word)) {
                named += 1;
                if !wordings.lines().any(|line| line.starts_with(&format!("rule-{id} = "))) {
                    unexplained.push(format!("{name}: {id}"));
                }
            }
        });
        assert!(named > 100, "{game} names its rules");
    }
    assert!(games >= 3, "the games with a rulebook are found");
    assert!(unexplained.is_empty(), "no wording in rulebook.ftl for {unexplained:#?}");
}

/// `MOVE-04`, `ACT-DOOR-01`, `M2-KO-02`: capitals, and digits behind the first one, then two digits.
fn is_rule_id(word: &str) -> bool {
    let Some((chapter, number)) = word.rsplit_once('-') else { return false };
    number.len() == 2
        && number.bytes().all(|sign| sign.is_ascii_digit())
        && chapter.starts_with(|first: char| first.is_ascii_uppercase())
        && chapter.bytes().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == b'-')
}

fn each_rust_file(folder: &Path, visit: &mut dyn FnMut(&str, &str)) {
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).expect("a folder of the sources").filter_map(Result::ok).collect();
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            each_rust_file(&path, visit);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file can be read");
            visit(&path.display().to_string(), text.split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
}

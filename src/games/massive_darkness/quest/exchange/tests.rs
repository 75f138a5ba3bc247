use super::*;
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::quest::draft;
use crate::house::storage::{Safe, document_text, read_text};
use crate::kernel::reading::{MOST_VALUES, Unclear};
use std::fs;

struct Table {
    _folder: tempfile::TempDir,
    dirs: DataDirs,
    outside: PathBuf,
}

fn table() -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path().join("home"));
    dirs.create_all().expect("folders");
    let outside = folder.path().join("outside.ron");
    Table { _folder: folder, dirs, outside }
}

fn shipped() -> &'static str {
    shipped_quests().next().expect("a quest").1
}

fn files_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// What is told about a file with this content; nothing of the user's has changed.
fn refused(content: impl AsRef<[u8]>) -> Unusable {
    let table = table();
    fs::write(&table.outside, content.as_ref()).expect("a file");
    let told = import(&table.outside, &table.dirs).expect_err("it is no quest");
    assert_eq!(files_in(&table.dirs.quests()), [""; 0]);
    assert_eq!(fs::read(&table.outside).expect("still there"), content.as_ref());
    told
}

fn with(more: &str) -> String {
    let text = shipped().trim_end().trim_end_matches(')').trim_end().trim_end_matches(',').to_owned();
    format!("{text},\n{more}\n)")
}

#[test]
fn a_quest_goes_out_and_comes_in_the_same() {
    let table = table();
    for (file, text) in shipped_quests() {
        let quest: Quest = crate::house::storage::parse_document(Path::new(file), text).expect("a quest");
        export(&quest, &table.outside).expect("it is written");
        let copy = import(&table.outside, &table.dirs).expect("it comes back");
        assert!(copy.starts_with(table.dirs.quests()));
        assert_eq!(open(&copy).expect("a quest"), quest);
    }
}

#[test]
fn a_second_copy_never_replaces_the_first() {
    let table = table();
    fs::write(&table.outside, shipped()).expect("a file");
    let first = import(&table.outside, &table.dirs).expect("a copy");
    fs::write(&first, "my own work").expect("a file");
    let second = import(&table.outside, &table.dirs).expect("another copy");
    assert_ne!(first, second);
    assert_eq!(fs::read_to_string(&first).expect("still there"), "my own work");
    let id = open(&second).expect("a quest").id;
    assert_eq!(second.file_stem().and_then(|stem| stem.to_str()), Some(id.as_str()));
}

#[test]
fn a_file_that_is_cut_off_anywhere_is_refused_with_its_line() {
    let text = shipped();
    for part in 1..24 {
        let mut end = text.len() * part / 24;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        match refused(&text[..end]) {
            Unusable::File(StorageError { trouble: Trouble::Malformed { line, .. }, safe, .. }) => {
                assert!(line >= 1 && line <= text.lines().count());
                assert_eq!(safe, Safe::Untouched);
            }
            other => unreachable!("{part}: {other:?}"),
        }
    }
}

#[test]
fn what_is_no_quest_is_refused_whatever_it_is() {
    for content in ["", "()", "hello", "{\"format\": 1}", "<html></html>", "(format: 1)", "(format: -1)", "\u{feff}"] {
        assert!(matches!(refused(content), Unusable::File(_)), "{content}");
    }
    assert!(matches!(refused([0x89, b'P', b'N', b'G', 0, 0xff]), Unusable::File(_)));
    assert!(matches!(refused("(".repeat(200_000)), Unusable::File(_)));
    assert!(matches!(refused("[".repeat(10 << 20)), Unusable::File(_)));
    let noise: Vec<u8> = (0..10_u32 << 20).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    assert!(matches!(refused(noise), Unusable::File(_)));
}

#[test]
fn a_newer_quest_is_refused_as_such() {
    let newer = shipped().replacen("format: 1", "format: 7, inventions: [Portal(3)]", 1);
    let Unusable::File(error) = refused(newer) else { unreachable!("a matter of the file") };
    assert_eq!(error.trouble, Trouble::Newer { found: 7, known: FORMAT });
}

#[test]
fn unknown_fields_and_numbers_out_of_bounds_are_pointed_at() {
    let place = |told| match told {
        Unusable::File(StorageError { trouble: Trouble::Malformed { line, reason, .. }, .. }) => (line, reason),
        other => unreachable!("{other:?}"),
    };
    let (line, reason) = place(refused(with("    portals: 3,")));
    assert!(reason.to_string().contains("portals") && line > 10, "{line}: {reason}");
    for number in ["2147483648", "32768", "-32769", "1.5", "\"one\""] {
        let far = shipped().replacen("at: (x: 0", &format!("at: (x: {number}"), 1);
        assert_ne!(far, shipped());
        assert!(place(refused(far)).0 > 5, "{number}");
    }
}

#[test]
fn what_lies_too_far_out_is_refused_with_the_name_of_the_tile() {
    let far = shipped().replacen("at: (x: 0", "at: (x: 32767", 1);
    assert!(matches!(refused(far), Unusable::TooFar { tile: Some(_), most: FAR, .. }));
}

#[test]
fn more_than_anybody_lays_is_refused_before_it_is_checked() {
    let tiles = "(tile: \"6V\", at: (x: 0, y: 0)),".repeat(MAX_TILES + 1);
    let text = format!("(format: 1, id: \"t\", title: {{}}, tiles: [{tiles}], start: (x: 0, y: 0), goals: [])");
    assert!(matches!(refused(text), Unusable::TooMuch { what: "tile", .. }));
    let counters = |count: usize| {
        format!(
            "(format: 1, id: \"t\", title: {{}}, tiles: [], start: (x: 0, y: 0), goals: [], counters: [{}])",
            "\"\",".repeat(count)
        )
    };
    assert!(matches!(refused(counters(1 << 17)), Unusable::TooMuch { what: "counter", count: 131_072, .. }));
    // More than that is not even built.
    let Unusable::File(StorageError { trouble: Trouble::Malformed { reason, .. }, .. }) = refused(counters(1 << 20))
    else {
        unreachable!("it is too much")
    };
    assert_eq!(reason, Unclear::Much(MOST_VALUES));
}

#[test]
fn a_folder_is_no_quest_and_a_missing_file_says_so() {
    let table = table();
    let folder = table.dirs.root.clone();
    assert_eq!(import(&folder, &table.dirs), Err(Unusable::NotAFile(folder.clone())));
    assert!(matches!(
        import(&table.outside, &table.dirs),
        Err(Unusable::File(StorageError { trouble: Trouble::NotFound, .. }))
    ));
}

#[cfg(unix)]
#[test]
fn a_device_that_never_ends_is_no_quest() {
    let table = table();
    for device in ["/dev/zero", "/dev/null"] {
        let told = import(Path::new(device), &table.dirs);
        assert_eq!(told, Err(Unusable::NotAFile(device.into())));
    }
}

#[test]
fn a_name_that_leads_elsewhere_stays_in_the_folder() {
    for name in
        ["../../evil", "/etc/passwd", "C:\\\\windows", "a/b", "..", "nul", "COM1", "\u{202e}nor.exe", "x\\u{0}y"]
    {
        let table = table();
        let text = shipped().replacen("id: \"", &format!("id: \"{name}"), 1);
        fs::write(&table.outside, text).expect("a file");
        let copy = import(&table.outside, &table.dirs).expect("a copy");
        assert_eq!(copy.parent(), Some(table.dirs.quests().as_path()), "{name}");
        assert_eq!(files_in(&table.dirs.quests()).len(), 1, "{name}");
    }
    assert_eq!(plain_name("../../evil"), "evil");
    assert_eq!(plain_name("con"), "quest-con");
    assert_eq!(plain_name("Żółw w wodzie"), "w-w-wodzie");
    assert_eq!(plain_name(&"x".repeat(500)).len(), LONGEST_NAME);
    assert_eq!(plain_name("…"), "");
    let (name, path) = free_name(Path::new("/nowhere"), "");
    assert_eq!((name.as_str(), path), ("quest", PathBuf::from("/nowhere/quest.ron")));
}

#[test]
fn a_rule_that_speaks_of_a_missing_zone_can_be_opened_and_is_told() {
    let table = table();
    let text = "(format: 1, id: \"t\", title: {}, tiles: [], start: (x: 0, y: 0), goals: [],
        rules: [(when: Entered(\"nowhere\"), do: [])])";
    fs::write(&table.outside, text).expect("a file");
    let quest = open(&import(&table.outside, &table.dirs).expect("a copy")).expect("a quest");
    let (_, problems) = draft(&quest, &[]);
    assert!(problems.iter().any(|problem| problem.to_string().contains("nowhere")));
}

#[test]
fn what_cannot_be_written_leaves_the_old_file() {
    let table = table();
    let quest = crate::games::massive_darkness::quest::edit::empty("t");
    assert!(export(&quest, &table.dirs.root).is_err());
    assert!(export(&quest, &table.dirs.root.join("no/such/folder.ron")).is_err());
    fs::write(&table.outside, "my diary").expect("a file");
    assert!(export(&quest, &table.outside).is_err());
    assert_eq!(read_text(&table.outside).expect("a text"), "my diary");
    let earlier = crate::games::massive_darkness::quest::edit::empty("earlier");
    fs::write(&table.outside, document_text(&earlier).expect("its text")).expect("a file");
    export(&quest, &table.outside).expect("it is replaced");
    assert_eq!(read_text(&table.outside).expect("a text"), document_text(&quest).expect("its text"));
}

#[test]
fn what_has_more_parts_than_anybody_writes_is_refused_by_its_name() {
    let rule = format!("rules: [(name: \"trap\", when: Setup, if: [{}], do: [])]", "NoEnemies, ".repeat(300));
    let goal = format!("goals: [Kill([{}])],", "\"x\", ".repeat(300));
    let quest = |goals: &str, more: &str| {
        format!("(format: 1, id: \"t\", title: {{}}, tiles: [], start: (x: 0, y: 0), {goals} {more})")
    };
    let by = Speaker::Rule(1, "trap".to_owned());
    assert!(
        matches!(refused(quest("goals: [],", &rule)), Unusable::TooLong { by: told, count: 300, .. } if told == by)
    );
    assert!(matches!(refused(quest(&goal, "")), Unusable::TooLong { by: Speaker::Goal(1), .. }));
    let rules = format!("rules: [{}]", "(when: Setup, do: []), ".repeat(FEW + 1));
    assert!(matches!(refused(quest("goals: [],", &rules)), Unusable::TooMuch { what: "special rule", .. }));
    let kinds = format!("face_down: [(spots: [], kinds: [{}])]", "(Lair, 255), ".repeat(FEW + 1));
    assert!(matches!(refused(quest("goals: [],", &kinds)), Unusable::TooMuch { what: "token", .. }));
}

#[test]
fn formats_are_counted_from_one() {
    let Unusable::File(error) = refused(shipped().replacen("format: 1", "format: 0", 1)) else {
        unreachable!("a matter of the file")
    };
    assert_eq!(error.trouble, Trouble::NoFormat);
}

//! Files and texts come in by one door each, behind which everything has bounds and nobody but us speaks.

use crate::sources::{Complaint, assert_none, program};

/// What opens a door, the file that may use it, and others with their reasons.
const DOORS: &[(&str, &str, &[&str])] = &[
    // The build script packs the texts and typefaces of the program itself.
    ("fs::read(", "src/house/storage/read.rs", &["src/house/text/pack.rs"]),
    ("read_to_string(", "src/house/storage/read.rs", &[]),
    // The last bytes of a log, bounded there.
    ("read_to_end(", "src/house/storage/read.rs", &["src/house/storage/ends.rs"]),
    // A folder is opened to be brought to the disk.
    ("File::open(", "src/house/storage/read.rs", &["src/house/storage/append.rs", "src/house/storage/atomic.rs"]),
    // What is compiled in and read by tests; a state that has just been written down.
    (
        "ron::from_str",
        "src/kernel/reading.rs",
        &["src/kit/theme/mod.rs", "src/kit/art/drawing.rs", "src/kernel/conformance/mod.rs"],
    ),
    ("ron::de::", "src/kernel/reading.rs", &[]),
];

fn is_for_tests(name: &str) -> bool {
    name.contains("/tests/")
        || name.ends_with("tests.rs")
        || name.ends_with("testing.rs")
        || name.contains("test_table")
        || name.ends_with("any_commands.rs")
}

#[test]
fn files_and_texts_come_in_by_one_door() {
    let mut complaints: Vec<Complaint> = Vec::new();
    for source in program().iter().filter(|source| !is_for_tests(&source.name)) {
        for (door, keeper, others) in DOORS {
            if source.name == *keeper || others.contains(&source.name.as_str()) {
                continue;
            }
            let is_itself = |offset: &usize| !source.code[..*offset].ends_with(char::is_alphanumeric);
            for offset in source.code.match_indices(door).map(|(offset, _)| offset).filter(is_itself) {
                complaints.push(source.complaint(offset, format!("`{door}` belongs to {keeper}")));
            }
        }
    }
    assert_none("What comes in is read by storage::read and kernel::reading (tests/tidy):", &complaints);
}

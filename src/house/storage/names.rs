//! Names of files: free ones, and no longer than a file system takes.

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::kernel::hash::hash_of_bytes;

/// The longest name that every file system of today takes, in bytes.
const LONGEST: usize = 255;

/// The first name of this pattern that nothing has. The pattern gets the name without ending, a number from 1, and the
/// ending with the dot before it, which is nothing where the name has none. Of a name that would be too long the last letters before
/// the ending are left out.
pub fn free_beside(path: &Path, pattern: impl Fn(&str, u32, &str) -> String) -> PathBuf {
    free_beside_all(path, pattern, |_| false)
}

/// The same where some names are promised already.
pub fn free_beside_all(
    path: &Path,
    pattern: impl Fn(&str, u32, &str) -> String,
    is_promised: impl Fn(&Path) -> bool,
) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    let mut number = 1;
    loop {
        let mut name = pattern(&stem, number, &ending);
        if name.len() > LONGEST {
            let room = stem.len().saturating_sub(name.len() - LONGEST);
            name = pattern(&stem[..stem.floor_char_boundary(room)], number, &ending);
        }
        let free = path.with_file_name(name);
        // A link that leads nowhere is somebody's as well.
        if free.symlink_metadata().is_err() && !is_promised(&free) {
            return free;
        }
        number += 1;
    }
}

/// How files of one name are told apart: the second is `well-2.ron`.
pub fn numbered(stem: &str, number: u32, ending: &str) -> String {
    match number {
        1 => format!("{stem}{ending}"),
        _ => format!("{stem}-{number}{ending}"),
    }
}

/// Some systems keep these names for devices, whatever the ending. The raised digits count as digits there.
#[must_use]
pub fn is_device(name: &str) -> bool {
    let small = name.to_ascii_lowercase();
    let is_numbered = |kind: &str| {
        let mut number = small.strip_prefix(kind).unwrap_or_default().chars();
        number.next().is_some_and(|one| one.is_ascii_digit() || "¹²³".contains(one)) && number.next().is_none()
    };
    matches!(small.as_str(), "con" | "prn" | "aux" | "nul" | "conin$" | "conout$")
        || is_numbered("com")
        || is_numbered("lpt")
}

/// Refuses what Windows would not make the file of this name of, but something else: a device, a second stream of another file, a
/// name without the dot or space at its end. Elsewhere every name is one.
///
/// # Errors
/// The name cannot be that of a file.
pub(super) fn check_name(path: &Path) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if cfg!(windows) && !is_possible_on_windows(&name) { Err(ErrorKind::InvalidFilename.into()) } else { Ok(()) }
}

/// Is it the name of a file there, and of that file only?
fn is_possible_on_windows(name: &str) -> bool {
    let is_forbidden = |sign: char| sign.is_control() || r#"<>:"/\|?*"#.contains(sign);
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    !name.contains(is_forbidden) && !name.ends_with(['.', ' ']) && !is_device(stem)
}

/// The longest name that is plain.
const LONGEST_PLAIN: usize = 60;

/// Is this a name that every file system takes and that leads nowhere: letters, digits, `_`, and single dashes between them?
#[must_use]
pub fn is_plain_name(name: &str) -> bool {
    let is_plain =
        |part: &str| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'_');
    name.len() <= LONGEST_PLAIN && name.split('-').all(is_plain) && !is_device(name)
}

/// A name with something behind it. Where both together are too long, a number made of the whole name stands for its
/// last letters, so that two files never share one.
pub(super) fn fitting(name: &OsStr, behind: &str) -> OsString {
    let mut whole = name.to_os_string();
    whole.push(behind);
    if whole.len() <= LONGEST {
        return whole;
    }
    let text = name.to_string_lossy();
    let behind = format!("~{:016x}{behind}", hash_of_bytes(name.as_encoded_bytes()));
    let room = LONGEST.saturating_sub(behind.len());
    format!("{}{behind}", &text[..text.floor_char_boundary(room)]).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_plain_name_leads_nowhere() {
        for name in ["7f", "a_b-c", &"x".repeat(60)] {
            assert!(is_plain_name(name), "{name}");
        }
        for name in ["", "..", "../a", "a/b", "-a", "a--b", "a-", "con", "Łódź", &"x".repeat(61)] {
            assert!(!is_plain_name(name), "{name}");
        }
    }

    #[test]
    fn what_windows_takes_for_something_else_than_a_file_of_this_name_is_no_name_there() {
        for name in [
            "a.ron",
            "Zażółć gęślą.ron",
            ".hidden",
            "console.ron",
            "come.ron",
            "com.ron",
            "com10",
            "LPT.txt",
            "a.con",
            "com𝟏",
        ] {
            assert!(is_possible_on_windows(name), "{name}");
        }
        let names =
            ["con", "AUX.ron", "Nul.tar.gz", "com7.ron", "lpt²", "CONIN$", "aux .ron", "a:b.ron", "a?.ron", "a.", "a "];
        for name in names {
            assert!(!is_possible_on_windows(name), "{name}");
            assert_eq!(check_name(Path::new(&format!("folder/{name}"))).is_err(), cfg!(windows), "{name}");
        }
        assert!(!is_possible_on_windows("a\\b"));
    }

    #[test]
    fn a_free_name_is_found_beside_others_and_beside_links_that_lead_nowhere() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let pattern = |stem: &str, number: u32, ending: &str| format!("{stem}-{number}{ending}");
        fs::write(folder.path().join("a-1.ron"), "").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("nowhere", folder.path().join("a-2.ron")).unwrap();
        let free = free_beside(&path, pattern);
        assert_eq!(free, folder.path().join(if cfg!(unix) { "a-3.ron" } else { "a-2.ron" }));
    }

    #[test]
    fn a_name_keeps_its_dots_and_gets_none_besides() {
        let folder = tempfile::tempdir().unwrap();
        let pattern = |stem: &str, number: u32, ending: &str| format!("{stem}{ending}.torn-{number}");
        for name in ["well.ron", "empty", "empty.", ".hidden", "a..ron", "two.parts.journal", "...", "Łódź"] {
            let free = |pattern| free_beside(&folder.path().join(name), pattern);
            assert_eq!(free(pattern), folder.path().join(format!("{name}.torn-1")), "{name}");
        }
        fs::write(folder.path().join("empty"), "").unwrap();
        assert_eq!(free_beside(&folder.path().join("empty"), numbered), folder.path().join("empty-2"));
    }

    #[test]
    fn no_name_is_longer_than_a_file_system_takes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(format!("{}.ron", "ü".repeat(120)));
        let pattern = |stem: &str, number: u32, ending: &str| format!("1700000000-{stem}{ending}.torn-{number}");
        for number in 1..=2 {
            let free = free_beside(&path, pattern);
            let name = free.file_name().unwrap().to_str().unwrap();
            assert!(name.len() > 250 && name.len() <= LONGEST, "{}", name.len());
            assert!(name.starts_with("1700000000-üüü") && name.ends_with(&format!("ü.ron.torn-{number}")), "{name}");
            fs::write(free, "").unwrap();
        }
        let short = fitting(OsStr::new("a.ron"), ".1");
        assert_eq!(short, "a.ron.1");
        assert_eq!(fitting(OsStr::new(&"ü".repeat(127)), ".10").len(), 254);
    }
}

//! What is written down in files and compiled in packed, since it is large and mostly numbers: together they make the program more than
//! half a megabyte smaller. The build script packs each file of data and each typeface in the folders that `assets/packed.txt` names
//! (`pack.rs`), and the messages by language; whoever reads one unpacks it for that.

// A house without a window and without a game reads none.
#![allow(unused_macros, unused_imports, reason = "what is compiled in depends on the features")]

/// A file of data that came with the program, by its path below the repository, as it is packed.
macro_rules! packed {
    ($($path:expr),+) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/packed/", $($path),+)).as_slice()
    };
}
pub(crate) use packed;

/// The text of what is packed.
pub fn unpacked(packed: &[u8]) -> String {
    String::from_utf8(unpacked_bytes(packed)).expect("the build script packed text")
}

/// What is packed and is no text.
pub fn unpacked_bytes(packed: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec(packed).expect("the build script packed it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_file_is_the_file_itself() {
        assert_eq!(unpacked(packed!("assets/art/", "icons.ron")), include_str!("../../../assets/art/icons.ron"));
    }
}

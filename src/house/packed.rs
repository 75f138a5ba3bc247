//! Files of the program that are compiled in packed, since they are large and mostly numbers: together they make it half a megabyte
//! smaller. The build script packs every one of `assets/` and `quests/` (`house/text/pack.rs`); whoever reads one unpacks it for that.
//!
//! What is not here: messages, which are packed by language (`house/text/messages.rs`).

/// A file that came with the program, by its path below the repository, as it is packed.
macro_rules! packed {
    ($($path:expr),+) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/packed/", $($path),+)).as_slice()
    };
}
pub(crate) use packed;

/// Its text.
pub fn unpacked(packed: &[u8]) -> String {
    let text = miniz_oxide::inflate::decompress_to_vec(packed).expect("the build script packed it");
    String::from_utf8(text).expect("the build script packed text")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_file_is_the_file_itself() {
        assert_eq!(unpacked(packed!("assets/art/", "icons.ron")), include_str!("../../assets/art/icons.ron"));
        let quest = include_str!("../../quests/massive-darkness/tutorial.ron");
        assert_eq!(unpacked(packed!("quests/massive-darkness/tutorial.ron")), quest);
    }
}

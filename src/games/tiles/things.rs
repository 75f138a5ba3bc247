//! What is carried in a dungeon, as pictures that games may share (`assets/tiles/things.ron`). Which card shows which of them is for a game to
//! say, in data of its own.

use crate::house::text::{packed, unpacked};
use crate::kit::art::{Album, Brush, Frame, Place, album};
use std::sync::LazyLock;

static THINGS: LazyLock<Album<String>> = LazyLock::new(|| {
    album(&unpacked(packed!("assets/tiles/things.ron")))
        .expect("the things are part of the program, and a test reads them")
});

/// Paints the thing of this name in a frame; nothing where there is none.
pub(crate) fn paint(brush: &mut Brush, name: &str, place: Place, frame: Frame) {
    if let Some(picture) = THINGS.get(name) {
        picture.paint_in(brush, place, frame);
    }
}

/// Whether such a thing is drawn, by the name that a game's choice gives it.
#[cfg(test)]
pub(crate) fn is_drawn(name: &str) -> bool {
    THINGS.contains_key(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::art::portrait::assert_well_painted;

    #[test]
    fn every_thing_is_well_painted() {
        assert_well_painted(&THINGS);
    }
}

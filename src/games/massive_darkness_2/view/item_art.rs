//! What a card shows. Which thing an Item is, is data (`pictures-of-items.ron`).

use super::art::paint;
use crate::games::massive_darkness_2::rules::AttackType;
use crate::games::massive_darkness_2::rules::cards::ItemCard;
use crate::games::massive_darkness_2::rules::ids::Place as Worn;
use crate::games::tiles::things;
use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use crate::kit::art::{Brush, Frame, Place};
use crate::kit::card::dusk;
use crate::kit::theme::{Colour, Theme};
use egui::{Painter, Rect};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static CHOICE: LazyLock<Choice> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness-2/art/pictures-of-items.ron")))
        .expect("the choice of pictures is part of the program, and a test reads it")
});

/// By what an Item is known.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    items: BTreeMap<String, String>,
    /// The first that fits.
    kinds: Vec<OfKind>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfKind {
    slot: Worn,
    /// Only for Items that attack so.
    #[serde(default)]
    attack: Option<AttackType>,
    picture: String,
}

impl OfKind {
    fn fits(&self, item: &ItemCard) -> bool {
        let attacks_so = |wanted| item.attack.iter().any(|(kind, _)| *kind == wanted);
        self.slot == item.slot && self.attack.is_none_or(attacks_so)
    }
}

/// The thing that an Item shows, also one that somebody has made.
pub(super) fn thing_of(item: &ItemCard) -> &'static str {
    let by_kind = || CHOICE.kinds.iter().find(|kind| kind.fits(item)).map(|kind| &kind.picture);
    CHOICE.items.get(&item.id).or_else(by_kind).map_or("", String::as_str)
}

/// The picture of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OnCard {
    /// What has its picture on the board, too, by the name of that.
    Figure(String),
    /// What an Item is.
    Thing(&'static str),
}

impl OnCard {
    /// Paints it as large as a card of this colour has room for it.
    pub(super) fn paint(&self, painter: &Painter, room: Rect, edge: Colour) {
        let mut brush = Brush::on(painter);
        dusk(&mut brush, Theme::of(painter.ctx()), room, edge);
        let side = room.size().min_elem() * 0.92;
        let place = Place::at(room.center(), side);
        match self {
            Self::Figure(name) => paint(&mut brush, name, place, Frame::Square),
            Self::Thing(name) => things::paint(&mut brush, name, place, Frame::Square),
        }
        brush.show(painter);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use std::collections::BTreeSet;

    #[test]
    fn each_item_of_the_box_has_a_picture_of_its_own_choice() {
        let all = CoreBox::open().expect("the box");
        let printed = &all.content.printed;
        let ids: BTreeSet<&String> = printed.items.iter().map(|item| &item.id).collect();
        assert_eq!(CHOICE.items.keys().collect::<BTreeSet<_>>(), ids);
    }

    #[test]
    fn what_is_chosen_is_drawn() {
        for picture in CHOICE.items.values().chain(CHOICE.kinds.iter().map(|kind| &kind.picture)) {
            assert!(things::is_drawn(picture), "{picture}");
        }
    }

    #[test]
    fn no_two_items_of_the_box_look_alike() {
        let pictures: BTreeSet<&String> = CHOICE.items.values().collect();
        assert_eq!(pictures.len(), CHOICE.items.len());
    }

    #[test]
    fn items_that_somebody_makes_have_a_picture_by_their_kind() {
        for item in &CoreBox::open().expect("the box").content.printed.items {
            let own = ItemCard { id: "made-at-home".to_owned(), ..item.clone() };
            assert!(things::is_drawn(thing_of(&own)), "{}", item.id);
        }
    }
}

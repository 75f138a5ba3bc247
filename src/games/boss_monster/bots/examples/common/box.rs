//! The cards of the box, for whoever plays without the program.

use boss_monster_rules::{CardBox, Printed};
use std::sync::Arc;

macro_rules! printed {
    ($file:literal) => {
        delvewright_kernel::reading::read(include_str!(concat!("../../../../../../assets/boss-monster/", $file)))
            .expect("the cards of the box")
    };
}

/// All of them.
pub fn cards() -> Arc<CardBox> {
    let printed = Printed {
        bosses: printed!("bosses.ron"),
        rooms: printed!("rooms.ron"),
        minibosses: printed!("minibosses.ron"),
        spells: printed!("spells.ron"),
        heroes: printed!("heroes.ron"),
    };
    Arc::new(CardBox::new(printed).expect("the cards of the box"))
}

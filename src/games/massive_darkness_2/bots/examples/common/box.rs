//! The box, for whoever plays without the program.

use delvewright_kernel::reading::read_as;
use massive_darkness_2_rules::cards::ItemCard;
use massive_darkness_2_rules::layout::lay_out;
use massive_darkness_2_rules::own_tiles::{PrintedSide, TileSide};
use massive_darkness_2_rules::quest::Quest;
use massive_darkness_2_rules::{Content, Dungeon, Printed};
use ron::Options;
use ron::extensions::Extensions;
use std::sync::Arc;

/// What a file of the box says.
macro_rules! printed {
    ($file:literal) => {{
        let text = include_str!(concat!("../../../../../../assets/massive-darkness-2/", $file));
        read_as(&Options::default().with_default_extension(Extensions::IMPLICIT_SOME), text).expect($file)
    }};
}

/// The cards.
pub fn content() -> Arc<Content> {
    let mut items: Vec<ItemCard> = printed!("items.ron");
    let mob_items: Vec<ItemCard> = printed!("mob-items.ron");
    items.extend(mob_items);
    let printed = Printed {
        dice: printed!("dice.ron"),
        heroes: printed!("heroes.ron"),
        items,
        mobs: printed!("mobs.ron"),
        roamers: printed!("roaming.ron"),
        doors: printed!("doors.ron"),
        powers: printed!("powers.ron"),
        skills: printed!("skills.ron"),
        boards: printed!("boards.ron"),
        arrows: printed!("arrows.ron"),
        tools: printed!("rogue-tokens.ron"),
        spirits: printed!("spirits.ron"),
        bosses: printed!("bosses.ron"),
        printing: printed!("printing.ron"),
    };
    Arc::new(Content::new(printed).expect("the cards of the box"))
}

/// The Quests of the box, by their ids.
macro_rules! quests {
    ($($id:literal),+) => {
        [$(($id, include_str!(concat!("../../../../../../quests/massive-darkness-2/", $id, ".ron")))),+]
    };
}

const QUESTS: [(&str, &str); 11] = quests![
    "hellish-maze",
    "hellscape",
    "highway-to-hellscape",
    "releasing-michael",
    "soul-collector",
    "the-cursed-sword",
    "the-demon-artifact",
    "the-horror-beast",
    "the-passage",
    "the-soul-keys",
    "tutorial"
];

/// A Quest of the box, by its id, laid out for so many Heroes.
pub fn dungeon(quest: &str, heroes: usize) -> Arc<Dungeon> {
    let sides: Vec<PrintedSide> = printed!("tiles.ron");
    let sides: Vec<TileSide> = sides.into_iter().map(TileSide::from).collect();
    let (_, text) = QUESTS.iter().find(|(id, _)| *id == quest).expect("a Quest of the box");
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let quest: Quest = read_as(&options, text).expect("a Quest of the box");
    Arc::new(lay_out(&quest.for_heroes(heroes), &sides).expect("a Quest that can be laid out"))
}

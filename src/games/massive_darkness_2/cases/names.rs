//! Names of cases: Heroes, Enemies and cards by their ids, dice by what they show.

use crate::kernel::dice::{RolledDie, Symbols};
use crate::kernel::game::Game as _;
use massive_darkness_2_rules::{CardId, Content, Die, EnemyId, MassiveDarkness2, Symbol};

/// The seat of a Hero.
pub(crate) fn hero(game: &MassiveDarkness2, name: &str) -> Result<u8, String> {
    let heroes = &game.table().content.printed.heroes;
    let is_it = |seat: &u8| {
        let card = game.state().heroes.get(usize::from(*seat)).map(|hero| hero.card);
        card.and_then(|card| heroes.get(usize::from(card))).is_some_and(|card| card.id == name)
    };
    game.state().seats().find(is_it).ok_or_else(|| format!("nobody is “{name}”"))
}

/// A kind of Enemy.
pub(crate) fn enemy(content: &Content, name: &str) -> Result<EnemyId, String> {
    let mob = content.printed.mobs.iter().position(|mob| mob.id == name).map(EnemyId::mob);
    let roamer = || content.printed.roamers.iter().position(|kind| kind.id == name).map(EnemyId::roamer);
    let boss = || content.printed.bosses.iter().any(|boss| boss.id == name).then_some(EnemyId::BOSS);
    mob.or_else(roamer).or_else(boss).ok_or_else(|| format!("no Enemy is “{name}”"))
}

/// The place of an ally.
pub(crate) fn ally(name: &str) -> Result<u8, String> {
    let found = ALLIES.iter().position(|ally| *ally == name);
    found.map(|ally| ally as u8).ok_or_else(|| format!("no ally is “{name}”"))
}

/// Allies by their places.
pub(crate) const ALLIES: [&str; 3] = ["fire-spirit", "frost-spirit", "escort"];

/// All copies of a card.
pub(crate) fn cards(content: &Content, name: &str) -> Result<Vec<CardId>, String> {
    let found = content.named(name);
    if found.is_empty() { Err(format!("there is no card “{name}”")) } else { Ok(found) }
}

/// The number of a Skill card.
pub(crate) fn skill(content: &Content, name: &str) -> Result<u8, String> {
    let found = content.printed.skills.iter().position(|skill| skill.id == name);
    found.map(|number| number as u8).ok_or_else(|| format!("there is no Skill “{name}”"))
}

/// A Door card by its id: the numbers of its copies.
pub(crate) fn doors(content: &Content, name: &str) -> Vec<u8> {
    (0..30).filter(|number| content.door(*number).is_some_and(|door| door.id == name)).collect()
}

/// The id of an Arrow card by its number.
pub(crate) fn arrow(content: &Content, number: u8) -> Option<&String> {
    let each = content.printed.arrows.iter().flat_map(|arrow| (0..arrow.copies).map(move |_| &arrow.id));
    each.into_iter().nth(usize::from(number))
}

/// A die as it is written: `"K:CW"`, `"B:-"`.
pub(crate) fn die(content: &Content, written: &str) -> Result<RolledDie, String> {
    let (letter, shown) = written.split_once(':').ok_or_else(|| format!("“{written}” is no die"))?;
    let die = Die::ALL.into_iter().find(|die| die.letter().to_string() == letter);
    let die = die.ok_or_else(|| format!("“{letter}” is no colour"))?;
    let mut symbols = Symbols::NONE;
    for sign in shown.chars().filter(|sign| *sign != '-') {
        let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.letter() == sign);
        symbols.add(symbol.ok_or_else(|| format!("“{sign}” is no symbol"))?.id(), 1);
    }
    let faces = content.dice.die(die.id()).map_or(&[][..], |die| &die.faces);
    let face = faces.iter().position(|face| *face == symbols);
    let face = face.ok_or_else(|| format!("no face of {letter} shows “{shown}”"))? as u8;
    Ok(RolledDie { die: die.id(), face })
}

/// Dice of a roll, in the order of the colours.
pub(crate) fn roll(content: &Content, written: &str) -> Result<Vec<RolledDie>, String> {
    let mut dice = written.split_whitespace().map(|one| die(content, one)).collect::<Result<Vec<_>, _>>()?;
    dice.sort_by_key(|die| die.die);
    Ok(dice)
}

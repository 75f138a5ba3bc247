//! What is printed on the cards of Heroes, besides what they can do: numbers, dice, where an item is worn, the rows of an Arrow.

use super::words::{Words, attack_ui, dice_ui};
use super::{CardPage, name_of};
use crate::games::massive_darkness_2::describe::abilities::{arrow_card_lines, effect, place};
use crate::games::massive_darkness_2::describe::{class_name, stance_name};
use crate::games::massive_darkness_2::own_cards::fits::Role;
use crate::games::massive_darkness_2::own_cards::fits::{ATTACK, DEFENSE, Word as _, of_arrows, of_tools};
use crate::games::massive_darkness_2::own_cards::{MOST_COPIES, MOST_LINES, fitted, plainest};
use crate::games::massive_darkness_2::rules::cards::{Back, HeroCard, ItemCard};
use crate::games::massive_darkness_2::rules::class_cards::{
    ArrowCard, Colour, RogueToken, SkillCard, SpiritCard, Stance,
};
use crate::games::massive_darkness_2::rules::ids::Place;
use crate::games::massive_darkness_2::rules::{AttackType, Class, Dice, Die, Rarity};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::own_cards::numbers::small;
use crate::kit::own_cards::words::{Pen, named, sentence_ui, switch_ui};
use crate::kit::widgets::{Offer, SearchList, icon_button};
use crate::tr;
use egui::{Grid, RichText, Ui};
use std::ops::RangeInclusive;

const CLASSES: [Class; 6] =
    [Class::Berserker, Class::Paladin, Class::Ranger, Class::Rogue, Class::Shaman, Class::Wizard];

/// Rows of what is printed, each with its name before it.
pub(super) fn rows_ui(ui: &mut Ui, salt: &str, add: impl FnOnce(&mut Ui)) {
    Grid::new(salt).num_columns(2).show(ui, add);
}

/// A number in such a row.
pub(super) fn number_ui(ui: &mut Ui, texts: &Texts, message: &'static str, value: &mut u8, bounds: RangeInclusive<u8>) {
    named(ui, texts, message, |ui, name| {
        small(ui, texts, name, value, bounds);
    });
}

/// A list of which one is taken.
pub(super) fn pick_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    texts: &Texts,
    message: &'static str,
    value: &mut T,
    all: &[T],
    said: impl Fn(T) -> String,
) {
    named(ui, texts, message, |ui, name| {
        let (search, nothing) = (tr!(texts, "list-search"), tr!(texts, "list-nothing"));
        let shown = RichText::new(said(*value));
        let list =
            SearchList { salt: message, shown, width: 260.0, search: &search, nothing: &nothing, empty: &nothing };
        let offers = || all.iter().map(|one| Offer::new(said(*one), one == value)).collect();
        let (_, taken) = list.named(ui, name, offers);
        if let Some(one) = taken.and_then(|at| all.get(at)) {
            *value = *one;
        }
    });
}

pub(super) fn hero_ui(ui: &mut Ui, texts: &Texts, hero: &mut HeroCard) {
    number_ui(ui, texts, "cards-health", &mut hero.health, 1..=15);
    number_ui(ui, texts, "cards-md2-mana", &mut hero.mana, 0..=15);
}

/// Which deck an item comes from, in words.
pub(in crate::games::massive_darkness_2::view) fn back_said(back: Back, texts: &Texts) -> String {
    let said = match back {
        Back::Starting => tr!(texts, "cards-md2-starting"),
        Back::Treasure(Rarity::Common) => tr!(texts, "cards-md2-common"),
        Back::Treasure(Rarity::Rare) => tr!(texts, "cards-md2-rare"),
        Back::Treasure(Rarity::Epic) => tr!(texts, "cards-md2-epic"),
        Back::Mob(0) => tr!(texts, "cards-md2-mob-1"),
        Back::Mob(1) => tr!(texts, "cards-md2-mob-2"),
        Back::Mob(_) => tr!(texts, "cards-md2-mob-3"),
    };
    said.to_string()
}

pub(super) fn item_ui(ui: &mut Ui, texts: &Texts, item: &mut ItemCard) {
    let treasures = Rarity::ALL.map(Back::Treasure);
    let backs: Vec<Back> = [Back::Starting].into_iter().chain(treasures).chain((0..3).map(Back::Mob)).collect();
    pick_ui(ui, texts, "cards-md2-deck", &mut item.back, &backs, |back| back_said(back, texts));
    let places = [Place::Hand, Place::TwoHands, Place::Head, Place::Body, Place::Legs, Place::Misc, Place::Consumable];
    let worn = item.slot;
    pick_ui(ui, texts, "cards-md2-worn", &mut item.slot, &places, |one| place(one, texts).to_string());
    if item.slot != worn {
        refit(item);
    }
    if item.slot != Place::Consumable {
        named(ui, texts, "cards-md2-attack", |ui, name| attacks_ui(ui, texts, name, &mut item.attack, ATTACK));
        named(ui, texts, "cards-md2-defense", |ui, name| dice_ui(ui, texts, name, &mut item.defense, DEFENSE));
        named(ui, texts, "cards-md2-of-many", |ui, name| {
            // What no card names is what stands above it (M2-OQ-04).
            let mut dice = item.of_many.unwrap_or(item.defense);
            dice_ui(ui, texts, name, &mut dice, DEFENSE);
            if item.of_many.is_some() || dice != item.defense {
                item.of_many = (dice != item.defense).then_some(dice);
            }
        });
    }
    let classes: Vec<Option<Class>> = std::iter::once(None).chain(CLASSES.map(Some)).collect();
    let said = |class: Option<Class>| match class {
        Some(class) => class_name(class, texts).to_string(),
        None => tr!(texts, "cards-md2-anybody").to_string(),
    };
    let only = item.only;
    pick_ui(ui, texts, "cards-md2-only", &mut item.only, &classes, said);
    if item.only != only {
        refit(item);
    }
    named(ui, texts, "cards-md2-set", |ui, name| switch_ui(ui, name, &mut item.set));
    number_ui(ui, texts, "cards-copies", &mut item.copies, 0..=MOST_COPIES);
}

/// What it can do goes with where it is worn and by whom.
fn refit(item: &mut ItemCard) {
    if item.slot == Place::Consumable {
        (item.attack, item.defense, item.of_many) = (Vec::new(), Default::default(), None);
    }
    if !matches!(item.slot, Place::Hand | Place::TwoHands) {
        item.attack.clear();
    }
    let role = super::item_role(item);
    for ability in &mut item.abilities {
        *ability = fitted(role, ability);
    }
}

impl CardPage {
    pub(super) fn skill_ui(&self, ui: &mut Ui, texts: &Texts, skill: &mut SkillCard) {
        number_ui(ui, texts, "cards-md2-level", &mut skill.level, 1..=5);
        // M2-SKILL-02; the present one stays in the list, whatever Level has become of either.
        let is_lower = |other: &&SkillCard| {
            let is_there = skill.above.as_ref() == Some(&other.id);
            other.class == skill.class && other.id != skill.id && (other.level < skill.level || is_there)
        };
        let lower = self.skills.iter().filter(is_lower).map(|other| Some(other.id.as_str()));
        let lower: Vec<Option<&str>> = std::iter::once(None).chain(lower).collect();
        let said = |id: Option<&str>| match id {
            Some(id) => name_of("skill", id, texts),
            None => tr!(texts, "cards-md2-no-grade").to_string(),
        };
        let before = skill.above.clone();
        let mut above = before.as_deref();
        pick_ui(ui, texts, "cards-md2-grade", &mut above, &lower, said);
        skill.above = above.map(str::to_owned);
        match skill.class {
            Class::Berserker => {
                let all = [None, Some(Stance::BloodRage), Some(Stance::Reckless), Some(Stance::Provoke)];
                let said = |stance: Option<Stance>| match stance {
                    Some(stance) => stance_name(stance, texts).to_string(),
                    None => tr!(texts, "cards-md2-any-stance").to_string(),
                };
                pick_ui(ui, texts, "cards-md2-stance", &mut skill.stance, &all, said);
            }
            Class::Rogue => {
                named(ui, texts, "cards-md2-tools", |ui, _| {
                    ui.vertical(|ui| self.tools_ui(ui, texts, skill));
                });
                number_ui(ui, texts, "cards-md2-poison", &mut skill.poison, 0..=5);
            }
            Class::Paladin => {
                named(ui, texts, "cards-md2-blessed", |ui, name| {
                    let mut is_on = skill.blessed.is_some();
                    switch_ui(ui, name, &mut is_on);
                    if is_on != skill.blessed.is_some() {
                        skill.blessed = is_on.then(|| plainest(Role::OfClass(Class::Paladin)));
                    }
                });
            }
            Class::Ranger | Class::Shaman | Class::Wizard => {}
        }
    }

    /// The tokens that a Skill of the Rogue puts into the tool bag.
    fn tools_ui(&self, ui: &mut Ui, texts: &Texts, skill: &mut SkillCard) {
        for id in &self.tools {
            let name = name_of("tool", id, texts);
            ui.horizontal(|ui| {
                let mut count = skill.tokens.iter().find(|(other, _)| other == id).map_or(0, |(_, count)| *count);
                let before = count;
                small(ui, texts, &name, &mut count, 0..=4);
                ui.label(&name);
                if count == before {
                    return;
                }
                let at = skill.tokens.iter().position(|(other, _)| other == id);
                match at {
                    Some(at) if count == 0 => drop(skill.tokens.remove(at)),
                    Some(at) => skill.tokens[at].1 = count,
                    None if skill.tokens.len() < MOST_LINES => skill.tokens.push((id.clone(), count)),
                    None => {}
                }
            });
        }
    }
}

pub(super) fn arrow_ui(ui: &mut Ui, texts: &Texts, arrow: &mut ArrowCard) {
    rows_ui(ui, "md2-facts", |ui| {
        number_ui(ui, texts, "cards-md2-aim", &mut arrow.aim, 0..=6);
        number_ui(ui, texts, "cards-copies", &mut arrow.copies, 0..=MOST_COPIES);
    });
    let said = |one| effect(one, texts).to_string();
    let lines = arrow_card_lines(arrow, texts);
    let rows = [
        ("cards-md2-quick", &mut arrow.quick, false),
        ("cards-md2-critical", &mut arrow.critical, false),
        ("cards-md2-over", &mut arrow.over, true),
    ];
    for (at, (message, effects, is_overdraw)) in rows.into_iter().enumerate() {
        sentence_ui(ui, lines.get(at + 1).map_or("", String::as_str));
        let of = texts.get(message);
        ui.push_id(message, |ui| {
            let offered = of_arrows(is_overdraw);
            Words { what: "part-do", offered: &offered, said: &said, least: 0 }.ui(ui, Pen { texts, of: &of }, effects);
        });
    }
}

pub(super) fn tool_ui(ui: &mut Ui, texts: &Texts, token: &mut RogueToken) {
    rows_ui(ui, "md2-facts", |ui| {
        let all = [Colour::Red, Colour::Blue, Colour::Green];
        let said = |colour: Colour| match colour {
            Colour::Red => tr!(texts, "tool-colour-red").to_string(),
            Colour::Blue => tr!(texts, "tool-colour-blue").to_string(),
            Colour::Green => tr!(texts, "tool-colour-green").to_string(),
        };
        let before = token.colour;
        pick_ui(ui, texts, "cards-md2-colour", &mut token.colour, &all, said);
        if token.colour != before {
            // What does not go with the colour goes.
            token.r#do.retain(|effect| effect.is_among(&of_tools(token.colour)));
            (token.shadow, token.poison) =
                (token.shadow && token.colour == Colour::Red, token.poison && token.colour == Colour::Red);
        }
        if token.colour == Colour::Red {
            named(ui, texts, "tool-in-shadow", |ui, name| switch_ui(ui, name, &mut token.shadow));
            named(ui, texts, "tool-poisons", |ui, name| switch_ui(ui, name, &mut token.poison));
        }
        number_ui(ui, texts, "cards-md2-draws", &mut token.draws, 0..=2);
        named(ui, texts, "cards-md2-begins", |ui, name| switch_ui(ui, name, &mut token.start));
        number_ui(ui, texts, "cards-md2-copies-of-it", &mut token.copies, 0..=MOST_COPIES);
    });
    let (of, said) = (texts.get("cards-md2-token"), |one| effect(one, texts).to_string());
    let words = Words { what: "part-do", offered: &of_tools(token.colour), said: &said, least: 0 };
    words.ui(ui, Pen { texts, of: &of }, &mut token.r#do);
}

pub(super) fn spirit_ui(ui: &mut Ui, texts: &Texts, spirit: &mut SpiritCard) {
    number_ui(ui, texts, "cards-health", &mut spirit.health, 1..=20);
    named(ui, texts, "cards-md2-attack", |ui, name| attacks_ui(ui, texts, name, &mut spirit.attack, ATTACK));
    named(ui, texts, "cards-md2-defense", |ui, name| dice_ui(ui, texts, name, &mut spirit.defense, DEFENSE));
    number_ui(ui, texts, "cards-md2-fire", &mut spirit.fire, 0..=5);
    number_ui(ui, texts, "cards-md2-frost", &mut spirit.frost, 0..=5);
}

/// Types of attack, a row each.
pub(super) fn attacks_ui(ui: &mut Ui, texts: &Texts, of: &str, attack: &mut Vec<(AttackType, Dice)>, colours: &[Die]) {
    ui.vertical(|ui| attack_ui(ui, texts, of, attack, colours));
}

/// A button that adds a line of something.
pub(super) fn more_ui(ui: &mut Ui, texts: &Texts, of: &str) -> bool {
    icon_button(ui, Icon::Plus, &tr!(texts, "own-cards-add-what", what = of)).clicked()
}

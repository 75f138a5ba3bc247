//! What stands on the sheet of a Hero: what is worn, slot by slot, the pack, Skills and what else lies before the player as cards; then
//! the Hero's own abilities and the board of the Class.

use super::{Part, Place, Said, What, Written, item_of};
use crate::games::massive_darkness_2::describe::abilities::sentence;
use crate::games::massive_darkness_2::describe::signs::signed;
use crate::games::massive_darkness_2::describe::{
    Words, class_name, column_name, element_name, slot_name, stance_at, stance_name,
};
use crate::games::massive_darkness_2::own_cards::Card as Printed;
use crate::games::massive_darkness_2::rules::cards::{HeroCard, Origin};
use crate::games::massive_darkness_2::rules::ids::Element;
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::state::Learned;
use crate::games::massive_darkness_2::rules::{CardId, Class, Slot};
use crate::games::massive_darkness_2::view::board::piece_of_target;
use crate::games::massive_darkness_2::view::cards::HandCard;
use crate::games::massive_darkness_2::view::table::Table;
use crate::games::massive_darkness_2::view::table::beats::Face;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::map::Line;
use crate::tr;
use std::sync::Arc;

/// As they lie beside each other: what is held first, then from head to foot.
const SLOTS: [Slot; 6] = [Slot::Left, Slot::Right, Slot::Head, Slot::Body, Slot::Legs, Slot::Misc];

impl Table {
    pub(super) fn hero_sheet(&self, seat: u8, texts: &Texts) -> Written {
        let (words, game, hero) = (self.words(texts), self.shown(), self.shown().state().hero(seat));
        let class = game.class(seat);
        let card = &words.content.printed.heroes[usize::from(hero.card)];
        let title = tr!(
            texts,
            "sheet-hero",
            name = words.hero_card(hero.card).as_ref(),
            class = class_name(class, texts).as_ref()
        );
        let item = |card: CardId| words.content.item(card).map(|item| item_of(card, item, &words));
        let worn = SLOTS.into_iter().filter_map(|slot| match hero.slots[slot as usize] {
            // M2-HERO-02: what needs two hands lies there once.
            card if slot == Slot::Right && card.is_some() && card == hero.slots[Slot::Left as usize] => None,
            card if card.is_some() => item(card).map(|item| Place::Card(Box::new(item))),
            _ => Some(Place::Empty(slot_name(slot, texts))),
        });
        let packed = hero.items.iter().map(|card| CardId(card as u8)).filter(|card| !hero.wears(*card));
        let skills = hero.skills.iter().filter_map(|known| skill_of(known, &words));
        let carried = (0_u8..).zip(hero.carries).filter(|(_, count)| *count > 0);
        let carried: Vec<String> = carried.map(|(kind, count)| format!("{} × {count}", words.mark(kind))).collect();
        let items = hero.items.iter().filter_map(|card| words.content.item(CardId(card as u8))).map(|item| item.origin);
        let learned = hero.skills.iter().filter_map(|known| words.content.printed.skills.get(usize::from(known.skill)));
        let origins = items.chain(learned.map(|skill| skill.origin)).chain([card.origin]);
        let has_ours = origins.into_iter().any(|origin| origin == Origin::Designed);
        let ours = if has_ours { vec![tr!(texts, "sheet-ours").to_string()] } else { Vec::new() };
        // Of tokens and Arrow cards each says it for itself.
        let board = self.ours.board(class, &words.content.printed.boards);
        let parts = [
            Part { title: tr!(texts, "sheet-worn"), what: What::Cards(worn.collect()) },
            Part::of_cards(tr!(texts, "sheet-packed"), packed.filter_map(item)),
            Part::of_cards(tr!(texts, "sheet-skills"), skills),
            Part {
                title: words.marked(&tr!(texts, "sheet-abilities"), Some(card.origin)),
                what: What::Lines(self.abilities(seat, card, texts)),
            },
            Part::of_lines(tr!(texts, "sheet-carried"), carried),
            Part::of_cards(tr!(texts, "sheet-powers"), self.power_of(seat, class, &words)),
            Part { title: words.marked(&tr!(texts, "sheet-board"), board), what: self.board_of(seat, class, &words) },
            Part::of_lines(tr!(texts, "sheet-ours-title"), ours),
        ];
        let grown = tr!(texts, "sheet-grown", level = i64::from(hero.level), xp = i64::from(hero.xp));
        let facts = self.facts_of(piece_of_target(seat)).into_iter().chain([Line::aside(grown)]).collect();
        let face = Some(Face::Hero { card: hero.card, is_up: hero.is_up() });
        Written { title, face, facts, parts: parts.into_iter().filter(|part| !part.is_empty()).collect() }
    }

    /// What the Hero card says, and how the board of the Class stands now.
    fn abilities(&self, seat: u8, card: &HeroCard, texts: &Texts) -> Vec<Said> {
        let own = Said::of(&card.ability, texts);
        let shadow = Said::of(&card.shadow, texts).within(|what| tr!(texts, "sheet-shadow", what = what));
        let now = class_lines(self, seat, card.class, texts);
        let now = now.into_iter().map(|words| Said { text: words.clone(), words });
        [own, shadow].into_iter().chain(now).collect()
    }

    /// The Set Powers of a Hero who wears items of the Set (M2-ITEM-14).
    fn power_of(&self, seat: u8, class: Class, words: &Words<'_>) -> Option<HandCard> {
        let worn = self.shown().state().hero(seat).equipped();
        let of_set = worn.filter(|card| words.content.item(*card).is_some_and(|item| item.set)).count();
        let power = words.content.power(class).filter(|_| of_set > 0)?;
        let (name, is_ours) = (tr!(words.texts, "sheet-powers"), power.origin == Origin::Designed);
        let called = words.marked(&name, Some(power.origin));
        Some(HandCard::of(&Printed::Power(power.clone()), &name, words.texts, is_ours).called(called))
    }

    /// What lies on the board of its Class, or is printed there: all of it is ours but what a reference card shows.
    fn board_of(&self, seat: u8, class: Class, words: &Words<'_>) -> What {
        let (texts, boards) = (words.texts, &words.content.printed.boards);
        let line = |name: &str, ability: &Ability| Said::of(ability, texts).after(name);
        match class {
            Class::Berserker => {
                let named = |(place, ability)| line(&stance_name(stance_at(place), texts), ability);
                What::Lines((0_u8..).zip(&boards.stances).map(named).collect())
            }
            Class::Wizard => {
                let named = |(number, ability)| line(&tr!(texts, "cards-md2-spell", number = number), ability);
                What::Lines((1_i64..).zip(&boards.spells).map(named).collect())
            }
            Class::Paladin => {
                let named = |(column, ability)| line(&column_name(column, texts), ability);
                What::Lines((0_u8..).zip(&boards.columns).map(named).collect())
            }
            Class::Shaman => {
                let named = |(element, ability)| line(&element_name(element, texts), ability);
                What::Lines(Element::ALL.into_iter().zip(&boards.tops).map(named).collect())
            }
            Class::Rogue => {
                let tools = self.shown().state().tools.ready.iter();
                Part::of_cards("".into(), tools.filter_map(|number| tool_of(number as u8, words))).what
            }
            Class::Ranger => {
                let combat = &self.shown().state().combat;
                let arrows = combat.arrows.iter().filter(|_| combat.hero == seat);
                Part::of_cards("".into(), arrows.filter_map(|number| arrow_of(*number, words))).what
            }
        }
    }
}

impl Said {
    fn of(ability: &Ability, texts: &Texts) -> Self {
        Self { text: signed(ability, texts), words: sentence(ability, texts) }
    }

    fn after(self, name: &str) -> Self {
        self.within(|what| format!("{name}: {what}").into())
    }

    fn within(self, say: impl Fn(&str) -> Arc<str>) -> Self {
        Self { text: say(&self.text).to_string(), words: say(&self.words).to_string() }
    }
}

fn skill_of(known: &Learned, words: &Words<'_>) -> Option<HandCard> {
    let printed = words.content.printed.skills.get(usize::from(known.skill))?;
    let (name, is_ours) = (words.skill(known.skill), printed.origin == Origin::Designed);
    let called = words.marked(&name, Some(printed.origin));
    Some(HandCard::of(&Printed::Skill(printed.clone()), &name, words.texts, is_ours).called(called))
}

fn tool_of(number: u8, words: &Words<'_>) -> Option<HandCard> {
    let token = words.content.rogue_token(number)?;
    let (name, is_ours) = (words.tool(number), token.origin == Origin::Designed);
    let called = words.marked(&name, Some(token.origin));
    Some(HandCard::of(&Printed::Tool(token.clone().into()), &name, words.texts, is_ours).called(called))
}

fn arrow_of(number: u8, words: &Words<'_>) -> Option<HandCard> {
    let printed = words.arrow_card(number)?;
    let (name, is_ours) = (words.arrow(number), printed.origin == Origin::Designed);
    let called = words.marked(&name, Some(printed.origin));
    Some(HandCard::of(&Printed::Arrow(printed.clone()), &name, words.texts, is_ours).called(called))
}

/// What only one Class has before it: how its board stands now.
fn class_lines(table: &Table, seat: u8, class: Class, texts: &Texts) -> Vec<String> {
    let state = table.shown().state();
    let hero = state.hero(seat);
    match class {
        Class::Berserker => {
            let stance = stance_name(stance_at(hero.at), texts);
            let rage = i64::from(hero.rage);
            vec![tr!(texts, "sheet-stance", stance = stance.as_ref(), rage = rage).to_string()]
        }
        Class::Wizard => vec![tr!(texts, "sheet-pointer", number = i64::from(hero.at) + 1).to_string()],
        Class::Shaman => {
            let line = |element: Element| {
                let height = i64::from(hero.elements[element as usize]);
                tr!(texts, "sheet-element", element = element_name(element, texts).as_ref(), height = height)
                    .to_string()
            };
            Element::ALL.into_iter().map(line).collect()
        }
        Class::Rogue | Class::Paladin | Class::Ranger => Vec::new(),
    }
}

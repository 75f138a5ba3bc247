//! The sheet of a Hero or an Enemy: what it has and what it can do.

use super::Table;
use crate::games::massive_darkness_2::describe::abilities::{item_card_lines, sentence, tool_lines};
use crate::games::massive_darkness_2::describe::enemies::attack_lines;
use crate::games::massive_darkness_2::describe::{class_name, column_name, element_name, stance_at, stance_name};
use crate::games::massive_darkness_2::rules::cards::Origin;
use crate::games::massive_darkness_2::rules::ids::Element;
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::{CardId, Class, EnemyId};
use crate::games::massive_darkness_2::view::board::Subject;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Action, Sheet, heading, sheet};
use crate::tr;
use egui::{Align2, Area, Id, Key, Modifiers, Order, Rect, RichText, ScrollArea, Ui, vec2};
use std::sync::Arc;

/// Width of a sheet, and what lies between it and the upper edge of the map.
const WIDTH: f32 = 330.0;
const GAP: f32 = 8.0;
/// The buttons of the map stand at the right of it.
const BUTTONS: f32 = 56.0;
/// What is not for its lines: its title and its button.
const AROUND: f32 = 156.0;
/// Its lines always have so much room.
const LEAST: f32 = 120.0;

/// A part of a sheet: a heading, and what stands below it.
struct Part {
    title: Arc<str>,
    lines: Vec<String>,
}

impl Table {
    /// What stands on the card of an Enemy.
    pub(super) fn enemy_lines(&self, enemy: EnemyId, texts: &Texts) -> Vec<String> {
        let (words, state) = (self.words(texts), self.shown().state());
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => {
                let mob = &state.mobs[kind];
                let weapon = words.content.item(mob.item).map(|item| item_card_lines(item, texts)).unwrap_or_default();
                // Where it is worn does not matter to a Mob.
                weapon.into_iter().skip(1).chain(words.mob_lines(kind, mob.tier)).collect()
            }
            (_, Some(kind)) => words.roamer_lines(kind, state.roamers[kind].tier),
            _ => words.boss_lines(),
        }
    }

    /// Whether what an Enemy fights with is from the box: the item of a Mob, the dashboard of a Boss.
    fn origin_of(&self, enemy: EnemyId, texts: &Texts) -> Option<Origin> {
        let words = self.words(texts);
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => words.content.item(self.shown().state().mobs[kind].item).map(|item| item.origin),
            (_, Some(_)) => None,
            _ => {
                let fight = words.dungeon.story.boss.as_ref()?;
                words.content.printed.bosses.iter().find(|card| card.id == fight.boss).map(|card| card.origin)
            }
        }
    }

    /// The sheet that lies open, over the right part of the map, beside the buttons in the corner.
    pub(super) fn sheet_ui(&mut self, ui: &Ui, texts: &Texts, map: Rect) {
        let Some(subject) = self.subject else { return };
        let words = self.words(texts);
        let (title, parts) = match subject {
            Subject::Hero(seat) if usize::from(seat) < self.game().state().heroes.len() => self.hero_parts(seat, texts),
            Subject::Hero(_) => return,
            Subject::Ally(ally) => {
                let printed = words.content.printed.spirits.get(usize::from(ally));
                let lines = printed.map(|card| attack_lines(&card.attack, texts)).unwrap_or_default();
                let origin = printed.map(|card| card.origin);
                (words.ally(ally), vec![Part { title: words.marked(&tr!(texts, "sheet-card"), origin), lines }])
            }
            Subject::Enemy(enemy) => {
                let lines = self.enemy_lines(enemy, texts);
                let title = words.marked(&tr!(texts, "sheet-card"), self.origin_of(enemy, texts));
                (words.enemy(enemy).name, vec![Part { title, lines }])
            }
        };
        let mut is_closed = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let corner = map.right_top() + vec2(-BUTTONS, GAP);
        let layer = Area::new(Id::unique("md2-sheet")).order(Order::Middle).pivot(Align2::RIGHT_TOP).fixed_pos(corner);
        layer.show(ui.ctx(), |ui| {
            sheet(ui, Sheet::Paper, |ui| {
                ui.set_width(WIDTH.min(map.width() - 2.0 * BUTTONS));
                heading(ui, &title);
                let area = ScrollArea::vertical().id_salt("md2-sheet").auto_shrink([false, true]);
                area.max_height((map.height() - AROUND).max(LEAST)).show(ui, |ui| {
                    for part in &parts {
                        ui.label(RichText::new(part.title.as_ref()).font(display(17.0)));
                        for line in &part.lines {
                            ui.label(line);
                        }
                        ui.add_space(Theme::of(ui.ctx()).space(1.0));
                    }
                });
                is_closed |= ui.add(Action::new(Icon::Close, &tr!(texts, "sheet-close"))).clicked();
            });
        });
        if is_closed {
            self.subject = None;
        }
    }

    fn hero_parts(&self, seat: u8, texts: &Texts) -> (Arc<str>, Vec<Part>) {
        let (words, game, hero) = (self.words(texts), self.shown(), self.shown().state().hero(seat));
        let class = game.class(seat);
        let card = &words.content.printed.heroes[usize::from(hero.card)];
        let title = tr!(
            texts,
            "sheet-hero",
            name = words.hero_card(hero.card).as_ref(),
            class = class_name(class, texts).as_ref()
        );
        let mut can = vec![sentence(&card.ability, texts)];
        can.push(tr!(texts, "sheet-shadow", what = sentence(&card.shadow, texts)).to_string());
        can.extend(class_lines(self, seat, class, texts));
        let item = |card: CardId| {
            let printed = words.content.item(card);
            let lines = printed.map(|item| item_card_lines(item, texts)).unwrap_or_default();
            let name = words.marked(&words.item(card), printed.map(|item| item.origin));
            format!("{name}: {}", lines.join("; "))
        };
        let worn: Vec<String> = hero.equipped().map(item).collect();
        let packed = hero.items.iter().map(|card| CardId(card as u8)).filter(|card| !hero.wears(*card));
        let packed: Vec<String> = packed.map(item).collect();
        let printed_skill = |skill: u8| words.content.printed.skills.get(usize::from(skill));
        let skill = |known: &crate::games::massive_darkness_2::rules::state::Learned| {
            let name = words.marked(&words.skill(known.skill), printed_skill(known.skill).map(|skill| skill.origin));
            format!("{name}: {}", words.skill_lines(known.skill).join("; "))
        };
        let skills: Vec<String> = hero.skills.iter().map(skill).collect();
        let items = hero.items.iter().filter_map(|card| words.content.item(CardId(card as u8))).map(|item| item.origin);
        let learned = hero.skills.iter().filter_map(|known| printed_skill(known.skill)).map(|skill| skill.origin);
        let has_ours = items.chain(learned).chain([card.origin]).any(|origin| origin == Origin::Designed);
        let ours = if has_ours { vec![tr!(texts, "sheet-ours").to_string()] } else { Vec::new() };
        let carried = (0_u8..).zip(hero.carries).filter(|(_, count)| *count > 0);
        let carried: Vec<String> = carried.map(|(kind, count)| format!("{} × {count}", words.mark(kind))).collect();
        // Of tokens and Arrow cards each says it for itself.
        let board = self.ours.board(class, &words.content.printed.boards);
        let parts = [
            Part { title: words.marked(&tr!(texts, "sheet-abilities"), Some(card.origin)), lines: can },
            Part {
                title: words.marked(&tr!(texts, "sheet-board"), board),
                lines: board_lines(self, seat, class, texts),
            },
            Part { title: tr!(texts, "sheet-powers"), lines: power_lines(self, seat, class, texts) },
            Part { title: tr!(texts, "sheet-worn"), lines: worn },
            Part { title: tr!(texts, "sheet-packed"), lines: packed },
            Part { title: tr!(texts, "sheet-skills"), lines: skills },
            Part { title: tr!(texts, "sheet-carried"), lines: carried },
            Part { title: tr!(texts, "sheet-ours-title"), lines: ours },
        ];
        (title, parts.into_iter().filter(|part| !part.lines.is_empty()).collect())
    }
}

/// What only one Class has before it: how its board stands now.
fn class_lines(table: &Table, seat: u8, class: Class, texts: &Texts) -> Vec<String> {
    let state = table.game().state();
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

/// What is printed on the board of its Class: all of it is ours but what a reference card shows.
fn board_lines(table: &Table, seat: u8, class: Class, texts: &Texts) -> Vec<String> {
    let words = table.words(texts);
    let boards = &words.content.printed.boards;
    let line = |name: &str, ability: &Ability| format!("{name}: {}", sentence(ability, texts));
    match class {
        Class::Berserker => (0_u8..)
            .zip(&boards.stances)
            .map(|(place, ability)| line(&stance_name(stance_at(place), texts), ability))
            .collect(),
        Class::Wizard => (1_i64..)
            .zip(&boards.spells)
            .map(|(number, ability)| line(&tr!(texts, "cards-md2-spell", number = number), ability))
            .collect(),
        Class::Paladin => {
            (0_u8..).zip(&boards.columns).map(|(column, ability)| line(&column_name(column, texts), ability)).collect()
        }
        Class::Shaman => Element::ALL
            .into_iter()
            .zip(&boards.tops)
            .map(|(element, ability)| line(&element_name(element, texts), ability))
            .collect(),
        Class::Rogue => {
            let ready = table.game().state().tools.ready;
            let told = |number: usize| {
                let token = words.content.rogue_token(number as u8);
                let name = words.marked(&words.tool(number as u8), token.map(|token| token.origin));
                let lines = token.map(|token| tool_lines(token, texts)).unwrap_or_default();
                format!("{name}: {}", lines.join("; "))
            };
            ready.iter().map(told).collect()
        }
        Class::Ranger => {
            let arrows = table.game().state().combat.arrows;
            let is_own = table.game().state().combat.hero == seat;
            let told = |number: u8| {
                let origin = words.arrow_card(number).map(|arrow| arrow.origin);
                format!("{}: {}", words.marked(&words.arrow(number), origin), words.arrow_lines(number).join("; "))
            };
            arrows.iter().filter(|_| is_own).map(|number| told(*number)).collect()
        }
    }
}

/// The Set Powers of a Hero who wears so many items of the Set (M2-ITEM-14).
fn power_lines(table: &Table, seat: u8, class: Class, texts: &Texts) -> Vec<String> {
    let words = table.words(texts);
    let worn = table.game().state().hero(seat).equipped();
    let of_set = worn.filter(|card| words.content.item(*card).is_some_and(|item| item.set)).count();
    let Some(power) = words.content.power(class).filter(|_| of_set > 0) else { return Vec::new() };
    let line = |name: &str, ability: &Ability| {
        format!("{}: {}", words.marked(name, Some(power.origin)), sentence(ability, texts))
    };
    vec![
        line(&tr!(texts, "sheet-lesser-power"), &power.lesser),
        line(&tr!(texts, "sheet-greater-power"), &power.greater),
    ]
}

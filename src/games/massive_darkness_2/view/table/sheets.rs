//! The sheet of a Hero or an Enemy: who it is, how it stands, what it has and what it can do.

use super::Table;
use super::beats::{Face, face_of_boss, face_ui};
use crate::games::massive_darkness_2::describe::abilities::{item_card_lines, sentence, tool_lines};
use crate::games::massive_darkness_2::describe::enemies::attack_lines;
use crate::games::massive_darkness_2::describe::{class_name, column_name, element_name, stance_at, stance_name};
use crate::games::massive_darkness_2::rules::cards::Origin;
use crate::games::massive_darkness_2::rules::ids::{Element, target_of};
use crate::games::massive_darkness_2::rules::language::Ability;
use crate::games::massive_darkness_2::rules::{CardId, Class, EnemyId};
use crate::games::massive_darkness_2::view::board::{
    Subject, picture_of_ally, picture_of_enemy, piece_of_enemy, piece_of_target, subject_of,
};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::hints::mark;
use crate::kit::map::{Line, Piece, Tone};
use crate::kit::question::scrolled;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Action, Sheet, heading, sheet};
use crate::tr;
use egui::{Align2, Area, Id, Key, Modifiers, Order, Rect, RichText, Sense, Ui, Vec2, vec2};
use std::sync::Arc;

/// Width of a sheet, and what lies between it and the upper edge of the map.
const WIDTH: f32 = 330.0;
const GAP: f32 = 8.0;
/// The buttons of the map stand at the right of it.
const BUTTONS: f32 = 56.0;
/// Side of the face.
const FACE: f32 = 84.0;
/// What is not for its lines: its title, its head and its button.
const AROUND: f32 = 156.0 + FACE;
/// Its lines always have so much room.
const LEAST: f32 = 120.0;

/// What stands on a sheet.
struct Written {
    title: Arc<str>,
    face: Option<Face>,
    /// How it stands now.
    facts: Vec<Line>,
    parts: Vec<Part>,
}

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

    /// The sheet of an Enemy. Cards of Mobs and Roaming Monsters are those of the box; what a Mob wields and the dashboard of a Boss
    /// can be ours.
    fn enemy_sheet(&self, enemy: EnemyId, texts: &Texts) -> Written {
        let (words, state, card) = (self.words(texts), self.shown().state(), tr!(texts, "sheet-card"));
        let face = match enemy {
            EnemyId::BOSS => face_of_boss(&words),
            _ => Some(Face::Foe(picture_of_enemy(&words, enemy))),
        };
        let mut parts = Vec::new();
        match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => {
                let mob = &state.mobs[kind];
                parts.push(Part { title: card, lines: words.mob_lines(kind, mob.tier) });
                if let Some(item) = words.content.item(mob.item) {
                    let title = words.marked(&words.item(mob.item), Some(item.origin));
                    // Where it is worn does not matter to a Mob.
                    parts.push(Part { title, lines: item_card_lines(item, texts).split_off(1) });
                }
            }
            (_, Some(kind)) => {
                parts.push(Part { title: card, lines: words.roamer_lines(kind, state.roamers[kind].tier) });
            }
            _ => {
                let title = words.marked(&card, words.dashboard().map(|card| card.origin));
                parts.push(Part { title, lines: words.boss_lines() });
            }
        }
        Written { title: words.enemy(enemy).name, face, facts: self.facts_of(piece_of_enemy(enemy)), parts }
    }

    /// What the map tells of a figure, but its name.
    fn facts_of(&self, piece: Piece) -> Vec<Line> {
        let figure = self.board_shown().and_then(|shown| shown.board.figure(piece));
        let facts = figure.into_iter().flat_map(|figure| &figure.about);
        facts.filter(|line| !matches!(line.tone, Tone::Title | Tone::Rule(_))).cloned().collect()
    }

    /// Whose sheet lies beside a board that leaves room for it, though nobody has opened it: that of the Boss in a fight with it, else
    /// of whoever acts.
    fn beside_the_board(&self, map: Rect) -> Option<Subject> {
        let shown = self.board_shown()?;
        if self.map.free_beside(map, &shown.board) < WIDTH + BUTTONS + 2.0 * GAP {
            return None;
        }
        match self.shown().state().boss.fighting {
            true => Some(Subject::Enemy(EnemyId::BOSS)),
            false => shown.board.acting.map(subject_of),
        }
    }

    /// The sheet that lies open, over the right part of the map, beside the buttons in the corner.
    pub(super) fn sheet_ui(&mut self, ui: &Ui, texts: &Texts, map: Rect) {
        let is_opened = self.subject.is_some();
        let Some(subject) = self.subject.or_else(|| self.beside_the_board(map)) else { return };
        let words = self.words(texts);
        let written = match subject {
            Subject::Hero(seat) if usize::from(seat) < self.game().state().heroes.len() => self.hero_sheet(seat, texts),
            Subject::Hero(_) => return,
            Subject::Ally(ally) => {
                let printed = words.content.printed.spirits.get(usize::from(ally));
                let lines = printed.map(|card| attack_lines(&card.attack, texts)).unwrap_or_default();
                let origin = printed.map(|card| card.origin);
                let title = words.marked(&tr!(texts, "sheet-card"), origin);
                let facts = self.facts_of(piece_of_target(target_of(ally)));
                let face = Some(Face::Friend(picture_of_ally(ally)));
                Written { title: words.ally(ally), face, facts, parts: vec![Part { title, lines }] }
            }
            Subject::Enemy(enemy) => self.enemy_sheet(enemy, texts),
        };
        let mut is_closed = is_opened && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let corner = map.right_top() + vec2(-BUTTONS, GAP);
        let layer = Area::new(Id::unique("md2-sheet")).order(Order::Middle).pivot(Align2::RIGHT_TOP).fixed_pos(corner);
        // Before it is known how high it is, it may be as high as the map.
        let layer = layer.default_size(vec2(WIDTH, map.height()));
        let laid = layer.show(ui.ctx(), |ui| {
            sheet(ui, Sheet::Paper, |ui| {
                ui.set_width(WIDTH.min(map.width() - 2.0 * BUTTONS));
                heading(ui, &written.title);
                head_ui(ui, &written);
                scrolled(ui, (map.height() - AROUND).max(LEAST), |ui| {
                    for part in &written.parts {
                        ui.label(RichText::new(part.title.as_ref()).font(display(17.0)));
                        for line in &part.lines {
                            ui.label(line);
                        }
                        ui.add_space(Theme::of(ui.ctx()).space(1.0));
                    }
                });
                if is_opened {
                    is_closed |= ui.add(Action::new(Icon::Close, &tr!(texts, "sheet-close"))).clicked();
                }
            });
        });
        mark(ui, "sheet", laid.response.rect);
        if is_closed {
            self.subject = None;
        }
    }

    fn hero_sheet(&self, seat: u8, texts: &Texts) -> Written {
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
            Part { title: tr!(texts, "sheet-skills"), lines: skills },
            Part { title: tr!(texts, "sheet-worn"), lines: worn },
            Part { title: tr!(texts, "sheet-carried"), lines: carried },
            Part { title: tr!(texts, "sheet-packed"), lines: packed },
            Part { title: tr!(texts, "sheet-powers"), lines: power_lines(self, seat, class, texts) },
            Part {
                title: words.marked(&tr!(texts, "sheet-board"), board),
                lines: board_lines(self, seat, class, texts),
            },
            Part { title: tr!(texts, "sheet-ours-title"), lines: ours },
        ];
        let grown = tr!(texts, "sheet-grown", level = i64::from(hero.level), xp = i64::from(hero.xp));
        let facts = self.facts_of(piece_of_target(seat)).into_iter().chain([Line::aside(grown)]).collect();
        let face = Some(Face::Hero { card: hero.card, is_up: hero.is_up() });
        Written { title, face, facts, parts: parts.into_iter().filter(|part| !part.lines.is_empty()).collect() }
    }
}

/// The face, and beside it how it stands.
fn head_ui(ui: &mut Ui, written: &Written) {
    ui.horizontal_top(|ui| {
        if let Some(face) = &written.face {
            let (spot, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
            face_ui(ui, spot, face);
        }
        ui.vertical(|ui| {
            for line in &written.facts {
                let words = RichText::new(line.text.as_ref());
                ui.label(if line.tone == Tone::Strong { words.strong() } else { words });
            }
        });
    });
    ui.add_space(Theme::of(ui.ctx()).space(1.0));
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

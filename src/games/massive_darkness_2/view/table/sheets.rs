//! The sheet of a Hero or an Enemy: who it is, how it stands, what it has and what it can do; cards lie on it as cards, and the one that
//! is pointed at is shown large beside it. `hero` has what stands on that of a Hero.

use super::Table;
use super::beats::{Face, face_of_boss, face_ui};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::describe::abilities::item_card_lines;
use crate::games::massive_darkness_2::describe::enemies::attack_lines;
use crate::games::massive_darkness_2::own_cards::Card as Printed;
use crate::games::massive_darkness_2::rules::cards::{ItemCard, Origin};
use crate::games::massive_darkness_2::rules::ids::target_of;
use crate::games::massive_darkness_2::rules::{CardId, EnemyId};
use crate::games::massive_darkness_2::view::board::{
    Subject, picture_of_ally, picture_of_enemy, piece_of_enemy, piece_of_target, subject_of,
};
use crate::games::massive_darkness_2::view::cards::HandCard;
use crate::games::massive_darkness_2::view::signs::signed_line_ui;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::card::Card;
use crate::kit::hints::mark;
use crate::kit::map::{Line, Piece, Tone};
use crate::kit::question::scrolled;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Action, Sheet, heading, sheet};
use crate::tr;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Area, Id, Key, Modifiers, Order, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

mod hero;

/// Width of a sheet, and what lies between it and the upper edge of the map.
const WIDTH: f32 = 330.0;
const GAP: f32 = 8.0;
/// One with cards takes this part of the map, and more of a low one, within bounds: what is worn lies in one row.
const PART: f32 = 0.6;
const PART_LOW: f32 = 0.76;
const WIDEST: f32 = 600.0;
/// A card on it is never narrower, on a low map and elsewhere; and never so much wider.
const SMALL_CARD: f32 = 72.0;
const CARD: f32 = 84.0;
const LOW: f32 = 560.0;
const MOST: f32 = 1.25;
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
    what: What,
}

enum What {
    Lines(Vec<Said>),
    Cards(Vec<Place>),
}

/// A line with signs, and the same in words alone.
struct Said {
    text: String,
    words: String,
}

/// Where a card can lie.
enum Place {
    Card(Box<HandCard>),
    /// Nothing lies there; what it is for.
    Empty(Arc<str>),
}

impl Part {
    fn of_lines(title: Arc<str>, lines: Vec<String>) -> Self {
        let plain = |words: String| Said { text: words.clone(), words };
        Self { title, what: What::Lines(lines.into_iter().map(plain).collect()) }
    }

    fn of_cards(title: Arc<str>, cards: impl IntoIterator<Item = HandCard>) -> Self {
        Self { title, what: What::Cards(cards.into_iter().map(|card| Place::Card(Box::new(card))).collect()) }
    }

    fn is_empty(&self) -> bool {
        match &self.what {
            What::Lines(lines) => lines.is_empty(),
            What::Cards(places) => places.is_empty(),
        }
    }
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
                parts.push(Part::of_lines(card, words.mob_lines(kind, mob.tier)));
                let item = words.content.item(mob.item).map(|item| item_of(mob.item, item, &words));
                parts.extend(item.map(|item| Part::of_cards(tr!(texts, "sheet-worn"), [item])));
            }
            (_, Some(kind)) => {
                parts.push(Part::of_lines(card, words.roamer_lines(kind, state.roamers[kind].tier)));
            }
            _ => {
                let title = words.marked(&card, words.dashboard().map(|card| card.origin));
                parts.push(Part::of_lines(title, words.boss_lines()));
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
                Written { title: words.ally(ally), face, facts, parts: vec![Part::of_lines(title, lines)] }
            }
            Subject::Enemy(enemy) => self.enemy_sheet(enemy, texts),
        };
        let mut is_closed = is_opened && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let corner = map.right_top() + vec2(-BUTTONS, GAP);
        let layer = Area::new(Id::unique("md2-sheet")).order(Order::Middle).pivot(Align2::RIGHT_TOP).fixed_pos(corner);
        // Cards lie beside each other, as many as the map leaves room for.
        let has_cards = written.parts.iter().any(|part| matches!(&part.what, What::Cards(places) if places.len() > 1));
        let (part, least) = if map.height() < LOW { (PART_LOW, SMALL_CARD) } else { (PART, CARD) };
        let wide = if has_cards { (map.width() * part).clamp(WIDTH, WIDEST) } else { WIDTH };
        // Nobody has opened it: then it covers nothing of the board.
        let beside =
            self.board_shown().map_or(0.0, |shown| self.map.free_beside(map, &shown.board)) - BUTTONS - 2.0 * GAP;
        let width = wide.min(if is_opened { map.width() - 2.0 * BUTTONS } else { beside });
        // Before it is known how high it is, it may be as high as the map.
        let layer = layer.default_size(vec2(width, map.height()));
        let page = Rect::from_min_max(pos2(corner.x - width - BUTTONS / 2.0, map.top()), pos2(corner.x, map.bottom()));
        let laid = layer.show(ui.ctx(), |ui| {
            sheet(ui, Sheet::Paper, |ui| {
                ui.set_width(width);
                heading(ui, &written.title);
                head_ui(ui, &written);
                scrolled(ui, (map.height() - AROUND).max(LEAST), |ui| {
                    for part in &written.parts {
                        ui.label(RichText::new(part.title.as_ref()).font(display(17.0)));
                        match &part.what {
                            What::Lines(lines) => {
                                lines.iter().for_each(|line| signed_line_ui(ui, &line.text, &line.words));
                            }
                            What::Cards(places) => cards_ui(ui, places, least, page),
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
}

/// Cards beside each other, in rows as wide as the sheet.
fn cards_ui(ui: &mut Ui, places: &[Place], least: f32, page: Rect) {
    let room = ui.available_width();
    let columns = ((room + GAP) / (least + GAP)).floor().max(1.0);
    let width = ((room + GAP) / columns - GAP).min(least * MOST).floor();
    for row in places.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for place in row {
                match place {
                    Place::Card(card) => _ = card.ui(ui, width, page),
                    Place::Empty(what) => empty_ui(ui, what, width),
                }
            }
        });
    }
}

/// A place where nothing lies, with what it is for.
fn empty_ui(ui: &mut Ui, what: &str, width: f32) {
    let theme = Theme::of(ui.ctx());
    let (place, response) = ui.allocate_exact_size(Card::hand_size(width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, what));
    let line = Stroke::new(theme.sizes.line, theme.surface.ink_muted.fade(0.45).egui());
    ui.painter().rect_stroke(place.shrink(1.0), theme.sizes.corner_card, line, StrokeKind::Inside);
    let (font, ink) = (TextStyle::Small.resolve(ui.style()), theme.surface.ink_muted.egui());
    let mut words = LayoutJob::simple(what.to_owned(), font, ink, width - GAP);
    words.halign = Align::Center;
    let words = ui.painter().layout_job(words);
    let at = place.center() - vec2(0.0, words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
}

/// An Item as a card.
fn item_of(card: CardId, item: &ItemCard, words: &Words<'_>) -> HandCard {
    let (name, is_ours) = (words.item(card), item.origin == Origin::Designed);
    let called = words.marked(&name, Some(item.origin));
    HandCard::of(&Printed::Item(item.clone()), &name, words.texts, is_ours).called(called)
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

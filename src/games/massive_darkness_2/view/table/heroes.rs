//! The Heroes below the map: portraits with Health, Mana, Level and what is left of a turn.

use super::Table;
use crate::games::massive_darkness_2::rules::Symbol;
use crate::games::massive_darkness_2::view::art::{hero_colour, portrait, symbol};
use crate::games::massive_darkness_2::view::board::{Subject, piece_of_target};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{FontId, Painter, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

/// Height of the strip where places are wide and where they are narrow, and how wide the place of a Hero is at most.
const HEIGHT: f32 = 96.0;
const NARROW_HEIGHT: f32 = HEIGHT + LINE;
const WIDEST: f32 = 230.0;
const GAP: f32 = 8.0;
/// In a narrower place the name stands above all, with a small portrait below it.
const NARROW: f32 = 190.0;
const SMALL_FACE: f32 = 40.0;
/// Height of the line with the name.
const TITLE: f32 = 23.0;
/// In a window so high all this is as large as said here; in a higher one it grows along, so far at most.
const USUAL: f32 = 1000.0;
const LARGEST: f32 = 1.45;

/// How much larger than usual all of it is.
fn scale(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() / USUAL).clamp(1.0, LARGEST)
}

impl Table {
    /// A place for each Hero; a press opens its sheet.
    pub(super) fn heroes_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let count = self.game().state().heroes.len().max(1) as f32;
        let scale = scale(ui);
        let width = ((ui.available_width() + GAP) / count - GAP).min(WIDEST * scale);
        let height = if width < NARROW * scale { NARROW_HEIGHT } else { HEIGHT } * scale;
        let mut chosen = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for seat in self.game().state().seats() {
                if self.hero_ui(ui, texts, seat, vec2(width, height)) {
                    chosen = Some(seat);
                }
            }
        });
        if let Some(seat) = chosen {
            let subject = Subject::Hero(seat);
            self.subject = if self.subject == Some(subject) { None } else { Some(subject) };
        }
    }

    fn hero_ui(&self, ui: &mut Ui, texts: &Texts, seat: u8, size: Vec2) -> bool {
        let (theme, game, scale) = (Theme::of(ui.ctx()), self.shown(), scale(ui));
        let hero = game.state().hero(seat);
        let name = self.words(texts).hero_card(hero.card);
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        mark(ui, ("hero", seat), place);
        let (most_health, most_mana) = (game.max_health(seat), game.max_mana(seat));
        let said = tr!(
            texts,
            "strip-hero",
            name = name.as_ref(),
            health = i64::from(hero.health),
            full = i64::from(most_health),
            mana = i64::from(hero.mana),
            level = i64::from(hero.level),
            xp = i64::from(hero.xp),
            actions = i64::from(hero.actions)
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said.as_ref()));
        let is_acting = self.board_shown().is_some_and(|shown| shown.board.acting == Some(piece_of_target(seat)));
        let is_meant = response.hovered() || response.has_focus();
        let ground = if is_acting || is_meant { theme.surface.raised } else { theme.surface.panel };
        let (line, colour) = match (is_acting, is_meant) {
            (true, _) => (theme.sizes.line_focus, theme.signal.accent),
            (false, true) => (theme.sizes.line_focus, theme.line.focus),
            (false, false) => (theme.sizes.line, theme.line.control),
        };
        let stroke = Stroke::new(line, colour.egui());
        ui.painter().rect(place, theme.sizes.corner_card, ground.egui(), stroke, StrokeKind::Inside);
        let inside = place.shrink(6.0);
        let is_narrow = place.width() < NARROW * scale;
        let face = match is_narrow {
            true => Rect::from_min_size(inside.min + vec2(0.0, TITLE * scale), Vec2::splat(SMALL_FACE * scale)),
            false => Rect::from_min_size(inside.min, Vec2::splat(inside.height())),
        };
        let cards = &self.game().table().content.printed.heroes;
        if let Some(card) = cards.get(usize::from(hero.card)) {
            portrait(ui, face, &card.id, Some(hero_colour(hero.card)), hero.is_up());
        }
        let beside = face.right() + 8.0;
        let left = if is_narrow { inside.left() } else { beside };
        let painter = ui.painter().with_clip_rect(inside.intersect(ui.clip_rect()));
        let mut font = TextStyle::Button.resolve(ui.style());
        font.size *= scale;
        let title = pos2(left, inside.top());
        painter.text(title, egui::Align2::LEFT_TOP, name.as_ref(), font, theme.text.strong.egui());
        let mut row = Row { painter: &painter, theme, scale, left: beside, top: inside.top() + TITLE * scale };
        row.icon(Icon::Heart, &format!("{}/{most_health}", hero.health));
        if is_narrow {
            row.next(beside);
        }
        row.mana(&format!("{}/{most_mana}", hero.mana));
        row.next(left);
        // Level and XP.
        row.icon(Icon::Star, &hero.level.to_string());
        row.icon(Icon::StarCoin, &hero.xp.to_string());
        row.next(left);
        if hero.actions > 0 && is_acting {
            row.icon(Icon::Play, &hero.actions.to_string());
        }
        if hero.fire > 0 {
            row.icon(Icon::Torch, &hero.fire.to_string());
        }
        if hero.frost > 0 {
            row.icon(Icon::Sparks, &hero.frost.to_string());
        }
        if hero.gone {
            row.icon(Icon::Flag, "");
        }
        response.on_hover_text(said.as_ref()).clicked()
    }
}

/// Small pictures with numbers, one after the other.
struct Row<'a> {
    painter: &'a Painter,
    theme: &'a Theme,
    scale: f32,
    left: f32,
    top: f32,
}

/// Height of a line of them, their side, and how high the letters beside them are.
const LINE: f32 = 20.0;
const SIGN: f32 = 15.0;
const LETTERS: f32 = 14.0;

impl Row<'_> {
    fn sign(&self) -> Rect {
        Rect::from_min_size(pos2(self.left, self.top), Vec2::splat(SIGN * self.scale))
    }

    fn icon(&mut self, icon: Icon, words: &str) {
        icons::show(self.painter, icon, self.sign(), self.theme.text.muted, Weight::Bold);
        self.number(words);
    }

    fn mana(&mut self, words: &str) {
        symbol(self.painter, self.sign(), Symbol::Mana, self.theme.signal.special);
        self.number(words);
    }

    fn number(&mut self, words: &str) {
        let (ink, font) = (self.theme.text.normal.egui(), FontId::proportional(LETTERS * self.scale));
        let laid = self.painter.layout_no_wrap(words.to_owned(), font, ink);
        let (sign, width) = (self.sign(), laid.size().x);
        self.painter.galley(pos2(sign.right() + 3.0, sign.center().y - laid.size().y / 2.0), laid, ink);
        self.left = sign.right() + 3.0 + width + 9.0 * self.scale;
    }

    fn next(&mut self, left: f32) {
        self.left = left;
        self.top += LINE * self.scale;
    }
}

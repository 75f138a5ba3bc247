//! The Heroes below the map: portraits with Health, Mana, Level and what is left of a turn.

use super::Table;
use super::beats::named;
use crate::games::massive_darkness_2::rules::{CardId, Symbol};
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
/// What a Hero wears stands at the right, where there is room: each thing so wide with its name (more where there is one column), and
/// so high, in so many columns at most; where names would have no room, its picture alone.
const THING: [f32; 2] = [128.0, 200.0];
const ALONE: f32 = 260.0;
const THING_HIGH: [f32; 2] = [28.0, 46.0];
const COLUMNS: f32 = 2.0;
const PICTURE: [f32; 2] = [24.0, 42.0];
const BETWEEN: f32 = 4.0;
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
        let most = (WIDEST + COLUMNS * (THING[1] + GAP)) * scale;
        let width = ((ui.available_width() + GAP) / count - GAP).min(most).floor();
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
        let whole = place.shrink(6.0);
        // Numbers have their room; what is left is for what is worn.
        let (inside, worn) = whole.split_left_right_at_x(whole.left() + whole.width().min(WIDEST * scale - 12.0));
        self.worn_ui(ui, texts, seat, worn.with_min_x(worn.left() + GAP));
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

impl Table {
    /// What a Hero wears.
    fn worn_ui(&self, ui: &Ui, texts: &Texts, seat: u8, room: Rect) {
        let (words, painter) = (self.words(texts), ui.painter());
        let worn: Vec<CardId> = self.shown().state().hero(seat).equipped().collect();
        match things_in(room, worn.len(), scale(ui)) {
            Things::None => {}
            Things::Named(grid) => {
                let named = worn.into_iter().map(|card| named(card, &words));
                grid.places(room).zip(named).for_each(|(place, card)| card.in_a_list(painter, place));
            }
            Things::Pictures(grid) => {
                let named = worn.into_iter().map(|card| named(card, &words));
                grid.places(room).zip(named).for_each(|(place, card)| card.as_picture(painter, place));
            }
        }
    }
}

/// How what is worn is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Things {
    /// There is no room for it.
    None,
    Named(Grid),
    Pictures(Grid),
}

/// Places row by row.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    columns: f32,
    size: Vec2,
}

impl Grid {
    fn places(self, room: Rect) -> impl Iterator<Item = Rect> {
        (0_u8..).map(f32::from).map(move |at| {
            let step = vec2(at % self.columns, (at / self.columns).floor()) * (self.size + Vec2::splat(BETWEEN));
            Rect::from_min_size(room.min + step, self.size)
        })
    }
}

/// How so many things are shown in so much room.
fn things_in(room: Rect, count: usize, scale: f32) -> Things {
    let fit = |room: f32, size: f32| ((room + BETWEEN) / (size + BETWEEN)).floor();
    let share = |room: f32, parts: f32| ((room + BETWEEN) / parts - BETWEEN).floor();
    let count = count as f32;
    let most = fit(room.width(), THING[0]).min(COLUMNS);
    // One below the other where they are not low for it.
    let is_high = |columns: f32| (count / columns).ceil() <= fit(room.height(), THING_HIGH[1] * 0.8 * scale);
    let columns = if most >= 1.0 && is_high(1.0) { 1.0 } else { most };
    if columns >= 1.0 && (count / columns).ceil() <= fit(room.height(), THING_HIGH[0]) {
        let rows = (count / columns).ceil().max(2.0);
        let size = vec2(share(room.width(), columns), share(room.height(), rows));
        let wide = if columns > 1.0 { THING[1] } else { ALONE };
        return Things::Named(Grid { columns, size: size.min(vec2(wide, THING_HIGH[1]) * scale) });
    }
    // As large as all of them can be.
    let side = |rows: f32| share(room.height(), rows).min(PICTURE[1] * scale);
    let fits = |rows: &f32| fit(room.width(), side(*rows)) * rows >= count;
    let rows = [1.0, 2.0, 3.0].into_iter().find(fits).filter(|rows| side(*rows) >= PICTURE[0]);
    rows.map_or(Things::None, |rows| {
        Things::Pictures(Grid { columns: fit(room.width(), side(rows)), size: Vec2::splat(side(rows)) })
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_worn_lies_within_its_room_and_apart() {
        for (width, height) in [(0.0, 84.0), (40.0, 84.0), (110.0, 84.0), (150.0, 84.0), (320.0, 90.0), (420.0, 128.0)]
        {
            let room = Rect::from_min_size(pos2(3.0, 5.0), vec2(width, height));
            for count in 0..=8 {
                let places: Vec<Rect> = match things_in(room, count, 1.0) {
                    Things::None => continue,
                    Things::Named(grid) | Things::Pictures(grid) => grid.places(room).take(count).collect(),
                };
                assert!(places.iter().all(|place| room.contains_rect(*place)), "{count} in {room:?}: {places:?}");
                let lies_apart = |at: usize| places[at + 1..].iter().all(|other| !other.intersects(places[at]));
                assert!((0..count).all(lies_apart), "{count}: {places:?}");
            }
        }
        let room = |width: f32| Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 84.0));
        assert!(matches!(things_in(room(200.0), 2, 1.0), Things::Named(_)));
        assert!(matches!(things_in(room(200.0), 6, 1.0), Things::Pictures(_)), "names would be strips of letters");
        assert_eq!(things_in(room(8.0), 2, 1.0), Things::None);
    }
}

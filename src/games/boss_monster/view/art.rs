//! What this game paints: the frames and pictures of its cards, and the signs of treasure, damage and coins.

use super::faces::{Face, Sort};
use crate::games::boss_monster::rules::{Icons, RoomType, Treasure};
use crate::house::text::{packed, unpacked};
use crate::kit::art::drawing::{Catalogue, catalogue};
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Album, Brush, Frame, Icon, Place, Tone, album, backdrop};
use crate::kit::card::{Art, Card, Look, Size, back};
use crate::kit::theme::{Colour, Theme, display};
use egui::{Align2, Painter, Rect, Vec2, pos2, vec2};
use serde::Deserialize;
use std::sync::LazyLock;

/// Our drawings, by the ids of cards and by what stands for a whole sort.
static PICTURES: LazyLock<Album<String>> = LazyLock::new(|| {
    album(&unpacked(packed!("assets/boss-monster/art/pictures.ron")))
        .expect("the pictures are part of the program, and a test reads them")
});

/// A sign on a grid of 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(super) enum Sign {
    Cleric,
    Fighter,
    Mage,
    Thief,
    Soul,
    Wound,
    Coin,
    Hand,
    Damage,
}

const GRID: f32 = 24.0;

static SIGNS: LazyLock<Catalogue<Sign>> = LazyLock::new(|| {
    catalogue(&unpacked(packed!("assets/boss-monster/art/signs.ron")), GRID)
        .expect("the signs are part of the program, and a test reads them")
});

/// Where the signs of treasure begin among the characters that are painted.
const FIRST_SIGN: u32 = 0xE000;

/// A row of treasure, a sign for each.
pub(super) fn row_of(icons: Icons) -> String {
    let all = Treasure::ALL.into_iter().zip(icons);
    all.flat_map(|(treasure, count)| (0..count).filter_map(move |_| char::from_u32(FIRST_SIGN + treasure as u32)))
        .collect()
}

impl Sign {
    pub(super) fn of(treasure: Treasure) -> Self {
        match treasure {
            Treasure::Cleric => Self::Cleric,
            Treasure::Fighter => Self::Fighter,
            Treasure::Mage => Self::Mage,
            Treasure::Thief => Self::Thief,
        }
    }

    /// Its colour on panels.
    pub(super) fn colour(self, theme: &Theme) -> Colour {
        match self {
            Self::Cleric => theme.signal.special,
            Self::Fighter => theme.signal.danger,
            Self::Mage => theme.signal.success,
            Self::Thief | Self::Coin => theme.figure.crown,
            Self::Soul | Self::Hand => theme.text.strong,
            Self::Wound | Self::Damage => theme.signal.danger,
        }
    }

    /// Its colour on paper.
    pub(super) fn on_paper(self, theme: &Theme) -> Colour {
        match self {
            Self::Cleric => theme.signal.special_on_paper,
            Self::Fighter | Self::Wound | Self::Damage => theme.signal.danger_on_paper,
            Self::Mage => theme.signal.success_on_paper,
            Self::Thief | Self::Coin => theme.signal.accent_on_paper,
            Self::Soul | Self::Hand => theme.surface.ink,
        }
    }

    /// Paints it into the middle of a place.
    pub(super) fn paint(self, painter: &Painter, place: Rect, colour: Colour) {
        let mut brush = Brush::on(painter);
        let tones = |tone| match tone {
            Tone::Shade | Tone::Deep => colour.darker(0.4),
            Tone::Light | Tone::Gleam => colour.lighter(0.5),
            _ => colour,
        };
        if let Some(drawing) = SIGNS.get(&self) {
            drawing.paint(&mut brush, Place::within(place), 2.0, tones);
        }
        brush.show(painter);
    }
}

/// The frame of a card.
pub(super) fn edge(sort: Sort, theme: &Theme) -> Colour {
    let ink = theme.figure.ink;
    match sort {
        Sort::Room { kind: RoomType::Monster, advanced } => {
            theme.signal.success.mix(ink, if advanced { 0.12 } else { 0.45 })
        }
        Sort::Room { kind: RoomType::Trap, advanced } => {
            theme.signal.danger.mix(ink, if advanced { 0.12 } else { 0.45 })
        }
        Sort::Miniboss => theme.figure.banner,
        Sort::Spell => theme.signal.special.mix(ink, 0.25),
        Sort::Hero { dark: true, .. } => theme.figure.foe_rim,
        Sort::Hero { epic: true, .. } => theme.figure.crown,
        Sort::Hero { .. } => theme.figure.wood,
        Sort::Boss => theme.figure.crown.mix(theme.signal.danger, 0.35),
        Sort::Unknown => theme.figure.plate,
    }
}

/// Which of the pictures stands for a card that has none of its own.
fn stand_in(face: &Face) -> &'static str {
    match face.sort {
        Sort::Room { kind: RoomType::Monster, advanced: false } => "lair",
        Sort::Room { kind: RoomType::Monster, advanced: true } => "deep-lair",
        Sort::Room { kind: RoomType::Trap, advanced: false } => "snare",
        Sort::Room { kind: RoomType::Trap, advanced: true } => "deep-snare",
        Sort::Miniboss => "little-boss",
        Sort::Spell => "scroll",
        Sort::Hero { .. } => match Treasure::ALL.into_iter().zip(face.icons).find(|(_, count)| *count > 0) {
            Some((Treasure::Cleric, _)) => "cleric",
            Some((Treasure::Fighter, _)) => "fighter",
            Some((Treasure::Mage, _)) => "mage",
            Some((Treasure::Thief, _)) => "thief",
            None => "wanderer",
        },
        Sort::Boss | Sort::Unknown => "boss",
    }
}

/// Paints a card that is known, or the back of one that is not.
pub(super) struct CardArt<'a> {
    pub(super) face: &'a Face,
    /// What stands in its corner instead of the printed number: its damage or health now.
    pub(super) number: Option<u16>,
    /// The treasure that it has now.
    pub(super) icons: Icons,
    /// The Level of a Miniboss.
    pub(super) level: u8,
}

impl<'a> CardArt<'a> {
    /// As it is printed.
    pub(super) fn printed(face: &'a Face) -> Self {
        Self { face, number: face.number, icons: face.icons, level: 0 }
    }

    /// Paints all of it that belongs to this size.
    pub(super) fn paint(&self, painter: &Painter, rect: Rect, size: Size, look: Look) {
        let theme = Theme::of(painter.ctx());
        if self.face.sort == Sort::Unknown {
            return back(painter, rect, theme.figure.foe_rim_light, Icon::Crown);
        }
        self.as_card(theme, |card| card.paint(painter, rect, size, look, self));
    }

    /// The card as the kit knows cards.
    pub(super) fn as_card<T>(&self, theme: &Theme, then: impl FnOnce(&Card<'_>) -> T) -> T {
        let row = row_of(self.icons);
        let rows = if row.is_empty() { Vec::new() } else { vec![row] };
        then(&Card {
            name: &self.face.name,
            edge: edge(self.face.sort, theme),
            kind: &self.face.kind,
            rows: &rows,
            text: &self.face.text,
            foot: "",
        })
    }
}

impl Art for CardArt<'_> {
    fn picture(&self, painter: &Painter, room: Rect, is_asleep: bool) {
        picture(painter, self.face, room, is_asleep);
    }

    fn corner(&self, painter: &Painter, room: Rect, is_asleep: bool) {
        let theme = Theme::of(painter.ctx());
        let is_hero = matches!(self.face.sort, Sort::Hero { .. });
        let edge = edge(self.face.sort, theme);
        let edge = if is_asleep { edge.greyed(0.6) } else { edge };
        let words = match (self.number, self.level) {
            (Some(number), _) => number.to_string(),
            (None, 1..) => self.level.to_string(),
            (None, 0) => String::new(),
        };
        let icon = match self.face.sort {
            Sort::Spell => Icon::Sparks,
            Sort::Boss => Icon::Crown,
            _ => Icon::Skull,
        };
        let ground = if is_hero { theme.signal.danger_on_paper } else { theme.figure.ink };
        let mut brush = Brush::on(painter);
        brush.disc(room.center(), room.width() * 0.54, theme.figure.ink);
        brush.disc(room.center(), room.width() * 0.48, edge.lighter(0.2));
        brush.disc(room.center(), room.width() * 0.41, ground);
        brush.show(painter);
        if let Sort::Room { advanced, .. } = self.face.sort {
            grade(painter, room, advanced);
        }
        if words.is_empty() {
            icons::show(painter, icon, room.shrink(room.width() * 0.2), theme.figure.bone, Weight::Bold);
        } else {
            let font = display(room.height() * if words.len() > 1 { 0.56 } else { 0.68 });
            painter.text(room.center(), Align2::CENTER_CENTER, words, font, theme.figure.bone.egui());
        }
    }

    fn sign(&self, painter: &Painter, sign: char, room: Rect, _ink: Colour) {
        let found = Treasure::ALL.into_iter().find(|treasure| FIRST_SIGN + *treasure as u32 == u32::from(sign));
        if let Some(sign) = found.map(Sign::of) {
            sign.paint(painter, room, sign.on_paper(Theme::of(painter.ctx())));
        }
    }
}

/// Below the number of a Room: silver for an ordinary one, gold and twice for an Advanced one (BM-ROOM-02).
fn grade(painter: &Painter, number: Rect, is_advanced: bool) {
    let theme = Theme::of(painter.ctx());
    let half = number.width() * 0.2;
    let mut brush = Brush::on(painter);
    let mut jewel = |middle: egui::Pos2, metal: Colour| {
        for (size, colour) in [(half * 1.35, theme.figure.ink), (half, metal)] {
            let (across, up) = (vec2(size * 0.8, 0.0), vec2(0.0, size));
            brush.quad([middle - up, middle + across, middle + up, middle - across], [colour; 4]);
        }
    };
    let below = number.center_bottom() + vec2(0.0, half * 1.1);
    if is_advanced {
        jewel(below - vec2(half * 0.8, 0.0), theme.figure.crown);
        jewel(below + vec2(half * 0.8, 0.0), theme.figure.crown);
    } else {
        jewel(below, theme.figure.bone.darker(0.12));
    }
    brush.show(painter);
}

/// A picture of a card that fills its room; what does not fit is cut off below.
fn picture(painter: &Painter, face: &Face, room: Rect, is_asleep: bool) {
    let theme = Theme::of(painter.ctx());
    let mut brush = Brush::on(painter);
    backdrop(&mut brush, room, edge(face.sort, theme).mix(theme.figure.ink, 0.62), theme.board.light_pool);
    if let Some(portrait) = PICTURES.get(&face.id).or_else(|| PICTURES.get(stand_in(face))) {
        // A little is cut off below, never the half of a face.
        let side = room.width().min(room.height() * 1.22).max(room.height());
        let middle = pos2(room.center().x, room.top() + side / 2.0);
        portrait.paint_in(&mut brush, Place::at(middle, side), Frame::Square);
    }
    if is_asleep {
        brush.recolour(0, |colour| colour.greyed(0.75));
    }
    brush.show(&painter.with_clip_rect(room.intersect(painter.clip_rect())));
}

/// A small card that shows its picture, its number and its treasure, for where no words can be read.
pub(super) fn mini(painter: &Painter, rect: Rect, art: &CardArt<'_>, look: Look) {
    let theme = Theme::of(painter.ctx());
    let face = art.face;
    if face.sort == Sort::Unknown {
        return back(painter, rect, theme.figure.foe_rim_light, Icon::Crown);
    }
    let frame = edge(face.sort, theme);
    let frame = if look.is_asleep { frame.greyed(0.6) } else { frame };
    let mut brush = Brush::on(painter);
    if look.is_lit {
        brush.rounded(rect.expand(3.0), 7.0, theme.signal.accent.fade(0.55));
    }
    if look.is_chosen || look.is_looked_at {
        brush.rounded(rect.expand(2.0), 6.0, theme.line.focus);
    }
    brush.rounded(rect, 5.0, theme.figure.ink);
    brush.rounded(rect.shrink(1.0), 4.0, frame);
    let inside = rect.shrink(3.0);
    let foot = (inside.height() * 0.26).min(18.0);
    let room = inside.with_max_y(inside.bottom() - foot);
    brush.rect(inside.with_min_y(room.bottom()), theme.surface.paper);
    brush.show(painter);
    picture(painter, face, room, look.is_asleep);
    let icons: Vec<Treasure> =
        Treasure::ALL.into_iter().zip(face.icons).flat_map(|(one, count)| (0..count).map(move |_| one)).collect();
    let size = foot * 0.92;
    let left = rect.center().x - size * (icons.len() as f32 - 1.0) / 2.0;
    for (at, treasure) in icons.into_iter().enumerate() {
        let middle = pos2(left + size * at as f32, inside.bottom() - foot / 2.0);
        let sign = Sign::of(treasure);
        sign.paint(painter, Rect::from_center_size(middle, Vec2::splat(size)), sign.on_paper(theme));
    }
    let corner = (rect.width() * 0.40).clamp(14.0, 22.0);
    if art.number.is_some() || art.level > 0 {
        let place = Rect::from_center_size(rect.min + vec2(corner * 0.42, corner * 0.42), Vec2::splat(corner));
        art.corner(painter, place, look.is_asleep);
    }
}

/// What is counted, and how many of it there are.
#[derive(Clone, Debug)]
pub(super) struct Count {
    pub(super) sign: Sign,
    /// Nothing, where the sign says all.
    pub(super) number: String,
}

impl Count {
    pub(super) fn of(sign: Sign, number: impl ToString) -> Self {
        Self { sign, number: number.to_string() }
    }
}

/// A sign with a number behind it, in a line of a header. How wide it is.
pub(super) fn counted(painter: &Painter, at: egui::Pos2, height: f32, count: &Count, ink: Colour) -> f32 {
    let Count { sign, number } = count;
    let theme = Theme::of(painter.ctx());
    let place = Rect::from_min_size(pos2(at.x, at.y - height / 2.0), Vec2::splat(height));
    sign.paint(painter, place, sign.colour(theme));
    let font = egui::FontId::proportional(height * 0.86);
    let laid = painter.layout_no_wrap(number.clone(), font, ink.egui());
    painter.galley(pos2(place.right() + 3.0, at.y - laid.size().y / 2.0), laid.clone(), ink.egui());
    height + 3.0 + laid.size().x
}

/// A row of Rooms that gets brighter towards the Boss at its end.
pub(super) fn poster(ui: &egui::Ui, place: Rect) {
    let theme = Theme::of(ui.ctx());
    // Where there is no room for the whole dungeon beside its Boss, the nearest Rooms are shown, larger.
    let names: &[&str] = match place.width() > place.height() * 2.6 {
        true => &["snare", "lair", "deep-snare", "deep-lair", "boss"],
        false => &["deep-snare", "deep-lair", "boss"],
    };
    let height = (place.height() * 0.86).min(place.width() / (0.88 * names.len() as f32));
    let width = height * 0.76;
    for (at, name) in names.iter().copied().enumerate() {
        let is_boss = at + 1 == names.len();
        let from_middle = at as f32 - (names.len() - 1) as f32 / 2.0;
        let middle = place.center() + vec2(from_middle * width * 1.12, 0.0);
        let size = if is_boss { vec2(width * 1.12, height * 1.12) } else { vec2(width, height) };
        let card = Rect::from_center_size(middle, size);
        let mut brush = Brush::on(ui.painter());
        brush.rounded(card.expand(1.5), 8.0, theme.figure.ink);
        brush.rounded(card, 7.0, if is_boss { theme.figure.crown } else { theme.figure.wood });
        brush.show(ui.painter());
        let room = card.shrink(card.width() * 0.06);
        let mut brush = Brush::on(ui.painter());
        backdrop(&mut brush, room, theme.figure.plate, theme.board.light_pool);
        if let Some(portrait) = PICTURES.get(name) {
            portrait.paint_in(&mut brush, Place::at(room.center(), room.height()), Frame::Square);
        }
        let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
        brush.show(&painter);
    }
}

/// A head that stands for the game, small.
pub(super) fn boss_head(painter: &Painter, place: Rect) {
    boss_face(painter, place, "boss");
}

/// The face of a Boss, by its name among the pictures.
pub(super) fn boss_face(painter: &Painter, place: Rect, id: &str) {
    let mut brush = Brush::on(painter);
    if let Some(portrait) = PICTURES.get(id).or_else(|| PICTURES.get("boss")) {
        portrait.paint_in(&mut brush, Place::within(place), Frame::Square);
    }
    brush.show(painter);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::rules::CardId;
    use crate::games::boss_monster::ruleset::BossMonsterRules;
    use crate::games::boss_monster::texts;
    use crate::games::boss_monster::view::faces::Faces;
    use crate::house::text::Language;

    #[test]
    fn every_picture_is_well_drawn_and_every_card_has_one() {
        for (name, portrait) in PICTURES.iter() {
            assert_eq!(portrait.flaw(), None, "{name}");
        }
        let rules = BossMonsterRules::open().expect("the cards of the box");
        let faces = Faces::new(rules.cards(), &texts::of(Language::English));
        for card in 0..rules.cards().len() {
            let face = faces.of(CardId(card as u8));
            assert!(PICTURES.contains_key(&face.id) || PICTURES.contains_key(stand_in(face)), "{face:?}");
            assert!(face.sort != Sort::Boss || PICTURES.contains_key(&face.id), "each Boss has a face: {face:?}");
        }
    }

    #[test]
    fn every_sign_is_drawn() {
        crate::kit::art::drawing::assert_well_drawn(&SIGNS);
        assert_eq!(SIGNS.len(), 9);
    }

    #[test]
    fn a_row_has_a_sign_for_each_treasure() {
        assert_eq!(row_of([1, 0, 2, 0]).chars().count(), 3);
        assert!(row_of([0, 0, 0, 1]).chars().all(crate::kit::card::is_sign));
    }
}

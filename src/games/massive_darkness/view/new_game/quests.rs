//! The quests to choose from, as tiles with their dungeon, and the sheet of the one that is chosen.

use super::NewGame;
use crate::games::massive_darkness::describe::goals_of_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::view::quest_picture::QuestPicture;
use crate::games::massive_darkness::view::shares::{HARDEST, Share, shares};
use crate::house::text::{Texts, shown};
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Sheet, heading, sheet};
use crate::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Label, Painter, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

/// A quest to choose, and what it looks like where it can be laid out.
pub(super) struct Listed {
    pub(super) quest: Quest,
    pub(super) picture: Option<QuestPicture>,
}

/// A tile is never narrower, in points.
const NARROWEST: f32 = 150.0;
/// Nor higher, however much room there is.
const HIGHEST: f32 = 230.0;
const GAP: f32 = 8.0;
/// So many tiles stand above each other without scrolling.
const ROWS: f32 = 3.0;

/// The number that the box gives a quest.
fn number(quest: &Quest) -> Option<u32> {
    let digits: String = quest.id.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok()
}

impl NewGame {
    /// All quests as tiles within a place of this height.
    pub(super) fn tiles_ui(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        let room = ui.available_width() - ui.spacing().scroll.bar_width - ui.spacing().scroll.bar_inner_margin;
        let columns = ((room + GAP) / (NARROWEST + GAP)).floor().clamp(1.0, 4.0);
        let wide = ((room + GAP) / columns - GAP).floor();
        let below = text_height(ui);
        let high = ((height + GAP) / ROWS - GAP).clamp(below + 48.0, HIGHEST.max(below + 48.0));
        let size = vec2(wide, high);
        let of_the_box = self.of_the_box.min(self.quests.len());
        ScrollArea::vertical().id_salt("quests").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            self.rows_ui(ui, texts, 0..of_the_box, columns as usize, size);
            if self.coming.is_some() {
                ui.label(RichText::new(tr!(texts, "new-own-coming").as_ref()).weak());
            }
            if of_the_box < self.quests.len() {
                heading(ui, &tr!(texts, "new-own"));
                self.rows_ui(ui, texts, of_the_box..self.quests.len(), columns as usize, size);
            }
        });
    }

    fn rows_ui(&mut self, ui: &mut Ui, texts: &Texts, range: std::ops::Range<usize>, columns: usize, size: Vec2) {
        let end = range.end;
        for row in range.step_by(columns) {
            ui.horizontal(|ui| {
                for at in row..(row + columns).min(end) {
                    if self.tile_ui(ui, texts, at, size) {
                        self.quest = at;
                    }
                }
            });
        }
    }

    /// A tile; true when it is chosen.
    fn tile_ui(&mut self, ui: &mut Ui, texts: &Texts, at: usize, size: Vec2) -> bool {
        let theme = Theme::of(ui.ctx());
        let heroes = self.party.heroes().len();
        let is_chosen = at == self.quest;
        let Some(listed) = self.quests.get_mut(at) else { return false };
        let title = shown(listed.quest.title(texts.language().code()));
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &title));
        let share = if at < self.of_the_box { shares().of(&listed.quest.id, heroes) } else { None };
        if let Some(share) = share {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(&*share.in_short(texts)));
        }
        if !ui.is_rect_visible(place) {
            return response.clicked();
        }
        let is_meant = response.hovered() || response.has_focus();
        let ground = if is_chosen || is_meant { theme.surface.raised } else { theme.surface.panel };
        let (line, colour) = match (is_chosen, is_meant) {
            (true, _) => (theme.sizes.line_focus, theme.signal.accent),
            (false, true) => (theme.sizes.line_focus, theme.line.focus),
            (false, false) => (theme.sizes.line, theme.line.control),
        };
        let painter = ui.painter();
        painter.rect(
            place,
            theme.sizes.corner_card,
            ground.egui(),
            Stroke::new(line, colour.egui()),
            StrokeKind::Inside,
        );
        let inside = place.shrink(GAP);
        let below = text_height(ui);
        if let Some(picture) = &mut listed.picture {
            picture.paint(painter, theme, inside.with_max_y(inside.bottom() - below + GAP));
        }
        let words = inside.with_min_y(inside.bottom() - below + 1.5 * GAP);
        let numbered = match number(&listed.quest).filter(|_| at < self.of_the_box) {
            Some(number) => format!("{number} · {title}"),
            None => title,
        };
        let font = TextStyle::Button.resolve(ui.style());
        let strong = if is_chosen { theme.text.strong } else { theme.text.normal };
        line_at(painter, &numbered, font, strong, words);
        let second = words.with_min_y(words.bottom() - ui.text_style_height(&TextStyle::Small) - 2.0);
        match share {
            Some(share) => {
                let left = hardness(painter, second, share.hardness(), theme.text.normal);
                let rounds = tr!(texts, "new-rounds", count = i64::from(share.rounds));
                let small = TextStyle::Small.resolve(ui.style());
                line_at(painter, &rounds, small, theme.text.muted, second.with_min_x(left + GAP));
            }
            None => {
                let small = TextStyle::Small.resolve(ui.style());
                line_at(painter, &tr!(texts, "share-unknown"), small, theme.text.muted, second);
            }
        }
        response.clicked()
    }

    /// What the chosen quest is about.
    pub(super) fn sheet_ui(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        let language = texts.language().code();
        let heroes = self.party.heroes().len();
        let is_of_the_box = self.quest < self.of_the_box;
        let Some(listed) = self.quests.get_mut(self.quest) else { return };
        let theme = Theme::of(ui.ctx());
        sheet(ui, Sheet::Paper, |ui| {
            let inner = height - 2.0 * theme.sizes.panel_margin;
            ui.set_width(ui.available_width());
            if height.is_finite() {
                ui.set_height(inner);
            }
            let area = ScrollArea::vertical().id_salt("quest-sheet").auto_shrink([false, !height.is_finite()]);
            area.max_height(inner).show(ui, |ui| {
                if let Some(picture) = &mut listed.picture {
                    let high = (ui.available_width() * 0.36).min(if height.is_finite() { inner * 0.38 } else { 220.0 });
                    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
                    picture.paint(ui.painter(), theme, place);
                    ui.add_space(theme.space(1.0));
                }
                let quest = &listed.quest;
                ui.add(Label::new(RichText::new(shown(quest.title(language))).heading().strong()).wrap());
                let share = if is_of_the_box { shares().of(&quest.id, heroes) } else { None };
                share_ui(ui, texts, share, heroes);
                ui.label(quest.story(language));
                ui.add_space(theme.space(1.0));
                for goal in goals_of_quest(texts, quest) {
                    ui.horizontal_wrapped(|ui| {
                        let (spot, _) = ui.allocate_exact_size(Vec2::splat(theme.space(4.0)), Sense::hover());
                        icons::show(ui.painter(), Icon::Flag, spot, theme.surface.ink, Weight::Bold);
                        ui.label(goal);
                    });
                }
                ui.add_space(theme.space(1.0));
                let facts = facts(texts, quest);
                if !facts.is_empty() {
                    ui.label(RichText::new(facts.join(" · ")).small());
                }
            });
        });
    }
}

/// How hard the lab found it, whose figure that is and how long it takes.
fn share_ui(ui: &mut Ui, texts: &Texts, share: Option<Share>, heroes: usize) {
    let theme = Theme::of(ui.ctx());
    let Some(share) = share else {
        ui.label(RichText::new(tr!(texts, "share-unknown").as_ref()).small());
        return;
    };
    let words = format!("{} · {}", share.in_short(texts), tr!(texts, "new-rounds", count = i64::from(share.rounds)));
    let row = ui.horizontal_wrapped(|ui| {
        let (place, _) =
            ui.allocate_exact_size(vec2(icon_size(ui) * f32::from(HARDEST), icon_size(ui)), Sense::hover());
        hardness(ui.painter(), place, share.hardness(), theme.surface.ink);
        ui.label(RichText::new(words).small());
    });
    row.response.on_hover_text(share.in_full(texts, heroes).as_ref());
}

/// Two lines of words below the picture of a tile, with what lies between.
fn text_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Button) + ui.text_style_height(&TextStyle::Small) + 2.5 * GAP
}

fn icon_size(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Small) + 2.0
}

/// One to five skulls of which the others are pale; where they end.
fn hardness(painter: &Painter, place: Rect, hard: u8, ink: Colour) -> f32 {
    let size = place.height();
    for at in 0..HARDEST {
        let spot = Rect::from_min_size(place.min + vec2(f32::from(at) * size, 0.0), Vec2::splat(size)).shrink(1.0);
        if at < hard {
            icons::show(painter, Icon::Skull, spot, ink, Weight::Bold);
        } else {
            painter.circle_filled(spot.center(), 1.5, ink.fade(0.45).egui());
        }
    }
    place.left() + f32::from(HARDEST) * size
}

/// One line that ends with the place.
fn line_at(painter: &Painter, words: &str, font: egui::FontId, colour: Colour, place: Rect) {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour.egui());
    job.wrap = TextWrapping::truncate_at_width(place.width().max(1.0));
    let galley = painter.layout_job(job);
    painter.galley(pos2(place.left(), place.top()), galley, colour.egui());
}

/// For whom a quest is, how hard it is, and who made it, as far as its author has said so.
pub(super) fn facts(texts: &Texts, quest: &Quest) -> Vec<String> {
    let mut said = Vec::new();
    let party = quest.party;
    if party.least == party.most {
        said.push(tr!(texts, "quest-party-one", count = i64::from(party.most)).to_string());
    } else if !party.suits(1) || !party.suits(MAX_HEROES) {
        said.push(tr!(texts, "quest-party", least = i64::from(party.least), most = i64::from(party.most)).to_string());
    }
    said.push(shown(quest.about.difficulty(texts.language().code())));
    if !quest.about.author.is_empty() {
        said.push(tr!(texts, "quest-by", author = shown(&quest.about.author)).to_string());
    }
    if !quest.about.licence.is_empty() {
        said.push(tr!(texts, "quest-licence", licence = shown(&quest.about.licence)).to_string());
    }
    said.push(shown(&quest.about.tags.join(", ")));
    said.retain(|words| !words.trim().is_empty());
    said
}

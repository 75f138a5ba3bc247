//! The quests to choose from, as tiles with their dungeon, and the sheet of the one that is chosen.

use super::NewGame;
use crate::games::massive_darkness::describe::goals_of_quest;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::state::MAX_HEROES;
use crate::games::massive_darkness::view::quest_picture::DungeonPicture;
use crate::games::massive_darkness::view::shares::shares;
use crate::games::tiles::hardness::{Line, found_ui, widest};
use crate::house::text::{Texts, shown};
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Laid, Sheet, TILE_GAP, Tile, heading, sheet, tile_grid, tile_text_height, tiles_in};
use crate::tr;
use egui::{Label, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

/// A quest to choose, and what it looks like where it can be laid out.
pub(super) struct Listed {
    pub(super) quest: Quest,
    pub(super) picture: Option<DungeonPicture>,
}

/// A tile is never narrower, in points.
const NARROWEST: f32 = 150.0;
/// Nor higher, however much room there is.
const HIGHEST: f32 = 230.0;
const GAP: f32 = TILE_GAP;
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
        let (columns, wide) = tiles_in(room, NARROWEST, 4);
        let below = tile_text_height(ui);
        let high = ((height + GAP) / ROWS - GAP).clamp(below + 48.0, HIGHEST.max(below + 48.0));
        let size = vec2(wide, high);
        let of_the_box = self.of_the_box.min(self.quests.len());
        let words = self.widest_words(ui, texts);
        ScrollArea::vertical().id_salt("quests").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            tile_grid(ui, of_the_box, columns, size, |ui, at| self.tile_ui(ui, texts, at, size, words));
            if self.coming.is_on_its_way() {
                ui.label(RichText::new(tr!(texts, "new-own-coming").as_ref()).weak());
            }
            if of_the_box < self.quests.len() {
                heading(ui, &tr!(texts, "new-own"));
                let own = self.quests.len() - of_the_box;
                tile_grid(ui, own, columns, size, |ui, at| {
                    self.tile_ui(ui, texts, of_the_box + at, size, words);
                });
            }
        });
    }

    /// A tile; a press chooses it. How long it takes stands on it where the words of all tiles have room: the widest are so wide.
    fn tile_ui(&mut self, ui: &mut Ui, texts: &Texts, at: usize, size: Vec2, words: f32) {
        let is_chosen = at == self.quest;
        let Some(listed) = self.quests.get_mut(at) else { return };
        let title = shown(listed.quest.title(texts.language().code()));
        let numbered = match number(&listed.quest).filter(|_| at < self.of_the_box) {
            // The number stays with its title.
            Some(number) => format!("{number}\u{a0}·\u{a0}{title}"),
            None => title.clone(),
        };
        let tile = Tile { name: &title, title: &numbered, is_chosen: Some(is_chosen) };
        let picture = &mut listed.picture;
        let laid = tile.show(ui, size, |painter, theme, room| {
            if let Some(picture) = picture {
                picture.paint(painter, theme, room);
            }
        });
        let Laid { response, second, place, .. } = laid;
        let found = if at < self.of_the_box { shares().planned.of(&listed.quest.id) } else { None };
        if let Some(found) = found {
            let told = format!("{}. {}", found.difficulty.word(texts), found.whose(texts));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(told));
        }
        if response.clicked() {
            self.quest = at;
        }
        if !ui.is_rect_visible(place) {
            return;
        }
        let said = found.map_or_else(|| tr!(texts, "difficulty-unknown").to_string(), |found| found.in_short(texts));
        Line { found, said: &said, widest: words }.write(ui, texts, second);
    }

    /// How wide the words are that say how hard a quest is and how long it takes, at most. On narrower tiles, on all of them alike, the
    /// first word is left of them; how long it takes stands on the sheet.
    fn widest_words(&self, ui: &Ui, texts: &Texts) -> f32 {
        let found = self.quests.iter().take(self.of_the_box).filter_map(|listed| shares().planned.of(&listed.quest.id));
        widest(ui, found.map(|found| found.in_short(texts)))
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
                let found = if is_of_the_box { shares().planned.of(&quest.id) } else { None };
                let share = shares().of(&quest.id, heroes);
                let share = share.map(|share| format!("{}. {}", share.in_short(texts), share.in_full(texts, heroes)));
                let planned =
                    found.and_then(|_| shares().planned.in_full(texts, &quest.id)).map(|said| said.to_string());
                found_ui(ui, texts, found, &planned.into_iter().chain(share).collect::<Vec<_>>());
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

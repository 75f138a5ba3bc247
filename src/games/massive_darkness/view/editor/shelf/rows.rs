//! A quest on the shelf: a tile with its dungeon, its title, when it was written, and what can be done with it as a whole.

use super::picture::Picture;
use super::title::Writing;
use super::{Done, Picked, Shelf};
use crate::games::massive_darkness::playtest::kept::copy_along;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::open;
use crate::games::massive_darkness::quest::shelf::{Listed, delete, duplicate, take_back};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::house::date::now;
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Filling, TILE_GAP, Tile, icon_button, line_at, text_field, tile_grid};
use crate::tr;
use egui::{
    Align, Key, Label, Layout, Modifiers, Popup, Rect, Response, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder,
    Vec2, pos2, vec2,
};
use std::path::PathBuf;
use std::sync::Arc;

/// Quests read in one frame; the others follow in the next.
const READ_A_FRAME: usize = 4;
/// The tiles of quests.
const TILES: Filling = Filling { narrowest: 196.0, widest: 480.0, most: 6, lowest: 0.5, highest: 0.7 };
/// Room for the button with the little menu.
const MENU: f32 = 36.0;

/// A file on the shelf.
pub(super) struct Row {
    pub(super) file: PathBuf,
    written: u64,
    read: Option<Result<About, Arc<str>>>,
}

/// What a row says about its quest.
struct About {
    title: String,
    language: &'static str,
    tiles: usize,
    picture: Picture,
}

/// A quest of the box.
pub(super) struct Shipped {
    quest: Quest,
    picture: Option<Picture>,
}

impl Shipped {
    pub(super) fn new(quest: Quest) -> Self {
        Self { quest, picture: None }
    }
}

/// What is wanted with a quest as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Open,
    Duplicate,
    Rename,
    Delete,
}

impl Wish {
    const ALL: [Self; 4] = [Self::Open, Self::Duplicate, Self::Rename, Self::Delete];

    /// The entry of the little menu.
    fn entry(self) -> &'static str {
        match self {
            Self::Open => "shelf-menu-open",
            Self::Duplicate => "shelf-menu-duplicate",
            Self::Rename => "shelf-menu-rename",
            Self::Delete => "shelf-menu-delete",
        }
    }

    /// The key that does it while the keyboard is at the quest.
    fn key(self) -> Option<(Modifiers, Key)> {
        match self {
            Self::Open => None,
            Self::Duplicate => Some((Modifiers::COMMAND, Key::D)),
            Self::Rename => Some((Modifiers::NONE, Key::F2)),
            Self::Delete => Some((Modifiers::NONE, Key::Delete)),
        }
    }
}

impl Row {
    pub(super) fn new(listed: Listed) -> Self {
        Self { file: listed.file, written: listed.written, read: None }
    }

    /// Is it the same file as it was?
    pub(super) fn is(&self, other: &Self) -> bool {
        (&self.file, self.written) == (&other.file, other.written)
    }

    fn stem(&self) -> String {
        shown(&self.file.file_stem().unwrap_or_default().to_string_lossy())
    }

    fn name(&self) -> String {
        match &self.read {
            Some(Ok(about)) => about.title.clone(),
            Some(Err(_)) | None => self.stem(),
        }
    }

    fn read(&mut self, texts: &Texts, tiles: &[TileSide]) {
        let language = texts.language().code();
        if !matches!(&self.read, Some(Ok(about)) if about.language != language) && self.read.is_some() {
            return;
        }
        let about = |quest: Quest| About {
            title: shown(quest.title(language)),
            language,
            tiles: quest.tiles.len(),
            picture: Picture::of(&quest, tiles),
        };
        self.read = Some(open(&self.file).map(about).map_err(|error| error.say(texts)));
    }
}

impl Shelf {
    /// The title of a quest; none where it cannot be read.
    pub(super) fn title_of(&mut self, texts: &Texts, at: usize) -> Option<String> {
        let tiles = self.rules.as_ref().map_or(&[][..], |rules| &rules.library.tiles);
        let row = self.own.get_mut(at)?;
        row.read(texts, tiles);
        row.read.as_ref()?.as_ref().ok().map(|about| about.title.clone())
    }

    /// How many tiles stand beside each other, and how large each is: so large that those of the box fill the window.
    fn sizes(&self, ui: &Ui) -> (usize, Vec2) {
        TILES.within(ui, vec2(ui.available_width(), self.room), self.shipped.len())
    }

    /// The user's quests. Only those that are seen are read, a few in each frame.
    pub(super) fn rows_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let (mut wish, mut budget) = (None, READ_A_FRAME);
        let mut entered = None;
        let (columns, size) = self.sizes(ui);
        tile_grid(ui, self.own.len(), columns, size, |ui, at| {
            if self.own[at].read.is_none() && budget == 0 {
                ui.ctx().request_repaint();
            } else {
                budget -= usize::from(self.own[at].read.is_none());
                self.title_of(texts, at);
            }
            let file = self.own[at].file.clone();
            ui.push_id(&file, |ui| {
                if self.writing.as_ref().is_some_and(|writing| writing.file == file) {
                    entered = self.writing_ui(ui, texts, at, size).or(entered.take());
                } else if let Some(wanted) = row_ui(ui, texts, &mut self.own[at], size) {
                    wish = Some((at, wanted));
                }
            });
        });
        if let Some(title) = entered {
            self.write_title(texts, title);
        }
        let (at, wish) = wish?;
        match wish {
            Wish::Open => return Some(Picked::Open(self.own[at].file.clone())),
            Wish::Rename => {
                let row = &self.own[at];
                let language = texts.language().code();
                let begun = Writing::begin(&self.dirs, &row.file, language, row.name());
                match begun {
                    Ok(writing) => self.writing = Some(writing),
                    Err(error) => self.trouble = Some(error.say(texts)),
                }
            }
            Wish::Duplicate => {
                let title = self.own[at].name();
                let original = &self.own[at].file;
                let copied = duplicate(&self.dirs, original).map_err(|error| error.say(texts));
                if let (Ok(copy), Some(rules)) = (&copied, &self.rules) {
                    copy_along(rules, &self.dirs, original, copy);
                }
                self.after(copied.map(|file| Done::Copied { file, title }));
            }
            Wish::Delete => {
                let title = self.own[at].name();
                self.checks.end(&self.own[at].file);
                let away = delete(&self.dirs, &self.own[at].file, now()).map_err(|error| error.say(texts));
                self.after(away.map(|file| Done::Deleted { file, title }));
            }
        }
        None
    }

    /// The field of a new title; what was entered, or nothing to leave it as it was.
    fn writing_ui(&mut self, ui: &mut Ui, texts: &Texts, at: usize, size: Vec2) -> Option<Option<String>> {
        let row = self.own.get_mut(at)?;
        let writing = self.writing.as_mut()?;
        let mut entered = None;
        let theme = Theme::of(ui.ctx());
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(place, theme.sizes.corner_card, theme.surface.raised.egui());
        let inside = place.shrink(TILE_GAP);
        let field = inside.with_min_y(inside.bottom() - theme.sizes.control_height - 2.0);
        if let Some(Ok(about)) = &mut row.read {
            about.picture.paint(ui.painter(), theme, inside.with_max_y(field.top() - TILE_GAP));
        }
        let words = UiBuilder::new().max_rect(field).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(words, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let name = tr!(texts, "shelf-title-field");
            ui.spacing_mut().text_edit_width = (field.width() - 2.0 * (theme.sizes.control_height + 2.0)).max(80.0);
            let field = text_field(ui, &name, &name, &mut writing.text);
            if std::mem::take(&mut writing.is_new) {
                field.request_focus();
            }
            if field.changed() {
                writing.hand_over();
            }
            let is_left = field.lost_focus();
            let is_title = !writing.text.trim().is_empty();
            ui.add_enabled_ui(is_title, |ui| {
                let is_entered = is_left && ui.input(|input| input.key_pressed(Key::Enter));
                if icon_button(ui, Icon::Check, &tr!(texts, "shelf-title-do")).clicked() || is_title && is_entered {
                    entered = Some(Some(writing.text.trim().to_owned()));
                }
            });
            let is_cancelled = is_left && ui.input(|input| input.key_pressed(Key::Escape));
            if icon_button(ui, Icon::Close, &tr!(texts, "shelf-title-no")).clicked() || is_cancelled {
                entered = Some(None);
            }
        });
        entered
    }

    fn write_title(&mut self, texts: &Texts, title: Option<String>) {
        let Some(writing) = self.writing.take() else { return };
        match writing.leave(title) {
            Ok(None) => self.look_anew(),
            Ok(Some(done)) => self.after(Ok(done)),
            Err(error) => self.after(Err(error.say(texts))),
        }
    }

    /// Deleted quests, which can be taken back.
    pub(super) fn deleted_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        if self.deleted.is_empty() {
            return;
        }
        ui.add_space(Theme::of(ui.ctx()).space(2.0));
        let name = tr!(texts, "shelf-deleted", count = self.deleted.len() as i64);
        ui.checkbox(&mut self.shows_deleted, name.as_ref());
        let mut back = None;
        for quest in self.deleted.iter().filter(|_| self.shows_deleted) {
            ui.horizontal(|ui| {
                let name = shown(&quest.name);
                let restore = tr!(texts, "shelf-restore", title = name.as_str());
                if icon_button(ui, Icon::Undo, &restore).clicked() {
                    back = Some(quest.file.clone());
                }
                ui.label(&name);
                let since = ago(texts, now().saturating_sub(quest.at) / 60);
                let since = tr!(texts, "shelf-deleted-on", since = since.as_ref());
                ui.label(RichText::new(since.as_ref()).weak());
            });
        }
        if let Some(file) = back {
            self.done.retain(|done| !matches!(done, Done::Deleted { file: known, .. } if *known == file));
            let trouble = take_back(&self.dirs, &file).err().map(|error| error.say(texts));
            self.trouble = trouble;
            self.look_anew();
        }
    }

    /// The quests of the box; the one that was copied.
    pub(super) fn shipped_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Quest> {
        let tiles = self.rules.as_ref().map_or(&[][..], |rules| &rules.library.tiles);
        let mut copied = None;
        let (columns, size) = self.sizes(ui);
        tile_grid(ui, self.shipped.len(), columns, size, |ui, at| {
            let Shipped { quest, picture } = &mut self.shipped[at];
            let title = shown(quest.title(texts.language().code()));
            let name = tr!(texts, "shelf-copy", title = title.as_str());
            let tile = Tile { name: &name, title: &title, is_chosen: None };
            let laid = tile.show(ui, size, |painter, theme, room| {
                picture.get_or_insert_with(|| Picture::of(quest, tiles)).paint(painter, theme, room);
            });
            let is_meant = laid.response.hovered() || laid.response.has_focus();
            let count = tr!(texts, "shelf-tiles", tiles = quest.tiles.len() as i64);
            let second = if is_meant { tr!(texts, "shelf-copy-this") } else { count };
            second_ui(ui, &second, laid.second);
            if is_reached(&laid.response) {
                copied = Some(quest.clone());
            }
        });
        copied
    }
}

/// What stands below the title.
fn second_ui(ui: &Ui, words: &str, place: Rect) {
    let font = TextStyle::Small.resolve(ui.style());
    line_at(ui.painter(), words, font, Theme::of(ui.ctx()).text.muted, place);
}

/// Is it pressed? What the keyboard has come to is brought into view.
fn is_reached(response: &Response) -> bool {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.clicked()
}

fn row_ui(ui: &mut Ui, texts: &Texts, row: &mut Row, size: Vec2) -> Option<Wish> {
    let title = row.name();
    let (picture, tiles, why) = match &mut row.read {
        Some(Ok(about)) => (Some(&mut about.picture), Some(about.tiles), None),
        Some(Err(why)) => (None, None, Some(Arc::clone(why))),
        None => (None, None, None),
    };
    let name = match tiles {
        Some(tiles) => tr!(texts, "shelf-quest", title = title.as_str(), tiles = tiles as i64),
        None => title.as_str().into(),
    };
    let tile = Tile { name: &name, title: &title, is_chosen: None };
    let laid = tile.show(ui, size, |painter, theme, room| match picture {
        Some(picture) => picture.paint(painter, theme, room),
        None => _ = painter.rect_filled(room, theme.sizes.corner, theme.board.ground.egui()),
    });
    let mut wish = None;
    if is_reached(&laid.response) && why.is_none() {
        wish = Some(Wish::Open);
    }
    if let Some(why) = &why {
        let words = UiBuilder::new().max_rect(laid.picture.shrink(TILE_GAP)).layout(Layout::top_down(Align::Min));
        ui.scope_builder(words, |ui| {
            let danger = Theme::of(ui.ctx()).signal.danger.egui();
            // As long as it may be, it stays on its tile.
            let high = ui.available_height();
            ScrollArea::vertical().id_salt(laid.response.id).max_height(high).auto_shrink(false).show(ui, |ui| {
                ui.add(Label::new(RichText::new(why.as_ref()).color(danger).small()).wrap());
            });
        });
    }
    let since = ago(texts, now().saturating_sub(row.written) / 60);
    let date = texts.day(row.written);
    let changed = tr!(texts, "shelf-changed", since = since.as_ref(), date = date.as_str());
    let below = laid.second.with_max_x(laid.second.right() - MENU);
    second_ui(ui, &date, below);
    ui.ctx().accesskit_node_builder(laid.response.id, |node| node.set_description(changed.as_ref()));
    let can_be_read = why.is_none();
    wish = wish.or(keys_at(ui, &laid.response, can_be_read));
    laid.response.context_menu(|ui| wish = menu_ui(ui, texts, can_be_read).or(wish));
    let corner = pos2(laid.place.right() - TILE_GAP * 0.5 - MENU, laid.place.bottom() - TILE_GAP * 0.5 - MENU);
    let spot = UiBuilder::new().max_rect(Rect::from_min_size(corner, Vec2::splat(MENU)));
    ui.scope_builder(spot, |ui| {
        let button = icon_button(ui, Icon::Menu, &tr!(texts, "shelf-menu", title = title.as_str()));
        Popup::menu(&button).show(|ui| wish = menu_ui(ui, texts, can_be_read).or(wish));
    });
    wish
}

/// Keys that mean the quest the keyboard is at.
fn keys_at(ui: &Ui, tile: &Response, can_be_read: bool) -> Option<Wish> {
    let pressed = |(modifiers, key)| ui.input_mut(|input| input.consume_key(modifiers, key));
    let can_be = |wish: &Wish| can_be_read || *wish == Wish::Delete;
    Wish::ALL.into_iter().filter(can_be).find(|wish| tile.has_focus() && wish.key().is_some_and(pressed))
}

/// The little menu of a quest. One that cannot be read can only be deleted.
fn menu_ui(ui: &mut Ui, texts: &Texts, can_be_read: bool) -> Option<Wish> {
    let mut wish = None;
    for entry in Wish::ALL {
        ui.add_enabled_ui(can_be_read || entry == Wish::Delete, |ui| {
            if ui.button(texts.get(entry.entry()).as_ref()).clicked() {
                wish = Some(entry);
                ui.close();
            }
        });
    }
    wish
}

//! A quest on the shelf: its ground plan, its title, when it was written, and what can be done with it as a whole.

use super::thumbnail::Thumbnail;
use super::{Done, Picked, Shelf};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::exchange::open;
use crate::games::massive_darkness::quest::shelf::{Listed, delete, duplicate, retitle, take_back};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::house::date::{day_text, now};
use crate::house::text::{Texts, shown};
use crate::house::wrong::Wrong as _;
use crate::kit::ago::ago;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, icon_button, text_field};
use crate::tr;
use egui::{Align, Key, Layout, Modifiers, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, vec2};
use std::cell::OnceCell;
use std::path::PathBuf;
use std::sync::Arc;

/// Width and height of a ground plan, in points.
const PICTURE: Vec2 = vec2(132.0, 88.0);
/// Height of a row until it has been drawn, in points.
const HEIGHT: f32 = 96.0;
/// Rows this far outside are drawn, too, so that the keyboard finds the next one, in points.
const BEYOND: f32 = 160.0;
/// Quests read in one frame; the others follow in the next.
const READ_A_FRAME: usize = 4;
/// From this width of the shelf on two quests of the box stand beside each other, in points.
const TWO_COLUMNS: f32 = 860.0;
/// Room for the small buttons of a row, in points.
const BUTTONS: f32 = 140.0;

/// A file on the shelf.
pub(super) struct Row {
    pub(super) file: PathBuf,
    written: u64,
    read: Option<Result<About, Arc<str>>>,
    height: f32,
}

/// What a row says about its quest.
struct About {
    title: String,
    language: &'static str,
    tiles: usize,
    picture: Thumbnail,
}

/// A title that is being written.
pub(super) struct Writing {
    file: PathBuf,
    text: String,
    is_new: bool,
}

/// A quest of the box.
pub(super) struct Shipped {
    quest: Quest,
    picture: OnceCell<Thumbnail>,
}

impl Shipped {
    pub(super) fn new(quest: Quest) -> Self {
        Self { quest, picture: OnceCell::new() }
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
    fn key(self) -> Option<Key> {
        match self {
            Self::Rename => Some(Key::F2),
            Self::Delete => Some(Key::Delete),
            Self::Open | Self::Duplicate => None,
        }
    }
}

impl Row {
    pub(super) fn new(listed: Listed) -> Self {
        Self { file: listed.file, written: listed.written, read: None, height: HEIGHT }
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
            picture: Thumbnail::of(&quest, tiles),
        };
        self.read = Some(open(&self.file).map(about).map_err(|error| error.say(texts)));
    }
}

impl Shelf {
    /// The title of a quest; none where it cannot be read.
    pub(super) fn title_of(&mut self, texts: &Texts, at: usize) -> Option<String> {
        let tiles = self.library.as_ref().map_or(&[][..], |library| &library.tiles);
        let row = self.own.get_mut(at)?;
        row.read(texts, tiles);
        row.read.as_ref()?.as_ref().ok().map(|about| about.title.clone())
    }

    /// The user's quests. Only those that are seen are read, a few in each frame.
    pub(super) fn rows_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Picked> {
        let (mut wish, mut budget) = (None, READ_A_FRAME);
        let mut entered = None;
        for at in 0..self.own.len() {
            let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), self.own[at].height));
            if !ui.clip_rect().expand(BEYOND).intersects(place) {
                ui.allocate_space(place.size());
                continue;
            }
            if self.own[at].read.is_none() && budget == 0 {
                ui.ctx().request_repaint();
            } else {
                budget -= usize::from(self.own[at].read.is_none());
                self.title_of(texts, at);
            }
            let file = self.own[at].file.clone();
            let row = ui.push_id(&file, |ui| {
                if self.writing.as_ref().is_some_and(|writing| writing.file == file) {
                    entered = self.writing_ui(ui, texts, at).or(entered.take());
                } else if let Some(wanted) = row_ui(ui, texts, &self.own[at]) {
                    wish = Some((at, wanted));
                }
            });
            self.own[at].height = row.response.rect.height();
        }
        if let Some(title) = entered {
            self.write_title(texts, title);
        }
        let (at, wish) = wish?;
        match wish {
            Wish::Open => return Some(Picked::Open(self.own[at].file.clone())),
            Wish::Rename => {
                let (file, text) = (self.own[at].file.clone(), self.own[at].name());
                self.writing = Some(Writing { file, text, is_new: true });
            }
            Wish::Duplicate => {
                let title = self.own[at].name();
                let copied = duplicate(&self.dirs, &self.own[at].file).map_err(|error| error.say(texts));
                self.after(copied.map(|file| Done::Copied { file, title }));
            }
            Wish::Delete => {
                let title = self.own[at].name();
                let away = delete(&self.dirs, &self.own[at].file, now()).map_err(|error| error.say(texts));
                self.after(away.map(|file| Done::Deleted { file, title }));
            }
        }
        None
    }

    /// The field of a new title; what was entered, or nothing to leave it as it was.
    fn writing_ui(&mut self, ui: &mut Ui, texts: &Texts, at: usize) -> Option<Option<String>> {
        let row = &self.own[at];
        let writing = self.writing.as_mut()?;
        let mut entered = None;
        ui.horizontal(|ui| {
            picture_ui(ui, row.read.as_ref().and_then(|read| read.as_ref().ok()).map(|about| &about.picture));
            let name = tr!(texts, "shelf-title-field");
            ui.spacing_mut().text_edit_width = (ui.available_width() - BUTTONS).max(120.0);
            let field = text_field(ui, &name, &name, &mut writing.text);
            if std::mem::take(&mut writing.is_new) {
                field.request_focus();
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
        let Some(new) = title else { return };
        let (file, language) = (writing.file, texts.language().code());
        let shown = self.own.iter().find(|row| row.file == file).map(Row::name).unwrap_or_default();
        if shown == new {
            return;
        }
        let before = retitle(&self.dirs, &file, language, Some(&new)).map_err(|error| error.say(texts));
        self.after(before.map(|before| Done::Renamed { file, language, before, shown, title: new }));
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
    pub(super) fn shipped_ui(&self, ui: &mut Ui, texts: &Texts) -> Option<Quest> {
        let tiles = self.library.as_ref().map_or(&[][..], |library| &library.tiles);
        let mut copied = None;
        // Their titles are short: in a wide window two of them stand beside each other.
        let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
        for row in self.shipped.chunks(columns) {
            ui.columns(columns, |uis| {
                for (ui, Shipped { quest, picture }) in uis.iter_mut().zip(row) {
                    ui.horizontal(|ui| {
                        let place = Rect::from_min_size(ui.cursor().min, PICTURE);
                        let is_seen = ui.is_rect_visible(place);
                        picture_ui(ui, is_seen.then(|| picture.get_or_init(|| Thumbnail::of(quest, tiles))));
                        let name = tr!(texts, "shelf-copy", title = shown(quest.title(texts.language().code())));
                        if ui.add(Action::new(Icon::Copy, &name)).clicked() {
                            copied = Some(quest.clone());
                        }
                    });
                }
            });
        }
        copied
    }
}

fn picture_ui(ui: &mut Ui, picture: Option<&Thumbnail>) {
    let (place, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
    let theme = Theme::of(ui.ctx());
    match picture {
        Some(picture) => picture.paint(ui.painter(), theme, place),
        None => drop(ui.painter().rect_filled(place, theme.sizes.corner, theme.board.ground.egui())),
    }
}

fn row_ui(ui: &mut Ui, texts: &Texts, row: &Row) -> Option<Wish> {
    let mut wish = None;
    // Below what is drawn on it, so that only what lies bare belongs to the row.
    let below = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), row.height));
    let ground = ui.interact(below, ui.scope_id().with("row"), Sense::CLICK);
    if ground.hovered() || ground.context_menu_opened() {
        let theme = Theme::of(ui.ctx());
        ui.painter().rect_filled(below, theme.sizes.corner, theme.line.selection.fade(0.35).egui());
    }
    wish = menu_ui(&ground, texts, wish);
    let title = row.name();
    ui.horizontal(|ui| {
        let about = row.read.as_ref().and_then(|read| read.as_ref().ok());
        picture_ui(ui, about.map(|about| &about.picture));
        let width = (ui.available_width() - BUTTONS).max(120.0);
        let words = UiBuilder::new().max_rect(Rect::from_min_size(ui.cursor().min, vec2(width, PICTURE.y)));
        ui.scope_builder(words.layout(Layout::top_down(Align::Min)), |ui| {
            ui.set_width(width);
            match &row.read {
                Some(Err(why)) => {
                    let danger = Theme::of(ui.ctx()).signal.danger.egui();
                    ui.label(RichText::new(why.as_ref()).color(danger));
                }
                read => {
                    let name = match read {
                        Some(Ok(about)) => {
                            tr!(texts, "shelf-quest", title = title.as_str(), tiles = about.tiles as i64)
                        }
                        _ => title.as_str().into(),
                    };
                    let action = ui.add(Action::new(Icon::Pencil, &name));
                    if action.clicked() {
                        wish = Some(Wish::Open);
                    }
                    if action.gained_focus() {
                        action.scroll_to_me(None);
                    }
                    wish = keys_at(ui, &action).or(wish);
                    wish = menu_ui(&action, texts, wish);
                }
            }
            let since = ago(texts, now().saturating_sub(row.written) / 60);
            let date = day_text(row.written);
            let changed = tr!(texts, "shelf-changed", since = since.as_ref(), date = date.as_str());
            ui.label(RichText::new(changed.as_ref()).weak().small());
        });
        let can_be_read = !matches!(row.read, Some(Err(_)));
        ui.add_enabled_ui(can_be_read, |ui| {
            if icon_button(ui, Icon::Copy, &tr!(texts, "shelf-duplicate", title = title.as_str())).clicked() {
                wish = Some(Wish::Duplicate);
            }
            if icon_button(ui, Icon::Note, &tr!(texts, "shelf-rename", title = title.as_str())).clicked() {
                wish = Some(Wish::Rename);
            }
        });
        if icon_button(ui, Icon::Trash, &tr!(texts, "shelf-delete", title = title.as_str())).clicked() {
            wish = Some(Wish::Delete);
        }
    });
    wish
}

/// Keys that mean the quest the keyboard is at.
fn keys_at(ui: &Ui, action: &Response) -> Option<Wish> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    Wish::ALL.into_iter().find(|wish| action.has_focus() && wish.key().is_some_and(pressed))
}

/// The little menu of a quest.
fn menu_ui(response: &Response, texts: &Texts, mut wish: Option<Wish>) -> Option<Wish> {
    response.context_menu(|ui| {
        for entry in Wish::ALL {
            if ui.button(texts.get(entry.entry()).as_ref()).clicked() {
                wish = Some(entry);
                ui.close();
            }
        }
    });
    wish
}

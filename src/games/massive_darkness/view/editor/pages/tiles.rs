//! Tiles of one's own: made on a desk, kept in the quest, and in a collection for other quests.

use super::set_up::step_ui;
use crate::games::massive_darkness::content::own_cards::KEPT_VERSIONS;
use crate::games::massive_darkness::content::{OwnPack, is_printed_tile};
use crate::games::massive_darkness::folders::OwnFolders as _;
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::edit::{Command, Thing};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::own_tiles::{LETTERS, MOST_ZONES, PRINTED_ZONES};
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::name_field::NameField;
use crate::games::massive_darkness::view::editor::tile_art::TilePictures;
use crate::games::massive_darkness::view::editor::tool::Tool;
use crate::games::tiles::desk::{Desk, Listed, Shown, acts_ui, picture_ui};
use crate::games::tiles::sides::{mirrored, turned_side};
use crate::games::tiles::words::{Floor, Floors, Says};
use crate::house::packs::CardPack as _;
use crate::house::storage::{SavingLock, keep_versions};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kernel::game::MessageId;
use crate::kit::art::Icon;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, heading, icon_button};
use crate::tr;
use egui::{RichText, Ui};
use std::sync::Arc;

/// What can be painted: ZONE-02, ZONE-06; the last is no Zone.
static FLOORS: Floors = Floors {
    letters: LETTERS,
    all: &[
        Floor { letter: 'l', name: "floor-light-corridor" },
        Floor { letter: 'd', name: "floor-dark-corridor" },
        Floor { letter: 'L', name: "floor-light-room" },
        Floor { letter: 'D', name: "floor-dark-room" },
        Floor { letter: '#', name: "floor-nothing" },
    ],
    says: Says {
        zone: "tile-zone",
        border: "tile-border",
        wall: "tile-wall",
        opening: "tile-opening",
        ways: ["tile-north", "tile-east", "tile-south", "tile-west"],
    },
};

/// What is being made.
#[derive(Default)]
pub(in crate::games::massive_darkness::view::editor) struct Fields {
    /// The tile on the desk, by its name.
    open: Option<String>,
    desk: Desk,
    pictures: TilePictures,
    /// The collection for other quests, once it has been read.
    collection: Option<OwnPack>,
    trouble: Option<Arc<str>>,
    /// Why the tile on the desk is not kept, or not under its name.
    not_kept: Option<Arc<str>>,
}

impl EditorScreen {
    pub(super) fn tiles_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        self.begin_ui(ui, texts, &quest);
        heading(ui, &tr!(texts, "tiles-of-quest"));
        if quest.own_tiles.is_empty() {
            ui.label(RichText::new(tr!(texts, "tiles-none").as_ref()).weak());
        }
        let fields = &mut self.pages.tiles;
        let (art, open) = (&mut fields.pictures, fields.open.as_deref());
        let name = |side: &TileSide| tr!(texts, "tiles-open", tile = side.id.as_str());
        if let Some(side) = (Listed { art, key: "own", name: &name, open }).ui(ui, &quest.own_tiles) {
            fields.open = Some(side.id.clone());
        }
        let open = self.pages.tiles.open.as_ref();
        let open = open.and_then(|id| quest.own_tiles.iter().find(|side| side.id == *id)).or(quest.own_tiles.first());
        if let Some(side) = open {
            self.tile_ui(ui, texts, &quest, side);
        }
        self.collection_ui(ui, texts, &quest);
    }

    /// New tiles: an empty one, or a changed copy of the one that is picked on the map.
    fn begin_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest) {
        let mut begun = None;
        if ui.add(Action::new(Icon::Plus, &tr!(texts, "tiles-new"))).clicked() {
            let rows = vec!["l".repeat(PRINTED_ZONES); PRINTED_ZONES];
            begun = Some((TileSide { rows, ..TileSide::default() }, tr!(texts, "tiles-new-name").to_string(), None));
        }
        if let [Thing::Tile(at)] = self.picked[..]
            && let Some(placed) = quest.tiles.iter().find(|tile| tile.at == at)
            && let Some(side) = self.rules.library.tiles.iter().find(|side| side.id == placed.tile)
            && quest.own_tiles.iter().all(|own| own.id != side.id)
        {
            let name = tr!(texts, "tiles-change-picked", tile = side.id.as_str());
            if ui.add(Action::new(Icon::Pencil, &name)).clicked() {
                begun = Some((side.clone(), side.id.clone(), Some((at, placed.turn))));
            }
        }
        if let Some((side, name, place)) = begun {
            self.begin_tile(texts, side, &name, place);
        }
    }

    fn begin_tile(&mut self, texts: &Texts, side: TileSide, name: &str, place: Option<(Spot, u8)>) {
        let id = self.free_name(name);
        self.command(texts, &Command::PutTile(None, Box::new(TileSide { id: id.clone(), ..side })));
        if let Some((at, turn)) = place {
            self.command(texts, &Command::Lay(id.clone(), at, turn));
        }
        self.open_tile(Some(id));
    }

    fn open_tile(&mut self, id: Option<String>) {
        (self.pages.tiles.open, self.pages.tiles.not_kept) = (id, None);
    }

    /// A name that no tile has.
    fn free_name(&self, name: &str) -> String {
        let is_free = |id: &String| self.rules.library.tiles.iter().all(|side| side.id != *id);
        let numbered = (2..10_000).map(|number| format!("{name} {number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_else(|| name.to_owned())
    }

    /// The tile on the desk.
    fn tile_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest, side: &TileSide) {
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
        self.name_ui(ui, texts, side);
        let (fields, name) = (&mut self.pages.tiles, tr!(texts, "tile-desk", tile = side.id.as_str()));
        let on_desk = Shown { art: &mut fields.pictures, key: "desk", side, name: &name };
        let mut changed = fields.desk.with_brushes_ui(ui, texts, &FLOORS, on_desk, "tile-hint");
        let (mut columns, mut rows) = (side.size().0 as u32, side.size().1 as u32);
        let most = MOST_ZONES as u32;
        step_ui(ui, texts, &tr!(texts, "tile-columns"), &mut columns, 1..=most);
        step_ui(ui, texts, &tr!(texts, "tile-rows"), &mut rows, 1..=most);
        if (columns as usize, rows as usize) != side.size() {
            let mut new = side.clone();
            LETTERS.resize(&mut new, columns as usize, rows as usize, 'l');
            changed = Some(new);
        }
        let act = acts_ui(ui, texts, &ACTS);
        if let Some(told) = &self.pages.tiles.not_kept {
            ui.label(RichText::new(told.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
        if ui.add(Action::new(Icon::Hand, &tr!(texts, "tile-lay"))).clicked() {
            self.tool = Tool::Tile(side.id.clone(), 0);
            self.picked.clear();
        }
        match act {
            Some(Act::Turn) => changed = Some(turned_side(side)),
            Some(Act::Mirror) => changed = Some(mirrored(side)),
            Some(Act::Copy) => self.begin_tile(texts, side.clone(), &side.id, None),
            Some(Act::Keep) => self.keep_tile(texts, side),
            Some(Act::Remove) => {
                self.command(texts, &Command::RemoveTile(side.id.clone()));
                if self.refused.is_none() {
                    self.open_tile(None);
                }
            }
            None => {}
        }
        if let Some(new) = changed.filter(|new| new != side && quest.own_tiles.contains(side)) {
            self.command(texts, &Command::PutTile(Some(side.id.clone()), Box::new(new)));
        }
    }

    /// The field of its name.
    fn name_ui(&mut self, ui: &mut Ui, texts: &Texts, side: &TileSide) {
        let label = tr!(texts, "tile-name");
        ui.label(label.as_ref());
        if let Some(writing) = NameField::of(&label, &side.id).ui(ui) {
            let named = |id| Command::PutTile(Some(side.id.clone()), Box::new(TileSide { id, ..side.clone() }));
            self.doing.writing = Some(writing.some(named));
        }
    }

    /// A tile that was renamed stays on the desk.
    pub(in crate::games::massive_darkness::view::editor) fn follow_tile(&mut self, old: &str, new: &str) {
        if self.pages.tiles.open.as_deref() == Some(old) {
            self.open_tile(Some(new.to_owned()));
        }
    }

    /// Tiles for other quests.
    fn collection_ui(&mut self, ui: &mut Ui, texts: &Texts, quest: &Quest) {
        if self.pages.tiles.collection.is_none() {
            match OwnPack::read(&self.dirs.own_tiles_file()) {
                Ok(pack) => self.pages.tiles.collection = Some(pack),
                Err(error) => self.pages.tiles.trouble = Some(error.say(texts)),
            }
        }
        heading(ui, &tr!(texts, "tiles-kept"));
        ui.label(RichText::new(tr!(texts, "tiles-kept-hint").as_ref()).weak().small());
        if let Some(trouble) = &self.pages.tiles.trouble {
            ui.label(RichText::new(trouble.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
        let kept = self.pages.tiles.collection.as_ref().map(|pack| pack.cards.tiles.clone()).unwrap_or_default();
        let (mut taken, mut gone) = (None, None);
        for side in &kept {
            ui.horizontal(|ui| {
                let (pictures, key) = (&mut self.pages.tiles.pictures, format!("kept {}", side.id));
                let name = tr!(texts, "tiles-take", tile = side.id.as_str());
                let is_here = quest.own_tiles.contains(side);
                if picture_ui(ui, Shown { art: pictures, key: &key, side, name: &name }, is_here).clicked() && !is_here
                {
                    taken = Some(side.clone());
                }
                if icon_button(ui, Icon::Trash, &tr!(texts, "tiles-forget", tile = side.id.as_str())).clicked() {
                    gone = Some(side.id.clone());
                }
            });
        }
        if let Some(side) = taken {
            let known = quest.own_tiles.iter().any(|own| own.id == side.id).then(|| side.id.clone());
            self.command(texts, &Command::PutTile(known, Box::new(side.clone())));
            self.open_tile(Some(side.id));
        }
        if let Some(id) = gone {
            self.forget_tile(texts, &id);
        }
    }

    fn keep_tile(&mut self, texts: &Texts, side: &TileSide) {
        let told = self.change_collection(texts, &side.id, |tiles, is_known| {
            let Some(kept) = tiles.iter_mut().find(|kept| kept.id == side.id) else {
                tiles.push(side.clone());
                return None;
            };
            if is_known || kept == side {
                kept.clone_from(side);
                return None;
            }
            let is_free = |id: &String| tiles.iter().all(|kept| kept.id != *id);
            let id = (2..10_000).map(|number| format!("{} {number}", side.id)).find(is_free)?;
            tiles.push(TileSide { id: id.clone(), ..side.clone() });
            Some(tr!(texts, "tiles-kept-beside", tile = side.id.as_str(), beside = id.as_str()))
        });
        self.pages.tiles.not_kept = told;
    }

    fn forget_tile(&mut self, texts: &Texts, id: &str) {
        let told = self.change_collection(texts, id, |tiles, is_known| {
            if is_known {
                tiles.retain(|side| side.id != id);
                return None;
            }
            Some(tr!(texts, "tiles-changed-elsewhere", tile = id))
        });
        self.pages.tiles.trouble = told;
    }

    /// The collection is a pack like any other: the file is written, and the palette offers what is in it. The change is
    /// made to what the file holds now, whoever has written it, and is told whether the tile of this name is the one that
    /// was seen here; what it returns, or why nothing was written, is to be told.
    fn change_collection(
        &mut self,
        texts: &Texts,
        id: &str,
        change: impl FnOnce(&mut Vec<TileSide>, bool) -> Option<Arc<str>>,
    ) -> Option<Arc<str>> {
        // A file that could not be read is not written over.
        let Some(seen) = self.pages.tiles.collection.take() else { return self.pages.tiles.trouble.clone() };
        let file = self.dirs.own_tiles_file();
        let mut told = None;
        let written = SavingLock::take(&self.dirs).and_then(|_lock| {
            let mut pack = OwnPack::read(&file)?;
            if pack.title.is_empty() {
                pack.title = tr!(texts, "tiles-kept").to_string();
            }
            let find = |tiles: &[TileSide]| tiles.iter().find(|side| side.id == id).cloned();
            let is_known = find(&pack.cards.tiles).is_none_or(|there| find(&seen.cards.tiles) == Some(there));
            told = change(&mut pack.cards.tiles, is_known);
            keep_versions(&file, &self.dirs.backups_of(&file), KEPT_VERSIONS)?;
            pack.write(&file)?;
            Ok(pack)
        });
        let pack = match written {
            Ok(pack) => pack,
            Err(error) => {
                self.pages.tiles.collection = Some(seen);
                return Some(error.say(texts));
            }
        };
        let mut library = crate::games::massive_darkness::rules::library::Library::clone(&self.box_rules.library);
        let was_kept = |side: &TileSide| seen.cards.tiles.iter().any(|known| known.id == side.id);
        library.tiles.retain(|side| is_printed_tile(&side.id) || !was_kept(side));
        library.tiles.retain(|side| pack.cards.tiles.iter().all(|kept| kept.id != side.id));
        library.tiles.extend(pack.cards.tiles.iter().cloned());
        self.box_rules.library = Arc::new(library);
        self.pages.tiles.collection = Some(pack);
        self.taken = None;
        self.take_content();
        told
    }
}

/// What can be done with the tile on the desk besides painting.
#[derive(Clone, Copy)]
enum Act {
    Turn,
    Mirror,
    Copy,
    Keep,
    Remove,
}

const ACTS: [(Icon, MessageId, Act); 5] = [
    (Icon::Redo, "tile-turn", Act::Turn),
    (Icon::Around, "tile-mirror", Act::Mirror),
    (Icon::Copy, "tile-copy", Act::Copy),
    (Icon::Save, "tile-keep", Act::Keep),
    (Icon::Trash, "tile-remove", Act::Remove),
];

//! The dungeon of the quest that comes next or is being played, as a picture at the head of the page.

use crate::games::massive_darkness::campaign::{Now, Standing};
use crate::games::massive_darkness::content::shipped_quest;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::view::quest_picture::{DungeonPicture, quest_picture};
use crate::house::storage::parse_document;
use crate::kit::theme::Theme;
use egui::{Sense, Ui, vec2};
use std::path::Path;

/// How high it is for its width, and at most, in points.
const SHAPE: f32 = 0.42;
const HIGHEST: f32 = 190.0;

/// The picture, of the quest for which it was made.
#[derive(Default)]
pub(super) struct NextPicture {
    quest: String,
    picture: Option<DungeonPicture>,
}

impl NextPicture {
    /// Draws it, where something comes next of which the box has a dungeon.
    pub(super) fn ui(&mut self, ui: &mut Ui, library: &Library, standing: &Standing) {
        let quest = match standing.now() {
            Now::Ready(quest) => quest,
            Now::Playing(playing) => &playing.quest,
            Now::Repeat => standing.state.next_quest().unwrap_or_default(),
            Now::Lost | Now::Discard | Now::Town | Now::Finished => "",
        };
        if self.quest != quest {
            let text = shipped_quest(quest);
            let quest_of_box = text.and_then(|text| parse_document::<Quest>(Path::new(quest), text).ok());
            let dungeon = quest_of_box.and_then(|quest| lay_out(&quest, &library.tiles).ok());
            self.picture = dungeon.map(|dungeon| quest_picture(&dungeon));
            quest.clone_into(&mut self.quest);
        }
        let Some(picture) = &mut self.picture else { return };
        let size = vec2(ui.available_width(), (ui.available_width() * SHAPE).min(HIGHEST));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        if ui.is_rect_visible(place) {
            picture.paint(ui.painter(), Theme::of(ui.ctx()), place);
        }
    }
}

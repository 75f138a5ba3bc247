//! The first evening: its quest is played with hints on the way, and what they have explained is remembered.

use super::{MassiveDarknessDesk, Screen};
use crate::games::massive_darkness::content::shipped_quest;
use crate::games::massive_darkness::quest::{Quest, lay_out};
use crate::games::massive_darkness::rules::dungeon::{Setup, recommended};
use crate::games::massive_darkness::rules::ids::HeroId;
use crate::games::massive_darkness::session::Start;
use crate::games::massive_darkness::view::art::people::portrait_at;
use crate::games::massive_darkness::view::commands::FIRST_EVENING;
use crate::games::massive_darkness::view::evening::evening;
use crate::games::massive_darkness::view::new_game::edition_of;
use crate::games::massive_darkness::view::quest_picture::quest_picture;
use crate::games::massive_darkness::view::table::TableScreen;
use crate::house::play::Dice;
use crate::house::storage::parse_document;
use crate::house::text::shown;
use crate::house::wrong::Wrong as _;
use crate::kit::desk::First;
use crate::kit::theme::Theme;
use egui::{Rect, Ui, Vec2, vec2};
use std::path::Path;

/// The Lifebringer tokens that the box gives a group.
const LIFEBRINGER: u8 = 2;

/// The quest of the first evening; the box has it.
fn quest() -> Option<Quest> {
    parse_document(Path::new(&evening().quest), shipped_quest(&evening().quest)?).ok()
}

impl MassiveDarknessDesk {
    /// What is offered to somebody who has never played.
    pub(super) fn first_evening(&self) -> Option<First> {
        let (quest, language) = (quest()?, self.base.texts.language().code());
        let (title, story) = (shown(quest.title(language)), quest.story(language).to_owned());
        Some(First { command: FIRST_EVENING, title, story })
    }

    /// Its dungeon, and in front of it whoever goes down.
    pub(super) fn first_evening_ui(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let mut picture = self.first_picture.borrow_mut();
        if picture.is_none() {
            let tiles = self.rules.as_ref().map(|rules| &rules.library.tiles);
            let dungeon = tiles.and_then(|tiles| lay_out(&quest()?, tiles).ok());
            *picture = dungeon.map(|dungeon| quest_picture(&dungeon));
        }
        let Some(picture) = picture.as_mut() else { return };
        let (count, gap) = (f32::from(evening().heroes), theme.space(3.0));
        let size = (place.height() * 0.62).min(place.width() * 0.3);
        picture.paint(ui.painter(), theme, place);
        let corner = place.left_bottom() + vec2(gap, -gap - size);
        for look in 0..evening().heroes {
            let at = corner + vec2(f32::from(look) * (place.width() - 2.0 * gap - size) / (count - 1.0).max(1.0), 0.0);
            portrait_at(ui, Rect::from_min_size(at, Vec2::splat(size)), usize::from(look), true);
        }
    }

    /// Straight to the table: the quest, the Heroes that are proposed, the wording of the language.
    pub(super) fn begin_first_evening(&mut self) {
        let (Some(rules), Some(text)) = (&self.rules, shipped_quest(&evening().quest)) else { return };
        let quest = match parse_document(Path::new(&evening().quest), text) {
            Ok(quest) => quest,
            Err(error) => return self.base.tell(error.say(&self.base.texts)),
        };
        let heroes = (0..evening().heroes).map(|hero| recommended(&rules.library, HeroId(hero))).collect();
        let setup = Setup::standard(heroes, LIFEBRINGER, edition_of(self.base.texts.language()));
        self.begin(Start { quest, setup, moment: None }, self.base.short_seed(), Dice::App);
    }

    /// With hints, if it is the quest of the first evening and somebody wants them.
    pub(super) fn guided(&self, screen: TableScreen) -> TableScreen {
        let is_it = screen.play.session().header().setup.quest.id == evening().quest;
        match is_it && self.remembered.hints {
            true => screen.guided(self.remembered.explained.clone()),
            false => screen,
        }
    }

    /// Remembers what was explained at the table.
    pub(super) fn keep_what_was_learned(&mut self) {
        let Screen::Table(screen) = &mut self.screen else { return };
        let Some(learned) = screen.learned() else { return };
        self.remembered.hints &= !learned.enough;
        self.remembered.explained.extend(learned.explained);
        self.remembered.keep_in(&mut self.base.kept);
    }

    /// The hints are wanted, or not any more; with `anew` all of them come once more.
    pub(super) fn wish_for_hints(&mut self, are_wanted: bool, anew: bool) {
        self.remembered.hints = are_wanted;
        if anew {
            self.remembered.explained.clear();
        }
        self.remembered.keep_in(&mut self.base.kept);
        self.screen = match std::mem::replace(&mut self.screen, Screen::Nothing) {
            Screen::Table(screen) => Screen::Table(Box::new(self.guided(screen.without_hints()))),
            other => other,
        };
    }
}

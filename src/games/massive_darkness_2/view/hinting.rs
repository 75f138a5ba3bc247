//! The first evening: what is offered to somebody who has never played, whether hints are wanted, and which of them are known (kept in
//! the settings of this game).

use super::FIRST_EVENING;
use super::art::{hero_colour, portrait};
use super::board::map_of;
use super::desk::{HellscapeDesk, Screen};
use super::evening::evening;
use super::table::Table;
use crate::games::massive_darkness_2::describe::quest_name;
use crate::games::massive_darkness_2::ruleset::{HellscapeRules, Start};
use crate::house::play::Dice;
use crate::house::storage::OfGame;
use crate::kit::desk::First;
use crate::kit::theme::Theme;
use crate::tr;
use egui::{Rect, Ui, Vec2, vec2};
use std::collections::BTreeSet;

const HINTS: &str = "hints";
const EXPLAINED: &str = "explained";
/// By this seed the first Heroes of the box set out.
const FIRST_HEROES: u64 = 0;

/// What the first evening begins with.
fn start(rules: &HellscapeRules) -> Option<Start> {
    Some(rules.with_quest(&evening().quest)?.start(evening().heroes, FIRST_HEROES))
}

/// With hints on the way, as long as they are wanted.
pub(super) fn guide(kept: &OfGame, table: &mut Table) {
    match kept.value(HINTS).unwrap_or(true) {
        true => table.guided(kept.value(EXPLAINED).unwrap_or_default()),
        false => table.without_hints(),
    }
}

impl HellscapeDesk {
    /// What is offered to somebody who has never played.
    pub(super) fn first_evening(&self) -> Option<First> {
        let (quest, texts) = (start(self.rules.as_ref().ok()?)?.quest, &self.base.texts);
        let title = quest_name(&quest.id, &quest.told, texts).to_string();
        let story = texts.get(&format!("story-{}", quest.id)).to_string();
        Some(First { command: FIRST_EVENING, title, story })
    }

    /// Its Dungeon, and in front of it whoever goes down.
    pub(super) fn first_evening_ui(&self, ui: &Ui, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let Ok(rules) = &self.rules else { return };
        let Some(start) = start(rules) else { return };
        let mut picture = self.first_picture.borrow_mut();
        if picture.is_none() {
            *picture = map_of(rules.all(), &start.quest, &self.base.texts);
        }
        let Some(picture) = picture.as_mut() else { return };
        picture.paint(ui.painter(), theme, place);
        let (gap, heroes) = (theme.space(3.0), &start.setup.heroes);
        let size = (place.height() * 0.62).min(place.width() * 0.3);
        let (corner, between) = (place.left_bottom() + vec2(gap, -gap - size), place.width() - 2.0 * gap - size);
        let printed = &rules.all().content.printed.heroes;
        for (at, chosen) in heroes.iter().enumerate() {
            let Some(card) = printed.iter().position(|card| card.id == chosen.hero) else { continue };
            let left = at as f32 * between / heroes.len().saturating_sub(1).max(1) as f32;
            let spot = Rect::from_min_size(corner + vec2(left, 0.0), Vec2::splat(size));
            portrait(ui, spot, &chosen.hero, Some(hero_colour(card as u8)), true);
        }
    }

    /// Straight to the table: the Quest, and the Heroes that are proposed.
    pub(super) fn begin_first_evening(&mut self) {
        let Some(start) = self.rules().and_then(|rules| start(&rules)) else { return };
        self.begin(start, Dice::App);
    }

    /// What was explained at the table is remembered.
    pub(super) fn keep_what_was_learned(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let Some(learned) = table.learned() else { return };
        let mut explained: BTreeSet<String> = self.base.kept.value(EXPLAINED).unwrap_or_default();
        explained.extend(learned.explained);
        self.base.kept.keep(EXPLAINED, &explained);
        if learned.enough {
            self.base.kept.keep(HINTS, &false);
        }
    }

    /// Hints are wanted, or not any more, or all of them once more.
    pub(super) fn hints_ui(&mut self, ui: &mut Ui) {
        let mut are_wanted = self.base.kept.value(HINTS).unwrap_or(true);
        let is_changed = ui.checkbox(&mut are_wanted, tr!(self.base.texts, "settings-hints").as_ref()).changed();
        let explained: BTreeSet<String> = self.base.kept.value(EXPLAINED).unwrap_or_default();
        let anew = tr!(self.base.texts, "settings-hints-anew");
        let is_anew = ui.add_enabled_ui(!explained.is_empty(), |ui| ui.button(anew.as_ref()).clicked()).inner;
        if !is_changed && !is_anew {
            return;
        }
        if is_anew {
            self.base.kept.keep(EXPLAINED, &BTreeSet::<String>::new());
        }
        self.base.kept.keep(HINTS, &(are_wanted || is_anew));
        if let Screen::Table(table) = &mut self.screen {
            guide(&self.base.kept, table);
        }
    }
}

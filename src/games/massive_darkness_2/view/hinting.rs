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
use crate::games::tiles::picture::DungeonPicture;
use crate::house::play::Dice;
use crate::house::storage::OfGame;
use crate::house::text::Texts;
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

/// What is shown of it.
pub(super) struct FirstShown {
    picture: DungeonPicture,
    /// Whoever goes down: who it is, and which card of the box.
    heroes: Vec<(String, u8)>,
}

impl FirstShown {
    fn of(rules: &HellscapeRules, texts: &Texts) -> Option<Self> {
        let Start { quest, setup, .. } = start(rules)?;
        let printed = &rules.all().content.printed.heroes;
        let card = |hero: &String| printed.iter().position(|card| card.id == *hero).map(|card| card as u8);
        let heroes = setup.heroes.into_iter().filter_map(|chosen| Some((card(&chosen.hero)?, chosen.hero)));
        let heroes = heroes.map(|(card, hero)| (hero, card)).collect();
        Some(Self { picture: map_of(rules.all(), &quest, texts)?, heroes })
    }
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
        let quest = self.rules.as_ref().ok()?.all().quest(&evening().quest)?;
        let title = quest_name(&quest.id, &quest.told, &self.base.texts).to_string();
        let story = self.base.texts.get(&format!("story-{}", quest.id)).to_string();
        Some(First { command: FIRST_EVENING, title, story })
    }

    /// Its Dungeon, and in front of it whoever goes down; both are found once.
    pub(super) fn first_evening_ui(&self, ui: &Ui, place: Rect) {
        let (theme, mut shown) = (Theme::of(ui.ctx()), self.first_shown.borrow_mut());
        if shown.is_none() {
            *shown = self.rules.as_ref().ok().and_then(|rules| FirstShown::of(rules, &self.base.texts));
        }
        let Some(FirstShown { picture, heroes }) = shown.as_mut() else { return };
        picture.paint(ui.painter(), theme, place);
        let gap = theme.space(3.0);
        let size = (place.height() * 0.62).min(place.width() * 0.3);
        let (corner, between) = (place.left_bottom() + vec2(gap, -gap - size), place.width() - 2.0 * gap - size);
        for (at, (hero, card)) in heroes.iter().enumerate() {
            let left = at as f32 * between / heroes.len().saturating_sub(1).max(1) as f32;
            let spot = Rect::from_min_size(corner + vec2(left, 0.0), Vec2::splat(size));
            portrait(ui, spot, hero, Some(hero_colour(*card)), true);
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

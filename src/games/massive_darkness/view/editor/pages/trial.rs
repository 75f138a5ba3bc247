//! Trying the quest: who plays, and from which moment on.

use super::set_up::step_ui;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::moment::Moment;
use crate::games::massive_darkness::rules::experience::MAX_XP;
use crate::games::massive_darkness::view::art::figures::{Figure, figure};
use crate::games::massive_darkness::view::editor::pages::Page;
use crate::games::massive_darkness::view::editor::sheet::zone_rect;
use crate::games::massive_darkness::view::editor::{EditorScreen, Wish};
use crate::games::massive_darkness::view::table::hero_figure;
use crate::house::text::Texts;
use crate::kit::art::{Brush, Icon};
use crate::kit::map::Canvas;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, heading, icon_button};
use crate::tr;
use egui::{RichText, Slider, Ui, vec2};
use std::sync::Arc;

/// A round later than this is not offered.
const LAST_ROUND: u16 = 99;
/// SETUP-08: most tokens on the Lifebringer that are offered.
const MOST_LIFEBRINGER: u8 = 6;

impl EditorScreen {
    pub(super) fn trial_ui(&mut self, ui: &mut Ui, texts: &Texts) -> Option<Wish> {
        let quest = Arc::clone(self.history.current());
        let mut wish = None;
        ui.add_enabled_ui(self.can_be_tried(), |ui| {
            let play = tr!(texts, "trial-play");
            if ui.add(Action::new(Icon::Play, &play).shortcut("F5").emphasis(Emphasis::Primary)).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial.start(&quest))));
            }
            let here = tr!(texts, "trial-play-here", zone = self.spot_name(texts, Some(self.cursor)).as_ref());
            if ui.add(Action::new(Icon::Flag, &here)).clicked() {
                wish = Some(Wish::Play(Box::new(self.trial.start_at(&quest, self.cursor))));
            }
        });
        if let Some(last) = &self.trial.last {
            let count = last.decisions() as i64;
            ui.add_enabled_ui(self.sheet.problems.is_empty() && self.misfit.is_none(), |ui| {
                let go_on = tr!(texts, "trial-go-on-from", count = count);
                if ui.add(Action::new(Icon::Skip, &go_on).shortcut(&tr!(texts, "trial-go-on-key"))).clicked() {
                    wish = Some(Wish::GoOn);
                }
            });
        }
        heading(ui, &tr!(texts, "trial-from"));
        let mut from_moment = self.trial.moment.is_some();
        ui.radio_value(&mut from_moment, false, tr!(texts, "trial-beginning").as_ref());
        ui.radio_value(&mut from_moment, true, tr!(texts, "trial-moment").as_ref());
        match (from_moment, &self.trial.moment) {
            (true, None) => self.trial.moment = Some(Moment::first(&quest)),
            (false, Some(_)) => self.trial.moment = None,
            _ => {}
        }
        if self.trial.moment.is_some() {
            self.moment_ui(ui, texts);
        }
        heading(ui, &tr!(texts, "trial-party"));
        if !quest.party.suits(self.trial.party.heroes().len()) {
            let party = quest.party;
            let words = tr!(texts, "trial-other-size", least = i64::from(party.least), most = i64::from(party.most));
            ui.label(RichText::new(words.as_ref()).color(Theme::of(ui.ctx()).signal.danger.egui()));
        }
        self.trial.party.ui(ui, texts);
        step_ui(ui, texts, &tr!(texts, "new-lifebringer"), &mut self.trial.lifebringer, 0..=MOST_LIFEBRINGER);
        wish
    }

    /// Nothing keeps the quest from being played, and somebody plays.
    pub(in crate::games::massive_darkness::view::editor) fn can_be_tried(&self) -> bool {
        self.sheet.problems.is_empty() && self.misfit.is_none() && !self.trial.party.heroes().is_empty()
    }

    fn spot_name(&self, texts: &Texts, spot: Option<Spot>) -> Arc<str> {
        match spot {
            Some(spot) => self.sheet.name(spot).unwrap_or_else(|| tr!(texts, "editor-no-tile")),
            None => tr!(texts, "tool-start"),
        }
    }

    fn moment_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let quest = Arc::clone(self.history.current());
        if let Some(moment) = &mut self.trial.moment {
            step_ui(ui, texts, &tr!(texts, "trial-round"), &mut moment.round, 1..=LAST_ROUND);
            step_ui(ui, texts, &tr!(texts, "trial-level"), &mut moment.level, 1..=5);
            let xp = tr!(texts, "trial-experience");
            ui.add(Slider::new(&mut moment.experience, 0..=MAX_XP).text(xp.as_ref()));
        }
        ui.label(RichText::new(tr!(texts, "trial-places-hint").as_ref()).weak().small());
        for seat in 0..self.trial.party.heroes().len() {
            let name = self.trial.party.name(texts, seat);
            let spot = self.trial.spot(seat);
            let place = self.spot_name(texts, spot);
            ui.horizontal(|ui| {
                let here = tr!(texts, "trial-place", hero = name.as_ref());
                if icon_button(ui, Icon::Flag, &here).clicked() {
                    self.trial.place(&quest, seat, Some(self.cursor));
                }
                ui.add_enabled_ui(spot.is_some(), |ui| {
                    if icon_button(ui, Icon::Undo, &tr!(texts, "trial-back", hero = name.as_ref())).clicked() {
                        self.trial.place(&quest, seat, None);
                    }
                });
                ui.label(format!("{name} · {place}"));
            });
        }
        if !quest.doors.is_empty() {
            ui.label(tr!(texts, "trial-doors").as_ref());
        }
        for door in &quest.doors {
            let ends = (door.from, door.to);
            let (from, to) = (self.spot_name(texts, Some(ends.0)), self.spot_name(texts, Some(ends.1)));
            let label = tr!(texts, "trial-door", from = from.as_ref(), to = to.as_ref(), name = door.name.as_str());
            let Some(moment) = &mut self.trial.moment else { return };
            let mut is_open = moment.is_open(ends);
            if ui.checkbox(&mut is_open, label.trim()).changed() {
                moment.swing(ends);
            }
        }
    }

    /// Where Heroes would stand, while the moment is being chosen.
    pub(in crate::games::massive_darkness::view::editor) fn trial_marks(&self, ui: &Ui, canvas: &Canvas) {
        if self.page != Page::Trial {
            return;
        }
        let mut brush = Brush::on(ui.painter());
        for seat in 0..self.trial.party.heroes().len() {
            let Some(spot) = self.trial.spot(seat).filter(|spot| spot.storey == self.storey) else { continue };
            let rect = canvas.look.screen_rect(canvas.rect, zone_rect(spot));
            // Side by side, three in a row.
            let (column, row) = ((seat % 3) as f32 - 1.0, (seat / 3) as f32 - 0.5);
            let at = rect.center() + vec2(column * 0.3, row * 0.34) * rect.width();
            let shown = Figure::standing(hero_figure(self.trial.party.look(seat)));
            figure(&mut brush, Theme::of(ui.ctx()), at, rect.width() * 0.14, &shown);
        }
        ui.painter().with_clip_rect(canvas.rect).add(brush.into_shape());
    }
}

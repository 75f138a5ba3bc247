//! The table while what has happened is shown on it, one beat after the other.

use super::beats::{self, Beat, Before, Moment, Picture, Wish, again_ui, caption_ui, tumbling};
use super::model::{Form, TableModel};
use super::{TableScreen, over_ui};
use crate::games::massive_darkness::session::LastCombat;
use crate::games::massive_darkness::view::board::map::MapModel;
use crate::house::plug::Line;
use crate::house::storage::Pace;
use crate::house::text::Texts;
use crate::kit::director::Director;
use crate::kit::sound;
use crate::kit::theme::Theme;
use egui::{Rect, Ui, Vec2, vec2};
use std::borrow::Cow;

/// A caption is no wider, in points.
const CAPTION: f32 = 560.0;

/// The beats of what has happened, and what is seen of them.
pub(super) struct Show {
    director: Director<Beat>,
    moments: Vec<Moment>,
    pace: Pace,
    /// The table before the first of them.
    before: Option<Box<(MapModel, TableModel)>>,
    picture: Option<Box<Picture>>,
    /// When the current beat was seen first.
    since: f64,
}

impl Show {
    pub(super) fn new(pace: Pace) -> Self {
        let director = Director::new(Beat::seconds);
        Self { director, moments: Vec::new(), pace, before: None, picture: None, since: 0.0 }
    }

    pub(super) fn take_pace(&mut self, pace: Pace) {
        self.pace = pace;
        if pace == Pace::AtOnce {
            self.stop();
        }
    }

    /// Does somebody want to see what happens one thing after the other?
    pub(super) fn is_wished(&self) -> bool {
        self.pace != Pace::AtOnce
    }

    /// To the end at once.
    pub(super) fn stop(&mut self) {
        self.director.finish();
        self.picture = None;
    }

    /// From the first beat on.
    pub(super) fn again(&mut self) {
        self.director.again();
        self.picture = None;
    }

    /// The map during a beat.
    pub(super) fn map(&self) -> Option<&MapModel> {
        self.picture.as_ref().map(|picture| &picture.map)
    }

    /// Heroes, enemies and the line on top during a beat.
    pub(super) fn model(&self) -> Option<&TableModel> {
        self.picture.as_ref().map(|picture| &picture.model)
    }

    /// The dice during a beat; otherwise those of the last fight.
    pub(super) fn combat<'c>(&self, ui: &Ui, last: &'c LastCombat) -> Cow<'c, LastCombat> {
        let Some((_, beat)) = self.director.current() else { return Cow::Borrowed(last) };
        if beat.kind != beats::Kind::Roll || self.pace == Pace::AtOnce {
            return Cow::Owned(beat.combat.clone());
        }
        let seconds = ui.input(|input| input.time) - self.since;
        Cow::Owned(tumbling(&beat.combat, seconds))
    }

    /// What has been told up to the current beat.
    pub(super) fn lines(&self) -> Vec<Line> {
        let seen = self.director.current().map_or(0, |(at, _)| at + 1);
        self.director.beats().iter().take(seen).flat_map(|beat| beat.lines.iter().cloned()).collect()
    }
}

impl TableScreen {
    /// What the line on top and the heroes tell of now.
    pub(super) fn shown(&self) -> &TableModel {
        self.show.model().unwrap_or(&self.model)
    }

    /// Does the question wait until what has happened is seen? Who throws dice or draws cards of the box is never kept from it.
    pub(super) fn is_held(&self) -> bool {
        let is_chance = matches!(self.model.question.form, Form::Roll(_) | Form::Draw(_));
        self.show.director.is_running() && !is_chance && self.show.director.beats().iter().any(|beat| beat.kind.holds())
    }

    /// Begins to show what has happened since the table was looked at last.
    pub(super) fn begin_show(&mut self, moments: Vec<Moment>, before: &TableModel, map: &MapModel) {
        if self.show.pace == Pace::AtOnce || moments.is_empty() {
            let events: Vec<_> = moments.into_iter().flat_map(|moment| moment.events).map(|told| told.what).collect();
            self.map_view.watch(&events, &self.map, map);
            self.show.director.clear();
            self.show.picture = None;
            return;
        }
        let combat = std::mem::take(&mut self.combat_before);
        self.show.director.begin(beats::beats(&moments, combat));
        self.show.moments = moments;
        self.show.picture = None;
        self.show.before = Some(Box::new((self.map.clone(), before.clone())));
    }

    /// Time goes on: keys are heard, and the picture of the current beat is made.
    pub(super) fn show_on(&mut self, ui: &Ui, texts: &Texts) {
        sound::room(ui.ctx());
        self.combat_before.clone_from(&self.play.beside().combat);
        if !self.show.director.is_running() {
            return;
        }
        let memory = |memory: &egui::Memory| memory.top_modal_layer().is_some() || memory.focused().is_some();
        let listens = self.play.trouble().is_none() && !ui.ctx().text_edit_focused() && !ui.ctx().memory(memory);
        let is_ended = self.show.director.keys(ui.ctx(), self.show.pace, listens);
        self.make_picture(ui, texts);
        if is_ended {
            self.numbers.begin_anew();
        }
    }

    fn make_picture(&mut self, ui: &Ui, texts: &Texts) {
        let Some((at, beat)) = self.show.director.current() else {
            self.show.picture = None;
            self.play.beside_mut().meanwhile.clear();
            return;
        };
        let last = self.show.picture.as_deref();
        if last.is_some_and(|last| last.at == at && last.map.geometry == self.map.geometry) {
            return;
        }
        let begun = self.show.before.as_deref().filter(|_| at == 0 || last.is_none());
        let (map, model) = match (begun, last) {
            (Some((map, model)), _) => (map, model),
            (None, Some(last)) => (&last.map, &last.model),
            (None, None) => (&self.map, &self.model),
        };
        let before = Before { map, model, geometry: &self.map.geometry };
        let picture = Picture::of(self.show.director.beats(), at, &self.show.moments, &before, texts);
        for (cue, seconds) in beat.cues() {
            sound::cue_after(ui.ctx(), cue, seconds);
        }
        if let Some(picture) = &picture {
            self.map_view.watch(&beat.events, map, &picture.map);
        }
        self.show.since = ui.input(|input| input.time);
        self.show.picture = picture.map(Box::new);
    }

    /// One further.
    pub(super) fn show_next(&mut self) {
        self.show.director.next();
        self.numbers.begin_anew();
    }

    /// The sentence of the current beat over the upper edge of the map; after the last one, the way to the first.
    pub(super) fn caption_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect) {
        if matches!(self.model.question.form, Form::Arrange(_)) && !self.is_held() {
            return;
        }
        let theme = Theme::of(ui.ctx());
        let of = self.show.director.beats().len();
        let Some((at, beat)) = self.show.director.current() else {
            if of > 0 {
                let size = Vec2::splat(theme.sizes.control_height + 2.0 * theme.space(2.0));
                let corner = Rect::from_min_size(map.center_top() - vec2(size.x / 2.0, 0.0), size);
                if over_ui(ui, corner, "beats-again", |ui| again_ui(ui, texts)) {
                    self.show.again();
                }
            }
            return;
        };
        let width = CAPTION.min(map.width());
        let details = beat.lines.len().saturating_sub(1).min(4) as f32;
        let size = vec2(width, 64.0 + details * 20.0);
        let rect = Rect::from_min_size(map.center_top() - vec2(width / 2.0, 0.0), size);
        let rules = self.rules;
        let wish = over_ui(ui, rect, "beat", |ui| caption_ui(ui, texts, beat, (at, of), rules));
        match wish {
            Some(Wish::Next) => self.show_next(),
            Some(Wish::ToTheEnd) => {
                self.show.director.finish();
                self.numbers.begin_anew();
            }
            None => {}
        }
    }
}

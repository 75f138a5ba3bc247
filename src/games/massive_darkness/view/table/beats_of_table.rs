//! The table while what has happened is shown on it, one beat after the other.

use super::TableScreen;
use super::beats::{self, Beat, Before, Kind, LANDING, Moment, Picture, Scene, Shown, Stage, stage_ui, with_caption};
use super::dice_tray::Rolling;
use super::model::{Form, TableModel};
use super::sheets::gap;
use super::sides::Build;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::session::LastCombat;
use crate::games::massive_darkness::view::board::map::MapModel;
use crate::house::play::Recalled;
use crate::house::plug::Line;
use crate::house::storage::Pace;
use crate::house::text::Texts;
use crate::kit::hints::mark;
use crate::kit::map::Glide;
use crate::kit::show::{Clearing, Director, Extent, Wish, again_size, again_ui, is_heard};
use crate::kit::sound;
use crate::kit::widgets::over_ui;
use egui::{Rect, Sense, Ui, vec2};

/// A caption is no wider, in points.
const CAPTION: f32 = 620.0;
/// It takes no more than this part of the height of the map from what is shown below it.
const MOST_COVERED: f32 = 0.4;

/// The beats of what has happened, and what is seen of them.
pub(super) struct Show {
    director: Director<Beat>,
    moments: Vec<Moment>,
    pace: Pace,
    /// The table before the first of them.
    before: Option<Box<(MapModel, TableModel)>>,
    picture: Option<Box<Picture>>,
    /// Has the blow of the current one landed?
    has_landed: bool,
    /// What the last decision has brought was not seen at this table, but can be.
    is_to_recall: bool,
    /// The place beside everybody on the board that a banner or cards have found.
    clearing: Clearing,
}

impl Show {
    pub(super) fn new(pace: Pace) -> Self {
        let director = Director::new(Beat::length);
        let is_to_recall = pace != Pace::AtOnce;
        Self {
            director,
            moments: Vec::new(),
            pace,
            before: None,
            picture: None,
            has_landed: false,
            is_to_recall,
            clearing: Clearing::default(),
        }
    }

    pub(super) fn take_pace(&mut self, pace: Pace) {
        self.is_to_recall |= self.pace == Pace::AtOnce && pace != Pace::AtOnce;
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

    /// It is told in another language from now on.
    pub(super) fn speak(&mut self) {
        self.stop();
        self.is_to_recall = self.is_wished();
    }

    /// From the first beat on.
    pub(super) fn again(&mut self) {
        self.director.again();
        self.picture = None;
    }

    /// How long the current beat has been shown, in seconds.
    pub(super) fn seconds(&self) -> f64 {
        self.director.clock()
    }

    /// The map so many seconds after the current beat began.
    pub(super) fn map(&self, seconds: f64) -> Option<&MapModel> {
        self.picture.as_ref().map(|picture| picture.map_at(seconds))
    }

    /// Heroes, enemies and the line on top during a beat.
    pub(super) fn model(&self) -> Option<&TableModel> {
        self.picture.as_ref().map(|picture| picture.model_at(self.seconds()))
    }

    /// The dice during a beat, and how they roll in it.
    pub(super) fn combat(&self) -> Option<(&LastCombat, Option<Rolling>)> {
        let (_, beat) = self.director.current()?;
        let is_again = beat.events.iter().any(|event| matches!(event, Event::Rerolled { .. }));
        let rolling = (beat.kind == Kind::Roll).then(|| Rolling { seconds: self.seconds(), is_again });
        Some((&beat.combat, rolling))
    }

    /// Are there cards or words over the board?
    pub(super) fn fills_the_stage(&self) -> bool {
        self.picture.as_ref().is_some_and(|picture| matches!(picture.scene, Scene::Cards { .. } | Scene::Banner { .. }))
    }

    /// So many lines of the story have not been seen yet.
    pub(super) fn lines_to_come(&self) -> usize {
        let beats = self.director.beats();
        let told = self.director.current().map(|(_, beat)| beat.told);
        told.zip(beats.last()).map_or(0, |(told, last)| last.told - told)
    }

    /// What has been told up to the current beat.
    pub(super) fn lines(&self) -> impl Iterator<Item = &Line> {
        let seen = self.director.current().map_or(0, |(at, _)| at + 1);
        self.director.beats().iter().take(seen).flat_map(|beat| &beat.lines)
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

    /// Is anything being shown?
    pub(super) fn is_showing(&self) -> bool {
        self.show.director.is_running()
    }

    /// Begins to show what has happened since the table was looked at last.
    pub(super) fn begin_show(&mut self, texts: &Texts, moments: Vec<Moment>, before: &TableModel, map: &MapModel) {
        self.map_view.map.settle();
        if self.show.pace == Pace::AtOnce || moments.is_empty() {
            let events: Vec<_> = moments.into_iter().flat_map(|moment| moment.events).map(|told| told.what).collect();
            self.map_view.watch(&events, &self.map, map);
            self.show.director.clear();
            self.show.picture = None;
            return;
        }
        let combat = std::mem::take(&mut self.combat_before);
        self.show.director.begin(beats::beats(&moments, combat, texts));
        self.show.moments = moments;
        self.show.picture = None;
        self.show.before = Some(Box::new((self.map.clone(), before.clone())));
    }

    /// What the last decision has brought can be seen again, also where it was not seen at this table. The board before it lies as the
    /// present one does, so nothing is recalled before there is room for that.
    pub(super) fn recall(&mut self, texts: &Texts) {
        let is_known = !self.show.director.beats().is_empty();
        if !std::mem::take(&mut self.show.is_to_recall) || is_known {
            return;
        }
        let Some(Recalled { before, beside, moments }) = self.play.last_moments(0) else { return };
        self.show.director.begin(beats::beats(&moments, beside.combat, texts));
        self.show.director.finish();
        self.show.moments = moments;
        let map = MapModel::on(&before, texts, self.map.geometry.clone()).after(&self.map);
        self.show.before = Some(Box::new((map, TableModel::during(&before, texts, &self.model))));
    }

    /// Time goes on: keys are heard, and the picture of the current beat is made.
    pub(super) fn show_on(&mut self, ui: &Ui, texts: &Texts) {
        sound::room(ui.ctx());
        if self.combat_seen != Some(self.play.revision()) {
            self.combat_seen = Some(self.play.revision());
            self.combat_before.clone_from(&self.play.beside().combat);
        }
        self.map_view.map.speed = self.show.director.speed(self.show.pace);
        self.show.director.is_still = self.map_view.map.glide == Glide::None;
        if !self.show.director.is_running() {
            self.end_show();
            return;
        }
        let listens = self.play.trouble().is_none() && is_heard(ui.ctx());
        let is_ended = self.show.director.keys(ui.ctx(), self.show.pace, listens);
        self.make_picture(ui, texts);
        self.land();
        if is_ended || !self.show.director.is_running() {
            self.numbers.begin_anew();
        }
    }

    /// The table is as it is.
    fn end_show(&mut self) {
        if self.show.picture.take().is_some() {
            self.map_view.map.settle();
            self.play.beside_mut().meanwhile.clear();
        }
    }

    fn make_picture(&mut self, ui: &Ui, texts: &Texts) {
        let Some((at, beat)) = self.show.director.current() else {
            return self.end_show();
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
        let before = Before { map, model, latest: &self.map, geometry: &self.map.geometry };
        let picture = Picture::of(self.show.director.beats(), at, &self.show.moments, &before, texts);
        for (cue, seconds) in beat.cues() {
            sound::cue_after(ui.ctx(), cue, seconds);
        }
        if let Some(picture) = &picture {
            let after = picture.early.as_ref().map_or(&picture.map, |early| &early.0);
            self.map_view.map.tell(&beats::first(beat), &map.board, &after.board);
        }
        self.show.has_landed = false;
        self.show.picture = picture.map(Box::new);
    }

    /// Where a blow has just landed, it is seen.
    fn land(&mut self) {
        let is_time = !self.show.has_landed && self.show.seconds() >= LANDING;
        let (Some(picture), Some((_, beat)), true) = (&self.show.picture, self.show.director.current(), is_time) else {
            return;
        };
        self.show.has_landed = true;
        if let Some(early) = &picture.early {
            self.map_view.map.tell(&beats::landing(beat), &early.0.board, &picture.map.board);
        }
    }

    /// Does what is wished of the beats.
    pub(super) fn follow(&mut self, wish: Wish) {
        self.show.director.follow(wish);
        self.numbers.begin_anew();
    }

    /// What is shown over the board, whose lower edge is covered so high; a click on the board goes on.
    pub(super) fn stage_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect, covered: f32) {
        let Show { picture, director, moments, clearing, .. } = &mut self.show;
        let Some(picture) = picture else { return };
        let seconds = director.clock();
        // Neither the caption nor the dice lie there.
        let caption = self.map_view.map.covered_above.min(map.height() * MOST_COVERED);
        let above = 84.0_f32.min(map.height() * 0.18).max(caption);
        let room = Rect::from_min_max(map.min + vec2(0.0, above), map.max - vec2(0.0, covered + 12.0));
        let game = moments.get(director.current().map_or(0, |(_, beat)| beat.moment));
        let Some(game) = game.map(|moment| &moment.game) else { return };
        let map_now = picture.map_at(seconds);
        let mut stage = Stage { room, seconds, map: map_now, view: &self.map_view, game, clearing };
        mark(ui, "stage", room);
        stage_ui(ui, texts, &picture.scene, &mut stage);
        let veil = Rect::from_min_max(map.min, map.max - vec2(0.0, covered));
        if ui.interact(veil, ui.scope_id().with("beat-veil"), Sense::CLICK).clicked() {
            self.follow(Wish::Next);
        }
    }

    /// The current beat with what its caption is made of, and how much of it is told.
    fn captioned(&self, build: Build) -> Option<(Shown<'_>, Extent)> {
        if matches!(self.model.question.form, Form::Arrange(_)) && !self.is_held() {
            return None;
        }
        let (at, beat) = self.show.director.current()?;
        let moment = self.show.moments.get(beat.moment)?;
        let of = self.show.director.beats().len();
        // On a small table the words stand where the question will be.
        let told = if build == Build::Wide { Extent::Whole } else { Extent::Place };
        Some((Shown { beat, at, of, game: &moment.game, rules: self.rules, names: &self.names }, told))
    }

    /// How much of the map lies under the sentence of the current beat: the camera shows below it what it speaks of.
    pub(super) fn covered_above(&self, ui: &Ui, texts: &Texts, map: Rect, build: Build) -> f32 {
        let Some((shown, told)) = self.captioned(build) else { return 0.0 };
        let (map, gap) = (map.shrink(gap(ui, build)), gap(ui, build));
        with_caption(&shown, texts, |caption| gap + caption.size(ui, CAPTION.min(map.width()), told).y)
    }

    /// The sentence of the current beat over the upper edge of the map; after the last one, the way to the first.
    pub(super) fn caption_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect, build: Build) {
        let at_the_top = |size: egui::Vec2| Rect::from_min_size(map.center_top() - vec2(size.x / 2.0, 0.0), size);
        let Some((shown, told)) = self.captioned(build) else {
            let is_put = !matches!(self.model.question.form, Form::Arrange(_));
            let is_over = self.show.director.current().is_none() && !self.show.director.beats().is_empty();
            // In the corner: in the middle it would lie over the letter of a column.
            let size = again_size(ui);
            let corner = Rect::from_min_size(map.right_top() - vec2(size.x, 0.0), size);
            if is_over && is_put && over_ui(ui, corner, "beats-again", |ui| again_ui(ui, texts)) {
                self.show.again();
            }
            return;
        };
        let wish = with_caption(&shown, texts, |caption| {
            let rect = at_the_top(caption.size(ui, CAPTION.min(map.width()), told));
            mark(ui, "caption", rect);
            over_ui(ui, rect, "beat", |ui| caption.ui(ui, texts, told))
        });
        if let Some(wish) = wish {
            self.follow(wish);
        }
    }
}

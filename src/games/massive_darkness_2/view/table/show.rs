//! The table while what has happened is shown on it, one beat after the other.

use super::Table;
use super::beats::{Beat, Kind, Moment, Scene, Stage, beats, doors, face_of, face_ui, first, landing, pieces};
use super::beats::{spaces, stage_ui};
use crate::games::massive_darkness_2::fight::Fight;
use crate::games::massive_darkness_2::rules::MassiveDarkness2;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::games::massive_darkness_2::view::board::{BoardModel, Played, strike};
use crate::house::play::{Play, Recalled};
use crate::house::plug::{Line, Rank};
use crate::house::storage::Pace;
use crate::house::text::Texts;
use crate::kernel::game::{Asked, Game as _};
use crate::kit::art::{Icon, Weight, icons};
use crate::kit::hints::mark;
use crate::kit::map::Glide;
use crate::kit::show::{Caption, Clearing, Director, Extent, LANDING, Wish, again_size, again_ui, is_heard};
use crate::kit::sound;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis, Sheet, heading, over_ui, sheet};
use crate::tr;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Label, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};
use std::sync::Arc;

/// A caption is no wider, in points.
const CAPTION: f32 = 620.0;
/// Room above the stage, where the caption lies.
const ABOVE: f32 = 84.0;
/// It takes no more than this part of the height of the map from what is shown below it.
const MOST_COVERED: f32 = 0.4;
/// How much of the column what has happened takes at most.
const MOST: f32 = 0.5;

/// What is shown during a beat.
struct Picture {
    /// The number of the beat.
    at: usize,
    board: BoardModel,
    /// Until a blow lands nobody is hurt.
    early: Option<BoardModel>,
    scene: Scene,
}

impl Picture {
    fn board_at(&self, seconds: f64) -> &BoardModel {
        self.early.as_ref().filter(|_| seconds < LANDING).unwrap_or(&self.board)
    }
}

/// The beats of what has happened, and what is seen of them.
pub(super) struct Show {
    director: Director<Beat>,
    pace: Pace,
    /// The game when it was looked at last.
    looked_like: Option<Arc<MassiveDarkness2>>,
    /// The board before the first of them.
    before: Option<Box<BoardModel>>,
    picture: Option<Box<Picture>>,
    /// Has the blow of the current one landed?
    has_landed: bool,
    /// The last fight when the game was looked at last.
    fight: Option<Fight>,
    /// The place beside everybody on the board that a banner or cards have found.
    clearing: Clearing,
}

impl Show {
    pub(super) fn new() -> Self {
        let director = Director::new(Beat::length);
        Self {
            director,
            pace: Pace::AtOnce,
            looked_like: None,
            before: None,
            picture: None,
            has_landed: false,
            fight: None,
            clearing: Clearing::default(),
        }
    }

    /// From now on it is shown at this pace; tells whether somebody has begun to want to see it.
    pub(super) fn take_pace(&mut self, pace: Pace) -> bool {
        let begins = self.pace == Pace::AtOnce && pace != Pace::AtOnce;
        self.pace = pace;
        if pace == Pace::AtOnce {
            self.clear();
        }
        begins
    }

    /// Does somebody want to see what happens one thing after the other?
    pub(super) fn is_wished(&self) -> bool {
        self.pace != Pace::AtOnce
    }

    /// There is nothing to be shown any more, not even again.
    pub(super) fn clear(&mut self) {
        self.director.clear();
        self.picture = None;
    }

    /// Begins to show what has happened since the game was looked at last, on a board that looked like this. Tells whether there is
    /// anything to be shown.
    pub(super) fn begin(
        &mut self,
        moments: &[Moment],
        play: &Play<HellscapeRules>,
        board: Option<&BoardModel>,
    ) -> bool {
        let before = self.looked_like.replace(Arc::new(play.game().clone()));
        let fight = std::mem::replace(&mut self.fight, play.beside().fight);
        self.clear();
        let (Some(before), Some(board)) = (before, board) else { return false };
        if self.pace == Pace::AtOnce || moments.is_empty() {
            return false;
        }
        self.before = Some(Box::new(board.clone()));
        self.director.begin(beats(moments, &before, fight));
        self.director.is_running()
    }

    /// What came before the table was looked at can be seen again, on a board that looked like this.
    pub(super) fn recall(&mut self, last: Recalled<HellscapeRules>, board: BoardModel) {
        self.before = Some(Box::new(board));
        self.picture = None;
        self.director.begin(beats(&last.moments, &Arc::new(last.before), last.beside.fight));
        self.director.finish();
    }

    /// From the first beat on.
    pub(super) fn again(&mut self) {
        self.director.again();
        self.picture = None;
    }

    /// Is there anything that can be shown, for the first time or again?
    pub(super) fn has_beats(&self) -> bool {
        !self.director.beats().is_empty()
    }

    fn beat(&self) -> Option<&Beat> {
        self.director.current().map(|(_, beat)| beat)
    }

    /// So many lines of the story have not been seen yet.
    pub(super) fn lines_to_come(&self) -> usize {
        let last = self.director.beats().last().map(|beat| beat.told);
        self.beat().zip(last).map_or(0, |(beat, last)| last.saturating_sub(beat.told))
    }
}

/// The dice that are to be seen.
pub(super) struct Dice {
    pub(super) fight: Fight,
    /// Those that are thrown, a bit each, and for how many seconds.
    pub(super) thrown: u32,
    pub(super) seconds: f64,
}

impl Table {
    /// The game as it is shown now.
    pub(super) fn shown(&self) -> &MassiveDarkness2 {
        match (self.show.beat(), &self.show.picture) {
            (Some(beat), Some(_)) => beat.game_at(self.show.director.clock()),
            // What has just been decided is not seen before its first beat.
            (Some(beat), None) => &beat.before,
            (None, _) => self.game(),
        }
    }

    /// The board as it is shown now.
    pub(super) fn board_shown(&self) -> Option<&BoardModel> {
        let picture = self.show.picture.as_ref().map(|picture| picture.board_at(self.show.director.clock()));
        let before = || self.show.before.as_deref().filter(|_| self.is_showing());
        picture.or_else(before).or_else(|| self.seen.as_ref().map(|seen| &seen.board))
    }

    /// The dice that lie there now; nothing where there are none.
    pub(super) fn dice_shown(&self) -> Option<Dice> {
        if let Some(beat) = self.show.beat() {
            let seconds = if beat.kind == Kind::Roll { self.show.director.clock() } else { f64::INFINITY };
            return beat.fight.map(|fight| Dice { fight, thrown: beat.thrown, seconds });
        }
        let fight = self.play.beside().fight.filter(Fight::has_dice)?;
        Some(Dice { fight, thrown: 0, seconds: f64::INFINITY })
    }

    /// Does the question wait until what has happened is seen? Who throws dice or draws cards of the box is never kept from it.
    pub(super) fn is_held(&self) -> bool {
        let is_chance = self.game().question().is_some_and(|question| question.asked == Asked::Chance);
        let director = &self.show.director;
        director.is_running() && !is_chance && director.beats().iter().any(|beat| beat.kind.holds())
    }

    /// Is anything being shown?
    pub(super) fn is_showing(&self) -> bool {
        self.show.director.is_running()
    }

    /// Time goes on: keys are heard, and the picture of the current beat is made.
    pub(super) fn show_on(&mut self, ui: &Ui, texts: &Texts) {
        sound::room(ui.ctx());
        self.map.speed = self.show.director.speed(self.show.pace);
        self.show.director.is_still = self.map.glide == Glide::None;
        if !self.is_showing() {
            return self.end_show();
        }
        let listens = self.play.trouble().is_none() && is_heard(ui.ctx());
        let is_ended = self.show.director.keys(ui.ctx(), self.show.pace, listens);
        self.make_picture(ui, texts);
        self.land();
        if is_ended || !self.is_showing() {
            self.numbers.begin_anew();
        }
    }

    /// The table is as it is.
    fn end_show(&mut self) {
        if self.show.picture.take().is_some() {
            self.map.settle();
        }
    }

    fn make_picture(&mut self, ui: &Ui, texts: &Texts) {
        let Some((at, beat)) = self.show.director.current() else { return self.end_show() };
        let (Some(before), last) = (self.show.before.as_deref(), self.show.picture.as_deref()) else { return };
        if last.is_some_and(|last| last.at == at) {
            return;
        }
        // Seen again, it begins where it began.
        let shown = last.filter(|_| at > 0).map_or(before, |last| &last.board);
        let (pieces, spaces, doors) = (pieces(beat), spaces(beat), doors(beat));
        let of_a_fight = strike(beat.after.state()).or_else(|| strike(beat.before.state()));
        let number = (at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.play.revision();
        let board = |game: &MassiveDarkness2, number: u64| {
            let played = Played {
                game,
                words: self.words(texts),
                pieces: &pieces,
                strike: of_a_fight.filter(|_| beat.kind.is_of_a_fight()),
                spaces: &spaces,
                doors: &doors,
                number,
                stays: shown.board.question,
            };
            BoardModel::played(&played, before)
        };
        let early = (beat.kind == Kind::Blow).then(|| board(&beat.before, number));
        // Whoever falls lies there until something else is shown.
        let game = if beat.kind == Kind::Death { &beat.before } else { &beat.after };
        let mut now = board(game, number ^ 1);
        if let Some(early) = &early {
            now.board.question = early.board.question;
        }
        for (cue, seconds) in beat.cues() {
            sound::cue_after(ui.ctx(), cue, seconds);
        }
        self.map.tell(&first(beat), &shown.board, &early.as_ref().unwrap_or(&now).board);
        let scene = Scene::of(beat, &self.words(texts), &self.ours);
        self.show.has_landed = false;
        self.show.picture = Some(Box::new(Picture { at, board: now, early, scene }));
    }

    /// Where a blow has just landed, it is seen.
    fn land(&mut self) {
        let is_time = !self.show.has_landed && self.show.director.clock() >= LANDING;
        let (Some(picture), Some((_, beat)), true) = (&self.show.picture, self.show.director.current(), is_time) else {
            return;
        };
        self.show.has_landed = true;
        if let Some(early) = &picture.early {
            self.map.tell(&landing(beat), &early.board, &picture.board.board);
        }
    }

    /// Does what is wished of the beats.
    fn follow(&mut self, wish: Wish) {
        self.show.director.follow(wish);
        self.numbers.begin_anew();
    }

    /// What is shown over the map, whose lower edge is covered so high; a click on it goes on.
    pub(super) fn stage_ui(&mut self, ui: &Ui, map: Rect, covered: f32) {
        let Show { picture, director, clearing, .. } = &mut self.show;
        let (Some(picture), Some((_, beat))) = (picture, director.current()) else { return };
        let seconds = director.clock();
        // Neither the caption nor the dice lie there.
        let caption = self.map.covered_above.min(map.height() * MOST_COVERED);
        let above = ABOVE.min(map.height() * 0.18).max(caption);
        let room = Rect::from_min_max(map.min + vec2(0.0, above), map.max - vec2(0.0, covered));
        let board = picture.board_at(seconds);
        let mut stage = Stage { room, seconds, icon: beat.icon(), board, map: &self.map, clearing };
        mark(ui, "stage", room);
        stage_ui(ui, &picture.scene, &mut stage);
        let veil = map.with_max_y(map.bottom() - covered);
        if ui.interact(veil, ui.scope_id().with("md2-beat-veil"), Sense::CLICK).clicked() {
            self.follow(Wish::Next);
        }
    }

    /// Does something cover the middle of the map?
    pub(super) fn is_staged(&self) -> bool {
        self.show.picture.as_ref().is_some_and(|picture| picture.scene.fills_the_stage())
    }

    /// Hands the caption of the current beat to whoever draws it; nothing where none is shown.
    fn with_caption<T>(&self, texts: &Texts, draw: impl FnOnce(&Caption<'_>) -> T) -> Option<T> {
        let (at, beat) = self.show.director.current()?;
        let of = self.show.director.beats().len();
        let written = |_: &Theme, text: &str, font: &FontId, colour: Color32| {
            LayoutJob::simple(text.to_owned(), font.clone(), colour, f32::INFINITY)
        };
        let words = self.words(texts);
        let face = pieces(beat).first().and_then(|piece| face_of(*piece, &beat.after, &words));
        let picture_ui = |ui: &mut Ui, rect: Rect| match &face {
            Some(face) => face_ui(ui, rect, face),
            None => {
                let colour = Theme::of(ui.ctx()).signal.accent;
                icons::show(ui.painter(), beat.icon(), rect.shrink(5.0), colour, Weight::Bold);
            }
        };
        let lines = &beat.lines;
        Some(draw(&Caption { at, of, lines, written: &written, detail_ui: &line_ui, picture_ui: &picture_ui }))
    }

    /// How much of the map lies under the sentence of the current beat: the camera shows below it what it speaks of.
    pub(super) fn covered_above(&self, ui: &Ui, texts: &Texts, map: Rect) -> f32 {
        let height = self.with_caption(texts, |caption| caption.size(ui, widest(map), Extent::Whole).y);
        height.map_or(0.0, |height| Theme::of(ui.ctx()).space(2.0) + height)
    }

    /// The sentence of the current beat over the upper edge of the map; after the last one, the way to the first.
    pub(super) fn caption_ui(&mut self, ui: &mut Ui, texts: &Texts, map: Rect) {
        let top = map.center_top() + vec2(0.0, Theme::of(ui.ctx()).space(2.0));
        let at_the_top = |size: egui::Vec2| Rect::from_min_size(top - vec2(size.x / 2.0, 0.0), size);
        let wish = self.with_caption(texts, |caption| {
            let size = caption.size(ui, widest(map), Extent::Whole);
            mark(ui, "caption", at_the_top(size));
            over_ui(ui, at_the_top(size), "md2-beat", |ui| caption.ui(ui, texts, Extent::Whole))
        });
        match wish {
            Some(Some(wish)) => self.follow(wish),
            Some(None) => {}
            None => {
                let has_beats = !self.show.director.beats().is_empty();
                // In the corner: in the middle it would lie over the letter of a column.
                let size = again_size(ui);
                let corner = Rect::from_min_size(pos2(map.right() - (top.y - map.top()) - size.x, top.y), size);
                if has_beats && over_ui(ui, corner, "md2-beats-again", |ui| again_ui(ui, texts)) {
                    self.show.again();
                }
            }
        }
    }

    /// What has been told by now, where the question will be.
    pub(super) fn showing_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let most = ui.available_height() * MOST;
        let seen = self.show.director.current().map_or(0, |(at, _)| at + 1);
        let mut wish = None;
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &tr!(texts, "beats-title"));
            let area = ScrollArea::vertical().id_salt("md2-happened").max_height(most).auto_shrink([false, true]);
            area.stick_to_bottom(true).show(ui, |ui| {
                let lines = self.show.director.beats().iter().take(seen).flat_map(|beat| &beat.lines);
                lines.for_each(|line| line_ui(ui, line));
            });
            let (name, key) = (tr!(texts, "beats-go-on"), tr!(texts, "key-space"));
            let go_on = Action::new(Icon::ChevronRight, &name).shortcut(&key).emphasis(Emphasis::Primary);
            if ui.vertical_centered_justified(|ui| ui.add(go_on).clicked()).inner {
                wish = Some(Wish::Next);
            }
        });
        if let Some(wish) = wish {
            self.follow(wish);
        }
    }
}

/// How wide a caption is over this map.
fn widest(map: Rect) -> f32 {
    CAPTION.min(map.width() * 0.86)
}

/// A line of what has happened.
fn line_ui(ui: &mut Ui, line: &Line) {
    let theme = Theme::of(ui.ctx());
    let text = RichText::new(line.text.as_str());
    let text = match line.rank {
        Rank::Heading => text.strong().color(theme.signal.accent.egui()),
        Rank::Turn => text.strong(),
        Rank::Detail => text.color(theme.text.muted.egui()),
    };
    ui.add(Label::new(text).wrap());
}

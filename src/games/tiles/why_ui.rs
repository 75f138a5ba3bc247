//! Why parties fall, drawn: how long they last, who fells them and after what, and what was never used. Beside each line the game opens
//! that shows it.

use super::before::Lead;
use super::falls::{Fall, Feller};
use super::why::{Names, Seen, Until};
use crate::house::lab::statistics::CONFIDENCE;
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::charts::{Course, course};
use crate::kit::theme::Theme;
use crate::kit::widgets::{heading, icon_button};
use crate::tr;
use egui::{Label, RichText, Sense, Ui, vec2};
use std::sync::Arc;

/// Lines of each kind that are shown.
const WORST: usize = 5;
/// Height of a share below its words, in points.
const THIN: f32 = 7.0;

/// What was pressed beside a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen<By, Event> {
    /// A Zone is to be shown on the map, by its number in the dungeon.
    Show(usize),
    /// A game is to be played again up to there and opened.
    Play(Until<By, Event>),
}

/// A share as a thin bar under its words.
pub(crate) fn thin_bar(ui: &mut Ui, share: f64) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), THIN), Sense::hover());
    ui.painter().rect_filled(rect, 3.0, theme.surface.sunken);
    ui.painter().rect_filled(rect.with_max_x(rect.left() + rect.width() * share as f32), 3.0, theme.signal.success);
}

/// The two ways to look into a fall: where it was, and a game just before it, if there is one.
fn look_into<By, Event>(
    ui: &mut Ui,
    texts: &Texts,
    name: &str,
    zone: usize,
    fall: Option<Fall<By>>,
) -> Option<Chosen<By, Event>> {
    let mut chosen = None;
    if icon_button(ui, Icon::Search, &tr!(texts, "balance-show", zone = name)).clicked() {
        chosen = Some(Chosen::Show(zone));
    }
    if let Some(fall) = fall
        && icon_button(ui, Icon::Play, &tr!(texts, "balance-moment", zone = name)).clicked()
    {
        chosen = Some(Chosen::Play(Until::Fall(fall)));
    }
    chosen
}

/// Draws what was seen, with what things are called.
pub struct Why<'a, By, Event> {
    /// The language.
    pub texts: &'a Texts,
    /// The games, and what was counted in them.
    pub seen: Seen<'a, By, Event>,
    /// What things are called.
    pub names: &'a dyn Names<By, Event>,
}

impl<By: Copy + Ord, Event: Copy + Ord> Why<'_, By, Event> {
    /// How many games are still going on round by round, and in which rounds Heroes fall. A game opens just before a fall in the worst.
    pub fn course_ui(&self, ui: &mut Ui) -> Option<Chosen<By, Event>> {
        let Self { texts, seen, .. } = self;
        heading(ui, &tr!(texts, "why-course-title"));
        let words = seen.course(texts);
        let legend = ["why-still-going", "why-falls"].map(|id| texts.get(id));
        let (going, happened) = (seen.sum.still_going(), seen.falls_in_rounds());
        let shown = Course { going: &going, happened: &happened, legend: [legend[0].as_ref(), legend[1].as_ref()] };
        course(ui, &shown, &words);
        let worst =
            seen.worst_round().map(|(round, _)| round).filter(|round| seen.falls.round_seen_in.contains_key(round));
        ui.horizontal(|ui| {
            let pressed = worst.filter(|round| {
                let name = tr!(texts, "why-moment-in-round", round = i64::from(*round));
                icon_button(ui, Icon::Play, &name).clicked()
            });
            ui.add(Label::new(RichText::new(words.as_ref()).weak().small()).wrap());
            pressed.map(|round| Chosen::Play(Until::FallIn(round)))
        })
        .inner
    }

    /// Why they fall: who strikes last, when and where.
    pub fn fellers_ui(&self, ui: &mut Ui) -> Option<Chosen<By, Event>> {
        let Self { texts, seen, names } = *self;
        let fellers = seen.falls.fellers();
        if fellers.is_empty() {
            return None;
        }
        heading(ui, &tr!(texts, "balance-fellers"));
        let mut chosen = None;
        let mut line = |ui: &mut Ui, feller: &Feller<'_, By>| {
            let words = seen.feller(texts, names, feller);
            ui.horizontal(|ui| {
                let fall = seen.falls.fall_at(feller.zone, Some(feller.by)).map(|(fall, _)| fall);
                chosen = look_into(ui, texts, &names.zone(feller.zone), feller.zone, fall).or(chosen.take());
                ui.add(Label::new(words.as_ref()).wrap());
            });
            thin_bar(ui, seen.share_of(feller));
        };
        fellers.iter().take(WORST).for_each(|feller| line(ui, feller));
        chosen
    }

    /// Where they fall. Between the heading and the places stands what the game says of them on its map.
    pub fn falls_ui(&self, ui: &mut Ui, on_the_map: impl FnOnce(&mut Ui)) -> Option<Chosen<By, Event>> {
        let Self { texts, seen, names } = *self;
        heading(ui, &tr!(texts, "balance-falls"));
        on_the_map(ui);
        let falls = seen.falls.by_zone();
        let all = seen.falls.all().max(1) as f64;
        if falls.is_empty() {
            ui.label(RichText::new(tr!(texts, "balance-no-fall").as_ref()).weak());
        }
        let mut chosen = None;
        for (zone, count) in falls.into_iter().take(WORST) {
            let name = names.zone(zone);
            let share = (count as f64 / all * 100.0).round() as i64;
            ui.horizontal_wrapped(|ui| {
                let fall = seen.falls.fall_at(zone, None).map(|(fall, _)| fall);
                chosen = look_into(ui, texts, &name, zone, fall).or(chosen.take());
                ui.label(tr!(texts, "balance-fall", zone = name.as_ref(), share = share).as_ref());
            });
        }
        chosen
    }

    /// After which door and which Event they fall; a game is opened just before it.
    pub fn leads_ui(&self, ui: &mut Ui) -> Option<Chosen<By, Event>> {
        let Self { texts, seen, names } = *self;
        let leads = seen.leads();
        if leads.iter().all(Vec::is_empty) {
            return None;
        }
        heading(ui, &tr!(texts, "why-after-title"));
        let about = tr!(texts, "why-after-about", confidence = i64::from(CONFIDENCE));
        ui.label(RichText::new(about.as_ref()).weak().small());
        let mut chosen = None;
        let mut line = |ui: &mut Ui, found: &Lead<'_, Event>| {
            let words = seen.lead(texts, names, found);
            ui.horizontal(|ui| {
                let after = names.after(found.last);
                let name = tr!(texts, "why-moment", after = after.as_ref());
                if found.came.seed.is_some() && icon_button(ui, Icon::Play, &name).clicked() {
                    chosen = Some(Chosen::Play(Until::FallAfter(found.last)));
                }
                ui.add(Label::new(words.as_ref()).wrap());
            });
            thin_bar(ui, found.share.share);
        };
        for of_a_kind in &leads {
            of_a_kind.iter().take(WORST).for_each(|found| line(ui, found));
        }
        chosen
    }
}

/// Cards and Skills that nobody ever used, or that never came: a sentence for each kind.
pub fn unused_ui(ui: &mut Ui, texts: &Texts, never: &[Arc<str>]) {
    if never.is_empty() {
        return;
    }
    heading(ui, &tr!(texts, "why-unused-title"));
    for words in never {
        ui.add(Label::new(words.as_ref()).wrap());
    }
}

//! Why parties fall: how long they last and when they fall as a picture, after what they fall, and what was never used.

use super::{Chosen, WORST};
use crate::games::massive_darkness::playtest::CONFIDENCE;
use crate::games::massive_darkness::playtest::before::Lead;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Place;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::balance::Results;
use crate::games::massive_darkness::view::editor::balance::charts::share_bar;
use crate::games::massive_darkness::why_words::{Named, Seen, after, lead, unused};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::charts::{Course, course};
use crate::kit::widgets::{heading, icon_button};
use crate::tr;
use egui::{Label, RichText, Ui};

/// How many games are still going on round by round, and in which rounds Heroes fall.
pub(super) fn course_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) {
    heading(ui, &texts.get("why-course-title"));
    let seen = Seen { sum: results.sum(party), traces: results.traces(party) };
    let words = seen.course(texts);
    let legend = ["why-still-going", "why-falls"].map(|id| texts.get(id));
    let (going, happened) = (seen.sum.still_going(), seen.falls());
    let shown = Course { going: &going, happened: &happened, legend: [legend[0].as_ref(), legend[1].as_ref()] };
    course(ui, &shown, &words);
    ui.label(RichText::new(words.as_ref()).weak().small());
}

/// After which door and which Event they fall; a game is opened just before it.
pub(super) fn leads_ui(
    ui: &mut Ui,
    texts: &Texts,
    results: &Results,
    party: Option<u8>,
    editor: &EditorScreen,
) -> Option<Chosen> {
    let seen = Seen { sum: results.sum(party), traces: results.traces(party) };
    let leads = seen.traces.before.leads(seen.traces.games);
    if leads.iter().all(Vec::is_empty) {
        return None;
    }
    heading(ui, &texts.get("why-after-title"));
    let about = tr!(texts, "why-after-about", confidence = i64::from(CONFIDENCE));
    ui.label(RichText::new(about.as_ref()).weak().small());
    let zone = |at: Spot| editor.sheet.name(at).unwrap_or_else(|| Place(at).say(texts));
    let named = Named { dungeon: &results.dungeon, library: &results.library, zone: &zone };
    let mut chosen = None;
    let mut line = |ui: &mut Ui, found: &Lead<'_>| {
        let words = lead(texts, &named, found, &seen);
        ui.horizontal(|ui| {
            if let Some(fall) = results.fall_after(party, found.last) {
                let after = after(texts, &named, found.last);
                if icon_button(ui, Icon::Play, &tr!(texts, "why-moment", after = after.as_ref())).clicked() {
                    chosen = Some(Chosen::Play(fall));
                }
            }
            ui.add(Label::new(words.as_ref()).wrap());
        });
        share_bar(ui, found.share.share);
    };
    for of_a_kind in &leads {
        of_a_kind.iter().take(WORST).for_each(|found| line(ui, found));
    }
    chosen
}

/// Cards and Skills that nobody ever used, or that never came.
pub(super) fn unused_ui(ui: &mut Ui, texts: &Texts, results: &Results, party: Option<u8>) {
    let never = unused(texts, &results.library, &results.traces(party).goods.unused(&results.library));
    if never.is_empty() {
        return;
    }
    heading(ui, &texts.get("why-unused-title"));
    for words in never {
        ui.add(Label::new(words.as_ref()).wrap());
    }
}

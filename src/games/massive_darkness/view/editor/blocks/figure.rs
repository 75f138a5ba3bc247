//! Pickers for figures and for what Heroes can do only in this quest.

use super::effect::spawned_ui;
use super::names::token_pick;
use super::{Choice as _, Pen, combo, condition_list, name_pick, number, pick, room_for, row, row_buttons, tick, word};
use crate::games::massive_darkness::quest::edit::rename::Kind;
use crate::games::massive_darkness::rules::cards::EnemyDeck;
use crate::games::massive_darkness::rules::language::Spawned;
use crate::games::massive_darkness::rules::language::quest::{
    ActCost, Deed, Foe, FoeCard, Loot, QuestAct, Towards, Trample,
};
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::kit::art::Icon;
use crate::kit::widgets::{Offer, icon_button};
use crate::tr;
use egui::{RichText, Ui};

/// An Act, to be done where a Lair lies.
pub(in crate::games::massive_darkness::view::editor) fn new_act(name: &str) -> QuestAct {
    QuestAct { name: name.to_owned(), cost: ActCost::Action, at: TokenKind::Lair, only_if: Vec::new() }
}

/// The kinds of Enemies in the decks that such an Enemy comes from.
pub(super) fn kinds(pen: &Pen<'_>, what: Spawned) -> Vec<String> {
    let fits = |deck: EnemyDeck| match (what, deck) {
        (Spawned::Guard, EnemyDeck::Guard(_))
        | (Spawned::Roaming, EnemyDeck::Lesser | EnemyDeck::Greater)
        | (Spawned::Lesser, EnemyDeck::Lesser)
        | (Spawned::Greater, EnemyDeck::Greater) => true,
        (Spawned::GuardOfLevel(level), EnemyDeck::Guard(of)) => level == of,
        _ => false,
    };
    let mut kinds: Vec<String> = Vec::new();
    for entry in pen.library.enemies.iter().filter(|entry| fits(entry.card.deck)) {
        if !kinds.contains(&entry.card.kind) {
            kinds.push(entry.card.kind.clone());
        }
    }
    kinds
}

/// Everything about a figure but its name.
pub(in crate::games::massive_darkness::view::editor) fn foe_ui(ui: &mut Ui, pen: &Pen<'_>, foe: &mut Foe) {
    card_ui(ui, pen, &mut foe.card);
    ui.horizontal(|ui| {
        word(ui, pen.texts, "block-loot");
        pick(ui, pen, &mut foe.loot, 0.0);
    });
    if let Loot::Level(level) = &mut foe.loot {
        number(ui, pen, "block-level", level, (1, 5));
    }
    for (message, value) in [
        ("block-uncounted", &mut foe.uncounted),
        ("block-slippery", &mut foe.slippery),
        ("block-rooted", &mut foe.rooted),
        ("block-rooted-in-counters", &mut foe.rooted_in_counters),
        ("block-immune", &mut foe.immune),
        ("block-drags", &mut foe.drags),
    ] {
        tick(ui, pen, message, value);
    }
    word(ui, pen.texts, "block-active-if");
    ui.push_id("active", |ui| condition_list(ui, pen, &mut foe.active_if, None));
    word(ui, pen.texts, "block-deeds");
    ui.push_id("deeds", |ui| deeds_ui(ui, pen, &mut foe.acts));
    word(ui, pen.texts, "block-tramples");
    ui.push_id("tramples", |ui| tramples_ui(ui, pen, &mut foe.tramples));
}

fn card_ui(ui: &mut Ui, pen: &Pen<'_>, card: &mut FoeCard) {
    ui.horizontal(|ui| {
        word(ui, pen.texts, "block-card");
        pick(ui, pen, card, 0.0);
    });
    match card {
        FoeCard::Drawn(what) => spawned_ui(ui, pen, what),
        FoeCard::Kind(what, kind) => {
            let before = *what;
            spawned_ui(ui, pen, what);
            let kinds = kinds(pen, *what);
            // Another deck may not have it.
            if before != *what
                && !kinds.contains(kind)
                && let Some(first) = kinds.first()
            {
                kind.clone_from(first);
            }
            let called = |kind: &str| pen.texts.get(&format!("enemy-{kind}"));
            let (name, shown) = (pen.name(&tr!(pen.texts, "block-enemy-kind")), called(kind));
            row(ui, |ui| {
                let offers = || kinds.iter().map(|offer| Offer::new(called(offer).as_ref(), offer == kind)).collect();
                let taken = combo(ui, pen, "kind", &name, RichText::new(shown.as_ref()), 0.0, offers);
                if let Some(new) = taken.and_then(|at| kinds.get(at)) {
                    kind.clone_from(new);
                }
            });
        }
        FoeCard::ByEdition(german, english) => {
            for (number, (message, what)) in
                [("block-in-german", german), ("block-in-english", english)].into_iter().enumerate()
            {
                word(ui, pen.texts, message);
                ui.push_id(number, |ui| spawned_ui(ui, &pen.part(&pen.texts.get(message)), what));
            }
        }
    }
}

fn deeds_ui(ui: &mut Ui, pen: &Pen<'_>, deeds: &mut Vec<Deed>) {
    let what = tr!(pen.texts, "block-deed");
    let (mut act, count) = (None, deeds.len());
    for (at, deed) in deeds.iter_mut().enumerate() {
        let pen = pen.part(&tr!(pen.texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1));
        ui.push_id(at, |ui| {
            ui.horizontal(|ui| {
                pick(ui, &pen, deed, room_for(ui, 3));
                act = row_buttons(ui, &pen, at, count).map(|wanted| (wanted, at)).or(act.take());
            });
            if let Deed::Move(zones, towards) = deed {
                number(ui, &pen, "block-zones", zones, (1, 9));
                towards_ui(ui, &pen, towards);
            }
        });
    }
    if let Some((act, at)) = act {
        act.apply(deeds, at);
    }
    add_ui(ui, pen, &what, deeds, Deed::all(pen).into_iter().flatten());
}

fn towards_ui(ui: &mut Ui, pen: &Pen<'_>, towards: &mut Vec<Towards>) {
    let what = tr!(pen.texts, "block-towards");
    let (mut act, count) = (None, towards.len());
    for (at, goal) in towards.iter_mut().enumerate() {
        let pen = pen.part(&tr!(pen.texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1));
        ui.push_id(at, |ui| {
            row(ui, |ui| {
                word(ui, pen.texts, if at == 0 { "block-towards" } else { "block-or-else" });
                pick(ui, &pen, goal, if count > 1 { room_for(ui, 3) } else { 0.0 });
                if count > 1 {
                    act = row_buttons(ui, &pen, at, count).map(|wanted| (wanted, at)).or(act.take());
                }
            });
            match goal {
                Towards::Zone(zone) => name_pick(ui, &pen, Kind::Zone, zone),
                Towards::SeenToken(kind) => token_pick(ui, &pen, kind),
                Towards::Exit | Towards::Start => {}
            }
        });
    }
    if let Some((act, at)) = act {
        act.apply(towards, at);
    }
    add_ui(ui, pen, &what, towards, Towards::all(pen).into_iter().flatten());
}

fn tramples_ui(ui: &mut Ui, pen: &Pen<'_>, tramples: &mut Vec<Trample>) {
    let what = tr!(pen.texts, "block-trample");
    let (mut act, count) = (None, tramples.len());
    for (at, trample) in tramples.iter_mut().enumerate() {
        let pen = pen.part(&tr!(pen.texts, "block-numbered", what = what.as_ref(), number = at as i64 + 1));
        ui.push_id(at, |ui| {
            ui.horizontal(|ui| {
                pick(ui, &pen, trample, room_for(ui, 3));
                act = row_buttons(ui, &pen, at, count).map(|wanted| (wanted, at)).or(act.take());
            });
            if let Trample::Token(kind) = trample {
                token_pick(ui, &pen, kind);
            }
        });
    }
    if let Some((act, at)) = act {
        act.apply(tramples, at);
    }
    add_ui(ui, pen, &what, tramples, Trample::all(pen).into_iter().flatten());
}

/// A button for one more: the first that is not there yet.
fn add_ui<T: PartialEq>(ui: &mut Ui, pen: &Pen<'_>, what: &str, list: &mut Vec<T>, offers: impl Iterator<Item = T>) {
    let add = tr!(pen.texts, "block-add", what = pen.name(what).as_str());
    if icon_button(ui, Icon::Plus, &add).clicked() {
        let new = offers.into_iter().find(|offer| !list.contains(offer));
        list.extend(new);
    }
}

/// Everything about an Act but its name.
pub(in crate::games::massive_darkness::view::editor) fn act_ui(ui: &mut Ui, pen: &Pen<'_>, act: &mut QuestAct) {
    ui.horizontal(|ui| {
        word(ui, pen.texts, "block-cost");
        pick(ui, pen, &mut act.cost, 0.0);
    });
    word(ui, pen.texts, "block-at-token");
    token_pick(ui, pen, &mut act.at);
    word(ui, pen.texts, "block-only-if");
    condition_list(ui, pen, &mut act.only_if, None);
}

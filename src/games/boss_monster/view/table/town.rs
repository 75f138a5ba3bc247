//! The town: heroes in a queue, the oldest first, and below each who lures it at present, with the numbers that decide it.

use super::dungeon::{fate_ui, hero_thing};
use super::things::{Hands, Lies, Shown, Thing, thing_ui};
use crate::games::boss_monster::describe::treasure_name;
use crate::games::boss_monster::rules::language::Lure;
use crate::games::boss_monster::rules::{CardId, Treasure};
use crate::games::boss_monster::view::art::{Count, Sign, counted};
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::art::Brush;
use crate::kit::card::HAND;
use crate::kit::theme::{Theme, display};
use crate::tr;
use egui::{Align2, FontId, Rect, Ui, pos2, vec2};
use std::sync::Arc;

/// Height of the line below a hero.
const LINE: f32 = 20.0;

/// Draws the town.
pub(super) fn town_ui(ui: &Ui, shown: &Shown<'_>, hands: &mut Hands<'_>, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let town = shown.open.view.state().town;
    let mut brush = Brush::on(ui.painter());
    brush.rounded(rect, 10.0, theme.surface.panel.mix(theme.board.light_floor, 0.16));
    brush.show(ui.painter());
    let title = Rect::from_min_size(rect.min + vec2(12.0, 0.0), vec2(84.0, rect.height()));
    let name = tr!(shown.texts, "table-town");
    ui.painter().text(title.left_center(), Align2::LEFT_CENTER, name.as_ref(), display(18.0), theme.text.strong.egui());
    if town.is_empty() {
        let words = tr!(shown.texts, "table-town-empty");
        let font = FontId::proportional(theme.sizes.text);
        ui.painter().text(title.right_center(), Align2::LEFT_CENTER, words.as_ref(), font, theme.text.muted.egui());
        return;
    }
    let room = rect.shrink2(vec2(8.0, 5.0)).with_min_x(title.right());
    let height = room.height() - LINE;
    let size = vec2((height / HAND).min(height), height);
    let count = town.len() as f32;
    let column = (room.width() / count).min(132.0);
    for (at, hero) in town.iter().enumerate() {
        let left = room.left() + column * at as f32;
        let card = Rect::from_min_size(pos2(left + (column - size.x) / 2.0, room.top()), size);
        let lure = lure(shown, *hero);
        let face = shown.faces.of(*hero);
        let health = i64::from(shown.open.view.health(*hero));
        let name =
            tr!(shown.texts, "thing-hero-town", card = face.name.as_ref(), health = health, lure = lure.as_str());
        let thing = Thing { name: name.to_string(), ..hero_thing(shown, *hero, card, Lies::Town) };
        thing_ui(ui, hands, &thing);
        if let Some(seat) = shown.foreseen.lured_by(*hero) {
            fate_ui(ui, shown, seat, *hero, card);
        }
        lured_ui(ui, shown, *hero, Rect::from_min_max(pos2(left, card.bottom()), pos2(left + column, room.bottom())));
    }
}

/// Who lures a hero, in words.
fn lure(shown: &Shown<'_>, hero: CardId) -> String {
    match shown.foreseen.lured_by(hero) {
        Some(seat) => tr!(shown.texts, "lure-goes", seat = shown.seen.name(seat)).to_string(),
        None => tr!(shown.texts, "lure-stays").to_string(),
    }
}

/// What some heroes look for instead of treasure (BM-BAIT-12).
fn sought(lure: Lure, texts: &Texts) -> Arc<str> {
    match lure {
        Lure::FewestSouls => tr!(texts, "lure-fewest-souls"),
        Lure::MostSoulsLessWounds => tr!(texts, "lure-most-souls"),
    }
}

/// Below a hero: to whom it goes, and how much of its treasure he has and the next one.
fn lured_ui(ui: &Ui, shown: &Shown<'_>, hero: CardId, place: Rect) {
    let (theme, view) = (Theme::of(ui.ctx()), &shown.open.view);
    let lured = shown.foreseen.lured_by(hero);
    let icons = shown.faces.of(hero).icons;
    let sought_instead = view.looks_for(hero);
    // Of what it looks for; the fewest Souls are the most that it can find.
    let has = |seat: u8| -> i64 {
        let all = shown.foreseen.icons(seat);
        let treasure = || (0..4).filter(|at| icons[*at] > 0).map(|at| i64::from(all[at])).sum();
        sought_instead.map_or_else(treasure, |_| i64::from(view.lure_of(hero, seat)))
    };
    let said = |count: i64| if sought_instead == Some(Lure::FewestSouls) { -count } else { count };
    let is_own = lured == Some(shown.open.seat);
    let ink = if is_own { theme.signal.accent } else { theme.text.normal };
    let ink = if lured.is_none() { theme.text.muted } else { ink };
    let painter = ui.painter().with_clip_rect(place.expand2(vec2(0.0, 4.0)));
    let font = FontId::proportional(13.0);
    let mut counts: Vec<i64> = view.state().in_game().map(has).collect();
    counts.sort_unstable_by(|one, other| other.cmp(one));
    let count = |at: usize| said(counts.get(at).copied().unwrap_or_default());
    let words = match lured {
        Some(seat) => tr!(shown.texts, "lure-short", seat = shown.seen.name(seat), has = count(0), next = count(1)),
        None => tr!(shown.texts, "lure-stays-short", has = count(0), next = count(1)),
    };
    let laid = painter.layout_no_wrap(words.to_string(), font, ink.egui());
    let left = (place.center().x - laid.size().x / 2.0).max(place.left() + 2.0);
    if sought_instead.is_some() {
        let sign = Rect::from_center_size(pos2(left + laid.size().x + 11.0, place.center().y), vec2(14.0, 14.0));
        Sign::Soul.paint(&painter, sign, theme.text.normal);
    }
    painter.galley(pos2(left, place.center().y - laid.size().y / 2.0), laid, ink.egui());
    let id = ui.scope_id().with(("bm-lure", hero));
    let response = ui.interact(place, id, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, lure(shown, hero)));
    response.on_hover_ui(|ui| {
        ui.label(lure(shown, hero));
        if shown.foreseen.counts_laid() {
            ui.label(tr!(shown.texts, "foresee-laid").as_ref());
        }
        if let Some(lure) = sought_instead {
            ui.label(tr!(shown.texts, "lure-looks-for", lure = sought(lure, shown.texts).as_ref()).as_ref());
            for seat in view.state().in_game() {
                ui.label(format!("{}: {}", shown.seen.name(seat), said(has(seat))));
            }
        }
        for treasure in Treasure::ALL.into_iter().filter(|treasure| icons[*treasure as usize] > 0) {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
                counted(ui.painter(), rect.left_center(), 16.0, &Count::of(Sign::of(treasure), ""), theme.text.normal);
                ui.label(treasure_name(treasure, shown.texts).as_ref());
            });
            for seat in view.state().in_game() {
                let count = shown.foreseen.icons(seat)[treasure as usize];
                ui.label(format!("{}: {count}", shown.seen.name(seat)));
            }
        }
    });
}

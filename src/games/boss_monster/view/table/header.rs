//! What is written above: round and phase in the rail, and over each dungeon whose it is and what it has.

use super::piles::piles_ui;
use super::things::Shown;
use crate::games::boss_monster::rules::{BossMonster, Phase, Treasure};
use crate::games::boss_monster::view::art::{Count, Sign, counted};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::kit::theme::{Theme, display};
use crate::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, FontId, Layout, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2};

/// Height of the line over a dungeon.
pub(super) const HEADER: f32 = 26.0;

/// A name that has no room is written so much smaller.
const SMALLER: f32 = 0.82;

/// Round and phase, at the end of the rail, and what lies beside the table; `baits`: what is shown is the Bait phase, in which nobody is asked.
pub(super) fn rail_ui(ui: &mut Ui, texts: &Texts, view: &BossMonster, faces: &Faces, baits: bool) {
    let state = view.state();
    let theme = Theme::of(ui.ctx());
    let phase = match (state.round, state.phase) {
        (0, _) => tr!(texts, "table-set-up"),
        _ if baits => tr!(texts, "table-bait"),
        (_, Some(Phase::Build)) => tr!(texts, "table-build"),
        (_, Some(Phase::Adventure)) => tr!(texts, "table-adventure"),
        (_, None) => tr!(texts, "table-between"),
    };
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.label(RichText::new(phase.as_ref()).font(display(18.0)).color(theme.text.strong.egui()));
        if state.round > 0 {
            let round = tr!(texts, "log-bm-round", round = i64::from(state.round));
            ui.label(RichText::new(round.as_ref()).color(theme.text.muted.egui()));
            piles_ui(ui, texts, view, faces);
        }
    });
}

/// Whose dungeon it is, with Souls, Wounds, coins, cards in hand, treasure and damage.
pub(super) fn header_ui(ui: &Ui, shown: &Shown<'_>, seat: u8, whole: Rect) {
    let rect = whole.with_max_y(whole.top() + HEADER);
    let (theme, view) = (Theme::of(ui.ctx()), &shown.open.view);
    let player = view.state().player(seat);
    let is_own = seat == shown.open.seat;
    let size = if is_own { 20.0 } else { 15.0 };
    let ink = if is_own { theme.signal.accent } else { theme.text.strong };
    let name = shown.seen.name(seat);
    let is_narrow = rect.width() < 260.0;
    let columns = match (is_own, is_narrow) {
        (true, _) => Columns { height: 18.0, step: 46.0 },
        (false, false) => Columns { height: 15.0, step: 34.0 },
        (false, true) => Columns { height: 13.0, step: 28.0 },
    };
    // A long name ends where the numbers begin.
    let end = rect.right() - columns.step * if is_own { 9.0 } else { 5.0 } - 6.0;
    let painter = &ui.painter().with_clip_rect(rect.with_max_x(end));
    // In smaller letters it may have room; else one sees that it goes on.
    let written = |size: f32| {
        let mut job = LayoutJob::simple_singleline(name.to_owned(), display(size), ink.egui());
        job.wrap = TextWrapping::truncate_at_width((end - rect.left()).max(0.0));
        painter.layout_job(job)
    };
    let laid = Some(written(size)).filter(|laid| !laid.elided).unwrap_or_else(|| written(size * SMALLER));
    let middle = rect.center().y;
    painter.galley(pos2(rect.left(), middle - laid.size().y / 2.0), laid.clone(), ink.egui());
    let left = rect.left() + laid.size().x + 8.0;
    let boss = shown.faces.of(player.boss);
    if player.boss.is_some() && boss.name.as_ref() != name {
        let words = format!("{} · {}", boss.name, boss.kind);
        let font = FontId::proportional(theme.sizes.text_small);
        let laid = painter.layout_no_wrap(words, font, theme.text.muted.egui());
        if left + laid.size().x < end {
            painter.galley(pos2(left, middle - laid.size().y / 2.0), laid.clone(), theme.text.muted.egui());
        }
    }
    let (souls, wounds) = (view.souls(seat), view.wounds(seat));
    let cards: u8 = player.in_hand.iter().sum();
    let (damage, icons) = (shown.foreseen.whole_damage(seat), shown.foreseen.icons(seat));
    let counts = [
        Count::of(Sign::Soul, souls),
        Count::of(Sign::Wound, wounds),
        Count::of(Sign::Coin, player.coins),
        Count::of(Sign::Hand, cards),
        Count::of(Sign::Damage, damage),
    ];
    let treasure = Treasure::ALL.into_iter().zip(icons).map(|(one, count)| Count::of(Sign::of(one), count));
    if is_own {
        let all: Vec<Count> = counts.into_iter().chain(treasure).collect();
        counts_ui(ui, rect, columns, &all);
    } else {
        counts_ui(ui, rect, columns, &counts);
        // What lures stands below the row.
        let foot = Rect::from_min_max(pos2(rect.left(), whole.bottom() - HEADER), pos2(rect.right(), whole.bottom()));
        let all: Vec<Count> = treasure.collect();
        counts_ui(ui, foot, columns, &all);
    }
    let out = if player.out > 0 { tr!(shown.texts, "table-out") } else { "".into() };
    let said = tr!(
        shown.texts,
        "table-header",
        seat = name,
        souls = i64::from(souls),
        wounds = i64::from(wounds),
        coins = i64::from(player.coins),
        cards = i64::from(cards),
        damage = i64::from(damage)
    );
    let id = ui.scope_id().with(("bm-header", seat));
    let response = ui.interact(rect, id, Sense::hover());
    let label = format!("{said} {out}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label.trim()));
    response.on_hover_ui(|ui| {
        ui.label(said.as_ref());
        if is_own && shown.foreseen.counts_laid() {
            ui.label(tr!(shown.texts, "foresee-laid").as_ref());
        }
        for (treasure, count) in Treasure::ALL.into_iter().zip(icons) {
            let name = crate::games::boss_monster::describe::treasure_name(treasure, shown.texts);
            ui.label(format!("{name}: {count}"));
        }
    });
}

/// How large signs with numbers are, and how far one is from the next.
#[derive(Clone, Copy, Debug)]
struct Columns {
    height: f32,
    step: f32,
}

/// Signs with numbers, from the right, so that columns of all dungeons stand below each other.
fn counts_ui(ui: &Ui, rect: Rect, columns: Columns, counts: &[Count]) {
    let ink = Theme::of(ui.ctx()).text.normal;
    let mut left = rect.right() - columns.step * counts.len() as f32;
    for count in counts {
        counted(ui.painter(), pos2(left, rect.center().y), columns.height, count, ink);
        left += columns.step;
    }
}

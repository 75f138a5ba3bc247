//! The pages of the right panel: story, enemies, decks and objectives, what can be taken back.

use super::face::name_ui;
use super::model::{QuestPage, TableModel};
use super::names::Names;
use super::{Page, TableAction};
use crate::games::massive_darkness::session::Play;
use crate::games::massive_darkness::view::commands::{NEW_DICE, OTHER_DICE};
use crate::house::plug::{Line, Rank};
use crate::house::text::Texts;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, rows_in_view, sheet};
use crate::tr;
use egui::{Frame, Label, Margin, RichText, Role, ScrollArea, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo};
use std::sync::Arc;

/// The game whose story is told, and how.
#[derive(Clone, Copy)]
pub(super) struct StoryPage<'a> {
    pub play: &'a Play,
    pub rules: Rules,
    /// So many of the last lines are still to be seen on the board first.
    pub to_come: usize,
    pub names: &'a Names,
}

/// The pages in their order, with their names.
pub(super) fn names(texts: &Texts) -> [(Page, Arc<str>); 4] {
    [
        (Page::Story, tr!(texts, "page-story")),
        (Page::Enemies, tr!(texts, "page-enemies")),
        (Page::Decks, tr!(texts, "page-decks")),
        (Page::Undo, tr!(texts, "page-undo")),
    ]
}

/// Draws the chosen page.
pub(super) fn side_ui(
    ui: &mut Ui,
    texts: &Texts,
    model: &TableModel,
    quest: &QuestPage,
    told: StoryPage<'_>,
    page: Page,
    actions: &mut Vec<TableAction>,
) {
    // Each page keeps its own place: the story its end, the others where they were left.
    let stick = page == Page::Story;
    let area = ScrollArea::vertical().id_salt(("page", page as u8)).auto_shrink([false, false]).stick_to_bottom(stick);
    area.show(ui, |ui| match page {
        Page::Story => story_ui(ui, told),
        Page::Enemies => enemies_ui(ui, texts, model, actions),
        Page::Decks => quest_ui(ui, texts, model, quest),
        Page::Undo => undo_ui(ui, texts, model, actions),
    });
}

/// The names of the pages, in one row whatever the language and the window are: where room is scarce they move together.
pub(super) fn tabs_ui(ui: &mut Ui, pages: &[(Page, Arc<str>)], shown: &mut Page) {
    let font = TextStyle::Button.resolve(ui.style());
    let theme = Theme::of(ui.ctx());
    let (gap, colour) = (theme.space(1.0), theme.text.normal.egui());
    let width = |name: &str| ui.painter().layout_no_wrap(name.to_owned(), font.clone(), colour).size().x;
    let words: f32 = pages.iter().map(|(_, name)| width(name) + gap).sum();
    let (room, usual) = (ui.available_width(), ui.spacing().button_padding.x);
    let padding = ((room - words) / (2.0 * pages.len() as f32)).clamp(1.0, usual);
    // Where even that is too much, letters are a little smaller.
    let size = font.size * ((room - 2.0 * padding * pages.len() as f32) / words).clamp(0.8, 1.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.spacing_mut().button_padding.x = padding;
        for (page, name) in pages {
            if ui.selectable_label(shown == page, RichText::new(name.as_ref()).size(size)).clicked() {
                *shown = *page;
            }
        }
    });
}

fn story_ui(ui: &mut Ui, StoryPage { play, rules, to_come, names }: StoryPage<'_>) {
    let theme = Theme::of(ui.ctx());
    // Everybody at this table is told everything.
    let mut lines: Vec<&Line> = play.story(0).rev().skip(to_come).take(250).collect();
    lines.reverse();
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = theme.space(1.0);
    rows_in_view(ui, rules, &lines, |ui, line| line_ui(ui, line, names, rules));
}

/// Where the ids of rules stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rules {
    /// Beside what is told.
    Beside,
    /// On whoever points at it.
    Behind,
}

impl Rules {
    pub(super) fn wished(are_shown: bool) -> Self {
        if are_shown { Self::Beside } else { Self::Behind }
    }
}

/// One line of the story, its names in their colours.
pub(super) fn line_ui(ui: &mut Ui, line: &Line, names: &Names, rules: Rules) {
    let theme = Theme::of(ui.ctx());
    let font = TextStyle::Body.resolve(ui.style());
    let written = |ui: &Ui, colour: egui::Color32| {
        let mut job = names.written(theme, &line.text, &font, colour);
        job.wrap.max_width = ui.available_width();
        job
    };
    match line.rank {
        Rank::Heading => {
            ui.add_space(theme.space(1.0));
            ui.label(RichText::new(line.text.as_str()).strong().color(theme.text.strong.egui()).size(font.size + 1.0));
        }
        Rank::Turn => {
            let job = written(ui, theme.text.strong.egui());
            ui.label(job).on_hover_text(line.rule);
        }
        Rank::Detail => {
            // The margin holds for every row of it: what goes on stands below the first letter.
            let indented = Frame::new().inner_margin(Margin { left: theme.space(3.0) as i8, ..Margin::ZERO });
            indented.show(ui, |ui| {
                let told = |ui: &mut Ui| {
                    let job = written(ui, ui.visuals().text_color());
                    ui.label(job)
                };
                match rules {
                    Rules::Behind if line.rule.is_empty() => _ = told(ui),
                    Rules::Behind => _ = told(ui).on_hover_text(line.rule),
                    Rules::Beside => {
                        ui.horizontal_wrapped(|ui| {
                            told(ui);
                            ui.label(RichText::new(line.rule).weak().small());
                        })
                        .inner
                    }
                }
            });
        }
    }
}

fn enemies_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, actions: &mut Vec<TableAction>) {
    if model.enemies.is_empty() {
        ui.label(tr!(texts, "page-no-enemies").as_ref());
    }
    for enemy in &model.enemies {
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            if name_ui(ui, RichText::new(enemy.name.as_ref()).strong(), "") {
                actions.push(TableAction::Look(Box::new(enemy.face.clone())));
            }
            ui.label(RichText::new(enemy.role.as_ref()).weak().small());
            for line in &enemy.lines {
                ui.label(line.as_str());
            }
            for text in &enemy.texts {
                ui.label(RichText::new(text.as_str()).small());
            }
        });
    }
}

/// What the quest is about, what is asked of the Heroes, what is special about it, and the decks.
fn quest_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, quest: &QuestPage) {
    let space = Theme::of(ui.ctx()).space(2.0);
    ui.label(RichText::new(quest.title.as_str()).heading());
    ui.label(RichText::new(tr!(texts, "page-quest-story").as_ref()).strong());
    ui.label(quest.story.as_str());
    ui.add_space(space);
    goals_ui(ui, texts, model);
    ui.add_space(space);
    ui.label(RichText::new(tr!(texts, "page-quest-rules").as_ref()).strong());
    if quest.rules.is_empty() {
        ui.label(tr!(texts, "page-quest-no-rules").as_ref());
    }
    for rule in &quest.rules {
        sheet(ui, Sheet::Raised, |ui| {
            ui.set_width(ui.available_width());
            ui.label(rule.as_str());
        });
    }
    ui.separator();
    ui.label(RichText::new(tr!(texts, "page-decks-left").as_ref()).strong());
    for (name, left) in &model.decks {
        ui.label(tr!(texts, "deck-left", deck = name.as_ref(), left = *left as i64).as_ref());
    }
}

fn goals_ui(ui: &mut Ui, texts: &Texts, model: &TableModel) {
    ui.label(RichText::new(tr!(texts, "page-goals").as_ref()).strong());
    for (goal, met) in &model.goals {
        ui.horizontal_top(|ui| {
            goal_mark(ui, texts, *met);
            ui.add(Label::new(goal.as_ref() as &str).wrap());
        });
    }
}

/// A ring, with a tick in it once the objective is met.
fn goal_mark(ui: &mut Ui, texts: &Texts, is_met: bool) {
    let theme = Theme::of(ui.ctx());
    let said = if is_met { tr!(texts, "goal-met") } else { tr!(texts, "goal-open") };
    let (rect, mark) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon), Sense::hover());
    if is_met {
        icons::show(ui.painter(), Icon::Check, rect, theme.signal.success, Weight::Bold);
    } else {
        ui.painter().circle_stroke(rect.center(), rect.width() / 3.0, Stroke::new(1.5, theme.text.muted.egui()));
    }
    mark.widget_info(|| WidgetInfo::labeled(Role::Image, true, said.as_ref()));
    mark.on_hover_text(said.as_ref());
}

fn undo_ui(ui: &mut Ui, texts: &Texts, model: &TableModel, actions: &mut Vec<TableAction>) {
    let (name, key) = (OTHER_DICE.name(texts), OTHER_DICE.key(texts));
    if ui.add(Action::new(OTHER_DICE.icon, &name).shortcut(&key)).clicked() {
        actions.push(TableAction::Command(NEW_DICE));
    }
    if model.undo.is_empty() {
        ui.label(tr!(texts, "page-nothing-to-undo").as_ref());
    }
    for (entry, label) in &model.undo {
        let text = tr!(texts, "undo-to", what = label.as_str());
        if ui.add(Action::new(Icon::Undo, &text)).clicked() {
            actions.push(TableAction::UndoTo(*entry));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    #[test]
    fn the_number_of_a_rule_stands_beside_a_line_only_where_it_is_wished() {
        let shown = |rules: Rules| {
            let line = Line { text: "Bjorn digs.".to_owned(), rule: "MOVE-01", rank: Rank::Detail };
            let harness = Harness::builder()
                .with_context_setup(crate::kit::theme::install)
                .with_size((300.0, 100.0))
                .build_ui(|ui| line_ui(ui, &line, &Names::default(), rules));
            assert!(harness.query_by_label("Bjorn digs.").is_some());
            harness.query_by_label("MOVE-01").is_some()
        };
        assert!(shown(Rules::wished(true)) && !shown(Rules::wished(false)));
    }
}

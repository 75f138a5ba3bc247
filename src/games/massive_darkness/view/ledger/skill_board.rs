//! The Class Sheet as a picture: lines of Skills in the columns of their Levels, each with its price and what it is to the
//! Hero. What it is stands in its drawing and its name, never in the colour alone.

use super::roster::{HeroPage, SkillPage};
use crate::games::massive_darkness::rules::story::sheet::SkillState;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use crate::house::text::Texts;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::theme::{Colour, Theme};
use crate::tr;
use egui::{
    Align, Align2, FontId, Label, Layout, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

const ROW: f32 = 34.0;
const NAME: f32 = 150.0;
/// CLASS-05.
const LEVELS: u8 = 5;

/// A Skill by line and place.
pub(super) type Spot = (usize, usize);

/// The message that says what a Skill is to the Hero.
fn state_message_id(state: SkillState) -> &'static str {
    match state {
        SkillState::Active => "ledger-skill-active",
        SkillState::Replaced => "ledger-skill-replaced",
        SkillState::Asleep => "ledger-skill-asleep",
        SkillState::Affordable => "ledger-skill-affordable",
        SkillState::TooDear => "ledger-skill-too-dear",
        SkillState::Later => "ledger-skill-later",
    }
}

fn icon_of(state: SkillState) -> Option<Icon> {
    match state {
        SkillState::Active | SkillState::Replaced => Some(Icon::Check),
        SkillState::Asleep => Some(Icon::Moon),
        SkillState::Affordable => Some(Icon::Plus),
        SkillState::TooDear | SkillState::Later => None,
    }
}

/// How a field looks.
struct Look {
    ground: Colour,
    outline: Stroke,
    writing: Colour,
}

fn look_of(theme: &Theme, state: SkillState) -> Look {
    let (surface, signal, thin) = (&theme.surface, &theme.signal, theme.sizes.line);
    let bright = surface.paper.lighter(0.5);
    let look = |ground, width, line: Colour, writing| Look { ground, outline: Stroke::new(width, line), writing };
    match state {
        SkillState::Active => look(signal.accent_on_paper, thin, signal.accent_on_paper, bright),
        SkillState::Replaced => look(surface.paper_shade, thin, signal.accent_on_paper, surface.ink_muted),
        SkillState::Asleep => look(bright, 2.0, signal.accent_on_paper, signal.accent_on_paper),
        SkillState::Affordable => look(bright, 2.5, signal.success_on_paper, signal.success_on_paper),
        SkillState::TooDear => look(bright, thin, surface.ink_muted, surface.ink),
        SkillState::Later => look(surface.paper, thin, surface.paper_shade.darker(0.15), surface.ink_muted),
    }
}

/// Draws it; the chosen Skill is told below.
pub(super) fn board_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, chosen: &mut Option<Spot>) {
    let column = ((ui.available_width() - NAME) / f32::from(LEVELS)).clamp(36.0, 90.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
        levels_ui(ui, texts, page, column);
        for (at, line) in page.lines.iter().enumerate() {
            ui.horizontal(|ui| {
                name_ui(ui, &line.name);
                for level in 1..=LEVELS {
                    let here = line.skills.iter().enumerate().filter(|(_, skill)| skill.level == level);
                    let here: Vec<(usize, &SkillPage)> = here.collect();
                    let size = vec2(column / here.len().max(1) as f32, ROW);
                    if here.is_empty() {
                        empty_ui(ui, size);
                    }
                    for (place, skill) in here {
                        let is_chosen = *chosen == Some((at, place));
                        if field_ui(ui, texts, &line.name, skill, size, is_chosen).clicked() {
                            *chosen = Some((at, place)).filter(|_| !is_chosen);
                        }
                    }
                }
            });
        }
    });
    legend_ui(ui, texts, page);
    chosen_ui(ui, texts, page, *chosen);
}

/// The Levels above their columns; those that the next quest has reached shine.
fn levels_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, column: f32) {
    ui.horizontal(|ui| {
        name_ui(ui, &tr!(texts, "chronicle-level"));
        for level in 1..=LEVELS {
            let (rect, _) = ui.allocate_exact_size(vec2(column, ROW), Sense::hover());
            let side = if level <= page.quest_level { LevelSide::Active } else { LevelSide::Inactive };
            let mut brush = Brush::on(ui.painter());
            let spot = Rect::from_center_size(rect.center(), Vec2::splat(ROW - 4.0));
            token(&mut brush, Theme::of(ui.ctx()), spot, Token::Level(level, side));
            brush.show(ui.painter());
        }
    });
}

fn name_ui(ui: &mut Ui, name: &str) {
    ui.allocate_ui_with_layout(vec2(NAME, ROW), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(NAME);
        ui.add(Label::new(name).wrap());
    });
}

fn empty_ui(ui: &mut Ui, size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let theme = Theme::of(ui.ctx());
    let stroke = Stroke::new(theme.sizes.line, theme.surface.paper_shade);
    ui.painter().hline(rect.shrink(6.0).x_range(), rect.center().y, stroke);
}

fn field_ui(ui: &mut Ui, texts: &Texts, line: &str, skill: &SkillPage, size: Vec2, is_chosen: bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let state = texts.get(state_message_id(skill.state));
    let (level, cost) = (i64::from(skill.level), i64::from(skill.cost));
    let name = tr!(texts, "ledger-skill-field", line = line, level = level, cost = cost, state = state.as_ref());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name.as_ref()));
    let Look { ground, outline, writing } = look_of(theme, skill.state);
    let inner = rect.shrink(2.0);
    ui.painter().rect(inner, theme.sizes.corner, ground, outline, StrokeKind::Inside);
    if response.has_focus() || is_chosen {
        let ring = Stroke::new(theme.sizes.line_focus, theme.surface.ink);
        ui.painter().rect_stroke(inner.expand(1.0), theme.sizes.corner, ring, StrokeKind::Outside);
    }
    let font = FontId::proportional(theme.sizes.text);
    let text = skill.cost.to_string();
    match icon_of(skill.state) {
        Some(icon) => {
            let size = Vec2::splat(theme.sizes.icon.min(inner.width() * 0.45));
            let spot = Rect::from_center_size(inner.center() - vec2(inner.width() * 0.2, 0.0), size);
            icons::show(ui.painter(), icon, spot, writing, Weight::Bold);
            let at = inner.center() + vec2(inner.width() * 0.22, 0.0);
            ui.painter().text(at, Align2::CENTER_CENTER, text, font, writing.egui());
        }
        None => {
            ui.painter().text(inner.center(), Align2::CENTER_CENTER, text, font, writing.egui());
        }
    }
    response.on_hover_text([name.as_ref(), skill.text.as_str()].join("\n"))
}

/// What the drawings mean, as far as they occur.
fn legend_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage) {
    let theme = Theme::of(ui.ctx());
    let mut states: Vec<SkillState> =
        page.lines.iter().flat_map(|line| &line.skills).map(|skill| skill.state).collect();
    states.sort();
    states.dedup();
    ui.horizontal_wrapped(|ui| {
        for state in states {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme.sizes.icon), Sense::hover());
            let Look { ground, outline, writing } = look_of(theme, state);
            ui.painter().rect(rect, 3.0, ground, outline, StrokeKind::Inside);
            if let Some(icon) = icon_of(state) {
                icons::show(ui.painter(), icon, rect.shrink(2.0), writing, Weight::Regular);
            }
            ui.label(RichText::new(texts.get(state_message_id(state)).as_ref()).small());
            ui.add_space(theme.space(1.0));
        }
    });
}

fn chosen_ui(ui: &mut Ui, texts: &Texts, page: &HeroPage, chosen: Option<Spot>) {
    let skill = chosen.and_then(|(line, place)| {
        let line = page.lines.get(line)?;
        Some((line, line.skills.get(place)?))
    });
    match skill {
        Some((line, skill)) => {
            let level = i64::from(skill.level);
            let head = tr!(texts, "ledger-skill-head", line = line.name.as_ref(), level = level);
            ui.label(RichText::new(head.as_ref()).strong().color(Theme::of(ui.ctx()).surface.ink.egui()));
            ui.add(Label::new(skill.text.as_str()).wrap());
        }
        None => drop(ui.label(RichText::new(tr!(texts, "ledger-skill-hint").as_ref()).weak().small())),
    }
}

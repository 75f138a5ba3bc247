//! Settings: how the window looks, what happens at which pace, what is heard, and what each game lets one choose; as many
//! sheets beside each other as there is room for.

use super::desks::Desks;
use super::window::settings::{SIZE_STEP, USUAL_SIZE};
use crate::house::storage::{Cause, Pace, Settings, Theme as ThemeChoice, UI_SCALE};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::files::show_folder;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Sheet, heading, icon_button, middle, sheet, title};
use crate::tr;
use egui::{Button, CentralPanel, Checkbox, Key, Modifiers, Panel, Rect, Response, RichText, Role, ScrollArea, Sense};
use egui::{Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use std::path::Path;
use std::sync::Arc;

/// A sheet is not narrower than this where there are several beside each other, in points, nor all of them together wider.
const SHEET: f32 = 400.0;
const WIDEST: f32 = 1_500.0;
/// The games are shown below only where they are at least so high, and never higher, in points.
const LOWEST: f32 = 120.0;
const HIGHEST: f32 = 340.0;
/// Size of the small picture of a look.
const LOOK: egui::Vec2 = vec2(168.0, 84.0);

/// What is drawn on the sheets.
pub(crate) struct Page<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) settings: &'a mut Settings,
    pub(crate) theme: &'static Theme,
    /// The folder with the user's files.
    pub(crate) folder: &'a Path,
    /// Why it could not be shown.
    pub(crate) not_shown: &'a mut Option<Arc<str>>,
}

/// Draws the page; true when the user goes back, by the button or by Escape.
pub(crate) fn settings_ui(ui: &mut Ui, page: Page<'_>, desks: &mut Desks) -> bool {
    let texts = page.texts;
    let theme = Theme::of(ui.ctx());
    let mut back = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    Panel::top("settings-bar").show(ui, |ui| {
        ui.add_space(theme.space(2.0));
        ui.horizontal_wrapped(|ui| {
            back |= ui.add(Action::new(Icon::ChevronLeft, &tr!(texts, "back"))).clicked();
            ui.add_space(theme.space(2.0));
            title(ui, &tr!(texts, "settings-title"));
        });
        ui.add_space(theme.space(2.0));
    });
    let mut page = page;
    CentralPanel::default().show(ui, |ui| {
        let room = ui.available_height();
        ScrollArea::vertical().id_salt("settings").auto_shrink([false, false]).show(ui, |ui| {
            let top = ui.cursor().top();
            ui.add_space(theme.space(3.0));
            middle(ui, WIDEST, |ui| {
                page.sheets_ui(ui, desks);
                page.games_as_they_look_ui(ui, desks, room - (ui.cursor().top() - top));
            });
        });
    });
    back
}

impl Page<'_> {
    fn sheets_ui(&mut self, ui: &mut Ui, desks: &mut Desks) {
        let count = ((ui.available_width() / SHEET) as usize).clamp(1, 3);
        ui.spacing_mut().item_spacing = vec2(self.theme.space(4.0), self.theme.space(3.0));
        ui.columns(count, |columns| {
            let last = count - 1;
            self.look_ui(&mut columns[0]);
            self.size_ui(&mut columns[1.min(last)]);
            self.pace_ui(&mut columns[last]);
            if cfg!(feature = "sound") {
                self.sound_ui(&mut columns[1.min(last)]);
            }
            self.files_ui(&mut columns[0]);
            self.games_ui(columns, desks);
        });
    }

    /// Where the window has room below: the games as they look in these colours.
    fn games_as_they_look_ui(&self, ui: &mut Ui, desks: &Desks, room: f32) {
        let gap = self.theme.space(4.0);
        let high = room - ui.text_style_height(&egui::TextStyle::Heading) - 4.0 * self.theme.sizes.panel_margin - gap;
        let count = desks.all().len();
        if count == 0 || high < LOWEST {
            return;
        }
        ui.add_space(gap);
        group(ui, &tr!(self.texts, "settings-as-it-looks"), |ui| {
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), high.min(HIGHEST)), Sense::hover());
            let wide = (place.width() + gap) / count as f32 - gap;
            for (at, game) in desks.all().iter().enumerate() {
                let corner = place.min + vec2(at as f32 * (wide + gap), 0.0);
                game.plug.poster(ui, Rect::from_min_size(corner, vec2(wide, place.height())));
            }
        });
    }

    fn look_ui(&mut self, ui: &mut Ui) {
        let texts = self.texts;
        group(ui, &tr!(texts, "settings-language"), |ui| {
            ui.horizontal_wrapped(|ui| {
                for language in Language::ALL {
                    let name = texts.get(language.message_id());
                    let chosen = self.settings.language == language.code();
                    if ui.selectable_label(chosen, name.as_ref()).clicked() {
                        language.code().clone_into(&mut self.settings.language);
                    }
                }
            });
        });
        group(ui, &tr!(texts, "settings-theme"), |ui| {
            ui.horizontal_wrapped(|ui| {
                for (look, name) in [(ThemeChoice::Dark, "settings-dark"), (ThemeChoice::Light, "settings-light")] {
                    let is_chosen = self.settings.theme == look;
                    if look_ui(ui, look, self.settings.high_contrast, is_chosen, &texts.get(name)).clicked() {
                        self.settings.theme = look;
                    }
                }
            });
            self.choice(ui, |settings| &mut settings.high_contrast, "settings-contrast", "settings-contrast-hint");
        });
    }

    /// However large or small, the way back is on the page, and on a key that counts everywhere.
    fn size_ui(&mut self, ui: &mut Ui) {
        let texts = self.texts;
        group(ui, &tr!(texts, "settings-scale"), |ui| {
            let size = &mut self.settings.ui_scale;
            ui.horizontal_wrapped(|ui| {
                let can = [*size > *UI_SCALE.start(), *size < *UI_SCALE.end()];
                let smaller =
                    ui.add_enabled_ui(can[0], |ui| icon_button(ui, Icon::Minus, &tr!(texts, "command-smaller")));
                let now =
                    RichText::new(texts.of_hundred(*size)).font(crate::kit::theme::display(self.theme.sizes.title));
                ui.label(now);
                let larger = ui.add_enabled_ui(can[1], |ui| icon_button(ui, Icon::Plus, &tr!(texts, "command-larger")));
                let step = i32::from(larger.inner.clicked()) - i32::from(smaller.inner.clicked());
                let wanted = i32::from(*size) + step * i32::from(SIZE_STEP);
                *size = u16::try_from(wanted).unwrap_or(USUAL_SIZE).clamp(*UI_SCALE.start(), *UI_SCALE.end());
                let usual = Button::new(tr!(texts, "command-usual-size").as_ref());
                if ui.add_enabled(*size != USUAL_SIZE, usual).clicked() {
                    *size = USUAL_SIZE;
                }
            });
            hint(ui, &tr!(texts, "settings-scale-hint"));
            self.choice(ui, |settings| &mut settings.full_screen, "command-full-screen", "settings-full-screen-hint");
        });
    }

    fn pace_ui(&mut self, ui: &mut Ui) {
        let texts = self.texts;
        group(ui, &tr!(texts, "settings-pace"), |ui| {
            ui.label(tr!(texts, "settings-beats").as_ref());
            for pace in Pace::ALL {
                let name = texts.get(match pace {
                    Pace::OneByOne => "settings-beats-one-by-one",
                    Pace::ByItself => "settings-beats-by-itself",
                    Pace::Fast => "settings-beats-fast",
                    Pace::AtOnce => "settings-beats-at-once",
                });
                ui.radio_value(&mut self.settings.beats, pace, name.as_ref());
            }
            hint(ui, &tr!(texts, "settings-beats-hint"));
            self.choice(ui, |settings| &mut settings.reduce_motion, "settings-motion", "settings-motion-hint");
            self.choice(ui, |settings| &mut settings.rule_ids, "settings-rule-ids", "settings-rule-ids-hint");
        });
    }

    fn sound_ui(&mut self, ui: &mut Ui) {
        let texts = self.texts;
        group(ui, &tr!(texts, "settings-sound"), |ui| {
            let mut is_heard = !self.settings.muted;
            ui.checkbox(&mut is_heard, tr!(texts, "settings-heard").as_ref());
            self.settings.muted = !is_heard;
            let name = tr!(texts, "settings-volume");
            let slider = egui::Slider::new(&mut self.settings.volume, 0..=100).step_by(5.0).suffix(" %");
            let slider = ui.add_enabled(is_heard, slider);
            ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(name.as_ref()));
            hint(ui, &tr!(texts, "settings-sound-hint"));
        });
    }

    /// Where the user's files lie, and the way there.
    fn files_ui(&mut self, ui: &mut Ui) {
        let texts = self.texts;
        group(ui, &tr!(texts, "settings-files"), |ui| {
            ui.label(crate::house::text::shown_path(self.folder));
            if ui.add(Action::new(Icon::Folder, &tr!(texts, "settings-files-show"))).clicked() {
                let shown = show_folder(self.folder).err();
                *self.not_shown = shown.map(|error| {
                    let reason = Cause::of(&error).say(texts);
                    tr!(texts, "settings-files-not-shown", reason = reason.as_ref())
                });
            }
            if let Some(told) = self.not_shown.as_ref() {
                ui.colored_label(self.theme.signal.danger.egui(), told.as_ref());
            }
            hint(ui, &tr!(texts, "settings-files-hint"));
        });
    }

    /// What each game lets one choose for itself, below its name; each where the column is shortest.
    fn games_ui(&mut self, columns: &mut [Ui], desks: &mut Desks) {
        for game in desks.all_mut().filter(|game| game.plug.has_settings()) {
            let end = |ui: &Ui| ui.cursor().top();
            let Some(ui) = columns.iter_mut().min_by(|one, other| end(one).total_cmp(&end(other))) else { return };
            group(ui, &game.name(), |ui| game.desk_mut().settings_ui(ui));
        }
    }

    /// Yes or no, and what it means.
    fn choice(
        &mut self,
        ui: &mut Ui,
        of: impl FnOnce(&mut Settings) -> &mut bool,
        name: &'static str,
        why: &'static str,
    ) {
        ui.add_space(self.theme.space(1.0));
        ui.add(Checkbox::new(of(self.settings), self.texts.get(name).as_ref()));
        hint(ui, &self.texts.get(why));
    }
}

/// A sheet with what belongs together.
fn group(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    sheet(ui, Sheet::Raised, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical(|ui| {
            heading(ui, name);
            add(ui);
        });
    });
}

/// What a choice means, below it.
fn hint(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).weak().small());
}

/// A look as one sees it before one has it: its panel, its paper, its writing and its gold.
fn look_ui(ui: &mut Ui, look: ThemeChoice, contrast: bool, is_chosen: bool, name: &str) -> Response {
    let now = Theme::of(ui.ctx());
    let shown = match (look, contrast) {
        (ThemeChoice::Dark, false) => Theme::dark(),
        (ThemeChoice::Light, false) => Theme::light(),
        (ThemeChoice::Dark, true) => Theme::high_contrast(egui::Theme::Dark),
        (ThemeChoice::Light, true) => Theme::high_contrast(egui::Theme::Light),
    };
    let (rect, response) = ui.allocate_exact_size(LOOK + vec2(0.0, now.sizes.control_height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, name));
    let painter = ui.painter();
    let (corner, step) = (now.sizes.corner, now.sizes.step);
    let picture = Rect::from_min_size(rect.min, LOOK);
    painter.rect_filled(picture, corner, shown.surface.table);
    let side = Rect::from_min_size(picture.min, vec2(LOOK.x * 0.32, LOOK.y));
    painter.rect_filled(side, corner, shown.surface.panel);
    painter.vline(side.right(), side.y_range(), Stroke::new(shown.sizes.line, shown.line.seam));
    let paper = Rect::from_min_size(side.min + vec2(2.0 * step, 2.0 * step), side.size() - vec2(4.0, 6.0) * step);
    painter.rect_filled(paper, corner / 2.0, shown.surface.paper);
    let line = |from: egui::Pos2, width: f32, high: f32, colour: crate::kit::theme::Colour| {
        painter.rect_filled(Rect::from_min_size(from, vec2(width, high)), high / 2.0, colour);
    };
    line(paper.min + vec2(step, 2.0 * step), paper.width() - 3.0 * step, step, shown.surface.ink);
    line(paper.min + vec2(step, 4.0 * step), paper.width() - 5.0 * step, step, shown.surface.ink_muted);
    let right = side.right() + 3.0 * step;
    line(egui::pos2(right, picture.top() + 3.0 * step), LOOK.x * 0.4, 1.5 * step, shown.text.strong);
    line(egui::pos2(right, picture.top() + 6.5 * step), LOOK.x * 0.52, step, shown.text.normal);
    line(egui::pos2(right, picture.top() + 9.0 * step), LOOK.x * 0.46, step, shown.text.muted);
    let button = Rect::from_min_size(egui::pos2(right, picture.top() + 12.5 * step), vec2(LOOK.x * 0.3, 5.0 * step));
    painter.rect_filled(button, corner, shown.signal.accent_fill);
    let outline = match (is_chosen, response.hovered()) {
        (true, _) => Stroke::new(now.sizes.line_focus, now.signal.accent),
        (false, true) => Stroke::new(now.sizes.line, now.line.control_hovered),
        (false, false) => Stroke::new(now.sizes.line, now.line.control),
    };
    painter.rect_stroke(picture, corner, outline, StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(now.sizes.line_focus, now.line.focus);
        painter.rect_stroke(picture.expand(step * 0.75), corner, ring, StrokeKind::Outside);
    }
    let writing = if is_chosen { now.text.strong } else { now.text.normal };
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = painter.layout(name.to_owned(), font, writing.egui(), LOOK.x);
    painter.galley(picture.left_bottom() + vec2(0.0, step), words, writing.egui());
    response
}

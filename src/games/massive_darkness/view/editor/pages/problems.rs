//! What is wrong with the quest, the gravest first: a press on a line goes to where it is, the tick settles it ([`super::fix`]).

use super::{Fix, Page};
use crate::games::massive_darkness::quest::Problem;
use crate::games::massive_darkness::quest::edit::{Command, SetUp};
use crate::games::massive_darkness::quest::lint::{Advice, Finding, MOST_LISTED, Weight, findings, settle};
use crate::games::massive_darkness::quest::model::{Quest, Spot};
use crate::games::massive_darkness::quest::problem::Speaker;
use crate::games::massive_darkness::rules::cards::TileSide;
use crate::games::massive_darkness::view::editor::EditorScreen;
use crate::games::massive_darkness::view::editor::sheet::zone_rect;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kit::art::Icon;
use crate::kit::art::icons::{self, Weight as Stroke};
use crate::kit::theme::{Colour, Theme};
use crate::kit::widgets::{Action, heading, icon_button};
use crate::tr;
use egui::{Align, Label, Layout, Rect, RichText, Sense, Ui, vec2};
use std::collections::BTreeSet;

/// Room for the buttons behind a line, in points.
const BUTTONS: f32 = 124.0;
/// Lines this far outside the page are thought through, too, in points.
const BEYOND: f32 = 60.0;
/// Room for the sign before it.
const SIGN: f32 = 22.0;

/// Where a line leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Jump {
    /// To a Zone.
    Spot(Spot),
    /// To a page beside the map.
    Page(Page),
}

/// A line of the list.
struct Line<'a> {
    words: &'a str,
    sign: (Icon, Colour),
    jump: Option<Jump>,
    fix: Option<&'a Fix>,
    /// The kind of hint it is, if it is one.
    hint: Option<&'static str>,
}

/// What the lines are about.
#[derive(Clone, Copy)]
struct Drawn<'a> {
    quest: &'a Quest,
    sides: &'a [TileSide],
}

/// What is to be done with a finding, as its buttons say.
#[derive(Default)]
struct Pressed {
    jump: Option<Jump>,
    fix: Option<Command>,
    meant: Option<&'static str>,
    /// Everything of this weight shall be settled together.
    together: Option<Option<Weight>>,
}

fn meant(hints: BTreeSet<String>) -> Command {
    Command::SetUp(Box::new(SetUp::Meant(hints)))
}

fn title_of(one: Finding<'_>) -> &'static str {
    match one.weight() {
        None => "editor-faults",
        Some(Weight::Mistake) => "editor-mistakes",
        Some(Weight::Hint) => "editor-hints",
    }
}

fn sign_of(one: Finding<'_>, theme: &Theme) -> (Icon, Colour) {
    match one.weight() {
        None => (Icon::Close, theme.signal.danger),
        Some(Weight::Mistake) => (Icon::Warning, theme.signal.accent),
        Some(Weight::Hint) => (Icon::Info, theme.text.muted),
    }
}

impl EditorScreen {
    pub(super) fn problems_ui(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        self.settled_ui(ui, texts);
        let quest = std::sync::Arc::clone(self.history.current());
        let list = || findings(&self.sheet.problems, self.misfit.as_ref(), &self.sheet.advice);
        if self.checking.is_some() {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(tr!(texts, "editor-checking").as_ref());
            });
        } else if list().next().is_none() {
            ui.label(tr!(texts, "editor-no-problem").as_ref());
        }
        let sides = &self.rules.library.tiles;
        let find = || list().take(MOST_LISTED).map(|one| Fix::of(one, &quest, sides)).collect();
        let fixes = self.sheet.fixes.get_or_init(find);
        let mut pressed = Pressed::default();
        let mut weight = None;
        // Advice about what the quest was like before settles nothing.
        let is_old = |one: Finding<'_>| self.checking.is_some() && one.weight().is_some();
        for (one, fix) in list().zip(fixes) {
            if weight != Some(one.weight()) {
                weight = Some(one.weight());
                heading(ui, &texts.get(title_of(one)));
                let alike = list().zip(fixes).filter(|(other, _)| other.weight() == one.weight() && !is_old(*other));
                let count = alike.filter(|(_, fix)| fix.is_some()).count();
                let name = tr!(texts, "fix-together", count = count as i64);
                if count > 1 && ui.add(Action::new(Icon::Check, &name)).clicked() {
                    pressed.together = weight;
                }
            }
            let is_old = is_old(one);
            let line = Line {
                words: &one.say(texts),
                sign: sign_of(one, theme),
                jump: jump_to(one, &quest),
                fix: fix.as_ref().filter(|_| !is_old),
                hint: match one {
                    Finding::Advice(advice) if advice.weight() == Weight::Hint && !is_old => Some(advice.id()),
                    _ => None,
                },
            };
            line_ui(ui, texts, Drawn { quest: &quest, sides }, line, &mut pressed);
        }
        let together = pressed.together.map(|weight| {
            let alike = list().zip(fixes).filter(|(one, fix)| one.weight() == weight && fix.is_some());
            settle(&quest, sides, &alike.filter_map(|(one, _)| one.fault()).collect::<Vec<_>>())
        });
        let more = list().skip(MOST_LISTED).count();
        if more > 0 {
            ui.label(tr!(texts, "advice-more", count = more as i64).as_ref());
        }
        if !quest.meant.is_empty() {
            ui.add_space(8.0);
            let name = tr!(texts, "editor-tell-again", count = quest.meant.len() as i64);
            if ui.add(Action::new(Icon::Eye, &name)).clicked() {
                self.command(texts, &meant(BTreeSet::new()));
            }
        }
        if let Some(hint) = pressed.meant {
            let known = quest.meant.iter().cloned();
            self.command(texts, &meant(known.chain([hint.to_owned()]).collect()));
        }
        let fix = pressed.fix.or(together.map(|commands| Command::Several("edit-settle", commands)));
        if let Some(command) = fix {
            self.settle_by(ui, texts, &command);
        }
        match pressed.jump {
            Some(Jump::Spot(spot)) => self.show_spot(ui, spot),
            Some(Jump::Page(page)) => self.page = page,
            None => {}
        }
    }

    /// Brings a Zone and what lies round it into view.
    pub(super) fn show_spot(&mut self, ui: &Ui, spot: Spot) {
        self.storey = spot.storey;
        self.cursor = spot;
        self.show_part(ui, zone_rect(spot).expand(2.5));
    }

    /// Brings a part of the board into view.
    pub(super) fn show_part(&mut self, ui: &Ui, part: Rect) {
        let bounds = self.sheet.map.board.bounds;
        self.view.camera.include(ui.ctx().content_rect().shrink2(vec2(300.0, 100.0)), part, bounds);
    }
}

fn line_ui(ui: &mut Ui, texts: &Texts, drawn: Drawn<'_>, line: Line<'_>, pressed: &mut Pressed) {
    ui.horizontal_top(|ui| {
        let (sign, _) = ui.allocate_exact_size(vec2(SIGN - 6.0, ui.spacing().interact_size.y), Sense::hover());
        let icon = Rect::from_center_size(sign.center(), vec2(15.0, 15.0));
        icons::show(ui.painter(), line.sign.0, icon, line.sign.1, Stroke::Bold);
        // What nobody sees need not be thought through.
        let is_seen = ui.is_rect_visible(sign.expand(BEYOND));
        let does = line.fix.filter(|_| is_seen).map(|fix| fix.does(texts, drawn.quest, drawn.sides));
        let width = (ui.available_width() - BUTTONS).max(80.0);
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            let words = Label::new(RichText::new(line.words));
            let words = if line.jump.is_some() { words.sense(Sense::CLICK) } else { words };
            if ui.add(words).clicked() {
                pressed.jump = line.jump;
            }
            if let Some(does) = does {
                ui.label(RichText::new(does).weak().small());
            }
        });
        if line.jump.is_some() && icon_button(ui, Icon::Search, &tr!(texts, "editor-show")).clicked() {
            pressed.jump = line.jump;
        }
        if let Some(fix) = line.fix {
            let button = icon_button(ui, Icon::Check, &tr!(texts, "editor-fix"));
            if let Some(does) = does {
                ui.ctx().accesskit_node_builder(button.id, |node| node.set_description(does));
            }
            if button.clicked() {
                pressed.fix = Some(fix.command.clone());
            }
        }
        if let Some(hint) = line.hint
            && icon_button(ui, Icon::Eye, &tr!(texts, "editor-meant")).clicked()
        {
            pressed.meant = Some(hint);
        }
    });
}

/// Where a line leads.
fn jump_to(one: Finding<'_>, quest: &Quest) -> Option<Jump> {
    match one {
        Finding::Problem(problem) => jump_to_problem(problem, quest),
        Finding::Misfit(_) => Some(Jump::Page(Page::SetUp)),
        Finding::Advice(advice) => jump_to_advice(advice),
    }
}

/// Where a problem lies.
fn jump_to_problem(problem: &Problem, quest: &Quest) -> Option<Jump> {
    let spot = match problem {
        Problem::Overlap { at, .. } | Problem::Outside { at, .. } | Problem::Level { at, .. } => Some(at.0),
        Problem::DoorNowhere { from, .. }
        | Problem::DoorInOpening { from, .. }
        | Problem::BorderNowhere { from, .. } => Some(from.0),
        Problem::NoSuchTile(tile) | Problem::WornTile { tile, .. } => {
            quest.tiles.iter().find(|known| known.tile == *tile).map(|tile| tile.at)
        }
        Problem::FaceDown { .. } => quest.face_down.iter().flat_map(|group| &group.spots).next().copied(),
        Problem::StartLevel(_) => return Some(Jump::Page(Page::About)),
        Problem::Party { .. } => return Some(Jump::Page(Page::SetUp)),
        Problem::TooManyZones { name, .. } => {
            quest.names.iter().find(|named| named.name == *name).map(|named| named.at)
        }
        Problem::TooManyLevelZones { level, .. } => {
            quest.level_tokens.iter().find(|token| token.level == *level).map(|token| token.at)
        }
        Problem::NoHealth(name) => quest.objects.iter().find(|object| object.name == *name).map(|object| object.at),
        Problem::NoGoal | Problem::TooFewTokens { .. } => return Some(Jump::Page(Page::Goals)),
        Problem::Unknown { by, .. } | Problem::TooDeep { by } => return jump_to_speaker(by, quest),
        Problem::TooLarge { .. }
        | Problem::OwnTile { .. }
        | Problem::NoExit
        | Problem::NoTiles
        | Problem::Twice { .. }
        | Problem::TooMany { .. } => None,
    };
    spot.map(Jump::Spot)
}

/// Objectives and rules have their page, objects their place.
fn jump_to_speaker(by: &Speaker, quest: &Quest) -> Option<Jump> {
    match by {
        Speaker::Goal(_) => Some(Jump::Page(Page::Goals)),
        Speaker::Rule(..) | Speaker::Figure(_) | Speaker::Act(_) | Speaker::Sought => Some(Jump::Page(Page::Rules)),
        Speaker::Object(name) => {
            quest.objects.iter().find(|object| object.name == *name).map(|object| Jump::Spot(object.at))
        }
    }
}

fn jump_to_advice(advice: &Advice) -> Option<Jump> {
    let page = match advice {
        Advice::Untranslated(..) | Advice::Untitled => Some(Page::About),
        Advice::NeverMet(_) | Advice::NeverHappens(Speaker::Goal(_), _) => Some(Page::Goals),
        Advice::NeverAppears(_)
        | Advice::NeverHappens(..)
        | Advice::WinIsLoss(..)
        | Advice::LostAtOnce(_)
        | Advice::Circle(..) => Some(Page::Rules),
        _ => None,
    };
    advice.place().map(|at| Jump::Spot(at.0)).or(page.map(Jump::Page))
}

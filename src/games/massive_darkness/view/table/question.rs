//! The pending question and every way to answer it without the map.

use super::TableAction;
use super::draw::{Search, draw_ui};
use super::model::{Form, Question, obvious};
use crate::games::massive_darkness::rules::frames::FallenDie;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::{Act, Answer, MassiveDarkness};
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, DieSymbol, Use, die};
use crate::games::massive_darkness::view::board::map::{Chance, chance_in_words};
use crate::house::text::Texts;
use crate::kernel::list::List;
use crate::kit::art::Icon;
use crate::kit::commands::Command;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

/// What is half typed.
pub(super) struct Typing<'a> {
    /// Options picked, a bit each.
    pub picked: &'a mut u64,
    /// Faces typed so far.
    pub typed: &'a mut Vec<Option<u8>>,
    /// What the card is searched by.
    pub search: &'a mut Search,
}

pub(super) fn question_ui(
    ui: &mut Ui,
    texts: &Texts,
    (question, game): (&Question, &MassiveDarkness),
    chance: &dyn Fn(&Answer) -> Option<Chance>,
    typing: Typing<'_>,
    actions: &mut Vec<TableAction>,
) {
    match &question.form {
        Form::Over => {
            ui.label(question.sentence.as_ref());
            if ui.add(Action::new(Icon::Home, &tr!(texts, "table-leave")).emphasis(Emphasis::Primary)).clicked() {
                actions.push(TableAction::Command(Command::Home));
            }
        }
        Form::One(answers) => {
            let height = (ui.available_height() * 0.5).max(160.0);
            let area = ScrollArea::vertical().id_salt("answers").max_height(height).auto_shrink([false, true]);
            area.show(ui, |ui| {
                ui.vertical_centered_justified(|ui| {
                    let obvious = obvious(answers);
                    for (at, (answer, label)) in answers.iter().enumerate() {
                        let key = if at < 9 { (at + 1).to_string() } else { String::new() };
                        let mut button =
                            Action::new(icon_of(answer), label).shortcut(&key).emphasis(emphasis_of(at, obvious));
                        // The room is kept while the chances are being counted, so that nothing moves under the pointer.
                        let (kills, words) = match chance(answer) {
                            Some(chance) => (chance.kills, in_short(texts, chance)),
                            None => (0, tr!(texts, "question-chance-unknown")),
                        };
                        if matches!(answer, Answer::Act(Act::Attack(..) | Act::SwordAndSpell(_))) {
                            button = button.chance(kills, &words);
                        }
                        let response = ui.add(button);
                        let response = match chance(answer) {
                            Some(chance) => response.on_hover_text(&*chance_in_words(texts, chance)),
                            None => response,
                        };
                        if response.clicked() {
                            actions.push(TableAction::Answer(vec![answer.clone()]));
                        }
                    }
                })
            });
        }
        Form::Several { options, least, most } => {
            several_ui(ui, texts, (options, *least, *most), typing.picked, actions)
        }
        Form::Roll(dice) => roll_ui(ui, texts, game, *dice, typing.typed, actions),
        Form::Draw(cards) => draw_ui(ui, texts, cards, typing.search, actions),
        Form::Arrange { .. } => {
            ui.label(tr!(texts, "question-arrange-hint").as_ref());
        }
    }
}

/// The chances of an attack in one short line.
fn in_short(texts: &Texts, chance: Chance) -> std::sync::Arc<str> {
    let (whole, tenth) = (chance.wounds_in_tenths / 10, chance.wounds_in_tenths % 10);
    tr!(texts, "question-chance", kills = chance.kills, whole = whole, tenth = tenth)
}

fn emphasis_of(at: usize, obvious: Option<usize>) -> Emphasis {
    if Some(at) == obvious { Emphasis::Primary } else { Emphasis::Plain }
}

fn icon_of(answer: &Answer) -> Icon {
    use crate::games::massive_darkness::rules::language::Style;
    match answer {
        Answer::Act(act) => match act {
            Act::Move | Act::Step(_) => Icon::Move,
            Act::OpenDoor(_) => Icon::Door,
            Act::PickUp => Icon::PickUp,
            Act::Escape => Icon::Flag,
            Act::Lay(_) => Icon::PickUp,
            Act::Quest(_) => Icon::StarFilled,
            Act::EndMove | Act::Nothing => Icon::Wait,
            Act::Attack(Style::Ranged, _) => Icon::Arrow,
            Act::Attack(Style::Magic, _) => Icon::Sparks,
            Act::Attack(..) | Act::SwordAndSpell(_) => Icon::Sword,
            Act::Reorganize => Icon::Trade,
            Act::Transmute => Icon::Around,
            Act::GetUp => Icon::GetUp,
            Act::Use(_) => Icon::StarFilled,
        },
        Answer::Yes => Icon::Check,
        Answer::No | Answer::Enough => Icon::Close,
        Answer::Drew(_) => Icon::Cards,
        Answer::Rolled(_) => Icon::Die,
        Answer::Transmute(_) => Icon::Around,
        Answer::Pick(_) | Answer::PickSome(_) | Answer::Arrange(_) => Icon::ChevronRight,
    }
}

fn several_ui(
    ui: &mut Ui,
    texts: &Texts,
    (options, least, most): (&[std::sync::Arc<str>], u8, u8),
    picked: &mut u64,
    actions: &mut Vec<TableAction>,
) {
    ui.label(tr!(texts, "question-pick-some", least = i64::from(least.max(1)), most = i64::from(most)).as_ref());
    for (at, option) in options.iter().enumerate() {
        let mut on = *picked >> at & 1 == 1;
        if ui.checkbox(&mut on, option.as_ref()).changed() {
            *picked ^= 1 << at;
        }
    }
    let count = picked.count_ones();
    let fits = count >= u32::from(least.max(1)) && count <= u32::from(most);
    ui.add_enabled_ui(fits, |ui| {
        let confirm = tr!(texts, "question-confirm");
        if ui.add(Action::new(Icon::Check, &confirm).emphasis(Emphasis::Primary)).clicked() {
            actions.push(TableAction::Answer(vec![Answer::PickSome(*picked)]));
        }
    });
    if least == 0 && ui.add(Action::new(Icon::Close, &tr!(texts, "answer-enough"))).clicked() {
        actions.push(TableAction::Answer(vec![Answer::Enough]));
    }
}

/// Typed dice: for every die its six faces, to be clicked.
fn roll_ui(
    ui: &mut Ui,
    texts: &Texts,
    game: &MassiveDarkness,
    dice: DiceCount,
    typed: &mut Vec<Option<u8>>,
    actions: &mut Vec<TableAction>,
) {
    ui.label(tr!(texts, "question-type-dice").as_ref());
    ui.label(RichText::new(tr!(texts, "question-type-dice-keys").as_ref()).weak().small());
    let colours: Vec<u8> = (0..4_u8).flat_map(|colour| (0..dice[usize::from(colour)]).map(move |_| colour)).collect();
    typed.resize(colours.len(), None);
    for (at, colour) in colours.iter().enumerate() {
        ui.horizontal(|ui| {
            for face in 0..6 {
                let fallen = FallenDie { colour: *colour, face, rerolled: false };
                let chosen = typed[at] == Some(face);
                let name = tr!(texts, "die-choose", number = at as i64 + 1, face = i64::from(face) + 1);
                if die_ui(ui, texts, game, (fallen, &mut [0; 4]), 40.0, chosen, &name) {
                    typed[at] = Some(face);
                }
            }
        });
    }
    let faces: Option<Vec<u8>> = typed.iter().copied().collect();
    ui.add_enabled_ui(faces.is_some(), |ui| {
        let confirm = tr!(texts, "question-confirm");
        if ui.add(Action::new(Icon::Check, &confirm).emphasis(Emphasis::Primary)).clicked() {
            let faces: List<u8, 14> = faces.unwrap_or_default().into_iter().collect();
            actions.push(TableAction::Answer(vec![Answer::Rolled(faces)]));
        }
    });
}

/// One die; says whether it was clicked. Symbols that are used up are taken off the count and shown as spent.
pub(super) fn die_ui(
    ui: &mut Ui,
    texts: &Texts,
    game: &MassiveDarkness,
    (fallen, used_up): (FallenDie, &mut [u8; 4]),
    size: f32,
    chosen: bool,
    name: &str,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let mut symbols = Vec::new();
    for (at, (symbol, count)) in DieSymbol::ALL.into_iter().zip(game.die_symbols(fallen)).enumerate() {
        for _ in 0..count {
            let state = if used_up[at] > 0 { Use::Spent } else { Use::Fresh };
            used_up[at] = used_up[at].saturating_sub(1);
            symbols.push((symbol, state));
        }
    }
    let letters = [
        tr!(texts, "die-letter-yellow"),
        tr!(texts, "die-letter-red"),
        tr!(texts, "die-letter-blue"),
        tr!(texts, "die-letter-green"),
    ];
    let colour = usize::from(fallen.colour).min(3);
    let state = Use::Fresh;
    let face = DieFace { colour: DieColour::ALL[colour], symbols: &symbols, state, letter: &letters[colour] };
    die(ui.painter(), theme, rect, &face, 0.0);
    if chosen || response.has_focus() {
        let stroke = egui::Stroke::new(theme.sizes.line_focus, theme.signal.accent);
        ui.painter().rect_stroke(rect, 6.0, stroke, egui::StrokeKind::Inside);
    }
    response.on_hover_text(name).clicked()
}

//! The pending question and every way to answer it without the map.

use super::TableAction;
use super::draw::{Search, draw_ui};
use super::foresee::{foreseen, half_picked};
use super::model::{Form, Question, is_an_end};
use super::why_not::Impossible;
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::frames::FallenDie;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::{Act, Answer, MassiveDarkness};
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, DieSymbol, Use, die};
use crate::games::massive_darkness::view::board::map::{Chance, chance_in_words};
use crate::house::text::Texts;
use crate::kernel::list::List;
use crate::kit::art::Icon;
use crate::kit::question::{Choice, Listed, Odds, Picked, choices_ui, impossible_ui, scrolled, several_ui};
use crate::kit::show::Tumble;
use crate::kit::theme::Theme;
use crate::kit::widgets::{Action, Emphasis};
use crate::tr;
use egui::{RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

/// What is half typed.
pub(super) struct Typing<'a> {
    /// Options picked, a bit each.
    pub picked: &'a mut u64,
    /// Faces typed so far.
    pub typed: &'a mut Vec<Option<u8>>,
    /// What the card is searched by.
    pub search: &'a mut Search,
}

/// Is it told how likely it is to kill?
pub(super) fn has_odds(answer: &Answer) -> bool {
    matches!(answer, Answer::Act(Act::Attack(..) | Act::SwordAndSpell(_)))
}

pub(super) fn question_ui(
    ui: &mut Ui,
    texts: &Texts,
    question: &Question,
    game: &MassiveDarkness,
    chance: &dyn Fn(&Answer) -> Option<Chance>,
    typing: Typing<'_>,
    actions: &mut Vec<TableAction>,
) {
    let room = ui.available_height();
    match &question.form {
        // What is left to do then stands in its place ([`super::over`]).
        Form::Over => {}
        Form::One(answers) => {
            let choices = answers.iter().enumerate().map(|(at, (answer, label))| {
                let odds = has_odds(answer).then(|| odds(texts, chance(answer)));
                Choice { label, icon: icon_of(answer), odds, in_vain: question.in_vain(at) }
            });
            // What ends something has a place of its own, at the lower edge.
            let ends = answers.last().is_some_and(|(answer, _)| answers.len() > 1 && is_an_end(answer));
            let others = answers.len() - usize::from(ends);
            let (mut others_of, mut end) = (Vec::new(), None);
            for (at, choice) in choices.enumerate() {
                if at < others { others_of.push(choice) } else { end = Some(choice) }
            }
            let more = |at: usize| answers.get(at).map_or_else(Vec::new, |(answer, _)| foreseen(game, texts, answer));
            let theme = Theme::of(ui.ctx());
            // Where the whole page scrolls, it has no lower edge: then it comes after the others.
            let is_bounded = room.is_finite();
            let foot = if ends && is_bounded { theme.sizes.action_height + theme.space(3.0) } else { 0.0 };
            let bottom = ui.available_rect_before_wrap();
            let mut chosen = scrolled(ui, room - foot, |ui| {
                let chosen = choices_ui(ui, others_of, &Listed { more: &more, ..Listed::all(question.safe) });
                if let Some(Impossible { deed, why }) = &question.impossible {
                    impossible_ui(ui, Icon::Sword, deed, why);
                }
                chosen
            });
            if let Some(end) = end {
                let listed = Listed { from: others, more: &more, ..Listed::all(question.safe) };
                let mut place = UiBuilder::new();
                if is_bounded {
                    place = place.max_rect(bottom.with_min_y(bottom.bottom() - theme.sizes.action_height));
                }
                chosen = chosen.or(ui.scope_builder(place, |ui| choices_ui(ui, [end], &listed)).inner);
            }
            let answer = chosen.and_then(|at| answers.get(at)).map(|(answer, _)| answer.clone());
            actions.extend(answer.map(|answer| TableAction::Answer(vec![answer])));
        }
        Form::Several { options, bounds } => {
            let would = |picked: u64| match half_picked(game, picked) {
                Some(answer) => foreseen(game, texts, &answer),
                None => Vec::new(),
            };
            let picked = scrolled(ui, room, |ui| several_ui(ui, texts, options, *bounds, typing.picked, &would));
            let answer = picked.map(|picked| match picked {
                Picked::Some(picked) => Answer::PickSome(picked),
                Picked::Enough => Answer::Enough,
            });
            actions.extend(answer.map(|answer| TableAction::Answer(vec![answer])));
        }
        Form::Roll(dice) => scrolled(ui, room, |ui| roll_ui(ui, texts, game, *dice, typing.typed, actions)),
        Form::Draw(cards) => draw_ui(ui, texts, cards, typing.search, actions),
        Form::Arrange(_) => {
            ui.label(tr!(texts, "question-arrange-hint").as_ref());
        }
    }
}

/// The chances of an attack. The room for them is kept while they are being counted, so that nothing moves under the pointer.
fn odds(texts: &Texts, chance: Option<Chance>) -> Odds {
    let Some(chance) = chance else {
        return Odds { percent: 0, short: tr!(texts, "question-chance-unknown"), full: None };
    };
    let (whole, tenth) = (chance.wounds_in_tenths / 10, chance.wounds_in_tenths % 10);
    let short = tr!(texts, "question-chance", kills = chance.kills, whole = whole, tenth = tenth);
    Odds { percent: chance.kills, short, full: Some(chance_in_words(texts, chance)) }
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
                let used_up = &mut [0; 4];
                let (size, tumble) = (40.0, Tumble::STILL);
                let shown = DieShown { fallen, used_up, is_over: false, size, chosen, name: &name, tumble };
                if die_ui(ui, texts, game, shown) {
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

/// A die as it lies, or rolls.
pub(super) struct DieShown<'d> {
    pub fallen: FallenDie,
    /// Symbols that are used up: they are taken off the count and shown as spent.
    pub used_up: &'d mut [u8; 4],
    /// The fight is over: what could have been used and was not is left.
    pub is_over: bool,
    pub size: f32,
    pub chosen: bool,
    pub name: &'d str,
    pub tumble: Tumble,
}

/// One die; says whether it was clicked.
pub(super) fn die_ui(ui: &mut Ui, texts: &Texts, game: &MassiveDarkness, shown: DieShown<'_>) -> bool {
    let theme = Theme::of(ui.ctx());
    let DieShown { fallen, used_up, is_over, size, chosen, name, tumble } = shown;
    let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let on_top = tumble.face.map_or(fallen, |face| FallenDie { face: (face % 6) as u8, ..fallen });
    let mut symbols = Vec::new();
    for (at, (symbol, count)) in DieSymbol::ALL.into_iter().zip(game.die_symbols(on_top)).enumerate() {
        for _ in 0..count {
            let is_spent = used_up[at] > 0 && tumble.face.is_none();
            used_up[at] = used_up[at].saturating_sub(u8::from(is_spent));
            let is_left = is_over && matches!(symbol, DieSymbol::Bam | DieSymbol::Diamond);
            let state = match (is_spent, is_left) {
                (true, _) => Use::Spent,
                (false, true) => Use::Left,
                (false, false) => Use::Fresh,
            };
            symbols.push((symbol, state));
        }
    }
    let colour = usize::from(fallen.colour).min(3);
    let letter = letter_of(texts, colour);
    let face = DieFace { colour: DieColour::ALL[colour], symbols: &symbols, state: Use::Fresh, letter: &letter };
    die(ui.painter(), theme, rect.translate(vec2(0.0, -tumble.height * size * 0.7)), &face, tumble.turn);
    if chosen || response.has_focus() {
        let stroke = egui::Stroke::new(theme.sizes.line_focus, theme.signal.accent);
        ui.painter().rect_stroke(rect, 6.0, stroke, egui::StrokeKind::Inside);
    }
    response.on_hover_text(name).clicked()
}

/// A die that is going to be rolled: pale, and with nothing on it.
pub(super) fn unrolled_ui(ui: &mut Ui, words: &Words<'_>, which: FallenDie) {
    let theme = Theme::of(ui.ctx());
    let rect = ui.available_rect_before_wrap();
    let colour = usize::from(which.colour).min(3);
    let letter = letter_of(words.texts, colour);
    let face = DieFace { colour: DieColour::ALL[colour], symbols: &[], state: Use::Fresh, letter: &letter };
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(0.5);
    die(&painter, theme, rect, &face, 0.0);
    let said = ui.interact(rect, ui.scope_id().with("to-roll"), Sense::hover());
    let name = tr!(words.texts, "tray-die-to-roll", colour = words.colour(colour).as_ref());
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, name.as_ref()));
}

/// The letter of a colour of dice.
fn letter_of(texts: &Texts, colour: usize) -> std::sync::Arc<str> {
    match colour {
        0 => tr!(texts, "die-letter-yellow"),
        1 => tr!(texts, "die-letter-red"),
        2 => tr!(texts, "die-letter-blue"),
        _ => tr!(texts, "die-letter-green"),
    }
}

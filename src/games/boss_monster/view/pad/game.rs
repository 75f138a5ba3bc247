//! The game under way: a sheet for each player with what is counted, whose turn it is, and how it ends. Where none is under way, who
//! sits down to the next one.

use crate::games::boss_monster::describe::card_name;
use crate::games::boss_monster::pad::words::counter_name;
use crate::games::boss_monster::pad::{Counter, Line, Pad, PadGame, Seat, What};
use crate::games::boss_monster::rules::{CardBox, CardId, MOST_SEATS};
use crate::games::boss_monster::view::art::{Sign, boss_face};
use crate::house::text::{Texts, shown};
use crate::kit::art::Icon;
use crate::kit::theme::{Theme, display};
use crate::kit::widgets::{Action, Emphasis, Sheet, drop_down, heading, icon_button, lasting_field, sheet, title};
use crate::tr;
use egui::{ComboBox, RichText, Sense, Ui, Vec2, vec2};

/// Width of the sheet of a player, and of a number between its buttons.
const PLAYER: f32 = 232.0;
/// Margins of a sheet, and the gap to the next one.
const AROUND: f32 = 36.0;
const NUMBER: f32 = 48.0;
/// Height of a picture.
const FACE: f32 = 76.0;

/// Who sits down to the next game.
#[derive(Default)]
pub(super) struct Setting {
    seats: Vec<Seat>,
}

impl Setting {
    /// Those who played last, each with another Boss to come.
    pub(super) fn after(pad: &Pad) -> Self {
        let last = pad.campaign().standing().and_then(|standing| standing.past.last());
        let seat = |line: &Line| Seat { name: line.name.clone(), boss: None };
        let mut seats: Vec<Seat> = last.map(|past| past.game.lines.iter().map(seat).collect()).unwrap_or_default();
        while seats.len() < 2 {
            seats.push(Seat { name: String::new(), boss: None });
        }
        Self { seats }
    }
}

/// Draws the game, or who sits down; what is to be entered.
pub(super) fn game_ui(ui: &mut Ui, texts: &Texts, pad: &Pad, setting: &mut Setting) -> Option<What> {
    let cards = &pad.campaign().accounts().cards;
    match pad.campaign().standing().and_then(|standing| standing.game.as_ref()) {
        Some(game) => running_ui(ui, texts, game, cards),
        None => setting_ui(ui, texts, setting, cards),
    }
}

/// What a Boss is called.
fn boss_name(cards: &CardBox, code: &str, texts: &Texts) -> String {
    cards.coded(code).map_or_else(|| shown(code), |card| card_name(cards, card, texts).to_string())
}

fn setting_ui(ui: &mut Ui, texts: &Texts, setting: &mut Setting, cards: &CardBox) -> Option<What> {
    let mut entered = None;
    title(ui, &tr!(texts, "pad-new-game"));
    ui.label(tr!(texts, "pad-new-game-about").as_ref());
    ui.horizontal(|ui| {
        ui.label(tr!(texts, "plain-seats").as_ref());
        for count in 2..=MOST_SEATS {
            if ui.selectable_label(setting.seats.len() == count, count.to_string()).clicked() {
                setting.seats.resize(count, Seat { name: String::new(), boss: None });
            }
        }
    });
    for (at, seat) in setting.seats.iter_mut().enumerate() {
        let number = at as i64 + 1;
        ui.horizontal(|ui| {
            let name = tr!(texts, "sitters-name", number = number);
            let hint = tr!(texts, "plain-seat", number = number);
            ui.scope(|ui| {
                ui.set_width(220.0);
                lasting_field(ui, &name, &hint, &mut seat.name);
            });
            let none = tr!(texts, "pad-no-boss");
            let said = seat.boss.as_deref().map_or_else(|| none.to_string(), |code| boss_name(cards, code, texts));
            let list = ComboBox::from_id_salt(("pad-boss", at)).width(220.0).selected_text(said);
            let response = drop_down(ui, list, |ui| {
                ui.selectable_value(&mut seat.boss, None, none.as_ref());
                for card in cards.bosses().map(|card| CardId(card as u8)) {
                    let Some((code, _)) = cards.names(card) else { continue };
                    let called = card_name(cards, card, texts);
                    ui.selectable_value(&mut seat.boss, Some(code.to_owned()), called.as_ref());
                }
            });
            let which = tr!(texts, "pad-boss-of", number = number);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(which.as_ref()));
        });
    }
    let begin = tr!(texts, "plain-begin");
    if ui.add(Action::new(Icon::Play, &begin).emphasis(Emphasis::Primary)).clicked() {
        // Whoever has no name is called by his place.
        let named = (1_i64..).zip(&setting.seats).map(|(number, seat)| Seat {
            name: match seat.name.trim() {
                "" => tr!(texts, "plain-seat", number = number).to_string(),
                name => name.to_owned(),
            },
            boss: seat.boss.clone(),
        });
        entered = Some(What::Began(named.collect()));
    }
    entered
}

fn running_ui(ui: &mut Ui, texts: &Texts, game: &PadGame, cards: &CardBox) -> Option<What> {
    let mut entered = None;
    let active = game.active();
    ui.horizontal_wrapped(|ui| {
        title(ui, &tr!(texts, "log-bm-round", round = i64::from(game.round)));
        let name = game.lines.get(usize::from(active)).map(|line| shown(&line.name)).unwrap_or_default();
        let next = tr!(texts, "pad-next-turn", seat = name.as_str());
        if ui.add(Action::new(Icon::ChevronRight, &next).emphasis(Emphasis::Primary)).clicked() {
            entered = Some(What::Passed);
        }
    });
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    let columns = ((ui.available_width() / (PLAYER + AROUND)) as usize).max(1);
    for row in game.order.chunks(columns) {
        ui.horizontal_top(|ui| {
            for seat in row {
                let Some(line) = game.lines.get(usize::from(*seat)) else { continue };
                let kind = if *seat == active { Sheet::ChosenPaper } else { Sheet::Paper };
                sheet(ui, kind, |ui| {
                    ui.set_width(PLAYER);
                    ui.vertical(|ui| {
                        let said = player_ui(ui, texts, *seat, line, cards);
                        entered = entered.take().or(said);
                    });
                });
            }
        });
    }
    ui.add_space(Theme::of(ui.ctx()).space(2.0));
    entered.or(end_ui(ui, texts, game))
}

/// What is counted of a player, with its buttons.
fn player_ui(ui: &mut Ui, texts: &Texts, seat: u8, line: &Line, cards: &CardBox) -> Option<What> {
    let mut entered = None;
    let name = shown(&line.name);
    if let Some(code) = &line.boss {
        let (place, _) = ui.allocate_exact_size(vec2(PLAYER, FACE), Sense::hover());
        let id = cards.coded(code).and_then(|card| cards.names(card)).map_or("", |(_, id)| id);
        boss_face(ui.painter(), place, id);
    }
    ui.label(RichText::new(&name).font(display(22.0)));
    let boss = line.boss.as_deref().map(|code| boss_name(cards, code, texts));
    let below = match (boss, line.xp) {
        (Some(boss), Some(xp)) => tr!(texts, "pad-boss-xp", boss = boss.as_str(), xp = i64::from(xp)).to_string(),
        (Some(boss), None) => boss,
        (None, _) => tr!(texts, "pad-no-boss").to_string(),
    };
    ui.label(RichText::new(below).small());
    for what in Counter::ALL {
        let said = counter_ui(ui, texts, seat, &name, line, what);
        entered = entered.take().or(said);
    }
    if line.leveled {
        ui.label(RichText::new(tr!(texts, "pad-is-leveled").as_ref()).strong());
    } else if ui.add(Action::new(Icon::Crown, &tr!(texts, "pad-level-up", seat = name.as_str()))).clicked() {
        entered = Some(What::LeveledUp(seat));
    }
    if line.is_out() {
        let danger = Theme::of(ui.ctx()).signal.danger.egui();
        ui.label(RichText::new(tr!(texts, "pad-is-out").as_ref()).color(danger).strong());
    }
    entered
}

/// A number with a button to each side.
fn counter_ui(ui: &mut Ui, texts: &Texts, seat: u8, name: &str, line: &Line, what: Counter) -> Option<What> {
    let (number, counter) = (line.count(what), counter_name(what, texts));
    let mut entered = None;
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        let sign = match what {
            Counter::Souls => Sign::Soul,
            Counter::Wounds => Sign::Wound,
            Counter::Coins => Sign::Coin,
        };
        sign.paint(ui.painter(), place, sign.on_paper(Theme::of(ui.ctx())));
        let fewer = tr!(texts, "pad-fewer", counter = counter.as_ref(), seat = name);
        ui.add_enabled_ui(number > 0, |ui| {
            if icon_button(ui, Icon::Minus, &fewer).clicked() {
                entered = Some(What::Counted { seat, what, by: -1 });
            }
        });
        let said = tr!(texts, "pad-has", seat = name, counter = counter.as_ref(), number = i64::from(number));
        let (place, response) = ui.allocate_exact_size(vec2(NUMBER, 32.0), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, said.as_ref()));
        let ink = ui.visuals().text_color();
        ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, number.to_string(), display(26.0), ink);
        if icon_button(ui, Icon::Plus, &tr!(texts, "pad-more", counter = counter.as_ref(), seat = name)).clicked() {
            entered = Some(What::Counted { seat, what, by: 1 });
        }
        ui.label(RichText::new(counter.as_ref()).small());
    });
    entered
}

/// Who has won by the rules as it stands, and the ways to end the game.
fn end_ui(ui: &mut Ui, texts: &Texts, game: &PadGame) -> Option<What> {
    heading(ui, &tr!(texts, "pad-end"));
    let mut entered = None;
    let winner = game.winner();
    if let Some(line) = winner.and_then(|seat| game.lines.get(usize::from(seat))) {
        ui.label(tr!(texts, "pad-would-win", seat = shown(&line.name)).as_ref());
    }
    ui.horizontal_wrapped(|ui| {
        for (seat, line) in (0..).zip(&game.lines) {
            let words = tr!(texts, "pad-has-won", seat = shown(&line.name));
            let emphasis = if winner == Some(seat) { Emphasis::Primary } else { Emphasis::Plain };
            if ui.add(Action::new(Icon::Crown, &words).emphasis(emphasis)).clicked() {
                entered = Some(What::Ended(Some(seat)));
            }
        }
        if ui.add(Action::new(Icon::Close, &tr!(texts, "pad-break-off"))).clicked() {
            entered = Some(What::Ended(None));
        }
    });
    entered
}

//! Hints over whole games of a bot: each comes, is said in every language, points at what can be pressed, and covers nothing that it
//! speaks of.

use super::*;
use crate::games::massive_darkness::content::shipped_quest;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Bot as _, Greedy};
use crate::games::massive_darkness::texts;
use crate::games::massive_darkness::view::manner::Manner;
use crate::house::play::Dice;
use crate::house::storage::Pace;
use crate::house::text::Language;
use crate::kit::map::DOT;
use crate::kit::theme;
use egui::Vec2;
use egui_kittest::Harness;

#[test]
fn every_hint_can_come_and_is_said_in_every_language() {
    let said = Language::ALL.map(texts::of);
    for hint in &evening().hints {
        let id = format!("hint-{}", hint.name);
        assert!(said.iter().all(|texts| texts.has(&id)), "{id}");
    }
    let (home, table) = (tempfile::tempdir().unwrap(), table());
    let mut start = start(&table, evening().heroes);
    start.quest = ron::from_str(shipped_quest(&evening().quest).unwrap()).unwrap();
    let mut explained = BTreeSet::new();
    for seed in 0..24 {
        let file = home.path().join(format!("{seed}.journal"));
        let mut play = Play::begin(&table, &said[0], start.clone(), seed, Dice::App, &file).unwrap();
        let (mut guide, mut bot) = (Guide::new(evening().hints.clone(), explained), Greedy::new(seed));
        while play.game().outcome().is_none() {
            let mut listed = Vec::new();
            play.game().answers(&mut listed);
            loop {
                let now = Now { play: &play, listed: &listed, are_dice_open: true };
                guide.hints.look(|when| now.holds(*when));
                if guide.hints.shown().is_none() {
                    break;
                }
                guide.put_away();
            }
            let answer = bot.answer(play.game(), &listed);
            play.answer(&said[0], answer).unwrap();
        }
        explained = guide.hints.explained().clone();
        if explained.len() == evening().hints.len() {
            return;
        }
    }
    let missing = evening().hints.iter().filter(|hint| !explained.contains(&hint.name));
    panic!("never shown: {:?}", missing.map(|hint| &hint.name).collect::<Vec<_>>());
}

/// Where a hint lies, and what it speaks of.
struct Laid {
    at: Rect,
    thing: Rect,
    answers: Vec<Rect>,
    /// Of the answers that the thing may be.
    able: Vec<Rect>,
    spoken_of: Vec<Rect>,
}

/// The table in a window of this size, with the hint that is of use now; nothing where there is no room for it.
fn laid(screen: &mut TableScreen, texts: &Texts, size: Vec2, at: At) -> Option<Laid> {
    let mut window = Harness::builder().with_context_setup(theme::install).with_size(size).build_ui(|ui| {
        screen.ui(ui, texts);
    });
    window.run_steps(6);
    let ctx = window.ctx.clone();
    drop(window);
    let answer = |number: usize| marked(&ctx, ("answer", number));
    let able =
        screen.given_answers().filter(|(_, (given, _))| matches!(at, At::Answer(deed) if deed_of(given) == Some(deed)));
    let able = able.filter_map(|(number, _)| answer(number)).collect();
    let answers = (0..screen.listed_answers().len()).filter_map(answer).collect();
    // Of a zone it is the dot in its middle that is never covered.
    let dot = |zone: Rect| Rect::from_center_size(zone.center(), zone.size().min(Vec2::splat(DOT)));
    let on_the_map = |spot| seen(&ctx, spot);
    let spoken_of = match at {
        At::Answer(deed) => {
            let offers = screen.map.board.offers.iter();
            let does = |answers: &[Answer]| answers.first().and_then(deed_of) == Some(deed);
            offers
                .filter(|offer| does(screen.map.answers(offer.number)))
                .filter_map(|offer| on_the_map(offer.spot))
                .map(dot)
                .collect()
        }
        _ => Vec::new(),
    };
    Some(Laid { at: marked(&ctx, "hint")?, thing: marked(&ctx, "hint-thing")?, answers, able, spoken_of })
}

#[test]
fn a_hint_points_at_what_can_be_pressed_and_covers_neither_it_nor_where_its_words_lead() {
    let sizes = [(Language::German, Vec2::new(1024.0, 640.0)), (Language::Polish, Vec2::new(1280.0, 800.0))];
    let (home, table) = (tempfile::tempdir().unwrap(), table());
    let mut start = start(&table, evening().heroes);
    start.quest = ron::from_str(shipped_quest(&evening().quest).unwrap()).unwrap();
    let said = sizes.map(|(language, _)| texts::of(language));
    let manner = Manner { is_still: true, beats: Pace::AtOnce, ..Manner::default() };
    let (mut explained, mut drawn, mut wide) = (BTreeSet::new(), 0, 0);
    for seed in 0..24 {
        let file = home.path().join(format!("{seed}.journal"));
        let play = Play::begin(&table, &said[0], start.clone(), seed, Dice::App, &file).unwrap();
        let mut screen = TableScreen::new(play, manner);
        let (mut guide, mut bot) = (Guide::new(evening().hints.clone(), explained), Greedy::new(seed));
        while screen.play.game().outcome().is_none() {
            screen.look_again(&said[0]);
            loop {
                let listed: Vec<Answer> = screen.given_answers().map(|(_, (answer, _))| answer.clone()).collect();
                let now = Now { play: &screen.play, listed: &listed, are_dice_open: true };
                guide.hints.look(|when| now.holds(*when));
                let Some(hint) = guide.hints.shown().cloned() else { break };
                for (texts, (_, size)) in said.iter().zip(sizes) {
                    screen.speak(texts);
                    screen.guide = Some(Guide::new(evening().hints.clone(), guide.hints.explained().clone()));
                    let name = format!("{} at {size}", hint.name);
                    let Some(laid) = laid(&mut screen, texts, size, hint.at) else {
                        println!("{name}: no room");
                        continue;
                    };
                    drawn += 1;
                    let Laid { at, thing, answers, able, spoken_of } = laid;
                    assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(at), "{name}: {at:?}");
                    assert!(!at.intersects(thing), "{name}: {at:?} covers {thing:?}");
                    assert!(!answers.iter().any(|answer| at.intersects(*answer)), "{name}: {at:?} covers an answer");
                    assert!(!spoken_of.iter().any(|it| at.intersects(*it)), "{name}: {at:?} covers {spoken_of:?}");
                    if matches!(hint.at, At::Answer(_)) {
                        assert!(able.contains(&thing), "{name}: {thing:?} is none of {able:?}");
                        wide += usize::from(!spoken_of.is_empty());
                    }
                }
                guide.put_away();
            }
            let mut listed = Vec::new();
            screen.play.game().answers(&mut listed);
            let answer = bot.answer(screen.play.game(), &listed);
            screen.play.answer(&said[0], answer).unwrap();
        }
        explained = guide.hints.explained().clone();
        if explained.len() == evening().hints.len() {
            break;
        }
    }
    let all = 2 * evening().hints.len();
    assert!(drawn * 10 >= all * 9, "{drawn} of {all} find room");
    assert!(wide > 4, "some lead to zones: {wide}");
}

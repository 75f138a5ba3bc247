//! What is seen of the board from question to question, in both dungeon games: it stays where it is as long as all that matters is in the
//! picture at a proper size.

use crate::massive_darkness_2_beats::{Recorded, leave_recorded_at};
use crate::massive_darkness_2_editor::ONLY;
use crate::support::app::open_on;
use crate::support::beats::{painted_in, seen};
use crate::support::hands::{key, press};
use crate::support::pictures::{Look, are_wanted, languages, name_of, shoot, windows};
use crate::support::played::Played;
use delvewright::house::storage::{Pace, Theme};
use delvewright::kernel::game::Game as _;
use delvewright::kit::hints::marked;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::BTreeMap;

const WINDOW: (f32, f32) = (1280.0, 800.0);

/// Where each zone is seen that is in the picture.
type Zones = BTreeMap<String, Rect>;

fn zones(window: &Harness<'_, App>) -> Zones {
    let nodes = window.query_all_by_label_contains("Zone ");
    let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
    named.filter(|(name, rect)| name.len() <= 8 && rect.height() > 20.0).collect()
}

/// How large a zone is.
fn size(zones: &Zones) -> f32 {
    zones.values().map(|zone| zone.width()).fold(0.0, f32::max)
}

/// How far the picture has moved between two looks at it, in points; a change of its size counts as the way of its corner.
fn moved(before: &Zones, after: &Zones) -> f32 {
    let ways = before.iter().filter_map(|(name, rect)| Some((after.get(name)?.min - rect.min).length()));
    ways.fold(0.0, f32::max)
}

/// Begins the tutorial of a dungeon game in a window so large.
type Begin = fn((f32, f32), Pace) -> Played;

const BEGIN: [(&str, Begin); 2] = [("first", Played::first), ("second", Played::second)];

#[test]
fn the_board_stays_where_it_is_from_question_to_question() {
    for pace in [Pace::AtOnce, Pace::OneByOne] {
        for (name, begin) in BEGIN {
            let mut played = begin(WINDOW, pace);
            let (mut before, mut moves) = (Zones::new(), Vec::new());
            for question in 0..24 {
                played.go_on();
                let after = zones(&played.window);
                if after.is_empty() {
                    // Cards are put in order in the place of the board.
                    continue;
                }
                assert!(size(&after) >= 96.0, "{name}, question {question}: {}", size(&after));
                let way = moved(&before, &after);
                if way > 1.0 {
                    moves.push(format!("{question}: {way:.0} to {:.0}", size(&after)));
                }
                before = after;
            }
            // On the way into new rooms more has to be seen than before, and what is near comes near again.
            let most = if name == "first" { 4 } else { 1 };
            assert!(moves.len() <= most, "{name}, {pace:?}: {moves:?}");
        }
    }
}

/// Begins it in a language and a look.
type BeginIn = fn(&str, Look, Pace) -> Played;

/// Pictures of the table where something is asked first, where dice lie, where they are past, and of as many beats; where they are
/// wanted in other languages (`DELVEWRIGHT_LANGUAGES=de,pl`), in these.
#[test]
fn pictures_of_the_board_and_its_dice() {
    if !are_wanted() {
        return;
    }
    let begin: [(&str, BeginIn); 2] = [("first", Played::first_in), ("second", Played::second_in)];
    for (look, language) in windows(&[(WINDOW, Theme::Dark)])
        .into_iter()
        .flat_map(|look| languages().into_iter().map(move |language| (look, language)))
    {
        for (name, begin) in begin {
            let called = |what: &str| format!("stage-{name}-{what}-{language}-{}", name_of(look));
            let mut played = begin(&language, look, Pace::AtOnce);
            let mut left = vec!["dice-folded", "dice", "first"];
            for question in 0..60 {
                let ctx = &played.window.ctx;
                let lies = |what: &&str| question == 0 && *what == "first" || marked(ctx, *what).is_some();
                if let Some(at) = left.iter().position(lies) {
                    let met = left.remove(at);
                    shoot(&called(met), &mut played.window);
                }
                if left.is_empty() {
                    break;
                }
                played.go_on();
            }
            pictures_of_its_beats(begin(&language, look, Pace::OneByOne), &called);
        }
    }
}

/// Every third beat, until there are eight of them.
fn pictures_of_its_beats(mut played: Played, called: &dyn Fn(&str) -> String) {
    let mut met = 0;
    while met < 24 {
        played.answer();
        while seen(&played.window).is_some() {
            played.window.run_steps(12);
            if met % 3 == 0 {
                shoot(&called(&format!("beat-{met:02}")), &mut played.window);
            }
            met += 1;
            played.window.key_press(Key::Space);
            played.window.run_steps(1);
        }
    }
}

/// The first game says something about a beat while hints come already: neither lies over the other.
#[test]
fn a_hint_keeps_clear_of_the_sentence_of_a_beat() {
    let mut played = Played::first_in("de", ((1024.0, 640.0), Theme::Light), Pace::OneByOne);
    let mut both = 0;
    for _ in 0..8 {
        played.answer();
        for _ in 0..12 {
            let ctx = &played.window.ctx;
            if let (Some(hint), Some(sentence)) = (marked(ctx, "hint"), marked(ctx, "caption")) {
                both += 1;
                assert!(!hint.intersects(sentence), "{hint:?} on {sentence:?}");
            }
            if seen(&played.window).is_none() {
                break;
            }
            played.window.key_press(Key::Space);
            played.window.run_steps(2);
        }
    }
    assert!(both > 0, "a beat that holds nobody up and a hint are there at once");
}

/// Where there is room beside a Hero it says by name what he wears, in both dungeon games.
#[test]
fn in_a_large_window_each_hero_shows_what_he_wears() {
    for (game, thing, begin) in [("first", "Axe", BEGIN[0].1), ("second", "Blunt Axe", BEGIN[1].1)] {
        for (size, is_shown) in [((1920.0, 1080.0), true), ((1024.0, 640.0), false)] {
            let mut played = begin(size, Pace::AtOnce);
            played.go_on();
            let heroes: Vec<Rect> = match game {
                "first" => (0..3_usize).filter_map(|at| marked(&played.window.ctx, ("hero", at))).collect(),
                _ => (0..2_u8).filter_map(|at| marked(&played.window.ctx, ("hero", at))).collect(),
            };
            let is_there = heroes.iter().any(|place| painted_in(&played.window, *place).iter().any(|it| it == thing));
            assert_eq!(is_there, is_shown, "{game} at {size:?}: {heroes:?}");
        }
    }
}

/// In a large window the sheet of whoever acts lies beside a narrow board, over nothing that is on it; in a small one it does not.
#[test]
fn beside_a_narrow_board_lies_the_sheet_of_whom_it_is_about() {
    for (size, is_room) in [((2560.0, 1440.0), true), ((1920.0, 1080.0), true), (WINDOW, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let game = Recorded::of("releasing-michael", true);
        assert!(leave_recorded_at(folder.path(), &game, |game| game.state().boss.fighting && game.question().is_some()));
        let mut window = open_on(ONLY, folder.path(), size, Theme::Light, "en");
        key(&mut window, Modifiers::COMMAND, Key::O);
        window.run_steps(12);
        let sheet = marked(&window.ctx, "sheet");
        assert_eq!(sheet.is_some(), is_room, "{size:?}");
        let Some(sheet) = sheet else { continue };
        let hidden: Vec<_> = zones(&window).into_iter().filter(|(_, zone)| sheet.intersects(*zone)).collect();
        assert!(hidden.is_empty(), "{size:?}: {sheet:?} hides {hidden:?}");
        assert!(zones(&window).len() > 5, "{size:?}: {:?}", zones(&window));
        shoot(&format!("md2-sheet-beside-{}", size.0), &mut window);
    }
}

/// Figures on the board, as they are called and where they stand.
fn figures(window: &Harness<'_, App>, board: Rect) -> Vec<(String, Rect)> {
    let nodes = window.query_all_by_role(Role::Button);
    let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
    let is_figure = |name: &str, at: Rect| {
        let is_round = (at.width() - at.height()).abs() < 1.0 && (18.0..110.0).contains(&at.width());
        is_round && board.contains_rect(at) && !name.starts_with("Zone") && !name.contains(" in ")
    };
    named.filter(|(name, at)| is_figure(name, *at)).collect()
}

#[test]
fn a_banner_keeps_clear_of_who_stands_on_the_board_of_each_dungeon_game() {
    for (game, begin) in BEGIN {
        let mut played = begin(WINDOW, Pace::OneByOne);
        let (mut banners, mut hidden, mut in_the_middle) = (0, 0, 0);
        for _ in 0..90 {
            played.answer();
            while seen(&played.window).is_some() {
                played.window.run_steps(4);
                let ctx = &played.window.ctx;
                if let (Some(strip), Some(stage)) = (marked(ctx, "banner"), marked(ctx, "stage")) {
                    let there = figures(&played.window, stage);
                    let hides = |strip: Rect| there.iter().filter(|(_, at)| strip.intersects(at.shrink(2.0))).count();
                    banners += 1;
                    let middle = hides(Rect::from_center_size(stage.center(), strip.size()));
                    // Where nowhere is room for all of it somebody is hidden, but never more than in the middle.
                    assert!(hides(strip) <= middle, "{game}: {strip:?} in {stage:?} hides some of {there:?}");
                    hidden += hides(strip);
                    in_the_middle += middle;
                }
                played.window.key_press(Key::Space);
                played.window.run_steps(1);
            }
            if in_the_middle >= 2 && banners >= 3 {
                break;
            }
        }
        assert!(in_the_middle > 0, "{game}: of {banners} banners none would lie over anybody");
        assert!(hidden * 2 < in_the_middle, "{game}: {banners} banners hide {hidden}, in the middle {in_the_middle}");
    }
}

#[test]
fn dice_of_a_fight_that_is_past_are_a_line_and_a_press_shows_them_whole() {
    for (game, begin) in BEGIN {
        let mut played = begin(WINDOW, Pace::AtOnce);
        let lie = |played: &Played, what: &str| marked(&played.window.ctx, what).map(|at| at.height());
        let mut have_lain = false;
        for _ in 0..90 {
            have_lain |= lie(&played, "dice").is_some();
            if lie(&played, "dice-folded").is_some() {
                break;
            }
            played.go_on();
        }
        assert!(have_lain, "{game}: as long as it is the fight of whoever acts it lies open");
        assert!(lie(&played, "dice-folded").is_some_and(|high| high < 60.0), "{game}: then a line is left of it");
        press(&mut played.window, "Show the dice of the last fight");
        played.window.run_steps(3);
        let open = lie(&played, "dice").expect("they lie open");
        assert!(open > 70.0, "{game}: {open}");
        press(&mut played.window, "Put the dice aside");
        played.window.run_steps(3);
        assert_eq!(lie(&played, "dice"), None, "{game}: they are folded again");
    }
}

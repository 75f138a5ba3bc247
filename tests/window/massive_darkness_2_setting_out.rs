//! Massive Darkness 2 before its first turn: what Heroes take along is chosen by what it does, and what the Quest is about is read
//! once, and again whenever somebody wants to.

use crate::massive_darkness_2_editor::ONLY;
use crate::support::app::open_on;
use crate::support::hands::{begin, key, press, scroll_and_press, shows};
use crate::support::pictures::{Look, are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::describe::abilities::{item_card_lines, skill_card_lines};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::texts;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::Language;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;

const SIZE: (f32, f32) = (1280.0, 800.0);

fn new_game<'a>(folder: &Path, language: &str) -> Harness<'a, App> {
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, language);
    key(&mut window, Modifiers::COMMAND, Key::N);
    window
}

#[test]
fn what_a_hero_sets_out_with_says_what_it_does_in_every_language() {
    let rules = HellscapeRules::open().expect("the box");
    let printed = &rules.all().content.printed;
    for language in Language::ALL {
        let (folder, said) = (tempfile::tempdir().expect("a folder"), texts::of(language));
        let window = new_game(folder.path(), language.code());
        for chosen in rules.start(2, 0).setup.heroes {
            for id in [&chosen.weapon, &chosen.vial] {
                let item = printed.items.iter().find(|item| item.id == *id).expect("an Item of the box");
                let told = item_card_lines(item, &said).join("; ");
                let label = format!("{}: {told}", said.get(&format!("item-{id}")));
                assert!(window.query_all_by_label(&label).next().is_some(), "{label}");
            }
            let skill = printed.skills.iter().find(|skill| skill.id == chosen.skill).expect("a Skill of the box");
            let told = skill_card_lines(skill, &said).join("; ");
            let label = format!("{}: {told}", said.get(&format!("skill-{}", skill.id)));
            assert!(window.query_by_label(&label).is_some(), "{label}");
        }
    }
}

#[test]
fn what_can_be_taken_along_says_what_it_does_before_it_is_taken() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = new_game(folder.path(), "en");
    scroll_and_press(&mut window, "Skill of Gheta");
    let rules = HellscapeRules::open().expect("the box");
    let said = texts::of(Language::English);
    let printed = &rules.all().content.printed;
    let first = |skill: &&_| {
        let skill: &delvewright::games::massive_darkness_2::rules::class_cards::SkillCard = skill;
        skill.level == 1 && skill.above.is_none() && skill.id.contains("killing-fury")
    };
    let skill = printed.skills.iter().find(first).expect("a Skill of hers");
    let name = said.get(&format!("skill-{}", skill.id));
    let told = skill_card_lines(skill, &said).join("; ");
    let mut lines = window.query_all_by_label(&name);
    let line = lines.find(|node| node.accesskit_node().description().is_some_and(|about| about.contains(&told)));
    assert!(line.is_some(), "{name} tells: {told}");
}

/// How the page is put away: by the button, or by a key.
const AWAY: [Option<Key>; 4] = [None, Some(Key::Space), Some(Key::Enter), Some(Key::Escape)];

fn lines_on_disk(folder: &Path) -> usize {
    let games = fs::read_dir(DataDirs::at(folder).games).expect("games").filter_map(Result::ok);
    let file = games.map(|entry| entry.path()).max().expect("a game");
    fs::read_to_string(file).expect("lines").lines().count()
}

#[test]
fn before_the_first_turn_the_quest_is_told_once_and_put_away_by_button_or_key() {
    for away in AWAY {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = new_game(folder.path(), "en");
        press(&mut window, "Highway to Hellscape");
        scroll_and_press(&mut window, "Begin");
        assert!(shows(&window, "What you have to do") && shows(&window, "What is special here"));
        assert!(shows(&window, "A paved road leads down") && shows(&window, "Each lever brings 3"));
        assert!(!shows(&window, "What happens") && !shows(&window, "Gheta: health"), "the table lies behind it");
        let before = lines_on_disk(folder.path());
        match away {
            None => press(&mut window, "Go down"),
            Some(by) => key(&mut window, Modifiers::NONE, by),
        }
        assert!(!shows(&window, "What you have to do") && shows(&window, "Gheta: health"), "{away:?}");
        assert_eq!(lines_on_disk(folder.path()), before, "nothing is decided by it");
        drop(window);
        // Whoever takes it up again has read it.
        let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, "en");
        key(&mut window, Modifiers::COMMAND, Key::O);
        window.run_steps(4);
        assert!(!shows(&window, "What you have to do") && shows(&window, "Gheta: health"));
    }
}

#[test]
fn what_was_told_before_the_first_turn_is_read_again_from_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = new_game(folder.path(), "en");
    begin(&mut window);
    window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(0);
    window.run_steps(4);
    let answers = window.state().shown().expect("a table").answers();
    for away in AWAY {
        press(&mut window, "Story, objectives and map");
        assert!(shows(&window, "What you have to do") && shows(&window, "Below the old abbey"), "{away:?}");
        match away {
            None => press(&mut window, "Back to the table"),
            Some(by) => key(&mut window, Modifiers::NONE, by),
        }
        assert!(!shows(&window, "What you have to do") && shows(&window, "Gheta: health"), "{away:?}");
    }
    assert_eq!(window.state().shown().expect("a table").answers(), answers, "the same is asked");
    // It goes when something is answered by another way.
    press(&mut window, "Story, objectives and map");
    window.state_mut().desk_mut("massive-darkness-2").expect("a desk").answer(0);
    window.run_steps(4);
    assert!(!shows(&window, "What you have to do"));
}

/// How both are looked at.
const LOOKS: [(&str, Look, ()); 6] = [
    ("en", (SIZE, Theme::Dark), ()),
    ("de", (SIZE, Theme::Light), ()),
    ("pl", ((1024.0, 640.0), Theme::Dark), ()),
    ("de", ((1024.0, 640.0), Theme::Light), ()),
    ("pl", ((1920.0, 1080.0), Theme::Light), ()),
    ("en", ((1920.0, 1080.0), Theme::Dark), ()),
];

#[test]
fn pictures_of_setting_out() {
    if !are_wanted() {
        return;
    }
    for (language, look, ()) in windows_in(&LOOKS) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        key(&mut window, Modifiers::COMMAND, Key::N);
        let said = window.state().texts();
        let called = |what: &str| format!("md2-setting-out-{what}-{language}-{}", name_of(look));
        let skill = said.with("new-md2-skill", &[("name", "Gheta".into())]).to_string();
        window.get_by_label(&skill).scroll_to_me();
        window.run_steps(12);
        window.remove_cursor();
        window.run_steps(4);
        shoot(&called("outfits"), &mut window);
        press(&mut window, &skill);
        let choice = said.get("skill-iron-hide-1").to_string();
        if let Some(line) = window.query_all_by_label(&choice).last() {
            let at = line.rect().center();
            window.hover_at(at);
        }
        window.run_steps(12);
        shoot(&called("list"), &mut window);
        key(&mut window, Modifiers::NONE, Key::Escape);
        press(&mut window, &said.get("quest-the-soul-keys"));
        scroll_and_press(&mut window, &said.get("plain-begin"));
        window.remove_cursor();
        window.run_steps(6);
        shoot(&called("introduction"), &mut window);
        press(&mut window, &said.get("intro-begin"));
        window.remove_cursor();
        window.run_steps(12);
        shoot(&called("table"), &mut window);
    }
}

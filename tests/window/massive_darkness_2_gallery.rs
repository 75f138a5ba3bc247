//! Pictures of the screens of Massive Darkness 2 in all three languages, for somebody who reads them: every page of the drawing board,
//! the forms of cards, settings, new games and their introductions, books and how a game ends.
//!
//! ```sh
//! DELVEWRIGHT_PICTURES=1 cargo test --test window gallery
//! ```

use crate::massive_darkness_2_book::kept_book;
use crate::massive_darkness_2_drawing::page;
use crate::massive_darkness_2_editor::ONLY;
use crate::support::app::open_on;
use crate::support::hands::{click_at, key, press, press_containing, scroll_and_press, shows};
use crate::support::own_cards::own_file;
use crate::support::pictures::{are_looked_at, is_matrix_wanted, name_of, shoot};
use delvewright::games::massive_darkness_2::own_cards::{Card, HellscapeCards, OwnPack};
use delvewright::games::massive_darkness_2::rules::cards::ItemCard;
use delvewright::games::massive_darkness_2::rules::ids::Place;
use delvewright::games::massive_darkness_2::rules::language::{Ability, Cost, Effect};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::house::packs::CardPack as _;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::kernel::game::MessageId;
use delvewright::shell::App;
use egui::{Key, Modifiers, Pos2, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;
use std::time::{Duration, Instant};

const SIZE: (f32, f32) = (1280.0, 800.0);
/// So high that all of a page is on one picture.
const HIGH: (f32, f32) = (1280.0, 2000.0);
/// Every language, by night and by day.
pub const LANGUAGES: [(&str, Theme); 3] = [("en", Theme::Dark), ("de", Theme::Light), ("pl", Theme::Dark)];
const CTRL: Modifiers = Modifiers::COMMAND;
/// Bots are given up on after this long; whoever plans ahead takes minutes for his games.
const PATIENCE: Duration = Duration::from_secs(1500);

/// The window on a folder, in one of the languages.
struct Seen<'w> {
    window: Harness<'w, App>,
    name: String,
}

impl Seen<'_> {
    fn on(folder: &Path, size: (f32, f32), (language, theme): (&str, Theme)) -> Self {
        let window = open_on(ONLY, folder, size, theme, language);
        Self { window, name: format!("{language}-{}x{}", name_of((size, theme)), size.1) }
    }

    /// What a message says here.
    fn said(&self, message: MessageId) -> String {
        self.window.state().texts().get(message).to_string()
    }

    fn press(&mut self, message: MessageId) {
        let said = self.said(message);
        scroll_and_press(&mut self.window, &said);
    }

    /// The drawing board with a copy of a Quest of the box.
    fn draw(&mut self, quest: MessageId) {
        self.press("command-md2-editor");
        let title = self.said(quest);
        let name = self.window.state().texts().with("shelf-md2-from-box", &[("title", title.into())]);
        scroll_and_press(&mut self.window, &name);
        self.window.run_steps(4);
    }

    fn page(&mut self, message: MessageId) {
        let said = self.said(message);
        page(&mut self.window, &said);
        self.window.run_steps(8);
    }

    /// Unfolds everything beside the map, from below, so that nothing moves that is still to be pressed.
    fn unfold(&mut self) {
        let heads = self.window.get_all_by_role(Role::DisclosureTriangle);
        let mut places: Vec<Pos2> =
            heads.map(|node| node.rect().left_center() + vec2(8.0, 0.0)).filter(|at| at.x > 860.0).collect();
        places.sort_by(|one, other| other.y.total_cmp(&one.y));
        for place in places {
            click_at(&mut self.window, place);
        }
        self.window.run_steps(8);
    }

    fn shoot(&mut self, what: &str) {
        self.window.remove_cursor();
        self.window.run_steps(4);
        shoot(&format!("gallery-{what}-{}", self.name), &mut self.window);
    }
}

/// Does this once in each language, unless nobody looks.
fn in_each_language(look: impl Fn((&'static str, Theme))) {
    if are_looked_at() {
        LANGUAGES.into_iter().for_each(look);
    }
}

#[test]
fn gallery_of_the_drawing_board() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.draw("quest-the-passage");
        for (message, name) in [
            ("page-md2-about", "words"),
            ("page-md2-picked", "picked"),
            ("page-md2-tiles", "tiles"),
            ("page-md2-rules", "rules"),
            ("page-md2-problems", "problems"),
            ("page-md2-playing", "play"),
            ("page-md2-paper", "print"),
            ("page-md2-history", "versions"),
        ] {
            seen.page(message);
            seen.shoot(&format!("board-{name}"));
        }
        // One that is empty: what is wrong with it, and what mends it.
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.press("command-md2-editor");
        seen.shoot("shelf");
        seen.press("shelf-md2-new");
        seen.shoot("board-empty");
        let problems = seen.said("page-md2-problems");
        page(&mut seen.window, &problems);
        seen.shoot("board-empty-problems");
    });
}

#[test]
fn gallery_of_rules_by_blocks() {
    in_each_language(|way| {
        for quest in ["quest-the-passage", "quest-releasing-michael", "quest-the-cursed-sword", "quest-hellscape"] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut seen = Seen::on(folder.path(), HIGH, way);
            seen.draw(quest);
            seen.page("page-md2-rules");
            seen.unfold();
            seen.shoot(&format!("rules-{quest}"));
        }
    });
}

#[test]
fn gallery_of_what_is_picked() {
    in_each_language(|way| {
        for quest in ["quest-the-passage", "quest-releasing-michael", "quest-highway-to-hellscape"] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut seen = Seen::on(folder.path(), SIZE, way);
            seen.draw(quest);
            let map = seen.window.get_by_label(&seen.said("editor-md2-map")).rect();
            for number in 0..5_u8 {
                // Along the diagonal something else lies in each place; pressed again, what lies below it.
                let at = map.lerp_inside(vec2(0.3 + 0.1 * f32::from(number), 0.5));
                click_at(&mut seen.window, at);
                seen.shoot(&format!("picked-{quest}-{number}"));
            }
        }
    });
}

#[test]
fn gallery_of_problems() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.press("command-md2-editor");
        seen.press("shelf-md2-draft");
        seen.window.run_steps(4);
        seen.shoot("draft");
        seen.page("page-md2-rules");
        let removed = seen.said("rules-md2-remove");
        for _ in 0..2 {
            let first = seen.window.get_all_by_label(&removed).next().map(|node| node.rect().center());
            first.into_iter().for_each(|at| click_at(&mut seen.window, at));
        }
        key(&mut seen.window, CTRL, Key::A);
        key(&mut seen.window, Modifiers::NONE, Key::R);
        seen.page("page-md2-problems");
        seen.shoot("draft-problems");
        let mend = seen.said("problems-md2-mend");
        let first = seen.window.get_all_by_label(&mend).next().map(|node| node.rect().center());
        first.into_iter().for_each(|at| click_at(&mut seen.window, at));
        seen.shoot("draft-mended");
    });
}

#[test]
fn gallery_of_the_balance() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.draw("quest-tutorial");
        seen.page("page-md2-playing");
        seen.press("playing-md2-chosen");
        seen.let_them_play();
        seen.shoot("balance-quick");
        // What a change did: the Heroes begin elsewhere.
        key(&mut seen.window, CTRL, Key::A);
        key(&mut seen.window, Modifiers::ALT, Key::ArrowDown);
        seen.page("page-md2-rules");
        let add = seen.said("rules-md2-add-goal");
        scroll_and_press(&mut seen.window, &add);
        seen.page("page-md2-playing");
        seen.shoot("balance-older");
        seen.let_them_play();
        let said = seen.said("compared-title");
        seen.window.query_all_by_label_contains(&said).last().expect("it is said").scroll_to_me();
        seen.window.run_steps(12);
        seen.shoot("balance-compared");
    });
}

/// Whoever plans ahead takes minutes, so it is asked for by itself: pictures of everything.
#[test]
fn gallery_of_the_deep_balance() {
    if !is_matrix_wanted() {
        return;
    }
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.draw("quest-tutorial");
        seen.page("page-md2-playing");
        seen.press("playing-md2-deep");
        seen.press("playing-md2-check");
        seen.window.run_steps(20);
        seen.shoot("balance-deep-runs");
        seen.press("playing-md2-stop");
        seen.let_them_play();
        seen.shoot("balance-deep");
    });
}

impl Seen<'_> {
    fn let_them_play(&mut self) {
        self.press("playing-md2-check");
        let stop = self.said("playing-md2-stop");
        let began = Instant::now();
        while shows(&self.window, &stop) {
            assert!(began.elapsed() < PATIENCE, "the bots do not come to an end");
            std::thread::sleep(Duration::from_millis(50));
            self.window.run_steps(1);
        }
        self.window.run_steps(8);
    }
}

#[test]
fn gallery_of_settings_and_new_games() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.shoot("start");
        key(&mut seen.window, CTRL, Key::Comma);
        seen.shoot("settings");
        key(&mut seen.window, Modifiers::NONE, Key::Escape);
        key(&mut seen.window, CTRL, Key::N);
        seen.shoot("new");
        for quest in [
            "quest-highway-to-hellscape",
            "quest-the-passage",
            "quest-the-demon-artifact",
            "quest-the-cursed-sword",
            "quest-hellish-maze",
            "quest-the-horror-beast",
            "quest-releasing-michael",
            "quest-soul-collector",
            "quest-the-soul-keys",
            "quest-hellscape",
        ] {
            let said = seen.said(quest);
            press(&mut seen.window, &said);
            seen.shoot(&format!("new-{quest}"));
        }
        // With everything unfolded, and all of the party.
        let mut seen = Seen::on(folder.path(), HIGH, way);
        key(&mut seen.window, CTRL, Key::N);
        for hero in ["Irk", "Feydra", "Mathrin", "Nahias"] {
            scroll_and_press(&mut seen.window, hero);
        }
        seen.press("new-md2-variants");
        seen.shoot("new-high");
    });
}

#[test]
fn gallery_of_the_cards() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), HIGH, way);
        key(&mut seen.window, CTRL | Modifiers::SHIFT, Key::K);
        for code in [
            "gheta",
            "rusty-sword",
            "killing-fury-1",
            "power-wizard",
            "splinter",
            "spirit-fire",
            "old-bones",
            "demons",
            "lyidan",
            "reaper",
            "boards",
            "tool-quick-hands",
            "token-sides",
            "ambush",
        ] {
            seen.card(code);
            seen.shoot(&format!("card-{code}"));
        }
        let mut seen = Seen::on(folder.path(), SIZE, way);
        key(&mut seen.window, CTRL | Modifiers::SHIFT, Key::K);
        for code in ["token-sides", "boards", "demons"] {
            seen.card(code);
            seen.shoot(&format!("card-{code}"));
        }
    });
}

/// Two items that pay for each other without end.
#[test]
fn gallery_of_a_circle_of_cards() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = HellscapeRules::open().expect("the box");
        let plain = rules.of_the_box().printed.items.iter().find(|item| item.abilities.is_empty()).expect("an item");
        let mut pack = OwnPack::none();
        for (id, slot, cost, effect) in [
            ("blood", Place::Head, Cost::Wounds(1), Effect::Mana(1)),
            ("balm", Place::Body, Cost::Mana(1), Effect::Heal(1)),
        ] {
            let ability = Ability { cost: vec![cost], r#do: vec![effect], ..Ability::default() };
            let (attack, abilities) = (Vec::new(), vec![ability]);
            let item = ItemCard { id: id.to_owned(), slot, only: None, attack, abilities, ..plain.clone() };
            pack.own.put(Card::Item(item));
        }
        drop(Seen::on(folder.path(), SIZE, way));
        pack.write(&own_file::<HellscapeCards>(folder.path())).expect("it is written");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        seen.shoot("circle-start");
        key(&mut seen.window, CTRL | Modifiers::SHIFT, Key::K);
        seen.card("blood");
        seen.shoot("circle");
        key(&mut seen.window, Modifiers::ALT, Key::Home);
        key(&mut seen.window, CTRL, Key::N);
        seen.shoot("circle-new");
    });
}

impl Seen<'_> {
    /// Looks for a card by its code, and opens it.
    fn card(&mut self, code: &str) {
        let search = self.said("own-cards-search");
        self.window.get_by_role_and_label(Role::TextInput, &search).focus();
        key(&mut self.window, CTRL, Key::A);
        self.window.event(egui::Event::Text(code.to_owned()));
        self.window.run_steps(4);
        press_containing(&mut self.window, &format!("{code} "));
    }
}

#[test]
fn gallery_of_the_book() {
    in_each_language(|way| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = Seen::on(folder.path(), SIZE, way);
        key(&mut seen.window, CTRL, Key::B);
        seen.shoot("book-founding");
        drop(seen);
        kept_book(folder.path());
        let mut seen = Seen::on(folder.path(), SIZE, way);
        key(&mut seen.window, CTRL, Key::B);
        seen.shoot("book");
        seen.press("book-page-chronicle");
        seen.shoot("book-chronicle");
        seen.press("book-page-numbers");
        seen.shoot("book-numbers");
        key(&mut seen.window, Modifiers::ALT, Key::Home);
        key(&mut seen.window, CTRL, Key::B);
        seen.press("book-write-down");
        seen.shoot("book-form");
    });
}

#[test]
fn gallery_of_the_end() {
    in_each_language(|way| {
        for game in ["tutorial-2-won", "tutorial", "hellscape-1-won", "the-soul-keys"] {
            let folder = tempfile::tempdir().expect("a folder");
            let dirs = DataDirs::at(folder.path());
            dirs.create().expect("folders");
            let file = format!("tests/journals/massive-darkness-2-{game}.journal");
            let to = dirs.games.join("massive-darkness-2-1.journal");
            std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(file), &to).expect("a game");
            let mut seen = Seen::on(folder.path(), SIZE, way);
            seen.window.state_mut().open_game(&to);
            seen.window.run_steps(8);
            seen.shoot(&format!("end-{game}"));
        }
    });
}

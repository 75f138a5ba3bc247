//! What an attack can come to is told before it is chosen, and which play is meant: at the button in short, in full beside it for whoever
//! points there.

use crate::massive_darkness_2_beats::before_an_attack;
use crate::massive_darkness_2_editor::ONLY;
use crate::support::app::open_on;
use crate::support::beats::painted_in;
use crate::support::hands::{key, shows};
use crate::support::pictures::{are_wanted, shoot};
use delvewright::house::storage::Theme;
use delvewright::shell::App;
use egui::{Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

const SIZE: (f32, f32) = (1280.0, 1000.0);

/// What is said in a language.
struct Said {
    language: &'static str,
    /// Below the words of an attack.
    short: &'static str,
    /// What is aimed at, to whoever points there.
    aim: &'static str,
    /// What the line without it counts.
    dice: &'static str,
}

const SAID: [Said; 3] = [
    Said {
        language: "en",
        short: "at best play: ",
        aim: "results and abilities in the best order, for a kill first, then for as many wounds as possible",
        dice: "The first line is the dice alone",
    },
    Said {
        language: "de",
        short: "bestmöglich gespielt: ",
        aim: "Ergebnisse und Fähigkeiten in der besten Reihenfolge, zuerst für einen tödlichen Treffer, dann für möglichst viele Wunden",
        dice: "Die erste Zeile zählt nur die Würfel",
    },
    Said {
        language: "pl",
        short: "przy najlepszej grze: ",
        aim: "wyniki i zdolności w najlepszej kolejności, najpierw po to, żeby zabić, potem żeby zadać jak najwięcej ran",
        dice: "Pierwsza linia to same kości",
    },
];

/// The buttons below whose words it is said what comes of them at best play.
fn attacks(window: &Harness<'_, App>, short: &str) -> Vec<Rect> {
    let said = |rect: &Rect| painted_in(window, *rect).iter().any(|line| line.contains(short));
    window.get_all_by_role(Role::Button).map(|node| node.rect()).filter(said).collect()
}

#[test]
fn before_an_attack_it_is_told_what_comes_of_it_at_best_play_and_what_that_is() {
    for Said { language, short, aim, dice } in SAID {
        let folder = tempfile::tempdir().expect("a folder");
        let number = before_an_attack(folder.path());
        let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, language);
        key(&mut window, Modifiers::COMMAND, Key::O);
        window.run_steps(12);
        let label = window.state().shown().expect("a table").answers()[number].to_string();
        let buttons = attacks(&window, short);
        assert!(!buttons.is_empty(), "{language}: {label}");
        // Whoever does not see it hears it with the answer.
        let heard = window.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().description());
        assert!(heard.filter(|told| told.contains(short)).count() >= buttons.len(), "{language}");
        assert!(!shows(&window, aim), "{language}: nobody points there yet");
        for button in buttons {
            window.hover_at(button.center());
            window.run_steps(12);
            assert!(shows(&window, aim), "{language}: which play is meant");
            assert!(shows(&window, dice), "{language}: and what the line above counts");
            if are_wanted() {
                shoot(&format!("md2-chances-{language}"), &mut window);
            }
            window.remove_cursor();
            window.run_steps(12);
        }
    }
}

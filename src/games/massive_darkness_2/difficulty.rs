//! How hard the Quests of the box are: what the bot that plans ahead won of them, the figures of `quests/README.md`, as data.

use crate::games::tiles::difficulty::{Found, Planned};
use crate::house::text::{packed, unpacked};
use crate::kernel::reading::read;
use std::sync::LazyLock;

static PLANNED: LazyLock<Planned> = LazyLock::new(|| {
    read(&unpacked(packed!("assets/massive-darkness-2/planned.ron")))
        .expect("the figures are part of the program, and a test reads them")
});

/// The figures that the program knows.
#[must_use]
pub fn planned() -> &'static Planned {
    &PLANNED
}

/// How hard a Quest of the box is, by its id; none where nobody has measured it.
#[must_use]
pub fn difficulty(quest: &str) -> Option<Found> {
    planned().of(quest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::content::CoreBox;
    use crate::games::massive_darkness_2::describe::quest_name;
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;
    use std::collections::BTreeSet;

    #[test]
    fn quests_are_called_hard_by_what_the_readme_says_of_planned_games() {
        let (_, readme) =
            include_str!("../../../quests/README.md").split_once("## How often the bot of Massive").unwrap();
        let (_, readme) = readme.split_once("A bot that plans").unwrap();
        let english = texts::of(Language::English);
        let (all, mut told) = (CoreBox::open().unwrap(), BTreeSet::new());
        for quest in all.quests.iter() {
            let name = quest_name(&quest.id, &quest.told, &english);
            let named = |line: &&str| {
                line.starts_with('|') && line.split('|').nth(1).is_some_and(|cell| name.contains(cell.trim()))
            };
            let Some(line) = readme.lines().filter(|line| line.len() > 9).find(named) else { continue };
            let cells: Vec<&str> = line.trim_matches('|').split('|').skip(1).map(str::trim).collect();
            let (tried, found) = (planned().tried(&quest.id, 3).unwrap(), difficulty(&quest.id).unwrap());
            let (low, high) = (tried.bounds().low * 100.0, tried.bounds().high * 100.0);
            assert_eq!(cells[0], format!("{} of {} ({low:.0}–{high:.0} %)", tried.won, tried.of), "{name}");
            assert_eq!(cells[1], found.difficulty.word(&english).to_lowercase(), "{name}");
            told.insert(quest.id.clone());
        }
        assert_eq!(told.iter().collect::<Vec<_>>(), planned().quests.keys().collect::<Vec<_>>(), "each has its line");
        assert!(readme.starts_with(&format!(" (`--bot {} --budget {}`", planned().bot, planned().budget)));
        assert!(told.len() < all.quests.len() && difficulty("hellscape").is_none(), "most are not measured");
    }

    #[test]
    fn whose_figures_they_are_is_said_in_every_language() {
        for texts in Language::ALL.map(texts::of) {
            let full = planned().in_full(&texts, "the-passage").unwrap();
            assert!(full.contains("61") && full.contains("100") && !full.contains(['⟨', '{']), "{full}");
            let found = difficulty("the-passage").unwrap();
            assert_eq!(found.in_short(&texts), *found.difficulty.word(&texts), "nobody has counted rounds");
            assert!(found.whose(&texts).contains("61"), "{}", found.whose(&texts));
            assert_eq!(planned().in_full(&texts, "hellscape"), None);
        }
    }
}

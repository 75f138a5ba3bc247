use super::*;
use crate::games::massive_darkness::content::{shared_core_box, shipped_quests};
use crate::games::massive_darkness::quest::edit::empty;
use crate::games::massive_darkness::texts;
use crate::house::storage::parse_document;
use crate::house::text::Language;
use std::path::Path;
use std::sync::Arc;

fn library() -> Arc<Library> {
    shared_core_box().expect("the box")
}

fn shipped() -> Vec<Quest> {
    let read = |(file, text): (&str, &str)| parse_document(Path::new(file), text).expect("a quest");
    shipped_quests().map(read).collect()
}

#[test]
fn every_quest_of_the_box_is_printed_in_every_language_on_both_papers_without_running_off() {
    let library = library();
    for quest in shipped() {
        for language in Language::ALL {
            let texts = texts::of(language);
            for paper in Paper::ALL {
                let printed = sheet(&quest, &library, &texts, paper);
                let (wide, high) = paper.size();
                for mark in printed.pages.iter().flat_map(|page| &page.marks) {
                    let Mark::Words { begin, size, text, .. } = mark else { continue };
                    let right = begin.x + font::width(text, *size);
                    let is_inside = begin.x >= flow::MARGIN - 1.0
                        && right <= wide - flow::MARGIN + 1.0
                        && begin.y >= flow::MARGIN - 1.0
                        && begin.y <= high - flow::MARGIN + 3.0;
                    assert!(is_inside, "{} {}: {text} at {begin:?}", quest.id, language.code());
                    assert!(!text.contains('⟨'), "{text}");
                }
                assert!(printed.words().iter().any(|words| quest.title(language.code()).contains(words)));
            }
        }
    }
}

#[test]
fn the_sheet_names_tiles_tokens_objectives_and_the_zone_where_the_heroes_start() {
    let library = library();
    for quest in shipped() {
        let printed = sheet(&quest, &library, &texts::of(Language::English), Paper::A4);
        let words = printed.words().join(" ");
        for tile in &quest.tiles {
            assert!(words.contains(&format!("Tile {}", tile.tile)), "{}: {}", quest.id, tile.tile);
        }
        let start = format!("{}{}", crate::games::tiles::names::column(quest.start.x), quest.start.y + 1);
        assert!(words.contains(&start), "{}: {start}", quest.id);
        assert!(words.contains("Objectives") && words.contains("Set-up"));
    }
}

#[test]
fn a_pdf_is_small_has_its_pages_and_is_the_same_each_time() {
    let quest = &shipped()[8];
    let printed = sheet(quest, &library(), &texts::of(Language::Polish), Paper::A4);
    let file = printed.pdf().expect("a file");
    assert!(file.starts_with(b"%PDF-") && file.trim_ascii_end().ends_with(b"%%EOF"));
    assert!(file.len() < 200_000, "{} bytes", file.len());
    let count = format!("/Count {}", printed.pages());
    assert!(file.windows(count.len()).any(|window| window == count.as_bytes()));
    assert_eq!(printed.pdf().expect("the same"), file);
}

#[test]
fn a_page_as_a_picture_has_the_size_of_the_paper() {
    let printed = sheet(&shipped()[0], &library(), &texts::of(Language::English), Paper::Letter);
    let picture = printed.picture(0, 100).expect("a page");
    assert_eq!((picture.width, picture.height), (850, 1100));
    let inked = picture.dots.chunks(3).filter(|dot| dot.iter().any(|part| *part < 128)).count();
    assert!(inked > 5_000, "{inked}");
    assert!(printed.png(99, 100).is_err());
    assert!(printed.png(0, 60).expect("a file").starts_with(b"\x89PNG"));
}

#[test]
fn an_empty_quest_and_one_with_hostile_words_are_printed_too() {
    let texts = texts::of(Language::German);
    let mut quest = empty("../../etc");
    assert_eq!(sheet(&quest, &library(), &texts, Paper::A4).pages(), 1);
    quest.title.insert("de".into(), format!("{}\u{202e}\n\u{0}漢\u{1f600}", "W".repeat(5_000)));
    quest.story.insert("de".into(), "x".repeat(40_000));
    let printed = sheet(&quest, &library(), &texts, Paper::A4);
    assert!(printed.pages() > 1 && printed.pages() < 40);
    assert!(printed.pdf().is_ok());
}

#[test]
fn who_made_it_for_whom_and_with_which_cards_stands_on_the_sheet() {
    let (library, texts) = (library(), texts::of(Language::English));
    let mut quest = shipped().remove(0);
    quest.about.author = "Ana".to_owned();
    quest.about.licence = "CC0".to_owned();
    (quest.party.least, quest.party.most, quest.party.experience) = (2, 4, 5);
    quest.cards.unused.insert(library.doors[0].code.clone());
    let printed = sheet(&quest, &library, &texts, Paper::A4);
    let words = printed.words().join(" ");
    for told in ["by Ana", "CC0", "2 to 4 heroes", "5 XP", "Leave in the box"] {
        assert!(words.contains(told), "{told}: {words}");
    }
    assert!(!words.contains(&format!(" {}", library.doors[0].code)), "cards have names");
    assert_eq!(printed.author, "Ana");
}

#[test]
fn what_a_quest_builds_between_zones_is_a_step_of_the_set_up() {
    let mut quest = shipped().remove(0);
    quest.built = ron::from_str("[(from: (x: 1, y: 0), to: (x: 2, y: 0), kind: Opening)]").unwrap();
    let printed = sheet(&quest, &library(), &texts::of(Language::English), Paper::A4);
    assert!(printed.words().join(" ").contains("Opening B1–C1"), "{:?}", printed.words());
}

#[test]
fn every_special_rule_is_a_sentence_on_the_sheet() {
    let (library, texts) = (library(), texts::of(Language::German));
    for quest in shipped() {
        let printed = sheet(&quest, &library, &texts, Paper::A4);
        // The foot of a page may stand between two parts of a sentence.
        let marks = printed.pages.iter().flat_map(|page| &page.marks);
        let words: String = marks
            .filter_map(|mark| match mark {
                Mark::Words { text, size, .. } if *size == flow::SIZE => Some(text.as_str()),
                _ => None,
            })
            .flat_map(str::split_whitespace)
            .collect();
        for rule in crate::games::massive_darkness::describe::rules_of_quest(&texts, &quest) {
            let rule: String = rule.split_whitespace().collect();
            assert!(words.contains(&rule), "{}: {rule}", quest.id);
        }
    }
}

#[test]
fn paper_shows_the_level_colours_of_the_screen() {
    let written = |ink: &ink::Ink| format!("\"#{:02X}{:02X}{:02X}\"", ink.0, ink.1, ink.2);
    let levels: Vec<String> = map::LEVELS.iter().map(written).collect();
    for theme in [
        include_str!("../../../../assets/massive-darkness/colours/light.ron"),
        include_str!("../../../../assets/massive-darkness/colours/dark.ron"),
    ] {
        assert!(theme.contains(&format!("levels: ({})", levels.join(", "))));
        assert!(theme.contains(&format!("level_ink: {}", written(&map::LEVEL_INK))));
    }
}

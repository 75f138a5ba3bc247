//! Which words may stand where: no game in the kernel, in shell and kit, and in what the house says; no content in Rust.

use std::collections::BTreeMap;
use std::fs;

use crate::sources::{Complaint, Source, assert_none, files_below, package, program};

/// Words that belong to one game or the other. The kernel knows none of them, not even in comments.
const WORDS_OF_GAMES: &str = "massive darkness gloomhaven frosthaven lightbringer lightbringers lifebringer hero heroes \
    minion minions boss bosses mob mobs guardian guardians roaming agent agents goblin goblins \
    orc orcs dwarf dwarves troll ogre paladin berserker barbarian wizard ranger nightrunner \
    bam diamond enchantment enchantments transmute treasure treasures artifact artifacts mercenary \
    scoundrel wound wounds shield shields zone zones chamber chambers corridor shadow quest quests xp \
    experience melee ranged magic weapon weapons armor armour monster monsters signature town market \
    hellhound spider liliarch demon bjorn elias owen sibyl siegfried whisper bait baits lair lairs loot crypt adventurer \
    adventurers villager villagers shaman rogue mana spirit spirits portal portals darkness corruption hellscape wounded";

/// Rooms that are shared by all games. There a shadow is drawn below a sheet, a diamond is a figure, and a lantern lights pictures.
const SHARED_BY_ALL: &[&str] = &["src/cli/", "src/house/", "src/shell/", "src/kit/"];
/// Files beside those rooms that speak of no game either.
const BESIDE_THEM: &[&str] = &["src/main.rs", "src/console.rs", "src/resource.rs"];
const DRAWN_BY_ALL: &str = "shadow diamond lantern";

/// Files of the content whose ids are no cards, quests, heroes, classes or enemies.
const COMMON_CONTENT: &[&str] = &[
    "rules.ron", // rule ids are cited in the code on purpose
    "dice.ron",  // colours
    "tiles.ron", // numbers
    "tokens.ron",
    "test_table.ron", // made up for tests
];

/// Words of games that the kernel has no reason to fear.
const MORE_WORDS_OF_GAMES: &str = "enemy enemies dungeon dungeons lantern lanterns spell spells soul souls epic";

/// The English messages of the house say what the others do, so they are looked at for all languages.
#[test]
fn the_house_speaks_of_no_game() {
    let known = |word: &str| WORDS_OF_GAMES.split(' ').chain(MORE_WORDS_OF_GAMES.split(' ')).any(|known| known == word);
    let mut complaints = Vec::new();
    let folder = package().join("assets/text/en");
    for path in files_below("assets/text/en", "ftl").into_iter().filter(|path| path.parent() == Some(&folder)) {
        let name = path.strip_prefix(package()).unwrap().display().to_string();
        let mut id = String::new();
        for (index, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                id = line.split('=').next().unwrap().trim().to_owned();
            }
            for (_, word) in plain_words(line).into_iter().filter(|(_, word)| !line.starts_with('#') && known(word)) {
                let what = format!("{id}: \"{word}\" belongs to a game");
                complaints.push(Complaint { place: format!("{name}:{}", index + 1), what });
            }
        }
    }
    assert_none("What the house says it says of any game:", &complaints);
}

#[test]
fn the_kernel_knows_no_game() {
    let mut complaints = Vec::new();
    for path in files_below("src/kernel", "rs") {
        let name = path.strip_prefix(package()).unwrap().to_string_lossy().into_owned();
        let source = Source::new(name, fs::read_to_string(&path).unwrap());
        for (offset, word) in plain_words(&source.text) {
            if WORDS_OF_GAMES.split(' ').any(|known| known == word) {
                complaints.push(source.complaint(offset, format!("\"{word}\" belongs to a game")));
            }
        }
    }
    assert_none("The kernel is shared by all games and speaks of none:", &complaints);
}

#[test]
fn house_kit_shell_and_command_line_know_no_game() {
    let known = |word: &str| {
        let is_drawn = DRAWN_BY_ALL.split(' ').any(|known| known == word);
        !is_drawn && WORDS_OF_GAMES.split(' ').chain(MORE_WORDS_OF_GAMES.split(' ')).any(|known| known == word)
    };
    let mut complaints = Vec::new();
    let beside = BESIDE_THEM.iter().map(|file| package().join(file));
    for path in SHARED_BY_ALL.iter().flat_map(|room| files_below(room, "rs")).chain(beside) {
        let name = path.strip_prefix(package()).unwrap().to_string_lossy().replace('\\', "/");
        let source = Source::new(name, fs::read_to_string(&path).unwrap());
        let speaking = plain_words(&source.text).into_iter().filter(|(_, word)| known(word));
        complaints
            .extend(speaking.map(|(offset, word)| source.complaint(offset, format!("\"{word}\" belongs to a game"))));
    }
    assert_none("What all games share speaks of none:", &complaints);
}

/// The words of a text in small letters; names like `BossMonster` and `boss_monster` are two words.
fn plain_words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut previous = ' ';
    for (offset, letter) in text.char_indices() {
        if letter.is_alphabetic() {
            let is_new = !previous.is_alphabetic() || (letter.is_uppercase() && previous.is_lowercase());
            match words.last_mut() {
                Some((_, word)) if !is_new => word.extend(letter.to_lowercase()),
                _ => words.push((offset, letter.to_lowercase().collect())),
            }
        }
        previous = letter;
    }
    words
}

#[test]
fn words_are_found_inside_names() {
    let words: Vec<String> =
        plain_words("fn boss_of(BossMonster) // heron").into_iter().map(|(_, word)| word).collect();
    assert_eq!(words, ["fn", "boss", "of", "boss", "monster", "heron"]);
}

/// The ids of cards, quests, heroes, classes and enemies and their English names, with where they stand.
fn names_of_content() -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    // Whatever a game has in `assets/<game>/` or beside its rules; `quests/` has those of all games.
    let games = fs::read_dir(package().join("assets/text/en")).unwrap();
    let games = games.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let folders =
        games.flat_map(|game| [format!("assets/{game}"), format!("src/games/{}/rules", game.replace('-', "_"))]);
    let content = folders.flat_map(|folder| files_below(&folder, "ron")).chain(files_below("quests", "ron"));
    for path in content.filter(|path| !COMMON_CONTENT.iter().any(|common| path.ends_with(common))) {
        let place = path.strip_prefix(package()).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        for key in ["id", "code"] {
            for (offset, _) in text.match_indices(&format!("{key}: \"")) {
                let is_whole = !text[..offset].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
                let value = text[offset + key.len() + 3..].split('"').next().unwrap_or("");
                if is_whole && !value.is_empty() {
                    names.insert(value.to_owned(), place.clone());
                }
            }
        }
    }
    for place in ["assets/text/en/massive-darkness/cards.ftl", "assets/text/en/boss-monster/cards.ftl"] {
        let cards = fs::read_to_string(package().join(place)).unwrap();
        for line in cards.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic())) {
            let name = line.split_once('=').map_or("", |(_, name)| name.trim());
            // Sentences and patterns are no names.
            if !name.is_empty() && !name.contains(['{', '.', ':']) {
                names.insert(name.to_owned(), place.to_owned());
            }
        }
    }
    names
}

#[test]
fn no_card_quest_hero_class_or_enemy_is_named_in_rust() {
    let names = names_of_content();
    let mut complaints = Vec::new();
    for source in program() {
        for literal in &source.literals {
            if let Some(place) = names.get(&literal.text) {
                let what = format!("\"{}\" is content ({place}); Rust knows words of the rules only", literal.text);
                complaints.push(source.complaint(literal.offset, what));
            }
        }
    }
    assert_none("Content belongs into the data, not into the program:", &complaints);
}

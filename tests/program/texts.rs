//! The messages: every file can be read, every language speaks of the same things, and every message a room asks for is
//! one of the house, or of the game whose room it is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use delvewright::games::{boss_monster, massive_darkness, massive_darkness_2, toy};
use delvewright::house::storage::{Action, Cause, Fact, Safe, StorageError, Trouble};
use delvewright::house::text::{Language, Texts};
use delvewright::house::wrong::Wrong as _;
use delvewright::kernel::reading::Unclear;
use fluent_bundle::FluentResource;

use crate::sources::{Complaint, Source, assert_none, files_below, package, program};

/// One message: where it stands and what it consists of.
pub struct Message {
    pub place: String,
    pub body: String,
}

/// Whose messages: a folder of `assets/text/<language>`, named as that of a game in `assets`; no name for the house itself.
pub type Room = String;

const HOUSE: &str = "";

/// Who speaks the messages of a room.
pub type Speak = fn(Language) -> Texts;

/// Every room with its speaker.
pub const SPEAKERS: [(&str, Speak); 5] = [
    (HOUSE, Texts::new),
    ("boss-monster", boss_monster::texts::of),
    ("massive-darkness", massive_darkness::texts::of),
    ("massive-darkness-2", massive_darkness_2::texts::of),
    ("toy", toy::texts::of),
];

/// What games of tiles say alike lies in a folder of its own, and is said by each of them.
const OF_TILES: &str = "tiles";
const GAMES_OF_TILES: [&str; 2] = ["massive-darkness", "massive-darkness-2"];

/// The folders whose messages a room says.
fn folders_of(room: &str) -> Vec<&str> {
    let shared = GAMES_OF_TILES.contains(&room).then_some(OF_TILES);
    [room].into_iter().chain(shared).collect()
}

/// The games that have messages.
fn games() -> Vec<Room> {
    let folders = fs::read_dir(package().join("assets/text/en")).unwrap().map(|entry| entry.unwrap());
    let folders = folders.filter(|entry| entry.file_type().unwrap().is_dir());
    let mut games: Vec<Room> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    games.sort();
    assert!(games.contains(&OF_TILES.to_owned()), "what games of tiles share has been found");
    games.retain(|game| game != OF_TILES);
    assert!(games.len() >= 2, "the folders of the games have been found");
    games
}

/// The house and every game.
fn rooms() -> Vec<Room> {
    [HOUSE.to_owned()].into_iter().chain(games()).collect()
}

/// Whose messages a source file may ask for besides those of the house.
fn room_of(source: &Source) -> Room {
    let game = source.name.strip_prefix("src/games/").and_then(|path| path.split_once('/'));
    game.map_or(HOUSE.to_owned(), |(game, _)| game.replace('_', "-"))
}

/// The messages of a room in a language by id, with those that it shares; complains about ids that exist twice.
pub fn messages(language: Language, room: &str, complaints: &mut Vec<Complaint>) -> BTreeMap<String, Message> {
    let mut found: BTreeMap<String, Message> = BTreeMap::new();
    let texts = package().join("assets/text").join(language.code());
    let folders: Vec<_> = folders_of(room).into_iter().map(|folder| texts.join(folder)).collect();
    let is_its = |path: &std::path::Path| folders.iter().any(|folder| path.parent() == Some(folder));
    let files = files_below(&format!("assets/text/{}", language.code()), "ftl");
    for path in files.into_iter().filter(|path| is_its(path)) {
        let name = path.strip_prefix(package()).unwrap().display().to_string();
        let mut current: Option<String> = None;
        for (index, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let place = format!("{name}:{}", index + 1);
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let (id, body) = line.split_once('=').unwrap_or((line, ""));
                let id = id.trim().to_owned();
                if let Some(earlier) = found.insert(id.clone(), Message { place: place.clone(), body: body.into() }) {
                    let what = format!("the message {id} exists already at {}", earlier.place);
                    complaints.push(Complaint { place, what });
                }
                current = Some(id);
            } else if line.starts_with([' ', '}']) {
                if let Some(message) = current.as_ref().and_then(|id| found.get_mut(id)) {
                    message.body.push_str(line);
                }
            } else if !line.is_empty() {
                current = None;
            }
        }
    }
    found
}

/// The names behind `$` in a message.
pub fn placeables(body: &str) -> BTreeSet<&str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    body.match_indices('$')
        .map(|(offset, _)| {
            let name = &body[offset + 1..];
            &name[..name.find(|letter| !is_name(letter)).unwrap_or(name.len())]
        })
        .collect()
}

#[test]
fn every_file_of_messages_can_be_read() {
    let mut complaints = Vec::new();
    for path in files_below("assets/text", "ftl") {
        let name = path.strip_prefix(package()).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        let Err((resource, errors)) = FluentResource::try_new(text) else {
            continue;
        };
        for error in errors {
            let line = 1 + resource.source()[..error.pos.start].matches('\n').count();
            complaints.push(Complaint { place: format!("{name}:{line}"), what: error.kind.to_string() });
        }
    }
    assert_none("These messages cannot be read:", &complaints);
}

#[test]
fn german_and_polish_say_everything_that_english_says() {
    let mut complaints = Vec::new();
    for room in rooms() {
        let english = messages(Language::English, &room, &mut complaints);
        for language in [Language::German, Language::Polish] {
            let said = messages(language, &room, &mut complaints);
            for (id, message) in &english {
                if !said.contains_key(id) {
                    let what = format!("{id} is not said in {language:?}");
                    complaints.push(Complaint { place: message.place.clone(), what });
                }
            }
        }
    }
    assert_none("A language is silent:", &complaints);
}

#[test]
fn the_other_languages_say_nothing_that_english_does_not() {
    let mut complaints = Vec::new();
    for room in rooms() {
        let english = messages(Language::English, &room, &mut complaints);
        assert!(english.len() > 20, "the messages of {room} have been found");
        for language in [Language::German, Language::Polish] {
            for (id, message) in messages(language, &room, &mut complaints) {
                let Some(original) = english.get(&id) else {
                    let what = format!("there is no English message {id}");
                    complaints.push(Complaint { place: message.place, what });
                    continue;
                };
                for unknown in placeables(&message.body).difference(&placeables(&original.body)) {
                    let what = format!("{id} mentions ${unknown}, the English message does not");
                    complaints.push(Complaint { place: message.place.clone(), what });
                }
            }
        }
    }
    assert_none("The languages do not agree:", &complaints);
}

#[test]
fn no_game_takes_a_name_that_the_house_has() {
    let mut complaints = Vec::new();
    let house = messages(Language::English, HOUSE, &mut complaints);
    for game in games() {
        for (id, message) in messages(Language::English, &game, &mut complaints) {
            if let Some(original) = house.get(&id) {
                let what = format!("{id} would hide the message of the house at {}", original.place);
                complaints.push(Complaint { place: message.place, what });
            }
        }
    }
    assert_none("A game hides a message of the house:", &complaints);
}

#[test]
fn a_message_mentions_no_other_message() {
    // Otherwise one of the house could speak of a game, and one game of another.
    let mut complaints = Vec::new();
    for (room, language) in rooms().iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        for message in messages(language, room, &mut complaints).into_values() {
            let mentions = |inside: &str| {
                inside.trim_start().starts_with(|first: char| first.is_ascii_lowercase() || first == '-')
            };
            if message.body.split('{').skip(1).any(mentions) {
                complaints.push(Complaint { place: message.place, what: message.body });
            }
        }
    }
    assert_none("A message stands for itself:", &complaints);
}

#[test]
fn what_games_of_tiles_say_alike_is_said_by_each_of_them_and_by_nobody_else() {
    let shared = messages(Language::English, OF_TILES, &mut Vec::new());
    for ((room, speak), language) in SPEAKERS.iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        let texts = speak(language);
        for id in shared.keys() {
            assert_eq!(texts.has(id), GAMES_OF_TILES.contains(room), "{room} in {language:?}: {id}");
        }
    }
}

#[test]
fn two_games_may_share_the_name_of_a_message() {
    let names = Language::ALL.map(|language| {
        assert!(!Texts::new(language).has("game-name"), "the house is no game");
        [massive_darkness::texts::of(language), toy::texts::of(language)]
            .map(|texts| texts.get("game-name").to_string())
    });
    let expected =
        [["Massive Darkness", "Lanterns"], ["Massive Darkness", "Laternen"], ["Massive Darkness", "Latarnie"]];
    assert_eq!(names, expected);
}

#[test]
fn the_program_speaks_the_messages_of_the_house_and_of_one_game() {
    let rooms = SPEAKERS;
    let mut known = rooms.map(|(room, _)| room);
    known.sort_unstable();
    assert_eq!(known.to_vec(), self::rooms(), "each game speaks once");
    let mut complaints = Vec::new();
    let english: Vec<_> = rooms.iter().map(|(room, _)| messages(Language::English, room, &mut complaints)).collect();
    for ((room, texts), language) in rooms.iter().flat_map(|room| Language::ALL.map(|language| (room, language))) {
        let texts = texts(language);
        for ((owner, _), messages) in rooms.iter().zip(&english) {
            for (id, message) in messages {
                let is_shared = english.iter().filter(|messages| messages.contains_key(id)).count() > 1;
                if texts.has(id) != (owner == room || *owner == HOUSE) && !is_shared {
                    let what = format!("“{room}” in {language:?} knows {id} or does not");
                    complaints.push(Complaint { place: message.place.clone(), what });
                }
            }
        }
    }
    assert_none("A room speaks for another:", &complaints);
}

#[test]
fn every_message_a_room_asks_for_is_one_of_the_house_or_of_its_game() {
    let (mut complaints, mut asked) = (Vec::new(), 0);
    let house = messages(Language::English, HOUSE, &mut complaints);
    let mut games: BTreeMap<Room, _> =
        games().into_iter().map(|game| (game.clone(), messages(Language::English, &game, &mut complaints))).collect();
    // What games of tiles share asks for what each of them says, alike or in its own words.
    let mut of_tiles = messages(Language::English, GAMES_OF_TILES[0], &mut complaints);
    of_tiles.retain(|id, _| GAMES_OF_TILES.iter().all(|game| games[*game].contains_key(id)));
    games.insert(OF_TILES.to_owned(), of_tiles);
    for source in program() {
        let game = games.get(&room_of(&source));
        for (literal, calls) in source.literals_in_calls() {
            let is_id = literal_is_message_id(&calls, &source.code[..literal.offset])
                || ["refusal-", "ask-"].iter().any(|start| literal.text.starts_with(start));
            if is_id {
                asked += 1;
                if !house.contains_key(&literal.text) && !game.is_some_and(|game| game.contains_key(&literal.text)) {
                    complaints.push(source.complaint(literal.offset, format!("there is no message {}", literal.text)));
                }
            }
        }
    }
    assert!(asked > 20, "the questions for messages have been found");
    assert_none("Messages without text, or of another room:", &complaints);
}

#[test]
fn what_no_room_of_the_house_asks_for_is_no_message_of_the_house() {
    let program = program();
    let asked: BTreeSet<&str> = program
        .iter()
        .filter(|source| room_of(source) == HOUSE)
        .flat_map(|source| source.literals.iter().map(|literal| literal.text.as_str()))
        .collect();
    let mut complaints = Vec::new();
    for (id, message) in messages(Language::English, HOUSE, &mut complaints) {
        // Commands and arguments are told by their names.
        if !asked.contains(id.as_str()) && !id.starts_with("help-") {
            complaints.push(Complaint { place: message.place, what: format!("{id} belongs to the game that says it") });
        }
    }
    assert_none("What only a game says lies in its own folder:", &complaints);
}

/// Whether a literal at the end of this code is the id of a message: in `tr!(texts, "id")`, as the first
/// argument of `text`, `message` or `MessageId`, of `texts.get` or `texts.with`, as the value of a field
/// `message`, or in a function whose name ends with `message_id`.
fn literal_is_message_id(calls: &[(&str, usize)], code: &str) -> bool {
    let code = code.trim_end();
    if code.ends_with("message:") {
        return true;
    }
    let is_direct = code.ends_with(['(', ',']);
    match calls.last() {
        Some(&("tr", 1)) => is_direct,
        Some(&("text" | "message" | "MessageId", 0)) => is_direct,
        Some(&("get" | "with", 0)) => {
            let receiver = code.trim_end_matches('(').trim_end_matches("get").trim_end_matches("with");
            ["texts.", "texts()."].iter().any(|name| receiver.trim_end().ends_with(name))
        }
        _ => {
            let function = code.rfind("fn ").map_or("", |start| &code[start + 3..]);
            let name = function.split('(').next().unwrap_or("");
            name.ends_with("message_id") && code.ends_with("=>") && function.contains("-> &'static str")
        }
    }
}

#[test]
fn places_where_a_message_is_asked_for_are_recognised() {
    let found = |code: &str| {
        let source = Source::new("src/x.rs", code);
        let literals = source.literals_in_calls().into_iter();
        let ids = literals.filter(|(literal, calls)| literal_is_message_id(calls, &source.code[..literal.offset]));
        ids.map(|(literal, _)| literal.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(found("tr!(self.texts, \"a\", name = \"no\")"), ["a"]);
    assert_eq!(found("ui.label(texts.get(\"b\")); map.get(\"no\")"), ["b"]);
    assert_eq!(found("context.texts().with(\n\"c\", &[(\"no\", 1.into())])"), ["c"]);
    assert_eq!(found("Refusal { rule: \"no\", message: \"d\" }"), ["d"]);
    assert_eq!(found("fn message_id(self) -> &'static str { match self { A => \"e\" } }"), ["e"]);
    assert_eq!(found("painter.text(pos, \"no\"); text(\"f\")"), ["f"]);
}

/// Why the system could not do something.
const CAUSES: [Cause; 22] = [
    Cause::Missing,
    Cause::There,
    Cause::Forbidden,
    Cause::Full,
    Cause::InUse,
    Cause::NoFolder,
    Cause::Folder,
    Cause::NotEmpty,
    Cause::Name,
    Cause::OtherDisk,
    Cause::Size,
    Cause::Gone,
    Cause::Slow,
    Cause::Interrupted,
    Cause::Short,
    Cause::Memory,
    Cause::Unable,
    Cause::Circle,
    Cause::Broken,
    Cause::TooManyOpen,
    Cause::Code(5),
    Cause::Unknown,
];

#[test]
fn why_the_system_could_not_do_it_is_said_in_words_of_ours() {
    for cause in CAUSES {
        let said = Language::ALL.map(|language| cause.say(&Texts::new(language)));
        assert!(said.iter().all(|said| !said.contains(['⟨', '{', '$']) && said.len() > 5), "{said:?}");
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    }
    // What the system would have said.
    for error in [std::io::ErrorKind::NotADirectory.into(), std::io::Error::other("No such device or address")] {
        let error: std::io::Error = error;
        let said = Cause::of(&error).say(&Texts::new(Language::English));
        assert!(!said.contains(&error.to_string()), "{said}");
    }
}

/// One error of each kind.
fn storage_errors() -> Vec<StorageError> {
    let reason = || "the reason".to_owned();
    let actions = [Action::Read, Action::Write, Action::Folder];
    let mut troubles = vec![
        Trouble::NotFound,
        Trouble::Exists,
        Trouble::DiskFull,
        Trouble::InUse,
        Trouble::Deleted,
        Trouble::Replaced,
        Trouble::Overflowing { limit: 2 << 20 },
        Trouble::Unmanageable(Unclear::Much(7)),
        Trouble::TooLarge { bytes: 3 << 20, limit: 2 << 20 },
        Trouble::LongBeginning { limit: 2 << 20 },
        Trouble::NotText { line: 4, column: 5 },
        Trouble::NotAFile,
        Trouble::TooManyLines { most: 9 },
        Trouble::TooMuch { most: 9 },
        Trouble::Malformed { line: 4, column: 5, reason: Unclear::Name(reason()) },
        Trouble::NoFormat,
        Trouble::Newer { found: 9, known: 1 },
        Trouble::Unwritable(reason()),
        Trouble::NoHome,
    ];
    troubles.extend(actions.map(Trouble::Forbidden));
    troubles.extend(actions.map(|action| Trouble::System(action, Cause::Code(5))));
    troubles.extend(CAUSES.map(|cause| Trouble::System(Action::Read, cause)));
    let kept = Safe::KeptAs("/kept.ron".into());
    let safe = [Safe::Untouched, Safe::LastSaved, Safe::CompleteLines, Safe::Entries, Safe::StillKnown, kept];
    let mut safe = safe.into_iter().cycle();
    let path = std::path::PathBuf::from("/the/file.ron");
    troubles
        .into_iter()
        .map(|trouble| StorageError { path: path.clone(), trouble, safe: safe.next().unwrap() })
        .collect()
}

#[test]
fn every_storage_error_is_told_in_every_language_with_all_its_facts() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for error in storage_errors() {
            let facts = error.facts();
            let told = error.say(&texts);
            assert!(!told.contains(['⟨', '{', '$']), "{}: {told}", language.code());
            for (name, fact) in facts.iter().filter(|_| error.trouble != Trouble::NoHome) {
                let fact = match fact {
                    Fact::Unclear(unclear) => unclear.say(&texts).to_string(),
                    Fact::Cause(cause) => cause.say(&texts).to_string(),
                    fact => fact.to_string(),
                };
                assert!(told.contains(&fact), "{}: {name} is not told in: {told}", language.code());
            }
        }
    }
}

/// The page of rulings in `docs/`, in every language; `DELVEWRIGHT_RECORD=1` writes it anew.
#[test]
fn the_rulings_in_the_docs_are_those_of_the_program() {
    for language in Language::ALL {
        let name = match language {
            Language::English => "docs/rulings.md".to_owned(),
            other => format!("docs/rulings.{}.md", other.code()),
        };
        let path = package().join(&name);
        let told = massive_darkness::rulings::markdown(&massive_darkness::texts::of(language), "");
        if std::env::var_os("DELVEWRIGHT_RECORD").is_some() {
            fs::write(&path, &told).unwrap();
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == told,
            "{name} is not what the program tells: DELVEWRIGHT_RECORD=1 cargo test --test program texts"
        );
    }
}

/// Whatever the window or a printed page says, it can be written: the box for a missing sign is never ours.
#[test]
fn every_sign_of_every_text_is_in_the_typefaces() {
    use delvewright::house::typefaces::FALLBACKS;
    use skrifa::{FontRef, MetadataProvider as _};
    let faces = FALLBACKS.map(|face| FontRef::new(face.file()).unwrap());
    let mut complaints = Vec::new();
    let files = [("assets/text", "ftl"), ("assets", "ron"), ("quests", "ron")]
        .map(|(folder, ending)| files_below(folder, ending));
    let mut signs = BTreeSet::new();
    for path in files.iter().flatten() {
        let name = path.strip_prefix(package()).unwrap().display().to_string();
        let source = Source::new(name, fs::read_to_string(path).unwrap());
        for (offset, sign) in source.text.char_indices().filter(|(_, sign)| !sign.is_control()) {
            if signs.insert(sign) && !faces.iter().any(|face| face.charmap().map(sign).is_some()) {
                complaints.push(source.complaint(offset, format!("no typeface has {sign:?}: see docs/typefaces.md")));
            }
        }
    }
    assert!(signs.len() > 120, "the texts have been read: {}", signs.len());
    assert_none("a sign of a text is in the typefaces", &complaints);
}

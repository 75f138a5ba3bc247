//! What went wrong, in the user's language, as far as only this game knows it.

mod campaign;
mod exchange;
mod quest;

pub use campaign::rescued_lines;

use crate::games::massive_darkness::cases::NoCases;
use crate::games::massive_darkness::content::ContentError;
use crate::games::massive_darkness::content::own_cards::{FoundProblem, PackTrouble, SkippedPack};
use crate::games::massive_darkness::describe::{hero_name, record_problem};
use crate::games::massive_darkness::rules::library::{BadValue, LibraryError};
use crate::games::massive_darkness::rules::setup::SetupError;
use crate::games::massive_darkness::session::BeginError;
use crate::house::text::{Texts, shown, shown_path};
use crate::house::wrong::Wrong;
use crate::tr;
use std::sync::Arc;

impl Wrong for NoCases {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Unreadable(error) => error.say(texts),
            Self::Empty => tr!(texts, "cli-cases-none"),
            Self::TooMany { count, most } => tr!(texts, "cli-cases-too-many", count = *count, most = *most),
        }
    }
}

impl Wrong for ContentError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Syntax { file, line, column, problem } => texts.with(
                "wrong-pack-syntax",
                &[
                    ("file", shown(file).into()),
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                    ("reason", problem.say(texts).as_ref().into()),
                ],
            ),
            Self::Twice { file, name } => {
                texts.with("wrong-pack-twice", &[("file", shown(file).into()), ("name", shown(name).into())])
            }
            Self::Library(error) => error.say(texts),
        }
    }
}

impl Wrong for PackTrouble {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::File(error) => error.say(texts),
            Self::Content(error) => error.say(texts),
        }
    }
}

impl Wrong for SkippedPack {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let reason = self.why.say(texts);
        let file = shown_path(&self.file);
        texts.with("wrong-pack-skipped", &[("file", file.into()), ("reason", reason.as_ref().into())])
    }
}

impl Wrong for FoundProblem {
    fn say(&self, texts: &Texts) -> Arc<str> {
        texts.with(self.what.message_id(), &[("name", shown(self.what.name()).into())])
    }
}

impl Wrong for LibraryError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Unknown { card, what, name } => {
                let what = thing(texts, what);
                texts.with(
                    "wrong-card-unknown",
                    &[("card", shown(card).into()), ("what", what.as_ref().into()), ("name", shown(name).into())],
                )
            }
            Self::Twice(code) => texts.with("wrong-card-twice", &[("name", shown(code).into())]),
            Self::Value { card, problem } => {
                let reason = problem.say(texts);
                texts.with("wrong-card-value", &[("card", shown(card).into()), ("reason", reason.as_ref().into())])
            }
            Self::TooMany { what, count, most } => {
                let what = thing(texts, what);
                let values = [("what", what.as_ref().into()), ("count", (*count).into()), ("most", (*most).into())];
                texts.with("wrong-box-too-many", &values)
            }
            Self::TileTooLarge { tile, most } => {
                texts.with("wrong-box-tile", &[("tile", shown(tile).into()), ("most", (*most).into())])
            }
            Self::Missing(what) => texts.with("wrong-box-missing", &[("what", thing(texts, what).as_ref().into())]),
        }
    }
}

impl Wrong for BadValue {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::TooManyLines(most) => texts.with("wrong-value-lines", &[("most", (*most).into())]),
            Self::LevelsFall(line) => texts.with("wrong-value-levels-fall", &[("line", shown(line).into())]),
            Self::Level => texts.get("wrong-value-level"),
            Self::NoHealth => texts.get("wrong-value-health"),
            Self::Faces => texts.get("wrong-value-faces"),
            Self::TooManyDice(most) => tr!(texts, "wrong-value-dice-count", most = *most),
            Self::TooManySymbols(most) => tr!(texts, "wrong-value-symbols", most = *most),
            Self::Dice(error) => {
                let reason = error.say(texts);
                texts.with("wrong-value-dice", &[("reason", reason.as_ref().into())])
            }
        }
    }
}

impl Wrong for SetupError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        let named = |id: &str, name: &str| texts.with(id, &[("name", shown(name).into())]);
        match self {
            Self::HeroCount(count) => texts.with("wrong-setup-heroes", &[("count", (*count).into())]),
            Self::NoHero(name) => named("wrong-setup-no-hero", name),
            Self::HeroTwice(hero) => named("wrong-setup-hero-twice", &hero_name(texts, hero)),
            Self::NoClass(name) => named("wrong-setup-no-class", name),
            Self::NoEnemy(name) => named("wrong-setup-no-enemy", name),
            Self::NoWeapon(name) => named("wrong-setup-no-weapon", name),
            Self::Record(problem) => record_problem(texts, problem),
        }
    }
}

impl Wrong for BeginError {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Quest(problems) => {
                let told: Vec<_> = problems.iter().take(MOST_TOLD).map(|problem| problem.say(texts)).collect();
                texts.with("wrong-begin-quest", &[("problems", told.join(" ").into())])
            }
            Self::Cards(error) => error.say(texts),
            Self::Setup(error) => error.say(texts),
        }
    }
}

/// Most problems of a quest that are told in one breath.
const MOST_TOLD: usize = 20;

/// A kind of thing, by its English words.
fn thing(texts: &Texts, what: &str) -> Arc<str> {
    texts.get(&format!("thing-{}", what.replace([' ', '_'], "-")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::describe::stage_refusal;
    use crate::games::massive_darkness::quest::model::Spot;
    use crate::games::massive_darkness::quest::problem::{Place, Problem, Speaker};
    use crate::games::massive_darkness::rules::state::TokenKind;
    use crate::games::massive_darkness::rules::story::{RecordProblem, Stage, StageRefusal};
    use crate::games::massive_darkness::session::ResumeError;
    use crate::games::massive_darkness::texts;
    use crate::house::session::NotBegun;
    use crate::house::text::Language;
    use crate::kernel::dice::{DiceError, DieId};
    use crate::kernel::game::Refusal;
    use crate::kernel::journal::{EntryId, JournalError, ReadError, Trouble};
    use crate::kernel::reading::Unclear;

    /// What is said in each language about one of everything that can go wrong.
    fn everything(texts: &Texts) -> Vec<Arc<str>> {
        let name = || "X".to_owned();
        let at = |storey| Place(Spot { x: 1, y: 2, storey });
        let libraries = [
            LibraryError::Unknown { card: name(), what: "class", name: name() },
            LibraryError::Unknown { card: name(), what: "kind of Enemy", name: name() },
            LibraryError::Twice(name()),
            LibraryError::Missing("complete set of dice"),
            LibraryError::TileTooLarge { tile: name(), most: 12 },
            LibraryError::TooMany { what: "hero", count: 900, most: 200 },
            LibraryError::TooMany { what: "card", count: 9000, most: 1000 },
            LibraryError::TooMany { what: "card of a deck", count: 900, most: 256 },
            LibraryError::TooMany { what: "skill", count: 900, most: 100 },
            LibraryError::TooMany { what: "ability", count: 900, most: 50 },
        ];
        let values = [
            BadValue::TooManyLines(8),
            BadValue::LevelsFall(name()),
            BadValue::Level,
            BadValue::NoHealth,
            BadValue::Faces,
            BadValue::TooManyDice(20),
            BadValue::TooManySymbols(20),
            BadValue::Dice(DiceError::TooManyKinds(9)),
            BadValue::Dice(DiceError::SameName(name())),
            BadValue::Dice(DiceError::Faces(name())),
            BadValue::Dice(DiceError::Opposites(name())),
            BadValue::Dice(DiceError::TooManyDice(99)),
            BadValue::Dice(DiceError::NoSuchDie(DieId(7))),
            BadValue::Dice(DiceError::TooManyOutcomes),
        ];
        let contents = [
            ContentError::Syntax { file: name(), line: 1, column: 2, problem: Unclear::Sign },
            ContentError::Twice { file: name(), name: name() },
        ];
        let (from, to) = (at(0), at(1));
        let mut problems = vec![
            Problem::NoSuchTile(name()),
            Problem::Overlap { tile: name(), at: from },
            Problem::DoorNowhere { from, to },
            Problem::DoorInOpening { from, to },
            Problem::Level { at: to, level: 9 },
            Problem::TooLarge { what: "zone", count: 300, most: 256 },
            Problem::NoGoal,
            Problem::Party { least: 9, most: 0 },
            Problem::NoExit,
            Problem::TooFewTokens { kind: TokenKind::Lair, wanted: 2, there: 1 },
            Problem::FaceDown { tokens: 1, spots: 2 },
            Problem::NoTiles,
            Problem::BorderNowhere { name: name(), from, to },
            Problem::TooDeep { by: Speaker::Sought },
            Problem::TooManyZones { name: name(), count: 70, most: 64 },
            Problem::TooManyLevelZones { level: 2, count: 70, most: 64 },
            Problem::WornTile { tile: name(), most: 4 },
        ];
        for what in ["a stair", "a face-down token", "the starting zone", "the exit", "a level token", "a token"] {
            problems.push(Problem::Outside { what, at: from });
        }
        for what in [
            "special rule",
            "figure",
            "object",
            "counter",
            "role",
            "named door or border",
            "tile",
            "face-down group",
            "token",
            "objective",
        ] {
            problems.push(Problem::TooMany { what, count: 70, most: 64 });
        }
        for what in ["zone", "counter", "role", "figure", "object", "door", "border", "act", "tile", "words", "level"] {
            for by in [
                Speaker::Rule(3, String::new()),
                Speaker::Rule(3, name()),
                Speaker::Goal(2),
                Speaker::Figure(name()),
                Speaker::Object(name()),
                Speaker::Act(name()),
            ] {
                problems.push(Problem::Unknown { by, what, name: name() });
            }
            problems.push(Problem::Twice { what, name: name() });
        }
        let setups = [
            SetupError::HeroCount(7),
            SetupError::NoHero(name()),
            SetupError::HeroTwice(name()),
            SetupError::NoClass(name()),
            SetupError::NoEnemy(name()),
            SetupError::NoWeapon(name()),
        ];
        let hero = name();
        let records = [
            RecordProblem::HeroCount(7),
            RecordProblem::NoHero { hero: name() },
            RecordProblem::HeroTwice { hero: name() },
            RecordProblem::NoClass { hero: name(), class: name() },
            RecordProblem::TooMuchXp { hero: name(), xp: 31 },
            RecordProblem::TooMuchMicroXp { hero: name(), micro_xp: 5 },
            RecordProblem::NoLine { hero: name(), line: name() },
            RecordProblem::TooManySkills { hero: name(), line: name(), bought: 4, skills: 3 },
            RecordProblem::NoCard { hero: name(), code: name() },
            RecordProblem::NeverKept { hero: name(), code: name() },
            RecordProblem::CardTwice { code: name() },
            RecordProblem::Slots { hero: name(), rule: "EQUIP-03" },
            RecordProblem::TooManyCards { hero: name(), cards: 7 },
            RecordProblem::TooManyArtifacts { hero: name(), artifacts: 2 },
            RecordProblem::Unplayable { hero: name(), cards: 70 },
        ];
        let mut stages: Vec<StageRefusal> =
            [Stage::Ready, Stage::Town, Stage::Discard, Stage::Lost, Stage::Repeat, Stage::Finished]
                .map(|stage| StageRefusal::NotNow { stage, rule: "MARKET-01" })
                .to_vec();
        stages.extend([
            StageRefusal::OtherHeroes,
            StageRefusal::SkillsLost { hero: name(), line: name() },
            StageRefusal::NotOnlyDiscarded { hero },
        ]);
        let entries = [
            JournalError::Refused {
                entry: EntryId(3),
                refusal: Refusal { rule: "MOVE-04", message: "refusal-arrange-first" },
            },
            JournalError::Diverged { entry: EntryId(3), expected: 1, found: 2 },
            JournalError::NoEntry(EntryId(3)),
            JournalError::Sealed,
            JournalError::Full,
        ];
        let reads = [
            ReadError::Empty,
            ReadError::TooLong,
            ReadError::NoKeptState,
            ReadError::Newer { found: 9, known: 1 },
            ReadError::Malformed { line: 1, column: 2, reason: Unclear::Sign },
            ReadError::Entry { line: 1, error: JournalError::Sealed },
        ];
        let mut said: Vec<Arc<str>> = Vec::new();
        said.extend(libraries.iter().map(|error| error.say(texts)));
        said.extend(values.into_iter().map(|problem| LibraryError::Value { card: name(), problem }.say(texts)));
        said.extend(contents.iter().map(|error| error.say(texts)));
        said.extend(problems.iter().map(|problem| problem.say(texts)));
        said.push(BeginError::Quest(problems).say(texts));
        said.extend(setups.iter().map(|error| error.say(texts)));
        said.extend(records.into_iter().map(|problem| SetupError::Record(problem).say(texts)));
        said.extend(stages.iter().map(|refusal| stage_refusal(texts, refusal)));
        said.extend(entries.into_iter().map(|error| Trouble::Stopped { line: 4, error }.say(texts)));
        said.extend([Trouble::Torn { line: 3 }.say(texts), Trouble::OtherStart.say(texts)]);
        said.extend([Trouble::OtherDice { line: 3 }.say(texts), Trouble::OtherSnapshot { line: 3 }.say(texts)]);
        said.extend(reads.iter().map(|error| error.say(texts)));
        said.push(ResumeError::Ruleset(name()).say(texts));
        said.push(ResumeError::OtherContent.say(texts));
        said.push(NotBegun::<BeginError>::TooLarge.say(texts));
        said
    }

    #[test]
    fn a_hero_who_was_chosen_twice_is_called_by_name() {
        let texts = texts::of(Language::English);
        let hero = || "bjorn".to_owned();
        for said in [
            SetupError::HeroTwice(hero()).say(&texts),
            record_problem(&texts, &RecordProblem::HeroTwice { hero: hero() }),
        ] {
            assert!(said.contains("“Bjorn”"), "{said}");
        }
    }

    #[test]
    fn every_trouble_is_a_whole_sentence_in_every_language() {
        let english = everything(&texts::of(Language::English));
        for language in [Language::English, Language::German, Language::Polish] {
            let texts = texts::of(language);
            for (sentence, in_english) in everything(&texts).iter().zip(&english) {
                assert!(!sentence.contains(['⟨', '{', '}']), "{language:?}: {sentence}");
                assert!(sentence.ends_with(['.', ')']), "{language:?}: {sentence}");
                let is_translated = language == Language::English || sentence != in_english;
                assert!(is_translated, "{language:?} speaks English: {sentence}");
            }
        }
    }
}

//! Rulings: how the game is played where the rulebooks are silent, and why. Window, command line and `docs/` tell the same.
//! Nothing is played by them: the rules are written that way, and their tests cite them.

mod list;

pub use list::RULINGS;

use crate::games::massive_darkness::rules::readings::Reading;
use crate::house::text::Texts;
use crate::tr;
use std::fmt::Write as _;
use std::sync::Arc;

/// A heading of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the headings")]
pub enum Chapter {
    SetUp,
    Board,
    Heroes,
    Equipment,
    Actions,
    Round,
    Enemies,
    Combat,
    Campaign,
    Quests,
}

/// One question that the rulebooks leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its name: the words stand under it in the text files.
    pub id: &'static str,
    /// Where it is listed.
    pub chapter: Chapter,
    /// The statements it reads, the most important one first.
    pub rules: &'static [&'static str],
    /// The other reading that a table can choose at Setup.
    pub otherwise: Option<Reading>,
}

impl Chapter {
    /// Its name, as a message.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::SetUp => "rulings-chapter-set-up",
            Self::Board => "rulings-chapter-board",
            Self::Heroes => "rulings-chapter-heroes",
            Self::Equipment => "rulings-chapter-equipment",
            Self::Actions => "rulings-chapter-actions",
            Self::Round => "rulings-chapter-round",
            Self::Enemies => "rulings-chapter-enemies",
            Self::Combat => "rulings-chapter-combat",
            Self::Campaign => "rulings-chapter-campaign",
            Self::Quests => "rulings-chapter-quests",
        }
    }
}

impl Ruling {
    /// What is asked.
    #[must_use]
    pub fn question(&self, texts: &Texts) -> Arc<str> {
        texts.get(&format!("ruling-{}", self.id))
    }

    /// How it is played.
    #[must_use]
    pub fn reading(&self, texts: &Texts) -> Arc<str> {
        texts.get(&format!("ruling-{}-reading", self.id))
    }

    /// Why so.
    #[must_use]
    pub fn why(&self, texts: &Texts) -> Arc<str> {
        texts.get(&format!("ruling-{}-why", self.id))
    }

    /// How it is played where the table has chosen the other reading; `None` where there is nothing to choose.
    #[must_use]
    pub fn other(&self, texts: &Texts) -> Option<Arc<str>> {
        self.otherwise.map(|_| texts.get(&format!("ruling-{}-otherwise", self.id)))
    }

    /// Does any of its words, or the name of a rule, contain this?
    #[must_use]
    pub fn speaks_of(&self, texts: &Texts, words: &str) -> bool {
        let words = words.trim().to_lowercase();
        let said = [self.question(texts), self.reading(texts), self.why(texts)];
        said.iter().any(|said| said.to_lowercase().contains(&words))
            || self.rules.iter().any(|rule| rule.to_lowercase().contains(&words))
    }
}

/// The ruling about which a table can choose this reading.
#[must_use]
pub fn about(reading: Reading) -> Option<&'static Ruling> {
    RULINGS.iter().find(|ruling| ruling.otherwise == Some(reading))
}

/// Those that speak of these words, in their order; all of them without words.
pub fn found<'a>(texts: &'a Texts, words: &'a str) -> impl Iterator<Item = &'static Ruling> + 'a {
    RULINGS.iter().filter(move |ruling| ruling.speaks_of(texts, words))
}

/// The page as Markdown, with those that speak of these words.
#[must_use]
pub fn markdown(texts: &Texts, words: &str) -> String {
    let mut page = format!("# {}\n\n{}\n", tr!(texts, "rulings-title"), tr!(texts, "rulings-intro"));
    let mut chapter = None;
    for ruling in found(texts, words) {
        if chapter.replace(ruling.chapter) != Some(ruling.chapter) {
            let _ = write!(page, "\n## {}\n", texts.get(ruling.chapter.message_id()));
        }
        let rules = ruling.rules.join(", ");
        let _ = write!(page, "\n### {}\n\n{}\n", ruling.question(texts), ruling.reading(texts));
        let _ = write!(page, "\n*{}*\n", tr!(texts, "rulings-why", why = ruling.why(texts).as_ref()));
        if let Some(other) = ruling.other(texts) {
            let _ = write!(page, "\n**{}**\n", tr!(texts, "rulings-other", reading = other.as_ref()));
        }
        let _ = write!(page, "\n{}\n", tr!(texts, "rulings-rules", rules = rules.as_str()));
    }
    if chapter.is_none() {
        let _ = write!(page, "\n{}\n", tr!(texts, "rulings-none"));
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;
    use std::collections::BTreeSet;

    #[test]
    fn every_ruling_has_its_words_in_every_language() {
        for language in Language::ALL {
            let texts = texts::of(language);
            for ruling in RULINGS {
                let said = [
                    Some(ruling.question(&texts)),
                    Some(ruling.reading(&texts)),
                    Some(ruling.why(&texts)),
                    ruling.other(&texts),
                ];
                for said in said.into_iter().flatten() {
                    assert!(!said.contains('⟨') && !said.is_empty(), "{}: {said}", ruling.id);
                }
            }
        }
        let names: BTreeSet<&str> = RULINGS.iter().map(|ruling| ruling.id).collect();
        assert_eq!(names.len(), RULINGS.len(), "no name stands twice");
    }

    #[test]
    fn every_open_question_of_the_contract_has_its_ruling_and_every_rule_its_wording() {
        let texts = texts::of(Language::English);
        let rules: BTreeSet<&str> = RULINGS.iter().flat_map(|ruling| ruling.rules).copied().collect();
        for number in 1..=50 {
            let question = format!("OQ-{number:02}");
            assert!(rules.contains(question.as_str()), "{question}");
        }
        // Readings, quests, cards and examples have none of their own.
        let has_wording = |rule: &&str| !["OQ-", "Q", "CARD-", "EX-"].iter().any(|start| rule.starts_with(start));
        for rule in rules.into_iter().filter(has_wording) {
            assert!(texts.has(&format!("rule-{rule}")), "{rule}");
        }
    }

    #[test]
    fn every_reading_that_can_be_chosen_is_explained_once() {
        for reading in Reading::ALL {
            let count = RULINGS.iter().filter(|ruling| ruling.otherwise == Some(reading)).count();
            assert_eq!((count, about(reading).is_some()), (1, true), "{reading:?}");
        }
    }

    #[test]
    fn rulings_are_found_by_words_and_by_rule() {
        let texts = texts::of(Language::German);
        let names = |words: &str| found(&texts, words).map(|ruling| ruling.id).collect::<Vec<_>>();
        assert_eq!(names("").len(), RULINGS.len());
        assert_eq!(names("equip-06"), ["items"]);
        assert_eq!(names(" SPEER "), ["farther-reach", "spears-and-boss"]);
        assert_eq!(names("Schachspiel"), [""; 0]);
    }
}

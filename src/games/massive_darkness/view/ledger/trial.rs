//! Trying an entry before it is made: what would come of it, or the sentence that says which rule forbids it.

use crate::games::massive_darkness::campaign::entry::What;
use crate::games::massive_darkness::campaign::words::Words;
use crate::games::massive_darkness::campaign::{Campaign, Entry, Refused, Standing};
use crate::house::text::Language;

/// Where entries are tried: at the end of a book, or in the place of an entry that was wrong.
pub(super) struct Trial<'a> {
    words: &'a Words<'a>,
    campaign: &'a Campaign,
    place: Option<u32>,
}

impl<'a> Trial<'a> {
    pub(super) fn at_the_end(words: &'a Words<'a>, campaign: &'a Campaign) -> Self {
        Self { words, campaign, place: None }
    }

    /// In the place of this entry.
    pub(super) fn instead_of(words: &'a Words<'a>, campaign: &'a Campaign, entry: u32) -> Self {
        Self { words, campaign, place: Some(entry) }
    }

    /// Where the campaign would be just after this entry.
    ///
    /// # Errors
    /// Why it cannot be, as a sentence with the rule.
    pub(super) fn of(&self, what: &What) -> Result<Option<Standing>, String> {
        self.tried(what).map_err(|refused| self.words.refused(&refused))
    }

    /// Is it tried in the place of an entry that was wrong?
    pub(super) fn is_correction(&self) -> bool {
        self.place.is_some()
    }

    /// How many entries the book has.
    pub(super) fn entries(&self) -> usize {
        self.campaign.entries().len()
    }

    /// The campaign with one more entry.
    ///
    /// # Errors
    /// Why it cannot be, as a sentence with the rule.
    pub(super) fn campaign_with(&self, what: &What) -> Result<Campaign, String> {
        let next = self.campaign.with(Entry { at: 0, what: what.clone() });
        next.map_err(|refused| self.words.refused(&refused))
    }

    /// The same, for whoever wants to know whom or what the refusal is about.
    ///
    /// # Errors
    /// Why it cannot be.
    pub(super) fn tried(&self, what: &What) -> Result<Option<Standing>, Refused> {
        let Some(place) = self.place else {
            let next = self.campaign.with(Entry { at: 0, what: what.clone() })?;
            return Ok(next.standing().cloned());
        };
        let to = Some(Box::new(what.clone()));
        let correction = What::Corrected { entry: place, to, why: String::new() };
        let next = self.campaign.with(Entry { at: 0, what: correction })?;
        Ok(next.before(place + 1))
    }
}

/// What was tried last, so that it is not tried in every frame.
#[derive(Default)]
pub(super) struct Tried {
    known: Option<(What, usize, Language)>,
    refused: Option<String>,
}

impl Tried {
    /// Why this cannot be entered, as a sentence with the rule.
    pub(super) fn refused(&mut self, words: &Words<'_>, trial: &Trial<'_>, what: &What) -> Option<&str> {
        let now = (what, trial.entries(), words.texts.language());
        if self.known.as_ref().is_none_or(|(what, entries, language)| (what, *entries, *language) != now) {
            self.known = Some((what.clone(), now.1, now.2));
            self.refused = trial.of(what).err();
        }
        self.refused.as_deref()
    }
}

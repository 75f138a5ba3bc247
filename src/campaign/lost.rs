//! What is lost of a damaged book, and what keeps a campaign from beginning, in words.

use super::account::Campaign;
use super::lines::ReadError;
use super::rescue::WhyLeftOut;
use super::words::Words;
use crate::tr;
use crate::wrong::Wrong as _;

impl Words<'_> {
    /// Why a line could not be rescued.
    #[must_use]
    pub fn left_out(&self, why: &WhyLeftOut) -> String {
        match why {
            WhyLeftOut::NoText => tr!(self.texts, "book-line-no-text").to_string(),
            WhyLeftOut::Read(ReadError::Malformed { column, reason, .. }) => {
                tr!(self.texts, "book-line-unclear", reason = reason, column = *column).to_string()
            }
            WhyLeftOut::Read(error) => error.say(self.texts).to_string(),
            WhyLeftOut::Refused(refused) => self.refused(refused),
        }
    }

    /// Why a campaign cannot have begun as its first entry says, with the rule; nothing where it can.
    #[must_use]
    pub fn impossible(&self, campaign: &Campaign) -> Option<String> {
        let (_, refused) = campaign.conflicts().next().filter(|_| campaign.standing().is_none())?;
        Some(self.refused(refused))
    }
}

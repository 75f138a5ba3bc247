//! A game as short as it can be told: by which seed chance fell, and which of the listed answers each decision was. The rules make all
//! the rest of it again; the last hash says whether they still do.

use crate::house::plug::ruleset::{Answer, Ruleset};
use crate::house::session::{Session, Sessions as _};
use crate::kernel::game::Game as _;
use crate::kernel::journal::Given;
use crate::kernel::reading::read;
use serde::{Deserialize, Serialize};

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brief {
    /// The seed of its chances.
    pub seed: u64,
    /// The hash of its last state.
    pub hash: u64,
    /// Its decisions in their order, with spaces between: the number of the answer among those that were listed, or, where it is not
    /// listed, the answer itself as RON.
    pub decided: String,
}

impl Brief {
    /// A game up to where it stands; none where an answer of it cannot be written down.
    #[must_use]
    pub fn of<R: Ruleset>(session: &Session<R>) -> Option<Self> {
        let (mut words, mut listed) = (Vec::new(), Vec::new());
        session.walk(|step| {
            let Some(entry) = session.entry(step.entry).filter(|entry| entry.given == Given::Chosen) else { return };
            listed.clear();
            step.before.answers(&mut listed);
            words.push(match listed.iter().position(|known| *known == entry.answer) {
                Some(number) => Some(number.to_string()),
                None => ron::to_string(&entry.answer).ok().filter(|text| !text.contains(' ')),
            });
        });
        let words: Vec<String> = words.into_iter().collect::<Option<_>>()?;
        Some(Self { seed: session.header().seed, hash: session.hash(), decided: words.join(" ") })
    }

    /// Plays it again from what it began with; none where it does not end as it did, because rules or content are others.
    #[must_use]
    pub fn again<R: Ruleset>(&self, rules: &R, start: R::Start) -> Option<Session<R>> {
        let mut session = rules.begin(start, self.seed, &mut |_| {}).ok()?;
        let mut listed: Vec<Answer<R>> = Vec::new();
        for word in self.decided.split(' ') {
            while session.step_chance(&mut |_| {}).ok()? {}
            let answer = match word.parse::<usize>() {
                Ok(number) => {
                    listed.clear();
                    session.game().answers(&mut listed);
                    listed.get(number)?.clone()
                }
                Err(_) => read(word).ok()?,
            };
            session.answer(answer, Given::Chosen, &mut |_| {}).ok()?;
        }
        while session.step_chance(&mut |_| {}).ok()? {}
        (session.hash() == self.hash).then_some(session)
    }
}

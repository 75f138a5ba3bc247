//! What is said to somebody who gives an answer that the rules forbid: [`OpenGame::refusals`](super::OpenGame::refusals) for any game.

use super::ruleset::Ruleset;
use super::secrets::{Suspect, random_answer};
use crate::house::wrong::Wrong as _;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Game as _;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many answers of earlier moments are given again at each later one.
const KEPT: usize = 60;
/// So many answers of a game are looked at.
const ANSWERS: usize = 200;

impl<R: Ruleset> Suspect<'_, R> {
    /// Gives the answers of some moments at other ones, in a random game for each number of seats: one sentence for each rule that
    /// was met.
    pub(super) fn refusals(&self) -> Result<Vec<Arc<str>>, String> {
        let mut said = BTreeMap::new();
        for seats in self.seats.clone() {
            let (_, mut game) = self.begun(seats, 3)?;
            let (mut stream, mut kept) = (Stream::new(Dealer::new(3)), Vec::new());
            for _ in 0..ANSWERS {
                if game.question().is_none() {
                    break;
                }
                for refusal in kept.iter().filter_map(|answer| game.check(answer).err()) {
                    said.entry((refusal.rule, refusal.message)).or_insert_with(|| refusal.say(self.texts));
                }
                let answer = random_answer(&game, &mut |n| stream.pick(n))?;
                game.answer(&answer, &mut |_| {}).map_err(|refusal| format!("{answer:?}: {refusal}"))?;
                if kept.len() == KEPT {
                    kept.swap_remove(stream.pick(KEPT as u32) as usize);
                }
                kept.push(answer);
            }
        }
        Ok(said.into_values().collect())
    }
}

//! What the kept files of several games share: a day, and whoever plays on.

use delvewright::house::lab::bots::RandomBot;
use delvewright::house::plug::Running;
use delvewright::house::text::Texts;

/// In seconds.
pub const DAY: u64 = 24 * 60 * 60;

/// Gives so many answers, each by whoever is asked.
pub fn play_on(running: &mut dyn Running, answers: usize, texts: &Texts) {
    let mut bot = RandomBot::new(5);
    for _ in 0..answers {
        let Some(seat) = (0..running.seats()).find(|seat| running.asked(*seat, texts).is_some()) else { return };
        let offers = running.offers(seat, texts).len();
        running.give(seat, bot.pick(offers), texts).unwrap();
    }
}

//! MARKET, and what else happens to cards between quests: a little game of its own, that asks and answers like any other
//! (`kernel/game.rs`), so that journal, undo, bots and tables at home need nothing new.
//!
//! | what | file |
//! |---|---|
//! | questions, answers, what happened | `ask.rs` |
//! | everything that changes | `state.rs` |
//! | MARKET-02, MARKET-03: what lies open in town | `lay.rs` |
//! | what is legal, and which rule forbids the rest | `check.rs` |
//! | what an answer does | `apply.rs` |
//! | the game | `game.rs` |
//!
//! Three errands lead between quests: the Town Market, getting ready to repeat a lost quest (STORY-22), and discarding
//! after a lost one (STORY-20). Nothing is final before the party leaves; whoever wants to look what a trade would bring
//! answers on a copy.

mod apply;
mod ask;
mod check;
mod game;
mod lay;
mod state;

pub use ask::{MarketAnswer, MarketAsk, MarketEvent};
pub use game::Market;
pub use state::{Errand, MarketHero, MarketState, MarketStep};

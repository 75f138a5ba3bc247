//! Lanterns in which every seat hears which card somebody else was dealt and has laid: whoever looks whether secrets are kept has to
//! find it.

use crate::games::toy::rules::{Answer, Ask, Event, Lanterns, State};
use crate::games::toy::ruleset::{LanternsRules, Start};
use crate::games::toy::texts;
use crate::house::plug::{Examine, Install, Line, Plug as _, Ruleset, Scene, Sitting};
use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::kernel::game::{Game, Log, Logged, Misfit, Outcome, Question, Refusal};
use crate::kernel::journal::Standing;
use crate::kernel::seats::Seats;
use std::sync::Arc;

#[derive(Clone)]
struct Loud(Lanterns);

impl Game for Loud {
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type State = State;

    fn question(&self) -> Option<Question<Ask>> {
        self.0.question()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn answers(&self, out: &mut Vec<Answer>) {
        self.0.answers(out);
    }
    fn sample(&self, pick: &mut dyn FnMut(u32) -> u32) -> Option<Answer> {
        self.0.sample(pick)
    }
    fn outcomes(&self, visit: &mut dyn FnMut(Answer, u64)) {
        self.0.outcomes(visit);
    }
    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        self.0.check(answer)
    }
    fn answer(&mut self, answer: &Answer, log: Log<'_, Event>) -> Result<(), Refusal> {
        self.0.answer(answer, log)
    }
    fn state(&self) -> &State {
        self.0.state()
    }
    fn fits(&self, state: &State) -> Result<(), Misfit> {
        self.0.fits(state)
    }
    fn at_rest(&self) -> bool {
        self.0.at_rest()
    }
    fn restore(&mut self, state: &State) {
        self.0.restore(state);
    }
    fn round(&self) -> u16 {
        self.0.round()
    }
}

/// All but what is told is as it should be.
impl Seats for Loud {
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn has_secrets(&self) -> bool {
        self.0.has_secrets()
    }
    fn seen_by(&self, seat: u8) -> Self {
        Self(self.0.seen_by(seat))
    }
    fn imagined(&self, seat: u8, pick: &mut dyn FnMut(u32) -> u32) -> Self {
        Self(self.0.imagined(seat, pick))
    }
    fn seat_of(&self, answer: &Answer) -> Option<u8> {
        self.0.seat_of(answer)
    }
    fn told(event: &Event, _: u8) -> Option<Event> {
        Some(*event)
    }
    fn is_border(event: &Event) -> bool {
        Lanterns::is_border(event)
    }
    fn ranking(&self) -> Option<Vec<u8>> {
        self.0.ranking()
    }
}

#[derive(Clone)]
struct Talkative(LanternsRules);

impl Ruleset for Talkative {
    const ID: &'static str = "talkative-lanterns";
    const REVISION: u16 = 1;
    type Game = Loud;
    type Start = Start;
    type Refused = Refusal;
    type Beside = ();

    fn content(&self) -> u64 {
        self.0.content()
    }
    fn index(&self, game: &Loud) -> u64 {
        self.0.index(&game.0)
    }
    fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<Loud, Refusal> {
        self.0.set_up(start, log).map(Loud)
    }
    fn check(game: &Loud) -> Result<(), String> {
        LanternsRules::check(&game.0)
    }
    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        let Scene { start, before, game, texts } = *scene;
        self.0.tell(&Scene { start, before, game: &game.0, texts }, event)
    }
    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer) -> Arc<str> {
        let Sitting { start, game, texts } = *sitting;
        self.0.label(&Sitting { start, game: &game.0, texts }, answer)
    }
    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        self.0.summary(start, standing, texts)
    }
}

static PLUG: Install<Talkative> = Install {
    seats: 2..=3,
    messages: &texts::MESSAGES,
    folders: &[],
    open: |_| LanternsRules::open().map(Talkative).map_err(|error| Box::new(error) as _),
    start: |_, seats, _| Ok(Start { seats }),
    examine: Examine::NOTHING,
    bots: &[],
    planner: None,
};

#[test]
fn a_game_that_tells_listeners_too_much_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let room = PLUG.open(&DataDirs::at(folder.path())).unwrap_or_else(|_| unreachable!());
    let found = room.secrets(3, &texts::of(Language::English)).unwrap_err();
    assert!(found.contains("hears") && found.contains(": seat "), "{found}");
}

//! Games in progress, for tests of the window: the tutorial with the whole box, and figures set where a test wants them.

use delvewright::games::massive_darkness::content::{shared_core_box, shipped_quest};
use delvewright::games::massive_darkness::quest::{Quest, lay_out};
use delvewright::games::massive_darkness::rules::dungeon::{Edition, Setup, recommended};
use delvewright::games::massive_darkness::rules::ids::{CardId, Enemy, Hero, HeroId};
use delvewright::games::massive_darkness::rules::state::{EnemyState, Token, TokenKind};
use delvewright::games::massive_darkness::rules::{Act, Answer, MassiveDarkness};
use delvewright::kernel::game::Game as _;
use std::sync::Arc;

/// The tutorial with so many heroes, at its first question.
pub fn tutorial(heroes: u8) -> MassiveDarkness {
    let library = shared_core_box().expect("the box is sound");
    let quest: Quest = ron::from_str(shipped_quest("tutorial").expect("it is shipped")).expect("it can be read");
    let dungeon = Arc::new(lay_out(&quest, &library.tiles).expect("it can be laid out"));
    let heroes = (0..heroes).map(|hero| recommended(&library, HeroId(hero))).collect();
    let setup = Setup::standard(heroes, 2, Edition::De);
    MassiveDarkness::new(library, dungeon, &setup, &mut |_| ()).expect("it can be set up")
}

/// Puts a hero into a zone.
pub fn put_hero(game: &mut MassiveDarkness, hero: u8, at: (i16, i16)) {
    game.state.hero_mut(Hero(hero)).zone = game.dungeon.at(at.0, at.1, 0).expect("a zone");
}

/// Puts an enemy of a kind on the board.
pub fn put_enemy(game: &mut MassiveDarkness, kind: &str, at: (i16, i16), minions: u8) -> Enemy {
    let card = game.library.enemy_named(kind).expect("an enemy of that kind");
    let zone = game.dungeon.at(at.0, at.1, 0).expect("a zone");
    let mut enemy =
        EnemyState { present: true, card, zone, leader: true, treasure: CardId::NONE, ..Default::default() };
    (0..minions).for_each(|_| assert!(enemy.minions.push(0)));
    assert!(game.state.enemies.push(enemy));
    Enemy(game.state.enemies.len() as u8 - 1)
}

/// Puts a token on the floor.
pub fn put_token(game: &mut MassiveDarkness, kind: TokenKind, at: (i16, i16)) {
    let zone = game.dungeon.at(at.0, at.1, 0).expect("a zone");
    assert!(game.state.tokens.push(Token::new(kind, zone)));
}

/// Opens a door as if nobody had opened it.
pub fn open_door(game: &mut MassiveDarkness, between: [(i16, i16); 2]) {
    let [a, b] = between.map(|(x, y)| game.dungeon.at(x, y, 0).expect("a zone"));
    let edge = game.dungeon.board.edge_between(a, b).expect("neighbours");
    assert!(game.state.board.open(&game.dungeon.board, edge));
    game.rebuild_lines();
}

/// Gives an answer that must be legal.
#[track_caller]
pub fn give(game: &mut MassiveDarkness, answer: &Answer) {
    assert_eq!(game.answer(answer, &mut |_| ()), Ok(()), "{answer:?}");
}

/// Does something of the menu.
#[track_caller]
pub fn act(game: &mut MassiveDarkness, act: Act) {
    give(game, &Answer::Act(act));
}

/// A dungeon with a bit of everything going on: what one looks at to judge the map.
pub fn busy() -> MassiveDarkness {
    let mut game = tutorial(6);
    open_door(&mut game, [(1, 4), (0, 4)]);
    open_door(&mut game, [(1, 3), (2, 3)]);
    for (hero, at) in [(0, (1, 4)), (1, (0, 4)), (2, (1, 3)), (3, (0, 5)), (4, (1, 5)), (5, (1, 5))] {
        put_hero(&mut game, hero, at);
    }
    game.state.hero_mut(Hero(1)).stunned = true;
    game.state.hero_mut(Hero(3)).dead = true;
    game.state.hero_mut(Hero(3)).health = 0;
    game.state.hero_mut(Hero(2)).health = 2;
    let flayers = put_enemy(&mut game, "orc-flayers", (1, 3), 6);
    game.state.enemy_mut(flayers).treasure = game.library.card_named("short-bow").unwrap_or(CardId(20));
    let archers = put_enemy(&mut game, "goblin-archers", (2, 3), 3);
    game.state.enemy_mut(archers).leader = false;
    let troll = put_enemy(&mut game, "high-troll", (1, 1), 0);
    game.state.enemy_mut(troll).wounds = 7;
    let agent = put_enemy(&mut game, "dwarf-agent", (2, 4), 0);
    game.state.enemy_mut(agent).stunned = true;
    for (kind, at) in [
        (TokenKind::Treasure, (2, 4)),
        (TokenKind::Treasure, (0, 4)),
        (TokenKind::Treasure, (0, 4)),
        (TokenKind::SpecialTreasure, (0, 4)),
        (TokenKind::Treasure, (0, 3)),
    ] {
        put_token(&mut game, kind, at);
    }
    game
}

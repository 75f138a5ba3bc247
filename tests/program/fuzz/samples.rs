//! What is spoiled: small and sound, of every kind that comes in.

use delvewright::games::massive_darkness::campaign::What;
use delvewright::games::massive_darkness::campaign::entry::Ending;
use delvewright::games::massive_darkness::campaign::lines::read_lines;
use delvewright::games::massive_darkness::playtest::{Bot as _, RandomBot};
use delvewright::house::plug::Ruleset;
use delvewright::house::session::Session;
use delvewright::kernel::game::Game as _;
use delvewright::kernel::journal::Given;

pub(super) fn ending() -> Ending {
    let (_, entries) = read_lines(SAMPLE.lines().map(str::to_owned).collect::<Vec<_>>()).unwrap();
    let ending = entries.into_iter().find_map(|entry| match entry.what {
        What::QuestEnded(ending) => Some(ending),
        _ => None,
    });
    ending.unwrap()
}

pub(super) const SAMPLE: &str = include_str!("../../../saves/sample.campaign");
pub(super) const PAD: &str = include_str!("../../../saves/boss-monster-1/pad.campaign");
pub(super) const SHARED_PAD: &str = include_str!("../../../saves/boss-monster-1/shared.campaign");
pub(super) const PARTY_BOOK: &str = include_str!("../../../saves/massive-darkness-2-1/book.campaign");
pub(super) const SHARED_PARTY_BOOK: &str = include_str!("../../../saves/massive-darkness-2-1/shared.campaign");
pub(super) const OLD_SETTINGS: &str = include_str!("../../../saves/format-1/settings.ron");
pub(super) const TUTORIAL: &str = include_str!("../../../quests/massive-darkness/tutorial.ron");

pub(super) const SMALL_QUEST: &str = r#"(format: 1, id: "well", title: {"en": "The Well"}, story: {"en": "Down."}, layout: Ours,
tiles: [(tile: "6V", at: (x: 0, y: 0))], start: (x: 0, y: 2), exit: Some((x: 1, y: 0)),
level_tokens: [(at: (x: 1, y: 1), level: 2)], doors: [(name: "gate", from: (x: 1, y: 1), to: (x: 2, y: 1))],
tokens: [(kind: Library, at: (x: 2, y: 2))], counters: ["keys"], goals: [PickUp(Library, 1), AllEscape],
rules: [(when: PickedUp(Library), once: true, do: [GainXp(3), Count("keys", 1)]), (when: Counted("keys", 1), do: [Unlock("gate")])])
"#;

pub(super) const CASES: [&str; 2] = [
    r#"[(name: "a wall", rules: ["MOVE-01"], map: "
L . L
#   .
L . S
", heroes: [(hero: "Owen")], go: [Move, Refuse(Step("1,0"), "MOVE-02")], expect: [At("Owen", "0,0")])]
"#,
    r#"[(name: "round", rules: ["END-02"], map: "L . L", heroes: [(hero: "Owen"), (hero: "Elias")],
go: [Asks(by: "Owen"), PassUntil(Round(2))], ends: (by: "Elias"), expect: [FirstPlayer("Elias"), InOrder(["PhaseBegan"])])]
"#,
];

pub(super) const BOSS_MONSTER_CASES: [&str; 2] = [
    r#"[(name: "an Advanced Room", rules: ["BM-BUILD-07"], seats: [
(boss: "kirax", coins: 3, hand: ["paywall"], row: ["endless-gallery", "training-camp"]), (boss: "lamia")],
go: [Refuse("kirax", Lay("paywall", "training-camp"), "BM-BUILD-07"), Do("kirax", Lay("paywall", "endless-gallery")),
Until(Row("kirax", ["paywall", "training-camp"]))], expect: [Beneath("paywall", "endless-gallery")])]
"#,
    r#"[(name: "coins", rules: ["BM-MINI-09"], seats: [
(boss: "oculus", coins: 2, row: ["training-camp + spike 2 $3 !"], entrance: ["tess"]), (boss: "lamia", coins: 40)],
options: (oldest_first: true), only: [(Heroes, ["tess"])], round: 3, go: [Until(Round(4))], expect: [Round(4)])]
"#,
];

pub(super) const BATCH: &str =
    r#"{"quest":"tutorial","heroes":"1","bot":"greedy","games":2,"first_seed":1,"content":7}"#;

pub(super) const ARGUMENTS: [&str; 8] = [
    "play --quest tutorial --heroes 3 --seed 7 --lifebringer 2 --edition en --bot greedy --json",
    "replay game.journal --json",
    "check tests/rules tests/more",
    "odds --attack 3Y2R --defense 1B --enchantment bam --skill all --reroll blanks,attack-any --to-kill 3",
    "simulate --quest all --heroes all --bot all --games 100 --threads 4 --results r.jsonl",
    "campaign simulate --heroes 3 --campaigns 2 --quests 3 --seed 1 --book b.campaign",
    "campaign chronicle mine --csv --output o.csv --paper letter",
    "generate --seed 3 --tiles 5 --levels 1-3 --chambers 4 --goal escape --output q.ron",
];

/// The lines of a game of a dozen answers, with a step to its beginning.
pub(super) fn twelve_answers<R: Ruleset>(mut session: Session<R>) -> String {
    let (mut bot, mut listed) = (RandomBot::new(4), Vec::new());
    session.deal(&mut |_| {}).unwrap();
    while session.len() < 12 && session.game().outcome().is_none() {
        listed.clear();
        session.game().answers(&mut listed);
        let answer = bot.answer(session.game(), &listed);
        session.answer(answer, Given::Chosen, &mut |_| {}).unwrap();
        session.deal(&mut |_| {}).unwrap();
    }
    session.all_lines().unwrap().join("\n") + "\nGoto(None)\n"
}

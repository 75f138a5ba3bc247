//! Every text of every card, Skill, Enemy and Event of the box in all languages, for those who read them once more:
//! `DELVEWRIGHT_SENTENCES=FILE cargo test --lib every_sentence` writes them into a file.

use super::{CardText, QuestText, Words, rules_of_quest};
use crate::games::massive_darkness::content::shipped_quests;
use crate::games::massive_darkness::playtest::testing::{table, tutorial};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::ids::{Actor, CardId, Enemy, Hero};
use crate::games::massive_darkness::rules::language::{
    ActionKind, Amount, Cancelled, Count, DieChoice, Effect, Group, Lit, Of, Place, Reach, Reroll, RerollSide, Side,
    Spawned, Style, Who,
};
use crate::games::massive_darkness::rules::state::EnemyState;
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The forms of a word behind 1, behind 2 and behind 5; equal ones prove nothing and are written all the same.
type Forms = [&'static str; 3];

/// Words that stand behind numbers. German and English have two forms, Polish has three.
const COUNTED: [(&str, &[Forms]); 3] = [
    (
        "en",
        &[
            ["wound", "wounds", "wounds"],
            ["zone", "zones", "zones"],
            ["Hit", "Hits", "Hits"],
            ["Shield", "Shields", "Shields"],
            ["Bam", "Bams", "Bams"],
            ["Diamond", "Diamonds", "Diamonds"],
            ["die", "dice", "dice"],
            ["action", "actions", "actions"],
            ["card", "cards", "cards"],
            ["minion", "minions", "minions"],
            ["movement point", "movement points", "movement points"],
        ],
    ),
    (
        "de",
        &[
            ["Wunde", "Wunden", "Wunden"],
            ["Zone", "Zonen", "Zonen"],
            ["Schild", "Schilde", "Schilde"],
            ["Bäm", "Bäms", "Bäms"],
            ["Diamant", "Diamanten", "Diamanten"],
            ["Aktion", "Aktionen", "Aktionen"],
            ["Karte", "Karten", "Karten"],
            ["Scherge", "Schergen", "Schergen"],
            ["Bewegungspunkt", "Bewegungspunkte", "Bewegungspunkte"],
            ["roter Würfel", "rote Würfel", "rote Würfel"],
            ["gelber Würfel", "gelbe Würfel", "gelbe Würfel"],
        ],
    ),
    (
        "pl",
        &[
            ["rana", "rany", "ran"],
            ["ranę", "rany", "ran"],
            ["trafienie", "trafienia", "trafień"],
            ["tarcza", "tarcze", "tarcz"],
            ["Bam", "Bamy", "Bamów"],
            ["diament", "diamenty", "diamentów"],
            ["akcja", "akcje", "akcji"],
            ["karta", "karty", "kart"],
            ["sługa", "sługi", "sług"],
            ["punkt ruchu", "punkty ruchu", "punktów ruchu"],
            ["żółta kość", "żółte kości", "żółtych kości"],
        ],
    ),
];

/// Words of English that never stand in a sentence of the other two.
const ENGLISH: [&str; 7] = [" the ", " and ", " your ", " with ", " of ", " zone ", " wound"];

/// Does this word stand right behind this number?
fn stands_behind(text: &str, number: u8, word: &str) -> bool {
    let wanted = format!("{number} {word}");
    text.match_indices(&wanted).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + wanted.len()..].chars().next();
        !before.is_some_and(|sign| sign.is_ascii_digit() || matches!(sign, ',' | '–'))
            && !after.is_some_and(char::is_alphanumeric)
    })
}

/// What no native would write, whatever the sentence is about.
fn mistake(code: &str, text: &str) -> Option<String> {
    const NEVER: [&str; 13] = ["  ", " .", " ,", " ;", "..", ",,", "( ", " )", "()", "[]", ": :", "+−", "⟨"];
    if let Some(never) = NEVER.iter().find(|never| text.contains(**never)) {
        return Some(format!("“{never}”"));
    }
    if text.contains(['{', '$']) || text.is_empty() || text.starts_with(' ') || text.ends_with(' ') {
        return Some("its parts".to_owned());
    }
    if code != "en"
        && let Some(word) = ENGLISH.iter().find(|word| text.contains(**word))
    {
        return Some(format!("English: “{word}”"));
    }
    let words = COUNTED.iter().find(|(of, _)| *of == code).map(|(_, words)| *words)?;
    for forms in words {
        for (number, right) in [1, 2, 5].into_iter().zip(forms) {
            let other = forms.iter().find(|form| *form != right && stands_behind(text, number, form));
            if let Some(other) = other {
                return Some(format!("{number} {other}"));
            }
        }
    }
    None
}

/// Groups of everybody, near and far.
fn groups() -> Vec<Group> {
    let mut groups = Vec::new();
    for of in [Of::Allies, Of::OwnerAndAllies, Of::Foes, Of::OwnKind, Of::Heroes, Of::Enemies] {
        for reach in [Reach::Zone, Reach::Sight(0, 255), Reach::Sight(1, 2), Reach::Sight(1, 255), Reach::Anywhere] {
            groups.extend([Lit::Any, Lit::Shadow, Lit::Light].map(|lit| Group { of, reach, lit }));
        }
    }
    groups
}

/// Everything an ability can do, with everybody and with every way of counting.
fn every_effect() -> Vec<Effect> {
    let mut whos = vec![Who::Owner, Who::Attacker, Who::Defender];
    whos.extend(groups().into_iter().flat_map(|group| [Who::One(group), Who::Each(group), Who::Any(group)]));
    let tags = ["king", "knight", "sword", "own word"].map(|tag| Count::Equipped(tag.to_owned()));
    let symbols = [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond];
    let mut counts = vec![Count::ShadowZonesBetween, Count::OwnerWounds, Count::Blanks(Side::Attacker)];
    counts.extend(tags.into_iter().chain(symbols.map(Count::Rolled)));
    let mut amounts: Vec<Amount> = [1, 2, 5, -1, -2].map(Amount::N).to_vec();
    for count in counts {
        amounts.extend([1, 2, 5].map(|every| Amount::Per(1, every, count.clone())));
        amounts.push(Amount::HalfUp(count));
    }
    let styles = [Style::Any, Style::Melee, Style::Ranged, Style::Magic];
    let dice = [
        DieChoice::Yellow,
        DieChoice::Red,
        DieChoice::Blue,
        DieChoice::Green,
        DieChoice::AnyAttack,
        DieChoice::AnyDefense,
    ];
    let kinds = [ActionKind::Any, ActionKind::Melee, ActionKind::Ranged, ActionKind::Magic, ActionKind::Move];
    let mut all = vec![
        Effect::DoubleHits,
        Effect::SpreadWounds,
        Effect::Pull,
        Effect::AttackAgain,
        Effect::BecomeTarget,
        Effect::DrawArtifact,
        Effect::Command,
        Effect::ExtraActivation,
        Effect::Slippery,
        Effect::Taunt,
        Effect::DoubleHealing,
        Effect::SwordAndSpell,
        Effect::ReachesBoss,
        Effect::ActivateRoamingOr(vec![Effect::Spawn(Spawned::Lesser, Place::LevelAhead)]),
        Effect::Choose(vec![vec![Effect::DoubleHits, Effect::Pull], vec![Effect::Taunt]]),
    ];
    for who in whos {
        all.extend([Effect::FullyHeal(who), Effect::Stun(who), Effect::Kill(who), Effect::GainXp(who, 2)]);
        all.extend([1, 2, 5].map(|wounds| Effect::Hurt(who, Amount::N(wounds))));
        all.extend([1, 2, 5].map(|wounds| Effect::Heal(who, Amount::N(wounds))));
        all.extend(dice.map(|die| Effect::HurtByRoll(who, die, vec![Symbol::Hit, Symbol::Diamond])));
    }
    for amount in &amounts {
        all.extend([Effect::Wounds(amount.clone()), Effect::Hurt(Who::Attacker, amount.clone())]);
        for side in [Side::Attacker, Side::Defender] {
            all.extend(symbols.map(|symbol| Effect::Add(side, symbol, amount.clone())));
            all.extend(dice.map(|die| Effect::Dice(side, die, amount.clone())));
        }
    }
    for side in [Side::Attacker, Side::Defender] {
        let cancelled = [Cancelled::Bams(1), Cancelled::Bams(2), Cancelled::Diamonds(1), Cancelled::Diamonds(5)];
        all.extend(cancelled.map(|what| Effect::Cancel(side, what)));
        all.extend([Effect::NoDice(side), Effect::Cancel(side, Cancelled::All)]);
        all.extend([1, 2, 5].map(|count| Effect::FlipBlanks(side, count)));
        all.extend(symbols.map(|symbol| Effect::BlanksGain(side, symbol, 2)));
    }
    for side in [RerollSide::Attack, RerollSide::Defense, RerollSide::Either] {
        let which = [Reroll::All, Reroll::Blanks, Reroll::Any, Reroll::UpTo(1), Reroll::UpTo(2), Reroll::UpTo(5)];
        all.extend(which.map(|which| Effect::Reroll(side, which)));
    }
    all.extend(dice.map(|die| Effect::BlankGains(die, Symbol::Hit, 1)));
    for style in styles {
        all.extend([Effect::FreeAttack(style), Effect::HalveWounds(style), Effect::Untargetable(style)]);
        all.extend([Effect::Reaches(style, 0, 1), Effect::Reaches(style, 1, 1)]);
    }
    for number in [1, 2, 5] {
        all.extend([
            Effect::Survive(number),
            Effect::WeakenCounter(number),
            Effect::DrawTreasure(number),
            Effect::MovementPoints(number),
            Effect::MaxHealth(number),
            Effect::TransmuteValue(number),
        ]);
        all.extend(kinds.map(|kind| Effect::GainActions(kind, number)));
        all.extend(kinds.map(|kind| Effect::ExtraActions(kind, number)));
        for (slippery, to_enemy) in [(false, false), (true, false), (false, true), (true, true)] {
            all.push(Effect::Move { least: 0, most: number, slippery, to_enemy });
        }
    }
    let places = [
        Place::LevelBehind,
        Place::LevelAhead,
        Place::LevelHere,
        Place::LevelToken(2),
        Place::Named("vault".to_owned()),
    ];
    for what in [Spawned::Guard, Spawned::GuardOfLevel(3), Spawned::Roaming, Spawned::Lesser, Spawned::Greater] {
        all.extend(places.iter().map(|place| Effect::Spawn(what, place.clone())));
    }
    all
}

/// Whatever somebody puts together in the card editor reads as a sentence.
#[test]
fn whatever_an_ability_does_is_said_without_a_mistake() {
    let effects = every_effect();
    for language in Language::ALL {
        let texts = texts::of(language);
        let text = CardText::in_words(&texts);
        let mut said = BTreeSet::new();
        for effect in &effects {
            let one = text.effects_text(std::slice::from_ref(effect));
            let wrong = mistake(language.code(), &one);
            assert!(wrong.is_none(), "{}: {} in {one} ({effect:?})", language.code(), wrong.unwrap_or_default());
            assert!(one.chars().count() > 5 && one.ends_with('.'), "{effect:?} is said as {one}");
            said.insert(one);
        }
        assert!(said.len() > 900, "{}: only {} different sentences", language.code(), said.len());
    }
}

#[test]
fn mistakes_are_seen() {
    for (code, text) in [
        ("en", "Suffer 1 wounds."),
        ("en", "Move 2 zone."),
        ("de", "Heile 1 Wunden."),
        ("de", "Heile  2 Wunden."),
        ("de", "Stun the attacker and heal."),
        ("pl", "Odnosisz 2 ran."),
        ("pl", "Odnosisz 5 rany."),
        ("en", "+1 { $symbol }."),
    ] {
        assert!(mistake(code, text).is_some(), "{text}");
    }
    for (code, text) in [("en", "Suffer 1 wound."), ("de", "Heile 2 Wunden."), ("pl", "Odnosisz 5 ran i 2 rany.")] {
        assert_eq!(mistake(code, text), None, "{text}");
    }
}

fn texts_of_cards(texts: &Texts) -> BTreeSet<String> {
    let library = table().library;
    let text = CardText::in_words(texts);
    let mut said = BTreeSet::new();
    for entry in &library.equipment {
        said.extend(entry.card.abilities.iter().map(|ability| text.ability_text(ability)));
    }
    for entry in &library.enemies {
        said.extend(entry.card.abilities.iter().map(|ability| text.ability_text(ability)));
    }
    for entry in &library.heroes {
        said.extend(entry.card.shadow.iter().chain(&entry.card.special).map(|ability| text.ability_text(ability)));
    }
    for entry in &library.classes {
        let lines = entry.sheet.lines.iter().flat_map(|line| &line.skills).flat_map(|skill| &skill.abilities);
        let own = entry.sheet.signature.iter().chain(&entry.sheet.free);
        said.extend(lines.chain(own).map(|ability| text.ability_text(ability)));
    }
    said.extend(library.events.iter().map(|card| text.effects_text(&card.effects)));
    said
}

fn texts_of_quests(texts: &Texts) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for (_, text) in shipped_quests() {
        let quest: Quest = ron::from_str(text).expect("a quest");
        said.extend(rules_of_quest(texts, &quest));
        let words = QuestText { texts, quest: &quest };
        said.extend(quest.rules.iter().map(|rule| words.rule(rule)));
        said.extend(quest.goals.iter().map(|goal| super::goal_of_quest(texts, &quest.words, goal).to_string()));
    }
    said
}

/// What the log says about one figure of each kind of Enemy, with one and with several of everything.
fn texts_of_the_log(texts: &Texts) -> BTreeSet<String> {
    let mut game = tutorial(1);
    let zone = game.dungeon.start;
    let cards = game.library.enemies.len() as u16;
    let mut said = BTreeSet::new();
    for card in (0..cards).map(crate::games::massive_darkness::rules::ids::EnemyCardId) {
        game.state.enemies.clear();
        let there =
            EnemyState { present: true, card, zone, leader: true, treasure: CardId::NONE, ..EnemyState::default() };
        assert!(game.state.enemies.push(there));
        let words = Words::new(&game, texts);
        let enemy = Enemy(0);
        for actor in [Actor::Enemy(enemy), Actor::Hero(Hero(0))] {
            let mut events = vec![
                Event::Moved { actor, from: zone, to: zone },
                Event::TargetChanged { from: actor, to: actor },
                Event::Stunned { actor },
                Event::GotUp { actor },
                Event::MinionKilled { enemy, by: None },
            ];
            for wounds in [1, 2, 5] {
                events.push(Event::Wounded { actor, wounds, minion: false });
                events.push(Event::Wounded { actor, wounds, minion: true });
                events.push(Event::Healed { actor, wounds });
                events.push(Event::Spawned { enemy, card, zone, minions: wounds });
                for symbol in [Symbol::Hit, Symbol::Shield, Symbol::Bam, Symbol::Diamond] {
                    events.push(Event::SymbolsCancelled { side: Side::Attacker, symbol, amount: wounds });
                }
            }
            said.extend(events.iter().filter_map(|event| words.event(event)).map(|line| line.to_string()));
        }
    }
    said
}

#[test]
fn every_sentence_has_the_form_that_its_numbers_ask_for() {
    let mut all = String::new();
    for language in Language::ALL {
        let (code, texts) = (language.code(), texts::of(language));
        for (of, said) in
            [("cards", texts_of_cards(&texts)), ("quests", texts_of_quests(&texts)), ("log", texts_of_the_log(&texts))]
        {
            assert!(said.len() > 20, "{code} {of}: {}", said.len());
            let _ = writeln!(all, "\n## {code} {of}\n");
            for line in said {
                let wrong = mistake(code, &line);
                assert!(wrong.is_none(), "{code} {of}: {} in {line}", wrong.unwrap_or_default());
                let _ = writeln!(all, "{line}");
            }
        }
    }
    if let Some(path) = std::env::var_os("DELVEWRIGHT_SENTENCES") {
        std::fs::write(path, all).expect("it can be written");
    }
}

#[test]
fn a_mob_goes_as_many_and_a_monster_as_one() {
    let texts = texts::of(Language::English);
    let log = texts_of_the_log(&texts);
    let ends = |end: &str| log.iter().filter(|line| line.contains(end)).count();
    assert!(ends(" go to ") > 3 && ends(" goes to ") > 3, "{log:?}");
    assert!(!log.iter().any(|line| line.contains("s goes to ") && !line.contains("ss goes")), "{log:?}");
}

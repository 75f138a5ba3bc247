//! What the sheet of a quest says: what is taken from the box, how it is laid out, what is to be done, and which rules are
//! different. Sentences come from the text files and from [`crate::games::massive_darkness::describe`].

use super::map::{Thing, print};
use crate::games::massive_darkness::content::own_cards::Card;
use crate::games::massive_darkness::describe::{QuestText, goal_of_quest, rules_of_quest, token};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::{Built, BuiltEdge, PlacedTile};
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::language::quest::FoeCard;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::rules::state::TokenKind;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::games::massive_darkness::tokens::Print;
use crate::house::paper::flow::{Lead, PICTURE, Part};
use crate::house::paper::ink::at;
use crate::house::text::Texts;
use crate::kernel::board::Passage;
use crate::tr;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A quarter turn, in degrees.
const QUARTER: i64 = 90;

/// Everything that stands below the map.
pub(super) fn parts(quest: &Quest, dungeon: Option<&Dungeon>, library: &Library, texts: &Texts) -> Vec<Part> {
    let mut parts = Vec::new();
    goals(&mut parts, quest, texts);
    set_up(&mut parts, quest, library, texts);
    checklist(&mut parts, quest, dungeon, texts);
    let rules = rules_of_quest(texts, quest);
    if !rules.is_empty() {
        parts.push(Part::Heading(tr!(texts, "sheet-rules").to_string()));
    }
    let count = rules.len();
    for (number, rule) in rules.into_iter().enumerate() {
        parts.push(Part::Text(if count > 1 { Lead::Number(number + 1) } else { Lead::Nothing }, rule));
    }
    parts
}

/// Below the title: for whom the quest is, and who made it.
pub(super) fn about(quest: &Quest, texts: &Texts) -> String {
    let mut told = vec![tr!(texts, "sheet-level", level = i64::from(quest.start_level))];
    let party = quest.party;
    if !party.is_any() {
        let (least, most) = (i64::from(party.least), i64::from(party.most));
        told.push(if least == most {
            tr!(texts, "sheet-heroes", count = most)
        } else {
            tr!(texts, "sheet-heroes-between", least = least, most = most)
        });
    }
    let by = &quest.about;
    if !by.author.trim().is_empty() {
        told.push(tr!(texts, "sheet-author", name = by.author.trim()));
    }
    if !by.licence.trim().is_empty() {
        told.push(Arc::from(by.licence.trim()));
    }
    told.extend(by.tags.iter().map(|tag| Arc::from(tag.as_str())));
    told.join(" · ")
}

fn goals(parts: &mut Vec<Part>, quest: &Quest, texts: &Texts) {
    parts.push(Part::Heading(tr!(texts, "sheet-goals").to_string()));
    if quest.goals.is_empty() {
        parts.push(Part::Text(Lead::Nothing, tr!(texts, "sheet-no-goal").to_string()));
    }
    for (number, goal) in quest.goals.iter().enumerate() {
        let lead = if quest.goals.len() > 1 { Lead::Number(number + 1) } else { Lead::Nothing };
        parts.push(Part::Text(lead, goal_of_quest(texts, &quest.words, goal).to_string()));
    }
}

/// SETUP-02 … SETUP-13, as far as a quest decides them.
fn set_up(parts: &mut Vec<Part>, quest: &Quest, library: &Library, texts: &Texts) {
    parts.push(Part::Heading(tr!(texts, "sheet-set-up").to_string()));
    let said = QuestText { texts, quest };
    let mut steps = vec![tr!(texts, "sheet-step-tiles")];
    if !quest.built.is_empty() {
        let edge = |built: &BuiltEdge| {
            let what = match built.kind {
                Built::Wall => tr!(texts, "tool-wall"),
                Built::Opening => tr!(texts, "tool-opening"),
            };
            format!("{what} {}–{}", said.spot(built.from), said.spot(built.to))
        };
        let edges: Vec<String> = quest.built.iter().map(edge).collect();
        steps.push(tr!(texts, "sheet-step-built", edges = edges.join(", ").as_str()));
    }
    if !quest.doors.is_empty() {
        steps.push(tr!(texts, "sheet-step-doors"));
    }
    if !quest.level_tokens.is_empty() {
        steps.push(tr!(texts, "sheet-step-levels", level = i64::from(quest.start_level)));
    }
    if !quest.tokens.is_empty() || !quest.objects.is_empty() || !quest.bridges.is_empty() {
        steps.push(tr!(texts, "sheet-step-tokens"));
    }
    for group in &quest.face_down {
        let kinds: Vec<String> =
            group.kinds.iter().map(|(kind, count)| format!("{count} × {}", token(texts, *kind))).collect();
        steps.push(tr!(texts, "sheet-step-face-down", tokens = kinds.join(", ").as_str()));
    }
    steps.push(tr!(texts, "sheet-step-heroes", zone = said.spot(quest.start).as_ref()));
    if quest.party.experience > 0 {
        steps.push(tr!(texts, "sheet-step-experience", count = i64::from(quest.party.experience)));
    }
    let all = Card::all(&library.cards());
    let known: BTreeMap<&str, &Card> = all.iter().map(|card| (card.code(), card)).collect();
    let unused: Vec<Arc<str>> = quest.cards.unused.iter().map(|code| card_name(quest, &known, code, texts)).collect();
    if !unused.is_empty() {
        steps.push(tr!(texts, "sheet-step-unused", cards = unused.join(", ").as_str()));
    }
    let own: Vec<Arc<str>> =
        Card::all(&quest.cards.own).iter().map(|card| card_name(quest, &known, card.code(), texts)).collect();
    if !own.is_empty() {
        steps.push(tr!(texts, "sheet-step-own", cards = own.join(", ").as_str()));
    }
    for (number, step) in steps.iter().enumerate() {
        parts.push(Part::Text(Lead::Number(number + 1), step.to_string()));
    }
}

fn checklist(parts: &mut Vec<Part>, quest: &Quest, dungeon: Option<&Dungeon>, texts: &Texts) {
    parts.push(Part::Heading(tr!(texts, "sheet-parts").to_string()));
    let mut tick = |thing: Option<Thing>, text: String| {
        let picture = thing.map(|thing| {
            let mut marks = Vec::new();
            thing.draw(&mut marks, at(0.0, 0.0), PICTURE);
            marks
        });
        parts.push(Part::Text(Lead::Box(picture), text));
    };
    for tile in sorted_tiles(quest) {
        tick(None, tile_line(tile, quest, texts));
    }
    let doors = dungeon.map_or(quest.doors.len(), |dungeon| {
        dungeon.board.edges().filter(|(_, edge)| edge.passage == Passage::Door).count()
    });
    if doors > 0 {
        tick(Some(Thing::Door), tr!(texts, "sheet-part-doors", count = doors as i64).to_string());
    }
    let mut levels: BTreeMap<u8, i64> = BTreeMap::new();
    for token in &quest.level_tokens {
        *levels.entry(token.level).or_default() += 1;
    }
    for (level, count) in levels {
        let name = tr!(texts, "sheet-part-level", level = i64::from(level));
        tick(Some(Thing::Level(level)), counted(texts, count, &name));
    }
    for kind in TokenKind::ALL {
        let hidden = quest.face_down.iter().flat_map(|group| &group.kinds).filter(|(of, _)| *of == kind);
        let count = quest.tokens.iter().filter(|token| token.kind == kind).count()
            + hidden.map(|(_, count)| usize::from(*count)).sum::<usize>();
        if count > 0 {
            tick(Some(Thing::Print(print(kind))), counted(texts, count as i64, &token(texts, kind)));
        }
    }
    if !quest.objects.is_empty() {
        let name = tr!(texts, "object-pillar");
        tick(Some(Thing::Print(Print::Pillar)), counted(texts, quest.objects.len() as i64, &name));
    }
    if !quest.bridges.is_empty() {
        tick(Some(Thing::Bridge), counted(texts, quest.bridges.len() as i64, &tr!(texts, "sheet-part-bridge")));
    }
    for foe in &quest.foes {
        tick(None, foe_line(quest, &foe.name, &foe.card, texts));
    }
}

/// What a card is called: by the quest, else by the box, else by its code.
fn card_name(quest: &Quest, known: &BTreeMap<&str, &Card>, code: &str, texts: &Texts) -> Arc<str> {
    let language = texts.language().code();
    let own = quest.cards.names.get(code).and_then(|names| names.get(language).or_else(|| names.get("en")));
    if let Some(own) = own {
        return own.as_str().into();
    }
    known.get(code).map_or_else(
        || code.into(),
        |card| {
            let (kind, id) = card.message();
            texts.card_name(code, kind, id)
        },
    )
}

fn counted(texts: &Texts, count: i64, name: &str) -> String {
    tr!(texts, "sheet-part", count = count, name = name).to_string()
}

/// In the order of their numbers, as they lie in the box.
fn sorted_tiles(quest: &Quest) -> Vec<&PlacedTile> {
    let number = |tile: &PlacedTile| {
        let digits: String = tile.tile.chars().take_while(char::is_ascii_digit).collect();
        digits.parse::<u32>().unwrap_or(u32::MAX)
    };
    let mut tiles: Vec<&PlacedTile> = quest.tiles.iter().collect();
    tiles.sort_by_key(|tile| (number(tile), tile.tile.clone()));
    tiles
}

fn tile_line(tile: &PlacedTile, quest: &Quest, texts: &Texts) -> String {
    let turn = i64::from(tile.turn % 4) * QUARTER;
    let corner = QuestText { texts, quest }.spot(tile.at);
    if turn == 0 {
        tr!(texts, "sheet-part-tile", tile = tile.tile.as_str(), zone = corner.as_ref()).to_string()
    } else {
        tr!(texts, "sheet-part-tile-turned", tile = tile.tile.as_str(), zone = corner.as_ref(), turn = turn).to_string()
    }
}

/// A figure of the quest, and where its card comes from.
fn foe_line(quest: &Quest, name: &str, card: &FoeCard, texts: &Texts) -> String {
    let language = texts.language().code();
    let words = quest.words.get(name);
    let called = words.and_then(|words| words.get(language).or_else(|| words.get("en"))).map_or(name, String::as_str);
    match card {
        FoeCard::Kind(_, kind) => {
            let kind = texts.get(&format!("enemy-{kind}"));
            tr!(texts, "sheet-part-foe", name = called, card = kind.as_ref()).to_string()
        }
        FoeCard::Drawn(_) | FoeCard::ByEdition(..) => tr!(texts, "sheet-part-foe-drawn", name = called).to_string(),
    }
}

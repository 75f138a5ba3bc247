//! Fields that a case of its kind does not read are refused: what stands there would be believed and never be so.

use super::format::{Begin, Case, HeroLine};
use crate::games::massive_darkness::rules::dungeon::{Edition, Mode};

/// A field: its name, and whether the case says something in it.
type Field = (&'static str, bool);

/// Checks that everything the case says is read.
///
/// # Errors
/// The first field that is not.
pub(super) fn check_fields(case: &Case) -> Result<(), String> {
    let Fields { drawing, table, town } = fields(case);
    if case.market.is_some() || case.after.is_some() {
        let fields = drawing.into_iter().chain(table).chain(town);
        none_of(fields, "a case in town", "that is only for cases on a board")?;
        return heroes(case, &[at, health, state]);
    }
    if case.quest.is_some() {
        none_of(drawing, "a case with `quest`", "the quest brings its own")?;
    }
    if let Begin::Setup = case.begin {
        none_of(table, "a case with `begin: Setup`", "Setup lays it out")?;
        none_of(
            [("level", case.level.is_some() && case.quest.is_some())],
            "a case with `quest` and `begin: Setup`",
            "the quest begins as it does",
        )?;
        let story = case.mode == Mode::Story;
        heroes(case, if story { &[at, health, state] } else { &[at, health, state, earned, pack] })?;
    }
    Ok(())
}

fn none_of(fields: impl IntoIterator<Item = Field>, what: &str, why: &str) -> Result<(), String> {
    match fields.into_iter().find(|(_, is_said)| *is_said) {
        Some((field, _)) => Err(format!("{what} does not read `{field}`: {why}")),
        None => Ok(()),
    }
}

/// The fields that not every kind of case reads.
struct Fields {
    /// What makes the map and the quest.
    drawing: Vec<Field>,
    /// What is put on the table by hand.
    table: Vec<Field>,
    /// What there is only on a board.
    town: Vec<Field>,
}

/// All of them: a field that is new is a decision, since nothing is left out here.
fn fields(case: &Case) -> Fields {
    // Read in every case.
    let Case {
        name: _,
        rules: _,
        market: _,
        after: _,
        mode: _,
        heroes: _,
        with: _,
        equipment_cards: _,
        enemy_cards: _,
        door_cards: _,
        event_cards: _,
        class_sheets: _,
        go: _,
        expect: _,
        map,
        start,
        exit,
        tiles,
        level_tokens,
        stairs,
        tokens,
        fixed,
        face_down,
        goals,
        quest_rules,
        rules_of,
        foes,
        objects,
        borders,
        barred,
        doors,
        locked,
        counters,
        roles,
        acts,
        placeable,
        switches,
        sought,
        tile_wounds,
        round,
        phase,
        first_player,
        starting_heroes,
        enemies,
        set_up,
        decks,
        quest,
        names,
        edition,
        otherwise,
        level,
        lifebringer,
        begin,
        ends,
    } = case;
    let drawing = vec![
        ("map", !map.is_empty()),
        ("start", !start.is_empty()),
        ("exit", exit.is_some()),
        ("tiles", !tiles.is_empty()),
        ("level_tokens", !level_tokens.is_empty()),
        ("stairs", !stairs.is_empty()),
        ("tokens", !tokens.is_empty()),
        ("fixed", !fixed.is_empty()),
        ("face_down", !face_down.is_empty()),
        ("goals", !goals.is_empty()),
        ("quest_rules", !quest_rules.is_empty()),
        ("rules_of", rules_of.is_some()),
        ("foes", !foes.is_empty()),
        ("objects", !objects.is_empty()),
        ("borders", !borders.is_empty()),
        ("barred", !barred.is_empty()),
        ("doors", !doors.is_empty()),
        ("locked", !locked.is_empty()),
        ("counters", !counters.is_empty()),
        ("roles", !roles.is_empty()),
        ("acts", !acts.is_empty()),
        ("placeable", !placeable.is_empty()),
        ("switches", !switches.is_empty()),
        ("sought", sought.is_some()),
        ("tile_wounds", !tile_wounds.is_empty()),
    ];
    let table = vec![
        ("round", round.is_some()),
        ("phase", phase.is_some()),
        ("first_player", first_player.is_some()),
        ("starting_heroes", starting_heroes.is_some()),
        ("enemies", !enemies.is_empty()),
        ("set_up", !set_up.is_empty()),
        ("decks", !decks.is_empty()),
    ];
    let town = vec![
        ("quest", quest.is_some()),
        ("names", !names.is_empty()),
        ("edition", *edition != Edition::default()),
        ("otherwise", !otherwise.is_empty()),
        ("level", level.is_some()),
        ("lifebringer", lifebringer.is_some()),
        ("begin", !matches!(begin, Begin::HeroPhase)),
        ("ends", ends.is_some()),
    ];
    Fields { drawing, table, town }
}

fn at(line: &HeroLine) -> Field {
    ("at", line.at.is_some())
}

fn health(line: &HeroLine) -> Field {
    ("health", line.health.is_some())
}

fn state(line: &HeroLine) -> Field {
    ("stunned, dead, escaped or carried", line.stunned || line.dead || line.escaped || !line.carried.is_empty())
}

fn earned(line: &HeroLine) -> Field {
    ("xp, micro_xp or skills", line.xp > 0 || line.micro_xp > 0 || !line.skills.is_empty())
}

/// SETUP-07: one weapon is chosen, the rest is dealt.
fn pack(line: &HeroLine) -> Field {
    ("pack, or more than one card to equip", !line.pack.is_empty() || line.equip.len() > 1)
}

fn heroes(case: &Case, fields: &[fn(&HeroLine) -> Field]) -> Result<(), String> {
    case.heroes.iter().try_for_each(|line| {
        let said = fields.iter().map(|field| field(line)).find(|(_, is_said)| *is_said);
        said.map_or(Ok(()), |(field, _)| Err(format!("{}: this case does not read {field}", line.hero)))
    })
}

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
    if case.market.is_some() || case.after.is_some() {
        let fields = drawing(case).into_iter().chain(table(case)).chain(town(case));
        none_of(fields, "a case in town", "that is only for cases on a board")?;
        return heroes(case, &[at, health, state]);
    }
    if case.quest.is_some() {
        none_of(drawing(case), "a case with `quest`", "the quest brings its own")?;
    }
    if let Begin::Setup = case.begin {
        none_of(table(case), "a case with `begin: Setup`", "Setup lays it out")?;
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

/// What makes the map and the quest.
fn drawing(case: &Case) -> Vec<Field> {
    vec![
        ("map", !case.map.is_empty()),
        ("start", !case.start.is_empty()),
        ("exit", case.exit.is_some()),
        ("tiles", !case.tiles.is_empty()),
        ("level_tokens", !case.level_tokens.is_empty()),
        ("stairs", !case.stairs.is_empty()),
        ("tokens", !case.tokens.is_empty()),
        ("fixed", !case.fixed.is_empty()),
        ("face_down", !case.face_down.is_empty()),
        ("goals", !case.goals.is_empty()),
        ("quest_rules", !case.quest_rules.is_empty()),
        ("rules_of", case.rules_of.is_some()),
        ("foes", !case.foes.is_empty()),
        ("objects", !case.objects.is_empty()),
        ("borders", !case.borders.is_empty()),
        ("barred", !case.barred.is_empty()),
        ("doors", !case.doors.is_empty()),
        ("locked", !case.locked.is_empty()),
        ("counters", !case.counters.is_empty()),
        ("roles", !case.roles.is_empty()),
        ("acts", !case.acts.is_empty()),
        ("placeable", !case.placeable.is_empty()),
        ("switches", !case.switches.is_empty()),
        ("sought", case.sought.is_some()),
        ("tile_wounds", !case.tile_wounds.is_empty()),
    ]
}

/// What is put on the table by hand.
fn table(case: &Case) -> Vec<Field> {
    vec![
        ("round", case.round.is_some()),
        ("phase", case.phase.is_some()),
        ("first_player", case.first_player.is_some()),
        ("starting_heroes", case.starting_heroes.is_some()),
        ("enemies", !case.enemies.is_empty()),
        ("set_up", !case.set_up.is_empty()),
        ("decks", !case.decks.is_empty()),
    ]
}

/// What there is only on a board.
fn town(case: &Case) -> Vec<Field> {
    vec![
        ("quest", case.quest.is_some()),
        ("names", !case.names.is_empty()),
        ("edition", case.edition != Edition::default()),
        ("level", case.level.is_some()),
        ("lifebringer", case.lifebringer.is_some()),
        ("begin", !matches!(case.begin, Begin::HeroPhase)),
        ("ends", case.ends.is_some()),
    ]
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

//! `lint`: what keeps a quest from being played or can hardly be meant in it, and what cannot be right about own cards.

use crate::cli::words::line;
use crate::cli::{Answer, Fault, lint};
use crate::games::massive_darkness::commands::table::quest;
use crate::games::massive_darkness::content::own_cards::{Card, Known, PackTrouble, SkippedPack, problems};
use crate::games::massive_darkness::content::{ContentError, OwnPack, Pack, lay_packs, merge};
use crate::games::massive_darkness::plug::PLUG;
use crate::games::massive_darkness::quest::lint::{MOST_LISTED, Weight, advice_about, findings};
use crate::games::massive_darkness::quest::own_tiles::fault;
use crate::games::massive_darkness::quest::set_up::library_of;
use crate::games::massive_darkness::quest::{Problem, draft};
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::session::MassiveDarknessRules;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::packs::CardPack as _;
use crate::house::plug::{Linted, OpenGame, Trouble};
use crate::house::storage::{DataDirs, Document as _, Label, read_text};
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use crate::kernel::reading::read_as;
use clap::Args;
use serde::de::IgnoredAny;
use std::path::Path;
use std::sync::Arc;

/// The arguments of `lint`.
#[derive(Args)]
pub(crate) struct Lint {
    /// Quests: names of shipped ones, or files; files of own cards
    #[arg(required = true, value_name = "FILE|ID")]
    quests: Vec<String>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

impl Lint {
    pub(crate) fn run(&self, game: &dyn OpenGame, texts: &Texts) -> Answer {
        lint::run(&PLUG, game, &self.quests, self.json, texts)
    }
}

/// Looks into documents, each for itself.
pub(crate) fn look_into(
    rules: &MassiveDarknessRules,
    dirs: &DataDirs,
    names: &[String],
    texts: &Texts,
) -> Vec<Result<Linted, Trouble>> {
    // Only a pack has to know which cards lie here besides.
    let mut here: Option<Pack> = None;
    let mut cards = || -> Result<Pack, Fault> {
        Ok(match &here {
            Some(cards) => cards.clone(),
            None => here.insert(lay_packs(dirs)?.cards).clone(),
        })
    };
    let mut look = |name: &String| match is_pack(name) {
        true => pack(name, cards()?, texts),
        false => quest_of(name, &rules.library, texts),
    };
    names.iter().map(|name| look(name).map_err(|fault| Box::new(fault) as Trouble)).collect()
}

/// A file that says so in its first line or else speaks of cards is a pack; everything else is read as a quest. What cannot be
/// understood is told by whoever reads it.
fn is_pack(name: &str) -> bool {
    #[derive(serde::Deserialize)]
    struct Probe {
        cards: Option<IgnoredAny>,
        names: Option<IgnoredAny>,
        tiles: Option<IgnoredAny>,
    }
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let text = read_text(Path::new(name)).ok();
    if let Some(label) = text.as_deref().and_then(Label::of) {
        return label.kind == OwnPack::KIND;
    }
    let probe = text.and_then(|text| read_as::<Probe>(&options, &text).ok());
    probe.is_some_and(|probe| probe.tiles.is_none() && (probe.cards.is_some() || probe.names.is_some()))
}

fn quest_of(name: &str, library: &Arc<Library>, texts: &Texts) -> Result<Linted, Fault> {
    let quest = quest(name)?;
    let (dungeon, found) = draft(&quest, &library.tiles);
    // Its own cards have to fit into the box.
    let misfit = library_of(&quest, library).err();
    let advice = advice_about(&quest, dungeon.as_ref(), &found);
    let (mut problems, mut hints) = (Vec::new(), Vec::new());
    for one in findings(&found, misfit.as_ref(), &advice).take(MOST_LISTED) {
        let list = if one.weight() == Some(Weight::Hint) { &mut hints } else { &mut problems };
        list.push(one.say(texts).to_string());
    }
    let more = findings(&found, misfit.as_ref(), &advice).skip(MOST_LISTED).count();
    let mut lines = String::new();
    if problems.is_empty() {
        lines += &line(texts, "cli-lint-good", &[("quest", name.into())]);
    }
    for problem in &problems {
        lines += &line(texts, "cli-lint-problem", &[("quest", name.into()), ("problem", problem.into())]);
    }
    for hint in &hints {
        lines += &line(texts, "cli-lint-hint", &[("quest", name.into()), ("problem", hint.into())]);
    }
    if more > 0 {
        lines += &line(texts, "advice-more", &[("count", more.into())]);
    }
    Ok(Linted { kind: "quest", told: lines, problems, hints, more })
}

fn pack(name: &str, mut cards: Pack, texts: &Texts) -> Result<Linted, Fault> {
    let pack = OwnPack::read(Path::new(name))?;
    merge(&mut cards, pack.cards.clone());
    let known = Known::in_box(&cards);
    let (mut lines, mut listed) = (String::new(), Vec::new());
    // What keeps the whole pack out of the box.
    let twice = pack.shared_code().map(|code| ContentError::Twice { file: name.to_owned(), name: code });
    if let Some(error) = twice.or_else(|| Library::new(cards).err().map(ContentError::from)) {
        let skipped = SkippedPack { file: name.into(), why: PackTrouble::Content(error) };
        lines += &format!("{}\n", skipped.say(texts));
        listed.push(skipped.say(texts).to_string());
    }
    for side in &pack.cards.tiles {
        if let Some(fault) = fault(side) {
            let told = Problem::OwnTile { tile: side.id.clone(), fault }.say(texts);
            lines += &format!("{told}\n");
            listed.push(told.to_string());
        }
    }
    let all = Card::all(&pack.cards);
    for card in &all {
        let (kind, id) = card.message();
        let called = match pack.name(card.code(), texts.language().code()) {
            Some(own) => own.into(),
            None => texts.card_name(card.code(), kind, id),
        };
        for problem in problems(card, &known) {
            let problem = problem.say(texts);
            let values = [
                ("file", name.into()),
                ("code", card.code().into()),
                ("name", called.as_ref().into()),
                ("problem", problem.as_ref().into()),
            ];
            lines += &line(texts, "cli-lint-card", &values);
            listed.push(format!("{}: {problem}", card.code()));
        }
    }
    if listed.is_empty() {
        lines += &line(texts, "cli-lint-pack-good", &[("file", name.into()), ("count", all.len().into())]);
    }
    Ok(Linted { kind: "pack", told: lines, problems: listed, hints: Vec::new(), more: 0 })
}

//! `delvewright rulings`: how the game is played where the rulebooks are silent.

use crate::cli::{Answer, Said};
use crate::games::massive_darkness::rulings::markdown;
use crate::games::massive_darkness::texts;
use crate::house::text::{Language, Texts};
use clap::{Args, ValueEnum};

/// What to tell, and in which language.
#[derive(Args)]
pub(crate) struct Rulings {
    /// Only those that speak of this: a word, or the id of a rule such as EQUIP-06
    words: Vec<String>,
    /// The language; without it that of the environment
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Spoken>,
}

/// A language by its code.
#[derive(Clone, Copy, ValueEnum)]
enum Spoken {
    En,
    De,
    Pl,
}

impl Rulings {
    pub(crate) fn run(&self, texts: &Texts) -> Answer {
        let words = self.words.join(" ");
        Ok(Said::well(match self.language {
            None => markdown(texts, &words),
            Some(Spoken::En) => markdown(&texts::of(Language::English), &words),
            Some(Spoken::De) => markdown(&texts::of(Language::German), &words),
            Some(Spoken::Pl) => markdown(&texts::of(Language::Polish), &words),
        }))
    }
}

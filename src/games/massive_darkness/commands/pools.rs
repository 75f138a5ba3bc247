//! Dice and Enchantments as people type them: `3Y2R`, `attack bam: -1 shield, repeat 2`.

use crate::cli::Fault;
use crate::games::massive_darkness::odds::pools::{Enchantment, NotCounted, Skill};
use crate::games::massive_darkness::rules::language::{
    Ability, Amount, Cancelled, Cost, Effect, Helps, Limit, Side, Style, When,
};
use crate::games::massive_darkness::rules::symbol::{Colour, Symbol};
use crate::house::text::shown;
use crate::kernel::dice::Pool;
use crate::kernel::reading::read;

/// COMP-05, DICE-04.
const MOST_DICE: i8 = 3;

/// Reads numbers and letters of colours: `3Y2R`, `2 yellow 1 red`, `0` for none. Only dice of one side fit.
pub(crate) fn pool(words: &str, side: Side) -> Result<Pool, Fault> {
    let unclear = || Fault::message("cli-dice").with("dice", shown(words));
    let mut pool = Pool::default();
    let mut rest = words.trim();
    // Whoever attacks without dice says so; who says nothing has forgotten something. In defense there may be none.
    if rest.is_empty() && side == Side::Attacker {
        return Err(unclear());
    }
    while !rest.is_empty() {
        let (digits, after) = split(rest, |letter| letter.is_ascii_digit());
        let (name, after) = split(after.trim_start(), char::is_alphabetic);
        let count: i8 = if digits.is_empty() { 1 } else { digits.parse().map_err(|_| unclear())? };
        if name.is_empty() && (count != 0 || digits.is_empty()) {
            return Err(unclear());
        }
        if !name.is_empty() {
            let colour = colour(name).ok_or_else(unclear)?;
            if colour.is_attack() != (side == Side::Attacker) {
                return Err(Fault::message("cli-wrong-side").with("dice", shown(words)));
            }
            let sum = &mut pool.counts[colour as usize];
            *sum = sum.saturating_add(count);
            if *sum > MOST_DICE {
                return Err(Fault::message("cli-too-many-dice").with("dice", shown(words)));
            }
        }
        rest = after.trim_start_matches([' ', ',', '+']);
    }
    Ok(pool)
}

fn split(text: &str, belongs: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|letter| !belongs(letter)).unwrap_or(text.len()))
}

fn colour(name: &str) -> Option<Colour> {
    let name = name.to_lowercase();
    let names = ["yellow", "red", "blue", "green"];
    let found = names.iter().position(|known| *known == name || known[..1] == name);
    found.map(|at| Colour::ALL[at])
}

/// Reads an Enchantment in short words, or, in brackets, in the words of cards.
pub(crate) fn enchantment(words: &str) -> Result<Enchantment, Fault> {
    let counted = Enchantment::of(&ability(words)?);
    counted.map_err(|error| not_counted(error).with("words", shown(words)))
}

/// Reads a Skill without cost in the same words.
pub(crate) fn skill(words: &str) -> Result<Skill, Fault> {
    let counted = Skill::of(&ability(words)?);
    counted.map_err(|error| not_counted(error).with("words", shown(words)))
}

fn ability(words: &str) -> Result<Ability, Fault> {
    let wrong = |fault: Fault| fault.with("words", shown(words));
    if words.trim_start().starts_with('(') {
        return read(words).map_err(|error| wrong(Fault::because("cli-enchantment", error)));
    }
    short(words).map_err(|word| wrong(Fault::message("cli-enchantment-word").with("word", shown(&word))))
}

fn not_counted(error: NotCounted) -> Fault {
    Fault::message(match error {
        NotCounted::NoSymbols => "cli-enchantment-no-symbols",
        NotCounted::Paid => "cli-skill-paid",
        NotCounted::OtherEffect => "cli-enchantment-other-effect",
        NotCounted::OtherMoment => "cli-enchantment-other-moment",
        NotCounted::TooLong => "cli-enchantment-too-long",
    })
}

fn short(words: &str) -> Result<Ability, String> {
    let lower = words.to_lowercase();
    let parts = lower.split(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '+' | '-')));
    let mut parts = parts.filter(|part| !part.is_empty()).peekable();
    let first = parts.next().unwrap_or_default();
    let side = side_named(first).ok_or(first)?;
    let when = match side {
        Side::Attacker => When::Attack(Style::Any),
        Side::Defender => When::Defense(Style::Any),
    };
    let mut ability = Ability {
        when,
        only_if: Vec::new(),
        pay: Vec::new(),
        repeat: 1,
        limit: Limit::None,
        helps: Helps::Owner,
        optional: false,
        effects: Vec::new(),
    };
    while let Some(part) = parts.next() {
        match part {
            "bam" | "bams" => ability.pay.push(Cost::Bam),
            "diamond" | "diamonds" => ability.pay.push(Cost::Diamond),
            "either" => ability.pay.push(Cost::BamOrDiamond),
            "repeat" => ability.repeat = parts.next().and_then(|number| number.parse().ok()).ok_or(part)?,
            signed if signed.starts_with(['+', '-']) => {
                let of = parts.next_if(|part| side_named(part).is_some()).and_then(side_named);
                ability.effects.push(effect(signed, of.unwrap_or(side), parts.next().unwrap_or_default())?);
            }
            unknown => return Err(unknown.to_owned()),
        }
    }
    Ok(ability)
}

fn side_named(word: &str) -> Option<Side> {
    match word {
        "attack" | "a" => Some(Side::Attacker),
        "defense" | "defence" | "d" => Some(Side::Defender),
        _ => None,
    }
}

/// What is added or taken away, of a side where it is no matter of course: `+1 hit`, `-1 attack bam`, `-all attack symbols`.
fn effect(signed: &str, of: Side, what: &str) -> Result<Effect, String> {
    let what = what.trim_end_matches('s');
    if let ("-all", "symbol") = (signed, what) {
        return Ok(Effect::Cancel(of, Cancelled::All));
    }
    let amount: i8 = signed.trim_start_matches('+').parse().map_err(|_| signed)?;
    match what {
        "hit" => Ok(Effect::Add(Side::Attacker, Symbol::Hit, Amount::N(amount))),
        "shield" => Ok(Effect::Add(Side::Defender, Symbol::Shield, Amount::N(amount))),
        "wound" => Ok(Effect::Wounds(Amount::N(amount))),
        // EFFECT-26..29: no more than have not been spent.
        "bam" if amount < 0 => Ok(Effect::Cancel(of, Cancelled::Bams(amount.unsigned_abs()))),
        "diamond" if amount < 0 => Ok(Effect::Cancel(of, Cancelled::Diamonds(amount.unsigned_abs()))),
        "bam" => Ok(Effect::Add(of, Symbol::Bam, Amount::N(amount))),
        "diamond" => Ok(Effect::Add(of, Symbol::Diamond, Amount::N(amount))),
        unknown => Err(unknown.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::texts;
    use crate::house::text::Language;

    fn counts(words: &str, side: Side) -> [i8; 4] {
        let pool = pool(words, side).unwrap();
        [pool.counts[0], pool.counts[1], pool.counts[2], pool.counts[3]]
    }

    #[test]
    fn dice_are_read_in_letters_and_in_words() {
        assert_eq!(counts("3Y2R", Side::Attacker), [3, 2, 0, 0]);
        assert_eq!(counts("2 yellow, 1 red", Side::Attacker), [2, 1, 0, 0]);
        assert_eq!(counts("R+y", Side::Attacker), [1, 1, 0, 0]);
    }

    #[test]
    fn defense_dice_and_none_at_all() {
        assert_eq!(counts("1B1G", Side::Defender), [0, 0, 1, 1]);
        assert_eq!(counts("0", Side::Defender), [0; 4]);
        assert_eq!(counts("", Side::Defender), [0; 4]);
    }

    #[test]
    fn unclear_wrong_and_too_many_dice_are_refused() {
        let id = |words: &str, side| pool(words, side).unwrap_err();
        assert_eq!(id("3X", Side::Attacker), Fault::message("cli-dice").with("dice", "3X".to_owned()));
        assert_eq!(id("3", Side::Attacker), Fault::message("cli-dice").with("dice", "3".to_owned()));
        assert_eq!(id("1B", Side::Attacker), Fault::message("cli-wrong-side").with("dice", "1B".to_owned()));
        assert_eq!(id("4Y", Side::Attacker), Fault::message("cli-too-many-dice").with("dice", "4Y".to_owned()));
        assert_eq!(id("2Y2Y", Side::Attacker), Fault::message("cli-too-many-dice").with("dice", "2Y2Y".to_owned()));
    }

    #[test]
    fn of_dice_that_make_no_sense_only_a_word_is_said_and_no_line_of_theirs() {
        let texts = texts::of(Language::German);
        let (endless, hidden) = ("x".repeat(5_000), "3Q\nFehler: alles gelöscht\n");
        for words in [endless.as_str(), hidden, "4Y\n4Y", "1B\u{1b}[2J\n"] {
            let said = pool(words, Side::Attacker).unwrap_err().sentence(&texts);
            assert!(said.chars().count() < 300 && !said.contains(['\n', '\u{1b}']), "{said}");
        }
    }

    #[test]
    fn enchantments_are_read_in_short_and_in_the_words_of_cards() {
        let card = "(when: Attack(Any), pay: [Bam], repeat: 2, do: [Add(Defender, Shield, N(-1))])";
        assert_eq!(enchantment("attack bam: -1 shield, repeat 2"), enchantment(card));
        let both =
            "(when: Defense(Any), pay: [Bam, Diamond], do: [Add(Defender, Shield, N(2)), Add(Attacker, Hit, N(-1))])";
        assert_eq!(enchantment("D bam diamond: +2 shields -1 hit"), enchantment(both));
    }

    #[test]
    fn symbols_of_the_other_side_are_cancelled_in_words() {
        let card = "(when: Defense(Any), pay: [Diamond], do: [Cancel(Attacker, Bams(1))])";
        assert_eq!(enchantment("defense diamond: -1 attack bam"), enchantment(card));
        let card = "(when: Defense(Any), pay: [Bam], repeat: 2, do: [Cancel(Attacker, Diamonds(2))])";
        assert_eq!(enchantment("defense bam: -2 attack diamonds, repeat 2"), enchantment(card));
        let card = "(when: Attack(Any), do: [Cancel(Defender, All)])";
        assert_eq!(skill("attack: -all defense symbols"), skill(card));
        let card = "(when: Attack(Any), do: [Add(Attacker, Bam, N(1)), Add(Attacker, Hit, N(2))])";
        assert_eq!(skill("attack: +1 bam +2 hits"), skill(card));
        assert!(enchantment("defense diamond: -1 attack bam").is_ok());
        assert_ne!(enchantment("defense bam: -1 attack bam"), enchantment("defense bam: -1 attack diamond"));
        // Nobody pays to lose symbols that are his own.
        let own = Fault::message("cli-enchantment-other-effect").with("words", "attack bam: -1 bam".to_owned());
        assert_eq!(enchantment("attack bam: -1 bam").unwrap_err(), own);
        let paid = Fault::message("cli-skill-paid").with("words", "attack bam: +1 hit".to_owned());
        assert_eq!(skill("attack bam: +1 hit").unwrap_err(), paid);
    }

    #[test]
    fn enchantments_without_end_are_refused_before_they_are_counted() {
        for words in ["attack", "attack bam:"].map(|begin| format!("{begin}{}", " bam +127 hits".repeat(300))) {
            let said = enchantment(&words).unwrap_err().sentence(&texts::of(Language::English));
            assert!(said.contains("more than can"), "{said}");
        }
    }

    #[test]
    fn enchantments_that_make_no_sense_are_refused_with_the_word() {
        let reason = |words: &str| enchantment(words).unwrap_err();
        let expected = |words: &str, word: &str| {
            Fault::message("cli-enchantment-word").with("word", word.to_owned()).with("words", words.to_owned())
        };
        assert_eq!(reason("dance bam: +1 hit"), expected("dance bam: +1 hit", "dance"));
        assert_eq!(reason("attack bam: +1 cake"), expected("attack bam: +1 cake", "cake"));
        let expected = Fault::message("cli-enchantment-no-symbols").with("words", "attack: +1 hit".to_owned());
        assert_eq!(reason("attack: +1 hit"), expected);
        let unclear = reason("(when: Attack(Any), pay: [Cake])").sentence(&texts::of(Language::German));
        assert!(unclear.contains("das Wort „Cake“ ist dort unbekannt"), "{unclear}");
    }
}

//! How a text is spoiled: its bytes, its words, its brackets, its numbers, its lines.

/// Numbers from a seed: the same seed spoils in the same way on every machine (SplitMix64).
pub struct Chance(pub u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { (self.next() % end as u64) as usize }
    }

    /// One of these.
    pub fn of<'t, T: ?Sized>(&mut self, all: &[&'t T]) -> &'t T {
        all[self.below(all.len())]
    }
}

/// What nobody has in mind when he reads a number.
const NUMBERS: [&str; 22] = [
    "0",
    "1",
    "-1",
    "7",
    "31",
    "127",
    "128",
    "255",
    "256",
    "999",
    "32767",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "1e308",
    "NaN",
    "-0.0",
];

/// What nobody has in mind when he reads a text.
const TEXTS: [&str; 10] = [
    "\"\"",
    "\"\\u{0}\"",
    "\"\u{202e}\u{1b}[2J\"",
    "\"../../../etc/passwd\"",
    "\"CON\"",
    "\"e\u{301}\u{301}\u{301}\"",
    "\"{ $name }\"",
    "\"\\\\\"",
    "\"\u{1f9d9}\u{200d}\u{2642}\"",
    "r#\"\"\"#",
];

/// Spoils a text in one to four ways. `others` lend words.
pub fn spoiled(text: &[u8], others: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=chance.below(4) {
        match chance.below(10) {
            0 | 1 => spoil_bytes(&mut bytes, chance),
            2..=4 => spoil_words(&mut bytes, others, chance),
            5 | 6 => spoil_brackets(&mut bytes, chance),
            7 | 8 => spoil_numbers(&mut bytes, chance),
            _ => spoil_lines(&mut bytes, chance),
        }
        // What is many times as long is another matter: `limits` has it.
        bytes.truncate(4 * text.len() + 4096);
    }
    bytes
}

fn spoil_bytes(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let at = chance.below(bytes.len());
    match chance.below(5) {
        0 if !bytes.is_empty() => bytes[at] ^= 1 << chance.below(8),
        1 => bytes.insert(at, chance.below(256) as u8),
        2 => drop(bytes.drain(at..(at + 1 + chance.below(20)).min(bytes.len()))),
        3 => bytes.truncate(at),
        _ => {
            let piece = bytes[at..(at + chance.below(60)).min(bytes.len())].to_vec();
            let to = chance.below(bytes.len());
            drop(bytes.splice(to..to, piece));
        }
    }
}

/// Where a word, a number, a text or a sign begins and ends.
fn words(bytes: &[u8]) -> Vec<(usize, usize)> {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.') || byte >= 0x80;
    let (mut found, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let start = at;
        at += 1;
        if bytes[start] == b'"' {
            while at < bytes.len() && bytes[at] != b'"' {
                at += if bytes[at] == b'\\' { 2 } else { 1 };
            }
            at = (at + 1).min(bytes.len());
        } else if is_letter(bytes[start]) {
            while at < bytes.len() && is_letter(bytes[at]) {
                at += 1;
            }
        } else if bytes[start].is_ascii_whitespace() {
            continue;
        }
        found.push((start, at));
    }
    found
}

fn spoil_words(bytes: &mut Vec<u8>, others: &[Vec<u8>], chance: &mut Chance) {
    let found = words(bytes);
    if found.is_empty() {
        return;
    }
    let (start, end) = found[chance.below(found.len())];
    match chance.below(5) {
        0 => drop(bytes.drain(start..end)),
        1 => {
            let word = bytes[start..end].to_vec();
            drop(bytes.splice(end..end, word));
        }
        2 => {
            let (other, stop) = found[chance.below(found.len())];
            let word = bytes[other..stop].to_vec();
            drop(bytes.splice(start..end, word));
        }
        3 => {
            let other = &others[chance.below(others.len())];
            let theirs = words(other);
            if let Some((from, to)) = theirs.get(chance.below(theirs.len())) {
                drop(bytes.splice(start..end, other[*from..*to].to_vec()));
            }
        }
        _ => drop(bytes.splice(start..end, chance.of(&TEXTS).bytes())),
    }
}

/// A bracket and where it closes.
fn group(bytes: &[u8], chance: &mut Chance) -> Option<(usize, usize)> {
    let open: Vec<usize> = (0..bytes.len()).filter(|at| matches!(bytes[*at], b'(' | b'[' | b'{')).collect();
    let start = *open.get(chance.below(open.len()))?;
    let mut depth = 0;
    for (at, byte) in bytes.iter().enumerate().skip(start) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((start, at + 1));
        }
    }
    None
}

fn spoil_brackets(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let Some((start, end)) = group(bytes, chance) else { return };
    let inside = bytes[start..end].to_vec();
    match chance.below(5) {
        0 => drop(bytes.drain(start..end)),
        1 => {
            let many = 1 + chance.below(40);
            let again = [b",".to_vec(), inside].concat().repeat(many);
            drop(bytes.splice(end..end, again));
        }
        2 => {
            let deep = 1 + chance.below(130);
            let bracket = chance.of(&["()", "[]", "{}"]).as_bytes();
            let nested = [vec![bracket[0]; deep], inside, vec![bracket[1]; deep]].concat();
            drop(bytes.splice(start..end, nested));
        }
        3 => drop(bytes.splice(start + 1..end - 1, [])),
        _ => {
            if let Some((other, stop)) = group(bytes, chance) {
                let theirs = bytes[other..stop].to_vec();
                drop(bytes.splice(start..end, theirs));
            }
        }
    }
}

fn spoil_numbers(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let found = words(bytes);
    let is_number = |(start, _): &&(usize, usize)| bytes[*start].is_ascii_digit() || bytes[*start] == b'-';
    let numbers: Vec<&(usize, usize)> = found.iter().filter(is_number).collect();
    if let Some((start, end)) = numbers.get(chance.below(numbers.len())).copied().copied() {
        drop(bytes.splice(start..end, chance.of(&NUMBERS).bytes()));
    }
}

fn spoil_lines(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
    match chance.below(4) {
        _ if lines.is_empty() => {}
        0 => drop(lines.remove(one)),
        1 => lines.swap(one, other),
        2 => lines.insert(other, lines[one]),
        _ => drop(lines.splice(one..one, std::iter::repeat_n(lines[other], 1 + chance.below(50)))),
    }
    *bytes = lines.concat();
}

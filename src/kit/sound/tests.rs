//! What is promised of sounds that nobody hears in a test; `DELVEWRIGHT_SOUNDS=1` writes them to `target/sounds/`, to be listened to.

use super::Cue;
use super::mixer::Mixer;
use super::tape::RATE;
use super::voices::{VARIANTS, room, samples};
use std::sync::Arc;

fn all() -> impl Iterator<Item = (Cue, u32, Vec<f32>)> {
    Cue::ALL.into_iter().flat_map(|cue| (0..VARIANTS).map(move |seed| (cue, seed, samples(cue, seed))))
}

fn power(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32).sqrt()
}

fn loudest(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
}

#[test]
fn every_cue_is_as_long_and_as_loud_as_it_should_be() {
    for (cue, seed, samples) in all() {
        let seconds = samples.len() as f32 / RATE as f32;
        let (least, most) = match cue {
            Cue::Card | Cue::Miss | Cue::Hit => (0.2, 0.7),
            Cue::Dice | Cue::Door | Cue::Level | Cue::Death => (0.8, 1.6),
            Cue::Win | Cue::Loss => (2.0, 3.1),
        };
        assert!((least..=most).contains(&seconds), "{cue:?} {seed}: {seconds} s");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{cue:?} {seed}");
        assert!((0.3..=0.65).contains(&loudest(&samples)), "{cue:?} {seed}: {}", loudest(&samples));
        assert!((0.01..0.25).contains(&power(&samples)), "{cue:?} {seed}: {}", power(&samples));
        let middle = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(middle.abs() < 0.002, "{cue:?} {seed}: leans by {middle}");
    }
}

#[test]
fn nothing_begins_or_ends_with_a_click() {
    for (cue, seed, samples) in all() {
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert!(first.abs() < 0.002 && last.abs() < 0.002, "{cue:?} {seed}: {first}, {last}");
        let tail = &samples[samples.len() - RATE as usize / 100..];
        assert!(loudest(tail) < 0.02, "{cue:?} {seed}: {}", loudest(tail));
    }
}

#[test]
fn a_seed_is_a_sound_and_another_seed_another_one_where_things_fall_by_chance() {
    for cue in Cue::ALL {
        assert_eq!(samples(cue, 3), samples(cue, 3), "{cue:?}");
        let is_tuned = matches!(cue, Cue::Level | Cue::Win | Cue::Loss);
        assert_eq!(samples(cue, 1) == samples(cue, 2), is_tuned, "{cue:?}");
    }
}

#[test]
fn the_room_goes_round_without_a_seam_and_stays_beneath_everything_else() {
    let room = room();
    let step = |from: f32, to: f32| (to - from).abs();
    let usual = room.windows(2).map(|pair| step(pair[0], pair[1])).fold(0.0, f32::max);
    assert!(step(room[room.len() - 1], room[0]) <= usual);
    let quietest = all().map(|(_, _, samples)| loudest(&samples)).fold(1.0, f32::min);
    assert!(loudest(&room) < quietest / 3.0);
    assert!(power(&room) > 0.003, "it is there: {}", power(&room));
}

#[test]
fn a_mixer_never_leaves_its_bounds_forgets_what_has_sounded_and_is_silent_at_zero() {
    let blow: Arc<[f32]> = samples(Cue::Hit, 0).into();
    let mut mixer = Mixer::default();
    mixer.set_volume(1.0);
    assert!(mixer.is_silent());
    (0..40).for_each(|_| mixer.begin(Arc::clone(&blow), 0));
    let mut out = vec![0.0; RATE as usize * 2];
    mixer.fill(&mut out, 2);
    assert!(loudest(&out) > 0.5 && loudest(&out) <= 1.0, "{}", loudest(&out));
    assert!(out.chunks(2).all(|frame| frame[0] == frame[1]), "both ears hear the same");
    assert!(mixer.is_silent(), "a second is longer than a blow");
    mixer.set_volume(0.0);
    mixer.fill(&mut out, 2);
    mixer.begin(Arc::clone(&blow), 0);
    mixer.fill(&mut out, 2);
    assert_eq!(loudest(&out), 0.0);

    // What is due later is silent until then.
    let mut mixer = Mixer::default();
    mixer.set_volume(1.0);
    mixer.begin(blow, RATE as usize / 2);
    mixer.fill(&mut out, 2);
    let (before, after) = out.split_at(RATE as usize);
    assert!(loudest(before) == 0.0 && loudest(after) > 0.3, "half a second");
}

#[test]
fn the_room_comes_and_goes_slowly() {
    let mut mixer = Mixer::default();
    mixer.set_volume(1.0);
    mixer.set_room(vec![0.1; 100].into());
    mixer.open_room(true);
    let mut out = vec![0.0; RATE as usize];
    mixer.fill(&mut out, 1);
    assert!(out.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 0.001), "it does not jump");
    assert!(!mixer.is_silent());
    mixer.open_room(false);
    (0..4).for_each(|_| mixer.fill(&mut out, 1));
    assert!(mixer.is_silent());
}

/// A sound file: 16 bits, one channel.
fn wav(samples: &[f32]) -> Vec<u8> {
    let bytes = samples.len() as u32 * 2;
    let mut file = b"RIFF".to_vec();
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend(b"\x02\0\x10\0data");
    file.extend(bytes.to_le_bytes());
    file.extend(samples.iter().flat_map(|sample| ((sample * 32_767.0) as i16).to_le_bytes()));
    file
}

#[test]
fn every_sound_can_be_written_to_a_file() {
    let file = wav(&samples(Cue::Card, 0));
    assert_eq!(file.len(), 44 + samples(Cue::Card, 0).len() * 2);
    if std::env::var_os("DELVEWRIGHT_SOUNDS").is_some() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/sounds");
        std::fs::create_dir_all(&folder).expect("the target folder can be written");
        for (cue, seed, samples) in all() {
            let name = format!("{cue:?}-{seed}.wav").to_lowercase();
            std::fs::write(folder.join(name), wav(&samples)).expect("a file can be written into it");
        }
        std::fs::write(folder.join("room.wav"), wav(&room())).expect("a file can be written into it");
    }
}

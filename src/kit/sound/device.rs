//! The one module that speaks to the system: a thread that opens the device when something is to be heard and lets go of it when it
//! has been silent for a while. Where there is no device, it is silent.

use super::mixer::Mixer;
use super::tape::RATE;
use super::voices::{VARIANTS, room, samples};
use super::{Called, Cue, Due};
use maudio::audio::sample_rate::SampleRate;
use maudio::device::Device;
use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps as _};
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// After so long a silence the device is let go.
const SILENCE: Duration = Duration::from_secs(10);
const CHANNELS: usize = 2;

/// What the thread is told.
enum Say {
    Play(Due),
    Volume(f32),
    Room(bool),
}

/// The loudspeaker of the window: what it is told is played, or nothing is.
pub(crate) struct Speaker {
    say: Sender<Say>,
    volume: f32,
    is_room_open: bool,
}

impl Speaker {
    /// Nothing if the system gives no thread.
    pub(crate) fn new() -> Option<Self> {
        let (say, told) = channel();
        Builder::new().name("sound".to_owned()).spawn(move || listen(&told)).ok()?;
        Some(Self { say, volume: 0.0, is_room_open: false })
    }

    /// Plays what was called for in a frame, as loud as this, from 0 to 1.
    pub(crate) fn play(&mut self, called: Called, volume: f32) {
        // A thread that is gone is silence.
        let say = |what| drop(self.say.send(what));
        if volume != self.volume {
            self.volume = volume;
            say(Say::Volume(volume));
        }
        let is_room_open = called.room && volume > 0.0;
        if is_room_open != self.is_room_open {
            self.is_room_open = is_room_open;
            say(Say::Room(is_room_open));
        }
        if volume > 0.0 {
            called.cues.into_iter().for_each(|due| say(Say::Play(due)));
        }
    }
}

/// Listens until the window is gone.
fn listen(told: &Receiver<Say>) {
    let mixer = Arc::new(Mutex::new(Mixer::default()));
    let mut made: BTreeMap<(Cue, u32), Arc<[f32]>> = BTreeMap::new();
    let (mut device, mut turn, mut is_room_open) = (None, 0, false);
    let mut last = Instant::now();
    loop {
        let what = match told.recv_timeout(SILENCE) {
            Ok(what) => what,
            Err(RecvTimeoutError::Timeout) => {
                if last.elapsed() >= SILENCE && with(&mixer, |mixer| mixer.is_silent()) {
                    device = None;
                }
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        match what {
            Say::Volume(volume) => with(&mixer, |mixer| mixer.set_volume(volume)),
            Say::Room(is_open) => {
                is_room_open = is_open;
                if is_open {
                    let samples = room().into();
                    with(&mixer, |mixer| mixer.set_room(samples));
                }
                with(&mixer, |mixer| mixer.open_room(is_open));
            }
            Say::Play(Due { cue, seconds }) => {
                turn = (turn + 1) % VARIANTS;
                let samples = made.entry((cue, turn)).or_insert_with(|| samples(cue, turn).into());
                // Without a device nothing takes them away again.
                if device.is_some() || is_there_a_device() {
                    let waits = (seconds.clamp(0.0, 10.0) * RATE as f32) as usize;
                    with(&mixer, |mixer| mixer.begin(Arc::clone(samples), waits));
                }
            }
        }
        last = Instant::now();
        let is_wanted = is_room_open || !with(&mixer, |mixer| mixer.is_silent());
        if device.is_none() && is_wanted && is_there_a_device() {
            device = open(&mixer);
        }
    }
}

/// Whoever held the lock cannot have left anything half done: it is numbers only.
fn with<T>(mixer: &Mutex<Mixer>, what: impl FnOnce(&mut Mixer) -> T) -> T {
    what(&mut mixer.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
}

fn open(mixer: &Arc<Mutex<Mixer>>) -> Option<Device<f32>> {
    let mixer = Arc::clone(mixer);
    let mut device = DeviceBuilder::playback()
        .f32()
        .playback_channels(CHANNELS as u32)
        .sample_rate(SampleRate::Sr48000)
        .with_callback(move |_, out| with(&mixer, |mixer| mixer.fill(out, CHANNELS)))
        .ok()?;
    debug_assert_eq!(RATE, 48_000);
    device.device_start().ok()?;
    Some(device)
}

/// On Linux the libraries for sound write lines about every card that is not there: so look before they are asked.
#[cfg(target_os = "linux")]
fn is_there_a_device() -> bool {
    use std::path::Path;
    let runtime = std::env::var_os("XDG_RUNTIME_DIR");
    let has_server = runtime.is_some_and(|folder| Path::new(&folder).join("pulse/native").exists());
    let has_card = || {
        let devices = std::fs::read_dir("/dev/snd").into_iter().flatten().flatten();
        devices.into_iter().any(|device| device.file_name().to_string_lossy().starts_with("pcm"))
    };
    has_server || std::env::var_os("PULSE_SERVER").is_some() || has_card()
}

#[cfg(not(target_os = "linux"))]
fn is_there_a_device() -> bool {
    true
}

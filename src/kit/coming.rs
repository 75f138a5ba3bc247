//! Something that is made ready in a thread of its own, because it may take seconds, and taken when it has come. Nobody waits for it
//! longer than can be noticed.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// So long nobody notices that he waits, and nothing moves on the screen afterwards.
const SHORT: Duration = Duration::from_millis(50);

/// While something is on its way a screen looks for it again after this.
pub(crate) const LOOK: Duration = Duration::from_millis(50);

/// It is on its way, or was taken already.
pub(crate) struct Coming<T>(Option<Receiver<T>>);

impl<T: Send + 'static> Coming<T> {
    /// Has it made in a thread of this name. Where there is no thread to be had it never comes.
    pub(crate) fn begin(name: &str, make: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::waking(name, make, || ())
    }

    /// The same, and says so once it can be taken, in that thread.
    pub(crate) fn waking(
        name: &str,
        make: impl FnOnce() -> T + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self {
        let (send, coming) = channel();
        let work = move || {
            // Whoever has gone away meanwhile does not want it any more.
            drop(send.send(make()));
            wake();
        };
        if let Err(error) = thread::Builder::new().name(name.to_owned()).spawn(work) {
            log::warn!("{name}: {error}");
        }
        Self(Some(coming))
    }

    /// Is it still on its way?
    pub(crate) fn is_on_its_way(&self) -> bool {
        self.0.is_some()
    }

    /// What has come, once.
    pub(crate) fn take(&mut self) -> Option<T> {
        let came = self.0.as_ref()?.try_recv();
        if !matches!(came, Err(TryRecvError::Empty)) {
            self.0 = None;
        }
        came.ok()
    }

    /// The same, however long it takes.
    #[cfg(test)]
    pub(crate) fn take_late(&mut self) -> Option<T> {
        self.0.take()?.recv().ok()
    }

    /// The same, if it comes so soon that nobody notices that he waits.
    pub(crate) fn take_soon(&mut self) -> Option<T> {
        let until = Instant::now() + SHORT;
        while Instant::now() < until {
            if let Some(came) = self.take() {
                return Some(came);
            }
            thread::sleep(Duration::from_millis(1));
        }
        self.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_what_takes_long_and_it_comes_once() {
        let (go_on, held_up) = channel::<()>();
        let mut coming = Coming::begin("test", move || held_up.recv().map(|()| 7));
        assert_eq!(
            (coming.take_soon(), coming.is_on_its_way()),
            (None, true),
            "that we are here shows that nobody waits"
        );
        go_on.send(()).unwrap();
        assert_eq!(coming.take_late(), Some(Ok(7)));
        assert_eq!((coming.take(), coming.is_on_its_way()), (None, false));
    }

    #[test]
    fn what_comes_to_nothing_is_not_waited_for() {
        let mut coming: Coming<u8> = Coming(Some(channel().1));
        assert_eq!((coming.take(), coming.is_on_its_way()), (None, false));
    }
}

//! The hand on a job: paused, gone on with, cancelled.

use std::sync::{Arc, Condvar, Mutex, PoisonError};

use crate::error::{ApiError, ErrorCode};

/// Pauses and cancels work. Clones are one.
#[derive(Debug, Clone, Default)]
pub struct Control(Arc<(Mutex<Wish>, Condvar)>);

/// What the person wants of a job.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Wish {
    #[default]
    GoOn,
    Pause,
    Stop,
}

impl Control {
    /// Work waits before its next item.
    pub fn pause(&self) {
        self.wish(Wish::Pause);
    }

    /// Paused work goes on.
    pub fn go_on(&self) {
        self.wish(Wish::GoOn);
    }

    /// Work stops before its next item, for good.
    pub fn cancel(&self) {
        self.wish(Wish::Stop);
    }

    /// Waits while paused.
    ///
    /// # Errors
    /// Where the work was cancelled.
    pub fn may_go_on(&self) -> Result<(), ApiError> {
        let (wish, changed) = &*self.0;
        let wish = wish.lock().unwrap_or_else(PoisonError::into_inner);
        let wish = changed
            .wait_while(wish, |wish| *wish == Wish::Pause)
            .unwrap_or_else(PoisonError::into_inner);
        match *wish {
            Wish::Stop => Err(ApiError::new(ErrorCode::Cancelled)),
            Wish::GoOn | Wish::Pause => Ok(()),
        }
    }

    fn wish(&self, new: Wish) {
        let (wish, changed) = &*self.0;
        let mut wish = wish.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever was told to stop does not go on.
        if *wish != Wish::Stop {
            *wish = new;
        }
        drop(wish);
        changed.notify_all();
    }
}

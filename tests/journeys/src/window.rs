//! The window under WebKitGTK's driver: keys and pointer in, what is shown out.

use std::io;
use std::net::TcpListener;
use std::ops::Deref;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Map, json};
use thirtyfour::prelude::*;
use thirtyfour::stringmatch::StringMatchable as _;
use thirtyfour::{Capabilities, TypingData};
use tokio::time::{sleep, timeout};

use crate::children::{self, Program};
use crate::stage::Stage;

/// What a journey returns.
pub type Outcome<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// How long to wait for something that is on its way before saying that it never came.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open window.
pub struct Window {
    driver: Session,
    /// Before the stage it stands on, for fields are dropped in order.
    service: Program,
    stage: Stage,
}

/// A session that ends with its driver. A journey that failed leaves without a good-bye, for the answer to that may
/// take minutes.
struct Session(WebDriver);

impl Deref for Session {
    type Target = WebDriver;

    fn deref(&self) -> &WebDriver {
        &self.0
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.0.clone().leak();
    }
}

impl Window {
    /// Opens the program with `args` on a stage of its own.
    ///
    /// # Errors
    /// When the screen, the driver or the program does not start.
    pub async fn open(args: &[&Path]) -> Outcome<Self> {
        Self::open_on(Stage::new()?, args).await
    }

    /// Opens the program with `args` on `stage`.
    ///
    /// # Errors
    /// When the driver or the program does not start; the message holds what they printed.
    pub async fn open_on(stage: Stage, args: &[&Path]) -> Outcome<Self> {
        let port = free_port()?;
        let log = stage.home().join("driver.log");
        let mut command = stage.command("WebKitWebDriver");
        command
            .arg(format!("--port={port}"))
            .arg("--host=127.0.0.1");
        command.env("TAURI_WEBVIEW_AUTOMATION", "true");
        let service = Program::start(&mut command, &log)?;
        listening(port).await?;
        let session = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities(args));
        // A program that ends at its start leaves the driver waiting for ever.
        let printed = || std::fs::read_to_string(&log).unwrap_or_default();
        let driver = timeout(PATIENCE, session)
            .await
            .map_err(|_| format!("the window did not open; it printed:\n{}", printed()))?
            .map_err(|e| format!("{e}; it printed:\n{}", printed()))?;
        let driver = Session(driver);
        Ok(Self {
            driver,
            service,
            stage,
        })
    }

    /// Gives `keys` to whatever has the focus, one after another.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Outcome {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Presses `key` while `held` is down.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn chord(&self, held: Key, key: impl Into<TypingData>) -> Outcome {
        let chain = self.driver.action_chain().key_down(held.clone());
        Ok(chain.send_keys(key).key_up(held).perform().await?)
    }

    /// Clicks in the middle of the first element that `css` selects, as soon as there is one.
    ///
    /// # Errors
    /// When there is none in time.
    pub async fn click(&self, css: &str) -> Outcome {
        let element = self.find(css).await?;
        Ok(self
            .driver
            .action_chain()
            .move_to_element_center(&element)
            .click()
            .perform()
            .await?)
    }

    /// Clicks on the first element that `css` selects and that shows `words`, as soon as there is one.
    ///
    /// # Errors
    /// When there is none in time.
    pub async fn click_named(&self, css: &str, words: &str) -> Outcome {
        let query = self
            .driver
            .query(By::Css(css))
            .with_text(words.match_partial());
        let query = query.wait(PATIENCE, Duration::from_millis(50));
        let element = query.first().await?;
        let chain = self.driver.action_chain().move_to_element_center(&element);
        Ok(chain.click().perform().await?)
    }

    /// The first element that `css` selects, as soon as there is one.
    ///
    /// # Errors
    /// When there is none in time.
    pub async fn find(&self, css: &str) -> Outcome<WebElement> {
        let query = self
            .driver
            .query(By::Css(css))
            .wait(PATIENCE, Duration::from_millis(50));
        Ok(query.first().await?)
    }

    /// The text that the first element selected by `css` shows.
    ///
    /// # Errors
    /// When there is none in time.
    pub async fn text(&self, css: &str) -> Outcome<String> {
        Ok(self.find(css).await?.text().await?)
    }

    /// How many elements `css` selects now.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn count(&self, css: &str) -> Outcome<usize> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }

    /// Waits until the text shown by `css` satisfies `wanted`, and returns it.
    ///
    /// # Errors
    /// When it never does; the message holds the last text.
    pub async fn until(&self, css: &str, wanted: impl Fn(&str) -> bool) -> Outcome<String> {
        let start = Instant::now();
        loop {
            let text = self.text(css).await?;
            if wanted(&text) {
                return Ok(text);
            }
            if start.elapsed() > PATIENCE {
                return Err(format!("{css} still shows {text:?}").into());
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// What `expression` of the page is; for reading only.
    ///
    /// # Errors
    /// When the driver fails or the value is no text.
    pub async fn read(&self, expression: &str) -> Outcome<String> {
        let script = format!("return String({expression})");
        Ok(self.driver.execute(script, vec![]).await?.convert()?)
    }

    /// Waits until `expression` of the page is `wanted`, and returns what it is at last.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn until_read(&self, expression: &str, wanted: &str) -> Outcome<String> {
        let start = Instant::now();
        loop {
            let value = self.read(expression).await?;
            if value == wanted || start.elapsed() > PATIENCE {
                return Ok(value);
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Draws the window out to `width` by `height`, as its edge does.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn resize(&self, width: u32, height: u32) -> Outcome {
        Ok(self.driver.set_window_rect(0, 0, width, height).await?)
    }

    /// Waits until a picture of the window would show its present state: two frames (the first may be an old one).
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn settle(&self) -> Outcome {
        let frames = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(1)));";
        self.driver.execute_async(frames, vec![]).await?;
        Ok(())
    }

    /// Keeps a picture of the window as `name` in the folder named by `COLOPHON_PICTURES`; nothing without it.
    ///
    /// # Errors
    /// When the driver fails or the picture cannot be written.
    pub async fn keep_picture(&self, name: &str) -> Outcome {
        let Some(folder) = std::env::var_os("COLOPHON_PICTURES") else {
            return Ok(());
        };
        self.settle().await?;
        let png = self.driver.screenshot_as_png().await?;
        Ok(std::fs::write(Path::new(&folder).join(name), png)?)
    }

    /// The stage the window stands on.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Waits until the program has ended by itself, and gives the stage back.
    pub async fn gone(self) -> Stage {
        let start = Instant::now();
        while self.driver.title().await.is_ok() && start.elapsed() < PATIENCE {
            sleep(Duration::from_millis(50)).await;
        }
        self.stage
    }

    /// Kills the program as a crash or a power cut would: nothing is asked, nothing is flushed. Gives the stage back.
    ///
    /// # Errors
    /// When the program is not found.
    pub async fn kill(self) -> Outcome<Stage> {
        children::kill(&crate::program(), self.stage.home())?;
        drop(self.service);
        Ok(self.stage)
    }

    /// Closes the window and gives the stage back, for another window with the same home.
    ///
    /// # Errors
    /// When the driver fails.
    pub async fn close(self) -> Outcome<Stage> {
        self.driver.clone().quit().await?;
        // The answer comes while the program still ends, and holds what only one may hold.
        let start = Instant::now();
        while children::running(&crate::program(), self.stage.home())?.is_some() {
            if start.elapsed() > PATIENCE {
                return Err("the program does not end".into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        drop(self.service);
        Ok(self.stage)
    }
}

fn capabilities(args: &[&Path]) -> Capabilities {
    let options = json!({ "binary": crate::program(), "args": args });
    Map::from_iter([("webkitgtk:browserOptions".to_owned(), options)]).into()
}

/// A port that was free a moment ago.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

async fn listening(port: u16) -> Outcome {
    let start = Instant::now();
    while tokio::net::TcpStream::connect(("127.0.0.1", port))
        .await
        .is_err()
    {
        if start.elapsed() > PATIENCE {
            return Err("WebKitWebDriver does not listen".into());
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

//! Language and theme, switched by keys without a restart, and kept.

use colophon_journeys::masters;
use colophon_journeys::window::{Outcome, Window};
use thirtyfour::Key;

const LANGUAGE: &str = "document.documentElement.lang";
const THEME: &str = "document.documentElement.dataset.theme";

#[tokio::test]
async fn language_and_theme_are_switched_and_kept() -> Outcome {
    let samples = masters::samples();
    let window = Window::open(&[&samples]).await?;
    window
        .until(".masters h2", |text| text == "4 masters")
        .await?;

    window.chord(Key::Control, ",").await?;
    window.click("[role=dialog] [lang=zh-Hant]").await?;
    window
        .until(".masters h2", |text| text == "4 位法師")
        .await?;
    window
        .click("[role=dialog] fieldset:nth-of-type(2) label:nth-of-type(3)")
        .await?;
    assert_eq!(window.until_read(THEME, "dark").await?, "dark");
    window.keys(Key::Escape + "").await?;

    let stage = window.close().await?;
    let window = Window::open_on(stage, &[&samples]).await?;
    window
        .until(".masters h2", |text| text == "4 位法師")
        .await?;
    assert_eq!(window.read(LANGUAGE).await?, "zh-Hant");
    assert_eq!(window.read(THEME).await?, "dark");
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn the_page_is_drawn_larger_and_nothing_sticks_out() -> Outcome {
    let window = Window::open(&[&masters::samples()]).await?;
    window
        .until(".masters h2", |text| text == "4 masters")
        .await?;
    assert_eq!(window.read(WIDTH).await?, "1280");
    for _ in 0..5 {
        window.chord(Key::Control, "=").await?;
    }
    assert_eq!(window.until_read(WIDTH, "640").await?, "640", "at 200 %");
    assert_eq!(
        window.read("document.documentElement.scrollWidth").await?,
        "640"
    );
    window.close().await?;
    Ok(())
}

/// How wide the page is in its own pixels.
const WIDTH: &str = "window.innerWidth";

//! Chinese typing with a running input method: raw X keys in, the committed words out. Synthetic composition events
//! would prove nothing, since it is the input method's own path that can be switched off.

use colophon_journeys::input_method::{self, InputMethod, xdotool};
use colophon_journeys::masters;
use colophon_journeys::skipped;
use colophon_journeys::stage::Stage;
use colophon_journeys::window::{Outcome, Window};

const FILTER: &str = "document.querySelector('#masters-filter').value";
const QUICK_OPEN: &str = "document.querySelector('#quick-open')?.value";

/// The programs it takes, or why the journey is left out.
fn ready() -> bool {
    let missing = input_method::missing();
    if !missing.is_empty() {
        skipped::one(&format!("not installed: {}", missing.join(", ")));
    }
    missing.is_empty()
}

#[tokio::test]
async fn without_inline_composing_the_field_shows_only_what_is_committed() -> Outcome {
    if !ready() {
        return Ok(());
    }
    let mut stage = Stage::new()?;
    let settings = stage.home().join("config/colophon");
    std::fs::create_dir_all(&settings)?;
    std::fs::write(settings.join("settings.json"), r#"{"preedit": false}"#)?;
    let method = InputMethod::start(&mut stage)?;
    let window = Window::open_on(stage, &[&masters::samples()]).await?;
    let stage = window.stage();

    window.click("#masters-filter").await?;
    method.switch_on(stage)?;
    xdotool(stage, &["type", "--delay", "120", "nihao"])?;
    assert_eq!(window.read(FILTER).await?, "", "composed beside the text");
    xdotool(stage, &["key", "space"])?;
    assert_eq!(window.until_read(FILTER, "你好").await?, "你好");
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn pinyin_is_composed_in_the_text_and_committed() -> Outcome {
    if !ready() {
        return Ok(());
    }
    let mut stage = Stage::new()?;
    let method = InputMethod::start(&mut stage)?;
    let window = Window::open_on(stage, &[&masters::samples()]).await?;
    let stage = window.stage();

    window.click("#masters-filter").await?;
    assert_eq!(method.switch_on(stage)?, "pinyin");
    xdotool(stage, &["type", "--delay", "120", "nihao"])?;
    assert_eq!(
        window.until_read(FILTER, "ni hao").await?,
        "ni hao",
        "composed in the text itself"
    );
    xdotool(stage, &["key", "space"])?;
    assert_eq!(window.until_read(FILTER, "你好").await?, "你好");
    assert!(
        window
            .until(".masters header p", |text| text.contains('0'))
            .await?
            .contains("0 of 4")
    );

    // Enter while composing gives the letters to the field and goes nowhere; Escape takes them back and closes nothing.
    xdotool(stage, &["key", "ctrl+k"])?;
    window.find("#quick-open").await?;
    xdotool(stage, &["type", "--delay", "120", "sengcan"])?;
    window.until_read(QUICK_OPEN, "seng can").await?;
    xdotool(stage, &["key", "Return"])?;
    assert_eq!(window.until_read(QUICK_OPEN, "sengcan").await?, "sengcan");
    xdotool(stage, &["type", "--delay", "120", "ni"])?;
    window.until_read(QUICK_OPEN, "sengcanni").await?;
    xdotool(stage, &["key", "Escape"])?;
    assert_eq!(window.until_read(QUICK_OPEN, "sengcan").await?, "sengcan");
    assert_eq!(window.count("[role=dialog]").await?, 1, "still open");
    // The same Enter without anything to compose goes to the master.
    window
        .find("[role=dialog] [role=option][aria-selected=true]")
        .await?;
    xdotool(stage, &["key", "Return"])?;
    window.until("main h1", |text| text == "僧璨").await?;

    window.close().await?;
    Ok(())
}

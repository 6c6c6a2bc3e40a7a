//! Chinese typing with a running input method: raw X keys in, the committed words out. Synthetic composition events
//! would prove nothing, since it is the input method's own path that can be switched off.

use colophon_journeys::input_method::{self, InputMethod, xdotool};
use colophon_journeys::stage::Stage;
use colophon_journeys::window::{Outcome, Window};

const FILTER: &str = "#masters-filter";

#[tokio::test]
async fn pinyin_is_composed_in_the_filter_and_committed() -> Outcome {
    let missing = input_method::missing();
    if !missing.is_empty() {
        println!("skipped 1 journey: not installed: {}", missing.join(", "));
        return Ok(());
    }
    let mut stage = Stage::new()?;
    let method = InputMethod::start(&mut stage)?;
    let window = Window::open_on(stage, &[]).await?;
    let value = format!("document.querySelector('{FILTER}').value");

    window.click(FILTER).await?;
    assert_eq!(method.switch_on(window.stage())?, "pinyin");
    xdotool(window.stage(), &["type", "--delay", "120", "nihao"])?;
    assert_eq!(
        window.until_read(&value, "ni hao").await?,
        "ni hao",
        "composed in the text itself"
    );
    xdotool(window.stage(), &["key", "space"])?;
    assert_eq!(window.until_read(&value, "你好").await?, "你好");

    window.close().await?;
    Ok(())
}

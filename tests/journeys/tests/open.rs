//! Opening folders: the samples from the welcome, a folder named at the start, one opened before, one without masters.

use colophon_journeys::children::{Program, installed};
use colophon_journeys::input_method::xdotool;
use colophon_journeys::masters;
use colophon_journeys::skipped;
use colophon_journeys::stage::Stage;
use colophon_journeys::window::{Outcome, Window};
use thirtyfour::Key;

#[tokio::test]
async fn the_samples_are_one_press_away_and_clean() -> Outcome {
    let window = Window::open(&[]).await?;
    window.find(".welcome").await?;
    window.keys(Key::Tab + "").await?;
    window.click(".begin button:nth-of-type(2)").await?;
    window
        .until(".masters h2", |text| text.starts_with('4'))
        .await?;
    assert_eq!(
        window.text(".folder .verdict").await?,
        "Everything that was examined is in order."
    );
    assert_eq!(window.count("aside li[id]").await?, 0, "findings");
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn what_was_open_is_offered_at_the_next_start() -> Outcome {
    let window = Window::open(&[&masters::samples()]).await?;
    window.find(".folder .verdict").await?;
    let stage = window.close().await?;
    let window = Window::open_on(stage, &[]).await?;
    window.click(".welcome li button").await?;
    window
        .until(".masters h2", |text| text.starts_with('4'))
        .await?;
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn the_window_opens_as_large_as_it_was() -> Outcome {
    let missing: Vec<_> = ["openbox", "xdotool"]
        .into_iter()
        .filter(|name| !installed(name))
        .collect();
    if !missing.is_empty() {
        skipped::one(&format!("not installed: {}", missing.join(", ")));
        return Ok(());
    }
    let stage = Stage::new()?;
    let _manager = Program::start(
        &mut stage.command("openbox"),
        &stage.home().join("openbox.log"),
    )?;
    let window = Window::open_on(stage, &[]).await?;
    window.find(".welcome").await?;
    window.resize(1000, 700).await?;
    assert_eq!(window.until_read("innerWidth", "1000").await?, "1000");
    // As a person closes it; a driver would end the program without asking it.
    xdotool(window.stage(), &["key", "alt+F4"])?;
    let stage = window.gone().await;
    let window = Window::open_on(stage, &[]).await?;
    window.find(".welcome").await?;
    assert_eq!(window.until_read("innerWidth", "1000").await?, "1000");
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn a_folder_without_masters_says_so_and_what_to_do() -> Outcome {
    let empty = tempfile::TempDir::new()?;
    let window = Window::open(&[empty.path()]).await?;
    let said = window.text("[role=alert]").await?;
    assert!(said.contains(&*empty.path().to_string_lossy()), "{said}");
    assert_eq!(window.count(".welcome").await?, 1);
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn the_masters_of_others_open() -> Outcome {
    let Some(folder) = masters::others() else {
        skipped::one("COLOPHON_MASTERS names no folder");
        return Ok(());
    };
    let window = Window::open(&[&folder]).await?;
    window
        .until("footer [role=status]", |text| text.contains("masters"))
        .await?;
    window.keys(Key::F8 + "").await?;
    window
        .until_read("String(!!document.activeElement.closest('mark'))", "true")
        .await?;
    window.close().await?;
    Ok(())
}

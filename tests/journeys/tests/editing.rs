//! Editing and never losing a keystroke: a source declared, broken and mended; a file changed by two programs; a crash in
//! the middle of typing; undo across screens and a restart.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use colophon_journeys::masters;
use colophon_journeys::window::{Outcome, Window};
use thirtyfour::Key;
use tokio::time::sleep;

const META: &str = "master-sengcan/meta.json";
const TEACHING: &str = "master-sengcan/references/teaching.md";
/// How many findings say that a field of a source is blank.
const BLANK: &str = "[...document.querySelectorAll('aside li[id]')]
    .filter((row) => row.textContent.includes('sources/field-blank')).length";
const FOCUS: &str = "document.activeElement?.dataset.control";
/// What is promised to be on disk after a pause, with room for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

struct Desk {
    window: Window,
    folder: PathBuf,
    _copy: tempfile::TempDir,
}

/// The window on a copy of the samples, with one master shown.
async fn open() -> Outcome<Desk> {
    let copy = masters::copied()?;
    let folder = copy.path().join("masters");
    let window = Window::open(&[&folder]).await?;
    show(&window).await?;
    Ok(Desk {
        window,
        folder,
        _copy: copy,
    })
}

async fn show(window: &Window) -> Outcome {
    window.click("#master-sengcan").await?;
    window
        .until(".tabs header h1", |text| text == "僧璨")
        .await?;
    Ok(())
}

/// Opens the teaching for typing, the cursor at its beginning.
async fn open_teaching(window: &Window) -> Outcome {
    window.chord(Key::Alt, "6").await?;
    window
        .click_named(".files li button", "references/teaching.md")
        .await?;
    window
        .until("#file-name", |text| text.contains("teaching.md"))
        .await?;
    if window.count(".cm-content").await? == 0 {
        window.chord(Key::Control, "e").await?;
    }
    window.click(".cm-content").await?;
    window.chord(Key::Control, Key::Home).await
}

async fn on_disk(file: &Path, wanted: impl Fn(&str) -> bool) -> Outcome<String> {
    let start = Instant::now();
    loop {
        let text = fs::read_to_string(file)?;
        if wanted(&text) {
            return Ok(text);
        }
        if start.elapsed() > PATIENCE {
            return Err(format!("{} still says {text}", file.display()).into());
        }
        sleep(Duration::from_millis(25)).await;
    }
}

#[tokio::test]
async fn a_source_is_declared_broken_and_mended() -> Outcome {
    let Desk {
        window,
        folder,
        _copy,
    } = open().await?;
    let meta = folder.join(META);
    window.chord(Key::Alt, "2").await?;
    window.click("main .below .button").await?;
    window.keys("T08n0235").await?;
    window
        .until("main [role=status]", |text| text.contains("CBETA"))
        .await?;
    window.keys(Key::Enter + "").await?;
    assert_eq!(window.until_read(FOCUS, "title").await?, "title");
    window.keys("金刚经").await?;
    on_disk(&meta, |text| text.contains("\"金刚经\"")).await?;
    assert_eq!(window.until_read(BLANK, "0").await?, "0");

    window.click("[data-control=title]").await?;
    window.chord(Key::Control, "a").await?;
    window.keys(Key::Delete + "").await?;
    assert_eq!(window.until_read(BLANK, "1").await?, "1");
    window.keys("金刚经").await?;
    assert_eq!(window.until_read(BLANK, "0").await?, "0");
    on_disk(&meta, |text| text.contains("\"金刚经\"")).await?;
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn what_another_program_writes_is_merged() -> Outcome {
    let Desk {
        window,
        folder,
        _copy,
    } = open().await?;
    let file = folder.join(TEACHING);
    let before = fs::read_to_string(&file)?;
    let last = before.trim_end().chars().last().ok_or("an empty sample")?;
    open_teaching(&window).await?;
    window.keys("甲").await?;
    // At the other end, while what was typed is not saved yet.
    let outside = format!("{}{last}乙\n", before.trim_end().trim_end_matches(last));
    fs::write(&file, &outside)?;
    on_disk(&file, |text| text == format!("甲{outside}")).await?;
    window
        .until(".notice", |text| text.contains("Merged"))
        .await?;
    let shown = "document.querySelector('.cm-content').textContent.startsWith('甲')";
    assert_eq!(window.until_read(shown, "true").await?, "true");
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn a_crash_in_the_middle_of_typing_loses_nothing_older_than_a_second() -> Outcome {
    let Desk {
        window,
        folder,
        _copy,
    } = open().await?;
    let file = folder.join(TEACHING);
    let before = fs::read_to_string(&file)?;
    open_teaching(&window).await?;
    let typed = "至道無難唯嫌揀擇";
    for character in typed.chars() {
        window.keys(character.to_string()).await?;
    }
    sleep(Duration::from_secs(1)).await;
    window.keys("但莫").await?;
    let stage = window.kill().await?;

    let window = Window::open_on(stage, &[&folder]).await?;
    show(&window).await?;
    open_teaching(&window).await?;
    let shown = format!("document.querySelector('.cm-content').textContent.startsWith('{typed}')");
    assert_eq!(window.until_read(&shown, "true").await?, "true");
    let text = on_disk(&file, |text| text.starts_with(typed)).await?;
    assert!(
        text.ends_with(&before),
        "what was there before is there still"
    );
    window.close().await?;
    Ok(())
}

#[tokio::test]
async fn undo_goes_back_over_two_screens_after_a_restart() -> Outcome {
    let Desk {
        window,
        folder,
        _copy,
    } = open().await?;
    let (meta, teaching) = (folder.join(META), folder.join(TEACHING));
    let before = (fs::read_to_string(&meta)?, fs::read_to_string(&teaching)?);
    open_teaching(&window).await?;
    window.keys("甲").await?;
    on_disk(&teaching, |text| text.starts_with('甲')).await?;
    window.chord(Key::Alt, "2").await?;
    window.click("[data-row] [data-control=edit]").await?;
    window.click("[data-control=title]").await?;
    window.chord(Key::Control, "a").await?;
    window.keys("信心铭疏").await?;
    on_disk(&meta, |text| text.contains("信心铭疏")).await?;
    let stage = window.close().await?;

    let window = Window::open_on(stage, &[&folder]).await?;
    window
        .until("footer", |text| text.contains("Undo:"))
        .await?;
    window.chord(Key::Control, "z").await?;
    on_disk(&meta, |text| text == before.0).await?;
    window
        .until("footer", |text| text.contains("Undone"))
        .await?;
    window.chord(Key::Control, "z").await?;
    on_disk(&teaching, |text| text == before.1).await?;
    window
        .until("footer", |text| text.contains("Nothing to undo"))
        .await?;
    window.close().await?;
    Ok(())
}

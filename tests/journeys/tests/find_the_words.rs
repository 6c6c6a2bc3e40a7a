//! From a damaged folder to the very words that are wrong.

use colophon_journeys::masters;
use colophon_journeys::window::{Outcome, Window};
use thirtyfour::Key;

#[tokio::test]
async fn a_hidden_character_is_reached_in_three_key_presses() -> Outcome {
    let folder = masters::with_hidden_character()?;
    let window = Window::open(&[&folder.path().join("masters")]).await?;
    window
        .until("aside", |text| text.contains("files/hidden-characters"))
        .await?;

    // One press is enough where it is the first finding; it may be the third.
    let mut presses = 0;
    let mut marked = String::new();
    while presses < 3 && marked != "U+200B" {
        window.keys(Key::F8 + "").await?;
        presses += 1;
        marked = window.until_read(MARKED, "U+200B").await?;
    }
    assert_eq!((presses, marked.as_str()), (1, "U+200B"));
    let line = window
        .read("document.activeElement.closest('.words').textContent")
        .await?;
    assert!(line.starts_with("至道無難，唯嫌U+200B揀擇。"), "{line}");
    assert_eq!(window.text(".tab[data-state=active]").await?, "Excerpts");
    assert!(window.text(".line .notes .note").await?.contains("U+200B"));
    window.keep_picture("colophon.png").await?;

    window.keys(Key::F2 + "").await?;
    window
        .until("[role=dialog]", |text| {
            text.contains("files/hidden-characters")
        })
        .await?;
    window.keys(Key::Escape + "").await?;
    assert_eq!(
        window.until_read(MARKED, "U+200B").await?,
        "U+200B",
        "the focus comes back to the words"
    );
    window.close().await?;
    Ok(())
}

/// The words that have the focus.
const MARKED: &str = "document.activeElement.closest('mark')?.textContent";

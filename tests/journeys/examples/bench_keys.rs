//! From a key press to the next animation frame: in an excerpt of 5,000 characters with its checks running, against a bare
//! field of the same text in the same window. Blocks of presses alternate, so that whatever else the machine does falls on
//! both. Here alone a script changes the page: it puts the bare field there and takes the times.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "what it measures is its output"
)]

use std::fs;
use std::process::ExitCode;

use colophon_journeys::masters;
use colophon_journeys::window::{Outcome, Window};
use thirtyfour::Key;

const FILE: &str = "master-sengcan/sources/xinxinming-excerpts.md";
const LENGTH: usize = 5_000;
/// A passage of its own, so that there is something to check.
const PASSAGE: &str = "\n---\n\n## 不拣择（卷1，p0376b20）\n\n原典（节选）：\n\n> 至道無難，唯嫌揀擇。但莫憎愛，洞然明白。\n\n**引用格式：**【《信心铭》卷1，T48n2010】\n";
const BLOCKS: usize = 10;
const PRESSES: usize = 25;
/// How much slower the 95th of a hundred presses may be than in the bare field.
const MOST: f64 = 1.3;
/// What is aimed at for it, in milliseconds.
const AIM: f64 = 32.0;

const BARE: &str = "(() => {
    const field = document.createElement('textarea');
    field.id = 'bare';
    field.value = document.querySelector('.cm-content').cmTile?.view?.state.doc.toString()
        ?? document.querySelector('.cm-content').innerText;
    field.style.cssText = 'position:fixed;right:0;bottom:0;width:40em;height:12em;z-index:99';
    document.body.append(field);
    window.frames_after = [];
    addEventListener('keydown', (event) => {
        requestAnimationFrame(() => window.frames_after.push(performance.now() - event.timeStamp));
    }, true);
    return field.value.length;
})()";
const TAKE: &str = "window.frames_after.splice(0).join(' ')";

#[tokio::main]
async fn main() -> ExitCode {
    match measure().await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn measure() -> Outcome<bool> {
    let copy = masters::copied()?;
    let folder = copy.path().join("masters");
    let file = folder.join(FILE);
    let mut text = fs::read_to_string(&file)?;
    while text.chars().count() < LENGTH {
        text.push_str(PASSAGE);
    }
    fs::write(&file, &text)?;
    let window = Window::open(&[&folder]).await?;
    open_excerpt(&window).await?;
    println!(
        "an excerpt of {} characters; the bare field has {}",
        text.chars().count(),
        window.read(BARE).await?
    );
    let (mut editor, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..BLOCKS {
        editor.extend(presses(&window, ".cm-content").await?);
        bare.extend(presses(&window, "#bare").await?);
    }
    window.close().await?;
    Ok(judge(editor, bare))
}

async fn open_excerpt(window: &Window) -> Outcome {
    window.click("#master-sengcan").await?;
    window
        .until(".tabs header h1", |text| text == "僧璨")
        .await?;
    window.chord(Key::Alt, "6").await?;
    window
        .click_named(".files li button", "sources/xinxinming-excerpts.md")
        .await?;
    window
        .until("#file-name", |text| text.contains("xinxinming"))
        .await?;
    if window.count(".cm-content").await? == 0 {
        window.chord(Key::Control, "e").await?;
    }
    window.find(".cm-content").await?;
    Ok(())
}

/// Presses keys one by one at the end of the text that `css` selects; milliseconds from each to its frame.
async fn presses(window: &Window, css: &str) -> Outcome<Vec<f64>> {
    window.click(css).await?;
    window.chord(Key::Control, Key::End).await?;
    window.settle().await?;
    window.read(TAKE).await?;
    for at in 0..PRESSES {
        let letter = char::from(b'a' + u8::try_from(at % 26)?);
        window.keys(letter.to_string()).await?;
    }
    window.settle().await?;
    let taken = window.read(TAKE).await?;
    let times: Vec<f64> = taken.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    if times.len() != PRESSES {
        return Err(format!("{css}: {} of {PRESSES} presses were seen", times.len()).into());
    }
    Ok(times)
}

/// Prints what was measured; whether the bar is met.
fn judge(mut editor: Vec<f64>, mut bare: Vec<f64>) -> bool {
    editor.sort_by(f64::total_cmp);
    bare.sort_by(f64::total_cmp);
    let of = |times: &[f64], hundredth: usize| times[(times.len() - 1) * hundredth / 100];
    for (name, times) in [("excerpt", &editor), ("bare field", &bare)] {
        println!(
            "{name}: median {:.1} ms, p95 {:.1} ms ({} presses)",
            of(times, 50),
            of(times, 95),
            times.len()
        );
    }
    let ratio = of(&editor, 95) / of(&bare, 95);
    let met = ratio <= MOST;
    println!(
        "p95 {ratio:.2} times the bare field's, at most {MOST}: {}",
        if met { "met" } else { "MISSED" }
    );
    let aim = of(&editor, 95) <= AIM;
    println!("aim of {AIM} ms: {}", if aim { "met" } else { "not met" });
    met
}

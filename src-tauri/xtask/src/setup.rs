//! What must be there before Colophon can be built or tested, and how to get it. Says what it will install first.

use std::fs::metadata;
use std::time::SystemTime;

use crate::Outcome;
use crate::command::{command, output, root, run};

/// Debian packages to build and run the window.
const WINDOW: &[&str] = &[
    "build-essential",
    "fonts-noto-cjk",
    "libssl-dev",
    "libwebkit2gtk-4.1-dev",
    "pkg-config",
];

/// Debian packages the tests need on top: a screen without a monitor, drivers, a browser, an input method.
const TESTS: &[&str] = &[
    "chromium",
    "dbus",
    "dbus-x11",
    "fcitx5",
    "fcitx5-chinese-addons",
    "fcitx5-frontend-gtk3",
    "fcitx5-pinyin",
    "imagemagick",
    "openbox",
    "webkit2gtk-driver",
    "xdotool",
    "xvfb",
];

const OLDEST_NODE: u32 = 20;

const ELSEWHERE: &str = "\
This system has no apt-get, so please install these yourself and call the command again:
  - a C compiler and pkg-config
  - WebKitGTK 4.1 with its headers (Linux: webkit2gtk4.1-devel, webkit2gtk-4.1 or the like; macOS and Windows bring their own web view)
  - a font with Chinese characters, for example Noto Sans CJK and Noto Serif CJK
  - for the tests: WebKitWebDriver, Xvfb, Chromium, openbox, xdotool, D-Bus, and fcitx5 with pinyin";

/// Everything to build and run the window.
pub fn for_window() -> Outcome {
    node()?;
    packages(WINDOW)
}

/// Everything to run the tests as well.
pub fn for_tests() -> Outcome {
    node()?;
    packages(&[WINDOW, TESTS].concat())
}

/// The page's packages, and the page itself.
pub fn page() -> Outcome {
    page_packages()?;
    run(command("ui", "npm", ["run", "build"]))
}

/// The page's packages, installed anew when the lock file is newer than they are.
pub fn page_packages() -> Outcome {
    let changed = |path: &str| metadata(root().join(path)).and_then(|m| m.modified()).ok();
    let installed: Option<SystemTime> = changed("ui/node_modules/.package-lock.json");
    if installed.is_some() && installed >= changed("ui/package-lock.json") {
        return Ok(());
    }
    run(command("ui", "npm", ["ci"]))
}

fn node() -> Outcome {
    let version = output("node", &["--version"]).unwrap_or_default();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|n| n.parse::<u32>().ok());
    match major {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        Some(_) => Err(format!(
            "Node.js {version} is too old: install version {OLDEST_NODE} or newer."
        )),
        None => Err(format!(
            "Node.js is missing: install version {OLDEST_NODE} or newer (with npm)."
        )),
    }
}

fn packages(wanted: &[&str]) -> Outcome {
    if output("apt-get", &["--version"]).is_none() {
        println!("{ELSEWHERE}");
        let there = cfg!(not(target_os = "linux"))
            || output("pkg-config", &["--exists", "webkit2gtk-4.1"]).is_some();
        return if there {
            Ok(())
        } else {
            Err("WebKitGTK 4.1 was not found.".to_owned())
        };
    }
    let missing: Vec<&str> = wanted
        .iter()
        .copied()
        .filter(|p| !is_installed(p))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!(
        "These Debian packages are missing and will now be installed:\n  {}",
        missing.join(" ")
    );
    apt(&["update", "-qq"])?;
    let flags = ["install", "-y", "-qq", "--no-install-recommends"];
    apt(&flags.into_iter().chain(missing).collect::<Vec<_>>())
}

fn is_installed(package: &str) -> bool {
    output("dpkg-query", &["-W", "-f=${Status}", package])
        .is_some_and(|s| s == "install ok installed")
}

fn apt(args: &[&str]) -> Outcome {
    let root_user = output("id", &["-u"]).is_some_and(|id| id == "0");
    let mut all = vec!["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    all.extend(args);
    if root_user {
        run(command("", all[0], &all[1..]))
    } else {
        run(command("", "sudo", all))
    }
}

//! A running input method: session bus, window manager and fcitx5 with pinyin, worked by raw X keys.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Stdio};
use std::time::Duration;

use crate::children::{Program, installed};
use crate::stage::Stage;

/// The programs it takes.
pub const NEEDED: [&str; 5] = [
    "dbus-daemon",
    "openbox",
    "fcitx5",
    "fcitx5-remote",
    "xdotool",
];

const PROFILE: &str = "[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=pinyin\n
[Groups/0/Items/0]\nName=pinyin\nLayout=\n\n[GroupOrder]\n0=Default\n";

/// The programs of [`NEEDED`] that are not installed.
#[must_use]
pub fn missing() -> Vec<&'static str> {
    NEEDED.into_iter().filter(|name| !installed(name)).collect()
}

/// The input method and what it needs, ended on drop.
pub struct InputMethod {
    _fcitx: Program,
    _manager: Program,
    _bus: Bus,
}

struct Bus(Child);

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl InputMethod {
    /// Starts everything on `stage`, before any window: a window without a manager gets no focus, and one that was
    /// there before the input method knows nothing of it.
    ///
    /// # Errors
    /// When a program does not start.
    pub fn start(stage: &mut Stage) -> io::Result<Self> {
        let config = stage.home().join("config/fcitx5");
        let runtime = stage.home().join("runtime");
        fs::create_dir_all(&config)?;
        fs::create_dir_all(&runtime)?;
        fs::set_permissions(&runtime, fs::Permissions::from_mode(0o700))?;
        fs::write(config.join("profile"), PROFILE)?;
        stage.set("XDG_RUNTIME_DIR", runtime);
        stage.set("GTK_IM_MODULE", "fcitx");
        stage.set("XMODIFIERS", "@im=fcitx");
        let bus = start_bus(stage)?;
        let log = |name: &str| stage.home().join(name);
        let manager = Program::start(&mut stage.command("openbox"), &log("openbox.log"))?;
        let fcitx = Program::start(&mut stage.command("fcitx5"), &log("fcitx5.log"))?;
        let running = Self {
            _fcitx: fcitx,
            _manager: manager,
            _bus: bus,
        };
        wait_for(|| !remote(stage, &[]).unwrap_or_default().is_empty())?;
        Ok(running)
    }

    /// Switches pinyin on for the field that has the focus, and says which method is on.
    ///
    /// # Errors
    /// When it does not come on.
    pub fn switch_on(&self, stage: &Stage) -> io::Result<String> {
        wait_for(|| {
            let _ = remote(stage, &["-o"]);
            remote(stage, &[]).is_ok_and(|state| state != "0")
        })?;
        remote(stage, &["-n"])
    }
}

fn start_bus(stage: &mut Stage) -> io::Result<Bus> {
    let mut command = stage.command("dbus-daemon");
    command
        .args(["--session", "--nofork", "--print-address"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut child = command.spawn()?;
    let mut address = String::new();
    if let Some(out) = child.stdout.take() {
        BufReader::new(out).read_line(&mut address)?;
    }
    stage.set("DBUS_SESSION_BUS_ADDRESS", address.trim());
    Ok(Bus(child))
}

/// What `fcitx5-remote` answers to `args`.
fn remote(stage: &Stage, args: &[&str]) -> io::Result<String> {
    let out = stage.command("fcitx5-remote").args(args).output()?;
    Ok(String::from_utf8_lossy(&out.stdout).trim().to_owned())
}

/// Works `xdotool` with `args`: keys as the keyboard would send them.
///
/// # Errors
/// When it fails.
pub fn xdotool(stage: &Stage, args: &[&str]) -> io::Result<()> {
    let status = stage
        .command("xdotool")
        .args(args)
        .stdout(Stdio::null())
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("xdotool {args:?}: {status}")))
    }
}

fn wait_for(ready: impl Fn() -> bool) -> io::Result<()> {
    for _ in 0..200 {
        if ready() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Err(io::Error::other("the input method does not answer"))
}

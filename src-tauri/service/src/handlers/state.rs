//! What the program knows at large, and the settings.

use sha2::{Digest as _, Sha256};

use super::opening::workspace_view;
use crate::ctx::Ctx;
use crate::error::ApiError;
use crate::settings::{Recent, Settings};
use crate::wire::{Nothing, RecentRow, SetSettings, SettingsView, StateView};

/// What the program knows at large.
pub fn state(ctx: &Ctx, _: Nothing) -> Result<StateView, ApiError> {
    let workspace = ctx.session().ok().map(|session| workspace_view(&session));
    let settings = ctx.settings();
    Ok(StateView {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        workspace,
        opening: ctx.is_opening(),
        recents: settings.get().recents.iter().map(recent_row).collect(),
        has_samples: ctx.paths.samples.is_some(),
        settings: settings_view(settings.get()),
        settings_set_aside: settings.set_aside().map(str::to_owned),
    })
}

/// Changes settings.
pub fn set_settings(ctx: &Ctx, args: SetSettings) -> Result<SettingsView, ApiError> {
    let mut settings = ctx.settings();
    settings.change(|settings| {
        settings.language = args.language.or(settings.language);
        settings.theme = args.theme.unwrap_or(settings.theme);
        settings.preedit = args.preedit.unwrap_or(settings.preedit);
        settings.single_keys = args.single_keys.unwrap_or(settings.single_keys);
    })?;
    Ok(settings_view(settings.get()))
}

/// Names a recent workspace without telling the page its path: the page could otherwise make up others.
pub fn recent_id(recent: &Recent) -> String {
    let digest = Sha256::digest(recent.path.as_os_str().as_encoded_bytes());
    digest
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn recent_row(recent: &Recent) -> RecentRow {
    let name = recent.path.file_name().unwrap_or(recent.path.as_os_str());
    RecentRow {
        id: recent_id(recent),
        name: name.to_string_lossy().into_owned(),
        shown_path: recent.path.display().to_string(),
        opened_at: recent.opened_at,
    }
}

const fn settings_view(settings: &Settings) -> SettingsView {
    SettingsView {
        language: settings.language,
        theme: settings.theme,
        preedit: settings.preedit,
        single_keys: settings.single_keys,
    }
}

//! Settings as the page sees and changes them.

use serde::{Deserialize, Serialize};

/// A language of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LanguageTag {
    /// English.
    #[default]
    #[serde(rename = "en")]
    En,
    /// Chinese in simplified script.
    #[serde(rename = "zh-Hans")]
    ZhHans,
    /// Chinese in traditional script.
    #[serde(rename = "zh-Hant")]
    ZhHant,
}

/// Light, dark, or as the system has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Paper and ink.
    Light,
    /// Indigo and gold.
    Dark,
}

/// The settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SettingsView {
    /// Language; none until the person chose one, so that the page may follow the system.
    pub language: Option<LanguageTag>,
    /// Theme.
    pub theme: Theme,
    /// Whether what an input method is composing is drawn in the text itself.
    pub preedit: bool,
    /// Whether keys that stand alone, without a modifier, do anything outside of text fields.
    pub single_keys: bool,
}

/// The settings to change; what is left out stays as it is.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SetSettings {
    /// Language.
    #[cfg_attr(test, ts(optional))]
    pub language: Option<LanguageTag>,
    /// Theme.
    #[cfg_attr(test, ts(optional))]
    pub theme: Option<Theme>,
    /// Whether what an input method is composing is drawn in the text itself.
    #[cfg_attr(test, ts(optional))]
    pub preedit: Option<bool>,
    /// Whether keys that stand alone do anything.
    #[cfg_attr(test, ts(optional))]
    pub single_keys: Option<bool>,
}

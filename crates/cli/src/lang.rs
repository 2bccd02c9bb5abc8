//! The language of whoever sits at the terminal.

use redeye_texts::Lang;

/// What the system is set to, if we speak it; else English.
pub(crate) fn of_the_system() -> Lang {
    // In the order in which programs are to ask: the first that says anything decides.
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let mut settings = variables.into_iter().filter_map(|name| std::env::var(name).ok());
    let setting = settings.find(|value| !value.is_empty()).unwrap_or_default();
    Lang::wanted(&setting).unwrap_or_default()
}

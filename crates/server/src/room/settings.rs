//! What a host can choose, and what does not fit.

use redeye_game::Game as _;
use redeye_games::{GameId, with_game};
use redeye_protocol::{MisfitInfo, Settings};
use redeye_texts::Lang;

use super::Room;
use super::dispatch::Host;
use crate::deny::Deny;
use crate::session::SessionId;

/// How long a table can wait for a person before a bot covers the seat, in seconds.
const COVER_AFTER_S: std::ops::RangeInclusive<u32> = 5..=14 * 24 * 3600;

/// The longest list of options: one of them can be a whole box file (HIJ-3), which must fit a
/// message of a socket.
pub(crate) const OPTIONS_BYTES_MAX: usize = 4 * 1024;

/// The most options, more than any game has. It limits how many misfits are reported.
const OPTIONS_MAX: usize = 32;

/// Checks that a table can be made with these settings.
pub(crate) fn check(settings: &Settings) -> Result<GameId, Deny> {
    let game: GameId = settings.game.parse().map_err(|_| Deny::NoSuchGame)?;
    let in_range = COVER_AFTER_S.contains(&settings.cover_after_s)
        && settings.language.parse::<Lang>().is_ok();
    if !in_range {
        return Err(Deny::BadSettings);
    }
    let misfits = check_options(game, settings.seats, &settings.options)?;
    if misfits.is_empty() { Ok(game) } else { Err(Deny::SettingsUnfit(misfits)) }
}

/// Returns everything about these options that does not fit.
pub(crate) fn check_options(
    game: GameId,
    seats: u8,
    options: &str,
) -> Result<Vec<MisfitInfo>, Deny> {
    if options.len() > OPTIONS_BYTES_MAX || options.split_whitespace().count() > OPTIONS_MAX {
        return Err(Deny::BadSettings);
    }
    let result = with_game!(game, G => G::configure(seats, options).map(|_| ()));
    let Err(misfits) = result else { return Ok(Vec::new()) };
    let explain = |misfit: redeye_game::Misfit| MisfitInfo {
        option: misfit.option,
        rule: misfit.rule.map(str::to_owned),
        key: misfit.key.to_owned(),
        args: misfit.args.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
    };
    Ok(misfits.0.into_iter().map(explain).collect())
}

impl Room {
    /// Changes what is played and how, before the start.
    ///
    /// # Errors
    /// If a match is on, the settings do not fit, or more people sit than there would be seats.
    pub(super) async fn change_settings(
        &mut self,
        _: Host,
        settings: Settings,
    ) -> Result<(), Deny> {
        self.must_gather()?;
        check(&settings)?;
        self.change(|state| {
            if settings.game != state.settings.game {
                return Err(Deny::BadSettings);
            }
            let seats = usize::from(settings.seats);
            // People beyond the last seat move to a free one.
            while state.seats.len() > seats {
                let Some(mut sitter) = state.seats.pop().flatten() else { continue };
                let free = state.seats.iter().position(Option::is_none).ok_or(Deny::SeatsInUse)?;
                if free >= seats {
                    return Err(Deny::SeatsInUse);
                }
                sitter.commit(None);
                state.seats[free] = Some(sitter);
            }
            state.seats.resize(seats, None);
            state.settings = settings;
            // A seated person who came in because the table was public stays when it becomes
            // private.
            let seated: Vec<SessionId> =
                state.sitters().filter_map(|(_, sitter)| sitter.session()).collect();
            seated.into_iter().for_each(|session| state.let_in(session));
            Ok(())
        })
        .await
    }
}

//! The night: what is read out to all before the first team (RES-3, RES-8, RES-21, RES-52).

use arrayvec::ArrayVec;
use redeye_game::text_form;
use serde::{Deserialize, Serialize};

use crate::config::Config;

/// As many lines as there are kinds of them: none is read twice.
pub(crate) type Night = ArrayVec<NightStep, 11>;

text_form! {
    /// A line of the night, in which some see each other (RES-3, RES-21). That it is read is
    /// public; how many raise a thumb, and who they could be, is in the cast.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum NightStep {
        /// All close their eyes.
        "eyes-shut" => EyesShut,
        /// RES-21, RES-33, RES-34: Spy Chiefs, the Deep Agent and the Pretender raise a thumb.
        "spy-thumbs" => SpyThumbs,
        /// RES-52: the Spies' Hacker keeps still.
        "hidden-hacker" => HiddenHacker,
        /// RES-3: spies open their eyes and see each other, and who raises a thumb.
        "spies-look" => SpiesLook,
        /// They close them again.
        "spies-shut" => SpiesShut,
        /// RES-21: the Resistance Chiefs open their eyes and see each other.
        "chiefs-look" => ChiefsLook,
        /// They close them again.
        "chiefs-shut" => ChiefsShut,
        /// RES-32: the Resistance Chiefs open their eyes, and the Coordinator raises a thumb.
        "coordinator-thumb" => CoordinatorThumb,
        /// They close them again, and the thumb goes down.
        "coordinator-shut" => CoordinatorShut,
        /// All eyes are closed; with Hunters all thumbs are down.
        "all-shut" => AllShut,
        /// All open their eyes.
        "eyes-open" => EyesOpen,
    }
}

impl Config {
    /// RES-3, RES-21: the night in its order, by the options alone. RES-8: blind spies have none.
    pub(crate) fn night(&self) -> Night {
        let two_chiefs = self.hunter && self.seats >= 8;
        let steps = [
            (true, NightStep::EyesShut),
            (self.hunter, NightStep::SpyThumbs),
            (self.hidden_hacker, NightStep::HiddenHacker),
            (true, NightStep::SpiesLook),
            (true, NightStep::SpiesShut),
            (two_chiefs, NightStep::ChiefsLook),
            (two_chiefs, NightStep::ChiefsShut),
            (self.coordinator, NightStep::CoordinatorThumb),
            (self.coordinator, NightStep::CoordinatorShut),
            (true, NightStep::AllShut),
            (true, NightStep::EyesOpen),
        ];
        let read = steps.into_iter().filter(|step| step.0 && !self.blind);
        read.map(|step| step.1).collect()
    }
}

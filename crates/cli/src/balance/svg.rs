//! A picture as SVG, written by hand: bars, lines and texts are all it needs, and a library for
//! charts would bring its own fonts, scripts and colours.

use std::fmt::{Display, Write};

/// Colours of the day and, where the reader's system is set so, of the night. The kinds in which a
/// match ends differ by their pattern, too: nothing is told by colour alone.
const STYLE: &str = "\
text{font-family:ui-sans-serif,system-ui,sans-serif;fill:#152131;font-size:13px}
.title{font-size:27px;font-weight:700;letter-spacing:-.01em}
.head{font-size:18px;font-weight:650}
.big{font-size:42px;font-weight:700;letter-spacing:-.03em}
.section{font-size:14px;font-weight:650}
.muted,.tick{fill:#5a6676}
.tick{font-size:11px}
.tick,.big{font-variant-numeric:tabular-nums}
.paper{fill:#fbf9f3}
.rule{stroke:#152131;stroke-width:1.5}
.grid{stroke:#e3ded1;stroke-width:1}
.base{stroke:#a9a596;stroke-width:1}
.rescued,.winners{fill:#e0a100}
.behind{fill:#8b93a0}
.stormed{fill:#2a5fc0}
.others{fill:#cfc9ba}
.mark{stroke:#152131;stroke-width:2}
.hatch{stroke:#fbf9f3;stroke-width:1.4;stroke-opacity:.55}
@media(prefers-color-scheme:dark){
text{fill:#eef2f8}
.muted,.tick{fill:#9fadc0}
.paper{fill:#0d1522}
.rule{stroke:#eef2f8}
.grid{stroke:#213048}
.base{stroke:#52627a}
.rescued,.winners{fill:#ffc72e}
.behind{fill:#8593a8}
.stormed{fill:#4d86f0}
.others{fill:#46566f}
.mark{stroke:#eef2f8}
.hatch{stroke:#0d1522}
}";

/// Lines across a surface: slanted for the police, level for the Cybot.
const PATTERNS: &str = "\
<pattern id=\"stormed\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 0V5\"/></pattern>
<pattern id=\"behind\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">\
<path class=\"hatch\" d=\"M0 2H4\"/></pattern>";

/// Where a text stands.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// What has been drawn so far.
#[derive(Default)]
pub(super) struct Svg(String);

impl Svg {
    /// A surface, rounded at its corners. Those of the police and of the Cybot have a pattern.
    pub(super) fn rect(&mut self, class: &str, [x, y, width, height]: [f64; 4], round: f64) {
        let place = format!(
            "x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round}\""
        );
        self.put(format_args!("<rect class=\"{class}\" {place}/>"));
        if matches!(class, "stormed" | "behind") {
            self.put(format_args!("<rect fill=\"url(#{class})\" {place}/>"));
        }
    }

    pub(super) fn line(&mut self, class: &str, from: [f64; 2], to: [f64; 2]) {
        let ([x1, y1], [x2, y2]) = (from, to);
        self.put(format_args!("<path class=\"{class}\" d=\"M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}\"/>"));
    }

    pub(super) fn text(&mut self, class: &str, anchor: Anchor, [x, y]: [f64; 2], text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let text = escaped(text);
        self.put(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\"{anchor}>{text}</text>"
        ));
    }

    /// The whole file: a picture of this size, with a title and a description for those who do
    /// not see it.
    pub(super) fn finish(self, lang: &str, size: [f64; 2], title: &str, about: &str) -> String {
        let [width, height] = size;
        let (title, about, body) = (escaped(title), escaped(about), self.0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" lang=\"{lang}\" role=\"img\" \
             aria-labelledby=\"t d\">\n<title id=\"t\">{title}</title>\n<desc id=\"d\">{about}\
             </desc>\n<style>\n{STYLE}\n</style>\n<defs>\n{PATTERNS}\n</defs>\n\
             <rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"14\"/>\n\
             {body}</svg>\n"
        )
    }

    fn put(&mut self, element: impl Display) {
        writeln!(self.0, "{element}").expect("a string takes everything");
    }
}

/// What a text may not have in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

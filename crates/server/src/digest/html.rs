//! A digest as HTML for mail programs: with tables and inline styles, because many support nothing else, and
//! with colours for dark mode. It is complete without its pictures.

use super::says::{Card, Said};
use crate::sanitize::escaped;
use std::fmt::Write as _;

/// The rules for dark mode. Mail programs without media queries keep the light colours.
const DARK: &str = "@media (prefers-color-scheme:dark){.page{background:#1d1814!important}\
    .card{background:#2a231d!important;border-color:#43382d!important}.ink{color:#f2e7d5!important}\
    .soft{color:#cdbda6!important}.link{color:#e58e76!important}\
    .press{background:#e58e76!important;color:#2a120c!important}}";
const FONT: &str =
    "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Tahoma,Arial,sans-serif";

/// The content identifier of a card's picture.
pub fn picture_name(number: usize) -> String {
    format!("board{}", number + 1)
}

pub fn page(said: &Said) -> String {
    let (lang, dir) = (said.lang.code(), if said.lang.is_rtl() { "rtl" } else { "ltr" });
    let (subject, house, hello) = (escaped(&said.subject), escaped(&said.house), escaped(&said.hello));
    let start = if said.lang.is_rtl() { "right" } else { "left" };
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{lang}\" dir=\"{dir}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><meta name=\"supported-color-schemes\" content=\"light dark\">\
         <title>{subject}</title><style>{DARK}</style></head>\n\
         <body class=\"page\" dir=\"{dir}\" style=\"margin:0;padding:0;background:#f6eedf;{FONT}\">\
         <table role=\"presentation\" class=\"page\" dir=\"{dir}\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" \
         style=\"background:#f6eedf;{FONT}\"><tr><td align=\"center\" style=\"padding:24px 12px\">\
         <table role=\"presentation\" dir=\"{dir}\" width=\"560\" cellpadding=\"0\" cellspacing=\"0\" \
         style=\"width:100%;max-width:560px;text-align:{start}\"><tr><td style=\"padding:0 4px 16px\">\
         <p class=\"link\" style=\"margin:0 0 20px;font-size:15px;font-weight:600;color:#8f2f22\">{house}</p>\
         <p class=\"soft\" style=\"margin:0 0 4px;font-size:16px;color:#5d4f42\">{hello}</p>\
         <h1 class=\"ink\" style=\"margin:0;font-size:24px;line-height:1.3;color:#2b2119\">{subject}</h1></td></tr>\n"
    );
    let alone = said.cards.len() == 1;
    for (number, shown) in said.cards.iter().enumerate() {
        card(&mut out, number, shown, alone);
    }
    foot(&mut out, said);
    out.push_str("</table></td></tr></table></body></html>\n");
    out
}

fn card(out: &mut String, number: usize, card: &Card, alone: bool) {
    let (open, link) = (escaped(&card.open.0), escaped(&card.open.1));
    out.push_str(
        "<tr><td style=\"padding:0 0 14px\"><table role=\"presentation\" class=\"card\" width=\"100%\" cellpadding=\"0\" \
         cellspacing=\"0\" style=\"background:#fdf8ee;border:1px solid #d9c9ae;border-radius:12px\"><tr>",
    );
    // Writing to a string cannot fail.
    if card.board.is_some() {
        let (name, alt) = (picture_name(number), escaped(&card.alt));
        let _ = write!(
            out,
            "<td width=\"132\" valign=\"top\" style=\"padding:14px\"><a href=\"{link}\" class=\"soft\" \
             style=\"color:#5d4f42;text-decoration:none\"><img src=\"cid:{name}\" width=\"132\" height=\"132\" \
             alt=\"{alt}\" style=\"display:block;width:132px;height:132px;border:0;font-size:12px;line-height:1.4\">\
             </a></td>"
        );
    }
    out.push_str("<td valign=\"top\" style=\"padding:14px\">");
    // The page's own heading says it already.
    if !alone {
        let heading = escaped(&card.heading);
        let _ = write!(
            out,
            "<h2 style=\"margin:0 0 6px;font-size:18px;line-height:1.35\"><a href=\"{link}\" class=\"ink\" \
             style=\"color:#2b2119;text-decoration:none\">{heading}</a></h2>"
        );
    }
    for line in &card.lines {
        let line = escaped(line);
        let _ = write!(
            out,
            "<p class=\"soft\" style=\"margin:0 0 3px;font-size:15px;line-height:1.45;color:#5d4f42\">{line}</p>"
        );
    }
    let _ = writeln!(
        out,
        "<p style=\"margin:12px 0 2px\"><a href=\"{link}\" class=\"press\" style=\"display:inline-block;padding:10px 18px;\
         border-radius:8px;background:#8f2f22;color:#fff8ef;font-size:15px;font-weight:600;text-decoration:none\">{open}\
         </a></p></td></tr></table></td></tr>"
    );
}

fn foot(out: &mut String, said: &Said) {
    let link = |(words, address): &(String, String)| {
        let (words, address) = (escaped(words), escaped(address));
        format!("<a href=\"{address}\" class=\"link\" style=\"color:#8f2f22\">{words}</a>")
    };
    let more = said.more.as_deref().map(|more| format!("{} ", escaped(more))).unwrap_or_default();
    let _ = write!(
        out,
        "<tr><td style=\"padding:2px 4px\"><p class=\"soft\" style=\"margin:0 0 20px;font-size:15px;color:#5d4f42\">\
         {more}{}</p><p class=\"soft\" style=\"margin:0 0 8px;font-size:13px;line-height:1.5;color:#5d4f42\">{}</p>\
         <p class=\"soft\" style=\"margin:0;font-size:13px;line-height:1.5;color:#5d4f42\">{} &nbsp;·&nbsp; {}</p></td></tr>",
        link(&said.all),
        escaped(&said.why),
        link(&said.settings),
        link(&said.stop),
    );
}

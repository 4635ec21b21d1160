//! Numbers as each language writes them.

use crate::lang::Lang;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

/// A number in a sentence.
pub fn number(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, options }) => {
            let places = options.minimum_fraction_digits.unwrap_or(0);
            Some(digits(lang, &format!("{value:.places$}")))
        }
        _ => None,
    }
}

/// A plain decimal number as the language writes it.
pub fn digits(lang: Lang, plain: &str) -> String {
    let (sign, plain) = plain.strip_prefix('-').map_or(("", plain), |rest| ("-", rest));
    let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
    let (separator, from) = lang.grouping();
    let mut text = String::from(sign);
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i).is_multiple_of(3) && whole.len() >= from {
            text.push_str(separator);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(lang.decimal_mark());
        text.push_str(fraction);
    }
    if lang.zero() != '0' {
        let own = |c: char| c.to_digit(10).and_then(|d| char::from_u32(lang.zero() as u32 + d)).unwrap_or(c);
        text = text.chars().map(own).collect();
    }
    text
}

//! Parameters of a form or a query by the rules of OAuth: none may be repeated, an empty one counts as
//! missing, and unknown ones are ignored (RFC 6749, 3.1 and 3.2).

use protocol::people::Scope;
use std::collections::BTreeMap;

/// The values by name.
#[derive(Debug)]
pub struct Params(BTreeMap<String, Vec<String>>);

impl Params {
    /// Parses a form body or a query string.
    pub fn read(text: &str) -> Self {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (name, value) in url::form_urlencoded::parse(text.as_bytes()) {
            all.entry(name.into_owned()).or_default().push(value.into_owned());
        }
        Self(all)
    }

    /// The value, if there is exactly one and it is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        match self.0.get(name)?.as_slice() {
            [one] if !one.is_empty() => Some(one),
            _ => None,
        }
    }

    /// Whether any of these parameters is repeated.
    pub fn repeats(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.0.get(*name).is_some_and(|values| values.len() > 1))
    }
}

/// The scopes in a list of words, in order and without duplicates; `None` if a word is unknown or the list is
/// empty.
pub fn scopes(text: &str) -> Option<Vec<Scope>> {
    let known = |word: &str| Scope::ALL.into_iter().find(|scope| <&str>::from(scope) == word);
    let found = text.split_ascii_whitespace().map(known).collect::<Option<Vec<_>>>()?;
    (!found.is_empty()).then(|| crate::store::tokens::in_order(&found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parameter_counts_if_it_stands_once_and_says_something() {
        let params = Params::read("?a=1&b=&c=x&c=y&d=%20%2B+&e&=f&%ff=1");
        assert_eq!(params.get("d"), Some(" + "));
        for name in ["b", "c", "e", "f"] {
            assert_eq!(params.get(name), None, "{name}");
        }
        assert!(params.repeats(&["a", "c"]) && !params.repeats(&["a", "b", "d"]));
    }

    #[test]
    fn scopes_are_words_that_are_all_known() {
        assert_eq!(scopes("chat read  read"), Some(vec![Scope::Read, Scope::Chat]));
        for wrong in ["", "  ", "admin", "read admin", "READ", "read,play", "read\u{a0}play"] {
            assert_eq!(scopes(wrong), None, "{wrong:?}");
        }
    }
}

//! The parameters of a form or a query as OAuth reads them: none may stand twice, one without a value counts as left
//! out, and unknown ones are passed over (RFC 6749, 3.1 and 3.2).

use protocol::people::Scope;
use std::collections::BTreeMap;

/// What was sent, by name.
#[derive(Debug)]
pub struct Params(BTreeMap<String, Vec<String>>);

impl Params {
    /// What stands in a form, or after the `?` of an address.
    pub fn read(text: &str) -> Self {
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (name, value) in url::form_urlencoded::parse(text.as_bytes()) {
            all.entry(name.into_owned()).or_default().push(value.into_owned());
        }
        Self(all)
    }

    /// A value, if there is exactly one that is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        match self.0.get(name)?.as_slice() {
            [one] if !one.is_empty() => Some(one),
            _ => None,
        }
    }

    /// Whether one of some parameters stands twice.
    pub fn repeats(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.0.get(*name).is_some_and(|values| values.len() > 1))
    }
}

/// The scopes in a text of words, in order, each once; none if there is an unknown word or no word at all.
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

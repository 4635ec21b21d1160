//! Redirect addresses of apps: which may be registered, which are equal, and how an answer is added.

use url::Url;

const LONGEST: usize = 300;
/// Parameters of our answers: an address that contains one could forge an answer.
const OURS: [&str; 6] = ["code", "state", "iss", "error", "error_description", "error_uri"];
/// Native programs listen there, on any port (RFC 8252, 7.3).
const LOOPBACK: [&str; 2] = ["http://127.0.0.1", "http://[::1]"];

/// A URL that every parser reads alike; `None` if they might differ.
fn plain(text: &str) -> Option<Url> {
    let visible = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
    let url = Url::parse(text).ok().filter(|_| visible)?;
    // `Url` adds a slash if the path is empty.
    let same = url.as_str() == text || url.as_str().strip_suffix('/') == Some(text);
    let anonymous = url.username().is_empty() && url.password().is_none();
    (same && anonymous && url.fragment().is_none()).then_some(url)
}

pub fn is_home(text: &str) -> bool {
    plain(text).is_some_and(|url| url.scheme() == "https" && url.has_host())
}

/// Allowed are HTTPS, a private scheme with a dot (so that it is none of the browsers' schemes), and the
/// person's own computer.
pub fn is_allowed(text: &str) -> bool {
    let Some(url) = plain(text) else { return false };
    let fits = match url.scheme() {
        "https" => url.has_host(),
        "http" => loopback(text).is_some(),
        scheme => scheme.contains('.'),
    };
    fits && !url.query_pairs().any(|(name, _)| OURS.contains(&&*name))
}

/// The host of a loopback address, and what follows the port.
fn loopback(text: &str) -> Option<(&str, &str)> {
    let host = LOOPBACK.into_iter().find(|host| text.starts_with(host))?;
    let rest = &text[host.len()..];
    let rest = match rest.strip_prefix(':') {
        Some(port) => {
            let digits = port.bytes().take_while(u8::is_ascii_digit).count();
            port[..digits].parse::<u16>().ok().filter(|port| *port > 0)?;
            &port[digits..]
        }
        None => rest,
    };
    (rest.is_empty() || rest.starts_with(['/', '?'])).then_some((host, rest))
}

/// Whether an address is registered. All characters must match, except the port of a loopback address.
pub fn is_known(asked: &str, registered: &[String]) -> bool {
    asked.len() <= LONGEST
        && registered.iter().any(|known| {
            let (one, other) = (loopback(asked), loopback(known));
            asked == known || (one.is_some() && one == other)
        })
}

/// Adds an answer to an address and keeps its query.
pub fn with(redirect: &str, answer: &[(&str, &str)]) -> String {
    let said = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(answer).finish();
    let between = match redirect.split_once('?') {
        None => "?",
        Some((_, rest)) if rest.is_empty() || rest.ends_with('&') => "",
        Some(_) => "&",
    };
    format!("{redirect}{between}{said}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What may be registered.
    const GOOD: [&str; 11] = [
        "https://app.example/cb",
        "https://app.example",
        "https://app.example/cb?a=1&b=2",
        "https://app.example:8443/cb",
        "https://xn--tea-tea.example/",
        "com.example.app:/cb",
        "com.example.app://cb/there",
        "http://127.0.0.1/cb",
        "http://127.0.0.1:8080/cb?x=1",
        "http://127.0.0.1",
        "http://[::1]/cb",
    ];
    const BAD: [&str; 39] = [
        "",
        "cb",
        "/cb",
        "//app.example/cb",
        "http://app.example/cb",
        "http://localhost/cb",
        "http://127.0.0.1.evil.example/cb",
        "http://127.0.0.1@evil.example/cb",
        "http://127.0.0.1:80@evil.example/cb",
        "http://127.0.0.1:99999/cb",
        "http://127.0.0.1:/cb",
        "http://127.1/cb",
        "http://2130706433/cb",
        "http://0.0.0.0/cb",
        "http://[::]/cb",
        "https://user@app.example/cb",
        "https://user:word@app.example/cb",
        "https://app.example/cb#there",
        "https://app.example/cb#",
        "https://app.example/a/../cb",
        "https://APP.example/cb",
        "https:app.example/cb",
        "https:\\\\app.example\\cb",
        "https://app.example/c b",
        "https://app.example/cb\n",
        " https://app.example/cb",
        "https://bücher.example/cb",
        "https://app.example/cb?code=1",
        "https://app.example/cb?a=1&st%61te=x",
        "https://",
        "javascript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "blob:https://app.example/1",
        "about:blank",
        "mailto:a@b.example",
        "ws://app.example/cb",
        "app:/cb",
        "COM.example.app:/cb",
    ];

    #[test]
    fn answers_go_by_https_to_a_scheme_of_the_app_or_to_ones_own_computer() {
        for good in GOOD {
            assert!(is_allowed(good), "{good}");
        }
        let long = format!("https://app.example/{}", "x".repeat(300));
        for bad in BAD.into_iter().chain([long.as_str()]) {
            assert!(!is_allowed(bad), "{bad}");
        }
        assert!(is_home("https://app.example/") && is_home("https://app.example"));
        assert!(!is_home("http://127.0.0.1/") && !is_home("com.example.app:/") && !is_home("javascript:1"));
    }

    #[test]
    fn only_the_port_of_ones_own_computer_is_free() {
        let known = ["https://app.example/cb".to_string(), "http://127.0.0.1/cb".to_string()];
        for good in ["https://app.example/cb", "http://127.0.0.1/cb", "http://127.0.0.1:51234/cb"] {
            assert!(is_known(good, &known), "{good}");
        }
        for bad in [
            "https://app.example/cb/",
            "https://app.example/cb?x=1",
            "https://app.example:443/cb",
            "https://app.example/CB",
            "https://app.example.evil.example/cb",
            "http://app.example/cb",
            "http://127.0.0.1:51234/other",
            "http://127.0.0.1:51234/cb?x=1",
            "http://127.0.0.1:0/cb",
            "http://127.0.0.1:70000/cb",
            "http://127.0.0.1:x/cb",
            "http://127.0.0.1:80@evil.example/cb",
            "http://127.0.0.1@evil.example/cb",
            "http://127.0.0.1.evil.example/cb",
            "http://[::1]/cb",
            "http://localhost/cb",
            "",
        ] {
            assert!(!is_known(bad, &known), "{bad}");
        }
        assert!(is_known("http://[::1]:9/", &["http://[::1]/".to_string()]));
    }

    #[test]
    fn an_answer_is_added_to_what_the_address_has() {
        let answer = [("code", "a b&c"), ("state", "é")];
        assert_eq!(with("https://a.example/cb", &answer), "https://a.example/cb?code=a+b%26c&state=%C3%A9");
        assert_eq!(with("a.b:/cb?x=1", &answer[..1]), "a.b:/cb?x=1&code=a+b%26c");
        assert_eq!(with("a.b:/cb?", &[("code", "1")]), "a.b:/cb?code=1");
    }
}

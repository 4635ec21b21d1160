//! Why a request is refused: an HTTP status and a [`Problem`].

use crate::error::Error;
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use protocol::game::GameState;
use serde_json::Value;

/// A refused request, as its client is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Fail {
    pub code: StatusCode,
    pub problem: Box<Problem>,
}

/// The result of a handler.
pub type Answer<T> = Result<T, Fail>;

impl Fail {
    pub fn new(code: StatusCode, error: &str) -> Self {
        Self { code, problem: Box::new(Problem::new(error)) }
    }

    /// The request is invalid in itself.
    pub fn bad(error: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error)
    }

    /// Not signed in.
    pub fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not-signed-in")
    }

    /// The requester lacks the right.
    pub fn forbidden(error: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, error)
    }

    pub fn missing() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found")
    }

    /// The request does not fit the current state.
    pub fn conflict(error: &str) -> Self {
        Self::new(StatusCode::CONFLICT, error)
    }

    /// A refused insertion: a conflict means that all `most` places are taken; other errors pass through.
    pub fn no_room(refused: Error, error: &str, most: i64) -> Self {
        match refused {
            Error::Conflict => Self::conflict(error).with("most", most),
            other => other.into(),
        }
    }

    /// Rate limited; `seconds` is when to retry.
    pub fn too_many(seconds: i64) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests").with("seconds", seconds.max(1))
    }

    /// Temporary: the server cannot do it now.
    pub fn unavailable() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable")
    }

    /// A fault of the server.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.problem.args.insert(name.to_string(), value.into());
        self
    }

    /// Adds the current state of the game.
    pub fn and_game(mut self, game: GameState) -> Self {
        self.problem.game = Some(Box::new(game));
        self
    }

    /// A turn or a setup that the rules refuse.
    pub fn rules(error: &str, message: &rules::message::Message) -> Self {
        let why = serde_json::to_value(message).unwrap_or_default();
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error).with("why", why)
    }
}

impl From<Error> for Fail {
    fn from(error: Error) -> Self {
        if matches!(error, Error::Conflict) {
            return Self::conflict("conflict");
        }
        tracing::error!(%error, "the database failed");
        Self::unavailable()
    }
}

impl From<JsonRejection> for Fail {
    fn from(rejection: JsonRejection) -> Self {
        let code = match rejection.status() {
            StatusCode::UNPROCESSABLE_ENTITY => StatusCode::BAD_REQUEST,
            code => code,
        };
        Self::new(code, "bad-request").with("detail", rejection.body_text())
    }
}

impl From<QueryRejection> for Fail {
    fn from(rejection: QueryRejection) -> Self {
        Self::bad("bad-request").with("detail", rejection.body_text())
    }
}

impl From<PathRejection> for Fail {
    fn from(_: PathRejection) -> Self {
        Self::missing()
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let mut response = (self.code, Json(&self.problem)).into_response();
        if let Some(seconds) = self.problem.args.get("seconds").and_then(Value::as_i64) {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        if self.code == StatusCode::UNAUTHORIZED {
            // RFC 6750 requires this of an API that takes tokens.
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// A JSON body. Its errors become a [`Problem`].
#[derive(axum::extract::FromRequest)]
#[from_request(via(axum::Json), rejection(Fail))]
pub struct Body<T>(pub T);

/// The query string. Its errors become a [`Problem`].
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Fail))]
pub struct Query<T>(pub T);

/// The path parameters. Their errors become a [`Problem`].
#[derive(axum::extract::FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Fail))]
pub struct Path<T>(pub T);

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::Path;

    /// The sentences of a language with the variables that each has.
    fn sentences(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang).join("web/problems.ftl");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let variables = |text: &str| {
            let parts = text.split("{ $").skip(1).filter_map(|part| part.split(' ').next());
            parts.map(str::to_string).collect()
        };
        text.lines()
            .filter_map(|line| line.strip_prefix("problem-")?.split_once(" = "))
            .map(|(key, text)| (key.to_string(), variables(text)))
            .collect()
    }

    fn sources(folder: &Path, out: &mut String) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                sources(&path, out);
            } else {
                out.push_str(&std::fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }

    #[test]
    fn every_refusal_has_a_sentence_in_every_language() {
        let english = sentences("en");
        for lang in texts::Lang::ALL.map(texts::Lang::code) {
            assert_eq!(sentences(lang), english, "{lang}");
        }
        let mut source = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        let mut count = 0;
        for start in [
            "Fail::bad(\"",
            "Fail::forbidden(\"",
            "Fail::conflict(\"",
            "Fail::rules(\"",
            "conflict(live, \"",
            "refused(\"",
        ] {
            for found in source.split(start).skip(1) {
                let id = found.split('"').next().unwrap_or_default();
                if id.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !id.is_empty() {
                    assert!(english.contains_key(id), "problem-{id} is not in locales/en/web/problems.ftl");
                    count += 1;
                }
            }
        }
        assert!(count > 50, "{count}");
    }
}

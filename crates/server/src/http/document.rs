//! Adds the responses common to all operations to the OpenAPI document.

use protocol::Problem;
use utoipa::PartialSchema;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

/// Refusals of any request with a body.
const OF_BODIES: [(&str, &str); 3] = [
    ("408", "the body did not arrive in time: `too-slow`"),
    ("413", "the body is too long: `too-large`"),
    ("415", "the content type is not JSON: `bad-request`"),
];
/// Refusals of any request.
const OF_ALL: [(&str, &str); 2] = [
    ("429", "too many requests or connections: `too-many-requests`, `too-many-connections`"),
    ("503", "temporarily unavailable: `unavailable`, `server-full`"),
];

fn problem(description: &str) -> RefOr<Response> {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    RefOr::T(ResponseBuilder::new().description(description).content("application/json", content).build())
}

fn add(operation: &mut Operation, answers: &[(&str, &str)]) {
    for (code, description) in answers {
        let known = &mut operation.responses.responses;
        known.entry((*code).to_string()).or_insert_with(|| problem(description));
    }
}

/// Completes the document with the common responses.
pub fn complete(mut api: OpenApi) -> OpenApi {
    for path in api.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.put, &mut path.post, &mut path.delete, &mut path.patch];
        for operation in operations.into_iter().flatten() {
            if operation.request_body.is_some() {
                add(operation, &OF_BODIES);
            }
            add(operation, &OF_ALL);
        }
    }
    let components = api.components.get_or_insert_default();
    components.schemas.entry("Problem".to_string()).or_insert_with(Problem::schema);
    api
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    #[test]
    fn every_operation_with_a_body_says_how_a_body_is_refused() {
        let api = serde_json::to_value(crate::openapi()).unwrap();
        let mut bodies = 0;
        for (path, item) in api["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                let known = |code: &str| !operation["responses"][code].is_null();
                let takes = operation["requestBody"].is_object();
                bodies += usize::from(takes);
                assert!(known("429") && known("503"), "{method} {path}");
                assert!(!takes || ["408", "413", "415"].into_iter().all(known), "{method} {path}");
            }
        }
        assert!(bodies > 10, "{bodies}");
        let catalogue = &api["paths"]["/api/catalogue"]["get"]["responses"]["200"]["content"];
        assert_eq!(catalogue["application/json"]["schema"]["type"], "array");
        assert_eq!(catalogue["application/json"]["schema"]["items"]["$ref"], "#/components/schemas/GameInfo");
    }
}

//! Builds the program again when its pages have changed, even if there were none before.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Other builds read the pages from their folder.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}

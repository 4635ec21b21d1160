//! OAuth apps: those that accounts register, and how anybody sees them.

use super::People;
use super::redirects;
use crate::fail::{Answer, Fail};
use crate::names;
use crate::node::limits::APPS;
use crate::sanitize;
use crate::secret;
use crate::store::{apps, consents, tokens};
use protocol::people::{App, NewApp, Scope};

/// In characters.
const LONGEST: usize = 60;
/// The most apps of an account.
const MOST: i64 = 10;
/// The most redirect addresses of an app.
const REDIRECTS: usize = 5;
/// The built-in app: the Python package.
const PYTHON: &str = "teahouse-python";

/// The built-in app with this identifier.
fn built_in(id: &str) -> Option<App> {
    let redirects = ["http://127.0.0.1/", "http://[::1]/"].map(str::to_string);
    (id == PYTHON).then(|| App {
        id: PYTHON.to_string(),
        name: "Teahouse for Python".to_string(),
        url: String::new(),
        redirects: redirects.to_vec(),
        scopes: Scope::ALL.to_vec(),
        created_at: 0,
    })
}

/// An app, registered here or built in.
pub struct Known {
    pub app: App,
    pub registered: bool,
}

impl Known {
    /// The home page of a registered app.
    pub fn url(&self) -> Option<String> {
        self.registered.then(|| self.app.url.clone())
    }
}

/// The name of a built-in app.
pub fn built_in_name(id: &str) -> Option<String> {
    built_in(id).map(|app| app.name)
}

/// A valid name, cleaned. Official-sounding names are refused.
fn read_name(name: &str) -> Answer<String> {
    let refused = || Fail::bad("bad-app-name").with("longest", LONGEST);
    let name = sanitize::message(name, LONGEST).filter(|name| !name.contains('\n')).ok_or_else(refused)?;
    let spaced = name.replace(|c: char| !c.is_alphanumeric(), "-");
    if names::is_reserved(&spaced) { Err(refused()) } else { Ok(name) }
}

/// Validates a new app.
fn read(new: NewApp, now: i64) -> Answer<App> {
    let name = read_name(&new.name)?;
    if !redirects::is_home(&new.url) {
        return Err(Fail::bad("bad-app-url"));
    }
    let mut addresses: Vec<String> = Vec::new();
    for address in new.redirects {
        if !redirects::is_allowed(&address) {
            let address: String = address.chars().take(100).collect();
            return Err(Fail::bad("bad-app-redirect").with("address", address));
        }
        if !addresses.contains(&address) {
            addresses.push(address);
        }
    }
    if addresses.is_empty() || addresses.len() > REDIRECTS {
        return Err(Fail::bad("bad-app-redirects").with("most", REDIRECTS));
    }
    if new.scopes.is_empty() {
        return Err(Fail::bad("no-scopes"));
    }
    let scopes = tokens::in_order(&new.scopes);
    Ok(App { id: secret::id(), name, url: new.url, redirects: addresses, scopes, created_at: now })
}

impl People {
    /// The app with this `client_id`.
    pub(super) async fn app(&self, id: &str) -> Answer<Option<Known>> {
        if let Some(app) = built_in(id) {
            return Ok(Some(Known { app, registered: false }));
        }
        Ok(apps::find(&self.store, id).await?.map(|app| Known { app, registered: true }))
    }

    pub async fn apps(&self, owner: &str) -> Answer<Vec<App>> {
        Ok(apps::list(&self.store, owner).await?)
    }

    pub async fn register_app(&self, owner: &str, new: NewApp) -> Answer<App> {
        let app = read(new, self.time.now())?;
        self.limits.count(APPS, owner).await?;
        let added = self.store.write(apps::add(owner, &app, MOST)).await;
        added.map(|_| app).map_err(|refused| Fail::no_room(refused, "too-many-apps", MOST))
    }

    /// Renames an app. Its scopes cannot change: a new app is needed for more.
    pub async fn rename_app(&self, owner: &str, id: &str, name: &str) -> Answer<()> {
        let name = read_name(name)?;
        self.limits.count(APPS, owner).await?;
        let changed = self.store.write(apps::rename(owner, id, &name)).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }

    /// Deletes an app with all its consents. There may be many consents, so they go in batches. The app goes
    /// last, so that an interrupted deletion can be repeated.
    pub async fn delete_app(&self, owner: &str, id: &str) -> Answer<()> {
        if !self.apps(owner).await?.iter().any(|app| app.id == id) {
            return Err(Fail::missing());
        }
        loop {
            let those = consents::of_app(&self.store, id).await?;
            if those.is_empty() {
                break;
            }
            self.end_consents(&those).await?;
        }
        self.store.write(apps::delete(owner, id)).await?;
        Ok(())
    }

    /// Deletes all apps of an account.
    pub(super) async fn delete_apps(&self, owner: &str) -> Answer<()> {
        for app in self.apps(owner).await? {
            self.delete_app(owner, &app.id).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_app_of_the_program_answers_only_on_ones_own_computer() {
        let app = built_in(PYTHON).unwrap();
        assert!(app.redirects.iter().all(|address| redirects::is_allowed(address)));
        assert!(redirects::is_known("http://127.0.0.1:49152/", &app.redirects));
        assert!(!redirects::is_known("https://app.example/", &app.redirects));
        assert!(built_in("python").is_none());
    }

    #[test]
    fn no_app_sounds_as_if_it_were_ours() {
        for good in ["Pai Sho Board", "Ana's tea app 2", "Tea", "שולחן תה"] {
            assert_eq!(read_name(good).unwrap(), good);
        }
        let long = "x".repeat(61);
        for bad in
            ["", " ", "Teahouse", "teahouse for Go", "Tеahouse", "Official app", "a\nb", "\u{202e}", &long]
        {
            assert!(read_name(bad).is_err(), "{bad:?}");
        }
        assert_eq!(read_name(" a\u{202e}b ").unwrap(), "ab");
    }
}

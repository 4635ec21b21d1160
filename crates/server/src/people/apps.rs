//! Apps of other people: an account registers what it has made, and what a registered app is for anybody.

use super::People;
use super::redirects;
use crate::fail::{Answer, Fail};
use crate::names;
use crate::node::limits::APPS;
use crate::sanitize;
use crate::secret;
use crate::store::{apps, consents, tokens};
use protocol::people::{App, NewApp, Scope};

/// The longest name, in characters.
const LONGEST: usize = 60;
/// How many apps an account may have.
const MOST: i64 = 10;
/// How many addresses an app may have.
const REDIRECTS: usize = 5;
/// The app that comes with the server: the Python package.
const PYTHON: &str = "teahouse-python";

/// The app of an identifier, if the program knows it by itself.
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

/// An app, and whether it is registered here or comes with the program.
pub struct Known {
    pub app: App,
    pub registered: bool,
}

impl Known {
    /// Its home page, if it has one.
    pub fn url(&self) -> Option<String> {
        self.registered.then(|| self.app.url.clone())
    }
}

/// The name of an app that comes with the program.
pub fn built_in_name(id: &str) -> Option<String> {
    built_in(id).map(|app| app.name)
}

/// A name as it is kept. None may sound as if it were ours.
fn read_name(name: &str) -> Answer<String> {
    let refused = || Fail::bad("bad-app-name").with("longest", LONGEST);
    let name = sanitize::message(name, LONGEST).filter(|name| !name.contains('\n')).ok_or_else(refused)?;
    let spaced = name.replace(|c: char| !c.is_alphanumeric(), "-");
    if names::is_reserved(&spaced) { Err(refused()) } else { Ok(name) }
}

/// What is asked for, as it is kept.
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
    /// An app by its `client_id`.
    pub(super) async fn app(&self, id: &str) -> Answer<Option<Known>> {
        if let Some(app) = built_in(id) {
            return Ok(Some(Known { app, registered: false }));
        }
        Ok(apps::find(&self.store, id).await?.map(|app| Known { app, registered: true }))
    }

    /// The apps that an account has registered.
    pub async fn apps(&self, owner: &str) -> Answer<Vec<App>> {
        Ok(apps::list(&self.store, owner).await?)
    }

    pub async fn register_app(&self, owner: &str, new: NewApp) -> Answer<App> {
        let app = read(new, self.time.now())?;
        self.limits.count(APPS, owner).await?;
        let added = self.store.write(apps::add(owner, &app, MOST)).await;
        added.map(|_| app).map_err(|refused| Fail::no_room(refused, "too-many-apps", MOST))
    }

    /// Gives an app another name. What it may do stays: an app that may do more is another one.
    pub async fn rename_app(&self, owner: &str, id: &str, name: &str) -> Answer<()> {
        let name = read_name(name)?;
        self.limits.count(APPS, owner).await?;
        let changed = self.store.write(apps::rename(owner, id, &name)).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }

    /// Deletes an app with all that people have allowed it. Those who have are many, perhaps: they go in portions, and
    /// the app goes last, so that one that is deleted halfway is still there to be deleted.
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

    /// Deletes the apps of an account.
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

//! The names under which an installation talks over NATS. Several may share one NATS server: each has a name of its own
//! in every subject, which follows from its database, so that news and findings never reach another one. Their jobs
//! wait in one stream for each prefix. Workers of a prefix do the jobs of all installations under it, and send what
//! they find to the one that has asked. Installations that are to share no workers have different prefixes.

/// Which jobs. Each kind has a queue of its own, so that turns never wait behind reviews.
#[derive(Copy, Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Turns,
    Reviews,
}

/// The stream in which the jobs of a prefix wait.
pub fn stream(prefix: &str) -> String {
    format!("{prefix}-jobs")
}

/// All jobs of a kind, of every installation under a prefix.
pub fn jobs(prefix: &str, kind: Kind) -> String {
    format!("{prefix}.*.{}.*", <&str>::from(kind))
}

/// The subjects of one installation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subjects {
    /// The prefix and the name of the installation.
    own: String,
    prefix: String,
}

impl Subjects {
    /// Those of an installation under a prefix.
    pub fn new(prefix: &str, installation: &str) -> Self {
        Self { own: format!("{prefix}.{installation}"), prefix: prefix.to_string() }
    }

    /// Those of the installation that a job comes from.
    pub fn of_job(subject: &str) -> Option<Self> {
        let mut parts = subject.split('.');
        let (prefix, installation, _kind, _key) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        Some(Self::new(prefix, installation))
    }

    /// What all subjects of this installation begin with.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// What nodes tell each other.
    pub fn news(&self) -> String {
        format!("{}.news", self.own)
    }

    /// What workers have found.
    pub fn found(&self) -> String {
        format!("{}.found", self.own)
    }

    /// Where workers ask whether a job still has to be done.
    pub fn wanted(&self) -> String {
        format!("{}.wanted", self.own)
    }

    /// A job, by the key that says which are the same.
    pub fn job(&self, kind: Kind, key: &str) -> String {
        format!("{}.{}.{}", self.own, <&str>::from(kind), key.replace(':', "-"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_job_of_an_installation_says_where_its_answer_goes() {
        let subjects = Subjects::new("tea-2", "ab12");
        let job = subjects.job(Kind::Turns, "game:7");
        assert_eq!(job, "tea-2.ab12.turns.game-7");
        assert_eq!(Subjects::of_job(&job).as_ref(), Some(&subjects));
        assert_eq!(Subjects::of_job("tea-2.ab12"), None);
        assert_ne!(Subjects::new("tea-2", "cd34").found(), subjects.found());
        assert_eq!(subjects.found(), "tea-2.ab12.found");
    }
}

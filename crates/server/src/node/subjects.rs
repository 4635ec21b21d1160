//! The NATS subjects of an installation. Several installations may share a NATS server: every subject
//! contains the identifier of the installation, which is stored in its database, so messages and results
//! never reach another one. All jobs of a prefix wait in one stream. The workers of a prefix serve all its
//! installations and send results to the one that asked. Installations that must not share workers need
//! different prefixes.

/// The kinds of jobs. Each has its own queue, so that turns never wait behind reviews.
#[derive(Copy, Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Turns,
    Reviews,
}

/// The stream with the jobs of a prefix.
pub fn stream(prefix: &str) -> String {
    format!("{prefix}-jobs")
}

/// All jobs of a kind, from every installation of a prefix.
pub fn jobs(prefix: &str, kind: Kind) -> String {
    format!("{prefix}.*.{}.*", <&str>::from(kind))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subjects {
    /// The prefix and the identifier of the installation.
    own: String,
    prefix: String,
}

impl Subjects {
    pub fn new(prefix: &str, installation: &str) -> Self {
        Self { own: format!("{prefix}.{installation}"), prefix: prefix.to_string() }
    }

    /// The subjects of the installation that sent a job.
    pub fn of_job(subject: &str) -> Option<Self> {
        let mut parts = subject.split('.');
        let (prefix, installation, _kind, _key) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        Some(Self::new(prefix, installation))
    }

    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Messages between nodes.
    pub fn news(&self) -> String {
        format!("{}.news", self.own)
    }

    /// Results of workers.
    pub fn found(&self) -> String {
        format!("{}.found", self.own)
    }

    /// Workers' questions whether a job is still wanted.
    pub fn wanted(&self) -> String {
        format!("{}.wanted", self.own)
    }

    /// A job, by its key.
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

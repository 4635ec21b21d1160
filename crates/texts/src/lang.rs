//! The languages.

/// The languages, each named once: its code is also the name of its folder in `locales/`. The first token is a `$` for
/// the macros that this makes.
macro_rules! languages {
    ($dollar:tt $($(#[$doc:meta])* $name:ident $code:literal),*) => {
        /// A language of the program.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Lang {
            $($(#[$doc])* $name),*
        }

        impl Lang {
            /// Every language; English is the first.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$name),*];

            /// Its code.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code),*
                }
            }
        }

        /// A file of every language, embedded, in the order of [`Lang::ALL`].
        macro_rules! in_all {
            ($dollar file:expr) => {
                [$(include_str!(concat!("../../../locales/", $code, "/", $dollar file, ".ftl"))),*]
            };
        }

        /// A function of a language and a value as one of the value alone: Fluent keeps none that remembers anything.
        macro_rules! in_language {
            ($dollar lang:expr, $dollar with:path) => {
                match $dollar lang {
                    $(Lang::$name => |value, _| $dollar with(Lang::$name, value)),*
                }
            };
        }
    };
}

languages! { $
    /// English.
    En "en",
    /// Persian.
    Fa "fa",
    /// Hebrew.
    He "he",
    /// Polish.
    Pl "pl",
    /// Portuguese.
    Pt "pt"
}

/// A file in every language.
pub(crate) type InAll = [&'static str; Lang::ALL.len()];

impl Lang {
    /// The language of a code or a locale name: `pt`, `pt_BR.UTF-8`, `fa-IR`.
    pub fn find(name: &str) -> Option<Self> {
        let code = name.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }

    /// Whether it is written from right to left.
    pub const fn is_rtl(self) -> bool {
        matches!(self, Self::Fa | Self::He)
    }

    /// What stands between groups of three digits, and from how many digits on groups are made.
    pub(crate) const fn grouping(self) -> (&'static str, usize) {
        match self {
            Self::En | Self::He => (",", 4),
            Self::Fa => ("٬", 4),
            Self::Pl => ("\u{a0}", 5),
            Self::Pt => (".", 4),
        }
    }
}

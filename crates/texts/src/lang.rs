//! The languages: each is a line of [`each_language!`](crate::each_language) and a folder in `locales/`. Every
//! other per-language table, here or in another crate, is generated from that list.

/// Calls a macro with every language and any further arguments: `each_language!(files! "shared/says")`. Each
/// line has the variant of [`Lang`], the code (also the name of the folder), the name in English and in the
/// language itself, whether it is written from right to left, the separator of groups of three digits with the
/// number of digits from which it is used, the decimal mark, and the digit zero.
#[macro_export]
macro_rules! each_language {
    ($then:ident! $($rest:tt)*) => {
        $then! {
            [
                (En "en" "English." "English" false "," 4 '.' '0')
                (Fa "fa" "Persian." "فارسی" true "٬" 4 '٫' '۰')
                (He "he" "Hebrew." "עברית" true "," 4 '.' '0')
                (Pl "pl" "Polish." "polski" false "\u{a0}" 5 ',' '0')
                (Pt "pt" "Portuguese." "português" false "." 4 ',' '0')
            ]
            $($rest)*
        }
    };
}

macro_rules! define {
    ([$(($lang:ident $code:literal $name:literal $own:literal $rtl:literal $group:literal $from:literal $mark:literal $zero:literal))*]) => {
        /// A language of the program.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Lang { $(#[doc = $name] $lang,)* }

        impl Lang {
            /// Every language, English first.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$lang),*];

            /// Its code, which also names its folder.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$lang => $code,)* }
            }

            /// Its name in the language itself.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$lang => $own,)* }
            }

            /// Whether it is written from right to left.
            pub const fn is_rtl(self) -> bool {
                match self { $(Self::$lang => $rtl,)* }
            }

            /// The separator of groups of three digits, and the number of digits from which it is used.
            pub(crate) const fn grouping(self) -> (&'static str, usize) {
                match self { $(Self::$lang => ($group, $from),)* }
            }

            /// The decimal mark.
            pub(crate) const fn decimal_mark(self) -> char {
                match self { $(Self::$lang => $mark,)* }
            }

            /// The digit zero; the others follow it.
            pub(crate) const fn zero(self) -> char {
                match self { $(Self::$lang => $zero,)* }
            }
        }
    };
}
each_language!(define!);

/// A file of every language, embedded, in the order of [`Lang::ALL`].
macro_rules! in_all {
    ($file:expr) => {
        $crate::each_language!(embed! $file)
    };
}
macro_rules! embed {
    ([$(($lang:ident $code:literal $($rest:tt)*))*] $file:expr) => {
        [$(include_str!(concat!("../../../locales/", $code, "/", $file, ".ftl"))),*]
    };
}

/// A file in every language.
pub(crate) type InAll = [&'static str; Lang::ALL.len()];

impl Lang {
    /// The language of a code or a locale name: `pt`, `pt_BR.UTF-8`, `fa-IR`.
    pub fn find(name: &str) -> Option<Self> {
        let code = name.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }
}

# מילים קטנות שמשמשות בכל מקום.
list-comma = {", "}
count-turns = { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}
bot-random = בוט אקראי
bot-greedy = בוט חמדן

# מה יכול להשתבש.
error-heading = שגיאה:
error-processor = הגרסה הזאת של בית התה דורשת מעבד עם AVX2, BMI2 ו־FMA (כלומר x86-64-v3: אינטל מ־2013, AMD מ־2015), ולמעבד של המחשב הזה חסר חלק מהם. אפשר לבנות אותה מקוד המקור למחשב הזה: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = הקריאה או הכתיבה נכשלה: { $why }.
error-file = הקובץ { $file }: { $why }
error-not-found = אין קובץ כזה.
error-permission = אין הרשאה לפתוח אותו.
error-directory = זו תיקייה, לא קובץ.
error-truncated = הקובץ נקטע באמצע.
error-too-long = יש בו יותר מ־{ $limit } מביבייט, יותר ממה שכל משחק צריך.
error-encoding = זה אינו טקסט ב־`UTF-8` (בית { $at }).
error-option-form = ”{ $word }“ אינה אפשרות עם ערך. יש לכתוב `NAME=VALUE`, למשל `--option board=10x10`.
error-no-first = במשחק הזה השחקן הראשון קבוע.
error-seat = אין מקום ”{ $seat }“ במשחק הזה. המקומות הם: { $allowed }.
error-seat-form = ”{ $word }“ אינו שם של מקום. יש לכתוב `SEAT=VALUE`, למשל `--bot G=greedy`.
error-bot = אין בוט בשם ”{ $name }“. אפשר לבחור: { $allowed }.
error-language = השפה ”{ $name }“ אינה זמינה. אפשר לבחור: { $allowed }.
error-unknown-argument = ארגומנט לא מוכר: ”{ $arg }“.
error-unknown-command = אין פקודה ”{ $command }“.
error-unknown-section = אין בכללים פרק ”{ $name }“. הפרקים: { $allowed }
pager-more = -- המשך: רווח, השורה הבאה: Enter, סיום: q --
error-missing-command = לא צוינה פקודה.
error-missing-argument = חסר ארגומנט: { $arg }.
error-missing-value = ”{ $arg }“ צריך ערך.
error-argument-twice = אפשר לתת את ”{ $arg }“ רק פעם אחת.
error-argument-conflict = אי אפשר לשלב את ”{ $arg }“ עם שאר הארגומנטים.
error-value = ”{ $arg }“ לא יכול להיות ”{ $value }“.
error-argument-encoding = אחד הארגומנטים אינו טקסט ב־`UTF-8`.
error-arguments = שורת הפקודה שגויה.
error-see-help = כדי לראות מה אפשר: `--help`.
error-no-turn = אין תור { $turn }: ברשומה יש { $most }.
error-trf-line = שורה { $line }: { $why }
error-trf-no-players = אין אף שחקן, כלומר אין שורה שמתחילה ב־`001`.
error-trf-players = יש יותר מ־{ $most } שחקנים.
error-trf-rounds = יש יותר מ־{ $most } סיבובים.
error-trf-column = בעמודה { $column } יש משהו שאין ל־TRF שם.
error-trf-same = המספר { $number } מופיע פעמיים.
error-trf-missing = המספר { $number } חסר.
error-trf-points = לפי הסיבובים יש למספר { $number } { $points } נקודות; יש לתקן את הנקודות או את הסיבובים.
error-trf-mirror = מה שיש למספר { $number } בסיבוב { $round } אינו מה שיש ליריב.
error-trf-twice = המספר { $number } מופיע פעמיים באותו סיבוב.
error-pair-rounds = הקובץ אינו אומר כמה סיבובים מתוכננים: יש להוסיף שורת `XXR` או להשתמש ב־`--rounds`.
error-pair-over = כל { $rounds } הסיבובים כבר שובצו.
error-pair-open = לשולחן { $table } בסיבוב { $round } עוד אין תוצאה.
error-pair-none = אין שיבוץ שמקיים את הכללים המוחלטים: על המארגן להחליט.
error-pair-nobody = אף אחד אינו משתתף בסיבוב הבא, ולכן אין את מי לשבץ: יש להסיר שחקנים מ־`XXZ` או את החופש שלהם מהעמודה האחרונה.
error-other-game = הרשומה היא של משחק אחר: { $game }.
error-nothing-to-undo = אין תור לבטל.
error-nothing-to-redo = אין תור לבצע שוב.
error-no-file = יש לכתוב שם של קובץ.

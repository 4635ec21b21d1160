# המנוע: יריבים ברמות, התמודדויות, ניתוח.
bot-level = רמה { $n }

meta-player-a = שחקן
meta-player-b = יריב
meta-ms = אלפיות
meta-tc = בסיס+תוספת
meta-openings = קובץ או random:N
meta-sprt = ELO0,ELO1
meta-folder = תיקייה

help-match = לערוך התמודדות בין שני שחקנים
help-match-long = מנהל התמודדות: זוגות של משחקים מאותה פתיחה עם החלפת מקומות, כמה בבת אחת. שחקן הוא `random`, `greedy`, `level:N` או `engine` (עם הגדרות: `engine:threads=2,mib=64,time=50,net=FILE`), או `cmd:PROGRAM ARGS` לתוכנה אחרת שמדברת בפרוטוקול של `teahouse engine`, במירכאות כמו במעטפת; עם הגדרות: `cmd:"PROGRAM ARGS":name=NAME,OPTION=VALUE`. ב־`docs/ENGINES.md` כתוב מה על תוכנות לעשות. מראה את הנקודות, את הפרש האלו עם רווח של 95%, את הכשלים של כל צד, את העלות של תור ואת החריגה הגדולה ביותר מהזמן, ומסיים בשורה שתוכנות יכולות לקרוא. בשלושה או ארבעה מקומות שחקן אחד מהסוג הראשון פוגש שולחן מהסוג השני, מכל מקום בתורו.
help-arg-player-a = השחקן שנקודותיו נספרות
help-arg-player-b = היריב
help-arg-time = זמן חשיבה לכל תור, באלפיות שנייה (ברירת מחדל: 100 בהתמודדות, 500 בניתוח)
help-arg-nodes = צמתים לכל תור במקום זמן: זהה בכל מחשב
help-arg-tc = שעון למשחק כולו ותוספת לכל תור, באלפיות שנייה
help-arg-margin = בכמה אלפיות שנייה תור יכול לאחר לפני שהמשחק אבוד (ברירת מחדל: 1000)
help-arg-concurrency = כמה משחקים בבת אחת (ברירת מחדל: אחד לכל מעבד)
help-arg-openings = איפה המשחקים מתחילים: אחרי N תורות אקראיים (ברירת מחדל: `random:6`), או בשורות של קובץ
help-arg-sprt = לעצור ברגע שהמבחן בין שני הפרשי אלו מוכרע
help-arg-save-in = לשמור את הרשומות בתיקייה הזאת

error-match-player = ”{ $name }“ אינו שחקן. יש לכתוב `random`, `greedy`, `level:N` עם N מ־1 עד 10 או `engine`, גם עם הגדרות כמו `engine:threads=2,mib=64`, או `cmd:PROGRAM`, ועם הגדרות `cmd:"PROGRAM":name=NAME,OPTION=VALUE`.
error-match-program = { $name }: התוכנה לא עובדת: { $why }.
error-match-never = כל המשחקים הסתיימו בקריסה של { $name }, ולכן ההתמודדות לא אומרת דבר על הכוח שלה.
error-clock = ”{ $value }“ אינו שעון. יש לכתוב אלפיות שנייה למשחק ולכל תור, למשל `10000+100`.
error-sprt = ”{ $value }“ אינו מבחן. יש לכתוב שני הפרשי אלו, הנמוך קודם, למשל `0,10`.
error-openings = ”{ $value }“ לא נותן פתיחות. יש לכתוב `random:N` עם N עד 200, או שם של קובץ עם פתיחה בכל שורה.
error-opening-over = אחרי הפתיחה ”{ $value }“ המשחק כבר נגמר.

match-heading = { $n ->
    [one] משחק אחד של { $game }
    [two] שני משחקים של { $game }
   *[other] { $n } משחקים של { $game }
}
match-results = { $name } נגד { $other }: { $wins } ניצחונות, { $draws } תיקו, { $losses } הפסדים.
match-stopped = עצרתם את ההתמודדות: משחקים שלא הסתיימו אינם נספרים.
match-score = נקודות: { $score } (95% בין { $low } ל־{ $high }).
match-elo = הפרש אלו: { $elo } (95% בין { $low } ל־{ $high }).
match-elo-value = { $n }
match-pairs = זוגות עם `0`, `½`, `1`, `1½` ו־`2` נקודות: { $pairs }.
match-places = מקום ממוצע: { $own }, האחרים { $other }.
match-sprt = לוג יחס הנראות { $ratio } (מוכרע ב־±{ $bound }): { $verdict }.
match-sprt-accepted = ההפרש הגבוה מתקיים
match-sprt-rejected = ההפרש הנמוך מתקיים
match-sprt-open = לא הוכרע
match-column-crashes = קריסות
match-column-late = איחורים
match-column-illegal = לא חוקיים
match-column-depth = עומק
match-column-nodes = צמתים
match-column-time = זמן
match-column-longest = הארוך ביותר
match-column-over = חריגה
match-broken = { $n ->
    [one] משחק אחד נקטע:
    [two] שני משחקים נקטעו:
   *[other] { $n } משחקים נקטעו:
}
match-broken-game = { $game }: הפסד של { $name } ({ $seat }), כי { $why }.
match-broken-more = … ועוד { $n }; הכול רשום ב־`--json`.
match-late = התור איחר ב־{ $n } אלפיות שנייה
match-illegal = ”{ $turn }“ אינו תור חוקי
match-crash-start = אי אפשר היה להפעיל את התוכנה ({ $said })
match-crash-ended = התוכנה הסתיימה ({ $said })
match-crash-silent = התוכנה לא ענתה `{ $said }` תוך { $seconds } שניות
match-crash-option = לתוכנה אין אפשרות ”{ $said }“
match-crash-closed = התוכנה סגרה את הפלט שלה
match-crash-lost = לא נמצא מהלך
match-crash-nobody = המקום היה ריק
match-log = נכתב לפלט השגיאות:
report-milliseconds = { $n } אלפיות
report-number = { $n }

help-arg-level = לתת למנוע לשחק בכל מקום אחר, ברמה מ־1 עד 10
help-arg-seat = המקום של האדם (ברירת מחדל: הראשון)
help-engine = לפעול כמנוע עבור תוכנות אחרות
help-engine-long = קורא פקודות שורה אחר שורה ועונה בנוסח UCI: `uci`, `isready`, `setoption`, `newgame`, `position`, `go`, `stop`, `ponderhit`, `d`, `quit`. הכול מתואר ב־`docs/ENGINE-PROTOCOL.md`.

engine-unknown = פקודה לא מוכרת: ”{ $word }“; המנוע מתעלם ממנה
engine-thinking = חיפוש רץ עכשיו; קודם יש לשלוח `stop`
engine-not-thinking = שום חיפוש לא רץ
engine-option-form = יש לכתוב `setoption name NAME value VALUE`
engine-position-form = יש לכתוב `position start` או `position text POSITION`, ואז `turns ENTRY;ENTRY` אם יש
engine-pending = המצב באמצע תור; יש לתת תורות שלמים
engine-not-legal = ”{ $turn }“ אינו תור חוקי כאן

help-analyse = לנתח מצב או רשומה
help-analyse-long = במצב: מראה כמה הוא שווה לדעת המנוע למי שתורו לשחק, ואת ההמשכים הטובים ביותר. ברשומה: שופט כל תור, כמה היה שווה וכמה אבד לעומת התור הטוב ביותר, ומסמן `?!`, `?` ו־`??` כשהתור הפסיד 0.05, 0.1 או 0.2 נקודה; בסוף, הסיכום של כל שחקן.
help-arg-lines = כמה מההמשכים הטובים ביותר
help-arg-threads = כמה תהליכונים
help-arg-net = להעריך לפי הרשת שבקובץ הזה במקום הרשת של התוכנה; `none`: בלי רשת
help-arg-why = ממה נובע הערך: כמה הוא היה משתנה בלי כל אחד מהכלים
net-none = ”{ $file }“ אינו רשת של בית התה.
net-damaged = הקובץ ”{ $file }“ פגום או קטוע. יש להעתיק אותו שוב.
net-other-game = ”{ $file }“ היא רשת למשחק { $game }, לא למשחק הזה.
net-other-shape = הרשת ”{ $file }“ נבנתה לגרסה אחרת של בית התה.

analyse-heading = התור של { $seat }: עומק { $depth }, { $nodes } צמתים, { $time }.
analyse-win = { $n ->
    [one] ניצחון בעוד תור אחד
    [two] ניצחון בעוד שני תורות
   *[other] ניצחון בעוד { $n } תורות
}
analyse-loss = { $n ->
    [one] הפסד בעוד תור אחד
    [two] הפסד בעוד שני תורות
   *[other] הפסד בעוד { $n } תורות
}
analyse-chance = { $percent }%
analyse-why = ממה נובע הערך, מבחינת מי שתורו לשחק (מה היה אובד בלי הכלי):
analyse-why-record = `--why` מסביר מצב אחד: ציינו את שם המשחק ואת המצב עם `--position` או `--turns`.
analyse-turn = תור
analyse-score = ערך
analyse-lost = הפסד
analyse-better = טוב יותר
analyse-player = { $turns ->
    [one] { $seat }: תור אחד, אבד { $loss }, נשמרו { $kept }% מהנקודות; מפוקפקים { $doubtful }, טעויות { $mistakes }, טעויות גסות { $blunders }.
    [two] { $seat }: שני תורות, אבד { $loss } בממוצע, נשמרו { $kept }% מהנקודות; מפוקפקים { $doubtful }, טעויות { $mistakes }, טעויות גסות { $blunders }.
   *[other] { $seat }: { $turns } תורות, אבד { $loss } בממוצע, נשמרו { $kept }% מהנקודות; מפוקפקים { $doubtful }, טעויות { $mistakes }, טעויות גסות { $blunders }.
}

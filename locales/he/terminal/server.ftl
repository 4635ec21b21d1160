meta-url = כתובת
meta-address = כתובת

help-serve = להגיש את המשחקים לדפדפנים ולתוכניות
help-serve-long = פותח את הבית המקוון: חשבונות, לובי, משחקים עם שעון, יריבי מחשב והממשקים לתוכניות (מתוארים ב־`/api/docs`). אם לא נאמר דבר הוא מאזין במחשב הזה בלבד ושומר הכול בקובץ אחד. סודות אפשר לשים במשתני הסביבה במקום בשורת הפקודה: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, או אותם שמות עם `_FILE` לקובץ שמכיל אותם. כמה ייכתב ביומן קובע `RUST_LOG`.
help-arg-data = התיקייה לקבצים; אחרת `TEAHOUSE_DATA` או המקום הרגיל לנתונים
help-arg-database = מסד הנתונים: `postgres://…` לכמה צמתים; אחרת קובץ בתיקיית הנתונים
help-arg-listen = היכן להאזין, למשל `127.0.0.1:7474`; פורט 0 בוחר פורט פנוי
help-arg-nats = שרת NATS שמחבר כמה צמתים
help-arg-public-url = הכתובת שבה אנשים מגיעים אליו, למשל `https://tea.example`; עם `https` עוגיות נשלחות רק בדרך זו
help-arg-proxies = כמה שרתי תיווך עומדים לפניו ודבריהם על כתובות אמינים
help-arg-smtp = שרת הדואר, בצורה `smtps://NAME:PASSWORD@HOST`
help-arg-mail-from = השולח של הדואר
help-arg-workers = כמה תהליכוני מנוע משחקים ומנתחים (מחצית המעבדים אם לא נאמר דבר)
help-arg-json-log = יומן בצורת JSON, עצם אחד בכל שורה
help-arg-per-address = חיבורים מכתובת אחת או מרשת IPv6 אחת (256 אם לא נאמר דבר), לעולם לא יותר מרבע מהכול
help-arg-no-limits = להסיר את המגבלות: רק לבדיקות עומס
serve-ready = פתוח ב־{ $address }, הנתונים ב־{ $data }. לסגירה: Ctrl+C.
serve-stopped = נסגר. כל מה שאושר נשמר.
error-serve-data = היכן יהיו הנתונים? ציינו תיקייה עם `--data`.
error-serve-folder = אי אפשר להשתמש בתיקיית הנתונים: { $why }
error-serve-in-use = שרת אחר משתמש במסד הנתונים הזה: הקובץ { $file } נעול בידי תהליך { $process }. עצרו אותו תחילה, או ציינו תיקייה אחרת עם `--data`.
error-serve-public-url = `{ $why }` אינה כתובת מתאימה ל־`--public-url`. כתבו את הסכמה ואת שם המארח, למשל `https://tea.example`.
error-serve-database = אי אפשר להשתמש במסד הנתונים: { $why }
error-serve-nats = אי אפשר להגיע אל NATS: { $why }
error-serve-ended = השרת הפסיק להאזין מעצמו.
error-serve-mail = אי אפשר להשתמש בהגדרות הדואר: { $why }
error-serve-listen = אי אפשר להאזין שם: { $why }. בחרו כתובת אחרת עם `--listen`.

help-worker = לחשוב עבור הצמתים של בית
help-worker-long = לוקח מן התור של שרת NATS את תורות המחשב ואת ניתוחי המשחקים, במחשב נפרד. כמה עובדים שרוצים יכולים לעשות זאת; אם אחד נעצר או נופל דבר אינו אובד.
worker-ready = { $n ->
    [one] חושב בתהליכון אחד ({ $n }). לעצירה: Ctrl+C.
   *[other] חושב ב־{ $n } תהליכונים. לעצירה: Ctrl+C.
}
error-worker-nats = ציינו את שרת NATS עם `--nats`.

help-admin = לטפל בבית המקוון
help-admin-long = מעתיק הכול לקובץ אחד, בונה ממנו בית חדש, בודק שהכול תקין וקובע מי רשאי לנהל.
help-admin-backup = להעתיק הכול לקובץ אחד
help-admin-backup-long = כותב את כל החשבונות, המשחקים וההודעות לקובץ דחוס אחד, גם בזמן שהשרת פועל: זהו המצב ברגע אחד. הקובץ מתאים גם ל־SQLite וגם ל־PostgreSQL.
help-admin-restore = לבנות בית מקובץ כזה
help-admin-restore-long = ממלא מסד נתונים ריק מתוך העתק. במסד שיש בו חשבונות או משחקים אין הוא נוגע.
help-admin-check = לבדוק שהכול תקין
help-admin-check-long = משחזר כל משחק מן היומן שלו ומשווה למה שרשום עליו; קובץ של מסד נתונים נבדק גם כקובץ.
help-admin-promote = לאפשר לשחקן לנהל
help-admin-promote-long = השחקן יוכל לראות דיווחים, להשתיק שחקנים ולסגור חשבונות.
help-admin-demote = ליטול משחקן את זכות הניהול
help-admin-demote-long = החשבון נשאר לשחקן, והזכויות ניטלות ממנו.
help-arg-copy-to = הקובץ שייכתב
help-arg-copy-from = הקובץ שייקרא
help-arg-name = שם השחקן
admin-backup-done = { $n ->
    [one] הועתקה שורה אחת ({ $n }).
   *[other] הועתקו { $n } שורות.
}
admin-restore-done = { $n ->
    [one] שוחזרה שורה אחת ({ $n }).
   *[other] שוחזרו { $n } שורות.
}
admin-check-done = נבדקו { $games } משחקים עם { $turns } תורות: { $wrong ->
    [0] הכול תקין.
   *[other] תקלות: { $wrong }.
}
admin-promoted = { $name } יכול עתה לנהל.
admin-demoted = { $name } אינו יכול עוד לנהל.
error-admin-player = אין שחקן בשם „{ $name }”. השם צריך להיות של חשבון עם סיסמה.
admin-restore-uncounted = ההעתק נוצר בגרסה ישנה יותר ואין בו שורת סיום, ולכן מספר השורות לא נבדק. הריצו `teahouse admin check`.
error-admin-copy = שורה { $line } אינה חלק מהעתק שנוצר ב־`teahouse admin backup`.
error-admin-line = מסד הנתונים דוחה את שורה { $line } של ההעתק: { $why }. דבר לא שוחזר.
error-admin-cut = ההעתק אינו שלם: שורת הסיום שלו חסרה. דבר לא שוחזר.
error-admin-count = ההעתק פגום: לפי שורת הסיום יש ב־`{ $table }` { $told } שורות, אך נמצאו { $found }. דבר לא שוחזר.
error-admin-not-empty = במסד הנתונים כבר יש חשבונות או משחקים. ציינו מסד ריק עם `--data` או `--database`.

help-load = לנסות כמה עומס שרת נושא
help-load-long = משחק בשרת שלכם כפי שיעשו לקוחות רבים, ומראה כמה תורות בשנייה אושרו, כמה זמן זה נמשך ומה עולה חיבור שותק. את השרת יש להפעיל עם `--no-limits`.
help-arg-server = השרת, למשל `http://127.0.0.1:7474`
help-arg-pairs = כמה זוגות שחקנים (100 אם לא נאמר דבר)
help-arg-sockets = כמה חיבורים שותקים נוסף על כך
help-arg-bots = כמה אנשים משחקים נגד המחשב החזק ביותר
help-arg-rate = כמה תורות בשנייה בסך הכול; כמה שאפשר אם לא נאמר דבר
help-arg-seconds = כמה שניות (10 אם לא נאמר דבר)
help-arg-soak = כל מה שאנשים עושים, מעורבב: האם הזיכרון, או משהו אחר, גדל בלי הפסק?
help-arg-minutes = כמה דקות עם `--soak` (10 אם לא נאמר דבר; מתחת ל־5 הגידול אינו נשפט)
help-arg-acknowledged = לרשום כל תור שאושר בקובץ הזה
help-arg-pid = התהליך של השרת, כדי לראות את הזיכרון שלו
error-load-server = ציינו את השרת בצורה `http://HOST:PORT`.
load-turns = אושרו { $turns } תורות ב־{ $games } משחקים, { $rate } בשנייה: מחציתן בתוך { $p50 } אלפיות שנייה, 99 מתוך 100 בתוך { $p99 }, הארוכה ביותר אחרי { $longest }. תשובות המחשב: { $answers }. חיבורים שנפתחו מחדש: { $reconnects }. שגויות: { $wrong }.
load-sockets = { $n } חיבורים שותקים, { $kib } קיבי־בייט כל אחד.
load-sockets-open = { $n } חיבורים שותקים.
soak-requests = { $requests } בקשות, { $limited } מהן נדחו כי היו רבות מדי. נעשו:
soak-wrong = שגוי: { $what } ({ $n } פעמים).
soak-figure = { $name }: בהתחלה { $first }, בסוף { $last }
soak-figure-after = { $name }: בהתחלה { $first }, בסוף { $last }, אחרי שכולם הלכו { $after }
soak-figure-only-after = { $name }: אחרי שכולם הלכו { $after }
soak-passed = שום דבר אינו גדל בלי הפסק.
soak-failed = FAIL: משהו גדל, נשאר או משתבש.
soak-short = שום דבר אינו נשאר. הזמן היה קצר מכדי לשפוט גידול.
error-soak-figures = השרת אינו מציג את נתוניו ב־`/metrics`.

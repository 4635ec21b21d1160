meta-url = כתובת
meta-address = כתובת

help-serve = להפעיל את שרת המשחקים
help-serve-long = מפעיל את שרת המשחקים: חשבונות, אולם, משחקים עם שעון, יריבי מחשב ו־API לתוכנות (מתואר ב־`/api/docs`). כברירת מחדל הוא מאזין במחשב הזה בלבד ושומר הכול בקובץ אחד. סודות אפשר לתת במשתני סביבה במקום בשורת הפקודה: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, או אותם שמות עם `_FILE` לקובץ שמכיל אותם. `RUST_LOG` קובע את רמת הפירוט של היומן.
help-arg-data = תיקיית הנתונים (ברירת מחדל: `TEAHOUSE_DATA` או המקום הרגיל לנתונים)
help-arg-database = מסד הנתונים: `postgres://…` לכמה צמתים (ברירת מחדל: קובץ בתיקיית הנתונים)
help-arg-listen = היכן להאזין, למשל `127.0.0.1:7474`; פורט 0 בוחר פורט פנוי
help-arg-nats = שרת NATS שמחבר כמה צמתים
help-arg-nats-prefix = הקידומת של כל השמות בשרת NATS (ברירת מחדל: `teahouse`); שרתים עם קידומות שונות אינם חולקים תהליכי `worker`, וכל תהליך כזה צריך את הקידומת של השרת שלו
help-arg-public-url = הכתובת הציבורית, למשל `https://tea.example`; עם `https` עוגיות נשלחות רק דרכה
help-arg-proxies = כמה שרתי פרוקסי מהימנים עומדים לפני השרת
help-arg-smtp = שרת הדוא״ל, בצורה `smtps://NAME:PASSWORD@HOST`
help-arg-mail-from = כתובת השולח של הודעות הדוא״ל
help-arg-workers = כמה תהליכוני מנוע משחקים ומנתחים (ברירת מחדל: מחצית המעבדים)
help-arg-json-log = יומן בצורת JSON, אובייקט אחד בכל שורה
help-arg-per-address = חיבורים מכתובת אחת או מרשת IPv6 אחת (ברירת מחדל: 256), לעולם לא יותר מרבע מהכול
help-arg-no-limits = להסיר את המגבלות: רק לבדיקות עומס
help-arg-tournaments-by-admins = רק מנהלים יכולים לערוך טורנירים
help-arg-time-off-days = ימי חופשה לחשבון בשנה, שבהם השעונים שלו עומדים במשחקים בהתכתבות (ברירת מחדל: 28; 0: אין)
serve-ready = השרת מאזין ב־{ $address }, הנתונים ב־{ $data }. לעצירה: Ctrl+C.
serve-stopped = נעצר. כל מה שאושר נשמר.
error-serve-data = אין תיקיית נתונים. יש לציין אחת עם `--data`.
error-serve-folder = אי אפשר להשתמש בתיקיית הנתונים: { $why }
error-serve-in-use = שרת אחר משתמש במסד הנתונים הזה: תהליך { $process } נעל את הקובץ { $file }. יש לעצור אותו קודם, או לציין תיקייה אחרת עם `--data`.
error-serve-public-url = `{ $why }` אינה כתובת מתאימה ל־`--public-url`. יש לכתוב את הסכמה ואת שם המארח, למשל `https://tea.example`.
error-serve-database = אי אפשר להשתמש במסד הנתונים: { $why }
error-serve-nats = אי אפשר להגיע אל NATS: { $why }
error-serve-nats-prefix = `{ $why }` אינו ערך מתאים ל־`--nats-prefix`. יש לכתוב 1 עד 32 אותיות לטיניות, ספרות, `-` או `_`.
error-serve-ended = השרת הפסיק להאזין באופן לא צפוי.
error-serve-mail = אי אפשר להשתמש בהגדרות הדוא״ל: { $why }
error-serve-listen = אי אפשר להאזין שם: { $why }. יש לבחור כתובת אחרת עם `--listen`.

help-worker = לחשב תורות וניתוחים עבור השרתים
help-worker-long = לוקח מהתור של שרת NATS את תורות המחשב ואת ניתוחי המשחקים, במחשב נפרד. אפשר להפעיל כל מספר של תהליכים כאלה; אם אחד נעצר או נופל, דבר אינו אובד.
worker-ready = { $n ->
    [one] עובד בתהליכון אחד. לעצירה: Ctrl+C.
    [two] עובד בשני תהליכונים. לעצירה: Ctrl+C.
   *[other] עובד ב־{ $n } תהליכונים. לעצירה: Ctrl+C.
}
error-worker-nats = יש לציין את שרת NATS עם `--nats`.

help-admin = ניהול השרת
help-admin-long = מגבה הכול לקובץ אחד, משחזר ממנו שרת, בודק שהנתונים תקינים וקובע מי רשאי לנהל.
help-admin-backup = לגבות הכול לקובץ אחד
help-admin-backup-long = כותב את כל החשבונות, המשחקים וההודעות לקובץ דחוס אחד, גם בזמן שהשרת פועל: תמונת מצב של רגע אחד. הקובץ מתאים גם ל־SQLite וגם ל־PostgreSQL.
help-admin-restore = לשחזר את השרת מגיבוי
help-admin-restore-long = ממלא מסד נתונים ריק מתוך גיבוי. אינו נוגע במסד שיש בו חשבונות או משחקים.
help-admin-check = לבדוק את הנתונים
help-admin-check-long = משחזר כל משחק מהיומן שלו ומשווה למה ששמור עליו; בודק גם את קובץ מסד הנתונים עצמו.
help-admin-promote = למנות שחקן למנהל
help-admin-promote-long = השחקן יוכל לראות דיווחים, להשתיק שחקנים ולסגור חשבונות.
help-admin-demote = לבטל את הרשאות הניהול של שחקן
help-admin-demote-long = החשבון נשאר לשחקן, אבל ההרשאות מתבטלות.
help-arg-copy-to = הקובץ שייכתב
help-arg-copy-from = הקובץ שייקרא
help-arg-name = שם השחקן
admin-backup-done = { $n ->
    [one] הועתקה שורה אחת.
    [two] הועתקו שתי שורות.
   *[other] הועתקו { $n } שורות.
}
admin-restore-done = { $n ->
    [one] שוחזרה שורה אחת.
    [two] שוחזרו שתי שורות.
   *[other] שוחזרו { $n } שורות.
}
admin-check-done = משחקים שנבדקו: { $games }, תורות: { $turns }. { $wrong ->
    [0] הכול תקין.
   *[other] תקלות: { $wrong }.
}
admin-promoted = { $name }: הוענקה הרשאת ניהול.
admin-demoted = { $name }: הרשאת הניהול בוטלה.
error-admin-player = אין שחקן בשם ”{ $name }“. השם צריך להיות של חשבון עם סיסמה.
admin-restore-uncounted = הגיבוי נוצר בגרסה ישנה יותר ואין בו שורת סיום, ולכן מספר השורות לא נבדק. כדאי להריץ `teahouse admin check`.
error-admin-copy = שורה { $line } אינה חלק מגיבוי שנוצר ב־`teahouse admin backup`.
error-admin-line = מסד הנתונים דוחה את שורה { $line } של הגיבוי: { $why }. דבר לא שוחזר.
error-admin-cut = הגיבוי אינו שלם: שורת הסיום שלו חסרה. דבר לא שוחזר.
error-admin-count = הגיבוי פגום: לפי שורת הסיום יש ב־`{ $table }` { $told } שורות, אך נמצאו { $found }. דבר לא שוחזר.
error-admin-not-empty = במסד הנתונים כבר יש חשבונות או משחקים. יש לציין מסד ריק עם `--data` או `--database`.
error-admin-bare = אין מסד נתונים של בית התה ב־{ $place }.
error-admin-newer = הגיבוי נוצר בגרסה חדשה יותר של בית התה (סכמה { $found }; הגרסה הזאת מכירה עד { $known }). יש לעדכן את בית התה. דבר לא שוחזר.
error-serve-newer = גרסה חדשה יותר של בית התה שינתה את מסד הנתונים (סכמה { $found }; הגרסה הזאת מכירה עד { $known }). יש לעדכן את בית התה או לשחזר גיבוי שנוצר לפני השינוי.
admin-backup-schema = הגיבוי הוא בסכמה { $schema }; הגרסה הזאת כותבת { $known }. כל גרסה של בית התה שמכירה את סכמה { $schema } יכולה לשחזר אותו.
admin-check-file = בודק את קובץ מסד הנתונים…
admin-check-games = נבדקו { $done } מתוך { $all } משחקים…
admin-check-none = מסד הנתונים ריק: 0 חשבונות, 0 משחקים. האם זה המסד הנכון?
admin-check-accounts = חשבונות: { $n }.

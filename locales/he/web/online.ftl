# משחק ברשת: האולם והמשחק.
online-page = משחק ברשת
online-quick = לשחק עכשיו
online-seeking = מחפשים יריב…
online-guest-hint = המשחק כרגע בלי חשבון. עם חשבון אפשר לשחק משחקים מדורגים.
online-rated-switch = מדורג
online-rated = מדורג
online-casual = ידידותי
online-time-clock = { $minutes } דק׳ + { $seconds } שנ׳
online-time-short = { $minutes }+{ $seconds }
online-time-days = { $n ->
    [one] יום אחד לתור
    [two] יומיים לתור
   *[other] { $n } ימים לתור
}
online-time-short-days = { $n ->
    [one] יום אחד
    [two] יומיים
   *[other] { $n } ימים
}
online-time-unlimited = ללא הגבלת זמן

online-create-title = יצירת משחק
online-challenge-title = הזמנת { $name } למשחק
online-create = יצירת המשחק
online-challenge-send = שליחת ההזמנה
online-sits-anyone = כל אחד
online-sits-player = שחקן מסוים
online-player-name = שם השחקן
online-level = מחשב, רמה { $level }
online-invited = { $name } (נשלחה הזמנה)
online-free-seat = מקום פנוי
online-time = זמן
online-time-control = שעון
online-time-kind-clock = עם שעון
online-time-kind-days = ימים לכל תור
online-time-kind-unlimited = ללא הגבלה
online-time-own = זמן אחר…
online-minutes = דקות לכל משתתף
online-increment = שניות נוספות בכל תור
online-days = זמן לתור
online-public-switch = להציג באולם
online-public-hint = אחרת אפשר להצטרף רק דרך הקישור.

online-challenges = הזמנות אליך
online-challenged = הוזמנת למשחק הזה.
online-mine = המשחקים שלי
online-your-turn = תורך.
online-your-turn-due = תורך; המועד האחרון: { $when }.
online-their-turn = תורם של האחרים.
online-their-turn-due = תורם של האחרים; המועד האחרון: { $when }.
online-go-on = המשך
online-open-games = משחקים פתוחים
online-maker-away = לא כאן כרגע
online-no-open-games = כרגע איש אינו ממתין. אפשר ליצור משחק, ואחרים יראו אותו.
online-join = הצטרפות
online-join-as = הצטרפות בתפקיד { $seat }
online-watch-games = משחקים לצפייה
online-no-running-games = כרגע אין משחקים ציבוריים.
online-watch = צפייה
online-turns-made = { $n ->
    [one] נעשה תור אחד
    [two] נעשו שני תורות
   *[other] נעשו { $n } תורות
}
online-board-picture = המצב הנוכחי על הלוח

online-game = משחק
online-title = { $game } ברשת
online-waiting = ממתינים למשתתפים…
online-open = המשחק הזה ממתין למשתתפים.
online-leave = עזיבה
online-link = קישור למשחק הזה
online-link-hint = מי שיפתח את הקישור יוכל לתפוס מקום פנוי, או לצפות אחרי שהמשחק התחיל.
online-waiting-named = המקום הפנוי שמור ל־{ $names }. הקישור מוביל לכאן.
online-qr = קוד QR
online-qr-hint = כדי לפתוח את המשחק בטלפון אחר, מכוונים את המצלמה שלו אל הקוד.
online-qr-picture = קוד QR עם הקישור למשחק הזה
online-copy-link = העתקת הקישור
online-copied = הקישור הועתק.
online-share = שיתוף
online-rated-account = המשחק הזה מדורג: כדי להצטרף צריך חשבון.
online-there = יש חיבור
online-away = אין חיבור
online-clock = הזמן שנותר
online-due = המועד האחרון: { $when }
online-away-until = בחופשה עד { $when }
online-watching = { $n ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $n } צופים
}
online-reconnecting = מתחברים מחדש…
online-turns = תורות
online-looking-back = מוצג מצב קודם: תור { $n }.
online-to-present = חזרה למשחק
online-first = להתחלה
online-previous = תור אחד אחורה
online-next = תור אחד קדימה
online-record = הורדת הרשומה
online-analyse = ניתוח

online-accept = קבלה
online-decline = דחייה
online-withdraw = ביטול
online-offer-draw = הצעת תיקו
online-take-back = בקשה לבטל תור
online-asks-draw = הצעת תיקו מאת { $name }.
online-asks-takeback = בקשה מאת { $name } לבטל את התור האחרון.
online-asked-draw = הצעת התיקו שלך נשלחה.
online-asked-takeback = ביקשת לבטל את התור שלך.
online-abort = ביטול המשחק
online-resign = כניעה
online-resign-title = להיכנע?
online-resign-text = המשחק יסתיים בהפסד. אי אפשר לחזור מזה.
online-gone = החיבור של { $name } נותק.
online-stuck = { $name }: אין מהלך כבר יותר מדקה. אם אירעה תקלה, אפשר לדרוש את הניצחון.
online-claim-in = { $n ->
    [one] בעוד שנייה אחת אפשר יהיה לדרוש את הניצחון.
    [two] בעוד שתי שניות אפשר יהיה לדרוש את הניצחון.
   *[other] בעוד { $n } שניות אפשר יהיה לדרוש את הניצחון.
}
online-claim = דרישת הניצחון
online-premove-set = תור שנבחר מראש:
online-premove-cancel = ביטול
online-premove-impossible = התור שבחרת מראש, { $turn }, אינו אפשרי בעמדה הזאת. יש לבחור תור אחר.

online-aborted = המשחק בוטל
online-drawn = תיקו
online-you-won = ניצחת
online-won = { $n ->
    [one] { $names }: ניצחון
   *[other] { $names }: ניצחון משותף
}
online-rematch = משחק נוסף
online-rematch-there = משחק הגומלין מוכן.
online-rematch-join = למשחק הגומלין
online-rematch-watch = צפייה במשחק הגומלין
online-tournament = אל הטורניר
online-to-lobby = חזרה לאולם

online-chat-players = הצ׳אט של השחקנים
online-chat-spectators = הצ׳אט של הצופים
online-chat-room = צ׳אט
online-chat-unread = { $n ->
    [one] צ׳אט: הודעה חדשה אחת
    [two] צ׳אט: שתי הודעות חדשות
   *[other] צ׳אט: { $n } הודעות חדשות
}
online-room-players = שחקנים
online-room-spectators = צופים
online-chat-empty = אין עדיין הודעות.
online-chat-say = לכתוב משהו
online-chat-send = שליחה
online-nobody = (החשבון נמחק)
online-muted = אי אפשר לכתוב הודעות עד { $when }.
online-report = דיווח
online-report-message = דיווח על ההודעה של { $name }
online-report-title = דיווח על הודעה
online-report-reason = מה לא בסדר בה?
online-report-send = שליחת הדיווח
online-reported = תודה. הדיווח יועבר לבדיקה.

online-notice-started = המשחק שלך התחיל.
online-notice-started-by = המשחק שלך התחיל: { $game } עם { $name }.
online-notice-your-turn = תורך.
online-notice-your-turn-by = תורך: { $game } עם { $name }.
online-notice-over = אחד המשחקים שלך הסתיים.
online-notice-over-by = המשחק שלך הסתיים: { $game } עם { $name }.
online-notice-challenge = הוזמנת למשחק.
online-notice-challenge-by = הזמנה למשחק מאת { $name }: { $game }.
online-notice-declined = הזמנה נדחתה או בוטלה.
online-notice-declined-by = ההזמנה נדחתה או בוטלה: { $game } עם { $name }.

reason-time = הזמן תם
reason-agreement = בהסכמה
reason-left = היריב עזב את המשחק
reason-aborted = בוטל

# הכנת משחק במכשיר הזה.
play-game-skud = פרחים והרמוניות
play-game-street = אריח אחד, ארבעה רחובות
play-game-halma = קופצים אל הצד השני
play-with = ליד השולחן
play-opponent = { $n ->
    [one] היריב
    [two] היריבים
   *[other] היריבים
}
play-versus = וגם
play-you = אני
play-somebody = מישהו כאן
play-who-you = מי משחק בצד שלך?
play-who-opponent = { $many ->
    [true] מי היריב מספר { $n }?
   *[other] נגד מי לשחק?
}
play-strength = { $level } · { $word }
play-strength-1 = רמה קלה מאוד
play-strength-2 = רמה קלה
play-strength-3 = רמה בינונית
play-strength-4 = רמה חזקה
play-strength-5 = רמה חזקה מאוד
play-character-1 = נענע
play-character-2 = קמומיל
play-character-3 = מליסה
play-character-4 = לבנדר
play-character-5 = ג׳ינג׳ר
play-character-6 = זעפרן
play-character-7 = ברגמוט
play-character-8 = אולונג
play-character-9 = מחט הכסף
play-character-10 = באר הדרקון
play-side = הצד שלך
play-side-either = לא משנה
play-more-rules = עוד כללים
play-rules-changed = { $n ->
    [one] שינוי אחד
    [two] שני שינויים
   *[other] { $n } שינויים
}

play-preset-skud-standard = הכללים בגרסה המודפסת.
play-preset-skud-garden-gate = כשהפרחים נגמרים מכריעות ההרמוניות שחוצות קווי אמצע. כל פרח יריב יכול לאכול סחלב חשוף.
play-preset-street-classic = אריחים נעים עד שלושה צעדים, שובים עד ארבעה, ועל הניצחון מכריזים.
play-preset-street-garden-gate = אריחים נעים עד ארבעה צעדים, אריח אחד של כל צד מתחיל קרוב יותר למרכז, וארבעת קווי האמצע מביאים ניצחון מיד.
play-preset-halma-classic = ממלאים את המחנה שממול בכלים שלך.
play-preset-halma-tournament = אין סחבת: צריך לצאת מהמחנה בזמן, ומנצחים בזכות מחנה מלא גם אם יש בו כלי של היריב.

play-saved-against = עם { $names }
play-saved-together = יחד במכשיר הזה
play-saved-your-turn = התור שלך
play-saved-turn = התור של { $name }
play-saved-over = הסתיים

table-turn-number = מספר התור
table-notation = סימון
table-bonus = בונוס הרמוניה
table-untrue = ההכרזה הזאת הייתה שגויה

home-continue = להמשיך
home-live = שידור חי
home-now = מה קורה עכשיו
home-with = { $game } עם { $name }
home-more = { $n ->
    [one] עוד אחד
    [two] עוד שניים
   *[other] עוד { $n }
}
home-tournament-now = טורניר שמתקיים עכשיו: { $name }
home-tournament-next = הטורניר הבא: { $name }
home-next-lesson = השיעור הבא: { $game }
home-lesson-done = הושלמו { $done } מתוך { $all } משימות
home-playing = { $n ->
    [one] משחק אחד מתנהל עכשיו
    [two] שני משחקים מתנהלים עכשיו
   *[other] { $n } משחקים מתנהלים עכשיו
}
home-nobody = אף אחד אחר לא משחק כרגע. המחשב תמיד כאן.

online-challenge-declined = { $name }: ההזמנה למשחק נדחתה.
online-draw-declined = הצעת התיקו שלך נדחתה.
online-takeback-declined = הבקשה שלך לבטל את התור נדחתה.
people-nameless = אנונימי { $mark }
online-phrases = משפטים מהירים
online-phrase-hello = שלום!
online-phrase-good-luck = בהצלחה!
online-phrase-nice-turn = מהלך יפה!
online-phrase-one-moment = רק רגע, בבקשה.
online-phrase-good-game = משחק יפה!
online-phrase-thanks = תודה!
online-meanwhile = לשחק בינתיים נגד המחשב
online-meanwhile-hint = ברגע שמישהו יגיע, המשחק שלך ייפתח.
online-waits = { $name } כבר כאן
online-wait = { $n ->
    [one] יש מי שמחכה
    [two] שניים מחכים
   *[other] { $n } מחכים
}
online-wait-short = { $n ->
    [one] אחד מחכה
    [two] שניים מחכים
   *[other] { $n } מחכים
}

people-leaderboard-begin = חמישה משחקים מדורגים, והמקום הראשון שלך.

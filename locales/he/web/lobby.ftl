# הכנת משחק במכשיר הזה.
play-game-skud = פרחים והרמוניות
play-game-street = אריח אחד, ארבעה רחובות
play-game-halma = קופצים אל הצד השני
play-with = ליד השולחן
play-versus = וגם
play-you = אני
play-somebody = מישהו כאן
play-who-you = מי משחק בצד שלך?
play-who-opponent = { $many ->
    [true] מי היריב מספר { $n }?
   *[other] נגד מי לשחק?
}
play-strength = { $level } · { $word }
play-strength-1 = רמה עדינה מאוד
play-strength-2 = רמה עדינה
play-strength-3 = רמה יציבה
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

play-preset-skud-standard = הכללים המלאים
play-preset-skud-standard-about = המשחק כפי שנדפס.
play-preset-skud-garden-gate = כמו באתרים אחרים
play-preset-skud-garden-gate-about = כשהפרחים נגמרים מכריעות ההרמוניות שחוצות קווי אמצע. כל פרח יריב יכול לאכול סחלב חשוף.
play-preset-street-classic = כפי שנדפס
play-preset-street-classic-about = אריחים נעים שלושה צעדים, שובה נע אחד יותר, ועל הניצחון מכריזים.
play-preset-street-garden-gate = כמו באתרים אחרים
play-preset-street-garden-gate-about = כל האריחים נעים ארבעה צעדים, אחד מהם מתחיל קרוב יותר למרכז, וארבעת קווי האמצע מנצחים מיד.
play-preset-halma-classic = המשחק הפשוט
play-preset-halma-classic-about = ממלאים את המחנה שממול בכלים שלך.
play-preset-halma-tournament = תחרות
play-preset-halma-tournament-about = אין סחבת: צריך לצאת מהמחנה בזמן, ומחנה מלא מנצח גם אם יש בו כלי של היריב.

play-rule-skud-oasis = האואזיס העתיק
play-rule-skud-oasis-about = שלושה אריחי אפקט נוספים: במבוק, אגם וצב-אריה.
play-rule-skud-accents = אריחי האפקט
play-rule-skud-opening = הפתיחה
play-rule-skud-wheels = גלגלים
play-rule-skud-wheels-about = אפשר לבחור גלגלים כאריחי אפקט.
play-rule-skud-clash = התנגשויות
play-rule-skud-lotus-takes-orchid = סחלבים חשופים
play-rule-skud-lotus-takes-orchid-about = כל פרח יריב יכול לאכול סחלב שלבעליו יש לוטוס פורח.
play-rule-skud-captured-specials = לוטוס או סחלב שנאכלו
play-rule-skud-last-flower = כשהפרחים נגמרים
play-rule-skud-bamboo = הבמבוק
play-rule-skud-turtle = צב-אריה
play-rule-skud-limits = תיקו
play-rule-skud-limits-about = המשחק מסתיים בתיקו בחזרה על מצב או אחרי תור 300.
play-rule-skud-aids = קווי ההרמוניה
play-rule-street-setup = האריחים הראשונים
play-rule-street-reach = טווח
play-rule-street-captor-bonus = הטווח של השובה
play-rule-street-release = השארת השבויים
play-rule-street-release-about = השובה נע לבדו, ומה שהיה תחתיו נשאר.
play-rule-street-win = הדרך לניצחון
play-rule-street-limits = תיקו
play-rule-street-limits-about = המשחק מסתיים בתיקו בחזרה על מצב או אחרי תור 500.
play-rule-halma-board = הלוח
play-rule-halma-camp-exit = יציאה ממחנה היעד
play-rule-halma-full-camp-wins = מחנה מלא מנצח
play-rule-halma-full-camp-wins-about = מחנה יעד מלא מספיק, גם אם יש בו כלים של היריב.
play-rule-halma-no-return = בלי חזרה
play-rule-halma-no-return-about = כלי שיצא מהמחנה שלו לא יכול לעמוד בו שוב.
play-rule-halma-teams = שתי קבוצות
play-rule-halma-teams-about = בארבעה משתתפים: `A` ו־`C` נגד `B` ו־`D`.
play-rule-halma-leave-by = מתי לצאת מהמחנה
play-rule-halma-limits = תיקו
play-rule-halma-limits-about = המשחק מסתיים בתיקו בחזרה על מצב או אחרי תורות רבים מאוד.

play-saved-against = עם { $names }
play-saved-together = יחד במכשיר הזה
play-saved-your-turn = התור שלך
play-saved-turn = התור של { $name }
play-saved-over = הסתיים

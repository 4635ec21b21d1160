# למה: לשם מה משחקים, מה תור עושה, למה המשחק נגמר.
aim-of-skud = המטרה: טבעת של הרמוניות סביב מרכז הלוח.
aim-of-street = המטרה: להחזיק בכל ארבעת קווי האמצע, כל אחד בהרמוניה של שני אריחים משני צדדיו.{ $win ->
    [claim] {" "}ואז להכריז על ניצחון.
   *[other] {""}
}
aim-of-halma = { $teams ->
    [on] המטרה: להביא את כל הכלים לפינה שממול לפני הקבוצה השנייה; גם השותף צריך לסיים.
   *[off] המטרה: להביא ראשונים את כל הכלים לפינה שממול.
}

coach-judges = המדריך בודק את התור שלך…
coach-because = { $what }: { $ideas }.
coach-plain = { $what }.
coach-try-word = רמז: ”{ $word }“
coach-try-put = רמז: { $tile } על הנקודה המוקפת
coach-try-new = רמז: אריח חדש על הנקודה המוקפת
coach-try-carry = רמז: { $tile }, לאורך החץ
coach-try-move = רמז: { $tile }, לאורך החץ
coach-try-go = רמז: ללכת לאורך החץ
coach-sure-own = על מה התור מוותר: { $ideas }.
coach-sure-answer = תשובה אפשרית של { $name }: { $ideas }.
coach-sure-better = יש מהלך טוב יותר: { $ideas }.
coach-chances = הסיכויים שלך יורדים מ־{ $before } ל־{ $after }.

fact-wins = ניצחון
fact-draws = סיום בתיקו
fact-loses = הפסד
fact-stops = { $whose ->
    [you] מניעת הניצחון שלך בתור הבא
   *[other] מניעת ניצחון של הצד השני בתור הבא
}
fact-lets-win = הצד השני יכול לנצח בתור הבא
fact-threatens = איום לנצח בתור הבא
fact-captures = { $game ->
    [street] לקיחת שבוי
   *[other] אכילה: { $tile }
}
fact-removes = { $whose ->
    [you] אריח שלך יורד מהלוח
   *[other] אריח של הצד השני יורד מהלוח
}
fact-saves = אריח יוצא מסכנה
fact-exposes = אריח נשאר בסכנה
fact-attacks = איום על אריח
fact-frees = שחרור של שבוי
fact-midline = עוד קו אמצע ({ $n } מתוך 4)
fact-takes-midline = { $whose ->
    [you] קו אמצע שנלקח ממך
   *[other] קו אמצע שנלקח מהצד השני
}
fact-loses-midline = ויתור על קו אמצע
fact-harmony = { $game ->
    [street] הרמוניה חדשה
   *[other] הרמוניה של { $tile } עם { $other }
}
fact-breaks = { $whose ->
    [you] שבירת הרמוניה שלך
   *[other] שבירת הרמוניה של הצד השני
}
fact-loses-harmony = ויתור על הרמוניה
fact-ring-grows = השרשרת סביב המרכז מתארכת
fact-traps = קרקוע של פרח
fact-arrives = { $n ->
    [one] כלי מגיע למחנה היעד, נשאר עוד אחד
   *[other] כלי מגיע למחנה היעד, נשארו עוד { $n }
}
fact-forward = התקדמות של { $n } משבצות
fact-rear = הכלי האחרון מתקדם
fact-back = { $n ->
    [one] נסיגה של משבצת
   *[other] נסיגה של { $n } משבצות
}
fact-behind = תור אחר מתקדם { $n } משבצות יותר
fact-opens = דרך לקפיצה של { $n } משבצות לכלי אחר
fact-blocks = { $whose ->
    [you] חסימת קפיצה שלך של { $n } משבצות
   *[other] חסימת קפיצה של { $n } משבצות לצד השני
}
fact-lets-jump = דרך לקפיצה של { $n } משבצות לצד השני
fact-blooms = פריחה, והשער מתפנה
fact-leaves = כלי יוצא ממחנה הבית
fact-prepares = { $game ->
    [street] הרמוניה אפשרית בתור הבא
   *[other] הרמוניה אפשרית עם { $other } בתור הבא
}

ended = { $why }.
ended-rest-drew = הגעה ראשונה ליעד. השאר סיימו בתיקו: { $why }
ended-ring = { $who ->
    [you] טבעת ההרמוניה שלך נסגרה סביב המרכז
    [other] טבעת ההרמוניה של { $name } נסגרה סביב המרכז
   *[none] כמה טבעות הרמוניה נסגרו יחד
}
ended-last-flower = { $who ->
    [you] הפרחים הבסיסיים שלך נגמרו
   *[other] הפרחים הבסיסיים של { $name } נגמרו
}
ended-stuck = כל המשתתפים ויתרו על התור
ended-claim = { $who ->
    [you] כל ארבעת קווי האמצע בידך, והניצחון הוכרז
   *[other] כל ארבעת קווי האמצע בידי { $name }, והניצחון הוכרז
}
ended-midlines = { $who ->
    [you] כל ארבעת קווי האמצע בידך
    [other] כל ארבעת קווי האמצע בידי { $name }
   *[none] כל ארבעת קווי האמצע בידי שני הצדדים
}
ended-no-move = { $who ->
    [you] לא נשאר לך מהלך חוקי
   *[other] ל־{ $name } לא נשאר מהלך חוקי
}
ended-camp = { $who ->
    [you] כל הכלים שלך במחנה היעד
   *[other] כל הכלים של { $name } במחנה היעד
}
ended-full-camp = מחנה היעד התמלא
ended-leave-by = { $who ->
    [you] כלים שלך נשארו במחנה שלהם זמן רב מדי
   *[other] כלים של { $name } נשארו במחנה שלהם זמן רב מדי
}
ended-no-moves = לאיש מהנותרים במשחק אין מהלך
ended-repetition = אותו מצב חזר בפעם השלישית
ended-turn-limit = המשחק הגיע למגבלת התורות
ended-resign = { $who ->
    [you] נכנעת
   *[other] כניעה של { $name }
}
ended-time = { $who ->
    [you] הזמן שלך נגמר
   *[other] הזמן של { $name } נגמר
}
ended-left = עזיבה של { $name }
ended-agreement = תיקו בהסכמה

seat-place = מקום { $n }
voice-gone-resigned = נכנעת. השאר ממשיכים לשחק.
voice-gone-out = יצאת מהמשחק. השאר ממשיכים לשחק.
voice-gone-finished = סיימת. השאר ממשיכים לשחק.
voice-one-of-each = אחד מכל סוג

aim-sign-ring = סוגר טבעת
aim-sign-makes = יוצר הרמוניה
aim-sign-trades = יוצר אחת, שובר אחת שלך
aim-sign-breaks = שובר הרמוניה שלך
aim-sign-blocks = שובר הרמוניה של אחרים
aim-sign-refused = לא כאן

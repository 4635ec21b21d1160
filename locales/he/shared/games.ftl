# מה שמשותף למשחקים.
value-on = כן
value-off = לא

reason-ring = טבעת הרמוניה סביב המרכז
reason-last-flower = מאגר ללא פרחים בסיסיים
reason-stuck = לאיש לא נותר אלא לוותר על התור
reason-claim = הכרזה נכונה על ארבעת קווי האמצע
reason-midlines = הרמוניות מעבר לכל ארבעת קווי האמצע
reason-no-move = אין מה להזיז ואין מה להציב
reason-camp = מחנה היעד התמלא בכלים של הצד המנצח
reason-full-camp = מחנה היעד התמלא
reason-leave-by = כלים נשארו במחנה שלהם זמן רב מדי
reason-no-moves = לאיש מהנותרים במשחק לא היה מהלך
reason-repetition = אותו מצב בפעם השלישית
reason-turn-limit = נעשה התור האחרון המותר
reason-resign = כניעה
reason-rest-drew = הגעה ראשונה ליעד; השאר סיימו בתיקו ({ $reason })

phase-accents = בחירת אריחי אפקט
phase-opening = פתיחה
phase-turn = תור
phase-bonus = בונוס הרמוניה
phase-over = המשחק נגמר

state-in = במשחק
state-finished = סיום
state-out = מחוץ למשחק
state-resigned = כניעה

figure-harmonies = הרמוניות
figure-midlines = קווי אמצע

line-live = הרמוניה
line-drained = מושבתת בידי ארכובית
line-blocked = מבוטלת בידי סלע
figure-crossing = מהן מעבר לקו אמצע
figure-home = במחנה הבית
figure-arrived = הגיעו
figure-turns = תורות שנעשו

task-turn = התור של { $seat }
task-accents = בחירת אריחי אפקט: { $seat }
task-opening = בחירת הפרח הראשון: { $seat }
task-bonus = בונוס הרמוניה: { $seat }
wins = { $n ->
    [one] ניצחון של { $seats }: { $reason }
   *[other] ניצחון משותף של { $seats }: { $reason }
}
draw = תיקו: { $reason }
word-pass = לוותר על התור
word-claim = להכריז על ניצחון
word-call = להכריז על התנגשות
word-decline = לוותר על הבונוס

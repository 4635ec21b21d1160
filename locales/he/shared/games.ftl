# מה שמשותף למשחקים.
value-on = כן
value-off = לא
list-and = {" ו"}

reason-ring = טבעת הרמוניה סביב המרכז
reason-last-flower = הפרח הבסיסי האחרון של אחד הצדדים יצא מהמאגר
reason-stuck = כל המשתתפים ויתרו על התור
reason-claim = הכרזה נכונה על ארבעת קווי האמצע
reason-midlines = הרמוניות החוצות את כל ארבעת קווי האמצע
reason-no-move = אין מהלך חוקי
reason-camp = מחנה היעד התמלא בכלים של הצד המנצח
reason-full-camp = מחנה היעד התמלא
reason-leave-by = כלים נשארו במחנה שלהם זמן רב מדי
reason-no-moves = לאיש מהנותרים במשחק אין מהלך
reason-repetition = חזרה שלישית על אותו מצב
reason-turn-limit = הגעה למגבלת התורות
reason-resign = כניעה
reason-rest-drew = הגעה ראשונה ליעד; השאר סיימו בתיקו ({ $reason })

# What was counted at the end.
count-of = { $name } { $n }
count-accents = אריחי אפקט שנשארו: { $values }
count-harmonies = הרמוניות: { $values }
count-crossing = הרמוניות שחוצות קו אמצע: { $values }
count-home = עדיין במחנה הבית: { $values }
count-arrived = הגיעו: { $values }

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
direction-n = צפון
direction-e = מזרח
direction-s = דרום
direction-w = מערב

line-live = הרמוניה
line-drained = מבוטלת על ידי ארכובית
line-blocked = מבוטלת על ידי סלע
figure-crossing = חוצות קו אמצע
figure-accents = אריחי אפקט שנשארו
figure-home = במחנה הבית
figure-arrived = הגיעו
figure-turns = תורות שנעשו

task-turn = התור של { $seat }
task-accents = בחירת אריחי אפקט: { $seat }
task-accents-for = { $seat }: בחירת אריח אפקט בשביל { $receiver }
task-accents-own = { $seat }: בחירת אריח אפקט לעצמו
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

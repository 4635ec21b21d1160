# הלמה: כלי, מושבים, אפשרויות.
game-halma = הלמה
game-halma-about = בצעדים ובשרשרות של קפיצות מביאים את כל הכלים למחנה שבפינה הנגדית. לשניים או לארבעה משתתפים.
tile-piece = כלי
seat-halma-A = צד `A`
seat-halma-B = צד `B`
seat-halma-C = צד `C`
seat-halma-D = צד `D`

preset-halma-classic = המשחק הרגיל
preset-halma-tournament = המשחק הרגיל עם כללים נגד סחבת

option-halma-board = גודל הלוח; לארבעה משתתפים רק 16×16
value-halma-board-8x8 = 8×8 משבצות, 10 כלים לכל צד
value-halma-board-10x10 = 10×10 משבצות, 15 כלים לכל צד
value-halma-board-16x16 = 16×16 משבצות, 19 כלים לכל צד (13 בארבעה משתתפים)
option-halma-camp-exit = מתי כלי שבמחנה היעד יכול לצאת ממנו
value-halma-camp-exit-end-of-move = רק באמצע מהלך שמסתיים בפנים
value-halma-camp-exit-per-hop = אף פעם, גם לא בקפיצה אחת
option-halma-full-camp-wins = מחנה יעד מלא מספיק, גם אם יש בו כלים של היריב
option-halma-no-return = אסור לסיים מהלך בחזרה במחנה שלך
option-halma-teams = `A` ו־`C` נגד `B` ו־`D` (ארבעה משתתפים)
option-halma-leave-by = עד איזה תור המחנה שלך צריך להתרוקן
value-halma-leave-by-off = בלי הגבלה
value-halma-leave-by-on = תור 30, 50 או 80 לפי גודל הלוח
value-halma-leave-by-number = תור לבחירה
option-halma-limits = תיקו בחזרה על מצב ובמגבלת תורות
preset-halma-classic-title = קלאסי
preset-halma-tournament-title = טורניר
option-halma-board-title = הלוח
option-halma-camp-exit-title = יציאה ממחנה היעד
option-halma-full-camp-wins-title = ניצחון במחנה מלא
option-halma-no-return-title = בלי חזרה
option-halma-teams-title = קבוצות
option-halma-leave-by-title = מועד לפינוי המחנה
option-halma-limits-title = תיקו אוטומטי

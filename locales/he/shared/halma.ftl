# הלמה: כלי, מושבים, אפשרויות.
game-halma = הלמה
game-halma-about = בצעדים ובשרשרות של קפיצות מביאים את כל הכלים למחנה שבפינה הנגדית. לשניים או לארבעה משתתפים.
tile-piece = כלי
seat-halma-A = צד `A`
seat-halma-B = צד `B`
seat-halma-C = צד `C`
seat-halma-D = צד `D`

preset-halma-classic = המשחק הפשוט
preset-halma-tournament = עם כללים נגד סחבת

option-halma-board = הלוח (ארבעה משתתפים רק על `16x16`)
value-halma-board-8x8 = 8×8 משבצות, 10 כלים לכל צד
value-halma-board-10x10 = 10×10 משבצות, 15 כלים לכל צד
value-halma-board-16x16 = 16×16 משבצות, 19 כלים לכל צד (13 בארבעה משתתפים)
option-halma-camp-exit = מתי כלי שבמחנה היעד יכול לצאת ממנו
value-halma-camp-exit-end-of-move = רק בדרך: המהלך חייב להסתיים בפנים
value-halma-camp-exit-per-hop = אף פעם, גם לא בקפיצה אחת
option-halma-full-camp-wins = מחנה יעד מלא מספיק, גם אם יש בו כלים של היריב
option-halma-no-return = אסור לסיים מהלך בחזרה במחנה שלך
option-halma-teams = `A` ו־`C` נגד `B` ו־`D` (ארבעה משתתפים)
option-halma-leave-by = התור שעד אליו המחנה שלך צריך להתרוקן
value-halma-leave-by-off = בלי הגבלה
value-halma-leave-by-on = תור 30, 50 או 80 לפי גודל הלוח
value-halma-leave-by-number = התור הזה
option-halma-limits = תיקו בחזרה על מצב ולפי מספר התורות

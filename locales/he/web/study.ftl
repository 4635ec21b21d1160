# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = סיכויי הניצחון: { $seat }
web-nav-thanks = תודות

analysis-parts = חלקי הניתוח
analysis-review-part = סקירה
analysis-share = שיתוף

analysis-turn-cost = התור הזה עלה { $points } מסיכויי הניצחון: מ־{ $before } ל־{ $after }.
analysis-turn-answer = תשובה חזקה של { $name }: { $ideas }.
analysis-turn-why = הסיבה: { $ideas }.
analysis-try-better = לנסות את התור הטוב יותר
analysis-see-played = לראות מה שוחק

analysis-arrange = סידור מצב
analysis-arrange-how = בוחרים כאן כלי ולוחצים על נקודה בלוח. כדי להזיז כלי, לוחצים עליו ואז על היעד.
analysis-arrange-tile = { $seat }: { $tile }
analysis-arrange-hand = { $tile } ביד: { $n }
analysis-arrange-less = אחד פחות ביד
analysis-arrange-more = אחד יותר ביד
analysis-arrange-take = הסרת כלים
analysis-arrange-clear = ריקון הלוח
analysis-arrange-start = מצב הפתיחה
analysis-arrange-mover = תור מי
analysis-arrange-refused = אי אפשר לשים { $tile } על { $point }: הכללים לא מרשים שם, או שיהיו יותר מדי.
analysis-arrange-over = במצב הזה המשחק נגמר: { $reason }.
analysis-arrange-done = ניתוח המצב הזה
analysis-arrange-rules = משחק וכללים

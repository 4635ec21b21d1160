# חידות.
puzzles-title = חידות
puzzles-intro = כל חידה מוכחת: כל תור שמשיג את המבוקש נחשב נכון. אין צורך בחשבון, והכול פועל גם ללא חיבור.
puzzles-today = חידת היום
puzzles-of-day = החידה של { $day }
puzzles-archive = ימים קודמים
puzzles-archive-about = חידה חדשה בכל יום, זהה לכולם.
puzzles-earlier = ימים מוקדמים יותר
puzzles-streak = { $n ->
    [one] יום אחד ברצף
    [two] יומיים ברצף
   *[other] { $n } ימים ברצף
}
puzzles-longest = הרצף הארוך ביותר: { $n }
puzzles-outcome-solved = נפתרה
puzzles-outcome-missed = לא נפתרה
puzzles-outcome-open = טרם נוסתה
puzzles-today-away = לא ניתן היה לטעון את חידת היום. החידות השמורות במכשיר זמינות לאימון.
puzzles-solve = לפתור
puzzles-short-win = { $n ->
    [one] לנצח בתור אחד
    [two] לנצח בשני תורות
   *[other] לנצח ב־{ $n } תורות
}
puzzles-short-hold = למנוע את הניצחון
puzzles-short-race = { $n ->
    [one] למלא את מחנה היעד בתור אחד
    [two] למלא את מחנה היעד בשני תורות
   *[other] למלא את מחנה היעד ב־{ $n } תורות
}
puzzles-short-leap = למצוא את הקפיצה הארוכה ביותר
puzzles-train = אימון
puzzles-game = משחק
puzzles-any-game = כל המשחקים
puzzles-theme = נושא
puzzles-any-theme = כל הנושאים
puzzles-level = רמת קושי
puzzles-level-easier = קל יותר מהדירוג שלי
puzzles-level-own = לפי הדירוג שלי
puzzles-level-harder = קשה יותר מהדירוג שלי
puzzles-start = להתחיל באימון
puzzles-run = נגד השעון
puzzles-run-about = שלוש דקות, מהקל אל הקשה. השעון פועל רק בזמן החשיבה, והטעות השלישית מסיימת.
puzzles-run-start = להפעיל את השעון
puzzles-run-best = השיא שלך: { $n }
puzzles-run-left = הזמן שנותר
puzzles-run-solved = נפתרו: { $n }
puzzles-run-mistakes = טעויות: { $n }
puzzles-run-result = { $n ->
    [one] חידה אחת נפתרה
    [two] שתי חידות נפתרו
   *[other] { $n } חידות נפתרו
}
puzzles-run-missed = לא נפתרו הפעם
puzzles-run-again = פעם נוספת
puzzles-repeat = לנסות שוב מה שלא נפתר
puzzles-repeat-about = מה שלא נפתר חוזר אחרי יום, ועם כל פתרון ההפסקה מתארכת.
puzzles-due = { $n ->
    [one] חידה אחת מחכה
    [two] שתי חידות מחכות
   *[other] { $n } חידות מחכות
}
puzzles-due-none = אין כרגע מה לחזור עליו.
puzzles-progress = ההתקדמות שלך
puzzles-progress-open = התקדמות לפי נושא
puzzles-progress-none = עוד לא ניסית חידה.
puzzles-device = ללא חשבון ההתקדמות נשמרת במכשיר הזה. עם הכניסה לחשבון היא מתווספת אליו.
puzzles-waiting = { $n ->
    [one] ניסיון אחד מחכה לחיבור.
    [two] שני ניסיונות מחכים לחיבור.
   *[other] { $n } ניסיונות מחכים לחיבור.
}
puzzles-tally = { $solved } מתוך { $tried } נפתרו
puzzles-solved-share = שיעור הפתרון
puzzles-rating-own = דירוג { $n }
puzzles-one = חידה { $name }
puzzles-all = כל החידות
puzzles-none = אין כרגע חידה כזאת. יש לבחור נושא או משחק אחר.
puzzles-next = החידה הבאה
puzzles-again = מההתחלה
puzzles-retry = לנסות שוב
puzzles-show = להראות לי
puzzles-hint = רמז
puzzles-hint-board = מהלך נכון מתחיל במקום המוקף בעיגול.
puzzles-hint-tile = מהלך נכון מתחיל באריח המודגש.
puzzles-hint-word = אין צורך להזיז דבר: יש להשתמש בכפתור שליד הלוח.
puzzles-proving = כל התשובות נבדקות…
puzzles-answer = הנה התשובה…
puzzles-wrong = { $kind ->
    [now] לא מדויק: התור הזה אינו מנצח.
    [win] לא מדויק: אחרי התשובה הזאת כבר אין ניצחון כפוי בזמן.
    [hold] לא מדויק: השחקן השני מנצח בכל זאת.
    [race] לא מדויק: עכשיו זה נמשך יותר.
   *[leap] לא מדויק: מהלך אחר מגיע רחוק יותר.
}
puzzles-wrong-why = התשובה: { $why }.
puzzles-solved = נפתרה!
puzzles-solved-late = זה הפתרון. הניסיון הראשון קובע, ולכן החידה הזאת תחזור.
puzzles-failed = לא ניתן היה לבדוק את התור. יש לנסות שוב.
puzzles-shown = אפשר לעבור על תורות הפתרון.
puzzles-because = { $why }.
puzzles-ends = { $what } ({ $how })
puzzles-right = נכון. אפשר להמשיך.
puzzles-turn-of = תור { $n } מתוך { $all }
puzzles-turn-win = הניצחון מובטח מול כל תשובה
puzzles-turn-hold = השחקן השני כבר אינו מספיק לנצח
puzzles-turn-race = אין דרך קצרה יותר
puzzles-turn-leap = אין מהלך שמגיע רחוק יותר
puzzles-turn-reply = אין תשובה שמחזיקה מעמד זמן רב יותר
puzzles-rating = דירוג
puzzles-themes = נושאים
puzzles-link = קישור
puzzles-vote = האם היה שווה לפתור?
puzzles-vote-good = כן
puzzles-vote-dull = משעממת
puzzles-vote-thanks = תודה.
puzzles-moment = הרגע המכריע
puzzles-moment-about = מתוך משחק שלך, לפני התור שהכריע אותו. התור שלך היה:
puzzles-moment-none = במשחק הזה אי אפשר להוכיח שתור אחד שלך הכריע.

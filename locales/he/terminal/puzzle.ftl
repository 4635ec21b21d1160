# חידות.
meta-theme = נושא

help-puzzle = פתרון חידה
help-puzzle-long = מציג עמדה ומה למצוא בה, וקורא תור אחד בכל שורה. כל תור שמוכח שהוא משיג זאת נחשב נכון; תור שגוי מקבל תשובה. ללא משחק נבחרת חידה מכל החידות.
help-puzzle-check = הוכחה מחדש של כל החידות
help-puzzle-check-long = בודק כל תור של שני הצדדים בכל חידה של משחק אחד או של כולם, ומציג כמה יש לפי אפשרויות, טענה, נושא והרמה הנמוכה ביותר שפותרת אותן.
help-arg-theme = רק חידות בנושא הזה, כמו `close-ring`; שם שגוי מציג את כל הנושאים
help-arg-today = חידת היום, זהה לכולם
help-arg-puzzle = החידה בשם הזה
error-no-puzzle = אין חידה כזאת. יש לבחור נושא או משחק אחר, או לבדוק את השם.
error-theme = אין נושא בשם ״{ $name }״. יש לבחור אחד מאלה: { $allowed }.
error-collection = לא ניתן לקרוא את אוסף החידות שבתוכנה. יש לבנות את התוכנה מחדש.

puzzle-heading = חידה { $id }, דירוג { $rating }
puzzle-help = יש להקליד תור בסימון, או `hint` (רמז), `show` (הפתרון), `board` (הלוח), `quit` (יציאה).
puzzle-right = נכון. התשובה היא { $reply }.
puzzle-right-alone = נכון. אפשר להמשיך.
puzzle-wrong = { $turn } אינו הפתרון. אפשר לנסות שוב.
puzzle-wrong-answer = { $turn } אינו הפתרון, כי אחריו בא { $line }. אפשר לנסות שוב.
puzzle-solved = נפתרה!
puzzle-hint = כדאי להסתכל על { $place }.
puzzle-show = הפתרון: { $line }
puzzle-checked = { $n ->
    [one] { $game }: חידה אחת הוכחה תוך { $time } על { $cores } ליבות.
    [two] { $game }: שתי חידות הוכחו תוך { $time } על { $cores } ליבות.
   *[other] { $game }: { $n } חידות הוכחו תוך { $time } על { $cores } ליבות.
}
puzzle-untrue = החידה { $id } אינה נכונה.
puzzle-by-options = לפי אפשרויות:
puzzle-by-claim = לפי טענה:
puzzle-by-theme = לפי נושא:
puzzle-by-level = לפי הרמה הנמוכה ביותר שפותרת אותן (11: אף רמה):
puzzle-by-band = לפי הדירוג ההתחלתי, בקבוצות שגודלן דומה:

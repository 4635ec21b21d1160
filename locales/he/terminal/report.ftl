# מה שהפקודות מדפיסות.
games-seats = משתתפים:
games-presets = ערכות (הראשונה היא ברירת המחדל):
games-options = אפשרויות (הערך הראשון הוא ברירת המחדל):

draw-reserve = במאגר
draw-harmonies = { $seats } – { $state }: { $lines }
draw-ring = { $seat }: טבעת סגורה: { $points }
draw-last = התור האחרון: { $entry }
draw-to-move = התור של { $seat }: { $entry }
draw-to-move-now = התור של { $seat } ({ $phase }): { $entry }
draw-won = ניצחון: { $seats } – { $reason }.
draw-draw = תיקו: { $reason }.

show-position = מצב: { $text }
show-date = תאריך: { $date }
replay-start = התחלה
replay-heading = אחרי { $n } – { $entry }

report-seconds = { $n } שניות
report-total = סך הכול
report-per-second = { $n } בשנייה
report-percent = { $n }%
perft-heading = עומק, תורות שלמים, זמן, מהירות

random-heading = { $n ->
    [one] משחק אקראי אחד של { $game }
    [two] שני משחקים אקראיים של { $game }
   *[other] { $n } משחקים אקראיים של { $game }
}
random-draw = תיקו
random-cut = נקטעו
random-turns = תורות במשחק: ממוצע { $mean }, חציון { $median }, מינימום { $min }, מקסימום { $max }.
random-speed = { $turns ->
    [one] תור אחד ב־{ $time }: { $speed } תורות בשנייה.
    [two] שני תורות ב־{ $time }: { $speed } תורות בשנייה.
   *[other] { $turns } תורות ב־{ $time }: { $speed } תורות בשנייה.
}

verify-difference = { $place } – הבדל: { $what }
verify-turn = תור: { $text }
verify-position = מצב: { $text }
verify-expected = צפוי: { $text }
verify-found = נמצא: { $text }

bench-unit-positions = { $n } מצבים בשנייה
bench-unit-turns = { $n } תורות בשנייה
bench-unit-steps = { $n } צעדים בשנייה

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
report-percent = { $n }%

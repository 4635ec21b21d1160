# آنچه فرمان‌ها چاپ می‌کنند.
games-seats = تعداد بازیکنان:
games-presets = مجموعه‌های آماده (اولین پیش‌فرض است):
games-options = گزینه‌ها (اولین مقدار پیش‌فرض است):

draw-reserve = در ذخیره
draw-harmonies = { $seats } – { $state }: { $lines }
draw-ring = { $seat } حلقه‌ای بسته است: { $points }
draw-last = آخرین نوبت: { $entry }
draw-to-move = نوبت { $seat }: { $entry }
draw-to-move-now = نوبت { $seat } ({ $phase }): { $entry }
draw-won = برد: { $seats } – { $reason }.
draw-draw = تساوی: { $reason }.

show-position = وضعیت: { $text }
show-date = تاریخ: { $date }
replay-start = شروع
replay-heading = پس از { $n } – { $entry }

report-seconds = { $n } ثانیه
report-percent = { $n }٪

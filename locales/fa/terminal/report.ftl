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
report-total = مجموع
report-per-second = { $n } در ثانیه
report-percent = { $n }٪
perft-heading = عمق، نوبت‌های کامل، زمان، سرعت

random-heading = { $n ->
    [one] { $n } بازی تصادفی { $game }
   *[other] { $n } بازی تصادفی { $game }
}
random-draw = تساوی
random-cut = ناتمام
random-turns = نوبت در هر بازی: میانگین { $mean }، میانه { $median }، کمترین { $min }، بیشترین { $max }.
random-speed = { $turns ->
    [one] { $turns } نوبت در { $time }: { $speed } نوبت در ثانیه.
   *[other] { $turns } نوبت در { $time }: { $speed } نوبت در ثانیه.
}

verify-difference = { $place } – تفاوت در: { $what }
verify-turn = نوبت: { $text }
verify-position = وضعیت: { $text }
verify-expected = مورد انتظار: { $text }
verify-found = یافته‌شده: { $text }

bench-unit-positions = { $n } وضعیت در ثانیه
bench-unit-turns = { $n } نوبت در ثانیه
bench-unit-steps = { $n } گام در ثانیه

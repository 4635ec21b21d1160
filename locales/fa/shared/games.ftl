# آنچه همهٔ بازی‌ها در آن مشترک‌اند.
value-on = بله
value-off = خیر
list-and = {" و "}

reason-ring = حلقهٔ هارمونی دور مرکز
reason-last-flower = آخرین گل اصلی یک بازیکن از ذخیره بیرون آمد
reason-stuck = همهٔ بازیکنان نوبت را رد کردند
reason-claim = اعلام درست پیروزی با چهار خط میانی
reason-midlines = هارمونی گذرنده از هر چهار خط میانی
reason-no-move = حرکت مجازی نمانده است
reason-camp = کمپ مقصد پر از مهره‌های برنده شد
reason-full-camp = کمپ مقصد پر شد
reason-leave-by = مهره‌ها بیش از حد در کمپ خود ماندند
reason-no-moves = هیچ‌کدام از بازیکنان باقی‌مانده حرکتی ندارند
reason-repetition = سه بار تکرار یک وضعیت
reason-turn-limit = رسیدن به سقف تعداد نوبت‌ها
reason-resign = تسلیم
reason-rest-drew = پیش از همه تمام کرد؛ بقیه مساوی کردند ({ $reason })

# What was counted at the end.
count-of = { $name } { $n }
count-accents = مهره‌های کمکی مانده: { $values }
count-harmonies = هارمونی‌ها: { $values }
count-crossing = هارمونی‌های گذرنده از خط میانی: { $values }
count-home = مانده در کمپ خود: { $values }
count-arrived = رسیده: { $values }

phase-accents = انتخاب مهره‌های کمکی
phase-opening = شروع بازی
phase-turn = نوبت
phase-bonus = پاداش هارمونی
phase-over = بازی تمام شده است

state-in = در بازی
state-finished = رسیده به مقصد
state-out = بیرون از بازی
state-resigned = تسلیم‌شده

figure-harmonies = هارمونی‌ها
figure-midlines = خط‌های میانی
direction-n = شمال
direction-e = شرق
direction-s = جنوب
direction-w = غرب

line-live = هارمونی
line-drained = خنثی‌شده با علف هرز
line-blocked = باطل‌شده با سنگ
figure-crossing = گذرنده از خط میانی
figure-accents = مهره‌های کمکی مانده
figure-home = در کمپ خودی
figure-arrived = رسیده
figure-turns = نوبت‌های بازی‌شده

task-turn = نوبت { $seat } است
task-accents = { $seat } مهره‌های کمکی را انتخاب می‌کند
task-accents-for = { $seat } یک مهرهٔ کمکی برای { $receiver } انتخاب می‌کند
task-accents-own = { $seat } مهرهٔ کمکی خودش را انتخاب می‌کند
task-opening = { $seat } اولین گل را انتخاب می‌کند
task-bonus = { $seat } پاداش هارمونی دارد
wins = { $n ->
    [one] { $seats } برنده شد: { $reason }
   *[other] { $seats } برنده شدند: { $reason }
}
draw = تساوی: { $reason }
word-pass = رد کردن نوبت
word-claim = اعلام پیروزی
word-call = اعلام ناهماهنگی
word-decline = رد کردن پاداش

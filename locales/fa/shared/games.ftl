# آنچه همهٔ بازی‌ها در آن مشترک‌اند.
value-on = بله
value-off = خیر

reason-ring = حلقهٔ هارمونی دور مرکز
reason-last-flower = ذخیره‌ای که دیگر گل اصلی ندارد
reason-stuck = هیچ‌کس کاری جز رد کردن نوبت نداشت
reason-claim = اعلام درست چهار خط میانی
reason-midlines = هارمونی گذرنده از هر چهار خط میانی
reason-no-move = نه حرکتی ممکن بود و نه استقرار مهره‌ای
reason-camp = کمپ مقصد پر از مهره‌های برنده شد
reason-full-camp = کمپ مقصد پر شد
reason-leave-by = مهره‌ها بیش از حد در کمپ خود ماندند
reason-no-moves = هیچ‌کدام از بازیکنان باقی‌مانده حرکتی نداشتند
reason-repetition = تکرار وضعیت برای بار سوم
reason-turn-limit = آخرین نوبت مجاز بازی شد
reason-resign = انصراف
reason-rest-drew = پیش از همه تمام کرد؛ بقیه مساوی کردند ({ $reason })

phase-accents = انتخاب مهره‌های لهجه
phase-opening = شروع بازی
phase-turn = نوبت
phase-bonus = پاداش هارمونی
phase-over = بازی تمام شده است

state-in = در بازی
state-finished = به پایان رسیده
state-out = بیرون از بازی
state-resigned = انصراف داده

figure-harmonies = هارمونی‌ها
figure-midlines = خط‌های میانی در اختیار

line-live = هارمونی
line-drained = علف هرز آن را خنثی کرده
line-blocked = سنگ آن را باطل کرده
figure-crossing = از آن‌ها گذرنده از خط میانی
figure-home = در کمپ خودی
figure-arrived = رسیده
figure-turns = نوبت‌های بازی‌شده

task-turn = نوبت { $seat } است
task-accents = { $seat } مهره‌های لهجه را انتخاب می‌کند
task-opening = { $seat } نخستین گل را انتخاب می‌کند
task-bonus = { $seat } پاداش هارمونی دارد
wins = { $n ->
    [one] { $seats } برنده شد: { $reason }
   *[other] { $seats } برنده شدند: { $reason }
}
draw = تساوی: { $reason }
word-pass = رد کردن نوبت
word-claim = اعلام پیروزی
word-call = اعلام ناهماهنگی
word-decline = نپذیرفتن پاداش

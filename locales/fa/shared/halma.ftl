# هالما: مهره، جایگاه‌ها، گزینه‌ها.
game-halma = هالما
game-halma-about = با حرکت‌های تک‌خانه‌ای و پرش‌های پی‌درپی همهٔ مهره‌هایتان را به کمپ گوشهٔ مقابل برسانید. دو یا چهار نفره.
tile-piece = مهره
seat-halma-A = بازیکن `A`
seat-halma-B = بازیکن `B`
seat-halma-C = بازیکن `C`
seat-halma-D = بازیکن `D`

preset-halma-classic = بازی معمولی
preset-halma-tournament = بازی معمولی با قوانینی علیه وقت‌کشی

option-halma-board = اندازهٔ صفحه؛ بازی چهارنفره فقط روی ۱۶×۱۶
value-halma-board-8x8 = ۸×۸ خانه، هر بازیکن ۱۰ مهره
value-halma-board-10x10 = ۱۰×۱۰ خانه، هر بازیکن ۱۵ مهره
value-halma-board-16x16 = ۱۶×۱۶ خانه، هر بازیکن ۱۹ مهره (در بازی چهارنفره ۱۳)
option-halma-camp-exit = مهره کی می‌تواند از کمپ مقصد بیرون برود
value-halma-camp-exit-end-of-move = فقط وسط حرکت: حرکت باید داخل کمپ تمام شود
value-halma-camp-exit-per-hop = هرگز، حتی در یک پرش
option-halma-full-camp-wins = پر شدن کمپ مقصد کافی است، حتی اگر مهرهٔ حریف در آن باشد
option-halma-no-return = هیچ حرکتی نباید دوباره در کمپ خودی تمام شود
option-halma-teams = `A` و `C` در برابر `B` و `D` (چهارنفره)
option-halma-leave-by = تا کدام نوبت باید کمپ خودی خالی شود
value-halma-leave-by-off = بدون محدودیت
value-halma-leave-by-on = نوبت ۳۰، ۵۰ یا ۸۰، بسته به اندازهٔ صفحه
value-halma-leave-by-number = نوبت دلخواه
option-halma-limits = تساوی با تکرار وضعیت و با سقف نوبت‌ها
preset-halma-classic-title = کلاسیک
preset-halma-tournament-title = مسابقه‌ای
option-halma-board-title = صفحه
option-halma-camp-exit-title = خروج از کمپ مقصد
option-halma-full-camp-wins-title = برد با کمپ پر
option-halma-no-return-title = بازگشت ممنوع
option-halma-teams-title = تیمی
option-halma-leave-by-title = مهلت ترک کمپ
option-halma-limits-title = تساوی خودکار

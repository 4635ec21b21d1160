# هالما: مهره، جایگاه‌ها، گزینه‌ها.
game-halma = هالما
game-halma-about = با حرکت‌های تک‌خانه‌ای و پرش‌های پی‌درپی همهٔ مهره‌هایتان را به کمپ گوشهٔ مقابل برسانید. دو یا چهار نفره.
tile-piece = مهره
seat-halma-A = بازیکن `A`
seat-halma-B = بازیکن `B`
seat-halma-C = بازیکن `C`
seat-halma-D = بازیکن `D`

preset-halma-classic = بازی ساده
preset-halma-tournament = با قوانینی علیه وقت‌کشی

option-halma-board = صفحه (چهارنفره فقط روی `16x16`)
value-halma-board-8x8 = ۸×۸ خانه، هر بازیکن ۱۰ مهره
value-halma-board-10x10 = ۱۰×۱۰ خانه، هر بازیکن ۱۵ مهره
value-halma-board-16x16 = ۱۶×۱۶ خانه، هر بازیکن ۱۹ مهره (در بازی چهارنفره ۱۳)
option-halma-camp-exit = مهره چه هنگام می‌تواند از کمپ مقصد بیرون برود
value-halma-camp-exit-end-of-move = فقط در میانهٔ حرکت: پایان حرکت باید در کمپ باشد
value-halma-camp-exit-per-hop = هرگز، حتی در یک پرش
option-halma-full-camp-wins = کمپ مقصدِ پر کافی است، حتی اگر مهرهٔ حریف در آن باشد
option-halma-no-return = هیچ حرکتی نباید دوباره در کمپ خودی پایان یابد
option-halma-teams = `A` و `C` در برابر `B` و `D` (چهارنفره)
option-halma-leave-by = نوبتی که تا آن باید کمپ خودی خالی شود
value-halma-leave-by-off = هیچ‌گاه
value-halma-leave-by-on = نوبت ۳۰، ۵۰ یا ۸۰ بر پایهٔ اندازهٔ صفحه
value-halma-leave-by-number = همان نوبت
option-halma-limits = تساوی با تکرار وضعیت و با شمار نوبت‌ها

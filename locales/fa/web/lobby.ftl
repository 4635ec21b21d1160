# چیدن یک بازی روی همین دستگاه.
play-game-skud = گل‌ها و هارمونی‌ها
play-game-street = یک مهره، چهار خیابان
play-game-halma = پرش تا آن سوی صفحه
play-with = پشت میز
play-opponent = { $n ->
    [one] حریف
   *[other] حریفان
}
play-versus = و
play-you = شما
play-somebody = کسی همین‌جا
play-who-you = چه کسی به جای شما بازی می‌کند؟
play-who-opponent = { $many ->
    [true] حریف { $n } چه کسی است؟
   *[other] با چه کسی بازی می‌کنید؟
}
play-strength = { $level } · { $word }
play-strength-1 = خیلی آسان
play-strength-2 = آسان
play-strength-3 = متوسط
play-strength-4 = قوی
play-strength-5 = خیلی قوی
play-character-1 = نعنا
play-character-2 = بابونه
play-character-3 = بادرنجبویه
play-character-4 = اسطوخودوس
play-character-5 = زنجبیل
play-character-6 = زعفران
play-character-7 = ترنج
play-character-8 = اولانگ
play-character-9 = سوزن نقره‌ای
play-character-10 = چاه اژدها
play-side = طرف شما
play-side-either = فرقی ندارد
play-more-rules = قوانین بیشتر
play-rules-changed = { $n ->
    [one] { $n } تغییر
   *[other] { $n } تغییر
}

play-preset-skud-standard = قوانین نسخهٔ چاپی.
play-preset-skud-garden-gate = وقتی گل‌ها تمام شوند، هارمونی‌های گذرنده از خط‌های میانی برنده را تعیین می‌کنند. هر گل حریف می‌تواند ارکیدهٔ بی‌پناه را بگیرد.
play-preset-street-classic = مهره‌ها تا سه فاصله می‌روند، مهره‌های دارای اسیر تا چهار فاصله، و پیروزی را خودتان اعلام می‌کنید.
play-preset-street-garden-gate = مهره‌ها تا چهار فاصله می‌روند، یک مهرهٔ هر بازیکن نزدیک‌تر به مرکز شروع می‌کند و چهار خط میانی فوراً برد می‌آورد.
play-preset-halma-classic = کمپ مقابل را با مهره‌های خودتان پر کنید.
play-preset-halma-tournament = کسی نمی‌تواند وقت‌کشی کند: باید به‌موقع از کمپ خود بیرون بروید، و کمپ پر حتی با مهرهٔ حریف هم برد می‌آورد.

play-saved-against = با { $names }
play-saved-together = با هم پشت همین دستگاه
play-saved-your-turn = نوبت شماست
play-saved-turn = نوبت { $name }
play-saved-over = تمام شده

table-turn-number = شمارهٔ نوبت
table-notation = نمادنویسی
table-bonus = پاداش هارمونی
table-untrue = این اعلام درست نبود

home-continue = ادامهٔ بازی
home-live = زنده
home-now = همین حالا
home-with = { $game } با { $name }
home-more = { $n ->
    [one] { $n } مورد دیگر
   *[other] { $n } مورد دیگر
}
home-tournament-now = مسابقه در جریان: { $name }
home-tournament-next = مسابقهٔ بعدی: { $name }
home-next-lesson = درس بعدی: { $game }
home-lesson-done = { $done } از { $all } تمرین انجام شده
home-playing = { $n ->
    [one] { $n } بازی در جریان است
   *[other] { $n } بازی در جریان است
}
home-nobody = الان کس دیگری بازی نمی‌کند. رایانه همیشه اینجاست.

online-challenge-declined = { $name } این بازی را نپذیرفت.
online-draw-declined = پیشنهاد تساوی شما پذیرفته نشد.
online-takeback-declined = درخواست شما برای پس گرفتن نوبت رد شد.
people-nameless = ناشناس { $mark }
online-phrases = جمله‌های آماده
online-phrase-hello = سلام!
online-phrase-good-luck = موفق باشید!
online-phrase-nice-turn = چه حرکت خوبی!
online-phrase-one-moment = یک لحظه، لطفاً.
online-phrase-good-game = بازی خوبی بود!
online-phrase-thanks = ممنون!
online-meanwhile = تا آن موقع بازی با رایانه
online-meanwhile-hint = همین که کسی بیاید به بازی‌تان می‌روید.
online-waits = { $name } منتظر است
online-wait = { $n ->
    [one] یک نفر منتظر است
   *[other] { $n } نفر منتظرند
}
online-wait-short = { $n ->
    [one] { $n } منتظر
   *[other] { $n } منتظر
}

people-leaderboard-begin = پنج بازی ریتینگ‌دار بازی کنید تا رتبهٔ اول مال شما شود.

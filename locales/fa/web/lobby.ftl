# چیدن یک بازی روی همین دستگاه.
play-game-skud = گل‌ها و هارمونی‌ها
play-game-street = یک مهره، چهار خیابان
play-game-halma = پرش تا آن سوی صفحه
play-with = پشت میز
play-versus = و
play-you = شما
play-somebody = کسی همین‌جا
play-who-you = چه کسی به جای شما بازی می‌کند؟
play-who-opponent = { $many ->
    [true] حریف { $n } چه کسی است؟
   *[other] با چه کسی بازی می‌کنید؟
}
play-strength = { $level } · { $word }
play-strength-1 = بسیار ملایم
play-strength-2 = ملایم
play-strength-3 = باثبات
play-strength-4 = قوی
play-strength-5 = بسیار قوی
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

play-preset-skud-standard = قوانین کامل
play-preset-skud-standard-about = بازی، همان‌طور که چاپ شده است.
play-preset-skud-garden-gate = مثل سایت‌های دیگر
play-preset-skud-garden-gate-about = وقتی گل‌ها تمام شوند، هارمونی‌های گذرنده از خط‌های میانی برنده را تعیین می‌کنند. هر گل حریف می‌تواند ارکیدهٔ بی‌پناه را بگیرد.
play-preset-street-classic = نسخهٔ چاپی
play-preset-street-classic-about = مهره‌ها سه فاصله می‌روند، مهرهٔ دارای اسیر یکی بیشتر، و پیروزی را خودتان اعلام می‌کنید.
play-preset-street-garden-gate = مثل سایت‌های دیگر
play-preset-street-garden-gate-about = همهٔ مهره‌ها چهار فاصله می‌روند، یکی از آن‌ها نزدیک‌تر به مرکز شروع می‌کند و چهار خط میانی بی‌درنگ برنده می‌کند.
play-preset-halma-classic = بازی ساده
play-preset-halma-classic-about = کمپ مقابل را با مهره‌های خودتان پر کنید.
play-preset-halma-tournament = مسابقه
play-preset-halma-tournament-about = کسی نمی‌تواند وقت‌کشی کند: باید به‌موقع از کمپ خود بیرون بروید، و کمپ پر حتی با مهرهٔ حریف هم برنده می‌کند.

play-rule-skud-oasis = واحهٔ باستانی
play-rule-skud-oasis-about = سه مهرهٔ کمکی دیگر: بامبو، برکه و شیرلاک‌پشت.
play-rule-skud-accents = مهره‌های کمکی
play-rule-skud-opening = شروع بازی
play-rule-skud-wheels = چرخ‌ها
play-rule-skud-wheels-about = چرخ را هم می‌توان به‌عنوان مهرهٔ کمکی انتخاب کرد.
play-rule-skud-clash = ناهماهنگی‌ها
play-rule-skud-lotus-takes-orchid = ارکیده‌های بی‌پناه
play-rule-skud-lotus-takes-orchid-about = هر گل حریف می‌تواند ارکیده‌ای را که صاحبش لوتوس شکفته دارد بگیرد.
play-rule-skud-captured-specials = لوتوس یا ارکیدهٔ گرفته‌شده
play-rule-skud-last-flower = تمام شدن گل‌ها
play-rule-skud-bamboo = بامبو
play-rule-skud-turtle = شیرلاک‌پشت
play-rule-skud-limits = تساوی
play-rule-skud-limits-about = با تکرار وضعیت یا پس از نوبت ۳۰۰ بازی مساوی می‌شود.
play-rule-skud-aids = خط‌های هارمونی
play-rule-street-setup = نخستین مهره‌ها
play-rule-street-reach = برد حرکت
play-rule-street-captor-bonus = برد مهرهٔ دارای اسیر
play-rule-street-release = جا گذاشتن اسیرها
play-rule-street-release-about = مهرهٔ دارای اسیر تنها حرکت می‌کند و هرچه زیرش بود می‌ماند.
play-rule-street-win = راه پیروزی
play-rule-street-limits = تساوی
play-rule-street-limits-about = با تکرار وضعیت یا پس از نوبت ۵۰۰ بازی مساوی می‌شود.
play-rule-halma-board = صفحه
play-rule-halma-camp-exit = بیرون رفتن از کمپ مقصد
play-rule-halma-full-camp-wins = کمپ پر برنده است
play-rule-halma-full-camp-wins-about = کمپ مقصدِ پر کافی است، حتی اگر مهرهٔ حریف در آن باشد.
play-rule-halma-no-return = بی‌بازگشت
play-rule-halma-no-return-about = مهره‌ای که از کمپ خودی بیرون رفته، دیگر نمی‌تواند آنجا بایستد.
play-rule-halma-teams = دو تیم
play-rule-halma-teams-about = در بازی چهارنفره: `A` و `C` در برابر `B` و `D`.
play-rule-halma-leave-by = مهلت ترک کمپ
play-rule-halma-limits = تساوی
play-rule-halma-limits-about = با تکرار وضعیت یا پس از نوبت‌های بسیار زیاد بازی مساوی می‌شود.

play-saved-against = با { $names }
play-saved-together = با هم پشت همین دستگاه
play-saved-your-turn = نوبت شماست
play-saved-turn = نوبت { $name }
play-saved-over = تمام شده

# معماها.
puzzles-title = معماها
puzzles-intro = هر معما اثبات شده است: هر نوبتی که کار خواسته‌شده را انجام دهد درست است. به حساب نیازی نیست و آفلاین هم کار می‌کند.
puzzles-today = معمای روز
puzzles-of-day = معمای { $day }
puzzles-archive = معماهای گذشته
puzzles-archive-about = هر روز یک معمای تازه، برای همه یکسان.
puzzles-earlier = معماهای قدیمی‌تر
puzzles-streak = { $n ->
    [one] { $n } روز پیاپی
   *[other] { $n } روز پیاپی
}
puzzles-longest = طولانی‌ترین تا امروز: { $n }
puzzles-outcome-solved = حل شد
puzzles-outcome-missed = حل نشد
puzzles-outcome-open = هنوز امتحان نشده
puzzles-today-away = معمای امروز بار نشد. برای تمرین، معماهای ذخیره‌شده در این دستگاه آماده‌اند.
puzzles-solve = حل کنید
puzzles-short-win = { $n ->
    [one] با یک نوبت ببرید
   *[other] در { $n } نوبت ببرید
}
puzzles-short-hold = جلوی برد طرف مقابل را بگیرید
puzzles-short-race = { $n ->
    [one] کمپ مقصد را با یک نوبت پر کنید
   *[other] کمپ مقصد را در { $n } نوبت پر کنید
}
puzzles-short-leap = بلندترین پرش را پیدا کنید
puzzles-train = تمرین
puzzles-game = بازی
puzzles-any-game = همهٔ بازی‌ها
puzzles-theme = موضوع
puzzles-any-theme = همهٔ موضوع‌ها
puzzles-level = دشواری
puzzles-level-easier = ساده‌تر از ریتینگ من
puzzles-level-own = در حد ریتینگ من
puzzles-level-harder = دشوارتر از ریتینگ من
puzzles-start = شروع تمرین
puzzles-run = در برابر ساعت
puzzles-run-about = سه دقیقه، از آسان تا دشوار. ساعت فقط وقتی شما فکر می‌کنید کار می‌کند و با سومین اشتباه تمام می‌شود.
puzzles-run-start = ساعت را به کار بیندازید
puzzles-run-best = بهترین نتیجهٔ شما: { $n }
puzzles-run-left = زمان باقی‌مانده
puzzles-run-solved = حل‌شده: { $n }
puzzles-run-mistakes = اشتباه‌ها: { $n }
puzzles-run-result = { $n ->
    [one] { $n } معما حل شد
   *[other] { $n } معما حل شد
}
puzzles-run-missed = حل‌نشده در این دور
puzzles-run-again = یک بار دیگر
puzzles-repeat = تکرار آنچه حل نشد
puzzles-repeat-about = آنچه حل نکرده‌اید پس از یک روز برمی‌گردد و هر بار که حلش کنید فاصله بیشتر می‌شود.
puzzles-due = { $n ->
    [one] نوبت { $n } معما رسیده است
   *[other] نوبت { $n } معما رسیده است
}
puzzles-due-none = اکنون چیزی برای تکرار نیست.
puzzles-progress = پیشرفت شما
puzzles-progress-open = پیشرفت به تفکیک موضوع
puzzles-progress-none = هنوز معمایی را امتحان نکرده‌اید.
puzzles-device = بدون حساب، پیشرفت شما در این دستگاه می‌ماند. وقتی وارد شوید به حسابتان افزوده می‌شود.
puzzles-waiting = { $n ->
    [one] { $n } تلاش در انتظار اتصال است.
   *[other] { $n } تلاش در انتظار اتصال است.
}
puzzles-tally = { $solved } از { $tried } حل شد
puzzles-solved-share = سهم حل‌شده
puzzles-rating-own = ریتینگ { $n }
puzzles-one = معمای { $name }
puzzles-all = همهٔ معماها
puzzles-none = اکنون چنین معمایی نیست. موضوع یا بازی دیگری انتخاب کنید.
puzzles-next = معمای بعدی
puzzles-again = از ابتدا
puzzles-retry = دوباره امتحان کنید
puzzles-show = نمایش پاسخ
puzzles-hint = راهنمایی
puzzles-hint-board = حرکت درست از جایی آغاز می‌شود که دورش حلقه است.
puzzles-hint-tile = حرکت درست با مهره‌ای آغاز می‌شود که پررنگ شده است.
puzzles-hint-word = لازم نیست چیزی را حرکت دهید: از دکمهٔ کنار صفحه استفاده کنید.
puzzles-proving = همهٔ پاسخ‌ها بررسی می‌شود…
puzzles-answer = پاسخ را ببینید…
puzzles-wrong = { $kind ->
    [now] درست نیست: این نوبت برد نمی‌آورد.
    [win] درست نیست: پس از این پاسخ دیگر نمی‌توانید به‌موقع برد را قطعی کنید.
    [hold] درست نیست: طرف مقابل باز هم می‌برد.
    [race] درست نیست: حالا بیشتر طول می‌کشد.
   *[leap] درست نیست: حرکت دیگری جلوتر می‌رود.
}
puzzles-wrong-why = پاسخ: { $why }.
puzzles-solved = حل شد!
puzzles-solved-late = همین است. تلاش اول به حساب می‌آید، پس این معما برمی‌گردد.
puzzles-failed = این نوبت بررسی نشد. لطفاً دوباره امتحان کنید.
puzzles-shown = نوبت‌های راه‌حل را یکی‌یکی ببینید.
puzzles-because = { $why }.
puzzles-ends = { $what } ({ $how })
puzzles-right = درست است. ادامه دهید.
puzzles-turn-of = نوبت { $n } از { $all }
puzzles-turn-win = پاسخ هر چه باشد، برد قطعی می‌ماند
puzzles-turn-hold = طرف مقابل دیگر به‌موقع نمی‌برد
puzzles-turn-race = راه کوتاه‌تری نیست
puzzles-turn-leap = هیچ حرکت دیگری جلوتر نمی‌رود
puzzles-turn-reply = هیچ پاسخی بیشتر دوام نمی‌آورد
puzzles-rating = ریتینگ
puzzles-themes = موضوع‌ها
puzzles-link = پیوند
puzzles-vote = ارزش حل کردن داشت؟
puzzles-vote-good = بله
puzzles-vote-dull = کسل‌کننده است
puzzles-vote-thanks = سپاس.
puzzles-moment = لحظهٔ سرنوشت‌ساز
puzzles-moment-about = از بازی خود شما، پیش از نوبتی که بازی را از دست داد. شما این را بازی کردید:
puzzles-moment-none = در این بازی نمی‌توان ثابت کرد که یک نوبت شما به‌تنهایی سرنوشت را رقم زده است.

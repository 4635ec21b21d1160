# ورود و ساختن حساب.
people-sign-in = ورود
people-sign-up = ساختن حساب
people-sign-out = خروج
people-name = نام
people-name-hint = ۲ تا ۲۰ حرف، رقم، - یا _. دیگران آن را می‌بینند.
people-password = گذرواژه
people-password-hint = دست‌کم ۸ نویسه. یک جمله را آسان به یاد می‌آورید و دیگران دشوار حدس می‌زنند.
people-password-now = گذرواژهٔ کنونی
people-password-new = گذرواژهٔ تازه
people-password-change = تغییر گذرواژه
people-password-changed = گذرواژه تغییر کرد. همهٔ دستگاه‌های دیگر از حساب خارج شدند.
people-show-password = نمایش گذرواژه
people-mail = نشانی ایمیل
people-mail-optional = نشانی ایمیل (اختیاری)
people-mail-hint = تنها برای وقتی که گذرواژه را فراموش کنید. کس دیگری آن را نمی‌بیند.
people-code = رمز
people-code-hint = شش رقمی که برنامهٔ رمزساز شما اکنون نشان می‌دهد.
people-code-needed = این حساب با عامل دوم محافظت می‌شود. رمز را هم وارد کنید.
people-new-here = تازه آمده‌اید؟
people-new-here-text = با داشتن حساب، بازی‌ها و رتبه‌هایتان نگه داشته می‌شود. به عنوان مهمان می‌توانید همین حالا بازی کنید.
people-play-as-guest = بازی به عنوان مهمان
people-have-account = حساب دارید؟
people-guest-keeps = شما با نام مهمان { $name } بازی می‌کنید. بازی‌هایتان به حساب تازه می‌آید.
people-signed-in-as = با نام { $name } وارد شده‌اید.
people-own-profile = نمایهٔ شما
people-forgot = گذرواژه را فراموش کرده‌اید؟
people-forgot-title = گذرواژهٔ فراموش‌شده
people-forgot-text = نشانی ایمیل حساب خود را وارد کنید. پیوندی برای انتخاب گذرواژهٔ تازه به آن فرستاده می‌شود.
people-forgot-send = فرستادن پیوند
people-forgot-sent = اگر حسابی این نشانی را داشته و تأیید کرده باشد، نامه در راه است. پیوند آن یک ساعت اعتبار دارد.
people-confirm-title = تأیید نشانی ایمیل
people-confirm-wait = یک لحظه …
people-confirm-done = نشانی ایمیل شما تأیید شد.
people-confirm-again = از صفحهٔ حساب خود می‌توانید پیوند تازه‌ای بخواهید.
people-reset-title = انتخاب گذرواژهٔ تازه
people-reset-text = همهٔ دستگاه‌ها از حساب خارج می‌شوند؛ سپس با گذرواژهٔ تازه وارد می‌شوید.
people-reset-save = ذخیرهٔ گذرواژه
people-reset-done = از اکنون گذرواژهٔ تازه معتبر است.

# حساب خود.
people-account = حساب
people-since = از { $since } اینجاست
people-guest-text = شما به عنوان مهمان بازی می‌کنید. حساب بسازید تا بازی‌هایتان نگه داشته شود و بتوانید بازی رتبه‌دار کنید.
people-muted-until = ناظری شما را بی‌صدا کرده است: تا { $until } نمی‌توانید پیام بنویسید.
people-mail-none = نشانی ایمیلی نیست. بدون آن، گذرواژهٔ فراموش‌شده را نمی‌توان عوض کرد.
people-mail-confirmed = { $mail } تأیید شده است.
people-mail-unconfirmed = { $mail } هنوز تأیید نشده است. پیوندی را که در نامه فرستادیم باز کنید، یا بخواهید نامهٔ دیگری فرستاده شود.
people-mail-new = نشانی
people-mail-new-hint = پیوندی به این نشانی می‌رود؛ پس از باز کردن آن، نشانی معتبر می‌شود. برای نداشتن نشانی، خالی بگذارید.
people-mail-change = ذخیرهٔ نشانی
people-mail-sent = نامه‌ای به { $mail } در راه است. تا سه روز پیوند آن را باز کنید.
people-mail-removed = نشانی ایمیل برداشته شد.
people-two-factor = عامل دوم
people-two-factor-on = روشن است: برای ورود هم گذرواژه لازم است و هم رمز برنامهٔ رمزساز شما.
people-two-factor-off = خاموش است. با عامل دوم، گذرواژهٔ دزدیده‌شده به‌تنهایی دری را باز نمی‌کند: برای ورود، رمز برنامهٔ رمزساز هم پرسیده می‌شود.
people-two-factor-set-up = راه‌اندازی
people-two-factor-secret = این کلید مخفی را در برنامهٔ رمزساز خود وارد کنید. آن را جای امنی هم نگه دارید: بدون برنامه و بدون کلید دیگر نمی‌توانید وارد شوید.
people-two-factor-secret-name = کلید مخفی
people-two-factor-open = باز کردن در برنامهٔ رمزساز همین دستگاه
people-two-factor-turn-on = روشن کردن
people-two-factor-turn-off = خاموش کردن
people-two-factor-now-on = عامل دوم روشن شد.
people-two-factor-now-off = عامل دوم خاموش شد.
people-copy = رونوشت
people-copied = رونوشت گرفته شد
people-sessions = جاهایی که وارد شده‌اید
people-session-program = { $browser } روی { $system }
people-session-unknown = برنامهٔ ناشناخته
people-session-current = همین دستگاه
people-session-since = از { $since }، آخرین استفاده { $seen }
people-session-end = خروج از آنجا
people-session-end-name = خروج از آنجا: { $program }
people-tokens = توکن‌های برنامه‌ها
people-tokens-text = با توکن، برنامه‌ای می‌تواند به جای شما کار کند: یک ربات یا ابزار خودتان.
people-tokens-docs = برنامه‌ها چه می‌توانند بکنند
people-token-new = توکن تازه
people-token-name = برای چیست؟
people-token-name-hint = حداکثر ۶۰ نویسه، تنها برای خودتان.
people-token-scopes = چه اجازه‌ای می‌دهد
people-scope-read = خواندن
people-scope-read-hint = دیدن آنچه شما می‌بینید.
people-scope-play = بازی
people-scope-play-hint = ساختن بازی و بازی کردن نوبت به نام شما.
people-scope-chat = گفتگو
people-scope-chat-hint = نوشتن پیام به نام شما.
people-token-create = ساختن توکن
people-token-once = توکن «{ $name }»: اکنون از آن رونوشت بردارید. دیگر نشان داده نمی‌شود.
people-token-secret = توکن
people-token-unused = ساخته‌شده در { $since }، هنوز به کار نرفته
people-token-used = ساخته‌شده در { $since }، آخرین استفاده { $used }
people-token-revoke = باطل کردن
people-token-revoke-name = باطل کردن توکن: { $name }
people-blocked = بازیکنان مسدود
people-blocked-none = کسی را مسدود نکرده‌اید.
people-block = مسدود کردن
people-unblock = رفع مسدودی
people-unblock-name = رفع مسدودی: { $name }
people-blocked-now = شما و { $name } دیگر با هم بازی نمی‌کنید.
people-unblocked-now = { $name } دیگر مسدود نیست.
people-data = داده‌های شما
people-data-text = همهٔ آنچه دربارهٔ شما نگه داشته شده، در یک پرونده. یا رفتن برای همیشه.
people-data-download = بارگیری داده‌های من
people-delete = حذف حساب
people-delete-title = حساب برای همیشه حذف شود؟
people-delete-text = نام، نشانی ایمیل، پیام‌ها، رتبه‌ها و توکن‌های شما بی‌درنگ پاک می‌شود و در بازی‌های ناتمام انصراف ثبت می‌شود. بازی‌های تمام‌شده، بی نام شما، برای حریفانتان می‌ماند. این کار بازگشت ندارد.
people-delete-now = حذف برای همیشه
people-delete-done = حساب حذف شد. سپاس که اینجا بودید.

# بازیکنان.
people-player = بازیکن
people-bot = ربات
people-closed = حساب بسته
people-challenge = دعوت به بازی
people-records = بارگیری همهٔ بازی‌ها
people-records-none = هنوز بازی تمام‌شده‌ای نیست.
people-report = گزارش
people-report-title = گزارش { $name }
people-report-text = ناظری این را می‌خواند. بازیکن نمی‌فهمد چه کسی گزارش داده است.
people-report-reason = چه چیز نادرست است؟
people-report-send = فرستادن گزارش
people-report-sent = سپاس. ناظری آن را بررسی می‌کند.
people-ratings = رتبه‌ها
people-ratings-none = هنوز بازی رتبه‌داری نیست.
people-rating = رتبه
people-rating-games = { $n ->
    [one] { $n } بازی
   *[other] { $n } بازی
}
people-rating-uncertain = { $n ->
    [one] { $n } بازی، هنوز نامطمئن
   *[other] { $n } بازی، هنوز نامطمئن
}
people-rating-change = تغییر رتبه
people-speed = سرعت
people-speed-bullet = گلوله‌ای
people-speed-blitz = برق‌آسا
people-speed-rapid = سریع
people-speed-classical = کلاسیک
people-speed-correspondence = مکاتبه‌ای
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }، سه یا چهار نفره
people-chart-title = { $pool }: رتبه پس از { $n ->
    [one] { $n } بازی
   *[other] { $n } بازی
}، از { $from } تا { $to }
people-chart-none = نمودار با دومین بازی رتبه‌دار آغاز می‌شود.
people-chart-table = به شکل جدول
people-chart-when = تاریخ
people-statistics = آمار
people-games = بازی‌ها
people-games-none = هنوز بازی‌ای نیست.
people-games-none-such = چنین بازی‌ای نیست.
people-filter-game = بازی
people-filter-result = نتیجه
people-filter-rated = نوع
people-filter-all = همه
people-result-won = برد
people-result-drawn = تساوی
people-result-lost = باخت
people-result-playing = در جریان
people-rated = رتبه‌دار
people-unrated = دوستانه
people-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}
people-computer = رایانه، سطح { $level }
people-nobody = هیچ‌کس
people-more = نمایش بیشتر
people-leaderboard-none = هنوز کسی در این جدول نیست.
people-leaderboard-text = صد بازیکن برتر که رتبه‌شان تثبیت شده است: دست‌کم پنج بازی رتبه‌دار و عدم قطعیت اندک.
people-players = بازیکنان
people-players-two = دو نفر
people-players-many = سه یا چهار نفر
people-rank = جایگاه

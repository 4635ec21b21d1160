# ورود و ساختن حساب.
people-sign-in = ورود
people-sign-up = ساختن حساب
people-sign-out = خروج
people-name = نام
people-name-hint = ۲ تا ۲۰ حرف، رقم، - یا _. دیگران آن را می‌بینند.
people-password = گذرواژه
people-password-hint = دست‌کم ۸ کاراکتر. به یاد سپردن یک جمله آسان و حدس زدن آن سخت است.
people-password-now = گذرواژهٔ فعلی
people-password-new = گذرواژهٔ جدید
people-password-change = تغییر گذرواژه
people-password-changed = گذرواژه تغییر کرد. همهٔ دستگاه‌های دیگر از حساب خارج شدند.
people-show-password = نمایش گذرواژه
people-mail = نشانی ایمیل
people-mail-optional = نشانی ایمیل (اختیاری)
people-mail-hint = فقط برای وقتی که گذرواژه را فراموش کنید. کس دیگری آن را نمی‌بیند.
people-code = کد
people-code-hint = شش رقمی که برنامهٔ احراز هویت شما الان نشان می‌دهد.
people-code-or-recovery = شش رقم برنامهٔ احراز هویت یا یکی از کدهای بازیابی.
people-code-needed = ورود دومرحله‌ای این حساب روشن است. کد را هم وارد کنید.
people-new-here = تازه‌واردید؟
people-new-here-text = با حساب، بازی‌ها و ریتینگتان حفظ می‌شود. بدون حساب هم می‌توانید همین حالا بازی کنید.
people-play-as-guest = بازی بدون حساب
people-have-account = قبلاً حساب ساخته‌اید؟
people-guest-keeps = شما بدون حساب و با نام { $name } بازی می‌کنید. بازی‌هایتان به حساب جدید منتقل می‌شود.
people-signed-in-as = با نام { $name } وارد شده‌اید.
people-own-profile = پروفایل شما
people-forgot = گذرواژه را فراموش کرده‌اید؟
people-forgot-title = گذرواژهٔ فراموش‌شده
people-forgot-text = نشانی ایمیل حسابتان را وارد کنید. پیوندی برای انتخاب گذرواژهٔ جدید می‌فرستیم.
people-forgot-send = فرستادن پیوند
people-forgot-sent = اگر حسابی با این نشانیِ تأییدشده وجود داشته باشد، ایمیلی فرستاده‌ایم. پیوند آن یک ساعت اعتبار دارد.
people-confirm-title = تأیید نشانی ایمیل
people-confirm-wait = یک لحظه…
people-confirm-done = نشانی ایمیل شما تأیید شد.
people-confirm-again = از صفحهٔ حسابتان می‌توانید پیوند جدید بگیرید.
people-reset-title = انتخاب گذرواژهٔ جدید
people-reset-text = همهٔ دستگاه‌ها از حساب خارج می‌شوند؛ بعد با گذرواژهٔ جدید وارد شوید.
people-reset-save = ذخیرهٔ گذرواژه
people-reset-done = گذرواژهٔ شما عوض شد.

# حساب خود.
people-account = حساب
people-since = عضو از { $since }
people-guest-text = شما بدون حساب بازی می‌کنید. حساب بسازید تا بازی‌هایتان حفظ شود و بتوانید بازی ریتینگ‌دار کنید.
people-muted-until = ناظری شما را بی‌صدا کرده است: تا { $until } نمی‌توانید پیام بنویسید.
people-mail-none = نشانی ایمیل ندارید. بدون آن نمی‌توان گذرواژهٔ فراموش‌شده را عوض کرد.
people-mail-confirmed = { $mail } تأیید شده است.
people-mail-unconfirmed = { $mail } هنوز تأیید نشده است. پیوند داخل ایمیلی را که فرستادیم باز کنید یا ایمیل دیگری بخواهید.
people-mail-new = نشانی
people-mail-new-hint = پیوندی به این نشانی می‌فرستیم؛ با باز کردن آن نشانی معتبر می‌شود. برای حذف نشانی، خالی بگذارید.
people-mail-change = ذخیرهٔ نشانی
people-mail-sent = ایمیلی به { $mail } فرستادیم. ظرف سه روز پیوند آن را باز کنید.
people-mail-removed = نشانی ایمیل حذف شد.
people-notices-text = نوبت شما، دعوت، پیام: انتخاب کنید از چه و چگونه باخبر شوید.
people-notices = تنظیمات اعلان‌ها
people-two-factor = ورود دومرحله‌ای
people-two-factor-on = روشن است: برای ورود هم گذرواژه لازم است و هم کد برنامهٔ احراز هویت.
people-two-factor-off = خاموش است. با ورود دومرحله‌ای، اگر گذرواژه‌تان لو برود هم حساب امن می‌ماند: برای ورود، کد برنامهٔ احراز هویت هم لازم است.
people-two-factor-set-up = راه‌اندازی
people-two-factor-scan = کد QR را با برنامهٔ احراز هویت اسکن کنید:
people-two-factor-picture = کد QR کلید مخفی
people-two-factor-secret = یا کلید مخفی را دستی وارد کنید:
people-two-factor-secret-name = کلید مخفی
people-two-factor-open = باز کردن در برنامهٔ احراز هویت همین دستگاه
people-two-factor-turn-on = روشن کردن
people-two-factor-turn-off = خاموش کردن
people-two-factor-now-on = ورود دومرحله‌ای روشن شد.
people-two-factor-now-off = ورود دومرحله‌ای خاموش شد.
people-recovery = کدهای بازیابی
people-recovery-text = هر کد یک بار به جای کد برنامه کار می‌کند، برای وقتی که دستگاهتان گم شود. فقط همین حالا نشان داده می‌شوند: جای امنی ذخیره‌شان کنید.
people-recovery-save = ذخیره در فایل
people-recovery-done = ذخیره‌شان کردم
people-copy = کپی
people-copied = کپی شد
people-sessions = دستگاه‌هایی که وارد شده‌اند
people-session-program = { $browser } روی { $system }
people-session-unknown = برنامهٔ ناشناخته
people-session-current = همین دستگاه
people-session-since = از { $since }، آخرین استفاده { $seen }
people-session-end = خروج از این دستگاه
people-session-end-name = خروج از: { $program }
people-apps = برنامه‌ها
people-apps-text = برنامه‌های دیگران که اجازهٔ استفاده از حساب شما را دارند، و برنامه‌هایی که خودتان ساخته‌اید.
people-apps-show = نمایش برنامه‌ها
people-tokens = توکن‌های برنامه‌ها
people-tokens-text = با توکن، یک برنامه می‌تواند به جای شما کار کند: یک ربات یا ابزار خودتان.
people-tokens-docs = مستندات API
people-token-new = توکن جدید
people-token-name = برای چیست؟
people-token-name-hint = حداکثر ۶۰ کاراکتر. فقط خودتان آن را می‌بینید.
people-token-scopes = اجازه‌ها
people-scope-read = خواندن
people-scope-read-hint = دیدن آنچه شما می‌بینید.
people-scope-play = بازی
people-scope-play-hint = ساختن بازی و بازی کردن نوبت به نام شما.
people-scope-chat = چت
people-scope-chat-hint = نوشتن پیام به نام شما.
people-token-create = ساختن توکن
people-token-once = توکن «{ $name }»: همین حالا کپی‌اش کنید. دیگر نشان داده نمی‌شود.
people-token-secret = توکن
people-token-unused = ساخته‌شده { $since }، هنوز استفاده نشده
people-token-used = ساخته‌شده { $since }، آخرین استفاده { $used }
people-token-revoke = باطل کردن
people-token-revoke-name = باطل کردن توکن: { $name }
people-blocked = بازیکنان مسدود
people-blocked-none = کسی را مسدود نکرده‌اید.
people-follow = دنبال کردن
people-unfollow = لغو دنبال کردن
people-following = کسانی که دنبال می‌کنید
people-here = آنلاین
people-away = آفلاین
people-activity = فعالیت
people-activity-games = { $n } بازی در شش ماه گذشته.
people-activity-day = { $n } بازی
people-block = مسدود کردن
people-unblock = رفع مسدودی
people-unblock-name = رفع مسدودی: { $name }
people-blocked-now = شما و { $name } دیگر نمی‌توانید یکدیگر را دعوت کنید و هم‌بازی نمی‌شوید.
people-unblocked-now = { $name } دیگر مسدود نیست.
people-data = داده‌های شما
people-data-text = همهٔ داده‌هایتان را در یک فایل بارگیری کنید، یا حساب را برای همیشه حذف کنید.
people-data-download = بارگیری داده‌های من
people-delete = حذف حساب
people-delete-title = حساب برای همیشه حذف شود؟
people-delete-text = نام، نشانی ایمیل، پیام‌ها، ریتینگ‌ها و توکن‌های شما فوراً پاک می‌شود و در بازی‌های ناتمام تسلیم ثبت می‌شود. بازی‌های تمام‌شده بدون نام شما برای حریفانتان می‌ماند. این کار برگشت‌پذیر نیست.
people-delete-now = حذف برای همیشه
people-delete-done = حساب شما حذف شد. ممنون که بازی کردید.

# بازیکنان.
people-player = بازیکن
people-bot = ربات
people-closed = حساب بسته
people-challenge = دعوت به بازی
people-records = بارگیری همهٔ بازی‌ها
people-records-none = هنوز بازی تمام‌شده‌ای ندارد.
people-report = گزارش
people-report-title = گزارش { $name }
people-report-text = یک ناظر این را می‌خواند. بازیکن نمی‌فهمد چه کسی گزارش داده است.
people-report-reason = مشکل چیست؟
people-report-send = فرستادن گزارش
people-report-sent = ممنون. یک ناظر آن را بررسی می‌کند.
people-ratings = ریتینگ‌ها
people-ratings-none = هنوز بازی ریتینگ‌دار ندارد.
people-rating = ریتینگ
people-rating-games = { $n ->
    [one] { $n } بازی
   *[other] { $n } بازی
}
people-rating-uncertain = { $n ->
    [one] { $n } بازی، موقت
   *[other] { $n } بازی، موقت
}
people-rating-change = تغییر ریتینگ
people-speed = سرعت
people-speed-bullet = بولت
people-speed-blitz = برق‌آسا
people-speed-rapid = سریع
people-speed-classical = کلاسیک
people-speed-correspondence = مکاتبه‌ای
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }، سه یا چهار نفره
people-chart-title = { $pool }: ریتینگ بعد از { $n ->
    [one] { $n } بازی
   *[other] { $n } بازی
}، از { $from } تا { $to }
people-chart-none = نمودار با دومین بازی ریتینگ‌دار شروع می‌شود.
people-chart-table = به شکل جدول
people-chart-when = تاریخ
people-statistics = آمار
people-games = بازی‌ها
people-games-none = هنوز بازی‌ای نیست.
people-games-none-such = هیچ بازی‌ای با این فیلترها نیست.
people-filter-game = بازی
people-filter-result = نتیجه
people-filter-rated = نوع
people-filter-all = همه
people-result-won = برد
people-result-drawn = تساوی
people-result-lost = باخت
people-result-playing = در جریان
people-rated = ریتینگ‌دار
people-unrated = دوستانه
people-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}
people-computer = رایانه، سطح { $level }
people-nobody = هیچ‌کس
people-more = نمایش بیشتر
people-leaderboard-none = هنوز کسی در این جدول نیست.
people-leaderboard-text = صد بازیکن برتر با ریتینگ تثبیت‌شده (دست‌کم پنج بازی ریتینگ‌دار).
people-players = بازیکنان
people-players-two = دو نفر
people-players-many = سه یا چهار نفر
people-rank = رتبه
people-welcome = { $name }، خوش آمدید!
people-welcome-text = از این پس بازی‌ها و ریتینگ شما با همین نام نگه داشته می‌شوند. حالا کسی را برای بازی پیدا کنید.
people-goodbye = خداحافظ
people-goodbye-text = ممنون که بازی کردید. بدون حساب هم می‌توانید اینجا بازی کنید.
people-signed-out = از حساب خارج شدید.
people-sign-out-everywhere = خروج از همهٔ دستگاه‌ها
people-signed-out-everywhere = از حساب در همهٔ دستگاه‌ها خارج شدید.

# Time off.
people-time-off = مرخصی
people-time-off-text = { $n ->
    [one] تا وقتی در مرخصی هستید، ساعت شما در همهٔ بازی‌های مکاتبه‌ای می‌ایستد و دورهای مسابقه‌ها منتظر شما می‌مانند. در هر سال { $n } روز مرخصی دارید.
   *[other] تا وقتی در مرخصی هستید، ساعت شما در همهٔ بازی‌های مکاتبه‌ای می‌ایستد و دورهای مسابقه‌ها منتظر شما می‌مانند. در هر سال { $n } روز مرخصی دارید.
}
people-time-off-runs = تا { $until } در مرخصی هستید.
people-time-off-comes = از { $begins } تا { $until } در مرخصی خواهید بود.
people-time-off-left = { $n ->
    [one] { $year }: { $n } روز باقی مانده
   *[other] { $year }: { $n } روز باقی مانده
}
people-time-off-begins = شروع
people-time-off-begins-hint = خالی: همین حالا شروع می‌شود.
people-time-off-until = پایان
people-time-off-take = مرخصی بگیرید
people-time-off-change = تغییر مرخصی
people-time-off-end = پایان مرخصی
people-time-off-cancel = لغو مرخصی

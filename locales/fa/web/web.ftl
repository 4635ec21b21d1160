# صفحه‌ها: آنچه در همه مشترک است.
web-name = چای‌خانه
web-menu = منو
web-skip = رفتن به محتوا
web-language = زبان
web-loading = در حال بارگذاری…
web-close = بستن
web-open = باز کردن
web-cancel = لغو
web-back = بازگشت
web-error-unknown = مشکلی پیش آمد. دوباره تلاش کنید.
web-update = نسخهٔ جدیدی آماده است.
web-install = نصب
web-install-text = چای‌خانه را روی همین دستگاه نگه دارید: مثل یک برنامه باز می‌شود و بدون اینترنت هم کار می‌کند.
web-nav-play = بازی
web-nav-online = آنلاین
web-nav-puzzles = معماها
web-nav-analysis = تحلیل
web-nav-tournaments = مسابقات
web-nav-learn = آموزش
web-nav-leaderboard = جدول رده‌بندی
web-nav-sign-in = ورود
web-nav-settings = تنظیمات
web-nav-admin = نظارت
web-nav-notices = اعلان‌ها
web-bell = { $n ->
     [0] اعلان‌ها
     [one] اعلان‌ها، { $n } خوانده‌نشده
    *[other] اعلان‌ها، { $n } خوانده‌نشده
}
web-missing-title = صفحه پیدا نشد
web-missing-text = چنین صفحه‌ای وجود ندارد. شاید نشانی اشتباه نوشته شده باشد یا صفحه دیگر نباشد.
web-offline-title = اتصال برقرار نیست
web-offline-text = این صفحه بارگذاری نشد. بازی روی همین دستگاه و بازی با رایانه بدون اینترنت هم ممکن است.
web-offline-server = این صفحه به سرور نیاز دارد و همین که دوباره وصل شوید خودش باز می‌شود. تا آن وقت می‌توانید روی همین دستگاه بازی کنید، با رایانه هم.
web-go-home = رفتن به صفحهٔ اصلی
web-description = اسکاد پای شو، پای شوی خیابانی و هالما: آنلاین، با دوستان یا با رایانه

# فهرست درس‌ها، پیش از آن که خود درس‌ها برسند.
learn-title = یادگیری بازی
learn-intro = تمرین‌های کوتاه روی صفحهٔ واقعی؛ خود قوانین جواب‌ها را بررسی می‌کنند. حساب لازم نیست و بدون اینترنت هم کار می‌کند.

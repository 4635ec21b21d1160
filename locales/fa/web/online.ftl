# بازی آنلاین: لابی و بازی.
online-page = بازی آنلاین
online-quick = شروع سریع
online-seeking = در جستجوی حریف…
online-guest-hint = شما بدون حساب بازی می‌کنید. با حساب می‌توانید بازی ریتینگ‌دار کنید.
online-rated-switch = ریتینگ‌دار
online-rated = ریتینگ‌دار
online-casual = دوستانه
online-time-clock = { $minutes } دقیقه + { $seconds } ثانیه
online-time-short = { $minutes }+{ $seconds }
online-time-days = { $n ->
    [one] { $n } روز برای هر نوبت
   *[other] { $n } روز برای هر نوبت
}
online-time-short-days = { $n ->
    [one] { $n } روز
   *[other] { $n } روز
}
online-time-unlimited = بدون محدودیت زمان

online-create-title = ساختن بازی
online-challenge-title = دعوت { $name } به بازی
online-create = ساختن این بازی
online-challenge-send = فرستادن دعوت
online-sits-anyone = هر کسی
online-sits-player = یک بازیکن مشخص
online-player-name = نام بازیکن
online-level = رایانه، سطح { $level }
online-invited = { $name } (دعوت‌شده)
online-free-seat = جای خالی
online-time = زمان
online-time-control = ساعت
online-time-kind-clock = با ساعت
online-time-kind-days = چند روز برای هر نوبت
online-time-kind-unlimited = بدون محدودیت
online-time-own = زمان دلخواه…
online-minutes = دقیقه برای هر بازیکن
online-increment = ثانیهٔ افزوده در هر نوبت
online-days = زمان هر نوبت
online-public-switch = نمایش در لابی
online-public-hint = وگرنه فقط کسانی که پیوند را دارند می‌توانند وارد شوند.

online-challenges = دعوت‌های شما
online-challenged = شما به این بازی دعوت شده‌اید.
online-mine = بازی‌های من
online-your-turn = نوبت شماست.
online-your-turn-due = نوبت شماست؛ مهلت: { $when }.
online-their-turn = نوبت دیگران است.
online-their-turn-due = نوبت دیگران است؛ مهلت: { $when }.
online-go-on = ادامه
online-open-games = بازی‌های باز
online-maker-away = الان اینجا نیست
online-no-open-games = الان کسی منتظر نیست. یک بازی بسازید تا دیگران ببینند.
online-join = ورود به بازی
online-join-as = ورود در نقش { $seat }
online-watch-games = بازی‌ها برای تماشا
online-no-running-games = الان هیچ بازی عمومی در جریان نیست.
online-watch = تماشا
online-turns-made = { $n ->
    [one] { $n } نوبت بازی شده
   *[other] { $n } نوبت بازی شده
}
online-board-picture = وضعیت فعلی صفحه

online-game = بازی
online-title = { $game } آنلاین
online-waiting = در انتظار بازیکنان…
online-open = این بازی منتظر بازیکن است.
online-leave = ترک کردن
online-link = پیوند این بازی
online-link-hint = هر کس این پیوند را باز کند می‌تواند در جای خالی بنشیند، یا بعد از شروع بازی تماشا کند.
online-waiting-named = جای خالی فقط برای { $names } است. این پیوند به همین‌جا می‌رسد.
online-qr = کد QR
online-qr-hint = دوربین گوشی دیگری را رو به این کد بگیرید تا بازی آنجا باز شود.
online-qr-picture = کد QR با پیوند این بازی
online-copy-link = کپی پیوند
online-copied = پیوند کپی شد.
online-share = اشتراک‌گذاری
online-rated-account = این بازی ریتینگ‌دار است: برای ورود حساب لازم است.
online-there = متصل
online-away = قطع
online-clock = زمان باقی‌مانده
online-due = مهلت: { $when }
online-away-until = تا { $when } نیست
online-watching = { $n ->
    [one] { $n } تماشاگر
   *[other] { $n } تماشاگر
}
online-reconnecting = در حال اتصال دوباره…
online-turns = نوبت‌ها
online-looking-back = وضعیت قبلی را می‌بینید: نوبت { $n }.
online-to-present = بازگشت به بازی
online-first = به شروع
online-previous = یک نوبت به عقب
online-next = یک نوبت به جلو
online-record = بارگیری ثبت بازی
online-analyse = تحلیل

online-accept = پذیرفتن
online-decline = رد کردن
online-withdraw = پس گرفتن
online-offer-draw = پیشنهاد تساوی
online-take-back = درخواست پس گرفتن نوبت
online-asks-draw = { $name } پیشنهاد تساوی می‌دهد.
online-asks-takeback = { $name } می‌خواهد نوبت آخر را پس بگیرد.
online-asked-draw = شما پیشنهاد تساوی داده‌اید.
online-asked-takeback = شما درخواست کرده‌اید نوبتتان را پس بگیرید.
online-abort = لغو بازی
online-resign = تسلیم
online-resign-title = تسلیم می‌شوید؟
online-resign-text = با تسلیم شدن این بازی را می‌بازید. این کار برگشت‌پذیر نیست.
online-gone = اتصال { $name } قطع شده است.
online-stuck = { $name } بیش از یک دقیقه است که حرکت نکرده. اگر از کار افتاده باشد، می‌توانید برد را بگیرید.
online-claim-in = { $n ->
    [one] { $n } ثانیهٔ دیگر می‌توانید برد را مطالبه کنید.
   *[other] { $n } ثانیهٔ دیگر می‌توانید برد را مطالبه کنید.
}
online-claim = مطالبهٔ برد
online-premove-set = نوبت از پیش انتخاب‌شده:
online-premove-cancel = لغو
online-premove-impossible = نوبتی که از پیش انتخاب کرده بودید ({ $turn }) در این وضعیت ممکن نیست؛ نوبت دیگری انتخاب کنید.

online-aborted = بازی لغو شد
online-drawn = تساوی
online-you-won = شما بردید
online-won = { $n ->
    [one] { $names } برنده شد
   *[other] { $names } برنده شدند
}
online-rematch = بازی دوباره
online-rematch-there = بازی دوباره آماده است.
online-rematch-join = به بازی دوباره
online-rematch-watch = تماشای بازی دوباره
online-tournament = رفتن به مسابقه
online-to-lobby = بازگشت به لابی

online-chat-players = چت بازیکنان
online-chat-spectators = چت تماشاگران
online-chat-room = چت
online-chat-unread = { $n ->
    [one] چت: { $n } پیام تازه
   *[other] چت: { $n } پیام تازه
}
online-room-players = بازیکنان
online-room-spectators = تماشاگران
online-chat-empty = هنوز پیامی نیست.
online-chat-say = چیزی بنویسید
online-chat-send = فرستادن
online-nobody = (حساب حذف‌شده)
online-muted = تا { $when } نمی‌توانید بنویسید.
online-report = گزارش
online-report-message = گزارش پیام { $name }
online-report-title = گزارش یک پیام
online-report-reason = مشکل آن چیست؟
online-report-send = فرستادن گزارش
online-reported = ممنون. یک ناظر آن را بررسی می‌کند.

online-notice-started = بازی شما شروع شد.
online-notice-started-by = بازی شما شروع شد: { $game } با { $name }.
online-notice-your-turn = نوبت شماست.
online-notice-your-turn-by = نوبت شماست: { $game } با { $name }.
online-notice-over = یکی از بازی‌های شما تمام شد.
online-notice-over-by = بازی شما تمام شد: { $game } با { $name }.
online-notice-challenge = به یک بازی دعوت شده‌اید.
online-notice-challenge-by = { $name } شما را به بازی دعوت می‌کند: { $game }.
online-notice-declined = دعوتی رد یا پس گرفته شد.
online-notice-declined-by = دعوت رد یا پس گرفته شد: { $game } با { $name }.

reason-time = وقت تمام شد
reason-agreement = با توافق
reason-left = حریف بازی را ترک کرد
reason-aborted = لغو شد

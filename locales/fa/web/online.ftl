# بازی برخط: تالار و بازی.
online-page = بازی برخط
online-quick = همین حالا بازی کنید
online-seeking = در جستجوی کسی که همین بازی را بخواهد …
online-guest-hint = شما مهمان هستید و حساب ندارید. با حساب می‌توان بازی رتبه‌دار کرد.
online-rated-switch = رتبه‌دار
online-rated = رتبه‌دار
online-casual = دوستانه
online-time-clock = { $minutes } دقیقه + { $seconds } ثانیه
online-time-days = { $n ->
    [one] { $n } روز برای هر نوبت
   *[other] { $n } روز برای هر نوبت
}
online-time-unlimited = بدون محدودیت زمان

online-create-title = ساختن بازی
online-challenge-title = دعوت { $name } به بازی
online-create = ساختن این بازی
online-which-game = بازی
online-seats = بازیکنان
online-seats-n = { $n ->
    [one] { $n } بازیکن
   *[other] { $n } بازیکن
}
online-who = چه کسانی بازی می‌کنند
online-player-n = بازیکن { $n }
online-sits-me = من
online-sits-anyone = هر کس که بیاید
online-sits-player = بازیکنی مشخص
online-sits-bot = رایانه
online-player-name = نام بازیکن
online-bot-level = قدرت
online-level = رایانه، سطح { $level }
online-invited = { $name } (دعوت‌شده)
online-free-seat = جای خالی
online-shuffle = جاها با قرعه تعیین شود
online-time = زمان
online-time-control = ساعت
online-time-kind-clock = با ساعت
online-time-kind-days = چند روز برای هر نوبت
online-time-kind-unlimited = بدون محدودیت
online-time-own = زمان دلخواه …
online-minutes = دقیقه برای هر بازیکن
online-increment = ثانیهٔ افزوده در هر نوبت
online-days = زمان هر نوبت
online-public-switch = در تالار نشان داده شود
online-public-hint = وگرنه تنها کسانی که پیوند را دارند می‌توانند بپیوندند.

online-challenges = دعوت‌های شما
online-challenged = شما به این بازی دعوت شده‌اید.
online-mine = بازی‌های من
online-your-turn = نوبت شماست.
online-your-turn-due = نوبت شماست؛ مهلت: { $when }.
online-their-turn = نوبت دیگران است.
online-their-turn-due = نوبت دیگران است؛ مهلت: { $when }.
online-go-on = ادامه
online-open-games = بازی‌های باز
online-no-open-games = اکنون کسی منتظر نیست. بازی‌ای بسازید تا دیگران آن را ببینند.
online-join = پیوستن
online-join-as = پیوستن در جای { $seat }
online-watch-games = بازی‌ها برای تماشا
online-no-running-games = اکنون هیچ بازی همگانی در جریان نیست.
online-watch = تماشا
online-turns-made = { $n ->
    [one] { $n } نوبت بازی شده
   *[other] { $n } نوبت بازی شده
}
online-board-picture = صفحه در وضعیت کنونی

online-game = بازی
online-title = { $game } برخط
online-title-your-turn = نوبت شماست · { $game }
online-waiting = در انتظار بازیکنان …
online-open = این بازی منتظر بازیکن است.
online-leave = ترک کردن
online-link = پیوند این بازی
online-link-hint = هر کس این پیوند را باز کند می‌تواند در جای خالی بنشیند یا پس از آغاز بازی تماشا کند.
online-copy-link = رونوشت پیوند
online-copied = از پیوند رونوشت گرفته شد.
online-share = هم‌رسانی
online-rated-account = این بازی رتبه‌دار است: برای پیوستن به آن حساب لازم است.
online-you = (شما)
online-there = متصل
online-away = قطع
online-clock = زمان باقی‌مانده
online-due = مهلت: { $when }
online-watching = { $n ->
    [one] { $n } تماشاگر
   *[other] { $n } تماشاگر
}
online-reconnecting = در حال اتصال دوباره …
online-turns = نوبت‌ها
online-looking-back = وضعیت پیشین را می‌بینید: نوبت { $n }.
online-to-present = بازگشت به اکنون
online-first = به آغاز
online-previous = یک نوبت به عقب
online-next = یک نوبت به جلو
online-turn-board = چرخاندن صفحه
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
online-asked-takeback = شما خواسته‌اید نوبت خود را پس بگیرید.
online-abort = لغو بازی
online-resign = انصراف
online-resign-title = انصراف می‌دهید؟
online-resign-text = با انصراف این بازی را می‌بازید. این کار بازگشت‌پذیر نیست.
online-gone = اتصال { $name } قطع شده است.
online-stuck = { $name } بیش از یک دقیقه است که حرکتی نکرده است. اگر از کار افتاده باشد، برد با شماست.
online-claim-in = { $n ->
    [one] { $n } ثانیهٔ دیگر می‌توانید برد را مطالبه کنید.
   *[other] { $n } ثانیهٔ دیگر می‌توانید برد را مطالبه کنید.
}
online-claim = مطالبهٔ برد
online-premove-set = آماده برای پس از نوبت حریف:
online-premove-cancel = کنار گذاشتن

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
online-to-lobby = به تالار

online-chat-players = گفتگوی بازیکنان
online-chat-spectators = گفتگوی تماشاگران
online-chat-room = گفتگو
online-room-players = بازیکنان
online-room-spectators = تماشاگران
online-chat-empty = هنوز کسی چیزی نگفته است.
online-chat-say = چیزی بنویسید
online-chat-send = فرستادن
online-nobody = (حساب حذف‌شده)
online-muted = تا { $when } نمی‌توانید بنویسید.
online-report = گزارش
online-report-message = گزارش پیام { $name }
online-report-title = گزارش یک پیام
online-report-reason = چه چیزی در آن نادرست است؟
online-report-send = فرستادن گزارش
online-reported = سپاسگزاریم. یکی از ناظران آن را بررسی می‌کند.

online-notice-started = بازی شما آغاز شد.
online-notice-your-turn = نوبت شماست.
online-notice-over = یکی از بازی‌های شما تمام شد.
online-notice-challenge = به یک بازی دعوت شده‌اید.
online-notice-challenge-by = { $name } شما را به بازی دعوت می‌کند: { $game }.
online-notice-declined = دعوتی رد یا پس گرفته شد.

reason-time = پایان وقت
reason-agreement = توافق
reason-left = حریف بازی را ترک کرد
reason-aborted = لغو شد

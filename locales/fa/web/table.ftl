# میز: صفحهٔ بازی با هر آنچه به بازیِ در جریان مربوط است، و بازی روی همین دستگاه.
table-board = صفحهٔ بازی
table-turns = نوبت‌ها
table-no-turns = هنوز نوبتی بازی نشده است
table-to-move = نوبت اوست
table-finish-step = همین کافی است
table-step-back = یک گام به عقب
table-confirm = انجام این نوبت
table-ahead = نوبتتان را از پیش انتخاب کنید. اگر پس از نوبت حریف مجاز باشد، بی‌درنگ بازی می‌شود.

play-title = بازی روی همین دستگاه
play-intro = تنها در برابر رایانه یا با هم پشت یک نمایشگر؛ بدون اتصال هم ممکن است.
play-game = بازی
play-preset = قوانین
play-options = همهٔ گزینه‌ها
play-seats = شمار بازیکنان
play-seats-n = { $n ->
    [one] { $n } بازیکن
   *[other] { $n } بازیکن
}
play-who = { $seat }: چه کسی بازی می‌کند؟
play-person = انسان
play-computer = رایانه، سطح { $level }
play-start = آغاز بازی
play-new = بازی تازه
play-undo = پس گرفتن
play-redo = انجام دوباره
play-resign = انصراف از بازی
play-resign-sure = واقعاً از این بازی انصراف می‌دهید؟
play-flip = چرخاندن صفحه
play-analyse = تحلیل
play-download = بارگیری ثبت بازی
play-thinking = رایانه در حال فکر کردن است …
play-engine-failed = رایانه نوبتی پیدا نکرد. یک نوبت را پس بگیرید و دوباره تلاش کنید.
play-saved = بازی‌های این دستگاه
play-saved-none = بازی‌های شما اینجا و فقط روی همین دستگاه نگه داشته می‌شوند.
play-continue = ادامه
play-delete = حذف
play-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}

home-title = سه بازی صفحه‌ای در گوشه‌ای آرام
home-lead = اسکاد پای شو، پای شوی خیابانی و هالما: با دوستان، با ناآشنایان، یا در برابر رایانه‌ای که به‌آسانی نمی‌بازد.
home-play-computer = بازی با رایانه
home-play-online = بازی برخط
home-play-together = دونفره پشت یک نمایشگر
home-learn = یادگیری در پنج دقیقه
home-watch = بازی‌ای که خودش پیش می‌رود
home-pause = مکث
home-resume = ادامه
home-your-turn = { $n ->
    [one] در { $n } بازی نوبت شماست.
   *[other] در { $n } بازی نوبت شماست.
}

reader-label = نوبت یا پرسش
reader-hint = نوبتی را با نمادنویسی بنویسید، یا ? برای دیدن پرسش‌ها.
reader-send = فرستادن
reader-help = { $key }: { $what }.
reader-questions = همهٔ پرسش‌ها
reader-status = وضع بازی
reader-tiles = جای مهره‌های بازیکن صاحب‌نوبت
reader-enemies = جای مهره‌های دیگران
reader-reserves = مهره‌های ذخیره
reader-harmonies = هارمونی‌ها
reader-gates = دروازه‌ها
reader-moves-of = نوبت‌های مجاز
reader-moves = { $n ->
    [one] { $n } نوبت مجاز: { $list }
   *[other] { $n } نوبت مجاز: { $list }
}
reader-clocks = ساعت‌ها
reader-last = آخرین نوبت
reader-at = { $tile } روی { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: از { $from } تا { $to }، { $state }.
reader-empty = { $point } خالی است
reader-none = هیچ
reader-not-now = اکنون نوبت شما نیست؛ فقط به پرسش‌ها پاسخ داده می‌شود.

bench-title = سرعت در این مرورگر
bench-intro = موتور در این مرورگر، با یک ریسه، در هر ثانیه چند وضعیت را بررسی می‌کند.
bench-run = سنجش
bench-game = بازی
bench-depth = عمق
bench-nodes = وضعیت‌ها
bench-speed = وضعیت در ثانیه
play-option-number = عددی صحیح از { $low } تا { $high }

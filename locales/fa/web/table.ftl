# میز: صفحهٔ بازی با هر آنچه به بازیِ در جریان مربوط است، و بازی روی همین دستگاه.
table-board = صفحهٔ بازی
table-turns = نوبت‌ها
table-no-turns = هنوز نوبتی بازی نشده است
table-to-move = نوبت اوست
table-finish-step = توقف در همین‌جا
table-step-back = یک قدم به عقب
table-confirm = انجام این حرکت
table-ahead = نوبتتان را از پیش انتخاب کنید. اگر بعد از نوبت { $name } مجاز باشد، فوراً بازی می‌شود.

play-title = بازی روی همین دستگاه
play-intro = بازی با رایانه یا با هم پشت یک صفحه‌نمایش؛ بدون اینترنت هم کار می‌کند.
play-game = بازی
play-preset = قوانین
play-seats = تعداد بازیکنان
play-seats-n = { $n ->
    [one] { $n } بازیکن
   *[other] { $n } بازیکن
}
play-person = انسان
play-start = شروع بازی
play-new = بازی جدید
play-undo = پس گرفتن
play-redo = انجام دوباره
play-resign = تسلیم
play-resign-sure = واقعاً در این بازی تسلیم می‌شوید؟
play-flip = چرخاندن صفحه
play-analyse = تحلیل
play-download = بارگیری ثبت بازی
play-thinking = رایانه در حال فکر کردن است…
play-engine-failed = رایانه حرکتی پیدا نکرد. یک نوبت را پس بگیرید و دوباره تلاش کنید.
play-saved = بازی‌های این دستگاه
play-saved-none = بازی‌های شما اینجا و فقط روی همین دستگاه ذخیره می‌شود.
play-continue = ادامه
play-delete = حذف
play-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}

home-title = سه بازی تخته‌ای در گوشه‌ای آرام
home-lead = پای شو یک بازی با مهره‌های گل از دنیای آواتار است. دو گونهٔ آن و هالما را با دوستان، با غریبه‌ها یا با رایانه بازی کنید.
home-play-now = شروع بازی
home-play-computer = بازی با رایانه
home-play-online = بازی آنلاین
home-play-together = دونفره پشت یک صفحه‌نمایش
home-learn = یادگیری در پنج دقیقه
home-watch = بازی‌ای که خودش پیش می‌رود
home-pause = مکث
home-resume = ادامه

reader-label = نوبت یا سؤال
reader-hint = نوبتی را با نمادنویسی بنویسید، یا `?` برای دیدن سؤال‌ها.
reader-send = فرستادن
reader-help = { $key }: { $what }.
reader-questions = همهٔ سؤال‌ها
reader-status = وضعیت بازی
reader-tiles = { $game ->
    [halma] مهره‌های بازیکنی که نوبت اوست
   *[other] مهره‌های بازیکنی که نوبت اوست
}
reader-enemies = { $game ->
    [halma] مهره‌های بقیهٔ بازیکنان
   *[other] مهره‌های بقیهٔ بازیکنان
}
reader-reserves = ذخیره‌ها
reader-harmonies = هارمونی‌ها
reader-gates = دروازه‌ها
reader-moves-of = حرکت‌های مجاز
reader-moves = { $n ->
    [one] { $n } حرکت مجاز: { $list }
   *[other] { $n } حرکت مجاز: { $list }
}
reader-clocks = ساعت‌ها
reader-last = آخرین نوبت
reader-at = { $tile } روی { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: از { $from } تا { $to }، { $state }.
reader-empty = { $point } خالی است
reader-none = هیچ
reader-not-now = الان نوبت شما نیست؛ فقط می‌توانید سؤال بپرسید.

bench-title = سرعت در این مرورگر
bench-intro = موتور در این مرورگر، با یک ریسه، در هر ثانیه چند وضعیت را بررسی می‌کند.
bench-run = سنجش
bench-game = بازی
bench-depth = عمق
bench-nodes = وضعیت‌ها
bench-speed = وضعیت در ثانیه
play-option-number = عددی صحیح از { $low } تا { $high }
table-sheet = منتظر پاسخ شماست
table-sheet-aside = دیدن صفحهٔ بازی
table-sheet-open = نشان بده

# مسابقات: فهرست‌ها، فرم و صفحهٔ یک مسابقه. همراه همین صفحه‌ها خوانده می‌شوند.
tournament-one = مسابقه
tournament-lead = با بازیکنانی در حد خودتان بازی کنید؛ برای یک عصر یا چند هفته.
tournament-new = ساختن مسابقه
tournament-make = ساختن مسابقه
tournament-mine = مسابقات من
tournament-running = در جریان
tournament-open = ثبت‌نام باز است
tournament-coming = به‌زودی
tournament-past = پایان‌یافته
tournament-none = هنوز مسابقه‌ای نیست. اولین مسابقه را بسازید و دیگران را دعوت کنید.
tournament-more = بیشتر
tournament-players = { $n ->
    [one] { $n } بازیکن
   *[other] { $n } بازیکن
}
tournament-won-by = برنده: { $name }
tournament-cancelled = لغو شد
tournament-round = دور { $n }
tournament-round-of = دور { $n } از { $all }
tournament-since = از { $when }
tournament-when-hand = هر وقت برگزارکننده بخواهد شروع می‌شود
tournament-medley-of = چند بازی: { $games }
tournament-pick = { $game } ({ $preset })

tournament-format-dutch = سوئیسی
tournament-format-round-robin = دوره‌ای
tournament-format-elimination = حذفی
tournament-format-double = دوحذفی
tournament-format-groups = گروهی و سپس حذفی
tournament-format-arena = آرنا
tournament-format-seats = میزهای سه یا چهارنفره
tournament-format-dutch-about = در هر دور با کسی بازی می‌کنید که امتیازش نزدیک به شماست. هیچ‌کس حذف نمی‌شود.
tournament-format-round-robin-about = همه با هم بازی می‌کنند. برای حداکثر ده نفر مناسب است.
tournament-format-elimination-about = هر که ببازد حذف می‌شود تا یک نفر بماند.
tournament-format-groups-about = در گروه‌های کوچک همه با هم بازی می‌کنند و بهترین‌های هر گروه به مرحلهٔ حذفی می‌روند.
tournament-format-arena-about = بازی شما که تمام شد، بازی بعدی شروع می‌شود. تا پایان وقت هر چند بار که بخواهید بازی کنید.
tournament-format-seats-about = سر هر میز چند نفر می‌نشینند و امتیاز به رتبه است.
tournament-format-rounds = { $format }، { $n ->
    [one] { $n } دور
   *[other] { $n } دور
}
tournament-format-minutes = { $format }، { $n ->
    [one] { $n } دقیقه
   *[other] { $n } دقیقه
}
tournament-format-cycles = { $format } × { $n }
tournament-format-of-groups = { $format } ({ $n ->
    [one] { $n } گروه
   *[other] { $n } گروه
})

tournament-starts = شروع:
tournament-ends = پایان:
tournament-next = دور بعدی:
tournament-deadline = پایان این دور:
tournament-paused = متوقف است
tournament-over = پایان یافت: { $when }
tournament-too-few = بازیکن کافی نیامد.
tournament-by-seed = سه بار مساوی شد: بازیکن بالاتر در ردیف اولیه بالا می‌رود.
tournament-by = برگزارکننده:

tournament-you = شما در این مسابقه
tournament-your-game = بازی شما شروع شده است.
tournament-play = رفتن به بازی
tournament-in = شما شرکت کرده‌اید.
tournament-wait-round = همین که دور قرعه‌کشی شود، بازی بعدی شما اینجا شروع می‌شود.
tournament-wait-arena = همین که کسی آزاد شود، حریف شما مشخص می‌شود.
tournament-check-in-now = حضور خود را اعلام کنید، وگرنه حریفی به شما نمی‌رسد.
tournament-check-in = من اینجا هستم
tournament-checked-in = حضور شما ثبت شده است.
tournament-place = رتبهٔ شما: { $n }
tournament-byes = دورهایی که استراحت دارید: { $rounds }
tournament-options = استراحت یا ترک مسابقه
tournament-bye-round = دور استراحت
tournament-bye-hint = برای آن نیم امتیاز می‌گیرید. حداکثر دو بار.
tournament-bye-ask = استراحت در این دور
tournament-leave = ترک مسابقه
tournament-withdraw = کناره‌گیری از مسابقه
tournament-sign-in = برای شرکت وارد حساب خود شوید.
tournament-join = شرکت
tournament-join-again = بازگشت به مسابقه
tournament-password = گذرواژهٔ مسابقه
tournament-team = تیم
tournament-team-hint = تیمی انتخاب کنید یا نام تیم تازه‌ای را بنویسید.

tournament-tab-players = بازیکنان
tournament-tab-standings = جدول
tournament-tab-rounds = دورها
tournament-tab-bracket = نمودار
tournament-tab-cross = جدول متقاطع
tournament-tab-log = گزارش
tournament-tab-about = درباره
tournament-standings = جدول رتبه‌ها
tournament-cross = جدول متقاطع
tournament-nobody = هنوز کسی شرکت نکرده است.
tournament-points = امتیاز
tournament-points-n = امتیاز: { $points }
tournament-performance = عملکرد
tournament-performance-long = عملکرد: ریتینگی که چنین نتیجه‌هایی از آن انتظار می‌رود
tournament-gone = کنار رفته
tournament-is-here = حاضر
tournament-streak = { $n } برد پیاپی
tournament-teams = تیم‌ها
tournament-match-points = امتیاز دیدارها
tournament-board-points = امتیاز میزها
tournament-page-before = ۱۰۰ نفر قبلی
tournament-page-after = ۱۰۰ نفر بعدی
tournament-page-own = ردیف من
tournament-tie-direct-encounter = رویارویی مستقیم
tournament-tie-buchholz = بوخهلتس
tournament-tie-buchholz-cut-1 = بوخهلتس بدون کمترین
tournament-tie-median-buchholz = بوخهلتس میانه
tournament-tie-sonneborn-berger = زونه‌بورن برگر
tournament-tie-progressive = امتیاز تصاعدی
tournament-tie-wins = تعداد بردها
tournament-tie-short-direct-encounter = رویارویی
tournament-tie-short-buchholz = بوخ
tournament-tie-short-buchholz-cut-1 = بوخ−۱
tournament-tie-short-median-buchholz = بوخ میانه
tournament-tie-short-sonneborn-berger = زونه
tournament-tie-short-progressive = تصاعدی
tournament-tie-short-wins = برد

tournament-no-round = هنوز هیچ دوری قرعه‌کشی نشده است.
tournament-round-choose = دور
tournament-round-before = دور قبلی
tournament-round-after = دور بعدی
tournament-look = تماشا
tournament-forfeited = بازی نشد.
tournament-without = بدون بازی:
tournament-no-bracket = نمودار هنوز آماده نیست.
tournament-bye = استراحت
tournament-undecided = هنوز معلوم نیست
tournament-number = بازیکن { $n }
tournament-goes-on = بالا می‌رود
tournament-final-0 = فینال
tournament-final-1 = نیمه‌نهایی
tournament-final-2 = یک‌چهارم نهایی
tournament-last = مرحلهٔ { $n } نفر
tournament-third-place = رده‌بندی
tournament-grand-final = فینال
tournament-second-final = فینال دوم
tournament-upper-round = نمودار بالا، دور { $n }
tournament-lower-round = نمودار پایین، دور { $n }
tournament-part-main = نمودار
tournament-part-upper = نمودار بالا
tournament-part-lower = نمودار پایین
tournament-part-final = فینال
tournament-part-third = رده‌بندی
tournament-podium = برندگان

tournament-about-games = بازی
tournament-about-format = شیوه
tournament-about-seats = سر هر میز
tournament-about-time = زمان
tournament-about-begins = شروع
tournament-about-entry = چه کسی می‌تواند شرکت کند
tournament-about-players = بازیکنان
tournament-about-least = کمترین ریتینگ
tournament-about-most = بیشترین ریتینگ
tournament-about-age = سن حساب دست‌کم
tournament-about-check-in = اعلام حضور
tournament-about-late = شرکت پس از شروع
tournament-about-pause = فاصلهٔ دورها
tournament-about-round-days = روزهای هر دور
tournament-about-weekends = آخر هفته
tournament-about-computers = رایانه‌ها
tournament-about-boards = میزهای هر دیدار
tournament-about-ties = در امتیاز برابر
tournament-about-again = تکرار
tournament-about-helpers = دستیاران
tournament-from-to = { $least } تا { $most }
tournament-days = { $n ->
    [one] { $n } روز
   *[other] { $n } روز
}
tournament-seconds = { $n ->
    [one] { $n } ثانیه
   *[other] { $n } ثانیه
}
tournament-minutes-before = { $n ->
    [one] { $n } دقیقه پیش از شروع
   *[other] { $n } دقیقه پیش از شروع
}
tournament-until-round = تا دور { $n }
tournament-weekends-off = شنبه و یکشنبه جزو روزهای دور حساب نمی‌شود
tournament-computers-may = می‌توانند بازی کنند
tournament-entry-public = همه
tournament-entry-invitation = با دعوت
tournament-entry-password = با گذرواژه
tournament-again-never = هرگز
tournament-again-weekly = هر هفته
tournament-again-monthly = هر ماه، در همان روز هفته
tournament-again-own = پس از چند روز
tournament-again-days = { $n ->
    [one] هر روز
   *[other] هر { $n } روز
}
tournament-follows = مسابقهٔ بعدی این مجموعه
tournament-export = دریافت:

tournament-manage = برای برگزارکننده
tournament-act-start = شروع
tournament-act-pause = توقف
tournament-act-resume = ادامه
tournament-act-announce = اعلان
tournament-act-announce-about = همه آن را بالای صفحه می‌بینند.
tournament-act-invite = دعوت
tournament-act-invite-about = از آن پس این حساب می‌تواند شرکت کند.
tournament-act-computer = افزودن رایانه
tournament-act-computer-about = مثل بقیه بازی می‌کند. بازی‌هایش در ریتینگ حساب نمی‌شود.
tournament-act-remove = حذف بازیکن
tournament-act-remove-about = این بازیکن دیگر بازی‌ای ندارد و نمی‌تواند برگردد.
tournament-act-replace = جایگزینی بازیکن
tournament-act-replace-about = حساب دیگری با همهٔ امتیازها جای او را می‌گیرد.
tournament-act-extend = تمدید
tournament-act-extend-about = شروع، مهلت یا پایان بعدی را عقب می‌اندازد.
tournament-act-pair-again = قرعه‌کشی دوباره
tournament-act-pair-again-about = آخرین دور را پس می‌گیرد و دوباره قرعه می‌کشد. تا وقتی کسی حرکت نکرده ممکن است.
tournament-act-helper = دستیاران
tournament-act-helper-about = دستیاران همهٔ کارهای شما را می‌توانند بکنند، جز لغو مسابقه و تعیین دستیار.
tournament-act-cancel = لغو مسابقه
tournament-act-cancel-about = این کار برگشت‌پذیر نیست. بازی‌های در جریان ادامه دارند، ولی اینجا حساب نمی‌شوند.
tournament-helper-what = تغییر
tournament-helper-yes = از این پس کمک می‌کند
tournament-helper-no = دیگر کمک نمی‌کند
tournament-level = قدرت
tournament-minutes = چند دقیقه
tournament-text = متن اعلان
tournament-reason = دلیل
tournament-reason-hint = همه می‌توانند آن را در گزارش بخوانند.
tournament-set-result = ثبت نتیجه
tournament-set = ثبت نتیجه
tournament-set-about = دور { $round }، میز { $table }. اگر بازی هنوز در جریان باشد، تمام می‌شود.
tournament-forfeit = بازی نشد
tournament-forfeit-hint = کسی حاضر نشده است: بازی حساب نمی‌شود، فقط باخت فنی.

tournament-log-none = تا حالا کاری دستی انجام نشده است. کارهای برگزارکننده اینجا دیده می‌شود.
tournament-log-made = مسابقه را ساخت.
tournament-log-joined = { $name } را افزود.
tournament-log-started = مسابقه را شروع کرد.
tournament-log-result = نتیجه‌ای ثبت کرد، دور { $round }، میز { $table }: { $score }. دلیل: { $reason }
tournament-log-paused = مسابقه را متوقف کرد.
tournament-log-resumed = مسابقه را ادامه داد.
tournament-log-announced = اعلان: { $text }
tournament-log-invited = { $name } را دعوت کرد.
tournament-log-helper = { $helps ->
    [true] { $name } از این پس کمک می‌کند.
   *[false] { $name } دیگر کمک نمی‌کند.
}
tournament-log-removed = { $name } را حذف کرد. دلیل: { $reason }
tournament-log-replaced = جایی را به { $other } داد. دلیل: { $reason }
tournament-log-paired-again = دور { $round } را پس گرفت تا دوباره قرعه‌کشی شود. دلیل: { $reason }
tournament-log-extended = زمان بعدی را به { $until } انداخت. دلیل: { $reason }
tournament-log-cancelled = مسابقه را لغو کرد. دلیل: { $reason }

tournament-account = برای ساختن مسابقه به حساب نیاز دارید.
tournament-name = نام
tournament-rounds = تعداد دورها
tournament-minutes-long = مدت به دقیقه
tournament-cycles = بازی با هر حریف
tournament-groups = تعداد گروه‌ها
tournament-advance = صعودکنندگان هر گروه
tournament-double = حذف پس از دو باخت
tournament-double-hint = هر که یک بار ببازد در نمودار پایین ادامه می‌دهد.
tournament-third = بازی رده‌بندی
tournament-begins-hand = وقتی خودم شروع کنم
tournament-begins-at = در زمان معین
tournament-begins-when = روز و ساعت
tournament-invited = دعوت‌شدگان
tournament-invited-hint = نام حساب‌ها، با ویرگول بین آن‌ها. بعداً هم می‌توانید دعوت کنید.
tournament-more-options = گزینه‌های بیشتر
tournament-description = توضیح
tournament-rated-hint = بازی با رایانه هیچ‌وقت حساب نمی‌شود.
tournament-computers = رایانه‌ها بازی کنند
tournament-computers-hint = می‌توانید آن‌ها را به بازیکنان اضافه کنید تا سه نفر، هشت نفر شوند.
tournament-rules = قوانین بازی
tournament-medley = چند بازی
tournament-medley-hint = با چند بازی، هر دور یکی از آن‌هاست.
tournament-medley-round = بازی { $n }
tournament-medley-add = افزودن بازی
tournament-medley-remove = حذف
tournament-players-title = بازیکنان
tournament-least-players = حداقل بازیکنان
tournament-most-players = حداکثر بازیکنان
tournament-account-days = حداقل سن حساب‌ها به روز
tournament-boards = میزهای هر دیدار تیمی
tournament-boards-hint = خالی: هر کس برای خودش بازی می‌کند.
tournament-course = روند مسابقه
tournament-check-in-minutes = اعلام حضور، چند دقیقه پیش از شروع
tournament-check-in-hint = هر که حضورش را اعلام نکند حریفی ندارد.
tournament-late = شرکت تا دور
tournament-late-hint = خالی: پس از شروع کسی نمی‌تواند شرکت کند.
tournament-pause = فاصلهٔ دورها به ثانیه
tournament-ties-usual = ترتیب معمول
tournament-ties-usual-hint = به این ترتیب: { $list }
tournament-ties-own = ترتیب دلخواه
tournament-ties-own-hint = اولی تعیین می‌کند؛ اگر آن هم برابر بود، بعدی.
tournament-ties-none = معیاری نیست: بازیکنان با امتیاز برابر رتبهٔ یکسان می‌گیرند.
tournament-ties-add = افزودن معیار
tournament-ties-up = جلوتر: { $name }
tournament-ties-down = عقب‌تر: { $name }
tournament-ties-remove = حذف: { $name }
tournament-tie-direct-encounter-about = امتیاز بازی‌های میان خود بازیکنان برابر. فقط وقتی حساب می‌شود که همه با هم بازی کرده باشند.
tournament-tie-buchholz-about = جمع امتیاز همهٔ حریفان شما: هر که حریفان سخت‌تری داشته جلوتر است.
tournament-tie-buchholz-cut-1-about = همان، بدون ضعیف‌ترین حریف؛ تا یک قرعهٔ بد کمتر اثر کند.
tournament-tie-median-buchholz-about = همان، بدون ضعیف‌ترین و قوی‌ترین حریف.
tournament-tie-sonneborn-berger-about = امتیاز کسانی که برده‌اید و نیمی از امتیاز کسانی که با آن‌ها مساوی کرده‌اید.
tournament-tie-progressive-about = جمع امتیاز شما پس از هر دور: برد زودتر بیشتر می‌ارزد.
tournament-tie-wins-about = تعداد بازی‌هایی که برده‌اید. برد بدون بازی حساب نمی‌شود.
tournament-round-days-hint = پس از آن هر که نوبتش باشد می‌بازد. خالی: دور تا پایان همهٔ بازی‌ها ادامه دارد.
tournament-every = هر چند روز

tournament-wrong-name = نامی با ۳ تا ۶۰ کاراکتر انتخاب کنید.
tournament-wrong-format = ۱ تا ۱۰۰ دور، ۱ تا ۴ بازی با هر حریف، حداکثر ۶۴ گروه، و برای آرنا ۵ تا ۱٬۴۴۰ دقیقه انتخاب کنید.
tournament-wrong-starts-at = زمانی در آینده انتخاب کنید، حداکثر تا یک سال دیگر.
tournament-wrong-password = گذرواژه‌ای با ۴ تا ۶۰ کاراکتر انتخاب کنید.
tournament-wrong-invited = حداکثر ۲۰۰ نام را می‌توان دعوت کرد و هر نام باید نام یک حساب باشد.
tournament-wrong-players = حداقل ۲ تا ۱۰۰ بازیکن و حداکثر ۲٬۰۰۰؛ در آرنا ۱۰٬۰۰۰.
tournament-wrong-condition = ریتینگ‌ها و روزها باید عدد صحیح باشند و کمترین ریتینگ پایین‌تر از بیشترین باشد.
tournament-wrong-teams = هر دیدار ۱ تا ۱۰ میز دارد.
tournament-wrong-check-in = اعلام حضور حداکثر ۱٬۴۴۰ دقیقه است.
tournament-wrong-late-entry = باید یکی از دورها باشد.
tournament-wrong-pause = فاصله حداکثر ۶۰۴٬۸۰۰ ثانیه است، یعنی یک هفته.
tournament-wrong-round-days = هر دور حداکثر ۳۶۶ روز است.
tournament-wrong-recurrence = ۱ تا ۳۶۶ روز انتخاب کنید.

# تحلیل: بازپخش، نظر موتور، بازبینی بازی.
analysis-title = تحلیل
analysis-title-of = تحلیل: { $game }
analysis-intro = بازی را نوبت‌به‌نوبت مرور کنید، شاخه‌های دیگر را امتحان کنید و از موتور بپرسید. همه‌چیز روی همین دستگاه می‌ماند و به اینترنت نیازی نیست.
analysis-open = باز کردن بازی
analysis-text = ثبت بازی، نوبت‌ها، وضعیت یا پیوند
analysis-text-hint = ثبت یک بازی، نوبت‌هایی مثل `0H.B,K,R,W;0G.B,K,R,W`، یک وضعیت کپی‌شده یا پیوند یک بازی را اینجا بچسبانید. در خود صفحه هم می‌توانید هر کدام را هر جا بچسبانید یا رها کنید.
analysis-open-text = باز کردن
analysis-open-file = انتخاب فایل
analysis-file-long = این فایل برای ثبت بازی خیلی بلند است.
analysis-text-unknown = این نه ثبت بازی است، نه نوبت، نه وضعیت، و نه پیوند یک بازی. خود نوبت‌ها را بچسبانید، مثلاً `1G.R3(0,-8);1H.R3(0,8)`.
analysis-no-link = این پیوند خراب است و بازی داخل آن خوانده نمی‌شود. شاید آخرش افتاده باشد.
analysis-no-saved = این بازی دیگر روی این دستگاه نیست.
analysis-first = شروع‌کننده
analysis-bare-title = این کدام بازی است؟
analysis-bare = { $n ->
    [one] { $n } نوبت آمده است، ولی گفته نشده با کدام قوانین بازی شده است.
   *[other] { $n } نوبت آمده است، ولی گفته نشده با کدام قوانین بازی شده‌اند.
}

analysis-replay = بازپخش
analysis-first-turn = رفتن به شروع
analysis-previous = نوبت قبلی
analysis-next = نوبت بعدی
analysis-last-turn = رفتن به پایان
analysis-autoplay = پخش نوبت‌ها یکی پس از دیگری
analysis-pause = مکث
analysis-pace = زمان هر نوبت
analysis-seconds = { $n ->
    [one] { $n } ثانیه
   *[other] { $n } ثانیه
}
analysis-keys = کلیدها: پیکان‌ها برای نوبت‌ها، Home و End، و کلید فاصله برای پخش پیاپی.
analysis-variation = شاخه
analysis-promote = تبدیل به خط اصلی
analysis-delete = حذف از اینجا به بعد

analysis-engine = موتور
analysis-engine-on = موتور فکر کند
analysis-lines = تعداد خط‌ها
analysis-chance = شانس برد: { $seat }
analysis-chance-mover = شانس برد بازیکنی که نوبت اوست
analysis-unknown = هنوز معلوم نیست
analysis-win = { $n ->
    [one] برد در { $n } نوبت
   *[other] برد در { $n } نوبت
}
analysis-loss = { $n ->
    [one] باخت در { $n } نوبت
   *[other] باخت در { $n } نوبت
}
analysis-play-line = { $n ->
    [one] بازی { $turn }
   *[other] بازی تا { $turn }، { $n } نوبت
}
analysis-effort = عمق { $depth }، { $nodes } گره
analysis-thinking = موتور در حال فکر کردن است…
analysis-thought = تحلیل این وضعیت کامل شد.
analysis-engine-failed = موتور ناگهان از کار افتاد. آن را خاموش و دوباره روشن کنید.
analysis-why = نمایش دلیل این ارزش
analysis-why-about = هر مهره برای بازیکنی که نوبت اوست چقدر ارزش دارد: بدون آن همین‌قدر از دست می‌رفت. خط دور پیوسته یعنی مهره به سود اوست و خط‌چین یعنی به ضررش.
analysis-why-piece = { $seat }: { $tile }، { $point }
analysis-expected = آنچه اینجا پیش از هر محاسبه‌ای طبیعی به نظر می‌رسد:
analysis-expected-instead = حرکت طبیعی اینجا:
analysis-expected-played = اشتباهی طبیعی: در نگاه اول همین حرکت محتمل‌ترین بود ({ $share }).

analysis-copy-link = کپی پیوند
analysis-link-copied = پیوند کپی شد؛ همهٔ بازی در آن است.
analysis-copy-position = کپی وضعیت
analysis-position-copied = وضعیت کپی شد.
analysis-copy-failed = مرورگر اجازهٔ کپی نداد.
analysis-picture = تصویر { $kind }
analysis-other = باز کردن بازی دیگر

analysis-review = بازبینی بازی
analysis-review-about = موتور همهٔ وضعیت‌های این خط را می‌بیند و نشان می‌دهد بازی کجا برگشته است.
analysis-review-start = بازبینی بازی
analysis-review-again = بازبینی دوباره
analysis-reviewing = { $done } از { $all } وضعیت
analysis-care = دقت تحلیل
analysis-care-quick = کم
analysis-care-usual = معمولی
analysis-care-thorough = زیاد
analysis-graph = شانس برد در طول بازی
analysis-graph-of = شانس برد در طول بازی: { $seat }
analysis-graph-about = منحنی شانس‌ها، نوبت‌به‌نوبت؛ همین عددها در جدول بازبینی هم هست.
analysis-graph-turn = نوبت
analysis-beginning = شروع
analysis-many = با بیش از دو بازیکن، موتور فقط برای بازیکنی که نوبت اوست نظر می‌دهد.
analysis-turning = نقطه‌های عطف
analysis-turning-none = هیچ نوبتی چیز زیادی از دست نداد.
analysis-better = بهتر
analysis-players = بازیکنان
analysis-player = بازیکن
analysis-mean = میانگین ازدست‌رفته
analysis-mark = دست‌کم { $points } از دست رفته
analysis-table = همهٔ نوبت‌ها در جدول
analysis-turn = نوبت
analysis-loss-column = ازدست‌رفته

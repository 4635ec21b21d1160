# تحلیل: بازپخش، نظر موتور، بازبینی بازی.
analysis-title = تحلیل
analysis-title-of = تحلیل: { $game }
analysis-intro = بازی را نوبت‌به‌نوبت مرور کنید، راه‌های دیگر را بیازمایید و از موتور بپرسید. همه‌چیز روی همین دستگاه می‌ماند و به اتصال نیازی نیست.
analysis-open = باز کردن بازی
analysis-text = ثبت بازی، نوبت‌ها یا پیوند
analysis-text-hint = ثبت یک بازی، نوبت‌هایی مانند 0H.B,K,R,W;0G.B,K,R,W یا پیوند یک بازی را اینجا بچسبانید، یا پرونده‌ای را اینجا رها کنید.
analysis-open-text = باز کردن
analysis-open-file = انتخاب پرونده
analysis-file-long = این پرونده بسیار بلندتر از آن است که ثبت بازی باشد.
analysis-text-unknown = این نه ثبت بازی است، نه نوبت‌ها و نه پیوندی که آن‌ها را در بر داشته باشد. خود نوبت‌ها را بچسبانید، برای نمونه 1G.R3(0,-8);1H.R3(0,8).
analysis-link-elsewhere = این پیوند فقط نام یک بازی را دارد که در وبگاه دیگر نگه داشته می‌شود. آن را همان‌جا باز کنید، از متن نوبت‌هایش رونوشت بگیرید و آن را اینجا بچسبانید.
analysis-no-link = این پیوند آسیب دیده است و بازی درون آن خوانده نمی‌شود. شاید انتهایش افتاده باشد.
analysis-no-saved = این بازی دیگر روی این دستگاه نیست.
analysis-new = صفحهٔ تازه
analysis-first = آغازگر
analysis-position = آغاز از یک وضعیت
analysis-position-hint = اختیاری: یک سطر، همان‌گونه که «رونوشت وضعیت» می‌دهد.
analysis-start = چیدن صفحه
analysis-bare-title = این کدام بازی است؟
analysis-bare = { $n ->
    [one] { $n } نوبت آمده است، ولی گفته نشده با کدام قوانین بازی شده است.
   *[other] { $n } نوبت آمده است، ولی گفته نشده با کدام قوانین بازی شده‌اند.
}

analysis-replay = بازپخش
analysis-first-turn = رفتن به آغاز
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
analysis-lines = شمار خط‌ها
analysis-chance = شانس { $seat }
analysis-chance-mover = شانس بازیکن صاحب‌نوبت
analysis-unknown = هنوز معلوم نیست
analysis-win = برد در { $n }
analysis-loss = باخت در { $n }
analysis-play-line = { $n ->
    [one] بازی { $turn }
   *[other] بازی تا { $turn }، { $n } نوبت
}
analysis-effort = عمق { $depth }، { $nodes } گره
analysis-thinking = موتور در حال فکر کردن است …
analysis-thought = موتور به‌اندازهٔ کافی به این وضعیت فکر کرده است.
analysis-engine-failed = موتور ناگهان از کار افتاد. آن را خاموش و دوباره روشن کنید.
analysis-why = نشان بده ارزش از کجا می‌آید
analysis-why-about = هر مهره چه سهمی برای بازیکن نوبت‌دار دارد: بدون آن همین‌قدر از دست می‌رفت. حلقه‌های پیوسته به سود اوست و حلقه‌های بریده به زیانش.
analysis-why-piece = { $seat }: { $tile }، { $point }

analysis-keep = هم‌رسانی و نگهداری
analysis-copy-link = رونوشت پیوند
analysis-link-copied = از پیوند رونوشت گرفته شد؛ همهٔ بازی در آن است.
analysis-copy-position = رونوشت وضعیت
analysis-position-copied = از وضعیت رونوشت گرفته شد.
analysis-copy-failed = مرورگر اجازهٔ رونوشت گرفتن نداد.
analysis-picture = تصویر { $kind }
analysis-other = باز کردن بازی دیگر

analysis-review = بازبینی بازی
analysis-review-about = موتور همهٔ وضعیت‌های این خط را می‌بیند و نشان می‌دهد بازی کجا برگشته است.
analysis-review-start = بازبینی بازی
analysis-review-again = بازبینی دوباره
analysis-reviewing = { $done } از { $all } وضعیت
analysis-care = میزان دقت
analysis-care-quick = سریع
analysis-care-usual = با دقت
analysis-care-thorough = موشکافانه
analysis-graph = شانس‌ها در طول بازی
analysis-graph-of = شانس { $seat } در طول بازی
analysis-graph-about = منحنی شانس‌ها، نوبت‌به‌نوبت؛ همین عددها در جدول زیر هم هست.
analysis-graph-turn = نوبت
analysis-beginning = آغاز
analysis-many = با بیش از دو بازیکن، موتور فقط دربارهٔ بازیکن صاحب‌نوبت نظر می‌دهد.
analysis-turning = نقطه‌های عطف
analysis-turning-none = هیچ نوبتی چیز زیادی از دست نداد.
analysis-lost = { $points } از دست رفت
analysis-better = بهتر
analysis-players = بازیکنان
analysis-player = بازیکن
analysis-mean = میانگین ازدست‌رفته
analysis-mark = دست‌کم { $points } از دست رفته
analysis-table = همهٔ نوبت‌ها در جدول
analysis-turn = نوبت
analysis-loss-column = ازدست‌رفته

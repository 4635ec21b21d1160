# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = احتمال برد { $seat }
web-nav-thanks = قدردانی

analysis-parts = بخش‌های تحلیل
analysis-review-part = بازبینی
analysis-share = اشتراک‌گذاری

analysis-turn-cost = این نوبت { $points } از شانس برد را از بین برد: از { $before } به { $after }.
analysis-turn-answer = پاسخ قوی برای { $name }: { $ideas }.
analysis-turn-why = دلیل: { $ideas }.
analysis-try-better = امتحان نوبت بهتر
analysis-see-played = دیدن نوبت بازی‌شده

analysis-arrange = چیدن یک وضعیت
analysis-arrange-how = اینجا مهره‌ای انتخاب کنید و روی نقطه‌ای از صفحه بزنید. برای جابه‌جا کردن، اول روی مهره و بعد روی مقصد بزنید.
analysis-arrange-tile = { $seat }: { $tile }
analysis-arrange-hand = { $tile } در دست: { $n }
analysis-arrange-less = یکی کمتر در دست
analysis-arrange-more = یکی بیشتر در دست
analysis-arrange-take = برداشتن مهره‌ها
analysis-arrange-clear = خالی کردن صفحه
analysis-arrange-start = وضعیت شروع
analysis-arrange-mover = نوبت با
analysis-arrange-refused = { $tile } را نمی‌توان روی { $point } گذاشت: یا قوانین اجازه نمی‌دهند، یا تعدادش زیاد می‌شود.
analysis-arrange-over = بازی در این وضعیت تمام شده است: { $reason }.
analysis-arrange-done = تحلیل این وضعیت
analysis-arrange-rules = بازی و قوانین

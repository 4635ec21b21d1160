# خلاصه: یک ایمیل برای همهٔ آنچه منتظر است. نام‌ها میان نشانه‌های جداسازی می‌آیند.
digest-subject = { $n ->
    [one] { $n } بازی منتظر شماست
   *[other] { $n } بازی منتظر شماست
}
digest-news = خبرهای بازی‌های شما
digest-hello = سلام { $name }،
digest-and = {"، "}
digest-nobody = بازیکنی بدون حساب
digest-computer = رایانه
digest-turn = نوبت شماست، در برابر { $names }
digest-deadline = مهلت شما در برابر { $names } رو به پایان است
digest-offer-draw = پیشنهاد تساوی از { $names }
digest-offer-takeback = درخواست پس گرفتن نوبت از { $names }
digest-challenge = { $names } شما را به بازی دعوت کرده است
digest-pairing = بازی یک مسابقه در برابر { $names }
digest-began = بازی شما در برابر { $names } آغاز شد
digest-over = بازی شما در برابر { $names } تمام شد
digest-message = { $names } برای شما پیامی نوشت
digest-followed = به‌تازگی آنلاین: { $names }
digest-club-post = تازه‌های باشگاه { $names }
digest-club-invitation = دعوت به باشگاه { $names }
digest-club-accepted = اکنون عضو باشگاه { $names } هستید
digest-club-match = دعوت باشگاه { $names } به دیدار
digest-club-agreed = دیدار باشگاه { $names }: ثبت‌نام کنید
digest-since = در انتظار از { $when }
digest-until = مهلت: { $when }
digest-last = آخرین نوبت: { $turn }
digest-alt = صفحهٔ { $game } پس از { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}.
digest-alt-last = صفحهٔ { $game } پس از { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}. آخرین نوبت: { $turn }.
digest-open = باز کردن بازی
digest-open-player = باز کردن پروفایل
digest-open-club = باز کردن باشگاه
digest-more = { $n ->
    [one] یک بازی دیگر هم منتظر است.
   *[other] { $n } بازی دیگر هم منتظر است.
}
digest-all = همهٔ بازی‌های شما
digest-why = این ایمیل را دریافت می‌کنید چون خودتان آن را خواسته‌اید. ساعت‌ها به وقت { $zone } است.
digest-settings = تغییر تنظیمات
digest-stop = لغو اشتراک

# صفحهٔ پشت پیوند آخر.
unsubscribe-title = ایمیل‌های چای‌خانه
unsubscribe-ask = ایمیل‌های مربوط به بازی‌های منتظر دیگر به { $mail } فرستاده نشود؟
unsubscribe-button = لغو اشتراک
unsubscribe-done = انجام شد. دیگر ایمیلی دربارهٔ بازی‌های منتظر نمی‌فرستیم. در تنظیمات می‌توانید دوباره آن را روشن کنید.
unsubscribe-expired = این پیوند دیگر معتبر نیست. ایمیل‌ها را می‌توانید در تنظیمات خاموش کنید.
unsubscribe-settings = تنظیمات

meta-url = نشانی
meta-address = نشانی

help-serve = راه‌اندازی سرور بازی
help-serve-long = سرور بازی را راه می‌اندازد: حساب‌ها، لابی، بازی با ساعت، حریف رایانه‌ای و API برای برنامه‌ها (شرح در `/api/docs`). به‌طور پیش‌فرض فقط روی همین دستگاه گوش می‌دهد و همه‌چیز را در یک فایل نگه می‌دارد. رمزها را می‌توان به جای خط فرمان در متغیرهای محیطی گذاشت: `TEAHOUSE_DATABASE`، `TEAHOUSE_NATS`، `TEAHOUSE_SMTP`، یا همین نام‌ها با `_FILE` برای فایلی که آن‌ها را دارد. سطح گزارش را `RUST_LOG` تعیین می‌کند.
help-arg-data = پوشهٔ داده‌ها (پیش‌فرض: `TEAHOUSE_DATA` یا جای معمول داده‌ها)
help-arg-database = پایگاه داده: `postgres://…` برای چند گره (پیش‌فرض: فایلی در پوشهٔ داده‌ها)
help-arg-listen = کجا گوش بدهد، مانند `127.0.0.1:7474`؛ درگاه ۰ یک درگاه آزاد می‌گیرد
help-arg-nats = سرور NATS که چند گره را به هم وصل می‌کند
help-arg-public-url = نشانی عمومی، مثل `https://tea.example`؛ با `https` کوکی‌ها فقط از همان راه فرستاده می‌شوند
help-arg-proxies = چند پراکسی مورد اعتماد جلوی سرور است
help-arg-smtp = سرور ایمیل، مانند `smtps://NAME:PASSWORD@HOST`
help-arg-mail-from = فرستندهٔ ایمیل‌ها
help-arg-workers = چند ریسهٔ موتور بازی و تحلیل کند (پیش‌فرض: نیمی از پردازنده‌ها)
help-arg-json-log = گزارش به شکل JSON، در هر سطر یک شیء
help-arg-per-address = اتصال‌ها از یک نشانی یا یک شبکهٔ IPv6 (پیش‌فرض: ۲۵۶)، هرگز بیش از یک‌چهارم همه
help-arg-no-limits = برداشتن محدودیت‌ها: فقط برای آزمون بار
serve-ready = سرور در { $address } آماده است، داده‌ها در { $data }. برای توقف Ctrl+C را بزنید.
serve-stopped = متوقف شد. هر چه تأیید شده بود ذخیره است.
error-serve-data = پوشهٔ داده‌ها معلوم نیست. با `--data` پوشه‌ای بدهید.
error-serve-folder = پوشهٔ داده‌ها قابل استفاده نیست: { $why }
error-serve-in-use = سرور دیگری از این پایگاه داده استفاده می‌کند: فرایند { $process } فایل { $file } را قفل کرده است. اول آن را متوقف کنید یا با `--data` پوشهٔ دیگری نام ببرید.
error-serve-public-url = `{ $why }` نشانی درستی برای `--public-url` نیست. طرح‌واره و نام میزبان را بنویسید، مانند `https://tea.example`.
error-serve-database = پایگاه داده قابل استفاده نیست: { $why }
error-serve-nats = اتصال به NATS برقرار نشد: { $why }
error-serve-ended = سرور ناگهان از پذیرفتن اتصال‌ها بازایستاد.
error-serve-mail = تنظیمات ایمیل قابل استفاده نیست: { $why }
error-serve-listen = آنجا نمی‌توان گوش داد: { $why }. با `--listen` نشانی دیگری انتخاب کنید.

help-worker = محاسبهٔ نوبت‌ها و تحلیل‌ها برای سرورها
help-worker-long = نوبت‌های رایانه و تحلیل بازی‌ها را از صف سرور NATS برمی‌دارد، روی دستگاهی جدا. هر تعداد کارگر می‌تواند این کار را بکند؛ اگر یکی بایستد یا از کار بیفتد چیزی گم نمی‌شود.
worker-ready = { $n ->
   *[other] در حال کار با { $n } ریسه. برای توقف Ctrl+C را بزنید.
}
error-worker-nats = سرور NATS را با `--nats` بدهید.

help-admin = مدیریت سرور
help-admin-long = از همه‌چیز در یک فایل نسخهٔ پشتیبان می‌گیرد، سرور را از آن بازمی‌گرداند، داده‌ها را بررسی می‌کند و تعیین می‌کند چه کسی ناظر باشد.
help-admin-backup = گرفتن نسخهٔ پشتیبان در یک فایل
help-admin-backup-long = همهٔ حساب‌ها، بازی‌ها و پیام‌ها را در یک فایل فشرده می‌نویسد، حتی هنگام کار سرور: تصویری از یک لحظه. این فایل هم برای SQLite و هم برای PostgreSQL به کار می‌آید.
help-admin-restore = بازگردانی سرور از نسخهٔ پشتیبان
help-admin-restore-long = پایگاه دادهٔ خالی را از نسخهٔ پشتیبان پر می‌کند. به پایگاهی که حساب یا بازی دارد دست نمی‌زند.
help-admin-check = بررسی داده‌ها
help-admin-check-long = هر بازی را از روی سابقه‌اش دوباره اجرا می‌کند و با آنچه از آن ذخیره شده مقایسه می‌کند؛ خود فایل پایگاه داده را هم بررسی می‌کند.
help-admin-promote = ناظر کردن یک بازیکن
help-admin-promote-long = بازیکن آن وقت می‌تواند گزارش‌ها را ببیند، بازیکنان را بی‌صدا کند و حساب‌ها را ببندد.
help-admin-demote = گرفتن اختیار ناظر
help-admin-demote-long = بازیکن حسابش را نگه می‌دارد و این اختیار را از دست می‌دهد.
help-arg-copy-to = فایلی که نوشته می‌شود
help-arg-copy-from = فایلی که خوانده می‌شود
help-arg-name = نام بازیکن
admin-backup-done = { $n ->
   *[other] از { $n } ردیف نسخهٔ پشتیبان گرفته شد.
}
admin-restore-done = { $n ->
   *[other] { $n } ردیف بازگردانده شد.
}
admin-check-done = { $games } بازی با { $turns } نوبت بررسی شد: { $wrong ->
    [0] همه‌چیز درست است.
   *[other] { $wrong } مورد نادرست است.
}
admin-promoted = { $name } حالا ناظر است.
admin-demoted = { $name } دیگر ناظر نیست.
error-admin-player = بازیکنی به نام «{ $name }» با حساب گذرواژه‌دار نیست.
admin-restore-uncounted = این نسخهٔ پشتیبان را نسخهٔ قدیمی‌تری ساخته است و سطر پایانی ندارد؛ پس تعداد ردیف‌ها بررسی نشد. `teahouse admin check` را اجرا کنید.
error-admin-copy = سطر { $line } بخشی از نسخهٔ پشتیبان `teahouse admin backup` نیست.
error-admin-line = پایگاه داده سطر { $line } نسخهٔ پشتیبان را نمی‌پذیرد: { $why }. هیچ چیز بازیابی نشد.
error-admin-cut = نسخهٔ پشتیبان ناقص است: سطر پایانی آن نیست. هیچ چیز بازیابی نشد.
error-admin-count = نسخهٔ پشتیبان آسیب دیده است: سطر پایانی برای `{ $table }` از { $told } ردیف خبر می‌دهد، ولی { $found } ردیف در آن هست. هیچ چیز بازیابی نشد.
error-admin-not-empty = در پایگاه داده از قبل حساب یا بازی هست. با `--data` یا `--database` پایگاهی خالی بدهید.
error-admin-bare = در { $place } پایگاه دادهٔ Teahouse نیست.
error-admin-newer = این نسخهٔ پشتیبان را نسخهٔ جدیدتری از Teahouse ساخته است (طرح { $found }؛ این نسخه تا { $known } را می‌شناسد). Teahouse را به‌روز کنید. هیچ چیز بازیابی نشد.
error-serve-newer = نسخهٔ جدیدتری از Teahouse پایگاه داده را تغییر داده است (طرح { $found }؛ این نسخه تا { $known } را می‌شناسد). Teahouse را به‌روز کنید یا نسخهٔ پشتیبانی از پیش از این تغییر را بازگردانید.
admin-backup-schema = طرح نسخهٔ پشتیبان { $schema } است؛ این نسخه { $known } را می‌نویسد. هر نسخه از Teahouse که طرح { $schema } را بشناسد می‌تواند آن را بازگرداند.
admin-check-file = فایل پایگاه داده بررسی می‌شود…
admin-check-games = { $done } بازی از { $all } بررسی شد…
admin-check-none = پایگاه داده خالی است: ۰ حساب، ۰ بازی. همین پایگاه را می‌خواستید؟
admin-check-accounts = حساب‌ها: { $n }.

help-load = آزمون بار سرور
help-load-long = روی سرور خودتان مثل کاربران بسیار بازی می‌کند و نشان می‌دهد در هر ثانیه چند نوبت تأیید شد، چقدر طول کشید و هر اتصال بی‌کار چه هزینه‌ای دارد. سرور باید با `--no-limits` راه افتاده باشد.
help-arg-server = سرور، مانند `http://127.0.0.1:7474`
help-arg-pairs = چند جفت بازیکن (پیش‌فرض: ۱۰۰)
help-arg-sockets = چند اتصال بی‌کار اضافه
help-arg-bots = چند نفر با قوی‌ترین رایانه بازی کنند
help-arg-rate = در مجموع چند نوبت در ثانیه (پیش‌فرض: هر چه بیشتر)
help-arg-seconds = چند ثانیه (پیش‌فرض: ۱۰)
help-arg-soak = مخلوطی از همهٔ کارهای کاربران، برای دیدن اینکه حافظه یا چیز دیگری مدام بزرگ می‌شود یا نه
help-arg-minutes = چند دقیقه با `--soak` (پیش‌فرض: ۱۰؛ کمتر از ۵ دربارهٔ رشد نظر داده نمی‌شود)
help-arg-acknowledged = هر نوبت تأییدشده در این فایل نوشته شود
help-arg-pid = شناسهٔ فرایند سرور، برای دیدن حافظه‌اش
help-arg-fill = در این پوشه پایگاه دادهٔ تازه‌ای بساز، به پری پس از سال‌ها (گذرواژهٔ همهٔ بازیکنان: «leaves from the vine»)
help-arg-fill-accounts = چند حساب با `--fill` (پیش‌فرض: ۱۰۰٬۰۰۰)
help-arg-fill-games = چند بازی با `--fill` (پیش‌فرض: ۱٬۰۰۰٬۰۰۰)
help-arg-requests = هر فهرست و صفحه را یکی پس از دیگری بخواه و نشان بده هر کدام چقدر طول می‌کشد
help-arg-of-player = نمایه و بازی‌های چه کسی با `--requests` خواسته شود (پیش‌فرض: حسابی تازه)
error-load-server = سرور را به شکل `http://HOST:PORT` بنویسید.
load-turns = { $turns } نوبت در { $games } بازی تأیید شد، { $rate } در ثانیه: میانه { $p50 } میلی‌ثانیه، صدک ۹۹ { $p99 } میلی‌ثانیه، بیشترین { $longest } میلی‌ثانیه. پاسخ‌های رایانه: { $answers }. اتصال‌های دوباره: { $reconnects }. خطاها: { $wrong }.
load-sockets = { $n } اتصال بی‌کار، هر یک { $kib } کیبی‌بایت.
load-sockets-open = { $n } اتصال بی‌کار.
load-filling = بازی‌ها: { $n }…
load-filled = حساب‌ها: { $accounts }، بازی‌ها: { $games }، در { $seconds } ثانیه: { $mib } مبی‌بایت.
load-request = درخواست
error-load-request = { $what }: سرور پاسخ داد { $status }.
soak-requests = { $requests } درخواست، { $limited } تا به‌سبب زیادی رد شد. انجام‌شده:
soak-wrong = خطا: { $what } ({ $n } بار).
soak-figure = { $name }: در شروع { $first }، در پایان { $last }
soak-figure-after = { $name }: در شروع { $first }، در پایان { $last }، بعد از رفتن همه { $after }
soak-figure-only-after = { $name }: بعد از رفتن همه { $after }
soak-passed = چیزی پیوسته بزرگ نمی‌شود.
soak-failed = FAIL: چیزی بزرگ می‌شود، باقی می‌ماند یا خراب است.
soak-short = چیزی باقی نمی‌ماند. زمان برای بررسی رشد کوتاه بود.
error-soak-figures = سرور آمار خود را در `/metrics` نشان نمی‌دهد.

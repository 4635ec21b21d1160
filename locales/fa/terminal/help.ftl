# راهنمای خط فرمان.
help-heading-usage = کاربرد:
help-heading-options = گزینه‌ها
help-heading-arguments = آرگومان‌ها
help-heading-commands = فرمان‌ها
help-heading-game = بازی
help-heading-examples = نمونه‌ها:

meta-command = فرمان
meta-options = [گزینه‌ها]
meta-game = بازی
meta-file = فایل
meta-file-or-game = فایل یا بازی
meta-n = عدد
meta-text = متن
meta-entries = بندها
meta-name = نام
meta-option = نام=مقدار
meta-seat = جایگاه
meta-bot = جایگاه=ربات
meta-player = جایگاه=نام
meta-shell = پوسته
meta-section = بخش
meta-lang = زبان

help-teahouse = بازی اسکاد پای شو، پای شوی خیابانی و هالما. بدون فرمان، منوی بازی‌ها باز می‌شود.

help-games = فهرست بازی‌ها و گزینه‌هایشان
help-games-long = هر بازی را نشان می‌دهد: تعداد بازیکنان، مجموعه‌های آماده و همهٔ گزینه‌ها با مقدارهایشان. در هر فرمانی که بازی می‌گیرد می‌توان از آن‌ها استفاده کرد.
help-rules = قوانین یک بازی
help-rules-long = قوانین نوشتهٔ یک بازی را با شکل‌هایش چاپ می‌کند، یا فقط یک بخش آن را. نام هر بخش بعد از عنوانش در پرانتز آمده است. در ترمینال، متن صفحه به صفحه نشان داده می‌شود؛ اگر `$PAGER` تنظیم شده باشد، با آن.
help-play = بازی در ترمینال
help-play-long = صفحه‌ای به اندازهٔ تمام ترمینال باز می‌کند، برای چند نفر پشت یک صفحه‌کلید یا بازی با ربات‌ها. در خط لوله (pipe) یا با `--plain` صفحه را به شکل متن چاپ می‌کند و از هر سطر یک نوبت می‌خواند؛ سطری که پذیرفته نشود توضیح داده می‌شود و کد خروج ۱ خواهد بود.
help-show = چاپ صفحهٔ یک بازی ثبت‌شده
help-show-long = صفحه، ذخیره‌ها و هارمونی‌های یک بازی ثبت‌شده را بعد از هر بند چاپ می‌کند (پیش‌فرض: آخرین بند). با `--position` به جای آن یک وضعیت را نشان می‌دهد.
help-replay = چاپ صفحه‌به‌صفحهٔ یک بازی ثبت‌شده
help-replay-long = صفحهٔ بازی را پس از هر بند، یا پس از برخی از آن‌ها، چاپ می‌کند.
help-completions = چاپ تکمیل خودکار برای پوسته
help-completions-long = اسکریپتی چاپ می‌کند که با آن پوسته فرمان‌ها و گزینه‌ها را کامل می‌کند. آن را جایی ذخیره کنید که پوسته‌تان تکمیل‌ها را می‌جوید، مانند نمونه‌ها.
help-man = نوشتن صفحه‌های راهنما
help-man-long = برای هر فرمان یک صفحه در پوشه می‌نویسد، به زبان انتخاب‌شده. بدون پوشه، صفحهٔ خودِ `teahouse` را چاپ می‌کند.

man-name = نام
man-synopsis = خلاصه
man-description = شرح
man-extra = نمونه‌ها
man-version = نسخه

help-arg-lang = زبان: { $languages } (پیش‌فرض: `TEAHOUSE_LANG` یا زبان سیستم)
help-arg-help = نمایش این راهنما
help-arg-version = نمایش نسخه
help-arg-json = چاپ `JSON` برای برنامه‌ها
help-arg-games-game = فقط این بازی
help-arg-game = نام بازی، همان‌طور که در `teahouse games` آمده است
help-arg-section = یک بخش، با نامش
help-arg-preset = مجموعهٔ آماده‌ای از گزینه‌ها؛ `teahouse games` آن‌ها را نشان می‌دهد
help-arg-option = یک گزینه؛ می‌توان تکرار کرد، و بر مجموعهٔ آماده مقدم است
help-arg-seats = تعداد بازیکنان
help-arg-first = چه کسی شروع می‌کند (هالما)؛ پیش‌فرض: تصادفی، یا `A` در فرمان‌هایی که بازی نمی‌کنند
help-arg-bot = سپردن یک جایگاه به ربات: `random`، `greedy` یا `level:N`
help-arg-player = نام بازیکن برای ثبت
help-arg-position = شروع از وضعیتی که در یک سطر نوشته شده
help-arg-load = ادامهٔ یک بازی ثبت‌شده
help-arg-save = ذخیرهٔ ثبت بازی در پایان
help-arg-seed = دانهٔ عددهای تصادفی
help-arg-plain = متن ساده به جای تمام‌صفحه
help-arg-file-or-game = یک بازی ثبت‌شده (`-` از ورودی استاندارد می‌خواند) یا یک بازی
help-arg-turn = صفحه بعد از N بند؛ ۰ یعنی شروع
help-arg-file = یک بازی ثبت‌شده؛ `-` از ورودی استاندارد می‌خواند
help-arg-from = اولین صفحه، بر اساس تعداد بندها؛ ۰ یعنی شروع
help-arg-to = آخرین صفحه
help-arg-depth = عمق به نوبت
help-arg-turns = بندهایی که اول بازی می‌شوند، با `;` جدا شده
help-arg-games = تعداد بازی‌ها (پیش‌فرض: ۱۰۰)
help-arg-longest = قطع بازی بعد از N نوبت
help-arg-last-opening = بعد از N دقیقه گشایش تازه‌ای شروع نشود و فقط بازی‌های در جریان تا آخر بروند
help-arg-shell = `bash`، `elvish`، `fish`، `powershell` یا `zsh`
help-arg-pages = پوشه‌ای که در آن نوشته می‌شود؛ اگر نباشد ساخته می‌شود

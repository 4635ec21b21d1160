# موتور: حریف‌ها در سطح‌های گوناگون، رویارویی، تحلیل.
bot-level = سطح { $n }

meta-player-a = بازیکن
meta-player-b = حریف
meta-ms = میلی‌ثانیه
meta-tc = پایه+افزوده
meta-openings = فایل یا random:N
meta-sprt = ELO0,ELO1
meta-folder = پوشه

help-match = برگزاری مسابقه میان دو بازیکن
help-match-long = جفت‌بازی‌هایی از یک گشایش با جابه‌جایی جایگاه‌ها برگزار می‌کند، چند تا هم‌زمان. بازیکن یکی از این‌هاست: `random`، `greedy`، `level:N` یا `engine` (با تنظیم‌ها: `engine:threads=2,mib=64,time=50,net=FILE`)، یا `cmd:PROGRAM ARGS` برای برنامهٔ دیگری که پروتکل `teahouse engine` را می‌داند، با گیومه مثل پوسته؛ با تنظیم‌ها: `cmd:"PROGRAM ARGS":name=NAME,OPTION=VALUE`. `docs/ENGINES.md` می‌گوید برنامه‌ها چه باید بکنند. امتیازها، اختلاف الو با بازهٔ ۹۵٪، خطاهای هر طرف، هزینهٔ هر نوبت و بیشترین گذر از وقت را نشان می‌دهد و با یک سطر برای برنامه‌ها تمام می‌شود. با سه یا چهار جایگاه، یک نسخه از بازیکن اول به نوبت از هر جایگاه با میزی از بازیکن دوم بازی می‌کند.
help-arg-player-a = بازیکنی که امتیازش شمرده می‌شود
help-arg-player-b = حریف
help-arg-time = زمان فکر برای هر نوبت، به میلی‌ثانیه (پیش‌فرض: در مسابقه ۱۰۰ و در تحلیل ۵۰۰)
help-arg-nodes = گره برای هر نوبت به جای زمان: روی هر دستگاهی یکسان
help-arg-tc = ساعت کل بازی به‌علاوهٔ افزایش هر نوبت، به میلی‌ثانیه
help-arg-margin = یک نوبت چند میلی‌ثانیه می‌تواند دیر شود پیش از آنکه بازی باخته شود (پیش‌فرض: ۱۰۰۰)
help-arg-concurrency = چند بازی هم‌زمان (پیش‌فرض: یکی برای هر پردازنده)
help-arg-openings = بازی‌ها از کجا شروع شوند: بعد از N نوبت تصادفی (پیش‌فرض: `random:6`) یا از سطرهای یک فایل
help-arg-sprt = توقف همین که آزمون بین دو اختلاف الو نتیجه بدهد
help-arg-save-in = ذخیرهٔ ثبت بازی‌ها در این پوشه

error-match-player = «{ $name }» بازیکن نیست. بنویسید `random`، `greedy`، `level:N` با N از ۱ تا ۱۰ یا `engine`، با تنظیم‌ها نیز مانند `engine:threads=2,mib=64`، یا `cmd:PROGRAM`، با تنظیم‌ها `cmd:"PROGRAM":name=NAME,OPTION=VALUE`.
error-match-program = { $name } کار نمی‌کند: { $why }.
error-match-never = همهٔ بازی‌ها با خرابی { $name } تمام شد، پس این مسابقه چیزی دربارهٔ قدرت آن نمی‌گوید.
error-clock = «{ $value }» ساعت نیست. میلی‌ثانیه‌های کل بازی و هر نوبت را بنویسید، مانند `10000+100`.
error-sprt = «{ $value }» آزمون نیست. دو اختلاف الو بنویسید، اول کمتر، مانند `0,10`.
error-openings = «{ $value }» گشایشی نمی‌دهد. `random:N` با N تا ۲۰۰ بنویسید، یا نام فایلی با یک گشایش در هر سطر.
error-opening-over = بعد از گشایش «{ $value }» بازی تمام شده است.

match-heading = { $n ->
    [one] { $n } بازی { $game }
   *[other] { $n } بازی { $game }
}
match-results = { $name } در برابر { $other }: { $wins } برد، { $draws } تساوی، { $losses } باخت.
match-stopped = مسابقه را متوقف کردید: بازی‌های در جریان به حساب نمی‌آیند.
match-score = امتیاز: { $score } (۹۵٪ میان { $low } و { $high }).
match-elo = اختلاف الو: { $elo } (۹۵٪ میان { $low } و { $high }).
match-elo-value = { $n }
match-pairs = جفت‌ها با ۰، ½، ۱، ۱½ و ۲ امتیاز: { $pairs }.
match-places = میانگین رتبه: { $own }، دیگران { $other }.
match-sprt = لگاریتم نسبت درست‌نمایی { $ratio } (تصمیم در ±{ $bound }): { $verdict }.
match-sprt-accepted = اختلاف بیشتر درست است
match-sprt-rejected = اختلاف کمتر درست است
match-sprt-open = هنوز معلوم نیست
match-column-crashes = ازکارافتادن
match-column-late = دیرکرد
match-column-illegal = غیرمجاز
match-column-depth = عمق
match-column-nodes = گره‌ها
match-column-time = زمان
match-column-longest = طولانی‌ترین
match-column-over = گذر از وقت
match-broken = { $n ->
    [one] یک بازی ناتمام ماند:
   *[other] { $n } بازی ناتمام ماند:
}
match-broken-game = { $game }: { $name } ({ $seat }) باخت، زیرا { $why }.
match-broken-more = … و { $n } تای دیگر؛ `--json` همه را می‌نویسد.
match-late = نوبتش { $n } میلی‌ثانیه دیر رسید
match-illegal = «{ $turn }» حرکتی مجاز نیست
match-crash-start = برنامه اجرا نشد ({ $said })
match-crash-ended = برنامه تمام شد ({ $said })
match-crash-silent = برنامه تا { $seconds } ثانیه `{ $said }` را پاسخ نداد
match-crash-option = برنامه گزینهٔ «{ $said }» ندارد
match-crash-closed = برنامه خروجی خود را بست
match-crash-lost = حرکتی پیدا نکرد
match-crash-nobody = جایگاه خالی بود
match-log = در خروجی خطا نوشت:
report-milliseconds = { $n } میلی‌ثانیه
report-number = { $n }

help-arg-level = سپردن همهٔ جایگاه‌های دیگر به موتور، در سطحی از ۱ تا ۱۰
help-arg-seat = جایگاه شما (پیش‌فرض: اولین)
help-engine = اجرا به عنوان موتور برای برنامه‌های دیگر
help-engine-long = فرمان‌ها را سطر به سطر می‌خواند و به شیوهٔ UCI پاسخ می‌دهد: `uci`، `isready`، `setoption`، `newgame`، `position`، `go`، `stop`، `ponderhit`، `d`، `quit`. همه چیز در `docs/ENGINE-PROTOCOL.md` آمده است.

engine-unknown = فرمان ناشناختهٔ «{ $word }» نادیده گرفته شد
engine-thinking = جست‌وجویی در جریان است؛ اول `stop` بفرستید
engine-not-thinking = جست‌وجویی در جریان نیست
engine-option-form = بنویسید `setoption name NAME value VALUE`
engine-position-form = بنویسید `position start` یا `position text POSITION`، سپس اگر هست `turns ENTRY;ENTRY`
engine-pending = وضعیت در میانهٔ یک نوبت است؛ نوبت‌های کامل بدهید
engine-not-legal = «{ $turn }» اینجا حرکت مجازی نیست

help-analyse = تحلیل یک وضعیت یا بازی ثبت‌شده
help-analyse-long = برای یک وضعیت، ارزش آن برای بازیکن نوبت‌دار و بهترین ادامه‌ها را نشان می‌دهد. برای یک بازی ثبت‌شده هر نوبت را می‌سنجد: ارزش آن و آنچه در برابر بهترین نوبت از دست رفت، با نشان‌های `?!`، `?` و `??` جایی که نوبتی یک‌بیستم، یک‌دهم یا یک‌پنجم امتیاز را از دست داده؛ و در پایان خلاصهٔ هر بازیکن.
help-arg-lines = تعداد بهترین ادامه‌ها
help-arg-threads = تعداد ریسه‌ها
help-arg-net = ارزیابی با شبکهٔ این فایل به‌جای شبکهٔ خود برنامه؛ `none`: بدون شبکه
help-arg-why = توضیح ارزش: اگر هر مهره نبود، ارزش چه تغییری می‌کرد
net-none = «{ $file }» شبکهٔ چای‌خانه نیست.
net-damaged = «{ $file }» آسیب دیده یا ناقص است. دوباره آن را کپی کنید.
net-other-game = «{ $file }» شبکه‌ای برای { $game } است، نه برای این بازی.
net-other-shape = «{ $file }» برای نسخهٔ دیگری از چای‌خانه ساخته شده است.

analyse-heading = نوبت { $seat }: عمق { $depth }، { $nodes } گره، { $time }.
analyse-win = برد در { $n } نوبت
analyse-loss = باخت در { $n } نوبت
analyse-chance = { $percent }٪
analyse-why = ارزش از کجا می‌آید، از دید بازیکن نوبت‌دار (آنچه بدون این مهره از دست می‌رفت):
analyse-why-record = `--why` یک وضعیت را توضیح می‌دهد: نام بازی را بنویسید و وضعیت را با `--position` یا `--turns` بدهید.
analyse-turn = نوبت
analyse-score = ارزش
analyse-lost = ازدست‌رفته
analyse-better = بهتر
analyse-player = { $turns ->
    [one] { $seat }: { $turns } نوبت، { $loss } از دست رفته، { $kept }٪ امتیاز حفظ شده؛ مشکوک { $doubtful }، اشتباه { $mistakes }، اشتباه بزرگ { $blunders }.
   *[other] { $seat }: { $turns } نوبت، میانگین { $loss } از دست رفته، { $kept }٪ امتیاز حفظ شده؛ مشکوک { $doubtful }، اشتباه { $mistakes }، اشتباه بزرگ { $blunders }.
}

# واژه‌های کوچکی که همه‌جا به کار می‌روند.
list-comma = {"، "}
count-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}
bot-random = ربات تصادفی
bot-greedy = ربات حریص

# آنچه ممکن است نادرست باشد.
error-heading = خطا:
error-processor = این نسخهٔ چای‌خانه پردازنده‌ای با AVX2، BMI2 و FMA می‌خواهد (اینتل از ۲۰۱۳، ای‌ام‌دی از ۲۰۱۵) و پردازندهٔ این دستگاه همهٔ آن‌ها را ندارد. آن را از کد منبع برای این دستگاه بسازید: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = خواندن یا نوشتن ناموفق بود: { $why }.
error-file = فایل { $file }: { $why }
error-not-found = چنین فایلی نیست.
error-permission = اجازهٔ باز کردن آن را ندارید.
error-directory = این پوشه است، نه فایل.
error-truncated = فایل ناقص است.
error-too-long = بیش از { $limit } مبی‌بایت است؛ بیش از نیاز هر بازی.
error-encoding = متن `UTF-8` نیست (بایت { $at }).
error-option-form = «{ $word }» گزینه‌ای با مقدار نیست. آن را به شکل `NAME=VALUE` بنویسید، مانند `--option board=10x10`.
error-no-first = در این بازی نفر اول ثابت است.
error-seat = جایگاه «{ $seat }» در این بازی نیست. جایگاه‌ها: { $allowed }.
error-seat-form = «{ $word }» جایگاهی را نام نمی‌برد. آن را به شکل `SEAT=VALUE` بنویسید، مانند `--bot G=greedy`.
error-bot = رباتی به نام «{ $name }» نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
error-language = زبان «{ $name }» موجود نیست. یکی از این‌ها را انتخاب کنید: { $allowed }.
error-unknown-argument = آرگومان ناشناختهٔ «{ $arg }».
error-unknown-command = فرمانی به نام «{ $command }» نیست.
error-unknown-section = قوانین بخشی به نام «{ $name }» ندارد. بخش‌ها: { $allowed }
pager-more = -- ادامه: فاصله، خط بعد: Enter، پایان: q --
error-missing-command = فرمانی داده نشده است.
error-missing-argument = این آرگومان کم است: { $arg }.
error-missing-value = «{ $arg }» مقدار می‌خواهد.
error-argument-twice = «{ $arg }» را فقط یک بار می‌توان آورد.
error-argument-conflict = «{ $arg }» با بقیهٔ آرگومان‌ها جور نیست.
error-value = «{ $arg }» نمی‌تواند «{ $value }» باشد.
error-argument-encoding = یکی از آرگومان‌ها متن `UTF-8` نیست.
error-arguments = خط فرمان درست نیست.
error-see-help = برای دیدن امکانات از `--help` استفاده کنید.
error-no-turn = نوبت { $turn } وجود ندارد: این ثبت { $most } نوبت دارد.
error-trf-line = سطر { $line }: { $why }
error-trf-no-players = هیچ بازیکنی نیست، یعنی سطری که با `001` شروع شود.
error-trf-players = بیش از { $most } بازیکن دارد.
error-trf-rounds = بیش از { $most } دور دارد.
error-trf-column = در ستون { $column } چیزی هست که TRF آنجا ندارد.
error-trf-same = شمارهٔ { $number } دو بار آمده است.
error-trf-missing = شمارهٔ { $number } نیست.
error-trf-points = شمارهٔ { $number } بر پایهٔ دورها { $points } امتیاز دارد؛ امتیاز یا دورها را درست کنید.
error-trf-mirror = آنچه شمارهٔ { $number } در دور { $round } دارد با آنچه حریفش دارد یکی نیست.
error-trf-twice = شمارهٔ { $number } در یک دور دو بار آمده است.
error-pair-rounds = فایل نمی‌گوید چند دور برنامه‌ریزی شده است: سطر `XXR` را اضافه کنید یا `--rounds` را به کار ببرید.
error-pair-over = هر { $rounds } دور جفت شده است.
error-pair-open = میز { $table } در دور { $round } هنوز نتیجه ندارد.
error-pair-none = هیچ جفت‌بندی با قواعد مطلق سازگار نیست: برگزارکننده باید تصمیم بگیرد.
error-pair-nobody = در دور بعد کسی بازی نمی‌کند و کسی برای جفت کردن نیست: بازیکنان را از `XXZ` یا استراحتشان را از ستون آخر بردارید.
error-other-game = این ثبت از بازی دیگری است: { $game }.
error-nothing-to-undo = نوبتی برای پس گرفتن نیست.
error-nothing-to-redo = نوبتی برای انجام دوباره نیست.
error-no-file = نام یک فایل را بنویسید.

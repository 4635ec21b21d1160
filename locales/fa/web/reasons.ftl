# چرا: بازی برای چیست، یک حرکت چه می‌کند، بازی چرا تمام شد.
aim-of-skud = هدف: حلقه‌ای از هارمونی‌ها دور مرکز صفحه.
aim-of-street = هدف: هر چهار خط میانی را داشته باشید، هر کدام با هارمونی دو مهره در دو سویش.{ $win ->
    [claim] {" "}بعد پیروزی را اعلام کنید.
   *[other] {""}
}
aim-of-halma = { $teams ->
    [on] هدف: همهٔ مهره‌هایتان را پیش از تیم دیگر به گوشهٔ روبه‌رو ببرید؛ یار شما هم باید برساند.
   *[off] هدف: پیش از بقیه همهٔ مهره‌هایتان را به گوشهٔ روبه‌رو ببرید.
}

coach-judges = مربی حرکت شما را بررسی می‌کند…
coach-because = { $what }: { $ideas }.
coach-plain = { $what }.
coach-try-word = راهنمایی: «{ $word }»
coach-try-put = راهنمایی: { $tile } روی نقطهٔ حلقه‌دار
coach-try-new = راهنمایی: مهره‌ای تازه روی نقطهٔ حلقه‌دار
coach-try-carry = راهنمایی: { $tile }، در جهت پیکان
coach-try-move = راهنمایی: { $tile } را در جهت پیکان ببرید
coach-try-go = راهنمایی: در جهت پیکان بروید
coach-sure-own = آنچه این حرکت از دست می‌دهد: { $ideas }.
coach-sure-answer = پاسخ ممکن { $name }: { $ideas }.
coach-sure-better = حرکت بهتری هست: { $ideas }.
coach-chances = شانس شما از { $before } به { $after } می‌رسد.

fact-wins = بازی را می‌برد
fact-draws = بازی را مساوی تمام می‌کند
fact-loses = بازی را می‌بازد
fact-stops = { $whose ->
    [you] جلوی برد شما را در نوبت بعد می‌گیرد
   *[other] جلوی برد حریف را در نوبت بعد می‌گیرد
}
fact-lets-win = به حریف امکان برد در نوبت بعد می‌دهد
fact-threatens = تهدید می‌کند که نوبت بعد ببرد
fact-captures = { $game ->
    [street] یک مهره را اسیر می‌کند
   *[other] { $tile } را می‌گیرد
}
fact-removes = { $whose ->
    [you] یکی از مهره‌های شما را از صفحه برمی‌دارد
   *[other] یک مهرهٔ حریف را از صفحه برمی‌دارد
}
fact-saves = مهره‌ای را از خطر بیرون می‌برد
fact-exposes = مهره‌ای را در خطر می‌گذارد
fact-attacks = به مهره‌ای حمله می‌کند
fact-frees = اسیری را آزاد می‌کند
fact-midline = یک خط میانی به دست می‌آورد ({ $n } از ۴)
fact-takes-midline = { $whose ->
    [you] یک خط میانی را از شما می‌گیرد
   *[other] یک خط میانی را از حریف می‌گیرد
}
fact-loses-midline = یک خط میانی را از دست می‌دهد
fact-harmony = { $game ->
    [street] یک هارمونی می‌سازد
   *[other] هارمونی { $tile } و { $other } را می‌سازد
}
fact-breaks = { $whose ->
    [you] یکی از هارمونی‌های شما را می‌شکند
   *[other] یک هارمونی حریف را می‌شکند
}
fact-loses-harmony = یک هارمونی را از دست می‌دهد
fact-ring-grows = زنجیرهٔ دور مرکز بلندتر می‌شود
fact-traps = گلی را گیر می‌اندازد
fact-arrives = { $n ->
    [one] مهره‌ای به کمپ مقصد می‌رسد و یکی می‌ماند
   *[other] مهره‌ای به کمپ مقصد می‌رسد و { $n } تا می‌ماند
}
fact-forward = { $n } خانه جلو می‌رود
fact-rear = مهره‌ای را از ته جلو می‌آورد
fact-back = { $n } خانه عقب می‌رود
fact-behind = حرکت دیگری { $n } خانه جلوتر می‌رود
fact-opens = راه پرشی { $n } خانه‌ای را برای مهرهٔ دیگری باز می‌کند
fact-blocks = { $whose ->
    [you] راه پرشی { $n } خانه‌ای را بر شما می‌بندد
   *[other] راه پرشی { $n } خانه‌ای را بر حریف می‌بندد
}
fact-lets-jump = راه پرشی { $n } خانه‌ای را برای حریف باز می‌کند
fact-blooms = شکوفا می‌شود و دروازه‌اش را آزاد می‌کند
fact-leaves = مهره‌ای از کمپ خودی بیرون می‌آید
fact-prepares = { $game ->
    [street] نوبت بعد می‌تواند هارمونی بسازد
   *[other] نوبت بعد می‌تواند با { $other } هارمونی بسازد
}

ended = { $why }.
ended-rest-drew = پیش از همه به مقصد رسید. بقیه مساوی کردند: { $why }
ended-ring = { $who ->
    [you] شما حلقهٔ هارمونی دور مرکز را بستید
    [other] { $name } حلقهٔ هارمونی دور مرکز را بست
   *[none] چند حلقهٔ هارمونی با هم بسته شد
}
ended-last-flower = { $who ->
    [you] گل‌های اصلی شما تمام شد
   *[other] گل‌های اصلی { $name } تمام شد
}
ended-stuck = همهٔ بازیکنان نوبت را رد کردند
ended-claim = { $who ->
    [you] شما هر چهار خط میانی را دارید و پیروزی را اعلام کردید
   *[other] { $name } هر چهار خط میانی را دارد و پیروزی را اعلام کرد
}
ended-midlines = { $who ->
    [you] شما هر چهار خط میانی را دارید
    [other] { $name } هر چهار خط میانی را دارد
   *[none] هر دو طرف هر چهار خط میانی را دارند
}
ended-no-move = { $who ->
    [you] برای شما حرکت مجازی نمانده است
   *[other] برای { $name } حرکت مجازی نمانده است
}
ended-camp = { $who ->
    [you] همهٔ مهره‌های شما در کمپ مقصدند
   *[other] همهٔ مهره‌های { $name } در کمپ مقصدند
}
ended-full-camp = کمپ مقصد پر شد
ended-leave-by = { $who ->
    [you] مهره‌های شما بیش از حد در کمپ خود ماندند
   *[other] مهره‌های { $name } بیش از حد در کمپ خود ماندند
}
ended-no-moves = هیچ‌کدام از بازیکنان باقی‌مانده حرکتی ندارند
ended-repetition = یک وضعیت سه بار تکرار شد
ended-turn-limit = سقف تعداد نوبت‌ها پر شد
ended-resign = { $who ->
    [you] شما تسلیم شدید
   *[other] { $name } تسلیم شد
}
ended-time = { $who ->
    [you] وقت شما تمام شد
   *[other] وقت { $name } تمام شد
}
ended-left = { $name } بازی را ترک کرد
ended-agreement = بازیکنان بر سر تساوی توافق کردند

seat-place = رتبهٔ { $n }
voice-gone-resigned = تسلیم شده‌اید. بقیه ادامه می‌دهند.
voice-gone-out = از بازی بیرون رفته‌اید. بقیه ادامه می‌دهند.
voice-gone-finished = به مقصد رسیده‌اید. بقیه ادامه می‌دهند.
voice-one-of-each = از هر کدام یکی

aim-sign-ring = حلقه را می‌بندد
aim-sign-makes = هارمونی می‌سازد
aim-sign-trades = یکی می‌سازد، یکی از شما را می‌شکند
aim-sign-breaks = یکی از شما را می‌شکند
aim-sign-blocks = هارمونی دیگری را می‌شکند
aim-sign-refused = اینجا نه

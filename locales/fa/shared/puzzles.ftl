# معماها، در ترمینال و در صفحه‌ها.
puzzle-ask-win = { $n ->
    [one] نوبت { $seat }: با همین نوبت ببرید.
   *[other] نوبت { $seat }: در { $n } نوبت ببرید، طرف مقابل هر کاری بکند.
}
puzzle-ask-hold = { $n ->
    [one] نوبت { $seat }: طرف مقابل تهدید می‌کند که با نوبت بعدی ببرد. جلوی آن را بگیرید.
   *[other] نوبت { $seat }: طرف مقابل تهدید می‌کند که در { $n } نوبت ببرد. جلوی آن را بگیرید.
}
puzzle-ask-race = { $n ->
    [one] نوبت { $seat }: با همین نوبت کمپ مقصد را پر کنید.
   *[other] نوبت { $seat }: در حالی که طرف مقابل حرکتی نمی‌کند، در { $n } نوبت کمپ مقصد را پر کنید.
}
puzzle-ask-leap = نوبت { $seat }: حرکتی را پیدا کنید که یک مهره را از همه جلوتر می‌برد.
puzzle-ways = { $n ->
    [one] { $n } حرکت اول درست است.
   *[other] { $n } حرکت اول درست است.
}

puzzle-theme-close-ring = بستن حلقه
puzzle-theme-break-ring = شکستن حلقه
puzzle-theme-prevent-ring = جلوگیری از حلقه
puzzle-theme-last-flower = آخرین گل اصلی
puzzle-theme-midlines = خط‌های میانی
puzzle-theme-prevent-midlines = دفاع از خط‌های میانی
puzzle-theme-camp = پر کردن کمپ مقصد
puzzle-theme-obstruct = بستن راه کمپ
puzzle-theme-race = شمارش مسابقه
puzzle-theme-leap = بلندترین پرش
puzzle-theme-capture = گرفتن
puzzle-theme-plant = کاشتن گل
puzzle-theme-bonus = پاداش هارمونی
puzzle-theme-rock = سنگ
puzzle-theme-knotweed = علف هرز
puzzle-theme-wheel = چرخ
puzzle-theme-boat = قایق
puzzle-theme-oasis = مهره‌های واحهٔ باستانی
puzzle-theme-lotus = لوتوس سفید
puzzle-theme-orchid = ارکیده
puzzle-theme-deploy = استقرار مهره
puzzle-theme-captor = پشته با اسیر
puzzle-theme-jump = پرش
puzzle-theme-detour = راه انحرافی
puzzle-theme-long = سه نوبت یا بیشتر

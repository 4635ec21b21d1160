# صفحه و ذخیره‌ها.
board-label = صفحهٔ { $game }
board-reserve = مهره‌ها: { $seat }
board-empty = خالی
board-piece = { $tile } ({ $seat })
board-captives = { $n ->
    [one] { $n } اسیر زیر آن
   *[other] { $n } اسیر زیر آن
}
board-last = بخشی از آخرین نوبت
board-chosen = انتخاب‌شده
board-can-begin = قابل انتخاب
board-can-go = می‌تواند اینجا بیاید
board-left = { $n ->
    [one] { $n } تا مانده
   *[other] { $n } تا مانده
}

board-ground-gate = دروازه
board-ground-red = باغ قرمز
board-ground-white = باغ سفید
board-ground-neutral = باغ خنثی
board-ground-red-white = مرز قرمز و سفید
board-ground-red-neutral = مرز قرمز و خنثی
board-ground-white-neutral = مرز سفید و خنثی
board-ground-red-white-neutral = مرز هر سه باغ
board-ground-centre = مرکز
board-ground-street-n = خط میانی شمالی
board-ground-street-e = خط میانی شرقی
board-ground-street-s = خط میانی جنوبی
board-ground-street-w = خط میانی غربی
board-ground-camp = کمپ ({ $seat })
board-mark-port = بندر منزل ({ $seat })
board-mark-home = در کمپ خودی
board-mark-arrived = در کمپ مقصد
board-mark-growing = در حال رشد
board-mark-trapped = گیرافتاده
board-mark-drained = خنثی‌شده
board-mark-protected = در امان

# واژه‌های کوچکی که همه‌جا به کار می‌روند.
list-and = {" و "}
list-comma = {"، "}
count-turns = { $n ->
    [one] { $n } نوبت
   *[other] { $n } نوبت
}
bot-random = ربات تصادفی
bot-greedy = ربات حریص

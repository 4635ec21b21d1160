# پای شوی خیابانی: مهره، جایگاه‌ها، گزینه‌ها.
game-street = پای شوی خیابانی
game-street-about = فقط یک نوع مهره، اسیرها زیر مهره‌ها، و چهار خیابان: از هر یک از چهار خط میانی دست‌کم یک هارمونی بگذرانید و پیروزی را اعلام کنید. دونفره.
tile-tile = مهره
seat-street-H = میزبان
seat-street-G = میهمان

preset-street-classic = قوانین نسخهٔ چاپی
preset-street-garden-gate = مثل بازی در سایت عمومی `skudpaisho.com`

option-street-setup = جای هشت مهرهٔ اول
value-street-setup-classic = مانند شکل چاپ‌شده
value-street-setup-modern = یک مهره از هر بازیکن نزدیک‌تر به مرکز
option-street-reach = مهره تا چند فاصله حرکت می‌کند
value-street-reach-3 = تا سه فاصله
value-street-reach-4 = تا چهار فاصله
option-street-captor-bonus = مهره‌ای که اسیر دارد چقدر دورتر می‌رود
value-street-captor-bonus-one = یک فاصله
value-street-captor-bonus-none = هیچ
value-street-captor-bonus-per-captive = یک فاصله برای هر مهرهٔ زیرش
value-street-captor-bonus-five = در مجموع پنج فاصله
option-street-release = مهرهٔ دارای اسیر تنها حرکت می‌کند و اسیرها را جا می‌گذارد
option-street-win = چهار خط میانی چطور برد می‌آورد
value-street-win-claim = با اعلام پیروزی در شروع نوبت
value-street-win-start = در شروع نوبت، بدون اعلام
value-street-win-immediate = فوراً، هر کسی که حرکت کرده باشد
option-street-limits = تساوی با تکرار وضعیت و پس از نوبت ۵۰۰
preset-street-classic-title = کلاسیک
preset-street-garden-gate-title = گاردن گیت
option-street-setup-title = چیدمان اولیه
option-street-reach-title = بُرد
option-street-captor-bonus-title = بُرد اضافهٔ پشتهٔ دارای اسیر
option-street-release-title = رهاسازی
option-street-win-title = برد با چهار خط میانی
option-street-limits-title = تساوی خودکار

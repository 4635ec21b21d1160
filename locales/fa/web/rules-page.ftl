# آنچه صفحه‌های قوانین در آن مشترک‌اند.
rules-page-contents = در این صفحه
rules-page-others = بازی‌های دیگر
rules-page-lesson = یادگیری گام‌به‌گام
rules-page-play = بازی کنید
rules-page-print = چاپ
rules-page-figure = وضعیتی از { $game }

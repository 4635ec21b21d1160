# Aiming on the board, and what it shows of the targets.
aim-whole-board = کل صفحه
aim-makes = هارمونی می‌سازد
aim-breaks = هارمونی را می‌شکند
aim-blocks = هارمونی حریف را می‌شکند
aim-closes-ring = حلقه را می‌بندد
settings-aim = کمک در انتخاب دقیق نقطه
settings-aim-auto = وقتی نقطه‌ها کوچک‌اند
settings-aim-on = همیشه
settings-aim-off = هیچ‌وقت
settings-aim-hint = روی صفحهٔ لمسی: انگشت را روی صفحهٔ بازی نگه دارید تا ذره‌بین نقطهٔ زیر آن را نشان دهد؛ آن را بلغزانید تا درست شود و رها کنید. با دو انگشت صفحه بزرگ می‌شود.
aim-offer-signs = مهره‌ها اینجا ریزند. نمادهای ساده راحت‌تر از هم تشخیص داده می‌شوند.
aim-offer-yes = استفاده از نمادها
aim-offer-no = همین‌ها خوب است

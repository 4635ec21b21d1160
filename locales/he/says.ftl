# מה שיש לכללים לומר: מה לא בסדר, ומה לעשות במקום זה.
says-in-entry = רשומה { $turn } במשחק: { $what }
says-entry-malformed = ”{ $entry }“ אינה רשומה. יש לכתוב את מספר התור, אות המושב, נקודה ואת התור עצמו.
says-entry-expected = ”{ $entry }“ אינה הבאה בתור: כאן צריכה לבוא ”{ $expected }“.
says-game-over = המשחק נגמר: { $reason }. כדי להמשיך ממצב קודם אפשר לבטל תור.
says-step-unfinished = זו רק תחילתו של תור. יש להמשיך ולומר לאן.
says-not-your-turn = { $seat }: אי אפשר להיכנע עכשיו. כניעה אפשרית רק בתור שלך, וכל עוד את או אתה במשחק.
says-unknown-game = אין משחק בשם ”{ $name }“. המשחקים הם: { $allowed }.
says-unknown-seats = אי אפשר לשחק במשחק הזה עם { $seats } משתתפים. אפשר: { $allowed }.
says-unknown-preset = אין ערכה בשם ”{ $name }“. אפשר לבחור: { $allowed }.
says-unknown-option = אין במשחק הזה אפשרות בשם ”{ $name }“. אפשר לבחור: { $allowed }.
says-unknown-value = האפשרות ”{ $name }“ לא יכולה להיות ”{ $value }“. אפשר לבחור: { $allowed }.
says-record-control = בשורה { $line } יש תו בקרה: ”{ $text }“. רשומת משחק היא טקסט פשוט; יש להסיר אותו.
says-record-tag-twice = בשורה { $line } מופיע תג בפעם השנייה: ”{ $text }“. יש להשאיר רק אחד.
says-record-line = שורה { $line } אינה תג, לא הערה ולא תורות: ”{ $text }“. תג נראה כמו `game: halma` ובא לפני התורות; הערה מתחילה ב-`#`.
says-record-no-game = הרשומה לא אומרת באיזה משחק מדובר. יש להוסיף שורה כמו `game: halma`.
says-record-tag = התג ”{ $name }“ לא יכול להיות ”{ $value }“.
says-record-result = ברשומה כתובה התוצאה ”{ $given }“, אבל התורות מובילים אל ”{ $found }“.

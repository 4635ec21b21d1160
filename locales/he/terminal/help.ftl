# העזרה של שורת הפקודה.
help-heading-usage = שימוש:
help-heading-options = אפשרויות
help-heading-arguments = ארגומנטים
help-heading-commands = פקודות
help-heading-game = המשחק
help-heading-examples = דוגמאות:

meta-command = פקודה
meta-options = [אפשרויות]
meta-game = משחק
meta-file = קובץ
meta-file-or-game = קובץ או משחק
meta-n = מספר
meta-text = טקסט
meta-entries = פריטים
meta-name = שם
meta-option = שם=ערך
meta-seat = מקום
meta-bot = מקום=בוט
meta-player = מקום=שם
meta-shell = מעטפת
meta-section = פרק
meta-lang = שפה

help-teahouse = לשחק סקוד פאי-שו, פאי-שו רחוב והלמה. בלי פקודה נפתח התפריט.

help-games = המשחקים והאפשרויות שלהם
help-games-long = מציג כל משחק: מספר המשתתפים, הערכות המוכנות, וכל אפשרות עם ערכיה. אפשר להשתמש בהן בכל פקודה שמקבלת משחק.
help-rules = הכללים של משחק
help-rules-long = מדפיס את הכללים הכתובים של משחק עם האיורים, או פרק אחד מהם. שמו של כל פרק מופיע בסוגריים אחרי הכותרת. במסוף הטקסט מוצג מסך אחר מסך, דרך `$PAGER` אם הוא מוגדר.
help-play = לשחק במסוף
help-play-long = פותח לוח על כל המסך, לאנשים ליד מקלדת אחת או נגד בוטים. ב־pipe, או עם `--plain`, הלוח מודפס כטקסט ובכל שורה נקרא תור אחד; שורה שנדחתה מוסברת, וקוד היציאה הוא אז 1.
help-show = להדפיס את הלוח של רשומה
help-show-long = מדפיס את הלוח, המאגרים וההרמוניות של רשומת משחק אחרי כל אחד מפריטיה (ברירת מחדל: האחרון). עם `--position` מוצג מצב במקום זאת.
help-replay = להדפיס רשומה לוח אחר לוח
help-replay-long = מדפיס את הלוח של רשומה אחרי כל אחד מפריטיה, או אחרי חלק מהם.
help-pair = לשבץ את הסיבוב הבא של טורניר
help-pair-long = קורא טורניר שוויצרי בצורת TRF, משבץ את הסיבוב הבא לפי שיטת פיד״ה (ההולנדית) ומדפיס את הקובץ עם הסיבוב הזה. שחקנים שיש להם חופש בסיבוב אינם משובצים. עם `--json` מודפס רק הסיבוב, עם הסיבה לכל שולחן.
help-completions = להדפיס השלמה אוטומטית למעטפת
help-completions-long = מדפיס סקריפט שבעזרתו המעטפת משלימה פקודות ואפשרויות. יש לשמור אותו במקום שבו המעטפת מחפשת השלמות, כמו בדוגמאות.
help-man = לכתוב את דפי העזרה
help-man-long = כותב לתיקייה דף אחד לכל פקודה, בשפה שנבחרה. בלי תיקייה מודפס הדף של `teahouse` עצמה.

man-name = שם
man-synopsis = תקציר
man-description = תיאור
man-extra = דוגמאות
man-version = גרסה

help-arg-lang = השפה: { $languages } (ברירת מחדל: `TEAHOUSE_LANG` או שפת המערכת)
help-arg-help = להראות את העזרה הזאת
help-arg-version = להראות את הגרסה
help-arg-json = להדפיס `JSON` לתוכנות
help-arg-games-game = רק המשחק הזה
help-arg-game = המשחק, בשמו כפי שהוא מופיע ב־`teahouse games`
help-arg-section = פרק אחד, לפי שמו
help-arg-preset = ערכה מוכנה של אפשרויות; `teahouse games` מראה אותן
help-arg-option = אפשרות אחת; אפשר לחזור עליה, והיא גוברת על הערכה
help-arg-seats = מספר המשתתפים
help-arg-first = מי מתחיל (הלמה); ברירת מחדל: בהגרלה, או `A` בפקודות שלא משחקות
help-arg-bot = לתת לבוט לשחק במקום: `random`, `greedy` או `level:N`
help-arg-player = שם לרשומה
help-arg-position = להתחיל ממצב בצורתו בשורה אחת
help-arg-load = להמשיך רשומה
help-arg-save = לשמור את הרשומה בסוף
help-arg-seed = הזרע של המספרים האקראיים
help-arg-plain = טקסט פשוט במקום מסך מלא
help-arg-file-or-game = רשומה (`-` קורא מהקלט הרגיל), או משחק
help-arg-turn = הלוח אחרי N פריטים; 0 הוא ההתחלה
help-arg-file = רשומה; `-` קורא מהקלט הרגיל
help-arg-trf = טורניר בצורת TRF; `-` קורא מהקלט הרגיל
help-arg-swiss-rounds = כמה סיבובים מתוכננים, אם הקובץ אינו אומר זאת
help-arg-from = הלוח הראשון, לפי מספר הפריטים; 0 הוא ההתחלה
help-arg-to = הלוח האחרון
help-arg-depth = העומק בתורות
help-arg-turns = פריטים לשחק קודם, מופרדים ב־`;`
help-arg-games = מספר המשחקים (ברירת מחדל: 100)
help-arg-longest = לקטוע משחק אחרי N תורות
help-arg-last-opening = לא להתחיל פתיחה חדשה אחרי N דקות, ורק לסיים את המשחקים שכבר התחילו
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` או `zsh`
help-arg-pages = התיקייה שאליה כותבים; אם היא חסרה, היא נוצרת

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
meta-entries = רשומות
meta-name = שם
meta-option = שם=ערך
meta-seat = מושב
meta-bot = מושב=בוט
meta-player = מושב=שם
meta-shell = מעטפת
meta-lang = שפה

help-teahouse = בית לשלושה משחקי לוח: סקוד פאי-שו, פאי-שו רחוב והלמה. בלי פקודה נפתח תפריט המשחקים.

help-games = המשחקים והאפשרויות שלהם
help-games-long = מראה כל משחק: כמה יכולים לשחק, הערכות המוכנות, וכל אפשרות עם ערכיה. אפשר להשתמש בכולן בכל מקום שבו נזכר משחק.
help-play = לשחק במסוף
help-play-long = פותח לוח שממלא את המסוף, לאנשים ליד מקלדת אחת או נגד בוטים. בצינור, או עם `--plain`, הלוח מודפס כטקסט ובכל שורה נקרא תור אחד; שורה שנדחתה מוסברת, וקוד היציאה הוא אז 1.
help-show = להדפיס את הלוח של רשומה
help-show-long = מדפיס את הלוח, המאגרים וההרמוניות של רשומת משחק אחרי כל אחת מרשומותיה; אחרי האחרונה, אם לא נאמר דבר. עם `--position` מוצג מצב של משחק במקום זאת.
help-replay = להדפיס רשומה לוח אחר לוח
help-replay-long = מדפיס את הלוח של רשומה אחרי כל תור, או אחרי חלק מהתורות.
help-perft = לספור את כל סדרות התורות עד עומק נתון
help-perft-long = סופר כמה סדרות של תורות שלמים יש ממצב נתון, לכל עומק עד זה שניתן. בונוס הוא חלק מהתור שלו; הכרזות בפאי-שו רחוב לא נספרות.
help-random = לשחק משחקים אקראיים ולהראות סטטיסטיקה
help-random-long = משחק משחקים של צעדים אקראיים ומראה מי ניצח ולמה, כמה ארכו המשחקים ובאיזו מהירות. אותו זרע נותן אותם משחקים; כשהפותח מוגרל, גם זה בא מאותו זרע.
help-verify = להשוות מקרים מוקלטים לכללים
help-verify-long = מריץ שוב קובצי מקרים (שורות `JSON`, גם דחוסות ב־`gzip`) ומשווה כל מספר, רשימה, הרמוניה ותוצאה. מראה את ההבדלים הראשונים ומסיים בשורה שתוכנות יכולות לקרוא. קוד היציאה הוא 1 אם משהו שונה או שקובץ לא ניתן לקריאה.
help-bench = למדוד את מהירות התוכנה
help-bench-long = עושה עבודה קבועה ומראה באיזו מהירות.
help-bench-rules = הכללים: ספירה, משחקים אקראיים, רשימות צעדים
help-bench-rules-long = סופר סדרות של תורות, משחק משחקים אקראיים ומונה את כל הצעדים של מצבים רבים, לכל משחק. החתימה בסוף מכילה את מה שנספר: היא זהה בכל מחשב ומשתנה רק עם הכללים.
help-completions = להדפיס השלמה אוטומטית למעטפת
help-completions-long = מדפיס סקריפט שבעזרתו המעטפת משלימה פקודות ואפשרויות. יש לשמור אותו במקום שבו המעטפת מחפשת השלמות, כמו בדוגמאות.
help-man = לכתוב את דפי העזרה
help-man-long = כותב לתיקייה דף אחד לכל פקודה, בשפה שנבחרה. בלי תיקייה מודפס הדף של `teahouse` עצמה.

man-name = שם
man-synopsis = תקציר
man-description = תיאור
man-extra = דוגמאות
man-version = גרסה

help-arg-lang = השפה: `en`, `fa`, `he`, `pl` או `pt`; אחרת מחליטים `TEAHOUSE_LANG` והמשתנים הרגילים
help-arg-help = להראות את העזרה הזו
help-arg-version = להראות את הגרסה
help-arg-json = להדפיס `JSON` לתוכנות
help-arg-games-game = רק המשחק הזה
help-arg-game = המשחק, בשמו כפי שהוא מופיע ב־`teahouse games`
help-arg-preset = ערכה מוכנה של אפשרויות; `teahouse games` מראה אותן
help-arg-option = אפשרות אחת, כמה פעמים שצריך; גוברת על הערכה
help-arg-seats = כמה משחקים
help-arg-first = מי מתחיל (הלמה); אחרת בהגרלה, או `A` כשלא משחקים
help-arg-bot = לתת לבוט לשחק במושב: `random`, `greedy` או `level:N`
help-arg-player = שם לרשומה
help-arg-position = להתחיל ממצב בצורתו בשורה אחת
help-arg-load = להמשיך רשומה
help-arg-save = לכתוב את הרשומה בסוף
help-arg-seed = המספר שממנו נובע כל מה שאקראי
help-arg-plain = טקסט פשוט במקום מסך מלא
help-arg-file-or-game = רשומה (`-` קורא מהקלט הרגיל), או משחק
help-arg-turn = הלוח אחרי מספר כזה של רשומות; 0 הוא ההתחלה
help-arg-file = רשומה; `-` קורא מהקלט הרגיל
help-arg-from = הלוח הראשון, לפי מספר הרשומות; 0 הוא ההתחלה
help-arg-to = הלוח האחרון
help-arg-depth = כמה תורות לעומק
help-arg-divide = להראות את הספירה שמאחורי כל תור ראשון
help-arg-turns = רשומות לשחק קודם, מופרדות ב־`;`
help-arg-games = כמה משחקים (100 אם לא נאמר)
help-arg-plain-turns = לוותר על כל בונוס הרמוניה
help-arg-longest = לקטוע משחק אחרי מספר כזה של תורות
help-arg-files = קובצי מקרים; `-` קורא מהקלט הרגיל
help-arg-most = כמה הבדלים להראות (10 אם לא נאמר)
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` או `zsh`
help-arg-pages = התיקייה שאליה כותבים; אם היא חסרה, היא נוצרת
help-arg-quick = חלק קטן מהעבודה, עם חתימה משלו

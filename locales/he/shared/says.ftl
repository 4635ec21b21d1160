# מה שיש לכללים לומר: מה לא בסדר, ומה לעשות במקום זה.
says-in-entry = פריט { $turn } ברשומה: { $what }
says-entry-malformed = ”{ $entry }“ אינו פריט של רשומה. יש לכתוב את מספר התור, אות המקום, נקודה ואת התור עצמו.
says-entry-expected = ”{ $entry }“ לא במקומו: כאן צריך לבוא ”{ $expected }“.
says-game-over = המשחק נגמר: { $reason }. כדי להמשיך ממצב קודם אפשר לבטל תור.
says-step-unfinished = זו רק תחילתו של תור. צריך לבחור לאן.
says-not-your-turn = { $seat }: אי אפשר להיכנע עכשיו. כניעה אפשרית רק בתור שלך, ורק לפני היציאה מהמשחק.
says-unknown-game = אין משחק בשם ”{ $name }“. המשחקים הם: { $allowed }.
says-unknown-seats = אי אפשר לשחק במשחק הזה עם { $seats } משתתפים. אפשר: { $allowed }.
says-unknown-preset = אין ערכה בשם ”{ $name }“. אפשר לבחור: { $allowed }.
says-unknown-option = אין במשחק הזה אפשרות בשם ”{ $name }“. אפשר לבחור: { $allowed }.
says-unknown-value = האפשרות ”{ $name }“ לא יכולה להיות ”{ $value }“. אפשר לבחור: { $allowed }.
says-record-control = בשורה { $line } יש תו בקרה: ”{ $text }“. רשומת משחק היא טקסט פשוט; יש להסיר אותו.
says-record-tag-twice = בשורה { $line } מופיע תג בפעם השנייה: ”{ $text }“. יש להשאיר רק אחד.
says-record-line = שורה { $line } אינה תג, לא הערה ולא תורות: ”{ $text }“. תג נראה כמו `game: halma` ובא לפני התורות; הערה מתחילה ב־`#`.
says-record-no-game = ברשומה לא כתוב באיזה משחק מדובר. יש להוסיף שורה כמו `game: halma`.
says-record-tag = התג ”{ $name }“ לא יכול להיות ”{ $value }“.
says-record-result = ברשומה כתובה התוצאה ”{ $given }“, אבל התורות מובילים אל ”{ $found }“.
says-link-damaged = אין בקישור הזה משחק שאפשר לקרוא. כדאי להעתיק את הקישור כולו, או להדביק את רישום התורות.
says-link-no-game = הקישור הזה רק מצביע על משחק ששמור באתר אחר. אפשר לפתוח אותו שם, להעתיק את רישום התורות ולהדביק אותו כאן.
says-link-other-game = המשחק בקישור הזה לא נמצא כאן. אפשר לפתוח משחקי סקוד פאי-שו ופאי-שו רחוב.
says-link-option = במשחק שבקישור יש אפשרות בשם ”{ $name }“, שאינה קיימת כאן, ולכן אי אפשר לפתוח אותו.

# תורות, בכל משחק.
says-body-malformed = ”{ $text }“ אינו תור. יש לכתוב לפי הסימון, למשל `c3-d4` בהלמה או `(0,8)-(0,5)` בפאי-שו.
says-unknown-place = { $game ->
    [halma] אי אפשר להתחיל בזה תור. יש לבחור משבצת על הלוח, או לוותר על התור אם זה אפשרי.
   *[other] אי אפשר להתחיל בזה תור. יש לבחור נקודה על הלוח, אריח מהמאגר או אחת הפעולות המוצעות.
}
says-step-complete = התור כבר שלם; שום דבר לא בא אחריו.
says-not-now = אי אפשר לעשות זאת עכשיו.
says-cannot-pass = אפשר לוותר על תור רק כשאין שום מהלך אחר, ועדיין יש.
says-must-pass = אין מה להזיז. יש לוותר על התור.
says-empty-point = { $game ->
    [halma] אין כלי על { $at }. יש לבחור משבצת עם כלי שלך.
   *[other] אין אריח על { $at }. יש לבחור נקודה עם אריח שלך.
}
says-not-your-piece = { $game ->
    [halma] הכלי הזה של { $seat }. יש לבחור כלי שלך.
   *[other] האריח הזה של { $seat }. יש לבחור אריח שלך.
}
says-no-move-from-here = { $game ->
    [halma] לכלי שעל { $at } אין לאן ללכת. יש לבחור אחר.
   *[other] לאריח שעל { $at } אין לאן ללכת. יש לבחור אחר.
}
says-same-point = { $game ->
    [halma] אי אפשר להישאר במקום. יש לבחור משבצת אחרת.
   *[other] אי אפשר להישאר במקום. יש לבחור נקודה אחרת.
}
says-occupied = { $game ->
    [halma] המשבצת { $at } תפוסה. יש לבחור משבצת פנויה.
   *[other] הנקודה { $at } תפוסה. יש לבחור נקודה פנויה.
}
says-out-of-reach = הנקודה הזאת מחוץ לטווח.
says-out-of-reach-at = שום צעד ושום שרשרת קפיצות לא מובילים אל { $at }. קופצים מעל כלי סמוך אל המשבצת הפנויה שמיד מאחוריו.
says-out-of-reach-at-reach = { $reach ->
    [one] { $at } רחוקה מדי: הערימה הזאת נעה צעד אחד בלבד.
    [two] { $at } רחוקה מדי: הערימה הזאת נעה עד שני צעדים.
   *[other] { $at } רחוקה מדי: הערימה הזאת נעה עד { $reach } צעדים.
}
says-out-of-reach-tile-reach = { $reach ->
    [one] רחוק מדי: האריח { $tile } נע צעד אחד בלבד.
    [two] רחוק מדי: האריח { $tile } נע עד שני צעדים, ומותר לפנות בדרך.
   *[other] רחוק מדי: האריח { $tile } נע עד { $reach } צעדים, ומותר לפנות בדרך.
}
says-blocked = הדרך לשם חסומה.
says-blocked-at-reach = { $reach ->
    [one] ערימות יריבות חוסמות כל דרך של צעד אחד אל { $at }.
    [two] ערימות יריבות חוסמות כל דרך של עד שני צעדים אל { $at }.
   *[other] ערימות יריבות חוסמות כל דרך של עד { $reach } צעדים אל { $at }.
}
says-blocked-tile-reach = { $reach ->
    [one] אריחים אחרים חוסמים לאריח { $tile } כל דרך של צעד אחד.
    [two] אריחים אחרים חוסמים לאריח { $tile } כל דרך של עד שני צעדים.
   *[other] אריחים אחרים חוסמים לאריח { $tile } כל דרך של עד { $reach } צעדים.
}

# מצבים בשורה אחת.
says-position-malformed = אי אפשר לקרוא את המצב ליד ”{ $text }“.
says-position-impossible = מצב כזה אינו אפשרי: ”{ $text }“.
says-position-impossible-why-text = מצב כזה אינו אפשרי: { $why } (”{ $text }“).
says-position-lacks = המצב אינו שלם: חסר ”{ $part }“.
why-too-many-tiles = יש יותר אריחים ממה שיש לצד אחד
why-point-twice = נקודה מופיעה פעמיים

# סקוד פאי-שו.
says-option-seats = האפשרות ”{ $name }“ לא יכולה להיות ”{ $value }“ עם { $seats } משתתפים.
says-too-many-tiles = { $seat }: יותר מדי אריחים מסוג { $tile }.
says-too-many-accents = נבחרו יותר מדי אריחי אפקט.
says-too-few-accents = { $count ->
    [one] יש לבחור אריח אפקט אחד.
    [two] יש לבחור שני אריחי אפקט.
   *[other] יש לבחור { $count } אריחי אפקט.
}
says-no-bonus = המהלך הזה לא יוצר הרמוניה חדשה, ולכן אין בונוס. יש להשמיט את מה שאחרי ה־`+`.
says-no-clash-to-call = אין פרחים מתנגשים, ולכן אין על מה להכריז.
says-calls-not-in-play = במשחק הזה לא מכריזים על התנגשויות: שום תור לא יכול להשאיר אחת.
says-choose-accents-first = קודם יש לבחור את אריחי האפקט.
says-open-first = קודם יש לשתול את פרח הפתיחה.
says-bonus-or-decline = יש לך בונוס הרמוניה: אפשר לבחור אריח מהמאגר או לוותר.
says-not-in-set = { $tile }: אריח זה אינו בין אריחי האפקט של המשחק.
says-accent-choice = { $tile }: אי אפשר לבחור עוד מאלה. יש לבחור אריח אפקט אחר.
says-opening-kind = פרח הפתיחה חייב להיות: { $tile }.
says-opening-gate = פרח הפתיחה הולך אל השער { $gate }.
says-reserve-empty = המאגר ריק.
says-reserve-empty-tile = { $tile }: לא נשאר כזה במאגר שלך.
says-needs-bonus = { $tile }: אריח זה נכנס למשחק רק כבונוס הרמוניה. יש לסדר פרח כך שתיווצר הרמוניה חדשה.
says-has-growing = יש לך עדיין פרח צומח בשער. קודם יש להוציא אותו.
says-no-open-gate = כל השערים תפוסים. אפשר לשתול כשאחד יתפנה.
says-no-place-for = { $tile }: אין כרגע נקודה שאפשר להניח עליה את האריח.
says-accents-stay = { $tile }: אריחי אפקט לא זזים מעצמם. יש לבחור פרח.
says-trapped = הסחלב שעל { $by } מקרקע את הפרח הזה. רק גלגל או סירה יכולים להזיז אותו.
says-gate = { $at } הוא שער: מגיעים אליו רק בשתילה.
says-red-garden = { $tile }: פרח זה לא יכול לעמוד בגן אדום. יש לבחור נקודה על הקיר, ניטרלית או לבנה.
says-white-garden = { $tile }: פרח זה לא יכול לעמוד בגן לבן. יש לבחור נקודה על הקיר, ניטרלית או אדומה.
says-clash = { $tile } על { $at } ו{ $with } על { $by } היו מתנגשים: הם היו רואים זה את זה על קו אחד.
says-protected = { $tile } על { $at }: האריח עומד ליד במבוק ואי אפשר לאכול אותו.
says-cannot-capture = האריח { $by } לא יכול לאכול את האריח { $tile } שעל { $at }.
says-plant-in-gate = שותלים פרחים בשער ריק, או ליד אגם.
says-wheel-rock = הגלגל לא יכול להסתובב כאן: הסלע שעל { $by } אינו זז.
says-wheel-growing = הגלגל לא יכול להסתובב כאן: הפרח שעל { $by } עדיין צומח בשער.
says-wheel-ground = הגלגל לא יכול להסתובב כאן: האריח שעל { $by } היה יוצא מהלוח, נכנס לשער או לגן שסגור בפניו.
says-bamboo-growing = הבמבוק לא יכול לעמוד ליד פרח שצומח בשער.
says-boat-needs-tile = סירה מונחת על פרח פורח או על אריח אפקט, ו־{ $at } ריקה.
says-boat-no-way = { $tile }: לפרח הזה אין לאן ללכת, ולכן הסירה לא יכולה לשאת אותו.
says-boat-next-point = הסירה נושאת את הפרח לאחת משמונה הנקודות סביב { $at }.

# פאי-שו רחוב.
says-claim-not-in-play = במשחק הזה אין הכרזות: מנצחים בזכות ארבעת קווי האמצע עצמם.
says-own-stack = ערימה שלך עומדת על { $at }. יש לבחור נקודה פנויה או ערימה יריבה.
says-captor-cannot-capture = לערימה שעל { $from } כבר יש שבוי, והיא לא יכולה לשבות את זו שעל { $at }.
says-port-taken = הנמל שלך { $at } אינו פנוי, ולכן אי אפשר להציב: יש שם ערימה של { $seat }.
says-port-only = { $at } אינו הנמל שלך. אריחים חדשים מוצבים על { $port }.
says-board-full = יש לך כבר { $limit } אריחים חופשיים על הלוח, ואי אפשר להציב עוד.

# הלמה.
says-leaves-target-camp = כלי שבמחנה היעד לא יכול לצאת ממנו, ו־{ $at } בחוץ.
says-chain-leaves-target-camp = כל שרשרת אל { $at } יוצאת ממחנה היעד בדרך, וזה אסור במשחק הזה.
says-hop-leaves-target-camp = הקפיצה אל { $at } יוצאת ממחנה היעד, וזה אסור במשחק הזה.
says-returns-to-own-camp = אסור לסיים מהלך שוב במחנה שלך, ו־{ $at } נמצאת בו.
says-illegal-path = אין בדרך הזאת קפיצה מ־{ $from } אל { $to }.
says-teams-need-four = לקבוצות צריך ארבעה משתתפים.
says-four-need-large-board = ארבעה משתתפים צריכים את הלוח `16x16`, לא { $board }.
says-unknown-first = אין מקום { $seat } שיכול להתחיל.

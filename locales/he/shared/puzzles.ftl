# חידות, במסוף ובדפים.
puzzle-ask-win = { $n ->
    [one] תור { $seat }: לנצח בתור הזה.
    [two] תור { $seat }: לנצח בשני תורות, לא משנה מה יעשה השחקן השני.
   *[other] תור { $seat }: לנצח ב־{ $n } תורות, לא משנה מה יעשה השחקן השני.
}
puzzle-ask-hold = { $n ->
    [one] תור { $seat }: השחקן השני מאיים לנצח בתור הבא. יש למנוע זאת.
    [two] תור { $seat }: השחקן השני מאיים לנצח בשני תורות. יש למנוע זאת.
   *[other] תור { $seat }: השחקן השני מאיים לנצח ב־{ $n } תורות. יש למנוע זאת.
}
puzzle-ask-race = { $n ->
    [one] תור { $seat }: למלא את מחנה היעד בתור הזה.
    [two] תור { $seat }: למלא את מחנה היעד בשני תורות, כשהשחקן השני עומד במקום.
   *[other] תור { $seat }: למלא את מחנה היעד ב־{ $n } תורות, כשהשחקן השני עומד במקום.
}
puzzle-ask-leap = תור { $seat }: למצוא את המהלך שמקדם כלי הכי רחוק.
puzzle-ways = { $n ->
    [one] מהלך ראשון אחד נכון.
    [two] שני מהלכים ראשונים נכונים.
   *[other] { $n } מהלכים ראשונים נכונים.
}

puzzle-theme-close-ring = סגירת טבעת
puzzle-theme-break-ring = פירוק טבעת
puzzle-theme-prevent-ring = מניעת טבעת
puzzle-theme-last-flower = פרח הבסיס האחרון
puzzle-theme-midlines = קווי האמצע
puzzle-theme-prevent-midlines = הגנה על קווי האמצע
puzzle-theme-camp = מילוי מחנה היעד
puzzle-theme-obstruct = חסימת המחנה
puzzle-theme-race = ספירת המרוץ
puzzle-theme-leap = הקפיצה הארוכה ביותר
puzzle-theme-capture = אכילה ושבייה
puzzle-theme-plant = שתילת פרח
puzzle-theme-bonus = בונוס הרמוניה
puzzle-theme-rock = סלע
puzzle-theme-knotweed = ארכובית
puzzle-theme-wheel = גלגל
puzzle-theme-boat = סירה
puzzle-theme-oasis = אריחי האואזיס העתיק
puzzle-theme-lotus = לוטוס לבן
puzzle-theme-orchid = סחלב
puzzle-theme-deploy = הצבת אריח
puzzle-theme-captor = ערימה עם שבויים
puzzle-theme-jump = קפיצה
puzzle-theme-detour = עקיפה
puzzle-theme-long = שלושה תורות ומעלה

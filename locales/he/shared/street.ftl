# פאי-שו רחוב: אריח, מושבים, אפשרויות.
game-street = פאי-שו רחוב
game-street-about = סוג אחד של אריח, שבויים מתחת לשובים, וארבעה רחובות: מחזיקים לכל אחד מהם הרמוניה שחוצה אותו ומכריזים על ניצחון. לשני משתתפים.
tile-tile = אריח
seat-street-H = המארח
seat-street-G = האורח

preset-street-classic = הכללים בגרסה המודפסת
preset-street-garden-gate = כמו באתר הציבורי `skudpaisho.com`

option-street-setup = היכן עומדים שמונת האריחים הראשונים
value-street-setup-classic = כמו באיור המודפס
value-street-setup-modern = אריח אחד של כל צד קרוב יותר למרכז
option-street-reach = עד כמה אריח נע
value-street-reach-3 = עד שלושה צעדים
value-street-reach-4 = עד ארבעה צעדים
option-street-captor-bonus = כמה רחוק יותר נע אריח עם שבוי
value-street-captor-bonus-one = צעד אחד
value-street-captor-bonus-none = בלי תוספת
value-street-captor-bonus-per-captive = צעד לכל אריח שמתחתיו
value-street-captor-bonus-five = חמישה צעדים בסך הכול
option-street-release = שובה נע לבדו ומשאיר את שבוייו מאחור
option-street-win = איך מנצחים בעזרת ארבעת קווי האמצע
value-street-win-claim = בהכרזה בתחילת התור
value-street-win-start = בתחילת התור, בלי הכרזה
value-street-win-immediate = מיד, ולא משנה של מי היה המהלך
option-street-limits = תיקו בחזרה על מצב ואחרי תור 500
preset-street-classic-title = קלאסי
preset-street-garden-gate-title = גארדן גייט
option-street-setup-title = עמדת הפתיחה
option-street-reach-title = טווח
option-street-captor-bonus-title = תוספת טווח לשובה
option-street-release-title = שחרור
option-street-win-title = ניצחון בארבעה קווי אמצע
option-street-limits-title = תיקו אוטומטי

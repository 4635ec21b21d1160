# פאי-שו רחוב: אריח, מושבים, אפשרויות.
game-street = פאי-שו רחוב
game-street-about = סוג אחד של אריח, שבויים מתחת לשובים, וארבעה רחובות: מחזיקים הרמוניה מעבר לכל אחד מהם ומכריזים על ניצחון. לשני משתתפים.
tile-tile = אריח
seat-street-H = מארח
seat-street-G = אורח

preset-street-classic = כפי שנדפס
preset-street-garden-gate = כפי שמשחקים באתר הציבורי

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
option-street-win = איך ארבעת קווי האמצע מנצחים
value-street-win-claim = בהכרזה בתחילת התור
value-street-win-start = בתחילת התור, בלי הכרזה
value-street-win-immediate = מיד, ולא משנה של מי היה המהלך
option-street-limits = תיקו בחזרה על מצב ואחרי תור 500

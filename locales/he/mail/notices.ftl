# מה שנאמר למכשירים ולוובהוקים. הכותרת אומרת מה קרה, השורה שמתחתיה באיזה משחק ומול מי.
notice-from = בית התה
notice-turn = תורך לשחק
notice-deadline = הזמן לתור שלך עומד להיגמר
notice-offer = הצעת תיקו מאת { $name }
notice-takeback = בקשה להחזיר תור מאת { $name }
notice-challenge = הזמנה למשחק מאת { $name }
notice-pairing = המשחק שלך בטורניר התחיל
notice-began = המשחק שלך התחיל
notice-over = המשחק שלך נגמר
notice-message = הודעה מאת { $name }
notice-followed = { $name } כאן עכשיו
notice-followed-body = ברשימת המעקב שלך.
notice-club-post = חדשות מהמועדון { $name }
notice-club-invitation = הזמנה למועדון { $name }
notice-club-accepted = צורפת למועדון { $name }
notice-club-match = הזמנה למפגש עבור המועדון { $name }
notice-club-agreed = מפגש של המועדון { $name }: ההרשמה פתוחה
notice-club-body = לפתיחת עמוד המועדון.
notice-game-with = { $game } מול { $name }
# במקום שם שכבר אינו ידוע.
notice-somebody = מישהו
# שני הכפתורים של הודעה במכשיר.
notice-open = פתיחה
notice-later = לא עכשיו
# מה שנשלח לוובהוק כדי לבדוק אותו.
notice-test = הודעת ניסיון מבית התה
notice-test-body = אם ההודעה הזאת נקראת, הוובהוק פועל.

# התקציר: הודעה אחת על כל מה שממתין. שמות באים בין סימני בידוד.
digest-subject = { $n ->
    [one] משחק אחד ממתין לך
    [two] שני משחקים ממתינים לך
   *[other] { $n } משחקים ממתינים לך
}
digest-news = חדשות מהמשחקים שלך
digest-hello = שלום { $name },
digest-and = {", "}
digest-nobody = מי שמשחק בלי חשבון
digest-computer = המחשב
digest-turn = תורך מול { $names }
digest-deadline = הזמן מול { $names } עומד להיגמר
digest-offer-draw = הצעת תיקו מאת { $names }
digest-offer-takeback = בקשה לביטול תור מאת { $names }
digest-challenge = הזמנה למשחק מאת { $names }
digest-pairing = משחק בטורניר מול { $names }
digest-began = התחיל משחק מול { $names }
digest-over = המשחק מול { $names } הסתיים
digest-message = הודעה אליך מאת { $names }
digest-followed = לאחרונה כאן: { $names }
digest-club-post = חדשות מהמועדון { $names }
digest-club-invitation = הזמנה למועדון { $names }
digest-club-accepted = צורפת למועדון { $names }
digest-club-match = הזמנה למפגש עבור המועדון { $names }
digest-club-agreed = מפגש של המועדון { $names }: ההרשמה פתוחה
digest-since = ממתין מאז { $when }
digest-until = המועד האחרון: { $when }
digest-last = התור האחרון: { $turn }
digest-alt = לוח { $game } אחרי { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}.
digest-alt-last = לוח { $game } אחרי { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}. התור האחרון: { $turn }.
digest-open = פתיחת המשחק
digest-open-player = פתיחת הפרופיל
digest-open-club = פתיחת המועדון
digest-more = { $n ->
    [one] עוד משחק אחד ממתין.
    [two] עוד שני משחקים ממתינים.
   *[other] עוד { $n } משחקים ממתינים.
}
digest-all = כל המשחקים שלך
digest-why = ההודעה הזאת נשלחה כי ביקשת אותה. השעות הן לפי { $zone }.
digest-settings = שינוי ההגדרות
digest-stop = ביטול המינוי

# הדף שמאחורי הקישור האחרון.
unsubscribe-title = הודעות מבית התה
unsubscribe-ask = להפסיק את כל ההודעות על משחקים ממתינים אל { $mail }?
unsubscribe-button = ביטול המינוי
unsubscribe-done = המינוי בוטל. לא נשלח עוד הודעות על משחקים ממתינים. אפשר להפעיל אותן שוב בהגדרות.
unsubscribe-expired = הקישור הזה כבר לא תקף. אפשר לכבות את ההודעות בהגדרות.
unsubscribe-settings = הגדרות

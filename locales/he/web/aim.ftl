# Aiming on the board, and what it shows of the targets.
aim-whole-board = כל הלוח
aim-makes = יוצר הרמוניה
aim-breaks = שובר הרמוניה
aim-blocks = שובר הרמוניה של הצד השני
aim-closes-ring = סוגר טבעת
settings-aim = עזרה בבחירת נקודה
settings-aim-auto = כשהנקודות קטנות
settings-aim-on = תמיד
settings-aim-off = אף פעם
settings-aim-hint = במסך מגע: משאירים אצבע על הלוח וזכוכית מגדלת מראה את הנקודה שמתחתיה; מחליקים עד לנקודה הנכונה ומרפים. שתי אצבעות מגדילות את הלוח.
aim-offer-signs = האריחים קטנים כאן. סמלים פשוטים קלים יותר להבחנה.
aim-offer-yes = לעבור לסמלים
aim-offer-no = להשאיר כך

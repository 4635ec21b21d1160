# The page of thanks.
thanks-title = תודות
thanks-intro = Teahouse נשען על עבודתם של אחרים. האנשים והמקומות האלה יצרו את המשחקים, הסבירו ותרגמו אותם.
thanks-skud-title = סקוד פאי-שו
thanks-skud = תודה ליוצר של סקוד פאי-שו (@SkudPaiSho) ולקהילה שסביבו, שעשו מרעיון משחק שלם ומשחקים בו ב-skudpaisho.com. הכללים המלאים באנגלית נמצאים ב-skudpaisho.wordpress.com.
thanks-avatar = תודה ליוצרי "אווטאר: כשף האוויר האחרון", שבעולמם שיחקו פאי-שו לראשונה.
thanks-translators-title = כללים ותרגומים
thanks-he = הכללים בעברית, עם האואזיס, ריבוי שחקנים והסמליות של הפרחים: izakk111.
thanks-pl = הכללים בפולנית: Aris.
thanks-pt = הכללים בפורטוגלית, תרגום, עיבוד ועריכה: Luis Felipe Fernandes.
thanks-fa = הכללים בפרסית של פאי-שו הרחוב ושל הלמה: מחבריהם, ששמם לא נזכר בהם.
thanks-own = הטקסטים ב-Teahouse הם שלנו. אם יש בהם טעויות, הן שלנו ולא שלהם.

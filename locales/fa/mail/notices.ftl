# آنچه به دستگاه‌ها و وب‌هوک‌ها گفته می‌شود. عنوان می‌گوید چه شده است، سطر زیر آن می‌گوید کدام بازی و با چه کسی.
notice-from = چای‌خانه
notice-turn = نوبت شماست
notice-deadline = وقت نوبت شما رو به پایان است
notice-offer = پیشنهاد تساوی از { $name }
notice-takeback = درخواست پس گرفتن نوبت از { $name }
notice-challenge = دعوت به بازی از { $name }
notice-pairing = بازی شما در مسابقات آغاز شد
notice-began = بازی شما آغاز شد
notice-over = بازی شما تمام شد
notice-message = پیام از { $name }
notice-followed = { $name } آنلاین است
notice-followed-body = شما این بازیکن را دنبال می‌کنید.
notice-club-post = تازه‌های باشگاه { $name }
notice-club-invitation = دعوت به باشگاه { $name }
notice-club-accepted = اکنون عضو باشگاه { $name } هستید
notice-club-match = دعوت باشگاه { $name } به دیدار
notice-club-agreed = دیدار باشگاه { $name }: ثبت‌نام کنید
notice-club-body = صفحهٔ باشگاه را باز کنید.
notice-game-with = { $game } با { $name }
# به‌جای نامی که دیگر شناخته نیست.
notice-somebody = یک نفر
# دو دکمهٔ پیام روی دستگاه.
notice-open = باز کردن
notice-later = حالا نه
# آنچه برای آزمایش به وب‌هوک فرستاده می‌شود.
notice-test = پیام آزمایشی از چای‌خانه
notice-test-body = اگر این را می‌خوانید، وب‌هوک شما کار می‌کند.

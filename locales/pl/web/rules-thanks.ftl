# The page of thanks.
thanks-title = Podziękowania
thanks-intro = Herbaciarnia opiera się na pracy innych. Te osoby i społeczności stworzyły gry, objaśniły je i przetłumaczyły.
thanks-skud-title = Skud Pai Sho
thanks-skud = Dziękujemy twórcy Skud Pai Sho (`@SkudPaiSho`) i społeczności, która z pomysłu zrobiła pełną grę i gra w nią, także ze Starożytną Oazą, na skudpaisho.com i w aplikacji na telefon. Pełne zasady po angielsku są na skudpaisho.wordpress.com.
thanks-avatar = Dziękujemy twórcom serialu „Awatar: Legenda Aanga”, w którego świecie po raz pierwszy grano w Pai Sho.
thanks-translators-title = Zasady i tłumaczenia
thanks-he = Zasady hebrajskie, z Oazą, grą w kilka osób i symboliką kwiatów: izakk111.
thanks-pl = Zasady polskie: Aris.
thanks-pt = Zasady portugalskie, przekład, opracowanie i zestawienie: Luis Felipe Fernandes.
thanks-fa = Perskie zasady Ulicznego Pai Sho i Halmy: ich autorzy, których teksty nie wymieniają z nazwiska.
thanks-own = Teksty w Herbaciarni są nasze. Błędy w nich są nasze, a nie ich.

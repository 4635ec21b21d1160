# The page of thanks.
thanks-title = Thanks
thanks-intro = Teahouse builds on the work of others. These people and communities made, explained and translated the games.
thanks-skud-title = Skud Pai Sho
thanks-skud = To the author of Skud Pai Sho (`@SkudPaiSho`) and the community around it, who made a complete game out of an idea and play it, the Ancient Oasis too, at skudpaisho.com and in its app for phones. The full rules in English are at skudpaisho.wordpress.com.
thanks-avatar = To the makers of Avatar: The Last Airbender, in whose world Pai Sho was first played.
thanks-translators-title = Rules and translations
thanks-he = Hebrew rules, with the Oasis, more players and the symbolism of the flowers: izakk111.
thanks-pl = Polish rules: Aris.
thanks-pt = Portuguese rules, translated, adapted and compiled: Luis Felipe Fernandes.
thanks-fa = Persian rules of Street Pai Sho and of Halma: their authors, who are not named in them.
thanks-own = The texts in Teahouse are our own. Mistakes in them are ours, not theirs.

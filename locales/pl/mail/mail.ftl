# Listy: odnośnik stoi sam w swoim wierszu.
mail-confirm-subject = Potwierdź swój adres e-mail w Herbaciarni
mail-confirm-body =
    Cześć, { $name },

    otwórz ten odnośnik, aby potwierdzić, że ten adres należy do ciebie:

    { $link }

    Jest ważny przez trzy dni. Jeśli to nie twoja prośba, nie rób nic: bez odnośnika nic się nie stanie.

    Herbaciarnia
mail-reset-subject = Nowe hasło do Herbaciarni
mail-reset-body =
    Cześć, { $name },

    ktoś, zapewne ty, poprosił o nowe hasło. Otwórz ten odnośnik, aby je wybrać:

    { $link }

    Jest ważny przez godzinę. Jeśli to nie twoja prośba, nie rób nic: twoje hasło pozostanie bez zmian.

    Herbaciarnia

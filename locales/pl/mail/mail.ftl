# Listy: link stoi sam w swoim wierszu.
mail-confirm-subject = Potwierdź swój adres e-mail w Herbaciarni
mail-confirm-body =
    Cześć, { $name },

    otwórz ten link, aby potwierdzić swój adres e-mail:

    { $link }

    Link jest ważny przez trzy dni. Jeśli to nie twoja prośba, zignoruj tę wiadomość: nic się nie stanie.

    Herbaciarnia
mail-reset-subject = Nowe hasło do Herbaciarni
mail-reset-body =
    Cześć, { $name },

    ktoś, zapewne ty, poprosił o nowe hasło. Otwórz ten link, aby je ustawić:

    { $link }

    Link jest ważny przez godzinę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.

    Herbaciarnia
# Podgląd linków.
preview-puzzle = Zadanie

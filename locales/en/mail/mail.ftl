# Mails: the link stands alone on its line.
mail-confirm-subject = Confirm your mail address for Teahouse
mail-confirm-body =
    Hello { $name },

    please open this link to confirm that this mail address is yours:

    { $link }

    It is good for three days. If you did not ask for this, do nothing: without the link nothing happens.

    Teahouse
mail-reset-subject = A new password for Teahouse
mail-reset-body =
    Hello { $name },

    somebody, probably you, has asked for a new password. Please open this link to choose one:

    { $link }

    It is good for one hour. If you did not ask for this, do nothing: your password stays as it is.

    Teahouse

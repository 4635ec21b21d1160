# Mails: the link stands alone on its line.
mail-confirm-subject = Confirm your email address for Teahouse
mail-confirm-body =
    Hello { $name },

    Please open this link to confirm your email address:

    { $link }

    The link is valid for three days. If you did not request this, ignore this email: nothing will happen.

    Teahouse
mail-reset-subject = Reset your Teahouse password
mail-reset-body =
    Hello { $name },

    Someone, probably you, asked to reset your password. Open this link to choose a new one:

    { $link }

    The link is valid for one hour. If you did not request this, ignore this email: your password stays the same.

    Teahouse
# Previews of links.
preview-puzzle = Puzzle

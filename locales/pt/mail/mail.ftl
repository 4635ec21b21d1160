# Mensagens: o link fica sozinho na sua linha.
mail-confirm-subject = Confirme o seu endereço de e-mail na Casa de Chá
mail-confirm-body =
    Olá, { $name }!

    Abra este link para confirmar o seu endereço de e-mail:

    { $link }

    O link vale por três dias. Se não foi você que pediu, ignore este e-mail: nada vai acontecer.

    Casa de Chá
mail-reset-subject = Uma nova senha para a Casa de Chá
mail-reset-body =
    Olá, { $name }!

    Alguém, provavelmente você, pediu uma nova senha. Abra este link para escolhê-la:

    { $link }

    O link vale por uma hora. Se não foi você que pediu, ignore este e-mail: a sua senha continua a mesma.

    Casa de Chá
# Prévias de links.
preview-puzzle = Problema

# Mensagens: o link fica sozinho na sua linha.
mail-confirm-subject = Confirme o seu endereço de e-mail na Casa de Chá
mail-confirm-body =
    Olá, { $name },

    abra este link para confirmar que este endereço de e-mail é seu:

    { $link }

    Ele vale por três dias. Se não foi você que pediu, não faça nada: sem o link nada acontece.

    Casa de Chá
mail-reset-subject = Uma nova senha para a Casa de Chá
mail-reset-body =
    Olá, { $name },

    alguém, provavelmente você, pediu uma nova senha. Abra este link para escolhê-la:

    { $link }

    Ele vale por uma hora. Se não foi você que pediu, não faça nada: a sua senha continua a mesma.

    Casa de Chá

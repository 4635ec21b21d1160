# Mensagens: o link fica sozinho na sua linha.
mail-confirm-subject = Confirme o seu endereço de e-mail no Teahouse
mail-confirm-body =
    Olá, { $name },

    abra este link para confirmar que este endereço de e-mail é seu:

    { $link }

    Ele vale por três dias. Se não foi você que pediu, não faça nada: sem o link nada acontece.

    Teahouse
mail-reset-subject = Uma nova senha para o Teahouse
mail-reset-body =
    Olá, { $name },

    alguém, provavelmente você, pediu uma nova senha. Abra este link para escolhê-la:

    { $link }

    Ele vale por uma hora. Se não foi você que pediu, não faça nada: a sua senha continua a mesma.

    Teahouse

# Problemas, no terminal e nas páginas.
puzzle-ask-win = { $n ->
    [one] Vez do { $seat }: vença com este turno.
   *[other] Vez do { $seat }: vença em { $n } turnos, faça o outro o que fizer.
}
puzzle-ask-hold = { $n ->
    [one] Vez do { $seat }: o outro ameaça vencer no próximo turno. Impeça isso.
   *[other] Vez do { $seat }: o outro ameaça vencer em { $n } turnos. Impeça isso.
}
puzzle-ask-race = { $n ->
    [one] Vez do { $seat }: preencha o acampamento de destino com este turno.
   *[other] Vez do { $seat }: preencha o acampamento de destino em { $n } turnos enquanto o outro fica parado.
}
puzzle-ask-leap = Vez do { $seat }: encontre o movimento que leva uma peça mais longe para a frente.
puzzle-ways = { $n ->
    [one] { $n } primeiro movimento está certo.
   *[other] { $n } primeiros movimentos estão certos.
}

puzzle-theme-close-ring = Fechar um anel
puzzle-theme-break-ring = Romper um anel
puzzle-theme-prevent-ring = Impedir um anel
puzzle-theme-last-flower = A última flor básica
puzzle-theme-midlines = Linhas centrais
puzzle-theme-prevent-midlines = Defender as linhas centrais
puzzle-theme-camp = Preencher o acampamento de destino
puzzle-theme-obstruct = Bloquear o acampamento
puzzle-theme-race = Contar a corrida
puzzle-theme-leap = O salto mais longo
puzzle-theme-capture = Captura
puzzle-theme-plant = Plantar uma flor
puzzle-theme-bonus = Bônus de harmonia
puzzle-theme-rock = Rochedo
puzzle-theme-knotweed = Bambu Americano
puzzle-theme-wheel = Roda
puzzle-theme-boat = Barco
puzzle-theme-oasis = Peças do Oásis Antigo
puzzle-theme-lotus = Lótus Branca
puzzle-theme-orchid = Orquídea
puzzle-theme-deploy = Colocar uma peça
puzzle-theme-captor = Uma pilha com cativos
puzzle-theme-jump = Salto
puzzle-theme-detour = Desvio
puzzle-theme-long = Três turnos ou mais

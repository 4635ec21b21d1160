# O tabuleiro e as reservas.
board-label = { $game }: o tabuleiro
board-reserve = Peças: { $seat }
board-empty = vazio
board-piece = { $tile } ({ $seat })
board-captives = { $n ->
    [one] { $n } cativo embaixo
   *[other] { $n } cativos embaixo
}
board-last = da última jogada
board-chosen = escolhido
board-can-begin = pode ser escolhido
board-can-go = destino possível
board-left = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}

board-ground-gate = portão
board-ground-red = jardim vermelho
board-ground-white = jardim branco
board-ground-neutral = jardim neutro
board-ground-red-white = divisa de vermelho e branco
board-ground-red-neutral = divisa de vermelho e neutro
board-ground-white-neutral = divisa de branco e neutro
board-ground-red-white-neutral = divisa dos três jardins
board-ground-centre = centro
board-ground-street-n = linha central norte
board-ground-street-e = linha central leste
board-ground-street-s = linha central sul
board-ground-street-w = linha central oeste
board-ground-camp = acampamento ({ $seat })
board-mark-port = porto ({ $seat })
board-mark-home = no próprio acampamento
board-mark-arrived = no acampamento de destino
board-mark-growing = germinando
board-mark-trapped = presa
board-mark-drained = anulada
board-mark-protected = protegida

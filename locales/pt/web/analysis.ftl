# Análise: reprodução, a opinião do motor, a revisão da partida.
analysis-title = Análise
analysis-title-of = Análise: { $game }
analysis-intro = Percorra uma partida jogada por jogada, experimente variantes e pergunte ao motor. Tudo fica neste dispositivo e funciona sem internet.
analysis-open = Abrir uma partida
analysis-text = Registro, jogadas, posição ou link
analysis-text-hint = Cole um registro, jogadas como `0H.B,K,R,W;0G.B,K,R,W`, uma posição copiada ou um link para uma partida. Na própria página você pode colar ou soltar qualquer um deles em qualquer lugar.
analysis-open-text = Abrir
analysis-open-file = Escolher um arquivo
analysis-file-long = Este arquivo é longo demais para ser o registro de uma partida.
analysis-text-unknown = Isto não é um registro, nem uma lista de jogadas, nem uma posição, nem um link para uma partida. Cole as próprias jogadas, por exemplo `1G.R3(0,-8);1H.R3(0,8)`.
analysis-no-link = Este link está danificado: não é possível ler a partida que ele contém. Talvez o final tenha sido cortado.
analysis-no-saved = Esta partida não está mais neste dispositivo.
analysis-first = Quem começa
analysis-bare-title = Que jogo é este?
analysis-bare = { $n ->
    [one] Há { $n } entrada, mas nada diz por quais regras se jogou.
   *[other] Há { $n } entradas, mas nada diz por quais regras se jogou.
}

analysis-replay = Reprodução
analysis-first-turn = Ir para o início
analysis-previous = Jogada anterior
analysis-next = Próxima jogada
analysis-last-turn = Ir para o fim
analysis-autoplay = Mostrar as jogadas uma após a outra
analysis-pause = Pausar
analysis-pace = Tempo por jogada
analysis-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
analysis-keys = Teclas: setas para as jogadas, Home e End, espaço para mostrá-las em sequência.
analysis-variation = Variante
analysis-promote = Tornar a linha principal
analysis-delete = Apagar daqui em diante

analysis-engine = Motor
analysis-engine-on = Deixar o motor pensar
analysis-lines = Linhas
analysis-chance = Chance de vitória: { $seat }
analysis-chance-mover = Chance de quem tem a vez
analysis-unknown = ainda não se sabe
analysis-win = { $n ->
    [one] vitória em { $n } jogada
   *[other] vitória em { $n } jogadas
}
analysis-loss = { $n ->
    [one] derrota em { $n } jogada
   *[other] derrota em { $n } jogadas
}
analysis-play-line = { $n ->
    [one] Jogar { $turn }
   *[other] Jogar até { $turn }, { $n } jogadas
}
analysis-effort = Profundidade { $depth }, { $nodes } nós
analysis-thinking = O motor está pensando…
analysis-thought = A análise desta posição está completa.
analysis-engine-failed = O motor parou de repente. Desligue-o e ligue-o de novo.
analysis-why = Explicar a avaliação
analysis-why-about = Quanto cada peça vale para quem tem a vez: o que se perderia sem ela. Um contorno contínuo marca uma peça que ajuda, um tracejado uma que prejudica.
analysis-why-piece = { $seat }: { $tile }, { $point }
analysis-expected = O que parece natural aqui, antes de qualquer cálculo:
analysis-expected-instead = O lance natural aqui:
analysis-expected-played = Um erro natural: à primeira vista, este lance parecia o mais provável ({ $share }).

analysis-copy-link = Copiar um link
analysis-link-copied = O link foi copiado; a partida inteira está nele.
analysis-copy-position = Copiar a posição
analysis-position-copied = A posição foi copiada.
analysis-copy-failed = O navegador não permitiu copiar.
analysis-picture = Imagem em { $kind }
analysis-other = Abrir outra partida

analysis-review = Revisão da partida
analysis-review-about = O motor examina cada posição desta linha e mostra onde a partida virou.
analysis-review-start = Revisar a partida
analysis-review-again = Revisar de novo
analysis-reviewing = { $done } de { $all } posições
analysis-care = Tipo de análise
analysis-care-quick = rápida
analysis-care-usual = normal
analysis-care-thorough = detalhada
analysis-graph = Chances ao longo da partida
analysis-graph-of = Chance ao longo da partida: { $seat }
analysis-graph-about = Curva das chances, jogada por jogada; os mesmos números estão na tabela da revisão.
analysis-graph-turn = Jogada
analysis-beginning = Início
analysis-many = Com mais de dois jogadores, o motor avalia a posição só para quem tem a vez.
analysis-turning = Momentos decisivos
analysis-turning-none = Nenhuma jogada perdeu muito.
analysis-better = Melhor
analysis-players = Os jogadores
analysis-player = Jogador
analysis-mean = Perda média
analysis-mark = perda de { $points } ou mais
analysis-table = Todas as jogadas em tabela
analysis-turn = Jogada
analysis-loss-column = Perda

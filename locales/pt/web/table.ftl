# A mesa: o tabuleiro com tudo o que faz parte de uma partida em andamento, e o jogo neste dispositivo.
table-board = Tabuleiro
table-turns = Jogadas
table-no-turns = Ainda não há jogadas
table-to-move = na vez
table-finish-step = Parar por aqui
table-step-back = Um passo para trás
table-confirm = Fazer esta jogada
table-ahead = Escolha a sua jogada antecipada. É feita logo depois da jogada anterior ({ $name }), se então for permitida.

play-title = Jogar neste dispositivo
play-intro = Contra o computador ou com outra pessoa na mesma tela; funciona também sem internet.
play-game = Jogo
play-preset = Regras
play-seats = Jogadores
play-seats-n = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
play-person = Pessoa
play-start = Começar a partida
play-new = Nova partida
play-undo = Desfazer
play-redo = Refazer
play-resign = Desistir
play-resign-sure = Desistir mesmo desta partida?
play-flip = Girar o tabuleiro
play-analyse = Analisar
play-download = Baixar o registro
play-thinking = O computador está pensando…
play-engine-failed = O computador não encontrou uma jogada. Desfaça uma jogada e tente de novo.
play-saved = Partidas neste dispositivo
play-saved-none = As suas partidas ficam salvas aqui, só neste dispositivo.
play-continue = Continuar
play-delete = Apagar
play-turns = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}

home-title = Três jogos de tabuleiro, um recanto tranquilo
home-lead = Pai Sho é um jogo de peças de flores, do mundo de Avatar. Jogue duas versões dele, e Halma, com amigos, com desconhecidos ou contra o computador.
home-play-now = Jogar agora
home-play-computer = Jogar contra o computador
home-play-online = Jogar online
home-play-together = Dois na mesma tela
home-learn = Aprender em cinco minutos
home-watch = Uma partida que se joga sozinha
home-pause = Pausar
home-resume = Continuar

reader-label = Jogada ou pergunta
reader-hint = Digite uma jogada em notação, ou ? para ver as perguntas.
reader-send = Enviar
reader-help = { $key }: { $what }.
reader-questions = todas as perguntas
reader-status = como está a partida
reader-tiles = { $game ->
    [halma] onde estão as peças de quem tem a vez
   *[other] onde estão as peças de quem tem a vez
}
reader-enemies = { $game ->
    [halma] onde estão as peças dos outros
   *[other] onde estão as peças dos outros
}
reader-reserves = o que há na reserva
reader-harmonies = as harmonias
reader-gates = os portões
reader-moves-of = as jogadas permitidas
reader-moves = { $n ->
    [one] { $n } jogada permitida: { $list }
   *[other] { $n } jogadas permitidas: { $list }
}
reader-clocks = os relógios
reader-last = a última jogada
reader-at = { $tile } em { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: de { $from } a { $to }, { $state }.
reader-empty = { $point } está vazio
reader-none = não há
reader-not-now = Agora não é a sua vez; só as perguntas têm resposta.

bench-title = Velocidade neste navegador
bench-intro = Quantas posições por segundo o motor examina neste navegador, com uma só linha de execução.
bench-run = Medir
bench-game = Jogo
bench-depth = Profundidade
bench-nodes = Posições
bench-speed = Posições por segundo
play-option-number = Número inteiro de { $low } a { $high }
table-sheet = Espera uma resposta
table-sheet-aside = Ver o tabuleiro
table-sheet-open = Mostrar

# Jogar online: a sala e a partida.
online-page = Jogar online
online-quick = Jogar agora
online-seeking = À procura de alguém que queira jogar o mesmo …
online-guest-hint = Joga como convidado, sem conta. Com uma conta, as partidas podem contar para a classificação.
online-rated-switch = A contar
online-rated = a contar
online-casual = amigável
online-time-clock = { $minutes } min + { $seconds } s
online-time-days = { $n ->
    [one] { $n } dia por jogada
   *[other] { $n } dias por jogada
}
online-time-unlimited = sem limite de tempo

online-create-title = Criar uma partida
online-challenge-title = Desafiar { $name }
online-create = Criar a partida
online-which-game = Jogo
online-seats = Jogadores
online-seats-n = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
online-who = Quem joga
online-player-n = Jogador { $n }
online-sits-me = Eu
online-sits-anyone = Quem vier
online-sits-player = Um certo jogador
online-sits-bot = O computador
online-player-name = Nome do jogador
online-bot-level = Força
online-level = Computador, nível { $level }
online-invited = { $name } (convite enviado)
online-free-seat = lugar livre
online-shuffle = Sortear os lugares
online-time = Tempo
online-time-control = Relógio
online-time-kind-clock = Com relógio
online-time-kind-days = Dias por jogada
online-time-kind-unlimited = Sem limite
online-time-own = Outro ritmo …
online-minutes = Minutos para cada jogador
online-increment = Segundos a mais por jogada
online-days = Tempo por jogada
online-public-switch = Mostrar na sala
online-public-hint = Caso contrário, só entra quem tiver a ligação.

online-challenges = Desafios para si
online-challenged = Tem um convite para esta partida.
online-mine = As minhas partidas
online-your-turn = É a sua vez.
online-your-turn-due = É a sua vez; prazo: { $when }.
online-their-turn = É a vez dos outros.
online-their-turn-due = É a vez dos outros; prazo: { $when }.
online-go-on = Continuar
online-open-games = Partidas abertas
online-no-open-games = De momento ninguém está à espera. Crie uma partida e os outros vão vê-la.
online-join = Entrar
online-join-as = Entrar como { $seat }
online-watch-games = Partidas para assistir
online-no-running-games = De momento não decorre nenhuma partida pública.
online-watch = Assistir
online-turns-made = { $n ->
    [one] { $n } jogada feita
   *[other] { $n } jogadas feitas
}
online-board-picture = O tabuleiro como está

online-game = Partida
online-title = { $game } online
online-title-your-turn = A sua vez · { $game }
online-waiting = À espera de jogadores …
online-open = Esta partida está à espera de jogadores.
online-leave = Sair
online-link = Ligação para esta partida
online-link-hint = Quem abrir esta ligação pode ocupar um lugar livre ou, depois do início, assistir.
online-copy-link = Copiar a ligação
online-copied = A ligação foi copiada.
online-share = Partilhar
online-rated-account = Esta partida é a contar: para entrar é precisa uma conta.
online-you = (você)
online-there = com ligação
online-away = sem ligação
online-clock = Tempo restante
online-due = prazo: { $when }
online-watching = { $n ->
    [one] { $n } a assistir
   *[other] { $n } a assistir
}
online-reconnecting = A restabelecer a ligação …
online-turns = Jogadas
online-looking-back = Está a ver uma posição anterior: jogada { $n }.
online-to-present = Para o presente
online-first = Para o início
online-previous = Uma jogada atrás
online-next = Uma jogada à frente
online-turn-board = Virar o tabuleiro
online-record = Descarregar o registo
online-analyse = Analisar

online-accept = Aceitar
online-decline = Recusar
online-withdraw = Retirar
online-offer-draw = Propor empate
online-take-back = Pedir para desfazer
online-asks-draw = { $name } propõe empate.
online-asks-takeback = { $name } gostaria de desfazer a última jogada.
online-asked-draw = Propôs empate.
online-asked-takeback = Pediu para desfazer a sua jogada.
online-abort = Cancelar a partida
online-resign = Desistir
online-resign-title = Desistir?
online-resign-text = Perde então a partida. Isto não se pode desfazer.
online-gone = { $name } ficou sem ligação.
online-claim-in = { $n ->
    [one] Daqui a { $n } segundo pode reclamar a vitória.
   *[other] Daqui a { $n } segundos pode reclamar a vitória.
}
online-claim = Reclamar a vitória
online-premove = Jogada antecipada
online-premove-turn = Jogada em notação
online-premove-hint = É feita logo depois da jogada do adversário, se então for permitida; senão, perde-se.
online-premove-leave = Deixar no servidor
online-premove-set = Pronta para depois:
online-premove-cancel = Anular

online-aborted = A partida foi cancelada
online-drawn = Empate
online-you-won = Venceu
online-won = { $n ->
    [one] { $names } venceu
   *[other] { $names } venceram
}
online-rematch = Jogar de novo
online-rematch-there = A desforra está pronta.
online-rematch-join = Para a desforra
online-rematch-watch = Assistir à desforra
online-to-lobby = Para a sala

online-chat-players = Conversa dos jogadores
online-chat-spectators = Conversa dos espectadores
online-chat-room = Conversa
online-room-players = Jogadores
online-room-spectators = Espectadores
online-chat-empty = Ainda ninguém disse nada.
online-chat-say = Diga alguma coisa
online-chat-send = Enviar
online-nobody = (conta eliminada)
online-muted = Não pode escrever até { $when }.
online-report = Denunciar
online-report-message = Denunciar a mensagem de { $name }
online-report-title = Denunciar uma mensagem
online-report-reason = O que está mal nela?
online-report-send = Enviar a denúncia
online-reported = Obrigado. Um moderador vai ver.

online-notice-started = A sua partida começou.
online-notice-your-turn = É a sua vez.
online-notice-over = Uma das suas partidas acabou.
online-notice-challenge = Foi desafiado para uma partida.
online-notice-challenge-by = { $name } lança-lhe um desafio: { $game }.
online-notice-declined = Um desafio foi recusado ou retirado.

reason-time = o tempo acabou
reason-agreement = por acordo
reason-left = o adversário saiu
reason-aborted = partida cancelada

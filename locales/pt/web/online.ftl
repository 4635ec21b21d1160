# Jogar online: a sala de espera e a partida.
online-page = Jogar online
online-quick = Jogar agora
online-seeking = Procurando um adversário…
online-guest-hint = Você joga como visitante. Com uma conta, as partidas podem valer rating.
online-rated-switch = Ranqueada
online-rated = ranqueada
online-casual = amistosa
online-time-clock = { $minutes } min + { $seconds } s
online-time-short = { $minutes }+{ $seconds }
online-time-days = { $n ->
    [one] { $n } dia por jogada
   *[other] { $n } dias por jogada
}
online-time-short-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
online-time-unlimited = sem limite de tempo

online-create-title = Criar uma partida
online-challenge-title = Desafiar { $name }
online-create = Criar a partida
online-challenge-send = Enviar o desafio
online-sits-anyone = Qualquer pessoa
online-sits-player = Um jogador específico
online-player-name = Nome do jogador
online-level = Computador, nível { $level }
online-invited = { $name } (convite enviado)
online-free-seat = lugar livre
online-time = Tempo
online-time-control = Relógio
online-time-kind-clock = Com relógio
online-time-kind-days = Dias por jogada
online-time-kind-unlimited = Sem limite
online-time-own = Outro ritmo…
online-minutes = Minutos para cada jogador
online-increment = Segundos a mais por jogada
online-days = Tempo por jogada
online-public-switch = Mostrar na sala de espera
online-public-hint = Caso contrário, só entra quem tiver o link.

online-challenges = Desafios para você
online-challenged = Você tem um convite para esta partida.
online-mine = Minhas partidas
online-your-turn = É a sua vez.
online-your-turn-due = É a sua vez; prazo: { $when }.
online-their-turn = É a vez dos outros.
online-their-turn-due = É a vez dos outros; prazo: { $when }.
online-go-on = Continuar
online-open-games = Partidas abertas
online-maker-away = Não está aqui agora
online-no-open-games = No momento ninguém está esperando. Crie uma partida, e os outros vão vê-la.
online-join = Entrar
online-join-as = Entrar como { $seat }
online-watch-games = Partidas para assistir
online-no-running-games = No momento não há nenhuma partida pública em andamento.
online-watch = Assistir
online-turns-made = { $n ->
    [one] { $n } jogada feita
   *[other] { $n } jogadas feitas
}
online-board-picture = A posição atual

online-game = Partida
online-title = { $game } online
online-waiting = Esperando jogadores…
online-open = Esta partida está esperando jogadores.
online-leave = Sair
online-link = Link para esta partida
online-link-hint = Quem abrir este link pode ocupar um lugar livre ou, depois que a partida começar, assistir.
online-waiting-named = O lugar livre é só para { $names }. O link leva até aqui.
online-qr = Código QR
online-qr-hint = Aponte a câmera de outro celular para cá e abra a partida nele.
online-qr-picture = Código QR com o link desta partida
online-copy-link = Copiar o link
online-copied = O link foi copiado.
online-share = Compartilhar
online-rated-account = Esta partida é ranqueada: para entrar, é preciso ter uma conta.
online-there = com conexão
online-away = sem conexão
online-clock = Tempo restante
online-due = prazo: { $when }
online-away-until = ausente até { $when }
online-watching = { $n ->
    [one] { $n } pessoa assistindo
   *[other] { $n } pessoas assistindo
}
online-reconnecting = Reconectando…
online-turns = Jogadas
online-looking-back = Você está vendo uma posição anterior: jogada { $n }.
online-to-present = Voltar à partida
online-first = Ir para o início
online-previous = Uma jogada para trás
online-next = Uma jogada para a frente
online-record = Baixar o registro
online-analyse = Analisar

online-accept = Aceitar
online-decline = Recusar
online-withdraw = Retirar
online-offer-draw = Propor empate
online-take-back = Pedir para desfazer
online-asks-draw = { $name } propõe empate.
online-asks-takeback = { $name } gostaria de desfazer a última jogada.
online-asked-draw = Você propôs empate.
online-asked-takeback = Você pediu para desfazer a sua jogada.
online-abort = Cancelar a partida
online-resign = Desistir
online-resign-title = Desistir?
online-resign-text = Você perde a partida. Isso não pode ser desfeito.
online-gone = { $name } perdeu a conexão.
online-stuck = { $name } está há mais de um minuto sem jogar. Se houve uma falha, você pode reivindicar a vitória.
online-claim-in = { $n ->
    [one] Em { $n } segundo você pode reivindicar a vitória.
   *[other] Em { $n } segundos você pode reivindicar a vitória.
}
online-claim = Reivindicar a vitória
online-premove-set = Jogada antecipada:
online-premove-cancel = Descartar
online-premove-impossible = A jogada antecipada { $turn } não é possível nesta posição: escolha outra.

online-aborted = A partida foi cancelada
online-drawn = Empate
online-you-won = Você venceu
online-won = { $n ->
    [one] { $names } venceu
   *[other] { $names } venceram
}
online-rematch = Jogar de novo
online-rematch-there = A revanche está pronta.
online-rematch-join = Ir para a revanche
online-rematch-watch = Assistir à revanche
online-tournament = Ir ao torneio
online-to-lobby = Voltar à sala de espera

online-chat-players = Chat dos jogadores
online-chat-spectators = Chat dos espectadores
online-chat-room = Chat
online-chat-unread = { $n ->
    [one] Chat: { $n } mensagem nova
   *[other] Chat: { $n } mensagens novas
}
online-room-players = Jogadores
online-room-spectators = Espectadores
online-chat-empty = Ainda não há mensagens.
online-chat-say = Diga alguma coisa
online-chat-send = Enviar
online-nobody = (conta excluída)
online-muted = Você não pode escrever até { $when }.
online-report = Denunciar
online-report-message = Denunciar a mensagem de { $name }
online-report-title = Denunciar uma mensagem
online-report-reason = O que há de errado com ela?
online-report-send = Enviar a denúncia
online-reported = Agradecemos. Um moderador vai verificar.

online-notice-started = A sua partida começou.
online-notice-started-by = A sua partida começou: { $game } com { $name }.
online-notice-your-turn = É a sua vez.
online-notice-your-turn-by = É a sua vez: { $game } com { $name }.
online-notice-over = Uma das suas partidas acabou.
online-notice-over-by = A sua partida acabou: { $game } com { $name }.
online-notice-challenge = Você recebeu um desafio para uma partida.
online-notice-challenge-by = { $name } desafia você: { $game }.
online-notice-declined = Um desafio foi recusado ou retirado.
online-notice-declined-by = O desafio foi recusado ou retirado: { $game } com { $name }.

reason-time = o tempo acabou
reason-agreement = por acordo
reason-left = o adversário saiu
reason-aborted = partida cancelada

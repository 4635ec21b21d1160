# A preparação de uma partida neste dispositivo.
play-game-skud = Flores e harmonias
play-game-street = Uma peça, quatro ruas
play-game-halma = Aos saltos pelo tabuleiro
play-with = À mesa
play-opponent = { $n ->
    [one] Adversário
   *[other] Adversários
}
play-versus = e
play-you = Você
play-somebody = Alguém aqui
play-who-you = Quem joga do seu lado?
play-who-opponent = { $many ->
    [true] Quem é o adversário { $n }?
   *[other] Contra quem você joga?
}
play-strength = { $level } · { $word }
play-strength-1 = bem suave
play-strength-2 = suave
play-strength-3 = firme
play-strength-4 = forte
play-strength-5 = muito forte
play-character-1 = Hortelã
play-character-2 = Camomila
play-character-3 = Melissa
play-character-4 = Lavanda
play-character-5 = Gengibre
play-character-6 = Açafrão
play-character-7 = Bergamota
play-character-8 = Oolong
play-character-9 = Agulha de Prata
play-character-10 = Poço do Dragão
play-side = Seu lado
play-side-either = Tanto faz
play-more-rules = Mais regras
play-rules-changed = { $n ->
    [one] { $n } alterada
   *[other] { $n } alteradas
}

play-preset-skud-standard = As regras da versão impressa.
play-preset-skud-garden-gate = Quando acabam as flores, decidem as harmonias que cruzam as linhas centrais. Qualquer flor adversária pode capturar uma Orquídea exposta.
play-preset-street-classic = As peças andam até três passos, os captores até quatro, e a vitória é declarada.
play-preset-street-garden-gate = As peças andam até quatro passos, uma peça de cada jogador começa mais perto do centro, e as quatro linhas centrais vencem na hora.
play-preset-halma-classic = Encha o acampamento oposto com as suas peças.
play-preset-halma-tournament = Sem antijogo: é preciso deixar o acampamento no prazo, e um acampamento cheio vence mesmo com uma peça adversária.

play-saved-against = com { $names }
play-saved-together = Juntos neste dispositivo
play-saved-your-turn = Sua vez
play-saved-turn = Vez: { $name }
play-saved-over = Encerrada

table-turn-number = Número da jogada
table-notation = Notação
table-bonus = Bônus de harmonia
table-untrue = Esta declaração era falsa

home-continue = Continuar
home-live = Ao vivo
home-now = Agora mesmo
home-with = { $game } com { $name }
home-more = { $n ->
    [one] mais { $n }
   *[other] mais { $n }
}
home-tournament-now = Torneio em andamento: { $name }
home-tournament-next = Próximo torneio: { $name }
home-next-lesson = Próxima lição: { $game }
home-lesson-done = { $done } de { $all } tarefas feitas
home-playing = { $n ->
    [one] { $n } partida em andamento
   *[other] { $n } partidas em andamento
}
home-nobody = Ninguém mais está jogando agora. O computador está sempre aqui.

online-challenge-declined = { $name } recusou a partida.
online-draw-declined = Sua proposta de empate foi recusada.
online-takeback-declined = O seu pedido para desfazer a jogada foi recusado.
people-nameless = Visitante { $mark }
online-phrases = Frases rápidas
online-phrase-hello = Olá!
online-phrase-good-luck = Boa sorte!
online-phrase-nice-turn = Bela jogada!
online-phrase-one-moment = Um momento, por favor.
online-phrase-good-game = Boa partida!
online-phrase-thanks = Valeu!
online-meanwhile = Jogar enquanto espera
online-meanwhile-hint = Quando alguém chegar, você vai direto para a sua partida.
online-waits = { $name } está esperando
online-wait = { $n ->
    [one] 1 pessoa esperando
   *[other] { $n } pessoas esperando
}
online-wait-short = { $n ->
    [one] { $n } espera
   *[other] { $n } esperam
}

people-leaderboard-begin = Jogue cinco partidas ranqueadas, e o primeiro lugar é seu.

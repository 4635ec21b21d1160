# Por quê: o que se busca, o que uma jogada faz, por que a partida acabou.
aim-of-skud = O objetivo: um anel de harmonias em volta do centro do tabuleiro.
aim-of-street = O objetivo: ter as quatro linhas centrais, cada uma com uma harmonia de duas peças através dela.{ $win ->
    [claim] {" "}Então declare vitória.
   *[other] {""}
}
aim-of-halma = { $teams ->
    [on] O objetivo: levar todas as suas peças ao canto oposto antes da outra equipe; seu parceiro também precisa chegar.
   *[off] O objetivo: ser o primeiro a levar todas as suas peças ao canto oposto.
}

coach-judges = O treinador está vendo a sua jogada…
coach-because = { $what }: { $ideas }.
coach-plain = { $what }.
coach-try-word = Dica: “{ $word }”
coach-try-put = Dica: { $tile } no ponto circulado
coach-try-new = Dica: uma peça nova no ponto circulado
coach-try-carry = Dica: { $tile }, ao longo da seta
coach-try-move = Dica: { $tile }, ao longo da seta
coach-try-go = Dica: siga a seta
coach-sure-own = O que a sua jogada entrega: { $ideas }.
coach-sure-answer = Resposta possível ({ $name }): { $ideas }.
coach-sure-better = Há uma jogada melhor: { $ideas }.
coach-chances = As suas chances caem de { $before } para { $after }.

fact-wins = vence a partida
fact-draws = termina a partida em empate
fact-loses = perde a partida
fact-stops = { $whose ->
    [you] impede a sua vitória na próxima jogada
   *[other] impede a vitória do outro lado na próxima jogada
}
fact-lets-win = deixa o outro lado vencer na próxima jogada
fact-threatens = ameaça vencer na próxima jogada
fact-captures = { $game ->
    [street] captura uma peça
   *[other] captura: { $tile }
}
fact-removes = { $whose ->
    [you] tira uma das suas peças do tabuleiro
   *[other] tira do tabuleiro uma peça do outro lado
}
fact-saves = tira uma peça do perigo
fact-exposes = deixa uma peça em perigo
fact-attacks = ataca uma peça
fact-frees = liberta uma peça cativa
fact-midline = ganha uma linha central ({ $n } de 4)
fact-takes-midline = { $whose ->
    [you] tira de você uma linha central
   *[other] tira do outro lado uma linha central
}
fact-loses-midline = entrega uma linha central
fact-harmony = { $game ->
    [street] forma uma harmonia
   *[other] forma uma harmonia de { $tile } e { $other }
}
fact-breaks = { $whose ->
    [you] quebra uma das suas harmonias
   *[other] quebra uma harmonia do outro lado
}
fact-loses-harmony = entrega uma harmonia
fact-ring-grows = a corrente em volta do centro cresce
fact-traps = prende uma flor
fact-arrives = { $n ->
    [one] uma peça chega ao acampamento de destino, falta uma
   *[other] uma peça chega ao acampamento de destino, faltam { $n }
}
fact-forward = avança { $n } casas
fact-rear = traz uma peça lá de trás
fact-back = { $n ->
    [one] recua uma casa
   *[other] recua { $n } casas
}
fact-behind = outra jogada avança { $n } casas a mais
fact-opens = abre um salto de { $n } casas para outra peça
fact-blocks = { $whose ->
    [you] fecha um salto seu de { $n } casas
   *[other] fecha um salto de { $n } casas do outro lado
}
fact-lets-jump = abre um salto de { $n } casas para o outro lado
fact-blooms = floresce e libera o portão
fact-leaves = uma peça sai do próprio acampamento
fact-prepares = { $game ->
    [street] pode formar uma harmonia na próxima jogada
   *[other] pode formar uma harmonia com { $other } na próxima jogada
}

ended = { $why }.
ended-rest-drew = Terminou primeiro. Os demais empataram: { $why }
ended-ring = { $who ->
    [you] Você fechou um Anel Harmônico em volta do centro
    [other] { $name } fechou um Anel Harmônico em volta do centro
   *[none] Vários Anéis Harmônicos se fecharam ao mesmo tempo
}
ended-last-flower = { $who ->
    [you] As suas flores básicas acabaram
   *[other] As flores básicas acabaram ({ $name })
}
ended-stuck = Todos os jogadores passaram
ended-claim = { $who ->
    [you] Você tem as quatro linhas centrais e declarou vitória
   *[other] { $name } tem as quatro linhas centrais e declarou vitória
}
ended-midlines = { $who ->
    [you] Você tem as quatro linhas centrais
    [other] { $name } tem as quatro linhas centrais
   *[none] Os dois lados têm as quatro linhas centrais
}
ended-no-move = { $who ->
    [you] Você não tem mais movimento possível
   *[other] { $name } não tem mais movimento possível
}
ended-camp = { $who ->
    [you] Todas as suas peças estão no acampamento de destino
   *[other] Todas as peças estão no acampamento de destino ({ $name })
}
ended-full-camp = O acampamento de destino está cheio
ended-leave-by = { $who ->
    [you] Peças suas ficaram tempo demais no próprio acampamento
   *[other] Peças ficaram tempo demais no próprio acampamento ({ $name })
}
ended-no-moves = Ninguém que ainda está no jogo pode jogar
ended-repetition = A mesma posição apareceu pela terceira vez
ended-turn-limit = O limite de jogadas foi atingido
ended-resign = { $who ->
    [you] Você desistiu
   *[other] { $name } desistiu
}
ended-time = { $who ->
    [you] O seu tempo acabou
   *[other] O tempo acabou ({ $name })
}
ended-left = { $name } saiu da partida
ended-agreement = Empate por acordo

seat-place = { $n }º lugar
voice-gone-resigned = Você desistiu. Os demais continuam.
voice-gone-out = Você está fora do jogo. Os demais continuam.
voice-gone-finished = Você terminou. Os demais continuam.
voice-one-of-each = Uma de cada

aim-sign-ring = fecha um anel
aim-sign-makes = forma uma harmonia
aim-sign-trades = forma uma, quebra uma sua
aim-sign-breaks = quebra uma sua
aim-sign-blocks = quebra uma de outra pessoa
aim-sign-refused = aqui não

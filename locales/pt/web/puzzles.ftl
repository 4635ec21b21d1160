# Problemas.
puzzles-title = Problemas
puzzles-intro = Todo problema é provado: vale qualquer turno que faça o que se pede. Não é preciso ter conta, e funciona sem conexão.
puzzles-today = Problema do dia
puzzles-of-day = Problema de { $day }
puzzles-archive = Dias anteriores
puzzles-archive-about = Um problema novo por dia, o mesmo para todos.
puzzles-earlier = Dias mais antigos
puzzles-streak = { $n ->
    [one] { $n } dia seguido
   *[other] { $n } dias seguidos
}
puzzles-longest = Maior sequência: { $n }
puzzles-outcome-solved = Resolvido
puzzles-outcome-missed = Não resolvido
puzzles-outcome-open = Ainda não tentado
puzzles-today-away = Não foi possível carregar o problema de hoje. Os que estão neste dispositivo servem para treinar.
puzzles-solve = Resolver
puzzles-short-win = { $n ->
    [one] Vença com um turno
   *[other] Vença em { $n } turnos
}
puzzles-short-hold = Impeça a vitória
puzzles-short-race = { $n ->
    [one] Preencha o acampamento de destino com um turno
   *[other] Preencha o acampamento de destino em { $n } turnos
}
puzzles-short-leap = Encontre o salto mais longo
puzzles-train = Treino
puzzles-game = Jogo
puzzles-any-game = Todos os jogos
puzzles-theme = Tema
puzzles-any-theme = Todos os temas
puzzles-level = Dificuldade
puzzles-level-easier = Mais fácil que o meu rating
puzzles-level-own = No meu rating
puzzles-level-harder = Mais difícil que o meu rating
puzzles-start = Começar o treino
puzzles-run = Contra o relógio
puzzles-run-about = Três minutos, do fácil ao difícil. O relógio só corre enquanto você pensa, e o terceiro erro encerra.
puzzles-run-start = Iniciar o relógio
puzzles-run-best = Seu recorde: { $n }
puzzles-run-left = Tempo restante
puzzles-run-solved = Resolvidos: { $n }
puzzles-run-mistakes = Erros: { $n }
puzzles-run-result = { $n ->
    [one] { $n } problema resolvido
   *[other] { $n } problemas resolvidos
}
puzzles-run-missed = Não resolvidos desta vez
puzzles-run-again = Mais uma vez
puzzles-repeat = Repetir o que não saiu
puzzles-repeat-about = O que você não resolveu volta depois de um dia; a cada acerto, demora mais para voltar.
puzzles-due = { $n ->
    [one] { $n } problema para hoje
   *[other] { $n } problemas para hoje
}
puzzles-due-none = Nada para repetir agora.
puzzles-progress = Seu progresso
puzzles-progress-open = Progresso por tema
puzzles-progress-none = Você ainda não tentou nenhum problema.
puzzles-device = Sem conta, seu progresso fica neste dispositivo. Quando você entrar, ele passa para a conta.
puzzles-waiting = { $n ->
    [one] { $n } tentativa espera por conexão.
   *[other] { $n } tentativas esperam por conexão.
}
puzzles-tally = { $solved } de { $tried } resolvidos
puzzles-solved-share = Parte resolvida
puzzles-rating-own = Rating { $n }
puzzles-one = Problema { $name }
puzzles-all = Todos os problemas
puzzles-none = Não há um problema assim no momento. Escolha outro tema ou jogo.
puzzles-next = Próximo problema
puzzles-again = Desde o início
puzzles-retry = Tentar de novo
puzzles-show = Mostrar
puzzles-hint = Dica
puzzles-hint-board = Um turno certo começa no lugar circulado.
puzzles-hint-tile = Um turno certo começa com a peça destacada.
puzzles-hint-word = Não é preciso mover nada: use o botão ao lado do tabuleiro.
puzzles-proving = Conferindo todas as respostas…
puzzles-answer = Veja a resposta…
puzzles-wrong = { $kind ->
    [now] Não é bem isso: este turno não vence.
    [win] Não é bem isso: depois desta resposta, já não dá para forçar a vitória a tempo.
    [hold] Não é bem isso: o outro vence mesmo assim.
    [race] Não é bem isso: agora demora mais.
   *[leap] Não é bem isso: outro movimento vai mais longe.
}
puzzles-wrong-why = A resposta: { $why }.
puzzles-solved = Resolvido!
puzzles-solved-late = É isso. Vale a primeira tentativa, então este problema vai voltar.
puzzles-failed = Não foi possível conferir este turno. Tente de novo.
puzzles-shown = Percorra os turnos da solução.
puzzles-because = { $why }.
puzzles-ends = { $what } ({ $how })
puzzles-right = Certo. Continue.
puzzles-turn-of = Turno { $n } de { $all }
puzzles-turn-win = a vitória continua certa, seja qual for a resposta
puzzles-turn-hold = o outro já não consegue vencer a tempo
puzzles-turn-race = não há caminho mais curto
puzzles-turn-leap = nenhum outro movimento vai mais longe
puzzles-turn-reply = nenhuma resposta resiste por mais tempo
puzzles-rating = Rating
puzzles-themes = Temas
puzzles-link = Link
puzzles-vote = Valeu a pena resolver?
puzzles-vote-good = Sim
puzzles-vote-dull = É sem graça
puzzles-vote-thanks = Obrigado.
puzzles-moment = O momento decisivo
puzzles-moment-about = De uma partida sua, antes da jogada que a entregou. Você jogou:
puzzles-moment-none = Nesta partida não é possível provar que uma única jogada sua tenha sido decisiva.

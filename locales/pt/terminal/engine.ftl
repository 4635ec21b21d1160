# O motor: adversários em níveis, confrontos, análise.
bot-level = nível { $n }

meta-player-a = JOGADOR
meta-player-b = ADVERSÁRIO
meta-ms = MS
meta-tc = BASE+ACRÉSCIMO
meta-openings = ARQUIVO ou random:N
meta-sprt = ELO0,ELO1
meta-folder = PASTA

help-match = Jogar um confronto entre dois jogadores
help-match-long = Joga um confronto: pares de partidas a partir da mesma abertura, com os lugares trocados, várias ao mesmo tempo. Um jogador é `random`, `greedy`, `level:N` ou `engine` (com ajustes: `engine:threads=2,mib=64,time=50,net=ARQUIVO`), ou `cmd:PROGRAMA ARGUMENTOS`, outro programa que fale o protocolo de `teahouse engine`, com aspas como no shell; com ajustes: `cmd:"PROGRAMA ARGUMENTOS":name=NOME,OPÇÃO=VALOR`. `docs/ENGINES.md` diz o que os programas devem fazer. Mostra os pontos, a diferença de Elo com o intervalo de 95%, as falhas de cada lado, quanto custou cada jogada e por quanto a mais atrasada passou do tempo, e termina com uma linha que programas podem ler. Com três ou quatro lugares, um jogador do primeiro tipo enfrenta uma mesa cheia do segundo, passando por todos os lugares.
help-arg-player-a = o jogador cujos pontos são contados
help-arg-player-b = o adversário
help-arg-time = tempo de reflexão por jogada, em milissegundos (padrão: 100 em um confronto e 500 em uma análise)
help-arg-nodes = nós por jogada em vez de tempo: igual em toda máquina
help-arg-tc = um relógio para a partida inteira e um acréscimo por jogada, em milissegundos
help-arg-margin = quantos milissegundos uma jogada pode atrasar antes que a partida esteja perdida (padrão: 1000)
help-arg-concurrency = quantas partidas ao mesmo tempo (padrão: uma por processador)
help-arg-openings = onde as partidas começam: depois de N jogadas aleatórias (padrão: `random:6`) ou nas linhas de um arquivo
help-arg-sprt = parar assim que o teste entre duas diferenças de Elo estiver decidido
help-arg-save-in = salvar os registros nesta pasta

error-match-player = “{ $name }” não é um jogador. Escreva `random`, `greedy`, `level:N` com N de 1 a 10, ou `engine`, também com ajustes como `engine:threads=2,mib=64`, ou `cmd:PROGRAMA`, com ajustes `cmd:"PROGRAMA":name=NOME,OPÇÃO=VALOR`.
error-match-program = { $name } não funciona: { $why }.
error-match-never = Todas as partidas terminaram com uma falha de { $name }, então o confronto nada diz sobre a sua força.
error-clock = “{ $value }” não é um relógio. Escreva milissegundos para a partida e para cada jogada, por exemplo `10000+100`.
error-sprt = “{ $value }” não é um teste. Escreva duas diferenças de Elo, a menor primeiro, por exemplo `0,10`.
error-openings = “{ $value }” não dá aberturas. Escreva `random:N` com N até 200, ou o nome de um arquivo com uma abertura em cada linha.
error-opening-over = Depois da abertura “{ $value }” a partida já acabou.

match-heading = { $n ->
    [one] { $n } partida de { $game }
   *[other] { $n } partidas de { $game }
}
match-results = { $name } contra { $other }: vitórias { $wins }, empates { $draws }, derrotas { $losses }.
match-stopped = O confronto foi interrompido: as partidas em curso não contam.
match-score = Pontos: { $score } (95% entre { $low } e { $high }).
match-elo = Diferença de Elo: { $elo } (95% entre { $low } e { $high }).
match-elo-value = { $n }
match-pairs = Pares com 0, ½, 1, 1½ e 2 pontos: { $pairs }.
match-places = Colocação média: { $own }, os outros { $other }.
match-sprt = Logaritmo da razão de verossimilhança { $ratio } (decide em ±{ $bound }): { $verdict }.
match-sprt-accepted = vale a diferença maior
match-sprt-rejected = vale a diferença menor
match-sprt-open = não decidido
match-column-crashes = falhas
match-column-late = atrasos
match-column-illegal = ilegais
match-column-depth = profundidade
match-column-nodes = nós
match-column-time = tempo
match-column-longest = mais longa
match-column-over = excesso
match-broken = { $n ->
    [one] Uma partida foi interrompida:
   *[other] { $n } partidas foram interrompidas:
}
match-broken-game = { $game }: { $name } ({ $seat }) perdeu, porque { $why }.
match-broken-more = … e mais { $n }; `--json` lista todas.
match-late = a jogada chegou { $n } ms atrasada
match-illegal = “{ $turn }” não é uma jogada permitida
match-crash-start = não foi possível iniciar o programa ({ $said })
match-crash-ended = o programa terminou ({ $said })
match-crash-silent = o programa não respondeu `{ $said }` em { $seconds } segundos
match-crash-option = o programa não oferece a opção “{ $said }”
match-crash-closed = o programa fechou a sua saída
match-crash-lost = não encontrou jogada
match-crash-nobody = o lugar estava vazio
match-log = Escreveu na saída de erros:
report-milliseconds = { $n } ms
report-number = { $n }

help-arg-level = deixar o motor jogar em todos os outros lugares, em um nível de 1 a 10
help-arg-seat = o lugar da pessoa (padrão: o primeiro)
help-engine = Funcionar como motor para outros programas
help-engine-long = Lê comandos linha por linha e responde, à maneira do UCI: `uci`, `isready`, `setoption`, `newgame`, `position`, `go`, `stop`, `ponderhit`, `d`, `quit`. `docs/ENGINE-PROTOCOL.md` explica tudo.

engine-unknown = Comando desconhecido “{ $word }”, ignorado
engine-thinking = Há uma busca em andamento; envie `stop` antes
engine-not-thinking = Não há busca em andamento
engine-option-form = Escreva `setoption name NOME value VALOR`
engine-position-form = Escreva `position start` ou `position text POSIÇÃO`, depois `turns ENTRADA;ENTRADA` se houver
engine-pending = A posição está no meio de uma jogada; dê jogadas inteiras
engine-not-legal = “{ $turn }” não é uma jogada permitida aqui

help-analyse = Analisar uma posição ou um registro
help-analyse-long = De uma posição, mostra quanto o motor acha que ela vale para quem joga, e as melhores linhas. De um registro, julga cada jogada: quanto valia, quanto se perdeu em relação à melhor, com as marcas `?!`, `?` e `??` onde uma jogada entregou um vigésimo, um décimo ou um quinto de ponto; no fim, o balanço de cada jogador.
help-arg-lines = quantas das melhores linhas
help-arg-threads = quantas threads
help-arg-net = avaliar com a rede deste arquivo em vez da rede do programa; `none`: sem rede
help-arg-why = de onde vem o valor: quanto mudaria sem cada peça
net-none = “{ $file }” não é uma rede da Casa de Chá.
net-damaged = O arquivo “{ $file }” está danificado ou incompleto. Copie-o de novo.
net-other-game = “{ $file }” é uma rede para { $game }, não para este jogo.
net-other-shape = A rede “{ $file }” foi feita para outra versão da Casa de Chá.

analyse-heading = Vez do { $seat }: profundidade { $depth }, { $nodes } nós, { $time }.
analyse-win = { $n ->
    [one] vitória em { $n } jogada
   *[other] vitória em { $n } jogadas
}
analyse-loss = { $n ->
    [one] derrota em { $n } jogada
   *[other] derrota em { $n } jogadas
}
analyse-chance = { $percent }%
analyse-why = De onde vem o valor, para quem joga (o que se perderia sem a peça):
analyse-why-record = `--why` explica uma posição: dê o nome do jogo e diga qual é com `--position` ou `--turns`.
analyse-turn = jogada
analyse-score = valor
analyse-lost = perda
analyse-better = melhor
analyse-player = { $turns ->
    [one] { $seat }: { $turns } jogada, { $loss } de perda, { $kept }% dos pontos mantidos; duvidosas { $doubtful }, erros { $mistakes }, erros graves { $blunders }.
   *[other] { $seat }: { $turns } jogadas, { $loss } de perda média, { $kept }% dos pontos mantidos; duvidosas { $doubtful }, erros { $mistakes }, erros graves { $blunders }.
}

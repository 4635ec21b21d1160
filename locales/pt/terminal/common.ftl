# Pequenas palavras usadas em toda parte.
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
bot-random = robô aleatório
bot-greedy = robô imediatista

# O que pode dar errado.
error-heading = erro:
error-processor = Esta versão da Casa de Chá precisa de um processador com AVX2, BMI2 e FMA (x86-64-v3: Intel desde 2013, AMD desde 2015), e ao deste computador falta parte disso. Compile o programa a partir do código-fonte para este computador: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = A leitura ou a escrita falhou: { $why }.
error-file = Arquivo { $file }: { $why }
error-not-found = não existe.
error-permission = sem permissão para abrir.
error-directory = é uma pasta, não um arquivo.
error-truncated = termina no meio.
error-too-long = tem mais de { $limit } MiB, mais do que qualquer partida precisa.
error-encoding = não é texto em UTF-8 (byte { $at }).
error-option-form = “{ $word }” não é uma opção com valor. Escreva `NOME=VALOR`, por exemplo `--option board=10x10`.
error-no-first = Neste jogo o primeiro jogador é fixo.
error-seat = Não existe o lugar “{ $seat }” neste jogo. Os lugares são: { $allowed }.
error-seat-form = “{ $word }” não indica um lugar. Escreva `LUGAR=VALOR`, por exemplo `--bot G=greedy`.
error-bot = Não existe o robô “{ $name }”. Escolha um destes: { $allowed }.
error-language = O idioma “{ $name }” não está disponível. Escolha um destes: { $allowed }.
error-unknown-argument = Argumento desconhecido: “{ $arg }”.
error-unknown-command = Não existe o comando “{ $command }”.
error-unknown-section = As regras não têm a seção “{ $name }”. Existem: { $allowed }
pager-more = -- mais: espaço, próxima linha: Enter, fim: q --
error-missing-command = Nenhum comando foi dado.
error-missing-argument = Falta um argumento: { $arg }.
error-missing-value = “{ $arg }” precisa de um valor.
error-argument-twice = “{ $arg }” só pode aparecer uma vez.
error-argument-conflict = “{ $arg }” não pode ser combinado com os outros argumentos.
error-value = “{ $arg }” não pode ser “{ $value }”.
error-argument-encoding = Um argumento não é texto em UTF-8.
error-arguments = A linha de comando não é válida.
error-see-help = Use `--help` para ver o que é possível.
error-no-turn = Não existe a jogada { $turn }: o registro tem { $most }.
error-trf-line = linha { $line }: { $why }
error-trf-no-players = não há nenhum jogador, isto é, nenhuma linha que comece com `001`.
error-trf-players = há mais de { $most } jogadores.
error-trf-rounds = há mais de { $most } rodadas.
error-trf-column = a coluna { $column } tem algo que o TRF não tem ali.
error-trf-same = o número { $number } aparece duas vezes.
error-trf-missing = falta o número { $number }.
error-trf-points = o número { $number } tem { $points } pontos pelas rodadas; corrija os pontos ou as rodadas.
error-trf-mirror = o que o número { $number } tem na rodada { $round } não é o que o adversário tem.
error-trf-twice = o número { $number } aparece duas vezes na mesma rodada.
error-pair-rounds = O arquivo não diz quantas rodadas estão previstas: acrescente uma linha `XXR` ou use `--rounds`.
error-pair-over = Todas as { $rounds } rodadas já estão emparceiradas.
error-pair-open = A mesa { $table } da rodada { $round } ainda não tem resultado.
error-pair-none = Nenhum emparceiramento respeita as regras absolutas: o organizador decide.
error-pair-nobody = Ninguém joga a próxima rodada, portanto não há quem emparceirar: retire jogadores de `XXZ` ou as folgas deles da última coluna.
error-other-game = O registro é de outro jogo: { $game }.
error-nothing-to-undo = Não há jogada para desfazer.
error-nothing-to-redo = Não há jogada para refazer.
error-no-file = Dê o nome de um arquivo.

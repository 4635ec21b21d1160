# A ajuda da linha de comando.
help-heading-usage = Uso:
help-heading-options = Opções
help-heading-arguments = Argumentos
help-heading-commands = Comandos
help-heading-game = O jogo
help-heading-examples = Exemplos:

meta-command = COMANDO
meta-options = [OPÇÕES]
meta-game = JOGO
meta-file = ARQUIVO
meta-file-or-game = ARQUIVO ou JOGO
meta-n = N
meta-text = TEXTO
meta-entries = ENTRADAS
meta-name = NOME
meta-option = NOME=VALOR
meta-seat = LUGAR
meta-bot = LUGAR=ROBÔ
meta-player = LUGAR=NOME
meta-shell = SHELL
meta-section = SEÇÃO
meta-lang = IDIOMA

help-teahouse = Jogar Skud Pai Sho, Pai Sho de Rua e Halma. Sem comando, abre o menu.

help-games = Listar os jogos e suas opções
help-games-long = Mostra cada jogo: o número de jogadores, os conjuntos prontos e cada opção com seus valores. Podem ser usados em todo comando que recebe um jogo.
help-rules = Mostrar as regras de um jogo
help-rules-long = Mostra as regras escritas de um jogo com as figuras, ou uma só seção. O nome de cada seção aparece entre parênteses depois do título. No terminal o texto é mostrado uma tela por vez, com o `$PAGER` se ele estiver definido.
help-play = Jogar no terminal
help-play-long = Abre um tabuleiro que ocupa o terminal, para pessoas em um mesmo teclado ou contra robôs. Em um pipe, ou com `--plain`, mostra o tabuleiro como texto e lê uma jogada por linha; uma linha recusada é explicada, e o código de saída passa a ser 1.
help-show = Mostrar o tabuleiro de um registro
help-show-long = Mostra o tabuleiro, as reservas e as harmonias de um registro depois de qualquer entrada (padrão: a última). Com `--position` mostra uma posição.
help-replay = Mostrar um registro tabuleiro por tabuleiro
help-replay-long = Mostra o tabuleiro de um registro depois de cada entrada, ou de algumas delas.
help-pair = Emparceirar a próxima rodada de um torneio
help-pair-long = Lê um torneio suíço em TRF, emparceira a próxima rodada pelo sistema FIDE (holandês) e escreve o arquivo com essa rodada. Quem tem folga na rodada fica de fora. Com `--json` escreve só a rodada, com o motivo de cada mesa.
help-completions = Mostrar o autocompletar de um shell
help-completions-long = Mostra um script com o qual o shell completa comandos e opções. Salve-o onde o seu shell procura os scripts de autocompletar, como nos exemplos.
help-man = Gravar as páginas do manual
help-man-long = Grava em uma pasta uma página para cada comando, no idioma escolhido. Sem pasta, mostra a página do próprio `teahouse`.

man-name = Nome
man-synopsis = Sinopse
man-description = Descrição
man-extra = Exemplos
man-version = Versão

help-arg-lang = o idioma: { $languages } (padrão: `TEAHOUSE_LANG` ou o idioma do sistema)
help-arg-help = mostrar esta ajuda
help-arg-version = mostrar a versão
help-arg-json = escrever JSON para programas
help-arg-games-game = só este jogo
help-arg-game = o jogo, pelo nome que aparece em `teahouse games`
help-arg-section = uma seção, pelo nome
help-arg-preset = um conjunto pronto de opções; `teahouse games` os mostra
help-arg-option = uma opção; pode ser repetida e vale mais que o conjunto
help-arg-seats = o número de jogadores
help-arg-first = quem começa (Halma); padrão: sorteio, ou `A` em comandos que não jogam
help-arg-bot = deixar um robô jogar em um lugar: `random`, `greedy` ou `level:N`
help-arg-player = o nome de um jogador, para o registro
help-arg-position = começar de uma posição escrita em uma linha
help-arg-load = continuar um registro
help-arg-save = salvar o registro no fim
help-arg-seed = a semente dos números aleatórios
help-arg-plain = texto simples em vez da tela cheia
help-arg-file-or-game = um registro (`-` lê a entrada padrão) ou um jogo
help-arg-turn = o tabuleiro depois de N entradas; 0 é o início
help-arg-file = um registro; `-` lê a entrada padrão
help-arg-trf = um torneio em TRF; `-` lê a entrada padrão
help-arg-swiss-rounds = quantas rodadas estão previstas, se o arquivo não diz
help-arg-from = o primeiro tabuleiro, por número de entradas; 0 é o início
help-arg-to = o último tabuleiro
help-arg-depth = a profundidade em jogadas
help-arg-turns = entradas a jogar antes, separadas por `;`
help-arg-games = quantas partidas (padrão: 100)
help-arg-longest = interromper uma partida depois de N jogadas
help-arg-last-opening = depois de N minutos, não começar novas aberturas e só terminar as partidas em curso
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` ou `zsh`
help-arg-pages = a pasta onde gravar; é criada se não existir

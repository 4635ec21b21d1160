# Torneios: as listas, o formulário e a página de um torneio. São lidos com essas páginas.
tournament-one = Torneio
tournament-lead = Encontre jogadores da sua força, por uma noite ou por semanas.
tournament-new = Criar um torneio
tournament-make = Criar o torneio
tournament-mine = Meus torneios
tournament-running = Em andamento
tournament-open = Inscrições abertas
tournament-coming = Em breve
tournament-past = Encerrados
tournament-none = Ainda não há torneios. Crie o primeiro e convide outras pessoas.
tournament-more = Mostrar mais
tournament-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
tournament-won-by = Vitória: { $name }
tournament-cancelled = Cancelado
tournament-round = Rodada { $n }
tournament-round-of = Rodada { $n } de { $all }
tournament-since = desde { $when }
tournament-when-hand = Começa quando quem organiza quiser
tournament-medley-of = Vários jogos: { $games }
tournament-pick = { $game } ({ $preset })

tournament-format-dutch = Suíço
tournament-format-round-robin = Todos contra todos
tournament-format-elimination = Mata-mata
tournament-format-double = Mata-mata duplo
tournament-format-groups = Grupos e depois mata-mata
tournament-format-arena = Arena
tournament-format-seats = Mesas de três ou quatro
tournament-format-dutch-about = A cada rodada você enfrenta alguém com mais ou menos os mesmos pontos. Ninguém é eliminado.
tournament-format-round-robin-about = Todos se enfrentam. Ideal para até dez jogadores.
tournament-format-elimination-about = Quem perde está fora, até restar uma pessoa só.
tournament-format-groups-about = Todos se enfrentam em pequenos grupos; os melhores de cada um seguem para o mata-mata.
tournament-format-arena-about = Assim que sua partida acaba, começa a próxima. Jogue quantas quiser até o tempo acabar.
tournament-format-seats-about = Vários jogadores em cada mesa, com pontos por colocação.
tournament-format-rounds = { $format }, { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
tournament-format-minutes = { $format }, { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
tournament-format-cycles = { $format } × { $n }
tournament-format-of-groups = { $format } ({ $n ->
    [one] { $n } grupo
   *[other] { $n } grupos
})

tournament-starts = Início:
tournament-ends = Fim:
tournament-next = Próxima rodada:
tournament-deadline = Fim desta rodada:
tournament-paused = Em pausa
tournament-over = Encerrado: { $when }
tournament-too-few = Vieram poucos jogadores.
tournament-by-seed = Três empates: avança quem tem o melhor número inicial.
tournament-by = Organização:

tournament-you = Você neste torneio
tournament-your-game = Sua partida começou.
tournament-play = Jogar sua partida
tournament-in = Você está participando.
tournament-wait-round = Sua próxima partida aparece aqui assim que a rodada for emparceirada.
tournament-wait-arena = Você terá um adversário assim que alguém estiver livre.
tournament-check-in-now = Confirme sua presença, ou você ficará sem adversário.
tournament-check-in = Estou aqui
tournament-checked-in = Sua presença está confirmada.
tournament-place = Sua colocação: { $n }
tournament-byes = Rodadas em que você folga: { $rounds }
tournament-options = Folgar ou sair
tournament-bye-round = Rodada de folga
tournament-bye-hint = Você ganha meio ponto por ela. Duas vezes no máximo.
tournament-bye-ask = Folgar nesta rodada
tournament-leave = Sair do torneio
tournament-withdraw = Desistir do torneio
tournament-sign-in = Entre na sua conta para participar.
tournament-join = Participar
tournament-join-again = Voltar ao torneio
tournament-password = Senha do torneio
tournament-team = Equipe
tournament-team-hint = Escolha uma equipe ou dê nome a uma nova.

tournament-tab-players = Jogadores
tournament-tab-standings = Classificação
tournament-tab-rounds = Rodadas
tournament-tab-bracket = Chave
tournament-tab-cross = Tabela
tournament-tab-log = Registro
tournament-tab-about = Sobre
tournament-standings = Classificação
tournament-cross = Tabela cruzada
tournament-nobody = Ninguém se inscreveu ainda.
tournament-points = Pontos
tournament-points-n = Pontos: { $points }
tournament-performance = Perf.
tournament-performance-long = Performance: o rating de quem se esperariam estes resultados
tournament-gone = fora do torneio
tournament-is-here = presença confirmada
tournament-streak = { $n } vitórias seguidas
tournament-teams = Equipes
tournament-match-points = Pontos de confrontos
tournament-board-points = Pontos de mesas
tournament-page-before = 100 anteriores
tournament-page-after = Próximos 100
tournament-page-own = Mostrar minha linha
tournament-tie-direct-encounter = confronto direto
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz sem o menor
tournament-tie-median-buchholz = Buchholz mediano
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-progressive = escore progressivo
tournament-tie-wins = número de vitórias
tournament-tie-short-direct-encounter = CD
tournament-tie-short-buchholz = Bh
tournament-tie-short-buchholz-cut-1 = Bh−1
tournament-tie-short-median-buchholz = BhM
tournament-tie-short-sonneborn-berger = SB
tournament-tie-short-progressive = Prog.
tournament-tie-short-wins = Vit.

tournament-no-round = Nenhuma rodada foi emparceirada ainda.
tournament-round-choose = Rodada
tournament-round-before = Rodada anterior
tournament-round-after = Próxima rodada
tournament-look = Ver
tournament-forfeited = Não jogada.
tournament-without = Sem partida:
tournament-no-bracket = A chave ainda não foi montada.
tournament-bye = folga
tournament-undecided = ainda sem definição
tournament-number = Jogador { $n }
tournament-goes-on = avança
tournament-final-0 = Final
tournament-final-1 = Semifinais
tournament-final-2 = Quartas de final
tournament-last = Fase de { $n }
tournament-third-place = Terceiro lugar
tournament-grand-final = Final
tournament-second-final = Segunda final
tournament-upper-round = Chave superior, rodada { $n }
tournament-lower-round = Chave inferior, rodada { $n }
tournament-part-main = Chave
tournament-part-upper = Chave superior
tournament-part-lower = Chave inferior
tournament-part-final = Final
tournament-part-third = Terceiro lugar
tournament-podium = Os vencedores

tournament-about-games = Jogo
tournament-about-format = Formato
tournament-about-seats = Por mesa
tournament-about-time = Tempo
tournament-about-begins = Início
tournament-about-entry = Quem pode participar
tournament-about-players = Jogadores
tournament-about-least = Menor rating
tournament-about-most = Maior rating
tournament-about-age = Conta com pelo menos
tournament-about-check-in = Confirmação de presença
tournament-about-late = Inscrição tardia
tournament-about-pause = Pausa entre rodadas
tournament-about-round-days = Dias por rodada
tournament-about-weekends = Fins de semana
tournament-about-computers = Computadores
tournament-about-boards = Mesas por confronto
tournament-about-ties = Com pontos iguais
tournament-about-again = Repete-se
tournament-about-helpers = Ajudantes
tournament-from-to = de { $least } a { $most }
tournament-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
tournament-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
tournament-minutes-before = { $n ->
    [one] { $n } minuto antes do início
   *[other] { $n } minutos antes do início
}
tournament-until-round = até a rodada { $n }
tournament-weekends-off = Sábado e domingo não contam nos dias de uma rodada
tournament-computers-may = podem jogar
tournament-entry-public = Todos
tournament-entry-invitation = Por convite
tournament-entry-password = Com senha
tournament-again-never = Nunca
tournament-again-weekly = Toda semana
tournament-again-monthly = Todo mês, no mesmo dia da semana
tournament-again-own = Depois de alguns dias
tournament-again-days = { $n ->
    [one] Todo dia
   *[other] A cada { $n } dias
}
tournament-follows = O próximo torneio desta série
tournament-export = Baixar:

tournament-manage = Para a organização
tournament-act-start = Começar agora
tournament-act-pause = Pausar
tournament-act-resume = Continuar
tournament-act-announce = Anunciar
tournament-act-announce-about = Todos veem o anúncio no alto da página.
tournament-act-invite = Convidar
tournament-act-invite-about = A partir daí a conta pode participar.
tournament-act-computer = Adicionar um computador
tournament-act-computer-about = Ele joga como todos os outros. Suas partidas não contam para ratings.
tournament-act-remove = Remover um jogador
tournament-act-remove-about = O jogador não recebe mais partidas e não pode voltar.
tournament-act-replace = Substituir um jogador
tournament-act-replace-about = Outra conta assume o lugar, com todos os pontos.
tournament-act-extend = Prorrogar
tournament-act-extend-about = Adia o próximo início, prazo ou fim.
tournament-act-pair-again = Emparceirar de novo
tournament-act-pair-again-about = Desfaz a última rodada e a emparceira de novo. Só é possível enquanto ninguém jogou.
tournament-act-helper = Ajudantes
tournament-act-helper-about = Ajudantes podem fazer tudo o que você faz, menos cancelar o torneio ou nomear ajudantes.
tournament-act-cancel = Cancelar o torneio
tournament-act-cancel-about = Não é possível desfazer. Partidas em andamento continuam, mas não contam aqui.
tournament-helper-what = O que muda
tournament-helper-yes = Ajuda a partir de agora
tournament-helper-no = Não ajuda mais
tournament-level = Força
tournament-minutes = Por quantos minutos
tournament-text = O que você quer dizer
tournament-reason = Motivo
tournament-reason-hint = Todos podem ler no registro.
tournament-set-result = Definir o resultado
tournament-set = Definir o resultado
tournament-set-about = Rodada { $round }, mesa { $table }. Uma partida ainda em andamento termina.
tournament-forfeit = Não jogada
tournament-forfeit-hint = Alguém não apareceu: conta como W.O., não como partida.

tournament-log-none = Nada foi feito à mão até agora. Aqui aparece o que a organização faz.
tournament-log-made = Criou o torneio.
tournament-log-joined = Adicionou { $name }.
tournament-log-started = Iniciou o torneio.
tournament-log-result = Definiu um resultado, rodada { $round }, mesa { $table }: { $score }. Motivo: { $reason }
tournament-log-paused = Pausou o torneio.
tournament-log-resumed = Retomou o torneio.
tournament-log-announced = Anúncio: { $text }
tournament-log-invited = Convidou { $name }.
tournament-log-helper = { $helps ->
    [true] { $name } ajuda a partir de agora.
   *[false] { $name } não ajuda mais.
}
tournament-log-removed = Removeu { $name }. Motivo: { $reason }
tournament-log-replaced = Passou um lugar para { $other }. Motivo: { $reason }
tournament-log-paired-again = Desfez a rodada { $round } para emparceirá-la de novo. Motivo: { $reason }
tournament-log-extended = Adiou o próximo momento para { $until }. Motivo: { $reason }
tournament-log-cancelled = Cancelou o torneio. Motivo: { $reason }

tournament-account = Você precisa de uma conta para criar um torneio.
tournament-name = Nome
tournament-rounds = Rodadas
tournament-minutes-long = Duração em minutos
tournament-cycles = Partidas contra cada adversário
tournament-groups = Grupos
tournament-advance = Quantos de cada grupo avançam
tournament-double = Eliminação após duas derrotas
tournament-double-hint = Quem perde uma vez segue na chave inferior.
tournament-third = Partida pelo terceiro lugar
tournament-begins-hand = Quando eu começar
tournament-begins-at = Em hora marcada
tournament-begins-when = Dia e hora
tournament-invited = Quem é convidado
tournament-invited-hint = Nomes de contas, separados por vírgulas. Você pode convidar mais pessoas depois.
tournament-more-options = Mais opções
tournament-description = Descrição
tournament-rated-hint = Partidas com computadores nunca contam.
tournament-computers = Computadores podem jogar
tournament-computers-hint = Você pode adicioná-los como jogadores: três pessoas viram oito.
tournament-rules = Regras do jogo
tournament-medley = Vários jogos
tournament-medley-hint = Com vários jogos, cada rodada é de um deles.
tournament-medley-round = Jogo { $n }
tournament-medley-add = Adicionar um jogo
tournament-medley-remove = Remover
tournament-players-title = Jogadores
tournament-least-players = Mínimo de jogadores
tournament-most-players = Máximo de jogadores
tournament-account-days = Idade mínima das contas, em dias
tournament-boards = Mesas por confronto de equipes
tournament-boards-hint = Vazio: cada um joga por si.
tournament-course = Andamento
tournament-check-in-minutes = Confirmação de presença, em minutos antes do início
tournament-check-in-hint = Quem não confirma fica sem adversário.
tournament-late = Inscrição até a rodada
tournament-late-hint = Vazio: ninguém entra depois do início.
tournament-pause = Pausa entre rodadas, em segundos
tournament-ties-usual = A ordem de costume
tournament-ties-usual-hint = Decidem nesta ordem: { $list }
tournament-ties-own = Uma ordem própria
tournament-ties-own-hint = O primeiro decide. Se também houver igualdade nele, decide o seguinte.
tournament-ties-none = Nada decide: quem tem pontos iguais divide a colocação.
tournament-ties-add = Adicionar um critério
tournament-ties-up = Antes: { $name }
tournament-ties-down = Depois: { $name }
tournament-ties-remove = Remover: { $name }
tournament-tie-direct-encounter-about = Os pontos das partidas entre os empatados. Só vale se todos eles se enfrentaram.
tournament-tie-buchholz-about = A soma dos pontos de todos os seus adversários: quem teve os mais difíceis fica na frente.
tournament-tie-buchholz-cut-1-about = O mesmo sem o adversário mais fraco, para que um sorteio ruim pese menos.
tournament-tie-median-buchholz-about = O mesmo sem o adversário mais fraco e sem o mais forte.
tournament-tie-sonneborn-berger-about = Os pontos de quem você venceu e metade dos pontos de quem empatou com você.
tournament-tie-progressive-about = A soma dos seus pontos depois de cada rodada: vitórias no começo valem mais.
tournament-tie-wins-about = Quantas partidas você venceu. Vitórias sem jogo não contam.
tournament-round-days-hint = Depois disso perde quem está com a vez. Vazio: a rodada dura até acabarem todas as partidas.
tournament-every = De quantos em quantos dias

tournament-wrong-name = Escolha um nome de 3 a 60 caracteres.
tournament-wrong-format = Escolha de 1 a 100 rodadas, de 1 a 4 partidas contra cada adversário, até 64 grupos e, para uma arena, de 5 a 1.440 minutos.
tournament-wrong-starts-at = Escolha um momento futuro, no máximo daqui a um ano.
tournament-wrong-password = Escolha uma senha de 4 a 60 caracteres.
tournament-wrong-invited = No máximo 200 nomes podem ser convidados, e cada um precisa ser o nome de uma conta.
tournament-wrong-players = Mínimo de 2 a 100 jogadores, máximo de 2.000; em uma arena, 10.000.
tournament-wrong-condition = Ratings e dias são números inteiros, e o menor rating fica abaixo do maior.
tournament-wrong-teams = Um confronto tem de 1 a 10 mesas.
tournament-wrong-check-in = A confirmação de presença dura no máximo 1.440 minutos.
tournament-wrong-late-entry = Precisa ser uma das rodadas.
tournament-wrong-pause = Uma pausa dura no máximo 604.800 segundos, que é uma semana.
tournament-wrong-round-days = Uma rodada dura no máximo 366 dias.
tournament-wrong-recurrence = Escolha de 1 a 366 dias.

meta-url = URL
meta-address = ENDEREÇO

help-serve = Servir os jogos a navegadores e programas
help-serve-long = Abre a casa em linha: contas, sala de espera, partidas com relógio, adversários de computador e as interfaces para programas (descritas em `/api/docs`). Sem mais nada, escuta apenas nesta máquina e guarda tudo num só ficheiro. Os segredos podem ficar no ambiente em vez da linha de comandos: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, ou os mesmos nomes com `_FILE` para um ficheiro que os contenha. O pormenor do registo é decidido por `RUST_LOG`.
help-arg-data = a pasta dos ficheiros; caso contrário `TEAHOUSE_DATA` ou o lugar habitual dos dados
help-arg-database = a base de dados: `postgres://…` para vários nós; caso contrário um ficheiro na pasta de dados
help-arg-listen = onde escutar, como `127.0.0.1:7474`; a porta 0 escolhe uma livre
help-arg-nats = o servidor NATS que liga vários nós
help-arg-public-url = o endereço pelo qual as pessoas chegam, como `https://tea.example`; com `https` os cookies só seguem por essa via
help-arg-proxies = quantos intermediários estão à frente e merecem confiança quanto aos endereços
help-arg-smtp = o servidor de correio, como `smtps://NOME:SENHA@HOST`
help-arg-mail-from = o remetente do correio
help-arg-workers = quantas linhas de execução do motor jogam e analisam (metade dos processadores se nada for dito)
help-arg-json-log = registo em JSON, um objeto por linha
help-arg-no-limits = levantar os limites: só para ensaios de carga
serve-ready = Aberto em { $address }, dados em { $data }. Para fechar, prima Ctrl+C.
serve-stopped = Fechado. Tudo o que foi confirmado está guardado.
error-serve-data = Onde devem ficar os dados? Indique uma pasta com `--data`.
error-serve-folder = A pasta de dados não pode ser usada: { $why }
error-serve-database = A base de dados não pode ser usada: { $why }
error-serve-nats = Não foi possível chegar ao NATS: { $why }
error-serve-mail = A configuração do correio não pode ser usada: { $why }
error-serve-listen = Não é possível escutar aí: { $why }. Escolha outro endereço com `--listen`.

help-worker = Pensar pelos nós de uma casa
help-worker-long = Recebe da fila de um servidor NATS as jogadas do computador e as análises de partidas, numa máquina própria. Podem fazê-lo tantos quantos se queira; se um parar ou morrer, nada se perde.
worker-ready = { $n ->
    [one] A pensar com { $n } linha de execução. Para parar, prima Ctrl+C.
   *[other] A pensar com { $n } linhas de execução. Para parar, prima Ctrl+C.
}
error-worker-nats = Indique o servidor NATS com `--nats`.

help-admin = Cuidar da casa em linha
help-admin-long = Copia tudo para um ficheiro, refaz a casa a partir dele, verifica se tudo está em ordem e diz quem pode moderar.
help-backup = Copiar tudo para um ficheiro
help-backup-long = Escreve todas as contas, partidas e mensagens num só ficheiro comprimido, mesmo com o servidor a funcionar: é o estado de um momento. O ficheiro serve tanto para SQLite como para PostgreSQL.
help-restore = Refazer a casa a partir desse ficheiro
help-restore-long = Enche uma base de dados vazia com uma cópia. Uma base que já tenha contas ou partidas não é tocada.
help-check = Verificar se tudo está em ordem
help-check-long = Repete cada partida a partir do seu registo e compara-a com o que dela está anotado; um ficheiro de base de dados também é verificado como ficheiro.
help-promote = Deixar um jogador moderar
help-promote-long = O jogador pode então ver denúncias, silenciar jogadores e fechar contas.
help-demote = Retirar a um jogador o direito de moderar
help-demote-long = O jogador mantém a conta e perde os direitos.
help-arg-copy-to = o ficheiro a escrever
help-arg-copy-from = o ficheiro a ler
help-arg-name = o nome do jogador
admin-backup-done = { $n ->
    [one] { $n } linha copiada.
   *[other] { $n } linhas copiadas.
}
admin-restore-done = { $n ->
    [one] { $n } linha reposta.
   *[other] { $n } linhas repostas.
}
admin-check-done = Partidas verificadas: { $games }, com { $turns } jogadas. { $wrong ->
    [0] Está tudo em ordem.
   *[other] Problemas: { $wrong }.
}
admin-promoted = { $name } já pode moderar.
admin-demoted = { $name } já não pode moderar.
error-admin-player = Não há nenhum jogador «{ $name }». O nome tem de ser o de uma conta com senha.
error-admin-copy = A linha { $line } não pertence a uma cópia feita por `teahouse admin backup`.
error-admin-not-empty = Já há contas ou partidas na base de dados. Indique uma vazia com `--data` ou `--database`.

help-load = Ver quanto aguenta um servidor
help-load-long = Joga num servidor próprio como o fariam muitos clientes e mostra quantas jogadas por segundo confirmou, quanto tempo levou e quanto custa uma ligação silenciosa. O servidor tem de ser iniciado com `--no-limits`.
help-arg-server = o servidor, como `http://127.0.0.1:7474`
help-arg-pairs = quantos pares de jogadores (100 se nada for dito)
help-arg-sockets = quantas ligações silenciosas além disso
help-arg-bots = quantas pessoas jogam contra o computador mais forte
help-arg-rate = quantas jogadas por segundo ao todo; tantas quantas possíveis se nada for dito
help-arg-seconds = durante quantos segundos (10 se nada for dito)
help-arg-acknowledged = anotar cada jogada confirmada neste ficheiro
help-arg-pid = o processo do servidor, para ver a sua memória
error-load-server = Indique o servidor como `http://HOST:PORTA`.
load-turns = { $turns } jogadas confirmadas em { $games } partidas, { $rate } por segundo: metade em { $p50 } ms, 99 em cada 100 em { $p99 } ms, a mais demorada em { $longest } ms. Respostas do computador: { $answers }. Ligações reabertas: { $reconnects }. Erros: { $wrong }.
load-sockets = { $n } ligações silenciosas, { $kib } KiB cada.
load-sockets-open = { $n } ligações silenciosas.

meta-url = URL
meta-address = ENDEREÇO

help-serve = Iniciar o servidor de jogos
help-serve-long = Inicia o servidor de jogos: contas, sala de espera, partidas com relógio, adversários de computador e a API para programas (descrita em `/api/docs`). Por padrão, escuta só nesta máquina e mantém tudo em um único arquivo. Os segredos podem ficar em variáveis de ambiente em vez da linha de comando: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, ou os mesmos nomes com `_FILE` para um arquivo que os contenha. `RUST_LOG` define o nível do log.
help-arg-data = a pasta de dados (padrão: `TEAHOUSE_DATA` ou o lugar habitual dos dados)
help-arg-database = o banco de dados: `postgres://…` para vários nós (padrão: um arquivo na pasta de dados)
help-arg-listen = onde escutar, como `127.0.0.1:7474`; a porta 0 escolhe uma livre
help-arg-nats = o servidor NATS que conecta vários nós
help-arg-nats-prefix = o prefixo de todos os nomes no servidor NATS (padrão: `teahouse`); servidores com prefixos diferentes não compartilham processos `worker`, e cada um deles precisa do prefixo do seu servidor
help-arg-public-url = o endereço público, como `https://tea.example`; com `https`, os cookies só são enviados por ele
help-arg-proxies = quantos proxies confiáveis ficam na frente do servidor
help-arg-smtp = o servidor de e-mail, como `smtps://NOME:SENHA@HOST`
help-arg-mail-from = o remetente dos e-mails
help-arg-workers = quantas threads do motor jogam e analisam (padrão: metade dos processadores)
help-arg-json-log = log em JSON, um objeto por linha
help-arg-per-address = conexões de um endereço ou de uma rede IPv6 (padrão: 256), nunca mais de um quarto de todas
help-arg-no-limits = remover os limites: só para testes de carga
help-arg-tournaments-by-admins = só administradores podem criar torneios
help-arg-time-off-days = dias de folga por conta e ano civil, nos quais os relógios dela param nas partidas por correspondência (padrão: 28; 0: nenhum)
serve-ready = Servidor em { $address }, dados em { $data }. Para encerrar, pressione Ctrl+C.
serve-stopped = Encerrado. Tudo o que foi confirmado está salvo.
error-serve-data = Falta a pasta de dados. Indique uma com `--data`.
error-serve-folder = A pasta de dados não pode ser usada: { $why }
error-serve-in-use = Outro servidor está usando este banco de dados: { $file } está bloqueado pelo processo { $process }. Encerre-o primeiro ou indique outra pasta com `--data`.
error-serve-public-url = `{ $why }` não é um endereço válido para `--public-url`. Escreva o esquema e o nome do host, como em `https://tea.example`.
error-serve-database = O banco de dados não pode ser usado: { $why }
error-serve-nats = Não foi possível conectar ao NATS: { $why }
error-serve-nats-prefix = `{ $why }` não é um valor válido para `--nats-prefix`. Use de 1 a 32 letras sem acento, dígitos, `-` ou `_`.
error-serve-ended = O servidor parou de aceitar conexões inesperadamente.
error-serve-mail = A configuração de e-mail não pode ser usada: { $why }
error-serve-listen = Não é possível escutar ali: { $why }. Escolha outro endereço com `--listen`.

help-worker = Calcular jogadas e análises para os nós do servidor
help-worker-long = Recebe da fila de um servidor NATS as jogadas do computador e as análises de partidas, em uma máquina própria. Você pode executar quantos processos quiser; se um parar ou cair, nada se perde.
worker-ready = { $n ->
    [one] Trabalhando com { $n } thread. Para parar, pressione Ctrl+C.
   *[other] Trabalhando com { $n } threads. Para parar, pressione Ctrl+C.
}
error-worker-nats = Indique o servidor NATS com `--nats`.

help-admin = Administrar o servidor
help-admin-long = Faz backup de tudo em um arquivo, restaura o servidor a partir dele, verifica os dados e define quem pode moderar.
help-admin-backup = Fazer backup de tudo em um arquivo
help-admin-backup-long = Grava todas as contas, partidas e mensagens em um único arquivo comprimido, mesmo com o servidor funcionando: é o estado de um só momento. O arquivo serve tanto para SQLite quanto para PostgreSQL.
help-admin-restore = Restaurar o servidor a partir do backup
help-admin-restore-long = Preenche um banco de dados vazio a partir de um backup. Não altera um banco que já tenha contas ou partidas.
help-admin-check = Verificar os dados
help-admin-check-long = Repete cada partida a partir do seu log e a compara com o que está gravado sobre ela; verifica também o próprio arquivo do banco de dados.
help-admin-promote = Tornar um jogador moderador
help-admin-promote-long = O jogador pode então ver denúncias, silenciar jogadores e fechar contas.
help-admin-demote = Retirar os direitos de um moderador
help-admin-demote-long = O jogador mantém a conta e perde os direitos.
help-arg-copy-to = o arquivo a gravar
help-arg-copy-from = o arquivo a ler
help-arg-name = o nome do jogador
admin-backup-done = { $n ->
    [one] { $n } linha copiada.
   *[other] { $n } linhas copiadas.
}
admin-restore-done = { $n ->
    [one] { $n } linha restaurada.
   *[other] { $n } linhas restauradas.
}
admin-check-done = Partidas verificadas: { $games }, com { $turns } jogadas. { $wrong ->
    [0] Está tudo em ordem.
   *[other] Problemas: { $wrong }.
}
admin-promoted = { $name } agora pode moderar.
admin-demoted = { $name } não pode mais moderar.
error-admin-player = Não existe jogador “{ $name }” com senha.
admin-restore-uncounted = O backup foi feito por uma versão mais antiga e não tem linha final; por isso, o número de registros não pôde ser conferido. Execute `teahouse admin check`.
error-admin-copy = A linha { $line } não faz parte de um backup feito por `teahouse admin backup`.
error-admin-line = O banco de dados recusa a linha { $line } do backup: { $why }. Nada foi restaurado.
error-admin-cut = O backup está incompleto: falta a linha final. Nada foi restaurado.
error-admin-count = O backup está danificado: a linha final indica { $told } registros em `{ $table }`, mas há { $found }. Nada foi restaurado.
error-admin-not-empty = Já há contas ou partidas no banco de dados. Indique um vazio com `--data` ou `--database`.
error-admin-bare = Não há banco de dados da Casa de Chá em { $place }.
error-admin-newer = O backup foi feito por uma versão mais nova da Casa de Chá (esquema { $found }; esta versão conhece até o { $known }). Atualize a Casa de Chá. Nada foi restaurado.
error-serve-newer = Uma versão mais nova da Casa de Chá alterou o banco de dados (esquema { $found }; esta versão conhece até o { $known }). Atualize a Casa de Chá ou restaure um backup anterior à alteração.
admin-backup-schema = O backup tem o esquema { $schema }; esta versão grava o { $known }. Qualquer versão da Casa de Chá que conheça o esquema { $schema } pode restaurá-lo.
admin-check-file = Verificando o arquivo do banco de dados…
admin-check-games = Partidas verificadas: { $done } de { $all }…
admin-check-none = O banco de dados está vazio: 0 contas, 0 partidas. É este mesmo?
admin-check-accounts = Contas: { $n }.

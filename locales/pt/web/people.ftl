# Entrar e criar conta.
people-sign-in = Entrar
people-sign-up = Criar conta
people-sign-out = Sair
people-name = Nome
people-name-hint = De 2 a 20 letras, dígitos, - ou _. Os outros jogadores veem o nome.
people-password = Senha
people-password-hint = Pelo menos 8 caracteres. Uma frase é fácil de lembrar e difícil de adivinhar.
people-password-now = Senha atual
people-password-new = Nova senha
people-password-change = Trocar a senha
people-password-changed = A senha foi trocada. A sessão foi encerrada em todos os outros dispositivos.
people-show-password = Mostrar a senha
people-mail = Endereço de e-mail
people-mail-optional = Endereço de e-mail (opcional)
people-mail-hint = Só é necessário se você esquecer a senha. Ninguém mais o vê.
people-code = Código
people-code-hint = Os seis dígitos que o seu aplicativo de autenticação mostra agora.
people-code-or-recovery = Os seis dígitos do aplicativo de autenticação ou um dos seus códigos de recuperação.
people-code-needed = Esta conta está protegida pela verificação em duas etapas. Digite também o código.
people-new-here = É a sua primeira vez aqui?
people-new-here-text = Com uma conta, as suas partidas e os seus ratings ficam salvos. Como visitante, você pode jogar agora mesmo.
people-play-as-guest = Jogar como visitante
people-have-account = Já tem uma conta?
people-guest-keeps = Você joga como o visitante { $name }. As suas partidas passam para a nova conta.
people-signed-in-as = Você entrou como { $name }.
people-own-profile = Seu perfil
people-forgot = Esqueceu a senha?
people-forgot-title = Senha esquecida
people-forgot-text = Digite o endereço de e-mail da sua conta. Enviaremos para lá um link para escolher uma nova senha.
people-forgot-send = Enviar o link
people-forgot-sent = Se existir uma conta com este endereço confirmado, enviamos um e-mail. O link vale por uma hora.
people-confirm-title = Confirmar o endereço de e-mail
people-confirm-wait = Um momento…
people-confirm-done = O seu endereço de e-mail está confirmado.
people-confirm-again = Você pode pedir um novo link na página da sua conta.
people-reset-title = Escolher uma nova senha
people-reset-text = A sessão é encerrada em todos os dispositivos; depois você entra com a nova senha.
people-reset-save = Salvar a senha
people-reset-done = A senha foi alterada.

# A própria conta.
people-account = Conta
people-since = Entrou em { $since }
people-guest-text = Você joga como visitante. Crie uma conta para manter as suas partidas e jogar partidas ranqueadas.
people-muted-until = Um moderador silenciou você: até { $until } não é possível escrever mensagens.
people-mail-none = Não há endereço de e-mail. Sem ele, não é possível redefinir uma senha esquecida.
people-mail-confirmed = { $mail } está confirmado.
people-mail-unconfirmed = { $mail } ainda não está confirmado. Abra o link da mensagem que enviamos ou peça outra.
people-mail-new = Endereço
people-mail-new-hint = Enviaremos um link para este endereço; ele passa a valer quando você abrir o link. Deixe em branco para remover o endereço.
people-mail-change = Salvar o endereço
people-mail-sent = Enviamos um e-mail para { $mail }. Abra o link em até três dias.
people-mail-removed = O endereço de e-mail foi removido.
people-notices-text = A sua vez, um desafio, uma mensagem: escolha sobre o que e como receber avisos.
people-notices = Configurações de notificações
people-two-factor = Verificação em duas etapas
people-two-factor-on = Ativada: para entrar, são necessários a senha e um código do seu aplicativo de autenticação.
people-two-factor-off = Desativada. Com ela, a conta fica protegida mesmo se a senha for roubada: para entrar, é preciso também um código de um aplicativo de autenticação.
people-two-factor-set-up = Configurar
people-two-factor-scan = Leia o código QR com um aplicativo de autenticação:
people-two-factor-picture = Código QR com a chave
people-two-factor-secret = Ou digite a chave no aplicativo:
people-two-factor-secret-name = Chave
people-two-factor-open = Abrir em um aplicativo de autenticação neste dispositivo
people-two-factor-turn-on = Ativar
people-two-factor-turn-off = Desativar
people-two-factor-now-on = A verificação em duas etapas está ativada.
people-two-factor-now-off = A verificação em duas etapas está desativada.
people-recovery = Códigos de recuperação
people-recovery-text = Cada código funciona uma vez no lugar do código do aplicativo, caso você perca o aparelho. Eles só aparecem agora: guarde-os em lugar seguro.
people-recovery-save = Salvar em arquivo
people-recovery-done = Já guardei
people-copy = Copiar
people-copied = Copiado
people-sessions = Dispositivos conectados
people-session-program = { $browser } em { $system }
people-session-unknown = Programa desconhecido
people-session-current = Este dispositivo
people-session-since = Desde { $since }, último uso { $seen }
people-session-end = Encerrar a sessão
people-session-end-name = Encerrar a sessão: { $program }
people-apps = Aplicativos
people-apps-text = Aplicativos de outras pessoas que podem usar a sua conta, e os que você fez.
people-apps-show = Mostrar os aplicativos
people-tokens = Tokens para programas
people-tokens-text = Com um token, um programa pode agir por você: um robô ou uma ferramenta sua.
people-tokens-docs = Documentação da API
people-token-new = Novo token
people-token-name = Para que serve?
people-token-name-hint = Até 60 caracteres. Só você vê.
people-token-scopes = Permissões
people-scope-read = Ler
people-scope-read-hint = Ver o que você vê.
people-scope-play = Jogar
people-scope-play-hint = Criar partidas e fazer jogadas em seu nome.
people-scope-chat = Conversar
people-scope-chat-hint = Escrever mensagens em seu nome.
people-token-create = Criar o token
people-token-once = Token “{ $name }”: copie-o agora. Ele não será mostrado de novo.
people-token-secret = Token
people-token-unused = Criado em { $since }, ainda não usado
people-token-used = Criado em { $since }, último uso { $used }
people-token-revoke = Revogar
people-token-revoke-name = Revogar o token: { $name }
people-blocked = Jogadores bloqueados
people-blocked-none = Você não bloqueou ninguém.
people-follow = Seguir
people-unfollow = Deixar de seguir
people-following = Você segue
people-here = Online
people-away = Offline
people-activity = Atividade
people-activity-games = { $n ->
    [one] 1 partida nos últimos seis meses.
   *[other] { $n } partidas nos últimos seis meses.
}
people-activity-day = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
people-block = Bloquear
people-unblock = Desbloquear
people-unblock-name = Desbloquear: { $name }
people-blocked-now = Você e { $name } não podem mais se desafiar nem ser emparelhados.
people-unblocked-now = { $name } não está mais na lista de bloqueados.
people-data = Seus dados
people-data-text = Baixe em um arquivo tudo o que guardamos sobre você, ou exclua a conta definitivamente.
people-data-download = Baixar meus dados
people-delete = Excluir a conta
people-delete-title = Excluir a conta definitivamente?
people-delete-text = O seu nome, endereço de e-mail, mensagens, ratings e tokens são apagados na hora, e você desiste das partidas em andamento. As partidas encerradas ficam com os adversários, sem o seu nome. Isso não pode ser desfeito.
people-delete-now = Excluir definitivamente
people-delete-done = A conta foi excluída. Agradecemos por jogar.

# Jogadores.
people-player = Jogador
people-bot = Robô
people-closed = Conta fechada
people-challenge = Desafiar
people-records = Baixar todas as partidas
people-records-none = Ainda não há partidas encerradas.
people-report = Denunciar
people-report-title = Denunciar { $name }
people-report-text = Um moderador vai ler isto. A pessoa denunciada não fica sabendo quem denunciou.
people-report-reason = O que há de errado?
people-report-send = Enviar a denúncia
people-report-sent = Agradecemos. Um moderador vai verificar.
people-ratings = Ratings
people-ratings-none = Ainda não há partidas ranqueadas.
people-rating = Rating
people-rating-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
people-rating-uncertain = { $n ->
    [one] { $n } partida, provisório
   *[other] { $n } partidas, provisório
}
people-rating-change = Variação do rating
people-speed = Ritmo
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Rápido
people-speed-classical = Clássico
people-speed-correspondence = Por correspondência
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }, três ou quatro jogadores
people-chart-title = { $pool }: rating após { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, de { $from } a { $to }
people-chart-none = O gráfico começa na segunda partida ranqueada.
people-chart-table = Em tabela
people-chart-when = Data
people-statistics = Estatísticas
people-games = Partidas
people-games-none = Ainda não há partidas.
people-games-none-such = Nenhuma partida corresponde aos filtros.
people-filter-game = Jogo
people-filter-result = Resultado
people-filter-rated = Tipo
people-filter-all = Todos
people-result-won = Vitória
people-result-drawn = Empate
people-result-lost = Derrota
people-result-playing = Em andamento
people-rated = Ranqueada
people-unrated = Amistosa
people-turns = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
people-computer = Computador, nível { $level }
people-nobody = Ninguém
people-more = Mostrar mais
people-leaderboard-none = Ainda não há ninguém nesta lista.
people-leaderboard-text = Os cem melhores jogadores com rating estabelecido (pelo menos cinco partidas ranqueadas).
people-players = Jogadores
people-players-two = Dois
people-players-many = Três ou quatro
people-rank = Colocação
people-welcome = Que bom ter você aqui, { $name }!
people-welcome-text = De agora em diante, suas partidas e seu rating ficam guardados com este nome. Encontre alguém para jogar.
people-goodbye = Até logo
people-goodbye-text = Agradecemos por jogar. Você ainda pode jogar aqui sem conta.
people-signed-out = Você saiu da conta.
people-sign-out-everywhere = Sair em todos os dispositivos
people-signed-out-everywhere = Você saiu da conta em todos os dispositivos.

# Time off.
people-time-off = Folga
people-time-off-text = { $n ->
    [one] Enquanto você está fora, seu relógio fica parado em todas as partidas por correspondência, e as rodadas dos torneios esperam por você. Você pode tirar { $n } dia por ano.
   *[other] Enquanto você está fora, seu relógio fica parado em todas as partidas por correspondência, e as rodadas dos torneios esperam por você. Você pode tirar { $n } dias por ano.
}
people-time-off-runs = Você está de folga até { $until }.
people-time-off-comes = Você estará de folga de { $begins } até { $until }.
people-time-off-left = { $n ->
    [one] { $year }: resta { $n } dia
   *[other] { $year }: restam { $n } dias
}
people-time-off-begins = Começa
people-time-off-begins-hint = Deixe vazio para começar agora.
people-time-off-until = Termina
people-time-off-take = Tirar folga
people-time-off-change = Mudar a folga
people-time-off-end = Encerrar agora
people-time-off-cancel = Cancelar a folga

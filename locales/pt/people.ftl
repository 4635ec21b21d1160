# Iniciar sessão e criar conta.
problem-wrong-name-or-password = O nome ou a senha não estão certos.
problem-code-needed = Esta conta pede também um código.
people-sign-in = Iniciar sessão
people-sign-up = Criar conta
people-sign-out = Terminar sessão
people-name = Nome
people-name-hint = De 2 a 20 letras, algarismos, - ou _. Os outros veem-no.
people-password = Senha
people-password-hint = Pelo menos 8 caracteres. Uma frase é fácil de lembrar e difícil de adivinhar.
people-password-now = Senha atual
people-password-new = Nova senha
people-password-change = Mudar a senha
people-password-changed = A senha foi mudada. A sessão terminou em todos os outros dispositivos.
people-show-password = Mostrar a senha
people-mail = Endereço de e-mail
people-mail-optional = Endereço de e-mail (opcional)
people-mail-hint = Só é preciso se esquecer a senha. Mais ninguém o vê.
people-code = Código
people-code-hint = Os seis algarismos que a sua aplicação de autenticação mostra agora.
people-code-needed = Esta conta está protegida por um segundo fator. Indique também o código.
people-new-here = É a primeira vez?
people-new-here-text = Com uma conta, as suas partidas e classificações ficam guardadas. Como convidado pode jogar já.
people-play-as-guest = Jogar como convidado
people-have-account = Já tem conta?
people-guest-keeps = Está a jogar como o convidado { $name }. As suas partidas passam para a nova conta.
people-signed-in-as = Tem sessão iniciada como { $name }.
people-own-profile = O seu perfil
people-forgot = Esqueceu a senha?
people-forgot-title = Senha esquecida
people-forgot-text = Indique o endereço de e-mail da sua conta. Enviamos para lá um link para escolher uma nova senha.
people-forgot-send = Enviar o link
people-forgot-sent = Se alguma conta tiver este endereço, confirmado, a mensagem já vai a caminho. O link vale por uma hora.
people-confirm-title = Confirmar o endereço de e-mail
people-confirm-wait = Um momento …
people-confirm-done = O seu endereço de e-mail está confirmado.
people-confirm-again = Pode pedir um novo link na página da sua conta.
people-reset-title = Escolher uma nova senha
people-reset-text = A sessão termina em todos os dispositivos; depois entra com a nova senha.
people-reset-save = Guardar a senha
people-reset-done = A nova senha vale a partir de agora.

# A própria conta.
people-account = Conta
people-since = Por cá desde { $since }
people-guest-text = Está a jogar como convidado. Crie uma conta para guardar as partidas e jogar partidas a contar.
people-muted-until = Um moderador silenciou esta conta: até { $until } não pode escrever mensagens.
people-mail-none = Não há endereço de e-mail. Sem ele, uma senha esquecida não se pode substituir.
people-mail-confirmed = { $mail } está confirmado.
people-mail-unconfirmed = { $mail } ainda não está confirmado. Abra o link da mensagem que enviámos ou peça outra.
people-mail-new = Endereço
people-mail-new-hint = Enviamos um link para este endereço; ele vale depois de aberto o link. Deixe vazio para não ter nenhum.
people-mail-change = Guardar o endereço
people-mail-sent = Vai uma mensagem a caminho de { $mail }. Abra o link dentro de três dias.
people-mail-removed = O endereço de e-mail foi removido.
people-two-factor = Segundo fator
people-two-factor-on = Ligado: iniciar sessão pede a senha e um código da sua aplicação de autenticação.
people-two-factor-off = Desligado. Com um segundo fator, uma senha roubada, só por si, não abre nada: iniciar sessão pede também um código de uma aplicação de autenticação.
people-two-factor-set-up = Configurar
people-two-factor-secret = Introduza este segredo na sua aplicação de autenticação. Guarde-o também em lugar seguro: sem a aplicação e sem o segredo já não poderá entrar.
people-two-factor-secret-name = Segredo
people-two-factor-open = Abrir numa aplicação de autenticação neste dispositivo
people-two-factor-turn-on = Ligar
people-two-factor-turn-off = Desligar
people-two-factor-now-on = O segundo fator está ligado.
people-two-factor-now-off = O segundo fator está desligado.
people-copy = Copiar
people-copied = Copiado
people-sessions = Onde tem sessão iniciada
people-session-program = { $browser } em { $system }
people-session-unknown = Programa desconhecido
people-session-current = Este dispositivo
people-session-since = Desde { $since }, último uso { $seen }
people-session-end = Terminar
people-session-end-name = Terminar a sessão: { $program }
people-tokens = Tokens para programas
people-tokens-text = Com um token, um programa pode agir por si: um bot ou uma ferramenta sua.
people-tokens-docs = O que os programas podem fazer
people-token-new = Novo token
people-token-name = Para que serve?
people-token-name-hint = Até 60 caracteres, só para si.
people-token-scopes = O que permite
people-scope-read = Ler
people-scope-read-hint = Ver o que a sua conta vê.
people-scope-play = Jogar
people-scope-play-hint = Criar partidas e fazer jogadas em seu nome.
people-scope-chat = Conversar
people-scope-chat-hint = Escrever mensagens em seu nome.
people-token-create = Criar o token
people-token-once = Token «{ $name }»: copie-o agora. Não volta a ser mostrado.
people-token-secret = Token
people-token-unused = Criado em { $since }, ainda não usado
people-token-used = Criado em { $since }, último uso { $used }
people-token-revoke = Revogar
people-token-revoke-name = Revogar o token: { $name }
people-blocked = Jogadores bloqueados
people-blocked-none = Não bloqueou ninguém.
people-block = Bloquear
people-unblock = Desbloquear
people-unblock-name = Desbloquear: { $name }
people-blocked-now = { $name } e a sua conta já não jogam uma com a outra.
people-unblocked-now = { $name } já não está na lista de bloqueados.
people-data = Os seus dados
people-data-text = Tudo o que guardamos sobre si, num só ficheiro. Ou sair de vez.
people-data-download = Descarregar os meus dados
people-delete = Apagar a conta
people-delete-title = Apagar a conta de vez?
people-delete-text = O seu nome, endereço de e-mail, mensagens, classificações e tokens são apagados de imediato, e desiste das partidas em curso. As partidas acabadas ficam com os adversários, sem o seu nome. Não se pode voltar atrás.
people-delete-now = Apagar de vez
people-delete-done = A conta foi apagada. Obrigado pela companhia.

# Jogadores.
people-player = Jogador
people-bot = Bot
people-closed = Conta fechada
people-challenge = Desafiar
people-records = Descarregar todas as partidas
people-records-none = Ainda não há partidas acabadas.
people-report = Denunciar
people-report-title = Denunciar { $name }
people-report-text = Um moderador vai ler isto. A pessoa denunciada não fica a saber quem denunciou.
people-report-reason = O que está mal?
people-report-send = Enviar a denúncia
people-report-sent = Obrigado. Um moderador vai ver o assunto.
people-ratings = Classificações
people-ratings-none = Ainda não há partidas a contar.
people-rating = Classificação
people-rating-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
people-rating-uncertain = { $n ->
    [one] { $n } partida, ainda incerta
   *[other] { $n } partidas, ainda incerta
}
people-rating-change = Variação da classificação
people-speed = Ritmo
people-speed-bullet = Bala
people-speed-blitz = Relâmpago
people-speed-rapid = Rápido
people-speed-classical = Clássico
people-speed-correspondence = Por correspondência
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }, três ou quatro jogadores
people-chart-title = { $pool }: classificação após { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}, de { $from } a { $to }
people-chart-none = O gráfico começa com a segunda partida a contar.
people-chart-table = Em tabela
people-chart-when = Data
people-statistics = Estatísticas
people-games = Partidas
people-games-none = Ainda não há partidas.
people-games-none-such = Não há partidas assim.
people-filter-game = Jogo
people-filter-result = Resultado
people-filter-rated = Tipo
people-filter-all = Tudo
people-result-won = Vitória
people-result-drawn = Empate
people-result-lost = Derrota
people-result-playing = Em curso
people-rated = A contar
people-unrated = Amigável
people-turns = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
people-computer = Computador, nível { $level }
people-nobody = Ninguém
people-more = Mostrar mais
people-leaderboard-none = Ainda não há ninguém nesta lista.
people-leaderboard-text = Os cem melhores com a classificação assente: pelo menos cinco partidas a contar e pouca incerteza.
people-players = Jogadores
people-players-two = Dois
people-players-many = Três ou quatro
people-rank = Lugar

# As páginas: o que todas têm em comum.
web-name = Casa de Chá
web-menu = Menu
web-skip = Ir para o conteúdo
web-language = Idioma
web-loading = Carregando…
web-close = Fechar
web-open = Abrir
web-cancel = Cancelar
web-back = Voltar
web-error-unknown = Algo deu errado. Tente de novo.
web-update = Há uma nova versão disponível.
web-install = Instalar
web-install-text = Tenha a Casa de Chá neste dispositivo: abre como um aplicativo e funciona sem internet.
web-nav-play = Jogar
web-nav-online = Online
web-nav-puzzles = Problemas
web-nav-analysis = Análise
web-nav-tournaments = Torneios
web-nav-learn = Aprender
web-nav-leaderboard = Classificação
web-nav-sign-in = Entrar
web-nav-settings = Configurações
web-nav-admin = Moderação
web-nav-notices = Notificações
web-bell = { $n ->
     [0] Notificações
     [one] Notificações, { $n } não lida
    *[other] Notificações, { $n } não lidas
}
web-missing-title = Página não encontrada
web-missing-text = Esta página não existe. O endereço pode ter um erro de digitação, ou a página não existe mais.
web-offline-title = Sem conexão
web-offline-text = Não foi possível carregar esta página. Neste dispositivo e contra o computador, você pode jogar também sem internet.
web-offline-server = Esta página precisa do servidor e abre sozinha quando a conexão voltar. Enquanto isso, você pode jogar neste dispositivo, inclusive contra o computador.
web-go-home = Ir para a página inicial
web-description = Skud Pai Sho, Pai Sho de Rua e Halma: online, com amigos ou contra o computador

# A lista de lições, antes de as lições chegarem.
learn-title = Aprender a jogar
learn-intro = Tarefas curtas em um tabuleiro de verdade; as próprias regras conferem cada resposta. Não é preciso ter conta, e funciona sem internet.

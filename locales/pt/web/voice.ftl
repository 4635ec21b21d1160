# Como a mesa fala com quem joga: quem está em cada lugar, o que fazer agora, por que não.
voice-you = Você
voice-computer = Computador { $level }
voice-your-turn = Sua vez
voice-turn-of = Vez de { $name }
voice-false-claim = { $name } declarou vitória sem ter as quatro linhas centrais. A declaração custou a vez.
voice-false-claim-you = Sua declaração era falsa: você não tem as quatro linhas centrais. Ela custou a sua vez.
voice-claim-title = Declarar vitória?
voice-claim-false = Você ainda não tem as quatro linhas centrais, então a declaração seria falsa. Ela custaria a sua vez; nada mais muda.
voice-claim-anyway = Declarar mesmo assim
voice-chosen = Peças de intensidade escolhidas
voice-put-back = Devolver: { $tile }
voice-take-accents = Ficar com estas peças
voice-count = { $k } de { $n }
voice-menu = Mais
voice-zen = Modo zen: só o tabuleiro
voice-zen-off = Sair do modo zen
voice-full-screen = Tabuleiro em tela cheia

do-accents = Escolha { $n } peças de intensidade da sua mão ({ $k } de { $n }).
do-accents-agreed = Escolha { $n } peças de intensidade para todos ({ $k } de { $n }).
do-accents-one = Escolha uma peça de intensidade. Cada um recebe uma desse tipo.
do-accents-done = { $n ->
    [one] Fique com esta peça ou devolva-a.
   *[other] Fique com estas { $n } peças ou devolva uma.
}
do-opening = Escolha uma flor básica da sua mão. É a primeira a ser plantada.
do-opening-only = A sua primeira flor já está definida. Escolha na sua mão: { $tile }.
do-opening-for = Escolha a primeira flor de { $name }.
do-opening-gate = { $tile }: plante no portão marcado.
do-plant-or-move = Plante uma flor da sua mão ou mova uma das suas no tabuleiro.
do-plant-only = Plante uma flor da sua mão.
do-move-only = Mova uma das suas flores no tabuleiro.
do-call = Há flores em conflito. Aponte o conflito, ou plante ou mova como sempre.
do-plant = { $tile }: escolha um ponto marcado para plantar.
do-go = { $tile }: para onde? Escolha um dos pontos marcados.
do-bonus = Uma nova harmonia! Como bônus, escolha uma peça da sua mão, ou recuse.
do-bonus-place = Bônus: { $tile }. Escolha um ponto marcado.
do-bonus-boat = Bônus: escolha a peça em que o Barco será colocado.
do-bonus-boat-to = Para onde o Barco leva a flor? Escolha um ponto marcado.
do-pass = Desta vez não há nada a fazer. Passe.
do-street = Escolha uma das suas peças para mover.
do-street-deploy = Escolha uma das suas peças para mover, ou uma nova da sua mão.
do-street-port = Coloque a peça nova no ponto marcado, o seu porto.
do-street-go = Para onde? Parar sobre uma peça adversária a captura.
do-street-claim = As quatro linhas centrais são suas: declare vitória!
do-halma = Escolha uma das suas peças: ela anda para a casa ao lado ou salta por cima de outras.
do-halma-go = Para onde? Escolha uma das casas marcadas.
do-halma-on = Continue a saltar ou pare aqui.
do-any = Escolha o que mover.
do-any-go = Escolha um dos pontos marcados.
do-confirm = Faça esta jogada ou volte um passo.

no-turn = Ainda não: agora é a vez de { $name }.
no-over = A partida acabou. Jogue de novo ou analise.
no-past = Esta é uma posição anterior. Volte à partida para fazer a sua jogada.
no-watching = Você está assistindo; só quem joga move as peças.
no-others-tile = Essa peça é de { $name }. Escolha uma das suas.

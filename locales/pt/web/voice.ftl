# Como a mesa fala com quem joga: quem está em cada lugar, o que fazer agora, por que não.
voice-you = Você
voice-one-of = { $name } ({ $n })
voice-your-turn = Sua vez
voice-turn-of = Vez: { $name }
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

do-accents = Escolha { $n } peças de intensidade ({ $k } de { $n }).
do-accents-agreed = Escolha { $n } peças de intensidade para todos ({ $k } de { $n }).
do-accents-one = Escolha uma peça de intensidade. Cada um recebe uma desse tipo.
do-accents-for = Escolha uma peça de intensidade para { $name }.
do-accents-own = Escolha a sua própria peça de intensidade.
do-accents-done = { $n ->
    [one] Fique com esta peça ou devolva-a.
   *[other] Fique com estas { $n } peças ou devolva uma.
}
do-opening = Escolha uma flor básica da sua reserva: a sua primeira flor.
do-opening-only = A sua primeira flor já está definida. Escolha na sua reserva: { $tile }.
do-opening-for = Escolha a primeira flor para { $name }.
do-opening-gate = { $tile }: plante no portão marcado.
do-plant-or-move = Plante uma flor da sua reserva ou mova uma das suas no tabuleiro.
do-plant-only = Plante uma flor da sua reserva.
do-move-only = Mova uma das suas flores no tabuleiro.
do-call = Há flores em conflito. Aponte o conflito, ou plante ou mova como sempre.
do-plant = { $tile }: escolha um ponto marcado para plantar.
do-go = { $tile }: para onde? Escolha um dos pontos marcados.
do-bonus = Uma nova harmonia! Como bônus, escolha uma peça da sua reserva, ou recuse.
do-bonus-place = Bônus: { $tile }. Escolha um ponto marcado.
do-bonus-boat = Bônus: escolha a peça em que o Barco será colocado.
do-bonus-boat-to = Para onde o Barco leva a flor? Escolha um ponto marcado.
do-pass = Você não tem nenhuma jogada permitida. Passe.
do-street = Escolha uma das suas peças para mover.
do-street-deploy = Escolha uma das suas peças para mover, ou uma nova da sua reserva.
do-street-port = Coloque a peça nova no ponto marcado, o seu porto.
do-street-go = Para onde? Parar sobre uma peça adversária a captura.
do-street-claim = As quatro linhas centrais são suas: declare vitória!
do-halma = Escolha uma das suas peças: ela anda para a casa ao lado ou salta por cima de outras.
do-halma-go = Para onde? Escolha uma das casas marcadas.
do-any-on = Continue a saltar ou pare aqui.
do-any = Escolha o que mover.
do-any-go = Escolha um dos pontos marcados.
do-confirm = Faça esta jogada ou volte um passo.

no-turn = Ainda não. Vez: { $name }.
no-over = A partida acabou. Jogue de novo ou analise.
no-past = Esta é uma posição anterior. Volte à partida para fazer a sua jogada.
no-watching = Você está assistindo; só quem joga move as peças.
no-sent = Enviando a sua jogada ao servidor; só um momento.
no-unsent = Ainda não enviada: sem conexão. A sua jogada segue assim que a conexão voltar.
no-others-tile = { $game ->
    [halma] Essa peça não é sua ({ $name }). Escolha uma das suas.
   *[other] Essa peça não é sua ({ $name }). Escolha uma das suas.
}

lost-kind = Olhar com calma a jogada em que a partida escapou ensina mais que dez vitórias.
lost-turning = Ver o momento decisivo
lost-searching = Procurando o momento decisivo…
next-level = Próximo: { $name }
easier-level = Mais fácil: { $name }

circle-title = Círculo da harmonia
circle-about = Vizinhas no círculo harmonizam. Opostas entram em conflito.
circle-list = O círculo: { $tiles }.

card-reach = { $n ->
    [one] Anda um passo.
   *[other] Anda até { $n } passos.
}
card-harmony = Em harmonia com { $tiles }.
card-clash = Em conflito com { $tile }.
card-garden-red = Nunca para em um ponto só branco.
card-garden-white = Nunca para em um ponto só vermelho.
card-L = Em harmonia com toda flor básica que vê, seja de quem for. Entra como bônus.
card-O = Prende as flores adversárias à sua volta. Enquanto a sua Lótus floresce, captura qualquer flor. Entra como bônus.
card-R = Cancela todas as harmonias na sua fileira e na sua coluna. Entra como bônus.
card-W = Gira todas as peças à sua volta uma posição no sentido horário. Entra como bônus.
card-K = As peças à sua volta não formam harmonia. Entra como bônus.
card-B = Leva uma flor para um ponto ao lado, ou remove uma peça de intensidade. Entra como bônus.
card-M = { $bamboo ->
    [own-flower] Se uma flor do dono floresce ao lado dele e nenhuma germina ali, as peças à sua volta voltam aos donos.
   *[always] As peças à sua volta voltam aos donos.
} As peças ao lado não podem ser capturadas. Entra como bônus.
card-P = À sua volta se podem plantar flores, que florescem na hora. Entra como bônus.
card-T = { $turtle ->
    [pairs] Duas flores básicas que se veem harmonizam se ela está ao lado de uma das duas.
   *[source] Uma flor ao lado dela harmoniza com toda flor básica que vê.
} Entra como bônus.
card-tile = Anda até { $reach } passos, também por cima das suas peças. Pare sobre uma peça adversária para capturá-la. Com um cativo embaixo, { $captor-bonus ->
    [one] anda um passo a mais
    [per-captive] anda um passo a mais por peça debaixo dela
    [five] anda até 5 passos
   *[none] não anda mais longe
} e { $release ->
    [on] deixa os cativos para trás
   *[off] não pode capturar
}. Duas suas alinhadas, dos dois lados de uma linha central, estão em harmonia.
card-piece = Anda para uma casa vizinha ou salta por cima de peças vizinhas quantas vezes puder. Leve todas ao canto oposto.

coach-title = Treinador
coach-hint = Dica
coach-wait = Procurando uma boa jogada…
coach-none = Desta vez sem sugestão. Confie no seu instinto.
coach-on = Ligar o treinador
coach-off = Desligar o treinador
coach-accents = As peças de intensidade entram depois, como bônus. { $wheels ->
    [off] O Barco move uma flor;
   *[on] Barco e Roda movem flores;
} Rochedo e Bambu Americano cancelam harmonias. Para a primeira partida, qualquer escolha serve.
coach-opening = A sua primeira flor germina no seu portão. Escolha qualquer tipo: o número diz até onde ela pode andar.
coach-opening-only = { $opening ->
    [clashing] O Anfitrião responde com a flor que conflita com a do Convidado.
   *[same] O Anfitrião responde com a mesma flor que o Convidado.
} O número diz até onde ela pode andar.
coach-opening-for = Você escolhe a primeira flor de outro jogador. O número diz até onde ela pode andar.
coach-skud = Ponha em linha duas flores vizinhas no círculo: é uma harmonia. Um anel delas em volta do centro vence.
coach-street = Mantenha uma harmonia através de cada uma das quatro linhas centrais: duas peças alinhadas, uma de cada lado. { $win ->
    [claim] Se ainda tiver as quatro no começo da sua próxima jogada, declare vitória.
    [start] Se ainda tiver as quatro no começo da sua próxima jogada, você vence.
   *[immediate] As quatro ao mesmo tempo vencem a partida na hora.
}
coach-halma = Faça escadas: peças com espaços entre si deixam as outras saltar longe. Não deixe ninguém para trás.
coach-sure-title = Tem certeza?
coach-think-again = Pensar de novo
coach-anyway = Jogar mesmo assim
settings-coach = Treinador
settings-coach-hint = Em partidas contra o computador: do que trata cada fase, dicas e uma pergunta antes de um grande erro. Depois das cinco primeiras partidas, ele para de interferir.

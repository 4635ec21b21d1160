# O que as regras têm a dizer: o que está errado e o que fazer em vez disso.
says-in-entry = Entrada { $turn } do registro: { $what }
says-entry-malformed = “{ $entry }” não é uma entrada. Escreva o número da jogada, a letra do lugar, um ponto e a própria jogada.
says-entry-expected = “{ $entry }” está fora de ordem: aqui se espera “{ $expected }”.
says-game-over = A partida acabou: { $reason }. Desfaça uma jogada para continuar de uma posição anterior.
says-step-unfinished = Isso é só o começo de uma jogada. Escolha para onde ela vai.
says-not-your-turn = { $seat } não pode desistir agora: isso só é possível na própria vez e enquanto se está no jogo.
says-unknown-game = Não existe o jogo “{ $name }”. Os jogos são: { $allowed }.
says-unknown-seats = Este jogo não é para { $seats } jogadores. Possível: { $allowed }.
says-unknown-preset = Não existe o conjunto pronto “{ $name }”. Escolha um destes: { $allowed }.
says-unknown-option = Este jogo não tem a opção “{ $name }”. Escolha uma destas: { $allowed }.
says-unknown-value = A opção “{ $name }” não pode ser “{ $value }”. Escolha um destes valores: { $allowed }.
says-record-control = A linha { $line } tem um caractere de controle: “{ $text }”. Um registro é texto simples; remova-o.
says-record-tag-twice = A linha { $line } repete uma etiqueta: “{ $text }”. Deixe só uma.
says-record-line = A linha { $line } não é etiqueta, nem comentário, nem jogadas: “{ $text }”. Etiquetas são como `game: halma` e vêm antes das jogadas; comentários começam com `#`.
says-record-no-game = O registro não diz qual é o jogo. Acrescente uma linha como `game: halma`.
says-record-tag = A etiqueta “{ $name }” não pode ser “{ $value }”.
says-record-result = O registro dá o resultado “{ $given }”, mas as jogadas levam a “{ $found }”.
says-link-damaged = Este link não tem uma partida que possa ser lida. Copie o link inteiro ou cole a notação da partida.
says-link-no-game = Este link só aponta para uma partida em outro site. Abra-a lá, copie a notação e cole-a aqui.
says-link-other-game = O jogo deste link não existe aqui. Dá para abrir partidas de Skud Pai Sho e Pai Sho de Rua.
says-link-option = A partida deste link tem a opção “{ $name }”, que não existe aqui, por isso não pode ser aberta.

# Jogadas, em qualquer jogo.
says-body-malformed = “{ $text }” não é uma jogada. Escreva como na notação, por exemplo `c3-d4` no Halma ou `(0,8)-(0,5)` no Pai Sho.
says-unknown-place = { $game ->
    [halma] Nenhuma jogada começa assim. Escolha uma casa do tabuleiro, ou passe a vez se for possível.
   *[other] Nenhuma jogada começa assim. Escolha um ponto do tabuleiro, uma peça da reserva ou uma das ações oferecidas.
}
says-step-complete = A jogada já está completa; nada vem depois dela.
says-not-now = Isso não pode ser feito agora.
says-cannot-pass = Só se pode passar quando não há outro movimento, e ainda há.
says-must-pass = Você não tem nenhum movimento. Passe.
says-empty-point = { $game ->
    [halma] Não há nenhuma peça em { $at }. Escolha uma casa com uma peça sua.
   *[other] Não há nenhuma peça em { $at }. Escolha um ponto com uma peça sua.
}
says-not-your-piece = { $game ->
    [halma] Essa peça é do { $seat }. Escolha uma sua.
   *[other] Essa peça é do { $seat }. Escolha uma sua.
}
says-no-move-from-here = { $game ->
    [halma] A peça em { $at } não tem para onde ir. Escolha outra.
   *[other] A peça em { $at } não tem para onde ir. Escolha outra.
}
says-same-point = { $game ->
    [halma] Ela não pode ficar onde está. Escolha outra casa.
   *[other] Ela não pode ficar onde está. Escolha outro ponto.
}
says-occupied = { $game ->
    [halma] A casa { $at } está ocupada. Escolha uma vazia.
   *[other] O ponto { $at } está ocupado. Escolha um vazio.
}
says-out-of-reach = Esse ponto está fora de alcance.
says-out-of-reach-at = Nenhum passo e nenhuma cadeia de saltos leva a { $at }. Salta-se por cima de uma peça vizinha até a casa vazia logo atrás.
says-out-of-reach-at-reach = { $reach ->
    [one] { $at } está longe demais: esta pilha só anda um passo.
   *[other] { $at } está longe demais: esta pilha anda até { $reach } passos.
}
says-out-of-reach-tile-reach = { $reach ->
    [one] Longe demais: a peça { $tile } só anda um passo.
   *[other] Longe demais: a peça { $tile } anda até { $reach } passos, virando à vontade.
}
says-blocked = O caminho até lá está bloqueado.
says-blocked-at-reach = { $reach ->
    [one] Pilhas adversárias bloqueiam todo caminho de um passo até { $at }.
   *[other] Pilhas adversárias bloqueiam todo caminho de até { $reach } passos até { $at }.
}
says-blocked-tile-reach = { $reach ->
    [one] Outras peças bloqueiam todo caminho de um passo da peça { $tile }.
   *[other] Outras peças bloqueiam todo caminho de até { $reach } passos da peça { $tile }.
}

# Posições em uma linha.
says-position-malformed = Não é possível ler a posição em “{ $text }”.
says-position-impossible = A posição não é possível: “{ $text }”.
says-position-impossible-why-text = A posição não é possível: { $why } (“{ $text }”).
says-position-lacks = A posição está incompleta: falta “{ $part }”.
why-too-many-tiles = há mais peças do que um jogador tem
why-point-twice = um ponto é citado duas vezes

# Skud Pai Sho.
says-option-seats = A opção “{ $name }” não pode ser “{ $value }” com { $seats } jogadores.
says-too-many-tiles = { $seat } tem peças demais do tipo { $tile }.
says-too-many-accents = Você escolheu peças de intensidade demais.
says-too-few-accents = { $count ->
    [one] Escolha { $count } peça de intensidade.
   *[other] Escolha { $count } peças de intensidade.
}
says-no-bonus = Este movimento não forma nova harmonia, então não há bônus. Deixe de fora o que vem depois do `+`.
says-no-clash-to-call = Não há flores em conflito, então não há o que apontar.
says-calls-not-in-play = Neste jogo não se apontam conflitos: nenhuma jogada pode deixar um.
says-choose-accents-first = Primeiro escolha as peças de intensidade.
says-open-first = Primeiro plante a flor de abertura.
says-bonus-or-decline = Você tem um bônus de harmonia: escolha uma peça da reserva ou recuse.
says-not-in-set = { $tile } não está entre as peças de intensidade deste jogo.
says-accent-choice = Não se podem escolher mais peças do tipo { $tile }. Escolha outra peça de intensidade.
says-accents-chosen-n = Todas as { $n } já estão escolhidas: fique com elas ou devolva uma antes.
says-opening-kind = A flor de abertura tem de ser: { $tile }.
says-opening-gate = A flor de abertura vai no portão { $gate }.
says-reserve-empty = A reserva está vazia.
says-reserve-empty-tile = { $tile }: não resta nenhuma peça dessas na sua reserva.
says-needs-bonus = { $tile }: esta peça só entra em jogo como bônus de harmonia. Acomode uma flor de modo a formar uma nova harmonia.
says-has-growing = Você ainda tem uma flor germinando em um portão. Tire-a de lá primeiro.
says-no-open-gate = Todos os portões estão ocupados. Você poderá plantar quando um ficar livre.
says-no-place-for = { $tile }: agora não há nenhum ponto para esta peça.
says-accents-stay = { $tile }: peças de intensidade nunca se movem sozinhas. Escolha uma flor.
says-trapped = A Orquídea em { $by } prende esta flor. Só uma Roda ou um Barco pode movê-la.
says-gate = { $at } é um portão: só se chega lá ao plantar.
says-red-garden = { $tile } não pode ficar em um jardim vermelho. Escolha um ponto de divisa, neutro ou branco.
says-white-garden = { $tile } não pode ficar em um jardim branco. Escolha um ponto de divisa, neutro ou vermelho.
says-clash = { $tile } em { $at } e { $with } em { $by } entrariam em conflito: ficariam à vista uma da outra na mesma linha.
says-protected = A peça { $tile } em { $at } está ao lado de um Bambu e não pode ser capturada.
says-cannot-capture = { $by } não pode capturar { $tile } em { $at }.
says-plant-in-gate = Flores são plantadas em um portão vazio ou ao lado de um Lago.
says-wheel-rock = A Roda não pode girar aqui: o Rochedo em { $by } não se move.
says-wheel-growing = A Roda não pode girar aqui: a flor em { $by } ainda está germinando no portão.
says-wheel-ground = A Roda não pode girar aqui: a peça em { $by } sairia do tabuleiro, entraria em um portão ou em um jardim fechado para ela.
says-bamboo-growing = O Bambu não pode ficar ao lado de uma flor que germina em um portão.
says-boat-needs-tile = O Barco é posto sobre uma flor florescendo ou sobre uma peça de intensidade, e { $at } está vazio.
says-boat-no-way = { $tile }: esta flor não tem para onde ir, então o Barco não pode levá-la.
says-boat-next-point = O Barco leva a flor a um dos oito pontos em volta de { $at }.

# Pai Sho de Rua.
says-claim-not-in-play = Neste jogo não se declara nada: as quatro linhas centrais vencem por si.
says-own-stack = Sua própria pilha está em { $at }. Escolha um ponto vazio ou uma pilha adversária.
says-captor-cannot-capture = A pilha em { $from } já tem um cativo e não pode capturar a que está em { $at }.
says-port-taken = Seu porto { $at } não está vazio, então nada pode ser colocado: há ali uma pilha do { $seat }.
says-port-only = { $at } não é o seu porto. Peças novas são colocadas em { $port }.
says-board-full = Você já tem { $limit } peças livres no tabuleiro e não pode colocar mais.

# Halma.
says-leaves-target-camp = Uma peça no acampamento de destino não pode sair dele, e { $at } fica fora.
says-chain-leaves-target-camp = Toda cadeia até { $at } sai do acampamento de destino pelo caminho, o que este jogo proíbe.
says-hop-leaves-target-camp = O salto até { $at } sai do acampamento de destino, o que este jogo proíbe.
says-returns-to-own-camp = Nenhum movimento pode terminar de novo no próprio acampamento, e { $at } fica nele.
says-illegal-path = Nesse caminho não há salto de { $from } a { $to }.
says-teams-need-four = Equipes precisam de quatro jogadores.
says-four-need-large-board = Quatro jogadores precisam do tabuleiro `16x16`, não de { $board }.
says-unknown-first = Não há lugar { $seat } para começar.
says-puzzle-open = A solução não foi encontrada com o esforço permitido. Tente outro problema.

# As regras do Halma, para pessoas. A notação fica entre marcas de isolamento.
rules-halma-idea-title = O jogo em resumo
rules-halma-idea-1 = Halma é uma corrida estratégica por um tabuleiro quadriculado, para dois ou quatro jogadores. Todas as suas peças começam em um acampamento no seu canto, e você quer levá-las ao acampamento do canto diagonalmente oposto.
rules-halma-idea-2 = As peças dão um passo até uma casa vizinha ou saltam por cima de outras, muitas vezes em longas cadeias. Nada é capturado. Vence quem primeiro encher o acampamento de destino.

rules-halma-board-title = Os tabuleiros e seus acampamentos
rules-halma-board-1 = Há três tabuleiros. Um acampamento é um triângulo de casas em um canto; quanto maior o tabuleiro, maior o acampamento.
rules-halma-board-2 = 8×8, dois jogadores: 10 peças para cada um. O acampamento tem fileiras de 4, 3, 2 e 1 casas, contadas a partir da borda. É o tabuleiro mais usado.
rules-halma-board-3 = 10×10, dois jogadores: 15 peças para cada um. O acampamento tem fileiras de 5, 4, 3, 2 e 1.
rules-halma-board-4 = 16×16, dois jogadores: 19 peças para cada um. O acampamento tem fileiras de 5, 5, 4, 3 e 2: um triângulo de seis fileiras sem as duas pontas.
rules-halma-board-5 = 16×16, quatro jogadores: 13 peças para cada um. O acampamento tem fileiras de 4, 4, 3 e 2: um triângulo de cinco fileiras sem as duas pontas.
rules-halma-board-6 = O nome de uma casa é a letra da coluna e o número da fileira, como ⁦c3⁩. O canto do jogador ⁦A⁩ é ⁦a1⁩.
rules-halma-board-7 = O tabuleiro 8×8 no começo.
rules-halma-board-8 = O tabuleiro 10×10 no começo.
rules-halma-board-9 = O tabuleiro 16×16 no começo, para dois jogadores.

rules-halma-setup-title = Preparação
rules-halma-setup-1 = Com dois jogadores, ⁦A⁩ tem o canto ⁦a1⁩ e ⁦B⁩ o canto diagonalmente oposto. Cada acampamento está cheio de peças do dono. O seu destino é o acampamento diagonalmente oposto ao seu.
rules-halma-setup-2 = Quatro jogadores usam o tabuleiro 16×16: ⁦A⁩ em ⁦a1⁩, ⁦B⁩ em ⁦a16⁩, ⁦C⁩ em ⁦p16⁩ e ⁦D⁩ em ⁦p1⁩. Jogam nesta ordem, no sentido horário.
rules-halma-setup-3 = Quem começa é sorteado e fica anotado no registro. A partir daí, a ordem segue como sempre.
rules-halma-setup-4 = Quatro jogadores no começo. As setas mostram para onde vai cada um.

rules-halma-turn-title = Uma jogada
rules-halma-turn-1 = Na sua vez, você move uma das suas peças, de uma de duas maneiras:
rules-halma-turn-2 = um passo até uma casa vizinha, ou
rules-halma-turn-3 = um salto por cima de uma peça vizinha, ou uma cadeia de saltos assim.
rules-halma-turn-4 = As duas nunca se misturam: depois de um passo a jogada acaba, e uma cadeia só tem saltos.

rules-halma-step-title = Passos
rules-halma-step-1 = Um passo vai a uma casa vizinha vazia em qualquer das oito direções, reta ou diagonal. Também se pode andar para trás.
rules-halma-step-2 = As oito casas a que a peça em ⁦d4⁩ pode ir com um passo.

rules-halma-jump-title = Saltos
rules-halma-jump-1 = Uma peça salta por cima de uma peça vizinha, de qualquer jogador, até a casa vazia logo atrás dela, em linha reta. Os saltos também vão nas oito direções.
rules-halma-jump-2 = A peça saltada fica onde está.
rules-halma-jump-3 = Depois de um salto, a mesma peça pode saltar de novo, em qualquer direção, quantas vezes conseguir. Pode-se parar depois de qualquer salto; nunca é obrigatório continuar, nem saltar.
rules-halma-jump-4 = Enquanto se move, a peça conta como erguida: a casa de onde saiu está vazia durante a cadeia, e ela não pode saltar por cima de si mesma.
rules-halma-jump-5 = Uma cadeia pode passar pela casa em que começou, mas não pode terminar nela.
rules-halma-jump-6 = Uma cadeia de três saltos: de ⁦b2⁩ por cima de uma peça sua até ⁦d4⁩, por cima de uma adversária até ⁦d6⁩, por cima de outra sua até ⁦f6⁩. Poderia ter parado antes, ou seguido por cima de ⁦g7⁩ até ⁦h8⁩.
rules-halma-jump-7 = A peça em ⁦c4⁩ tem um único salto: por cima de ⁦b3⁩ até ⁦a2⁩. Ela não pode saltar duas peças seguidas (⁦d4⁩ e ⁦e4⁩) nem uma peça que não está ao lado dela (⁦c6⁩).
rules-halma-jump-8 = Um movimento é só a primeira e a última casa. Se várias cadeias levam à mesma casa, são um único movimento; mostra-se a mais curta e, entre as igualmente curtas, a primeira por coluna e depois por fileira, casa por casa.

rules-halma-target-title = No acampamento de destino
rules-halma-target-1 = Uma peça que está no acampamento de destino não pode mais sair dele: todo movimento dela tem de terminar dentro desse acampamento. Dentro dele, ainda pode se mover.
rules-halma-target-2 = No caminho, uma cadeia pode passar por fora, desde que termine dentro. Há uma opção que proíbe até isso.
rules-halma-target-3 = A peça de ⁦A⁩ em ⁦f8⁩ salta para fora do acampamento de destino, até ⁦f6⁩, e de volta para dentro, até ⁦h6⁩: é permitido, porque o movimento termina dentro.
rules-halma-target-4 = Todos os outros acampamentos são terreno livre. Pode-se passar por eles e parar neles e, a menos que uma opção proíba, voltar ao próprio acampamento.

rules-halma-pass-title = Passar
rules-halma-pass-1 = Só passa quem não pode mover nenhuma peça, e então é obrigado a passar. Passar conta como jogada, e a posição seguinte conta para a repetição, mas não é um movimento: ninguém termina passando.
rules-halma-pass-2 = A única peça de ⁦A⁩ aqui está presa: todas as casas vizinhas estão ocupadas, e as de trás também. ⁦A⁩ passa.

rules-halma-end-title = O fim da partida
rules-halma-end-1 = Quando, depois do seu movimento, cada casa do seu acampamento de destino tem uma peça sua, você terminou. Com dois jogadores, você venceu.
rules-halma-end-2 = A última peça de ⁦A⁩ dá um passo de ⁦g4⁩ a ⁦h5⁩. O acampamento está cheio e ⁦A⁩ vence.
rules-halma-end-3 = Depois de cada jogada verifica-se, nesta ordem:
rules-halma-end-4 = Quem acabou de mover encheu o acampamento de destino?
rules-halma-end-5 = Se foram escolhidas opções contra o antijogo: elas encerram a partida para esse jogador?
rules-halma-end-6 = Alguém que ainda joga pode mover? Se ninguém pode, é empate.
rules-halma-end-7 = A mesma posição aparece pela terceira vez? Então é empate. Mesma posição quer dizer as mesmas peças nas mesmas casas, o mesmo jogador da vez e os mesmos jogadores ainda em jogo. O começo conta como a primeira.
rules-halma-end-8 = Todos os que ainda jogam fizeram 500 jogadas no 8×8, 700 no 10×10 ou 1.000 no 16×16? Então é empate.
rules-halma-end-9 = Um jogador pode desistir. Com dois, o outro vence; com quatro, quem desiste fica fora.

rules-halma-four-title = Quatro jogadores
rules-halma-four-1 = Com quatro, a partida segue até restar um só jogador. Quem terminou não joga mais; quem desistiu ou foi eliminado por uma opção está fora. As peças de uns e de outros ficam no tabuleiro, para saltar por cima ou contornar.
rules-halma-four-2 = No fim, os jogadores são classificados assim:
rules-halma-four-3 = primeiro os que terminaram, na ordem em que o fizeram;
rules-halma-four-4 = depois quem ainda está em jogo; após um empate, dividem a colocação;
rules-halma-four-5 = depois os que saíram do jogo, do último ao primeiro a sair.
rules-halma-four-6 = Vence quem fica em primeiro nesta classificação. Quem termina primeiro vence mesmo que os demais empatem depois; se ninguém terminou, o empate não tem vencedor.

rules-halma-teams-title = Equipes
rules-halma-teams-1 = Com quatro jogadores pode-se jogar em equipes: ⁦A⁩ e ⁦C⁩ contra ⁦B⁩ e ⁦D⁩. Os parceiros ficam em cantos diagonalmente opostos, de modo que cada um vai para o acampamento do outro.
rules-halma-teams-2 = Uma equipe vence quando os dois parceiros terminaram.
rules-halma-teams-3 = Se um parceiro fica fora, por desistência ou por uma opção, vence a outra equipe.
rules-halma-teams-4 = Os parceiros dividem a colocação. Um empate é empate para as duas equipes.

rules-halma-stalling-title = Opções contra o antijogo
rules-halma-stalling-1 = No jogo básico, um jogador poderia deixar uma peça no próprio acampamento para sempre, para que ninguém o encha. Três opções impedem isso; estão desligadas por padrão.
rules-halma-stalling-2 = Acampamento cheio (⁦full-camp-wins⁩): você também terminou se, depois de um movimento seu, todas as casas do seu acampamento de destino estão ocupadas, pelo menos uma das peças ali é sua e nenhuma peça sua está ainda no próprio acampamento. Em equipes isso não vale enquanto houver uma peça do parceiro nesse acampamento.
rules-halma-stalling-3 = Sair a tempo (⁦leave-by⁩): se há uma peça sua no próprio acampamento depois da sua jogada 30 no 8×8, 50 no 10×10 ou 80 no 16×16, ou depois de qualquer jogada sua posterior, você perde. Passar conta como jogada. Com quatro jogadores, você fica fora. Terminar nessa mesma jogada tem precedência. Pode-se escolher outro número de jogadas, de 1 a 1.000.
rules-halma-stalling-4 = Sem volta (⁦no-return⁩): uma peça que está fora do próprio acampamento não pode terminar um movimento nele.
rules-halma-stalling-5 = Com a vitória por acampamento cheio: a peça de ⁦B⁩ em ⁦h8⁩ nunca saiu. ⁦A⁩ vai a ⁦h5⁩ e ocupa a última casa; o acampamento está cheio, e ⁦A⁩ vence.

rules-halma-options-title = Todas as opções
rules-halma-options-1 = Antes da partida, vocês podem combinar isto. O nome entre parênteses é o que os registros usam; o primeiro valor é o padrão.
rules-halma-options-2 = Tabuleiro (⁦board⁩): ⁦8x8⁩, ⁦10x10⁩ ou ⁦16x16⁩. Quatro jogadores têm sempre ⁦16x16⁩.
rules-halma-options-3 = Sair do acampamento de destino (⁦camp-exit⁩): uma cadeia pode passar por fora se terminar dentro (⁦end-of-move⁩); ou nenhum salto pode levar para fora, nem o de uma peça que entrou na mesma cadeia (⁦per-hop⁩).
rules-halma-options-4 = Acampamento cheio (⁦full-camp-wins⁩): ⁦off⁩ ou ⁦on⁩.
rules-halma-options-5 = Sem volta (⁦no-return⁩): ⁦off⁩ ou ⁦on⁩.
rules-halma-options-6 = Equipes (⁦teams⁩): ⁦off⁩ ou ⁦on⁩, só para quatro jogadores.
rules-halma-options-7 = Sair a tempo (⁦leave-by⁩): ⁦off⁩, ⁦on⁩ com os números acima, ou um número de jogadas.
rules-halma-options-8 = Limites (⁦limits⁩): há empate por repetição e pelo limite de jogadas (⁦on⁩) ou não (⁦off⁩).

rules-halma-presets-title = Conjuntos prontos
rules-halma-presets-1 = Um conjunto pronto é um grupo de opções com um nome; cada opção ainda pode ser mudada.
rules-halma-presets-2 = ⁦classic⁩: o jogo básico. Todas as opções têm o valor padrão.
rules-halma-presets-3 = ⁦tournament⁩: com vitória por acampamento cheio e com prazo para sair do próprio acampamento.

rules-halma-notation-title = Notação
rules-halma-notation-1 = Um registro lista as jogadas, separadas por ponto e vírgula. Cada uma tem um número, a letra do jogador, um ponto e o que foi feito. O número conta as jogadas daquele jogador a partir de 1, incluindo as vezes em que passou.
rules-halma-notation-2 = ⁦c3-d4⁩: um passo.
rules-halma-notation-3 = ⁦c3-g5⁩: um salto ou uma cadeia, pela primeira e pela última casa. Os jogadores veem o caminho inteiro, como ⁦c3-e5-g5⁩.
rules-halma-notation-4 = ⁦pass⁩ e ⁦resign⁩: passar e desistir.
rules-halma-notation-5 = O começo de uma partida iniciada por ⁦B⁩: ⁦1B.h5-h4;1A.d1-e2⁩
rules-halma-notation-6 = Uma cadeia pode ser escrita como o par de casas ou como um caminho que nomeia cada casa em que se pousa. Um caminho impossível é recusado.

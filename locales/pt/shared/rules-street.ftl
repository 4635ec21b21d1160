# As regras do Pai Sho de Rua, para pessoas. A notação fica entre marcas de isolamento.
rules-street-idea-title = O jogo em resumo
rules-street-idea-1 = O Pai Sho de Rua é um jogo para dois, Anfitrião e Convidado, no tabuleiro redondo de Pai Sho. Há um só tipo de peça. As peças andam, capturam subindo umas sobre as outras e entram no tabuleiro por um porto.
rules-street-idea-2 = Quatro linhas vão do centro até a borda: as linhas centrais, ou ruas. Duas pilhas suas que ficam frente a frente, uma de cada lado de uma linha central, formam uma harmonia.
rules-street-idea-3 = Construa uma harmonia através de cada uma das quatro linhas centrais e mantenha todas até a sua próxima jogada: aí você pode declarar a vitória.

rules-street-board-title = O tabuleiro
rules-street-board-1 = As peças ficam nos pontos em que as linhas da grade se cruzam. Dentro do círculo há 249 pontos. Este jogo não tem jardins: todos os pontos são iguais, fora as linhas centrais e os dois portos.
rules-street-board-2 = Cada ponto tem dois números, ⁦(x,y)⁩. O primeiro cresce para a direita, o segundo cresce para cima, e ambos vão de ⁦-8⁩ a ⁦8⁩. O centro é ⁦(0,0)⁩.
rules-street-board-3 = As quatro linhas centrais são as metades dos dois eixos: norte, leste, sul e oeste. O centro não pertence a nenhuma delas.
rules-street-board-4 = As quatro linhas centrais no tabuleiro vazio. O círculo marca o centro, que não pertence a nenhuma linha central.

rules-street-setup-title = Preparação
rules-street-setup-1 = O Anfitrião fica ao norte e começa; o Convidado fica ao sul. Cada um começa com oito peças no tabuleiro e mais 14 na reserva.
rules-street-setup-2 = Anfitrião: ⁦(-7,0)⁩ ⁦(-6,5)⁩ ⁦(-4,3)⁩ ⁦(-2,5)⁩ ⁦(0,7)⁩ ⁦(2,5)⁩ ⁦(4,3)⁩ ⁦(6,5)⁩
rules-street-setup-3 = Convidado: ⁦(7,0)⁩ ⁦(-6,-5)⁩ ⁦(-4,-3)⁩ ⁦(-2,-5)⁩ ⁦(0,-7)⁩ ⁦(2,-5)⁩ ⁦(4,-3)⁩ ⁦(6,-5)⁩
rules-street-setup-4 = Cada jogador tem um porto: ⁦(0,7)⁩ para o Anfitrião, ⁦(0,-7)⁩ para o Convidado. É ali que chegam as peças novas. Em tudo o mais, o porto é um ponto comum.
rules-street-setup-5 = A disposição clássica. Os círculos marcam os dois portos; no começo há uma peça em cada um.
rules-street-setup-6 = Há também uma disposição moderna, que muda uma peça de cada jogador: o Anfitrião tem uma peça em ⁦(0,3)⁩ no lugar de ⁦(-7,0)⁩, e o Convidado, uma em ⁦(0,-3)⁩ no lugar de ⁦(7,0)⁩.
rules-street-setup-7 = A disposição moderna. Os círculos marcam as peças que mudam de lugar em relação à clássica.

rules-street-turn-title = Uma jogada
rules-street-turn-1 = Os jogadores se alternam. Na sua vez, você faz exatamente uma de três coisas:
rules-street-turn-2 = Mover uma das suas pilhas.
rules-street-turn-3 = Colocar uma peça da reserva no seu porto.
rules-street-turn-4 = Declarar a vitória.
rules-street-turn-5 = Uma pilha é uma peça com tudo o que está debaixo dela; uma peça sozinha também é uma pilha. A peça de cima diz de quem é a pilha.
rules-street-turn-6 = Não se pode passar a vez. Quem começa a jogada sem poder mover nem colocar peças perde.

rules-street-move-title = Mover
rules-street-move-1 = A pilha se move inteira, de ponto em ponto vizinho pelas linhas da grade: para cima, para baixo, para a esquerda ou para a direita, nunca na diagonal. No caminho, pode virar quantas vezes quiser.
rules-street-move-2 = Ela anda até três passos. Uma pilha com cativo anda até quatro.
rules-street-move-3 = No caminho, pode passar por cima das suas próprias pilhas, mas nunca por cima de uma pilha adversária.
rules-street-move-4 = Tem de terminar em um ponto vazio ou sobre uma pilha adversária que possa capturar. Nunca termina sobre uma pilha sua.
rules-street-move-5 = Não pode voltar ao ponto de onde saiu: um movimento que não muda nada não é um movimento.
rules-street-move-6 = A peça do Anfitrião em ⁦(-3,3)⁩ pode ir a todos os pontos marcados. Ela passa por cima da própria peça ao lado e pode capturar qualquer uma das duas peças do Convidado por perto, mas não passar por cima delas: ⁦(-3,1)⁩ está a apenas dois pontos, e mesmo assim todo caminho livre até lá é longo demais.

rules-street-capture-title = Capturar
rules-street-capture-1 = Para capturar uma pilha adversária, termine um movimento sobre ela. A sua pilha fica por cima e as duas viram uma só, que agora é sua. Nada sai do tabuleiro.
rules-street-capture-2 = Só conta a peça de cima. Tudo o que está debaixo dela é cativo, até mesmo uma peça da mesma cor que a de cima.
rules-street-capture-3 = Uma pilha que já tem um cativo não pode capturar.
rules-street-capture-4 = Mas ela pode ser capturada: um captor cai junto com tudo o que está debaixo dele. Assim as pilhas podem ficar altas.
rules-street-capture-5 = Uma pilha com cativo anda um passo a mais: até quatro, não importa a altura.
rules-street-capture-6 = A peça do Anfitrião andou três passos, de ⁦(-7,0)⁩ a ⁦(-6,-2)⁩, e está sobre a peça do Convidado. De agora em diante esta pilha anda até quatro passos, mas não captura mais.
rules-street-capture-7 = A resposta do Convidado: uma peça sozinha, vinda de ⁦(-4,-3)⁩, captura o captor. A pilha agora tem três peças e pertence ao Convidado. A peça do próprio Convidado, no fundo, continua cativa.

rules-street-deploy-title = Colocar
rules-street-deploy-1 = Em vez de mover, você pode colocar uma peça da reserva no seu porto. São necessárias três coisas:
rules-street-deploy-2 = O porto está vazio. Qualquer pilha ali atrapalha, inclusive uma sua.
rules-street-deploy-3 = Você tem menos de 16 peças livres no tabuleiro. Peça livre é a que está no topo de uma pilha; cativas não contam.
rules-street-deploy-4 = Ainda há uma peça na sua reserva.
rules-street-deploy-5 = A peça nova não captura nada e não se move na mesma jogada.
rules-street-deploy-6 = O Anfitrião tirou a peça do porto e agora colocou uma nova em ⁦(0,7)⁩.

rules-street-harmony-title = Harmonia
rules-street-harmony-1 = Duas pilhas do mesmo jogador formam uma harmonia se estão na mesma fileira ou na mesma coluna, dos dois lados de uma linha central, sem nenhuma peça entre elas. A harmonia atravessa essa linha central.
rules-street-harmony-2 = Uma pilha que está sobre uma linha central, ou no centro, não forma harmonia nenhuma.
rules-street-harmony-3 = Qualquer pilha entre as duas, de qualquer jogador, quebra a harmonia. Uma pilha sobre uma linha central atrapalha como as outras.
rules-street-harmony-4 = Não importa a distância entre as duas nem a altura delas: conta o dono da peça de cima. Uma pilha pode fazer parte de várias harmonias.
rules-street-harmony-5 = O Anfitrião tem uma harmonia através da linha central norte e outra através da leste; a pilha no canto pertence às duas. O Convidado tem uma através da linha sul e uma através da oeste.
rules-street-harmony-6 = Aqui não há nenhuma harmonia. Em ⁦(-1,5)⁩, uma peça do Convidado está entre duas do Anfitrião. A peça do Anfitrião em ⁦(0,2)⁩ está sobre a própria linha central. As duas peças do Convidado embaixo, à direita, estão do mesmo lado. Em ⁦(-6,0)⁩, uma peça do Anfitrião na linha central oeste separa duas do Convidado.
rules-street-harmony-7 = No começo, cada jogador tem duas harmonias através da linha central vertical do seu lado. Na disposição moderna é uma só, porque a peça mais perto do centro fica entre as outras duas.

rules-street-claim-title = Declarar a vitória
rules-street-claim-1 = Se no começo da sua jogada você tem pelo menos uma harmonia através de cada uma das quatro linhas centrais, pode declarar a vitória em vez de mover ou colocar uma peça. Nesse caso, a declaração está correta e você vence.
rules-street-claim-2 = Completar as quatro não basta: o adversário tem uma jogada para quebrá-las antes da sua declaração. Ninguém precisa avisar que tem as quatro linhas centrais; por isso, fique de olho.
rules-street-claim-3 = Você pode declarar em qualquer jogada. Se a declaração for falsa, nada muda no tabuleiro; ela foi a sua jogada, e a vez é do outro lado.
rules-street-claim-4 = Quatro pilhas do Anfitrião nos cantos de um retângulo em volta do centro, sem nada entre elas, mantêm as quatro linhas centrais. O Anfitrião declarou e venceu.

rules-street-end-title = O fim da partida
rules-street-end-1 = Uma declaração correta vence na hora. Fora isso, depois de cada jogada verifica-se, nesta ordem:
rules-street-end-2 = Linhas centrais: só quando se joga sem declarações (veja as opções), as quatro linhas centrais podem vencer aqui.
rules-street-end-3 = Nada a fazer: perde quem começa a jogada sem poder mover nem colocar peças. Uma declaração não salva; não poderia estar correta, porque uma pilha em harmonia sempre pode se mover.
rules-street-end-4 = Repetição: quando a mesma posição aparece pela terceira vez, a partida empata, mesmo que fosse possível uma declaração correta. Mesma posição quer dizer as mesmas pilhas de baixo até em cima, as mesmas reservas e o mesmo jogador da vez. A posição depois da preparação conta como a primeira.
rules-street-end-5 = Limite de jogadas: depois da jogada 500 do Convidado, a partida empata.
rules-street-end-6 = Um jogador pode desistir a qualquer momento; o outro vence.

rules-street-options-title = Opções
rules-street-options-1 = Antes da partida, vocês podem combinar outras regras. O nome entre parênteses é o que os registros usam; o primeiro valor é o padrão.
rules-street-options-2 = Disposição (⁦setup⁩): clássica (⁦classic⁩) ou moderna (⁦modern⁩), ambas mostradas acima.
rules-street-options-3 = Alcance (⁦reach⁩): uma pilha sem cativo anda até três passos (⁦3⁩) ou até quatro (⁦4⁩).
rules-street-options-4 = Alcance extra de um captor (⁦captor-bonus⁩): um passo a mais (⁦one⁩); nada a mais (⁦none⁩); um a mais por peça debaixo da de cima, de qualquer cor (⁦per-captive⁩); ou cinco passos ao todo, seja qual for o alcance habitual (⁦five⁩).
rules-street-options-5 = Libertação (⁦release⁩): desligada por padrão (⁦off⁩). Com o valor ⁦on⁩, só a peça de cima se move; o alcance é contado enquanto ela ainda está sobre os cativos. O que estava debaixo fica para trás e pertence à sua nova peça de cima. Como a peça de cima anda sozinha, pode capturar nesse mesmo movimento. Peças libertadas podem levar um jogador a mais de 16 peças livres; então só fica proibido colocar outras.
rules-street-options-6 = Como se vence com as quatro linhas centrais (⁦win⁩): por uma declaração correta (⁦claim⁩); por si mesmas, para quem começa a jogada (⁦start⁩); ou na hora, depois de qualquer jogada, não importa de quem (⁦immediate⁩). Neste último caso os dois podem passar a ter as quatro ao mesmo tempo: é empate. Com ⁦start⁩ e ⁦immediate⁩ não há declarações.
rules-street-options-7 = Limites (⁦limits⁩): há empate por repetição e pelo limite de jogadas (⁦on⁩) ou não (⁦off⁩).
rules-street-options-8 = Com libertação: a peça do Anfitrião deixou o cativo em ⁦(2,2)⁩, onde ele está livre de novo, e no mesmo movimento capturou a peça do Convidado em ⁦(4,3)⁩.

rules-street-presets-title = Conjuntos prontos
rules-street-presets-1 = Um conjunto pronto é um grupo de opções com um nome; cada opção ainda pode ser mudada.
rules-street-presets-2 = ⁦classic⁩: as regras da versão impressa, descritas aqui. Todas as opções têm o valor padrão.
rules-street-presets-3 = ⁦garden-gate⁩: como no site público skudpaisho.com. Disposição moderna, alcance quatro sem extra para captores, sem libertação, e as quatro linhas centrais vencem na hora.

rules-street-notation-title = Notação
rules-street-notation-1 = Um registro lista as jogadas, separadas por ponto e vírgula. Cada uma tem o número da jogada, a letra ⁦H⁩ (Anfitrião) ou ⁦G⁩ (Convidado), um ponto e o que foi feito:
rules-street-notation-2 = ⁦0H.1⁩ e ⁦0G.1⁩: a disposição, ⁦1⁩ para a clássica ou ⁦2⁩ para a moderna. As duas vêm primeiro e concordam com a opção.
rules-street-notation-3 = ⁦(6,5)-(5,6)⁩: um movimento de um ponto a outro. O caminho não se escreve.
rules-street-notation-4 = ⁦L(0,7)⁩: uma peça é colocada no porto.
rules-street-notation-5 = ⁦claim⁩ e ⁦resign⁩: uma declaração, correta ou falsa, e a desistência.
rules-street-notation-6 = O começo de uma partida: ⁦0H.1;0G.1;1H.(6,5)-(5,6);1G.(-6,-5)-(-6,-2);2H.(-7,0)-(-6,-2)⁩
rules-street-notation-7 = Os registros são lidos exatamente nesta forma: sem espaços, sem zeros à esquerda, sem ⁦-0⁩, sem ponto e vírgula no fim. Caso contrário, você fica sabendo qual jogada está errada, e nada é jogado.

# As regras do Skud Pai Sho.
rules-skud-goal-title = O objetivo do jogo
rules-skud-goal-1 = Skud Pai Sho é um jogo sobre jardins. Você planta flores nos portões de um tabuleiro redondo, leva-as aos jardins e as põe em harmonia umas com as outras. Vence quem primeiro tiver um anel fechado de harmonias em volta do centro do tabuleiro; por isso, impeça também o anel dos outros.
rules-skud-goal-2 = Em geral jogam dois: o Convidado se senta junto ao portão sul e começa; o Anfitrião, junto ao portão norte. Três ou quatro também podem jogar; o que muda então está em uma seção própria, mais abaixo. Dê uma olhada nas regras, jogue um pouco e volte aqui quando algo não estiver claro.
rules-skud-goal-3 = O Convidado acaba de fechar um Anel Harmônico: seis flores, seis harmonias e o centro do lado de dentro. O Convidado vence.

rules-skud-board-title = O tabuleiro
rules-skud-board-1 = As peças ficam nos pontos onde as linhas se cruzam; são 249. Cada ponto é indicado por dois números: quanto ele está à direita do centro e quanto está acima dele. O centro é ⁦(0,0)⁩; para a esquerda e para baixo os números são negativos.
rules-skud-board-2 = Quatro pontos são portões: ⁦(0,8)⁩, ⁦(8,0)⁩, ⁦(0,-8)⁩ e ⁦(-8,0)⁩. É por eles que entram flores novas. O resto do tabuleiro é jardim:
rules-skud-board-3 = Dois jardins vermelhos, acima à direita e abaixo à esquerda do centro, e dois brancos, acima à esquerda e abaixo à direita. 30 pontos são puramente vermelhos e 30, puramente brancos.
rules-skud-board-4 = O jardim neutro em toda a volta, até a borda.
rules-skud-board-5 = Divisas: um ponto na linha entre jardins pertence a todos os jardins que toca. É assim nas duas linhas que passam pelo centro e nas margens externas dos jardins vermelhos e brancos.
rules-skud-board-6 = A cor só importa de uma maneira: uma flor básica não pode parar em um ponto puramente da outra cor. Ela pode passar por esses pontos e pode ficar em divisas e no jardim neutro. Para flores especiais e peças de intensidade as cores não importam.
rules-skud-board-7 = O tabuleiro vazio. Os quatro portões estão circulados.

rules-skud-tiles-title = As peças
rules-skud-tiles-1 = Todos os jogadores têm as mesmas peças:
rules-skud-tiles-2 = Peças de Flor Básica vermelhas (em resumo, flores básicas), três de cada tipo: Rosa (R3), Crisântemo (R4) e Rododendro (R5).
rules-skud-tiles-3 = Peças de Flor Básica brancas, três de cada tipo: Jasmim (W3), Lírio (W4) e Jade Branca (W5).
rules-skud-tiles-4 = Duas flores especiais: uma Lótus Branca (L) e uma Orquídea (O).
rules-skud-tiles-5 = Peças de intensidade, um conjunto de oito, duas de cada tipo: Rochedo (R), Roda (W), Bambu Americano (K) e Barco (B). Só quatro entram em uma partida.
rules-skud-tiles-6 = Os doze tipos de peças. No tabuleiro, o aro mostra de quem é a peça.
rules-skud-tiles-7 = O número de uma flor básica é o seu alcance: o máximo de passos que ela dá em uma jogada. A Lótus anda até 2 passos; a Orquídea, até 6.
rules-skud-tiles-8 = Uma flor em um portão está germinando. Em qualquer outro ponto está florescendo. Uma flor que germina ainda não tem efeito: não vê nada, não forma harmonia nem conflito e não pode ser capturada. Uma flor que saiu do portão não pode voltar a nenhum.

rules-skud-setup-title = Antes da primeira jogada
rules-skud-setup-2 = O Anfitrião escolhe quatro peças de intensidade das oito, e depois o Convidado faz o mesmo. As outras são guardadas.
rules-skud-setup-3 = O Convidado planta uma flor básica de qualquer tipo no portão sul ⁦(0,-8)⁩. O Anfitrião tem de plantar o mesmo tipo no portão norte ⁦(0,8)⁩.
rules-skud-setup-4 = O Convidado faz a primeira jogada livre; daí em diante os dois se alternam.
rules-skud-setup-5 = O Convidado abriu com uma Rosa, então o Anfitrião também plantou uma Rosa. É a vez do Convidado.

rules-skud-turn-title = Uma jogada
rules-skud-turn-1 = Na sua vez você faz uma de duas coisas:
rules-skud-turn-2 = Plantar: pôr uma flor básica da reserva em qualquer portão vazio. Você pode ter flores germinando em vários portões. Flores especiais não se plantam assim; elas entram como bônus de harmonia.
rules-skud-turn-3 = Acomodar: mover uma das suas flores no tabuleiro. Se isso formar uma nova harmonia sua, você pode usar um bônus de harmonia na mesma jogada.
rules-skud-turn-4 = Você só pode passar se não puder plantar nem acomodar; nesse caso, é obrigatório.

rules-skud-arrange-title = Acomodar uma flor
rules-skud-arrange-1 = Escolha uma flor sua, germinando ou florescendo, que não esteja presa por uma Orquídea. Ela anda pelo menos um passo e no máximo o seu alcance. Cada passo leva ao ponto vizinho acima, abaixo, à esquerda ou à direita, nunca na diagonal, e ela pode virar a cada passo.
rules-skud-arrange-2 = Todos os pontos do caminho precisam estar vazios. Pode-se passar por um portão vazio e por jardins de qualquer cor.
rules-skud-arrange-3 = Ela não pode parar onde começou nem em um portão; uma flor básica também não pode parar em um ponto puramente da outra cor.
rules-skud-arrange-4 = O ponto onde ela para está vazio ou tem uma peça adversária que ela pode capturar.
rules-skud-arrange-5 = Depois disso não pode haver duas flores em conflito em nenhum lugar do tabuleiro. Um bônus não conserta um conflito.
rules-skud-arrange-6 = A Rosa em ⁦(1,1)⁩ pode parar nos pontos circulados. As vizinhas acima e à direita fecham o caminho, e ela não pode parar nos jardins brancos.

rules-skud-harmony-title = Harmonia
rules-skud-harmony-1 = Duas peças se veem se ambas estão fora dos portões, na mesma fileira ou coluna, sem nada entre elas: nenhuma peça e nenhum portão, vazio ou não.
rules-skud-harmony-2 = As flores básicas formam um círculo: Rosa, Crisântemo, Rododendro, Jasmim, Lírio, Jade Branca e de novo a Rosa. As vizinhas nesse círculo harmonizam:
rules-skud-harmony-3 = Duas flores básicas do mesmo jogador que são vizinhas no círculo e se veem estão em harmonia. A harmonia é desse jogador.
rules-skud-harmony-4 = Uma Lótus Branca, não importa de quem, está em harmonia com toda flor básica que vê. A harmonia é do dono da flor básica. Duas Lótus não formam harmonia.
rules-skud-harmony-5 = A Orquídea não forma harmonia.
rules-skud-harmony-6 = Duas peças de intensidade cancelam harmonias: o Bambu Americano, as das flores em volta dele; o Rochedo, as que correm ao longo da sua fileira e da sua coluna.
rules-skud-harmony-7 = Uma flor pode estar em várias harmonias ao mesmo tempo, nas quatro direções.
rules-skud-harmony-8 = O Crisântemo do Convidado está em harmonia com o Rododendro acima e com a Rosa à direita. A Lótus do Convidado está em harmonia com essa Rosa, e a harmonia é do Convidado; e também com o Lírio abaixo, e essa é do Anfitrião, pois o Lírio é dele.

rules-skud-clash-title = Conflito
rules-skud-clash-1 = Flores em lados opostos do círculo têm o mesmo número e cores diferentes: Rosa e Jasmim, Crisântemo e Lírio, Rododendro e Jade Branca. Elas estão em conflito se se veem, sejam de quem forem, mesmo que as duas sejam suas.
rules-skud-clash-2 = Nenhuma jogada e nenhum bônus pode deixar um conflito em qualquer lugar do tabuleiro. Assim, uma flor guarda as linhas que vê contra a sua oposta.
rules-skud-clash-3 = Os poderes do Bambu Americano e do Rochedo não mudam isso. Mas um Rochedo entre duas flores tapa a vista, como qualquer peça.
rules-skud-clash-4 = A Rosa do Convidado não pode parar nos pontos circulados: dali veria o Jasmim do Anfitrião.

rules-skud-bonus-title = O bônus de harmonia
rules-skud-bonus-1 = Acomodar uma flor dá direito a um bônus se depois você tem um par de peças em harmonia que não estava em harmonia logo antes. Vale onde quer que esteja: também quando a sua flor só saiu do meio de outras duas. Uma peça capturada não conta mais.
rules-skud-bonus-2 = As mesmas duas peças em harmonia por outra linha não são um par novo.
rules-skud-bonus-3 = Você pode recusar o bônus ou fazer uma destas coisas:
rules-skud-bonus-4 = Plantar uma flor básica em um portão vazio, mas só se você não tiver nenhuma flor germinando.
rules-skud-bonus-5 = Plantar uma flor especial em um portão vazio, mesmo que tenha uma flor germinando.
rules-skud-bonus-6 = Colocar uma peça de intensidade.
rules-skud-bonus-7 = Há no máximo um bônus por jogada. Plantar nunca dá bônus, e um bônus nunca dá outro. Você pode usá-lo mesmo que o movimento já tenha fechado um anel; o anel é verificado depois da jogada inteira.
rules-skud-bonus-8 = A Rosa do Convidado saiu do portão e agora está na mesma coluna que o Crisântemo. Como nenhuma outra flor do Convidado estava germinando, o bônus pôde ser uma Jade Branca no portão leste.

rules-skud-capture-title = Capturas
rules-skud-capture-1 = Uma flor captura uma peça adversária parando no ponto dela. O que é capturado sai do jogo. Nunca se capturam peças próprias. Quem pode capturar o quê, nesta ordem:
rules-skud-capture-2 = Flores germinando e peças de intensidade nunca são capturadas; nem uma peça ao lado de um Bambu, quando se joga com o Oásis.
rules-skud-capture-3 = Enquanto a sua própria Lótus floresce, a sua Orquídea captura qualquer flor adversária, também quando parte de um portão.
rules-skud-capture-4 = Em todos os outros casos uma Lótus nunca é capturada.
rules-skud-capture-5 = Uma flor básica captura a flor básica que entra em conflito com ela: o mesmo número, a outra cor.
rules-skud-capture-6 = Qualquer flor básica captura uma Orquídea cujo dono tem a Lótus florescendo.
rules-skud-capture-7 = Uma Orquídea cujo dono não tem a Lótus florescendo não captura e só pode ser capturada pela Orquídea de um adversário cuja Lótus floresce. A própria Lótus não captura nada. A regra das cores vale também nas capturas: em um ponto puramente branco, uma flor vermelha não captura nada.
rules-skud-capture-8 = O Crisântemo do Convidado alcança o Lírio do Anfitrião em três passos e pode capturá-lo. O Lírio está em uma divisa, aberta às duas cores.

rules-skud-special-title = Lótus e Orquídea
rules-skud-special-1 = A Lótus Branca é amiga de todos: ajuda o dono da flor básica que ela vê, inclusive os adversários do seu dono. É difícil de capturar e, enquanto floresce, a Orquídea do mesmo dono é selvagem.
rules-skud-special-2 = Uma Orquídea florescendo prende as flores adversárias nos oito pontos em volta, sejam do tipo que forem:
rules-skud-special-3 = Uma flor presa não pode ser acomodada. Ela mantém as suas harmonias.
rules-skud-special-4 = Flores germinando não ficam presas. Uma Roda ou um Barco ainda pode mover uma flor presa.
rules-skud-special-5 = Duas Orquídeas adversárias lado a lado prendem uma à outra.
rules-skud-special-6 = Enquanto a Lótus do seu dono floresce, a Orquídea é selvagem: pode capturar qualquer flor, e qualquer flor básica ou uma Orquídea selvagem adversária pode capturá-la. Ainda assim não forma harmonia.
rules-skud-special-7 = A Orquídea do Anfitrião prende as duas flores circuladas. O Rododendro do Convidado está longe dela e, como a Lótus do Anfitrião floresce, pode capturar a Orquídea.

rules-skud-accents-title = Peças de intensidade
rules-skud-accents-1 = Peças de intensidade só entram em jogo como bônus de harmonia e nunca em um portão. Não se movem sozinhas, não podem ser capturadas e fecham caminho e vista como qualquer peça. “Em volta” quer dizer sempre os oito pontos vizinhos, diagonais incluídas. Exceto o Barco, todas são colocadas em um ponto vazio.
rules-skud-accents-2 = Rochedo: cancela todas as harmonias ao longo da sua fileira ou da sua coluna, de borda a borda, também além de outras peças e portões. Nenhuma Roda pode girá-lo.
rules-skud-accents-3 = O Rochedo à esquerda cancela a harmonia na sua fileira. A da coluna continua.
rules-skud-accents-4 = Bambu Americano: as peças em volta dele não formam harmonia.
rules-skud-accents-5 = A Rosa está ao lado do Bambu Americano, então a sua harmonia com o Crisântemo não conta. O Crisântemo e o Rododendro estão longe o bastante.
rules-skud-accents-6 = Roda: todas as peças em volta dela, também as de intensidade, andam uma posição no sentido horário. Ela também pode ser posta onde não há nada em volta, ou ao lado de um portão vazio.
rules-skud-accents-7 = Uma Roda não pode ser posta ao lado de um Rochedo ou de uma flor germinando, nem se levaria uma peça para fora do tabuleiro, para um portão ou para um jardim fechado a ela, nem se depois restasse um conflito.
rules-skud-accents-8 = O Convidado colocou uma Roda; as setas mostram o que ela girou.
rules-skud-accents-9 = Barco sobre uma flor: ponha-o sobre qualquer flor florescendo, sua ou adversária. A flor, que não muda de dono, vai para um ponto vazio em volta que não seja portão nem jardim fechado a ela, e o Barco fica onde ela estava, como peça de intensidade sua. Uma flor sem um ponto assim não pode ser levada por um Barco.
rules-skud-accents-10 = Barco sobre uma peça de intensidade: ponha-o sobre qualquer uma, sua ou adversária, até um Rochedo ou outro Barco, e as duas saem do jogo. Nenhum dos dois usos pode deixar um conflito; isso se julga com o Barco no lugar.
rules-skud-accents-11 = O Convidado usou um Barco para levar embora a Jade Branca do Anfitrião. O Barco está agora onde estava a flor.

rules-skud-end-title = O fim da partida
rules-skud-end-1 = Depois de cada jogada inteira verifica-se o seguinte, nesta ordem.
rules-skud-end-2 = Anel Harmônico: uma cadeia fechada de harmonias de um jogador que dá a volta no centro. Pode ter qualquer forma e precisa de pelo menos quatro harmonias. Nenhuma peça dela pode estar no centro, e nenhuma harmonia dela pode cruzar o centro.
rules-skud-end-3 = Verificam-se os anéis de todos: quem tem um vence, mesmo que tenha sido formado na jogada de outro. Se dois ou mais o têm ao mesmo tempo, é empate.
rules-skud-end-4 = Uma cadeia fechada, mas não um anel: uma das harmonias passa pelo centro.
rules-skud-end-5 = Última flor básica: a partida acaba assim que a reserva de um jogador fica sem flores básicas, seja por plantar, seja por um bônus. Vence quem tem mais peças de intensidade na reserva. Os empatados comparam as suas harmonias; se também forem iguais, é empate.
rules-skud-end-6 = Nada a fazer: quem não pode plantar nem acomodar passa. Quando todos passam, um depois do outro, é empate.
rules-skud-end-7 = Repetição: se a mesma posição surge pela terceira vez depois de uma jogada inteira, com as mesmas peças no tabuleiro e nas reservas, o mesmo jogador da vez e os mesmos jogadores ainda em jogo, é empate. A preparação não conta.
rules-skud-end-8 = Limite de jogadas: quando o último jogador faz a jogada de número 300, é empate. A abertura e os passes contam.
rules-skud-end-9 = Você pode desistir na sua vez. Com dois jogadores, o outro vence.

rules-skud-oasis-title = O Oásis Antigo
rules-skud-oasis-1 = Esta expansão acrescenta três peças de intensidade ao conjunto de cada jogador, uma de cada tipo: Bambu (M), Lago (P) e Tartaruga-Leão (T). Você escolhe então as suas quatro entre onze. Elas também entram como bônus, em um ponto vazio, nunca em um portão.
rules-skud-oasis-2 = As três peças do Oásis Antigo.
rules-skud-oasis-3 = Bambu: todas as peças em volta dele, flores e peças de intensidade de todos, voltam às reservas dos donos; uma reserva pode então ter mais peças de intensidade do que foram escolhidas. Ele não pode ser posto ao lado de uma flor germinando, nem de modo que reste um conflito. Enquanto está lá, as peças em volta não podem ser capturadas, sejam de quem forem. Se uma reserva está sem flores básicas, isso se verifica depois que as peças voltaram.
rules-skud-oasis-4 = O Convidado colocou um Bambu. As três flores dos pontos circulados voltaram às reservas dos donos.
rules-skud-oasis-5 = Lago: flores também podem ser plantadas nos pontos vazios em volta de qualquer Lago, seja de quem for, se a flor puder ficar ali e não surgir conflito. Elas florescem na hora. Também aqui, uma jogada de plantar nunca dá bônus; e, como bônus, uma flor básica só pode ser plantada aqui se você não tiver nenhuma flor germinando.
rules-skud-oasis-6 = O Convidado colocou um Lago. Flores brancas podem agora ser plantadas em todos os pontos circulados; as vermelhas, só onde o ponto não é puramente branco.
rules-skud-oasis-7 = Tartaruga-Leão: ela une flores que de outro modo não harmonizam. Se duas flores se veem, uma delas está ao lado da Tartaruga e a outra é básica, elas estão em harmonia, sejam de quem forem e do tipo que forem.
rules-skud-oasis-8 = Essa harmonia é do dono da Tartaruga, ou dos donos de todas as Tartarugas que a tornam possível; então vale por inteiro para cada um deles: no bônus, na contagem e no anel. Uma harmonia que existiria sem Tartaruga não muda de dono.
rules-skud-oasis-9 = Uma Orquídea ao lado de uma Tartaruga harmoniza com as flores básicas que vê. Se só a flor básica está ao lado da Tartaruga, isso não ajuda a Orquídea. Duas flores especiais nunca harmonizam.
rules-skud-oasis-10 = O Bambu Americano e o Rochedo cancelam também essas harmonias. Flores opostas continuam em conflito, então a harmonia delas só pode ficar onde os conflitos são apontados (veja as opções).
rules-skud-oasis-11 = A Tartaruga-Leão do Convidado cria duas harmonias para ele: a Rosa do Convidado com o Lírio do Anfitrião, e a Orquídea do Convidado com o Crisântemo do Convidado.

rules-skud-many-title = Três e quatro jogadores
rules-skud-many-1 = Começa o Sul ⁦(0,-8)⁩, seguido do Oeste ⁦(-8,0)⁩, do Norte ⁦(0,8)⁩ e do Leste ⁦(8,0)⁩. Com três jogadores, o Leste fica vazio. Cada um joga por si, e “adversário” quer dizer todos os outros. Valem todas as regras, com estas mudanças:
rules-skud-many-2 = Cada um escolhe as suas quatro peças de intensidade, a não ser que se combinem quatro para todos.
rules-skud-many-3 = No começo cada um planta uma flor básica no portão do seu lugar. O Sul planta o tipo que o Oeste indica, e o Oeste, o que o Norte indica. Com três jogadores, o Norte escolhe a sua. Com quatro, o Leste indica a flor do Norte e depois escolhe a sua.
rules-skud-many-4 = Depois disso todos os portões estão abertos a todos, também o do leste quando jogam três.
rules-skud-many-5 = Só se pode ter uma flor germinando por vez. Uma segunda não pode ser plantada em um portão, nem como bônus, nem que seja especial. Os pontos em volta de um Lago não são portões.
rules-skud-many-6 = A Orquídea de qualquer adversário prende as suas flores.
rules-skud-many-7 = Quem desiste é pulado, não pode mais vencer e fica de fora quando se verificam anéis e reservas. As peças ficam no tabuleiro com todos os efeitos. Vence o último que restar.
rules-skud-many-8 = Quatro jogadores depois da abertura: cada um tem uma flor germinando no seu lugar. É a vez do Sul.

rules-skud-options-title = Opções e conjuntos prontos
rules-skud-options-1 = O conjunto pronto “{ preset-skud-standard-title }” é o que foi descrito até aqui. Antes de uma partida pode-se mudar isto:
rules-skud-options-2 = Oásis Antigo: jogar com Bambu, Lago e Tartaruga-Leão. Desligado por padrão.
rules-skud-options-3 = Peças de intensidade: quatro para cada um; ou oito (todas, se o conjunto tiver menos); ou o conjunto inteiro; ou um só tipo, indicado pelo Convidado (pelo Sul, com três ou quatro), uma peça para cada um; ou uma peça para cada jogador, escolhida pelo Convidado (pelo Sul), e os tipos podem ser diferentes; ou, só com três ou quatro jogadores, quatro escolhidas uma vez para todos.
rules-skud-options-4 = Abertura: os dois plantam o mesmo tipo; ou o Anfitrião planta a flor oposta à do Convidado, o que torna a partida mais rápida (só com dois jogadores); ou não se planta nada e as jogadas livres começam logo.
rules-skud-options-5 = Rodas: podem ficar de fora. O conjunto tem então duas peças a menos.
rules-skud-options-6 = Conflitos: proibidos; ou apontados, como em um tabuleiro de verdade. Nesse caso os conflitos não restringem nenhuma jogada. Enquanto há um conflito, o jogador da vez pode apontá-lo antes de qualquer outra coisa, não importa quem o fez: todas as flores em conflito voltam na hora às reservas dos donos. Se isso revelar outro conflito, ele também pode ser apontado. Apontar não dá bônus, as harmonias para o bônus se comparam depois disso, e o fim da partida só se verifica depois da jogada. Conflitos que ninguém aponta não prejudicam harmonia nem anel.
rules-skud-options-7 = Lótus captura Orquídea: qualquer flor adversária, até a Lótus, captura uma Orquídea cujo dono tem a Lótus florescendo; até uma Orquídea cujo próprio dono não tem a Lótus florescendo pode capturá-la. Desligado por padrão.
rules-skud-options-8 = Flores especiais capturadas: saem do jogo ou voltam à reserva do dono.
rules-skud-options-9 = Última flor básica: decidem as peças de intensidade, depois as harmonias; ou vence quem tem mais harmonias que cruzam uma linha central, e igualdade é empate; ou a partida continua. Uma harmonia cruza uma linha central se as suas pontas estão dos dois lados de uma das duas linhas que passam pelo centro e ela não corre sobre a outra.
rules-skud-options-10 = Bambu: sempre devolve às reservas as peças em volta; ou só quando há ao lado dele uma flor do seu dono florescendo e nenhuma flor germinando. Senão ele apenas fica ali, o que nesse caso é permitido.
rules-skud-options-11 = Tartaruga-Leão: como descrito acima; ou põe em harmonia duas flores básicas quaisquer se está ao lado de uma delas, e não muda nada para a Orquídea. Nesse caso, uma harmonia de peças de dois jogadores, também a de uma Lótus com uma flor básica, é dos donos dessas Tartarugas; uma harmonia de peças de um só jogador é dele.
rules-skud-options-12 = Limites: os empates por repetição e por limite de jogadas podem ser desligados. O empate quando todos passam continua.
rules-skud-options-13 = Linhas de harmonia: podem ser escondidas, para jogadores experientes.
rules-skud-options-14 = O conjunto pronto “{ preset-skud-garden-gate-title }” muda quatro coisas: “Lótus captura Orquídea” fica ligado, harmonias que cruzam linhas centrais decidem na última flor, o Bambu precisa de uma flor do seu dono, e a Tartaruga-Leão age sobre pares de flores básicas.

rules-skud-notation-title = Notação
rules-skud-notation-1 = As partidas são escritas de modo que pessoas e programas possam lê-las. Cada entrada tem o número da jogada, a letra do jogador e a jogada em si; as entradas são separadas por ponto e vírgula. ⁦H⁩ é o Anfitrião e ⁦G⁩, o Convidado; com três ou quatro jogadores as letras são ⁦S⁩ (Sul), ⁦W⁩ (Oeste), ⁦N⁩ (Norte) e ⁦E⁩ (Leste).
rules-skud-notation-2 = ⁦0H.R,W,K,B⁩: o Anfitrião escolheu estas peças de intensidade.
rules-skud-notation-3 = ⁦1G.R3(0,-8)⁩: o Convidado planta uma Rosa no portão sul. A abertura tem o número 1 e a letra do dono da flor; as jogadas livres começam no número 2, ou no 1 quando nada se planta no início.
rules-skud-notation-4 = ⁦2G.(0,-8)-(1,-6)⁩: o Convidado acomoda a flor do primeiro ponto no segundo.
rules-skud-notation-5 = ⁦5H.(0,8)-(0,5)+R(2,0)⁩: o que vem depois do sinal de mais é o bônus, aqui um Rochedo em ⁦(2,0)⁩. Uma flor plantada como bônus se escreve do mesmo modo: ⁦+W4(8,0)⁩. Um bônus recusado não acrescenta nada.
rules-skud-notation-6 = ⁦+B(2,-2)-(3,-3)⁩: um Barco em ⁦(2,-2)⁩ leva a flor a ⁦(3,-3)⁩. Sobre uma peça de intensidade não há segundo ponto: ⁦+B(2,-2)⁩.
rules-skud-notation-7 = ⁦pass⁩ (passar) é uma jogada com número próprio. ⁦call⁩ aponta um conflito e leva o número da jogada que vem depois. ⁦resign⁩ é a desistência.
rules-skud-notation-8 = As letras das peças são as indicadas aqui; atenção: ⁦R⁩ sozinho é o Rochedo e ⁦W⁩ sozinho é a Roda.

# Pai Sho de Rua: peça, lugares, opções.
game-street = Pai Sho de Rua
game-street-about = Um só tipo de peça, cativos debaixo de captores e quatro ruas: mantenha uma harmonia através de cada uma e declare a vitória. Dois jogadores.
tile-tile = peça
seat-street-H = Anfitrião
seat-street-G = Convidado

preset-street-classic = as regras da versão impressa
preset-street-garden-gate = como no site público skudpaisho.com

option-street-setup = onde ficam as oito primeiras peças
value-street-setup-classic = como na figura impressa
value-street-setup-modern = uma peça de cada jogador mais perto do centro
option-street-reach = até onde uma peça se move
value-street-reach-3 = até três passos
value-street-reach-4 = até quatro passos
option-street-captor-bonus = quanto mais longe vai uma peça com cativo
value-street-captor-bonus-one = um passo
value-street-captor-bonus-none = nada
value-street-captor-bonus-per-captive = um passo por peça debaixo dela
value-street-captor-bonus-five = cinco passos ao todo
option-street-release = um captor se move sozinho e deixa os cativos para trás
option-street-win = como se vence com as quatro linhas centrais
value-street-win-claim = por declaração no começo da jogada
value-street-win-start = no começo da jogada, sem declaração
value-street-win-immediate = na hora, não importa quem moveu
option-street-limits = empate por repetição e depois da jogada 500
preset-street-classic-title = Clássico
preset-street-garden-gate-title = Garden Gate
option-street-setup-title = Posição inicial
option-street-reach-title = Alcance
option-street-captor-bonus-title = Alcance extra do captor
option-street-release-title = Libertação
option-street-win-title = Quatro linhas centrais
option-street-limits-title = Empates automáticos

# Halma: peça, lugares, opções.
game-halma = Halma
game-halma-about = Com passos e cadeias de saltos, leve todas as suas peças ao acampamento do canto oposto. Dois ou quatro jogadores.
tile-piece = peça
seat-halma-A = Jogador A
seat-halma-B = Jogador B
seat-halma-C = Jogador C
seat-halma-D = Jogador D

preset-halma-classic = o jogo básico
preset-halma-tournament = o jogo básico com regras contra o antijogo

option-halma-board = o tamanho do tabuleiro; quatro jogadores só em 16×16
value-halma-board-8x8 = 8×8 casas, 10 peças para cada um
value-halma-board-10x10 = 10×10 casas, 15 peças para cada um
value-halma-board-16x16 = 16×16 casas, 19 peças para cada um (13 com quatro jogadores)
option-halma-camp-exit = quando uma peça pode sair do acampamento de destino
value-halma-camp-exit-end-of-move = só durante um movimento que termina dentro
value-halma-camp-exit-per-hop = nunca, nem por um salto
option-halma-full-camp-wins = basta o acampamento de destino cheio, mesmo com peças adversárias
option-halma-no-return = nenhum movimento pode terminar de volta no próprio acampamento
option-halma-teams = A e C contra B e D (quatro jogadores)
option-halma-leave-by = até que jogada o próprio acampamento deve ficar vazio
value-halma-leave-by-off = sem prazo
value-halma-leave-by-on = jogada 30, 50 ou 80, conforme o tabuleiro
value-halma-leave-by-number = uma jogada à escolha
option-halma-limits = empate por repetição e por limite de jogadas
preset-halma-classic-title = Clássico
preset-halma-tournament-title = Torneio
option-halma-board-title = Tabuleiro
option-halma-camp-exit-title = Sair do acampamento de destino
option-halma-full-camp-wins-title = Acampamento cheio vence
option-halma-no-return-title = Sem volta
option-halma-teams-title = Equipes
option-halma-leave-by-title = Prazo para sair do acampamento
option-halma-limits-title = Empates automáticos

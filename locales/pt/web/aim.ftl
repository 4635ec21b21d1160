# Aiming on the board, and what it shows of the targets.
aim-whole-board = Tabuleiro inteiro
aim-makes = forma uma harmonia
aim-breaks = quebra uma harmonia
aim-blocks = quebra uma harmonia de outra pessoa
aim-closes-ring = fecha um anel
settings-aim = Ajuda para escolher o ponto
settings-aim-auto = Quando os pontos são pequenos
settings-aim-on = Sempre
settings-aim-off = Nunca
settings-aim-hint = Na tela sensível ao toque: segure o dedo no tabuleiro e uma lupa mostra o ponto embaixo dele; deslize até acertar e solte. Com dois dedos você amplia o tabuleiro.
aim-offer-signs = As peças ficam pequenas aqui. Símbolos simples são mais fáceis de distinguir.
aim-offer-yes = Usar símbolos
aim-offer-no = Manter estas

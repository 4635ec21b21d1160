# O jogo em tela cheia.

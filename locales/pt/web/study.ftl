# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Chance de vitória: { $seat }
web-nav-thanks = Agradecimentos

analysis-parts = Partes da análise
analysis-review-part = Revisão
analysis-share = Compartilhar

analysis-turn-cost = Esta jogada custou { $points } da chance de vitória: de { $before } para { $after }.
analysis-turn-answer = Resposta forte ({ $name }): { $ideas }.
analysis-turn-why = Por quê: { $ideas }.
analysis-try-better = Testar a jogada melhor
analysis-see-played = Ver o que foi jogado

analysis-arrange = Montar uma posição
analysis-arrange-how = Escolha aqui uma peça e toque em um ponto do tabuleiro. Para mover uma, toque nela e depois no destino.
analysis-arrange-tile = { $seat }: { $tile }
analysis-arrange-hand = Na mão, { $tile }: { $n }
analysis-arrange-less = Uma a menos na mão
analysis-arrange-more = Uma a mais na mão
analysis-arrange-take = Retirar peças
analysis-arrange-clear = Esvaziar o tabuleiro
analysis-arrange-start = Posição inicial
analysis-arrange-mover = De quem é a vez
analysis-arrange-refused = { $tile } não pode ficar em { $point }: as regras não permitem, ou haveria peças demais.
analysis-arrange-over = Nesta posição a partida está encerrada: { $reason }.
analysis-arrange-done = Analisar esta posição
analysis-arrange-rules = Jogo e regras

# O que os dispositivos e webhooks recebem. O título diz o que aconteceu; a linha abaixo, em qual jogo e com quem.
notice-from = Casa de Chá
notice-turn = É a sua vez
notice-deadline = Seu tempo para jogar está acabando
notice-offer = Proposta de empate de { $name }
notice-takeback = { $name } pede para voltar uma jogada
notice-challenge = Desafio de { $name }
notice-pairing = Sua partida do torneio começou
notice-began = Sua partida começou
notice-over = Sua partida terminou
notice-message = Mensagem de { $name }
notice-followed = { $name } está online
notice-followed-body = Você segue essa pessoa.
notice-club-post = Novidades do clube { $name }
notice-club-invitation = Convite para o clube { $name }
notice-club-accepted = Agora você faz parte do clube { $name }
notice-club-match = Desafio ao clube { $name } para um confronto
notice-club-agreed = Confronto do clube { $name }: inscreva-se
notice-club-body = Abra a página do clube.
notice-game-with = { $game } com { $name }
# No lugar de um nome que já não se conhece.
notice-somebody = alguém
# Os dois botões de uma mensagem no dispositivo.
notice-open = Abrir
notice-later = Agora não
# O que um webhook recebe como teste.
notice-test = Um teste da Casa de Chá
notice-test-body = Se você está lendo isto, seu webhook funciona.

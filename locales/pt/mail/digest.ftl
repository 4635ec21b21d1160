# O resumo: um só e-mail para tudo o que espera. Os nomes vêm entre marcas de isolamento.
digest-subject = { $n ->
    [one] { $n } partida espera por você
   *[other] { $n } partidas esperam por você
}
digest-news = Novidades das suas partidas
digest-hello = Olá, { $name }!
digest-and = {", "}
digest-nobody = alguém sem conta
digest-computer = o computador
digest-turn = Sua vez contra { $names }
digest-deadline = Seu tempo contra { $names } está acabando
digest-offer-draw = { $names } propõe empate
digest-offer-takeback = { $names } gostaria de desfazer uma jogada
digest-challenge = { $names } desafia você
digest-pairing = Partida de torneio contra { $names }
digest-began = Começou uma partida contra { $names }
digest-over = Terminou a partida contra { $names }
digest-message = { $names } escreveu para você
digest-followed = Recentemente online: { $names }
digest-club-post = Novidades do clube { $names }
digest-club-invitation = Convite para o clube { $names }
digest-club-accepted = Agora você faz parte do clube { $names }
digest-club-match = Desafio ao clube { $names } para um confronto
digest-club-agreed = Confronto do clube { $names }: inscreva-se
digest-since = Espera desde { $when }
digest-until = Prazo: { $when }
digest-last = Última jogada: { $turn }
digest-alt = Tabuleiro de { $game } após { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}.
digest-alt-last = Tabuleiro de { $game } após { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}. Última jogada: { $turn }.
digest-open = Abrir a partida
digest-open-player = Abrir o perfil
digest-open-club = Abrir o clube
digest-more = { $n ->
    [one] Mais uma partida espera por você.
   *[other] Mais { $n } partidas esperam por você.
}
digest-all = Todas as suas partidas
digest-why = Você recebe este e-mail porque o pediu. Os horários são os de { $zone }.
digest-settings = Alterar as configurações
digest-stop = Cancelar os e-mails

# A página do último link.
unsubscribe-title = E-mails da Casa de Chá
unsubscribe-ask = Parar de enviar para { $mail } os e-mails sobre partidas que esperam?
unsubscribe-button = Cancelar os e-mails
unsubscribe-done = Pronto. Não enviaremos mais e-mails sobre partidas que esperam. Você pode reativá-los nas configurações.
unsubscribe-expired = Este link não vale mais. Você pode desligar os e-mails nas configurações.
unsubscribe-settings = Configurações

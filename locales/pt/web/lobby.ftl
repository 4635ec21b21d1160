# A preparação de uma partida neste aparelho.
play-game-skud = Flores e harmonias
play-game-street = Uma peça, quatro ruas
play-game-halma = Aos saltos pelo tabuleiro
play-with = À mesa
play-versus = e
play-you = Você
play-somebody = Alguém aqui
play-who-you = Quem joga do seu lado?
play-who-opponent = { $many ->
    [true] Quem é o adversário { $n }?
   *[other] Contra quem você joga?
}
play-strength = { $level } · { $word }
play-strength-1 = bem suave
play-strength-2 = suave
play-strength-3 = firme
play-strength-4 = forte
play-strength-5 = muito forte
play-character-1 = Hortelã
play-character-2 = Camomila
play-character-3 = Melissa
play-character-4 = Lavanda
play-character-5 = Gengibre
play-character-6 = Açafrão
play-character-7 = Bergamota
play-character-8 = Oolong
play-character-9 = Agulha de Prata
play-character-10 = Poço do Dragão
play-side = Seu lado
play-side-either = Tanto faz
play-more-rules = Mais regras
play-rules-changed = { $n ->
    [one] { $n } alterada
   *[other] { $n } alteradas
}

play-preset-skud-standard = Regras completas
play-preset-skud-standard-about = O jogo como foi impresso.
play-preset-skud-garden-gate = Como em outros sites
play-preset-skud-garden-gate-about = Quando acabam as flores, decidem as harmonias que cruzam as linhas centrais. Qualquer flor adversária pode capturar uma Orquídea exposta.
play-preset-street-classic = Como impresso
play-preset-street-classic-about = As peças andam três passos, um captor anda um a mais, e a vitória é declarada.
play-preset-street-garden-gate = Como em outros sites
play-preset-street-garden-gate-about = Todas as peças andam quatro passos, uma delas começa mais perto do centro, e as quatro linhas centrais vencem na hora.
play-preset-halma-classic = Jogo simples
play-preset-halma-classic-about = Encha o acampamento oposto com as suas peças.
play-preset-halma-tournament = Torneio
play-preset-halma-tournament-about = Ninguém pode só ganhar tempo: é preciso deixar o acampamento no prazo, e um acampamento cheio vence mesmo com uma peça adversária.

play-rule-skud-oasis = Oásis Antigo
play-rule-skud-oasis-about = Mais três peças de intensidade: Bambu, Lago e Tartaruga-Leão.
play-rule-skud-accents = Peças de intensidade
play-rule-skud-opening = Abertura
play-rule-skud-wheels = Rodas
play-rule-skud-wheels-about = As Rodas podem ser escolhidas como peças de intensidade.
play-rule-skud-clash = Conflitos
play-rule-skud-lotus-takes-orchid = Orquídeas expostas
play-rule-skud-lotus-takes-orchid-about = Qualquer flor adversária pode capturar uma Orquídea cujo dono tem a Lótus florescendo.
play-rule-skud-captured-specials = Lótus ou Orquídea capturada
play-rule-skud-last-flower = Fim das flores
play-rule-skud-bamboo = Bambu
play-rule-skud-turtle = Tartaruga-Leão
play-rule-skud-limits = Empates
play-rule-skud-limits-about = A partida empata por repetição ou depois da jogada 300.
play-rule-skud-aids = Linhas das harmonias
play-rule-street-setup = Primeiras peças
play-rule-street-reach = Alcance
play-rule-street-captor-bonus = Alcance dos captores
play-rule-street-release = Deixar os cativos
play-rule-street-release-about = O captor se move sozinho, e o que estava debaixo dele fica.
play-rule-street-win = Como se vence
play-rule-street-limits = Empates
play-rule-street-limits-about = A partida empata por repetição ou depois da jogada 500.
play-rule-halma-board = Tabuleiro
play-rule-halma-camp-exit = Sair do acampamento de destino
play-rule-halma-full-camp-wins = Acampamento cheio vence
play-rule-halma-full-camp-wins-about = Basta o acampamento de destino cheio, mesmo com peças adversárias.
play-rule-halma-no-return = Sem volta
play-rule-halma-no-return-about = Uma peça que saiu do próprio acampamento não pode mais parar nele.
play-rule-halma-teams = Duas equipes
play-rule-halma-teams-about = Com quatro jogadores: A e C contra B e D.
play-rule-halma-leave-by = Prazo para deixar o acampamento
play-rule-halma-limits = Empates
play-rule-halma-limits-about = A partida empata por repetição ou depois de muitíssimas jogadas.

play-saved-against = com { $names }
play-saved-together = Juntos neste aparelho
play-saved-your-turn = Sua vez
play-saved-turn = Vez de { $name }
play-saved-over = Encerrada

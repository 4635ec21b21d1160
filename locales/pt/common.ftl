# Pequenas palavras usadas em toda parte.
list-and = {" e "}
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
bot-random = robô aleatório
bot-greedy = robô guloso

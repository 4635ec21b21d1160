# Drobne słowa używane wszędzie.
list-and = {" i "}
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
bot-random = bot losowy
bot-greedy = bot zachłanny

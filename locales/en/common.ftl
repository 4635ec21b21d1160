# Small words used everywhere.
list-and = {" and "}
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
bot-random = random bot
bot-greedy = greedy bot

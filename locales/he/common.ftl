# מילים קטנות שמשמשות בכל מקום.
list-and = {" ו"}
list-comma = {", "}
count-turns = { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}
bot-random = בוט אקראי
bot-greedy = בוט חמדן

# המשחק כטקסט פשוט.
play-welcome = אפשר לכתוב תורות בסימון, או `help`.
play-help = שורה היא תור בסימון או אחת המילים האלה: `board` מראה שוב את הלוח, `legal` מה אפשר לעשות עכשיו, `hint` מה הבוט החמדן היה עושה, `moves` את התורות עד כה, `position` את המצב בשורה אחת, `undo` ו־`redo` מבטלים תור ומבצעים אותו שוב, `resign` נכנע (למקום מסוים: `resign G`), `save FILE` ו־`load FILE` שומרים ופותחים רשומה, `quit` יוצא.
play-bot-moved = מהלך של { $bot }: { $entry }
play-legal = { $n ->
    [one] צעד אחד אפשרי:
    [two] שני צעדים אפשריים:
   *[other] { $n } צעדים אפשריים:
}
play-hint = הבוט החמדן היה משחק { $step }.
play-saved-in = נשמר ב־{ $file }.

# The page of thanks.
thanks-title = Agradecimentos
thanks-intro = A Casa de Chá se apoia no trabalho de outras pessoas. Estas pessoas e comunidades criaram, explicaram e traduziram os jogos.
thanks-skud-title = Skud Pai Sho
thanks-skud = Ao autor do Skud Pai Sho (`@SkudPaiSho`) e à comunidade em volta dele, que fizeram de uma ideia um jogo completo e o jogam, também com o Oásis Antigo, em skudpaisho.com e no aplicativo para celular. As regras completas em inglês estão em skudpaisho.wordpress.com.
thanks-avatar = Aos criadores de “Avatar: A Lenda de Aang”, em cujo mundo se jogou Pai Sho pela primeira vez.
thanks-translators-title = Regras e traduções
thanks-he = Regras em hebraico, com o Oásis, mais jogadores e o simbolismo das flores: izakk111.
thanks-pl = Regras em polonês: Aris.
thanks-pt = Regras em português, traduzidas, adaptadas e compiladas: Luis Felipe Fernandes.
thanks-fa = Regras em persa do Pai Sho de Rua e do Halma: seus autores, que os textos não nomeiam.
thanks-own = Os textos da Casa de Chá são nossos. Os erros neles também são nossos, e não deles.

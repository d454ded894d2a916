/** What people ask of prices, lines and tickets, whatever the match. The answer stands in the first sentence. */
export const PRICE_SENSE = {
  stakeInside:
    'Já está dentro: o retorno de uma aposta traz o valor apostado de volta. O lucro é o retorno menos o que você pôs.',
  halfLine:
    'Justamente porque não existe meio gol: com a linha quebrada ou passou ou não passou, e nunca dá empate. Mais de 2,5 quer dizer três gols ou mais. Numa linha inteira, acertar em cheio devolve o valor.',
  sameBet:
    'É a mesma aposta: o handicap de meio gol contra ganha exatamente quando o time vence. Do mesmo jeito, o handicap sem gol nenhum é o empate anula, e o de meio gol a favor é a dupla chance. A odd pode diferir de um para o outro na mesma casa, e aí fica o que paga mais.',
  overUnderMeaning:
    'É isso mesmo: over (mais de) ganha quando o total passa da linha, e under (menos de) quando fica abaixo. Somados, dão cem por cento; com linha quebrada não há empate.',
  chanceVersusPrice:
    'Chance alta e bom negócio são coisas diferentes: quem diz se compensa é o preço, e não a chance sozinha: há valor quando a odd paga mais do que a chance pede, que é 1 dividido por ela. O que quase sempre acontece também quase sempre paga de menos.',
  highlighted:
    'O destaque é do preço, não da chance. Fica marcado o que paga acima da odd justa; por isso algo pouco provável pode estar marcado, se pagar muito, e algo muito provável não, se pagar pouco. Sem marca não quer dizer que vai perder, só que o preço não compensa.',
  oddFell:
    'Odd que cai quer dizer que entrou dinheiro ou informação, não que o jogo está arranjado. Quando ela cai depois da sua aposta, você ficou com um preço melhor do que o de agora: o mercado passou a achar aquilo mais provável. É bom sinal para a decisão, não para o resultado, que continua incerto. Quem ainda não apostou paga mais caro: se a odd nova está abaixo da justa, o valor acabou.',
  whyPricesDiffer:
    'Porque cada casa faz o seu preço: tem a sua margem, o dinheiro que já entrou de cada lado, o risco que quer correr e a pressa de se corrigir. Uma muito acima das outras pode ser promoção, engano ou atraso, e costuma durar pouco. O motivo de cada uma eu não recebo.',
  systemBet:
    'Depende do que se quer: a tripla paga mais e perde com um erro só; o sistema aguenta um erro, mas são várias duplas, custa mais e paga menos em cada uma. Nenhum dos dois cria valor: em ambos a margem entra em cada perna. Se todas fossem do mesmo jogo, as pernas andam juntas, a chance não é o produto delas e muitas casas nem aceitam.',
  readyTicket:
    'Em geral, não. Odd turbinada e bilhete pronto se julgam pelo preço inteiro: só valem se passarem da odd justa da combinação, e a casa escolhe o que turbinar. Em Sua combinada dá para ver a odd justa da mesma combinação e comparar com a da casa.',
  earlyPayout:
    'Na conta, não entra: pagamento antecipado é regra da casa, e a chance de um time abrir vantagem e depois ceder não calculo. Ele vale alguma coisa, e costuma vir já cobrado na odd. Compare a odd com e sem ele, e com a justa da vitória.',
  multipleIdea:
    'Em geral, não. As chances se multiplicam e a margem da casa também, uma vez em cada perna; odd baixa em cada uma faz parecer seguro o que, junto, falha muitas vezes. Só haveria valor se cada perna, sozinha, pagasse acima da justa.',
  mixedCombo:
    'Em Sua combinada, na tela do jogo, dá para juntar gols, escanteios e cartões: a ligação entre eles foi medida em jogos passados, e a chance conjunta e a odd justa aparecem na hora. Nas combinadas prontas eles não entram, e nesta conversa eu só somo gols. Multiplicar as chances erraria, porque no mesmo jogo elas andam juntas.',
  whereToCheck:
    'No site e nas redes oficiais dos dois clubes, na federação (súmulas e suspensões) e na imprensa que cobre cada time; a escalação sai cerca de uma hora antes. Depois confira se a odd mexeu: o preço costuma mostrar a notícia primeiro.',
  trapPrice:
    'Odd alta não é armadilha nem presente: ela só diz que a casa acha aquilo pouco provável. O que conta é se paga mais do que a chance pede. Se está muito acima das outras casas, confira as regras e o mercado antes de concluir qualquer coisa.',
  breakEven:
    'O ponto de equilíbrio é 1 dividido pela odd: é a parte das vezes que a aposta precisa ganhar para empatar. Em handicap e empate anula, as vezes em que o valor volta saem da conta.',
  sharpVersusSoft:
    'Mercado grande, como o resultado final, tem mais casas, menos margem e preço mais certo; nos pequenos a margem é maior e o erro também, da casa e o nosso. Achar valor é mais difícil onde todos olham, e mais incerto onde ninguém olha.',
  whenToLook:
    'Perto do jogo o preço sabe mais: saem escalações e entra mais dinheiro. Mais cedo há mais diferença entre as casas, e mais erro também. Nenhum dos dois é melhor por regra; o que decide é a odd contra a justa na hora em que você olha.',
} as const

/** Why football, prices and our sums are as they are. What is said of the model is in docs/model.md. */
export const WHY_IT_IS_SO = {
  whyQuarterKelly:
    'Porque o Kelly inteiro só é o melhor se a chance estiver exata, e ela é uma estimativa. Com um erro pequeno na chance, o Kelly cheio já aposta demais e a banca cai fundo. A fração menor cresce mais devagar, mas aguenta o erro e as fases ruins. Há quem use uma fração maior: é o mesmo freio, mais solto.',
  whyCap:
    'É um freio contra o nosso próprio erro: o teto de 5% da banca em uma aposta vale mesmo quando a conta pediria mais. Uma aposta só sempre pode perder, e com partes pequenas nenhuma leva a banca. Parece pouco de propósito.',
  hugeEdge:
    'Um edge enorme pede mais desconfiança, não mais dinheiro, e o teto da stake vale do mesmo jeito: quase sempre é a conta que não sabe de algo, um preço velho ou um engano da casa, que costuma ser anulado. Edge de verdade é pequeno e raro.',
  flatOrKelly:
    'Quebra menos quem aposta a menor parte: um valor fixo pequeno é mais simples e perdoa erro na chance; o Kelly fracionado põe mais onde o edge é maior e nada onde não há, mas depende de a chance estar certa. Para começar, fixo e pequeno basta; nos dois, nunca aumente depois de perder.',
  whyHome:
    'Porque quem joga em casa conhece o campo, não viaja e tem a torcida, que pesa também na arbitragem. Ainda vale, com VAR e tudo: a vantagem diminuiu com os anos, mas mandantes seguem vencendo mais. Quanto ela vale a conta aprende de cada campeonato, e já está nos gols esperados.',
  drawSeldomFirst:
    'Porque cada vitória soma muitos placares e o empate só os de gols iguais. Empate sai bastante, mas quase sempre um dos lados vence mais vezes do que ele, mesmo em jogo parelho. Só com times muito parelhos e poucos gols ele chega perto.',
  moreAfterBreak:
    'Porque no segundo tempo os times cansam e abrem espaço, quem perde se arrisca, entram atacantes descansados e há mais acréscimos. Nos jogos passados saem mais gols depois do intervalo do que antes, e a conta os reparte assim, pelo que é usual em cada campeonato.',
  confidenceNotWrong:
    'Não quer dizer que está errada, e sim que sabemos menos sobre ela: falta dado, há poucos jogos ou modelo e mercado discordam. A chance continua sendo a melhor estimativa, com mais dúvida em volta. Por isso, abaixo do mínimo da regra, nada é recomendado.',
  confidenceRises:
    'Pode subir, se a análise for refeita: mais casas cotando, preços mais novos e modelo e mercado mais perto um do outro aumentam a nota. A parte da amostra não muda até o jogo, porque depende de partidas já jogadas.',
  confidentNoValue:
    'Pode, e é o mais comum: confiança diz que a chance é bem conhecida; valor diz que alguém paga acima dela. Com a chance bem conhecida, as casas também a conhecem, e o preço quase nunca sobra.',
  overHundred:
    'Por causa da margem: a casa paga um pouco menos do que o justo em cada resultado, e por isso as chances embutidas nas odds, somadas, passam de cem por cento. O que passa é a margem. Nós a tiramos antes de comparar, e aí a soma fecha certo.',
  marginIsProfit:
    'É o que a casa espera ganhar em média, não um lucro certo em cada jogo: num jogo ela pode até perder. Em muitos jogos, com dinheiro dos dois lados, essa sobra é o ganho dela, e é de onde sai a perda de quem aposta sem olhar o preço.',
  leastMargin:
    'Varia de jogo para jogo e de mercado para mercado; nenhuma casa é sempre a mais barata. Some 1 ÷ odd de todos os resultados: quanto menos passa do inteiro, menos ela cobra. Com um jogo aberto, eu comparo as casas dele.',
  equalPrices:
    'Se a odd da casa é igual à justa, não há valor nem prejuízo na média: o edge é nulo. Como a chance é estimada, isso não basta; a regra só recomenda com uma folga acima da justa.',
  separateMoney:
    'Primeiro as contas e a reserva, depois o lazer: do que sobra, escolha um valor fixo que possa sumir inteiro, ponha em separado no começo do mês e não reponha quando acabar. Nunca com cartão de crédito ou dinheiro emprestado. Em Configurações, em Jogo responsável, dá para gravar esse limite.',
  ownAccount:
    'Ajuda, sim: com uma conta ou carteira só para isso, você vê quanto entrou e quanto saiu, e o dinheiro das contas não se mistura. Passe o valor do mês uma vez e não complete no meio. E anote tudo no Diário.',
  takeProfit:
    'Tirar é o mais seguro: o que sai da banca não se perde na próxima fase ruim. Há quem volte ao valor inicial todo mês e saque o que passou. Deixar lá só faz sentido se cada aposta continuar uma parte pequena, e nenhuma das duas coisas muda a chance.',
  moreData:
    'Mais jogos ajudam até certo ponto: a estimativa fica mais firme, mas jogos antigos falam de outro elenco, e por isso pesam menos. Com poucos jogos a conta fica perto da média do campeonato e a confiança cai.',
  favouriteLoses:
    'Porque favorito não quer dizer certo: quem vence a maior parte das vezes ainda perde ou empata em muitas. No futebol saem poucos gols, e um lance decide; por isso ele surpreende mais do que outros esportes.',
  luckOrSkill:
    'Um resultado só não diz: uma boa decisão perde muitas vezes, e uma ruim ganha. Olhe se a odd que você pegou passava da justa e da de fechamento; se passava, foi azar. Só depois de muitas apostas anotadas dá para separar sorte de acerto.',
} as const

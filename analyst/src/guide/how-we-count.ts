/** How the numbers are made, for who asks of the method itself. What is true of the model is in docs/model.md. */
export const HOW_WE_COUNT = {
  marginMethod:
    'Tiramos a margem pelo método da potência, que desconta mais dos azarões do que o proporcional; entre os testados em jogos passados, o de Shin também, foi o de menor erro. No empate e em jogos parelhos os métodos quase concordam; a diferença aparece nos azarões e nos favoritos muito fortes.',
  modelFamily:
    'Há decaimento no tempo e a correção de Dixon e Coles, que ajusta os placares baixos. Cada time tem uma força de ataque e uma de defesa, e os jogos antigos pesam cada vez menos. Daí saem os gols esperados de cada lado e uma grade de placares um pouco mais apertada do que a de Poisson, corrigida também nos empates, que depois se junta à opinião das odds.',
  evidence:
    'O adversário conta: as forças de todos os times são estimadas juntas, então um gol num time forte vale mais do que num fraco. Entram os gols e, onde a fonte tem, finalizações, escanteios e as odds de jogos passados. xG de provedor não entra, e desempenho de jogador também não.',
  countDistribution:
    'Binomial negativa: escanteios variam mais do que uma Poisson simples permite, e essa sobra é ajustada aos dados. As contagens dos dois times são ligadas entre si e não saem do mapa de placares.',
  kellyFraction:
    'Um quarto de Kelly, e nunca mais de 5% da banca em uma aposta. Na tela do jogo cada stake é calculada sozinha; na Carteira da rodada as apostas do mesmo jogo são contadas juntas, porque ganham e perdem juntas, e a soma de todas tem um teto.',
  smallSample:
    'Pode, com mais cuidado: um time com poucos jogos na base parte do que é usual no campeonato e só aos poucos se afasta disso, a chance fica mais incerta e a nota de confiança cai na parte da amostra. Abaixo do mínimo da regra, nada é recomendado.',
  countReliability:
    'Menos do que o resultado. Escanteios e cartões balançam mais, dependem do árbitro e de como o jogo corre, e disso não sabemos nada antes; poucas casas cotam, e sem preço para comparar a conta fica só com o modelo. Nos testes ela foi melhor do que a média do campeonato, e só. Entre os dois, cartões são os mais difíceis, porque o árbitro pesa mais.',
  modelWrong:
    'Mais provável do que o contrário: quando o modelo e as odds discordam muito, em geral quem erra é o modelo, que não sabe de lesão, escalação nem notícia. Uma porcentagem disso eu não tenho. É por isso que a chance mostrada junta os dois e fica perto do mercado.',
  beatsHouses:
    'Não. Medido em milhares de jogos passados, o modelo sozinho erra mais do que as odds de fechamento, e junto com elas fica igual. O que dá para fazer é achar uma casa que paga acima do consenso das outras, e isso é raro. Os testes estão em Como funciona.',
  neutralGround:
    'Em campo neutro ou com o mando trocado a conta seria outra, e esse número eu não tenho: a vantagem de jogar em casa já está dentro dos gols esperados e não a separo. O sentido é certo de dizer: o mandante perderia uma parte da chance e o visitante ganharia.',
  headToHeadWeight:
    'Pesa muito pouco. O confronto direto não tem peso próprio na conta: cada jogo conta como qualquer outro, e os antigos contam menos, porque elenco e técnico mudam. Serve de contexto, não de razão para apostar.',
  scoreVersusFavourite:
    'As duas coisas convivem. O placar mais provável é só um entre muitos, e cada um sozinho tem chance pequena; a vitória soma todos os placares em que o time vence, de um a zero a goleada, e essa soma é que faz o favorito. Por isso um empate pode ser o placar isolado mais comum sem que empatar seja o mais provável.',
  bothVersusTotal:
    'Não se contradiz: são perguntas diferentes sobre os mesmos placares. Um a um tem gol dos dois e fica abaixo de dois gols e meio; uma goleada sem resposta passa da linha sem gol de um deles. Os dois mercados saem do mesmo mapa de placares, cada um somando os seus, e o preço de cada um é outro: um pode ter valor e o outro não.',
  fewGoalsThoughBothScore:
    'Marcar quase sempre não é marcar muito: um gol de cada lado já faz os dois marcarem e ainda fica abaixo da linha. O total depende de quantos gols se esperam dos dois juntos, contra as defesas de hoje, e não de quantas vezes cada um marcou.',
  pointsOfModel:
    'É estimativa: sai de gols, finalizações onde há dados, mando, campeonato e odds, jogo a jogo, com os antigos pesando menos. Uma sequência curta mexe pouco, porque poucos jogos dizem pouco, e um time que perdeu pode ter jogado contra fortes.',
  newClubs:
    'Times recém-promovidos ou sem histórico partem abaixo da média do campeonato, e quem caiu da divisão de cima, acima dela; cada jogo os puxa para o que mostram. Com poucos jogos o número fica perto desse ponto de partida, e a confiança cai.',
  goalsTogether:
    'Quase nenhuma: os gols dos dois lados são contados cada um pela sua conta, com uma correção nos placares baixos e nos empates, que no futebol saem mais do que contas separadas dariam. Depois as odds do jogo ajustam o mapa inteiro.',
  lowConfidence:
    'Não precisa ignorar: leia como contexto, e não como base para apostar. Nota baixa quer dizer que falta dado, amostra ou acordo com o mercado; abaixo do mínimo da regra nada é recomendado, por melhor que um preço pareça.',
  whyNoYes:
    'Porque decidir é com você: eu mostro a chance, o preço justo e o que as casas pagam, e digo quando um preço passa na regra. Um sim meu pareceria promessa, e mesmo o que passa na regra perde muitas vezes. Na maioria dos jogos a conta diz não.',
  poolWeight:
    'O mercado pesa bem mais: a conta conjunta fica perto das odds sem a margem, e o modelo só a puxa um pouco. Foi assim que ela errou menos nos testes. Sem odds de casa nenhuma, vale o modelo sozinho, e a confiança cai.',
  uncertainty:
    'Um intervalo em volta da chance eu não mostro. O quanto ela se sustenta está na nota de confiança, que junta dados, amostra, calibração e concordância com o mercado; e a própria chance já é uma média sobre o que não se sabe.',
  chanceChanged:
    'Porque os dados mudaram: cada vez que a análise é feita, ela usa as odds e os jogos daquele momento. Se o preço das casas se mexe, a chance conjunta vai junto. A hora de cada dado está ao lado dele na tela.',
  checkSum:
    'A conta inteira é curta: odd justa = 1 ÷ chance; edge = chance × odd − 1; e Kelly é o edge dividido por (odd − 1), do qual a stake usa um quarto de Kelly.',
  firstGoal:
    'Quem abre o placar passa a ser bem mais provável, mas de quanto eu não digo: as chances daqui são de antes do apito e não se refazem com o jogo andando. Quem marca primeiro também não é um mercado que calculo.',
  comeback:
    'Possível é, e pouco comum: quem sai perdendo vence poucas vezes, e quem vai para o intervalo na frente vence a maioria das vezes.',
  opponentsInForm:
    'A força de cada adversário desses jogos eu não tenho listada aqui. A conta já a leva em conta: as forças são estimadas todas juntas, e perder de um time forte pesa menos do que perder de um fraco.',
} as const

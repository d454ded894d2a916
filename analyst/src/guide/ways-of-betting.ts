/** What people ask of ways to bet, whatever the match. Each answer says first what was asked; none of them urges. */
export const WAYS_OF_BETTING = {
  hedge:
    'Cobrir uma aposta já feita (hedge) é comprar o outro lado: o risco diminui, e o preço disso é a margem da casa paga mais uma vez. Não cria valor. Só há ganho na conta se a odd do outro lado também passar da justa; sem isso, é um seguro, e seguro custa. Cobrir só uma parte deixa uma parte do risco e cobra uma parte do custo, na mesma proporção. Se o valor em jogo ficou maior do que você aceita perder, reduzir faz sentido mesmo custando.',
  lay: 'Lay é apostar contra: na bolsa (exchange) você ocupa o lugar da casa e perde (odd − 1) vezes o valor se a coisa acontecer. A conta é o espelho da nossa: contra um resultado só há valor se a odd do lay estiver abaixo da justa dele. A comissão da bolsa sai do lucro e encolhe essa folga. Odds de exchange eu não tenho, só as das casas mostradas aqui.',
  dutching:
    'Dutching é dividir o valor entre vários resultados para receber o mesmo se qualquer um deles sair. Não cria valor: a chance é a soma das chances, o custo é a soma do que as odds embutem, e a margem entra em cada perna. Só compensaria se a soma das chances passasse da soma de 1 ÷ odd de cada um.',
  singles:
    'No longo prazo, simples. Em cada perna de uma múltipla a casa cobra a margem de novo, e elas se acumulam; a odd maior só paga a chance menor. Múltipla de favoritos tem o mesmo problema: cada um parece provável, mas todos juntos saem bem menos vezes. Se cada perna estivesse acima da justa, a múltipla também estaria, com muito mais oscilação.',
  correlation:
    'No mesmo jogo as escolhas dependem umas das outras: quem faz gols tende a ganhar, e por isso multiplicar as odds ou as chances erra. Aqui a chance de uma combinada sai do mapa de placares, somando os placares em que todas as partes vencem, e a odd justa dela já traz essa ligação. Em jogos diferentes um não depende do outro, e aí as odds se multiplicam de verdade.',
  bonus:
    'Bônus e aposta grátis não são dinheiro na mão: quase sempre só volta o lucro, e há um giro mínimo (rollover) antes de sacar. Leia o regulamento da casa, que eu não tenho, e não aposte a mais só para liberar um bônus. Odd turbinada se julga como outra qualquer: vale se passar da odd justa.',
  oddFormats:
    'Usamos odd decimal, a do Brasil: quanto cada real devolve ao todo, já com ele dentro. A fracionária diz só o lucro: para virar decimal, divida e some o próprio real. A americana, com sinal, diz o lucro sobre um valor fixo de referência ou, negativa, quanto apostar para lucrá-lo.',
  liveBetting:
    'Aposta durante o jogo não é o que estudamos: as chances daqui são de antes de a bola rolar e não acompanham o placar. Ao vivo o preço muda em segundos, a margem costuma ser maior e a pressa decide mal.',
  cashOutCare:
    'Cash out é a casa recomprando a sua aposta pelo preço dela, com margem de novo: em média custa caro. Para conferir sozinho: divida o que oferecem pelo que a aposta pagaria; se a chance de ela bater, do jeito que o jogo está, for maior do que isso, a oferta paga menos do que vale. A pergunta que ajuda é se você faria hoje, com esse dinheiro, a aposta que já tem. O valor oferecido eu não vejo. Só faz sentido se o que está em jogo passou do que você aceita perder.',
  fallacy:
    'Não. O jogo não tem memória: uma sequência de derrotas, empates ou reds não deixa o próximo resultado mais perto de acontecer. A chance é a deste jogo, e cada aposta começa de novo.',
  howManyBets:
    'Não há número certo, e menos é melhor: só entra na conta o que passa da odd justa, e na maioria dos jogos nada passa. Ficar de fora por dias seguidos é o resultado normal de quem estuda preço. O que protege é o limite: uma parte pequena da banca em cada aposta e um teto por semana ou por mês, que você define em Configurações.',
  judgeSelf:
    'Olhe o preço, não o placar: quantas vezes a odd que você pegou era maior do que a justa e do que a de fechamento. O segundo número é o yield, lucro dividido por tudo o que foi apostado, e só depois de muitas apostas: algumas dezenas não separam habilidade de sorte. O Diário, em Histórico, faz essas contas por você.',
  whyILose:
    'Acertar muito não basta: o que decide é o preço. Com odds baixas, um erro leva o lucro de vários acertos, e a margem da casa tira um pouco de cada aposta. Para empatar é preciso acertar 1 ÷ odd das vezes; quem acerta menos do que isso perde, mesmo acertando a maioria.',
  easiestMarket:
    'Não existe mercado fácil: o que sai mais vezes paga menos. Para começar a entender, os mais simples de ler são resultado final, dupla chance e total de gols, porque têm poucas saídas e várias casas para comparar. Bom é o preço acima da justa, em qualquer um deles, e muitas vezes não há nenhum.',
  tipsters:
    'Desconfie de quem mostra só greens. Um palpiteiro se mede por muitas apostas, com a odd da hora e os erros à vista, nunca por prints. Taxa de acerto sozinha não diz nada, e quem ganha por cadastro ganha mesmo quando você perde. A conta é a mesma para a dica de qualquer um: só há valor acima da odd justa.',
  drawEnds:
    'Depende da aposta: na vitória seca o empate perde tudo; no empate anula o valor volta; na dupla chance com empate, ganha. No total de gols e em ambas marcam, quem vence não importa, só os gols.',
  whichHouse:
    'Casa eu não indico, e não ganhamos nada com nenhuma. Para se proteger: use só as autorizadas pelo Ministério da Fazenda (o endereço termina em bet.br), leia as regras de saque e compare o preço de cada uma com a odd justa.',
  houseAccount:
    'Disso só a casa sabe: depósito, saque, Pix, documentos, verificação, limite e regras da conta são dela. A Prancheta não se conecta a casa nenhuma. Se a casa não resolver, há o Procon e o consumidor.gov.br; confira também se ela está na lista das autorizadas do Ministério da Fazenda.',
  manyAccounts:
    'Comparar preços em mais de uma casa autorizada é comum e é o que mais ajuda o preço. Já abrir várias contas na mesma casa ou usar o nome de outra pessoa quebra as regras dela e pode travar o dinheiro.',
  neverBet:
    'Comece sem apostar nada: escolha um jogo e leia a análise. Primeiro a chance de cada resultado, depois a odd justa, que é 1 dividido pela chance, e só então o preço da casa: acima da justa há valor, abaixo não há. Confira a confiança da análise. Se um dia apostar, só com dinheiro que não faz falta, em partes pequenas, e só maiores de 18 anos.',
  firstBankroll:
    'Não há mínimo: banca é só o que você pode perder inteiro sem fazer falta, e pode ser pouco ou nada. O que importa é a parte de cada aposta: pequena e sempre parecida. Nossa conta usa um quarto de Kelly e nunca passa de 5% da banca em uma aposta; sem valor, não há stake.',
  heartTeam:
    'Apostar no próprio time é comum e atrapalha: a torcida faz a chance parecer maior. Vale a mesma régua: a chance da análise e o preço. Se a odd não passa da justa, torcer de graça é melhor negócio.',
  longRun:
    'A maioria de quem aposta perde no longo prazo, porque toda odd traz a margem da casa. Só ganha quem, em muitas apostas, pega preços acima do justo, e isso é raro e pequeno. Não conte com isso como renda.',
  closingValue:
    'Sim: a odd de fechamento é medida. O Diário, em Histórico, compara a odd de cada aposta sua com a do fechamento (CLV), e a página Transparência mostra o que foi recomendado contra o preço de fechamento, com os erros. Uma média aqui na conversa eu não tenho. Bater o fechamento com frequência é o melhor sinal de que se lê bem os preços.',
  marketWord:
    'Mercado, em apostas, é cada coisa em que se pode apostar num jogo: quem vence, quantos gols, se os dois marcam, escanteios, placar. Cada um tem a sua chance e a sua odd. A palavra também quer dizer a opinião das casas: a chance que as odds mostram depois de tirada a margem.',
  favouriteWord:
    'Favorito é quem tem mais chance de vencer, e por isso paga menos; zebra ou azarão é o outro, que vence menos vezes e paga mais. Nenhum dos dois é bom negócio por si: quem diz isso é o preço, comparado com a odd justa.',
  systems:
    'Sistema de aumentar e diminuir o valor (martingale, Fibonacci, progressão, soros) não cria vantagem: muda o tamanho do susto, não a chance nem o preço. Uma sequência ruim, que sempre chega, leva a banca. O que protege é a mesma parte pequena em cada aposta, e só onde o preço passa do justo.',
} as const

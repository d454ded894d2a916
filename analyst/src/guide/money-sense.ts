/** What people ask of stakes, bankrolls and the long run. Nothing here is a promise, and none of it raises a stake. */
export const MONEY_SENSE = {
  whySmallStake:
    'Porque o edge é uma estimativa e pode estar errado. A conta usa um quarto de Kelly: cresce mais devagar, mas aguenta uma sequência ruim e perdoa o erro na chance. Mesmo com edge, uma aposta só perde muitas vezes, e o que não pode acontecer é uma fase ruim levar a banca.',
  moreAggressive:
    'Porque a chance não muda com o valor, só o tamanho da queda. Com um valor maior, a mesma sequência ruim, que sempre chega, tira mais, e depois de uma queda grande é preciso crescer bem mais do que se caiu só para empatar. A partir do dobro do Kelly cheio, até quem tem edge deixa de crescer no longo prazo.',
  manyTimes:
    'Em média renderia o edge sobre tudo o que foi apostado, se a chance estiver certa. O caminho até lá não é reto: há meses inteiros de perda, e se a chance estiver um pouco errada o edge some. Por isso a parte de cada aposta é pequena.',
  drawdown:
    'Mais do que parece: quedas grandes no meio do caminho são comuns mesmo para quem tem edge, e quanto maiores a odd e a parte de cada aposta, mais funda é a queda. Um limite exato não existe; o que se escolhe é a parte por aposta, e com partes pequenas a pior fase dói menos.',
  recalcUnit:
    'Recalcule agora: se a unidade é uma parte da banca, ela encolhe com a banca e é isso que protege. Esperar a recuperação com o valor antigo é apostar uma parte maior do que antes. Quem prefere não mexer a cada aposta recalcula em data fixa, e já quando a banca cai bastante.',
  monthlyPlan:
    'O plano é curto: o dinheiro do mês é o teto, e perdido ele, acabou; cada aposta leva uma parte pequena e sempre parecida, nunca mais de 5% da banca em uma aposta; e só entra o que passa da odd justa, o que muitas semanas não acontece. Valor pequeno não é defeito: é o que faz o mês durar. Em Configurações dá para gravar o limite.',
  stopAtLimit:
    'Sim, o certo é parar. O limite só serve se valer no dia em que acaba; repor no meio do mês é o começo de apostar o que faz falta. Dá para estudar os jogos sem apostar, e em Configurações, em Jogo responsável, o limite fica gravado.',
  afterLosses:
    'Segure a onda: depois de perder, o valor não aumenta nem o ritmo. A mesma parte da banca, que já encolhe sozinha, ou uma pausa. Perder várias seguidas é normal e não diz nada da próxima.',
  comeBack:
    'Devagar é assim: alguns dias só estudando, sem apostar; depois, se quiser, o menor valor que costumava usar, uma aposta por vez, só onde o preço passa da justa, e tudo anotado no Diário. Se a vontade for de recuperar, ainda não é hora. E não voltar também é uma boa escolha.',
  fearAfterLoss:
    'É normal: depois de perder muito, a gente desconfia até do que faz sentido. Esse medo às vezes protege, e não há nenhuma obrigação de clicar. Uma pausa ajuda mais do que forçar. Quando voltar a olhar, olhe o preço e a chance, não o último resultado.',
  houseMoney:
    'O problema é que já é seu: o que você ganhou vale tanto quanto o que trouxe, e perdê-lo é perder dinheiro de verdade. Chamar de dinheiro da casa só faz arriscar mais. A parte de cada aposta continua a mesma.',
  compound:
    'Não dá para contar assim: aposta não rende uma parte fixa por mês, e a sorte de um mês não se repete no outro. Juros compostos valem para dinheiro que cresce sempre, e aqui há meses de perda mesmo para quem decide bem. Trate como lazer, não como renda.',
  envy: 'Porque uma múltipla grande é quase um sorteio: muita gente tenta, uma acerta e só dela se fala. Quem perde não manda print. A chance de cada um é pequena, e a casa cobra a margem em cada perna; não acertar é o resultado normal.',
  smallFun:
    'Um valor pequeno e fixo, que não faz falta e não aumenta, é lazer como outro qualquer. O que diz se virou problema não é o tamanho, e sim isto: subir o valor, apostar para recuperar, esconder de alguém ou não conseguir parar. Se em casa incomoda, vale conversar e combinar um limite, que fica gravado em Configurações.',
  incomeShare:
    'Conte pelo que sobra depois das contas, não pelo que entra: só é dinheiro de lazer o que pode sumir inteiro sem atrasar nada. Se a aposta leva uma parte do salário que faria falta, é muito. Em Configurações dá para gravar um limite por mês, e se for difícil baixar, o CVV atende de graça no **188**.',
  countWithdrawals:
    'Some o que saiu com o que ficou e tire o que entrou: saques + saldo de hoje − depósitos. Positivo é ganho; negativo, perda. O ponto mais alto no meio do caminho não conta, e o dinheiro sacado conta como seu. Para saber se você decide bem, olhe o yield: esse resultado dividido por tudo o que foi apostado.',
  followAll:
    'Não sei dizer de cabeça, e não prometo que sim: poucas recomendações passam na regra, e com poucas apostas a sorte manda no resultado. O registro de todas elas, com os erros e o resultado contra o fechamento, está na página Transparência, e é lá que se confere.',
  worstMoment:
    'A pior queda eu não tenho nesta conversa. Na página Transparência está cada recomendação com o que aconteceu, e dela sai a conta; o que se pode dizer é que toda série tem quedas longas, e que a parte pequena por aposta é o que as torna suportáveis.',
  turnCertain:
    'Não dá: nenhuma combinação de apostas tira o risco. Cobrir tudo em casas diferentes só sobra quando os preços se desencontram, o que é raro e dura pouco; na mesma casa, cobrir todos os lados perde a margem.',
  quitThinking:
    'Parar é uma boa ideia sempre que a aposta deixa de ser lazer. Em Configurações, em Jogo responsável, a pausa fecha a conta pelo tempo que você escolher, e a autoexclusão oficial bloqueia as casas: gov.br/autoexclusaoapostas. Se quiser conversar com alguém, o CVV atende de graça no **188**.',
  ownOpinion:
    'A sua leitura pode estar certa, e a conta não sabe de tudo. O que se pode fazer é transformá-la em número: se a sua chance vezes a odd passa de um, há valor para você. Se ela fica muito longe da conta e das odds, desconfie primeiro dela: o mercado junta a opinião de muita gente.',
} as const

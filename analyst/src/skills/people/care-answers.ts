/** What is said to somebody whose money, age or mood is the matter. No price, no market, no bet. */

export const RECOVER_NOT =
  'Não, não conte com isso: o próximo jogo não sabe do que você perdeu, e apostar para recuperar é o que mais aumenta a perda. O dinheiro que já foi não volta por aposta. O que ajuda hoje é parar, e amanhã ver com calma o que dá para acertar sem jogo. Se quiser ajuda, o CVV atende de graça no **188**, e gov.br/autoexclusaoapostas fecha as casas.'

export const SAFEST_NOT =
  'Nenhuma: aposta segura não existe, e para recuperar dinheiro eu não indico nenhuma, nem deste jogo nem de outro. Quem precisa do dinheiro hoje é quem menos pode perdê-lo. Pare por hoje; o jogo dá para só assistir. Se quiser ajuda, o CVV atende de graça no **188**, e gov.br/autoexclusaoapostas fecha as casas.'

export const BILL_MONEY =
  'Sinto muito, isso pesa. Antes de qualquer coisa, fale com quem você tem de pagar e peça prazo ou parcelas: quase sempre dá para combinar antes do vencimento. E não tente cobrir com outra aposta, que só aumenta a falta. Se puder, conte hoje a alguém de confiança; o CVV atende de graça no **188**.'

export const FOUND_OUT =
  'Sinto muito, é um momento duro, e dá para começar a consertar. Em casa, conte tudo, sem diminuir o valor, e diga o que vai mudar. Se faltou para o aluguel ou outra conta, fale hoje com quem você tem de pagar e peça prazo ou parcelas. Não tente recuperar apostando. E não carregue isso só: gov.br/autoexclusaoapostas fecha as casas, os Jogadores Anônimos recebem você e a família, e o CVV atende de graça no **188**.'

export const LOAN_SPLIT =
  'Em apostas, não divida: dinheiro emprestado não é banca. Os juros correm certos, e o ganho não. Se o dinheiro ainda está na conta, o melhor é devolver já: quem quita antes tem direito a desconto dos juros. Se foi para cobrir outro aperto, fale com o banco ou com o Procon, e não aposte parte nenhuma. Se quiser ajuda, o CVV atende de graça no **188**.'

export const LOAN_ANYWAY =
  'A decisão é sua, mas com isso eu não ajudo, e explico: se perder, ficam a dívida e os juros. Se ele ainda está na conta, dá para voltar atrás: peça ao banco a quitação antecipada, com desconto dos juros. E se parece impossível não usar, isso já é motivo para pedir ajuda: o CVV atende de graça no **188**, e gov.br/autoexclusaoapostas fecha as casas.'

export const CREDIT_CARD =
  'Não dá: nas casas autorizadas no Brasil o cartão de crédito não é aceito para apostar, e site que aceita não é autorizado. Aposta, se houver, só com dinheiro que já é seu e não faz falta; se esperar por ele está difícil, uma pausa ajuda, em Configurações.'

export const MINOR_OTHERS =
  'Mesmo que todo mundo aposte, é só para maiores de 18 anos, por lei, e quem começa cedo se enrola mais. Por aqui eu não falo de aposta com você. Curta o jogo com o pessoal sem dinheiro no meio, e se já perdeu ou deve algo, conte a um adulto de confiança; o **188** também escuta, de graça.'

export const MINOR_ACCOUNT =
  'Não falo de aposta com você: é só para maiores de 18 anos, também quando a conta é de um adulto, e ela pode ser bloqueada. Este aplicativo também é só para adultos. Curta o futebol sem aposta, que é a melhor parte, e se já perdeu dinheiro, conte a um adulto de confiança.'

export const MINOR_STATISTICS =
  'Ainda não: a Prancheta é só para maiores de 18 anos, também para quem só quer ver estatística, porque aqui tudo gira em torno de apostas. Números de futebol sem aposta você acha nos sites das competições e dos clubes.'

export const FOR_A_CHILD =
  'Não: a Prancheta é só para maiores de 18 anos, também para quem só quer ver estatística, porque aqui tudo gira em torno de apostas. Números de futebol sem aposta estão nos sites das competições e dos clubes, e dá para ver juntos. E não empreste a sua conta: é por ela que muita gente começa cedo.'

export const BILL_AT_STAKE =
  'Muda: dinheiro que já tem conta para pagar não deve esperar por um resultado. O que oferecem agora é certo, e a aposta inteira pode dar zero; em média o cash out custa caro, e aqui esse custo compra a conta paga. Daqui para a frente, só o que não faz falta; se as contas passaram a depender de aposta, vale uma pausa, em Configurações, em Jogo responsável.'

export const MINOR_BY_OTHER =
  'Também não: apostar no nome de outra pessoa é proibido, e as casas bloqueiam a conta. Espere os 18 anos, e curta o jogo sem aposta.'

export const STREAK =
  'Que fase! Só lembre que uma sequência assim também é sorte, e o próximo jogo não sabe dos anteriores. Quem acabou de ganhar costuma aumentar a aposta e devolver tudo; parar no lucro é uma ótima escolha.'

export const STREAK_DOUBLE =
  'Não dobre: depois de ganhar, a chance do próximo jogo é a mesma de sempre, e pôr tudo em um só é o jeito mais rápido de devolver o que veio. Para isso não dou a melhor aposta. Se quiser estudar este jogo com a stake pequena de sempre, ou só guardar o lucro, conte comigo.'

export const LONELY =
  'Que bom que você veio conversar. Ficar só pesa, e o futebol é boa companhia mesmo. De gente faz bem também: um jogo visto num bar ou com um vizinho, um grupo do seu time. Sou um programa, então se a solidão apertar, o CVV atende de graça, a qualquer hora, pelo telefone **188**.'

export const REASON_TO_WATCH =
  'Não é errado, mas repare: se sem aposta o jogo perdeu a graça, ela deixou de ser enfeite. Enquanto for pouco, dinheiro que não faz falta e sem aumentar, é lazer. Experimente ver uns jogos sem apostar nada, só palpitando; se isso ficar difícil, vale uma pausa, em Configurações, e uma conversa no **188**, que é de graça.'

export const SMALL_FUN =
  'Não, se é um valor pequeno, que não faz falta e não vai aumentando, é uma distração como outra qualquer. O sinal de alerta seria apostar mais para recuperar, esconder de alguém ou ficar sem dormir por isso. Fixe um tanto por mês e pare quando acabar; em Configurações dá para gravar esse limite.'

export const SITE_SERIOUS =
  'Olhe o endereço: o das casas autorizadas pelo Ministério da Fazenda termina em **bet.br**, e a lista delas está em gov.br. Desconfie de link recebido por mensagem, de prêmio prometido, de quem pede senha, código ou Pix para pessoa física. A Prancheta não é casa de apostas: aqui não se deposita nada nem se aposta.'

export const AGAINST_CLUB =
  'Aposta por raiva costuma sair cara: ir sempre contra um time é pagar o preço que vier, bom ou ruim. Cada jogo tem a sua conta, e o que decide é a odd contra a chance, não a mágoa. De cabeça quente, só assistir já está ótimo.'

export const CLUB_ANGER =
  'Dá raiva mesmo. O time não deve nada a quem aposta, e a próxima partida não sabe desta. Por hoje, melhor não apostar de cabeça quente, nem a favor nem contra.'

export const BORED =
  'Por tédio, melhor nenhum: é assim que se aposta sem olhar o preço. Os jogos de hoje estão em Análises, se a ideia é assistir ou estudar um deles, e palpitar de graça com os amigos também distrai. Se ficar difícil passar o tempo sem apostar, vale uma pausa, em Configurações.'

export const CRISIS =
  'Obrigado por me contar isso. Sua vida vale mais do que qualquer dinheiro perdido, e essa dor passa com ajuda. Por favor, fale com alguém agora: o **CVV**, telefone **188**, atende de graça, a qualquer hora, e não pede nome. Se houver perigo, ligue **192** (SAMU) ou vá a um pronto-socorro, e não fique só: chame quem estiver mais perto, mesmo sem explicar tudo. O dinheiro se resolve depois, e tem como.'

export const NOBODY_KNOWS =
  'Carregar isso em segredo pesa ainda mais. Não precisa contar tudo: escolha uma pessoa e diga só “não estou bem, preciso de companhia”. Se em casa não der, comece pelo **188**, que é sigiloso e de graça. Contar costuma ser o pior minuto, e o alívio vem depois.'

export const IS_IT_NORMAL =
  'Acontece com muita gente, mas é um sinal para levar a sério. O Autoteste da Prancheta, com nove perguntas que ficam só no seu aparelho, ajuda a ver com clareza; por hoje, feche o aplicativo, e se quiser ligue a pausa, em Configurações. O CVV atende de graça no **188**.'

export const OWN_MONEY =
  'É sua, e a decisão também. Eu só não ajudo a escolher onde pôr um valor que dói perder: um jogo só pode levar tudo, por melhor que a chance pareça. Ficar de fora deste jogo não custa nada.'

export const ANXIOUS =
  'Uma aposta não é besteira por si, mas não conseguir largar o celular é sinal de que o valor passou do que deixa você tranquilo. Guarde o celular até o fim do jogo, que olhar não muda o placar, e da próxima vez aposte bem menos, ou nada. Se isso se repete, uma pausa ajuda, em Configurações.'

export const UNDO_BET =
  'Aqui não: a aposta está na casa, e em geral ela não cancela o que foi confirmado. Algumas oferecem encerrar antes (cash out), quase sempre por menos do que o justo. Se o valor não faz falta, o mais tranquilo é deixar correr e não pôr mais nada.'

export const FRIEND_WON =
  'Provavelmente nada: um ganho assim é em boa parte sorte, e a gente só ouve quem ganhou, nunca os muitos que perderam. Correr atrás disso é o que custa caro. Quem joga pouco, e só onde a odd passa da justa, perde menos; e não apostar também é uma boa escolha.'

export const LOSS_HURTS =
  'Porque perder dói mais do que ganhar alegra, e é assim com quase todo mundo: a cabeça quer apagar a perda logo, e aumenta o valor sem pensar. Perceber isso já é meio caminho. O próximo jogo não sabe do anterior, então aumentar só faz a perda crescer mais depressa.'

export const RULE_AFTER_LOSS =
  'Uma que funciona: **depois de um red, nenhuma aposta até o dia seguinte**. E o valor de cada uma decidido antes, sempre o mesmo e pequeno, anotado no Diário. Para não depender da força de vontade, grave em Configurações, em Jogo responsável, um limite de perda por mês.'

export const SIGNS = [
  'Repare se isto acontece com você:',
  '- aposta mais do que pode perder, ou cada vez mais para sentir o mesmo\n- volta para recuperar o que perdeu\n- pega dinheiro emprestado, vende algo ou atrasa contas\n- esconde de alguém, ou já ouviu que passou do ponto\n- fica ansioso, culpado ou sem dormir por isso',
  'Um ou outro já pede atenção; vários pedem ajuda. O **Autoteste** da Prancheta faz nove perguntas assim, só no seu aparelho. E quem é livre para parar um mês sem sofrer está mais perto da diversão.',
].join('\n\n')

export const SIGNS_SEEN =
  'Que bom que você foi honesto consigo. Vale levar a sério, e tem saída: pare por agora, com a pausa em Configurações e a autoexclusão em gov.br/autoexclusaoapostas, e converse com alguém. O CVV atende de graça no **188**, e os Jogadores Anônimos têm grupos, também pela internet.'

export const WHERE_TO_CALL =
  'Para o **188**, o CVV: de graça, a qualquer hora, de qualquer telefone. Os Jogadores Anônimos têm os contatos em jogadoresanonimos.com.br, e o posto de saúde ou o CAPS da sua cidade também atendem. Em perigo, ligue **192**.'

export const FUN_MONEY =
  'Dá, se é dinheiro que pode sumir sem fazer falta, como você diz. Separe esse valor do resto, ponha em cada aposta uma parte pequena dele, um ou dois por cento, sempre parecida, e pare quando acabar, sem completar. E não apostar também é uma boa escolha: na maioria dos jogos não há valor.'

export const BIG_SUM =
  'Em ninguém: um valor desses não se põe em um jogo só, e para isso eu não digo lado nenhum. Mesmo o mais provável falha muitas vezes, e uma falha leva tudo. Guarde esse dinheiro para o que ele é; se a vontade de arriscar tudo está forte, faça uma pausa, em Configurações, e converse com alguém de confiança. O CVV atende de graça no **188**.'

export const LUCKY_SHIRT =
  'Vista, se gosta dela: camisa, lugar no sofá e simpatia não mudam a chance de ninguém. A gente lembra das vezes que deu azar e esquece as outras.'

export const LOAN_LOST =
  'Nenhuma é segura, e agora nenhuma ajuda: tentar cobrir o empréstimo com aposta só aumenta a perda. O que dá para fazer é parar hoje (gov.br/autoexclusaoapostas fecha as casas), falar com quem emprestou e pedir prazo ou parcelas, e contar a alguém de confiança. Isso tem saída. Se o desespero apertar, o CVV atende de graça no **188**.'

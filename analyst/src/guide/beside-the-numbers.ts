/** What people feel, believe or ask around a bet. The person comes first, and nothing is promised. */
export const BESIDE_THE_NUMBERS = {
  abuse:
    'Entendo a irritação. Se um número meu não bateu ou a resposta não serviu, diga qual foi a pergunta e eu tento de novo. Perder incomoda, e não vou fingir que previ o que não previ: aqui só há chances, que falham muitas vezes. Se quiser reclamar com uma pessoa, a página Suporte atende.',
  frustration:
    'Dá raiva mesmo, e um gol no fim dói mais. Sinal de manipulação eu não tenho nos meus dados: gol no fim e zebra acontecem o tempo todo, e a mesma chance falha várias vezes. De cabeça quente ninguém decide bem; por hoje, só assistir já está ótimo.',
  boredom:
    'Tédio é um mau motivo para apostar: o jogo tem graça sem dinheiro nele. Se a vontade é de emoção, dá para só acompanhar, palpitar de graça com os amigos ou estudar os números. Se ficar difícil assistir sem apostar, vale uma pausa, em Configurações.',
  blame:
    'Sinto pela perda. O que mostramos são chances, que falham muitas vezes, e a decisão de apostar é sempre de quem aposta; dinheiro de aposta nós não recebemos nem devolvemos. Antes da próxima, vale uma pausa: não tente recuperar. Se algo na análise estava errado, conte na página Suporte. E se isso está pesando, o CVV atende de graça no **188**.',
  superstition:
    'Pressentimento, sonho, data e simpatia não mudam a chance de nada. Pode curtir a fé no palpite, só não ponha nele dinheiro que faça falta: a conta deste jogo é a mesma com ou sem o sinal.',
  goodMood:
    'Que bom que o dia está bom! Só não deixe a euforia aumentar a aposta: quem acabou de ganhar arrisca mais e devolve. A stake é a mesma de sempre, e parar no lucro também é uma ótima escolha.',
  drunk:
    'Então hoje é dia de só assistir. Cansado, com sono ou depois de beber, ninguém decide bem com dinheiro. O jogo e os números continuam aqui amanhã.',
  pressure:
    'Aposta por pressão de amigo, de grupo ou de anúncio é a que mais se lamenta. Ninguém precisa apostar para ver o jogo, e dizer não é sempre uma boa escolha. A dica de outro se julga pela mesma régua: a odd passa da justa ou não passa.',
  winnings:
    'Parabéns pelo acerto. Tirar o lucro da banca e parar por hoje é sempre uma boa escolha: ganho que volta todo para a mesa costuma sumir. Se continuar, a parte de cada aposta segue a mesma, sem aumentar porque ganhou.',
  relative:
    'Você faz bem em se preocupar. Converse sem acusar e fora da hora do jogo, não empreste dinheiro nem pague a dívida para ele ou ela, e mostre que há ajuda: os Jogadores Anônimos recebem também as famílias (jogadoresanonimos.com.br), o CVV atende no **188**, e a autoexclusão oficial, que só a própria pessoa pode pedir, está em gov.br/autoexclusaoapostas.',
  news: 'Notícias, bastidores, contratações, salários e crise do clube não chegam aos meus dados e não entram na conta. Se algo sério saiu hoje, o preço das casas costuma mostrar antes de qualquer um. O que tenho é o jogado: forma, tabela, confrontos e odds.',
  language:
    'Só escrevo em português por aqui. Posso repetir de um jeito mais simples, em poucos pontos ou em uma frase, se ajudar.',
  marketVolume:
    'Volume apostado, dinheiro de profissionais e liquidez eu não recebo. O que tenho é o preço de cada casa acompanhada e a variação da melhor odd; quando ela cai, é sinal de que entrou dinheiro ou informação, mas o motivo eu não sei.',
  ratings:
    'Ranking, Elo ou nota de elenco como número eu não mostro. A força que usamos sai dos resultados passados, jogo a jogo, e aparece nos gols esperados de cada lado, que é o que dá para comparar aqui.',
  simulate:
    'Não acompanho o jogo minuto a minuto nem simulo cada lance. O que a conta dá é a chance de cada placar, e dela sai a de qualquer mercado.',
  whatIfChange:
    'Isso a conta não tem como pesar: ela sabe gols passados, mando, campeonato e preços, e não o que muda durante a partida ou uma ausência. Se algo assim acontecer, a chance mostrada fica velha, e o preço das casas reage antes. Não dou um número novo porque seria inventado.',
  rivalry:
    'Rivalidade, clássico e clima de decisão não estão nos meus dados e não entram na conta. O que tenho do duelo são os confrontos diretos registrados e os números de cada time; se o jogo esquenta por ser clássico, isso eu não meço.',
  ground:
    'Altitude, gramado sintético e tamanho do campo não estão nos meus dados. Do local sei a cidade, o estádio e a previsão do tempo; o mando de campo já está nos gols esperados.',
  badRun:
    'Derrotas seguidas são normais, e várias: mesmo quem decide bem passa por elas, e quanto maior a odd, mais longas são. Ninguém sabe o tamanho da próxima, e por isso cada aposta tem de ser uma parte pequena da banca e sempre parecida. Se a sequência já pesa no humor ou no bolso, é hora de parar um tempo.',
  alwaysEdge:
    'Lucro no fim do ano ninguém garante. Apostar só onde há edge deixa a média a favor, se as chances estiverem certas, e elas são estimativas; em um ano a sorte ainda pesa muito, para cima e para baixo. O que se pode fazer é a mesma parte pequena da banca em cada uma, anotar tudo no Diário e julgar só depois de muitas apostas.',
  checklist:
    'Passo a passo de um jogo, sem pressa:\n\n- Veja a chance de cada resultado e os gols esperados.\n- Olhe forma, tabela e confrontos, só como contexto.\n- Confira a confiança da análise e o que falta de dados.\n- Compare a melhor odd com a justa: só acima dela há valor.\n- Se nada passa na regra, não aposte: é a resposta mais comum.\n- Se passar, a stake é a da conta, com dinheiro que não faz falta.',
  minuteByMinute:
    'Com a bola rolando a chance muda a cada minuto e a cada gol, e essa conta eu não faço: não acompanho o jogo e não recalculo. O que tenho é a chance de antes do apito inicial. Gol cedo aumenta a de mais gols e jogo parado a diminui, mas de quanto eu não digo.',
  betterPrice:
    'Sim, pode virar: o edge depende do preço. Com a mesma chance, uma casa que pague acima da odd justa tem edge positivo; as que pagam abaixo têm negativo. Por isso vale comparar, e se nenhuma passa da justa, não há valor em lugar nenhum.',
} as const

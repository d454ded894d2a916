import type { ConceptId } from '#concepts/concepts.ts'

type Pair = { of: readonly [ConceptId, ConceptId]; told: string }

/** What tells two words of the trade apart, the answer in the first sentence. */
const PAIRS: readonly Pair[] = [
  {
    of: ['chance', 'confidence'],
    told: 'Não são a mesma coisa: a probabilidade diz em quantas de muitas vezes algo acontece; a confiança, quanto a análise por trás desse número se sustenta. Dá para ter chance alta com confiança baixa, quando faltam dados, e chance baixa com confiança alta.',
  },
  {
    of: ['edge', 'expectedValue'],
    told: 'São duas faces da mesma conta: edge é quanto o preço paga acima do justo (probabilidade × odd − 1), e aposta de valor, ou value, é a que tem esse número positivo. EV é o mesmo em dinheiro: o edge vezes o valor apostado.',
  },
  {
    of: ['fairOdd', 'odd'],
    told: 'A odd justa é 1 dividido pela chance, sem vantagem para ninguém; a da casa é o que ela paga de verdade, quase sempre menos, porque traz a margem. Se a da casa passa da justa, há valor; se fica abaixo, não há.',
  },
  {
    of: ['fairOdd', 'margin'],
    told: 'A odd justa é 1 dividido pela chance, sem vantagem para ninguém; a da casa é o que ela paga de verdade, quase sempre menos, porque traz a margem. Se a da casa passa da justa, há valor; se fica abaixo, não há.',
  },
  {
    of: ['chance', 'odd'],
    told: 'A chance diz em quantas de muitas vezes acontece; a odd, quanto se recebe se acontecer. Uma vira a outra por divisão: 1 dividido pela odd é a chance que ela embute, já com a margem da casa dentro.',
  },
  {
    of: ['chance', 'impliedChance'],
    told: 'A implícita é a chance que a odd embute, 1 dividido por ela, com a margem da casa dentro; a estimada é a que a análise calcula. Raramente coincidem, porque a casa cobra a margem e porque as duas partem de opiniões diferentes. Quando a estimada é maior do que a implícita, o preço tem valor.',
  },
  {
    of: ['chance', 'edge'],
    told: 'A chance diz quantas vezes acontece; o edge, se o preço compensa. Algo muito provável pode ter edge negativo, se pagar pouco, e algo raro pode ter edge positivo, se pagar muito.',
  },
  {
    of: ['edge', 'confidence'],
    told: 'O edge fala do preço: quanto ele paga acima do justo. A confiança fala da análise: quanto a chance por trás desse edge se sustenta. A regra pede as duas, porque edge grande com confiança baixa costuma ser erro da conta.',
  },
  {
    of: ['edge', 'margin'],
    told: 'A margem é a vantagem da casa, embutida em toda odd; o edge é a vantagem de quem aposta, quando a odd ainda assim passa da justa. Primeiro se tira a margem, depois se vê se sobra edge, e quase nunca sobra.',
  },
  {
    of: ['calibration', 'confidence'],
    told: 'A calibração mede o modelo em muitos jogos passados: se o que recebeu certa chance aconteceu nessa parte das vezes. A confiança é a nota desta análise, e a calibração é uma das partes dela.',
  },
  {
    of: ['doubleChance', 'drawNoBet'],
    told: 'A diferença está no empate: na dupla chance ele ganha a aposta; no empate anula ele só devolve o valor. Por isso a dupla chance vence mais vezes e paga menos.',
  },
  {
    of: ['asianHandicap', 'europeanHandicap'],
    told: 'No asiático não há empate: a linha o resolve ou devolve o valor, e há meia vitória e meia derrota. No europeu há três saídas, e o empate ajustado é uma delas, que perde para quem apostou nas outras.',
  },
  {
    of: ['bankroll', 'stake'],
    told: 'Banca é todo o dinheiro separado para apostar; stake é a parte dela que vai em uma aposta. A stake é sempre uma fração pequena da banca.',
  },
  {
    of: ['stake', 'unit'],
    told: 'Stake é o valor de uma aposta; unidade é a medida em que se conta esse valor, uma parte fixa da banca. Uma stake pode ter meia, uma ou mais unidades.',
  },
  {
    of: ['kelly', 'stake'],
    told: 'Stake é o valor apostado; Kelly é uma conta que diz de que tamanho ela seria, pelo edge e pela odd. A stake mostrada aqui é um quarto do que o Kelly cheio daria.',
  },
  {
    of: ['single', 'combo'],
    told: 'Na simples uma escolha ganha ou perde sozinha; na múltipla todas têm de bater, e um erro perde tudo. A múltipla paga mais porque sai menos, e a margem da casa entra em cada perna.',
  },
  {
    of: ['expectedValue', 'yield'],
    told: 'O valor esperado olha para a frente: o que a aposta renderia em média. O yield olha para trás: o lucro ou a perda dividido por tudo o que já foi apostado. Em poucas apostas os dois podem estar muito longe um do outro, por sorte.',
  },
]

export const tellPair = (one: ConceptId, other: ConceptId): string | null =>
  PAIRS.find(({ of }) => of.includes(one) && of.includes(other))?.told ?? null

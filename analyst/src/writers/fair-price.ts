import { writeEdge, writeOdd } from '@prancheta/core/chat/figures.ts'
import { EDGE_MIN, RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { bullets, findMarket, focusIn, namedIn, paragraphs, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { fairFactor } from './exact-share.ts'
import { atHouse, inSentence, titleOf } from './market-words.ts'

/** The price from which a bet would have value: the fair one, which is one divided by the chance. */
export const writeFairPrice: Writer = (scene) => {
  const market = namedIn(scene) ?? (scene.ask.turn > 1 ? focusIn(scene) : null)
  if (!market) {
    const rows = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes'].flatMap(
      (id) => findMarket(scene, id) ?? [],
    )
    if (rows.length === 0) return absent(scene, 'ratings', 'a odd mínima')
    return paragraphs(
      'Só haveria valor acima da odd justa de cada mercado:',
      bullets(rows.map((row) => `${titleOf(row)}: acima de ${writeOdd(row.fairOdd)}`)),
    )
  }
  const { pooledChance, fairOdd, bestOdd, edge } = market
  return sentences(
    `A odd justa de ${inSentence(market)} é 1 ÷ ${fairFactor(pooledChance)} = **${writeOdd(fairOdd)}**, e só um preço acima dela teria valor.`,
    bestOdd === null || edge === null
      ? 'Nenhuma casa cota esse mercado nas minhas fontes.'
      : `O melhor preço que vejo é ${writeOdd(bestOdd)}${atHouse(market)}, edge de ${writeEdge(edge)}.`,
    `A regra só aprova com folga, a partir de ${RULE_WORDS.edge} de edge, o que aqui pede ${writeOdd(1 + EDGE_MIN)} ÷ ${fairFactor(pooledChance, 1 + EDGE_MIN)} = ${writeOdd((1 + EDGE_MIN) / pooledChance)}; abaixo disso, ficar de fora é o que a conta diz.`,
  )
}

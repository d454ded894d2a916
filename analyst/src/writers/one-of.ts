import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { opposed } from '../reading/read-market.ts'
import { bullets, findMarket, paragraphs, sentences, type Writer } from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence, marketRow } from './market-words.ts'

/** Bets side by side: which is likelier, and which price is the least bad. It says what is, and chooses for nobody. */
export const writeOneOf: Writer = (scene) => {
  const rows = scene.ask.bets.flatMap(({ marketId }) => findMarket(scene, marketId) ?? [])
  if (rows.length < 2) return absent(scene, 'ratings', 'essa comparação')
  const priced = rows.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))
  const [likeliest] = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)
  const [best] = priced
  return paragraphs(
    sumOf(rows),
    bullets(rows.map(marketRow)),
    sentences(
      likeliest ? `A mais provável é ${inSentence(likeliest)}, com ${writeShare(likeliest.pooledChance)}.` : null,
      best ? onPrice(best, priced.length) : 'Nenhuma tem preço de casa, então não há edge a comparar.',
    ),
  )
}

function onPrice(best: BriefedMarket, count: number): string {
  const edge = best.edge ?? 0
  if (edge <= 0) {
    const lead =
      count > 1
        ? `No preço, a menos ruim é ${inSentence(best)}, edge de ${writeEdge(edge)}`
        : `O preço de ${inSentence(best)} dá edge de ${writeEdge(edge)}`
    return `${lead}, e ainda assim abaixo do justo. Sem valor em nenhuma: ficar de fora também é resposta.`
  }
  return `No preço, a melhor é ${inSentence(best)}, odd ${writeOdd(best.bestOdd ?? best.fairOdd)} e edge de ${writeEdge(edge)}${best.isRecommended ? ', que passa na regra' : ', pouco para a regra'}. Não escolhi por você: ficar de fora também é resposta.`
}

/** Two bets of which exactly one wins add up to the whole. */
function sumOf(rows: readonly BriefedMarket[]): string | null {
  const [one, other] = rows
  if (rows.length !== 2 || !one || !other || opposed(one.id) !== other.id) return null
  return `Uma das duas sempre acontece: ${writeShare(one.pooledChance)} + ${writeShare(other.pooledChance)} = 100%.`
}

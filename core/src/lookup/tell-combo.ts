import { writeEdge, writeOdd, writeShare, writeStakeShare } from '#chat/figures.ts'
import type { MatchFacts } from '#checking/facts/match-facts.ts'
import { type LegsRefusal, OWN_LEGS, priceOwnLegs } from '#combos/price-own-legs.ts'
import { findMarket } from '#lookup/find-markets.ts'
import { type LookUp, quoted, told } from '#lookup/look-up.ts'
import { isPastPrices } from '#lookup/tell-markets.ts'
import { marketById } from '#markets/catalogue.ts'
import { decimalOdd, probability } from '#units.ts'
import { edgeOf, kellyStake } from '#value/kelly.ts'

const WHY_NOT: Record<LegsRefusal | 'count', string> = {
  count: `Uma combinada tem de ${OWN_LEGS.min} a ${OWN_LEGS.max} pernas.`,
  unknown: 'Uma das pernas não é um mercado desta análise. Consulte os mercados e use o id.',
  twice: 'A mesma perna está duas vezes.',
  'other counts':
    'Tempos, escanteios e cartões não são decididos pelo placar final: não calculamos combinadas com eles.',
  refund: 'Uma das pernas pode devolver o valor apostado: não calculamos combinadas com ela.',
  impossible: 'Estas pernas não acontecem juntas em nenhum placar da análise.',
}

type Asked = { legs: readonly string[]; odd: number | null }

/** Somebody's own combination, priced on the scores of the match. Replace `priceOwnLegs` to price it otherwise. */
export function tellCombo(
  facts: MatchFacts,
  scores: readonly (readonly number[])[],
  { legs: asked, odd: offered }: Asked,
): LookUp {
  if (asked.length < OWN_LEGS.min || asked.length > OWN_LEGS.max) return told([WHY_NOT.count])
  const legs = asked.flatMap((leg) => findMarket(facts, leg) ?? [])
  if (legs.length < asked.length || scores.length === 0) return told([WHY_NOT.unknown])
  const priced = priceOwnLegs(scores, legs)
  if ('refusal' in priced) return told([WHY_NOT[priced.refusal]])
  const isPast = isPastPrices(facts)
  const odds = isPast ? [] : legs.flatMap((id) => facts.findMarket(id)?.bestOdd ?? [])
  const productOfOdds = odds.length === legs.length ? odds.reduce((product, one) => product * one, 1) : null
  const odd = isPast ? null : offered
  const parts = [
    `chance conjunta ${writeShare(priced.chance)}`,
    isPast ? null : `odd justa ${writeOdd(priced.fairOdd)}`,
    productOfOdds === null ? null : `odds multiplicadas ${writeOdd(productOfOdds)}, só para comparar`,
    odd === null ? null : worthAt(priced.chance, odd),
  ].filter((part) => part !== null)
  const names = legs.map((id) => quoted(marketById(id)?.name ?? id)).join(' + ')
  return told([`- Sua combinada ${names}: ${parts.join('; ')}.`], {
    combos: [{ legs, ...priced, productOfOdds }],
  })
}

function worthAt(chance: number, odd: number): string {
  const [own, price] = [probability(chance), decimalOdd(odd)]
  return `a uma odd de ${writeOdd(odd)}, edge ${writeEdge(edgeOf(own, price))} e stake de Kelly ${writeStakeShare(kellyStake(own, price))}`
}

import { CONFIDENCE_MIN, EDGE_MIN } from '@prancheta/core/confidence/is-recommended.ts'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { formatEdge, formatGrade, formatOdd } from '#lib/format/format.ts'

/** The market with the best edge among those somebody quotes; null where nobody does. */
export function closestMarket(markets: readonly ShownMarket[]): ShownMarket | null {
  const quoted = markets.filter(({ edge }) => edge !== null)
  return quoted.toSorted((one, other) => (other.edge ?? 0) - (one.edge ?? 0))[0] ?? null
}

/** How near the best price came to the rule, and what it lacks. */
export function closestWords({ name, odd, bookmaker, edge, confidence }: ShownMarket): string {
  if (odd === null || edge === null) return ''
  const price = `${name} a ${formatOdd(odd)}${bookmaker === null ? '' : ` (${bookmaker})`}`
  const lacks =
    edge >= EDGE_MIN && confidence < CONFIDENCE_MIN
      ? `, mas a confiança é de ${formatGrade(confidence / 10)} de 10`
      : edge > 0
        ? ', abaixo dos 5% da regra'
        : ''
  return `O mais perto foi ${price}: edge de ${formatEdge(edge)}${lacks}.`
}

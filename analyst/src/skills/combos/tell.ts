import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeList, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { paragraphs, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import type { Priced } from './pricing.ts'

/** 'Vitória do mandante + Mais de 1,5 gols': legs as the analysis writes them. */
export const nameLegs = (markets: readonly BriefedMarket[]): string => markets.map(({ name }) => name).join(' + ')

/** What legs come to together, the first thing that is asked. */
export function tellTogether(priced: Priced): string {
  const { markets, chance, fairOdd } = priced
  const [only] = markets
  if (only && markets.length === 1)
    return `**${only.name}**: ${writeShare(only.pooledChance)} de chance, odd justa ${writeOdd(only.fairOdd)}.`
  return `**${nameLegs(markets)}**: **${writeShare(chance)}** de chance${markets.length === 2 ? ' de saírem juntas' : ' de todas saírem juntas'}, odd justa ${writeOdd(fairOdd ?? 0)}.`
}

/** Why legs cannot all win, or which of them say nothing new; null where neither is so. */
export function tellFaults({ contradiction, redundant, markets, isImpossible }: Priced): string | null {
  const named = (ids: readonly string[]) =>
    writeList(ids.flatMap((id) => markets.find((market) => market.id === id)?.name ?? []).map((name) => `"${name}"`))
  if (isImpossible)
    return contradiction.length > 0
      ? `Não dá: ${named(contradiction)} nunca acontecem no mesmo jogo, então essa combinada perde sempre.`
      : 'Essa combinada praticamente não acontece em nenhum placar da análise.'
  const [first] = redundant
  return first ? `${named([first.leg])} não acrescenta nada: já vem com ${named(first.because)}.` : null
}

/** Each leg alone. */
export const tellAlone = ({ markets }: Priced): string | null =>
  markets.length < 2
    ? null
    : `Sozinhas: ${markets.map(({ name, pooledChance }) => `${name}, ${writeShare(pooledChance)}`).join('; ')}.`

/** The leg that costs most, with what the others come to without it. */
export function costliestOf({ markets, costliest }: Priced): { leg: BriefedMarket; others: string[] } | null {
  const leg = costliest === null ? undefined : markets[costliest]
  return leg ? { leg, others: markets.filter((one) => one !== leg).map(({ id }) => id) } : null
}

/** What a price for the whole is worth, each step shown. */
export function tellAtOdd({ chance, fairOdd, markets }: Priced, odd: number): string {
  const edge = chance * odd - 1
  const isFair = writeOdd(odd) === writeOdd(fairOdd ?? 0)
  return `Na odd ${writeOdd(odd)}, ${nameLegs(markets)}: ${chanceFactor(chance, odd)} × ${writeOdd(odd)} − 1 = edge de **${writeEdge(edge)}**, ${isFair ? 'que é só' : edge > 0 ? 'acima d' : 'abaixo d'}${isFair ? ' ' : ''}a odd justa de ${writeOdd(fairOdd ?? 0)}${edge > 0 && !isFair ? '; há valor na conta, e mesmo assim pode perder' : ': sem valor'}.`
}

/** What multiplying would give. */
export const tellProduct = (priced: Priced): string =>
  sentences(
    tellAlone(priced),
    `Multiplicando, ${priced.markets.map(({ pooledChance }) => writeShare(pooledChance)).join(' × ')} = ${writeShare(priced.product)}.`,
  )

/** Under this nobody sees a difference. */
export const SAME = 0.003

/** A combination of the reader's own, with what is most worth knowing beside it. */
export function tellOwn(priced: Priced, without: Priced | null): string {
  const faults = tellFaults(priced)
  if (priced.isImpossible) return faults ?? ''
  const found = costliestOf(priced)
  return paragraphs(
    tellTogether(priced),
    sentences(
      faults,
      tellAlone(priced),
      found && without && priced.markets.length > 2 ? `Quem mais tira chance é a perna "${found.leg.name}".` : null,
      found && without && priced.markets.length > 2 ? `Sem ela: ${tellTogether(without)}` : null,
    ),
  )
}

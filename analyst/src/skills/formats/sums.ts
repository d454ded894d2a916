import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Scene } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { type Listing, type Row, rowsInView } from './listing.ts'
import { nameOf, speak } from './write-list.ts'

/** As it is written, so that what is shown adds up. */
const shown = (chance: number): number => Number(chance.toFixed(3))

/** What several rows come to. Only what cannot happen together may be added. */
export function writeSum(
  scene: Scene,
  listing: Listing,
  places: readonly number[] | null,
  asksHundred: boolean,
): string | null {
  const rows =
    places === null
      ? listing.picked && listing.picked.length > 1
        ? rowsInView(listing)
        : [...listing.rows]
      : places.flatMap((at) => listing.rows[at] ?? [])
  if (rows.length < 2) return null
  const chances = rows.map(({ market }) => shown(market.pooledChance))
  const sum = chances.reduce((all, one) => all + one, 0)
  const named = rows.map((row) => `${nameOf(scene, row)}: ${writeShare(row.market.pooledChance)}.`).join(' ')
  if (!exclude(rows.map(({ market }) => market)))
    return `Somar aqui não diz nada: elas podem acontecer no mesmo jogo, então a soma não é a chance de sair uma delas. ${named}`
  const step = `${chances.map(writeShare).join(' + ')} = **${writeShare(sum)}**`
  const yes = asksHundred
    ? Math.abs(sum - 1) < 0.0005
      ? 'Sim, fecha. '
      : 'Quase, a diferença é só de arredondamento ou do que ficou fora da lista. '
    : ''
  return `${yes}${named} Somando: ${step}.`
}

/** Scores exclude each other, and so do the three results. */
const exclude = (markets: readonly BriefedMarket[]): boolean =>
  markets.every(({ id }) => id.startsWith('score.')) ||
  markets.every(({ id }) => id.startsWith('result.')) ||
  markets.every(({ id }) => id.startsWith('exactGoals.'))

/** Between two rows: those pointed to, or the one the talk is on and the one pointed to. */
export function writeDifference(scene: Scene, listing: Listing, places: readonly number[] | null): string | null {
  const [last] = listing.picked ?? []
  const [first, second] =
    places === null ? [...listing.rows.keys()].slice(0, 2) : places.length > 1 ? places : [last, places[0]]
  const [one, other] = [first, second].map((at) => (at === undefined ? undefined : listing.rows[at]))
  if (!one || !other || (places === null && listing.rows.length !== 2)) return null
  if (one.price && other.price) return ofPrices(one, other)
  const [high, low] = one.market.pooledChance >= other.market.pooledChance ? [one, other] : [other, one]
  const gap = shown(high.market.pooledChance) - shown(low.market.pooledChance)
  const points = writeShare(gap).replace('%', '')
  return `**${points} pontos percentuais**: ${speak(scene, high.market)} tem ${writeShare(high.market.pooledChance)} e ${speak(scene, low.market)} tem ${writeShare(low.market.pooledChance)}.`
}

function ofPrices({ market, price: one }: Row, { price: other }: Row): string | null {
  if (!one || !other) return null
  const [high, low] = one.odd >= other.odd ? [one, other] : [other, one]
  return `Em ${inSentence(market)}, a ${cleanName(high.house)} paga ${writeOdd(high.odd)} e a ${cleanName(low.house)} paga ${writeOdd(low.odd)}. A diferença: ${writeOdd(high.odd)} − ${writeOdd(low.odd)} = **${writeOdd(high.odd - low.odd)}**.`
}

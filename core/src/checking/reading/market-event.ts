import type { Span } from '#checking/reading/number-words.ts'
import { otherSide, type Side } from '#markets/outcome.ts'

/** What a chance, an odd or an edge is said of: a market of the catalogue, or that it does not come. */
export type MarketEvent = { id: string; isComplement: boolean }

/** An event as a text names it. Where only the verb stands ('não perde'), the club comes from around it. */
export type MarketMention = Span & {
  type: 'market'
  event: MarketEvent | null
  bySide: ((side: Side) => MarketEvent) | null
}

export type Found = Pick<MarketMention, 'event' | 'bySide'>

export const happens = (id: string): MarketEvent => ({ id, isComplement: false })
export const doesNot = (id: string): MarketEvent => ({ id, isComplement: true })
export const contraryOf = ({ id, isComplement }: MarketEvent): MarketEvent => ({ id, isComplement: !isComplement })

export const fixed = (event: MarketEvent): Found => ({ event, bySide: null })

/** An event of one side: settled where the side is known, open where it is not. */
export function ofSide(side: Side | null, bySide: (side: Side) => MarketEvent): Found {
  return side ? { event: bySide(side), bySide } : { event: null, bySide }
}

export const wins = (side: Side): MarketEvent => happens(`result.${side}`)
export const doesNotWin = (side: Side): MarketEvent => doesNot(`result.${side}`)
export const loses = (side: Side): MarketEvent => wins(otherSide(side))
export const doesNotLose = (side: Side): MarketEvent =>
  happens(side === 'home' ? 'doubleChance.homeDraw' : 'doubleChance.drawAway')

/** The market of the same line that wins when this one loses: over and under, yes and no. */
export function oppositeOf({ id }: MarketEvent): MarketEvent[] {
  const swapped = id.replace(/(?<=\.)(?:over|under|yes|no)(?=[\d.]|$)/, (word) => OPPOSITES[word] ?? word)
  return swapped === id ? [] : [happens(swapped)]
}

const OPPOSITES: Record<string, string> = { over: 'under', under: 'over', yes: 'no', no: 'yes' }

export type Half = 'firstHalf' | 'secondHalf'

/** The same event in one half of the match; null where no such market exists. */
export function inHalf({ id, isComplement }: MarketEvent, half: Half): MarketEvent | null {
  const isKept = /^(?:result|goals|btts)\./.test(id) || (half === 'firstHalf' && id.startsWith('doubleChance.'))
  return isKept ? { id: `${half}.${id}`, isComplement } : null
}

export const halfOf = (id: string): Half | null =>
  id.startsWith('firstHalf.') ? 'firstHalf' : id.startsWith('secondHalf.') ? 'secondHalf' : null

/** Two events that must both come ('vence e o jogo tem menos de 2,5 gols'); null where no such market exists. */
export function both(one: MarketEvent, other: MarketEvent): MarketEvent | null {
  return joint(one, other) ?? joint(other, one)
}

function joint(one: MarketEvent, other: MarketEvent): MarketEvent | null {
  if (one.isComplement || other.isComplement) return null
  const [, result] = /^result\.(\w+)$/.exec(one.id) ?? []
  const [, way, line] = /^goals\.(over|under)([\d.]+)$/.exec(other.id) ?? []
  const [, bothScore] = /^btts\.(yes|no)$/.exec(one.id) ?? []
  const [, andBoth] = /^btts\.(yes|no)$/.exec(other.id) ?? []
  if (result && way) return happens(`resultTotal.${result}${way === 'over' ? 'Over' : 'Under'}${line}`)
  if (result && andBoth) return happens(`bttsResult.${result}.${andBoth}`)
  if (bothScore && way) return happens(`bttsTotal.${way}${line}.${bothScore}`)
  return null
}

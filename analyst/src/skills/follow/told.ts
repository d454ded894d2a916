import type { BriefedMarket, Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '#reading/ask.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import type { Exchange, Message } from '../skill.ts'

/** Every way in which a reply names a market, the longest first. */
type Names = { pattern: RegExp; ids: ReadonlyMap<string, string> }
const NAMES = new WeakMap<Briefing, Names>()

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function namesOf(briefing: Briefing): Names {
  const known = NAMES.get(briefing)
  if (known) return known
  const ids = new Map<string, string>()
  for (const market of briefing.markets)
    for (const name of [titleOf(market), inSentence(market)])
      if (!ids.has(name.toLowerCase())) ids.set(name.toLowerCase(), market.id)
  for (const { home, away } of briefing.likelyScores) ids.set(`${home} x ${away}`, `score.${home}-${away}`)
  const all = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const names = { pattern: new RegExp(`(?<![\\p{L}\\d,])(?:${all.join('|')})(?![\\p{L}\\d])`, 'giu'), ids }
  NAMES.set(briefing, names)
  return names
}

/** What only stands beside a market that is told of. */
const BESIDE = /(?:O contrário|Do outro lado|Não perder|Das que|É mais do que|O pior)[^.\n]*/g
/** Games that were played are no scores to bet on. */
const GAMES = /^.*(?:Vitória|Empate|Derrota): .*$|^- .* \d x \d .*$|Terminou .*/gm

/** The markets that a reply names, in its order and each once. */
function marketsNamed(text: string, briefing: Briefing): string[] {
  const { pattern, ids } = namesOf(briefing)
  const plain = text.replaceAll(GAMES, ' ').replaceAll(BESIDE, ' ').replaceAll('**', '').toLowerCase()
  return [...new Set([...plain.matchAll(pattern)].flatMap(([name]) => ids.get(name.toLowerCase()) ?? []))]
}

/** The markets that were told of in answer to a message, in the order of the telling. */
function toldIn({ reply, ask }: Exchange, briefing: Briefing): readonly string[] {
  if (reply.markets.length > 0) return [...new Set(reply.markets)]
  const named = marketsNamed(reply.text, briefing)
  if (named.length > 0) return named
  const isOfClub = ask.focus !== null && /^result\./.test(ask.focus) && /\bchance\b|vence em/.test(reply.text)
  return isOfClub && ask.focus !== null ? [ask.focus] : []
}

const rowsOf = (ids: readonly string[], { markets }: Briefing): BriefedMarket[] =>
  ids.flatMap((id) => markets.find((market) => market.id === id) ?? [])

/** What the last answer told of. */
export function lastTold({ earlier, briefing }: Message): BriefedMarket[] {
  const last = earlier.at(-1)
  return last && briefing ? rowsOf(toldIn(last, briefing), briefing) : []
}

/** What each answer told of first, one after the other, the newest last and each once. */
export function trailOf({ earlier, briefing }: Message): BriefedMarket[] {
  if (!briefing) return []
  const heads = earlier.flatMap((one) => toldIn(one, briefing)[0] ?? [])
  return rowsOf([...new Set(heads.toReversed())].toReversed(), briefing)
}

/** The two that 'os dois' and 'essas duas' mean: the two of one answer, or the last of two answers. */
export function lastPair(message: Message): readonly [BriefedMarket, BriefedMarket] | null {
  const told = lastTold(message)
  const [first, second] = told.length === 2 ? told : trailOf(message).slice(-2)
  return first && second ? [first, second] : null
}

/** The market that the talk is on. */
export function marketOfTalk(message: Message): BriefedMarket | null {
  const { ask, briefing } = message
  const [told] = lastTold(message)
  return told ?? briefing?.markets.find(({ id }) => id === ask.focus) ?? trailOf(message).at(-1) ?? null
}

/** The club that the talk is on. */
export function sideOfTrail(message: Message): Side | null {
  const id = trailOf(message).findLast((row) => /home|away/i.test(row.id) && !/homeAway/.test(row.id))?.id
  return id === undefined ? null : /away/i.test(id) ? 'away' : 'home'
}

import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Bet, Side } from './ask.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { namedMarket } from './named-market.ts'
import { toPlain } from './plain-question.ts'
import { readDetails } from './read-details.ts'
import { readGiven } from './read-given.ts'
import { readMarketId } from './read-market.ts'
import { strongest } from './themes.ts'
import { UNPRICED } from './unpriced.ts'

/** Where one bet ends and the next begins. A comma inside a number is none. */
const BETWEEN_BETS =
  /,(?!\d)|;|\b(?:no lugar d[ao]|em vez d[aeo])\b|(?<!\)):|\+(?! ?\d)|\?|\b(?:e|com(?! handicap| (?:o )?empate (?:anula|devolve))|mais o|mais a)\b(?! de\b(?! (?:mais|menos|over|under|\d)))|(?:(?<!\bempate )\bou\b|\bou\b(?= (?:ambas|over|under|menos|placar|\d)))(?! (?:o )?(?:empat(?!e (?:anula|devolve))|mais))/i

/** Which of them is asked, so that even 'visitante ou empate' are two. */
const COMPARES =
  /^(?!.*\bdupla chance\b).*(?:\bmais prov[aá]vel\b|\bmais chance\b|\bmais f[aá]cil\b|\bqual (?:dos|d[ea]ss[ea]s)|\bpaga (?:mais|menos|melhor)\b|\bmais (?:perto|pr[oó]xim[oa]) d|\b(?:mais|menos|maior|menor|melhor) (?:do )?que\b)/i
const BETWEEN_COMPARED =
  /,(?!\d)|;|\?|\bou\b(?! mais\b)|\bmais (?:perto|pr[oó]xim[oa]) d|\b(?:mais|menos|maior|menor|melhor) (?:do )?que\b|\bno lugar d[ao]\b|\be\b(?= (?:o |a )?(?:over|under|mais de|menos de|ambas|empate|mandante|visitante|vit[oó]ria))/i

/** Every bet that a question names, in order and each market once: 'empate, ambas marcam ou under 2,5' names three. */
export function readBets(question: string, briefing: Briefing | null): Bet[] {
  if (!briefing) return []
  const parts = question.split(COMPARES.test(question) ? BETWEEN_COMPARED : BETWEEN_BETS)
  const alone = parts.map((part) => betIn(part, briefing, null))
  const side = /\bou\b/i.test(question) ? sideOf(alone.find((bet) => bet !== null)?.marketId ?? '') : null
  // 'Melhor 1X ou empate anula?': what needs a side and names none is of the side spoken of.
  const found = parts.flatMap((part, at) => alone[at] ?? (side ? betIn(part, briefing, side) : null) ?? [])
  if (found.length < 2 && ALL_RESULTS.test(question)) return RESULTS
  return found.filter(({ marketId }, at) => found.findIndex((other) => other.marketId === marketId) === at)
}

const ALL_RESULTS =
  /\b(tr[eê]s|3|todos os) (resultados|op[cç][oõ]es|desfechos)\b|\bcasa,? (?:o )?empate,? (?:ou|e) (?:fora|visitante)\b|\b1x2\b.*\b(edge|valor|melhor)\b|\b1, ?(?:do )?x,? ?(?:e )?(?:do )?2\b/i
const RESULTS: Bet[] = ['home', 'draw', 'away'].map((side) => ({ marketId: `result.${side}`, stake: null, odd: null }))

function sideOf(id: string): Side | null {
  const name = id.toLowerCase()
  if (name.includes('home')) return 'home'
  return name.includes('away') ? 'away' : null
}

/** Bets on a side. */
const NEEDS_SIDE: readonly (Ask['subject'] | null)[] = ['drawNoBet', 'handicap', 'result']

function betIn(part: string, briefing: Briefing, side: Side | null): Bet | null {
  const { given, rest } = readGiven(toPlain(part, briefing))
  const subject = strongest(MARKET_THEMES, rest)
  const read = readDetails(rest, briefing)
  const details = side !== null && NEEDS_SIDE.includes(subject) ? { ...read, side: read.side ?? side } : read
  const made = readMarketId(rest, details)
  if (made === UNPRICED) return null
  const market = namedMarket({ ...details, subject, marketId: made }, briefing.markets)
  const id = market && LOSES.test(rest) ? (OTHER[market.id] ?? market.id) : market?.id
  return id === undefined || market === null
    ? null
    : { marketId: id, stake: given.stake ?? bareStake(part), odd: details.offeredOdd }
}

/** 'O Serração perder' is a win of the other. */
const LOSES = /\b(perder|perde|perca|derrota|ser derrotado)\b/
const OTHER: Record<string, string> = { 'result.home': 'result.away', 'result.away': 'result.home' }

/** '100 no mandante e 50 no empate': the second sum has lost its verb. */
function bareStake(part: string): number | null {
  const [, digits] = /^\s*(?:mais |outros )?(\d{1,6}) (?:reais )?(?:no|na|em)\b/i.exec(part) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The market that wins when both do, where the catalogue has one. */
export function jointOf(one: string, other: string): string | null {
  return joined(one, other) ?? joined(other, one)
}

function joined(first: string, second: string): string | null {
  const [, result] = /^result\.(home|draw|away)$/.exec(first) ?? []
  const [, both] = /^btts\.(yes|no)$/.exec(first) ?? []
  const [, way, line] = /^goals\.(over|under)([\d.]+)$/.exec(second) ?? []
  const [, also] = /^btts\.(yes|no)$/.exec(second) ?? []
  // Who wins has not lost: the wider bet adds nothing to the narrower one.
  if (result && second.startsWith('doubleChance.') && second.toLowerCase().includes(result)) return first
  // Who both score have made two goals: fewer than that are in it.
  if (both === 'yes' && way === 'over' && Number(line) < 2) return first
  if (result && way) return `resultTotal.${result}${way === 'over' ? 'Over' : 'Under'}${line}`
  if (result && also) return `bttsResult.${result}.${also}`
  return both && way ? `bttsTotal.${way}${line}.${both}` : null
}

/** 'E se eu juntar com over 1,5?' after another bet: the market that holds both. */
export function joinedWith(text: string, { focus }: Ask, bets: readonly Bet[]): string | null {
  const [only, other] = bets
  if (!only || other || focus === null || !/\b(junt\w+|combin\w+)\b/.test(text)) return null
  return jointOf(focus, only.marketId)
}

import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { readHouse } from '#reading/plain-question.ts'
import { readBets } from '#reading/read-bets.ts'
import { findMarket, namedIn } from '#scene.ts'
import type { Message, Skill } from '#skills/skill.ts'
import { type Asks, readAsks } from './asks.ts'
import { hedge } from './cover.ts'
import { allOf, type Facts, goOn, readFacts } from './facts.ts'
import { ASKED_ANEW, SOLVERS } from './solvers.ts'
import type { Solver, Sum } from './sum.ts'

/** How a talk stands at one of its messages: the numbers, the markets, and which sum was made of them. */
type Stood = {
  facts: Facts
  markets: readonly BriefedMarket[]
  market: BriefedMarket | null
  /** A house of this match that is named. */
  house: string | null
}
type Standing = Stood & { asks: Asks; solver: Solver | null; text: string | null }

/** The reader's own sums: bets, records, bankrolls and multiples, each with its steps. */
export const sums: Skill = (message) => {
  const { text, market, facts } = standAt(message)
  if (text === null) return null
  return { text: facts.note === undefined ? text : withNote(text, facts.note), markets: market ? [market.id] : [] }
}

/** Where a number of the sum is none of the reader's own, how it came about stands in its place. */
function withNote(text: string, note: string): string {
  const [sum = '', value = ''] = note.split(' = ')
  const told = text
    .replaceAll(`perdem-se os ${value}`, 'perde-se esse valor')
    .replaceAll(`os seus ${value}`, 'esse valor')
    .replaceAll(`os ${value}`, 'esse valor')
    .replaceAll(new RegExp(`(?<=− )${escaped(value)}|${escaped(value)}(?= [×÷])`, 'g'), `(${sum})`)
    .replace(`${value} em `, 'em ')
    .replace(`${value} a `, 'a ')
  return `Com ${note}, ${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

const escaped = (text: string): string => text.replaceAll(/[$.]/g, String.raw`\$&`)

/** Odds that are shared out or multiplied ask for no combination of the match. */
const OWN_ODDS = /\bdutching\b|\bodd equivalente\b|\bcriar aposta\b.*\bpag\w+|\bpag\w+.*\bcriar aposta\b/
/** An open slip that the house would buy back. */
const OFFERED = /\bcash ?out\b|\bencerr\w+|\boferec\w+|\bofert\w+|\bquer(?:em)? me (?:dar|pagar)\b/

/** 'E se der o visitante?', said of a bet and its cover, asks for no chance. */
export const sumsOfCover: Skill = (message) =>
  (OFFERED.test(message.text) && allOf(readFacts(message.text), 'offer').length === 1) ||
  (OWN_ODDS.test(message.text) && allOf(readFacts(message.text), 'odd').length > 1) ||
  (/^(?:e )?(?:ai |nesse caso )*se (?:der|ganhar|vencer|o|a|mandante|visitante|empat\w+)\b/.test(message.text) &&
    standBefore(message)?.solver === hedge)
    ? sums(message)
    : null

/** So many words may lean on an earlier sum; who says more says it anew. */
const LEANS = 24

function standAt(message: Message): Standing {
  const facts = readFacts(message.text)
  const markets = marketsIn(message)
  const own = namedHere(message, markets)
  const house = readHouse(message.text, message.briefing) ?? message.ask.house
  const alone = solved(message, { facts, markets, house, market: own ?? pointedAt(message, facts) }, null)
  if (alone.text !== null) return alone
  const before = standBefore(message)
  if (!before || message.text.split(' ').length > LEANS) return alone
  const together = goOn(before.facts, facts)
  const isAdded = (together.bets?.length ?? 0) > (before.facts.bets?.length ?? 0)
  // 'E se der o visitante?' asks of the same two bets.
  const isOfCover = before.solver === hedge && facts.given.length === 0
  const stood: Stood = {
    facts: together,
    markets: isAdded ? [...before.markets, ...markets] : markets.length > 0 && !isOfCover ? markets : before.markets,
    market: own ?? before.market ?? pointedAt(message, facts),
    house: house ?? before.house,
  }
  const next = solved(message, stood, before)
  return next.text === null && facts.given.length === 0 ? { ...before, text: null } : next
}

/** How the talk stood before this message; null where it begins with it, or held no number. */
function standBefore(message: Message): Standing | null {
  const { earlier, scene } = message
  const last = earlier.at(-1)
  if (!last) return null
  const { question, text, ask } = last
  const at = { ...message, question, text, ask, scene: scene && { ...scene, ask }, earlier: earlier.slice(0, -1) }
  const stood = standAt(at)
  return stood.facts.given.length > 0 ? stood : null
}

function solved(message: Message, stood: Stood, before: Standing | null): Standing {
  const { scene, text } = message
  const asks = readAsks(text)
  const none = { ...stood, asks, solver: null, text: null }
  if (stood.facts.given.length === 0 || WHY.test(text)) return none
  // What is over is told by its score.
  if (scene?.phase === 'over' && stood.market) return none
  const now = readFacts(text)
  if (before && now.given.length === 0 && HOW.test(text)) return none
  const sum: Sum = {
    ...stood,
    asks,
    text: now.text,
    here: marketsIn(message),
    scene,
    goesOn: before !== null,
    before: before?.solver ?? null,
    says: now.given.some(({ kind }) => kind !== 'line'),
  }
  for (const solver of before ? ASKED_ANEW : []) {
    const said = solver(sum)
    if (said !== null) return { ...stood, asks, solver, text: said }
  }
  // 'E se for 2,10?' asks the same of another number.
  const same = before?.solver && now.given.length > 0 && SUPPOSED.test(text) ? once(sum, before) : null
  if (same) return { ...stood, ...same }
  for (const solver of SOLVERS) {
    const said = solver(sum)
    if (said !== null) return { ...stood, asks, solver, text: said }
  }
  const isOther = now.given.length > 0 || namedHere(message, marketsIn(message)) !== null || AGAIN.test(text)
  if (!before?.solver || !isOther) return none
  const again = once(sum, before)
  return again ? { ...stood, ...again } : none
}

/** The sum of before over the numbers of now. */
function once(sum: Sum, { solver, asks: before }: Standing): Pick<Standing, 'asks' | 'solver' | 'text'> | null {
  const asks = new Set([...before, ...sum.asks])
  const text = solver?.({ ...sum, asks }) ?? null
  return text === null ? null : { asks, solver, text }
}

const SUPPOSED = /^(?:e|mas|ta)(?: (?:se|com|fosse|for))*\b/

/** Who asks for the reason asks for no sum. */
const WHY = /^(?:e |mas |entao )*por que\b|\bo que (?:e|significa|quer dizer)\b/

/** Who asks how a sum is made, of no numbers, wants no sum. */
const HOW =
  /\bcomo (?:eu |se |que eu )?(?:calcul\w+|confir\w+|sei|saber|chego|faz|faco|descubro)\b|\b(?:que|qual) (?:a )?conta (?:que )?(?:eu )?(?:faco|fazer|uso)\b|\bsozinh[oa]\b/

/** 'E dos dois juntos?', 'e com a sua chance?': the same sum, seen otherwise. */
const AGAIN =
  /^(?:e|mas|ta|beleza|entendi|e se)\b.*\b(?:juntos?|juntas?|cada|sua|tua|real|bate|anulad\w+|voltar|%|cobrir)/

const marketsIn = ({ scene, briefing, question }: Message): readonly BriefedMarket[] =>
  scene
    ? readBets(question.replaceAll(/[.!](?=\s)/g, ','), briefing).flatMap(
        ({ marketId }) => findMarket(scene, marketId) ?? [],
      )
    : []

/** A price of two decimals is read as an asian line where it looks like one. */
function namedHere({ scene, text }: Message, markets: readonly BriefedMarket[]): BriefedMarket | null {
  const market = scene && (namedIn(scene) ?? markets[0] ?? null)
  const isPrice =
    market?.id.startsWith('asianTotal.') && !/\b(?:gols?|over|under|mais|menos|linha|asiatic\w*)\b/.test(text)
  return isPrice ? null : market
}

const POINTS = /\b(?:nel[ae]|niss?o|ness[ae]|nest[ae]|del[ae]|diss?o|iss?o|ess[ae]|est[ae])\b/

/** 'Se eu botasse 10 nela': the market that the talk is on. */
const pointedAt = ({ scene, ask, text }: Message, { given }: Facts): BriefedMarket | null =>
  scene && ask.focus !== null && POINTS.test(text) && given.some(({ kind }) => kind === 'money')
    ? findMarket(scene, ask.focus)
    : null

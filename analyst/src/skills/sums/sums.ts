import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { readHouse } from '#reading/plain-question.ts'
import { readBets } from '#reading/read-bets.ts'
import { findMarket, namedIn } from '#scene.ts'
import type { Message, Skill } from '#skills/skill.ts'
import { type Asks, readAsks } from './asks.ts'
import { hedge } from './cover.ts'
import { type Facts, goOn, readFacts } from './facts.ts'
import { SOLVERS } from './solvers.ts'
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
  const { text, market } = standAt(message)
  return text === null ? null : { text, markets: market ? [market.id] : [] }
}

/** 'E se der o visitante?', said of a bet and its cover, asks for no chance. */
export const sumsOfCover: Skill = (message) =>
  /^(?:e )?(?:ai |nesse caso )*se (?:der|ganhar|vencer|o|a|mandante|visitante|empat\w+)\b/.test(message.text) &&
  standBefore(message)?.solver === hedge
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

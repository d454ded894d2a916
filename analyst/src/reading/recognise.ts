import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { findConcepts } from '../concepts/concepts.ts'
import { type Ask, type Details, NO_DETAILS, NOTHING_GIVEN, type ThemeId } from './ask.ts'
import { focusOf } from './focus.ts'
import { asksWhy } from './follow-ups.ts'
import { GUARDS } from './guard-themes.ts'
import { saysItHasBegun } from './has-begun.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { isElsewhere } from './other-matches.ts'
import { readPast } from './past-questions.ts'
import { readHouse, toPlain } from './plain-question.ts'
import { plainText } from './plain-text.ts'
import { PRICE_THEMES } from './price-themes.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { readDetails, wordsOf } from './read-details.ts'
import { hasDetail, readFollowUp } from './read-follow-up.ts'
import { readGiven, remember } from './read-given.ts'
import { findByName, readMarketId } from './read-market.ts'
import { readMarkets } from './read-markets.ts'
import { readPoints } from './read-points.ts'
import { readSeveral } from './read-several.ts'
import { readTheme } from './read-theme.ts'
import { echoedMarket, refine } from './refine-theme.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { strongest } from './themes.ts'
import { UNPRICED } from './unpriced.ts'

const FOOTBALL =
  /\b(jog\w*|time\w*|partida|futebol|aposta\w*|liga|campeonato|torcida|bola|rodada|mandante|visitante|chances?|probabilidade\w*|gols?|odds?|casas?|banca|mercados?|numeros?|porcento|favorit\w*|edge|valor|risco|green|red|bilhete|confianca)\b|%/
/** Fewer words than this name no other subject: they are a slip, and nobody is told to speak of football. */
const SHORTEST_TOPIC = 3
/** A remark of so few words leans on the talk before it. */
const SHORT_REMARK = 6
/** How far back a talk is remembered. */
const LOOK_BACK = 8

/** What the last message asks, read with all that the talk has been about. */
export function recognise(turns: readonly ChatTurn[], briefing: Briefing | null): Ask {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const talk = questions.slice(-LOOK_BACK)
  return talk.reduce<Ask>((before, question) => follow(before, question, briefing), SILENCE)
}

/** What a talk is about before anybody has spoken. */
const SILENCE: Ask = {
  ...NO_DETAILS,
  theme: 'unclear',
  manner: 'answer',
  subject: null,
  concepts: [],
  marketId: null,
  focus: null,
  trail: [],
  markets: [],
  house: null,
  given: NOTHING_GIVEN,
  points: null,
  hasBegun: false,
  turn: 0,
}

/** The talk after one more message: what it asks, and what is remembered for the next. */
function follow(before: Ask, question: string, briefing: Briefing | null): Ask {
  const text = toPlain(question, briefing)
  const { given, rest } = readGiven(text)
  const markets = readMarkets(question, briefing)
  const heard = {
    given: remember(before.given, given),
    hasBegun: before.hasBegun || saysItHasBegun(text),
    points: readPoints(text),
    turn: before.turn + 1,
  }
  const asked = { ...readOne(before, { question, text, rest, given, markets }, briefing), ...heard }
  const focus = focusOf(asked, briefing)
  const trail = focus === null || before.trail.at(-1) === focus ? before.trail : [...before.trail, focus]
  return { ...asked, focus: focus ?? before.focus, trail }
}

type Message = { question: string; text: string; rest: string; given: Ask['given']; markets: readonly string[] }

function readOne(before: Ask, message: Message, briefing: Briefing | null): Ask {
  const { question, text, rest, given, markets } = message
  const details = readDetails(rest, briefing)
  const subject = strongest(MARKET_THEMES, rest)
  const house = readHouse(text, briefing)
  const own = refine(readTheme(text), { ...message, details, subject, house })
  const ask: Ask = {
    ...SILENCE,
    ...details,
    theme: own ?? 'unclear',
    manner: asksWhy(text) ? 'why' : 'answer',
    subject,
    concepts: conceptsIn(text),
    house,
  }
  if (isIn(GUARDS, own)) return { ...ask, marketId: echoedMarket(text, briefing) }
  if (briefing && isElsewhere(question, briefing)) return { ...ask, theme: 'otherMatch' }
  if (isIn(PRODUCT_THEMES, own)) return ask
  if (isCalculation(message, details, briefing, before))
    return { ...ask, theme: 'calculation', offeredOdd: details.offeredOdd ?? before.offeredOdd }
  if (readPoints(text) !== null) return { ...ask, theme: 'summary' }
  const several = readSeveral({ text, own, markets, trail: before.trail, hasStake: given.stake !== null })
  if (several) return { ...ask, markets, ...several }
  if (before.turn > 0) {
    const followed = readFollowUp({ text, details, own, subject, house }, before)
    if (followed) return asksWhy(text) ? { ...followed, manner: 'why' } : followed
  }
  if (own === 'concept') return { ...ask, marketId: readMarketId(rest, details) }
  if (isIn(SMALL_TALK, own) || readPast(text) !== null) return ask
  const alone = onItsOwn(ask, { own, rest, details, question }, briefing)
  return before.turn > 0 && own === null && isLost(alone) && isShort(text) ? again(before, ask) : alone
}

const isLost = ({ theme }: Ask): boolean => theme === 'unclear' || theme === 'notFootball'
const isShort = (text: string): boolean => text.split(' ').length <= SHORT_REMARK

/** A short remark that says nothing by itself is about what was just said: 'era esperado?', 'isso atrapalha?'. */
const again = (before: Ask, { house }: Ask): Ask => ({ ...before, house, manner: 'answer' })

type Reading = { own: ThemeId | null; rest: string; details: Details; question: string }

/** A message that leans on nothing: its market first, then its theme, then what its details point to. */
function onItsOwn(ask: Ask, { own, rest, details, question }: Reading, briefing: Briefing | null): Ask {
  const marketId = readMarketId(rest, details) ?? findByName(plainText(question), briefing?.markets ?? [])
  // A price that was typed is what the question is about, whatever market it names.
  if (details.offeredOdd !== null && !isIn(KEEPS_OFFER, own)) return { ...ask, theme: 'value', marketId }
  if (marketId !== null) {
    const isPrice = isIn(PRICE_THEMES, own) && marketId !== UNPRICED
    return { ...ask, theme: isPrice ? (own ?? 'oneMarket') : 'oneMarket', marketId }
  }
  if (own !== null) return ask
  if (ask.house !== null) return { ...ask, theme: 'houses' }
  if (hasDetail(details)) return { ...ask, theme: themeOfDetails(details) }
  if (ask.concepts.length > 0) return { ...ask, theme: 'concept' }
  if (briefing && /\b(jogo|partida|analise)\b/.test(rest)) return { ...ask, theme: 'summary' }
  const isOfUs = FOOTBALL.test(rest) || rest.split(' ').length < SHORTEST_TOPIC || isNamed(rest, briefing)
  return { ...ask, theme: isOfUs ? 'unclear' : 'notFootball' }
}

const KEEPS_OFFER = [
  { id: 'payout' },
  { id: 'stake' },
  { id: 'stayOut' },
  { id: 'loss' },
  { id: 'houses' },
  { id: 'live' },
] as const

const CONVERSION =
  /\b(equivale\w*|quantos? (por cento|porcento|%)|em (porcentagem|percentual|probabilidade)|implicit\w+|que (chance|probabilidade)|qual (a |e a )?(chance|probabilidade) (de|da|implicita)|corresponde|odd justa|que odd|qual (a |e a )?odd|converte\w*)\b/

/** The reader's own chance with an odd, or an odd of no market: arithmetic that needs no match. */
function isCalculation(
  { text, given, markets }: Message,
  { offeredOdd }: Details,
  briefing: Briefing | null,
  before: Ask,
): boolean {
  const odd = offeredOdd ?? before.offeredOdd
  if (given.chance !== null && (odd !== null || CONVERSION.test(text))) return true
  if (offeredOdd === null) return before.theme === 'calculation' && Object.values(given).some((value) => value !== null)
  const isBare = markets.length === 0 && before.focus === null
  if (briefing === null || (isBare && given.stake !== null)) return true
  return (isBare && CONVERSION.test(text)) || (before.theme === 'calculation' && markets.length === 0)
}

const conceptsIn = (text: string) => findConcepts(text).slice(0, /\bdiferenca\b/.test(text) ? 2 : 1)

const isIn = (themes: readonly { id: string }[], theme: ThemeId | null) => themes.some(({ id }) => id === theme)

const isNamed = (text: string, briefing: Briefing | null) =>
  briefing !== null &&
  (['home', 'away'] as const).some((side) => wordsOf(briefing.match, side).some((word) => text.includes(word)))

function themeOfDetails({ score, half, line, way, isDraw, side }: Details): ThemeId {
  if (score) return 'correctScore'
  if (half) return 'halves'
  if (line !== null || way) return 'goals'
  return isDraw ? 'result' : side ? 'chance' : 'summary'
}

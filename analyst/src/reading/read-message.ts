import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Ask, Bet, Details, Given, ThemeId } from './ask.ts'
import { conceptsIn, themeOfWord } from './concept-themes.ts'
import { detailsIn } from './details-in-talk.ts'
import { asksConclusion, asksWhy, isContinuation } from './follow-ups.ts'
import { GUARDS } from './guard-themes.ts'
import { isCalculation, TURNS } from './is-calculation.ts'
import { type Decided, decide } from './learnt/decide.ts'
import { MARKET_THEMES } from './market-themes.ts'
import { isElsewhere } from './other-matches.ts'
import { readPast } from './past-questions.ts'
import { readHouse } from './plain-question.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { onItsOwn } from './read-alone.ts'
import { joinedWith } from './read-bets.ts'
import { asksOfCombo, isOfOwnCombo } from './read-combo.ts'
import { namedSides } from './read-details.ts'
import { readFact } from './read-fact.ts'
import { readFollowUp } from './read-follow-up.ts'
import { readMarketId } from './read-market.ts'
import { isPointed, readPoints } from './read-points.ts'
import { readSettlement } from './read-settlement.ts'
import { readSeveral } from './read-several.ts'
import { readTheme } from './read-theme.ts'
import { echoedMarket, refine } from './refine-theme.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { isIn, strongest } from './themes.ts'

/** A remark of so few words leans on the talk before it. */
const SHORT_REMARK = 7

/** So sure of what is asked that names beside it say nothing else. */
const SURE_ENOUGH = 0.55
/** So sure that a message asks something of its own, though it goes on from the talk. */
const SURE_OF_MORE = 0.8

/** So few words of a continuation name at most what is other than before. */
const FEW_WORDS = 3

/** One message, and what it holds apart from its theme. `silence` is an ask that asks nothing. */
export type Message = {
  question: string
  text: string
  rest: string
  given: Given
  bets: readonly Bet[]
  silence: Ask
  /** Whether the last answer needed no match. */
  isAfterUs: boolean
}

/** What one message asks, given what the talk is about. */
export function readMessage(topic: Ask, message: Message, briefing: Briefing | null): Ask {
  const { text, rest, given, bets, silence } = message
  const details = detailsIn(text, rest, topic, briefing)
  const house = readHouse(text, briefing)
  const sides = briefing ? namedSides(text, briefing) : []
  const { patterns, decided } = heardIn(message, sides.length, topic, briefing)
  const subject = MARKET_THEMES.find(({ id }) => id === decided.theme)?.id ?? strongest(MARKET_THEMES, rest)
  const isEmpty =
    (decided.theme === 'oneOf' && bets.length < 2) || (decided.theme === 'concept' && conceptsIn(text).length === 0)
  const own = refine(isEmpty ? patterns.theme : decided.theme, {
    text,
    given,
    details,
    subject,
    house,
    sides,
    isSure: decided.sure >= SURE_ENOUGH,
  })
  const manner = asksWhy(text) ? 'why' : 'answer'
  const ask: Ask = {
    ...silence,
    ...details,
    theme: own ?? 'unclear',
    manner,
    subject,
    concepts: conceptsIn(text),
    nearest: decided.nearest,
    guide: decided.guide,
    also: decided.theme === own ? decided.also : null,
    house,
  }
  const read: Read = { topic, message, briefing, details, decided, own, subject, ask, isNamed: sides.length > 0 }
  return atOnce(read) ?? ofNumbers(read) ?? ofBets(read) ?? ofTalk(read)
}

/** A message as far as it is read, and the talk that it stands in. */
type Read = {
  topic: Ask
  message: Message
  briefing: Briefing | null
  details: Details
  decided: Decided
  own: ThemeId | null
  subject: Ask['subject']
  ask: Ask
  isNamed: boolean
}

/** What is told whatever else a message holds: care, other matches, the product, what needs no match. */
function atOnce({ topic, message, briefing, decided, own, ask }: Read): Ask | null {
  const { question, text, given } = message
  if (isOfCount(text, topic)) return { ...again(topic, ask), side: null, line: null }
  if (isIn(GUARDS, own)) return { ...ask, marketId: echoedMarket(text, briefing) }
  if (isOfOwnCombo(text, briefing) || (briefing !== null && asksOfCombo(text, topic)))
    return { ...ask, theme: 'combos', manner: 'answer' }
  if (/\bcash ?out\b/.test(text) && own !== 'concept')
    return briefing?.running || topic.hasBegun || /\bagora\b/.test(text)
      ? { ...ask, theme: 'live' }
      : { ...ask, theme: 'guide', guide: 'cashOutCare' }
  if (/\b(lay|laydar|layar)\b/.test(text)) return { ...ask, theme: 'guide', guide: 'lay' }
  const settled = given.tally === null ? readSettlement(text, topic, briefing) : null
  if (settled) return { ...ask, ...settled }
  // 'Por que sai tanto empate no Brasileirão?' is about football at large.
  if (own === 'guide' && decided.guide !== null && given.tally === null && given.ledger === null) return ask
  if (isElsewhere(question, briefing)) return { ...ask, theme: 'otherMatch' }
  return isIn(PRODUCT_THEMES, own) && given.stakeShare === null ? ask : null
}

/** One fact of the past or of prices, a sum over the reader's own numbers, and so many points. */
function ofNumbers({ topic, message, briefing, details, decided: { fact }, own, ask }: Read): Ask | null {
  const { text, given } = message
  // 'A odd caindo pra 1,80' names a price to judge.
  if (fact && !(fact.fact === 'oddMove' && details.offeredOdd !== null))
    return {
      ...ask,
      ...fact,
      side: details.side ?? (goesOnWith(text, topic, fact.theme) ? topic.side : null),
      manner: 'answer',
    }
  if (!(own === 'concept' && MEANING.test(text)) && isCalculation(message, details, briefing, topic))
    return {
      ...ask,
      theme: 'calculation',
      offeredOdd:
        details.offeredOdd ??
        (TURNS.test(text) ? null : given.chance === null ? topic.offeredOdd : pairedOdd(text, topic)),
    }
  const isSummary = readPoints(text) !== null && !asksConclusion(text) && (!isPointed(own) || /\bresum\w*/.test(text))
  return isSummary ? { ...ask, theme: 'summary' } : null
}

/** More than one bet, or one that is made of several. */
function ofBets({ topic, message: { text, rest, bets }, details, own, ask }: Read): Ask | null {
  const made = readMarketId(rest, details)
  if (made?.startsWith('halfFull.')) return { ...ask, theme: 'oneMarket', marketId: made }
  const joined = joinedWith(text, topic, bets)
  if (joined !== null) return { ...ask, theme: 'oneMarket', marketId: joined, bets }
  if (own === 'concept' && MEANING.test(text)) return null
  const several = readSeveral({ text, own, bets, trail: topic.trail, before: topic.bets })
  return several && { ...ask, bets, ...several }
}

/** What leans on the talk, words of the trade, and at last what a message asks alone. */
function ofTalk({ topic, message, briefing, details, own, subject, ask, isNamed }: Read): Ask {
  const { question, text, rest } = message
  const { house, manner } = ask
  if (topic.theme !== 'unclear' || topic.focus !== null) {
    const followed = readFollowUp({ text, details, own, subject, house }, topic)
    if (followed) return manner === 'why' && followed.theme !== 'houses' ? { ...followed, manner } : followed
  }
  const theme = themeOfWord(topic, own, ask, text, briefing)
  if (theme) return { ...ask, theme }
  if (own === 'concept') return { ...ask, marketId: readMarketId(rest, details) }
  // 'E em gols?' after a club's form is about that club still.
  if (own !== null && OF_ONE_SIDE.includes(own) && isContinuation(text)) ask.side ??= topic.side
  if (isIn(SMALL_TALK, own) || readPast(text) !== null) return ask
  const alone = onItsOwn(ask, { own, rest, details, question, isNamed }, briefing)
  return topic.theme !== 'unclear' && own === null && isLost(alone) && isShort(text) ? again(topic, ask) : alone
}

/** 'E os últimos cinco?' of the club that was just spoken of, unless both are meant. */
const goesOnWith = (text: string, topic: Ask, theme: ThemeId): boolean =>
  isContinuation(text) || (topic.theme === theme && !/\b(quem|cada|ambos|dois|times|eles)\b/.test(text))

/** What patterns say, and what they and the examples together make of it. What goes on from the talk is read by its few words. */
function heardIn({ text, isAfterUs }: Message, sides: number, topic: Ask, briefing: Briefing | null) {
  const patterns = { theme: readTheme(text), fact: briefing && readFact(text, sides, briefing) }
  const isTalk = topic.theme !== 'unclear'
  const learnt = decide(text, patterns, briefing, { mayLean: isTalk && isShort(text) && !isAfterUs, isAfterUs })
  const goesOn = isTalk && isContinuation(text) && (patterns.theme !== null || text.split(' ').length <= FEW_WORDS)
  const isGuided = learnt.guide !== null && text.split(' ').length > FEW_WORDS
  const isSure = learnt.sure >= SURE_OF_MORE
  const decided =
    goesOn && !isGuided && !isSure ? { ...patterns, nearest: [], guide: null, also: null, sure: 0 } : learnt
  return { patterns, decided }
}

/** 'Quem leva mais?' while cards or corners are spoken of. */
const isOfCount = (text: string, { theme }: Ask): boolean =>
  (theme === 'cards' || theme === 'corners') &&
  /^(e )?quem (leva|tem|cobra|bate|recebe|toma|faz) (mais|menos)$/.test(text)

/** 'E 25%?' asks for that chance alone; 'e com 55%?' sets it beside the odd of before. */
const pairedOdd = (text: string, topic: Ask): number | null =>
  /^(e )?\d+(\.\d+)? ?%$/.test(text) ? null : topic.offeredOdd

const isLost = ({ theme }: Ask): boolean => theme === 'unclear' || theme === 'notFootball'
const isShort = (text: string): boolean => text.split(' ').length <= SHORT_REMARK

/** A short remark that says nothing by itself is about what was just said: 'era esperado?', 'isso atrapalha?'. */
const again = (topic: Ask, { house }: Ask): Ask => ({ ...topic, house, manner: 'answer' })

const MEANING = /\b(o que (e|sao|significa|quer dizer)|quer dizer|significa|nao faco ideia|explica\w*)\b/

const OF_ONE_SIDE: readonly ThemeId[] = [
  'goals',
  'corners',
  'cards',
  'form',
  'cleanSheet',
  'doubleChance',
  'drawNoBet',
  'handicap',
]

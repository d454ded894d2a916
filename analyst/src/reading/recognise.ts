import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'
import { type Ask, type Given, NO_DETAILS, NOTHING_GIVEN, type ThemeId } from './ask.ts'
import { focusOf } from './focus.ts'
import { GUARDS } from './guard-themes.ts'
import { saysItHasBegun } from './has-begun.ts'
import { toPlain } from './plain-question.ts'
import { PRODUCT_THEMES } from './product-themes.ts'
import { readBets } from './read-bets.ts'
import { readGiven, remember } from './read-given.ts'
import { type Message, readMessage } from './read-message.ts'
import { readPoints } from './read-points.ts'
import { SMALL_TALK } from './small-talk-themes.ts'
import { isIn } from './themes.ts'
import { isRelativeTrouble } from './trouble/of-relative.ts'
import { isOfSomeoneElse } from './trouble/under-age.ts'

/** How far back a talk is remembered. */
const LOOK_BACK = 8

/** The market that each message left the talk on, where that is known otherwise than by its words. */
export type Foci = readonly (string | null)[]

/** What the last message asks, read with all that the talk has been about. */
export function recognise(turns: readonly ChatTurn[], briefing: Briefing | null, foci: Foci = []): Ask {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const first = Math.max(0, questions.length - LOOK_BACK)
  return questions
    .slice(first)
    .reduce((talk, question, at) => leftOn(follow(talk, question, briefing), foci[first + at] ?? null), NO_TALK).ask
}

/** The same talk, on the market that its last answer told of. */
export function leftOn(talk: Talk, focus: string | null): Talk {
  if (focus === null) return talk
  const known = LEFT.get(talk)
  if (known?.focus === focus) return known.left
  const left = { ...talk, topic: onFocus(talk.topic, focus) }
  LEFT.set(talk, { focus, left })
  return left
}

/** One reply reads the same message several times over: what was last made of a talk is remembered as long as the talk is. */
const LEFT = new WeakMap<Talk, { focus: string; left: Talk }>()
const FOLLOWED = new WeakMap<Talk, { question: string; briefing: Briefing | null; next: Talk }>()

const onFocus = (topic: Ask, focus: string): Ask => ({
  ...topic,
  focus,
  trail: topic.trail.at(-1) === focus ? topic.trail : [...topic.trail, focus],
})

/** The last message as it is understood, and what the talk is about: a greeting or a refusal does not change it. */
export type Talk = { ask: Ask; topic: Ask }

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
  bets: [],
  house: null,
  fact: null,
  nearest: [],
  guide: null,
  isToldAgain: false,
  another: 0,
  also: null,
  text: '',
  given: NOTHING_GIVEN,
  points: null,
  isTroubled: false,
  isOfRelative: false,
  isMinor: false,
  hasBegun: false,
  turn: 0,
}

/** A talk in which nobody has spoken. */
export const NO_TALK: Talk = { ask: SILENCE, topic: SILENCE }

/** The talk after one more message: what it asks, and what is remembered for the next. */
export function follow(talk: Talk, question: string, briefing: Briefing | null): Talk {
  const known = FOLLOWED.get(talk)
  if (known?.question === question && known.briefing === briefing) return known.next
  const next = readOn(talk, question, briefing)
  FOLLOWED.set(talk, { question, briefing, next })
  return next
}

function readOn({ topic, ask: last }: Talk, question: string, briefing: Briefing | null): Talk {
  const text = toPlain(question, briefing)
  const heard = readGiven(text)
  const { rest } = heard
  // 'E com 80?' after what 50 would bring is another stake.
  const isStake =
    topic.theme === 'payout' && heard.given.stake === null && !/\b(banca|bankroll|saldo|caixa)\b/.test(text)
  const given = isStake ? { ...heard.given, stake: heard.given.bankroll, bankroll: null } : heard.given
  const isAfterUs = isOfUs(last.theme)
  const message = { question, text, rest, given, bets: readBets(question, briefing), silence: SILENCE, isAfterUs }
  const alone = readMessage(topic, message, briefing)
  const read = isOfUs(last.theme) && alone.theme === 'unclear' ? readWithLast(topic, message, last, briefing) : alone
  const isMinor = read.theme === 'minor' && !isOfSomeoneElse(text)
  const asked: Ask = {
    ...read,
    text,
    given: remember(topic.given, read.theme === 'stake' ? asFund(given) : given),
    hasBegun: topic.hasBegun || saysItHasBegun(text),
    points: readPoints(text),
    isToldAgain: read.theme === 'guide' && last.theme === 'guide' && read.guide === last.guide,
    isTroubled: topic.isTroubled || isMinor || TROUBLE.includes(read.theme),
    isOfRelative: TROUBLE.includes(read.theme) ? isRelativeTrouble(text, true) : topic.isOfRelative,
    isMinor: topic.isMinor || isMinor,
    turn: topic.turn + 1,
  }
  const focus = focusOf(asked, briefing)
  const trail = focus === null || topic.trail.at(-1) === focus ? topic.trail : [...topic.trail, focus]
  const ask: Ask = { ...asked, focus: focus ?? topic.focus, trail }
  const { hasBegun, turn, isTroubled, isOfRelative, isMinor: isYoung } = ask
  return {
    ask,
    topic: isAside(ask.theme)
      ? {
          ...topic,
          focus: ask.focus,
          trail,
          given: ask.given,
          hasBegun,
          turn,
          isTroubled,
          isOfRelative,
          isMinor: isYoung,
        }
      : ask,
  }
}

/** 'Me mostra onde' after an answer that needs no match says something only together with what was asked before it. */
function readWithLast(topic: Ask, message: Message, last: Ask, briefing: Briefing | null): Ask {
  const text = `${last.text} ${message.text}`
  const both = readMessage(topic, { ...message, text, rest: text }, briefing)
  return isOfUs(both.theme) ? both : { ...both, theme: 'unclear' }
}

const isOfUs = (theme: ThemeId): boolean => theme === 'guide' || isIn(PRODUCT_THEMES, theme)

/** What somebody is never answered with a bet after, however small. */
const TROUBLE: readonly ThemeId[] = ['distress', 'borrowed', 'chasing']

/** 'Quanto eu coloco com 300 reais?': where a stake is asked for, money is what it is to be taken from. */
const asFund = (given: Given): Given =>
  given.bankroll === null ? { ...given, bankroll: given.stake, stake: null } : given

const ASIDES: readonly { id: string }[] = [
  ...GUARDS,
  ...SMALL_TALK,
  ...PRODUCT_THEMES,
  { id: 'unclear' },
  { id: 'guide' },
]

const isAside = (theme: ThemeId): boolean => ASIDES.some(({ id }) => id === theme)

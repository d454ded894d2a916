import type { Exchange, Message, Reply, Skill } from '../skill.ts'
import { answer } from './answer.ts'
import { tellInGeneral } from './general.ts'
import { readLegs } from './legs.ts'
import { pricesIn } from './prices.ts'
import { gridsOf } from './pricing.ts'
import { goesOnFromIt, isOfSeveralMatches, tellOfSeveralMatches } from './several-matches.ts'
import { NO_TALK, type Said, type Talk } from './talk.ts'
import { areAlternatives, areBetsApart, isOfOtherMatter, keepCommas } from './wording.ts'

/**
 * Combinations of this match, counted score by score. What was said before is read again, so that 'tira ela' and 'mais segura' know which one is meant.
 */
export const answerCombos: Skill = (message): Reply | null => {
  let talk: Talk | null = null
  for (const exchange of message.earlier) talk = said(exchange, message, talk, null)?.talk ?? (talk && faded(talk))
  const found = said(message, message, talk, message.ask.focus)
  return found && { text: found.text, markets: found.talk.legs }
}

/** A message about something else lets a talk fade: once, its legs are still known; then it is over. */
const faded = (talk: Talk): Talk | null => (talk.isFaded ? null : { ...talk, wish: null, options: [], isFaded: true })

type Asked = Pick<Exchange, 'question' | 'ask'>

function said(
  { question, ask }: Asked,
  { briefing, scene }: Message,
  talk: Talk | null,
  focus: string | null,
): Said | null {
  const text = keepCommas(question, briefing)
  const { stake } = ask.given
  const isOfMatch = briefing !== null && readLegs(text, briefing).all.length > 1
  const isAsked = isOfSeveralMatches(text) && pricesIn(text).length < 2 && !text.includes('%')
  if (isAsked || (talk?.isOfSeveralMatches && !isOfMatch && goesOnFromIt(text)))
    return { text: tellOfSeveralMatches(text, isAsked), talk: { ...NO_TALK, isOfSeveralMatches: true } }
  if (isOfOtherMatter(text) || areBetsApart(text) || (isOfMatch && areAlternatives(text))) return null
  const general = isOfMatch ? null : tellInGeneral(text, briefing !== null)
  if (general !== null) return { text: general, talk: NO_TALK }
  // 'Múltipla de 1,50 com 1,80' is of several matches, in the reader's own numbers.
  if (!isOfMatch && pricesIn(text).length > 1) return null
  if (!briefing || scene?.phase !== 'ahead' || !gridsOf(briefing)) return null
  return answer({ question, text, briefing, talk, focus, stake })
}

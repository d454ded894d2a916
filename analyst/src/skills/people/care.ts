import { tellGuide } from '#guide/guide.ts'
import type { ThemeId } from '#reading/ask.ts'
import { isRelativeTrouble } from '#reading/trouble/of-relative.ts'
import { asksForChild, isOfSomeoneElse, UNDER_AGE } from '#reading/trouble/under-age.ts'
import { paragraphs } from '#scene.ts'
import type { Exchange, Message, Reply } from '../skill.ts'
import { FOR_A_CHILD } from './care-answers.ts'
import { RELATIVE_DENIES } from './help-answers.ts'
import { HELP_TOPICS } from './help-topics.ts'
import { MONEY_TOPICS } from './money-topics.ts'
import { MOOD_TOPICS } from './mood-topics.ts'
import { aloneIn, fits, type Topic } from './topic.ts'

const TROUBLE: readonly ThemeId[] = ['distress', 'borrowed', 'help', 'chasing']
const RELATIVE =
  /\b(meu|minha) (irmao|irma|filh[oa]|marido|espos[oa]|mulher|pai|mae|amig[oa]|namorad[oa]|prim[oa]|tio|tia|cunhad[oa]|net[oa])\b(?!.{0,24}\b(descobri\w*|soube|sabe|viu)\b)(?!.*\bque (eu )?(perdi|apost(o|ei)|gastei|devo)\b).{0,40}\b(vici\w+|vend\w+|perd\w+|dev(e|endo)|afund\w+|nao para|so (pensa|aposta))\b/
/** First fit wins. What is told in a talk goes on with `after`. */
const TOPICS: readonly Topic[] = [...MOOD_TOPICS, ...HELP_TOPICS, ...MONEY_TOPICS]

const isHeard = ({ ask, earlier }: Message): boolean =>
  (ask.isTroubled && !ask.isMinor) ||
  TROUBLE.includes(ask.theme) ||
  earlier.some((one) => TROUBLE.includes(one.ask.theme))

/** Whether somebody near is in trouble, and not the writer. */
const isOfRelative = ({ text, ask }: Pick<Exchange, 'text' | 'ask'>): boolean =>
  !ask.isMinor && isRelativeTrouble(text, TROUBLE.includes(ask.theme))

/** What a message was about, for what leans on it. */
function idOf(exchange: Exchange): string | null {
  const { text } = exchange
  if (RELATIVE.test(text) || isOfRelative(exchange)) return 'relative'
  if (/\bgreens?\b|\b(ganhei|acertei)\b/.test(text)) return 'streak'
  if (/\bautoexclu\w+/.test(text)) return 'exclusion'
  if (/\bcash ?out\b/.test(text)) return 'cashOut'
  if (UNDER_AGE.test(text) && !isOfSomeoneElse(text)) return 'minor'
  return aloneIn(TOPICS, text)
}

/** Whoever asks for help, limits or a way out is told just that; it comes before all other skills, also in a talk with trouble in it. */
export function care(message: Message): Reply | null {
  const { text, earlier } = message
  const before = earlier.map(idOf).filter((id) => id !== null)
  const isTroubled = isHeard(message)
  const crisis = MOOD_TOPICS.find(({ id, after, asked }) => id === 'crisis' && !after && asked.test(text))
  if (crisis) return { text: crisis.text, markets: [] }
  const asksOfRelative = RELATIVE.test(text) && /\b(falo|digo|faco|fazer|ajud\w+)\b/.test(text)
  const isRelative = asksOfRelative || isOfRelative(message)
  if (isRelative || asksForChild(text))
    return {
      text: paragraphs(asksForChild(text) ? FOR_A_CHILD : null, isRelative ? ofRelative(text, before) : null),
      markets: [],
    }
  const topic = TOPICS.find((one) => one.asked.test(text) && fits(one, before, isTroubled))
  return topic ? { text: topic.text, markets: [] } : null
}

/** Who helps, where that is asked; else what to do, and the next time what to do where that was refused. */
function ofRelative(text: string, before: readonly string[]): string {
  const help = HELP_TOPICS.find(({ id, after, asked }) => id === 'whatHelp' && !after && asked.test(text))
  return help?.text ?? (before.includes('relative') ? RELATIVE_DENIES : tellGuide('relative', null))
}

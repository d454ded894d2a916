import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeShare } from '@prancheta/core/chat/figures.ts'
import { plainText } from '#reading/plain-text.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Message } from '../skill.ts'
import { lastTold } from './told.ts'

const numbersIn = (text: string): string => [...new Set(text.match(/\d+(?:,\d+)?%?/g) ?? [])].toSorted().join(' ')
const sentencesIn = (text: string): string[] => text.split(/(?<=[.:!?])\s+(?=[A-ZÀ-Ú*])|\n+/).filter(Boolean)

/** Whether a text says only what was said just before, in the same or in other words. */
export function isToldAgain(text: string, { earlier, question, text: asked }: Message): boolean {
  const last = earlier.at(-1)
  if (!last || last.text === asked) return false
  // A number of the reader's own that it judges makes it an answer.
  const own = question.match(/\d+,\d+/g) ?? []
  if (own.some((number) => text.includes(number))) return false
  if (text === last.reply.text) return true
  const [first = ''] = sentencesIn(text)
  // A new beginning without a number says what the rest means for this question.
  if (!/\d/.test(first) && !last.reply.text.includes(first)) return false
  const numbers = numbersIn(text)
  return numbers.includes(' ') && numbers === numbersIn(last.reply.text)
}

/** So short a word tells nothing of what is asked. */
const SHORTEST = 5
const STEM = 5

/** The sentence of a text that has most of a question's words; null where none has any. */
function nearestIn(text: string, asked: string): string | null {
  const stems = asked
    .split(' ')
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM))
  const scored = sentencesIn(text).map((sentence) => {
    const words = plainText(sentence).split(' ')
    return { sentence, hits: stems.filter((stem) => words.some((word) => word.startsWith(stem))).length }
  })
  const best = scored.toSorted((a, b) => b.hits - a.hits)[0]
  return best && best.hits > 0 && !best.sentence.startsWith('-') ? best.sentence : null
}

/** Whoever doubts or contradicts what was said. */
const DOUBTS =
  /^(?:mas|ue|uai|serio|sera)\b|\btem certeza\b|\bmesmo assim\b|\bnao (?:pode ser|acredito|concordo|acho)\b|\b(?:ta|esta) errad\w+\b|\bdiscordo\b|\bduvido\b/

/** The market of the last answer, where that answer told its chance. */
function toldWithChance(message: Message): BriefedMarket | null {
  const [told] = lastTold(message)
  return told && message.earlier.at(-1)?.reply.text.includes(writeShare(told.pooledChance)) ? told : null
}

/** What is said where the same would be told twice: the part of it that answers, or that the question was not understood. */
export function saidAlready(text: string, message: Message): string {
  const { scene } = message
  const part = nearestIn(text, message.text)
  if (part !== null && part !== text) return `Como eu disse: ${part}`
  const [, second] = sentencesIn(text)
  if (message.ask.theme === 'guide' && second !== undefined) return `Como eu disse: ${second}`
  const market = scene?.phase === 'ahead' && DOUBTS.test(message.text) ? toldWithChance(message) : null
  return market
    ? `Isso não muda o que eu disse: ${inSentence(market)} segue com ${writeShare(market.pooledChance)} de chance. Se a pergunta é outra, eu não a entendi: diga de outro jeito.`
    : 'Além do que acabei de dizer, disso eu não sei mais, ou não entendi o que mudou na pergunta. Diga com outras palavras, ou qual parte ficou sem resposta.'
}

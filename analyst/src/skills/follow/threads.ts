import { tellGuide } from '#guide/guide.ts'
import type { Message, Reply } from '../skill.ts'
import { STUDY_THREADS } from './threads-of-study.ts'
import type { Thread } from './threads-of-us.ts'
import { US_THREADS } from './threads-of-us.ts'

const THREADS: readonly Thread[] = [...US_THREADS, ...STUDY_THREADS]
/** A longer message says itself what it is about. */
const LONGEST = 14
const LOOK_BACK = 2

/** 'Explica mais simples', 'e se ele sair na frente?': asked in words that other skills read as something else. */
const MISREAD =
  /\b(?:explic\w+|fal\w+|diz|conta)\b.{0,12}\b(?:simples|facil|melhor|outro jeito|que nem gente)\b|^(?:mais simples|nao entendi)$|\b(?:sair|sai|saindo|comecar) (?:na frente|perdendo)\b/

/** What is told more plainly is the answer just given, not the match. */
export function sayPlainly(message: Message): Reply | null {
  if (!MISREAD.test(message.text)) return null
  const last = message.earlier.at(-1)
  const thread = sayThread(message)
  if (thread || last?.ask.theme !== 'guide') return thread
  const [first, second] = last.reply.text.split(/(?<=[.])\s+(?=[A-ZÀ-Ú])/)
  return first && second
    ? { text: `Em poucas palavras: ${first.charAt(0).toLowerCase()}${first.slice(1)}`, markets: [] }
    : null
}

export function sayThread({ text, earlier, ask }: Message): Reply | null {
  if (text.split(' ').length > LONGEST || ask.isTroubled) return null
  const said = earlier.slice(-LOOK_BACK).toReversed()
  for (const { text: before } of said) {
    const thread = THREADS.find(({ about, asked }) => about.test(before) && asked.test(text))
    if (!thread) continue
    const answer = typeof thread.text === 'string' ? thread.text : tellGuide(thread.text.guide, null)
    if (earlier.every(({ reply }) => reply.text !== answer)) return { text: answer, markets: [] }
  }
  return null
}

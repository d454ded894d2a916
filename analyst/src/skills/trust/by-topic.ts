import { toPlain } from '#reading/plain-question.ts'
import { plainText } from '#reading/plain-text.ts'
import { paragraphs } from '#scene.ts'
import type { Message, Reply, Skill } from '../skill.ts'
import { MEANS, type Topic } from './topics/topic.ts'
import { TOPICS } from './topics/topics.ts'

/** Where one question of a message ends and the next begins. */
const PART_END = /(?<=[?!.;])\s+|\n/
const SHORTEST = 3
const AT_ONCE = 2

type Told = { id: string; text: string }

/** What is asked of the product, the houses, the words on the page and how far it all can be trusted, told by its signs. */
export const byTopic: Skill = (message) => tellAmong(TOPICS, message)

/** What goes on from such an answer, or has words that others would take for their own. */
export const onTopic: Skill = (message) => tellAmong(LEANING, message)

const LEANING = TOPICS.filter(({ after, isFirst }) => after !== undefined || isFirst)

function tellAmong(topics: readonly Topic[], message: Message): Reply | null {
  const told = toldBy(topics, message)
  if (told.length === 0) return null
  const last = message.earlier.at(-1)?.reply.text
  const text = paragraphs(...told.map((one) => one.text))
  return text === last ? null : { text, markets: [] }
}

/** Each question of a message has its own answer, where it has one; what only all of it says is read as a whole. */
function toldBy(topics: readonly Topic[], message: Message): Told[] {
  const before = lastTopic(message)
  const parts = message.question.split(PART_END).filter((part) => part.trim().split(/\s+/).length >= SHORTEST)
  const ofParts = parts.length < 2 ? [] : parts.flatMap((part) => told(part, topics, message, before) ?? [])
  const different = ofParts.filter(({ text }, at) => ofParts.findIndex((one) => one.text === text) === at)
  const whole = told(message.question, topics, message, before)
  if (different.length > 1) return different.slice(0, AT_ONCE)
  const asked = parts.filter((part) => part.trim().endsWith('?'))
  const other = asked.length === AT_ONCE && ofParts.length === 1 ? otherPart(asked, topics, message, before) : null
  if (other && /\d/.test(other) && !whole) return []
  if (other && MEANS.test(toPlain(other, message.briefing)))
    return [...different, { id: 'other', text: message.instead(other).text }]
  return whole ? [whole] : different
}

/** The question beside the one that is a topic's. */
function otherPart(
  parts: readonly string[],
  topics: readonly Topic[],
  message: Message,
  before: string | null,
): string | null {
  return parts.find((part) => told(part, topics, message, before) === null) ?? null
}

function told(question: string, topics: readonly Topic[], message: Message, before: string | null): Told | null {
  const text = textOf(question, message)
  for (const topic of topics) {
    if (!isMeant(topic, text, before)) continue
    const said = typeof topic.tell === 'string' ? topic.tell : topic.tell({ ...message, text })
    if (said !== null) return { id: topic.id, text: said }
  }
  return null
}

/** The words as they were mended and as they were typed: a mended slip may have been none. */
const textOf = (question: string, { briefing }: Message): string =>
  `${toPlain(question, briefing)} | ${plainText(question)}`

const isMeant = ({ signs, but, after }: Topic, text: string, before: string | null): boolean =>
  signs.every((sign) => sign.test(text)) && !but?.test(text) && (!after || (before !== null && after.includes(before)))

/** What the message before this one was about; what leans on another stays with it. */
function lastTopic({ earlier, briefing }: Message): string | null {
  let before: string | null = null
  for (const { question } of earlier) {
    const text = `${toPlain(question, briefing)} | ${plainText(question)}`
    before = TOPICS.find((topic) => isMeant(topic, text, before))?.id ?? null
  }
  return before
}

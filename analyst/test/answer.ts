import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { writeAnswer } from '../src/write-answer.ts'
import { strayNumbers } from './own-numbers.ts'

const MATCHES = readBriefings()

/** What is said to the last message of a talk about one of the matches, the first being 1, or about none. It throws where a number is not confirmed. */
export function answer(match: number | null, ...talk: string[]): string {
  const briefing = match === null ? null : MATCHES[match - 1]
  if (briefing === undefined) throw new Error(`there is no match ${match}`)
  const text = writeAnswer(
    talk.map((content) => ({ role: 'user', content })),
    briefing,
  )
  const stray = strayNumbers(text, talk, briefing)
  if (stray.length > 0) throw new Error(stray.join('\n'))
  return text
}

import { readBriefings } from '@prancheta/core/test/checking/read-briefings.ts'
import { expect, test } from 'vitest'
import { strayNumbers } from '#test/own-numbers.ts'
import talks from '#test/talks.json' with { type: 'json' }
import { writeAnswer } from './write-answer.ts'

const MATCHES = readBriefings()

/** What would urge somebody to bet, or promise an outcome. */
const PUSH =
  /\b(aposte (?!dinheiro)|entre agora|aproveite|não perca (a|essa)|vá de|pode ir|bora|corra|é green|lucro certo|com certeza vai|sugiro apostar|recomendo)\b/i
/** What is never said while the ball is rolling. */
const PRICED = /melhor odd|edge de [+−\d]|stake (de|é) |odd justa/

/** What is wrong with the replies of a talk, each with the question it follows. */
function faultsOf({ style, match, talk }: (typeof talks)[number]): string[] {
  const briefing = match === null ? null : (MATCHES[match - 1] ?? null)
  const questions = talk.map(({ asked }) => asked)
  return talk.flatMap(({ asked, has }, at) => {
    const turns = questions.slice(0, at + 1).map((content) => ({ role: 'user' as const, content }))
    const reply = writeAnswer(turns, briefing)
    const points = reply.split('\n').filter((line) => line.startsWith('- ')).length
    const faults = [
      ...has.filter((part) => !reply.includes(part)).map((part) => `lacks ${part}`),
      ...strayNumbers(reply, questions.slice(0, at + 1), briefing),
      ...(PUSH.test(reply) ? ['pushes'] : []),
      ...(style === 'running-match' && PRICED.test(reply) ? ['has a price in play'] : []),
      ...(style === 'summary-3' && points !== 3 ? [`has ${points} points`] : []),
    ]
    return faults.map((fault) => `${asked}: ${fault}`)
  })
}

test('asked as people ask, it answers what was asked, with the page’s numbers or shown sums, and pushes nobody', () => {
  expect(talks).toHaveLength(120)
  expect(talks.flatMap(faultsOf)).toEqual([])
})

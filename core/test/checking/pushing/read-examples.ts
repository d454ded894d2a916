import { plainOf } from '#checking/reading/plain-text.ts'
import type { Example } from '#telling-apart/learn.ts'
import { readSentences } from '../read-lists.ts'
import fresh1 from './fresh-1.json' with { type: 'json' }
import fresh2 from './fresh-2.json' with { type: 'json' }
import hand1 from './hand-1.json' with { type: 'json' }
import hand2 from './hand-2.json' with { type: 'json' }
import hand3 from './hand-3.json' with { type: 'json' }
import mended from './mended.json' with { type: 'json' }
import ownAnswers from './own-answers.json' with { type: 'json' }
import plain from './plain.json' with { type: 'json' }

/** Sentences that promise, claim certainty or urge, and careful ones, by several hands. */
type PushingRow = { isPushing: boolean; text: string }

const read = (rows: readonly (readonly string[])[]): PushingRow[] =>
  rows.map(([kind, text = '']) => ({ isPushing: kind === 'pushing', text }))

/** By somebody who had seen the patterns, and whoever mended them. */
export const readMended = () => read(mended)

/** By two more hands that had seen nothing; nothing was learnt from them. */
export const readFresh = () => [fresh1, fresh2].flatMap(read)

/** Names say nothing of what pushes; the checker masks them too. */
const NAME = /(?<=[\p{L}\d,;:)] )\p{Lu}[\p{L}-]+/gu

/** What the model learns from: those, three hands that had seen nothing, sums of money and plain questions, what the
 * embedded analyst writes, and half of the true sentences. */
export function readPushingExamples(): Example[] {
  const trueOnes = [...readSentences('true'), ...readSentences('other-wording').filter(({ kind }) => kind === 'true')]
  const looked = trueOnes.filter((_, at) => at % 2 === 1)
  const rows = [
    ...readMended(),
    ...[hand1, hand2, hand3, plain, ownAnswers].flatMap(read),
    ...looked.map(({ text }) => ({ isPushing: false, text })),
  ]
  return rows.map(({ isPushing, text }) => ({ isMeant: isPushing, plain: plainOf(text.replaceAll(NAME, '§')) }))
}

import { openChecker } from '#checking/check-text.ts'
import { readMended } from './pushing/read-examples.ts'
import { type ListedSentence, readMatches, readSentences } from './read-lists.ts'

/** What becomes of a sentence: not shown as it stands, shown with a mark, or shown as it is. */
type Fate = 'refused' | 'marked' | 'shown'
type JudgedSentence = ListedSentence & { fate: Fate; isHeldOut: boolean }
type Rates = Record<Fate, number> & { sentences: number }

let checkers: ReturnType<typeof openChecker>[] | null = null

function fateOf({ match, text }: ListedSentence): Fate {
  checkers ??= readMatches().map((facts) => openChecker(facts))
  const sentences = checkers[match - 1]?.().take(text, true).sentences ?? []
  const outcomes = sentences.flatMap(({ numbers }) => numbers.map(({ outcome }) => outcome))
  if (outcomes.includes('contradicted') || sentences.some(({ refusal }) => refusal !== null)) return 'refused'
  return outcomes.includes('unchecked') ? 'marked' : 'shown'
}

/** Every sentence of a list with its fate. The checker was made by looking at the even lines alone. */
export function judgeList(name: Parameters<typeof readSentences>[0]): JudgedSentence[] {
  return readSentences(name).map((sentence, at) => ({
    ...sentence,
    fate: fateOf(sentence),
    isHeldOut: (name === 'true' || name === 'false') && at % 2 === 0,
  }))
}

/** What promises or urges, and what warns, denies or explains: all as of the second match. */
export function judgePushing(): JudgedSentence[] {
  return readMended().map(({ isPushing, text }) => {
    const sentence = { match: PUSHED_MATCH, kind: isPushing ? 'pushing' : 'careful', text }
    return { ...sentence, fate: fateOf(sentence), isHeldOut: false }
  })
}
const PUSHED_MATCH = 2

/** The share of each fate. */
export function ratesOf(judged: readonly JudgedSentence[]): Rates {
  const share = (fate: Fate) => judged.filter((one) => one.fate === fate).length / Math.max(1, judged.length)
  return { sentences: judged.length, refused: share('refused'), marked: share('marked'), shown: share('shown') }
}

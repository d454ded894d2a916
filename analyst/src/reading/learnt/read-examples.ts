import { fingerprintOf } from '@prancheta/core/telling-apart/fingerprint.ts'
import { plainText } from '../plain-text.ts'
import { mendSlips } from '../vocabulary.ts'
import examples from './examples.json' with { type: 'json' }
import { dressed, expand } from './expand.ts'
import { CLUB, featuresOf, HOUSE } from './features.ts'
import { HANDS } from './hands/hands.ts'
import type { Example } from './train.ts'
import guideAccount from './ways-to-ask/guide-account.json' with { type: 'json' }
import guideAround from './ways-to-ask/guide-around.json' with { type: 'json' }
import guideBeside from './ways-to-ask/guide-beside.json' with { type: 'json' }
import guideBetting from './ways-to-ask/guide-betting.json' with { type: 'json' }
import guideDoubts from './ways-to-ask/guide-doubts.json' with { type: 'json' }
import guideMethod from './ways-to-ask/guide-method.json' with { type: 'json' }
import guideMoney from './ways-to-ask/guide-money.json' with { type: 'json' }
import guidePrice from './ways-to-ask/guide-price.json' with { type: 'json' }
import guidePrivate from './ways-to-ask/guide-private.json' with { type: 'json' }
import guideTrust from './ways-to-ask/guide-trust.json' with { type: 'json' }
import guideUs from './ways-to-ask/guide-us.json' with { type: 'json' }
import guideUsing from './ways-to-ask/guide-using.json' with { type: 'json' }
import guideWhy from './ways-to-ask/guide-why.json' with { type: 'json' }
import match from './ways-to-ask/match.json' with { type: 'json' }
import more from './ways-to-ask/more.json' with { type: 'json' }
import otherHands from './ways-to-ask/other-hands.json' with { type: 'json' }
import past from './ways-to-ask/past.json' with { type: 'json' }
import people from './ways-to-ask/people.json' with { type: 'json' }
import price from './ways-to-ask/price.json' with { type: 'json' }
import study from './ways-to-ask/study.json' with { type: 'json' }
import talk from './ways-to-ask/talk.json' with { type: 'json' }

/** `isSaid`: as somebody says it, with all that leads up to it. */
type Asked = { label: string; question: string; isSaid?: boolean }
type File = Record<string, readonly string[]>

/** All questions that there are examples of: single ones, those made of ways to ask, and those of many hands. */
export const askedExamples = (): Asked[] => [
  ...listed(examples, (question) => [question]),
  ...[
    match,
    past,
    price,
    study,
    talk,
    more,
    people,
    otherHands,
    guideBetting,
    guideUs,
    guideBeside,
    guideMethod,
    guideMoney,
    guidePrice,
    guideUsing,
    guideTrust,
    guideAccount,
    guidePrivate,
    guideWhy,
    guideAround,
    guideDoubts,
  ].flatMap((file) => listed(file, expand)),
  ...HANDS.flatMap((hand) => listed(hand, (question) => [question])).map((asked) => ({ ...asked, isSaid: true })),
]

const listed = (file: File, questionsOf: (line: string) => readonly string[]): Asked[] =>
  Object.entries(file).flatMap(([label, lines]) => lines.flatMap(questionsOf).map((question) => ({ label, question })))

/** Another as soon as an example is changed. */
export const fingerprint = (asked: readonly Asked[]): number =>
  fingerprintOf(asked.map(({ label, question }) => `${label}|${question}`))

/** The examples as a question is read, names in their slots. */
export const readExamples = (asked: readonly Asked[], every = 1): Example[] =>
  asked.flatMap((one, at) => (at % every === 0 ? readExample(one) : []))

function readExample({ label, question, isSaid }: Asked): Example {
  // By its words, not by its place: another example changes nothing of this one.
  const at = fingerprintOf([question]) >>> 0
  // '~' marks what is only understood after an answer about us; anything else may follow one as well.
  const isReply = question.startsWith('~')
  const isBare = isReply || isSaid || UNDRESSED.includes(label)
  const text = toSlots(isBare ? question.replace('~', '') : dressed(question, at))
  return { label, features: featuresOf(text, isReply || at % FOLLOWS === 1) }
}

/** Every so many-th example stands for one that follows an answer about us. */
const FOLLOWS = 6

/** A greeting or a word of thanks stands alone. */
const UNDRESSED = ['greeting', 'thanks', 'bye', 'acknowledgement', 'lean', 'injection']

const toSlots = (example: string): string =>
  mendSlips(plainText(example.replaceAll(/\b(TIME|RIVAL)\b/g, CLUB).replaceAll(/\bCASA\b/g, HOUSE)), [CLUB, HOUSE])

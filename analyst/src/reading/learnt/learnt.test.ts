import { FULL_BRIEFING } from '@prancheta/core/test/sample-briefings.ts'
import { expect, test } from 'vitest'
import { recognise } from '../recognise.ts'
import { expand } from './expand.ts'
import { HANDS } from './hands/hands.ts'
import { isLabel, LEANS } from './labels.ts'
import kept from './model.json' with { type: 'json' }
import { judge, keepModel, openModel } from './model.ts'
import { askedExamples, fingerprint, readExamples } from './read-examples.ts'
import { train } from './train.ts'

const ASKED_EXAMPLES = askedExamples()
/** Reading all of them takes seconds: every so many-th shows the same. */
const SAMPLED = 40

/** Wordings that no pattern reads, and what they ask. */
const ASKED = [
  ['quantos tentos o Jacarandá deve anotar?', 'goals'],
  ['o Jacarandá vai passar o carro no Maré Alta?', 'result'],
  ['em que data e local será disputado o encontro?', 'kickOff'],
  ['sai gol dos dois lados?', 'bothScore'],
  ['há discrepância entre a estimativa de vocês e a das casas?', 'modelMarket'],
  ['qual a chance do Jacarandá decepcionar?', 'loss'],
  ['não vi nada de interessante, tô errado?', 'stayOut'],
  ['a casa tá dando mole em alguma odd?', 'value'],
] as const

for (const [question, theme] of ASKED)
  test(`“${question}”, which no pattern reads, is understood from examples`, () => {
    expect(recognise([{ role: 'user', content: question }], FULL_BRIEFING).theme).toBe(theme)
  })

test('a question of the past that was learnt is told as that one fact', () => {
  const ask = recognise([{ role: 'user', content: 'qual a maior goleada do Jacarandá?' }], FULL_BRIEFING)
  expect(ask).toMatchObject({ theme: 'form', fact: 'biggestWin', side: 'home' })
})

test('somebody in trouble is heard as that, whatever the examples make of the rest', () => {
  const content = 'perdi tudo e não consigo parar, qual a chance do Jacarandá ganhar?'
  expect(recognise([{ role: 'user', content }], FULL_BRIEFING).theme).toBe('distress')
})

test('a sum or an odd inside a choice is one of its values; it used to be all of them run together', () => {
  const made = expand('[perdi GRANA|tomei red] a ODD')
  expect(made.length).toBeGreaterThan(3)
  expect(made.filter((question) => /[|[\]]|GRANA|ODD/.test(question))).toEqual([])
})

test('every example is of something that can be answered', () => {
  expect([...new Set(ASKED_EXAMPLES.map(({ label }) => label))].filter((label) => !isLabel(label))).toEqual([])
})

test('what was not understood names the topics nearest to it', () => {
  const { theme, nearest } = recognise(
    [{ role: 'user', content: 'xpto do gramado sintético importado' }],
    FULL_BRIEFING,
  )
  expect(theme === 'unclear' ? nearest.length : 1).toBeGreaterThan(0)
})

test('what is kept was learnt from these examples: npm run analyst:learn', () => {
  expect(kept).toMatchObject({ examples: ASKED_EXAMPLES.length, fingerprint: fingerprint(ASKED_EXAMPLES) })
  const some = readExamples(ASKED_EXAMPLES, SAMPLED)
  const opened = openModel(kept)
  const right = some.filter(({ label, features }) => judge(opened, features)[0]?.label === label)
  expect(right.length / some.length).toBeGreaterThan(0.95)
})

// Learning anew takes longer than all other tests of this room.
test.runIf(process.env.DEEP === '1')(
  'six in ten questions of a hand that nothing was learnt from are understood',
  () => {
    const unseen = HANDS.at(-1) ?? {}
    const own = new Set(Object.values(unseen).flat())
    const examples = readExamples(ASKED_EXAMPLES)
    const isUnseen = (at: number) => own.has(ASKED_EXAMPLES[at]?.question ?? '')
    const model = train(examples.filter((_, at) => !isUnseen(at)))
    const asked = examples.filter(({ label }, at) => isUnseen(at) && label !== LEANS)
    const right = asked.filter(({ label, features }) => judge(model, features)[0]?.label === label)
    expect(right.length / asked.length).toBeGreaterThan(0.6)
  },
)

test.runIf(process.env.DEEP === '1')('what is kept is what the examples teach', () => {
  const examples = readExamples(ASKED_EXAMPLES)
  const learnt = train(examples)
  const opened = openModel(kept)
  expect(kept.labels).toEqual(learnt.labels)
  expect([...opened.signs.keys()]).toEqual([...learnt.signs.keys()])
  // The last digit of a weight may be another on another processor.
  const unlike = examples.filter(({ features }) => {
    const [one, other] = [judge(learnt, features)[0], judge(opened, features)[0]]
    return one?.label !== other?.label || Math.abs((one?.chance ?? 0) - (other?.chance ?? 0)) > 0.01
  })
  expect(unlike).toEqual([])
  expect(openModel(keepModel(learnt, 0))).toEqual(learnt)
})

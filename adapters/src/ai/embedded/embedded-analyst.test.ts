import { recognise } from '@prancheta/analyst/reading/recognise.ts'
import { QUESTIONS } from '@prancheta/analyst/test/questions.ts'
import { writeAnswer } from '@prancheta/analyst/write-answer.ts'
import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { contradictedIn } from '@prancheta/core/test/checking/contradicted.ts'
import { BARE_BRIEFING, FULL_BRIEFING, SAMPLE_BRIEFINGS } from '@prancheta/core/test/sample-briefings.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embeddedAnalyst, splitPieces } from './embedded-analyst.ts'

const asked = (...questions: string[]) => questions.map((content) => ({ role: 'user' as const, content }))
/** The same talk is answered with the same words, so each is written once for all promises about it. */
const WRITTEN = new Map<string, string>()
const NUMBERS = new Map<Briefing | null, number>()

function answer(briefing: Briefing | null, ...questions: string[]): string {
  const number = NUMBERS.get(briefing) ?? NUMBERS.size
  NUMBERS.set(briefing, number)
  const key = JSON.stringify([number, ...questions])
  const text = WRITTEN.get(key) ?? writeAnswer(asked(...questions), briefing)
  WRITTEN.set(key, text)
  return text
}

const FOLLOW_UPS = ['por quê?', 'explica melhor', 'e em números?', 'e o outro time?', 'e no segundo tempo?', 'e 3,5?']

/** What may be asked after a question: everything in the deep run, otherwise after every third, one after the other in turn. */
function followUpsOf(at: number): readonly string[] {
  if (process.env.DEEP === '1') return FOLLOW_UPS
  return at % 3 === 0 ? FOLLOW_UPS.slice((at / 3) % FOLLOW_UPS.length).slice(0, 1) : []
}

/** Few markets: what is asked for is often not there. */
const SPARSE_BRIEFING: Briefing = {
  ...FULL_BRIEFING,
  markets: FULL_BRIEFING.markets.filter(({ id }) => /^result\.|^goals\.(over|under)2\.5$|^btts\.yes$/.test(id)),
}
const BRIEFINGS = Object.entries({ ...SAMPLE_BRIEFINGS, SPARSE_BRIEFING })

/** What is asked of each briefing: everything in the deep run, otherwise the one half of one and the other of the next. */
const asks = (briefing: Briefing) => {
  const turn = BRIEFINGS.findIndex(([, one]) => one === briefing)
  return QUESTIONS.filter((_, at) => process.env.DEEP === '1' || at % 2 === turn % 2)
}

test('there are more than a hundred questions', () => {
  expect(new Set(QUESTIONS.map(([question]) => question)).size).toBeGreaterThan(100)
})

test.each(QUESTIONS)('“%s” is about %s', (question, theme) => {
  expect(recognise(asked(question), FULL_BRIEFING).theme).toBe(theme)
})

test.each(BRIEFINGS)('no answer about %s holds a number that its facts speak against', (_, briefing) => {
  const wrong = asks(briefing).flatMap(([question], at) =>
    [[question], ...followUpsOf(at).map((next) => [question, next])].flatMap((talk) => {
      const text = answer(briefing, ...talk)
      return contradictedIn(briefing, text, talk).map((found) => `${talk.join(' > ')}: ${found} in ${text}`)
    }),
  )
  expect(wrong).toEqual([])
})

function triplesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d,]+/gu) ?? []
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`))
}

/** The share of three words in a row that two texts have in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size))
}

/** A price asked for one market is that market's own answer, whatever word asked for it. */
const ONE_MARKET =
  'goals corners cards result favourite bothScore odds value oneMarket handicap doubleChance halves correctScore'.split(
    ' ',
  )

test('no two themes are answered alike', () => {
  const answers = QUESTIONS.map(([question, theme]) => ({
    question,
    theme,
    triples: triplesOf(answer(FULL_BRIEFING, question)),
  }))
  const alike = answers.flatMap((one, at) =>
    answers
      .slice(at + 1)
      .filter(
        (other) => other.theme !== one.theme && !(ONE_MARKET.includes(one.theme) && ONE_MARKET.includes(other.theme)),
      )
      .filter((other) => likeness(one.triples, other.triples) > 0.5)
      .map((other) => `${one.question} / ${other.question}`),
  )
  expect(alike).toEqual([])
})

test('with nearly nothing known, answers of two themes are still two answers', () => {
  const byText = new Map<string, string>()
  for (const [question] of QUESTIONS) {
    // Without markets a bet on two things is only a combination.
    const { theme } = recognise(asked(question), BARE_BRIEFING)
    const text = answer(BARE_BRIEFING, question)
    expect(byText.get(text) ?? theme, question).toBe(theme)
    byText.set(text, theme)
  }
})

test('every market the product knows can be asked for by its name', () => {
  // All of them in the deep run; otherwise every fourth.
  const some = FULL_BRIEFING.markets.filter((_, at) => process.env.DEEP === '1' || at % 4 === 0)
  const missed = some.filter((market) => {
    const text = answer(FULL_BRIEFING, `qual a chance de ${market.name}?`)
    return !text.includes(writeShare(market.pooledChance)) || !text.includes(writeOdd(market.fairOdd))
  })
  expect(missed.map(({ name }) => name)).toEqual([])
})

test('the same question is answered with the same words, and others with others', () => {
  expect(answer(FULL_BRIEFING, 'Quem vence?')).toBe(answer(FULL_BRIEFING, 'quem vence'))
  const ways = ['oi', 'olá', 'opa', 'salve', 'fala', 'boa noite', 'bom dia', 'e aí'].map((word) =>
    answer(FULL_BRIEFING, word),
  )
  expect(new Set(ways).size).toBeGreaterThan(1)
})

test('what is missing is named instead of guessed', () => {
  expect(answer(BARE_BRIEFING, 'quem vence?')).toContain('a força estimada dos times')
  expect(answer(BARE_BRIEFING, 'tem valor?')).toContain('as odds das casas')
  expect(answer(BARE_BRIEFING, 'vai chover?')).toContain('a previsão do tempo')
  expect(answer(BARE_BRIEFING, 'retrospecto')).toContain('os confrontos diretos')
  expect(answer(BARE_BRIEFING, 'resumo')).toMatch(/ainda não tenho .* nem /i)
})

test('without value it says so, and the stake is nothing', () => {
  const { NO_VALUE_BRIEFING } = SAMPLE_BRIEFINGS
  expect(answer(NO_VALUE_BRIEFING, 'tem valor?')).toMatch(/não vejo valor|Hoje não tem/)
  expect(answer(NO_VALUE_BRIEFING, 'qual a melhor aposta?')).toMatch(/nada/i)
  expect(answer(NO_VALUE_BRIEFING, 'quanto apostar?')).toMatch(/zero|nada/)
})

test.each(['me dá um green garantido', 'aposta certa', 'quero recuperar o prejuízo', 'perdi tudo, não consigo parar'])(
  '“%s” gets care, no market and no price',
  (question) => {
    const text = answer(FULL_BRIEFING, question)
    expect(text).toMatch(/18 anos|\*\*188\*\*/)
    expect(text).not.toMatch(/\d,\d|edge/)
  },
)

test('answers use bold and lists and no other markup', () => {
  for (const [, briefing] of BRIEFINGS) {
    for (const [question] of asks(briefing)) {
      const text = answer(briefing, question)
      expect(text, question).not.toMatch(/[<>`#[\]_|]|null|undefined|NaN|\*\*\*/)
      expect(text.split('**').length % 2, text).toBe(1)
      expect(text, question).toMatch(/[.?!)%\d]$/)
    }
  }
})

test('without a match it explains words, and has no numbers of a match', () => {
  expect(answer(null, 'o que é edge?')).toContain('probabilidade × odd − 1')
  expect(answer(null, 'gestão de banca')).toContain('**Gestão de banca.**')
  expect(answer(null, 'quem vence hoje?')).toMatch(/não tenho nenhuma partida|não há jogo escolhido/)
  for (const [question] of QUESTIONS) expect(answer(null, question).length).toBeGreaterThan(15)
})

test('no question, however odd, makes it fail, and a club’s name is never more than a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (question, name) => {
      const briefing = { ...FULL_BRIEFING, match: { ...FULL_BRIEFING.match, home: name } }
      expect(answer(briefing, question)).not.toBe('')
      expect(answer(null, question)).not.toBe('')
    }),
    { numRuns: process.env.DEEP === '1' ? 5_000 : 100 },
  )
  const hostile = {
    ...FULL_BRIEFING,
    match: { ...FULL_BRIEFING.match, home: '**[x](http://evil)**\n# Lucro <b>certo</b>' },
  }
  expect(answer(hostile, 'quem vence?')).toMatch(/\*\*x \(http:\/\/evil\) Lucro b certo \/b\*\*/)
})

test('the reply comes in pieces that join to the answer, the first at once', async () => {
  const request = { system: '', turns: asked('resumo'), briefing: FULL_BRIEFING, signal: new AbortController().signal }
  const pieces: string[] = []
  for await (const piece of embeddedAnalyst().reply(request)) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.join('')).toBe(answer(FULL_BRIEFING, 'resumo'))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => splitPieces(`${text}.`).join('') === `${text}.`))
})

test('a reader who leaves ends the reply, before its first piece or in the middle', async () => {
  const leaving = new AbortController()
  const turns = asked('o que você pode fazer?')
  const pieces: string[] = []
  for await (const piece of embeddedAnalyst().reply({
    system: '',
    turns,
    briefing: FULL_BRIEFING,
    signal: leaving.signal,
  })) {
    pieces.push(piece)
    if (pieces.length === 2) leaving.abort()
  }
  expect(pieces).toHaveLength(2)
  for await (const piece of embeddedAnalyst().reply({ system: '', turns, briefing: null, signal: leaving.signal }))
    expect.unreachable(piece)
})

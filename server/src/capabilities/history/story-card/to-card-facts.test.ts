import { expect, test } from 'vitest'
import { requireStored } from '#capabilities/analysis/index.ts'
import { openLog } from '#platform/log/log.ts'
import { storedCases } from '#test/golden/golden.ts'
import { toCardFacts } from './to-card-facts.ts'

const [withValue, withoutOdds] = storedCases(3).map(({ run }) =>
  requireStored({ id: '', ...run }, openLog({ LOG_LEVEL: 'silent' })),
)
if (!withValue || !withoutOdds) throw new Error('no golden analyses')
const toCome = { state: 'scheduled', score: null, hasBegun: false } as const
const over = { state: 'finished', score: { home: 2, away: 1 }, hasBegun: true } as const
/** The same match with prices of which none passes the rule. */
const withoutValue = {
  ...withValue,
  pick: null,
  markets: withValue.markets.map((market) => ({ ...market, isRecommended: false })),
}
const told = (card: ReturnType<typeof toCardFacts>) => card.markets.map(({ name }) => name)

test('a card names a price only of what is recommended, and the confidence in it', () => {
  const card = toCardFacts(withValue, toCome, null)
  expect(card.markets[0]).toMatchObject({
    name: 'Vitória do mandante',
    isRecommended: true,
    note: expect.stringMatching(/^Odd \d,\d\d/),
  })
  for (const { note, isRecommended } of card.markets) expect(note !== null).toBe(isRecommended)
  expect(card.markets.some(({ isRecommended }) => !isRecommended)).toBe(true)
  expect(card.confidence).toBe(withValue.confidence)
})

test('a card of a match without value says what its page says, with chances and neither odds nor a confidence', () => {
  const card = toCardFacts(withoutValue, toCome, null)
  expect(card.answer).toEqual({
    title: 'Sem valor neste jogo',
    words: 'Nenhum preço passa na nossa regra. Estas são as chances.',
  })
  expect(card).toMatchObject({ confidence: null, score: null })
  expect(card.markets.every(({ note, isRecommended }) => note === null && !isRecommended)).toBe(true)
  expect(told(card)).toEqual(['Vitória do mandante', 'Mais de 2,5 gols', 'Ambas marcam: sim'])
})

test('a card of a match that nobody prices names what tells something, not near-certainties', () => {
  const card = toCardFacts(withoutOdds, toCome, null)
  expect(card.answer).toEqual({ title: 'Sem valor neste jogo', words: 'Sem odds para comparar. Estas são as chances.' })
  expect(told(card)).toEqual(['Vitória do visitante', 'Menos de 2,5 gols', 'Ambas marcam: não'])
})

test('a card of a match that is over says so, with its score and without a price', () => {
  const card = toCardFacts(withValue, over, null)
  expect(card).toMatchObject({
    score: { home: 2, away: 1 },
    confidence: null,
    answer: { title: 'A partida já terminou' },
  })
  expect(card.markets.every(({ note }) => note === null)).toBe(true)
})

test.each([
  [{ ...toCome, hasBegun: true }, 'A partida já começou'],
  [{ ...over, state: 'live' }, 'A partida já começou'],
  [{ ...toCome, state: 'postponed', hasBegun: true }, 'Jogo adiado'],
] as const)('a card of a match in another state says which: %j', (match, title) => {
  expect(toCardFacts(withValue, match, null)).toMatchObject({ answer: { title }, score: null, confidence: null })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClubForm, type FactsInput, factsOf } from '#explain/facts.ts'
import { writeFacts } from '#explain/write-facts.ts'
import { MARKETS, marketById } from '#markets/catalogue.ts'
import { probability } from '#units.ts'

const over = marketById('goals.over2.5') ?? MARKETS[0]
if (!over) throw new Error('no market')

const form = (name: string, more: Partial<ClubForm> = {}): ClubForm => ({
  name,
  games: 10,
  wins: 6,
  draws: 1,
  losses: 3,
  averageGoalsScored: 1.9,
  averageGoalsConceded: 0.8,
  ...more,
})

const MATCH: FactsInput = {
  home: form('Flamengo'),
  away: form('Santos', { wins: 2, draws: 5, averageGoalsScored: 1.3, averageGoalsConceded: 1.45 }),
  expectedGoals: { home: 1.92, away: 0.88 },
  leagueGoals: 2.42,
  expectedCorners: null,
  expectedCards: null,
  market: over,
  chances: { model: probability(0.531), market: probability(0.515), pooled: probability(0.518) },
  fairOdd: 1 / 0.518,
  value: { odd: 2.05, edge: 0.0619 },
  confidence: 81.4,
  weather: null,
}

test('reads as a Brazilian analyst would write it', () => {
  expect(writeFacts(factsOf(MATCH))).toEqual([
    '"Mais de 2,5 gols" tem 51,8% de probabilidade, o que corresponde a uma odd justa de 1,93, com confiança de 8,1/10.',
    'A odd de 2,05 paga acima do que a probabilidade justifica: edge de 6,2%.',
    'Gols esperados: Flamengo 1,92, Santos 0,88; a média do campeonato é de 2,42 gols por jogo.',
    'Modelo e mercado concordam: modelo em 53,1%, mercado em 51,5%.',
    'Flamengo sofreu em média 0,80 gol por jogo nos últimos 10 jogos.',
  ])
})

test('a model far from the market is told as a warning, not as a find', () => {
  const far = { ...MATCH, chances: { ...MATCH.chances, model: probability(0.65) }, value: null }
  expect(writeFacts(factsOf(far)).join(' ')).toContain('Diferenças assim costumam ser erro do modelo')
})

test('an odd that does not pay says so', () => {
  const dear = { ...MATCH, value: { odd: 1.7, edge: -0.1194 } }
  expect(writeFacts(factsOf(dear))[1]).toBe('A odd de 1,70 não paga o risco: edge de −11,9%.')
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyForm = fc.record({
  name: fc.constantFrom('Flamengo', 'Schalke 04', 'Vasco', 'Hannover 96', '1. FC Köln'),
  games: fc.integer({ min: 0, max: 20 }),
  wins: fc.integer({ min: 0, max: 20 }),
  draws: fc.integer({ min: 0, max: 20 }),
  losses: fc.integer({ min: 0, max: 20 }),
  averageGoalsScored: fc.double({ min: 0, max: 6, noNaN: true }),
  averageGoalsConceded: fc.double({ min: 0, max: 6, noNaN: true }),
})
const anySides = fc.record({
  home: fc.double({ min: 0.05, max: 12, noNaN: true }),
  away: fc.double({ min: 0.05, max: 12, noNaN: true }),
})
const anyInput: fc.Arbitrary<FactsInput> = fc.record({
  home: anyForm,
  away: anyForm,
  expectedGoals: anySides,
  leagueGoals: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  expectedCorners: fc.option(anySides),
  expectedCards: fc.option(anySides),
  market: fc.constantFrom(...MARKETS),
  chances: fc.record({
    model: share.map(probability),
    market: fc.option(share.map(probability)),
    pooled: share.map(probability),
  }),
  fairOdd: fc.option(fc.double({ min: 1, max: 500, noNaN: true })),
  value: fc.option(
    fc.record({
      odd: fc.double({ min: 1.01, max: 100, noNaN: true }),
      edge: fc.double({ min: -0.9, max: 3, noNaN: true }),
    }),
  ),
  confidence: fc.double({ min: 0, max: 100, noNaN: true }),
  weather: fc.option(
    fc.record({ rainChancePct: fc.integer({ min: 0, max: 100 }), windKmh: fc.integer({ min: 0, max: 90 }) }),
  ),
})

test('whatever the match: three to five reasons where there are as many, each in one sentence that lacks nothing', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const facts = factsOf(input)
      expect(facts.length).toBeLessThanOrEqual(5)
      expect(facts[0]?.kind).toBe('chance')
      const sentences = writeFacts(facts)
      expect(sentences).toHaveLength(facts.length)
      for (const text of sentences) expect(text).not.toMatch(/null|undefined|NaN/)
    }),
    { numRuns: process.env.DEEP === '1' ? 5_000 : 200 },
  )
})

test('with both clubs’ form known there are always at least three reasons', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const known = { ...input, home: { ...input.home, games: 10 }, away: { ...input.away, games: 10 } }
      expect(factsOf(known).length).toBeGreaterThanOrEqual(3)
    }),
  )
})

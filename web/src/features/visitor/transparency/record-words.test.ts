import type { RecordSlice } from '@prancheta/contract/public-log/routes.ts'
import { expect, test } from 'vitest'
import { gapSentence, lineupSentence, monthName, rangeOf, yieldSentence } from './record-words.ts'

type Estimate = NonNullable<RecordSlice['bets']['yield']>
const estimate = (low: number, high: number, count = 100): Estimate => ({ mean: (low + high) / 2, low, high, count })

function slice({
  gap = null,
  gain = null,
  count = 100,
}: {
  gap?: Estimate | null
  gain?: Estimate | null
  count?: number
}): RecordSlice {
  return {
    games: count,
    rps: { first: null, last: null, model: null, market: null, gap },
    bets: { count, won: Math.round(count / 2), lost: 0, yield: gain, closing: null },
  }
}

test('who was closer is said only where luck does not explain it, for us and against us alike', () => {
  expect(gapSentence(slice({}))).toContain('poucos jogos')
  expect(gapSentence(slice({ gap: estimate(0.001, 0.004) }))).toContain(
    'O fechamento do mercado foi mais preciso do que nós',
  )
  expect(gapSentence(slice({ gap: estimate(-0.004, -0.001) }))).toContain('Fomos mais precisos')
  expect(gapSentence(slice({ gap: estimate(-0.004, 0.001) }))).toContain('cabe na sorte')
  expect(gapSentence(slice({ gap: estimate(-0.004, -0.001, 12) }))).toContain('poucos jogos')
})

test('whether line-ups help is said only where luck does not explain it', () => {
  const said = (low: number, high: number) => {
    const of = (gap: Estimate) => ({ without: null, with: null, gap })
    const scores = { brier: of(estimate(-1, 1)), logLoss: of(estimate(low, high)) }
    return lineupSentence({ games: 240, model: scores, pooled: scores })
  }
  expect(said(-0.004, -0.001)).toBe(
    'Em 240 jogos, a previsão com as escalações foi mais precisa, mais do que a sorte explica.',
  )
  expect(said(0.001, 0.004)).toContain('menos precisa')
  expect(said(-0.004, 0.001)).toContain('cabe na sorte')
})

test('a loss is told as a loss, a gain never as a promise', () => {
  expect(yieldSentence(slice({}))).toBe('Nenhuma recomendação encerrada ainda.')
  expect(yieldSentence(slice({ gain: estimate(-0.2, -0.05) }))).toContain('teria perdido')
  expect(yieldSentence(slice({ gain: estimate(-0.2, 0.3) }))).toContain('não dá para separar de sorte')
  expect(yieldSentence(slice({ gain: estimate(0.02, 0.3) }))).toContain('até aqui')
  expect(yieldSentence(slice({ gain: estimate(-1, 3, 4), count: 4 }))).toContain('São poucas')
})

test('ranges and months read as Brazilians write them', () => {
  expect(rangeOf(estimate(-0.081, 0.124), (value) => value.toFixed(3))).toBe('-0.081 a 0.124')
  expect(rangeOf({ mean: 1, low: null, high: null, count: 1 }, String)).toBe('sem intervalo ainda')
  expect(monthName('2026-11')).toBe('novembro de 2026')
})

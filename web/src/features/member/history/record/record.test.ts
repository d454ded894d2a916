import type { Record } from '@prancheta/contract/history/record.ts'
import { expect, test } from 'vitest'
import { calibrationSentence, recordSentence } from './words.ts'

const calibration = (more: Partial<Record['calibration']>): Record['calibration'] => ({
  count: 20,
  expected: 11,
  happened: 10,
  verdict: 'within luck',
  luckMargin: 0.2225,
  bands: [],
  ...more,
})

test('few picks are said to be few, and what luck alone does is said in numbers', () => {
  expect(calibrationSentence(calibration({}))).toBe(
    'Em 20 picks, esperávamos 11 acertos e vieram 10. A diferença cabe no acaso: isto não prova que as probabilidades estão certas, só não as desmente. Com esse número, só o acaso já move a taxa em até 22,3 pontos percentuais.',
  )
  expect(calibrationSentence(calibration({ count: 4.5, expected: 2.4, happened: 2.5, verdict: 'too few' }))).toContain(
    'Em 4,5 picks, esperávamos 2,4 acertos e vieram 2,5. É pouco para dizer',
  )
})

test('one pick alone is spoken of as one', () => {
  expect(
    calibrationSentence(calibration({ count: 1, expected: 0.4, happened: 0, verdict: 'too few', luckMargin: null })),
  ).toMatch(/^Em 1 pick, esperávamos 0,4 acerto e veio 0\. /)
})

test('before the first end nothing is claimed', () => {
  const none = calibration({ count: 0, expected: 0, happened: 0, verdict: 'too few', luckMargin: null })
  expect(calibrationSentence(none)).toMatch(/^Quando os jogos/)
})

test('a loss is called a loss', () => {
  const overall = { picks: 4, won: 1, lost: 3, hitRate: 0.25, stakes: 4, yield: -0.5 }
  const day = { day: '2026-11-20', green: 1, red: 3, picks: 4, hitRate: 0.25, yield: -0.5, profit: -2 }
  const record: Record = {
    isDemo: false,
    overall,
    pushes: 0,
    voids: 0,
    days: [day],
    few: [],
    families: [],
    leagues: [],
    calibration: calibration({}),
  }
  expect(recordSentence(record)).toBe(
    '1 green e 3 red até agora. 25,0% dos picks bateram. Com uma unidade em cada um dos 4 com odd: perda de 50,0% do apostado.',
  )
})

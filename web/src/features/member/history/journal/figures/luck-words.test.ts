import { expect, test } from 'vitest'
import { disciplineWords, luckWords, replayedWords, runWords } from './luck-words.ts'

const replays = (belowShare: number) => ({
  replays: 10_000,
  count: 30,
  leftOut: 0,
  resultCents: 4500,
  belowShare,
  quantiles: { low: -9000, middle: 0, high: 9500 },
  columns: [],
})

test('a result within luck is told as such, whether it is a gain or a loss', () => {
  for (const share of [0.06, 0.5, 0.94])
    expect(luckWords(replays(share))).toContain('dentro do que a sorte sozinha faz')
})

test('a result beyond luck promises nothing for the next series', () => {
  expect(luckWords(replays(0.99))).toContain('uma série boa não garante a próxima')
  expect(luckWords(replays(0.99))).toContain('acima de 99,0% delas')
})

test('bets that are not replayed are counted, so that the result here may be another than the page’s', () => {
  expect(luckWords({ ...replays(0.5), leftOut: 3 })).toContain('3 encerradas antes ou devolvidas ficam de fora')
  expect(luckWords({ ...replays(0.5), leftOut: 1 })).toContain('Uma encerrada antes ou devolvida fica de fora')
  expect(luckWords(replays(0.5))).not.toContain('de fora')
})

test('few bets are told to be luck, and get no place among replays', () => {
  expect(luckWords({ ...replays(0.83), count: 1 })).toMatch(/^Com uma aposta encerrada, quase tudo é sorte\./)
  expect(luckWords({ ...replays(0.83), count: 9 })).not.toContain('acima de')
  expect(luckWords({ ...replays(0.83), count: 10 })).toContain('acima de 83,0%')
})

test('bets that chance did not decide are told to be left out, so that nobody wonders at two results', () => {
  expect(replayedWords({ count: 30, leftOut: 0 })).toBe('n = 30')
  expect(replayedWords({ count: 1200, leftOut: 1 })).toMatch(/^n = 1\.200\. Sem 1 aposta de cash-out/)
})

test('a long losing run is compared with what is usual at these odds', () => {
  const usual = { median: 5, low: 3, high: 9, asLongShare: 0.4 }
  expect(runWords({ count: 100, longest: 6, usual })).toContain('o usual é de 3 a 9 seguidas')
  expect(runWords({ count: 100, longest: 6, usual })).toContain('dentro do normal')
  expect(runWords({ count: 100, longest: 2, usual })).toContain('mais curta que isso')
  expect(runWords({ count: 100, longest: 14, usual: { ...usual, asLongShare: 0.004 } })).toContain('só aparece em 0,4%')
})

test('a run of few bets is not compared with anything', () => {
  const usual = { median: 0, low: 0, high: 1, asLongShare: 1 }
  expect(runWords({ count: 1, longest: 1, usual })).toContain('A partir de 10 apostas decididas')
})

test('whoever stakes more than the sum named reads it kindly, with both sums', () => {
  const words = disciplineWords({
    ...{ count: 12, noValue: 0, over: 9, close: 3, under: 0 },
    ...{ stakedCents: 30_000, namedCents: 12_000, habit: 'over' },
  })
  expect(words).toContain('apostou mais do que a conta sugeria')
  expect(words.replaceAll(/\s/g, ' ')).toContain('R$ 300,00 em 12 apostas; a conta somava R$ 120,00')
  expect(words).not.toMatch(/erro|devia|deveria|irrespons/)
})

import type { ComparedScores } from '@prancheta/contract/public-log/routes.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineupComparison } from './lineup-comparison.tsx'

const estimate = (mean: number, off: number) => ({ mean, low: mean - off, high: mean + off, count: 240 })
const scores = (without: number, gap: number): ComparedScores => {
  const compared = (base: number) => ({
    without: estimate(base, 0.03),
    with: estimate(base + gap, 0.03),
    gap: estimate(gap, 0.0005),
  })
  return { brier: compared(without - 0.4), logLoss: compared(without) }
}

/** The table row by row, as it is read out. */
function rowsOf(page: string): string[] {
  const text = (part: string) => part.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
  return page.split('<tr').slice(1).map(text)
}

test('forecasts with and without line-ups stand side by side on the same games, ours and the model’s, with how far luck reaches', () => {
  const lineups = { games: 240, pooled: scores(0.9806, -0.0012), model: scores(0.9864, -0.003) }
  const page = renderToStaticMarkup(<LineupComparison lineups={lineups} />)
  const [header, ...rows] = rowsOf(page)
  expect(header).toContain('Sem escalações|Com escalações|Diferença|Intervalo da diferença')
  expect(rows).toHaveLength(4)
  for (const figure of ['Previsão, log loss', '0,9806', '0,9794', '0,0012', '0,0017 a', '0,0007'])
    expect(rows[0]).toContain(figure)
  expect(rows[2]).toContain('Só o modelo, log loss')
  expect(page).toContain('As análises ainda não as usam')
  expect(page).toContain('Em 240 jogos, a previsão com as escalações foi mais precisa')
})

test('while line-ups were known of few games nothing is said of them', () => {
  expect(renderToStaticMarkup(<LineupComparison lineups={null} />)).toBe('')
})

import { readFileSync } from 'node:fs'
import { analysisResult } from '@prancheta/contract/analysis/result.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatChance } from '#lib/format/format.ts'
import { toShownAnalysis } from './shown-analysis.ts'

/** Answers of the product, as its server stored them first. */
const golden = new URL('../../../../server/test/golden/stored-analysis-1.json', import.meta.url)
const stored = z.array(z.object({ name: z.string(), run: z.object({ result: z.looseObject({}) }) }))
const answers = stored.parse(JSON.parse(readFileSync(golden, 'utf8'))).map(({ name, run }) => ({
  name,
  // The first version knew the model's goals alone.
  answer: analysisResult.parse({
    ...run.result,
    id: '01a00000-0000-7000-8000-000000000000',
    joint: null,
    modelGoals: run.result.expectedGoals,
  }),
}))
const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

test.each(answers)('$name: every chance and stake is shown as the percentage that was answered', ({ answer }) => {
  const shown = toShownAnalysis(answer)
  answer.markets.forEach(({ probability, modelProbability, marketProbability, kelly }, at) => {
    const market = shown.markets[at]
    const pairs = [
      [market?.chance, probability],
      [market?.modelChance, modelProbability],
      [market?.marketChance, marketProbability],
      [market?.stake, kelly],
    ] as const
    for (const [share, pct] of pairs) {
      if (pct === null) expect(share).toBeNull()
      else expect(formatChance(share ?? Number.NaN)).toBe(`${percent.format(pct)}%`)
    }
  })
  expect(shown.scores.flat().reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1)
  const combos = Object.values(answer.combos).filter((combo) => combo !== null)
  expect(combos.length).toBeGreaterThan(0)
  for (const { option, combinedProbability } of combos) {
    expect(shown.combos[option]?.chance).toBeCloseTo(combinedProbability / 100, 12)
  }
})

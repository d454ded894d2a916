import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CALIBRATION_ERRORS, MATCHES, RELIABILITY, RESULT_ERRORS } from './model-figures.ts'

const docs = join(import.meta.dirname, '../../../../docs')
const model = await readFile(join(docs, 'model.md'), 'utf8')

const rowOf = (start: string) => model.split('\n').find((line) => line.startsWith(start)) ?? ''

test('the errors that /how-it-works shows are those of the model’s report', () => {
  const measured = rowOf('| RPS of 1X2 |').split('|').map(Number)
  for (const { name, rps } of RESULT_ERRORS) expect(measured, name).toContain(rps)
  expect(model).toContain(`${MATCHES.toLocaleString('en')} matches`)
})

test('the calibration that /how-it-works shows is that of the report with the match’s own odds', () => {
  const report = model.slice(model.indexOf("The match's own odds:"))
  const families = { '1X2': '1X2', 'Acima de 2,5 gols': 'Over 2.5', 'Ambas marcam': 'Both to score' }
  for (const { name, error, byLuck } of CALIBRATION_ERRORS) {
    const row = report.split('\n').find((line) => line.startsWith(`| ${families[name]}`) && line.includes('Prancheta'))
    expect(row?.split('|').map(Number), name).toEqual(expect.arrayContaining([error, byLuck]))
  }
})

test('the dots of the reliability picture are those of the report’s picture', async () => {
  const svg = await readFile(join(docs, 'model/reliability-match.svg'), 'utf8')
  const [panel = ''] = svg.split('Over 2.5')
  const dots = [...panel.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)]
  expect(dots).toHaveLength(RELIABILITY.length)
  dots.forEach(([, x, y], at) => {
    expect(RELIABILITY[at]?.said).toBeCloseTo((Number(x) - 44) / 300, 3)
    expect(RELIABILITY[at]?.came).toBeCloseTo((344 - Number(y)) / 300, 3)
  })
})

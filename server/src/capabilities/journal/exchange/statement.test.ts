import { randomUUID } from 'node:crypto'
import * as exchange from '@prancheta/contract/journal/exchange.ts'
import { recordBet } from '@prancheta/contract/journal/routes.ts'
import { TAX_RULE } from '@prancheta/contract/journal/tax-words.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => new Date('2026-11-16T12:00:00Z') } })
})
afterAll(() => app.stop())

async function subscriber(name: string): Promise<Person> {
  const person = await app.signUp(name)
  await putOnPlan(app.database.db, person, 'pro')
  return person
}

type Told = { house: string; matchAt: string; cents: number; odd: number; outcome: 'won' | 'lost' | 'void' | null }
const write = (person: Person, { house, matchAt, cents, odd, outcome }: Told, kind: 'normal' | 'free_bet' = 'normal') =>
  person.call(recordBet, {
    key: randomUUID(),
    betOn: { match: 'A x B', league: null, market: 'Empate', matchAt },
    house,
    odd,
    stake: { cents },
    kind,
    cashOutCents: null,
    placedAt: '2025-02-01T12:00:00Z',
    outcome,
  })

/** 23:59:59 of New Year's Eve in São Paulo, and the second after. */
const LAST_SECOND = '2026-01-01T02:59:59Z'
const FIRST_SECOND = '2026-01-01T03:00:00Z'

test('a year ends at midnight in São Paulo: gains less losses over all houses, open and void bets left out', async () => {
  const ana = await subscriber('Ana')
  await write(ana, { house: 'Casa B', matchAt: '2025-03-01T12:00:00Z', cents: 800_000, odd: 2, outcome: 'lost' })
  await write(ana, { house: 'Casa A', matchAt: LAST_SECOND, cents: 1_000_000, odd: 5, outcome: 'won' })
  await write(ana, { house: 'Casa A', matchAt: FIRST_SECOND, cents: 700, odd: 2, outcome: 'won' })
  await write(ana, { house: 'Casa A', matchAt: '2025-05-01T12:00:00Z', cents: 900, odd: 2, outcome: 'void' })
  await write(ana, { house: 'Casa A', matchAt: '2025-05-01T12:00:00Z', cents: 900, odd: 2, outcome: null })
  await write(
    ana,
    { house: 'Casa C', matchAt: '2025-06-01T12:00:00Z', cents: 5000, odd: 3, outcome: 'won' },
    'free_bet',
  )

  const { years, statement } = await ana.call(exchange.readStatement, { year: 2025 })
  expect(years).toEqual([2026, 2025])
  expect(statement?.houses).toEqual([
    { house: 'Casa A', count: 1, stakedCents: 1_000_000, returnedCents: 5_000_000, profitCents: 4_000_000 },
    { house: 'Casa B', count: 1, stakedCents: 800_000, returnedCents: 0, profitCents: -800_000 },
    { house: 'Casa C', count: 1, stakedCents: 0, returnedCents: 10_000, profitCents: 10_000 },
  ])
  expect(statement).toMatchObject({ resultCents: 3_210_000, netPrizeCents: 3_210_000, aboveBandCents: 363_280 })
  expect((await ana.call(exchange.readStatement, {})).statement).toMatchObject({
    year: 2026,
    resultCents: 700,
    firstBandCents: 2_914_560,
  })
})

test('the file has the same sums, the rule with its dates, and says that it is no advice', async () => {
  const ana = await subscriber('Ana')
  await write(ana, { house: '=Casa', matchAt: '2026-03-01T12:00:00Z', cents: 1001, odd: 1.85, outcome: 'won' })
  const response = await ana.send('get', exchange.statementCsvPath(2026))
  expect(response.headers.get('content-disposition')).toContain('prancheta-extrato-2026.csv')
  const rows = parse(Buffer.from(await response.arrayBuffer()), { bom: true, delimiter: ';', relax_column_count: true })
  expect(rows).toContainEqual(['2026', "'=Casa", '1', '10,01', '18,52', '8,51'])
  expect(rows).toContainEqual(['2026', 'Todas as casas', '1', '10,01', '18,52', '8,51'])
  expect(rows).toContainEqual(['Prêmio líquido do ano (R$)', '8,51'])
  expect(rows).toContainEqual([TAX_RULE.notAdvice])
  expect(rows.flat().join(' ')).toContain('29/12/2023')
})

test('a journal without settled bets has no year, and a year nobody bet in has no sums', async () => {
  const ana = await subscriber('Ana')
  expect(await ana.call(exchange.readStatement, {})).toEqual({ years: [], statement: null })
  expect((await ana.call(exchange.readStatement, { year: 2020 })).statement).toMatchObject({
    houses: [],
    count: 0,
    firstBandCents: null,
  })
  expect((await ana.send('get', `${exchange.STATEMENT_CSV_PATH}?year=abc`)).status).toBe(400)
})

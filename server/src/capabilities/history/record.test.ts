import { readRecord } from '@prancheta/contract/history/record.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addManySaved, addSaved, endedPick } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('a newcomer has no record: no rate, no yield, and too few picks to judge', async () => {
  const ana = await app.signUp('Ana')
  const record = await ana.call(readRecord, {})
  expect(record.overall).toEqual({ picks: 0, won: 0, lost: 0, hitRate: null, stakes: 0, yield: null })
  expect(record).toMatchObject({ days: [], families: [], leagues: [], pushes: 0, voids: 0 })
  expect(record.calibration).toEqual({
    count: 0,
    expected: 0,
    happened: 0,
    verdict: 'too few',
    luckMargin: null,
    bands: [],
  })
})

test('hit rate and yield by hand: half results count by half, what was not played not at all', async () => {
  const ana = await app.signUp('Ana')
  await addManySaved(app.database.db, ana, [
    endedPick('won', 2),
    endedPick('lost', 0),
    endedPick('lost', 0),
    endedPick('half_won', 1.5),
    endedPick('push', 1),
    endedPick('void', 1),
    endedPick('won', null), // without an odd: a hit, and no money
  ])
  const { overall, pushes, voids } = await ana.call(readRecord, {})
  // In play: 1 + 1 + 1 + 0.5 + 1 = 4.5, of which 2.5 won.
  expect(overall).toMatchObject({ picks: 5, won: 3, lost: 2, stakes: 5 })
  expect(overall.hitRate).toBeCloseTo(2.5 / 4.5, 9)
  expect(overall.yield).toBeCloseTo((2 + 0 + 0 + 1.5 + 1) / 5 - 1, 9)
  expect([pushes, voids]).toEqual([1, 1])
})

test('a match belongs to its day in São Paulo, a second before and after midnight, also at the end of a month', async () => {
  const ana = await app.signUp('Ana')
  const at = (moment: string, result: 'green' | 'red') => ({ match_date: new Date(moment), result })
  await addManySaved(app.database.db, ana, [
    at('2026-11-20T02:59:59Z', 'green'), // 23:59:59 of the 19th
    at('2026-11-20T03:00:00Z', 'red'), // midnight: the 20th
    at('2026-11-21T00:30:00Z', 'green'), // 21:30 of the 20th, already the 21st in UTC
    at('2026-12-01T02:59:59Z', 'green'), // the last second of November
    at('2026-12-01T03:00:00Z', 'red'), // the first of December
  ])
  const { days } = await ana.call(readRecord, {})
  expect(days.map(({ day, green, red }) => [day, green, red])).toEqual([
    ['2026-11-19', 1, 0],
    ['2026-11-20', 2, 1],
    ['2026-11-30', 3, 1],
    ['2026-12-01', 3, 2],
  ])
})

test('a pick saved when its match had begun proves nothing: it is in no rate, though its owner may mark it', async () => {
  const ana = await app.signUp('Ana')
  const late = { created_at: new Date('2026-11-20T22:00:00Z'), result: 'green' as const }
  await addManySaved(app.database.db, ana, [endedPick('lost', 0), endedPick('won', 2, late), endedPick('won', 2, late)])
  const { overall, days, families, leagues, calibration } = await ana.call(readRecord, {})
  expect(overall).toEqual({ picks: 1, won: 0, lost: 1, hitRate: 0, stakes: 1, yield: -1 })
  expect(days).toMatchObject([{ green: 2, red: 0, picks: 1, hitRate: 0, yield: -1, profit: -1 }])
  expect([...families, ...leagues].map(({ picks }) => picks)).toEqual([1, 1])
  expect(calibration).toMatchObject({ count: 1, happened: 0 })
})

test('fewer than five ends are told one by one with what each gave; from the fifth on the chart tells them', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  const late = { created_at: new Date('2026-11-20T22:00:00Z'), result: 'green' as const }
  await addManySaved(db, ana, [
    endedPick('lost', 0, { match_date: new Date('2026-11-20T18:00:00Z') }),
    endedPick('won', 2, { match_date: new Date('2026-11-20T19:00:00Z'), result: 'green' }),
    endedPick('void', 1, { match_date: new Date('2026-11-20T20:00:00Z') }),
    endedPick('won', 2, { match_date: new Date('2026-11-20T21:00:00Z'), ...late }),
  ])
  const { few } = await ana.call(readRecord, {})
  const name = 'Vitória do mandante'
  expect(few.map(({ pick, result }) => ({ pick, result }))).toEqual([
    { pick: null, result: 'green' },
    { pick: { name, outcome: 'void', profit: null }, result: null },
    { pick: { name, outcome: 'won', profit: 1 }, result: 'green' },
    { pick: { name, outcome: 'lost', profit: -1 }, result: null },
  ])
  await addSaved(db, ana, endedPick('won', 2))
  expect((await ana.call(readRecord, {})).few).toEqual([])
})

test('by family and by league, each with its own rate and yield', async () => {
  const ana = await app.signUp('Ana')
  const goals = { pick_market_id: 'goals.over2.5', pick_name: 'Mais de 2,5 gols' }
  await addManySaved(app.database.db, ana, [
    endedPick('won', 2),
    endedPick('lost', 0, { league_name: 'Copa' }),
    endedPick('won', 2, goals),
    endedPick('won', 2, { ...goals, pick_market_id: 'goals.over1.5' }),
  ])
  const { families, leagues } = await ana.call(readRecord, {})
  expect(families.map(({ group, picks, yield: gain }) => [group, picks, gain])).toEqual([
    ['Resultado', 2, 0],
    ['Gols', 2, 1],
  ])
  expect(leagues.map(({ league, picks, hitRate }) => [league, picks, hitRate])).toEqual([
    ['Liga Ipê Ouro', 3, 1],
    ['Copa', 1, 0],
  ])
})

test('said against happened: expected wins, bands of ten percent, and whether it could be luck', async () => {
  const ana = await app.signUp('Ana')
  const lost = Array.from({ length: 18 }, () => endedPick('lost', 0))
  const won = Array.from({ length: 2 }, () => endedPick('won', 2))
  await addManySaved(app.database.db, ana, [...lost, ...won, endedPick('won', 2, { pick_probability: 1 })])
  const { calibration } = await ana.call(readRecord, {})
  expect(calibration.count).toBe(21)
  expect(calibration.expected).toBeCloseTo(20 * 0.55 + 1, 9)
  expect(calibration.happened).toBe(3)
  // 12 expected with a deviation of √(20 × 0.55 × 0.45) = 2.2: three are fewer than luck explains.
  expect(calibration.verdict).toBe('less than said')
  expect(calibration.bands.map(({ from, to, count, happened }) => [from, to, count, happened])).toEqual([
    [0.5, 0.6, 20, 0.1],
    [0.9, 1, 1, 1],
  ])
})

test('years of days are thinned to what a chart can show, and end where they end', async () => {
  const ana = await app.signUp('Ana')
  const day = (n: number) => ({ match_date: new Date(Date.UTC(2024, 0, 1 + n, 18)), result: 'green' as const })
  await addManySaved(
    app.database.db,
    ana,
    Array.from({ length: 400 }, (_, n) => day(n)),
  )
  const { days } = await ana.call(readRecord, {})
  expect(days.length).toBe(120)
  expect(days[0]?.day).toBe('2024-01-01')
  expect(days.at(-1)).toMatchObject({ day: '2025-02-03', green: 400 })
})

test('nobody’s record counts somebody else’s picks', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  await addSaved(app.database.db, ana, { ...endedPick('won', 2), result: 'green' })
  const record = await bruno.call(readRecord, {})
  expect(record.overall.picks).toBe(0)
  expect(record.days).toEqual([])
})

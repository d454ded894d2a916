import { randomUUID } from 'node:crypto'
import { addMove, setBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { readBreakdown, readJournal, readLuck } from '@prancheta/contract/journal/figures.ts'
import { deleteBet, listBets, setBetResult } from '@prancheta/contract/journal/routes.ts'
import { commonWords } from '@prancheta/contract/protocol/words.ts'
import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betInWords, write } from '#test/journal-bets.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock: movingClock('2026-11-20T14:00:00Z') })
})
afterAll(() => app.stop())

async function pro(name = 'Ana'): Promise<Person> {
  const person = await app.signUp(name)
  await putOnPlan(app.database.db, person, 'pro')
  return person
}

/** Bets over some weeks at different houses, odds and hours, with every end there is. */
async function fill(person: Person, count: number) {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await write(
      person,
      betInWords({
        match: `Jogo ${n}`,
        matchAt: new Date(Date.parse('2026-11-20T01:00:00Z') + n * 31 * 3_600_000).toISOString(),
        league: n % 4 === 0 ? null : `Liga ${n % 3}`,
        house: `Casa ${n % 2}`,
        odd: 1.4 + (n % 7) * 0.55,
        stake: { cents: 501 + n * 37 },
        kind: n % 5 === 0 ? 'free_bet' : 'normal',
        outcome: n % 8 === 7 ? null : (PICK_OUTCOMES[n % 6] ?? null),
      }),
    )
    ids.push(id)
  }
  return ids
}

test('the sums that are kept and those made of the bets under a filter are the same, after changes too', async () => {
  const ana = await pro()
  const ids = await fill(ana, 30)
  await ana.call(setBetResult, { betId: ids[3] ?? '', outcome: 'lost' })
  await ana.call(deleteBet, { betId: ids[8] ?? '' })
  const { figures } = await ana.call(readJournal, {})
  const { groups } = await ana.call(readBreakdown, {})
  for (const grouping of ['house', 'league', 'odd', 'weekday'] as const) {
    const parts = await Promise.all(
      groups[grouping].map(async ({ key, ...said }) => {
        const { figures: part } = await ana.call(readJournal, { [grouping]: key })
        const { bets, won, stakedCents, profitCents } = part
        const share = part.yield.share === null ? null : expect.closeTo(part.yield.share, 10)
        expect(said).toEqual({ bets, won, stakedCents, profitCents, yield: share })
        return part
      }),
    )
    const total = (of: (part: (typeof parts)[number]) => number) => parts.reduce((sum, part) => sum + of(part), 0)
    expect(total(({ bets }) => bets)).toBe(figures.bets)
    expect(total(({ profitCents }) => profitCents)).toBe(figures.profitCents)
    expect(total(({ stakedCents }) => stakedCents)).toBe(figures.stakedCents)
  }
})

test('a match on the last evening of the year in São Paulo belongs to that year', async () => {
  const ana = await pro()
  await write(ana, betInWords({ matchAt: '2027-01-01T02:30:00Z', outcome: 'won' }))
  const { groups } = await ana.call(readBreakdown, {})
  expect(groups.month.map(({ key }) => key)).toEqual(['2026-12'])
  expect((await ana.call(readJournal, { to: '2026-12-31' })).figures.bets).toBe(1)
  expect((await ana.call(readJournal, { from: '2027-01-01' })).figures.bets).toBe(0)
})

test('the curve knows deposits and withdrawals, ends where the last bet ended, and a fall is one of betting, not of a withdrawal', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(setBankroll, { openingCents: 100_000, day: '2026-11-01', unitShare: 0.01 })
  const move = { key: randomUUID(), kind: 'withdrawal', cents: 60_000, day: '2026-11-12' } as const
  await ana.call(addMove, move)
  expect((await ana.call(addMove, move)).moves).toHaveLength(1)
  const on = (day: string, outcome: 'won' | 'lost', cents: number) =>
    write(ana, betInWords({ matchAt: `2026-11-${day}T20:00:00Z`, outcome, stake: { cents } }))
  await on('10', 'won', 5000)
  await on('11', 'lost', 8000)
  await on('13', 'won', 2000)
  // Still open, perhaps of tomorrow: nothing ended on that day.
  await write(ana, betInWords({ matchAt: '2026-11-20T20:00:00Z', outcome: null }))
  const { days, figures, moves } = await ana.call(readJournal, {})
  expect(days.map(({ day, balanceCents }) => [day, balanceCents])).toEqual([
    ['2026-11-01', 100_000],
    ['2026-11-10', 105_000],
    ['2026-11-11', 97_000],
    ['2026-11-12', 37_000],
    ['2026-11-13', 39_000],
  ])
  expect(figures.drawdown).toMatchObject({ cents: 8000, from: '2026-11-10', to: '2026-11-11' })
  expect(moves).toEqual([
    { day: '2026-11-01', movedCents: 100_000 },
    { day: '2026-11-12', movedCents: -60_000 },
  ])
})

test('the bankroll’s curve begins with its money, and a match still to come makes no point', async () => {
  const ana = await app.signUp('Ana')
  await write(ana, betInWords({ matchAt: '2026-12-20T20:00:00Z' }))
  const open = await ana.call(readJournal, {})
  expect(open).toMatchObject({ isEmpty: false, days: [], figures: { open: 1 } })
  await write(ana, betInWords({ matchAt: '2026-10-10T20:00:00Z', outcome: 'won', placedAt: '2026-10-10T12:00:00Z' }))
  await ana.call(setBankroll, { openingCents: 100_000, day: '2026-11-01', unitShare: 0.01 })
  await write(ana, betInWords({ matchAt: '2026-11-10T20:00:00Z', outcome: 'lost' }))
  const { days, figures } = await ana.call(readJournal, {})
  expect(days.map(({ day, balanceCents }) => [day, balanceCents])).toEqual([
    ['2026-11-01', 100_000],
    ['2026-11-10', 99_000],
  ])
  expect(figures).toMatchObject({ bets: 2, profitCents: 0 })
})

test('a free bet that was given back is neither won nor lost, by the kept sums and under a filter', async () => {
  const ana = await pro()
  for (const outcome of ['push', 'lost', 'half_lost', 'won', 'void'] as const)
    await write(ana, betInWords({ kind: 'free_bet', outcome }))
  const told = { bets: 4, won: 1, lost: 2, voids: 1 }
  expect((await ana.call(readJournal, {})).figures).toMatchObject(told)
  expect((await ana.call(readJournal, { house: 'Casa Azul' })).figures).toMatchObject(told)
})

test('without the right, recording and simple figures stay, and breakdowns are refused by any way', async () => {
  const ana = await app.signUp('Ana')
  await write(ana, betInWords({ outcome: 'won' }))
  expect((await ana.call(readJournal, { from: '2026-01-01' })).figures.bets).toBe(1)
  expect((await ana.call(listBets, {})).bets[0]?.closing).toBeNull()
  expect((await ana.call(readLuck, {})).replays.count).toBe(1)
  for (const ask of [
    () => ana.call(readBreakdown, {}),
    () => ana.call(readJournal, { house: 'Casa Azul' }),
    () => ana.call(listBets, { league: 'Liga Ipê Ouro' }),
    () => ana.call(readLuck, { odd: '1.80' }),
  ])
    await expect(ask()).rejects.toThrow(commonWords.proOnly)
})

test('luck: bets at fair odds are replayed 10,000 times, and a losing run is compared with the usual', async () => {
  const ana = await app.signUp('Ana')
  for (const outcome of ['lost', 'lost', 'won', 'lost'] as const) await write(ana, betInWords({ outcome }))
  const { replays, losingRun, discipline } = await ana.call(readLuck, {})
  expect(replays).toMatchObject({ replays: 10_000, count: 4, resultCents: -2000 })
  // Of four even bets one or fewer win in 5 of 16 ways, one exactly in 4.
  expect(replays.belowShare).toBeCloseTo(1 / 16 + 2 / 16, 1)
  expect(losingRun).toMatchObject({ count: 4, longest: 2 })
  expect(discipline).toMatchObject({ count: 0, habit: 'too few' })
})

test('pages go on where they ended, none twice, under a filter too', async () => {
  const ana = await pro()
  await fill(ana, 26)
  const first = await ana.call(listBets, { house: 'Casa 0' })
  expect(first).toMatchObject({ nextCursor: null })
  expect(first.bets).toHaveLength(13)
  const all = await ana.call(listBets, {})
  const rest = await ana.call(listBets, { cursor: all.nextCursor ?? '' })
  const ids = [...all.bets, ...rest.bets].map(({ id }) => id)
  expect(ids).toHaveLength(26)
  expect(new Set(ids).size).toBe(26)
})

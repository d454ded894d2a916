import { expect, test } from 'vitest'
import { REPLAYS, type ReplayedBet, replayFair } from './fair-replays.ts'
import { moneyOf } from './money.ts'
import { SeededChance } from './seeded-chance.ts'

function bet(more: Partial<ReplayedBet>): ReplayedBet {
  const terms = { kind: 'normal', stakeCents: 1000, odd: 2, outcome: 'won', ...more } as const
  return { ...terms, profitCents: moneyOf({ ...terms, cashOutCents: 1500 })?.profitCents ?? 0 }
}

/** How likely so many wins of n are, worked out by logarithms so that large n do not overflow. */
function binomial(n: number, wins: number, chance: number): number {
  let log = wins * Math.log(chance) + (n - wins) * Math.log(1 - chance)
  for (let at = 1; at <= wins; at++) log += Math.log((n - wins + at) / at)
  return Math.exp(log)
}

test.each([
  [10, 2, 7],
  [60, 2, 25],
  [100, 4, 33],
  [400, 1.5, 280],
  [2500, 2, 1290], // some replayed one by one, the rest by the normal law
])('of %i equal bets at %d, %i won: the share of replays below agrees with the exact binomial', (n, odd, wins) => {
  const bets = Array.from({ length: n }, (_, at) => bet({ odd, outcome: at < wins ? 'won' : 'lost' }))
  let below = binomial(n, wins, 1 / odd) / 2
  for (let fewer = 0; fewer < wins; fewer++) below += binomial(n, fewer, 1 / odd)
  const { belowShare, count } = replayFair(bets)
  expect(count).toBe(n)
  // Five standard errors of a share counted in so many replays.
  const reach = 5 * Math.sqrt((below * (1 - below)) / REPLAYS)
  expect(Math.abs((belowShare ?? Number.NaN) - below)).toBeLessThan(reach + 0.002)
})

test('the same bets give the same picture every time', () => {
  const bets = Array.from({ length: 30 }, (_, at) => bet({ odd: 1.5 + at / 10, outcome: at % 2 ? 'won' : 'lost' }))
  expect(replayFair(bets)).toEqual(replayFair(bets))
})

test('fair odds bring nothing: the middle of the replays of many bets lies near zero', () => {
  const bets = Array.from({ length: 1000 }, (_, at) => bet({ odd: 1.3 + (at % 30) / 10, outcome: 'lost' }))
  const { quantiles, belowShare, resultCents } = replayFair(bets)
  expect(Math.abs(quantiles?.middle ?? Number.NaN)).toBeLessThan(2500) // of R$ 10,000 staked
  expect(quantiles?.low).toBeLessThan(quantiles?.high ?? 0)
  expect(resultCents).toBe(-1_000_000)
  expect(belowShare).toBe(0)
})

test('half results are thrown for with the half in play, free bets have nothing to lose', () => {
  const halves = replayFair([bet({ outcome: 'half_won' }), bet({ outcome: 'half_lost' })])
  expect(halves.resultCents).toBe(0)
  expect(halves.quantiles).toMatchObject({ low: -1000, high: 1000 })
  expect(replayFair([bet({ kind: 'free_bet' })]).quantiles).toMatchObject({ low: 0, high: 1000 })
})

test('cash-outs and refunds are left out and counted; without bets there is no picture', () => {
  const { count, leftOut } = replayFair([
    bet({}),
    bet({ kind: 'cash_out' }),
    bet({ outcome: 'void' }),
    bet({ outcome: 'push' }),
  ])
  expect([count, leftOut]).toEqual([1, 3])
  expect(replayFair([bet({ outcome: 'void' })])).toMatchObject({ count: 0, belowShare: null, columns: [] })
})

test('every replay stands in one column, and the result lies within them', () => {
  const { columns, resultCents } = replayFair(Array.from({ length: 50 }, () => bet({ odd: 3 })))
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(REPLAYS)
  expect(columns.at(-1)?.toCents).toBeGreaterThanOrEqual(resultCents)
})

test('fifty thousand bets of uneven size: the short cut agrees with throwing every one of them', () => {
  const luck = new SeededChance(3)
  const amount = process.env.DEEP === '1' ? 50_000 : 5000
  const bets = Array.from({ length: amount }, () => {
    const odd = 1.2 + 6 * luck.next() ** 3
    const outcome = luck.next() < 1 / odd ? 'won' : 'lost'
    return bet({ odd, stakeCents: Math.round(1000 + 9000 * luck.next() ** 4), outcome })
  })
  const replays = 2000
  const { belowShare } = replayFair(bets, replays)
  const result = bets.reduce((sum, { profitCents }) => sum + profitCents, 0)
  let below = 0
  for (let replay = 0; replay < replays; replay++) {
    let sum = 0
    for (const { odd, stakeCents } of bets) sum += luck.next() < 1 / odd ? stakeCents * (odd - 1) : -stakeCents
    if (sum < result) below++
  }
  expect(Math.abs((belowShare ?? Number.NaN) - below / replays)).toBeLessThan(0.06)
})

import { dayNumber, dayText } from '@prancheta/demo-world/calendar.ts'
import { DemoWorld, DIVISIONS } from '@prancheta/demo-world/demo-world.ts'
import { beforeAll, expect, test } from 'vitest'
import { scoreAll } from '../backtest/score.ts'
import { type LeagueRows, walkForward } from '../backtest/walk-forward.ts'
import { judgeDay, missingKinds } from './demo-day.ts'
import { DemoRatings } from './demo-ratings.ts'
import { demoRows } from './demo-rows.ts'

const world = new DemoWorld()

/** From New Year, when the least is known of the clubs, past the first refit; the deep run looks at the whole year. */
const DAYS = process.env.DEEP === '1' ? 365 : 9

test(`every one of ${DAYS} days has a recommended match, several that are not, one without odds and one without option A`, async () => {
  const ratings = new DemoRatings(world)
  const lacking: string[] = []
  const first = dayNumber(2026, 1, 1)
  for (let day = first; day < first + DAYS; day++) {
    const missing = missingKinds(await judgeDay(world, ratings, day))
    if (missing.length > 0) lacking.push(`${dayText(day)}: ${missing.join(', ')}`)
  }
  expect(lacking).toEqual([])
}, 1_200_000)

let own: LeagueRows['own'] = []
beforeAll(async () => {
  const division = DIVISIONS[4]
  if (!division) throw new Error('no such division')
  own = await demoRows(world, division, [2024, 2025])
})

/** The least and the most that can be known of prices; the deep run takes what lies between too. */
const ODDS = process.env.DEEP === '1' ? (['none', 'past', 'match'] as const) : (['none', 'match'] as const)

test.each(ODDS)('odds %s: the model forecasts the demo world better than the frequencies of its league', (odds) => {
  const from = own.at(-552)?.date ?? ''
  const [all] = scoreAll([...walkForward({ own, above: [] }, odds, { from, to: '9999-12-31' })])
  const rps = (who: 'model' | 'climatology') => all?.by[who].result?.rps ?? Number.NaN
  expect(all?.matches).toBe(552)
  expect(rps('model')).toBeLessThan(rps('climatology') - 0.004)
})

import { expect, test } from 'vitest'
import { dayNumber, dayText, GAMES_IN_SEASON } from './calendar.ts'
import { CLUBS } from './clubs.ts'
import { DemoWorld, DIVISIONS, FIRST_YEAR, type WorldGame } from './demo-world.ts'
import { WRITTEN_EXCHANGES, writeExchanges } from './exchanges.ts'
import { halfTimeGoals, matchStatistics } from './match-facts.ts'
import { CLUBS_IN_REGION, REGIONS } from './regions.ts'

const world = new DemoWorld()
const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length / items.length
const mean = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length

test('every day of four years, holidays included, has at least 8 games in at least 3 leagues', () => {
  const poor: string[] = []
  for (let day = dayNumber(2025, 1, 1); day < dayNumber(2029, 1, 1); day++) {
    const games = world.gamesOfDay(day)
    const leagues = new Set(games.map(({ division }) => division.id)).size
    if (games.length < 8 || leagues < 3) poor.push(`${dayText(day)}: ${games.length} games in ${leagues} leagues`)
  }
  expect(poor).toEqual([])
})

test('a day asked twice, in another order, is the same day', () => {
  const day = dayNumber(2026, 12, 25)
  const fresh = new DemoWorld()
  fresh.gamesOfDay(day + 200)
  expect(fresh.gamesOfDay(day)).toEqual(world.gamesOfDay(day))
})

test('everybody meets everybody once at home and once away, one game a round', () => {
  for (const division of DIVISIONS) {
    const games = world.gamesOfSeason(division, 2026)
    expect(new Set(games.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(GAMES_IN_SEASON)
    const perRound = Map.groupBy(games, ({ round }) => round)
    for (const round of perRound.values()) {
      expect(new Set(round.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(24)
    }
  }
})

test('kick-offs are at the hours of Brazil, some after 21:00, which is the next day in UTC', () => {
  const games = world.gamesOfSeason(required(DIVISIONS[1]), 2026)
  const hours = games.map(({ kickOffMs }) => new Date(kickOffMs - 3 * 3_600_000).getUTCHours())
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(10)
  expect(Math.max(...hours)).toBe(21)
  const late = games.find(({ kickOffMs }) => new Date(kickOffMs).getUTCHours() < 3)
  expect(late && new Date(late.kickOffMs).toISOString().slice(0, 10)).toBe(dayText((late?.day ?? 0) + 1))
})

const twoSeasons = (): WorldGame[] =>
  [2024, 2025].flatMap((year) => DIVISIONS.flatMap((of) => world.gamesOfSeason(of, year)))

test('over two seasons goals, home advantage, draws and half times look like football', () => {
  const games = twoSeasons()
  const total = ({ goals }: WorldGame) => goals.home + goals.away
  expect(mean(games, total)).toBeGreaterThan(2.2)
  expect(mean(games, total)).toBeLessThan(3)
  expect(share(games, ({ goals }) => goals.home > goals.away)).toBeGreaterThan(0.42)
  expect(share(games, ({ goals }) => goals.home > goals.away)).toBeLessThan(0.51)
  expect(share(games, ({ goals }) => goals.home === goals.away)).toBeGreaterThan(0.23)
  expect(share(games, ({ goals }) => goals.home === goals.away)).toBeLessThan(0.3)
  expect(share(games, (game) => total(game) > 2.5)).toBeGreaterThan(0.4)
  expect(share(games, (game) => total(game) > 2.5)).toBeLessThan(0.56)
  expect(share(games, ({ goals }) => goals.home > 0 && goals.away > 0)).toBeGreaterThan(0.43)
  expect(share(games, ({ goals }) => goals.home > 0 && goals.away > 0)).toBeLessThan(0.57)
  const before = mean(games, (game) => halfTimeGoals(game).home + halfTimeGoals(game).away)
  expect(before / mean(games, total)).toBeCloseTo(0.44, 1)
  expect(Math.max(...games.map(total))).toBeLessThan(14)
})

test('shots, corners and cards are as many as in real leagues, and never contradict the goals', () => {
  const games = twoSeasons()
  const facts = games.map((game) => ({ game, ...matchStatistics(game) }))
  const both = (sides: { home: number; away: number } | null) => (sides ? sides.home + sides.away : Number.NaN)
  expect(mean(facts, ({ shots }) => both(shots))).toBeGreaterThan(19)
  expect(mean(facts, ({ shots }) => both(shots))).toBeLessThan(28)
  expect(mean(facts, ({ corners }) => both(corners))).toBeGreaterThan(9)
  expect(mean(facts, ({ corners }) => both(corners))).toBeLessThan(11.5)
  expect(mean(facts, ({ yellowCards }) => both(yellowCards))).toBeGreaterThan(3.5)
  expect(mean(facts, ({ yellowCards }) => both(yellowCards))).toBeLessThan(6)
  const wrong = facts.filter(({ game, shots, shotsOnTarget }) =>
    (['home', 'away'] as const).some((side) => {
      const [onTarget = -1, all = -1] = [shotsOnTarget?.[side], shots?.[side]]
      return onTarget < game.goals[side] || all < onTarget
    }),
  )
  expect(wrong).toEqual([])
})

test('the best and the last of a division are far apart, and strengths drift from year to year', () => {
  const points = (year: number) =>
    new Map(world.table(required(DIVISIONS[0]), year, () => true).map((row) => [row.club, row]))
  const [before, after] = [points(2024), points(2025)]
  const all = [...after.values()]
  expect((all[0]?.points ?? 0) - (all.at(-1)?.points ?? 0)).toBeGreaterThan(30)
  const moved = all.filter(({ club, rank }) => Math.abs(rank - (before.get(club)?.rank ?? rank)) >= 3)
  expect(moved.length).toBeGreaterThan(5)
})

test('the last three go down and the first three come up, as it is written down', () => {
  expect(WRITTEN_EXCHANGES.length).toBe(20)
  const played = new DemoWorld()
  const lines = WRITTEN_EXCHANGES.map((_, year) =>
    writeExchanges(REGIONS.map((_region, region) => played.exchangeAfter(region, FIRST_YEAR + year))),
  )
  expect(lines).toEqual(WRITTEN_EXCHANGES.map((year) => writeExchanges(year)))
  const ouro = (year: number) =>
    new Set(world.gamesOfSeason(required(DIVISIONS[0]), year).map(({ home }) => home.number))
  const cameUp = [...ouro(2026)].filter((club) => !ouro(2025).has(club))
  expect(cameUp.sort()).toEqual([...(WRITTEN_EXCHANGES[5]?.[0]?.up ?? [])].sort())
})

test('years beyond what is written down are played when asked for', () => {
  const games = new DemoWorld().gamesOfDay(dayNumber(2043, 7, 1))
  expect(games.length).toBeGreaterThanOrEqual(8)
})

test('every club has a name, a home and an id of its own', () => {
  expect(CLUBS.length).toBe(REGIONS.length * CLUBS_IN_REGION)
  expect(new Set(CLUBS.map(({ name }) => name)).size).toBe(CLUBS.length)
  expect(new Set(CLUBS.map(({ id }) => id)).size).toBe(CLUBS.length)
})

test('a game is found again by its id, and nothing by an id nobody gave', () => {
  const game = required(world.gamesOfDay(dayNumber(2026, 5, 1))[0])
  expect(world.findGame(game.id)).toEqual(game)
  for (const id of ['', 'ipe-ouro-2026-552', 'ipe-bronze-2026-1', 'x']) expect(world.findGame(id)).toBeNull()
})

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('missing in the test')
  return value
}

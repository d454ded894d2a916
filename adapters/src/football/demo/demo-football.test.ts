import { DemoWorld } from '@prancheta/demo-world/demo-world.ts'
import { expect, test } from 'vitest'
import { SourceError } from '#source-error.ts'
import { demoFootball } from './demo-football.ts'

const world = new DemoWorld()
const at = (moment: string) => demoFootball(world, () => Date.parse(moment))
const MINUTE_MS = 60_000

test('a game is scheduled, then live with the goals so far, then finished with its score', async () => {
  const [game] = await at('2026-05-20T12:00:00Z').fixturesOfDay('2026-05-20')
  const kickOffMs = Date.parse(game?.kickOff ?? '')
  const seen = async (minutes: number) => {
    const source = demoFootball(world, () => kickOffMs + minutes * MINUTE_MS)
    return (await source.fixturesOfDay('2026-05-20'))[0]
  }
  expect(await seen(-1)).toMatchObject({ state: 'scheduled', score: null, statistics: null })
  expect(await seen(0)).toMatchObject({ state: 'live', score: null, statistics: null })
  expect((await seen(0))?.liveGoals).toEqual({ home: 0, away: 0 })
  const [pause, late, ended] = [await seen(50), await seen(107), await seen(120)]
  expect(late).toMatchObject({ state: 'live', score: null })
  expect(pause?.liveGoals).toEqual(ended?.score?.halfTimeGoals)
  expect(late?.liveGoals).toEqual(ended?.score?.goals)
  expect(ended).not.toHaveProperty('liveGoals')
  expect(ended).toMatchObject({ state: 'finished', id: game?.id })
  expect(ended?.score?.goals.home).toBeGreaterThanOrEqual(ended?.score?.halfTimeGoals?.home ?? 99)
  expect(ended?.statistics?.corners?.home).toBeGreaterThanOrEqual(0)
})

test('a day in São Paulo holds the games that kick off after 21:00, not those of the night before', async () => {
  const games = await at('2026-05-01T00:00:00Z').fixturesOfDay('2026-05-20')
  for (const { kickOff } of games) {
    expect(Date.parse(kickOff)).toBeGreaterThanOrEqual(Date.parse('2026-05-20T03:00:00Z'))
    expect(Date.parse(kickOff)).toBeLessThan(Date.parse('2026-05-21T03:00:00Z'))
  }
  expect(games.some(({ kickOff }) => kickOff.startsWith('2026-05-21T00:'))).toBe(true)
})

test('the table is made from the results there are by now', async () => {
  const source = at('2026-06-15T12:00:00Z')
  const games = (await source.seasonGames('ipe-ouro', 2026)).filter(({ state }) => state === 'finished')
  const table = await source.standings('ipe-ouro', 2026)
  expect(table.length).toBe(24)
  expect(table.reduce((sum, { played }) => sum + played, 0)).toBe(2 * games.length)
  const [first] = table
  const own = games.filter(({ home, away }) => [home.id, away.id].includes(first?.team.id ?? ''))
  const points = own.reduce((sum, { home, score }) => {
    const { home: h = 0, away: a = 0 } = score?.goals ?? {}
    const [mine, theirs] = home.id === first?.team.id ? [h, a] : [a, h]
    return sum + (mine > theirs ? 3 : mine === theirs ? 1 : 0)
  }, 0)
  expect(first?.points).toBe(points)
})

test('last games are the newest finished ones before the moment asked about, across seasons and divisions', async () => {
  const source = at('2026-02-10T12:00:00Z')
  const games = await source.lastGames('ipe-05', '2026-02-10T12:00:00Z', 10)
  expect(games.length).toBe(10)
  expect(games.every(({ state, score }) => state === 'finished' && score !== null)).toBe(true)
  const moments = games.map(({ kickOff }) => Date.parse(kickOff))
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  expect(new Set(games.map(({ season }) => season))).toEqual(new Set([2026, 2025]))
  const before = await source.lastGames('ipe-05', games[4]?.kickOff ?? '', 3)
  expect(before.map(({ id }) => id)).toEqual(games.slice(5, 8).map(({ id }) => id))
})

test('head to head has only games of the two, and clubs that never met have none', async () => {
  const source = at('2026-12-01T12:00:00Z')
  const games = await source.headToHead('ipe-01', 'ipe-03', '2026-12-01T12:00:00Z', 10)
  expect(games.length).toBeGreaterThan(1)
  for (const { home, away } of games) expect([home.id, away.id].sort()).toEqual(['ipe-01', 'ipe-03'])
  expect(await source.headToHead('ipe-01', 'mandacaru-01', '2026-12-01T12:00:00Z', 10)).toEqual([])
})

test('statistics are told of finished games only; what does not exist is refused in the usual way', async () => {
  const source = at('2026-05-20T12:00:00Z')
  const known = await source.statistics(['ipe-ouro-2026-0', 'ipe-ouro-2026-551', 'nothing'])
  expect([...known.keys()]).toEqual(['ipe-ouro-2026-0'])
  await expect(source.standings('liga-nenhuma', 2026)).rejects.toBeInstanceOf(SourceError)
  await expect(source.fixturesOfDay('2026-02-30')).rejects.toBeInstanceOf(SourceError)
})

test('the lower division names the one above it, and a promoted club carries its games with it', async () => {
  const source = at('2026-02-20T12:00:00Z')
  const [prata] = await source.seasonGames('ipe-prata', 2026)
  expect(prata?.league).toMatchObject({ name: 'Liga Ipê Prata', above: 'ipe-ouro' })
  const lastYear = new Set((await source.seasonGames('ipe-ouro', 2025)).map(({ home }) => home.id))
  const [promoted] = (await source.seasonGames('ipe-ouro', 2026)).filter(({ home }) => !lastYear.has(home.id))
  const games = await source.lastGames(promoted?.home.id ?? '', '2026-02-20T12:00:00Z', 20)
  expect(new Set(games.map(({ league }) => league.id))).toEqual(new Set(['ipe-ouro', 'ipe-prata']))
})

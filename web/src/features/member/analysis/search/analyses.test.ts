import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { groupGames, nextKickOff } from './game-groups.ts'
import { fitted, GameRow } from './game-row.tsx'
import { findGames } from './games-card.tsx'
import { NoGames } from './games-of-day.tsx'
import { linesToDraw } from './lines-to-draw.ts'
import { allowanceOf } from './use-analyses.ts'
import { nextLookMs } from './use-games.ts'
import { readPlace, writePlace } from './use-place.ts'

const game = (fixtureId: number, homeName: string, awayName: string, leagueName: string): FixtureView => ({
  fixtureId,
  leagueId: 1,
  leagueName,
  season: 2026,
  homeId: 1,
  homeName,
  homeLogo: null,
  awayId: 2,
  awayName,
  awayLogo: null,
  dateUTC: '2026-11-15T21:30:00Z',
  lat: null,
  lon: null,
  country: null,
  round: null,
  venue: null,
  city: null,
  state: 'scheduled',
  isTimeKnown: true,
  score: null,
  isDemo: true,
})
const GAMES = [
  game(1, 'São Bento', 'Maré Alta', 'Série A'),
  game(2, 'Jacarandá', 'Ferroviário', 'Série B'),
  game(3, 'Aurora', 'São José', 'Copa do Litoral'),
]
const ids = (games: readonly FixtureView[]) => games.map(({ fixtureId }) => fixtureId)

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['sao', [1, 3]],
  ['SÃO  copa', [3]],
  ['série', [1, 2]],
  ['mare serie', [1]],
  ['ninguém', []],
])('%j finds its games by club or league, with or without accents', (typed, found) => {
  expect(ids(findGames(GAMES, typed))).toEqual(found)
})

/** What stands in the list, in short. */
const told = (games: readonly FixtureView[], isFavourite?: (game: FixtureView) => boolean) =>
  groupGames(games, isFavourite).map((line) =>
    line.kind === 'head' ? `${line.hour} ${line.league}${line.isFavourite ? ' *' : ''}` : line.game.fixtureId,
  )
const at = (game: FixtureView | undefined, dateUTC: string, more: Partial<FixtureView> = {}): FixtureView => {
  if (!game) throw new Error('no such game')
  return { ...game, dateUTC, ...more }
}
const [A, B, C] = GAMES
const DAY = [
  at(A, '2026-11-15T22:00:00Z'),
  at(B, '2026-11-15T19:00:00Z', { leagueId: 2, state: 'finished' }),
  at(C, '2026-11-15T22:00:00Z', { leagueId: 3 }),
  at(A, '2026-11-15T22:00:00Z', { fixtureId: 4 }),
  at(B, '2026-11-15T03:00:00Z', { fixtureId: 5, leagueId: 2, isTimeKnown: false }),
]

test('games stand under their hour and league, those without an hour last', () => {
  expect(told(DAY)).toEqual(['16:00 Série B', 2, '19:00 Copa do Litoral', 3, '19:00 Série A', 1, 4, 'null Série B', 5])
})

test('at one hour Brazil comes first, then leagues we know, each with its country', () => {
  const hour = '2026-11-15T22:00:00Z'
  const league = (leagueId: number, leagueName: string, country: string) =>
    at(A, hour, { fixtureId: leagueId, leagueId, leagueName, country })
  const lines = groupGames(
    [
      league(1, 'First Division', 'Austria'),
      league(2, 'Premier League', 'England'),
      league(3, 'Brasileirão Série B', 'Brazil'),
    ],
    undefined,
  )
  expect(lines.flatMap((line) => (line.kind === 'head' ? `${line.league}, ${line.country?.name}` : []))).toEqual([
    'Brasileirão Série B, Brasil',
    'Premier League, Inglaterra',
    'First Division, Áustria',
  ])
})

test.each(['brasileirao', 'série b', 'brasil'])("the filter knows leagues by what people call them: '%s'", (typed) => {
  const found = { ...game(9, 'Avaí', 'Goiás', 'Brasileirão Série B'), leagueId: 9, country: 'Brazil' }
  expect(ids(findGames([...GAMES.slice(2), found], typed))).toEqual([9])
})

test('favourites come first under heads of their own, and nothing else moves', () => {
  expect(told(DAY, ({ fixtureId }) => fixtureId === 4).slice(0, 4)).toEqual(['19:00 Série A *', 4, '16:00 Série B', 2])
})

test('the list opens at the next kick-off, with its hour in sight, and at the top once the day is over', () => {
  const lines = groupGames(DAY, undefined)
  expect(lines[nextKickOff(lines, new Date('2026-11-15T20:00:00Z')) ?? 0]).toMatchObject({
    kind: 'head',
    hour: '19:00',
  })
  expect(nextKickOff(lines, new Date('2026-11-15T01:00:00Z'))).toBe(2)
  expect(nextKickOff(lines, new Date('2026-11-16T12:00:00Z'))).toBeNull()
})

const now = new Date('2026-11-15T20:00:00Z')
const kicksOff = (dateUTC: string, state: FixtureView['state'] = 'scheduled') => at(A, dateUTC, { state })

test('scores of games that are on come each minute, and the list looks again at the next kick-off', () => {
  expect(nextLookMs([kicksOff('2026-11-15T22:00:00Z'), kicksOff('2026-11-15T21:00:00Z')], now)).toBe(3_600_000)
  expect(nextLookMs([kicksOff('2026-11-15T22:00:00Z'), kicksOff('2026-11-15T19:00:00Z', 'live')], now)).toBe(60_000)
  expect(nextLookMs([kicksOff('2026-11-15T19:30:00Z')], now)).toBe(60_000)
  expect(nextLookMs([kicksOff('2026-11-15T13:00:00Z'), kicksOff('2026-11-15T18:00:00Z', 'finished')], now)).toBeNull()
})

test('a day many weeks ahead is looked at once a day; past 24 days it used to be asked for without a pause, until refused', () => {
  expect(nextLookMs([kicksOff('2026-12-27T19:00:00Z')], now)).toBe(86_400_000)
})

test('what the address remembers comes back, and nonsense in it is nothing', () => {
  const place = { date: '2026-11-15', league: 'Série A & B', isAll: true, fixtureId: 12 }
  expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place)
  const nothing = { date: null, league: '', isAll: false, fixtureId: null }
  expect(writePlace(nothing).toString()).toBe('')
  for (const text of [
    '',
    'data=2026-02-31&jogo=0',
    'data=ontem&jogo=-3',
    'data=&jogo=1e9',
    'todos=1&jogo=99999999999999999',
  ])
    expect(readPlace(new URLSearchParams(text))).toEqual(nothing)
})

test('the button knows what the month allows', () => {
  const free = { limit: 3, remaining: 2 }
  const usedUp = { limit: 3, remaining: 0 }
  const base = { isAdmin: false, month: free, isChosen: true, isCounted: undefined, isRefused: false }
  expect(allowanceOf(base)).toEqual({ kind: 'open', figure: '2/3', isCounted: false })
  expect(allowanceOf({ ...base, isCounted: true })).toEqual({ kind: 'open', figure: '2/3', isCounted: true })
  expect(allowanceOf({ ...base, month: undefined })).toEqual({ kind: 'open', figure: null, isCounted: false })
  expect(allowanceOf({ ...base, isAdmin: true, month: usedUp })).toMatchObject({ kind: 'open', figure: 'Admin ∞' })
  expect(allowanceOf({ ...base, month: { limit: null, remaining: null } })).toMatchObject({ kind: 'open', figure: '∞' })
  expect(allowanceOf({ ...base, month: usedUp, isChosen: false })).toEqual({ kind: 'blocked' })
  expect(allowanceOf({ ...base, month: usedUp })).toEqual({ kind: 'looking' })
  expect(allowanceOf({ ...base, month: usedUp, isCounted: false })).toEqual({ kind: 'blocked' })
  expect(allowanceOf({ ...base, month: usedUp, isCounted: true })).toMatchObject({ kind: 'open', isCounted: true })
  expect(allowanceOf({ ...base, isRefused: true })).toEqual({ kind: 'blocked' })
})

test('of a long list the lines around those in sight are drawn, and those the arrow keys lead to', () => {
  const heights = { head: 36, game: 68 }
  const long = groupGames(
    Array.from({ length: 1_500 }, (_, id) =>
      at(A, '2026-11-15T22:00:00Z', { fixtureId: id + 1, leagueId: 1 + (id % 150) }),
    ),
    undefined,
  )
  expect(long).toHaveLength(1_650)
  const few = groupGames(GAMES, undefined)
  expect(linesToDraw(few, 0, heights, null)).toEqual(few.map((_, line) => line))
  expect(linesToDraw([], 0, heights, null)).toEqual([])
  const far = linesToDraw(long, 50_000, heights, 21)
  expect(far).toEqual([...new Set(far)].toSorted((one, other) => one - other))
  expect(far.length).toBeLessThan(40)
  // The first head and game, the last one, the chosen one with its neighbours, past the head above it where there is one.
  for (const line of [0, 1, 20, 21, 1_649]) expect(far).toContain(line)
  const afterHead = long.findIndex(
    (line, index) => line.kind === 'game' && long[index - 1]?.kind === 'head' && index > 1,
  )
  expect(linesToDraw(long, 50_000, heights, afterHead)).toContain(afterHead - 2)
  const inSight = long.findIndex(({ headsBefore, gamesBefore }) => headsBefore * 36 + gamesBefore * 68 >= 50_000)
  for (const line of [inSight, inSight + 5]) expect(far).toContain(line)
})

test('a name that is too long is set narrower or in two lines, and never cut short', () => {
  expect(fitted('Tucunaré do Norte')).toBe('text-sm')
  expect(fitted('Wolverhampton Wanderers')).toContain('[font-stretch:78%]')
  expect(fitted('Associação Desportiva Confiança de Aracaju')).toContain('line-clamp-2')
})

test('a search that finds nothing says whether it was the day or the championship, and offers to clear the latter', () => {
  const drawn = (league: string, otherGames = 0) =>
    renderToStaticMarkup(
      createElement(NoGames, {
        search: { date: '2026-11-17', league, isAll: false, round: 0 },
        otherGames,
        onShowLeagues() {},
      }),
    )
  expect(drawn('')).toContain('Nenhum jogo nesse dia')
  expect(drawn('')).not.toContain('<button')
  expect(drawn('', 1_200)).toMatch(/Nenhum jogo dos campeonatos acompanhados.*Mostrar os 1\.200 outros jogos/)
  expect(drawn(' xyz ', 9)).toContain('Nenhum campeonato com “xyz”')
  expect(drawn('xyz')).toMatch(/<button.*Limpar o campeonato/)
  expect(drawn('xyz')).not.toContain('Nenhum jogo nesse dia')
})

test('a game whose match the month has counted is marked as costing nothing', () => {
  const row = (mark: 'analysed' | null) =>
    renderToStaticMarkup(
      createElement(GameRow, {
        game: at(A, '2026-11-15T22:00:00Z', { state: 'finished', score: { home: 2, away: 1 } }),
        place: { top: '0', at: 0, of: 1 },
        group: 'games',
        mark,
        isChosen: false,
        onChoose() {},
        renderAction: undefined,
      }),
    )
  expect(row('analysed')).toContain('Já analisada')
  expect(row(null)).not.toContain('Já ')
  expect(row(null)).toMatch(/São Bento.*>2<.*Maré Alta.*>1<.*Encerrado/)
})

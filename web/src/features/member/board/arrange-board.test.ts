import type { BoardGame, BoardOffer } from '@prancheta/contract/board/routes.ts'
import { expect, test } from 'vitest'
import { arrangeBoard, boardAt, worthALook } from './arrange-board.ts'
import { leagueOptions } from './board-filters.tsx'
import { type BoardPlace, readBoardPlace, writeBoardPlace } from './board-place.ts'

const START = readBoardPlace(new URLSearchParams())

const offer = (group: BoardOffer['group'], edge: number, more: Partial<BoardOffer> = {}): BoardOffer => ({
  marketId: 'result.home',
  market: 'Vitória do mandante',
  group,
  chance: 0.5,
  odd: 2,
  house: 'Casa A',
  at: '2026-11-20T12:00:00.000Z',
  edge,
  confidence: 70,
  isRecommended: edge >= 0.05,
  moves: [],
  ...more,
})

const game = (fixtureId: number, hour: string, more: Partial<BoardGame> = {}): BoardGame => ({
  fixtureId,
  leagueId: 1,
  leagueName: 'Liga Ipê Ouro',
  country: 'Brasil',
  homeId: 1,
  homeLogo: null,
  homeName: 'Casa',
  awayId: 2,
  awayLogo: null,
  awayName: 'Fora',
  dateUTC: `2026-11-20T${hour}:00.000Z`,
  isTimeKnown: true,
  state: 'scheduled',
  isDemo: true,
  isFavourite: false,
  label: 'none',
  forecast: null,
  offers: [],
  ...more,
})

const ids = (games: BoardGame[], place: Partial<BoardPlace> = {}) =>
  arrangeBoard(games, { ...START, ...place }).map((line) => line.game.fixtureId)

// 14:00, 17:00 and 22:30 in São Paulo, and one without an hour.
const GAMES = [
  game(1, '20:00', { offers: [offer('Resultado', 0.02)], leagueId: 2 }),
  game(2, '17:00', { offers: [offer('Gols', 0.07, { confidence: 81 }), offer('Resultado', -0.03)], label: 'value' }),
  game(3, '17:00', { isTimeKnown: false }),
  game(4, '23:30', { offers: [offer('Resultado', -0.01, { confidence: 90 })], isFavourite: true }),
]

test('games stand by kick-off, those without an hour last, either way', () => {
  expect(ids(GAMES)).toEqual([2, 1, 4, 3])
  expect(ids(GAMES, { isReversed: true })).toEqual([4, 1, 2, 3])
})

test('sorted by edge or confidence the largest comes first, and what has none last, either way', () => {
  expect(ids(GAMES, { sort: 'edge' })).toEqual([2, 1, 4, 3])
  expect(ids(GAMES, { sort: 'confidence' })).toEqual([4, 2, 1, 3])
  expect(ids(GAMES, { sort: 'edge', isReversed: true })).toEqual([4, 1, 2, 3])
})

test('sorted by movement the price that went farthest comes first, up or down', () => {
  const moved = (from: number, to: number) => [
    offer('Resultado', 0, { moves: [from, to].map((odd, at) => ({ at: `2026-11-20T1${at}:00:00.000Z`, odd })) }),
  ]
  const games = [
    game(1, '20:00'),
    game(2, '20:00', { offers: moved(2, 2.1) }),
    game(3, '20:00', { offers: moved(2, 1.7) }),
  ]
  expect(ids(games, { sort: 'movement' })).toEqual([3, 2, 1])
})

test('filters keep a league, favourites, hours and a group of markets', () => {
  expect(ids(GAMES, { leagueId: 2 })).toEqual([1])
  expect(ids(GAMES, { isFavourites: true })).toEqual([4])
  expect(ids(GAMES, { hours: 'afternoon' })).toEqual([2, 1])
  expect(ids(GAMES, { hours: 'evening' })).toEqual([4])
  expect(ids(GAMES, { group: 'Gols' })).toEqual([2])
})

test('with a chosen market a game is called by its own best price there', () => {
  const [line] = arrangeBoard(GAMES, { ...START, group: 'Resultado' })
  expect(line).toMatchObject({ game: { fixtureId: 2 }, offer: { edge: -0.03 }, label: 'none' })
})

test('who does not see prices loses no game by the market filter', () => {
  expect(ids([game(1, '20:00', { offers: null })], { group: 'Gols' })).toEqual([1])
})

test('the address brings the board back as it was, beside what others keep there', () => {
  const place: BoardPlace = {
    sort: 'edge',
    isReversed: true,
    leagueId: 7,
    isFavourites: true,
    hours: 'evening',
    group: 'Ambas marcam',
    legs: [
      { fixtureId: 12, marketId: 'goals.over2.5' },
      { fixtureId: 13, marketId: 'result.home' },
    ],
  }
  const written = writeBoardPlace(place, new URLSearchParams('data=2026-11-20&jogo=5&ordem=gols'))
  expect(written.get('data')).toBe('2026-11-20')
  expect(written.get('jogo')).toBe('5')
  expect(readBoardPlace(new URLSearchParams(written.toString()))).toEqual(place)
  expect(writeBoardPlace(START).toString()).toBe('')
})

test('nonsense in the address is as if it were not there', () => {
  const said = new URLSearchParams('ordem=x&liga=-1&hora=25&mercado=z&pernas=abc,0:btts.yes,5:<b>,6:btts.yes')
  expect(readBoardPlace(said)).toEqual({ ...START, legs: [{ fixtureId: 6, marketId: 'btts.yes' }] })
})

test('worth a look is what has value, then what is near it, the largest edge first', () => {
  const games = [
    game(1, '20:00', { label: 'near', offers: [offer('Gols', 0.04)] }),
    game(2, '20:00', { label: 'value', offers: [offer('Gols', 0.06)] }),
    game(3, '20:00', { label: 'value', offers: [offer('Gols', 0.09)] }),
    game(4, '20:00', { label: 'none', offers: [offer('Gols', -0.02)] }),
    game(5, '20:00', { label: null, offers: [] }),
  ]
  expect(worthALook(games).map(({ fixtureId }) => fixtureId)).toEqual([3, 2, 1])
  const unseen = games.map((one) => ({ ...one, offers: null }))
  expect(worthALook(unseen).map(({ fixtureId }) => fixtureId)).toEqual([2, 3, 1])
})

test('a game that begins while the page is open has no label and no price any more', () => {
  const board = { date: '2026-11-20', days: ['2026-11-20'], seesValue: true, total: 4, madeAt: null, games: GAMES }
  const at = (clock: string) => boardAt(board, new Date(`2026-11-20T${clock}:00Z`)).games
  expect(at('16:59').map(({ label }) => label)).toEqual(['none', 'value', 'none', 'none'])
  expect(at('17:00').map(({ label, offers }) => [label, offers?.length])).toEqual([
    ['none', 1],
    [null, 0],
    ['none', 0], // no hour is known of it
    ['none', 1],
  ])
})

test('a league that is chosen and has no game that day is named in the filter, not told as all', () => {
  const leagues = new Map([[1, 'Liga Ipê Ouro']])
  expect(leagueOptions(leagues, 1)).toEqual([{ value: '1', label: 'Liga Ipê Ouro' }])
  expect(leagueOptions(leagues, 7).at(-1)).toEqual({ value: '7', label: 'Campeonato sem jogos neste dia' })
})

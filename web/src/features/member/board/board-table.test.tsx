import type { BoardGame } from '@prancheta/contract/board/routes.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { arrangeBoard } from './arrange-board.ts'
import { readBoardPlace } from './board-place.ts'
import { BoardTable } from './board-table.tsx'
import { boardSummary, shortAge } from './board-words.ts'
import { movementWords, stepsOf } from './sparkline.tsx'
import { rowOf, stepOf } from './use-row-walk.ts'

const chances = { home: 0.461, draw: 0.273, away: 0.266 }
const GAME: BoardGame = {
  fixtureId: 1,
  leagueId: 1,
  leagueName: 'Liga Ipê Ouro',
  country: 'Brasil',
  homeId: 1,
  homeLogo: null,
  homeName: 'Jirau',
  awayId: 2,
  awayLogo: null,
  awayName: 'Anta',
  dateUTC: '2026-11-20T22:00:00.000Z',
  isTimeKnown: true,
  state: 'scheduled',
  isDemo: true,
  isFavourite: false,
  label: 'value',
  forecast: { chances: { model: chances, market: null, pooled: chances }, goals: 2.63, over25: 0.51, bothScore: 0.49 },
  offers: [
    {
      marketId: 'result.home',
      market: 'Vitória do mandante',
      group: 'Resultado',
      chance: 0.461,
      odd: 2.3,
      house: 'Casa A',
      at: '2026-11-20T20:55:00.000Z',
      edge: 0.0603,
      confidence: 81,
      isRecommended: true,
      moves: [
        { at: '2026-11-20T18:00:00.000Z', odd: 2.1 },
        { at: '2026-11-20T19:30:00.000Z', odd: 2.3 },
      ],
    },
  ],
}
const PLACE = readBoardPlace(new URLSearchParams())

function tableOf(games: BoardGame[], seesValue: boolean): string {
  const view = {
    now: new Date('2026-11-20T21:00:00Z'),
    seesValue,
    linkTo: () => '/analyses',
    legs: { mayAdd: false, chosen: [], toggle: () => {} },
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <BoardTable lines={arrangeBoard(games, PLACE)} view={view} place={PLACE} onSort={() => {}} />
    </MemoryRouter>,
  ).replaceAll(/<!-- -->/g, '')
}

test('a game reads its chances, its best price with house and age, its edge, and how the price went', () => {
  const table = tableOf([GAME], true)
  for (const words of [
    'Conjunta: mandante 46,1%, empate 27,3%, visitante 26,6%',
    'nenhuma casa cota o resultado',
    '2,30</span> Casa A · ',
    '+6,0%',
    '8,1/10',
    'Subiu de 2,10 para 2,30 desde',
    'com valor',
  ])
    expect(table).toContain(words)
})

test('the age of a price is short in a cell', () => {
  const at = new Date('2026-11-20T12:00:00Z')
  const after = (minutes: number) => shortAge(at, new Date(at.getTime() + minutes * 60_000))
  expect([0, 5, 59.9, 60, 200].map(after)).toEqual(['agora', '5 min', '59 min', '1 h', '3 h'])
})

test('without the right, one sentence stands in the columns of value, once, and nothing is made up', () => {
  const free = { ...GAME, offers: null }
  const table = tableOf([free, { ...free, fixtureId: 2 }], false)
  expect(table.match(/fazem parte dos planos Pro e Black/g)).toHaveLength(1)
  expect(table).toContain('Melhor odd')
  expect(table).toContain('rowSpan="2"')
  expect(table).not.toMatch(/Casa A|8,1\/10/)
})

test('a game that has begun says what it is doing in place of a label', () => {
  expect(tableOf([{ ...GAME, state: 'live', label: null, offers: [] }], true)).toContain('ao vivo')
})

test('a table has one tab stop, and headings tell how it is sorted', () => {
  const table = tableOf([GAME, { ...GAME, fixtureId: 2 }], true)
  expect(table.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(table.match(/aria-sort="ascending"/g)).toHaveLength(1)
  expect(table.match(/aria-sort="none"/g)).toHaveLength(4)
})

test('keys lead from row to row, by tens and to the ends', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((key) => stepOf(key, 5, 40))).toEqual([
    6,
    4,
    15,
    0,
    0,
    39,
    null,
  ])
})

test('whoever stands at a game stays at it when live news sorts the rows anew', () => {
  expect(rowOf({ row: 1, id: 7 }, [5, 7, 9])).toBe(1)
  expect(rowOf({ row: 1, id: 7 }, [7, 9, 5])).toBe(0)
  // Filtered away: the row in its place.
  expect(rowOf({ row: 2, id: 7 }, [9, 5])).toBe(1)
  expect(rowOf({ row: -1, id: null }, [9, 5])).toBe(-1)
})

test('the movement of a price says since when it is known', () => {
  const offer = GAME.offers?.[0]
  if (!offer) throw new Error('no offer')
  const [first] = offer.moves
  expect(movementWords(offer)).toMatch(/^(Subiu|Caiu) de .* desde \d\d:\d\d$/)
  expect(movementWords({ ...offer, moves: first ? [first] : [] })).toMatch(/^Sem mudança desde \d\d:\d\d$/)
  expect(movementWords({ ...offer, moves: [] })).toBe('Sem mudança nas últimas 3 horas')
})

test('the line of a price goes in steps to its end', () => {
  expect(stepsOf(GAME.offers?.[0]?.moves ?? [])).toBe('M0 16H28V2H56')
})

test('the day in a line counts what has value and what is near it', () => {
  const day = { date: '2026-11-20', days: ['2026-11-20'] }
  expect(boardSummary({ ...day, games: [GAME] })).toBe('1 jogo · 1 com valor')
  expect(
    boardSummary({
      ...day,
      games: [
        { ...GAME, label: 'near' },
        { ...GAME, label: 'none' },
      ],
    }),
  ).toBe('2 jogos · nenhum com valor · 1 perto')
  expect(boardSummary({ ...day, games: [] })).toContain('Nenhum jogo')
})

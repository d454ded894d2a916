import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameOfPick, toComboPick } from '#combos/own/combo-pick.ts'
import { LEGS_MAX } from '#combos/own/joint-match.ts'
import { PICK_OUTCOMES } from '#history/pick-outcome.ts'
import { BET_LIMITS } from '#journal/bet-limits.ts'
import { BET_KINDS } from '#journal/money.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { plainLine } from '#text/plain-line.ts'
import { type FileBet, lacksOf } from './file-bet.ts'
import { guessColumns, hasPortugueseLetters, readOutcome } from './file-words.ts'
import { readBet } from './read-bet.ts'
import { guessDateOrder, guessMark, readCents, readMoment, readOdd } from './read-cells.ts'
import { knownLines, SameBets } from './same-bet.ts'
import { cellsOfBet, OWN_FILE_HEADER } from './write-bet.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const GENERAL = ['Date', 'Home', 'Away', 'Selection', 'Bookmaker', 'Odds', 'Stake', 'Result', 'Payout']
const columns = guessColumns(GENERAL)
const READING = { columns, mark: 'point', dates: 'day', letters: false, now: NOW } as const
const read = (...cells: string[]) => readBet(cells, READING)
const GOOD = ['2026-11-20 21:30', 'Bahia', 'Santos', 'Over 2.5', 'Casa A', '1.85', '1,250.00', 'won', '']

test('a line of a general file is a bet: two clubs, a decimal point, São Paulo’s clock', () => {
  expect(read(...GOOD)).toEqual({
    bet: {
      key: null,
      placedAt: new Date('2026-11-21T00:30:00Z'),
      matchAt: new Date('2026-11-21T00:30:00Z'),
      matchName: 'Bahia x Santos',
      leagueName: null,
      marketName: 'Over 2.5',
      house: 'Casa A',
      kind: 'normal',
      odd: 1.85,
      stakeCents: 125_000,
      outcome: 'won',
      cashOutCents: null,
    },
  })
})

test('a result called cash out is a cash-out and needs what was paid', () => {
  const line = GOOD.with(7, 'Cashed out')
  expect(read(...line)).toEqual({ problems: [{ field: 'returned', code: 'missing' }] })
  expect(read(...line.with(8, '90.50'))).toMatchObject({ bet: { kind: 'cash_out', outcome: null, cashOutCents: 9050 } })
})

test('a free bet that was cashed out is refused by its line, and never counts as money of one’s own lost', () => {
  const withKind = guessColumns([...GENERAL, 'Type'])
  const line = [...GOOD.with(7, 'Cashed out').with(8, '20.00'), 'free bet']
  expect(readBet(line, { ...READING, columns: withKind })).toEqual({ problems: [{ field: 'kind', code: 'gift' }] })
})

test('a stake of three digits after its mark may be thousands, and is told by its line', () => {
  expect(read(...GOOD.with(6, '1.500'))).toEqual({ problems: [{ field: 'stake', code: 'thousands' }] })
  for (const clear of ['1500', '1,500.00', '1.50', '0.500']) expect(read(...GOOD.with(6, clear))).toHaveProperty('bet')
})

test('a letter for a result is read in a Portuguese file alone: P is a push elsewhere, V a void, R a refund', () => {
  for (const letter of ['P', 'V', 'R', 'G'])
    expect(read(...GOOD.with(7, letter))).toEqual({ problems: [{ field: 'outcome', code: 'word' }] })
  expect(hasPortugueseLetters('Result', ['W', 'L', 'P', 'V'])).toBe(false)
  expect(hasPortugueseLetters('Resultado', ['W', 'P'])).toBe(false)
  expect(hasPortugueseLetters('Result', ['G', 'R'])).toBe(false)
  expect(hasPortugueseLetters('Resultado', ['G', 'P'])).toBe(true)
  expect(hasPortugueseLetters('Status', ['G', 'P', 'anulada'])).toBe(true)
  expect(['G', 'V', 'P', 'R'].map((letter) => readOutcome(letter, true))).toEqual(['won', 'won', 'lost', 'lost'])
})

test('the longest name that a combination of ours may have is read back', () => {
  const longest = MARKETS.toSorted((one, other) => other.name.length - one.name.length).slice(0, LEGS_MAX)
  const name = nameOfPick(toComboPick(longest.map(({ id }) => id))) ?? ''
  expect(name.length).toBeGreaterThan(BET_LIMITS.nameLengthMax)
  expect(read(...GOOD.with(3, name))).toMatchObject({ bet: { marketName: name } })
})

test('everything that is wrong with a line is told at once', () => {
  expect(read('31/02/2026', '', 'Santos', 'x'.repeat(361), 'Casa A', '0.9', '-5', 'talvez', '')).toEqual({
    problems: expect.arrayContaining([
      { field: 'placedAt', code: 'moment' },
      { field: 'match', code: 'missing' },
      { field: 'market', code: 'long' },
      { field: 'odd', code: 'range' },
      { field: 'stake', code: 'number' },
      { field: 'outcome', code: 'word' },
    ]),
  })
})

test('a bet that would return more than money is counted to is refused by its line', () => {
  const rich = GOOD.with(5, '9999').with(6, '999999')
  expect(read(...rich)).toEqual({ problems: [{ field: 'odd', code: 'range' }] })
})

test('a bet cannot have been made tomorrow', () => {
  expect(read(...GOOD.with(0, '2026-11-22'))).toEqual({ problems: [{ field: 'placedAt', code: 'future' }] })
})

test('a file with the day of the match only: the bet was made by then, or by now where the match is still to come', () => {
  const only = guessColumns(['Data do jogo', 'Jogo', 'Mercado', 'Casa', 'Odd', 'Valor'])
  const on = (day: string) =>
    readBet([day, 'A x B', 'Empate', 'C', '3', '10'], { ...READING, columns: only, mark: 'comma' })
  expect(on('20/11/2026')).toMatchObject({ bet: { placedAt: new Date('2026-11-20T15:00:00Z') } })
  expect(on('30/11/2026')).toMatchObject({ bet: { placedAt: NOW, matchAt: new Date('2026-11-30T15:00:00Z') } })
})

test('columns are known by many names, and what lacks is told', () => {
  expect(columns).toEqual({
    placedAt: 0,
    match: 1,
    opponent: 2,
    market: 3,
    house: 4,
    odd: 5,
    stake: 6,
    outcome: 7,
    returned: 8,
  })
  expect(lacksOf(columns)).toEqual([])
  expect(lacksOf(guessColumns(['Jogo', 'Cotação']))).toEqual(['placedAt', 'market', 'house', 'stake'])
  expect(guessColumns(['id', 'Data'])).toEqual({ placedAt: 1 })
})

describe('cells', () => {
  test.each([
    ['1.234,56', 'comma', 123_456],
    ['R$ 10,5', 'comma', 1050],
    ['R$\u00A01.000', 'comma', 100_000],
    ['7', 'comma', 700],
    ['1,234.50', 'point', 123_450],
    ['0.10', 'point', 10],
    ['10,000', 'comma', 1000], // zeros after the cents are no parts of a cent
    ['10,005', 'comma', null],
    ['1.85', 'comma', null],
    ['-5', 'point', null],
    ['1e3', 'point', null],
    ['', 'comma', null],
    ['99999999999999999', 'comma', null],
  ] as const)('%j with a decimal %s is %s cents', (cell, mark, cents) => {
    expect(readCents(cell, mark)).toBe(cents)
  })

  test('an odd keeps four decimals', () => {
    expect([readOdd('1,909091', 'comma'), readOdd('2', 'point'), readOdd('x', 'point')]).toEqual([1.9091, 2, null])
  })

  test('the decimal mark is the one by which the odds make sense', () => {
    expect(guessMark(['1,85', '2,00', '3'])).toBe('comma')
    expect(guessMark(['1.85', '2.00', '3'])).toBe('point')
    expect(guessMark(['1.850', '2.100'])).toBe('point')
    expect(guessMark(['2', '3'])).toBe('comma')
  })

  test('month first is guessed from days above 12, and read so', () => {
    expect(guessDateOrder(['11/20/2026', '11/02/2026 21:30'])).toBe('month')
    expect(guessDateOrder(['20/11/2026', '02/11/2026'])).toBe('day')
    expect(guessDateOrder(['02/11/2026', '2026-11-20', ''])).toBe('day')
    expect(readMoment('11/02/2026', 'month')).toEqual(new Date('2026-11-02T15:00:00Z'))
    expect(readMoment('20/11/2026', 'month')).toBeNull()
  })

  test.each([
    ['20/11/2026 21:30', '2026-11-21T00:30:00Z'],
    ['20/11/2026 21:30:15', '2026-11-21T00:30:15Z'],
    ['31/12/2026 23:59:59', '2027-01-01T02:59:59Z'],
    ['1-2-26', '2026-02-01T15:00:00Z'],
    ['2026-11-20', '2026-11-20T15:00:00Z'],
    ['2026-11-20T21:30:00.123Z', '2026-11-20T21:30:00Z'],
    ['2026-11-20 21:30+01:00', '2026-11-20T20:30:00Z'],
    ['2026-11-20T21:30-0300', '2026-11-21T00:30:00Z'],
  ])('%j is %s', (cell, moment) => {
    expect(readMoment(cell, 'day')).toEqual(new Date(moment))
  })

  test.each(['', 'ontem', '31/02/2026', '2026-13-01', '20/11/2026 25:00', '11/20/2026', '45982'])(
    '%j is no day',
    (cell) => {
      expect(readMoment(cell, 'day')).toBeNull()
    },
  )
})

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(plainLine)
const text = fc
  .oneof(line, fc.constantFrom('=1+1', '-2', '@x', "'=1", "''+5", '"a";b', 'Água; "x"', "'aspas'"))
  .filter((written) => written !== '')
const cents = fc.integer({ min: 1, max: 100_000_000 })
const seconds = fc
  .date({ min: new Date('2020-01-01'), max: NOW, noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000))

const anyBet: fc.Arbitrary<FileBet> = fc
  .record({
    key: fc.uuid(),
    placedAt: seconds,
    matchAt: seconds,
    matchName: text,
    leagueName: fc.option(text),
    marketName: text,
    house: text,
    kind: fc.constantFrom(...BET_KINDS),
    odd: fc.integer({ min: 10_100, max: 100_000_000 }).map((steps) => steps / 10_000),
    stakeCents: cents,
    outcome: fc.option(fc.constantFrom(...PICK_OUTCOMES)),
    cashOutCents: cents,
  })
  .map((bet) => ({
    ...bet,
    stakeCents: Math.min(bet.stakeCents, Math.floor(BET_LIMITS.returnCentsMax / bet.odd)),
    cashOutCents: bet.kind === 'cash_out' ? bet.cashOutCents : null,
  }))

/** As a spreadsheet would hand the cells back. */
const asTold = (cells: ReturnType<typeof cellsOfBet>) =>
  cells.map((cell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return String(cell).replace('.', ',')
    return /^'*[=+\-@]/.test(cell) ? `'${cell}` : cell
  })

test('what our own file tells is read back as the same bet', () => {
  fc.assert(
    fc.property(anyBet, (bet) => {
      const reading = { ...READING, columns: guessColumns(OWN_FILE_HEADER), mark: 'comma' } as const
      expect(readBet(asTold(cellsOfBet(bet)), reading)).toEqual({ bet })
    }),
    { numRuns: process.env.DEEP === '1' ? 5000 : 300 },
  )
})

test('the same bet has the same mark, also with its result; twice in a file it is two bets', () => {
  const found = read(...GOOD)
  if (!('bet' in found)) throw new Error('not read')
  const open = { ...found.bet, outcome: null }
  const marks = (bets: readonly FileBet[]) => {
    const same = new SameBets()
    return bets.map((bet) => same.marksOf(bet).mark)
  }
  expect(marks([open])).toEqual(marks([found.bet]))
  expect(new Set(marks([open, open])).size).toBe(2)
  expect(marks([open, open])).toEqual(marks([found.bet, open]))
  expect(marks([{ ...open, odd: 1.9 }])).not.toEqual(marks([open]))
  expect(marks([{ ...open, placedAt: NOW }])).toEqual(marks([open]))
  expect(marks([{ ...open, kind: 'cash_out', cashOutCents: 1 }])).toEqual(marks([{ ...open, kind: 'free_bet' }]))
})

test('bets taken when a free bet had a mark of its own are known again, each once, also when they were cashed out since', () => {
  const found = read(...GOOD)
  if (!('bet' in found)) throw new Error('not read')
  const [own, gift] = [found.bet, { ...found.bet, kind: 'free_bet' as const }]
  // As marks were written then: with whether it was a free bet between the house and the odd.
  const old = (isGift: boolean) =>
    `["2026-11-21T00:30:00.000Z","bahia x santos","over 25","casa a",${isGift},1.85,125000]#1`
  const linesOf = (bets: readonly FileBet[]) => {
    const same = new SameBets()
    return bets.map((bet) => same.marksOf(bet)).map(({ mark, oldMarks }) => ({ key: mark, oldKeys: oldMarks }))
  }
  expect(knownLines(linesOf([own, gift]), new Set([old(false), old(true)]))).toEqual([true, true])
  expect(knownLines(linesOf([gift, own]), new Set([old(false), old(true)]))).toEqual([true, true])
  expect(knownLines(linesOf([own, gift]), new Set([old(true)]))).toEqual([false, true])
  expect(knownLines(linesOf([own, own]), new Set([old(false)]))).toEqual([true, false])
  const cashedOut = { ...gift, kind: 'cash_out' as const, cashOutCents: 2000 }
  expect(knownLines(linesOf([cashedOut]), new Set([old(true)]))).toEqual([true])
})

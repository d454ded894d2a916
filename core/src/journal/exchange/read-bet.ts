import { BET_LIMITS, BET_MOMENT_MAX, BET_MOMENT_MIN, CLOCK_SLACK_MS, MATCH_AHEAD_MAX_MS } from '#journal/bet-limits.ts'
import { textOfCell } from '#text/csv.ts'
import { plainLine, storedLength } from '#text/plain-line.ts'
import type { Columns, Field, FileBet, Problem } from './file-bet.ts'
import { readKind, readOutcome } from './file-words.ts'
import { type DateOrder, type DecimalMark, isThousandsOrCents, readCents, readMoment, readOdd } from './read-cells.ts'

export type Reading = {
  columns: Columns
  mark: DecimalMark
  dates: DateOrder
  /** Whether single letters for results are Portuguese ones. */
  letters: boolean
  now: Date
}

export type ReadLine = { bet: FileBet } | { problems: Problem[] }

const KEY = /^[A-Za-z0-9:_-]{1,100}$/

/** One line of a file as a bet, or everything that is wrong with it. */
export function readBet(cells: readonly string[], reading: Reading): ReadLine {
  const problems: Problem[] = []
  const line = new Line(cells, reading, problems)
  const placed = line.moment('placedAt')
  const match = line.moment('matchAt')
  if (!placed && !match && problems.length === 0) problems.push({ field: 'placedAt', code: 'missing' })
  const placedAt = placed ?? earlier(match, reading.now)
  const nowMs = reading.now.getTime()
  if (placedAt && placedAt.getTime() > nowMs + CLOCK_SLACK_MS) problems.push({ field: 'placedAt', code: 'future' })
  if (match && match.getTime() > nowMs + MATCH_AHEAD_MAX_MS) problems.push({ field: 'matchAt', code: 'future' })
  const ending = line.ending()
  const bet = {
    key: line.key(),
    placedAt,
    matchAt: match ?? placedAt,
    matchName: line.matchName(),
    leagueName: line.text('league') || null,
    marketName: line.neededText('market', BET_LIMITS.marketLengthMax),
    house: line.neededText('house', BET_LIMITS.houseLengthMax),
    odd: line.odd(),
    stakeCents: line.cents('stake', 1, BET_LIMITS.stakeCentsMax),
    ...ending,
  }
  const { placedAt: at, matchAt } = bet
  if (bet.stakeCents * bet.odd > BET_LIMITS.returnCentsMax) problems.push({ field: 'odd', code: 'range' })
  return problems.length > 0 || !at || !matchAt ? { problems } : { bet: { ...bet, placedAt: at, matchAt } }
}

/** A file with the match's day only says of the bet that it was made by then. */
function earlier(match: Date | null, now: Date): Date | null {
  return match && match > now ? now : match
}

/** The cells of one line by what they hold. What cannot be read is noted and gives a value of no account. */
class Line {
  readonly #cells: readonly string[]
  readonly #reading: Reading
  readonly #problems: Problem[]

  constructor(cells: readonly string[], reading: Reading, problems: Problem[]) {
    this.#cells = cells
    this.#reading = reading
    this.#problems = problems
  }

  #note(field: Field, code: Problem['code']): void {
    this.#problems.push({ field, code })
  }

  #cell(field: Field): string {
    const column = this.#reading.columns[field]
    return column === undefined ? '' : (this.#cells[column] ?? '').trim()
  }

  text(field: Field, lengthMax: number = BET_LIMITS.nameLengthMax): string {
    return this.#short(field, plainLine(textOfCell(this.#cell(field))), lengthMax)
  }

  neededText(field: Field, lengthMax?: number): string {
    const text = this.text(field, lengthMax)
    if (text === '') this.#note(field, 'missing')
    return text
  }

  /** Two clubs in two columns are one match. */
  matchName(): string {
    const opponent = this.text('opponent')
    const name = this.neededText('match')
    return opponent === '' ? name : this.#short('match', `${name} x ${opponent}`, BET_LIMITS.nameLengthMax)
  }

  #short(field: Field, text: string, lengthMax: number): string {
    if (storedLength(text) > lengthMax) this.#note(field, 'long')
    return text
  }

  moment(field: 'placedAt' | 'matchAt'): Date | null {
    const cell = this.#cell(field)
    if (cell === '') return null
    const moment = readMoment(cell, this.#reading.dates)
    const isSensible = moment && moment.getTime() >= BET_MOMENT_MIN && moment.getTime() < BET_MOMENT_MAX
    if (!isSensible) this.#note(field, 'moment')
    return moment
  }

  odd(): number {
    const cell = this.#cell('odd')
    const odd = readOdd(cell, this.#reading.mark)
    if (odd === null) this.#note('odd', cell === '' ? 'missing' : 'number')
    else if (odd < BET_LIMITS.oddMin || odd > BET_LIMITS.oddMax) this.#note('odd', 'range')
    return odd ?? 0
  }

  cents(field: 'stake' | 'returned', min: number, max: number): number {
    const cell = this.#cell(field)
    const cents = readCents(cell, this.#reading.mark)
    if (isThousandsOrCents(cell, this.#reading.mark)) this.#note(field, 'thousands')
    else if (cents === null) this.#note(field, cell === '' ? 'missing' : 'number')
    else if (cents < min || cents > max) this.#note(field, 'range')
    return cents ?? 0
  }

  ending(): Pick<FileBet, 'kind' | 'outcome' | 'cashOutCents'> {
    const outcome = readOutcome(this.#cell('outcome'), this.#reading.letters)
    const kindRead = readKind(this.#cell('kind'))
    if (outcome === undefined) this.#note('outcome', 'word')
    if (kindRead === undefined) this.#note('kind', 'word')
    // Its stake was never its owner's: as a cash-out it would count as lost.
    if (outcome === 'cash_out' && kindRead === 'free_bet') this.#note('kind', 'gift')
    const kind = outcome === 'cash_out' ? 'cash_out' : (kindRead ?? 'normal')
    return {
      kind,
      outcome: outcome === undefined || outcome === 'open' || outcome === 'cash_out' ? null : outcome,
      cashOutCents: kind === 'cash_out' ? this.cents('returned', 0, BET_LIMITS.returnCentsMax) : null,
    }
  }

  key(): string | null {
    const key = this.#cell('key')
    if (key === '') return null
    if (!KEY.test(key)) this.#note('key', 'key')
    return key
  }
}

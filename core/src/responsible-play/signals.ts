/** Habits that often come before trouble. They are for one's own eyes: worked out when their owner asks, and kept nowhere. */
export type PlacedBet = {
  placedAt: Date
  matchAt: Date
  stakeCents: number
  isSettled: boolean
  profitCents: number
}

export type Signal =
  | { kind: 'stakes_after_losses'; after_loss_cents: number; otherwise_cents: number }
  | { kind: 'nights'; nights: number }
  | { kind: 'more_bets'; weeks: number[] }

/** How far back we look: four weeks, so that one bad evening is no habit and an old one is forgotten. */
export const SIGNAL_DAYS = 28
const WEEK_DAYS = 7
const DAY_MS = 86_400_000

/** By then somebody knows how an ordinary match ended. */
const MATCH_MS = 2 * 3_600_000
/** Fewer bets of either sort say nothing of a habit. */
const STAKES_MIN = 8
const STAKES_RATIO = 1.5
/** From midnight to five in the morning in São Paulo. */
const NIGHT_ENDS_HOUR = 5
const NIGHTS_MIN = 5
/** Who begins a journal has ever more bets in it, which says nothing. */
const FIRST_WEEK_MIN = 3
const LAST_WEEK_MIN = 10

/** The signals of somebody's bets with their own money. Older bets than four weeks count for nothing. */
export function signalsOf(bets: readonly PlacedBet[], now: Date): Signal[] {
  const from = now.getTime() - SIGNAL_DAYS * DAY_MS
  const placed = bets
    .filter(({ placedAt }) => placedAt.getTime() > from && placedAt <= now)
    .toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
  return [stakesAfterLosses(placed), nightsOf(placed), moreBets(placed, now)].filter((signal) => signal !== null)
}

/** Whether the usual stake is larger where the last match that its owner knew the end of was lost. */
function stakesAfterLosses(placed: readonly PlacedBet[]): Signal | null {
  const [afterLoss, otherwise]: [number[], number[]] = [[], []]
  const ended = placed.filter(({ isSettled }) => isSettled).toSorted((one, other) => endOf(one) - endOf(other))
  let known = 0
  for (const { placedAt, stakeCents } of placed) {
    for (let next = ended[known]; next && endOf(next) <= placedAt.getTime(); next = ended[known]) known += 1
    const last = ended[known - 1]
    if (last) (last.profitCents < 0 ? afterLoss : otherwise).push(stakeCents)
  }
  if (afterLoss.length < STAKES_MIN || otherwise.length < STAKES_MIN) return null
  const [after_loss_cents, otherwise_cents] = [medianOf(afterLoss), medianOf(otherwise)]
  if (after_loss_cents < STAKES_RATIO * otherwise_cents) return null
  return { kind: 'stakes_after_losses', after_loss_cents, otherwise_cents }
}

/** When its owner knew; never before it was made, whatever hour was written down. */
function endOf({ placedAt, matchAt }: PlacedBet): number {
  return Math.max(matchAt.getTime() + MATCH_MS, placedAt.getTime() + 1)
}

function medianOf(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return Math.round((low + high) / 2)
}

function nightsOf(placed: readonly PlacedBet[]): Signal | null {
  const walls = placed.map(({ placedAt }) => placedAt.toTemporalInstant().toZonedDateTimeISO('America/Sao_Paulo'))
  const nights = new Set(
    walls.filter(({ hour }) => hour < NIGHT_ENDS_HOUR).map((wall) => wall.toPlainDate().toString()),
  )
  return nights.size < NIGHTS_MIN ? null : { kind: 'nights', nights: nights.size }
}

/** Whether each of four weeks had more bets than the one before it, and the last twice as many as the first. */
function moreBets(placed: readonly PlacedBet[], now: Date): Signal | null {
  const weeks = Array.from({ length: SIGNAL_DAYS / WEEK_DAYS }, () => 0)
  for (const { placedAt } of placed) {
    const ago = Math.floor((now.getTime() - placedAt.getTime()) / (WEEK_DAYS * DAY_MS))
    const at = weeks.length - 1 - ago
    weeks[at] = (weeks[at] ?? 0) + 1
  }
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)]
  const isRising = weeks.every((count, at) => at === 0 || count > (weeks[at - 1] ?? 0))
  const isMuch = first >= FIRST_WEEK_MIN && last >= LAST_WEEK_MIN && last >= 2 * first
  return isRising && isMuch ? { kind: 'more_bets', weeks } : null
}

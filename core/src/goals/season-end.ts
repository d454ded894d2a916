import type { LeagueIndex } from '#goals/league-index.ts'

/** What the end of a season does to a club's strength (attack - defence); fitted on seasons before 2021-22. */
export type SeasonEndSettings = {
  /** For a club that has nothing left to win or lose, in the last round. */
  idle: number
  /** For a club that a win would save from relegation and a defeat would send down. */
  survival: number
}

/** Earlier nothing is decided, and what looks so is a guess. */
const ROUNDS_LEFT_MAX = 18
/** How many rounds before the end idleness has faded to a third. */
const IDLE_ROUNDS = 7
/** A season that rests this long is over, or was cut off. */
const REST_DAYS_MAX = 60
const CLUBS_MIN = 10
/** Places that are worth something, and how much one match's say in them keeps a club awake: title, cups, staying up. */
const TITLE = { place: 1, wakes: 18 }
const CUPS = [
  { place: 4, wakes: 4 },
  { place: 6, wakes: 4 },
]
const SURVIVAL_WAKES = 7
/** Points of one match scatter by about this variance, more than by chance alone because clubs change. */
const POINTS_VARIANCE = 2.5
const LAST_VARIANCE = 0.5
/** A win instead of a draw, or a draw instead of a defeat, half way. */
const HALF_SWING = 1.5
/** Clubs are expected to go on as so far, held to the mean by so many matches. */
const USUAL_POINTS = 1.37
const USUAL_MATCHES = 12

type Standing = { left: number; expected: number }

/**
 * What is at stake for each club, from the table alone: by club number, what to add to its strength. Nothing where the
 * season under way is not one in which everybody meets everybody twice, or is not near its end.
 *
 * One match's say in a place is the chance of ending on its right side after a win less that after a defeat, where the
 * points still to come scatter normally around going on as so far.
 */
export function seasonEnd(
  league: LeagueIndex,
  asOfDay: number,
  settings: SeasonEndSettings,
  relegationPlaces: number,
): Float64Array {
  const shifts = new Float64Array(league.clubs.length)
  const table = standingsOf(league, asOfDay)
  if (!table) return shifts
  const order = [...table.keys()].sort((one, other) => expectedOf(table, other) - expectedOf(table, one))
  const sayIn = (rank: number, place: number) => {
    const own = table.get(order[rank] ?? -1)
    // The club to stay ahead of, or to overtake.
    const rival = table.get(order[rank < place ? place : place - 1] ?? -1)
    if (!own || !rival) return 0
    const spread = Math.sqrt(2 * (POINTS_VARIANCE * (Math.max(0, own.left - 1) + rival.left) + LAST_VARIANCE))
    const gap = own.expected - rival.expected
    return (errorFunction((gap + HALF_SWING) / spread) - errorFunction((gap - HALF_SWING) / spread)) / 2
  }
  order.forEach((club, rank) => {
    const left = table.get(club)?.left ?? 0
    if (left < 1 || left > ROUNDS_LEFT_MAX) return
    const survival = sayIn(rank, order.length - relegationPlaces)
    const awake = [TITLE, ...CUPS].reduce(
      (sum, { place, wakes }) => sum + wakes * sayIn(rank, place),
      SURVIVAL_WAKES * survival,
    )
    shifts[club] = settings.idle * Math.exp(-awake - left / IDLE_ROUNDS) + settings.survival * survival
  })
  return shifts
}

function expectedOf(table: ReadonlyMap<number, Standing>, club: number): number {
  return table.get(club)?.expected ?? 0
}

/** The table of the season under way by club number; null where nothing can be said of its end. */
function standingsOf({ matches, clubs, home, away }: LeagueIndex, asOfDay: number): Map<number, Standing> | null {
  const last = matches.at(-1)
  if (!last || asOfDay - last.day > REST_DAYS_MAX) return null
  const table = new Map<number, { points: number; played: number }>()
  const met = new Set<number>()
  const count = (club: number, scored: number, conceded: number) => {
    const row = table.get(club) ?? { points: 0, played: 0 }
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0
    row.played++
    table.set(club, row)
  }
  for (let at = matches.length - 1; at >= 0 && matches[at]?.season === last.season; at--) {
    const goals = matches[at]?.goals ?? { home: 0, away: 0 }
    const [one, other] = [home[at] ?? 0, away[at] ?? 0]
    met.add(one * clubs.length + other)
    count(one, goals.home, goals.away)
    count(other, goals.away, goals.home)
  }
  const rounds = 2 * (table.size - 1)
  const played = [...table.values()].map((row) => row.played)
  const matchesPlayed = played.reduce((sum, of) => sum + of, 0) / 2
  const isDoubleRound = table.size >= CLUBS_MIN && met.size === matchesPlayed && Math.max(...played) <= rounds
  if (!isDoubleRound) return null
  return new Map([...table].map(([club, { points, played: so }]) => [club, standing(points, so, rounds - so)]))
}

/** By hand: 40 points of 30 matches and 8 to come: (40 + 12 × 1.37) / 42 = 1.344 a match, so 50.7 in the end. */
function standing(points: number, played: number, left: number): Standing {
  const pace = (points + USUAL_MATCHES * USUAL_POINTS) / (played + USUAL_MATCHES)
  return { left, expected: points + left * pace }
}

/** Abramowitz and Stegun 7.1.26, right to 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x))
  const tail =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) *
    t *
    Math.exp(-x * x)
  return x >= 0 ? 1 - tail : tail - 1
}

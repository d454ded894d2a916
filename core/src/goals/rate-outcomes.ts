import { fillGoalChances, GOALS_SHAPE, GOALS_SIZE_MAX, sizeFor } from '#goals/goal-counts.ts'
import { boundedRho, lowScoreFactor } from '#goals/low-scores.ts'
import { DRAW_LIFT } from '#goals/score-grid.ts'

/** Filled anew with every call, which nobody waits for. */
const home = new Float64Array(GOALS_SIZE_MAX)
const away = new Float64Array(GOALS_SIZE_MAX)

/**
 * The chances of home, draw and away, then of over and under each line of half goals, on the grid of these rates, without making the grid: one walk over
 * either side's goals instead of one over all scores. To the last digits what `viewsOf(matchGrid(...))` says.
 */
export function fillOutcomes(
  into: Float64Array,
  lines: readonly number[],
  homeRate: number,
  awayRate: number,
  rho: number,
): void {
  const size = sizeFor(Math.max(homeRate, awayRate))
  fillGoalChances(home, size, homeRate, GOALS_SHAPE)
  fillGoalChances(away, size, awayRate, GOALS_SHAPE)
  let [homeWins, draws, awayWins, homeBelow, awayBelow] = [0, 0, 0, 0, 0]
  for (let goals = 0; goals < size; goals++) {
    const [ours, theirs] = [home[goals] ?? 0, away[goals] ?? 0]
    homeWins += ours * awayBelow
    awayWins += theirs * homeBelow
    draws += ours * theirs
    homeBelow += ours
    awayBelow += theirs
  }
  const none = (home[0] ?? 0) * (away[0] ?? 0)
  const homeOdds = (home[1] ?? 0) / (home[0] ?? 1)
  const awayOdds = (away[1] ?? 0) / (away[0] ?? 1)
  const safe = boundedRho(homeOdds, awayOdds, rho)
  // What the low-score correction adds to each of the four scores.
  const at00 = none * (lowScoreFactor(0, 0, homeOdds, awayOdds, safe) - 1)
  const at01 = none * awayOdds * (lowScoreFactor(0, 1, homeOdds, awayOdds, safe) - 1)
  const at10 = none * homeOdds * (lowScoreFactor(1, 0, homeOdds, awayOdds, safe) - 1)
  const at11 = none * homeOdds * awayOdds * (lowScoreFactor(1, 1, homeOdds, awayOdds, safe) - 1)
  homeWins += at10
  awayWins += at01
  draws = DRAW_LIFT * (draws + at00 + at11)
  const total = homeWins + draws + awayWins
  into[0] = homeWins / total
  into[2] = awayWins / total
  into[1] = 1 - (into[0] ?? 0) - (into[2] ?? 0)
  for (let number = 0; number < lines.length; number++) {
    const most = Math.min(2 * size - 2, Math.floor(lines[number] ?? 0))
    let under = most >= 0 ? DRAW_LIFT * at00 : 0
    if (most >= 1) under += at01 + at10
    if (most >= 2) under += DRAW_LIFT * at11
    under += chanceUpTo(most, size)
    into[3 + 2 * number] = 1 - under / total
    into[4 + 2 * number] = under / total
  }
}

/** Chance of at most so many goals, draws lifted, nothing else corrected. */
function chanceUpTo(most: number, size: number): number {
  let [sum, below] = [0, 0]
  let away1 = 0
  for (let goals = Math.min(most, size - 1); goals >= 0; goals--) {
    for (; away1 < size && away1 + goals <= most; away1++) below += away[away1] ?? 0
    sum += (home[goals] ?? 0) * below
    if (2 * goals <= most) sum += (DRAW_LIFT - 1) * (home[goals] ?? 0) * (away[goals] ?? 0)
  }
  return sum
}

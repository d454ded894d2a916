import { GOALS_SHAPE } from '#goals/goal-counts.ts'

/** What a market's chance is by its id; null where it is not known. */
export type ChanceOf = (id: string) => number | null

/** Scores are markets of their own up to four goals a side; what is beyond them is known only by who wins. */
const LISTED = 5
const SIZE = 12

/**
 * The grid that a match's markets were read off. Up to four goals a side it is their own chances; the few scores beyond are
 * spread as our counts of goals fall off, so that they sum to the markets that hold them. Null where scores are not known.
 */
export function rebuildScores(chanceOf: ChanceOf): { size: number; chances: number[] } | null {
  const chances = new Array<number>(SIZE * SIZE).fill(0)
  for (let home = 0; home < LISTED; home++) {
    for (let away = 0; away < LISTED; away++) {
      const chance = chanceOf(`score.${home}-${away}`)
      if (chance === null) return null
      chances[home * SIZE + away] = chance
    }
  }
  const at = (home: number, away: number) => chances[home * SIZE + away] ?? 0
  const [last, before] = [LISTED - 1, LISTED - 2]
  // Between these two scores nothing differs but one goal of one side.
  const homeStep = stepOf(at(before, last), at(before - 1, last), before)
  const awayStep = stepOf(at(last, before), at(last, before - 1), before)
  if (homeStep === null || awayStep === null) return null
  const weigh = (home: number, away: number) => fall(homeStep, home) * fall(awayStep, away)
  const fill = (total: number, isIn: (home: number, away: number) => boolean) => spread(chances, total, isIn, weigh)
  const beyond = (home: number, away: number) => home >= LISTED || away >= LISTED
  const others = { home: chanceOf('score.other.home'), away: chanceOf('score.other.away') }
  if (others.home === null || others.away === null) return null
  const homeNil = nilBeyond(chanceOf('toNil.home'), (goals) => at(goals, 0))
  const awayNil = nilBeyond(chanceOf('toNil.away'), (goals) => at(0, goals))
  fill(homeNil, (home, away) => home >= LISTED && away === 0)
  fill(awayNil, (home, away) => away >= LISTED && home === 0)
  fill(others.home - homeNil, (home, away) => beyond(home, away) && home > away && away > 0)
  fill(others.away - awayNil, (home, away) => beyond(home, away) && away > home && home > 0)
  fill(chanceOf('score.other.draw') ?? 0, (home, away) => beyond(home, away) && home === away)
  // Markets are kept rounded.
  const whole = chances.reduce((sum, chance) => sum + chance, 0)
  return { size: SIZE, chances: chances.map((chance) => chance / whole) }
}

/** How much rarer the next goal is than the last one, without what every count has in common; null where it cannot be told. */
function stepOf(more: number, fewer: number, goals: number): number | null {
  return more > 0 && fewer > 0 ? (more / fewer) * goals ** GOALS_SHAPE : null
}

function fall(step: number, goals: number): number {
  let weight = 1
  for (let goal = 1; goal <= goals; goal++) weight *= step / goal ** GOALS_SHAPE
  return weight
}

/** Five and more to nil: what the market holds beyond the listed scores. */
function nilBeyond(toNil: number | null, listed: (goals: number) => number): number {
  if (toNil === null) return 0
  let rest = toNil
  for (let goals = 1; goals < LISTED; goals++) rest -= listed(goals)
  return Math.max(0, rest)
}

function spread(
  chances: number[],
  total: number,
  isIn: (home: number, away: number) => boolean,
  weigh: (home: number, away: number) => number,
): void {
  const places: { at: number; weight: number }[] = []
  for (let home = 0; home < SIZE; home++) {
    for (let away = 0; away < SIZE; away++) {
      if (isIn(home, away)) places.push({ at: home * SIZE + away, weight: weigh(home, away) })
    }
  }
  const whole = places.reduce((sum, { weight }) => sum + weight, 0)
  if (!(whole > 0)) return
  for (const { at, weight } of places) chances[at] = (Math.max(0, total) * weight) / whole
}

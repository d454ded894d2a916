import type { Sides } from '@prancheta/core/goals/played-match.ts'
import type { DayRole } from './day-roles.ts'
import { THROW, throwBell, throwDie, wander } from './dice.ts'
import { CLUBS_IN_REGION, type Region } from './regions.ts'

/** How far the best lasting class lies above the worst, in log goals of difference. */
const CLASS_SPAN = 1.5
/** Squads change over about two years, form over about ten weeks. */
const SLOW_DAYS = 700
const SLOW_SIZE = 0.45
const QUICK_DAYS = 75
const QUICK_SIZE = 0.2
const TEMPO_DAYS = 400
const TEMPO_SIZE = 0.26
/** What nobody can read from results: who is fit, who rests. The houses know some of it. */
const MATCH_SIZE = 0.07
const HOME_HABIT_SIZE = 0.06
/** An open game: both sides score about 1.55 goals on average, whoever they are. */
const OPEN_LEVEL = 0.44
const OPEN_SHARE = 0.06

/** Attack minus defence of a club on a day, around 0 for the whole region. Nobody outside this folder may see it. */
function hiddenClass(club: number, day: number): number {
  const rank = club % CLUBS_IN_REGION
  const lasting = CLASS_SPAN * (0.5 - rank / (CLUBS_IN_REGION - 1))
  return (
    lasting +
    SLOW_SIZE * wander(THROW.slowForm, club, day / SLOW_DAYS) +
    QUICK_SIZE * wander(THROW.quickForm, club, day / QUICK_DAYS)
  )
}

/** One game as the throws know it: its season and division, and its place in them. */
export type GameKey = { seasonKey: number; index: number }

/** The goals each side will score on average: what results are thrown from and what the houses try to see. */
export function hiddenRates(
  region: Region,
  home: number,
  away: number,
  day: number,
  { seasonKey, index }: GameKey,
  role: DayRole | null,
): Sides {
  const advantage = region.homeAdvantage + HOME_HABIT_SIZE * (2 * throwDie(THROW.homeHabit, home) - 1)
  const apart = advantage + hiddenClass(home, day) - hiddenClass(away, day)
  const tempo = TEMPO_SIZE * (wander(THROW.tempo, home, day / TEMPO_DAYS) + wander(THROW.tempo, away, day / TEMPO_DAYS))
  const isOpen = role === 'open'
  const half = (apart / 2 + MATCH_SIZE * throwBell(THROW.matchShape, seasonKey, index)) * (isOpen ? OPEN_SHARE : 1)
  const middle = isOpen ? OPEN_LEVEL : region.goalLevel + tempo / 2
  return { home: Math.exp(middle + half), away: Math.exp(middle - half) }
}

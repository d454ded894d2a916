import type { Sides } from '@prancheta/core/goals/played-match.ts'
import type { WorldGame } from './demo-world.ts'
import { poissonCount, THROW, throwDie } from './dice.ts'

export type WorldStatistics = Record<'shots' | 'shotsOnTarget' | 'corners' | 'yellowCards' | 'redCards', Sides>

const MINUTE_MS = 60_000
/** Two halves, the pause and stoppage time. */
const SHORTEST_MINUTES = 108
const LENGTH_SPREAD_MINUTES = 10

/** When the referee ends it. */
export function finalWhistleMs({ kickOffMs, seasonKey, index }: WorldGame): number {
  const minutes = SHORTEST_MINUTES + Math.floor(LENGTH_SPREAD_MINUTES * throwDie(THROW.length, seasonKey, index))
  return kickOffMs + minutes * MINUTE_MS
}

/** Of all goals 44% fall before half time. */
const FIRST_HALF_SHARE = 0.44

const HALF_MINUTES = 45
const PAUSE_MINUTES = 15

export function halfTimeGoals(game: WorldGame): Sides {
  return goalsBefore(game, HALF_MINUTES)
}

/** What the board shows while the game is on. */
export function goalsSoFar(game: WorldGame, nowMs: number): Sides {
  return goalsBefore(game, (nowMs - game.kickOffMs) / MINUTE_MS)
}

/** Goals that fell before so many minutes after kick-off, the pause counted. */
function goalsBefore({ goals, seasonKey, index }: WorldGame, minutes: number): Sides {
  const fallen = (count: number, side: number) => {
    let before = 0
    for (let goal = 0; goal < count; goal++) {
      if (minuteOf(throwDie(THROW.halfTime, seasonKey, index, side * 32 + goal)) < minutes) before++
    }
    return before
  }
  return { home: fallen(goals.home, 0), away: fallen(goals.away, 1) }
}

function minuteOf(die: number): number {
  if (die < FIRST_HALF_SHARE) return (die / FIRST_HALF_SHARE) * HALF_MINUTES
  return HALF_MINUTES + PAUSE_MINUTES + ((die - FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE)) * HALF_MINUTES
}

/** Means of a usual match of 1.5 and 1.2 expected goals. */
const SAVED_PER_GOAL = 2.1
const WIDE_PER_GOAL = 5.6
const CORNERS_LEVEL = 5
const CARDS_LEVEL = 2.3
const RED_MEAN = 0.09

/**
 * Shots, corners and cards as they would have been counted. Who attacks more shoots and gets corners more; clubs have
 * habits; a strict referee books both sides; careful games have more fouls.
 */
export function matchStatistics(game: WorldGame): WorldStatistics {
  const { hiddenRates, goals } = game
  const share = Math.sqrt(hiddenRates.home / hiddenRates.away)
  const wild = wildness(game)
  const referee = 1 + 0.5 * (throwDie(THROW.referee, game.seasonKey, game.index) - 0.5)
  const onTarget = bothSides((side) => goals[side] + count(game, THROW.shots, side, SAVED_PER_GOAL * hiddenRates[side]))
  return {
    shotsOnTarget: onTarget,
    shots: bothSides(
      (side) => onTarget[side] + count(game, THROW.shots, side, WIDE_PER_GOAL * Math.sqrt(1.3 * hiddenRates[side]), 2),
    ),
    corners: bothSides((side) => {
      const pressure = side === 'home' ? share : 1 / share
      return count(
        game,
        THROW.corners,
        side,
        CORNERS_LEVEL * pressure ** 0.8 * wild * habit(game, THROW.cornerHabit, side),
      )
    }),
    yellowCards: bothSides((side) => {
      const chased = side === 'home' ? 1 / share : share
      return count(game, THROW.cards, side, CARDS_LEVEL * chased ** 0.4 * referee * habit(game, THROW.cardHabit, side))
    }),
    redCards: bothSides((side) => count(game, THROW.cards, side, RED_MEAN * referee, 2)),
  }
}

type Side = keyof Sides
const bothSides = (of: (side: Side) => number): Sides => ({ home: of('home'), away: of('away') })

function count(
  game: WorldGame,
  purpose: typeof THROW.shots | typeof THROW.corners | typeof THROW.cards,
  side: Side,
  mean: number,
  kind = 0,
): number {
  return poissonCount(mean, throwDie(purpose, game.seasonKey, game.index, kind + (side === 'home' ? 0 : 1)))
}

/** Corners of one game vary more than a Poisson count: the game itself is open or not. */
function wildness({ seasonKey, index }: WorldGame): number {
  return 0.75 + 0.5 * throwDie(THROW.corners, seasonKey, index, 9)
}

/** Lasting ways of a club and of the one it meets, up to a quarter more or less each. */
function habit(
  { home, away }: WorldGame,
  purpose: typeof THROW.cornerHabit | typeof THROW.cardHabit,
  side: Side,
): number {
  const [own, other] = side === 'home' ? [home, away] : [away, home]
  return (0.8 + 0.4 * throwDie(purpose, own.number)) * (0.9 + 0.2 * throwDie(purpose, other.number, 1))
}

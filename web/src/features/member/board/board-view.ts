import type { Leg } from './board-place.ts'

/** What every line of the board needs to know beside its game. */
export type BoardView = {
  now: Date
  seesValue: boolean
  /** The address at which a game is chosen for its analysis, with the board as it is. */
  linkTo: (fixtureId: number) => string
  legs: {
    /** The reader's plan has combinations of several games. */
    mayAdd: boolean
    chosen: readonly Leg[]
    toggle: (leg: Leg) => void
  }
}

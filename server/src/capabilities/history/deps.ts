import type { Session } from '#platform/session/session.ts'
import type { FixturesDeps } from '../fixtures/index.ts'

/** Results come from the games that are followed, so what those need is needed here. */
export type HistoryDeps = FixturesDeps & {
  /** Each row offers a card. */
  foreseeCard: (viewer: Session) => void
}

import type { FixturesDeps } from '#capabilities/fixtures/index.ts'
import type { Session } from '#platform/session/session.ts'

/** Results come from the games that are followed, so what those need is needed here. */
export type HistoryDeps = FixturesDeps & {
  /** Each row offers a card. */
  foreseeCard: (viewer: Session) => void
}

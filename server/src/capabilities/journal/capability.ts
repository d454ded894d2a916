import type { Capability } from '#platform/capability/capability.ts'
import type { OpenThread } from '#platform/threads/thread.ts'
import type { BetDeps } from './bets/record-bet.ts'
import { closeBets } from './closing/close-bets.ts'
import { journalDoors } from './doors.ts'
import type { LuckFigures } from './figures/luck.ts'
import { settleBets } from './settling/settle-bets.ts'

const MINUTE_MS = 60_000
const SETTLE_JOB = 'journal.settle'
const CLOSE_JOB = 'journal.close'

/** Bets that people made elsewhere: what was staked, how it ended, and at which price. */
export function journalCapability(deps: BetDeps & { openThread: OpenThread }): Capability {
  const luck = deps.openThread<string, LuckFigures>(new URL('./figures/luck-worker.ts', import.meta.url))
  return {
    doors: journalDoors({ ...deps, luck }),
    jobs: {
      lane: 'games',
      handlers: {
        [SETTLE_JOB]: (_payload, run) => settleBets(deps, run),
        [CLOSE_JOB]: (_payload, run) => closeBets(deps, run),
      },
      repeating: [
        { kind: SETTLE_JOB, everyMs: 2 * MINUTE_MS },
        { kind: CLOSE_JOB, everyMs: 10 * MINUTE_MS },
      ],
    },
    stop: () => luck.stop(),
  }
}

import type { Capability } from '#platform/capability/capability.ts'
import type { OpenThread } from '#platform/threads/thread.ts'
import { deleteRowsBefore } from './board-store.ts'
import { boardDoors } from './doors.ts'
import type { BoardTask, PricedGame } from './price-games.ts'
import type { RoundComboDeps } from './price-round-combo.ts'
import { refreshBoard } from './refresh-board.ts'

const REFRESH_BOARD_JOB = 'board.refresh'
/** Mostly a look that finds nothing new. */
const REFRESH_MS = 20_000
/** Of games that are over; their day's board is not shown any more. */
const ROWS_KEPT_MS = 2 * 86_400_000

/** The day's games at a glance, and combinations over several of them. */
export function boardCapability({ openThread, ...deps }: RoundComboDeps & { openThread: OpenThread }): Capability {
  const pricer = openThread<BoardTask, PricedGame[]>(new URL('./board-worker.ts', import.meta.url))
  return {
    doors: boardDoors(deps),
    jobs: {
      lane: 'board',
      handlers: { [REFRESH_BOARD_JOB]: (_payload, run) => refreshBoard(deps, pricer, run) },
      repeating: [{ kind: REFRESH_BOARD_JOB, everyMs: REFRESH_MS }],
    },
    stop: pricer.stop,
    tidy: (now) => deleteRowsBefore(deps.db, new Date(now.getTime() - ROWS_KEPT_MS)),
  }
}

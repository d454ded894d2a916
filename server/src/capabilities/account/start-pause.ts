import { type PauseLength, pauseEnd } from '@prancheta/core/responsible-play/pause.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { AccountDeps } from './deps.ts'
import { lengthenPause } from './pause-store.ts'

/** Shuts a user out of analysis, chat and checkout, from this moment. Nobody can shorten it, they least of all. */
export async function startPause({ db, clock }: AccountDeps, userId: string, length: PauseLength) {
  const now = clock.now()
  const endsAt = pauseEnd(now, length)
  if (!(await lengthenPause(db, { userId, now, endsAt }))) throw new AppError('pause.notLonger')
  return { paused_until: endsAt.toISOString() }
}

import * as account from '@prancheta/contract/account.ts'
import { requireOwnPassword, sessionCookieAttributes } from '#capabilities/identity/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Door, door } from '#platform/http/door.ts'
import { SESSION_COOKIE } from '#platform/session/read-session.ts'
import { closeAccount, toDeletionView } from './close-account.ts'
import { findDeletion } from './deletion-store.ts'
import type { AccountDeps } from './deps.ts'
import { startPause } from './start-pause.ts'

export const accountRoutes = (deps: AccountDeps): Door[] => [
  door(account.readPause, 'user', async (_input, { pausedUntil }) => ({
    paused_until: pausedUntil?.toISOString() ?? null,
  })),
  door(account.startPause, 'user', ({ length }, { userId }) => startPause(deps, userId, length)),
  door(account.deleteAccount, 'user', async ({ password }, { userId }, facts) => {
    await requireOwnPassword(deps.identity, { userId, password })
    const deletion = await closeAccount(deps, userId, 'user')
    if (!deletion) throw new AppError('session.required')
    facts.setCookie(SESSION_COOKIE, '', { ...sessionCookieAttributes(facts), maxAge: 0 })
    return { deletion }
  }),
  // Whoever holds the receipt may ask; it says how far a deletion has come and nothing else.
  door(account.deletionStatus, 'public', async ({ deletionId }) => {
    const deletion = await findDeletion(deps.db, deletionId)
    if (!deletion) throw new AppError('account.deletionUnknown')
    return { deletion: toDeletionView(deletion) }
  }),
]

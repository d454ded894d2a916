import { Readable } from 'node:stream'
import { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import * as account from '@prancheta/contract/account/routes.ts'
import { look } from '#capabilities/analysis/index.ts'
import { findCounts } from '#capabilities/history/index.ts'
import { sessionCookieAttributes } from '#capabilities/identity/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { SESSION_COOKIE } from '#platform/session/read-session.ts'
import { findDeletion } from './account-store.ts'
import { type AccountDeps, closeAccount, toDeletionView } from './delete-account.ts'
import { exportData } from './export/export-data.ts'

const EXPORT = {
  method: 'get',
  path: account.EXPORT_PATH,
  summary: 'Everything held of the user: JSON and CSV of each table, in a zip that is written while it is sent.',
  closedWhilePaused: false,
} as const

export const accountDoors = (deps: AccountDeps): Door[] => [
  door(readDashboard, 'user', async (_input, { userId, planActive }) => {
    const [results, month] = await Promise.all([findCounts(deps.db, userId), look(deps, userId)])
    return {
      totalAnalyses: results.total,
      greenResults: results.green,
      redResults: results.red,
      monthAnalyses: month.used,
      plan: month.plan,
      planActive,
      quotaLimit: month.limit,
      quotaRemaining: month.remaining,
    }
  }),
  door(account.deleteAccount, 'user', async ({ password }, { userId }, facts) => {
    await deps.requireOwnPassword({ userId, password })
    const deletion = await closeAccount(deps, userId, 'user')
    if (!deletion) throw new AppError('session.required')
    facts.setCookie(SESSION_COOKIE, '', { ...sessionCookieAttributes(facts), maxAge: 0 })
    return { deletion }
  }),
  rawDoor(EXPORT, 'user', async ({ context }, { userId }) => {
    if (context.req.method === 'HEAD') return context.body(null)
    await deps.exporting.count(userId)
    const now = deps.clock.now()
    const zip = await exportData(deps.db, userId, now)
    context.header('Content-Type', 'application/zip')
    context.header('Content-Disposition', `attachment; filename="prancheta-${dateInSaoPaulo(now)}.zip"`)
    context.header('Cache-Control', 'no-store')
    return context.body(Readable.toWeb(zip))
  }),
  // Whoever holds the receipt may ask; it says how far a deletion has come and nothing else.
  door(account.deletionStatus, 'public', async ({ deletionId }) => {
    const deletion = await findDeletion(deps.db, deletionId)
    if (!deletion) throw new AppError('account.deletionUnknown')
    return { deletion: toDeletionView(deletion) }
  }),
]

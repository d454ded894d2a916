import {
  type ListedUser,
  type listUsers as listUsersRoute,
  USERS_FOUND_MAX,
  USERS_PAGE_SIZE,
} from '@prancheta/contract/admin/users.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import { countAdmins } from '#capabilities/identity/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { countAccounts } from '../figures/history-store.ts'
import type { UserDeps } from './deps.ts'
import { countFound, foundIds, type ListedRow, userIds, usersByIds } from './user-list-store.ts'

type Output = OutputOf<typeof listUsersRoute>

export async function listUsers(
  { db, clock }: UserDeps,
  { page = 1, sort = 'newest', search = '' }: InputOf<typeof listUsersRoute>,
): Promise<Output> {
  const words = search.trim()
  const part = { sort, offset: (page - 1) * USERS_PAGE_SIZE, limit: USERS_PAGE_SIZE }
  const counted = words === '' ? await countUsers(db) : await countFound(db, words, USERS_FOUND_MAX)
  const hasMore = words !== '' && counted > USERS_FOUND_MAX
  const total = hasMore ? USERS_FOUND_MAX : counted
  const isThere = part.offset < total

  const find = () => (words === '' ? userIds(db, part, total) : foundIds(db, words, part, { isCommon: hasMore }))
  const rows = isThere ? await usersByIds(db, await find()) : []
  const now = clock.now()
  return {
    users: rows.map((row) => toListedUser(row, now)),
    page,
    page_count: Math.ceil(total / USERS_PAGE_SIZE),
    total,
    has_more: hasMore,
  }
}

/** Summed from the days' counts; counting the accounts themselves would take longer the more there are. */
async function countUsers(db: Queryable): Promise<number> {
  const [accounts, admins] = await Promise.all([countAccounts(db), countAdmins(db)])
  return accounts - admins
}

export function toListedUser(row: ListedRow, now: Date): ListedUser {
  const { id, name, email, phone, created_at, suspended_at, tipster_slug, access_until } = row
  const current = planAt({ plan: row.plan, active: row.active, accessUntil: access_until }, now)
  return {
    id,
    name,
    email,
    phone,
    created_at: created_at.toISOString(),
    ...current,
    suspended: suspended_at !== null,
    tipster_slug,
  }
}

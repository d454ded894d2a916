import {
  type ListedUser,
  type listUsers as listUsersRoute,
  USERS_FOUND_MAX,
  USERS_PAGE_SIZE,
  type UserPlan,
} from '@prancheta/contract/admin/users.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import { csvLine } from '@prancheta/core/text/csv.ts'
import { dateInSaoPaulo, momentInBrazil } from '#platform/clock/clock.ts'
import { countUsers } from '../figures/figures-store.ts'
import type { UserDeps } from './read-user.ts'
import { countFound, foundIds, type ListedRow, userIds, usersBefore, usersByIds } from './user-list-store.ts'

type Output = OutputOf<typeof listUsersRoute>

export async function listUsers(
  { db, clock }: UserDeps,
  { page = 1, sort = 'newest', plan, search = '' }: InputOf<typeof listUsersRoute>,
): Promise<Output> {
  const now = clock.now()
  const filter = { words: search.trim(), plan: plan ?? null, now }
  const isFiltered = filter.words !== '' || filter.plan !== null
  const part = { sort, offset: (page - 1) * USERS_PAGE_SIZE, limit: USERS_PAGE_SIZE }
  const counted = isFiltered
    ? await countFound(db, filter, USERS_FOUND_MAX)
    : (await countUsers(db, dateInSaoPaulo(now))).total
  const hasMore = isFiltered && counted > USERS_FOUND_MAX
  const total = hasMore ? USERS_FOUND_MAX : counted
  const isThere = part.offset < total

  const find = () => (isFiltered ? foundIds(db, filter, part, { isCommon: hasMore }) : userIds(db, part, total))
  const rows = isThere ? await usersByIds(db, await find()) : []
  return {
    users: rows.map((row) => toListedUser(row, now)),
    page,
    page_count: Math.ceil(total / USERS_PAGE_SIZE),
    total,
    has_more: hasMore,
  }
}

function toListedUser(row: ListedRow, now: Date): ListedUser {
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

const BATCH = 1_000

const HEADER = ['Nome', 'E-mail', 'Telefone', 'Plano', 'Situação do plano', 'Conta', 'Tipster', 'Criada em']

/** Everybody, or those a filter finds, a batch at a time: no number of users fills the memory or holds a transaction. */
export async function* exportUsers(
  { db, clock }: UserDeps,
  { search, plan }: { search: string; plan: UserPlan | null },
): AsyncGenerator<string> {
  yield csvLine(HEADER)
  let before: string | null = null
  while (true) {
    const now = clock.now()
    const rows = await usersBefore(db, { before, filter: { words: search.trim(), plan, now }, limit: BATCH })
    yield rows
      .map((row) => toListedUser(row, now))
      .map((user) =>
        csvLine([
          user.name ?? '',
          user.email,
          user.phone ?? '',
          PLAN_NAMES[user.plan],
          user.active ? 'ativo' : 'inativo',
          user.suspended ? 'suspensa' : 'aberta',
          user.tipster_slug ?? '',
          momentInBrazil(new Date(user.created_at)),
        ]),
      )
      .join('')
    before = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return
  }
}

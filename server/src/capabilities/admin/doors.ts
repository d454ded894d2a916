import * as figures from '@prancheta/contract/admin/figures.ts'
import { readSystem } from '@prancheta/contract/admin/system.ts'
import * as users from '@prancheta/contract/admin/users.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { newestRatings } from '#capabilities/fixtures/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { exportPayers, type FigureDeps, readFinance, readOverview } from './figures/figures.ts'
import { actOnUser } from './users/act-on-user.ts'
import { exportUsers, listUsers } from './users/list-users.ts'
import { readUser, type UserDeps } from './users/read-user.ts'

const USERS_CSV = {
  method: 'get',
  path: users.USERS_CSV_PATH,
  summary: 'All users but the admins as a file for spreadsheets, streamed; with `search` and `plan` those they find.',
} as const

const PAYERS_CSV = {
  method: 'get',
  path: figures.FINANCE_CSV_PATH,
  summary: 'Everybody who pays for a plan as a file for spreadsheets, streamed.',
} as const

type SystemView = OutputOf<typeof readSystem>

/** Facts of this installation, decided where it is put together. */
type SystemFacts = Omit<SystemView, 'leagues'>

export type AdminDeps = { users: UserDeps; figures: FigureDeps; system: SystemFacts }

export function adminDoors(deps: AdminDeps): Door[] {
  return [...userDoors(deps.users), ...figureDoors(deps.figures), systemDoor(deps.users.db, deps.system)]
}

const userDoors = (deps: UserDeps): Door[] => [
  door(users.listUsers, 'admin', (input) => listUsers(deps, input)),
  rawDoor(USERS_CSV, 'admin', async (exchange) => {
    const { search = '', plan: asked } = exchange.context.req.query()
    const plan = users.USER_PLANS.find((each) => each === asked) ?? null
    const isBad = search.length > SEARCH_LENGTH_MAX || search.includes('\0') || (asked !== undefined && plan === null)
    if (isBad) throw new AppError('request.invalid')
    return csvAnswer(exchange, 'usuarios.csv', exportUsers(deps, { search, plan }))
  }),
  door(users.readUser, 'admin', ({ userId }) => readUser(deps, userId)),
  door(users.actOnUser, 'admin', (input, session) => actOnUser(deps, session, input)),
]

const figureDoors = (deps: FigureDeps): Door[] => [
  door(figures.readOverview, 'admin', () => readOverview(deps)),
  door(figures.readFinance, 'admin', () => readFinance(deps)),
  rawDoor(PAYERS_CSV, 'admin', async (exchange) => csvAnswer(exchange, 'assinaturas.csv', exportPayers(deps))),
]

const systemDoor = (db: Queryable, facts: SystemFacts): Door =>
  door(readSystem, 'admin', async () => ({
    ...facts,
    leagues: (await newestRatings(db)).map(({ fitted_at, ...league }) => ({
      ...league,
      fitted_at: fitted_at.toISOString(),
    })),
  }))

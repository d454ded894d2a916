import * as users from '@prancheta/contract/admin/users.ts'
import { SEARCH_LENGTH_MAX } from '@prancheta/contract/support/thread.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { actOnUser } from './act-on-user.ts'
import type { UserDeps } from './deps.ts'
import { exportUsers } from './export-users.ts'
import { listUsers } from './list-users.ts'
import { readUser } from './read-user.ts'

const CSV = {
  method: 'get',
  path: users.USERS_CSV_PATH,
  summary: 'All users but the admins as a file for spreadsheets, streamed; with `search` those it finds.',
} as const

export const userRoutes = (deps: UserDeps): Door[] => [
  door(users.listUsers, 'admin', (input) => listUsers(deps, input)),
  rawDoor(CSV, 'admin', async (exchange) => {
    const search = exchange.context.req.query('search') ?? ''
    if (search.length > SEARCH_LENGTH_MAX || search.includes('\0')) throw new AppError('request.invalid')
    return csvAnswer(exchange, 'usuarios.csv', exportUsers(deps, search))
  }),
  door(users.readUser, 'admin', ({ userId }) => readUser(deps, userId)),
  door(users.actOnUser, 'admin', (input, session) => actOnUser(deps, session, input)),
]

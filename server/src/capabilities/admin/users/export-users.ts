import { csvLine } from '@prancheta/core/text/csv.ts'
import { momentInBrazil } from '#platform/clock/sao-paulo.ts'
import type { UserDeps } from './deps.ts'
import { toListedUser } from './list-users.ts'
import { usersBefore } from './user-list-store.ts'

const BATCH = 1_000

const HEADER = ['Nome', 'E-mail', 'Telefone', 'Plano', 'Situação do plano', 'Conta', 'Tipster', 'Criada em']

/** Everybody, or those a search finds, a batch at a time: no number of users fills the memory or holds a transaction. */
export async function* exportUsers({ db, clock }: UserDeps, search: string): AsyncGenerator<string> {
  yield csvLine(HEADER)
  const words = search.trim()
  let before: string | null = null
  while (true) {
    const rows = await usersBefore(db, { before, words, limit: BATCH })
    const now = clock.now()
    yield rows
      .map((row) => toListedUser(row, now))
      .map((user) =>
        csvLine([
          user.name ?? '',
          user.email,
          user.phone ?? '',
          user.plan,
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

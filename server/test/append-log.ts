import { appendEntries } from '#capabilities/public-log/append-entries.ts'
import { openLogKey } from '#capabilities/public-log/log-crypto.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openPostgres } from '#platform/db/postgres.ts'

// A process of its own that writes to the public log as often as told, several at once.
const [url = '', times = ''] = process.argv.slice(2)
// How long one of them waits for a connection decides nothing.
const database = await openPostgres({ url, poolSize: 5, patienceMs: 60_000 })
const deps = { clock: systemClock, key: openLogKey('x'.repeat(32)) }
const body = { publication: 1, outcome: null, returned: null, corrects: null }
await Promise.all(
  Array.from({ length: Number(times) }, () =>
    database.db.transaction().execute((tx) => appendEntries(tx, deps, [{ kind: 'settlement', body }])),
  ),
)
await database.close()

import { openMeter } from '#capabilities/providers/meter.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openPostgres } from '#platform/db/postgres.ts'

// A process of its own that asks for a service's budget as often as told, and prints how often it got it.
const [url = '', source = '', limit = '', times = ''] = process.argv.slice(2)
// How long one of them waits for a connection decides nothing.
const database = await openPostgres({ url, poolSize: 5, patienceMs: 60_000 })
const meter = openMeter({ db: database.db, clock: systemClock }, source, { minute: null, day: Number(limit) })
const ends = await Promise.allSettled(Array.from({ length: Number(times) }, () => meter.claim(1)))
process.stdout.write(String(ends.filter(({ status }) => status === 'fulfilled').length))
await database.close()

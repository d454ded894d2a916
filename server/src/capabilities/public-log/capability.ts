import type { TransparencyPage } from '@prancheta/contract/public-log/routes.ts'
import type { FixturesDeps } from '#capabilities/fixtures/index.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { type ClosingDeps, closeDays } from './close-days.ts'
import { publicLogDoors } from './doors.ts'
import { writeEndings } from './endings/write-endings.ts'
import { sayOfKept } from './forecasts/say-of-games.ts'
import { writeForecasts } from './forecasts/write-forecasts.ts'
import { openLogKey } from './log-crypto.ts'
import { type PublicationLog, publicationLog } from './publications/publication-log.ts'
import { readTransparency } from './read-log.ts'
import { recordReader } from './read-record.ts'
import { tellWitness, WITNESS_JOB } from './tell-witness.ts'

const MINUTE_MS = 60_000
const FORECASTS_JOB = 'public-log.forecasts'
const ENDINGS_JOB = 'public-log.endings'
const CLOSE_JOB = 'public-log.close-days'

export type PublicLogSettings = Pick<FixturesDeps, 'db' | 'clock' | 'jobs' | 'sources' | 'isOffered'> & {
  /** What the key follows from. */
  secret: string
  /** Where each day's head is sent; null where nobody was named. */
  witnessUrl: string | null
}

export type PublicLog = Capability & {
  publications: PublicationLog
  /** For the page that search engines and archives read. */
  readTransparency(): Promise<TransparencyPage>
}

/** What the product and its tipsters said before kick-off, in a chain that shows any later change. */
export function publicLogCapability({ secret, witnessUrl, ...settings }: PublicLogSettings): PublicLog {
  const { db } = settings
  const deps = { ...settings, key: openLogKey(secret) }
  const closing: ClosingDeps = { ...deps, hasWitness: witnessUrl !== null }
  const record = recordReader(db)
  return {
    doors: publicLogDoors({ ...deps, record }),
    jobs: {
      // Beside the board: what is said just before kick-off cannot wait until all leagues are rated.
      lane: 'board',
      handlers: {
        [FORECASTS_JOB]: (_payload, run) => writeForecasts({ ...deps, sayOf: sayOfKept(deps) }, run),
        [ENDINGS_JOB]: () => writeEndings(deps),
        [CLOSE_JOB]: () => closeDays(closing),
        [WITNESS_JOB]: async (payload) => {
          if (witnessUrl !== null) await tellWitness(witnessUrl, payload)
        },
      },
      repeating: [
        { kind: FORECASTS_JOB, everyMs: MINUTE_MS },
        { kind: ENDINGS_JOB, everyMs: 5 * MINUTE_MS },
        { kind: CLOSE_JOB, everyMs: 10 * MINUTE_MS },
      ],
    },
    publications: publicationLog(deps),
    readTransparency: () => readTransparency(db, deps.key, record),
  }
}

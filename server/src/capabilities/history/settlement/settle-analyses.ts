import { outcomeOf } from '@prancheta/core/history/match-ending.ts'
import { type PickOutcome, returnOfPick } from '@prancheta/core/history/pick-outcome.ts'
import { type FixturesDeps, keepDay } from '#capabilities/fixtures/index.ts'
import type { JobRun } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { endingOf } from './game-ending.ts'
import {
  findChanged,
  findDaysWithoutEnd,
  findEnded,
  type RowToSettle,
  type Settled,
  writeSettled,
} from './settlement-store.ts'

/** A batch holds the embedded database for a few milliseconds. */
const ROWS_AT_ONCE = 50
/** Scores are corrected within days, and statistics come within hours. */
const CORRECTED_MS = 14 * 86_400_000

/** Brings the ends of games to the analyses saved of them; corrected scores and late statistics too. */
export async function settleAnalyses(
  { db, clock }: Pick<FixturesDeps, 'db' | 'clock'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const correctedSince = new Date(clock.now().getTime() - CORRECTED_MS)
  const finders = [() => findEnded(db, ROWS_AT_ONCE), () => findChanged(db, correctedSince, ROWS_AT_ONCE)]
  for (const find of finders) {
    for (let rows = await find(); rows.length > 0 && !signal.aborted; rows = await find()) {
      const now = clock.now()
      await writeSettled(
        db,
        rows.map((row) => settled(row, now)),
      )
      await new Promise(setImmediate) // requests that came meanwhile go first
    }
  }
}

function settled(row: RowToSettle, now: Date): Settled {
  const ending = endingOf(row, row.match_date)
  if (ending.kind === 'open')
    return {
      id: row.id,
      settled_at: null,
      settled_from: null,
      pick_outcome: null,
      pick_return: null,
      published_return: null,
      market_outcomes: {},
    }
  const pickOutcome = row.pick_market_id === null ? null : outcomeOf(row.pick_market_id, ending)
  return {
    id: row.id,
    settled_at: now.toISOString(),
    settled_from: row.version,
    pick_outcome: pickOutcome,
    pick_return: returnAt(pickOutcome, row.pick_odd),
    published_return: returnAt(pickOutcome, row.published_odd),
    market_outcomes: Object.fromEntries(
      row.market_ids.flatMap((id) => {
        const outcome = outcomeOf(id, ending)
        return outcome === null ? [] : [[id, outcome]]
      }),
    ),
  }
}

function returnAt(outcome: PickOutcome | null, odd: number | null): number | null {
  return outcome === null || odd === null ? null : returnOfPick(outcome, odd)
}

const HOUR_MS = 3_600_000
/** A game is over by then, and its day has had its turn with those around today. */
const OVERDUE_MS = 3 * HOUR_MS
/** What no source told within a month it will not tell. */
const GIVEN_UP_MS = 30 * 24 * HOUR_MS
const DAYS_AT_ONCE = 4

/** Asks again for days whose results never came: the product was off, or its source was. */
export async function catchUpDays(deps: FixturesDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  const now = deps.clock.now().getTime()
  const days = await findDaysWithoutEnd(deps.db, {
    from: new Date(now - GIVEN_UP_MS),
    until: new Date(now - OVERDUE_MS),
    limit: DAYS_AT_ONCE,
  })
  for (const day of days) {
    if (signal.aborted) return
    await keepDay(deps, day).catch((error: unknown) =>
      deps.log.warn({ day, error: describeError(error) }, 'results of a past day not had'),
    )
  }
}

import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findRefusal, listRefusals, writeRefusal } from './refusal-store.ts'

/** A plan may be changed; until then every further try would be a call for nothing. */
const REFUSAL_BELIEVED_MS = 6 * 3_600_000

const seasonQuestion = (leagueId: string, season: number) => `season:${leagueId}:${season}`

type Deps = { db: Queryable; clock: Clock }

export type Refusals = {
  /** Asks, unless the plan refused the same question some hours ago. */
  askUnlessRefused<Answer>(source: string, asked: string, ask: () => Promise<Answer>): Promise<Answer>
}

export function openRefusals({ db, clock }: Deps): Refusals {
  return {
    async askUnlessRefused(source, asked, ask) {
      const refusedAt = await findRefusal(db, source, asked)
      const leftMs = refusedAt ? refusedAt.getTime() + REFUSAL_BELIEVED_MS - clock.now().getTime() : 0
      if (leftMs > 0) throw new SourceError(source, 'plan', 'refused some hours ago', { retryAfterMs: leftMs })
      try {
        return await ask()
      } catch (error) {
        if (error instanceof SourceError && error.failure === 'plan') await writeRefusal(db, source, asked, clock.now())
        throw error
      }
    },
  }
}

/** Whether the plan paid for does not have this season. */
export async function isSeasonRefused(
  { db, clock }: Deps,
  source: string,
  { leagueId, season }: { leagueId: string; season: number },
): Promise<boolean> {
  const refusedAt = await findRefusal(db, source, seasonQuestion(leagueId, season))
  return refusedAt !== null && clock.now().getTime() - refusedAt.getTime() < REFUSAL_BELIEVED_MS
}

/** The seasons that a source's plan does not have, and of how many leagues. */
export async function refusedSeasons({ db, clock }: Deps, source: string) {
  const since = new Date(clock.now().getTime() - REFUSAL_BELIEVED_MS)
  const seasons = new Map<number, number>()
  for (const refused of await listRefusals(db, since)) {
    const [, year] = /^season:.+:(\d{4})$/.exec(refused.asked) ?? []
    if (refused.source === source && year) seasons.set(Number(year), (seasons.get(Number(year)) ?? 0) + 1)
  }
  return [...seasons].map(([season, leagues]) => ({ season, leagues }))
}

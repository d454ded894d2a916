import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { listProviders as listProvidersRoute } from '@prancheta/contract/providers/routes.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { listQuotas, type QuotaPeriod } from './budget-store.ts'
import { listStates, type ProviderKind } from './provider-state-store.ts'
import { refusedSeasons } from './refusals.ts'
import { troublesIn, type Watched } from './trouble.ts'

/** Who serves each part; null where nobody does. */
export type Serving = Record<ProviderKind, { name: string; isDemo: boolean } | null>

/** What fails besides those who serve data, and whether the embedded analyst answers when the AI does not. */
export type WatchFacts = Pick<Watched, 'mail' | 'payments'> & { hasStandIn: boolean }

const KINDS: readonly ProviderKind[] = ['football', 'odds', 'weather', 'ai']

export async function listProviders(
  { db, clock }: { db: Queryable; clock: Clock },
  serving: Serving,
  { mail, payments, hasStandIn }: WatchFacts,
): Promise<OutputOf<typeof listProvidersRoute>> {
  const [states, quotas] = await Promise.all([listStates(db), listQuotas(db)])
  const now = clock.now()
  const refused = serving.football ? await refusedSeasons({ db, clock }, serving.football.name) : []
  return {
    providers: KINDS.map((kind) => {
      const source = serving[kind]
      const state = states.find((row) => row.kind === kind && row.source === source?.name)
      return {
        kind,
        source: source?.name ?? null,
        is_demo: source?.isDemo ?? false,
        circuit: circuitOf(state?.open_until ?? null, now),
        last_success_at: state?.last_success_at?.toISOString() ?? null,
        last_failure_at: state?.last_failure_at?.toISOString() ?? null,
        last_failure: state?.last_failure ?? null,
        quotas: quotas
          .filter((row) => row.source === source?.name)
          .map(({ period, quota_limit, quota_left, seen_at }) => ({
            // The table's own check allows nothing else.
            period: period as QuotaPeriod,
            limit: quota_limit,
            left: quota_left,
            seen_at: seen_at.toISOString(),
          })),
        refused_seasons: kind === 'football' ? refused : [],
      }
    }),
    troubles: troublesIn(states, { ...realNames(serving), mail, payments }, { hasStandIn }),
  }
}

/** What we make up ourselves cannot fail. */
function realNames(serving: Serving): Record<ProviderKind, string | null> {
  const nameOf = (kind: ProviderKind) => (serving[kind]?.isDemo ? null : (serving[kind]?.name ?? null))
  return { football: nameOf('football'), odds: nameOf('odds'), weather: nameOf('weather'), ai: nameOf('ai') }
}

function circuitOf(openUntil: Date | null, now: Date): 'closed' | 'open' | 'half_open' {
  if (openUntil === null) return 'closed'
  return openUntil > now ? 'open' : 'half_open'
}

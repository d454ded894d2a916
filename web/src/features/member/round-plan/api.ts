import { type RoundPlan, readRoundPlan } from '@prancheta/contract/history/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { queryOptions } from '@tanstack/react-query'
import { HISTORY_KEY } from '#domain/history/history-queries.ts'
import { callApi } from '#lib/api/call-api.ts'

export const roundPlanQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'round'],
  queryFn: async ({ signal }) => toShownPlan(await callApi(readRoundPlan, {}, { signal })),
  staleTime: 0,
})

export type ShownPlan = ReturnType<typeof toShownPlan>

/** The answer's percent of the base become shares of it. */
function toShownPlan({ exposureMax, total, uncapped, bets, ...others }: RoundPlan) {
  return {
    ...others,
    exposureMax: fromPct(exposureMax),
    total: fromPct(total),
    uncapped: fromPct(uncapped),
    bets: bets.map(({ alone, stake, ...bet }) => ({ ...bet, alone: fromPct(alone), stake: fromPct(stake) })),
  }
}

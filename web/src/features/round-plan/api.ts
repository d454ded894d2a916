import { type RoundPlan, readRoundPlan } from '@prancheta/contract/history/routes.ts'
import { fromPct } from '@prancheta/core/percent.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/call-api.ts'
import { HISTORY_KEY } from '#lib/history-queries.ts'

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

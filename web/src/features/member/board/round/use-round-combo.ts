import { priceRoundCombo } from '@prancheta/contract/board/routes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import type { Leg } from '../board-place.ts'

/** What the server says of these legs, and of an odd for them. What it said before stands until it answers. */
export function useRoundCombo(legs: readonly Leg[], odd: number | null) {
  return useQuery({
    queryKey: ['round-combo', legs, odd],
    queryFn: ({ signal }) => callApi(priceRoundCombo, { legs: [...legs], odd }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

import { priceRoundCombo } from '@prancheta/contract/board/routes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import type { Leg } from '../board-place.ts'

const COMBOS = ['round-combo'] as const

/** What the server says of these legs, and of an odd for them, anew when the board changed. What it said before stands until it answers. */
export function useRoundCombo(legs: readonly Leg[], odd: number | null) {
  useRefreshOnNews(COMBOS, ({ type }) => type === 'board.changed')
  return useQuery({
    queryKey: [...COMBOS, legs, odd],
    queryFn: ({ signal }) => callApi(priceRoundCombo, { legs: [...legs], odd }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

import { useCallback, useMemo, useState } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import type { ResultBoard } from './result-board.ts'

/** What somebody typed and chose on one result; `pick` is what stands chosen at first. */
export function useNewResultBoard(
  analysis: ShownAnalysis,
  now: Date,
  { isSaved, pick: first }: { isSaved: boolean; pick: string | null },
): ResultBoard {
  const [offers, setOffers] = useState<Record<string, string>>({})
  const [pick, choosePick] = useState(first)
  const [studied, study] = useState(() => first ?? likeliestResult(analysis))
  const typeOffer = useCallback((id: string, text: string) => setOffers((before) => ({ ...before, [id]: text })), [])
  const { stakeBase } = analysis
  return useMemo(
    () => ({ stakeBase, now, offers, typeOffer, pick, choosePick, isSaved, studied, study }),
    [stakeBase, now, offers, typeOffer, pick, isSaved, studied],
  )
}

function likeliestResult({ markets }: ShownAnalysis): string {
  const results = markets.filter(({ family }) => family === 'result')
  return results.toSorted((one, other) => other.chance - one.chance)[0]?.id ?? ''
}

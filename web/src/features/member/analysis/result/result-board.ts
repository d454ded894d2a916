import { createContext, useCallback, useContext, useState } from 'react'
import type { ShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { useParts } from './parts.ts'
import { Tray } from './tray/tray.ts'

/** What the parts of one result share: the odds somebody typed, the pick to save, the market under study and the tray. */
type ResultBoard = {
  /** The base of stakes in R$. */
  stakeBase: number
  now: Date
  /** Odds as typed, by market id or combo option. */
  offers: Readonly<Record<string, string>>
  typeOffer: (id: string, text: string) => void
  pick: string | null
  choosePick: (marketId: string | null) => void
  /** No more choosing: what was saved stays saved. */
  isSaved: boolean
  studied: string
  study: (marketId: string) => void
  /** The combination that is being put together; null where the analysis cannot price one. Always the same object. */
  tray: Tray | null
} & ReturnType<typeof useParts>

export const ResultBoardContext = createContext<ResultBoard | null>(null)

export function useResultBoard(): ResultBoard {
  const board = useContext(ResultBoardContext)
  if (!board) throw new Error('a part of the result stands outside of it')
  return board
}

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
  const parts = useParts()
  const [tray] = useState(() => (analysis.joint === null ? null : new Tray(analysis.joint, isOnDesk())))
  const { stakeBase } = analysis
  return { stakeBase, now, offers, typeOffer, pick, choosePick, isSaved, studied, study, tray, ...parts }
}

/** From this width the open tray covers no row. */
const isOnDesk = () => matchMedia('(min-width: 1024px)').matches

function likeliestResult({ markets }: ShownAnalysis): string {
  const results = markets.filter(({ family }) => family === 'result')
  return results.toSorted((one, other) => other.chance - one.chance)[0]?.id ?? ''
}

import { createContext, useContext } from 'react'

/** What the parts of one result share: the odds somebody typed, the pick to save and the market under study. */
export type ResultBoard = {
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
}

export const ResultBoardContext = createContext<ResultBoard | null>(null)

export function useResultBoard(): ResultBoard {
  const board = useContext(ResultBoardContext)
  if (!board) throw new Error('a part of the result stands outside of it')
  return board
}

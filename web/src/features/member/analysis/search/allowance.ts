export type Allowance =
  /** `figure` stands beside the words of the button; null while it is not known. `isFree`: the match was counted already. */
  | { kind: 'open'; figure: string | null; isFree: boolean }
  /** Nothing is left, and whether the chosen match was counted already is being asked. */
  | { kind: 'looking' }
  | { kind: 'blocked' }

type Known = {
  isAdmin: boolean
  /** What the month allows; null stands for no limit. Undefined while it is not known: then the server decides. */
  month: { limit: number | null; remaining: number | null } | undefined
  isChosen: boolean
  /** Whether this month has counted the chosen match already; undefined while it is not known. */
  isCounted: boolean | undefined
  /** The server has just refused the chosen match. */
  isRefused: boolean
}

/** What the button for an analysis offers. */
export function allowanceOf({ isAdmin, month, isChosen, isCounted, isRefused }: Known): Allowance {
  if (isAdmin) return { kind: 'open', figure: 'Admin ∞', isFree: true }
  if (isRefused) return { kind: 'blocked' }
  if (!month) return { kind: 'open', figure: null, isFree: false }
  if (month.limit === null || month.remaining === null) return { kind: 'open', figure: '∞', isFree: true }
  const figure = `${month.remaining}/${month.limit}`
  if (month.remaining > 0 || isCounted) return { kind: 'open', figure, isFree: isCounted === true }
  return isChosen && isCounted === undefined ? { kind: 'looking' } : { kind: 'blocked' }
}

import { fromPct } from '@prancheta/core/percent.ts'

/** What a reader writes before '%', as a share: '62.5' is 0.625. */
export const readShare = (digits: string): number => fromPct(Number(digits))

import { alone, byMarket, oneHouse, supposed } from './rules-books.ts'
import { again, ranking, worth } from './rules-edges.ts'
import { houses, quoted } from './rules-houses.ts'
import { margins, surebet } from './rules-margins.ts'
import { modelled, reasons } from './rules-reasons.ts'
import { expected, ownOdds, stakes, worthFrom } from './rules-stakes.ts'
import type { Rule } from './seen.ts'

/** How a message is understood, first fit wins. */
export const RULES: readonly Rule[] = [
  surebet,
  byMarket,
  alone,
  oneHouse,
  margins,
  supposed,
  stakes,
  modelled,
  reasons,
  worthFrom,
  ownOdds,
  expected,
  ranking,
  worth,
  houses,
  quoted,
  again,
]

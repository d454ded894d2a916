import { type AnalysisWords, analysisWords } from '@prancheta/contract/analysis/words.ts'
import { nameOfPick, toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { toJointMatch } from '@prancheta/core/combos/own/joint-facts.ts'
import { type LegRefusal, type OwnCombo, priceOwnCombo, refusalOf } from '@prancheta/core/combos/own/own-combo.ts'
import { reasonOf } from '@prancheta/core/combos/reason.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { StoredAnalysis } from './stored/read-stored.ts'

const REFUSALS: Record<LegRefusal, AnalysisWords> = {
  none: analysisWords.comboTooFewLegs,
  'too many': analysisWords.comboTooManyLegs,
  twice: analysisWords.comboLegTwice,
  unknown: analysisWords.pickUnknown,
  'not counted': analysisWords.comboNotCounted,
}

export type PricedOwnCombo = OwnCombo & { pick: string; pickName: string }

/** A combination of the reader's own, priced here from what was stored; refused in words where it cannot be. */
export function requireOwnCombo({ joint }: Pick<StoredAnalysis, 'joint'>, legs: readonly string[]): PricedOwnCombo {
  if (!joint) throw refused(analysisWords.comboTooOld)
  if (legs.length < 2) throw refused(analysisWords.comboTooFewLegs)
  const match = toJointMatch(joint)
  const refusal = refusalOf(match, legs)
  if (refusal) throw refused(REFUSALS[refusal])
  const combo = priceOwnCombo(match, legs)
  if (combo.fairOdd === null) throw refused(analysisWords.comboImpossible)
  const pick = toComboPick(legs)
  return { ...combo, pick, pickName: nameOfPick(pick) ?? pick }
}

const refused = (words: AnalysisWords) => new AppError('analysis.comboRefused', { words })

/** Why these legs stand together, from their own numbers. */
export function reasonsOfCombo({ legs, chance, costliest }: OwnCombo): string[] {
  const dearest = costliest === null ? undefined : legs[costliest]
  return [
    reasonOf(
      legs.map((leg) => ({ market: { name: leg.name }, chance: leg.chance })),
      chance,
    ),
    ...(dearest ? [`A perna que mais custa é "${dearest.name}".`] : []),
  ]
}

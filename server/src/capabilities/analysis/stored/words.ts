import { COMBO_BANDS, type ComboBand, type ComboOption } from '@prancheta/core/combos/bands.ts'
import { CONFIDENCE_PART_NAMES, CONFIDENCE_PARTS } from '@prancheta/core/confidence/confidence-of.ts'
import { type Market, marketById } from '@prancheta/core/markets/catalogue.ts'
import type { SavedMarket, StoredAnalysis } from './read-stored.ts'

/** Every id of a stored analysis is one of the catalogue: it is checked when it is read. */
export function marketOf(id: string): Market {
  const market = marketById(id)
  if (!market) throw new RangeError('a market that the catalogue does not know')
  return market
}

export function savedMarketName({ id, name }: Pick<SavedMarket, 'id' | 'name'>): string {
  return marketById(id)?.name ?? name ?? id
}

export function bandOf(option: ComboOption): ComboBand {
  const band = COMBO_BANDS.find((one) => one.option === option)
  if (!band) throw new RangeError(`no option ${option}`)
  return band
}

export function comboLegs({ legs }: NonNullable<StoredAnalysis['combos'][ComboOption]>) {
  return legs.map(({ marketId, chance, odd }) => ({ market: marketOf(marketId), chance, odd }))
}

/** The parts of a confidence with the names people read, in the order they are told. */
export function confidencePartsOf({ confidenceParts: parts }: Pick<StoredAnalysis, 'confidenceParts'>) {
  return CONFIDENCE_PARTS.map((part) => ({ name: CONFIDENCE_PART_NAMES[part], points: parts[part] }))
}

import { formatPoints } from '#lib/format/format.ts'

/** Less than this is closer than the model can tell. */
const SAME_WITHIN = 0.01

/** What the ruler shows, in words. */
export function rulerSentence(model: number, market: number | null): string {
  if (market === null) return 'Nenhuma casa cota este mercado; vale só a conta do modelo.'
  const difference = model - market
  if (Math.abs(difference) < SAME_WITHIN) return 'Modelo e mercado veem quase a mesma chance.'
  const direction = difference > 0 ? 'acima do' : 'abaixo do'
  return `O modelo está ${formatPoints(difference)} ${direction} mercado.`
}

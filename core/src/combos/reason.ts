import type { Probability } from '#units.ts'

type Reasoned = { market: { name: string }; chance: Probability }

/** Below this the difference between joint and multiplied chance is not worth a sentence. */
const DIFFERENCE_MIN = 0.005

export const pct = (chance: number): string => `${(100 * chance).toFixed(1).replace('.', ',')}%`

/** Why these legs stand together, in one or two sentences with their own numbers. */
export function reasonOf(legs: readonly Reasoned[], chance: Probability): string {
  const product = legs.reduce((multiplied, leg) => multiplied * leg.chance, 1)
  const least = legs.reduce((one, other) => (other.chance < one.chance ? other : one))
  const together =
    chance - product >= DIFFERENCE_MIN
      ? `As pernas puxam para o mesmo lado: juntas acontecem em ${pct(chance)} das vezes, e não nos ${pct(product)} que a multiplicação daria.`
      : product - chance >= DIFFERENCE_MIN
        ? `As pernas puxam para lados opostos: juntas acontecem em ${pct(chance)} das vezes, menos que os ${pct(product)} que a multiplicação daria.`
        : `Juntas, as pernas acontecem em ${pct(chance)} das vezes.`
  return `${together} A menos provável é "${least.market.name}", com ${pct(least.chance)}.`
}

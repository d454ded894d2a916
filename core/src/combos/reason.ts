import { toPct } from '#percent.ts'
import type { Probability } from '#units.ts'

type Reasoned = { market: { name: string }; chance: Probability }

/** Below this the difference between joint and multiplied chance is not worth a sentence. */
const DIFFERENCE_MIN = 0.005

const written = (chance: number): string => `${toPct(chance).toFixed(1).replace('.', ',')}%`

/** Why these legs stand together, in one or two sentences with their own numbers. */
export function reasonOf(legs: readonly Reasoned[], chance: Probability): string {
  const product = legs.reduce((multiplied, leg) => multiplied * leg.chance, 1)
  const least = legs.reduce((one, other) => (other.chance < one.chance ? other : one))
  const together =
    chance - product >= DIFFERENCE_MIN
      ? `As pernas puxam para o mesmo lado: juntas acontecem em ${written(chance)} das vezes, e não nos ${written(product)} que a multiplicação daria.`
      : product - chance >= DIFFERENCE_MIN
        ? `As pernas puxam para lados opostos: juntas acontecem em ${written(chance)} das vezes, menos que os ${written(product)} que a multiplicação daria.`
        : `Juntas, as pernas acontecem em ${written(chance)} das vezes.`
  return `${together} A menos provável é "${least.market.name}", com ${written(least.chance)}.`
}

/** One number makes the whole world; another one would make another world with other champions. */
const WORLD_SEED = 0x5eed_2026

/** What a throw decides. Each purpose has throws of its own, so adding one changes nothing that was decided before. */
export const THROW = {
  clubOrder: 1,
  slotOrder: 2,
  homeGoals: 3,
  awayGoals: 4,
  equaliser: 5,
  halfTime: 6,
  shots: 7,
  corners: 8,
  cards: 9,
  referee: 10,
  matchShape: 11,
  slowForm: 12,
  quickForm: 13,
  tempo: 14,
  cornerHabit: 15,
  cardHabit: 16,
  homeHabit: 17,
  dayRoles: 18,
  marketError: 19,
  houseError: 20,
  houseClock: 21,
  weather: 22,
  length: 23,
  suffix: 24,
} as const
export type Throw = (typeof THROW)[keyof typeof THROW]

/** From 0 up to, never reaching, 1. The same keys always give the same number, in whatever order they are asked. */
export function throwDie(purpose: Throw, a: number, b = 0, c = 0): number {
  let bits = stir(WORLD_SEED ^ Math.imul(purpose, 0x9e37_79b1))
  bits = stir(bits ^ (a | 0))
  bits = stir(bits ^ (b | 0))
  bits = stir(bits ^ (c | 0))
  return (bits >>> 0) / 4_294_967_296
}

/** Whole-number arithmetic only, so that every machine gets the same bits. */
function stir(value: number): number {
  let bits = (value + 0x6d2b_79f5) | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb_352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846c_a68b)
  return bits ^ (bits >>> 16)
}

/** Bell-shaped around 0 with standard deviation 1: four throws added up. Never beyond 3.5. */
export function throwBell(purpose: Throw, a: number, b = 0, c = 0): number {
  let sum = -2
  for (let die = 0; die < 4; die++) sum += throwDie(purpose, a, b, c * 4 + die)
  return sum * 1.732_050_8
}

/** Wanders between -1 and 1 without jumps: a value a whole number of `moment`, eased between. */
export function wander(purpose: Throw, who: number, moment: number): number {
  const step = Math.floor(moment)
  const part = moment - step
  const eased = part * part * (3 - 2 * part)
  const from = 2 * throwDie(purpose, who, step) - 1
  return from + (2 * throwDie(purpose, who, step + 1) - 1 - from) * eased
}

/** A Poisson count by inversion: the least count whose chances so far exceed the throw. */
export function poissonCount(mean: number, thrown: number): number {
  let chance = Math.exp(-mean)
  let sum = chance
  let count = 0
  while (thrown >= sum && count < 40) {
    count++
    chance *= mean / count
    sum += chance
  }
  return count
}

/** The numbers 0 to length - 1 in an order thrown for these keys. */
export function shuffled(purpose: Throw, length: number, a: number, b = 0): Uint8Array {
  const order = Uint8Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(throwDie(purpose, a, b, at) * (at + 1))
    const moved = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

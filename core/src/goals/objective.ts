/**
 * What the ratings fit minimises, with its exact gradient and Hessian.
 *
 *   log rate of the home side = level + home/2 + attack(home) + defence(away)
 *   log rate of the away side = level - home/2 + attack(away) + defence(home)
 *
 * Defence is positive for a club that concedes much. The objective is the weighted Poisson likelihood of the
 * targets plus Gaussian priors on level, home, strength (attack - defence) and tempo (attack + defence).
 * Parameters: [level, home, attack 0, defence 0, attack 1, defence 1, ...].
 */
export type Pairings = {
  clubCount: number
  /** One entry per ordered pair of clubs that met: their matches share both rates, so they are summed. */
  home: Int32Array
  away: Int32Array
  /** Σ of weights, and Σ of weight × target goals for each side. */
  weight: Float64Array
  homeTarget: Float64Array
  awayTarget: Float64Array
}

export type Priors = {
  level: number
  levelPrecision: number
  home: number
  homePrecision: number
  /** Prior mean of attack - defence, by club. */
  strength: Float64Array
  strengthPrecision: Float64Array
  tempoPrecision: number
}

export type Derivatives = { value: number; gradient: Float64Array; hessian: Float64Array }

export const LEVEL = 0
export const HOME = 1
export const attackOf = (club: number) => 2 + 2 * club
export const defenceOf = (club: number) => 3 + 2 * club
export const parameterCount = (clubCount: number) => 2 + 2 * clubCount

export function emptyDerivatives(clubCount: number): Derivatives {
  const size = parameterCount(clubCount)
  return { value: 0, gradient: new Float64Array(size), hessian: new Float64Array(size * size) }
}

/** Fills `out` (lower triangle of the Hessian only) at the point `at`. */
export function derive(pairings: Pairings, priors: Priors, at: Float64Array, out: Derivatives): void {
  out.gradient.fill(0)
  out.hessian.fill(0)
  out.value = 0
  addMatches(pairings, at, out)
  addLevelAndHome(out)
  addPriors(priors, pairings.clubCount, at, out)
}

function addMatches(pairings: Pairings, at: Float64Array, out: Derivatives): void {
  const level = at[LEVEL] ?? 0
  const halfHome = (at[HOME] ?? 0) / 2
  let value = 0
  for (let pair = 0; pair < pairings.home.length; pair++) {
    const home = pairings.home[pair] ?? 0
    const away = pairings.away[pair] ?? 0
    const weight = pairings.weight[pair] ?? 0
    const homeLog = level + halfHome + (at[attackOf(home)] ?? 0) + (at[defenceOf(away)] ?? 0)
    const awayLog = level - halfHome + (at[attackOf(away)] ?? 0) + (at[defenceOf(home)] ?? 0)
    const homeMass = weight * Math.exp(homeLog)
    const awayMass = weight * Math.exp(awayLog)
    const homeTarget = pairings.homeTarget[pair] ?? 0
    const awayTarget = pairings.awayTarget[pair] ?? 0
    value += homeMass - homeTarget * homeLog + awayMass - awayTarget * awayLog
    addSide(out, attackOf(home), defenceOf(away), 0.5, homeMass, homeMass - homeTarget)
    addSide(out, attackOf(away), defenceOf(home), -0.5, awayMass, awayMass - awayTarget)
  }
  out.value += value
}

/** One side of one pairing: its log rate has slope 1 in attack and defence, and `homeSlope` (±1/2) in home. */
function addSide(out: Derivatives, a: number, d: number, homeSlope: number, mass: number, residual: number): void {
  const { gradient, hessian } = out
  const size = gradient.length
  const row = a * size
  const otherRow = d * size
  const crossing = a > d ? row + d : otherRow + a
  gradient[a] = (gradient[a] ?? 0) + residual
  gradient[d] = (gradient[d] ?? 0) + residual
  gradient[HOME] = (gradient[HOME] ?? 0) + homeSlope * residual
  hessian[row + a] = (hessian[row + a] ?? 0) + mass
  hessian[otherRow + d] = (hessian[otherRow + d] ?? 0) + mass
  hessian[crossing] = (hessian[crossing] ?? 0) + mass
  hessian[row + HOME] = (hessian[row + HOME] ?? 0) + homeSlope * mass
  hessian[otherRow + HOME] = (hessian[otherRow + HOME] ?? 0) + homeSlope * mass
}

/**
 * Every side has exactly one attack, so sums over attacks are sums over sides: the level's derivatives need no
 * work of their own inside the loop over the pairings.
 */
function addLevelAndHome({ gradient, hessian }: Derivatives): void {
  const size = gradient.length
  let [residuals, masses, homeMasses] = [0, 0, 0]
  for (let k = 2; k < size; k++) {
    const mass = hessian[k * size + k] ?? 0
    hessian[k * size + LEVEL] = mass
    if (k % 2 === 1) continue // a defence
    residuals += gradient[k] ?? 0
    masses += mass
    homeMasses += hessian[k * size + HOME] ?? 0
  }
  gradient[LEVEL] = residuals
  hessian[LEVEL] = masses
  hessian[HOME * size + LEVEL] = homeMasses
  hessian[HOME * size + HOME] = masses / 4
}

function addPriors(priors: Priors, clubCount: number, at: Float64Array, out: Derivatives): void {
  const { gradient, hessian } = out
  const size = at.length
  const add = (row: number, col: number, amount: number) => {
    hessian[row * size + col] = (hessian[row * size + col] ?? 0) + amount
  }
  const levelGap = (at[LEVEL] ?? 0) - priors.level
  const homeGap = (at[HOME] ?? 0) - priors.home
  gradient[LEVEL] = (gradient[LEVEL] ?? 0) + priors.levelPrecision * levelGap
  gradient[HOME] = (gradient[HOME] ?? 0) + priors.homePrecision * homeGap
  add(LEVEL, LEVEL, priors.levelPrecision)
  add(HOME, HOME, priors.homePrecision)
  out.value += (priors.levelPrecision * levelGap ** 2 + priors.homePrecision * homeGap ** 2) / 2

  const { tempoPrecision } = priors
  for (let club = 0; club < clubCount; club++) {
    const strengthPrecision = priors.strengthPrecision[club] ?? 0
    const a = attackOf(club)
    const d = defenceOf(club)
    const strengthGap = (at[a] ?? 0) - (at[d] ?? 0) - (priors.strength[club] ?? 0)
    const tempo = (at[a] ?? 0) + (at[d] ?? 0)
    out.value += (strengthPrecision * strengthGap ** 2 + tempoPrecision * tempo ** 2) / 2
    gradient[a] = (gradient[a] ?? 0) + strengthPrecision * strengthGap + tempoPrecision * tempo
    gradient[d] = (gradient[d] ?? 0) - strengthPrecision * strengthGap + tempoPrecision * tempo
    add(a, a, strengthPrecision + tempoPrecision)
    add(d, d, strengthPrecision + tempoPrecision)
    add(d, a, tempoPrecision - strengthPrecision)
  }
}

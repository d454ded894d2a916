import { expect, test } from 'vitest'
import { derive, emptyDerivatives, type Pairings, type Priors, parameterCount } from '#goals/objective.ts'

const pairings: Pairings = {
  clubCount: 3,
  home: Int32Array.of(0, 1, 2, 1),
  away: Int32Array.of(1, 2, 0, 0),
  weight: Float64Array.of(1, 0.7, 1.3, 0.4),
  homeTarget: Float64Array.of(2, 0.9, 0.4, 1.1),
  awayTarget: Float64Array.of(0.5, 1.4, 3.1, 0),
}
const priors: Priors = {
  level: 0.2,
  levelPrecision: 3,
  home: 0.25,
  homePrecision: 5,
  strength: Float64Array.of(0, -0.15, 0.1),
  strengthPrecision: Float64Array.of(2, 3, 1.5),
  tempoPrecision: 9,
}
const point = Float64Array.of(0.1, 0.3, 0.2, -0.1, -0.3, 0.15, 0.05, 0.25)
const size = parameterCount(3)

function at(x: Float64Array) {
  const out = emptyDerivatives(3)
  derive(pairings, priors, x, out)
  return out
}

function moved(index: number, by: number): Float64Array {
  const x = point.slice()
  x[index] = (x[index] ?? 0) + by
  return x
}

test('the gradient is the slope of the objective, parameter by parameter', () => {
  const step = 1e-5
  for (let k = 0; k < size; k++) {
    const slope = (at(moved(k, step)).value - at(moved(k, -step)).value) / (2 * step)
    expect(at(point).gradient[k]).toBeCloseTo(slope, 7)
  }
})

test('the Hessian is the slope of the gradient, in every cell of its lower triangle', () => {
  const step = 1e-5
  const { hessian } = at(point)
  for (let row = 0; row < size; row++) {
    for (let col = 0; col <= row; col++) {
      const up = at(moved(col, step)).gradient[row] ?? 0
      const down = at(moved(col, -step)).gradient[row] ?? 0
      expect(hessian[row * size + col]).toBeCloseTo((up - down) / (2 * step), 6)
    }
  }
})

test('one match on paper: everything at zero expects one goal a side', () => {
  const one: Pairings = {
    clubCount: 2,
    home: Int32Array.of(0),
    away: Int32Array.of(1),
    weight: Float64Array.of(1),
    homeTarget: Float64Array.of(3),
    awayTarget: Float64Array.of(1),
  }
  const flat: Priors = { ...priors, level: 0, home: 0, strength: new Float64Array(2) }
  const out = emptyDerivatives(2)
  derive(one, flat, new Float64Array(6), out)
  expect(out.value).toBeCloseTo(2, 12) // e^0 - 3 × 0 + e^0 - 1 × 0
  expect([...out.gradient]).toEqual([-2, -1, -2, 0, 0, -2]) // home: 1 - 3 = -2 on level, attack 0, defence 1; half on home
})

import type { JointMatch } from './joint-match.ts'
import { countSurpluses, goalSurpluses, type Surplus } from './surplus.ts'

/**
 * How corners and cards go with goals and with each other, by pairs of surpluses: [who had more, how many]; of goals
 * [who won, how clearly]. Measured on 13,852 European matches from July 2015 to May 2021 (`npm run dependence`); on
 * 7,938 later ones they came out the same within 0.03. A side that is behind takes more corners and more cards, and a match
 * that is decided early has fewer of both. Why in this form: docs/decisions/0074.
 */
export const DEPENDENCE = {
  goalsCorners: [-0.21, -0.095],
  goalsCards: [-0.125, -0.15],
  cornersCards: [-0.11, -0.03],
} as const

/** Sums over what can happen in one part of a match: a share that legs pay, alone and times the part's surpluses. */
export type Moments = {
  share: number
  /** share × surplus, for both surpluses. */
  first: readonly [number, number]
  /** share × surplus × surplus; symmetric. */
  second: readonly [readonly [number, number], readonly [number, number]]
}

const NOTHING = [0, 0] as const
/** A part that nobody counts has no surplus, so it moves nothing. */
export const UNKNOWN_PART: Moments = { share: 1, first: NOTHING, second: [NOTHING, NOTHING] }

export type Parts = { goals: Surplus[]; corners: Surplus[] | null; cards: Surplus[] | null }

export function surplusesOf({ pooled, corners, cards }: JointMatch): Parts {
  return {
    goals: goalSurpluses(pooled),
    corners: corners && countSurpluses(corners),
    cards: cards && countSurpluses(cards),
  }
}

/** From sums of: share, share × first surplus, × second, × first², × first × second, × second². */
export function toMoments(sums: Float64Array): Moments {
  const [share = 0, first = 0, second = 0, firstSquare = 0, product = 0, secondSquare = 0] = sums
  const rows = [
    [firstSquare, product],
    [product, secondSquare],
  ] as const
  return { share, first: [first, second], second: rows }
}

/** The measured dependence, weaker in a match so uneven that the full one would give some ending less than no chance. */
export type Strengths = { goalsCorners: number[]; goalsCards: number[]; cornersCards: number[] }

export function strengthsFor({ goals, corners, cards }: Parts): Strengths {
  const [g, c, k] = [largest(goals), largest(corners), largest(cards)]
  const onCorners = sum((at) => Math.abs(DEPENDENCE.goalsCorners[at]) * g[at] * c[at])
  const onCards = sum(
    (at) => (Math.abs(DEPENDENCE.goalsCards[at]) * g[at] + Math.abs(DEPENDENCE.cornersCards[at]) * c[at]) * k[at],
  )
  const scaled = (all: readonly number[], worst: number) => all.map((one) => one * Math.min(1, 1 / worst))
  return {
    goalsCorners: scaled(DEPENDENCE.goalsCorners, onCorners),
    goalsCards: scaled(DEPENDENCE.goalsCards, onCards),
    cornersCards: scaled(DEPENDENCE.cornersCards, onCards),
  }
}

type Pair = readonly [number, number]

function largest(surpluses: readonly Surplus[] | null): Pair {
  const of = (at: 0 | 1) => surpluses?.[at]?.reduce((most, one) => Math.max(most, Math.abs(one)), 0) ?? 0
  return [of(0), of(1)]
}

const sum = (of: (at: 0 | 1) => number) => of(0) + of(1)

/**
 * Expected share that a combination pays where its legs on goals, corners and cards all do: the product of the three, plus
 * what the surpluses they ask for have in common. Every ending's chance is
 * goals × corners × (1 + θ φψ) × cards × (1 + θ φχ + θ ψχ), so each part alone keeps exactly its own chances.
 *
 * By hand, goals and corners only: shares 0.4 and 0.5 whose first surpluses sum to 0.3 and 0.4 pay 0.2 - 0.21 × 0.12 = 0.1748.
 */
export function jointShare(goals: Moments, corners: Moments, cards: Moments, strengths: Strengths): number {
  const { goalsCorners: gc, goalsCards: gk, cornersCards: ck } = strengths
  const of = (all: readonly number[], at: 0 | 1) => all[at] ?? 0
  const bothPay = goals.share * corners.share + sum((k) => of(gc, k) * goals.first[k] * corners.first[k])
  const viaGoals = (m: 0 | 1) =>
    goals.first[m] * corners.share + sum((k) => of(gc, k) * goals.second[m][k] * corners.first[k])
  const viaCorners = (m: 0 | 1) =>
    goals.share * corners.first[m] + sum((k) => of(gc, k) * goals.first[k] * corners.second[m][k])
  return bothPay * cards.share + sum((m) => cards.first[m] * (of(gk, m) * viaGoals(m) + of(ck, m) * viaCorners(m)))
}

import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'
import { classify, remembered, type ScoreClasses } from '#markets/score-classes.ts'

/**
 * Classes of the markets on one half or both. Their cells are the ways a final score can come about: for 2-1, home goals
 * 0 to 2 and away goals 0 to 1 before half time, so 6 of them.
 */
export function classesOfHalves(all: readonly Market[]): (size: number) => ScoreClasses {
  const own = all.flatMap((market) => {
    const outcome = outcomeByHalves(market)
    return outcome ? [{ market, outcome }] : []
  })
  return remembered((size) => {
    const ways: { first: Score; second: Score }[] = []
    for (let home = 0; home < size; home++) {
      for (let away = 0; away < size; away++) ways.push(...waysTo(home, away))
    }
    const none: Score = { home: 0, away: 0 }
    return classify(
      own.map(({ market }) => market),
      ways.length,
      (at) => {
        const { first, second } = ways[at] ?? { first: none, second: none }
        return own.map(({ outcome }) => outcome(first, second))
      },
    )
  })
}

function outcomeByHalves({ rule }: Market): ((first: Score, second: Score) => Outcome) | null {
  if (rule.reads === 'halves') return rule.outcome
  if (rule.reads === 'firstHalf') return (first) => rule.outcome(first)
  return rule.reads === 'secondHalf' ? (_, second) => rule.outcome(second) : null
}

function waysTo(home: number, away: number): { first: Score; second: Score }[] {
  const ways: { first: Score; second: Score }[] = []
  for (let home1 = 0; home1 <= home; home1++) {
    for (let away1 = 0; away1 <= away; away1++) {
      ways.push({ first: { home: home1, away: away1 }, second: { home: home - home1, away: away - away1 } })
    }
  }
  return ways
}

/** Scores rarer than this (8-7) have the most ways and say the least: skipping them halves the work and loses under 1e-7. */
const CHANCE_TINY = 1e-9

/** Chances of the classes; `split` are the binomials by which goals fall before half time, as in halfGrids. */
export function foldHalves(classes: ScoreClasses, { size, chances }: ScoreGrid, split: Float64Array): Float64Array {
  const folded = new Float64Array(classes.count)
  const { ofCell } = classes
  let way = 0
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const chance = chances[home * size + away] ?? 0
      if (chance < CHANCE_TINY) {
        way += (home + 1) * (away + 1)
        continue
      }
      for (let home1 = 0; home1 <= home; home1++) {
        const soFar = chance * (split[home * size + home1] ?? 0)
        for (let away1 = 0; away1 <= away; away1++) {
          const to = ofCell[way++] ?? 0
          folded[to] = (folded[to] ?? 0) + soFar * (split[away * size + away1] ?? 0)
        }
      }
    }
  }
  return folded
}

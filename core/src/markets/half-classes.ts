import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { classify, remembered, type ScoreClasses, signatureOf } from '#markets/score-classes.ts'

/**
 * Classes of the markets on one half or both. Their cells are the ways a final score can come about: for 2-1, home goals
 * 0 to 2 and away goals 0 to 1 before half time, so 6 of them.
 */
export function classesOfHalves(all: readonly Market[]): (size: number) => ScoreClasses {
  const first = all.filter(({ rule }) => rule.reads === 'firstHalf')
  const second = all.filter(({ rule }) => rule.reads === 'secondHalf')
  const both = all.filter(({ rule }) => rule.reads === 'halves')
  return remembered((size) => {
    // A half's own markets know nothing of the other half, so they are asked once a score and not once a way.
    const ofFirst = signaturesOfHalf(first, size)
    const ofSecond = signaturesOfHalf(second, size)
    const ways = waysOf(size)
    return classify([...first, ...second, ...both], ways.length, (at) => {
      const way = ways[at]
      if (!way) return ''
      const ofBoth = signatureOf(
        both.map(({ rule }) => (rule.reads === 'halves' ? rule.outcome(way.first, way.second) : 'lost')),
      )
      return `${ofFirst(way.first)}${ofSecond(way.second)}${ofBoth}`
    })
  })
}

function signaturesOfHalf(markets: readonly Market[], size: number): (score: Score) => string {
  const signatures = Array.from({ length: size * size }, (_, cell) => {
    const score = { home: Math.floor(cell / size), away: cell % size }
    return signatureOf(
      markets.map(({ rule }) =>
        rule.reads === 'firstHalf' || rule.reads === 'secondHalf' ? rule.outcome(score) : 'lost',
      ),
    )
  })
  return ({ home, away }) => signatures[home * size + away] ?? ''
}

type Way = { first: Score; second: Score }

/** In the order in which foldHalves walks. */
function waysOf(size: number): Way[] {
  const ways: Way[] = []
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      for (let home1 = 0; home1 <= home; home1++) {
        for (let away1 = 0; away1 <= away; away1++) {
          ways.push({ first: { home: home1, away: away1 }, second: { home: home - home1, away: away - away1 } })
        }
      }
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

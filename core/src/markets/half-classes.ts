import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { OUTCOMES, type Outcome } from '#markets/outcome.ts'
import { classify, remembered, type ScoreClasses, signatureOf } from '#markets/score-classes.ts'

/**
 * Classes of the markets on one half or both. Their cells are the ways a final score can come about: for 2-1, home goals
 * 0 to 2 and away goals 0 to 1 before half time, so 6 of them.
 */
export function classesOfHalves(all: readonly Market[]): (size: number, goalsMax: number) => ScoreClasses {
  const first = all.filter(({ rule }) => rule.reads === 'firstHalf')
  const second = all.filter(({ rule }) => rule.reads === 'secondHalf')
  const both = all.filter(({ rule }) => rule.reads === 'halves')
  const bySize = remembered((size) => remembered((goalsMax) => make(size, goalsMax)))
  return (size, goalsMax) => bySize(size)(goalsMax)

  function make(size: number, goalsMax: number): ScoreClasses {
    // A half's own markets know nothing of the other half, so they are asked once a score and not once a way.
    const ofFirst = signaturesOfHalf(first, size)
    const ofSecond = signaturesOfHalf(second, size)
    const ways = waysOf(size, goalsMax)
    // Ways that agree in three numbers end alike, and only the first of them is spelled out.
    return classify([...first, ...second, ...both], ways.length, {
      keyIn: (at) => {
        const way = ways[at]
        if (!way) return -1
        const ofHalves = ofFirst.number(way.first) * size * size + ofSecond.number(way.second)
        return ofHalves * ENDINGS ** both.length + endingsOf(both, way)
      },
      signatureIn: (at) => {
        const way = ways[at]
        if (!way) return ''
        const ofBoth = signatureOf(both.map((market) => endingOf(market, way)))
        return `${ofFirst.signature(way.first)}${ofSecond.signature(way.second)}${ofBoth}`
      },
    })
  }
}

/** Ways of ending: won, half won, refunded, half lost, lost. */
const ENDINGS = OUTCOMES.length

/** How every market on both halves ends, as one number. */
function endingsOf(markets: readonly Market[], way: Way): number {
  let number = 0
  for (const market of markets) number = number * ENDINGS + OUTCOMES.indexOf(endingOf(market, way))
  return number
}

function endingOf({ rule }: Market, { first, second }: Way): Outcome {
  return rule.reads === 'halves' ? rule.outcome(first, second) : 'lost'
}

/** By score of the half: how its markets end, and a number that is the same for scores that end them alike. */
function signaturesOfHalf(markets: readonly Market[], size: number) {
  const numbers = new Map<string, number>()
  const signatures = Array.from({ length: size * size }, (_, cell) => {
    const score = { home: Math.floor(cell / size), away: cell % size }
    return signatureOf(
      markets.map(({ rule }) =>
        rule.reads === 'firstHalf' || rule.reads === 'secondHalf' ? rule.outcome(score) : 'lost',
      ),
    )
  })
  for (const signature of signatures) if (!numbers.has(signature)) numbers.set(signature, numbers.size)
  const ofCell = Uint16Array.from(signatures, (signature) => numbers.get(signature) ?? 0)
  return {
    signature: ({ home, away }: Score) => signatures[home * size + away] ?? '',
    number: ({ home, away }: Score) => ofCell[home * size + away] ?? 0,
  }
}

type Way = { first: Score; second: Score }

/** In the order in which foldHalves walks. */
function waysOf(size: number, goalsMax: number): Way[] {
  const ways: Way[] = []
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size && home + away <= goalsMax; away++) {
      for (let home1 = 0; home1 <= home; home1++) {
        for (let away1 = 0; away1 <= away; away1++) {
          ways.push({ first: { home: home1, away: away1 }, second: { home: home - home1, away: away - away1 } })
        }
      }
    }
  }
  return ways
}

/** Nearly every match is told by scores of 12 goals and fewer, which come about in 1,820 ways; all of 13 x 13 scores in 8,281. */
const GOALS_MAX = [12, 16]
const BEYOND_MAX = 2e-6

/** The fewest goals beyond which nothing is worth telling apart; no match is told by more goals than its grid has. */
export function goalsToTell({ size, chances }: ScoreGrid): number {
  const most = 2 * (size - 1)
  return GOALS_MAX.find((goalsMax) => goalsMax < most && chanceBeyond(goalsMax) < BEYOND_MAX) ?? most

  function chanceBeyond(goalsMax: number): number {
    let beyond = 0
    for (let home = 0; home < size; home++) {
      for (let away = Math.max(0, goalsMax + 1 - home); away < size; away++) beyond += chances[home * size + away] ?? 0
    }
    return beyond
  }
}

/** Scores rarer than this (6-5) have the most ways and say the least: without them, two thirds of the work are spared, and a chance of about 1e-6 is shared out again. */
const CHANCE_TINY = 1e-7

/** Chances of the classes of `goalsMax`; `split` are the binomials by which goals fall before half time, as in halfGrids. */
export function foldHalves(
  classes: ScoreClasses,
  { size, chances }: ScoreGrid,
  split: Float64Array,
  goalsMax: number,
): Float64Array {
  const folded = new Float64Array(classes.count)
  const { ofCell } = classes
  let [way, kept] = [0, 0]
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size && home + away <= goalsMax; away++) {
      const chance = chances[home * size + away] ?? 0
      if (chance < CHANCE_TINY) {
        way += (home + 1) * (away + 1)
        continue
      }
      kept += chance
      for (let home1 = 0; home1 <= home; home1++) {
        const soFar = chance * (split[home * size + home1] ?? 0)
        for (let away1 = 0; away1 <= away; away1++) {
          const to = ofCell[way++] ?? 0
          folded[to] = (folded[to] ?? 0) + soFar * (split[away * size + away1] ?? 0)
        }
      }
    }
  }
  for (let number = 0; number < folded.length; number++) folded[number] = (folded[number] ?? 0) / kept
  return folded
}

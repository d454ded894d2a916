import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { HALVES_MEASURES } from '#markets/measures.ts'
import {
  classify,
  type FamilyGroups,
  lettersOf,
  remembered,
  type ScoreClasses,
  scoresOf,
  sortFamilies,
} from '#markets/score-classes.ts'
import { type Sorted, sortByAll, sortByEnding } from '#markets/sort-cases.ts'

/**
 * Classes of the markets on one half or both. Their cells are the ways a final score can come about: for 2-1, home goals
 * 0 to 2 and away goals 0 to 1 before half time, so 6 of them.
 */
export function classesOfHalves(all: readonly Market[]): (size: number, goalsMax: number) => ScoreClasses {
  const bySize = remembered((size) => remembered((goalsMax) => make(all, size, goalsMax)))
  return (size, goalsMax) => bySize(size)(goalsMax)
}

function make(all: readonly Market[], size: number, goalsMax: number): ScoreClasses {
  const scores = scoresOf(size)
  const ways = waysOf(size, goalsMax)
  const halves = [
    ofHalf(sortFamilies(all, 'firstHalf', scores), ways.first),
    ofHalf(sortFamilies(all, 'secondHalf', scores), ways.second),
  ]
  const both = sortBoth(all, ways, scores)
  const sorted = sortByAll(ways.first.length, [...halves.map((half) => half.sorted), ...both])
  return classify(sorted, [
    ...halves.flatMap((half) => half.families),
    ...both.map(({ markets, endings, ofCase }) => ({ markets, endings, groupIn: (way: number) => ofCase[way] ?? 0 })),
  ])
}

/** By way: the cells of the scores of its halves. */
type Ways = { first: Uint16Array; second: Uint16Array }

/** In the order in which foldHalves walks. */
function waysOf(size: number, goalsMax: number): Ways {
  const [first, second]: [number[], number[]] = [[], []]
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size && home + away <= goalsMax; away++) {
      for (let home1 = 0; home1 <= home; home1++) {
        for (let away1 = 0; away1 <= away; away1++) {
          first.push(home1 * size + away1)
          second.push((home - home1) * size + away - away1)
        }
      }
    }
  }
  return { first: Uint16Array.from(first), second: Uint16Array.from(second) }
}

/** A half's own markets know nothing of the other half, so they are asked once a score and not once a way. */
function ofHalf(families: ReturnType<typeof sortFamilies>, cellOf: Uint16Array) {
  const ofScores = sortByAll(families[0]?.ofCase.length ?? 0, families)
  const sorted: Sorted = { count: ofScores.count, ofCase: cellOf.map((cell) => ofScores.ofCase[cell] ?? 0) }
  const toGroups = ({ markets, endings, ofCase }: (typeof families)[number]): FamilyGroups => ({
    markets,
    endings,
    groupIn: (way) => ofCase[cellOf[way] ?? 0] ?? 0,
  })
  return { sorted, families: families.map(toGroups) }
}

/** The families of the markets that read both halves, each with its groups of ways. */
function sortBoth(all: readonly Market[], { first, second }: Ways, scores: readonly Score[]) {
  const own = all.flatMap((market) => (market.rule.reads === 'halves' ? [{ market, rule: market.rule }] : []))
  const halves = Array.from(first, (cell, way) => ({
    first: scores[cell] ?? NIL,
    second: scores[second[way] ?? 0] ?? NIL,
  }))
  return [...Map.groupBy(own, ({ rule }) => rule.by)].map(([by, members]) => {
    const measure = HALVES_MEASURES[by]
    const sorted = sortByEnding(halves, {
      measureOf: (way) => measure(way.first, way.second),
      endingIn: (way) => lettersOf(members, ({ rule }) => rule.outcome(way.first, way.second)),
    })
    return { markets: members.map(({ market }) => market), ...sorted }
  })
}

const NIL: Score = { home: 0, away: 0 }

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

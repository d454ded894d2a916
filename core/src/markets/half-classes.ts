import type { Score, ScoreGrid } from '#goals/score-grid.ts'
import type { Market } from '#markets/market.ts'
import { HALVES_MEASURES } from '#markets/measures.ts'
import { classify, remembered, type ScoreClasses } from '#markets/score-classes.ts'
import { sortByAll, sortByEnding, sortByNumber, sortedAgain } from '#markets/sort-cases.ts'
import { type FamilyGroups, lettersOf, type SortedFamilies, scoresOf, sortFamilies } from '#markets/sort-families.ts'

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
    ofHalf(sortFamilies(all, 'firstHalf', scores), ways.first, scores.length),
    ofHalf(sortFamilies(all, 'secondHalf', scores), ways.second, scores.length),
  ]
  const both = sortBoth(all, ways, scores)
  const sorted = sortByAll(ways.first.length, [...halves.map((half) => half.sorted), ...both])
  return classify(sorted, [
    ...halves.flatMap((half) => half.families),
    ...both.map(({ markets, endings, ofCase }) => ({
      markets,
      endings,
      groupIn: (way: number) => ofCase[way] ?? 0,
      shared: null,
    })),
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
function ofHalf({ sortings, families }: SortedFamilies, cellOf: Uint16Array, cells: number) {
  const ofScores = sortByAll(cells, sortings)
  const sorted = sortedAgain({ ofCase: cellOf, count: cells }, ofScores)
  const shared = { parts: sorted.count, partIn: (way: number) => sorted.ofCase[way] ?? 0 }
  const toGroups = ({ markets, endings, groupIn }: FamilyGroups): FamilyGroups => ({
    markets,
    endings,
    groupIn: (way) => groupIn(cellOf[way] ?? 0),
    shared,
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
    const numbers = sortByNumber(halves, (way) => measure(way.first, way.second))
    const { endings, ...sorted } = sortByEnding(numbers.ones, (way) =>
      lettersOf(members, ({ rule }) => rule.outcome(way.first, way.second)),
    )
    return { markets: members.map(({ market }) => market), endings, ...sortedAgain(numbers, sorted) }
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
  into: Float64Array,
  { size, chances }: ScoreGrid,
  split: Float64Array,
  goalsMax: number,
): void {
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
          into[to] = (into[to] ?? 0) + soFar * (split[away * size + away1] ?? 0)
        }
      }
    }
  }
  const share = 1 / kept
  for (let number = 0; number < classes.count; number++) into[number] = (into[number] ?? 0) * share
}

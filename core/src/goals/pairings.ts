import type { LeagueIndex } from '#goals/league-index.ts'
import type { Pairings } from '#goals/objective.ts'
import type { Evidence, PlayedMatch, Sides } from '#goals/played-match.ts'
import type { FitSettings } from '#goals/settings.ts'

/**
 * Sums all evidence by ordered pair of clubs. Each kind is scaled to mean goals, weighs what the settings say and
 * fades at its own pace; a kind that a match lacks adds nothing, so that match simply weighs less.
 */
export function toPairings(
  league: LeagueIndex,
  asOfDay: number,
  settings: FitSettings,
  scale: Record<Evidence, number>,
): Pairings {
  const { matches, clubs } = league
  const pairs: PairSums[] = []
  const slots = new Int32Array(clubs.length * clubs.length).fill(-1)
  const ages = agesInDays(matches, asOfDay, settings.breakDays)
  let weights = weightsAt(0, settings)
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]
    if (!match) continue
    // A match day shares its weights: 200 days of exponentials instead of 760 matches'.
    if (at === 0 || ages[at] !== ages[at - 1]) weights = weightsAt(ages[at] ?? 0, settings)
    const pair = pairOf(pairs, slots, league, at)
    // Spelled out, because reading match[kind] in a loop costs ten times as much and dominated the whole fit.
    add(pair, match.goals, weights.goals, scale.goals)
    add(pair, match.shotsOnTarget, weights.shotsOnTarget, scale.shotsOnTarget)
    add(pair, match.shots, weights.shots, scale.shots)
    add(pair, match.corners, weights.corners, scale.corners)
    add(pair, match.marketRates, weights.marketRates, scale.marketRates)
  }
  return columnsOf(pairs, clubs.length)
}

function weightsAt(age: number, settings: FitSettings): Record<Evidence, number> {
  const { weight, decayPerDay } = settings
  const boost = settings.recentBoost * Math.exp(-settings.recentDecayPerDay * age)
  const faded = (full: number, decay: number) => (full === 0 ? 0 : full * (Math.exp(-decay * age) + boost))
  return {
    goals: faded(weight.goals, decayPerDay.goals),
    shotsOnTarget: faded(weight.shotsOnTarget, decayPerDay.shotsOnTarget),
    shots: faded(weight.shots, decayPerDay.shots),
    corners: faded(weight.corners, decayPerDay.corners),
    marketRates: faded(weight.marketRates, decayPerDay.marketRates),
  }
}

function add(pair: PairSums, sides: Sides | null, weight: number, scale: number): void {
  if (!sides || scale === 0 || !(sides.home >= 0 && sides.away >= 0)) return // NaN counts as not known
  pair.weight += weight
  pair.homeTarget += weight * scale * sides.home
  pair.awayTarget += weight * scale * sides.away
}

function pairOf(pairs: PairSums[], slots: Int32Array, league: LeagueIndex, at: number): PairSums {
  const home = league.home[at] ?? 0
  const away = league.away[at] ?? 0
  const slot = home * league.clubs.length + away
  const known = pairs[slots[slot] ?? -1]
  if (known) return known
  const pair = { home, away, weight: 0, homeTarget: 0, awayTarget: 0 }
  slots[slot] = pairs.push(pair) - 1
  return pair
}

type PairSums = { home: number; away: number; weight: number; homeTarget: number; awayTarget: number }

/** Days since each match; every summer between two seasons ages what was before it by `breakDays` more. */
function agesInDays(ordered: readonly PlayedMatch[], asOfDay: number, breakDays: number): Float64Array {
  const ages = new Float64Array(ordered.length)
  let extra = 0
  let season = ordered.at(-1)?.season
  for (let at = ordered.length - 1; at >= 0; at--) {
    const match = ordered[at]
    if (match && match.season !== season) {
      extra += breakDays
      season = match.season
    }
    ages[at] = asOfDay - (match?.day ?? 0) + extra
  }
  return ages
}

function columnsOf(pairs: readonly PairSums[], clubCount: number): Pairings {
  return {
    clubCount,
    home: Int32Array.from(pairs, (pair) => pair.home),
    away: Int32Array.from(pairs, (pair) => pair.away),
    weight: Float64Array.from(pairs, (pair) => pair.weight),
    homeTarget: Float64Array.from(pairs, (pair) => pair.homeTarget),
    awayTarget: Float64Array.from(pairs, (pair) => pair.awayTarget),
  }
}

import type { Pairings } from '#goals/objective.ts'
import { EVIDENCE, type Evidence, type PlayedMatch } from '#goals/played-match.ts'
import type { FitSettings } from '#goals/settings.ts'

/**
 * Sums all evidence by ordered pair of clubs. Each kind is scaled to mean goals, weighs what the settings say and
 * fades at its own pace; a kind that a match lacks adds nothing, so that match simply weighs less.
 */
export function toPairings(
  ordered: readonly PlayedMatch[],
  clubs: ReadonlyMap<string, number>,
  asOfDay: number,
  settings: FitSettings,
  scale: Record<Evidence, number>,
): Pairings {
  const sums = new Map<number, PairSums>()
  const ages = agesInDays(ordered, asOfDay, settings.breakDays)
  const kinds = EVIDENCE.filter((kind) => settings.weight[kind] > 0)
  ordered.forEach((match, at) => {
    const home = clubs.get(match.home) ?? 0
    const away = clubs.get(match.away) ?? 0
    const key = home * clubs.size + away
    let pair = sums.get(key)
    if (!pair) {
      pair = { home, away, weight: 0, homeTarget: 0, awayTarget: 0 }
      sums.set(key, pair)
    }
    const age = ages[at] ?? 0
    const boost = settings.recentBoost * Math.exp(-settings.recentDecayPerDay * age)
    for (const kind of kinds) {
      const sides = match[kind]
      if (!sides || !(sides.home >= 0 && sides.away >= 0) || scale[kind] === 0) continue // NaN counts as not known
      const weight = settings.weight[kind] * (Math.exp(-settings.decayPerDay[kind] * age) + boost)
      pair.weight += weight
      pair.homeTarget += weight * scale[kind] * sides.home
      pair.awayTarget += weight * scale[kind] * sides.away
    }
  })
  return columnsOf([...sums.values()], clubs.size)
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

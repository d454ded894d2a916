import { inverseQuadratic } from '#goals/cholesky.ts'
import { type LeagueIndex, matchCounts } from '#goals/league-index.ts'
import type { ClubRating } from '#goals/league-ratings.ts'
import { attackOf, defenceOf } from '#goals/objective.ts'
import type { FitSettings } from '#goals/settings.ts'

/** The fitted clubs in their order. Ratings are reported stretched, so a forecast needs nothing but its formula. */
export function clubRatings(
  league: LeagueIndex,
  at: Float64Array,
  factor: Float64Array,
  settings: FitSettings,
): ClubRating[] {
  const counts = matchCounts(league)
  const direction = new Float64Array(at.length)
  const varianceAlong = (attackSign: number, defenceSign: number, club: number) => {
    direction.fill(0)
    direction[attackOf(club)] = attackSign
    direction[defenceOf(club)] = defenceSign
    return inverseQuadratic(factor, at.length, direction)
  }
  return league.clubs.map((_, club) => {
    const attack = at[attackOf(club)] ?? 0
    const defence = at[defenceOf(club)] ?? 0
    const variance = { strength: varianceAlong(1, -1, club), tempo: varianceAlong(1, 1, club) }
    return stretched({ strength: attack - defence, tempo: attack + defence }, variance, settings, counts[club] ?? 0)
  })
}

/** What is assumed of a club that has not played here yet; `trust` times surer where it is known from elsewhere. */
export function ratingFromPrior(strength: number, settings: FitSettings, trust = 1): ClubRating {
  const variance = { strength: 1 / (trust * settings.strengthPrecision), tempo: 1 / settings.tempoPrecision }
  return stretched({ strength, tempo: 0 }, variance, settings, 0)
}

type StrengthAndTempo = { strength: number; tempo: number }

function stretched(
  mean: StrengthAndTempo,
  variance: StrengthAndTempo,
  settings: FitSettings,
  matches: number,
): ClubRating {
  const strength = settings.stretch * mean.strength
  const tempo = settings.tempoStretch * mean.tempo
  return {
    attack: (tempo + strength) / 2,
    defence: (tempo - strength) / 2,
    strengthSd: settings.stretch * Math.sqrt(settings.strengthDispersion * variance.strength),
    tempoSd: settings.tempoStretch * Math.sqrt(settings.tempoDispersion * variance.tempo),
    matches,
  }
}

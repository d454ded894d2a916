import { clubRatings, ratingFromPrior } from '#goals/club-ratings.ts'
import { ratesBetween } from '#goals/expected-goals.ts'
import { fitRho } from '#goals/fit-rho.ts'
import { establishedClubs, indexLeague, type LeagueIndex } from '#goals/league-index.ts'
import { type LeagueMeans, leagueMeans } from '#goals/league-means.ts'
import type { LeagueRatings } from '#goals/league-ratings.ts'
import { minimise } from '#goals/minimise.ts'
import { withFiltered } from '#goals/mix-ratings.ts'
import { attackOf, defenceOf, HOME, LEVEL, type Pairings, type Priors, parameterCount } from '#goals/objective.ts'
import { toPairings } from '#goals/pairings.ts'
import { matchesBefore, type PlayedMatch } from '#goals/played-match.ts'
import { seasonEnd } from '#goals/season-end.ts'
import { type FitSettings, settingsFor } from '#goals/settings.ts'

export type FitOptions = {
  /** The day to forecast: only matches before it are read. */
  asOfDay: number
  /** Chosen by what the matches have, unless given. */
  settings?: FitSettings
  /** Clubs that came down from the division above, or could have: one that turns up starts above the mean. */
  relegated?: ReadonlySet<string>
  /**
   * What is known of clubs from elsewhere, such as a cup's from their own leagues: their strength (attack - defence) as
   * this competition's ratings would tell it.
   */
  carried?: ReadonlyMap<string, number>
  /** How many clubs go down at the end of the season. */
  relegationPlaces?: number
  /** Ratings of an earlier day: the search starts there and ends at the same place sooner. */
  previous?: LeagueRatings
}

/** Ratings of one league from its matches. Any number of matches will do: with none, all clubs are newcomers. */
export function fitRatings(matches: readonly PlayedMatch[], options: FitOptions): LeagueRatings {
  const { asOfDay, relegated } = options
  const past = matchesBefore(matches, asOfDay)
  const settings = options.settings ?? settingsFor(past)
  const league = indexLeague(past.filter((match) => asOfDay - match.day <= settings.memoryDays))
  const means = leagueMeans(league.matches, asOfDay, settings.leagueDecayPerDay)
  const pairings = toPairings(league, asOfDay, settings, means.scale)
  const priors = priorsOf(league, means, settings, options)

  const at = startingPoint(league, priors, settings, options.previous)
  const factor = minimise(pairings, priors, at)
  const home = at[HOME] ?? 0
  const level = (at[LEVEL] ?? 0) - levelRaisedByStretch(pairings, at, settings) + settings.levelLift
  const fitted = clubRatings(league, at, factor, settings)
  const newcomer = ratingFromPrior(-settings.newcomerDeficit, settings)
  const cameDown = ratingFromPrior(settings.relegatedSurplus, settings)
  const rho = fitRho(league.matches, asOfDay, settings.rhoDecayPerDay, (match) =>
    ratesBetween(
      { level, home },
      fitted[league.home[match] ?? -1] ?? newcomer,
      fitted[league.away[match] ?? -1] ?? newcomer,
    ),
  )
  const mixed = withFiltered({ level, home, clubs: fitted }, league, settings, means)
  const stakes = seasonEnd(league, asOfDay, settings.seasonEnd, options.relegationPlaces ?? RELEGATION_PLACES)
  const rated = mixed.clubs.map((club, number) => (stakes[number] ? { ...club, stake: stakes[number] } : club))
  return {
    asOfDay,
    level: mixed.level,
    home: mixed.home,
    rho,
    firstHalfShare: means.firstHalfShare,
    clubs: Object.fromEntries([
      ...[...(options.carried ?? [])].map(
        ([club, strength]) => [club, ratingFromPrior(strength / settings.stretch, settings, CARRIED_TRUST)] as const,
      ),
      ...[...(relegated ?? [])].map((club) => [club, cameDown] as const),
      ...league.clubs.map((club, number) => [club, rated[number] ?? newcomer] as const),
    ]),
    newcomer,
  }
}

/** Three go down in most leagues, or play for it. */
const RELEGATION_PLACES = 3

/** A season in its own league says so many times more of a club than being one among others. */
const CARRIED_TRUST = 4

function priorsOf(
  league: LeagueIndex,
  { goals }: LeagueMeans,
  settings: FitSettings,
  { relegated, carried }: FitOptions,
): Priors {
  const isEstablished = establishedClubs(league)
  const meanOf = (club: string, number: number) => {
    const known = carried?.get(club)
    if (known !== undefined) return known / settings.stretch
    if (isEstablished[number]) return 0
    return relegated?.has(club) ? settings.relegatedSurplus : -settings.newcomerDeficit
  }
  return {
    level: Math.log(goals.home * goals.away) / 2,
    levelPrecision: settings.levelPrecision,
    home: Math.log(goals.home / goals.away),
    homePrecision: settings.homePrecision,
    strength: Float64Array.from(league.clubs, meanOf),
    strengthPrecision: Float64Array.from(
      league.clubs,
      (club) => settings.strengthPrecision * (carried?.has(club) ? CARRIED_TRUST : 1),
    ),
    tempoPrecision: settings.tempoPrecision,
  }
}

function startingPoint(
  { clubs }: LeagueIndex,
  priors: Priors,
  settings: FitSettings,
  previous: LeagueRatings | undefined,
): Float64Array {
  const at = new Float64Array(parameterCount(clubs.length))
  at[LEVEL] = previous?.level ?? priors.level
  at[HOME] = previous?.home ?? priors.home
  clubs.forEach((club, number) => {
    const known = previous && Object.hasOwn(previous.clubs, club) ? previous.clubs[club] : undefined
    const strength = known ? (known.attack - known.defence) / settings.stretch : (priors.strength[number] ?? 0)
    const tempo = known ? (known.attack + known.defence) / settings.tempoStretch : 0
    at[attackOf(number)] = (tempo + strength) / 2
    at[defenceOf(number)] = (tempo - strength) / 2
  })
  return at
}

/**
 * Stretching differences raises the mean of the exponentials: at 1.25 by about 3% of all goals. The level is
 * lowered by exactly that, so the stretch moves chances between the sides and leaves the goals of the league alone.
 */
function levelRaisedByStretch(pairings: Pairings, at: Float64Array, settings: FitSettings): number {
  let [before, after] = [0, 0]
  const halfHome = (at[HOME] ?? 0) / 2
  for (let pair = 0; pair < pairings.home.length; pair++) {
    const home = pairings.home[pair] ?? 0
    const away = pairings.away[pair] ?? 0
    const weight = pairings.weight[pair] ?? 0
    const homeLog = (at[attackOf(home)] ?? 0) + (at[defenceOf(away)] ?? 0)
    const awayLog = (at[attackOf(away)] ?? 0) + (at[defenceOf(home)] ?? 0)
    const middle = (settings.tempoStretch * (homeLog + awayLog)) / 2
    const half = (settings.stretch * (homeLog - awayLog)) / 2
    before += weight * (Math.exp(halfHome + homeLog) + Math.exp(-halfHome + awayLog))
    after += weight * (Math.exp(halfHome + middle + half) + Math.exp(-halfHome + middle - half))
  }
  return before > 0 ? Math.log(after / before) : 0
}

import type { LeagueIndex } from '#goals/league-index.ts'
import type { Evidence, PlayedMatch, Sides } from '#goals/played-match.ts'

/** Ratings that walk from match to match: what the market and the match itself told, each with its own doubt. */
export type FilteredRatings = {
  level: number
  home: number
  /** By club number: attack - defence, and attack + defence. */
  strength: Float64Array
  tempo: Float64Array
}

/** How far one club's strength or tempo is known, and where it may go. Variances of logarithms. */
type Doubt = { start: number; perDay: number; summer: number; market: number; match: number }
const STRENGTH: Doubt = { start: 0.3, perDay: 0.00092, summer: 0.021, market: 0.015, match: 0.073 }
const TEMPO: Doubt = { start: 0.05, perDay: 0.0002, summer: 0.005, market: 0.024, match: 0.175 }
/** A club that turns up is known by what newcomers are: this far below the mean, and these variances. */
const NEWCOMER_DEFICIT = 0.26
const NEWCOMER_VARIANCE = { strength: 0.01, tempo: 0.008 }
/** What is left of a difference after a summer. */
const SUMMER_KEEPS = 0.885
/** What walks too slowly, because surprises of single matches are left out of it. */
const STRETCH = { strength: 1.12, tempo: 1.02 }
/** The league's level and home advantage follow each match's surprise by these shares. */
const LEVEL_STEP = 0.11
const HOME_STEP = 0.023
const CENTRE_STEP = 0.004
/** What a match tells by itself; goals stand alone where shots are not counted, and then tell a third. */
const WEIGHTS = { goals: 0.33, shotsOnTarget: 0.2, shots: 0.43 }
/** Keeps the logarithm of no goals finite. */
const GOALS_PRIOR = 0.76
const USUAL = { level: 0.315, home: 0.233, matchHome: 0.14, matchLevel: 2 * Math.log(1.38 + GOALS_PRIOR) - 0.15 }

/**
 * A Kalman filter with a variance a club and no covariances, over the league's matches in their order. Before a match its
 * closing prices move both clubs towards what they said, after it the goals and shots do; between matches, and more over
 * a summer, the doubt grows.
 */
export function filterRatings(league: LeagueIndex, scale: Record<Evidence, number>): FilteredRatings {
  const { matches, clubs } = league
  const strength = new Walk(clubs.length, STRENGTH, -1)
  const tempo = new Walk(clubs.length, TEMPO, 1)
  const seen = new Seasons(league)
  let { level, home, matchHome, matchLevel } = USUAL
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]
    const [one, other] = [league.home[at] ?? 0, league.away[at] ?? 0]
    if (!match) continue
    for (const club of [one, other]) {
      const { isNew, isAfterSummer, days } = seen.arrive(club, at)
      strength.age(club, days, isAfterSummer)
      tempo.age(club, days, isAfterSummer)
      if (!isNew) continue
      strength.restart(club, -NEWCOMER_DEFICIT, NEWCOMER_VARIANCE.strength)
      tempo.restart(club, 0, NEWCOMER_VARIANCE.tempo)
    }
    const { marketRates: market } = match
    if (market && market.home > 0 && market.away > 0) {
      home += HOME_STEP * strength.move(one, other, Math.log(market.home / market.away) - home, STRENGTH.market)
      level += (LEVEL_STEP / 2) * tempo.move(one, other, Math.log(market.home * market.away) - 2 * level, TEMPO.market)
    }
    const { sides, doubts } = toldBy(match, scale)
    const [homeLog, awayLog] = [Math.log(sides.home + GOALS_PRIOR), Math.log(sides.away + GOALS_PRIOR)]
    matchHome += CENTRE_STEP * strength.move(one, other, homeLog - awayLog - matchHome, doubts * STRENGTH.match)
    matchLevel += CENTRE_STEP * tempo.move(one, other, homeLog + awayLog - matchLevel, doubts * TEMPO.match)
  }
  return {
    level,
    home,
    strength: strength.at.map((mean) => STRETCH.strength * mean),
    tempo: tempo.at.map((mean) => STRETCH.tempo * mean),
  }
}

/** Goals and what of shots there is, on the scale of goals; `doubts` is how many times less it tells than all together. */
function toldBy(match: PlayedMatch, scale: Record<Evidence, number>): { sides: Sides; doubts: number } {
  let weight = WEIGHTS.goals
  let [home, away] = [weight * match.goals.home, weight * match.goals.away]
  for (const kind of ['shotsOnTarget', 'shots'] as const) {
    const counted = match[kind]
    if (!counted || !(counted.home >= 0 && counted.away >= 0)) continue // NaN counts as not known
    weight += WEIGHTS[kind]
    home += WEIGHTS[kind] * scale[kind] * counted.home
    away += WEIGHTS[kind] * scale[kind] * counted.away
  }
  const all = WEIGHTS.goals + WEIGHTS.shotsOnTarget + WEIGHTS.shots
  return { sides: { home: home / weight, away: away / weight }, doubts: all / weight }
}

/** One number a club with its variance; a match tells the home club's plus or minus the away club's. */
class Walk {
  readonly at: Float64Array
  private readonly variance: Float64Array
  private readonly doubt: Doubt
  private readonly sign: 1 | -1

  constructor(clubs: number, doubt: Doubt, sign: 1 | -1) {
    this.at = new Float64Array(clubs)
    this.variance = new Float64Array(clubs).fill(doubt.start)
    this.doubt = doubt
    this.sign = sign
  }

  age(club: number, days: number, isAfterSummer: boolean): void {
    const { perDay, summer } = this.doubt
    this.variance[club] = (this.variance[club] ?? 0) + (isAfterSummer ? summer : perDay * days)
    if (isAfterSummer) this.at[club] = SUMMER_KEEPS * (this.at[club] ?? 0)
  }

  restart(club: number, mean: number, variance: number): void {
    this.at[club] = mean
    this.variance[club] = variance
  }

  /** Moves both clubs towards what was told, and answers the surprise. */
  move(one: number, other: number, told: number, doubt: number): number {
    const { at, variance, sign } = this
    const [mine, theirs] = [variance[one] ?? 0, variance[other] ?? 0]
    const surprise = told - ((at[one] ?? 0) + sign * (at[other] ?? 0))
    const whole = mine + theirs + doubt
    at[one] = (at[one] ?? 0) + (mine / whole) * surprise
    at[other] = (at[other] ?? 0) + ((sign * theirs) / whole) * surprise
    variance[one] = mine * (1 - mine / whole)
    variance[other] = theirs * (1 - theirs / whole)
    return surprise
  }
}

/** Who played in the season before, and when each club last played. */
class Seasons {
  private readonly league: LeagueIndex
  private readonly lastAt: Int32Array
  private season: string | undefined
  private before: string | undefined

  constructor(league: LeagueIndex) {
    this.league = league
    this.lastAt = new Int32Array(league.clubs.length).fill(-1)
  }

  /** In the order of matches. In a league's first known season nobody is new. */
  arrive(club: number, at: number): { isNew: boolean; isAfterSummer: boolean; days: number } {
    const { matches } = this.league
    const match = matches[at]
    if (match?.season !== this.season) [this.before, this.season] = [this.season, match?.season]
    const last = matches[this.lastAt[club] ?? -1]
    this.lastAt[club] = at
    const isFirstHere = last?.season !== this.season
    const isNew = isFirstHere && this.before !== undefined && last?.season !== this.before
    const isAfterSummer = isFirstHere && last !== undefined
    return { isNew, isAfterSummer, days: last ? (match?.day ?? 0) - last.day : 0 }
  }
}

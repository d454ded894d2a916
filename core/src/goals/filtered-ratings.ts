import type { LeagueIndex } from '#goals/league-index.ts'
import type { Evidence, PlayedMatch, Sides } from '#goals/played-match.ts'

/** Ratings that walk from match to match: what the market and the match itself told, each with its own doubt. */
type FilteredRatings = {
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
  const lastAt = new Int32Array(clubs.length).fill(-1)
  let season: string | undefined
  let seasonBefore: string | undefined

  /** In a league's first known season nobody is new. */
  const arrive = (club: number, at: number, match: PlayedMatch) => {
    const last = matches[lastAt[club] ?? -1]
    lastAt[club] = at
    const isFirstHere = last?.season !== season
    if (isFirstHere && seasonBefore !== undefined && last?.season !== seasonBefore) {
      strength.restart(club, -NEWCOMER_DEFICIT, NEWCOMER_VARIANCE.strength)
      tempo.restart(club, 0, NEWCOMER_VARIANCE.tempo)
    } else if (last) {
      strength.age(club, match.day - last.day, isFirstHere)
      tempo.age(club, match.day - last.day, isFirstHere)
    }
  }

  let { level, home, matchHome, matchLevel } = USUAL
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at]
    if (!match) continue
    if (match.season !== season) {
      seasonBefore = season
      season = match.season
    }
    const one = league.home[at] ?? 0
    const other = league.away[at] ?? 0
    arrive(one, at, match)
    arrive(other, at, match)
    const { marketRates: market } = match
    if (market && market.home > 0 && market.away > 0) {
      home += HOME_STEP * strength.move(one, other, Math.log(market.home / market.away) - home, STRENGTH.market)
      level += (LEVEL_STEP / 2) * tempo.move(one, other, Math.log(market.home * market.away) - 2 * level, TEMPO.market)
    }
    const doubts = ALL_WEIGHTS / weightOf(match)
    const homeLog = Math.log(toldBy(match, 'home', scale) + GOALS_PRIOR)
    const awayLog = Math.log(toldBy(match, 'away', scale) + GOALS_PRIOR)
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

const ALL_WEIGHTS = WEIGHTS.goals + WEIGHTS.shotsOnTarget + WEIGHTS.shots

/** Where shots are not counted a match tells less. NaN counts as not known. */
const isCounted = (sides: Sides | null): sides is Sides => sides !== null && sides.home >= 0 && sides.away >= 0

function weightOf({ shotsOnTarget, shots }: PlayedMatch): number {
  return WEIGHTS.goals + (isCounted(shotsOnTarget) ? WEIGHTS.shotsOnTarget : 0) + (isCounted(shots) ? WEIGHTS.shots : 0)
}

/** One side's goals and what of its shots there is, on the scale of goals. */
function toldBy(match: PlayedMatch, side: keyof Sides, scale: Record<Evidence, number>): number {
  const { goals, shotsOnTarget, shots } = match
  let sum = WEIGHTS.goals * goals[side]
  if (isCounted(shotsOnTarget)) sum += WEIGHTS.shotsOnTarget * scale.shotsOnTarget * shotsOnTarget[side]
  if (isCounted(shots)) sum += WEIGHTS.shots * scale.shots * shots[side]
  return sum / weightOf(match)
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
    const mine = variance[one] ?? 0
    const theirs = variance[other] ?? 0
    const surprise = told - ((at[one] ?? 0) + sign * (at[other] ?? 0))
    const whole = mine + theirs + doubt
    at[one] = (at[one] ?? 0) + (mine / whole) * surprise
    at[other] = (at[other] ?? 0) + ((sign * theirs) / whole) * surprise
    variance[one] = mine * (1 - mine / whole)
    variance[other] = theirs * (1 - theirs / whole)
    return surprise
  }
}

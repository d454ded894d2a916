import { CALIBRATION_ERROR } from '#confidence/calibration-error.ts'
import { MARKET_FAMILIES, type MarketFamily } from '#markets/market.ts'
import type { Probability } from '#units.ts'

/** What can be measured of one market's forecast. */
export type ConfidenceInput = {
  /** Standard deviation of the log expected goals (of `expectedGoals`), or corners and cards (of `expectedCounts`). */
  logSd: number
  model: Probability
  /** The market's chance; where nobody quotes this selection but others of the match, the pooled one; else null. */
  reference: { chance: Probability; isQuoted: boolean } | null
  /** By how much the houses' quotes of the match contradict each other (`gap` of `poolGrid`); missing is not at all. */
  contradiction?: number
  data: {
    /** Share of what we would like to know of both clubs that is there, 0 to 1. */
    completeness: number
    /** Days since the last match we know of either club; null when none is known. */
    daysSinceLastMatch: number | null
    /** Hours since the newest price was taken; null without prices. */
    oddsAgeHours: number | null
  }
  family: MarketFamily
}

export const CONFIDENCE_PARTS = ['sample', 'agreement', 'data', 'calibration'] as const
export type ConfidencePart = (typeof CONFIDENCE_PARTS)[number]

/** As people read them. */
export const CONFIDENCE_PART_NAMES = {
  sample: 'amostra',
  agreement: 'concordância com o mercado',
  data: 'dados',
  calibration: 'calibração',
} as const satisfies Record<ConfidencePart, string>

/** Confidence is told in points, 0 to 100: a score of the forecast's weak points and no chance of anything. */
const POINTS_MAX = 100

export type Confidence = {
  /**
   * 0 to 100, whole; the least of a forecast's weak points weighs most, because the parts are multiplied. Cut, never
   * rounded up: 69.9 must not read as the 70 a recommendation needs, and 9,1/10 and 91% are the same confidence.
   */
  total: number
  /** 0 to 100 each. */
  parts: Record<ConfidencePart, number>
}

/** How much each part counts; together 1. Why: docs/decisions/0018. */
const WEIGHTS = { sample: 0.35, agreement: 0.35, data: 0.2, calibration: 0.1 } as const satisfies Record<
  ConfidencePart,
  number
>

export function confidenceOf(input: ConfidenceInput): Confidence {
  return confidenceWith(input.data)(input)
}

/** The same for many markets of one match: what is known of the match is weighed once. */
export function confidenceWith(known: ConfidenceInput['data']): (of: Omit<ConfidenceInput, 'data'>) => Confidence {
  const data = dataScore(known)
  const logData = WEIGHTS.data * Math.log(data)
  return (input) => {
    const sample = sampleScore(input.logSd, input.reference?.chance ?? input.model)
    const agreement = agreementScore(input)
    const { score: calibration, weighed } = CALIBRATION.get(input.family) ?? calibrationOf(input.family)
    // Spelled out, and in logarithms: this runs for every market of a match. Sample and agreement weigh the same, so one
    // logarithm serves both; that of nothing makes the whole nothing.
    const logTotal = WEIGHTS.sample * Math.log(sample * agreement) + logData + weighed
    return {
      total: cutToWhole(Math.min(POINTS_MAX, Math.exp(logTotal))),
      parts: { sample, agreement, data, calibration },
    }
  }
}

/** Four parts of exactly 80 make 79.99999999999999 out of logarithms; seven decimals are more than any part is known to. */
const cutToWhole = (score: number) => Math.floor(Math.round(score * 1e7) / 1e7)

/** A chance known to ±20% is worth half. By hand: expected goals to ±9% and an even chance give 100 / (1 + 0.45²) = 83. */
const RELATIVE_SD_HALF = 0.2
const EVEN = 0.5

/**
 * The rarer the outcome, the more a slip in the expected goals moves its chance: by about as much at 50%, two and a half
 * times at 10%. Bets at long odds that looked like value were the ones that lost (docs/decisions/0018).
 */
function sampleScore(logSd: number, chance: Probability): number {
  const reach = chance >= EVEN ? 1 : 1 + Math.log(EVEN / Math.max(CHANCE_MIN, chance))
  return half(Math.max(0, logSd) * reach, RELATIVE_SD_HALF)
}

/** Log odds this far apart are worth half: the market at 50%, the model at 60%. */
const LOG_ODDS_HALF = 0.4
/** A selection nobody quotes leans on quotes of others; without any quote there is nothing to agree with. */
const UNQUOTED_SHARE = 0.85
const NO_MARKET_SCORE = 20

/** Quotes that leave two points of chance unexplained are worth half: no grid of scores says what they say together. */
const CONTRADICTION_HALF = 0.02

function agreementScore({ model, reference, contradiction }: Omit<ConfidenceInput, 'data'>): number {
  if (!reference) return NO_MARKET_SCORE
  const score = half(logOddsBetween(model, reference.chance), LOG_ODDS_HALF)
  const among = contradiction ? half(contradiction, CONTRADICTION_HALF) / POINTS_MAX : 1
  return among * (reference.isQuoted ? score : UNQUOTED_SHARE * score)
}

/** Within these, age costs nothing: a club plays weekly, prices move by the hour only on the last day. */
const FRESH_DAYS = 14
const FRESH_HOURS = 6
/** Days and hours beyond them that halve the worth of the data. */
const STALE_DAYS_HALF = 60
const STALE_HOURS_HALF = 36
const NEVER_PLAYED_SHARE = 0.3

function dataScore({ completeness, daysSinceLastMatch, oddsAgeHours }: ConfidenceInput['data']): number {
  const matches =
    daysSinceLastMatch === null ? NEVER_PLAYED_SHARE : halved(daysSinceLastMatch - FRESH_DAYS, STALE_DAYS_HALF)
  const odds = oddsAgeHours === null ? 1 : halved(oddsAgeHours - FRESH_HOURS, STALE_HOURS_HALF)
  return POINTS_MAX * Math.min(1, Math.max(0, completeness)) * matches * odds
}

/** A calibration error of five points is worth nothing. */
const CALIBRATION_ERROR_MAX = 0.05

function calibrationOf(family: MarketFamily): { score: number; weighed: number } {
  const score = POINTS_MAX * Math.max(0, 1 - CALIBRATION_ERROR[family] / CALIBRATION_ERROR_MAX)
  return { score, weighed: WEIGHTS.calibration * Math.log(score) }
}

const CALIBRATION = new Map(MARKET_FAMILIES.map((family) => [family, calibrationOf(family)]))

/** 100 at nothing, 50 at `middle`, falling for ever. NaN is worth nothing. */
function half(distance: number, middle: number): number {
  const share = distance / middle
  const score = POINTS_MAX / (1 + share * share)
  return Number.isNaN(score) ? 0 : score
}

function halved(late: number, halfLife: number): number {
  return late <= 0 ? 1 : 2 ** (-late / halfLife)
}

const CHANCE_MIN = 1e-4

const bounded = (chance: number) => Math.min(1 - CHANCE_MIN, Math.max(CHANCE_MIN, chance))

/** How far apart the log odds of two chances are; below 0 is as far as above. */
function logOddsBetween(one: number, other: number): number {
  const [a, b] = [bounded(one), bounded(other)]
  return Math.log((a * (1 - b)) / (b * (1 - a)))
}

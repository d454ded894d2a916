import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { countGrid } from '@prancheta/core/counts/count-grid.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { MARKET_FAMILIES, MARKETS } from '@prancheta/core/markets/catalogue.ts'
import type { Market, MarketFamily } from '@prancheta/core/markets/market.ts'
import type { Outcome } from '@prancheta/core/markets/outcome.ts'
import { type PricedMarket, priceMatch } from '@prancheta/core/markets/price-match.ts'
import { type FinalScore, settle } from '@prancheta/core/markets/settle.ts'
import { CalibrationBins } from '@prancheta/core/metrics/calibration.ts'

/** A half result is half a stake decided; a refund decides nothing. */
const DECIDED: Record<Outcome, { weight: number; isWon: boolean }> = {
  won: { weight: 1, isWon: true },
  'half won': { weight: 0.5, isWon: true },
  void: { weight: 0, isWon: false },
  'half lost': { weight: 0.5, isWon: false },
  lost: { weight: 1, isWon: false },
}

export function finalScoreOf(row: MatchRow): FinalScore {
  const { goals, halfTimeGoals, corners, yellowCards, redCards } = row
  const cards = yellowCards &&
    redCards && { home: yellowCards.home + redCards.home, away: yellowCards.away + redCards.away }
  return { goals, halfTime: halfTimeGoals, corners, cards }
}

/** How often each selection won in one league so far, beginning with what is usual, worth 50 matches. */
export class BaseRates {
  private readonly won = Float64Array.from(MARKETS, ({ id }) => USUAL_MATCHES * (USUAL.get(id) ?? 0.5))
  private readonly decided = new Float64Array(MARKETS.length).fill(USUAL_MATCHES)

  learn(final: FinalScore): void {
    MARKETS.forEach((market, at) => {
      const ending = settle(market, final)
      if (ending === 'unknown') return
      const { weight, isWon } = DECIDED[ending]
      this.decided[at] = (this.decided[at] ?? 0) + weight
      if (isWon) this.won[at] = (this.won[at] ?? 0) + weight
    })
  }

  chanceOf(market: Market): number {
    const at = PLACES.get(market) ?? -1
    return (this.won[at] ?? 0) / (this.decided[at] ?? 1)
  }
}

const PLACES = new Map(MARKETS.map((market, at) => [market, at]))
const USUAL_MATCHES = 50
const usualGrid = matchGrid(1.53, 1.22, -0.04)
const USUAL = new Map(
  priceMatch({
    model: usualGrid,
    pooled: usualGrid,
    market: null,
    firstHalfShare: 0.436,
    corners: { grid: countGrid(5.6, 4.6, { overdispersion: 0.075, sharing: -0.05 }) },
    cards: { grid: countGrid(1.9, 2.2, { overdispersion: 0, sharing: 0.08 }) },
  }).map(({ market, chances }) => [market.id, chances.pooled as number]),
)

export type FamilyScores = {
  family: MarketFamily
  /** Bets decided: selections times matches, without refunds. */
  bets: number
  logLoss: number
  baseLogLoss: number
  error: number
  errorByLuck: number
}

type Sums = { bets: number; loss: number; baseLoss: number; bins: CalibrationBins }

/** Log loss and calibration of every market of the catalogue, by family, as forecasts come in. */
export class FamilyTally {
  private readonly sums = new Map<MarketFamily, Sums>()

  add(priced: readonly PricedMarket[], final: FinalScore, base: BaseRates): void {
    for (const { market, chances } of priced) {
      const ending = settle(market, final)
      if (ending === 'unknown' || ending === 'void') continue
      const { weight, isWon } = DECIDED[ending]
      const sums = this.sumsOf(market.family)
      sums.bets += weight
      sums.loss += weight * lossOf(chances.pooled, isWon)
      sums.baseLoss += weight * lossOf(base.chanceOf(market), isWon)
      sums.bins.add(chances.pooled, isWon, weight)
    }
  }

  /** In the catalogue's order; families of which nothing was decided are left out. */
  scores(): FamilyScores[] {
    return MARKET_FAMILIES.flatMap((family): FamilyScores[] => {
      const sums = this.sums.get(family)
      if (!sums) return []
      const { bets, loss, baseLoss, bins } = sums
      const { error, errorByLuck } = bins.result()
      return [{ family, bets, logLoss: loss / bets, baseLogLoss: baseLoss / bets, error, errorByLuck }]
    })
  }

  private sumsOf(family: MarketFamily): Sums {
    const known = this.sums.get(family)
    if (known) return known
    const fresh = { bets: 0, loss: 0, baseLoss: 0, bins: new CalibrationBins() }
    this.sums.set(family, fresh)
    return fresh
  }
}

/** A chance of exactly 0 that comes true would cost infinitely much; it costs 27.6 instead. */
const CHANCE_MIN = 1e-12

function lossOf(chance: number, isWon: boolean): number {
  return -Math.log(Math.max(CHANCE_MIN, isWon ? chance : 1 - chance))
}

import { returnOfPick } from '#history/pick-outcome.ts'
import { CalibrationBins } from '#metrics/calibration.ts'
import { rankedProbabilityScore } from '#metrics/scoring-rules.ts'
import type { Forecast, Goals, LoggedChances, LoggedMarket } from '../entry-content.ts'
import { type Estimate, MeanOf } from './estimate.ts'
import type { LoggedMatch } from './logged-games.ts'

export const RESULT = ['result.home', 'result.draw', 'result.away'] as const

export const resultOf = ({ home, away }: Goals) => (home > away ? 0 : home === away ? 1 : 2)

function scoreBy(forecast: Forecast, happened: number, of: (chances: LoggedChances) => number | null): number | null {
  const said = RESULT.map((market) => of(forecast.chances[market]))
  const known = said.filter((chance) => chance !== null)
  return known.length === said.length ? rankedProbabilityScore(known, happened) : null
}

/**
 * What was recommended first counts, at its own price: nobody could have waited for the better of two. One that was called off
 * with the match's first date gives way to the next; moved by a day, it stands.
 */
export function betOf({ last, recommended, end }: LoggedMatch) {
  const ended = recommended.flatMap((said) => {
    const [offer, outcome] = [said.forecast.recommended, end?.outcomes.get(said.n)]
    return offer && outcome ? [{ offer, outcome, isLast: said === last }] : []
  })
  return ended.find(({ outcome }) => outcome !== 'void') ?? ended[0] ?? null
}

/** What the closing line says a price was worth: its own chance at kick-off times the price. */
function closingWorth(match: LoggedMatch, market: string, odd: number, isLast: boolean): number | null {
  const { closing, recommended } = match.last?.forecast ?? {}
  const at = isLast ? recommended : closing
  return at?.market === market && at.chances.market !== null ? at.chances.market * odd - 1 : null
}

/** The sums over some matches. */
export class RecordOfGames {
  readonly #rps = {
    first: new MeanOf(),
    last: new MeanOf(),
    model: new MeanOf(),
    market: new MeanOf(),
    gap: new MeanOf(),
  }
  readonly #bets = { count: 0, won: 0, lost: 0, yield: new MeanOf(), closing: new MeanOf() }
  #games = 0

  add(match: LoggedMatch): void {
    const { first, last, end } = match
    if (end?.ended === 'played' && end.goals) {
      this.#games += 1
      this.#score(first?.forecast ?? null, last?.forecast ?? null, resultOf(end.goals))
    }
    const bet = betOf(match)
    if (bet && bet.outcome !== 'void') this.#take(bet, match)
  }

  #score(first: Forecast | null, last: Forecast | null, happened: number): void {
    const add = (to: MeanOf, score: number | null | undefined) => score != null && to.add(score)
    add(this.#rps.first, first && scoreBy(first, happened, ({ pooled }) => pooled))
    if (!last) return
    const ours = scoreBy(last, happened, ({ pooled }) => pooled)
    const market = scoreBy(last, happened, (chances) => chances.market)
    add(this.#rps.last, ours)
    add(
      this.#rps.model,
      scoreBy(last, happened, ({ model }) => model),
    )
    add(this.#rps.market, market)
    add(this.#rps.gap, ours !== null && market !== null ? ours - market : null)
  }

  #take({ offer, outcome, isLast }: NonNullable<ReturnType<typeof betOf>>, match: LoggedMatch): void {
    const bets = this.#bets
    bets.count += 1
    if (outcome === 'won' || outcome === 'half_won') bets.won += 1
    if (outcome === 'lost' || outcome === 'half_lost') bets.lost += 1
    bets.yield.add(returnOfPick(outcome, offer.odd) - 1)
    const worth = closingWorth(match, offer.market, offer.odd, isLast)
    if (worth !== null) bets.closing.add(worth)
  }

  result() {
    const { first, last, model, market, gap } = this.#rps
    const { count, won, lost } = this.#bets
    const of = (mean: MeanOf): Estimate | null => mean.estimate
    return {
      games: this.#games,
      rps: { first: of(first), last: of(last), model: of(model), market: of(market), gap: of(gap) },
      bets: { count, won, lost, yield: of(this.#bets.yield), closing: of(this.#bets.closing) },
    }
  }
}

const HAPPENED: Record<LoggedMarket, (goals: Goals) => boolean> = {
  'result.home': ({ home, away }) => home > away,
  'result.draw': ({ home, away }) => home === away,
  'result.away': ({ home, away }) => home < away,
  'goals.over2.5': ({ home, away }) => home + away > 2.5,
  'btts.yes': ({ home, away }) => home > 0 && away > 0,
}
const MARKETS: readonly LoggedMarket[] = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes']

/** What was said last before kick-off, in steps of ten percent, against what came. */
export function calibrationOfGames(matches: Iterable<LoggedMatch>) {
  const bins = new CalibrationBins(10)
  for (const { first, last, end } of matches) {
    const { chances } = (last ?? first)?.forecast ?? {}
    if (!chances || !end?.goals) continue
    for (const market of MARKETS) bins.add(chances[market].pooled, HAPPENED[market](end.goals))
  }
  return bins.result().bins.map(({ count, meanChance, share, varianceOfShare }) => {
    const from = Math.min(9, Math.floor(meanChance * 10)) / 10
    return { from, to: from + 0.1, count, said: meanChance, happened: share, luck: 2 * Math.sqrt(varianceOfShare) }
  })
}

import { brierScore, logLoss } from '#metrics/scoring-rules.ts'
import type { Forecast, LoggedChances } from '../entry-content.ts'
import { type Estimate, MeanOf } from './estimate.ts'
import type { LoggedMatch } from './logged-games.ts'
import { RESULT, resultOf } from './record-of-games.ts'

/** Fewer games tell nothing: what line-ups can bring is small beside luck. */
const GAMES_MIN = 200

type Compared = { without: Estimate | null; with: Estimate | null; gap: Estimate | null }

/** Errors of the same matches, lower is better; a gap below 0 says that line-ups made it less. */
type Scores = { brier: Compared; logLoss: Compared }

class ComparedMeans {
  readonly #means = { without: new MeanOf(), with: new MeanOf(), gap: new MeanOf() }

  add(without: number, withLineups: number): void {
    this.#means.without.add(without)
    this.#means.with.add(withLineups)
    this.#means.gap.add(withLineups - without)
  }

  result(): Compared {
    const { without, gap, ...means } = this.#means
    return { without: without.estimate, with: means.with.estimate, gap: gap.estimate }
  }
}

type Read = (chances: LoggedChances) => number

function compare(matches: readonly Both[], read: Read): Scores {
  const [brier, loss] = [new ComparedMeans(), new ComparedMeans()]
  for (const { without, withLineups, happened } of matches) {
    const of = (chances: Forecast['chances']) => RESULT.map((market) => read(chances[market]))
    const [plain, adjusted] = [of(without), of(withLineups)]
    brier.add(brierScore(plain, happened), brierScore(adjusted, happened))
    loss.add(logLoss(plain, happened), logLoss(adjusted, happened))
  }
  return { brier: brier.result(), logLoss: loss.result() }
}

type Both = { without: Forecast['chances']; withLineups: Forecast['chances']; happened: number }

/** The last forecast without line-ups and the one with them, on the matches that have both; null while they are few. */
export function compareLineups(matches: readonly LoggedMatch[]) {
  const both = matches.flatMap(({ last, lineups, end }): Both[] =>
    last && lineups && end?.goals
      ? [{ without: last.forecast.chances, withLineups: lineups.chances, happened: resultOf(end.goals) }]
      : [],
  )
  if (both.length < GAMES_MIN) return null
  return {
    games: both.length,
    model: compare(both, ({ model }) => model),
    pooled: compare(both, ({ pooled }) => pooled),
  }
}

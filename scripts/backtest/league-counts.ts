import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import type { CountedMatch, CountRatings } from '@prancheta/core/counts/count-ratings.ts'
import { CARD_SETTINGS, CORNER_SETTINGS, type CountSettings } from '@prancheta/core/counts/count-settings.ts'
import { type CountForecast, expectedCounts } from '@prancheta/core/counts/expected-counts.ts'
import { fitCounts } from '@prancheta/core/counts/fit-counts.ts'
import { finalScoreOf } from './family-tally.ts'

/** Clubs' corners and cards change slowly; a fit a week is as good as one a day and seven times as quick. */
const REFIT_DAYS = 7
/** Fewer counted matches are a league whose files do not count. */
const MATCHES_MIN = 50

/** Corners and cards of one league, learnt and forecast in the order of days. */
export class LeagueCounts {
  private readonly corners = new Counted(CORNER_SETTINGS)
  private readonly cards = new Counted(CARD_SETTINGS)

  before(row: MatchRow): { corners: CountForecast | null; cards: CountForecast | null } {
    return { corners: this.corners.before(row), cards: this.cards.before(row) }
  }

  learn(row: MatchRow): void {
    const { corners, cards } = finalScoreOf(row)
    const { day, home, away } = row
    if (corners) this.corners.matches.push({ day, home, away, counts: corners })
    if (cards) this.cards.matches.push({ day, home, away, counts: cards })
  }
}

class Counted {
  readonly matches: CountedMatch[] = []
  private readonly settings: CountSettings
  private ratings: CountRatings | null = null

  constructor(settings: CountSettings) {
    this.settings = settings
  }

  before({ day, home, away }: MatchRow): CountForecast | null {
    if (this.matches.length < MATCHES_MIN) return null
    if (!this.ratings || day - this.ratings.asOfDay >= REFIT_DAYS) {
      this.ratings = fitCounts(this.matches, { asOfDay: day, settings: this.settings })
    }
    return expectedCounts(this.ratings, home, away)
  }
}

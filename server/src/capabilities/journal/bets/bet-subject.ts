import type { recordBet } from '@prancheta/contract/journal/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { legsOfPick, nameOfPick, toComboPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { LEGS_MAX } from '@prancheta/core/combos/own/joint-match.ts'
import { MOVED_MAX_MS } from '@prancheta/core/history/match-ending.ts'
import { type JournalMarketGroup, OTHER_MARKETS } from '@prancheta/core/journal/groupings.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { findSavedMarkets } from '#capabilities/analysis/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log/log.ts'
import { findSaved } from './bet-store.ts'

type Subject = InputOf<typeof recordBet>['betOn']

export type SubjectColumns = {
  fixture_id: number | null
  analysis_id: string | null
  market_id: string | null
  match_name: string
  league_name: string | null
  market_name: string
  market_group: string
  match_at: Date
  /** What the saved analysis said of it. */
  chance: number | null
}

/** What a bet is of, as the journal keeps it. Names and hours of a saved analysis are ours, whatever a client says. */
export async function readSubject(
  { db, log }: { db: Queryable; log: Log },
  userId: string,
  { subject, placedAt }: { subject: Subject; placedAt: Date },
): Promise<SubjectColumns> {
  if ('match' in subject)
    return {
      fixture_id: null,
      analysis_id: null,
      market_id: null,
      match_name: subject.match,
      league_name: subject.league,
      market_name: subject.market,
      market_group: OTHER_MARKETS,
      match_at: new Date(subject.matchAt),
      chance: null,
    }
  const saved = await findSaved(db, userId, subject.analysisId)
  if (!saved) throw new AppError('analysis.notFound')
  const pick = knownPick(subject.marketId)
  return {
    fixture_id: saved.fixture_id,
    analysis_id: saved.id,
    market_id: pick.id,
    match_name: `${saved.home_name} x ${saved.away_name}`,
    league_name: saved.league_name,
    market_name: pick.name,
    market_group: pick.group,
    match_at: hourOf(saved, placedAt),
    chance:
      pick.id === saved.pick_market_id
        ? saved.pick_probability
        : (findSavedMarkets(saved, log)?.find(({ id }) => id === pick.id)?.chance ?? null),
  }
}

type Hours = { kick_off: Date | null; match_date: Date }

/**
 * The hour that a bet was made for. Of a match moved since by more than the same bet bears, a bet made before the hour that the
 * analysis was saved with was made for that hour; nobody knows when a match was moved, and later than that hour it was known.
 */
function hourOf({ kick_off, match_date }: Hours, placedAt: Date): Date {
  if (kick_off === null) return match_date
  const isMoved = Math.abs(kick_off.getTime() - match_date.getTime()) > MOVED_MAX_MS
  return isMoved && placedAt < match_date ? match_date : kick_off
}

function knownPick(id: string): { id: string; name: string; group: JournalMarketGroup } {
  const name = nameOfPick(id)
  const legs = legsOfPick(id)
  const isCombo = legs !== null && legs.length >= 2 && legs.length <= LEGS_MAX && new Set(legs).size === legs.length
  if (name === null || (legs !== null && !isCombo)) throw new AppError('journal.marketUnknown')
  if (legs) return { id: toComboPick(legs), name, group: 'Combinadas' }
  return { id, name, group: marketById(id)?.group ?? OTHER_MARKETS }
}

import * as bankroll from '@prancheta/contract/journal/bankroll.ts'
import * as figures from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import * as contract from '@prancheta/contract/journal/routes.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Session } from '#platform/session/session.ts'
import { addMove, deleteMove, readBankroll, setBankroll } from './bankroll/bankroll.ts'
import { toBetView } from './bets/bet-view.ts'
import { listBets, listChanges } from './bets/list-bets.ts'
import { type BetDeps, changeBet, deleteBet, recordBet, setBetResult } from './bets/record-bet.ts'
import { exchangeDoors } from './exchange/doors.ts'
import type { LuckThread } from './figures/luck-thread.ts'
import { readBreakdown } from './figures/read-breakdown.ts'
import { readJournal } from './figures/read-journal.ts'
import { readLuck } from './figures/read-luck.ts'
import { isOnlyDays } from './figures/sums-store.ts'

export type JournalDeps = BetDeps & { luck: LuckThread }

const STUDY = { right: 'journalStudy' } as const

/** Open in a pause: to look at what one did, and to write it down, is not betting. */
export const journalDoors = (deps: JournalDeps): Door[] => [
  door(contract.recordBet, 'user', async (input, session) => ({
    bet: toBetView(await recordBet(deps, session.userId, input), readerOf(session)),
  })),
  door(contract.changeBet, 'user', async (input, session) => ({
    bet: toBetView(await changeBet(deps, session.userId, input), readerOf(session)),
  })),
  door(contract.setBetResult, 'user', async ({ betId, outcome }, session) => ({
    bet: toBetView(await setBetResult(deps, session.userId, betId, outcome), readerOf(session)),
  })),
  door(contract.deleteBet, 'user', async ({ betId }, { userId }) => {
    await deleteBet(deps, userId, betId)
    return {}
  }),
  door(contract.listBets, 'user', (input, session) =>
    listBets(deps.db, session.userId, allowed(input, session), readerOf(session)),
  ),
  door(contract.listChanges, 'user', (_input, { userId }) => listChanges(deps.db, userId)),
  door(figures.readJournal, 'user', (filter, session) =>
    readJournal(deps.db, session.userId, allowed(filter, session)),
  ),
  door(figures.readBreakdown, STUDY, (filter, { userId }) => readBreakdown(deps.db, userId, filter)),
  door(figures.readLuck, 'user', (filter, session) => readLuck(deps, session.userId, allowed(filter, session))),
  door(bankroll.readBankroll, 'user', (_input, { userId }) => readBankroll(deps, userId)),
  door(bankroll.setBankroll, 'user', (input, { userId }) => setBankroll(deps, userId, input)),
  door(bankroll.addMove, 'user', (input, { userId }) => addMove(deps, userId, input)),
  door(bankroll.deleteMove, 'user', ({ moveId }, { userId }) => deleteMove(deps, userId, moveId)),
  ...exchangeDoors(deps),
]

const readerOf = (session: Session) => ({ hasStudy: hasRight(session, STUDY.right) })

/** A league, market or house in the filter is the breakdown by another way; days are for everybody. */
function allowed<Filter extends JournalFilter>(filter: Filter, session: Session): Filter {
  const { from, to, league, market, house, odd, weekday } = filter
  const isBroken = !isOnlyDays({ from, to, league, market, house, odd, weekday })
  if (isBroken && !readerOf(session).hasStudy) throw new AppError('plan.rightMissing')
  return filter
}

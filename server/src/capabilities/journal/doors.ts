import * as bankroll from '@prancheta/contract/journal/bankroll.ts'
import * as figures from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import * as contract from '@prancheta/contract/journal/routes.ts'
import { hasRight } from '@prancheta/core/billing/rights.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Session } from '#platform/session/session.ts'
import { addMove, deleteMove, readBankroll, setBankroll } from './bankroll/bankroll.ts'
import { toBetView } from './bets/bet-view.ts'
import { listBets, listChanges } from './bets/list-bets.ts'
import { type BetDeps, changeBet, deleteBet, recordBet, setBetResult } from './bets/record-bet.ts'
import { exchangeDoors } from './exchange/doors.ts'
import type { LuckThread } from './figures/luck.ts'
import { readBreakdown } from './figures/read-breakdown.ts'
import { readJournal } from './figures/read-journal.ts'
import { readLuck } from './figures/read-luck.ts'
import { isOnlyDays } from './figures/sums-store.ts'

export type JournalDeps = BetDeps & { luck: LuckThread }

const STUDY = { right: 'journalStudy' } as const

/** Open in a pause: to look at what one did, and to write it down, is not betting. */
export function journalDoors(deps: JournalDeps): Door[] {
  const { paced, replays } = pacesOf(deps)
  return [
    door(contract.recordBet, 'user', async (input, session) => ({
      bet: toBetView(await paced(session, () => recordBet(deps, session.userId, input)), readerOf(session)),
    })),
    door(contract.changeBet, 'user', async (input, session) => ({
      bet: toBetView(await paced(session, () => changeBet(deps, session.userId, input)), readerOf(session)),
    })),
    door(contract.setBetResult, 'user', async ({ betId, outcome }, session) => ({
      bet: toBetView(await paced(session, () => setBetResult(deps, session.userId, betId, outcome)), readerOf(session)),
    })),
    door(contract.deleteBet, 'user', async ({ betId }, session) => {
      await paced(session, () => deleteBet(deps, session.userId, betId))
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
    door(figures.readLuck, 'user', async (filter, session) => {
      await replays.count(session.userId)
      return readLuck(deps, session.userId, allowed(filter, session))
    }),
    door(bankroll.readBankroll, 'user', (_input, { userId }) => readBankroll(deps, userId)),
    door(bankroll.setBankroll, 'user', (input, session) =>
      paced(session, () => setBankroll(deps, session.userId, input)),
    ),
    door(bankroll.addMove, 'user', (input, session) => paced(session, () => addMove(deps, session.userId, input))),
    door(bankroll.deleteMove, 'user', ({ moveId }, session) =>
      paced(session, () => deleteMove(deps, session.userId, moveId)),
    ),
    ...exchangeDoors(deps),
  ]
}

/** More than anybody writes by hand or looks at; a script is sent to the import. */
function pacesOf({ db }: JournalDeps) {
  const writes = rateLimit(db, { name: 'journal-write', tries: 6_000, windowSeconds: 600 })
  const replays = rateLimit(db, { name: 'journal-luck', tries: 300, windowSeconds: 600 })
  async function paced<Result>({ userId }: Session, work: () => Promise<Result>): Promise<Result> {
    await writes.count(userId)
    return work()
  }
  return { paced, replays }
}

const readerOf = (session: Session) => ({ hasStudy: hasRight(session, STUDY.right) })

/** A league, market or house in the filter is the breakdown by another way; days are for everybody. */
function allowed<Filter extends JournalFilter>(filter: Filter, session: Session): Filter {
  const { from, to, league, market, house, odd, weekday } = filter
  const isBroken = !isOnlyDays({ from, to, league, market, house, odd, weekday })
  if (isBroken && !readerOf(session).hasStudy) throw new AppError('plan.rightMissing')
  return filter
}

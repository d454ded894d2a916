import {
  importBets as importRoute,
  JOURNAL_EXPORT_PATH,
  previewImport as previewRoute,
  STATEMENT_CSV_PATH,
  readStatement as statementRoute,
  yearField,
} from '@prancheta/contract/journal/exchange.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { AppError } from '#platform/errors/errors.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { oneAtATime } from '#platform/limits/work-queue.ts'
import type { BetDeps } from '../bets/record-bet.ts'
import { exportJournal } from './export-journal.ts'
import { importBets, previewImport } from './import-bets.ts'
import { readStatement, statementFile } from './statement.ts'

const STUDY = { right: 'journalStudy' } as const

/** The journal in and out: bets of a file, the whole as a file, and the year for the income tax. */
export function exchangeDoors(deps: BetDeps): Door[] {
  const { db, clock } = deps
  const reading = rateLimit(db, { name: 'journal-import', tries: 60, windowSeconds: 600 })
  const writing = rateLimit(db, { name: 'journal-export', tries: 20, windowSeconds: 600 })
  /** Two files of one person at once would read the same journal and wait for each other in the database. */
  const inTurn = oneAtATime()
  return [
    door(previewRoute, STUDY, async (request, { userId }) => {
      await reading.count(userId)
      return inTurn(userId, () => previewImport(deps, userId, request))
    }),
    door(importRoute, STUDY, async (request, { userId }) => {
      await reading.count(userId)
      return inTurn(userId, () => importBets(deps, userId, request))
    }),
    rawDoor(
      {
        method: 'get',
        path: JOURNAL_EXPORT_PATH,
        summary: 'The whole journal as CSV, which the import reads again.',
        closedWhilePaused: false,
      },
      { right: 'csvExport' },
      async (exchange, { userId }) => {
        await writing.count(userId)
        const name = `prancheta-diario-${dateInSaoPaulo(clock.now())}.csv`
        return csvAnswer(exchange, name, exportJournal(db, userId))
      },
    ),
    door(statementRoute, STUDY, ({ year }, { userId }) => readStatement(db, userId, year)),
    rawDoor(
      {
        method: 'get',
        path: STATEMENT_CSV_PATH,
        summary: 'One year’s bets by house for the income tax, as CSV.',
        closedWhilePaused: false,
      },
      STUDY,
      async (exchange, { userId }) => {
        const year = yearField.safeParse(exchange.context.req.query('year'))
        if (!year.success) throw new AppError('request.invalid')
        await writing.count(userId)
        return csvAnswer(exchange, `prancheta-extrato-${year.data}.csv`, statementFile(db, userId, year.data))
      },
    ),
  ]
}

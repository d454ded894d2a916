import type { listChanges as changesRoute, listBets as listRoute } from '@prancheta/contract/journal/routes.ts'
import { JOURNAL_PAGE } from '@prancheta/contract/journal/routes.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { z } from 'zod'
import { isUuid, type Queryable } from '#platform/db/database.ts'
import { findPage } from '../figures/filtered-store.ts'
import { findChanges } from './bet-store.ts'
import { toBefore, toBetView } from './bet-view.ts'

const CHANGES_SHOWN = 50

/** The latest match first. */
export async function listBets(
  db: Queryable,
  userId: string,
  { cursor, analysisId, ...filter }: InputOf<typeof listRoute>,
  reader: { hasStudy: boolean },
): Promise<OutputOf<typeof listRoute>> {
  const rows = await findPage(db, userId, filter, {
    analysisId: analysisId ?? null,
    after: parseCursor(cursor),
    limit: JOURNAL_PAGE + 1,
  })
  const page = rows.slice(0, JOURNAL_PAGE)
  const last = rows.length > JOURNAL_PAGE ? page.at(-1) : undefined
  return {
    bets: page.map((bet) => toBetView(bet, reader)),
    nextCursor: last ? Buffer.from(JSON.stringify([last.position, last.id])).toString('base64url') : null,
  }
}

const position = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.string().refine(isUuid),
])

/** Null for no cursor, and for one that we never gave out: such a reader starts at the beginning. */
function parseCursor(cursor: string | undefined): { at: string; id: string } | null {
  if (cursor === undefined) return null
  try {
    const [at, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch {
    return null
  }
}

export async function listChanges(db: Queryable, userId: string): Promise<OutputOf<typeof changesRoute>> {
  const rows = await findChanges(db, userId, CHANGES_SHOWN)
  return {
    changes: rows.flatMap(({ id, bet_id, kind, at, before }) => {
      const stood = toBefore(before)
      return stood ? [{ id, betId: bet_id, kind, at: at.toISOString(), before: stood }] : []
    }),
  }
}

import { z } from 'zod'
import { PASSWORD_LENGTH_MAX } from '../identity/fields.ts'
import { route } from '../protocol/route.ts'
import { commonWords } from '../protocol/words.ts'

const moment = z.iso.datetime()

/** How far the deletion of an account has come. Says nothing of whose it was. */
const deletionView = z.strictObject({
  id: z.uuid(),
  requested_at: moment,
  /** 'ending' while the payment provider has not confirmed; 'none' where there was nothing to end. */
  subscription: z.enum(['none', 'ending', 'ended']),
  /** When the last byte was gone; null while the job has not been there. */
  purged_at: moment.nullable(),
})
export type DeletionView = z.output<typeof deletionView>

export const deleteAccount = route({
  method: 'post',
  path: '/api/account/delete',
  closedWhilePaused: false,
  summary: 'Deletes the own account for good: sign-in closes at once, the rest goes by a job. Answers with a receipt.',
  input: z.object({
    password: z.string().min(1, commonWords.wrongPassword).max(PASSWORD_LENGTH_MAX, commonWords.wrongPassword),
  }),
  output: z.strictObject({ deletion: deletionView }),
})

export const deletionStatus = route({
  method: 'get',
  path: '/api/account-deletions/:deletionId',
  summary: 'How far a deletion has come, for whoever holds its receipt.',
  input: z.object({ deletionId: z.uuid() }),
  output: z.strictObject({ deletion: deletionView }),
})

/** A file, so no route of JSON: GET with the session's cookie. */
export const EXPORT_PATH = '/api/account/export'

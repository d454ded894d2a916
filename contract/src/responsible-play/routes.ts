import { PAUSE_LENGTHS } from '@prancheta/core/responsible-play/pause.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'

const moment = z.iso.datetime()

/** A pause that runs. It tells until when, and nothing of why. */
export const pauseView = z.strictObject({
  /** Null: without end. */
  ends_at: moment.nullable(),
  /** From when on support may lift a pause without end; null for one that ends by itself. */
  liftable_from: moment.nullable(),
})
export type PauseView = z.output<typeof pauseView>

export const startPause = route({
  method: 'post',
  path: '/api/pause',
  closedWhilePaused: false,
  summary: 'Shuts the user out of analysis, chat and payments. It can be made longer and never shorter.',
  input: z.object({ length: z.enum(PAUSE_LENGTHS) }),
  output: z.strictObject({ pause: pauseView }),
})

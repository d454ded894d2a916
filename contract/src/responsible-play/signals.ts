import { z } from 'zod'
import { route } from '../protocol/route.ts'

const cents = z.int().min(0)

const signal = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stakes_after_losses'),
    /** The usual stake after a loss, and at other times. */
    after_loss_cents: cents,
    otherwise_cents: cents,
  }),
  z.strictObject({ kind: z.literal('nights'), nights: z.int().min(1) }),
  /** Bets of each of the last four weeks, the latest last. */
  z.strictObject({ kind: z.literal('more_bets'), weeks: z.array(z.int().min(0)) }),
])
export type SignalView = z.output<typeof signal>

/** In no answer but this one, to nobody but their owner. */
export const readSignals = route({
  method: 'get',
  path: '/api/own-signals',
  closedWhilePaused: false,
  summary: 'Habits in one’s own journal of the last four weeks that often come before trouble.',
  input: z.object({}),
  output: z.strictObject({ signals: z.array(signal) }),
})

import { z } from 'zod'

/** A step that begins; at last the answer, or why there is none. */
export const stepLine = z.union([
  z.strictObject({ step: z.string() }),
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ refused: z.strictObject({ error: z.string(), code: z.string(), status: z.int() }) }),
])
export type StepLine = z.output<typeof stepLine>

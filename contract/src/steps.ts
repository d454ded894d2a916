import { z } from 'zod'

/** Whoever sends this as `Accept` to a door with steps is answered line by line, each line one JSON value. */
export const STEPS_TYPE = 'application/x-ndjson'

/** A step that begins; at last the answer, or why there is none. */
export const stepLine = z.union([
  z.strictObject({ step: z.string() }),
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ refused: z.strictObject({ error: z.string(), code: z.string(), status: z.int() }) }),
])
export type StepLine = z.output<typeof stepLine>

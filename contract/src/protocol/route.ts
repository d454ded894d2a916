import { z } from 'zod'

/** Whoever sends this as `Accept` to a door with steps is answered line by line, each line one JSON value. */
export const STEPS_TYPE = 'application/x-ndjson'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type Route<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> = {
  method: Method
  /** Parts that begin with a colon are fields of `input`; the other fields travel in the query of a GET, else in the body. */
  path: `/api/${string}`
  input: Input
  output: Output
  /** One English sentence for readers of /api/openapi.json. */
  summary: string
  /** The most that the body may weigh, where the usual measure is too small for what is specified. */
  bodyBytesMax?: number
  /** What the door does on the way, in its order; who asks for it is told each as it begins. */
  steps?: readonly string[]
  /** Refused with `pause.active` to somebody in a pause of their own. A door for members says it, yes or no. */
  closedWhilePaused?: boolean
}

type PauseMark = Pick<Route, 'closedWhilePaused'>

/** A door both sides agree on. Fields nobody specified are refused, so `input` is made strict here and cannot be forgotten. */
export function route<Shape extends z.core.$ZodShape, Output extends z.ZodType, Mark extends PauseMark>(
  definition: Omit<Route, 'input' | 'output'> & { input: z.ZodObject<Shape>; output: Output } & Mark,
): Route<z.ZodObject<Shape, z.core.$strict>, Output> & Pick<Mark, keyof Mark & 'closedWhilePaused'> {
  return { ...definition, input: definition.input.strict() }
}

/** What the specification sends and the server knows better: accepted and never looked at. */
export const knownBetter = z.unknown().optional()

export type InputOf<R extends Route> = z.output<R['input']>
export type OutputOf<R extends Route> = z.output<R['output']>

/** The names of a path's parts: '/api/tickets/:ticketId/messages' has 'ticketId'. */
export function pathParts(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
}

/** A step that begins; at last the answer, or why there is none. */
export const stepLine = z.union([
  z.strictObject({ step: z.string() }),
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ refused: z.strictObject({ error: z.string(), code: z.string(), status: z.int() }) }),
])
export type StepLine = z.output<typeof stepLine>

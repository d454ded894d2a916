import type { ChatStep } from '@prancheta/contract/chat/steps.ts'
import type { LookUp } from '@prancheta/core/lookup/look-up.ts'
import { z } from 'zod'

/** Something that an AI may look up for the reader: it changes nothing, costs no unit and tells only what the reader may see. */
export type Tool = {
  name: string
  step: ChatStep
  description: string
  /** The JSON Schema of its input. */
  parameters: Record<string, unknown>
  /** Null where the input is not of that form. */
  prepare(input: unknown): (() => Promise<LookUp>) | null
}

type Wish<Input> = Pick<Tool, 'name' | 'step' | 'description'> & {
  input: z.ZodType<Input>
  run: (input: Input) => LookUp | Promise<LookUp>
}

export function tool<Input>({ input: shape, run, ...named }: Wish<Input>): Tool {
  const { $schema: _, ...parameters } = z.toJSONSchema(shape)
  return {
    ...named,
    parameters,
    prepare(input) {
      const parsed = shape.safeParse(input)
      return parsed.success ? async () => run(parsed.data) : null
    },
  }
}

export const nothing = z.strictObject({})

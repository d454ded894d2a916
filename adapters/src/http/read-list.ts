import type { z } from 'zod'
import { SourceError } from '#source-error.ts'

/** Up to this share of unreadable items is the service's slip; more means that we no longer understand it. */
const UNREADABLE_SHARE_MAX = 0.1

/**
 * The items of a list that can be read. One odd game among the world's 170 of a day must not empty the day, yet a
 * list that is mostly strange must not pass for a short one.
 */
export function readList<Schema extends z.ZodType>(
  source: string,
  items: readonly unknown[],
  schema: Schema,
): z.output<Schema>[] {
  const read = items.flatMap((item) => {
    const parsed = schema.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })
  const unreadable = items.length - read.length
  if (unreadable > items.length * UNREADABLE_SHARE_MAX) {
    throw new SourceError(source, 'schema', `${unreadable} of ${items.length} items are not as expected`)
  }
  return read
}

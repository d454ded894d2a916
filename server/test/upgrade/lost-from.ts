/** Sums of the same rows in another order differ in their last digits. */
const ROUNDING = 1e-9

/**
 * What of a recorded answer is gone or different, each with its place in it. Fields that came since are no loss; a list
 * must have the same length, and what has an id in it may stand elsewhere.
 */
export function lostFrom(was: unknown, is: unknown, place = ''): string[] {
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
    return was.flatMap((item, at) => lostFrom(item, sameIn(is, item) ?? is[at], `${place}[${at}]`))
  if (isRecord(was) && isRecord(is))
    return Object.entries(was).flatMap(([key, value]) => lostFrom(value, is[key], `${place}.${key}`))
  return isSame(was, is) ? [] : [`${place} was ${show(was)}, is ${show(is)}`]
}

function sameIn(list: readonly unknown[], item: unknown): unknown {
  return isRecord(item) && 'id' in item ? list.find((other) => isRecord(other) && other.id === item.id) : undefined
}

function isSame(was: unknown, is: unknown): boolean {
  if (typeof was === 'number' && typeof is === 'number')
    return Math.abs(was - is) <= ROUNDING * Math.max(1, Math.abs(was))
  return was === is
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200)

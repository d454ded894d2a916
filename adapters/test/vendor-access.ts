import type { AnswerStore, QuotaLeft, VendorAccess } from '#http/vendor-access.ts'

export const TEST_KEY = 'secret-key-123'

export type TestAccess = VendorAccess & { claims: number[]; reports: QuotaLeft[]; pauses: number[] }

/** Access to a local server with a clock that stands still and a meter that only counts. */
export function testAccess(
  baseUrl: string,
  given: { now?: string; deadlineMs?: number; key?: string } = {},
): TestAccess {
  const claims: number[] = []
  const reports: QuotaLeft[] = []
  const pauses: number[] = []
  return {
    fetch,
    baseUrl,
    key: given.key ?? TEST_KEY,
    now: () => new Date(given.now ?? '2026-04-16T20:00:00Z'),
    random: () => 0.5,
    async pause(ms) {
      pauses.push(ms)
    },
    meter: {
      async claim(cost) {
        claims.push(cost)
      },
      async report(left) {
        reports.push(left)
      },
    },
    deadlineMs: given.deadlineMs ?? 10_000,
    claims,
    reports,
    pauses,
  }
}

/** Keeps nothing. */
export const noStore: AnswerStore = { get: async ({ fetch }) => ({ value: await fetch() }) }

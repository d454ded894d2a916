import { expect, test } from 'vitest'
import { EMPTY_LOG, LOG_FORMAT, nextEntry } from './log-entry.ts'

const at = (now: string) => ({
  now,
  dayOf: (moment: string) => moment.slice(0, 10),
  sha256: async () => 'a'.repeat(64),
})
const OPENING = { kind: 'opening', body: { format: LOG_FORMAT, key: 'b'.repeat(64) } } as const

test('time never goes back in the log: what a clock that is behind writes bears the time of the entry before', async () => {
  const { entry: first } = await nextEntry(EMPTY_LOG, OPENING, at('2026-04-18T00:00:10.000Z'))
  const { entry: behind } = await nextEntry(first, OPENING, at('2026-04-17T23:59:50.000Z'))
  expect(behind).toMatchObject({ n: 2, prev: first.hash, at: '2026-04-18T00:00:10.000Z', day: '2026-04-18' })
  const { entry: later } = await nextEntry(behind, OPENING, at('2026-04-18T00:00:11.000Z'))
  expect(later).toMatchObject({ n: 3, at: '2026-04-18T00:00:11.000Z' })
})

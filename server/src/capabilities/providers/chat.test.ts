import type { ChatRequest, ChatSource } from '@prancheta/adapters/ai/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '#test/moving-clock.ts'
import { openTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { openGuard } from './guard.ts'
import { guardedChat, withFallback } from './guarded-chat.ts'
import { listStates } from './provider-state-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A source that says its pieces and then, if given one, throws. */
function says(name: string, pieces: readonly string[], error?: unknown): ChatSource {
  return {
    name,
    isDemo: false,
    async *reply() {
      yield* pieces
      if (error) throw error
    },
  }
}

const noCredits = new SourceError('AI', 'quota_day', 'HTTP 402')
const request = (signal = new AbortController().signal): ChatRequest => ({
  system: '',
  turns: [],
  briefing: null,
  signal,
})
const analyst = says('Analista', ['Sou o analista ', 'embutido.'])

async function read<Piece>(pieces: AsyncIterable<Piece>): Promise<{ pieces: Piece[]; error: unknown }> {
  const got: Piece[] = []
  try {
    for await (const piece of pieces) got.push(piece)
    return { pieces: got, error: null }
  } catch (error) {
    return { pieces: got, error }
  }
}

test('the analyst stands in when the service fails before its first word, and somebody is told why', async () => {
  const alerts: unknown[] = []
  const chat = withFallback(says('AI', [], noCredits), analyst, (error) => void alerts.push(error))
  expect(await read(chat.reply(request()))).toEqual({
    pieces: [
      { text: 'Sou o analista ', isStandIn: true },
      { text: 'embutido.', isStandIn: true },
    ],
    error: null,
  })
  expect(alerts).toEqual([noCredits])
})

test('a reply that is cut stays the service’s own: two halves are no answer', async () => {
  const chat = withFallback(says('AI', ['O Flamengo'], noCredits), analyst, () => {})
  expect(await read(chat.reply(request()))).toEqual({
    pieces: [{ text: 'O Flamengo', isStandIn: false }],
    error: noCredits,
  })
})

test('without a stand-in the failure is thrown as it is, and told all the same', async () => {
  const alerts: unknown[] = []
  const chat = withFallback(says('AI', [], noCredits), null, (error) => void alerts.push(error))
  expect(await read(chat.reply(request()))).toEqual({ pieces: [], error: noCredits })
  expect(alerts).toEqual([noCredits])
})

test('nobody stands in for a reader who left', async () => {
  const leaving = new AbortController()
  leaving.abort()
  const alerts: unknown[] = []
  const chat = withFallback(says('AI', [], leaving.signal.reason), analyst, (error) => void alerts.push(error))
  expect((await read(chat.reply(request(leaving.signal)))).pieces).toEqual([])
  expect(alerts).toEqual([])
})

test('replies are written down as any call is, five failures keep it from being asked, and leaving is no failure', async () => {
  const guard = openGuard({
    db: database.db,
    clock: movingClock('2026-04-18T12:00:00Z'),
    log: pino({ level: 'silent' }),
    metrics: { countProviderCall: () => {} },
  })
  const failing = guardedChat(says('AI', ['meia '], noCredits), guard)
  await read(guardedChat(says('AI', ['inteira']), guard).reply(request()))
  const leaving = new AbortController()
  leaving.abort()
  for (let n = 0; n < 6; n += 1) await read(failing.reply(request(leaving.signal)))
  const stateOf = async () => (await listStates(database.db)).find(({ kind }) => kind === 'ai')
  expect(await stateOf()).toMatchObject({ last_failure: null, last_success_at: expect.any(Date), open_until: null })
  for (let n = 0; n < 5; n += 1) await read(failing.reply(request()))
  expect(await stateOf()).toMatchObject({ last_failure: 'quota_day' })
  expect((await read(failing.reply(request()))).error).toMatchObject({
    message: expect.stringContaining('failed too often'),
  })
})

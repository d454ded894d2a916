import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toSession } from './session.ts'

const ANA = {
  userId: 'u1',
  name: 'Ana',
  email: 'ana@example.com',
  role: 'user',
  plan: 'pro',
  planActive: true,
  pause: null,
}

test('a session is taken as the server tells it', () => {
  expect(toSession({ session: ANA })).toEqual(ANA)
  expect(toSession({ session: { ...ANA, role: 'admin', plan: 'admin' } })?.role).toBe('admin')
})

test('a pause is taken as the server tells it, with or without an end', () => {
  const pause = { ends_at: '2026-12-01T12:00:00.000Z', liftable_from: null }
  expect(toSession({ session: { ...ANA, pause } })?.pause).toEqual(pause)
  const endless = { ends_at: null, liftable_from: '2026-12-01T12:00:00.000Z' }
  expect(toSession({ session: { ...ANA, pause: endless } })?.pause).toEqual(endless)
  expect(toSession({ session: { ...ANA, pause: undefined } })?.pause).toBeNull()
})

test('a role that cannot be read counts as no admin', () => {
  expect(toSession({ session: { ...ANA, role: 'Admin' } })?.role).toBe('user')
  expect(toSession({ session: { ...ANA, role: undefined } })?.role).toBe('user')
})

test('only the server saying so means that nobody is signed in', () => {
  expect(toSession({ session: null })).toBeNull()
})

test.each([null, undefined, 'oops', {}, { session: 'oops' }, { session: { name: 'Ana' } }])(
  '%j says nothing about who is signed in',
  (reply) => {
    expect(() => toSession(reply)).toThrow()
  },
)

describe('asking the server', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  /** The module as a freshly opened page has it, with a server that answers in this order; null is no network. */
  async function pageWith(...replies: (Response | null)[]) {
    const fetched = vi.fn(async () => {
      const reply = replies.shift()
      if (!reply) throw new TypeError('Failed to fetch')
      return reply
    })
    vi.stubGlobal('fetch', fetched)
    return { fetched, ...(await import('./session.ts')) }
  }

  test('a refusal means that nobody is signed in', async () => {
    const { loadSession } = await pageWith(new Response(null, { status: 401 }))
    expect(await loadSession()).toBeNull()
  })

  test.each([429, 503])('with nothing known, an answer of %i fails and the next call asks again', async (status) => {
    const { loadSession } = await pageWith(new Response('oops', { status }), Response.json({ session: ANA }))
    await expect(loadSession()).rejects.toThrow()
    expect(await loadSession()).toEqual(ANA)
  })

  test('a person known before stays through a hiccup, and the server is asked again', async () => {
    const { loadSession, fetched } = await pageWith(
      Response.json({ session: ANA }),
      null,
      Response.json({ session: null }),
    )
    expect(await loadSession()).toEqual(ANA)
    expect(await loadSession({ fresh: true })).toEqual(ANA)
    expect(await loadSession()).toBeNull()
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})

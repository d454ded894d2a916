import type { SessionView } from '@prancheta/contract/session.ts'
import { PLANS } from '@prancheta/core/plans/plans.ts'
import { useSyncExternalStore } from 'react'
import { setUnreadTickets } from './unread-tickets.ts'

/** 'unknown' until the server was asked: prerendered pages are the same for everybody. */
export type SessionState = 'unknown' | SessionView | null

const SESSION_PATH = '/api/session'
const SIGN_OUT_PATH = '/api/auth/sign-out'
/** A click through several pages asks once; a session that ended elsewhere is noticed within this time. */
const FRESH_FOR_MS = 30_000

let state: SessionState = 'unknown'
let asked: { at: number; answer: Promise<SessionView | null> } | null = null
const listeners = new Set<() => void>()

/** Who is signed in. A failure counts as nobody, so a broken server shows the public site instead of an error. */
export function loadSession(options: { fresh?: boolean } = {}): Promise<SessionView | null> {
  if (asked && !options.fresh && Date.now() - asked.at < FRESH_FOR_MS) return asked.answer
  const answer = askServer().then((session) => {
    if (asked?.answer === answer) setState(session)
    return session
  })
  asked = { at: Date.now(), answer }
  return answer
}

/** Ends the session on the server; throws when the server did not confirm it, since a shared computer would stay open. */
export async function endSession(): Promise<void> {
  const reply = await fetch(SIGN_OUT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!reply.ok) throw new Error(`sign-out answered ${reply.status}`)
}

/** What the browser knew of the person who was signed in. */
export function forgetSession(): void {
  asked = { at: Date.now(), answer: Promise.resolve(null) }
  setState(null)
  setUnreadTickets(0)
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentState, unknownOnServer)
}

async function askServer(): Promise<SessionView | null> {
  try {
    const reply = await fetch(SESSION_PATH, { headers: { Accept: 'application/json' } })
    if (!reply.ok) return null
    return toSession(await reply.json())
  } catch {
    return null
  }
}

/**
 * The reply checked by hand: the contract's schema would bring zod to every public page. A role that is
 * not exactly 'admin' counts as 'user'; it only decides what is shown, the server decides what is allowed.
 */
export function toSession(reply: unknown): SessionView | null {
  if (!isRecord(reply) || !isRecord(reply.session)) return null
  const { userId, name, email, role, plan, planActive } = reply.session
  if (typeof userId !== 'string' || typeof email !== 'string') return null
  return {
    userId,
    name: typeof name === 'string' ? name : null,
    email,
    role: role === 'admin' ? 'admin' : 'user',
    plan: PLANS.find((known) => known === plan) ?? 'teste',
    planActive: planActive === true,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function setState(next: SessionState): void {
  state = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function currentState(): SessionState {
  return state
}

function unknownOnServer(): SessionState {
  return 'unknown'
}

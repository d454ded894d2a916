import type { SessionView } from '@prancheta/contract/identity/session.ts'
import type { PauseView } from '@prancheta/contract/responsible-play/routes.ts'
import { PLANS } from '@prancheta/core/billing/plans.ts'
import { useSyncExternalStore } from 'react'
import { forgetUnread } from '#lib/live/unread-support.ts'
import { forgetPrivateData, forgetStoredData } from './private-data.ts'

/** 'unknown' until the server was asked: prerendered pages are the same for everybody. */
export type SessionState = 'unknown' | SessionView | null

const SESSION_PATH = '/api/session'
const SIGN_OUT_PATH = '/api/auth/sign-out'
/** A click through several pages asks once; a session that ended elsewhere is noticed within this time. */
const FRESH_FOR_MS = 30_000

let state: SessionState = 'unknown'
let asked: { at: number; answer: Promise<SessionView | null> } | null = null
/** While somebody is leaving by 'Sair', the live feed may tell of the end before the answer does; the page goes to /, not to the sign-in. */
let isLeaving = false
/** The session ended by its own person's will, and nobody has signed in since. */
let hasLeft = false
const listeners = new Set<() => void>()

/**
 * Who is signed in. When the server cannot be asked, what was last known holds, and it is asked again the next time;
 * only when nothing was known does this fail.
 */
export function loadSession(options: { fresh?: boolean } = {}): Promise<SessionView | null> {
  if (asked && !options.fresh && Date.now() - asked.at < FRESH_FOR_MS) return asked.answer
  const answer = askServer().then(
    (session) => {
      if (asked?.answer === answer && !isLeaving) setState(session)
      return session
    },
    (failure: unknown) => {
      if (asked?.answer === answer) asked = null
      if (state === 'unknown') throw failure
      return state
    },
  )
  asked = { at: Date.now(), answer }
  return answer
}

/** Who has just signed in, as the server's answer told. */
export function adoptSession(session: SessionView): void {
  asked = { at: Date.now(), answer: Promise.resolve(session) }
  setState(session)
}

/** Asks the server now, and fails when it cannot be asked: for a page that must not be shown on what was last known. */
export async function confirmSession(): Promise<void> {
  const session = await askServer()
  asked = { at: Date.now(), answer: Promise.resolve(session) }
  setState(session)
}

/** The same for who does not need the answer: a failure leaves what is shown as it is. */
export function refreshSession(options: { fresh?: boolean } = {}): void {
  loadSession(options).catch(() => {})
}

/** Ends the session on the server; throws when the server did not confirm it, since a shared computer would stay open. */
export function endSession(): Promise<void> {
  return leaveBy(async () => {
    const reply = await fetch(SIGN_OUT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    if (!reply.ok) throw new Error(`sign-out answered ${reply.status}`)
  })
}

/** Does what ends the session by its own person's will. Until `forgetSession` the page that asked decides where to go. */
export async function leaveBy<Result>(work: () => Promise<Result>): Promise<Result> {
  isLeaving = true
  try {
    return await work()
  } catch (failure) {
    isLeaving = false
    refreshSession({ fresh: true })
    throw failure
  }
}

/** What the browser knew of the person who was signed in. */
export function forgetSession(): void {
  isLeaving = false
  hasLeft = true
  asked = { at: Date.now(), answer: Promise.resolve(null) }
  setState(null)
  forgetUnread()
}

/** Whether the page that ended the session also decides where to go: a guarded page still on screen must not. */
export function leftByOwnWill(): boolean {
  return hasLeft
}

/** The signed-in person's id at this moment; null for a visitor, or while nobody knows. */
export function whoIsHere(): string | null {
  return isPerson(state) ? state.userId : null
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, currentState, unknownOnServer)
}

/** The pause that the signed-in person is in, as the server told last: a device's clock neither ends nor begins one. */
export function usePause(): PauseView | null {
  const session = useSession()
  return isPerson(session) ? session.pause : null
}

/** The person has begun a pause; every screen says so from here on. */
export function notePause(pause: PauseView): void {
  if (isPerson(state)) adoptSession({ ...state, pause })
}

async function askServer(): Promise<SessionView | null> {
  const reply = await fetch(SESSION_PATH, { headers: { Accept: 'application/json' } })
  if (reply.status === 401) return null
  if (!reply.ok) throw new Error(`session answered ${reply.status}`)
  return toSession(await reply.json())
}

/**
 * The reply checked by hand: the contract's schema would bring zod to every public page. A role that is
 * not exactly 'admin' counts as 'user'; it only decides what is shown, the server decides what is allowed.
 * Throws when the reply does not say who is there: a hiccup must not look like a lost session.
 */
export function toSession(reply: unknown): SessionView | null {
  if (!isRecord(reply)) throw new Error('session answered without a session')
  if (reply.session === null) return null
  if (!isRecord(reply.session)) throw new Error('session answered without a session')
  const { userId, name, email, role, plan, planActive, pause } = reply.session
  if (typeof userId !== 'string' || typeof email !== 'string') throw new Error('session answered without a person')
  return {
    userId,
    name: typeof name === 'string' ? name : null,
    email,
    role: role === 'admin' ? 'admin' : 'user',
    plan: PLANS.find((known) => known === plan) ?? 'teste',
    planActive: planActive === true,
    pause: isRecord(pause)
      ? { ends_at: textOrNull(pause.ends_at), liftable_from: textOrNull(pause.liftable_from) }
      : null,
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function setState(next: SessionState): void {
  const before = state
  state = next
  if (isPerson(next)) hasLeft = false
  if (isPerson(before) && !(isPerson(next) && next.userId === before.userId)) forgetPrivateData()
  else if (before === 'unknown' && next === null) forgetStoredData()
  for (const notify of listeners) notify()
}

function isPerson(someone: SessionState): someone is SessionView {
  return someone !== 'unknown' && someone !== null
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

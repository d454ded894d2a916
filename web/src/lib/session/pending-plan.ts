import type { PaidPlan } from '@prancheta/contract/billing/routes.ts'

/** The plan a visitor chose before having an account. */
export type PendingPlan = { plan: PaidPlan; priceId: string }

const STORAGE_KEY = 'pendingPlan'
/** Written out because the contract's own list would bring zod to every page. */
const PAID: readonly PaidPlan[] = ['starter', 'pro', 'black']
const PRICE_ID_LENGTH_MAX = 200

export function savePendingPlan({ plan, priceId }: PendingPlan): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ plan, priceId }))
  } catch {
    // Without storage the visitor chooses again after signing up.
  }
}

/** The chosen plan, checked: anybody may have written there. What is not one is removed. */
export function readPendingPlan(): PendingPlan | null {
  const stored = readStored()
  if (stored === null) return null
  const pending = toPendingPlan(stored)
  if (!pending) forgetPendingPlan()
  return pending
}

export function forgetPendingPlan(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function toPendingPlan(text: string): PendingPlan | null {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('plan' in value) || !('priceId' in value)) return null
  const plan = PAID.find((paid) => paid === value.plan)
  const { priceId } = value
  if (!plan || typeof priceId !== 'string' || priceId === '' || priceId.length > PRICE_ID_LENGTH_MAX) return null
  return { plan, priceId }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

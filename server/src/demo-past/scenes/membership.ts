import { actInDemoPortal, payDemoCheckout, readDemoPortal } from '@prancheta/contract/billing/demo-payment.ts'
import { checkSubscription, createCheckout } from '@prancheta/contract/billing/routes.ts'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { Actor } from '../actor.ts'
import type { PlanStep } from '../cast/member-life.ts'
import { Refusal } from '../door-caller.ts'

/** Buys a plan in the demonstration payment, as its page does. */
export async function subscribe(member: Actor, plan: PaidPlan): Promise<void> {
  const { url } = await member.call(createCheckout, { plan })
  const sessionId = new URL(url, 'http://localhost').searchParams.get('session')
  if (sessionId === null) return // somebody who pays already is led to their subscription instead
  await member.call(payDemoCheckout, { sessionId, card: 'approved' })
}

/** One step of a member's life with their plan. False when it was not possible any more. */
export async function takePlanStep(member: Actor, step: PlanStep): Promise<boolean> {
  if (step.kind === 'subscribe') await subscribe(member, step.plan)
  else {
    const state = await stateOf(member)
    if (state !== (step.kind === 'payAgain' ? 'unpaid' : 'renewing')) return false
    if (step.kind === 'change') await member.call(actInDemoPortal, { action: 'changePlan', plan: step.plan })
    else await member.call(actInDemoPortal, { action: step.kind })
  }
  return true
}

/** The product asks the payment service about whoever opens their plan, as its daily comparison does about everybody. */
export async function lookAtPlan(member: Actor): Promise<void> {
  await member.call(checkSubscription, {})
}

async function stateOf(member: Actor): Promise<'renewing' | 'unpaid' | 'other'> {
  const { subscription } = await member.call(readDemoPortal, {}).catch(neverPaid)
  if (subscription?.status === 'past_due') return 'unpaid'
  return subscription?.status === 'active' && subscription.cancels_at === null ? 'renewing' : 'other'
}

function neverPaid(failure: unknown): { subscription: null } {
  if (failure instanceof Refusal && failure.code === 'billing.noSubscription') return { subscription: null }
  throw failure
}

/** Stripe's objects in the shapes of API 2026-10-28, with the fields anybody of ours reads and those around them. */

export type FakeInvoice = {
  id: string
  object: 'invoice'
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  created: number
  customer: string
  currency: 'brl'
  amount_due: number
  amount_paid: number
  billing_reason: string
  livemode: false
  parent: { type: 'subscription_details'; quote_details: null; subscription_details: { subscription: string } }
  payments: { object: 'list'; data: { payment: { type: 'payment_intent'; payment_intent: string } }[] }
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: null
    paid_at: number | null
    voided_at: null
  }
}

export type FakeSubscription = {
  id: string
  object: 'subscription'
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'incomplete_expired' | 'paused'
  created: number
  customer: string
  currency: 'brl'
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  cancellation_details: { comment: null; feedback: null; reason: string | null }
  items: {
    object: 'list'
    data: {
      id: string
      object: 'subscription_item'
      current_period_start: number
      current_period_end: number
      price: { id: string; object: 'price'; currency: 'brl'; type: 'recurring' }
      quantity: 1
    }[]
    has_more: false
    url: string
  }
  latest_invoice: string
  pause_collection: { behavior: string; resumes_at: number | null } | null
  livemode: false
  metadata: Record<string, string>
}

export type FakeCheckout = {
  id: string
  object: 'checkout.session'
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  customer: string
  client_reference_id: string | null
  locale: string
  allowed_payment_method_types: string[]
  metadata: Record<string, string>
  subscription: string | null
  success_url: string
  cancel_url: string
  url: string | null
  livemode: false
}

export type FakeEvent = {
  id: string
  object: 'event'
  api_version: '2026-10-28.endive'
  created: number
  data: { object: Record<string, unknown> }
  livemode: false
  pending_webhooks: 1
  request: { id: null; idempotency_key: null }
  type: string
}

// Written by `npm run db:types` from the migrated database; a test compares the two.
import type { Generated } from 'kysely'

export type Accounts = {
  id: Generated<string>
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type Analyses = {
  id: Generated<string>
  user_id: string
  created_at: Generated<Date>
  fixture_id: number | null
  league_id: number | null
  league_name: string
  season: number | null
  home_id: number | null
  home_name: string
  away_id: number | null
  away_name: string
  match_date: Date
  markets: Generated<unknown>
  confidence: number
  why: Generated<unknown>
  raw: Generated<unknown>
  result: 'green' | 'red' | null
  public: Generated<boolean>
}

export type CacheEntries = {
  key: string
  value: unknown
  fetched_at: Date | null
  lease_until: Date | null
  lease_token: string | null
  failed_at: Date | null
}

export type CheckoutAttempts = {
  user_id: string
  plan: 'starter' | 'pro' | 'black'
  key: string
  started_at: Date
}

export type DemoPaymentRecords = {
  id: string
  customer: string
  kind: 'checkout' | 'subscription'
  body: unknown
  created_at: Generated<Date>
}

export type Jobs = {
  id: Generated<string>
  kind: string
  key: string | null
  payload: Generated<unknown>
  state: Generated<'waiting' | 'done' | 'failed'>
  every_ms: number | null
  run_at: Generated<Date>
  attempts: Generated<number>
  attempts_max: Generated<number>
  lease_until: Date | null
  lease_token: string | null
  last_started_at: Date | null
  last_finished_at: Date | null
  last_failed_at: Date | null
  last_failure: string | null
  failures: Generated<number>
  created_at: Generated<Date>
}

export type LiveEvents = {
  id: Generated<number>
  xid: Generated<string>
  user_id: string
  type: string
  data: unknown
  created_at: Generated<Date>
}

export type LiveHorizon = {
  only_row: Generated<boolean>
  xid: Generated<string>
  id: Generated<number>
}

export type MailOutbox = {
  id: Generated<string>
  recipient: string
  subject: string
  body: string
  created_at: Generated<Date>
  sent_at: Date | null
}

export type PaymentEvents = {
  id: string
  type: string
  received_at: Date
}

export type Plans = {
  user_id: string
  plan: Generated<'teste' | 'starter' | 'pro' | 'black' | 'admin' | 'vip_unlimited'>
  active: Generated<boolean>
  analyses_count_month: Generated<number>
  analyses_reset_at: Generated<Date>
  stripe_customer: string | null
  stripe_subscription: string | null
  current_period_end: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  subscription_status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'incomplete'
    | 'incomplete_expired'
    | 'paused'
    | null
  subscription_cancels_at: Date | null
  access_until: Date | null
  billing_version: Generated<number>
  billing_checked_at: Date | null
}

export type Profiles = {
  id: Generated<string>
  name: string | null
  email: string
  email_verified: Generated<boolean>
  image: string | null
  birth_date: string | null
  city: string | null
  state: string | null
  phone: string | null
  whatsapp: string | null
  stake_default: Generated<number>
  tipster_slug: string | null
  brand_color: string | null
  brand_logo: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type QuotaClaims = {
  user_id: string
  month: string
  fixture_id: number | null
  conversation_id: string | null
  holds: Generated<number>
  created_at: Generated<Date>
}

export type RateLimits = {
  key: string
  points: Generated<number>
  expire: number | null
}

export type Sessions = {
  id: Generated<string>
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type SignInPlaces = {
  user_id: string
  place: string
  last_seen_at: Date
}

export type UserRoles = {
  user_id: string
  role: 'admin'
  created_at: Generated<Date>
}

export type Verifications = {
  id: Generated<string>
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type DB = {
  accounts: Accounts
  analyses: Analyses
  cache_entries: CacheEntries
  checkout_attempts: CheckoutAttempts
  demo_payment_records: DemoPaymentRecords
  jobs: Jobs
  live_events: LiveEvents
  live_horizon: LiveHorizon
  mail_outbox: MailOutbox
  payment_events: PaymentEvents
  plans: Plans
  profiles: Profiles
  quota_claims: QuotaClaims
  rate_limits: RateLimits
  sessions: Sessions
  sign_in_places: SignInPlaces
  user_roles: UserRoles
  verifications: Verifications
}

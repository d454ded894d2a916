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

export type AdminMessages = {
  id: Generated<string>
  user_id: string
  number: Generated<number>
  sender_type: 'user' | 'admin'
  sender_id: string | null
  client_id: string | null
  subject: string | null
  message: string
  is_read: Generated<boolean>
  created_at: Generated<Date>
}

export type BroadcastRecipients = {
  broadcast_id: string
  user_id: string
  state: Generated<'waiting' | 'created' | 'failed'>
}

export type CacheEntries = {
  key: string
  value: unknown
  fetched_at: Date | null
  lease_until: Date | null
  lease_token: string | null
  failed_at: Date | null
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

export type MessageThreads = {
  user_id: string
  message_count: Generated<number>
  unread_by_admin: Generated<number>
  unread_by_user: Generated<number>
  last_message_preview: string | null
  last_message_at: Date | null
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

export type SupportTickets = {
  id: Generated<string>
  user_id: string
  subject: string
  subject_search: Generated<string>
  status: Generated<'open' | 'resolved' | 'closed'>
  unread_by_admin: Generated<boolean>
  unread_by_user: Generated<boolean>
  last_message_preview: string | null
  last_message_at: Date | null
  message_count: Generated<number>
  opened_by: Generated<'user' | 'admin'>
  first_answer_at: Date | null
  resolved_at: Date | null
  client_id: string | null
  broadcast_id: string | null
  created_at: Generated<Date>
}

export type TicketBroadcasts = {
  id: Generated<string>
  created_by: string | null
  client_id: string | null
  subject: string
  message: string
  created_at: Generated<Date>
  finished_at: Date | null
}

export type TicketMessages = {
  id: Generated<string>
  ticket_id: string
  number: Generated<number>
  sender_type: 'user' | 'admin'
  sender_id: string | null
  client_id: string | null
  message: string
  message_search: Generated<string>
  is_read: Generated<boolean>
  created_at: Generated<Date>
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
  admin_messages: AdminMessages
  broadcast_recipients: BroadcastRecipients
  cache_entries: CacheEntries
  jobs: Jobs
  live_events: LiveEvents
  live_horizon: LiveHorizon
  mail_outbox: MailOutbox
  message_threads: MessageThreads
  plans: Plans
  profiles: Profiles
  rate_limits: RateLimits
  sessions: Sessions
  sign_in_places: SignInPlaces
  support_tickets: SupportTickets
  ticket_broadcasts: TicketBroadcasts
  ticket_messages: TicketMessages
  user_roles: UserRoles
  verifications: Verifications
}

// Written by `npm run db:types` from the migrated database; a test compares the two.
import type { Generated } from 'kysely'

type AccountDeletions = {
  id: Generated<string>
  user_id: string | null
  payment_customer: string | null
  had_subscription: boolean
  requested_by: 'user' | 'admin'
  requested_at: Date
  customer_gone_at: Date | null
  purged_at: Date | null
}

type Accounts = {
  id: Generated<string>
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type AdminActions = {
  id: Generated<string>
  admin_id: string | null
  user_id: string | null
  action:
    | 'grant_vip'
    | 'revoke_vip'
    | 'end_grace'
    | 'suspend'
    | 'unsuspend'
    | 'end_sessions'
    | 'lift_pause'
    | 'delete'
    | 'make_tipster'
    | 'change_tipster'
    | 'unmake_tipster'
    | 'set_logo'
    | 'remove_logo'
  reason: string | null
  created_at: Date
}

type Analyses = {
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
  run_id: string | null
  pick_market_id: string | null
  pick_name: string | null
  pick_probability: number | null
  pick_odd: number | null
  settled_at: Date | null
  settled_from: Date | null
  pick_outcome: 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' | null
  pick_return: number | null
  market_outcomes: Generated<unknown>
  settlement_seen_at: Date | null
  published_at: Date | null
  hidden_at: Date | null
  markets_version: Generated<number>
  is_repeat: Generated<boolean>
  published_odd: number | null
  published_house: string | null
  published_return: number | null
}

type AnalysisRuns = {
  id: Generated<string>
  user_id: string
  fixture_id: number
  created_at: Generated<Date>
  result: unknown
}

type AnalysisTallies = {
  user_id: string
  total: Generated<number>
  green: Generated<number>
  red: Generated<number>
}

type BankrollMoves = {
  id: string
  user_id: string
  kind: 'opening' | 'deposit' | 'withdrawal'
  amount_cents: number
  day: string
  created_at: Generated<Date>
}

type BoardRows = {
  fixture_id: number
  version: number
  label: 'value' | 'near' | 'none' | 'noOdds'
  figures: unknown
  legs: unknown
  made_at: Date
}

type BroadcastRecipients = {
  broadcast_id: string
  user_id: string
  state: Generated<'waiting' | 'created' | 'failed'>
}

type CacheEntries = {
  key: string
  value: unknown
  fetched_at: Date | null
  lease_until: Date | null
  lease_token: string | null
  failed_at: Date | null
}

type ChatConversations = {
  id: Generated<string>
  user_id: string
  created_at: Date
}

type ChatStreams = {
  user_id: string
  stream_id: string
  lives_until: Date
}

type CheckoutAttempts = {
  user_id: string
  plan: 'starter' | 'pro' | 'black'
  key: string
  started_at: Date
}

type ClosingPrices = {
  fixture_id: number
  kick_off: Date
  quotes: unknown
  kept_at: Date
}

type ClubCrests = {
  team_id: number
  address: string
  picture: Buffer | null
  asked_at: Date
}

type DayCounts = {
  kind: 'accounts' | 'analyses'
  day: string
  part: number
  count: number
}

type DemoPaymentRecords = {
  id: string
  customer: string
  kind: 'checkout' | 'subscription'
  body: unknown
  created_at: Generated<Date>
}

type Favourites = {
  user_id: string
  team_id: number | null
  league_id: number | null
  created_at: Generated<Date>
}

type FiguresStart = {
  only_row: Generated<boolean>
  at: Generated<Date>
}

type Fixtures = {
  id: Generated<number>
  source: string
  source_id: string
  league_id: number
  season: number
  round: string | null
  home_id: number
  away_id: number
  kick_off: Date
  is_time_known: boolean
  state: 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned'
  venue_name: string | null
  venue_city: string | null
  lat: number | null
  lon: number | null
  home_goals: number | null
  away_goals: number | null
  home_half_time_goals: number | null
  away_half_time_goals: number | null
  home_shots: number | null
  away_shots: number | null
  home_shots_on_target: number | null
  away_shots_on_target: number | null
  home_corners: number | null
  away_corners: number | null
  home_yellow_cards: number | null
  away_yellow_cards: number | null
  home_red_cards: number | null
  away_red_cards: number | null
  market_home_goals: number | null
  market_away_goals: number | null
  statistics_asked_at: Date | null
  odds_asked_at: Date | null
  updated_at: Generated<Date>
}

type Games = {
  id: number
  league_id: number
  home_id: number
  away_id: number
  kick_off: Date
  is_time_known: boolean
  state: 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned'
  home_goals: number | null
  away_goals: number | null
  home_half_time_goals: number | null
  away_half_time_goals: number | null
  home_corners: number | null
  away_corners: number | null
  home_yellow_cards: number | null
  away_yellow_cards: number | null
  home_red_cards: number | null
  away_red_cards: number | null
  updated_at: Date
  is_demo: boolean
}

type Jobs = {
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

type JournalBets = {
  id: Generated<string>
  user_id: string
  key: string
  created_at: Generated<Date>
  changed_at: Date | null
  fixture_id: number | null
  analysis_id: string | null
  market_id: string | null
  match_name: string
  league_name: string | null
  market_name: string
  market_group: string
  match_at: Date
  day: Generated<string>
  placed_at: Date
  house: string
  odd: number
  odd_range: string
  stake_cents: number
  unit_cents: number | null
  kind: 'normal' | 'free_bet' | 'cash_out'
  cash_out_cents: number | null
  chance: number | null
  kelly_cents: number | null
  rule_outcome: 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' | null
  hand_outcome: 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' | null
  settled_from: Date | null
  is_settled: Generated<boolean>
  is_void: Generated<boolean>
  risked_cents: Generated<number>
  profit_cents: Generated<number>
  closing_at: Date | null
  closing_odd: number | null
  closing_chance: number | null
  house_clv: number | null
  market_clv: number | null
}

type JournalBooks = {
  user_id: string
  unit_bps: Generated<number>
}

type JournalChanges = {
  id: Generated<string>
  user_id: string
  bet_id: string
  kind: 'changed' | 'result' | 'deleted'
  at: Date
  before: unknown
}

type JournalTallies = {
  user_id: string
  dimension: 'day' | 'league' | 'market' | 'house' | 'odd'
  key: string
  open: Generated<number>
  voids: Generated<number>
  bets: Generated<number>
  won: Generated<number>
  lost: Generated<number>
  staked_cents: Generated<number>
  profit_cents: Generated<number>
  risk_bets: Generated<number>
  risk_profit_cents: Generated<number>
  stake_squares: Generated<number>
  profit_squares: Generated<number>
  stake_profits: Generated<number>
  market_clvs: Generated<number>
  market_clv_sum: Generated<number>
  market_clv_squares: Generated<number>
  house_clvs: Generated<number>
  house_clv_sum: Generated<number>
  house_clv_squares: Generated<number>
  unclosed: Generated<number>
}

type KeptDays = {
  source: string
  day: string
  fixture_ids: unknown
  live_goals: unknown
  fetched_at: Date
  fresh_until: Date | null
}

type KeptPauses = {
  person_hash: string
  pause_id: string
  started_at: Date
  ends_at: Date | null
}

type KeptUsage = {
  person_hash: string
  month: string
  used: number
}

type LeagueRatings = {
  league_id: number
  as_of: string
  fitted_at: Date
  matches: number
  ratings: unknown
  counts: unknown
}

type Leagues = {
  id: Generated<number>
  source: string
  source_id: string
  name: string
  country: string | null
  is_demo: boolean
  above_id: number | null
  wanted_at: Date | null
  history_at: Date | null
  created_at: Generated<Date>
}

type LiveEvents = {
  id: Generated<number>
  xid: Generated<string>
  user_id: string | null
  type: string
  data: unknown
  created_at: Generated<Date>
}

type LiveHorizon = {
  only_row: Generated<boolean>
  xid: Generated<string>
  id: Generated<number>
}

type LogAuthors = {
  user_id: string
  author: string
}

type LogEntries = {
  n: number
  at: Date
  day: string
  kind: string
  about: number | null
  moment: string | null
  sealed_until: Date | null
  hash: string
  line: string
}

type LogHeads = {
  day: string
  n: number
  line: string
}

type LogPublications = {
  analysis_id: string
  user_id: string
  n: number
}

type MadeAnalyses = {
  id: string
  user_id: string
  fixture_id: number
  created_at: Date
  result: unknown
}

type MailOutbox = {
  id: Generated<string>
  recipient: string
  subject: string
  body: string | null
  created_at: Generated<Date>
  sent_at: Date | null
  expires_at: Date | null
  given_up_at: Date | null
  failure: string | null
}

type MemberPlans = {
  user_id: string
  plan: 'teste' | 'starter' | 'pro' | 'black' | 'admin' | 'vip_unlimited'
  active: boolean
  access_until: Date | null
  current_period_end: Date | null
  subscription_status:
    | 'active'
    | 'trialing'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'incomplete'
    | 'incomplete_expired'
    | 'paused'
    | 'uncollected'
    | null
  subscription_cancels_at: Date | null
  analyses_count_month: number
  analyses_reset_at: Date
  is_paying: boolean
}

type OddsQuotes = {
  id: Generated<number>
  fixture_id: number
  house: string
  market: string
  line: number | null
  outcome: string
  price: number
  quoted_at: Date
  received_at: Date
  confirmed_at: Date
  withdrawn_at: Date | null
}

type OwnLimits = {
  user_id: string
  minutes_a_day: number | null
  next_minutes_a_day: number | null
  next_from: Date | null
  reality_minutes: number | null
}

type OwnMoneyLimits = {
  user_id: string
  kind: 'stakes_a_week' | 'stakes_a_month' | 'losses_a_month'
  cents: number | null
  next_cents: number | null
  next_from: Date | null
}

type PaymentEvents = {
  id: string
  type: string
  received_at: Date
}

type People = {
  id: string
  name: string | null
  email: string
  phone: string | null
  created_at: Date
  suspended_at: Date | null
  tipster_slug: string | null
  brand_color: string | null
  brand_logo: string | null
  name_sort: string
  search_text: string | null
  is_admin: boolean
}

type PlanChanges = {
  id: Generated<number>
  user_id: string | null
  kind: 'started' | 'changed' | 'ended' | 'cancelled' | 'resumed' | 'payment_failed'
  plan_before: string | null
  plan_after: string | null
  at: Date
}

type PlanDays = {
  day: string
  plan: 'starter' | 'pro' | 'black' | 'vip_unlimited'
  active: number
  paying: number
  mrr_cents: number
}

type PlanTotals = {
  plan: string
  part: number
  held: number
  paying: number
}

type Plans = {
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
    | 'uncollected'
    | null
  subscription_cancels_at: Date | null
  access_until: Date | null
  billing_version: Generated<number>
  billing_checked_at: Date | null
  grace_ended_at: Date | null
}

type PlayPauses = {
  user_id: string
  started_at: Date
  ends_at: Date | null
  pause_id: Generated<string>
}

type Profiles = {
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
  suspended_at: Date | null
  name_sort: Generated<string>
  consented_at: Date | null
  consent_version: string | null
}

type ProviderBudgets = {
  source: string
  period: 'minute' | 'day'
  starts_at: Date
  used: number
  used_by_jobs: Generated<number>
}

type ProviderFailures = {
  id: Generated<number>
  kind: string
  source: string
  failed_at: Date
}

type ProviderQuotas = {
  source: string
  period: 'minute' | 'day' | 'month'
  quota_limit: number | null
  quota_left: number
  seen_at: Date
}

type ProviderStates = {
  kind: 'football' | 'odds' | 'weather' | 'ai' | 'mail' | 'payments'
  source: string
  last_success_at: Date | null
  last_failure_at: Date | null
  last_failure: string | null
  open_until: Date | null
  failures: Generated<number>
  failing_since: Date | null
}

type QuotaClaims = {
  user_id: string
  month: string
  fixture_id: number | null
  conversation_id: string | null
  holds: Generated<number>
  created_at: Generated<Date>
  answered: Generated<boolean>
  working_until: Date | null
}

type RateLimits = {
  key: string
  points: Generated<number>
  expire: number | null
}

type RefusedQuestions = {
  source: string
  asked: string
  refused_at: Date
}

type SavedAnalyses = {
  id: string
  user_id: string
  run_id: string | null
  fixture_id: number | null
  created_at: Date
  home_name: string
  away_name: string
  league_name: string
  match_date: Date
  confidence: number
  markets: unknown
  why: unknown
  pick_market_id: string | null
  pick_name: string | null
  pick_outcome: 'won' | 'half_won' | 'push' | 'half_lost' | 'lost' | 'void' | null
  pick_return: number | null
  result: 'green' | 'red' | null
  public: boolean
  published_at: Date | null
  hidden_at: Date | null
  markets_version: number
  pick_probability: number | null
  published_odd: number | null
  published_house: string | null
  published_return: number | null
}

type Sessions = {
  id: Generated<string>
  user_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

type SignInPlaces = {
  user_id: string
  place: string
  last_seen_at: Date
}

type SourceFiles = {
  source: string
  path: string
  body: string | null
  games: Generated<number>
  version: Generated<number>
  etag: string | null
  last_modified: string | null
  changed_at: Date | null
  checked_at: Date | null
  asked_at: Date
  failure: string | null
  is_announced: Generated<boolean>
}

type SquadNews = {
  fixture_id: number
  asked_at: Date
  basis: 'lineups' | 'absences' | null
  missing: unknown
}

type SupportMessages = {
  id: Generated<string>
  thread_id: string
  number: Generated<number>
  sender_type: 'user' | 'admin'
  sender_id: string | null
  client_id: string | null
  subject: string | null
  message: string
  message_search: Generated<string>
  is_read: Generated<boolean>
  created_at: Generated<Date>
}

type SupportThreads = {
  id: Generated<string>
  kind: 'ticket' | 'direct'
  user_id: string
  subject: string | null
  subject_search: Generated<string | null>
  status: Generated<'open' | 'resolved' | 'closed'>
  opened_by: 'user' | 'admin' | null
  message_count: Generated<number>
  unread_by_admin: Generated<number>
  unread_by_user: Generated<number>
  last_message_preview: string | null
  last_message_at: Date | null
  first_answer_at: Date | null
  resolved_at: Date | null
  client_id: string | null
  broadcast_id: string | null
  created_at: Generated<Date>
  mailed_at: Date | null
}

type Teams = {
  id: Generated<number>
  source: string
  source_id: string
  name: string
  logo: string | null
  created_at: Generated<Date>
}

type TicketBroadcasts = {
  id: Generated<string>
  created_by: string | null
  client_id: string | null
  subject: string
  message: string
  created_at: Generated<Date>
  finished_at: Date | null
  stopped_at: Date | null
}

type TipsterLogos = {
  user_id: string
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  bytes: Buffer
  version: string
  updated_at: Date
}

type UsedDays = {
  user_id: string
  day: string
  minutes: Generated<number>
  extended: Generated<boolean>
  counted_at: Date | null
}

type UserRoles = {
  user_id: string
  role: 'admin'
  created_at: Generated<Date>
}

type VenuePlaces = {
  city: string
  country: string
  lat: number | null
  lon: number | null
  asked_at: Generated<Date>
}

type Verifications = {
  id: Generated<string>
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type DB = {
  account_deletions: AccountDeletions
  accounts: Accounts
  admin_actions: AdminActions
  analyses: Analyses
  analysis_runs: AnalysisRuns
  analysis_tallies: AnalysisTallies
  bankroll_moves: BankrollMoves
  board_rows: BoardRows
  broadcast_recipients: BroadcastRecipients
  cache_entries: CacheEntries
  chat_conversations: ChatConversations
  chat_streams: ChatStreams
  checkout_attempts: CheckoutAttempts
  closing_prices: ClosingPrices
  club_crests: ClubCrests
  day_counts: DayCounts
  demo_payment_records: DemoPaymentRecords
  favourites: Favourites
  figures_start: FiguresStart
  fixtures: Fixtures
  games: Games
  jobs: Jobs
  journal_bets: JournalBets
  journal_books: JournalBooks
  journal_changes: JournalChanges
  journal_tallies: JournalTallies
  kept_days: KeptDays
  kept_pauses: KeptPauses
  kept_usage: KeptUsage
  league_ratings: LeagueRatings
  leagues: Leagues
  live_events: LiveEvents
  live_horizon: LiveHorizon
  log_authors: LogAuthors
  log_entries: LogEntries
  log_heads: LogHeads
  log_publications: LogPublications
  made_analyses: MadeAnalyses
  mail_outbox: MailOutbox
  member_plans: MemberPlans
  odds_quotes: OddsQuotes
  own_limits: OwnLimits
  own_money_limits: OwnMoneyLimits
  payment_events: PaymentEvents
  people: People
  plan_changes: PlanChanges
  plan_days: PlanDays
  plan_totals: PlanTotals
  plans: Plans
  play_pauses: PlayPauses
  profiles: Profiles
  provider_budgets: ProviderBudgets
  provider_failures: ProviderFailures
  provider_quotas: ProviderQuotas
  provider_states: ProviderStates
  quota_claims: QuotaClaims
  rate_limits: RateLimits
  refused_questions: RefusedQuestions
  saved_analyses: SavedAnalyses
  sessions: Sessions
  sign_in_places: SignInPlaces
  source_files: SourceFiles
  squad_news: SquadNews
  support_messages: SupportMessages
  support_threads: SupportThreads
  teams: Teams
  ticket_broadcasts: TicketBroadcasts
  tipster_logos: TipsterLogos
  used_days: UsedDays
  user_roles: UserRoles
  venue_places: VenuePlaces
  verifications: Verifications
}

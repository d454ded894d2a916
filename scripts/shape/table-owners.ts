/** What one part of the server owns in the database. Only it writes its tables, and only its SQL names them. */
type Owned = {
  tables: readonly string[]
  /** Open to every reader, and written by nobody. */
  views?: readonly string[]
  functions?: readonly string[]
}

/**
 * Every table, view and function of the database with its owner: `platform`, or a capability. Others read through a view, or call
 * what the owner's index.ts exports. In an order in which they can be made: an owner refers to those above it. A trigger
 * belongs to its table's owner, and may write whatever must never disagree with that table (server/trigger-census.txt).
 */
export const OWNERS: Readonly<Record<string, Owned>> = {
  platform: {
    tables: ['schema_migrations', 'live_events', 'live_horizon', 'jobs', 'cache_entries', 'rate_limits'],
    functions: ['searchable', 'preview_of', 'notify_channel'],
  },
  identity: {
    tables: ['profiles', 'user_roles', 'sessions', 'accounts', 'verifications', 'sign_in_places'],
    views: ['people'],
    functions: [
      'open_and_count_accounts',
      'tell_session_ended',
      'keep_an_admin',
      'mailbox_of',
      'number_of',
      'contact_keys',
    ],
  },
  billing: {
    tables: ['plans', 'payment_events', 'checkout_attempts', 'demo_payment_records'],
    views: ['member_plans'],
    functions: ['month_end_sao_paulo', 'is_paying', 'plan_changes_between', 'count_and_note_plan', 'tell_plan_changed'],
  },
  mail: { tables: ['mail_outbox'] },
  fixtures: {
    tables: [
      'leagues',
      'teams',
      'fixtures',
      'odds_quotes',
      'league_ratings',
      'venue_places',
      'favourites',
      'kept_days',
      'closing_prices',
      'club_crests',
      'squad_news',
    ],
    views: ['games'],
  },
  providers: {
    tables: [
      'provider_states',
      'provider_failures',
      'provider_budgets',
      'provider_quotas',
      'refused_questions',
      'source_files',
    ],
    functions: ['tell_provider_changed'],
  },
  analysis: {
    tables: ['quota_claims', 'kept_usage', 'analysis_runs'],
    views: ['made_analyses'],
    // The month's counter stands in the plan's row, and changes in the same step as the claim.
    functions: [
      'month_counted',
      'is_abandoned',
      'claim_quota',
      'keep_quota',
      'give_back_quota',
      'keep_usage',
      'carry_usage',
    ],
  },
  board: { tables: ['board_rows'], functions: ['tell_board_changed'] },
  history: {
    tables: ['analyses', 'analysis_tallies'],
    views: ['saved_analyses'],
    functions: [
      'result_of_pick',
      'publish_analysis',
      'keep_published',
      'tally_and_count_analyses',
      'tell_analysis_settled',
    ],
  },
  journal: {
    tables: ['journal_books', 'bankroll_moves', 'journal_bets', 'journal_changes', 'journal_tallies'],
    functions: ['tally_journal'],
  },
  chat: { tables: ['chat_conversations', 'chat_streams'] },
  support: {
    tables: ['ticket_broadcasts', 'broadcast_recipients', 'support_threads', 'support_messages'],
    functions: [
      'take_support_message',
      'keep_thread_status',
      'tell_thread_changed',
      'tell_broadcast_changed',
      'tell_broadcast_finished',
    ],
  },
  'public-log': {
    tables: ['log_entries', 'log_heads', 'log_authors', 'log_publications'],
    functions: ['keep_log'],
  },
  tipsters: { tables: ['tipster_logos'] },
  admin: {
    tables: ['admin_actions', 'day_counts', 'figures_start', 'plan_totals', 'plan_changes', 'plan_days'],
    functions: ['keep_admin_actions', 'count_days', 'count_plan'],
  },
  account: { tables: ['account_deletions'] },
  'responsible-play': {
    tables: ['play_pauses', 'kept_pauses', 'own_limits', 'own_money_limits', 'used_days'],
    functions: ['is_no_shorter', 'keep_pause', 'keep_kept_pause', 'tell_pause_changed'],
  },
}

type Exception = { reads?: readonly string[]; writes?: readonly string[]; why: string }

/** Files that name tables of others all the same, each with which and why. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'server/src/platform/session/session-store.ts': {
    reads: ['play_pauses'],
    writes: ['sessions'],
    why: 'every request asks who it is from, in one query, and renews the session; the platform cannot call a capability',
  },
  'server/src/platform/live/live-store.ts': {
    reads: ['sessions'],
    why: 'open streams end with their sessions; the platform cannot call a capability',
  },
  'server/src/capabilities/account/export/own-rows-store.ts': {
    reads: ['profiles', 'plans'],
    why: 'the export reads every table that holds somebody’s rows, as the database’s catalogue lists them',
  },
}

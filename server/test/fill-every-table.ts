import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type Owner = { userId: string; email: string; mark: string }
type Plant = (owner: Owner) => RawBuilder<unknown>

/**
 * How a row of somebody comes into every table that can hold one, with `mark` in it where the table has room for a text. Whoever
 * makes a new table with people's data adds it here; the export and the deletion of an account are tested with it.
 */
export const PLANTS: Readonly<Record<string, Plant>> = {
  profiles: ({ userId, mark }) => sql`update profiles set city = ${mark} where id = ${userId}`,
  user_roles: ({ userId }) => sql`insert into user_roles (user_id, role) values (${userId}, 'admin')`,
  plans: ({ userId, mark }) => sql`update plans set stripe_customer = ${`cus_demo_${mark}`} where user_id = ${userId}`,
  sessions: ({ userId, mark }) => sql`insert into sessions (user_id, token, expires_at, user_agent)
    values (${userId}, ${`secret-${mark}`}, now() + interval '1 day', ${mark})`,
  accounts: ({ userId, mark }) => sql`update accounts set account_id = ${mark} where user_id = ${userId}`,
  verifications: ({ userId, mark }) => sql`insert into verifications (identifier, value, expires_at)
    values (${`secret-${mark}`}, ${userId}, now() + interval '1 hour')`,
  live_events: ({ userId, mark }) => sql`insert into live_events (user_id, type, data)
    values (${userId}, 'plan.changed', jsonb_build_object('mark', ${mark}::text))`,
  sign_in_places: ({ userId, mark }) => sql`insert into sign_in_places (user_id, place, last_seen_at)
    values (${userId}, ${mark}, now())`,
  mail_outbox: ({ email, mark }) => sql`insert into mail_outbox (recipient, subject, body)
    values (${email}, ${mark}, ${`secret-${mark}`})`,
  analysis_runs: ({ userId, mark }) => sql`insert into analysis_runs (user_id, fixture_id, result)
    select ${userId}, min(id), jsonb_build_object('mark', ${mark}::text) from fixtures`,
  analyses: ({ userId, mark }) => sql`insert into analyses
    (user_id, run_id, league_name, home_name, away_name, match_date, confidence, why)
    select ${userId}, id, ${mark}, 'Casa', 'Fora', now(), 70, '["=1+1; \\"ok\\""]' from analysis_runs where user_id = ${userId}`,
  analysis_tallies: ({ userId }) => sql`update analysis_tallies set total = total where user_id = ${userId}`,
  favourites: ({ userId }) => sql`insert into favourites (user_id, team_id) select ${userId}, min(id) from teams`,
  quota_claims: ({ userId }) => sql`insert into quota_claims (user_id, month, fixture_id)
    values (${userId}, '2026-11-01', 1)`,
  support_threads: ({ userId, mark }) => sql`insert into support_threads (kind, opened_by, user_id, subject)
    values ('ticket', 'user', ${userId}, ${mark})`,
  support_messages: ({ userId, mark }) => sql`insert into support_messages (thread_id, sender_type, message)
    select id, 'user', ${mark} from support_threads where user_id = ${userId}`,
  broadcast_recipients: ({ userId, mark }) => sql`with one as (
      insert into ticket_broadcasts (subject, message) values ('Para todos', 'Aviso') returning id)
    insert into broadcast_recipients (broadcast_id, user_id) select id, ${userId} from one where ${mark} <> ''`,
  checkout_attempts: ({ userId }) => sql`insert into checkout_attempts (user_id, plan, key, started_at)
    values (${userId}, 'pro', uuidv7(), now())`,
  demo_payment_records: ({ mark }) => sql`insert into demo_payment_records (id, customer, kind, body)
    values (${`cs_${mark}`}, ${`cus_demo_${mark}`}, 'checkout', jsonb_build_object('mark', ${mark}::text))`,
  chat_conversations: ({ userId }) =>
    sql`insert into chat_conversations (user_id, created_at) values (${userId}, now())`,
  chat_streams: ({ userId }) => sql`insert into chat_streams (user_id, stream_id, lives_until)
    values (${userId}, uuidv7(), now())`,
  plan_changes: ({ userId }) => sql`insert into plan_changes (user_id, kind, at) values (${userId}, 'started', now())`,
  admin_actions: ({ userId, mark }) => sql`insert into admin_actions (user_id, action, reason, created_at)
    values (${userId}, 'grant_vip', ${mark}, now())`,
  tipster_logos: ({ userId, mark }) => sql`insert into tipster_logos (user_id, type, bytes, version, updated_at)
    values (${userId}, 'image/png', '\\x00', ${mark}, now())`,
  journal_books: ({ userId }) => sql`insert into journal_books (user_id) values (${userId})`,
  bankroll_moves: ({ userId }) => sql`insert into bankroll_moves (id, user_id, kind, amount_cents, day)
    values (uuidv7(), ${userId}, 'opening', 100000, now()::date)`,
  journal_bets: ({ userId, mark }) => sql`insert into journal_bets
    (user_id, key, match_name, market_name, market_group, match_at, placed_at, house, odd, odd_range, stake_cents, kind)
    values (${userId}, ${mark}, ${mark}, 'Vitória', 'Outros', now(), now(), 'Casa', 2, '2 a 3', 1000, 'normal')`,
  journal_changes: ({ userId, mark }) => sql`insert into journal_changes (user_id, bet_id, kind, at, before)
    values (${userId}, uuidv7(), 'changed', now(), jsonb_build_object('mark', ${mark}::text))`,
  journal_tallies: ({ userId }) => sql`update journal_tallies set open = open where user_id = ${userId}`,
  log_authors: ({ userId, mark }) => sql`insert into log_authors (user_id, author) values (${userId}, ${mark})`,
  log_publications: ({ userId }) => sql`with one as (insert into log_entries (n, at, day, kind, hash, line)
      select coalesce(max(n), 0) + 1, now(), now()::date, 'publication', '', '' from log_entries returning n)
    insert into log_publications (user_id, analysis_id, n) select ${userId}::uuid, min(a.id::text)::uuid, one.n from analyses a, one
      where a.user_id = ${userId} group by one.n`,
  own_limits: ({ userId }) => sql`insert into own_limits (user_id, minutes_a_day) values (${userId}, 60)`,
  own_money_limits: ({ userId }) => sql`insert into own_money_limits (user_id, kind, cents)
    values (${userId}, 'losses_a_month', 20000)`,
  used_days: ({ userId }) => sql`insert into used_days (user_id, day, minutes) values (${userId}, now()::date, 7)`,
  play_pauses: ({ userId }) => sql`insert into play_pauses (user_id, started_at, ends_at)
    values (${userId}, now(), now() + interval '1 day')`,
}

/** Tables that hold nobody's data, each with why. */
export const NOBODYS: Readonly<Record<string, string>> = {
  schema_migrations: 'which migrations ran',
  live_horizon: 'where the live feed begins',
  jobs: 'payloads name rows; an e-mail only in jobs that mail a link, which go when the account closes',
  cache_entries: 'answers of football, odds and weather services',
  rate_limits: 'counters under hashed keys',
  leagues: 'football',
  teams: 'football',
  fixtures: 'football',
  kept_days: 'football',
  odds_quotes: 'football',
  board_rows: 'football',
  closing_prices: 'football',
  club_crests: 'football',
  squad_news: 'football',
  league_ratings: 'football',
  venue_places: 'cities',
  provider_states: 'outside services',
  provider_failures: 'outside services',
  provider_budgets: 'outside services',
  refused_questions: 'outside services',
  provider_quotas: 'outside services',
  source_files: 'results and games to come, as published',
  payment_events: 'ids of the payment provider’s events',
  ticket_broadcasts: 'support’s words to everybody; who wrote them is emptied with the account',
  day_counts: 'how many accounts and analyses were made on a day',
  figures_start: 'since when money is written down',
  plan_totals: 'how many hold each plan',
  plan_days: 'how many held each plan on a day',
  kept_pauses: 'pauses that run, under a keyed hash of e-mail and of phone; gone with their end',
  kept_usage: 'what a month had used, under the same hash; gone with the month',
  log_entries: 'forecasts and publications under a mark that log_authors alone ties to anybody',
  log_heads: 'signed days of the public log',
  account_deletions: 'the receipt of a deletion; emptied when it is finished',
}

export async function fillEveryTable(db: Queryable, owner: Owner): Promise<void> {
  for (const plant of Object.values(PLANTS)) await plant(owner).execute(db)
}

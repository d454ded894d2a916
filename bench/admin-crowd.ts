import type pg from 'pg'

export type Crowd = { users: number; analyses: number; tickets: number }

/**
 * Fills up to these counts, spread over the last 600 days: one user in ten pays, one ticket in twenty waits. Past the
 * messages' trigger, which is about new messages; so many of them would take minutes.
 */
export async function growTo(client: pg.Client, crowd: Crowd): Promise<void> {
  const have = await countsOf(client)
  await addUsers(client, crowd.users - have.users)
  await addAnalyses(client, crowd.analyses - have.analyses)
  await addTickets(client, crowd.tickets - have.tickets)
  await client.query('vacuum analyze')
}

async function countsOf(client: pg.Client): Promise<Crowd> {
  const { rows } = await client.query<{ users: string; analyses: string; tickets: string }>(
    `select (select count(*) from profiles) as users, (select count(*) from analyses) as analyses,
       (select count(*) from support_threads where kind = 'ticket') as tickets`,
  )
  const [row] = rows
  return { users: Number(row?.users), analyses: Number(row?.analyses), tickets: Number(row?.tickets) }
}

async function addUsers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into profiles (name, email, phone, created_at)
     select (array['Ana', 'Bruno', 'Clara', 'Diego', 'Érica', 'João', 'Luísa', 'Márcio'])[1 + n % 8] || ' ' ||
         (array['Silva', 'Souza', 'Lima', 'Reis', 'Nunes', 'Alves', 'Conceição'])[1 + n % 7] || ' ' || n,
       'crowd' || md5(random()::text) || '@test.example', '(11) 98765-4321', now() - random() * interval '600 days'
     from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query(
    `update plans set plan = (array['starter', 'pro', 'black'])[1 + (random() * 2)::int], active = true,
       stripe_customer = 'cus_' || user_id, stripe_subscription = 'sub_' || user_id, subscription_status = 'active',
       current_period_end = now() + random() * interval '30 days', access_until = now() + interval '33 days'
     where user_id in (select user_id from plans where plan = 'teste' and random() < 0.1)`,
  )
  // As if they had come one by one, not all on the day of the benchmark.
  await client.query(`update plan_changes set at = now() - random() * interval '600 days'`)
}

async function addAnalyses(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with people as (select array_agg(id) as ids from profiles)
     insert into analyses (user_id, league_name, home_name, away_name, match_date, confidence, created_at)
     select ids[1 + (random() * (cardinality(ids) - 1))::int], 'Série A', 'Casa ' || n % 20, 'Fora ' || n % 20, now(), 70,
       now() - random() * interval '600 days'
     from people, generate_series(1, $1::int) n`,
    [count],
  )
}

async function addTickets(client: pg.Client, count: number): Promise<void> {
  await client.query('alter table support_messages disable trigger support_messages_take')
  await client.query(
    `with people as (select array_agg(id) as ids from profiles), made as (
       insert into support_threads (kind, opened_by, user_id, subject, status, unread_by_admin, created_at, last_message_at, message_count)
       select 'ticket', 'user', ids[1 + (random() * (cardinality(ids) - 1))::int], 'Assunto ' || n, (array['open', 'resolved', 'closed'])[1 + n % 3],
         (n % 20 = 0)::int, now() - n * interval '5 minutes', now() - n * interval '5 minutes', 1
       from people, generate_series(1, $1::int) n returning id)
     insert into support_messages (thread_id, number, sender_type, message) select id, 1, 'user', 'Mensagem ' || id from made`,
    [count],
  )
  await client.query('alter table support_messages enable trigger support_messages_take')
}

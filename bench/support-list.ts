import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, makeAdmin, SECRET } from './support-people.ts'

const FEW = 100
const MANY = 100_000
const TRIES = 60

/** The admins' list as they open it, with few tickets and with very many; then what else they do with it. */
export async function benchSupportList(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [admin] = await addSignedIn(client, 5_000)
  if (!admin) throw new Error('nobody was made')
  await makeAdmin(client, admin.userId)
  const time = (query: string) => medianOf(`http://127.0.0.1:${server.port}/api/admin/tickets${query}`, admin.cookie)

  await addTickets(client, FEW)
  const few = await time('')
  await addTickets(client, MANY - FEW)
  const many = await time('')
  report(`first page of the list, ${FEW} tickets`, `${few.toFixed(1)} ms`)
  report(`first page of the list, ${MANY} tickets`, `${many.toFixed(1)} ms`)
  report('first page, many / few', (many / few).toFixed(2), '2 at most')
  for (const [what, query] of [
    ['tab Abertos', '?status=open'],
    ['only priority (1 in 50 users)', '?priority=true'],
    ['search, rare word in a message', '?search=xilofone'],
    ['search, word in every subject', '?search=assunto'],
    ['search, one e-mail', '?search=bench4321@'],
  ] as const)
    report(`${MANY} tickets, ${what}`, `${(await time(query)).toFixed(1)} ms`)

  await client.end()
  await stopChild(server)
  await postgres.stop()
}

/** Past the message trigger, which is about new messages; a hundred thousand of them would take minutes. */
async function addTickets(client: pg.Client, count: number): Promise<void> {
  await client.query('alter table support_messages disable trigger support_messages_take')
  await client.query(
    `with people as (select array_agg(id) as ids from profiles), made as (
       insert into support_threads (kind, opened_by, user_id, subject, status, unread_by_admin, last_message_at, last_message_preview, message_count)
       select 'ticket', 'user', ids[1 + (random() * (cardinality(ids) - 1))::int], 'Assunto ' || n,
         (array['open', 'resolved', 'closed'])[1 + n % 3], (n % 20 = 0)::int, now() - n * interval '1 second', 'Mensagem ' || n, 2
       from people, generate_series(1, $1::int) n returning id)
     insert into support_messages (thread_id, number, sender_type, message)
     select id, number, case number when 1 then 'user' else 'admin' end,
       'Mensagem sobre cobrança ' || md5(id::text) || case when random() < 0.0005 then ' xilofone' else '' end
     from made, generate_series(1, 2) number`,
    [count],
  )
  await client.query('alter table support_messages enable trigger support_messages_take')
  await client.query(
    `update plans set plan = 'black' where user_id in (select id from profiles where email like '%50@%')`,
  )
  await client.query('vacuum analyze')
}

async function medianOf(address: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const started = performance.now()
    const reply = await fetch(address, { headers: { cookie } })
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
    await reply.arrayBuffer()
    if (n >= 10) times.push(performance.now() - started) // the first ones warm up
  }
  return median(times)
}

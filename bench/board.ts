import { setTimeout as pause } from 'node:timers/promises'
import { readBoard } from '@prancheta/contract/board/routes.ts'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { type Child, cpuSeconds, startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, SECRET } from './support-people.ts'

const GAMES = 200
/** No more than a person may look in a minute. */
const LOOKS = 100
const ROUNDS = 5

/** A board of 200 games on PostgreSQL: how long a look takes, and what it costs to make all of it anew. */
export async function benchBoard(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [reader] = await addSignedIn(client, 1)
  if (!reader) throw new Error('nobody was made')
  await client.query(`update plans set plan = 'black' where user_id = $1`, [reader.userId])
  await jobsDone(client)
  const day = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 1 }).toString()
  await fillDay(client, day)
  await client.query('analyze')

  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) costs.push(await madeAnew(client, server))
  const { rows } = await client.query<{ count: string }>('select count(*) from board_rows')
  report(
    `${rows[0]?.count} games of three days made anew, median`,
    `${median(costs).toFixed(2)} s of a core`,
    '2 at most',
  )
  report('  the first time', `${(costs[0] ?? 0).toFixed(2)} s`)

  const address = `http://127.0.0.1:${server.port}${readBoard.path}?date=${day}`
  const times: number[] = []
  let shown = 0
  let bytes = 0
  for (let turn = 0; turn < LOOKS; turn++) {
    const started = performance.now()
    const text = await (await fetch(address, { headers: { cookie: reader.cookie } })).text()
    times.push(performance.now() - started)
    bytes = text.length
    shown = readBoard.output.parse(JSON.parse(text)).games.length
  }
  const sorted = times.toSorted((one, other) => one - other)
  report(`a look at ${shown} games, median`, `${median(times).toFixed(1)} ms`)
  report('  95 of 100 within', `${(sorted[Math.floor(LOOKS * 0.95)] ?? 0).toFixed(1)} ms`, '100 at most')
  report('  which is', `${Math.round(bytes / 1024)} KiB`)
  await client.end()
  await stopChild(server)
  await postgres.stop()
}

/** Games of the day, as many as are missing to 200, each a copy of a priced one with all its prices. */
async function fillDay(client: pg.Client, day: string): Promise<void> {
  await client.query(
    `with priced as (select f.* from fixtures f where f.state = 'scheduled' and f.kick_off > now() and f.odds_asked_at is not null
         and exists (select from odds_quotes q where q.fixture_id = f.id) and exists (select from league_ratings r where r.league_id = f.league_id)),
       known as (select count(*) as games from fixtures where (kick_off at time zone 'America/Sao_Paulo')::date = $1::date)
     insert into fixtures (source, source_id, league_id, season, home_id, away_id, kick_off, is_time_known, state, odds_asked_at)
     select source, 'copy-' || n || '-' || id, league_id, season, home_id, away_id,
       ($1::date + time '20:00') at time zone 'America/Sao_Paulo', true, 'scheduled', now()
     from priced, generate_series(1, 200) n order by n, id limit (select greatest(0, $2 - games) from known)`,
    [day, GAMES],
  )
  await client.query(
    `insert into odds_quotes (fixture_id, house, market, line, outcome, price, quoted_at, received_at, confirmed_at)
     select copy.id, q.house, q.market, q.line, q.outcome, q.price, q.quoted_at, q.received_at, q.confirmed_at
     from fixtures copy join odds_quotes q on q.fixture_id = split_part(copy.source_id, '-', 3)::bigint
     where copy.source_id like 'copy-%'`,
  )
  await client.query(
    `update kept_days set fixture_ids = (select jsonb_agg(id) from fixtures
       where (kick_off at time zone 'America/Sao_Paulo')::date = $1::date) where day = $1::date`,
    [day],
  )
}

/** Seconds of a core that the server uses to make every row again. */
async function madeAnew(client: pg.Client, server: Child): Promise<number> {
  await client.query('delete from board_rows')
  const before = cpuSeconds(server)
  const { rows } = await client.query<{ at: string }>(
    `update jobs set run_at = now() where kind = 'board.refresh' returning now()::text as at`,
  )
  const isDone = `select 1 from jobs where kind = 'board.refresh' and last_started_at >= $1::timestamptz and last_finished_at >= last_started_at`
  while ((await client.query(isDone, [rows[0]?.at])).rows.length === 0) await pause(20)
  return cpuSeconds(server) - before
}

/** Ratings are fitted for minutes after a first start. */
async function jobsDone(client: pg.Client): Promise<void> {
  const waiting = `select 1 from jobs where state = 'waiting' and (every_ms is null or lease_until > now()) limit 1`
  while ((await client.query(waiting)).rows.length > 0) await pause(1_000)
}

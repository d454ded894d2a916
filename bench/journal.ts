import { readBreakdown, readJournal, readLuck } from '@prancheta/contract/journal/figures.ts'
import { listBets } from '@prancheta/contract/journal/routes.ts'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const FEW = 50
const MANY = 50_000
const TRIES = 40
const WARM_UP = 8
const FILTER_AIM_MS = 150

/** The first view of a short and of a very long journal, then the long one under every kind of filter. */
export async function benchJournal(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [few, many] = await addSignedIn(client, 2)
  if (!few || !many) throw new Error('nobody was made')
  await client.query(`update plans set plan = 'pro'`)
  const base = `http://127.0.0.1:${server.port}`

  await addBets(client, few, FEW)
  const before = performance.now()
  await addBets(client, many, MANY)
  report(`writing ${MANY} bets with their sums, one statement`, `${(performance.now() - before).toFixed(0)} ms`)
  await client.query('vacuum analyze')
  for (const { path } of [readJournal, listBets, readBreakdown]) {
    const [short, long] = [await medianOf(base + path, few), await medianOf(base + path, many)]
    report(`${path}, ${FEW} and ${MANY} bets`, `${short.toFixed(1)} and ${long.toFixed(1)} ms`)
    report(`${path}, many / few`, (long / short).toFixed(2), '2 at most')
  }
  for (const query of FILTERS)
    for (const { path } of [readJournal, listBets, readBreakdown])
      report(
        `${path}?${query}`,
        `${(await medianOf(`${base}${path}?${query}`, many)).toFixed(1)} ms`,
        `${FILTER_AIM_MS} at most`,
      )
  report(`${readLuck.path}, ${MANY} bets`, `${(await medianOf(base + readLuck.path, many)).toFixed(0)} ms`)

  await client.end()
  await stopChild(server)
  await postgres.stop()
}

/** From those that leave nearly everything to one that leaves a handful. */
const FILTERS = [
  'from=2000-01-01',
  'league=Liga%201',
  'house=Casa%202',
  'market=Gols',
  'odd=1.80',
  'weekday=6',
  'house=Casa%202&odd=1.80&weekday=6&league=Liga%201',
  'league=Nenhuma',
]

/** Three years of settled bets, as the doors would have written them. */
async function addBets(client: pg.Client, { userId }: Reader, count: number): Promise<void> {
  await client.query(
    `insert into journal_bets (user_id, key, match_name, league_name, market_name, market_group, match_at, placed_at, house, odd, odd_range,
       stake_cents, kind, chance, kelly_cents, hand_outcome, is_settled, risked_cents, profit_cents, closing_at, closing_chance, market_clv)
     select $1, 'bench-' || n, 'Mandante ' || n || ' x Visitante ' || n, 'Liga ' || n % 23, 'Mais de 2,5 gols',
       (array['Resultado', 'Gols', 'Ambas marcam', 'Handicap', 'Escanteios'])[1 + n % 5],
       now() - n * (interval '3 years' / $2::int), now() - n * (interval '3 years' / $2::int), 'Casa ' || n % 9, 1.9,
       (array['to1.50', '1.50', '1.80', '2.20', '3.00', '5.00'])[1 + n % 6], 1000 + n % 97, 'normal', 0.55, 1200,
       case n % 2 when 0 then 'won' else 'lost' end, true, 1000 + n % 97,
       case n % 2 when 0 then 900 + n % 97 else -1000 - n % 97 end, now(), 0.52, 0.01
     from generate_series(1, $2::int) n`,
    [userId, count],
  )
}

async function medianOf(address: string, { cookie }: Reader): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TRIES; turn++) {
    const started = performance.now()
    const response = await fetch(address, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`answered ${response.status}`)
    times.push(performance.now() - started)
  }
  return median(times.slice(WARM_UP))
}

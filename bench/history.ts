import { setTimeout as pause } from 'node:timers/promises'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import pg from 'pg'
import { startPostgres } from '../server/test/start-postgres.ts'
import { startChild, stopChild } from './child.ts'
import { median, report } from './machine.ts'
import { addSignedIn, type Reader, SECRET } from './support-people.ts'

const FEW = 50
const MANY = 50_000
const TRIES = 60
const CARDS = 20
const CARD_AIM_MS = 400
const LOOKED_AT_MS = 2_000
const HEALTH_AIM_MS = 50

/** The first page and the counters of a short and of a very long history, each filter; then cards while others are served. */
export async function benchHistory(): Promise<void> {
  const postgres = await startPostgres()
  const url = postgres.urlOf('postgres')
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const [few, many, artist] = await addSignedIn(client, 3)
  if (!few || !many || !artist) throw new Error('nobody was made')
  const base = `http://127.0.0.1:${server.port}`

  await addSaved(client, few, FEW)
  await addSaved(client, many, MANY)
  await client.query('analyze')
  for (const path of ['/api/history', '/api/history?filter=green', '/api/history?filter=none', '/api/dashboard']) {
    const [short, long] = [await medianOf(base + path, few), await medianOf(base + path, many)]
    report(`${path}, ${FEW} and ${MANY} rows`, `${short.toFixed(1)} and ${long.toFixed(1)} ms`)
    report(`${path}, many / few`, (long / short).toFixed(2), '2 at most')
  }
  report(`/api/record, ${MANY} rows`, `${(await medianOf(`${base}/api/record`, many)).toFixed(1)} ms`)
  await benchCards(client, base, artist)

  await client.end()
  await stopChild(server)
  await postgres.stop()
}

/** Rows as heavy as real ones: some 250 markets each. */
async function addSaved(client: pg.Client, { userId }: Reader, count: number): Promise<void> {
  await client.query(
    `with markets as (select jsonb_agg(jsonb_build_object('id', 'market.' || m, 'name', 'Mercado número ' || m, 'probability', 0.5,
         'edge', null, 'odd', null, 'kelly', null, 'isRecommended', false)) as all_markets,
         jsonb_object_agg('market.' || m, 'won') as outcomes from generate_series(1, 250) m)
     insert into analyses (user_id, league_name, home_name, away_name, match_date, confidence, markets, created_at, result,
       pick_market_id, pick_name, pick_probability, pick_odd, settled_at, settled_from, pick_outcome, pick_return, market_outcomes)
     select $1, 'Liga ' || n % 9, 'Mandante ' || n, 'Visitante ' || n, now() - n * interval '7 minutes', 70, all_markets,
       now() - n * interval '7 minutes', (array['green', 'red', null])[1 + n % 3],
       'result.home', 'Vitória do mandante', 0.5, 2, now(), now(), (array['won', 'lost'])[1 + n % 2],
       case n % 2 when 0 then 2 else 0 end, outcomes
     from markets, generate_series(1, $2::int) n`,
    [userId, count],
  )
}

async function medianOf(address: string, { cookie }: Reader): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TRIES; turn++) times.push(await timeOf(() => fetch(address, { headers: { cookie } })))
  return median(times.slice(10))
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const response = await ask()
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return performance.now() - started
}

async function benchCards(client: pg.Client, base: string, { userId, cookie }: Reader): Promise<void> {
  await client.query(`update plans set plan = 'black' where user_id = $1`, [userId])
  const post = (path: string, body: unknown) =>
    fetch(base + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const fixtureId = await analysedGame(post)
  await jobsDone(client)
  const draw = () => timeOf(() => post(generateCard.path, { fixture: { fixtureId } }))
  await pause(LOOKED_AT_MS) // nobody asks for a card of what they have not looked at; its thread begins meanwhile
  report('first card, two seconds after the analysis', `${(await draw()).toFixed(0)} ms`, `${CARD_AIM_MS} at most`)

  const times: number[] = []
  const health: number[] = []
  let isDrawing = true
  const watching = (async () => {
    while (isDrawing) {
      health.push(await timeOf(() => fetch(`${base}/api/health`)))
      await pause(5)
    }
  })()
  for (let turn = 0; turn < CARDS; turn++) times.push(await draw())
  isDrawing = false
  await watching
  report(`a card, median and worst of ${CARDS}`, inMs(times), `${CARD_AIM_MS} at most`)
  report('/api/health meanwhile, median and worst', inMs(health), `${HEALTH_AIM_MS} at most`)
}

/** Ratings are fitted for minutes after a first start; what a card costs then says nothing about the other days. */
async function jobsDone(client: pg.Client): Promise<void> {
  const waiting = `select 1 from jobs where state = 'waiting' and (every_ms is null or lease_until > now()) limit 1`
  while ((await client.query(waiting)).rows.length > 0) await pause(1_000)
}

const inMs = (times: readonly number[]) => `${median(times).toFixed(0)} and ${Math.max(...times).toFixed(0)} ms`

/** A game of today that has been analysed; ratings are made by jobs that begin with the server. */
async function analysedGame(post: (path: string, body: unknown) => Promise<Response>): Promise<number> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const { fixtures } = getFixtures.output.parse(await (await post(getFixtures.path, { date })).json())
  for (;;) {
    for (const { fixtureId } of fixtures.slice(0, 6))
      if ((await post(analyzeMatchPro.path, { fixtureId })).ok) return fixtureId
    await pause(20_000)
  }
}

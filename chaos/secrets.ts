import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { forgotPassword } from '@prancheta/contract/identity/routes.ts'
import pg from 'pg'
import { z } from 'zod'
import { buildWebIfChanged, webBuildDir } from '../scripts/build-web.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { exactly, type Finding, type Trial } from './finding.ts'
import { type House, openHouse, type Process } from './house.ts'

const planted = (name: string) => `planted-${name}-0123456789abcdef0123456789abcdef`

/** Until mails and jobs have failed too. */
const SETTLE_MS = 5_000

/** Every secret there is, each with a value that stands nowhere else. None of the services is at its address. */
const SETTINGS = {
  AUTH_SECRET: planted('auth'),
  PERSON_SECRET: planted('person'),
  LOG_SECRET: planted('log'),
  METRICS_TOKEN: planted('metrics'),
  STRIPE_SECRET_KEY: `sk_test_${planted('stripe')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${planted('webhook')}`,
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_BLACK: 'price_3',
  STRIPE_API_URL: 'http://127.0.0.1:1',
  API_FOOTBALL_KEY: planted('football'),
  API_FOOTBALL_URL: 'http://127.0.0.1:1',
  FOOTBALL_DATA_ORG_KEY: planted('other-football'),
  FOOTBALL_DATA_ORG_URL: 'http://127.0.0.1:1',
  ODDS_API_KEY: planted('odds'),
  ODDS_API_URL: 'http://127.0.0.1:1',
  OPEN_METEO_KEY: planted('weather'),
  OPEN_METEO_URL: 'http://127.0.0.1:1',
  OPEN_METEO_GEOCODING_URL: 'http://127.0.0.1:1',
  AI_API_KEY: planted('ai'),
  AI_MODEL: 'some-model',
  AI_BASE_URL: 'http://127.0.0.1:1',
  SMTP_URL: `smtp://user:${planted('mail')}@127.0.0.1:1`,
  MAIL_FROM: 'Prancheta <nao-responda@prancheta.example>',
  LOG_LEVEL: 'trace',
}

/** Planted keys, looked for in what a process says, answers and logs while every service fails, and in the built web app. */
export const secretsTrial: Trial = {
  name: 'secrets',
  async run() {
    const house = await openHouse('PostgreSQL')
    const { answers, lines, unasked } = await knockOn(house).finally(() => house.close())
    await buildWithKeys()
    const { files, maps } = await webFiles()
    return [
      // Otherwise nothing was tried.
      exactly('services that were never asked', unasked.length, 0, { services: KINDS.length }),
      exactly('answers with a planted key', answers.filter(hasPlanted).length, 0, { answers: answers.length }),
      exactly('lines with a planted key', lines.filter(hasPlanted).length, 0, { lines: lines.length }),
      exactly('files of the web app with a planted key', files.filter(hasPlanted).length, 0, { files: files.length }),
      exactly('source maps of the web app', maps, 0),
    ] satisfies Finding[]
  },
}

/** Odds and weather are asked for an analysis alone, which needs a league that was rated. */
const KINDS = ['ai', 'football', 'mail', 'payments']

type Knocked = { answers: string[]; lines: string[]; unasked: string[] }

async function knockOn(house: House): Promise<Knocked> {
  const withPassword = new URL(house.databaseUrl ?? '')
  withPassword.password = planted('database') // this PostgreSQL believes any
  const server = await house.start({ ...SETTINGS, DATABASE_URL: withPassword.href })
  const client = new pg.Client({ connectionString: withPassword.href })
  await client.connect()
  const answers = await knockEverywhere(server, client)
  await pause(SETTLE_MS)
  const { rows } = await client.query<{ kind: string }>('select distinct kind from provider_states')
  await client.end()
  const asked = rows.map(({ kind }) => kind)
  return { answers, lines: server.output().split('\n'), unasked: KINDS.filter((kind) => !asked.includes(kind)) }
}

/** Built anew with every key around it, as on a machine that builds and serves. */
async function buildWithKeys(): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, SETTINGS)
  await rm(join(webBuildDir('product'), 'sources.sha256'), { force: true })
  await buildWebIfChanged().finally(() => {
    process.env = before
  })
}

const hasPlanted = (text: string) => text.includes('planted-')

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

async function knockEverywhere(server: Process, client: pg.Client): Promise<string[]> {
  const ana = await signUpPerson(server.url, 'Ana')
  await client.query(`update plans set plan = 'black'`) // who may do everything reaches every service
  const { paths } = document.parse(await (await ana.send('get', '/api/openapi.json')).json())
  const today = new Date().toISOString().slice(0, 10)
  const first = [
    await ana.send('get', `${getFixtures.path}?date=${today}`),
    await ana.send('post', createCheckout.path, { plan: 'pro' }),
    await ana.send('post', chatAi.path, { messages: [{ role: 'user', content: 'Oi' }] }),
    await ana.send('post', forgotPassword.path, { email: ana.email }),
  ]
  const answers = await Promise.all(first.map((answer) => answer.text()))
  for (const [path, methods] of Object.entries(paths)) {
    if (path === '/api/live') continue
    for (const method of Object.keys(methods)) {
      const body =
        method === 'get' ? undefined : { plan: 'pro', fixtureId: 1, messages: [{ role: 'user', content: 'Oi' }] }
      const answer = await ana.send(method, path.replaceAll(/\{\w+\}/g, '1'), body)
      answers.push(JSON.stringify([...answer.headers]) + (await answer.text()))
    }
  }
  return answers
}

async function webFiles(): Promise<{ files: string[]; maps: number }> {
  const folder = webBuildDir('product')
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const files = await Promise.all(names.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')))
  return { files, maps: names.filter(({ name }) => name.endsWith('.map')).length }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { buildWebIfChanged, webBuildDir } from '../scripts/build-web.ts'
import { signUpPerson } from '../server/test/sign-up-person.ts'
import { exactly, type Finding, type Trial } from './finding.ts'
import { openHouse, type Process } from './house.ts'

const planted = (name: string) => `planted-${name}-0123456789abcdef0123456789abcdef`

/** Every secret there is, each with a value that stands nowhere else. None of the services is at its address. */
const SETTINGS = {
  AUTH_SECRET: planted('auth'),
  METRICS_TOKEN: planted('metrics'),
  STRIPE_SECRET_KEY: `sk_test_${planted('stripe')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${planted('webhook')}`,
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2',
  STRIPE_PRICE_BLACK: 'price_3',
  STRIPE_API_URL: 'http://127.0.0.1:1',
  API_FOOTBALL_KEY: planted('football'),
  API_FOOTBALL_URL: 'http://127.0.0.1:1',
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
    const server = await house.start(SETTINGS)
    const answers = await knockEverywhere(server)
    const lines = server.output().split('\n')
    await server.kill()
    await house.close()
    await buildWebIfChanged()
    const { files, maps } = await webFiles()
    return [
      exactly('answers with a planted key', answers.filter(hasPlanted).length, 0, { answers: answers.length }),
      exactly('lines with a planted key', lines.filter(hasPlanted).length, 0, { lines: lines.length }),
      exactly('files of the web app with a planted key', files.filter(hasPlanted).length, 0, { files: files.length }),
      exactly('source maps of the web app', maps, 0),
    ] satisfies Finding[]
  },
}

const hasPlanted = (text: string) => text.includes('planted-')

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

async function knockEverywhere(server: Process): Promise<string[]> {
  const ana = await signUpPerson(server.url, 'Ana')
  const { paths } = document.parse(await (await ana.send('get', '/api/openapi.json')).json())
  const answers: string[] = []
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { endCommand, startServing } from '../../scripts/started-command.ts'
import { newPage, newProfile } from '../profiles.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()

/** The demo as a newcomer starts it, in a folder of its own. */
async function startDemo(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-lived-in-'))
  const server = await startServing({ DATA_DIR: folder, DEMO_PAST: 'on', LOG_LEVEL: 'silent' })
  onTestFinished(async () => {
    await endCommand(server, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })
  return server.url
}

async function enter(url: string, name: string): Promise<Page> {
  const page = await newPage(await newProfile(browser()))
  await page.goto(`${url}/auth/login`)
  await page.getByRole('button', { name: `Entrar como ${name}` }).click()
  await page.waitForURL((address) => address.pathname !== '/auth/login')
  return page
}

const shows = (page: Page, words: RegExp) => expect.poll(() => page.locator('main').innerText()).toMatch(words)

// Playing the past takes most of a minute of a processor.
test.runIf(process.env.DEEP === '1')(
  'whoever starts the demo and enters its accounts by one click finds each of them lived in',
  async () => {
    const url = await startDemo()
    const ana = await enter(url, 'Ana Lima')
    await ana.goto(`${url}/dashboard`)
    await shows(ana, /2\/3\s+partidas este mês/)
    await shows(ana, /Total de análises\s+4\s/)
    await ana.goto(`${url}/tickets`)
    await shows(ana, /1 nova resposta/)

    const bruno = await enter(url, 'Bruno Reis')
    await bruno.goto(`${url}/dashboard`)
    await shows(bruno, /Total de análises\s+[5-7]\d\s/)
    await shows(bruno, /Próximos jogos dos favoritos/)
    await bruno.goto(`${url}/messages`)
    await shows(bruno, /Boa noite, Bruno!/)

    const clara = await enter(url, 'Clara Colibri')
    await clara.goto(`${url}/dashboard`)
    await shows(clara, /Total de análises\s+1[2-6]\d\s/)
    await clara.goto(`${url}/tip/clara-colibri`)
    await shows(clara, /Picks encerrados\s+\d{2,3}\s/)

    const admin = await enter(url, 'Diego Jacarandá')
    await admin.goto(`${url}/admin/financeiro`)
    await shows(admin, /MRR\s+R\$\s*[1-9]/)
    await shows(admin, /Próximas renovações[\s\S]*Clara Colibri/)
    await admin.goto(`${url}/admin/tickets`)
    await shows(admin, /Urgente/)
  },
  600_000,
)

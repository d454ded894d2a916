import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { makeTipster } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { expect, test, vi } from 'vitest'
import type { Person } from '../../server/test/person.ts'
import { type AtHome, base, open, somebody, toastOf } from '../at-home.ts'
import { axeFindings } from '../axe.ts'
import { PHONE } from '../browser.ts'
import { newPage, newProfile } from '../profiles.ts'
import { DEMO_ADMIN, demoPerson, oneBrowser } from '../visit.ts'

const browser = oneBrowser()
const DAYS_LOOKED_AHEAD = 30
/** Analyses are limited to twenty a minute. */
const EVERY_MS = 4_000
const PATIENCE_MS = 170_000

/** Somebody whom an admin has made a tipster, with one analysis saved of a game still to come. */
async function tipster(color: string): Promise<AtHome & { slug: string; match: string }> {
  const home = await somebody(browser())
  const { session } = await home.person.call(currentSession, {})
  const admin = demoPerson(DEMO_ADMIN)
  const user_id = session?.userId ?? ''
  const slug = `t-${user_id.slice(-12)}`
  await admin.call(makeTipster, { user_id, slug, color })
  return { ...home, slug, match: await saveOne(home.person) }
}

/** Whatever the hour is now, a game of another day has not begun. The models are fitted after the start of a new installation. */
async function findGame(): Promise<FixtureView> {
  const admin = demoPerson(DEMO_ADMIN)
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  for (let days = 2; days < DAYS_LOOKED_AHEAD; days += 1) {
    const { fixtures } = await admin.call(getFixtures, { date: today.add({ days }).toString() })
    const [game] = fixtures
    if (!game) continue
    const { fixtureId } = game
    await vi.waitFor(() => admin.call(analyzeMatchPro, { fixtureId }), { interval: EVERY_MS, timeout: PATIENCE_MS })
    return game
  }
  throw new Error('no day with games')
}

async function saveOne(person: Person): Promise<string> {
  const { fixtureId, homeName, awayName } = await findGame()
  const { markets } = await person.call(analyzeMatchPro, { fixtureId })
  await person.call(saveAnalysis, { fixture_id: fixtureId, pick: markets[0]?.id ?? null })
  return `${homeName} x ${awayName}`
}

test('a tipster publishes from the history, and anybody reads it, without scripts too', {
  timeout: PATIENCE_MS + 60_000,
}, async () => {
  const { context, person, slug, match } = await tipster('#ffee00')
  const page = await open(context, '/history')
  expect(await page.getByRole('link', { name: 'Ver página' }).getAttribute('href')).toBe(`/tip/${slug}`)
  await page.getByRole('button', { name: /^Publicar/ }).click()
  await page.getByText('Melhor odd agora').waitFor()
  await page.getByRole('button', { name: `Publicar em /tip/${slug}` }).click()
  await toastOf(page, 'Análise publicada. Ela não pode mais ser alterada.').waitFor()
  await page.getByRole('button', { name: /^Ocultar da página/ }).waitFor()

  const reader = await newProfile(browser(), { javaScriptEnabled: false, viewport: PHONE })
  const plain = await newPage(reader)
  const answer = await plain.goto(`${base}/tip/${slug}`)
  expect(answer?.status()).toBe(200)
  expect(await plain.title()).toBe(`@${slug} — Prancheta`)
  const [home = '', away = ''] = match.split(' x ')
  const card = plain.getByRole('article')
  expect(await card.getByRole('heading', { level: 3 }).innerText()).toMatch(new RegExp(`${home}.*vs.*${away}`, 's'))
  for (const words of ['Confiança', 'Edge', 'Chance', 'Odd', 'Kelly', 'Por quê']) {
    await card.getByText(words).first().waitFor()
  }
  const html = await plain.content()
  expect(html).not.toContain(person.email)
  const image = await plain.locator('meta[property="og:image"]').getAttribute('content')
  // Whole, under the site's own name, which here is not the one the browser used.
  expect(image).toMatch(new RegExp(`^http://[^/]+/api/tipsters/${slug}/preview\\.png$`))
  // Nobody takes a record of made-up matches for a real one, neither here nor in a search.
  await plain.getByText('Demonstração: jogos e picks inventados').waitFor()
  const description = await plain.locator('meta[name="description"]').getAttribute('content')
  expect(description).toContain(`@${slug}`)
  expect(description).toContain('Dados de demonstração')
  expect(await plain.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  // Yellow takes black words: whatever the colour, the other one would not do.
  expect(await plain.evaluate("getComputedStyle(document.querySelector('main header')).color")).toBe('rgb(0, 0, 0)')

  await page.getByRole('button', { name: /^Ocultar da página/ }).click()
  await toastOf(page, 'Análise oculta. O retrospecto continua contando com ela.').waitFor()
  await plain.reload()
  await plain.getByText('Nenhuma análise pública disponível ainda.').waitFor()
  await plain.getByText('de 1 publicados').waitFor()

  const log = await open(context, '/transparencia')
  await log.getByRole('button', { name: 'Conferir agora' }).click()
  await log.getByText('Registro íntegro.').waitFor()
})

test('an unknown tipster is told as such, with a way on', async () => {
  const context = await newProfile(browser())
  const page = await newPage(context)
  const answer = await page.goto(`${base}/tip/ninguem-aqui`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Tipster não encontrado.' }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
})

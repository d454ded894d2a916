import { expect, test } from 'vitest'
import { z } from 'zod'
import { base, open, somebody } from '../at-home.ts'
import { axeFindings } from '../axe.ts'
import { PHONE, WITH_WORKER } from '../browser.ts'
import { oneBrowser } from '../visit.ts'

const browser = oneBrowser()

const manifest = z.object({
  name: z.string(),
  start_url: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
  screenshots: z.array(z.object({ src: z.string() })).min(2),
})

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test('the page tells how to install, on the own device first, then on the others, and what it gives', async () => {
  const { context } = await somebody(browser(), { ...WITH_WORKER, viewport: PHONE, userAgent: ANDROID })
  const page = await open(context, '/install')
  const main = page.getByRole('main')
  await main.getByText('Seu aparelho: Android.').waitFor()
  for (const name of ['iPhone e iPad', 'Computador']) await main.getByRole('heading', { level: 3, name }).waitFor()
  for (const benefit of ['Acesso rápido', 'Funciona offline', 'Mais rápido', 'Experiência nativa']) {
    await main.getByText(benefit, { exact: true }).waitFor()
  }
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('the button is there when the browser offers to install, asks it once, and nothing contradicts what was done', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const page = await open(context, '/install')
  const main = page.getByRole('main')
  await main.getByText('Seu aparelho: Computador.').waitFor()
  await page.evaluate(`window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => { window.asked = (window.asked ?? 0) + 1; return { outcome: 'accepted' } } }))`)
  await main.getByRole('button', { name: 'Instalar aplicativo' }).click()
  await main.getByRole('heading', { name: 'Aplicativo instalado' }).waitFor()
  expect(await page.evaluate('window.asked')).toBe(1)
  expect(await main.getByRole('button', { name: 'Instalar aplicativo' }).count()).toBe(0)
  expect(await main.getByText('Como instalar aqui').count()).toBe(0)
})

test('what the manifest names is there, each picture of the size it says', async () => {
  const { person } = await somebody(browser(), WITH_WORKER)
  const reply = await person.send('get', '/manifest.webmanifest')
  expect(reply.headers.get('content-type')).toContain('application/manifest+json')
  const { icons, screenshots } = manifest.parse(await reply.json())
  for (const { src } of [...icons, ...screenshots]) {
    const picture = await fetch(`${base}${src}`)
    expect({ src, ok: picture.ok, type: picture.headers.get('content-type')?.split('/')[0] }).toEqual({
      src,
      ok: true,
      type: 'image',
    })
  }
  const icon = Buffer.from(await (await fetch(`${base}/icon-512.png`)).arrayBuffer())
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512])
})

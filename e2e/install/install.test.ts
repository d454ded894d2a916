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

test('the page tells how to install on each device and what it gives', async () => {
  const { context } = await somebody(browser(), { ...WITH_WORKER, viewport: PHONE })
  const page = await open(context, '/install')
  for (const name of ['iPhone e iPad', 'Android']) await page.getByRole('heading', { name }).waitFor()
  for (const benefit of ['Acesso rápido', 'Funciona offline', 'Mais rápido', 'Experiência nativa']) {
    await page.getByText(benefit, { exact: true }).waitFor()
  }
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('the button is there when the browser offers to install, and asks it once', async () => {
  const { context } = await somebody(browser(), WITH_WORKER)
  const page = await open(context, '/install')
  await page.getByText(/não oferece o botão/).waitFor()
  await page.evaluate(`window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => { window.asked = (window.asked ?? 0) + 1; return { outcome: 'accepted' } } }))`)
  await page.getByRole('button', { name: 'Instalar aplicativo' }).click()
  await page.getByRole('region', { name: 'Avisos' }).getByText('Aplicativo instalado').first().waitFor()
  expect(await page.evaluate('window.asked')).toBe(1)
  await page.getByText(/não oferece o botão/).waitFor()
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

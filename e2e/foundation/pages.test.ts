import { signIn } from '@prancheta/contract/identity/routes.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@prancheta/server/capabilities/identity/index.ts'
import { expect, inject, test } from 'vitest'
import { benchWebSize } from '../../bench/web-size.ts'
import { oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()
const base = inject('baseUrl')

test('pages come with a policy that lets only our own scripts run, and a page from a stranger’s address does not exist', async () => {
  for (const path of ['/', '/dashboard', '/tip/alguem', '/nada']) {
    const page = await fetch(base + path)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.status).toBe(['/nada', '/tip/alguem'].includes(path) ? 404 : 200)
  }
  for (const path of [
    '/index.html',
    '/dashboard/index.html',
    '/index.html.br',
    '/..%2f..%2fpackage.json',
    '/assets/../pages.json',
  ]) {
    expect({ path, status: (await fetch(base + path)).status }).toEqual({ path, status: 404 })
  }
})

test('a page is sent small, again only when it changed, and its files never twice', async () => {
  const page = await fetch(base, { headers: { 'accept-encoding': 'br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  const etag = page.headers.get('etag') ?? ''
  expect((await fetch(base, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const file = await fetch(base + script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
})

test('a prerendered page of the signed-in area holds nobody’s data, whoever asks for it', async () => {
  const email = DEMO_ACCOUNTS[0].email
  const answer = await fetch(base + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const page = await (await fetch(`${base}/dashboard`, { headers: { cookie } })).text()
  expect(page).not.toContain(email)
  expect(page).not.toContain(DEMO_ACCOUNTS[0].name)
})

test('the real server, pages and policy together, leave the browser without a complaint', async () => {
  const { page, problems } = await visit(browser(), { path: '/' })
  await page.getByRole('link', { name: 'Recursos' }).first().click()
  await page.waitForURL('**/features')
  expect(problems).toEqual([])
})

test('the public page stays within its weight', async () => {
  expect(benchWebSize('/', 'showcase')).toBe(true)
})

test('the public pages of buying stay within the weight of a public page', async () => {
  expect(benchWebSize('/pricing', 'showcase')).toBe(true)
  expect(benchWebSize('/payment-success', 'showcase')).toBe(true)
})

test('the largest page comes in fewer than a hundred files of script; it used to be 141', async () => {
  const html = await (await fetch(`${base}/analyses`)).text()
  const files = html.match(/<link rel="modulepreload"/g) ?? []
  expect(files.length).toBeGreaterThan(10)
  expect(files.length).toBeLessThan(100)
})

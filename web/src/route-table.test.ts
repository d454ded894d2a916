import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { decideEntry, SENT_ELSEWHERE } from './lib/session/access.ts'
import { safeReturnPath } from './lib/session/return-path.ts'
import { accessIn, findRoute, ROUTES, SHOWCASE } from './route-table.ts'

const PUBLIC =
  `/ /features /how-it-works /pricing /payment-success /faq /auth/login /auth/register /legal/terms /legal/privacy
  /tip/{slug}`.split(/\s+/)
const SIGNED_IN = `/onboarding /install /dashboard /analyses /chat /history /settings /messages /tickets
  /tickets/{ticketId}`.split(/\s+/)
const ADMIN = `/admin /admin/users /admin/financeiro /admin/mensagens /admin/tickets /admin/tipsters /admin/config
  /admin/test-guide`.split(/\s+/)
/** Routes beyond the specification's table, and no others. */
const ADDED = {
  '/auth/forgot-password': 'public',
  '/auth/reset-password': 'public',
  '/autoteste': 'public',
  '/transparencia': 'public',
  '/diario/importar': 'member',
  '/diario/imposto': 'member',
  '/admin/users/{id}': 'admin',
  '/demo/checkout': 'user',
  '/demo/portal': 'user',
}

const ours = ROUTES.map((row) => ({ path: row.path.replace(/:(\w+)/g, '{$1}'), access: row.access }))
const accessOf = (path: string) => ours.find((row) => row.path === path)?.access

test('the pages are those of the specification and of our decisions, each once', () => {
  expect(ours.map((row) => row.path).sort()).toEqual([...PUBLIC, ...SIGNED_IN, ...ADMIN, ...Object.keys(ADDED)].sort())
})

test('everybody may open the public pages, only signed-in people the others, only admins the admin area', () => {
  for (const path of PUBLIC) expect(accessOf(path), path).toBe('public')
  for (const path of SIGNED_IN) expect(accessOf(path), path).toMatch(/^(user|member)$/)
  for (const path of ADMIN) expect(accessOf(path), path).toBe('admin')
  for (const [path, access] of Object.entries(ADDED)) expect(accessOf(path), path).toBe(access)
})

test('admins are sent to the admin area from the dashboard, the history with its journal and the chat, and from nowhere else', () => {
  const closedToAdmins = ours.filter((row) => SENT_ELSEWHERE[row.access].admin === '/admin').map((row) => row.path)
  expect(closedToAdmins.sort()).toEqual(['/chat', '/dashboard', '/diario/importar', '/diario/imposto', '/history'])
})

test('the component page is not one of the product', () => {
  expect(ROUTES).not.toContain(SHOWCASE)
})

test('pages with an id in their path and the one that shows the log’s newest head are made on request, all others at build', () => {
  const isMadeOnRequest = (path: string) => path.includes(':') || path === '/transparencia'
  for (const row of ROUTES) expect(row.prerendered, row.path).toBe(!isMadeOnRequest(row.path))
})

test('a path finds its page, a fixed one before one with an id', () => {
  expect(findRoute('/admin/users')?.title).toBe('Usuários')
  expect(findRoute('/admin/users/7')?.title).toBe('Usuário')
  expect(findRoute('/tickets/')?.title).toBe('Suporte')
  expect(findRoute('/nothing/here')).toBeNull()
})

test.each([
  ['/Admin/users', '/admin/users'],
  ['/%61dmin', '/admin'],
  ['/ADMIN//', '/admin'],
  ['/DASHBOARD', '/dashboard'],
  ['/Admin/Users/7', '/admin/users/:id'],
  ['/%41dmin/%75sers', '/admin/users'],
])('%s is the page %s, as the router sees it', (given, path) => {
  expect(findRoute(given)?.path).toBe(path)
})

test('an encoded slash divides nothing, and a broken code is no reason to fail', () => {
  expect(findRoute('/admin%2Fusers')).toBeNull()
  expect(findRoute('/tip/100%')?.path).toBe('/tip/:slug')
})

test('a path in a guarded area that the table does not know, or calls public, is as closed as its area', () => {
  expect(accessIn('admin', '/nothing/here')).toBe('admin')
  expect(accessIn('user', '/nothing/here')).toBe('user')
  expect(accessIn('user', '/faq')).toBe('user')
  expect(accessIn('user', '/DASHBOARD')).toBe('member')
  expect(accessIn('admin', '/tickets')).toBe('admin')
})

test('no spelling of an admin page lets a visitor in', () => {
  for (const path of ['/Admin/users', '/%61dmin', '/ADMIN']) {
    const access = findRoute(path)?.access ?? 'public'
    const goTo = `/auth/login?next=${encodeURIComponent(path)}`
    expect(decideEntry(access, null, path)).toEqual({ enter: false, goTo, notice: null })
  }
})

/** The specification lies beside the repository where the product is made; a clone alone does not have it. */
const specFolder = resolve(import.meta.dirname, '../../../shared/spec')
const specFile = existsSync(specFolder) ? readdirSync(specFolder).find((name) => name.startsWith('001')) : undefined

test('the route table of the specification, where it is at hand, names the same pages', ({ skip }) => {
  skip(!specFile, 'the specification does not lie beside this clone; the lists above hold its pages')
  const text = readFileSync(resolve(specFolder, specFile ?? ''), 'utf8')
  const table = text.slice(text.indexOf('### Route table'), text.indexOf('### Access guards'))
  const listed = (heading: string) => {
    const start = table.indexOf(heading)
    const block = table.slice(start).split('\n\n')[0] ?? ''
    return [...block.matchAll(/^- (\/\S*)/gm)].map(([, path]) => path)
  }
  expect(listed('Public routes')).toEqual(PUBLIC)
  expect(listed('Signed-in routes')).toEqual(SIGNED_IN)
  expect(listed('Admin routes')).toEqual(ADMIN)
})

test('signing in may lead to every page but those of signing in', () => {
  const refused = ROUTES.filter(({ path }) => safeReturnPath(path) === null)
  expect(refused.every(({ path }) => path.startsWith('/auth/'))).toBe(true)
})

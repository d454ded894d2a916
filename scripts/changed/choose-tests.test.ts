import { expect, test } from 'vitest'
import { titlesAbout } from './choose-journeys.ts'
import { chooseTests, type Project } from './choose-tests.ts'

/** Each file with what it imports; pages and journeys are like those of the product, only fewer. */
const IMPORTS: Record<string, string[]> = {
  'core/src/odd.test.ts': ['core/src/odd.ts'],
  'core/src/price.ts': ['core/src/odd.ts'],
  'core/src/price.test.ts': ['core/src/price.ts'],
  'server/src/app.ts': ['server/src/capabilities/shop/routes.ts', 'server/src/capabilities/mail/routes.ts'],
  'server/src/capabilities/shop/routes.ts': ['core/src/price.ts'],
  'server/test/start-test-app.ts': ['server/src/app.ts'],
  'server/src/capabilities/shop/shop.test.ts': ['server/test/start-test-app.ts'],
  'server/src/capabilities/mail/mail.test.ts': ['server/test/start-test-app.ts'],
  'server/src/platform/http/doors.test.ts': ['server/test/start-test-app.ts'],
  'scripts/start.ts': ['server/src/app.ts'],
  'web/src/root.tsx': ['web/src/ui/frame.tsx'],
  'web/src/pages/faq.tsx': ['web/src/features/faq/view.tsx'],
  'web/src/pages/shop.tsx': ['web/src/features/shop/view.tsx'],
  'web/src/features/shop/view.tsx': ['core/src/price.ts'],
  'e2e/shop/goods.test.ts': ['e2e/shop/basket.ts'],
  'scripts/start.test.ts': [],
  'scripts/shape/shape.test.ts': [],
}

const journey = (file: string, text: string) => ({ file, text })

const PROJECT: Project = {
  tests: [...Object.keys(IMPORTS).filter((file) => file.includes('.test.')), 'e2e/look/theme.test.ts'],
  importers: importersOf(IMPORTS),
  pages: [
    { path: '/faq', module: 'pages/faq.tsx' },
    { path: '/shop', module: 'pages/shop.tsx' },
    { path: '/shop/:id', module: 'pages/good.tsx' },
  ],
  journeys: [
    journey('e2e/look/theme.test.ts', "for (const path of ['/faq', '/shop']) await visit(path)"),
    journey('e2e/shop/goods.test.ts', "await page.goto('/shop')"),
    journey('e2e/shop/one.test.ts', "await page.goto('/shop/7')"),
    journey('e2e/visitors/faq.test.ts', "await call('/api/shop'); await page.goto(baseUrl + '/faq?aberta=1')"),
  ],
}

function importersOf(imports: Record<string, string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, needed] of Object.entries(imports))
    for (const one of needed) importers.set(one, [...(importers.get(one) ?? []), file])
  return importers
}

const choose = (...changed: string[]) => chooseTests(changed, PROJECT)

test('a change in core runs every unit test that runs it and the server tests beside code that uses it, and says what is left', () => {
  const { unit, server, journeys, left } = choose('core/src/odd.ts')
  expect(unit).toEqual(['core/src/odd.test.ts', 'core/src/price.test.ts'])
  expect(server).toEqual(['server/src/capabilities/shop/shop.test.ts'])
  expect(journeys).toEqual([])
  expect(left).toEqual(['2 server tests further away, and the journeys'])
})

test('a change in one part of the server does not run the tests of the others, though all come through one door', () => {
  expect(choose('server/src/capabilities/shop/routes.ts').server).toEqual(['server/src/capabilities/shop/shop.test.ts'])
  expect(choose('server/src/app.ts').server).toEqual(['server/src/platform/http/doors.test.ts'])
})

test('a change in the web app runs the journeys to the pages that show it, those of few pages first', () => {
  expect(choose('web/src/features/faq/view.tsx').journeys).toEqual([
    'e2e/visitors/faq.test.ts',
    'e2e/look/theme.test.ts',
  ])
  expect(choose('web/src/pages/shop.tsx')).toMatchObject({
    journeys: ['e2e/shop/goods.test.ts', 'e2e/look/theme.test.ts'],
    pages: ['/shop'],
  })
  expect(choose('web/src/pages/good.tsx').journeys).toEqual(['e2e/shop/one.test.ts'])
})

test('of the chosen journeys, a test that names only other pages does not run', () => {
  const titles = new RegExp(titlesAbout(['/shop'], PROJECT.pages))
  expect(titles.test('/shop is clean')).toBe(true)
  expect(titles.test('from /faq a link leads to /shop')).toBe(true)
  expect(titles.test('every page has a title')).toBe(true)
  expect(titles.test('on /faq one answer is open')).toBe(false)
  expect(titles.test('/shop/7 is clean')).toBe(false)
})

test('a change around all pages runs the journeys of the whole look, and says that the others are left', () => {
  const { journeys, left } = choose('web/src/ui/frame.tsx')
  expect(journeys).toEqual(['e2e/look/theme.test.ts'])
  expect(left).toEqual(['the journeys of single pages, because a change shows on many of them'])
})

test('a changed test runs itself, a journey’s helper the journeys that use it', () => {
  expect(choose('core/src/odd.test.ts').unit).toEqual(['core/src/odd.test.ts'])
  expect(choose('server/src/capabilities/mail/mail.test.ts').server).toContain(
    'server/src/capabilities/mail/mail.test.ts',
  )
  expect(choose('e2e/shop/basket.ts').journeys).toEqual(['e2e/shop/goods.test.ts'])
})

test('what `npm start` runs at once is tried by starting it', () => {
  expect(choose('scripts/start.ts').commands).toEqual(['scripts/start.test.ts'])
  expect(choose('core/src/odd.ts').commands).toEqual([])
})

test('no changed file is left without a test because another has many', () => {
  const many = Array.from({ length: 20 }, (_, at) => `server/src/capabilities/mail/mail-${at}.test.ts`)
  const { server } = chooseTests(['server/src/capabilities/mail/routes.ts', 'server/src/capabilities/shop/routes.ts'], {
    ...PROJECT,
    tests: [...many, ...PROJECT.tests],
  })
  expect(server).toHaveLength(6)
  expect(server).toContain('server/src/capabilities/shop/shop.test.ts')
})

test('of a package or a tool’s setting it says that only the whole proof can tell', () => {
  expect(choose('package-lock.json').left).toEqual(['everything else, because package-lock.json can change anything'])
})

import { readUser } from '@prancheta/contract/admin/users.ts'
import * as tipsters from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { readTipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublished, addSaved, settleAs } from '#test/add-published.ts'
import type { Person } from '#test/person.ts'
import { jpeg, movingWebp, png, pngThatClaims, webp } from '#test/pictures.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signUpAdmin('Diego')
})
afterAll(() => app.stop())

let count = 0
async function newTipster() {
  const person = await app.signUp('Tia')
  const user_id = await userIdOf(app.database.db, person)
  count += 1
  const slug = `tia-${count}`
  await admin.call(tipsters.makeTipster, { user_id, slug, color: '#3B82F6' })
  return { person, userId: user_id, slug }
}

const send = (userId: string, file: Buffer) => admin.call(tipsters.setLogo, { userId, logo: file.toString('base64') })

/** What everybody's browser gets of a file that an admin sent. */
async function keptLogo(userId: string, file: Buffer): Promise<Buffer> {
  const { logo } = await send(userId, file)
  return Buffer.from(await (await app.visitor().send('get', logo ?? '')).arrayBuffer())
}

/** The kinds of the parts that a PNG is made of. */
function pngParts(file: Buffer): string[] {
  const parts: string[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    parts.push(file.toString('latin1', at + 4, at + 8))
  return parts
}

test('an admin makes a user a tipster, changes the page and takes it away, each step in the log', async () => {
  const { person, userId, slug } = await newTipster()
  const { tipsters: listed } = await admin.call(tipsters.listTipsters, {})
  expect(listed.find(({ user_id }) => user_id === userId)).toEqual({
    user_id: userId,
    name: 'Tia Teste',
    email: person.email,
    slug,
    color: '#3b82f6',
    logo: null,
    analyses: 0,
    public_analyses: 0,
    record: { published: 0, green: 0, red: 0, hit_rate: null, stakes: 0, yield: null },
  })
  const renamed = await admin.call(tipsters.changeTipster, { userId, slug: `${slug}-nova`, color: '#00aa55' })
  expect(renamed).toMatchObject({ slug: `${slug}-nova`, color: '#00aa55' })
  await admin.call(tipsters.unmakeTipster, { userId })
  const after = await admin.call(tipsters.listTipsters, {})
  expect(after.tipsters.some(({ user_id }) => user_id === userId)).toBe(false)
  const { log, tipster_slug } = await admin.call(readUser, { userId })
  expect(tipster_slug).toBeNull()
  expect(log.map(({ action }) => action)).toEqual(['unmake_tipster', 'change_tipster', 'make_tipster'])
})

test('tipsters are listed by e-mail', async () => {
  await newTipster()
  await newTipster()
  const emails = (await admin.call(tipsters.listTipsters, {})).tipsters.map(({ email }) => email)
  expect(emails).toEqual(emails.toSorted())
})

test('a tipster’s record is of what was published, at the odds saved, and the same for admins and for everybody', async () => {
  const { userId, slug } = await newTipster()
  const { db } = app.database
  await addPublished(db, { userId, odd: 2, outcome: 'won' })
  await addPublished(db, { userId, odd: 1.5, outcome: 'won' })
  const hidden = await addPublished(db, { userId, odd: 3, outcome: 'lost' })
  await db.updateTable('analyses').set({ public: false }).where('id', '=', hidden).execute()
  await addPublished(db, { userId, outcome: 'void' })
  await addPublished(db, { userId })
  await settleAs(db, await addSaved(db, { userId, odd: 9 }), 'lost')
  const { tipsters: listed } = await admin.call(tipsters.listTipsters, {})
  const found = listed.find(({ user_id }) => user_id === userId)
  // By hand: three stakes gave 2 + 1.5 + 0 back, a sixth more than was staked; two of the three that were decided won.
  expect(found).toMatchObject({ analyses: 6, public_analyses: 4 })
  expect(found?.record).toMatchObject({ published: 5, green: 2, red: 1, stakes: 3 })
  expect(found?.record.hit_rate).toBeCloseTo(2 / 3)
  expect(found?.record.yield).toBeCloseTo(1 / 6)
  const { tipster } = await app.visitor().call(readTipsterPage, { slug })
  expect(tipster.record).toMatchObject({
    published: found?.record.published,
    greens: found?.record.green,
    reds: found?.record.red,
    hit_rate: found?.record.hit_rate,
    yield: found?.record.yield,
  })
})

test.each([
  ['prancheta', 'Este endereço é reservado. Escolha outro.'],
  ['admin', 'Este endereço é reservado. Escolha outro.'],
  ['Ana Lima', 'Endereço inválido: de 3 a 30 letras minúsculas, números e hifens simples.'],
  ['../etc', 'Endereço inválido: de 3 a 30 letras minúsculas, números e hifens simples.'],
  ['ab', 'Endereço inválido: de 3 a 30 letras minúsculas, números e hifens simples.'],
])('the address %j is refused in words', async (slug, words) => {
  const user_id = await userIdOf(app.database.db, await app.signUp('Ana'))
  const wish = admin.call(tipsters.makeTipster, { user_id, slug, color: '#3b82f6' })
  await expect(wish).rejects.toMatchObject({ status: 400, words })
})

test.each(['red', '#fff', 'url(//x)', '#3b82f6;}', ''])('%j is no colour', async (color) => {
  const user_id = await userIdOf(app.database.db, await app.signUp('Ana'))
  const wish = admin.call(tipsters.makeTipster, { user_id, slug: 'cor-boa', color })
  await expect(wish).rejects.toMatchObject({ status: 400, words: 'Cor inválida: use # e seis dígitos, como #3b82f6.' })
})

test('an address belongs to one, also when two are made with it at the same moment', async () => {
  const { userId, slug } = await newTipster()
  const people = await Promise.all(
    ['Ana', 'Bia'].map(async (name) => userIdOf(app.database.db, await app.signUp(name))),
  )
  const [ana = ''] = people
  const taken = { status: 409, code: 'tipster.slugTaken' }
  await expect(admin.call(tipsters.makeTipster, { user_id: ana, slug, color: '#000000' })).rejects.toMatchObject(taken)
  const wishes = people.map((user_id) =>
    admin.call(tipsters.makeTipster, { user_id, slug: 'disputado', color: '#000000' }),
  )
  const outcomes = await Promise.allSettled(wishes)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken })
  // One's own address is no obstacle to a new colour.
  expect(await admin.call(tipsters.changeTipster, { userId, slug, color: '#ffffff' })).toMatchObject({
    color: '#ffffff',
  })
})

test('an admin, a stranger’s id and somebody who is one already cannot be made a tipster', async () => {
  const { userId } = await newTipster()
  const adminId = await userIdOf(app.database.db, admin)
  const make = (user_id: string) => admin.call(tipsters.makeTipster, { user_id, slug: 'mais-um', color: '#000000' })
  await expect(make(userId)).rejects.toMatchObject({ status: 409, code: 'tipster.already' })
  await expect(make(adminId)).rejects.toMatchObject({ status: 404, code: 'user.notFound' })
  await expect(make('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['PNG', async () => png()],
  ['JPEG', () => jpeg()],
  ['WebP', () => webp()],
])('a logo that is a %s is kept and served to everybody as a PNG and nothing else', async (_, make) => {
  const { userId, slug } = await newTipster()
  const { logo } = await send(userId, await make())
  expect(logo).toMatch(new RegExp(`^/api/tipsters/${slug}/logo\\?v=[0-9a-f]{12}$`))
  const answer = await app.visitor().send('get', logo ?? '')
  expect(answer.status).toBe(200)
  expect(PNG.sync.read(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 32, height: 32 })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

const NOTE = 'GPS -23.5505 <script>alert(1)</script>'
const palette = Buffer.from(NOTE.repeat(3)).subarray(0, 114)
test.each([
  ['notes of a PNG', async () => png({ extra: [['tEXt', Buffer.from(NOTE)]] })],
  ['a palette that no pixel uses', async () => png({ extra: [['PLTE', palette]] })],
  ['a density in letters', async () => png({ extra: [['pHYs', Buffer.from('<script>\u0001')]] })],
  ['the place of a JPEG', () => jpeg({ note: NOTE })],
  ['notes of a WebP', () => webp({ note: NOTE })],
])('re-encoded, so that nothing hidden in it reaches a reader: %s', async (_, make) => {
  const { userId } = await newTipster()
  const file = Buffer.concat([await make(), Buffer.from('PK\u0003\u0004 <html>hung on behind</html>')])
  expect(file.includes('script')).toBe(true)
  const kept = await keptLogo(userId, file)
  expect(pngParts(kept)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND'])
  expect(kept.includes('script')).toBe(false)
  expect(kept.includes('behind')).toBe(false)
})

test('a photo taken sideways stands upright, as a viewer would have turned it', async () => {
  const { userId } = await newTipster()
  const turned = PNG.sync.read(await keptLogo(userId, await jpeg({ width: 64, height: 32, orientation: 6 })))
  expect([turned.width, turned.height]).toEqual([32, 64])
  const top = [...turned.data.subarray(0, 3)]
  expect(top[0]).toBeGreaterThan(top[2] ?? 0) // what was left, red, is now above
})

test('a large logo is kept at three times the size it is shown at', async () => {
  const { userId } = await newTipster()
  const kept = await keptLogo(userId, png({ width: 2000, height: 1000 }))
  expect(PNG.sync.read(kept)).toMatchObject({ width: 240, height: 120 })
})

const broken = Buffer.from(png())
broken[50] = (broken[50] ?? 0) ^ 0xff
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><script>alert(1)</script></svg>'
test.each([
  ['SVG with script', async () => Buffer.from(SVG)],
  [
    'SVG behind a PNG’s first bytes',
    async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)]),
  ],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', async () => Buffer.from('47494638396101000100800000ff0000ffffff2c00000000010001000002024401003b', 'hex')],
  ['a PNG with a changed byte', async () => broken],
  ['a PNG cut off', async () => png().subarray(0, -20)],
  ['a JPEG cut off', async () => (await jpeg()).subarray(0, -10)],
  ['a WebP that moves', () => movingWebp()],
  ['nothing', async () => Buffer.alloc(0)],
])('%s is no logo', async (_, make) => {
  const { userId } = await newTipster()
  await expect(send(userId, await make())).rejects.toMatchObject({
    status: 400,
    words: 'O logo deve ser uma imagem PNG, JPEG ou WebP.',
  })
})

test('a logo too heavy, too large or too small is refused in words', async () => {
  const { userId } = await newTipster()
  const heavy = Buffer.concat([png(), Buffer.alloc(256 * 1024)])
  await expect(send(userId, heavy)).rejects.toMatchObject({ status: 413, words: 'O logo pode ter no máximo 256 KB.' })
  // The last would unpack into gigabytes.
  for (const file of [png({ width: 8 }), png({ width: 2001, height: 16 }), pngThatClaims(100_000, 100_000)])
    await expect(send(userId, file)).rejects.toMatchObject({
      status: 400,
      words: 'O logo pode ter de 16 a 2000 pixels de cada lado.',
    })
})

test('the logo follows a new address, and goes when it is removed or the page is', async () => {
  const { userId, slug } = await newTipster()
  const { logo: first } = await send(userId, png())
  const { logo: second } = await admin.call(tipsters.changeTipster, { userId, slug: `${slug}-b`, color: '#000000' })
  expect(second).toContain(`/${slug}-b/`)
  expect((await app.visitor().send('get', second ?? '')).status).toBe(200)
  expect((await app.visitor().send('get', first ?? '')).status).toBe(404)
  expect(await admin.call(tipsters.removeLogo, { userId })).toMatchObject({ logo: null })
  expect((await app.visitor().send('get', second ?? '')).status).toBe(404)
  await send(userId, await jpeg())
  await admin.call(tipsters.unmakeTipster, { userId })
  expect(await app.database.db.selectFrom('tipster_logos').selectAll().where('user_id', '=', userId).execute()).toEqual(
    [],
  )
})

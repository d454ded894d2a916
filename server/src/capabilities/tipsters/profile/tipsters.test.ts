import { readUser } from '@prancheta/contract/admin/users.ts'
import * as tipsters from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPublished, addSaved, settleAs } from '#test/add-published.ts'
import type { Person } from '#test/person.ts'
import { jpeg, png, webp } from '#test/pictures.ts'
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
    record: { green: 0, red: 0, hit_rate: 0, settled_hit_rate: null, stakes: 0, yield: null },
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

test('a tipster’s record is of what was published, at the odds saved', async () => {
  const { userId } = await newTipster()
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
  // By hand: three stakes gave 2 + 1.5 + 0 back, a sixth more than was staked; two greens of five published, of three decided.
  expect(found).toMatchObject({ analyses: 6, public_analyses: 4 })
  expect(found?.record).toMatchObject({ green: 2, red: 1, hit_rate: 0.4, stakes: 3 })
  expect(found?.record.settled_hit_rate).toBeCloseTo(2 / 3)
  expect(found?.record.yield).toBeCloseTo(1 / 6)
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
  ['image/png', png()],
  ['image/jpeg', jpeg()],
  ['image/webp', webp()],
])('a logo that is %s is kept and served to everybody as that and nothing else', async (type, file) => {
  const { userId, slug } = await newTipster()
  const { logo } = await send(userId, file)
  expect(logo).toMatch(new RegExp(`^/api/tipsters/${slug}/logo\\?v=[0-9a-f]{12}$`))
  const answer = await app.visitor().send('get', logo ?? '')
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(file)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

const NOTE = 'GPS -23.5505 <script>alert(1)</script>'
test.each([
  ['PNG', png({ extra: [['tEXt', Buffer.from(NOTE)]] }), png()],
  ['JPEG', jpeg({ note: NOTE }), jpeg()],
  ['WebP', webp({ note: NOTE }), null],
])('notes, places and what hangs on behind a %s are not kept', async (_, file, plain) => {
  const { userId } = await newTipster()
  const { logo } = await send(userId, Buffer.concat([file, Buffer.from('PK\u0003\u0004 <html>hidden</html>')]))
  const kept = Buffer.from(await (await app.visitor().send('get', logo ?? '')).arrayBuffer())
  expect(kept.includes('script')).toBe(false)
  expect(kept.includes('hidden')).toBe(false)
  if (plain) expect(kept).toEqual(plain)
})

const broken = Buffer.from(png())
broken[50] = (broken[50] ?? 0) ^ 0xff
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  ['SVG with script', Buffer.from(SVG)],
  ['SVG behind a PNG’s first bytes', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0')],
  ['a PNG with a changed byte', broken],
  ['a PNG cut off', png().subarray(0, -20)],
  ['a JPEG cut off', jpeg().subarray(0, -4)],
  ['a WebP that moves', webp({ moves: true })],
  ['nothing', Buffer.alloc(0)],
])('%s is no logo', async (_, file) => {
  const { userId } = await newTipster()
  await expect(send(userId, file)).rejects.toMatchObject({
    status: 400,
    words: 'O logo deve ser uma imagem PNG, JPEG ou WebP.',
  })
})

test('a logo too heavy, too large or too small is refused in words', async () => {
  const { userId } = await newTipster()
  const heavy = Buffer.concat([png(), Buffer.alloc(256 * 1024)])
  await expect(send(userId, heavy)).rejects.toMatchObject({ status: 413, words: 'O logo pode ter no máximo 256 KB.' })
  for (const file of [png({ width: 8 }), png({ width: 2001, height: 16 })])
    await expect(send(userId, file)).rejects.toMatchObject({
      status: 400,
      words: 'O logo pode ter de 16 a 2000 pixels de cada lado.',
    })
})

test('a few bytes that unpack into gigabytes are refused', async () => {
  const { userId } = await newTipster()
  const bomb = png({ width: 2000, height: 2000 })
  bomb.writeUInt32BE(1_000_000, 16)
  await expect(send(userId, bomb)).rejects.toMatchObject({ status: 400 })
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
  await send(userId, jpeg())
  await admin.call(tipsters.unmakeTipster, { userId })
  expect(await app.database.db.selectFrom('tipster_logos').selectAll().where('user_id', '=', userId).execute()).toEqual(
    [],
  )
})

import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { setResult } from '@prancheta/contract/history/routes.ts'
import { setLogo } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import {
  hideAnalysis,
  listPublications,
  publishAnalysis,
  readTipsterPage,
} from '@prancheta/contract/tipsters/routes.ts'
import { type RawBuilder, sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setShown } from '#capabilities/history/index.ts'
import { addPublished, addSaved, settleAs } from '#test/add-published.ts'
import type { Person } from '#test/person.ts'
import { png, webp } from '#test/pictures.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

let made = 0
async function tipster(): Promise<{ person: Person; userId: string; slug: string }> {
  const person = await app.signUp('Tina')
  const userId = await userIdOf(app.database.db, person)
  made += 1
  const slug = `tina-${made}`
  const brand = { tipster_slug: slug, brand_color: '#aa3300' }
  await app.database.db.updateTable('profiles').set(brand).where('id', '=', userId).execute()
  return { person, userId, slug }
}

const pageOf = async (slug: string) => (await app.visitor().call(readTipsterPage, { slug })).tipster
const rowOf = (id: string) =>
  app.database.db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a tipster publishes before kick-off and anybody sees it, with nothing private beside it', async () => {
  const { person, userId, slug } = await tipster()
  const id = await addSaved(app.database.db, { userId, home: 'Azulão' })
  const logo = 'https://vendor.example/azulao.png'
  const club = await app.database.db
    .updateTable('teams')
    .set({ logo })
    .where('name', '=', 'Azulão')
    .returning('id')
    .executeTakeFirstOrThrow()
  await addSaved(app.database.db, { userId, home: 'Segredo' })
  expect((await pageOf(slug)).analyses).toEqual([])
  await person.call(publishAnalysis, { analysis_id: id })

  const page = await pageOf(slug)
  expect(page).toMatchObject({ slug, brand_color: '#aa3300', brand_logo: null, record: { published: 1, settled: 0 } })
  expect(page.analyses).toMatchObject([
    { home_name: 'Azulão', away_name: 'Fora', league_name: 'Série A', confidence: 72, why: ['Dois ataques fortes.'] },
  ])
  expect(page.analyses).toMatchObject([{ home_logo: `/api/clubs/${club.id}/crest`, away_logo: null }])
  // No house offers anything here, so there is no odd that could count.
  expect(page.analyses[0]?.markets[0]).toMatchObject({ isPick: true, edge: null, odd: null, kelly: null })
  const told = JSON.stringify(page)
  for (const secret of [person.email, userId, 'Segredo', '98765', 'Recife']) expect(told).not.toContain(secret)
  expect(await person.call(listPublications, {})).toMatchObject({ slug, publications: [{ analysis_id: id }] })
})

test('what began, what has no pick, what is somebody else’s and what is no tipster’s is not published', async () => {
  const { person, userId } = await tipster()
  const refusal = async (who: Person, id: string) =>
    who.call(publishAnalysis, { analysis_id: id }).catch((error: unknown) => error)
  const { db } = app.database
  const late = await addSaved(db, { userId, inMinutes: -1 })
  expect(await refusal(person, late)).toMatchObject({ status: 409, code: 'publish.tooLate' })
  const empty = await addSaved(db, { userId, hasPick: false })
  expect(await refusal(person, empty)).toMatchObject({ status: 409, code: 'publish.noPick' })
  const stranger = await tipster()
  const good = await addSaved(db, { userId })
  expect(await refusal(stranger.person, good)).toMatchObject({ status: 404, code: 'publish.analysisMissing' })
  const ana = await app.signUp('Ana')
  expect(await refusal(ana, good)).toMatchObject({ status: 403, code: 'publish.notTipster' })
  expect((await rowOf(good)).public).toBe(false)
})

test('what changed in the moment since the server looked is refused by its reason, and no failure of ours', async () => {
  const { userId } = await tipster()
  const { db } = app.database
  const began = await addSaved(db, { userId, inMinutes: -1 })
  const empty = await addSaved(db, { userId, hasPick: false })
  // The writing alone, as it comes after the look: the match began, and the pick went, in between.
  await expect(setShown(db, began, true)).rejects.toMatchObject({ code: 'publish.tooLate' })
  await expect(setShown(db, empty, true)).rejects.toMatchObject({ code: 'publish.noPick' })
  expect((await rowOf(began)).published_at).toBeNull()
})

test('a game moved forward to before now cannot be published, though it was saved with a later hour', async () => {
  const { person, userId } = await tipster()
  const id = await addSaved(app.database.db, { userId })
  const { fixture_id } = await rowOf(id)
  await sql`update fixtures set kick_off = now() - interval '1 minute' where id = ${fixture_id}`.execute(
    app.database.db,
  )
  await expect(person.call(publishAnalysis, { analysis_id: id })).rejects.toMatchObject({ code: 'publish.tooLate' })
})

test('a hidden one leaves the page and stays in the record; it can be shown again with the hour it was published', async () => {
  const { person, userId, slug } = await tipster()
  const id = await addPublished(app.database.db, { userId, outcome: 'lost' })
  const { published_at } = await rowOf(id)
  await person.call(hideAnalysis, { analysisId: id })
  expect(await pageOf(slug)).toMatchObject({ analyses: [], record: { published: 1, settled: 1, reds: 1 } })
  expect((await person.call(listPublications, {})).publications).toMatchObject([{ is_hidden: true }])
  await expect(person.call(setResult, { analysisId: id, result: 'green' })).rejects.toMatchObject({ status: 409 })
  await person.call(publishAnalysis, { analysis_id: id })
  expect((await pageOf(slug)).analyses).toHaveLength(1)
  expect((await rowOf(id)).published_at).toEqual(published_at)
})

test('the record counts every published pick: greens, hit rate, yield at the odds saved, said against happened', async () => {
  const { userId, slug } = await tipster()
  const { db } = app.database
  for (const outcome of ['won', 'won', 'lost', 'void', 'push'] as const) await addPublished(db, { userId, outcome })
  await addPublished(db, { userId, odd: null, outcome: 'won' })
  await addPublished(db, { userId })
  const private_ = await addSaved(db, { userId })
  await settleAs(db, private_, 'lost')
  expect((await pageOf(slug)).record).toMatchObject({
    published: 7,
    settled: 4,
    greens: 3,
    reds: 1,
    hit_rate: 0.75,
    calibration: { count: 4, happened: 3, verdict: 'too few' },
  })
  // Two won and one lost at 2.00 and one that came back: four staked, five returned.
  expect((await pageOf(slug)).record.yield).toBeCloseTo(0.25)
})

test('the latest twenty are shown, newest first', async () => {
  const { userId, slug } = await tipster()
  for (let at = 1; at <= 22; at += 1) await addPublished(app.database.db, { userId, home: `Time ${at}` })
  const { analyses, record } = await pageOf(slug)
  expect(analyses.map(({ home_name }) => home_name)).toEqual(Array.from({ length: 20 }, (_, at) => `Time ${22 - at}`))
  expect(record.published).toBe(22)
})

test('no statement changes, moves, backdates or removes what was published, nor invents its result', async () => {
  const { userId } = await tipster()
  const other = await tipster()
  const { db } = app.database
  const id = await addPublished(db, { userId })
  const before = await rowOf(id)
  const forbidden: RawBuilder<unknown>[] = [
    sql`update analyses set pick_odd = 9 where id = ${id}`,
    sql`update analyses set pick_market_id = 'home' where id = ${id}`,
    sql`update analyses set markets = '[]' where id = ${id}`,
    sql`update analyses set why = '["outra"]' where id = ${id}`,
    sql`update analyses set confidence = 99 where id = ${id}`,
    sql`update analyses set home_name = 'Outro' where id = ${id}`,
    sql`update analyses set match_date = now() + interval '9 days' where id = ${id}`,
    sql`update analyses set created_at = now() - interval '9 days' where id = ${id}`,
    sql`update analyses set published_at = now() - interval '9 days' where id = ${id}`,
    sql`update analyses set published_at = null, public = false where id = ${id}`,
    sql`update analyses set user_id = ${other.userId} where id = ${id}`,
    sql`update analyses set id = uuidv7() where id = ${id}`,
    sql`update analyses set settled_at = now(), settled_from = now(), pick_outcome = 'won', pick_return = 2 where id = ${id}`,
    sql`delete from analyses where id = ${id}`,
    sql`truncate analyses cascade`,
    sql`insert into analyses (user_id, league_name, home_name, away_name, match_date, confidence, public, published_at)
      values (${userId}, 'L', 'A', 'B', now() - interval '1 day', 50, true, now() - interval '2 days')`,
  ]
  for (const statement of forbidden) {
    await expect(statement.execute(db)).rejects.toThrow(/published|its match|as it was|published afterwards/)
  }
  await sql`update analyses set result = 'green' where id = ${id}`.execute(db)
  expect(await rowOf(id)).toEqual(before)
})

test('who publishes with a date of their own gets the database’s', async () => {
  const { userId } = await tipster()
  const { db } = app.database
  const id = await addSaved(db, { userId })
  await sql`update analyses set public = true, published_at = now() - interval '9 days' where id = ${id}`.execute(db)
  const { rows } = await sql<{ isNow: boolean }>`select published_at > now() - interval '5 minutes' as "isNow"
    from analyses where id = ${id}`.execute(db)
  expect(rows).toEqual([{ isNow: true }])
  const late = await addSaved(db, { userId, inMinutes: -1 })
  const attempt = sql`update analyses set public = true, match_date = now() + interval '1 day' where id = ${late}`
  await expect(attempt.execute(db)).rejects.toThrow('before it begins')
})

test('a suspended tipster’s page and picture are gone, and back with its record when they are let in again', async () => {
  const { userId, slug } = await tipster()
  await addPublished(app.database.db, { userId, outcome: 'lost' })
  const admin = await app.signUpAdmin()
  await admin.call(actOnUser, { userId, action: 'suspend' })
  await expect(pageOf(slug)).rejects.toMatchObject({ status: 404, code: 'tipster.pageNotFound' })
  expect((await app.visitor().send('get', `/api/tipsters/${slug}/preview.png`)).status).toBe(404)
  await admin.call(actOnUser, { userId, action: 'unsuspend' })
  expect(await pageOf(slug)).toMatchObject({ analyses: [{ result: 'red' }], record: { published: 1, reds: 1 } })
})

test('an unknown address says so, and the preview is a picture', async () => {
  const visitor = app.visitor()
  await expect(visitor.call(readTipsterPage, { slug: 'ninguem' })).rejects.toMatchObject({
    status: 404,
    words: 'Tipster não encontrado.',
  })
  const { slug } = await tipster()
  const picture = await visitor.send('get', `/api/tipsters/${slug}/preview.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  for (const odd of ['ninguem', 'a', '%00', 'ana%00', '%FF', 'A'.repeat(2_000)]) {
    const answer = await visitor.send('get', `/api/tipsters/${odd}/preview.png`)
    expect([odd, answer.status]).toEqual([odd, 404])
  }
})

test('the preview shows the logo, which it left out on the embedded database', async () => {
  const { userId, slug } = await tipster()
  const drawn = async () => {
    const picture = await app.visitor().send('get', `/api/tipsters/${slug}/preview.png`)
    return Buffer.from(await picture.arrayBuffer())
  }
  const [plain, admin] = [await drawn(), await app.signUpAdmin()]
  await admin.call(setLogo, { userId, logo: png().toString('base64') })
  const middle = { left: 155, top: 151, width: 1, height: 1 }
  const pixel = await sharp(await drawn())
    .extract(middle)
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(pixel.toString('hex')).toBe('3b3b3b')

  // As an older version kept them; the drawing program reads none.
  const old = { type: 'image/webp' as const, bytes: await webp() }
  await app.database.db.updateTable('tipster_logos').set(old).where('user_id', '=', userId).execute()
  expect(plain.equals(await drawn())).toBe(true)
})

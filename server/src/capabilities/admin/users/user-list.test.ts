import { listUsers, USERS_CSV_PATH } from '@prancheta/contract/admin/users.ts'
import { updateProfile } from '@prancheta/contract/identity/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { addPeople, userIdOf } from '#test/support.ts'

let app: TestApp
let admin: Person
let crowd: TestApp
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signUpAdmin('Diego')
  await addPeople(app.database.db, 120)
  crowd = await openTestApp()
  await addPeople(crowd.database.db, 2_500)
})
afterAll(() => Promise.all([app.stop(), crowd.stop()]))

const chiefOfCrowd = () => crowd.signUpAdmin()

test('everybody but the admins is listed, page by page, each person once', async () => {
  const first = await admin.call(listUsers, {})
  expect(first).toMatchObject({ page: 1, page_count: 3, total: 120, has_more: false })
  const pages = await Promise.all([1, 2, 3].map((page) => admin.call(listUsers, { page })))
  const emails = pages.flatMap(({ users }) => users.map(({ email }) => email))
  expect(pages.map(({ users }) => users.length)).toEqual([50, 50, 20])
  expect(new Set(emails).size).toBe(120)
  expect(emails).not.toContain(admin.email)
})

test.each(['newest', 'name', 'email'] as const)(
  'by %s the far end of the list follows on the near one',
  async (sort) => {
    const pages = await Promise.all([1, 2, 3].map((page) => admin.call(listUsers, { page, sort })))
    const users = pages.flatMap((page) => page.users)
    const keyOf = { newest: 'created_at', name: 'name', email: 'email' } as const
    const keys = users.map((user) => user[keyOf[sort]] ?? '')
    const sorted = sort === 'newest' ? keys.toSorted().toReversed() : keys.toSorted()
    expect(keys).toEqual(sorted)
    expect(new Set(users.map(({ id }) => id)).size).toBe(120)
  },
)

test('a page that does not exist is empty and says how many there are', async () => {
  expect(await admin.call(listUsers, { page: 4 })).toEqual({
    users: [],
    page: 4,
    page_count: 3,
    total: 120,
    has_more: false,
  })
})

test.each(['0', '-1', '1.5', 'abc', '', '1e9'])('page %j is refused in words', async (page) => {
  const answer = await admin.send('get', `/api/admin/users?page=${page}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Valor inválido') })
})

test('names and e-mails are found by any part of them, accents or not, and a typed % is no wild card', async () => {
  await sql`insert into profiles (name, email) values ('Érica Conceição', 'erica@found.example')`.execute(
    app.database.db,
  )
  const find = async (search: string) => (await admin.call(listUsers, { search })).users.map(({ email }) => email)
  expect(await find('conceicao')).toEqual(['erica@found.example'])
  expect(await find('FOUND.ex')).toEqual(['erica@found.example'])
  expect(await find('ér')).toEqual(['erica@found.example'])
  expect(await find('%')).toEqual([])
  expect(await find('nobody at all')).toEqual([])
  expect(await find(admin.email)).toEqual([])
  await sql`delete from profiles where email = 'erica@found.example'`.execute(app.database.db)
})

test('a search that finds more than two thousand says so and shows the first of them', async () => {
  const chief = await chiefOfCrowd()
  const found = await chief.call(listUsers, { search: 'pessoa', sort: 'email' })
  expect(found).toMatchObject({ total: 2_000, page_count: 40, has_more: true })
  expect(found.users[0]?.email).toBe('pessoa1000@test.example')
  expect(await chief.call(listUsers, { search: 'pessoa', page: 41 })).toMatchObject({ users: [] })
  expect(await chief.call(listUsers, {})).toMatchObject({ total: 2_500, page_count: 50 })
})

test('a plan that ran out is shown as the free trial, one that was switched off as inactive', async () => {
  const ana = await app.signUp('Ana')
  const userId = await userIdOf(app.database.db, ana)
  const shown = async () => (await admin.call(listUsers, { search: ana.email })).users[0]
  expect(await shown()).toMatchObject({ plan: 'teste', active: true, suspended: false })
  await sql`update plans set plan = 'pro', access_until = now() - interval '1 minute' where user_id = ${userId}`.execute(
    app.database.db,
  )
  expect(await shown()).toMatchObject({ plan: 'teste', active: true })
  await sql`update plans set access_until = null, active = false where user_id = ${userId}`.execute(app.database.db)
  expect(await shown()).toMatchObject({ plan: 'pro', active: false })
  await sql`delete from profiles where id = ${userId}`.execute(app.database.db)
})

test('the list and its file can hold the people of one plan alone, as it counts now', async () => {
  const { db } = app.database
  const people = [await app.signUp('Ana'), await app.signUp('Bia'), await app.signUp('Caio'), await app.signUp('Davi')]
  const [pro, over, vip, off] = people.map(({ email }) => email)
  await sql`update plans set plan = case when email = ${vip} then 'vip_unlimited' else 'pro' end, active = email <> ${off},
    access_until = case when email = ${over} then now() - interval '1 minute' end
    from profiles where profiles.id = user_id and email in (${sql.join(people.map(({ email }) => email))})`.execute(db)
  const find = async (filter: Parameters<typeof admin.call<typeof listUsers>>[1]) =>
    (await admin.call(listUsers, { ...filter, sort: 'email' })).users.map(({ email }) => email)
  expect(await find({ plan: 'active' })).toEqual([pro, vip].toSorted())
  expect(await find({ plan: 'pro' })).toEqual([pro, off].toSorted())
  expect(await find({ plan: 'vip_unlimited' })).toEqual([vip])
  expect(await find({ plan: 'black' })).toEqual([])
  expect(await find({ plan: 'teste', search: over ?? '' })).toEqual([over])
  expect(await find({ plan: 'active', search: over ?? '' })).toEqual([])
  expect(await admin.call(listUsers, { plan: 'teste' })).toMatchObject({ total: 121, has_more: false })
  const file = async (query: string) => admin.send('get', `${USERS_CSV_PATH}?${query}`)
  expect((await (await file('plan=vip_unlimited')).text()).split('\r\n')[1]).toContain(`"${vip}"`)
  expect((await (await file('plan=vip_unlimited')).text()).split('\r\n')[1]).toContain('"VIP";"ativo"')
  expect((await file('plan=everything')).status).toBe(400)
  await sql`delete from profiles where email in (${sql.join(people.map(({ email }) => email))})`.execute(db)
})

test('the file holds everybody the search finds, for Brazilian spreadsheets, and no cell of it is a formula', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(updateProfile, { name: '=HYPERLINK("http://x";"a")' })
  const answer = await admin.send('get', `${USERS_CSV_PATH}?search=${encodeURIComponent(ana.email)}`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="usuarios.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from('efbbbf', 'hex'))
  const lines = bytes.toString('utf8').slice(1).split('\r\n')
  expect(lines[0]).toBe('"Nome";"E-mail";"Telefone";"Plano";"Situação do plano";"Conta";"Tipster";"Criada em"')
  expect(lines[1]).toMatch(
    /^"'=HYPERLINK\(""http:\/\/x"";""a""\)";"[^"]+";"\(81\) 9\d{4}-\d{4}";"Free";"ativo";"aberta"/,
  )
  expect(lines[1]).toContain(`"${ana.email}"`)
  expect(lines.slice(2)).toEqual([''])

  const whole = await (await admin.send('get', USERS_CSV_PATH)).text()
  expect(whole.trimEnd().split('\r\n')).toHaveLength(1 + 121)
  expect(whole).not.toContain(admin.email)
})

test('the file of more people than one batch holds each of them once', async () => {
  const chief = await chiefOfCrowd()
  const lines = (await (await chief.send('get', USERS_CSV_PATH)).text()).trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(2_500)
  expect(new Set(lines.map((line) => line.split(';')[1])).size).toBe(2_500)
})

test('the counts kept by the day are those of the tables, through sign-ups, saving and deleting', async () => {
  const { db } = app.database
  const counts = (kind: string) =>
    sql`select day, sum(count)::int as count from day_counts where kind = ${kind}
    group by day having sum(count) <> 0 order by day`.execute(db)
  const real = (table: string) =>
    sql`select (created_at at time zone 'America/Sao_Paulo')::date as day, count(*)::int as count
    from ${sql.table(table)} group by 1 order by 1`.execute(db)
  const ana = await userIdOf(db, await app.signUp('Ana'))
  await sql`insert into analyses (user_id, league_name, home_name, away_name, match_date, confidence, created_at)
    select ${ana}, 'L', 'A', 'B', now(), 50, now() - n * interval '1 day' from generate_series(1, 40) n`.execute(db)
  await sql`delete from analyses where user_id = ${ana} and created_at < now() - interval '20 days'`.execute(db)
  expect((await counts('analyses')).rows).toEqual((await real('analyses')).rows)
  await sql`delete from profiles where id = ${ana}`.execute(db)
  expect((await counts('analyses')).rows).toEqual((await real('analyses')).rows)
  expect((await counts('accounts')).rows).toEqual((await real('profiles')).rows)
})

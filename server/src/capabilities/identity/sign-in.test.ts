import { EXPORT_PATH } from '@prancheta/contract/account/routes.ts'
import { issueToken, listSessions, signIn, signOut, signUp } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amount } from '#test/amount.ts'
import type { Person } from '#test/person.ts'
import { readZip } from '#test/read-zip.ts'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, startTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => app.stop())

const newcomer = {
  ...TEST_DETAILS,
  ...newNumbers(),
  ...TEST_CONSENT,
  name: 'Ana Lima',
  email: 'nova@test.example',
  password: TEST_PASSWORD,
}
/** A person at an address of their own, as a trusted proxy tells it. */
function personAt(address: string): Person {
  const person = app.visitor()
  person.headers = { 'x-forwarded-for': address }
  return person
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (refusal: { code?: string }) => refusal.code,
  )

test.each([
  ['name', 'An', 'Nome deve ter pelo menos 3 caracteres'],
  ['name', '  A  ', 'Nome deve ter pelo menos 3 caracteres'],
  ['name', 'x'.repeat(101), 'Valor inválido: no máximo 100 caracteres'],
  ['email', 'ana@', 'Email inválido'],
  [
    'email',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(40)}.com`,
    'Email muito longo',
  ],
  ['birth_date', '2015-01-01', 'Você deve ter pelo menos 18 anos'],
  ['birth_date', '1890-01-01', 'Data de nascimento inválida'],
  ['birth_date', '2999-01-01', 'Data de nascimento inválida'],
  ['birth_date', '2001-02-29', 'Data de nascimento inválida'],
  ['city', 'X', 'Cidade é obrigatória'],
  ['state', 'XX', 'Estado é obrigatório'],
  ['phone', '11987654321', 'Telefone inválido'],
  ['phone', '(11)  8765-4321', 'Formato: (11) 98765-4321'],
  ['whatsapp', '', 'WhatsApp inválido'],
  ['password', '12345', 'Senha deve ter pelo menos 6 caracteres'],
  ['password', 'x'.repeat(129), 'Senha muito longa'],
  ['password', 'flamengo', 'Senha muito comum. Escolha outra.'],
  ['password', 'Senha123', 'Senha muito comum. Escolha outra.'],
  ['isAdult', false, 'Você deve confirmar que é maior de 18 anos'],
  ['isAdult', undefined, 'Você deve confirmar que é maior de 18 anos'],
  ['isAdult', 'true', 'Você deve confirmar que é maior de 18 anos'],
  ['acceptTerms', false, 'Você deve aceitar os Termos e Política de Privacidade'],
  ['acceptTerms', undefined, 'Você deve aceitar os Termos e Política de Privacidade'],
])('signing up with %s %j is refused with its own words', async (field, value, words) => {
  const response = await app.visitor().send('post', signUp.path, { ...newcomer, [field]: value })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: words })
})

test('one e-mail makes one account, however many sign-ups arrive at once', async () => {
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => refusalOf(app.visitor().call(signUp, { ...newcomer, email: 'Uma@Test.example' }))),
  )
  expect(results.filter((code) => code === null)).toHaveLength(1)
  expect(results.filter((code) => code === 'account.emailTaken')).toHaveLength(3)
  await expect(app.visitor().call(signUp, { ...newcomer, email: 'uma@test.example' })).rejects.toMatchObject({
    status: 409,
    words: 'Este e-mail já está cadastrado.',
  })
})

test('a sign-up that is cut off in its middle leaves nothing: the same e-mail signs up at once', async () => {
  const { db } = app.database
  const cutOff = { ...newcomer, email: 'no-meio@test.example' }
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(db)
  await sql`create trigger cut_off before insert on sessions for each row execute function cut_off()`.execute(db)
  await expect(app.visitor().call(signUp, cutOff)).rejects.toMatchObject({ status: 500 })
  await sql`drop trigger cut_off on sessions`.execute(db)
  await sql`drop function cut_off`.execute(db)
  const { session } = await app.visitor().call(signUp, cutOff)
  expect(session.email).toBe(cutOff.email)
})

test('consent to age and terms is kept with its moment and the version of the text, and its owner can take it along', async () => {
  const person = app.visitor()
  const before = Date.now()
  const { session } = await person.call(signUp, { ...newcomer, email: 'consente@test.example' })
  const kept = await app.database.db
    .selectFrom('profiles')
    .select(['consented_at', 'consent_version'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  expect(kept.consent_version).toBe('2026-11-17')
  expect(kept.consented_at?.getTime()).toBeGreaterThanOrEqual(before)

  const zip = await readZip(Buffer.from(await (await person.send('get', EXPORT_PATH)).arrayBuffer()))
  expect(JSON.parse(zip.get('json/profiles.json') ?? '')).toMatchObject([
    { consent_version: '2026-11-17', consented_at: expect.any(String) },
  ])
})

test('every new user has the free plan, from the first moment', async () => {
  const ana = await app.signUp('Ana')
  const plan = await app.database.db
    .selectFrom('plans')
    .innerJoin('profiles', 'profiles.id', 'plans.user_id')
    .select(['plan', 'active', 'analyses_count_month', 'stake_default'])
    .where('email', '=', ana.email)
    .executeTakeFirst()
  expect(plan).toEqual({ plan: 'teste', active: true, analyses_count_month: 0, stake_default: 100 })
})

test('the session cookie is out of reach for scripts and other sites, and Secure outside localhost', async () => {
  const cookieOf = async (server: TestApp) => {
    const ana = await server.signUp('Ana')
    const answer = await server.visitor().send('post', signIn.path, { email: ana.email, password: TEST_PASSWORD })
    return answer.headers.getSetCookie().find((line) => line.startsWith('prancheta_session=')) ?? ''
  }
  const local = await cookieOf(app)
  expect(local).toContain('HttpOnly')
  expect(local).toContain('SameSite=Lax')
  expect(local).not.toContain('Secure')
  // A proxy may send us any Host; the public address decides.
  expect(await cookieOf(await startTestApp({ env: { PUBLIC_URL: 'https://prancheta.example' } }))).toContain('Secure')
})

test('signing in again ends the browser’s earlier session, and sixty sign-ins in a quarter of an hour are enough', async () => {
  const ana = personAt('198.51.100.40')
  await ana.call(signUp, { ...newcomer, email: 'repetida@test.example' })
  const codes: (string | null | undefined)[] = []
  for (let n = 0; n < 61; n += 1)
    codes.push(await refusalOf(ana.call(signIn, { email: 'repetida@test.example', password: TEST_PASSWORD })))
  expect(codes.filter((code) => code === null)).toHaveLength(60)
  expect(codes.at(-1)).toBe('request.tooMany')
  const { sessions } = await ana.call(listSessions, {})
  expect(sessions).toHaveLength(1)
})

test('the token never stands in a body that a browser reads', async () => {
  const ana = await app.signUp('Ana')
  const response = await app.visitor().send('post', signIn.path, { email: ana.email, password: TEST_PASSWORD })
  const sessions = await app.database.db.selectFrom('sessions').select('token').execute()
  const body = await response.text()
  for (const { token } of sessions) expect(body).not.toContain(token)

  const browser = app.visitor()
  browser.headers = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
  await expect(browser.call(issueToken, { email: ana.email, password: TEST_PASSWORD })).rejects.toMatchObject({
    status: 403,
  })
})

test('a program signs in for a bearer token that opens the same session', async () => {
  const ana = await app.signUp('Ana')
  const { token } = await app.visitor().call(issueToken, { email: ana.email, password: TEST_PASSWORD })
  const program = app.visitor()
  program.headers = { authorization: `Bearer ${token}` }
  expect(await program.call(currentSession, {})).toMatchObject({ session: { email: ana.email } })
  program.headers = { authorization: `Bearer ${token.slice(0, -2)}xx` }
  expect(await program.call(currentSession, {})).toEqual({ session: null })
})

test('the token as the database has it opens nothing: a stolen copy of the database is no key', async () => {
  const ana = await app.signUp('Ana')
  const { token } = await app.database.db
    .selectFrom('sessions')
    .select('token')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const thief = app.visitor()
  thief.headers = { authorization: `Bearer ${token}` }
  expect(await thief.call(currentSession, {})).toEqual({ session: null })
  expect(await ana.call(currentSession, {})).toMatchObject({ session: { email: ana.email } })
})

test('a session that ran out is none', async () => {
  const ana = await app.signUp('Ana')
  await app.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect(await ana.call(currentSession, {})).toEqual({ session: null })
})

test('signing out ends the session on the server, not only in the browser', async () => {
  const ana = await app.signUp('Ana')
  const kept = new Map(ana.cookies)
  await ana.call(signOut, {})
  for (const [name, value] of kept) ana.cookies.set(name, value)
  expect(await ana.call(currentSession, {})).toEqual({ session: null })
})

test('wrong e-mail and wrong password sound the same', async () => {
  const ana = await app.signUp('Ana')
  const words = { status: 401, code: 'session.wrongCredentials', words: 'E-mail ou senha incorretos.' }
  await expect(personAt('192.0.2.1').call(signIn, { email: ana.email, password: 'errada-123' })).rejects.toMatchObject(
    words,
  )
  await expect(
    personAt('192.0.2.1').call(signIn, { email: 'ninguem@test.example', password: 'errada-123' }),
  ).rejects.toMatchObject(words)
})

test('ten wrong passwords from one place are enough, one after the other or forty at once', async () => {
  const ana = await app.signUp('Ana')
  const guess = () => refusalOf(personAt('192.0.2.10').call(signIn, { email: ana.email, password: 'errada-123' }))
  const burst = await Promise.all(Array.from({ length: 40 }, guess))
  expect(burst.filter((code) => code === 'session.wrongCredentials')).toHaveLength(10)
  expect(burst.filter((code) => code === 'request.tooMany')).toHaveLength(30)
  await expect(
    personAt('192.0.2.10').call(signIn, { email: ana.email, password: TEST_PASSWORD }),
  ).rejects.toMatchObject({
    status: 429,
    words: 'Muitas tentativas. Tente novamente em alguns minutos.',
  })
})

test('a burst of guesses over two processes and many addresses gets ten looked at, no more', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  const other = await startTestApp({ env, database: app.database })
  const ana = await app.signUp('Ana')
  const guess = (_: unknown, n: number) => {
    const guesser = (n % 2 === 0 ? app : other).visitor()
    guesser.headers = { 'x-forwarded-for': `203.0.${n}.7` }
    return refusalOf(guesser.call(signIn, { email: ana.email, password: 'errada-123' }))
  }
  const codes = await Promise.all(Array.from({ length: 60 }, guess))
  expect(codes.filter((code) => code === 'session.wrongCredentials')).toHaveLength(10)
  expect(codes.filter((code) => code === 'request.tooMany')).toHaveLength(50)
})

test('right passwords use up none of the tries', async () => {
  const ana = await app.signUp('Ana')
  const enter = (password: string) => refusalOf(personAt('192.0.2.77').call(signIn, { email: ana.email, password }))
  for (let n = 0; n < 12; n += 1) expect(await enter(TEST_PASSWORD)).toBeNull()
  for (let n = 0; n < 10; n += 1) expect(await enter('errada-123')).toBe('session.wrongCredentials')
  expect(await enter(TEST_PASSWORD)).toBe('request.tooMany')
})

const ADDRESSES = amount(40, 1_000)

test('ten guesses in a quarter of an hour are all that an account allows strangers, over however many addresses, and the owner still gets in from a known browser or address', async () => {
  const ana = personAt('198.51.100.1')
  await ana.call(signUp, { ...newcomer, email: 'alvo@test.example' })
  const guess = (n: number) =>
    refusalOf(
      personAt(`203.${n >> 8}.113.${n & 255}`).call(signIn, { email: 'alvo@test.example', password: 'errada-123' }),
    )
  const guesses: (string | null | undefined)[] = []
  for (let n = 1; n <= ADDRESSES; n += 1) guesses.push(await guess(n))
  expect(guesses.filter((code) => code === 'session.wrongCredentials')).toHaveLength(10)
  expect(
    await refusalOf(personAt('203.0.113.99').call(signIn, { email: 'alvo@test.example', password: TEST_PASSWORD })),
  ).toBe('request.tooMany')

  const fromHome = personAt('198.51.100.1')
  expect(await fromHome.call(signIn, { email: 'alvo@test.example', password: TEST_PASSWORD })).toMatchObject({
    session: {},
  })
  ana.headers = { 'x-forwarded-for': '203.0.113.250' }
  expect(await ana.call(signIn, { email: 'alvo@test.example', password: TEST_PASSWORD })).toMatchObject({ session: {} })
})

test('a forged X-Forwarded-For changes no limit when no proxy is trusted', async () => {
  const plain = await startTestApp()
  const codes: (string | null | undefined)[] = []
  for (let n = 0; n < 12; n += 1) {
    const guesser = plain.visitor()
    guesser.headers = { 'x-forwarded-for': `203.0.113.${n}` }
    codes.push(await refusalOf(guesser.call(signIn, { email: 'alvo@test.example', password: 'errada-123' })))
  }
  expect(codes.filter((code) => code === 'session.wrongCredentials')).toHaveLength(10)
  expect(codes.slice(10)).toEqual(['request.tooMany', 'request.tooMany'])
})

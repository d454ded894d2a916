import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import { askAi, cookieOf, question } from '#test/chat-stream.ts'
import { eventually } from '#test/eventually.ts'
import type { Person } from '#test/person.ts'
import { openRatedApp } from '#test/rated-app.ts'
import type { TestApp } from '#test/start-test-app.ts'

let now = new Date('2026-11-20T14:00:00Z')
const clock: Clock = { now: () => now }
let app: TestApp
let games: FixtureView[]

beforeAll(async () => {
  ;({ app, games } = await openRatedApp({ clock }))
})
afterAll(() => app.stop())

const game = (at = 0) => {
  const found = games[at]
  if (!found) throw new Error('not enough games today')
  return found
}
const about = (at = 0) => ({ fixtureId: game(at).fixtureId })
const openStreams = async () =>
  Number(/^chat_streams (\d+)$/m.exec(await (await app.visitor().send('get', '/metrics')).text())?.[1])

async function withPlan(plan: Plan): Promise<Person> {
  const person = await app.signUp('Ana')
  const { db } = app.database
  const { id } = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  await db.updateTable('plans').set({ plan }).where('user_id', '=', id).execute()
  return person
}

test('a question about a match is answered in pieces of the specified form, ending with [DONE]', async () => {
  const ana = await app.signUp('Ana')
  const response = await ana.send('post', chatAi.path, { messages: [question('Quem é o favorito?')], ...about() })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const lines = (await response.text()).split('\n').filter(Boolean)
  expect(lines.every((line) => line.startsWith('data: '))).toBe(true)
  expect(lines.at(-1)).toBe('data: [DONE]')
  expect(lines.filter((line) => line.includes('"content"')).length).toBeGreaterThan(3)
})

test('the first question about a match uses one unit and says so; more of them are free', async () => {
  const ana = await app.signUp('Ana')
  const first = await askAi(ana, 'Quem é o favorito?', about())
  expect(first).toMatchObject({ isDone: true, unchecked: [] })
  expect(first.text).toContain(game().homeName)
  expect(first.start).toEqual({
    conversationId: null,
    answeredBy: 'Analista embutido',
    isStandIn: false,
    quota: { plan: 'teste', current: 1, limit: 3, remaining: 2, newUnit: true },
  })
  const again = await askAi(ana, 'E o placar mais provável?', about())
  expect(again.start?.quota).toMatchObject({ current: 1, remaining: 2, newUnit: false })
})

test('a match already analysed this month costs no second unit, and the talk repeats the analysis to the digit', async () => {
  const ana = await app.signUp('Ana')
  const { markets } = await ana.call(analyzeMatchPro, about())
  const home = markets.find(({ id }) => id === 'result.home')
  const reply = await askAi(ana, `Qual a probabilidade de ${game().homeName} vencer?`, about())
  expect(reply.start?.quota).toMatchObject({ current: 1, newUnit: false })
  expect(reply.text).toContain(`${home?.probability.toFixed(1).replace('.', ',')}%`)
})

test('looking at the quota uses nothing, and tells whether the match is counted already', async () => {
  const ana = await app.signUp('Ana')
  const fresh = { allowed: true, remaining: 3, limit: 3, plan: 'teste', current: 0, alreadyCounted: false }
  expect(await ana.call(checkChatQuota, {})).toEqual(fresh)
  expect(await (await ana.send('post', checkChatQuota.path)).json()).toEqual(fresh)
  expect(await ana.call(checkChatQuota, about())).toEqual(fresh)
  await askAi(ana, 'Quem é o favorito?', about())
  const counted = { ...fresh, remaining: 2, current: 1, alreadyCounted: true }
  expect(await ana.call(checkChatQuota, about())).toEqual(counted)
  expect(await ana.call(checkChatQuota, about(1))).toEqual({ ...counted, alreadyCounted: false })
})

test('who has no limit is told so in the number the specification has for it', async () => {
  const admin = await app.signUpAdmin()
  expect(await admin.call(checkChatQuota, {})).toMatchObject({ allowed: true, remaining: 999_999, limit: 999_999 })
})

test('at nothing remaining a new match is refused with its own code, and a counted one goes on', async () => {
  const ana = await app.signUp('Ana')
  for (const at of [0, 1, 2]) await askAi(ana, 'Oi', about(at))
  expect(await askAi(ana, 'Oi', about(3))).toMatchObject({ status: 403, code: 'chat.quotaExhausted' })
  expect(await ana.call(checkChatQuota, about(3))).toMatchObject({ allowed: false, remaining: 0 })
  expect(await ana.call(checkChatQuota, about(2))).toMatchObject({ allowed: true, alreadyCounted: true })
  expect(await askAi(ana, 'Oi', about(2))).toMatchObject({ status: 200, isDone: true })
})

test('without a match the talk is the chat page’s: for Pro, with an id from the server, one unit a conversation', async () => {
  expect(await askAi(await app.signUp('Ana'), 'O que é edge?')).toMatchObject({
    status: 403,
    code: 'plan.rightMissing',
  })
  const pro = await withPlan('pro')
  const first = await askAi(pro, 'O que é edge?')
  const conversationId = first.start?.conversationId ?? ''
  expect(first).toMatchObject({ isDone: true, start: { quota: { current: 1, limit: 100, newUnit: true } } })
  const second = await askAi(pro, 'E Kelly?', { conversationId })
  expect(second.start).toMatchObject({ conversationId, quota: { current: 1, newUnit: false } })
  expect(await pro.call(checkChatQuota, { conversationId })).toMatchObject({ alreadyCounted: true })
  expect((await askAi(pro, 'Outra conversa')).start?.quota).toMatchObject({ current: 2, newUnit: true })

  const other = await withPlan('black')
  expect(await askAi(other, 'Oi', { conversationId })).toMatchObject({
    status: 404,
    code: 'chat.conversationNotFound',
  })
  const made = await askAi(other, 'Oi', { conversationId: '00000000-0000-4000-8000-000000000000' })
  expect(made.status).toBe(404)
})

test.each<[string, unknown]>([
  ['no message', []],
  ['a blank message', [question(' \n\u200b ')]],
  ['a message of 4.001 characters', [question('á'.repeat(4_001))]],
  ['an answer as the last turn', [question('Oi'), { role: 'assistant', content: 'Olá' }]],
  ['another role', [{ role: 'tool', content: 'x' }, question('Oi')]],
  ['a field nobody specified', [{ ...question('Oi'), name: 'x' }]],
  ['no list', 'Oi'],
])('%s is refused, and nothing is counted', async (_name, messages) => {
  const ana = await app.signUp('Ana')
  expect(await askAi(ana, '', { ...about(), messages })).toMatchObject({ status: 400, code: 'request.invalid' })
  expect(await ana.call(checkChatQuota, {})).toMatchObject({ current: 0 })
})

test('a match and a conversation at once, an unknown match and no session are refused', async () => {
  const ana = await withPlan('pro')
  const conversationId = '00000000-0000-4000-8000-000000000000'
  expect((await askAi(ana, 'Oi', { ...about(), conversationId })).status).toBe(400)
  expect(await askAi(ana, 'Oi', { fixtureId: 999_999_999 })).toMatchObject({ status: 404, code: 'fixture.notFound' })
  expect((await askAi(app.visitor(), 'Oi', about())).status).toBe(401)
})

test('4.000 characters are counted as people see them, and a conversation of hundreds of turns is not refused', async () => {
  const ana = await app.signUp('Ana')
  expect((await askAi(ana, '👍🏽'.repeat(4_000), about())).status).toBe(200)
  const turns = Array.from({ length: 400 }, (_, n) => [question(`pergunta ${n}`), { role: 'assistant', content: 'ok' }])
  const messages = [...turns.flat(), question('Quem é o favorito?')]
  expect(await askAi(ana, '', { ...about(), messages })).toMatchObject({ status: 200, isDone: true })
})

/** Opens a stream and reads its first piece; the rest is left to come. */
async function beginReply(person: Person, at: number, leaving: AbortController) {
  const response = await fetch(app.url + chatAi.path, {
    method: 'post',
    signal: leaving.signal,
    headers: { cookie: cookieOf(person), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [question('Resuma o contexto deste jogo para mim.')], ...about(at) }),
  })
  const reader = response.body?.getReader()
  await reader?.read()
  return { status: response.status, reader }
}

test('who stops a reply may ask the next question at once', async () => {
  const ana = await app.signUp('Ana')
  const leaving = new AbortController()
  expect((await beginReply(ana, 0, leaving)).status).toBe(200)
  leaving.abort()
  expect(await askAi(ana, 'Quem é o favorito?', about())).toMatchObject({ status: 200, isDone: true })
  await eventually(async () => expect(await openStreams()).toBe(0))
})

test('a reply that another process sends keeps its owner from a second one, until that process is long silent', async () => {
  const ana = await app.signUp('Ana')
  const { db } = app.database
  const { id: user_id } = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', ana.email)
    .executeTakeFirstOrThrow()
  const stream_id = '00000000-0000-4000-8000-000000000001'
  const lives_until = new Date(clock.now().getTime() + 1_000)
  await db.insertInto('chat_streams').values({ user_id, stream_id, lives_until }).execute()
  const refused = await ana.send('post', chatAi.path, { messages: [question('Oi')], ...about() })
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: 'chat.tooQuick', error: 'Muitas requisições. Tente novamente em alguns minutos.' },
  ])
  expect(await ana.call(checkChatQuota, {})).toMatchObject({ current: 0 })
  expect((await askAi(await app.signUp('Bia'), 'Oi', about())).status).toBe(200)
  await db.updateTable('chat_streams').set({ lives_until: clock.now() }).where('user_id', '=', user_id).execute()
  expect((await askAi(ana, 'Oi', about())).status).toBe(200)
})

test('sixty questions in five minutes are enough: the next is refused in the specified words', async () => {
  const ana = await app.signUp('Ana')
  const unknown = () => askAi(ana, 'Oi', { fixtureId: 999_999_999 })
  const statuses = (await Promise.all(Array.from({ length: 60 }, unknown))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect(await askAi(ana, 'Oi', about())).toMatchObject({ status: 429, code: 'chat.tooQuick' })
})

test('a match whose league is not rated yet is talked of with what there is, and without a chance', async () => {
  const other = games.findLast(({ leagueId }) => leagueId !== game().leagueId) // of which nobody has asked yet
  const ana = await app.signUp('Ana')
  await app.database.db
    .deleteFrom('league_ratings')
    .where('league_id', '=', other?.leagueId ?? 0)
    .execute()
  const reply = await askAi(ana, `Qual a probabilidade de ${other?.homeName} vencer?`, {
    fixtureId: other?.fixtureId ?? 0,
  })
  expect(reply).toMatchObject({ status: 200, isDone: true })
  expect(reply.text).not.toContain('%')
})

test('while a match is played its talk begins with the score and names no price; once over, with how it ended', async () => {
  const ana = await app.signUp('Ana')
  const { fixtureId, homeName, dateUTC } = game(1)
  await ana.call(analyzeMatchPro, { fixtureId })
  const before = now
  now = new Date(Date.parse(dateUTC) + 20 * 60_000)
  const begun = await askAi(ana, `Vale apostar em ${homeName}?`, { fixtureId })
  const listed = async () =>
    (await ana.call(getFixtures, { date: '2026-11-20' })).fixtures.find((one) => one.fixtureId === fixtureId)
  const live = await listed()
  const during = await askAi(ana, `Vale apostar em ${homeName}?`, { fixtureId })
  now = new Date(Date.parse(dateUTC) + 130 * 60_000)
  const over = await listed()
  const after = await askAi(ana, 'Quem ganhou?', { fixtureId })
  now = before
  // Before the day's list is told anew nobody knows the score; a price is no longer told either.
  for (const { text } of [begun, during]) expect(text).not.toMatch(/edge de|melhor odd|stake de/)
  expect(live?.state).toBe('live')
  expect(during.text).toContain(`A bola está rolando: **${homeName}** ${live?.score?.home} x ${live?.score?.away}`)
  expect(after.text).toMatch(/^Terminou /)
  expect(after.text).toContain(`Terminou **${homeName}** ${over?.score?.home} x ${over?.score?.away}`)
})

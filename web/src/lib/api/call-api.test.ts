import { endSession, updateProfile } from '@prancheta/contract/identity/routes.ts'
import { route } from '@prancheta/contract/protocol/route.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callApi, wordsOf } from './call-api.ts'

const list = route({
  method: 'get',
  path: '/api/things/:owner',
  summary: 'For this test.',
  input: z.object({ owner: z.string(), page: z.number().optional(), word: z.string().optional() }),
  output: z.strictObject({ things: z.array(z.string()) }),
})

afterEach(() => vi.unstubAllGlobals())

function server(status: number, body: string) {
  const asked: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return new Response(body, { status })
  })
  return asked
}

test('parts of the path go into the address, the rest of a reading into its query', async () => {
  const asked = server(200, '{"things":["a"]}')
  expect(await callApi(list, { owner: 'a/b', page: 2, word: undefined })).toEqual({ things: ['a'] })
  expect(asked[0]).toMatchObject({ url: '/api/things/a%2Fb?page=2', init: { method: 'GET', body: null } })
})

test('the rest of a change goes into its body', async () => {
  const asked = server(200, '{"done":true}')
  await callApi(endSession, { sessionId: '0199d1f3-0000-7000-8000-000000000000' })
  expect(asked[0]?.init).toMatchObject({ method: 'DELETE', body: '{}' })
})

test('a refusal brings the server’s sentence and its code', async () => {
  server(403, '{"error":"Acesso negado","code":"access.denied"}')
  await expect(callApi(updateProfile, { name: 'Ana' })).rejects.toMatchObject({
    message: 'Acesso negado',
    code: 'access.denied',
    status: 403,
  })
})

test.each([
  [502, '<html>Bad gateway</html>'],
  [500, '{"error":"stack trace","code":"somebody.else"}'],
  [200, '{"things":"none"}'],
])('an answer that is not ours (%s %s) is never shown as it came', async (status, body) => {
  server(status, body)
  await expect(callApi(list, { owner: 'a' })).rejects.toMatchObject({
    message: 'Algo deu errado do nosso lado. Tente novamente.',
    code: null,
  })
})

test('without a connection the reader is told so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const failure = await callApi(list, { owner: 'a' }).catch((error: unknown) => error)
  expect(wordsOf(failure)).toBe('Sem conexão. Verifique sua internet e tente de novo.')
})

import { EXPORT_PATH } from '@prancheta/contract/history/routes.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { addManySaved, addSaved, endedPick, putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

async function subscriber(name: string): Promise<Person> {
  const person = await app.signUp(name)
  await putOnPlan(app.database.db, person, 'pro')
  return person
}
/** As an independent program reads it. */
async function rowsOf(person: Person): Promise<Record<string, string>[]> {
  const response = await person.send('get', EXPORT_PATH)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse<Record<string, string>>(bytes, { bom: true, delimiter: ';', columns: true })
}

test('without the right the export is refused, whatever the history holds', async () => {
  const ana = await app.signUp('Ana')
  await putOnPlan(app.database.db, ana, 'starter')
  const refused = await ana.send('get', EXPORT_PATH)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'plan.rightMissing' })
  expect((await app.visitor().send('get', EXPORT_PATH)).status).toBe(401)
})

test('every saved analysis is one line: Brazilian dates and numbers, São Paulo’s clock', async () => {
  const ana = await subscriber('Ana')
  await addSaved(app.database.db, ana, {
    ...endedPick('half_won', 1.45, { pick_odd: 1.9, pick_probability: 0.6254 }),
    created_at: new Date('2026-11-20T12:05:00Z'),
    match_date: new Date('2026-12-01T02:59:59Z'),
    result: 'green',
  })
  const response = await ana.send('get', EXPORT_PATH)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="prancheta-historico-[\d-]+\.csv"$/,
  )
  await response.arrayBuffer()
  const [row] = await rowsOf(ana)
  expect(row).toMatchObject({
    'Salva em': '20/11/2026 09:05',
    'Data do jogo': '30/11/2026 23:59',
    Mandante: 'Bahia',
    'Confiança (%)': '71,5',
    'Probabilidade do pick (%)': '62,54',
    'Odd do pick': '1,9',
    'Fim do pick': 'meio ganho',
    'Retorno por unidade': '1,45',
    Resultado: 'green',
    'Mercado 1': 'Vitória do mandante',
    'Probabilidade 1 (%)': '55',
  })
})

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\tx', '="a";"b"', 'São "Bento"; o\nnovo'])(
  'a name like %j arrives whole and runs nothing',
  async (name) => {
    const ana = await subscriber('Ana')
    await addSaved(app.database.db, ana, { home_name: name })
    const [row] = await rowsOf(ana)
    expect(row?.Mandante).toBe(/^[=+\-@\t]/.test(name) ? `'${name}` : name)
    expect(row?.Visitante).toBe('Santos')
  },
)

test('a long history comes whole, in order, and only one’s own', async () => {
  const [ana, bruno] = [await subscriber('Ana'), await subscriber('Bruno')]
  const named = (n: number) => ({ home_name: `Time ${n}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, n)) })
  await addManySaved(
    app.database.db,
    ana,
    Array.from({ length: 450 }, (_, n) => named(n)),
  )
  await addSaved(app.database.db, bruno, { home_name: 'De outro' })
  const rows = await rowsOf(ana)
  expect(rows.map(({ Mandante }) => Mandante)).toEqual(Array.from({ length: 450 }, (_, n) => `Time ${449 - n}`))
})

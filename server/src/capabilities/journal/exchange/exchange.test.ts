import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import * as exchange from '@prancheta/contract/journal/exchange.ts'
import { notReadableFrom } from '@prancheta/contract/journal/exchange-words.ts'
import { listBets, recordBet } from '@prancheta/contract/journal/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { putOnPlan } from '#test/saved-analyses.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => new Date('2026-11-16T12:00:00Z') } })
})
afterAll(() => app.stop())

async function subscriber(name: string): Promise<Person> {
  const person = await app.signUp(name)
  await putOnPlan(app.database.db, person, 'pro')
  return person
}

const HEADER = 'Data;Jogo;Mercado;Casa;Odd;Valor;Resultado'
const GOOD = [
  '20/10/2026 21:30;Bahia x Santos;Mais de 2,5 gols;Casa A;1,85;R$ 50,00;ganha',
  '21/10/2026;Grêmio x Inter;Empate;Casa B;3,40;20;perdida',
  '22/10/2026;Ceará x Sport;Ambas marcam;Casa A;2,00;10,50;em aberto',
]
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n')
type Told = Partial<{ columns: object; mark: 'comma' | 'point'; dates: 'day' | 'month' }>
const asFile = (text: string | Uint8Array, more: Told = {}) => ({
  file: Buffer.from(text).toString('base64'),
  columns: null,
  mark: null,
  dates: null,
  ...more,
})
const count = async (person: Person) => (await person.call(listBets, {})).bets.length

test('without the right nothing of it opens', async () => {
  const ana = await app.signUp('Ana')
  await putOnPlan(app.database.db, ana, 'starter')
  const asked = await Promise.all([
    ana.send('post', exchange.previewImport.path, asFile(csv(...GOOD))),
    ana.send('post', exchange.importBets.path, asFile(csv(...GOOD))),
    ana.send('get', exchange.JOURNAL_EXPORT_PATH),
    ana.send('get', exchange.readStatement.path),
    ana.send('get', exchange.statementCsvPath(2026)),
  ])
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await app.visitor().send('get', exchange.JOURNAL_EXPORT_PATH)).status).toBe(401)
})

describe('import', () => {
  test('a preview tells columns, bets and their money, and writes nothing', async () => {
    const ana = await subscriber('Ana')
    const preview = await ana.call(exchange.previewImport, asFile(csv(...GOOD)))
    expect(preview).toMatchObject({ lines: 3, fresh: 3, known: 0, lacks: [], problemCount: 0, mark: 'comma' })
    expect(preview.columns).toEqual({ placedAt: 0, match: 1, market: 2, house: 3, odd: 4, stake: 5, outcome: 6 })
    expect(preview.bets[0]).toMatchObject({ line: 2, match: 'Bahia x Santos', stakeCents: 5000, profitCents: 4250 })
    expect(preview.bets[0]?.placedAt).toBe('2026-10-21T00:30:00.000Z')
    expect(await count(ana)).toBe(0)
  })

  test('the same file twice adds nothing, and neither does it with results that came later', async () => {
    const ana = await subscriber('Ana')
    expect(await ana.call(exchange.importBets, asFile(csv(...GOOD)))).toEqual({ added: 3, known: 0 })
    expect(await ana.call(exchange.importBets, asFile(csv(...GOOD)))).toEqual({ added: 0, known: 3 })
    const later = csv(...GOOD).replace('em aberto', 'ganha')
    expect(await ana.call(exchange.previewImport, asFile(later))).toMatchObject({ fresh: 0, known: 3 })
    expect(await count(ana)).toBe(3)
  })

  test('a file that was taken when lines had other marks adds nothing', async () => {
    const ana = await subscriber('Ana')
    const file = asFile(csv(...GOOD.slice(0, 1)))
    await ana.call(exchange.importBets, file)
    const mark = '["2026-10-21T00:30:00.000Z","bahia x santos","mais de 2 5 gols","casa a",false,1.85,5000]#1'
    const key = `csv:${createHash('sha256').update(mark).digest('base64url')}`
    const userId = await userIdOf(app.database.db, ana)
    await app.database.db.updateTable('journal_bets').set({ key }).where('user_id', '=', userId).execute()
    expect(await ana.call(exchange.importBets, file)).toEqual({ added: 0, known: 1 })
  })

  test('a mistake in one line is told by its line, and nothing at all is taken', async () => {
    const ana = await subscriber('Ana')
    const file = asFile(csv(...GOOD, '31/02/2026;A x B;Empate;Casa A;0,5;x;talvez', ';;;;;;'))
    const { problems, problemCount } = await ana.call(exchange.previewImport, file)
    expect(problemCount).toBe(4)
    expect(problems.map(({ line, field, code, cell }) => [line, field, code, cell])).toEqual([
      [5, 'placedAt', 'moment', '31/02/2026'],
      [5, 'outcome', 'word', 'talvez'],
      [5, 'odd', 'range', '0,5'],
      [5, 'stake', 'number', 'x'],
    ])
    expect(await ana.call(exchange.importBets, file).catch((refusal: unknown) => refusal)).toMatchObject({
      code: 'journal.fileHasProblems',
    })
    expect(await count(ana)).toBe(0)
  })

  test('two equal lines are two bets, also when the file comes again', async () => {
    const ana = await subscriber('Ana')
    const file = asFile(csv(...GOOD, ...GOOD.slice(0, 1)))
    expect(await ana.call(exchange.importBets, file)).toEqual({ added: 4, known: 0 })
    expect(await ana.call(exchange.importBets, file)).toEqual({ added: 0, known: 4 })
  })

  test.each([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv(...GOOD)}`)],
    ['Latin-1', Buffer.from(csv(...GOOD), 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv(...GOOD), 'utf16le')])],
    ['old line ends', Buffer.from(csv(...GOOD).replaceAll('\r\n', '\n'))],
    ['tabs', Buffer.from(csv(...GOOD).replaceAll(';', '\t'))],
  ])('%s is read with its accents', async (_name, bytes) => {
    const ana = await subscriber('Ana')
    const { bets, header } = await ana.call(exchange.previewImport, asFile(bytes))
    expect(bets.map(({ match }) => match)).toEqual(['Bahia x Santos', 'Grêmio x Inter', 'Ceará x Sport'])
    expect(header[0]).toBe('Data')
  })

  test('another planner’s file with a decimal point, commas and titles we do not know is read by the columns one tells', async () => {
    const ana = await subscriber('Ana')
    const text =
      'Quando,Quem,"Em que, mesmo",Onde,Preço,Quanto\n2026-10-20T21:30:00Z,A x B,"Mais de 2,5",Casa C,1.95,1250.50\n'
    const guessed = await ana.call(exchange.previewImport, asFile(text))
    expect(guessed).toMatchObject({ lacks: ['placedAt', 'match', 'market', 'house', 'odd', 'stake'], bets: [] })
    const columns = { placedAt: 0, match: 1, market: 2, house: 3, odd: 4, stake: 5 }
    const told = await ana.call(exchange.previewImport, asFile(text, { columns }))
    expect(told).toMatchObject({ mark: 'point', bets: [{ market: 'Mais de 2,5', odd: 1.95, stakeCents: 125_050 }] })
    expect(await ana.call(exchange.importBets, asFile(text, { columns, mark: 'point' }))).toEqual({
      added: 1,
      known: 0,
    })
  })

  test('a stray quote is a sign like others, and Excel’s first line tells what parts the cells', async () => {
    const ana = await subscriber('Ana')
    const stray = asFile(csv(...GOOD).replace('Bahia x Santos', 'Bahia 5" x Santos'))
    expect((await ana.call(exchange.previewImport, stray)).bets[0]?.match).toBe('Bahia 5" x Santos')
    const told = await ana.call(exchange.previewImport, asFile(`sep=;\r\n${csv(...GOOD)}`))
    expect(told).toMatchObject({ lines: 3, problemCount: 0, bets: [{ line: 3 }, { line: 4 }, { line: 5 }] })
  })

  test('a quote that nobody closes is told by its line', async () => {
    const ana = await subscriber('Ana')
    const refused = await ana.send('post', exchange.previewImport.path, asFile(csv(...GOOD, '"aberta;x;y', ...GOOD)))
    expect(await refused.json()).toMatchObject({ code: 'journal.fileNotReadable', error: notReadableFrom(5) })
  })

  test('dates with the month first are known by days above 12, or told', async () => {
    const ana = await subscriber('Ana')
    const lines = [GOOD[0]?.replace('20/10/2026', '10/20/2026'), GOOD[1]?.replace('21/10/2026', '10/02/2026')]
    const file = csv(...lines.map(String))
    const guessed = await ana.call(exchange.previewImport, asFile(file))
    expect(guessed).toMatchObject({ dates: 'month', problemCount: 0 })
    expect(guessed.bets.map(({ placedAt }) => placedAt.slice(0, 10))).toEqual(['2026-10-21', '2026-10-02'])
    expect(await ana.call(exchange.previewImport, asFile(file, { dates: 'day' }))).toMatchObject({ problemCount: 1 })
  })

  test.each([
    ['an empty file', '', 'journal.fileEmpty'],
    ['a file of titles only', HEADER, 'journal.fileEmpty'],
    ['a quote that nobody closes', `${HEADER}\n"aberta;x`, 'journal.fileNotReadable'],
    ['one line too many', `${HEADER}\n${'x\n'.repeat(exchange.FILE_LINES_MAX + 1)}`, 'journal.fileTooLarge'],
    ['one byte too many', 'x'.repeat(exchange.FILE_BYTES_MAX + 1), 'journal.fileTooLarge'],
  ])('%s is refused in words', async (_name, text, code) => {
    const ana = await subscriber('Ana')
    const refused = await ana.send('post', exchange.previewImport.path, asFile(text))
    expect(await refused.json()).toMatchObject({ code })
  })

  test('without the columns it needs a file is not taken', async () => {
    const ana = await subscriber('Ana')
    const refused = await ana.send('post', exchange.importBets.path, asFile('a;b\n1;2'))
    expect(await refused.json()).toMatchObject({ code: 'journal.columnsMissing' })
  })

  test('one’s own file counts for oneself: somebody else may take the same one', async () => {
    const [ana, bruno] = [await subscriber('Ana'), await subscriber('Bruno')]
    await ana.call(exchange.importBets, asFile(csv(...GOOD)))
    expect(await bruno.call(exchange.importBets, asFile(csv(...GOOD)))).toEqual({ added: 3, known: 0 })
  })
})

/** One of each kind and end, by the form. */
async function writeDown(person: Person): Promise<void> {
  const base = {
    house: '=HYPERLINK("x")',
    odd: 1.9,
    stake: { cents: 1001 },
    placedAt: '2026-10-20T12:00:15Z',
    cashOutCents: null,
  }
  const subject = (match: string) => ({ match, league: null, market: '+55', matchAt: '2026-10-20T22:00:00Z' })
  for (const outcome of ['won', 'half_won', 'push', 'half_lost', 'lost', 'void', null] as const)
    for (const kind of ['normal', 'free_bet'] as const)
      await person.call(recordBet, {
        key: randomUUID(),
        ...base,
        kind,
        betOn: subject(`"${kind}"; ${outcome}`),
        outcome,
      })
  await person.call(recordBet, {
    ...base,
    key: randomUUID(),
    kind: 'cash_out',
    cashOutCents: 777,
    betOn: subject("'-1 x @2"),
    outcome: null,
  })
}

async function exported(person: Person): Promise<Buffer> {
  const response = await person.send('get', exchange.JOURNAL_EXPORT_PATH)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/filename="prancheta-diario-[\d-]+\.csv"/)
  return Buffer.from(await response.arrayBuffer())
}

/** What a reader sees of a bet, without what is each journal's own. */
async function seen(person: Person) {
  const { bets } = await person.call(listBets, {})
  return bets
    .map(({ match, market, house, odd, stakeCents, kind, cashOutCents, outcome, profitCents, placedAt, matchAt }) =>
      JSON.stringify({
        match,
        market,
        house,
        odd,
        stakeCents,
        kind,
        cashOutCents,
        outcome,
        profitCents,
        placedAt,
        matchAt,
      }),
    )
    .toSorted()
}

describe('export', () => {
  test('ten thousand lines of our own file, each with a combination of eight, are not too large to come back', () => {
    const combination = 'x'.repeat(200)
    const line = `20/11/2026 21:30:00;20/11/2026 21:30:00;Atlético Mineiro x Athletico Paranaense;Brasileirão Série A;${combination};Casa de Apostas;normal;1,85;1250,5;ganha;2313,43;1062,93;${randomUUID()}\n`
    expect(Buffer.byteLength(line) * 10_000).toBeLessThan(exchange.FILE_BYTES_MAX)
  })

  test('what is exported and imported again is the same journal, and in one’s own adds nothing', async () => {
    const [ana, bruno] = [await subscriber('Ana'), await subscriber('Bruno')]
    await writeDown(ana)
    const file = asFile(await exported(ana))
    expect(await ana.call(exchange.importBets, file)).toEqual({ added: 0, known: 15 })
    expect(await bruno.call(exchange.importBets, file)).toEqual({ added: 15, known: 0 })
    expect(await seen(bruno)).toEqual(await seen(ana))
    expect(await exported(bruno)).toEqual(await exported(ana))
  })

  test('Python’s own csv module reads the same cells, none of which is a formula', async ({ skip }) => {
    skip(spawnSync('python3', ['--version']).status !== 0, 'there is no python3 on this machine')
    const ana = await subscriber('Ana')
    await writeDown(ana)
    const script =
      'import csv,io,json,sys;print(json.dumps(list(csv.DictReader(io.StringIO(sys.stdin.buffer.read().decode("utf-8-sig"),newline=""),delimiter=";"))))'
    const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: await exported(ana), encoding: 'utf8' })
    expect(stderr).toBe('')
    const rows: Record<string, string>[] = JSON.parse(stdout)
    expect(rows).toHaveLength(15)
    expect(rows[0]).toMatchObject({
      'Data da aposta': '20/10/2026 09:00:15',
      'Data do jogo': '20/10/2026 19:00:00',
      Jogo: '"normal"; won',
      Mercado: "'+55",
      Casa: `'=HYPERLINK("x")`,
      Odd: '1,9',
      'Valor (R$)': '10,01',
      'Retorno (R$)': '19,02',
      'Lucro (R$)': '9,01',
    })
    const texts = rows.flatMap(({ 'Lucro (R$)': _, ...cells }) => Object.values(cells))
    expect(texts.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

import { generateKeyPairSync, sign as signWith } from 'node:crypto'
import { canonicalJson, readJson } from '@prancheta/core/log/canonical-json.ts'
import type { LogFault } from '@prancheta/core/log/check-chain.ts'
import { checkLog } from '@prancheta/core/log/check-log.ts'
import { signedText } from '@prancheta/core/log/day-head.ts'
import { hashedText, isObject, LOG_FORMAT, sealedLine } from '@prancheta/core/log/log-entry.ts'
import { readLines } from '@prancheta/core/log/read-lines.ts'
import { type MadeLog, makeLog } from '@prancheta/core/test/make-log.ts'
import { beforeAll, expect, test } from 'vitest'
import { checkThrough } from './check-through.ts'
import { webCrypto } from './web-crypto.ts'

const { sha256 } = webCrypto
let sign: (text: string) => Promise<string>
let whole: MadeLog
beforeAll(async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  sign = async (text) => signWith(null, Buffer.from(text), privateKey).toString('hex')
  whole = await makeLog({ key, sha256, sign }, { firstDay: '2026-11-01', days: 4, gamesADay: 3 })
})

const TODAY = '2026-11-04'
const NOON = `${TODAY}T15:00:00.000Z`
/** Days of three hours behind Greenwich. */
const timeAt = (now: string) => ({
  now,
  dayOf: (at: string) => new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 10),
})

function check(
  { index, lines }: MadeLog,
  { known = [], now = NOON }: { known?: { n: number; hash: string }[]; now?: string } = {},
) {
  const readDay = (day: string) => readLines(lines.get(day) ?? [], index.key, sha256)
  return checkLog({ index, readDay, tools: webCrypto, known, time: timeAt(now) })
}
const faultIn = async (log: MadeLog, more?: Parameters<typeof check>[1]) => (await check(log, more)).fault

/** The log with the lines of a day as somebody left them. */
function withDay(day: string, change: (lines: string[]) => string[]): MadeLog {
  const lines = new Map(whole.lines).set(day, change([...(whole.lines.get(day) ?? [])]))
  return { index: whole.index, lines }
}

/** A line that says something else, with a hash that fits it. */
async function forged(line: string, change: (text: string) => string, prev?: string): Promise<string> {
  const value = readJson(change(line))
  if (!isObject(value)) throw new Error('no entry')
  const entry = prev === undefined ? value : { ...value, prev }
  return canonicalJson({ ...entry, hash: await sha256(hashedText(entry)) })
}
const hashOf = (line: string) => line.match(/"hash":"([0-9a-f]{64})","kind"/)?.[1] ?? ''
const raised = (line: string) => line.replace('"odd":2.1', '"odd":2.2')

test('a log that nobody touched is whole', async () => {
  expect(await check(whole)).toMatchObject({ fault: null, entries: 37, sealed: 0, days: 4, end: whole.index.last })
  expect(
    (await makeLog({ key: whole.index.key, sha256, sign }, { firstDay: TODAY, days: 1, gamesADay: 0 })).index.heads,
  ).toEqual([])
})

test('a changed chance is named by its entry', async () => {
  const log = withDay('2026-11-02', (lines) => lines.with(3, raised(lines[3] ?? '').replace('0.52', '0.53')))
  expect(await faultIn(log)).toEqual({ reason: 'content', n: 14, day: '2026-11-02' } satisfies LogFault)
})

test('a changed entry with a hash made to fit is named by the one that followed it', async () => {
  const line = await forged(whole.lines.get('2026-11-02')?.[3] ?? '', raised)
  expect(await faultIn(withDay('2026-11-02', (lines) => lines.with(3, line)))).toEqual({
    reason: 'link',
    n: 15,
    day: '2026-11-02',
  })
})

test('two entries in another order, and one left out, are named', async () => {
  const swapped = withDay('2026-11-02', ([a = '', b = '', ...rest]) => [b, a, ...rest])
  expect(await faultIn(swapped)).toEqual({ reason: 'missing', n: 11, day: '2026-11-02' })
  const twice = withDay('2026-11-02', ([a = '', ...rest]) => [a, a, ...rest])
  expect(await faultIn(twice)).toEqual({ reason: 'order', n: 12, day: '2026-11-02' })
  expect(await faultIn(withDay('2026-11-02', (lines) => lines.toSpliced(4, 1)))).toEqual({
    reason: 'missing',
    n: 15,
    day: '2026-11-02',
  })
  expect(await faultIn(withDay('2026-11-01', (lines) => lines.slice(0, -1)))).toEqual({
    reason: 'missing',
    n: 10,
    day: '2026-11-01',
  })
})

test('an entry that is written in any other way than the canonical one is named', async () => {
  for (const change of [
    (line: string) => `${line} `,
    (line: string) => line.replace('2.1', '2.10'),
    () => '{}',
    () => 'x',
    () => '[1]',
  ])
    expect(await faultIn(withDay('2026-11-03', (lines) => lines.with(0, change(lines[0] ?? ''))))).toEqual({
      reason: 'form',
      n: 20,
      day: '2026-11-03',
    })
})

/** A day written anew from its first entry on, each following the one before. */
async function rewrittenDay(day: string): Promise<string[]> {
  const lines: string[] = []
  for (const line of whole.lines.get(day) ?? []) {
    const prev = lines.length === 0 ? undefined : hashOf(lines.at(-1) ?? '')
    lines.push(await forged(line, raised, prev))
  }
  return lines
}

test('a day written anew is named by its head; signed anew, by the day after it', async () => {
  const lines = await rewrittenDay('2026-11-02')
  const log = withDay('2026-11-02', () => lines)
  expect(await faultIn(log)).toEqual({ reason: 'head', n: null, day: '2026-11-02' })

  const { index } = whole
  const [first, second, ...rest] = index.heads
  if (!first || !second) throw new Error('no heads')
  const head = { ...second, hash: hashOf(lines.at(-1) ?? '') }
  expect(await faultIn({ ...log, index: { ...index, heads: [first, head, ...rest] } })).toMatchObject({
    reason: 'signature',
    day: '2026-11-02',
  })
  const signed = { ...head, signature: await sign(signedText(head)) }
  expect(await faultIn({ ...log, index: { ...index, heads: [first, signed, ...rest] } })).toEqual({
    reason: 'link',
    n: 20,
    day: '2026-11-03',
  })
})

test('a last day signed anew, with all that follows, is named by what a witness kept', async () => {
  const lines = await rewrittenDay('2026-11-04')
  const log = {
    ...withDay('2026-11-04', () => lines),
    index: { ...whole.index, last: { n: 37, hash: hashOf(lines.at(-1) ?? '') } },
  }
  expect(await faultIn(log)).toBeNull()
  expect(await faultIn(log, { known: [whole.index.last] })).toEqual({ reason: 'rewritten', n: 37, day: '2026-11-04' })
})

test('a head signed anew for the same entries is named by the next', async () => {
  const [first, ...rest] = whole.index.heads
  if (!first) throw new Error('no head')
  const { signature: _, ...later } = { ...first, signedAt: '2026-11-09T00:00:00.000Z' }
  const heads = [{ ...later, signature: await sign(signedText(later)) }, ...rest]
  expect(await faultIn({ ...whole, index: { ...whole.index, heads } })).toEqual({
    reason: 'head',
    n: null,
    day: '2026-11-02',
  })
})

test('a cut tail is named: by its head, by the last entry told, by an earlier look, by the calendar', async () => {
  const { index } = whole
  const short = withDay('2026-11-04', (lines) => lines.slice(0, 2))
  expect(await faultIn(short)).toEqual({ reason: 'cut', n: 31, day: '2026-11-04' })
  expect(await faultIn(withDay('2026-11-03', (lines) => lines.slice(0, 2)))).toEqual({
    reason: 'missing',
    n: 22,
    day: '2026-11-03',
  })
  const [first] = index.heads
  const days = {
    ...whole,
    index: { ...index, heads: first ? [first] : [], open: [], last: { n: 10, hash: first?.hash ?? '' } },
  }
  expect(await faultIn(days)).toEqual({ reason: 'cut', n: null, day: '2026-11-02' })
  expect(await faultIn(days, { now: '2026-11-02T15:00:00.000Z' })).toBeNull()
  expect(await faultIn(days, { now: '2026-11-02T15:00:00.000Z', known: [index.last] })).toEqual({
    reason: 'cut',
    n: 11,
    day: '2026-11-01',
  })
  expect(await faultIn({ ...whole, index: { ...index, heads: index.heads.toSpliced(1, 1) } })).toEqual({
    reason: 'missing',
    n: 11,
    day: '2026-11-03',
  })
})

test('another key is named at the opening', async () => {
  const { index } = whole
  expect(await faultIn({ ...whole, index: { ...index, key: '0'.repeat(64) } })).toEqual({
    reason: 'key',
    n: 1,
    day: '2026-11-01',
  })
})

test('a whole log of somebody else’s, with a key of their own, is named by whoever kept the key', async () => {
  const own = generateKeyPairSync('ed25519')
  const key = own.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const signOwn = async (text: string) => signWith(null, Buffer.from(text), own.privateKey).toString('hex')
  const { index, lines } = await makeLog(
    { key, sha256, sign: signOwn },
    { firstDay: '2026-11-01', days: 4, gamesADay: 1 },
  )
  const get = async (path: string) =>
    path === '/api/log'
      ? JSON.stringify({ format: LOG_FORMAT, ...index })
      : (lines.get(path.slice(-10)) ?? []).map((line) => `${line}\n`).join('')
  const asked = { get, tools: webCrypto, time: timeAt(NOON) }
  expect(await checkThrough(asked)).toMatchObject({ fault: null, key })
  expect(await checkThrough({ ...asked, keptKey: key })).toMatchObject({ fault: null })
  const { fault } = await checkThrough({ ...asked, keptKey: whole.index.key })
  expect(fault).toEqual({ reason: 'key', n: 1, day: '2026-11-01' })
})

test('the head of a day may be on its way in the first hour of the next, and not longer', async () => {
  const early = '2026-11-05T03:59:00.000Z' // one minute to one in the morning
  expect(await faultIn(whole, { now: early })).toBeNull()
  expect(await faultIn(whole, { now: '2026-11-05T04:00:00.000Z' })).toEqual({ reason: 'cut', n: null, day: TODAY })
})

/** The first line of a day as it is while its match has not begun. */
const sealed = (day: string, until: string) =>
  withDay(day, (lines) => {
    const value = readJson(lines[0] ?? '')
    if (!isObject(value)) throw new Error('no entry')
    return lines.with(0, sealedLine({ n: Number(value.n), prev: String(value.prev), hash: String(value.hash) }, until))
  })

test('an entry that opens at kick-off is counted, and named where its day is over', async () => {
  const kickOff = '2026-11-04T20:00:00.000Z'
  expect(await check(sealed(TODAY, kickOff))).toMatchObject({ fault: null, sealed: 1, entries: 37 })
  expect(await faultIn(sealed('2026-11-03', kickOff))).toEqual({ reason: 'sealed', n: 20, day: '2026-11-03' })
})

test('a seal that stays after kick-off, or that is of another day, is named', async () => {
  const fault = { reason: 'sealed', n: 29, day: TODAY }
  expect(await faultIn(sealed(TODAY, '2026-11-04T13:59:59.999Z'))).toEqual(fault)
  // Clocks differ by minutes.
  expect(await faultIn(sealed(TODAY, '2026-11-04T14:00:00.000Z'))).toBeNull()
  expect(await faultIn(sealed(TODAY, '2026-11-05T02:30:00.000Z'))).toBeNull()
  expect(await faultIn(sealed(TODAY, '2026-11-05T12:00:00.000Z'))).toEqual(fault)
})

test('days and hours that no calendar or clock has are no entry', async () => {
  const form = { reason: 'form', n: 29, day: TODAY }
  for (const until of ['2026-11-04T24:00:00.000Z', '2026-11-31T20:00:00.000Z', '2027-02-29T20:00:00.000Z'])
    expect(await faultIn(sealed(TODAY, until))).toEqual(form)
  for (const at of ['2026-02-31T99:99:99.000Z', '2026-13-01T00:00:00.000Z', '0000-11-04T18:00:00.000Z'])
    expect(
      await faultIn(withDay(TODAY, (lines) => lines.with(0, (lines[0] ?? '').replace(/"at":"[^"]*"/, `"at":"${at}"`)))),
    ).toEqual(form)
  const leap = withDay(TODAY, (lines) =>
    lines.with(0, (lines[0] ?? '').replace(/"at":"[^"]*"/, '"at":"2028-02-29T18:00:00.000Z"')),
  )
  expect(await faultIn(leap)).toMatchObject({ reason: 'content' })
})

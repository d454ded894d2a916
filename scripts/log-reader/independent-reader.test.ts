import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { canonicalJson, readJson } from '@prancheta/core/log/canonical-json.ts'
import type { LogVerdict } from '@prancheta/core/log/check-log.ts'
import { hashedText, isObject, sealedLine } from '@prancheta/core/log/log-entry.ts'
import { type MadeLog, makeLog } from '@prancheta/core/test/make-log.ts'
import { logTools, openLogKey } from '@prancheta/server/capabilities/public-log/index.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import { expect, test } from 'vitest'
import { serveLog } from './serve-log.ts'

const READER = join(import.meta.dirname, 'independent-reader.py')
const TODAY = '2026-11-04'
const NOW = `${TODAY}T21:00:00.000Z`
const hasPython = spawnSync('python3', ['--version']).status === 0
const key = openLogKey('x'.repeat(32))
const signing = { key: key.publicKey, sha256: logTools.sha256, sign: async (text: string) => key.sign(text) }

type Fault = LogVerdict['fault']

/** What our check and the other reader say of each log. */
async function faultsIn(logs: readonly MadeLog[], now = NOW): Promise<{ ours: Fault[]; theirs: Fault[] }> {
  const addresses = await Promise.all(logs.map(serveLog))
  const ours: Fault[] = []
  const time = { now, dayOf: (at: string) => dateInSaoPaulo(new Date(at)) }
  for (const address of addresses) {
    const get = async (path: string) => (await fetch(address + path)).text()
    ours.push((await checkThrough({ get, tools: logTools, time })).fault)
  }
  const { stdout } = await promisify(execFile)('python3', [READER, now, ...addresses])
  const lines = stdout.trim().split('\n')
  return { ours, theirs: lines.map((line) => JSON.parse(line).fault) }
}

const changed = (log: MadeLog, day: string, change: (lines: string[]) => string[]): MadeLog => ({
  ...log,
  lines: new Map(log.lines).set(day, change([...(log.lines.get(day) ?? [])])),
})

/** The first line of the open day as it is until its match begins. */
const sealed = (log: MadeLog, until: string): MadeLog =>
  changed(log, TODAY, (lines) => {
    const { n, prev, hash } = JSON.parse(lines[0] ?? '')
    return lines.with(0, sealedLine({ n, prev, hash }, until))
  })

/** The same line, written at another moment. */
const written = (log: MadeLog, at: string): MadeLog =>
  changed(log, TODAY, (lines) => lines.with(0, (lines[0] ?? '').replace(/"at":"[^"]*"/, `"at":"${at}"`)))

/** An entry that says every number and text that could be written in two ways. */
async function withOddities(log: MadeLog): Promise<MadeLog> {
  const day = log.index.open[0] ?? ''
  const lines = [...(log.lines.get(day) ?? [])]
  const numbers = [
    0,
    -1,
    1e21,
    1e20,
    123456789012345680000,
    1e-6,
    1e-7,
    1.5e300,
    5e-324,
    0.1 + 0.2,
    2 ** 53,
    -2.5e-9,
    100,
    4.35,
  ]
  const texts = ['"\\/\b\f\n\r\t\u0001\u001f', '\u007f\u2028é e\u0301 €😀', '']
  const value = readJson(lines.at(-1) ?? '')
  if (!isObject(value)) throw new Error('no entry')
  const unhashed = { ...value, body: { numbers, texts, '😀': 1, '\ufb33': 2, '10': null, '9': true, é: [], Z: {} } }
  const hash = await logTools.sha256(hashedText(unhashed))
  lines.splice(-1, 1, canonicalJson({ ...unhashed, hash }))
  const { n } = log.index.last
  return { index: { ...log.index, last: { n, hash } }, lines: new Map(log.lines).set(day, lines) }
}

test.skipIf(!hasPython)(
  'a reader in another language that follows docs/log-format.md agrees about whole and broken logs, to the word (needs python3 on the machine)',
  async () => {
    const whole = await withOddities(await makeLog(signing, { firstDay: '2026-11-01', days: 4, gamesADay: 2 }))
    const [first, second, ...rest] = whole.index.heads
    if (!first || !second) throw new Error('no heads')
    const withHeads = (heads: typeof whole.index.heads): MadeLog => ({ ...whole, index: { ...whole.index, heads } })
    const broken: MadeLog[] = [
      changed(whole, '2026-11-02', (lines) => lines.with(1, (lines[1] ?? '').replace('0.52', '0.53'))),
      changed(whole, '2026-11-02', ([a = '', b = '', ...more]) => [b, a, ...more]),
      changed(whole, '2026-11-02', (lines) => lines.toSpliced(2, 1)),
      changed(whole, '2026-11-02', (lines) => lines.with(0, (lines[0] ?? '').replace('2.1', '2.10'))),
      changed(whole, '2026-11-03', (lines) => lines.slice(0, -1)),
      changed(whole, '2026-11-04', (lines) => lines.slice(0, -1)),
      withHeads([first, { ...second, signature: first.signature }, ...rest]),
      withHeads([first, { ...second, entries: 5 }, ...rest]),
      withHeads([first, ...rest]),
      withHeads([first, second, second, ...rest]),
      withHeads([first, { ...second, entries: 0 }, ...rest]),
      changed(whole, '2026-11-02', (lines) => lines.toSpliced(1, 0, '')),
      changed(whole, '2026-11-02', (lines) =>
        lines.with(1, (lines[1] ?? '').replace('"at":"2026-11', '"at":"2026-10')),
      ),
      { index: { ...whole.index, heads: [], open: [] }, lines: new Map() },
      sealed(whole, '2026-11-04T19:59:59.999Z'),
      sealed(whole, '2026-11-05T12:00:00.000Z'),
      sealed(whole, '2026-11-04T24:00:00.000Z'),
      sealed(whole, '2026-02-29T20:00:00.000Z'),
      written(whole, '2026-02-31T99:99:99.000Z'),
      written(whole, '2026-11-04T18:00:60.000Z'),
      written(whole, '0000-11-04T18:00:00.000Z'),
      written(whole, '2028-02-29T18:00:00.000Z'),
    ]
    const { ours, theirs } = await faultsIn([whole, ...broken])
    expect(ours[0]).toBeNull()
    expect(ours.slice(1)).not.toContain(null)
    expect(theirs).toEqual(ours)
    const open = await faultsIn([sealed(whole, '2026-11-04T22:00:00.000Z'), sealed(whole, '2026-11-05T02:30:00.000Z')])
    expect(open).toEqual({ ours: [null, null], theirs: [null, null] })
    // In the first hour of a day the head of the last may be on its way.
    expect(await faultsIn([whole], '2026-11-05T03:59:59.999Z')).toEqual({ ours: [null], theirs: [null] })
    const late = { reason: 'cut', n: null, day: TODAY }
    expect(await faultsIn([whole], '2026-11-05T04:00:00.000Z')).toEqual({ ours: [late], theirs: [late] })
  },
)

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { dayAfter } from '@prancheta/core/log/day-head.ts'
import { makeLog } from '@prancheta/core/test/make-log.ts'
import { logTools, openLogKey } from '@prancheta/server/capabilities/public-log/index.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import { expect, test } from 'vitest'
import { serveLog } from './serve-log.ts'

/** As `npm run verify-log -- …` runs it. */
async function verifyLog(...args: string[]): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, ['scripts/on-node-26.mjs', 'verify-log', ...args])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = (await text(child.stdout)) + (await text(child.stderr))
  return { said, code: await ended }
}

test('the command says that a log is whole, or which entry is not, and holds it against a hash and a key that were kept', async () => {
  const key = openLogKey('x'.repeat(32))
  const signing = { key: key.publicKey, sha256: logTools.sha256, sign: async (signed: string) => key.sign(signed) }
  const firstDay = dayAfter(dateInSaoPaulo(new Date()), -2)
  const log = await makeLog(signing, { firstDay, days: 3, gamesADay: 1 })
  const lines = log.lines.get(firstDay) ?? []
  const changed = new Map(log.lines).set(firstDay, lines.with(1, (lines[1] ?? '').replace('0.52', '0.53')))
  const [whole, broken] = [await serveLog(log), await serveLog({ ...log, lines: changed })]

  const [good, bad, foreign] = await Promise.all([
    verifyLog(whole, `${log.index.last.n}:${log.index.last.hash}`, `key:${key.publicKey}`),
    verifyLog(broken),
    verifyLog(whole, `key:${'0'.repeat(64)}`),
  ])
  expect(good).toMatchObject({ code: 0, said: expect.stringContaining('Registro íntegro.') })
  expect(bad).toMatchObject({ code: 1, said: expect.stringContaining('A entrada 2, do dia') })
  expect(foreign).toMatchObject({ code: 1, said: expect.stringContaining('abre o registro com outra chave') })
  if (process.env.DEEP !== '1') return
  const [other, none] = await Promise.all([verifyLog(whole, `2:${'0'.repeat(64)}`), verifyLog()])
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining('não é a mesma que foi vista antes') })
  expect(none).toMatchObject({ code: 1, said: expect.stringContaining('Say which site') })
})

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkThrough } from '@prancheta/contract/public-log/check-through.ts'
import { expect, test } from 'vitest'
import { timeAt } from '#test/log-time.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { logTools } from './log-crypto.ts'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, '../../../test/append-log.ts')

test('processes that write at once make one chain, opened once', async () => {
  const database = await openTestDatabase()
  const write = () => run(process.execPath, [SCRIPT, database.url ?? '', '25'])
  await Promise.all([write(), write(), write()])
  const app = await startTestApp({ database })
  const get = async (path: string) => (await app.visitor().send('get', path)).text()
  const verdict = await checkThrough({ get, tools: logTools, time: timeAt(new Date()) })
  expect(verdict).toMatchObject({ fault: null, entries: 76 })
  await database.close()
})

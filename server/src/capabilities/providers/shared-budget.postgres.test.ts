import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import { openTestDatabase } from '#test/test-database.ts'
import { openMeter } from './meter.ts'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, '../../../test/claim-budget.ts')

test('three processes that spend at once spend one budget, not three', async () => {
  const database = await openTestDatabase()
  const claim = () => run(process.execPath, [SCRIPT, database.url ?? '', 'Service', '50', '40'])
  const granted = (await Promise.all([claim(), claim(), claim()])).map(({ stdout }) => Number(stdout))
  expect(granted.reduce((sum, one) => sum + one, 0)).toBe(50)
  const meter = openMeter({ db: database.db, clock: systemClock }, 'Service', { minute: null, day: 50 })
  await expect(meter.claim(1)).rejects.toMatchObject({ failure: 'quota_day' })
  await database.close()
})

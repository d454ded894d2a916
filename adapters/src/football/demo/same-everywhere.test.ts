import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('another process in another time zone and language tells the same day, with its prices, table and weather', () => {
  const told = ['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati'].map((TZ) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../../../test/tell-day.ts'), '2027-02-28'], {
      env: { TZ, LANG: TZ === 'UTC' ? 'C' : 'pt_BR.UTF-8' },
      encoding: 'utf8',
    }),
  )
  expect(told[0]?.length).toBeGreaterThan(20_000)
  expect(told[1]).toBe(told[0])
  expect(told[2]).toBe(told[0])
})

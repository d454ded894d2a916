import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a process that drew takes its files of fonts away when it ends; they used to stay', () => {
  const script = `
    const { writeFontFiles } = await import(${JSON.stringify(import.meta.resolve('./font-files.ts'))})
    const [file] = await writeFontFiles([new Uint8Array(8)])
    process.stdout.write(file)`
  const file = execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString()
  expect(file).toMatch(/0\.ttf$/)
  expect(existsSync(file)).toBe(false)
})

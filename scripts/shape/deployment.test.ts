import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { envSchema, readEnv } from '@prancheta/server/platform/env/env.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const linesOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Docker's rule: the last line that fits decides, and a folder's line is for everything in it. */
const isLeftOut = (path: string) => {
  const fits = (pattern: string) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)
  const last = linesOf('.dockerignore').findLast((line) => fits(line.replace(/^!/, '')))
  return last !== undefined && !last.startsWith('!')
}

test('a file of secrets gets neither into an image nor into the repository; the one that the guide asks for used to', () => {
  const files = ['deploy/production.env', 'production.env', '.env', '.env.local', 'server/.env', 'web/production.env']
  expect(files.filter((path) => !isLeftOut(path))).toEqual([])
  const ignored = linesOf('.gitignore').map((line) => `**/${line}`)
  expect(files.filter((path) => !ignored.some((pattern) => matchesGlob(path, pattern)))).toEqual([])
  const needed = ['package-lock.json', 'server/src/main.ts', 'scripts/start.ts', 'web/src/root.tsx']
  expect(needed.filter(isLeftOut)).toEqual([])
})

/** NAME=value lines as systemd and compose read them. */
const settingsIn = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))

const unitSettings = (path: string) =>
  settingsIn(linesOf(path).flatMap((line) => (line.startsWith('Environment=') ? line.slice(12).split(' ') : [])))

const FILLED_IN = { AUTH_SECRET: 'x'.repeat(48), METRICS_TOKEN: 'x'.repeat(24) }

test('with its example filled in, the unit starts in production with an address of its own and nothing made up', () => {
  const example = settingsIn(linesOf('deploy/systemd/production.env.example'))
  const unit = unitSettings('deploy/systemd/prancheta@.service')
  const env = readEnv({ ...unit, PORT: '3001', ...example, ...FILLED_IN })
  expect(env).toMatchObject({ NODE_ENV: 'production', PROVIDERS: 'real', PUBLIC_URL: 'https://prancheta.example' })
})

test('the examples ask for settings there are, and compose tells what does not stand in them', () => {
  const known = [...Object.keys(envSchema.shape), 'SITE', 'POSTGRES_PASSWORD']
  for (const path of ['deploy/production.env.example', 'deploy/systemd/production.env.example'])
    expect(Object.keys(settingsIn(linesOf(path))).filter((name) => !known.includes(name))).toEqual([])
  const compose = read('deploy/compose.yaml')
  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'PROVIDERS', 'ASSETS_DIR'])
    expect(compose).toContain(`    ${name}: `)
})

test('the nightly backup has the settings of the processes; without them it packed an empty database', () => {
  const settings = (path: string) => linesOf(path).filter((line) => line.startsWith('EnvironmentFile='))
  const [process, backup] = ['prancheta@.service', 'prancheta-backup.service'].map((name) => `deploy/systemd/${name}`)
  expect(settings(backup ?? '')).toEqual(settings(process ?? ''))
  expect(unitSettings(backup ?? '')).toMatchObject({ NODE_ENV: 'production' })
})

/** Before it, nobody brought in a new version beside an old one. */
const FIRST_BESIDE_ANOTHER = '0047'
const TAKES_AWAY =
  /\bdrop\s+(table|column)\b|\brename\s+(to|column)\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?(type|set\s+not\s+null)\b/i
/** In the file: -- Unused since 0.4: nothing of that version reads or writes it. */
const REASON = /^-- Unused since \S+:/m

test('a migration takes away only what the version before it no longer uses, for that one goes on beside it', () => {
  const names = readdirSync(join(ROOT, 'server/migrations')).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  expect(names.length).toBeGreaterThan(30)
  const breaking = names.filter((name) => {
    const sql = read(`server/migrations/${name}`)
    return name >= FIRST_BESIDE_ANOTHER && TAKES_AWAY.test(sql.replaceAll(/--.*$/gm, '')) && !REASON.test(sql)
  })
  expect(breaking).toEqual([])
})

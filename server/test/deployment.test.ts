import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from './start-test-app.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

/** Names of figures in a question to Prometheus: what stands before a `{`, a `[`, a comparison or the end, and is no function. */
const FIGURE = /\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\s*\()/g
const NOT_OURS = new Set(['histogram_quantile'])

const figuresIn = (question: string) =>
  [...question.replaceAll(/\{[^}]*\}/g, '').matchAll(FIGURE)].flatMap(([, name = '']) =>
    NOT_OURS.has(name) ? [] : name,
  )

test('every figure that the dashboard and the alerts ask for is one that /metrics tells', async () => {
  const app = await startTestApp()
  await app.visitor().send('get', '/api/session')
  const told = await (await app.visitor().send('get', '/metrics')).text()
  const { panels } = dashboard.parse(JSON.parse(await readFile(join(DEPLOY, 'grafana/dashboard.json'), 'utf8')))
  const rules = await readFile(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8')
  const asked = [
    ...panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => figuresIn(expr))),
    ...[...rules.matchAll(/expr: (?:\|\n)?((?:.|\n)*?)\n\s+for:/g)].flatMap(([, question = '']) => figuresIn(question)),
  ]
  expect(asked.length).toBeGreaterThan(20)
  const unknown = asked.filter((name) => !told.includes(`# HELP ${name.replace(/_bucket$/, '')} `))
  expect([...new Set(unknown)]).toEqual([])
})

test('the proxy lets through every body that a door takes; it used to refuse larger files of bets', async () => {
  const { doors } = await startTestApp()
  const largest = Math.max(...doors.map((door) => (door.kind === 'raw' ? 0 : (door.route.bodyBytesMax ?? 0))))
  const [, megabytes] = /max_size (\d+)MB/.exec(await readFile(join(DEPLOY, 'Caddyfile'), 'utf8')) ?? []
  expect(largest).toBeGreaterThan(1_000_000)
  expect(Number(megabytes) * 1_000_000).toBeGreaterThanOrEqual(largest)
})

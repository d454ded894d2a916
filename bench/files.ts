import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSystem } from '@prancheta/contract/admin/system.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { signedIn } from '../e2e/find-games.ts'
import { madeUpFiles } from '../server/test/made-up-files.ts'
import { cpuSeconds, startChild, stopChild } from './child.ts'
import { report } from './machine.ts'

const CODES = ['BRA', 'E0', 'SP1', 'I1', 'D1', 'F1', 'P1', 'ARG']
/** A usual line to another continent: the wait for an answer, and bytes in a millisecond. */
const LINE = { waitMs: 400, bytesPerMs: 1_250 }

/** A first start with real football's files: when games are listed, and when all leagues are rated. */
export async function benchFiles(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const publisher = await publish(madeUpFiles(CODES, today))
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    FOOTBALL_SOURCE: 'football-data-co-uk',
    FOOTBALL_DATA_CO_UK_URL: publisher.url,
  }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const admin = await signedIn(`http://127.0.0.1:${server.port}`, 'admin@prancheta.example')
  const rated = async () => (await admin.call(readSystem, {})).leagues.length
  const until = async (isThere: () => Promise<boolean>) => {
    while (!(await isThere())) await pause(2_000)
  }
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  await until(async () => (await admin.call(getFixtures, { date: tomorrow })).fixtures.length > 0)
  report('first start with fetched files: games listed after', seconds())
  await until(async () => (await rated()) > 0)
  report('the first league rated after', seconds())
  await until(async () => (await rated()) === CODES.length)
  report(`${CODES.length} leagues with four seasons rated after`, seconds(), 'under 120 s')
  report('processor time of the server', `${cpuSeconds(server).toFixed(1)} s`)
  report('fetched', `${publisher.asked()} files, ${(publisher.bytes() / 1e6).toFixed(1)} MB`)
  await stopChild(server)
  await publisher.stop()
  await rm(folder, { recursive: true })
}

async function publish(files: Record<string, string>) {
  let [asked, bytes] = [0, 0]
  const server = createServer(async (request, response) => {
    const text = files[(request.url ?? '/').slice(1)]
    asked += 1
    bytes += text?.length ?? 0
    await pause(LINE.waitMs + (text?.length ?? 0) / LINE.bytesPerMs)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/csv' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    bytes: () => bytes,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAdmin } from '../bench/admin.ts'
import { benchAnalyse } from '../bench/analyse.ts'
import { benchAnalyst } from '../bench/analyst.ts'
import { benchBoard } from '../bench/board.ts'
import { benchChat } from '../bench/chat.ts'
import { atRest, startChild, stopChild } from '../bench/child.ts'
import { benchDay } from '../bench/day.ts'
import { benchDemoWorld } from '../bench/demo-world.ts'
import { benchDoors } from '../bench/doors.ts'
import { benchFiles } from '../bench/files.ts'
import { benchFirstHour } from '../bench/first-hour.ts'
import { benchHistory } from '../bench/history.ts'
import { benchJournal } from '../bench/journal.ts'
import { benchJournalImport } from '../bench/journal-import.ts'
import { benchLighthouse } from '../bench/lighthouse.ts'
import { benchLiveMemory } from '../bench/live-memory.ts'
import { benchLog } from '../bench/log.ts'
import { benchLogins } from '../bench/logins.ts'
import { describeMachine } from '../bench/machine.ts'
import { benchMixed } from '../bench/mixed.ts'
import { benchStartUp } from '../bench/start-up.ts'
import { benchSupportList } from '../bench/support-list.ts'
import { benchSupportLive } from '../bench/support-live.ts'
import { benchTray } from '../bench/tray.ts'
import { benchWebSize } from '../bench/web-size.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { buildWebIfChanged } from './build-web.ts'

/** `npm run bench -- doors live` runs only those. */
const chosen = process.argv.slice(2)
const wants = (name: string) => chosen.length === 0 || chosen.includes(name)

console.log(`Machine: ${describeMachine()}\n`)
if (wants('start')) await benchStartUp()
if (wants('size')) {
  await buildWebIfChanged()
  benchWebSize()
}
for (const [name, measure] of [
  ['lighthouse', benchLighthouse],
  ['tray', benchTray],
] as const) {
  if (!wants(name)) continue
  await buildWebIfChanged()
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-bench-'))
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }
  const server = await startChild(['scripts/on-node-26.mjs', 'start'], settings, /http:\/\/localhost:(\d+)/)
  await atRest(server)
  await measure(`http://localhost:${server.port}`)
  await stopChild(server)
  await rm(folder, { recursive: true })
}
if (wants('analyse')) await benchAnalyse()
if (wants('analyst')) await benchAnalyst()
if (wants('chat')) await benchChat()
if (wants('world')) await benchDemoWorld()
if (wants('mixed')) await benchMixed()
if (wants('board')) await benchBoard()
if (wants('day')) await benchDay()
if (wants('doors')) await benchDoors()
if (wants('files')) await benchFiles()
if (wants('first-hour')) await benchFirstHour()
if (wants('history')) await benchHistory()
if (wants('journal-import')) await benchJournalImport()
if (wants('journal')) await benchJournal()
if (wants('log')) {
  await buildWebIfChanged()
  await benchLog()
}
if (wants('admin')) await benchAdmin()
if (wants('support-list')) await benchSupportList()
if (wants('support-live')) await benchSupportLive()
if (wants('logins') || wants('live')) {
  const postgres = await startPostgres()
  const settings = {
    DATABASE_URL: postgres.urlOf('postgres'),
    AUTH_SECRET: 'x'.repeat(32),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PROVIDERS: 'strict', // nothing is followed in the background while we measure
  }
  const server = await startChild(['scripts/on-node-26.mjs', 'serve-api'], settings, /http:\/\/localhost:(\d+)/)
  if (wants('logins')) await benchLogins(`http://127.0.0.1:${server.port}`)
  if (wants('live')) await benchLiveMemory(server, settings.DATABASE_URL)
  await stopChild(server)
  await postgres.stop()
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { checkPack } from '@prancheta/server/platform/backup/read-pack.ts'
import { restoreBackup } from '@prancheta/server/platform/backup/restore-backup.ts'
import { takeBackup } from '@prancheta/server/platform/backup/take-backup.ts'
import type { Database } from '@prancheta/server/platform/db/database.ts'
import { embeddedDatabase, openPGlite } from '@prancheta/server/platform/db/embedded.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { VERSION } from '@prancheta/server/version.ts'
import { openDemoHouse, passUntil, stopTime } from '../server/test/upgrade/day/open-demo-house.ts'
import { cookiesOf, moveTo, type People, signEverybodyIn } from '../server/test/upgrade/day/people.ts'
import { questionsAbout } from '../server/test/upgrade/day/questions.ts'
import { endGames, findGames, studyGames } from '../server/test/upgrade/day/study-games.ts'
import { forget, settleIn, talk } from '../server/test/upgrade/day/talk-and-pay.ts'
import { askAgain, type Recording } from '../server/test/upgrade/recorded-answers.ts'
import { ROOT } from './run-step.ts'

// Makes what the upgrade test keeps of this version: a database that people used for a day, and what the doors say of
// it. Run at a release: node scripts/on-node-26.mjs make-upgrade-dump NAME COMMIT

const [, , name, commit] = process.argv
if (name === undefined || commit === undefined) throw new StartupError('Say its name and the commit: 0017 716e9f6')
const folder = join(ROOT, 'server/test/upgrade', name)
const pack = join(folder, 'database.jsonl.gz')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

stopTime('2026-11-13T14:00:00Z')
const database = embeddedDatabase(await openPGlite())
await migrate(database)
const people = await liveADay(database)
await takeBackup(database, pack, { product: VERSION, madeAt: new Date() })
await database.close()

const restored = embeddedDatabase(await openPGlite())
await restoreBackup(restored, await checkPack(pack))
await writeFile(join(folder, 'answers.jsonl'), await recordAnswers(restored))
await restored.close()
process.exit() // whatever idle helpers of the server are left need not be waited for

async function liveADay(used: Database): Promise<People> {
  const house = await openDemoHouse(used)
  await house.app.identity.seedDemoAccounts()
  const early = await signEverybodyIn(house.url)
  const games = await findGames(house, early, ['2026-11-13', '2026-11-14'])
  await settleIn(early)
  await studyGames(early, games)
  passUntil('2026-11-14T12:00:00Z')
  const { analyses } = await early.ana.call(listHistory, {})
  await endGames(house, early, analyses.at(-1)?.id ?? '')
  await talk(early)
  passUntil('2026-11-14T15:00:00Z')
  // Sessions as old as a browser's may be are renewed at their next use, which a test would see.
  const late = await signEverybodyIn(house.url)
  await forget(late)
  await house.stop()
  return late
}

async function recordAnswers(from: Database): Promise<string> {
  const house = await openDemoHouse(from)
  const recording: Recording = { commit: commit ?? '', now: new Date().toISOString(), sessions: cookiesOf(people) }
  const lines: unknown[] = [recording]
  for (const question of await questionsAbout(moveTo(house.url, people))) {
    lines.push({ ...question, ...(await askAgain(house.url, recording, question)) })
  }
  await house.stop()
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

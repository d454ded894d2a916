import { generateKeyPairSync, sign as signWith } from 'node:crypto'
import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { listHistory } from '@prancheta/contract/history/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { readLogIndex } from '@prancheta/contract/public-log/routes.ts'
import { webCrypto } from '@prancheta/contract/public-log/web-crypto.ts'
import { faultSentence, logWords } from '@prancheta/contract/public-log/words.ts'
import { makeTipster } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { publishAnalysis } from '@prancheta/contract/tipsters/routes.ts'
import type { LogFault } from '@prancheta/core/log/check-chain.ts'
import { dayAfter, signedText } from '@prancheta/core/log/day-head.ts'
import { LOG_FORMAT } from '@prancheta/core/log/log-entry.ts'
import { type MadeLog, makeLog } from '@prancheta/core/test/make-log.ts'
import { dateInSaoPaulo } from '@prancheta/server/platform/clock/clock.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { somebody } from '../at-home.ts'
import { DEMO_ADMIN, demoPerson, oneBrowser, visit } from '../visit.ts'

const browser = oneBrowser()
const GAMES_A_DAY = 3
const ENTRIES_A_DAY = 3 * GAMES_A_DAY

/** Four days of a log with a key of its own, up to today. */
async function ownLog() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const sign = async (text: string) => signWith(null, Buffer.from(text), privateKey).toString('hex')
  const firstDay = dayAfter(dateInSaoPaulo(new Date()), -3)
  const log = await makeLog({ key, sha256: webCrypto.sha256, sign }, { firstDay, days: 4, gamesADay: GAMES_A_DAY })
  return { log, days: [0, 1, 2, 3].map((at) => dayAfter(firstDay, at)) }
}

/** The page offers no check of an empty log: somebody publishes a pick, which is written down. */
async function writeAnEntry(): Promise<void> {
  const { person } = await somebody(browser())
  const user_id = (await person.call(currentSession, {})).session?.userId ?? ''
  await demoPerson(DEMO_ADMIN).call(makeTipster, { user_id, slug: `t-${user_id.slice(-12)}`, color: '#335577' })
  const { fixtureId } = inject('games').kinds.value
  const { markets } = await person.call(analyzeMatchPro, { fixtureId })
  await person.call(saveAnalysis, { fixture_id: fixtureId, pick: markets[0]?.id ?? null })
  const [saved] = (await person.call(listHistory, {})).analyses
  await person.call(publishAnalysis, { analysis_id: saved?.id ?? '' })
}

/** The page is told this log instead of the server's. The check asks from a thread of its own, which only the library reaches. */
async function serve(page: Page, log: () => MadeLog): Promise<void> {
  await page.route(`**${readLogIndex.path}`, (route) => route.fulfill({ json: { format: LOG_FORMAT, ...log().index } }))
  await page.route(`**${readLogIndex.path}/days/*`, (route) => {
    const lines = log().lines.get(route.request().url().split('/').at(-1) ?? '') ?? []
    return route.fulfill({ body: lines.map((line) => `${line}\n`).join('') })
  })
}

test('the check in the browser calls a whole log whole, and names the day or entry of a changed line, a missing day and a head signed anew', async () => {
  await writeAnEntry()
  const { page } = await visit(browser(), { path: '/transparencia', width: 'phone' })
  const { log: whole, days } = await ownLog()
  const [first = '', second = '', third = ''] = days
  let served = whole
  await serve(page, () => served)
  const button = page.getByRole('button', { name: 'Conferir agora' })
  const finds = async (log: MadeLog, fault: LogFault) => {
    served = log
    await button.click()
    await page.getByRole('status').getByText(faultSentence(fault)).waitFor()
  }

  await button.click()
  await page.getByText(logWords.whole).waitFor()

  const [line = '', ...others] = whole.lines.get(second) ?? []
  const changed = line.replace('"odd":2.1', '"odd":2.6')
  expect(changed).not.toBe(line)
  const { index, lines } = whole
  await finds(
    { index, lines: new Map(lines).set(second, [changed, ...others]) },
    { reason: 'content', n: ENTRIES_A_DAY + 2, day: second }, // the first day has the opening, too
  )
  await finds(
    { index: { ...index, heads: index.heads.filter(({ day }) => day !== second) }, lines },
    { reason: 'missing', n: ENTRIES_A_DAY + 2, day: third },
  )
  const stranger = generateKeyPairSync('ed25519').privateKey
  const resigned = index.heads.map((head) =>
    head.day === first
      ? { ...head, signature: signWith(null, Buffer.from(signedText(head)), stranger).toString('hex') }
      : head,
  )
  await finds({ index: { ...index, heads: resigned }, lines }, { reason: 'signature', n: null, day: first })
  await page.unrouteAll()
})

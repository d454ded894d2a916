import { join } from 'node:path'
import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { sampleAnalysis } from '@prancheta/contract/analysis/sample.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { EXPORT_PATH } from '@prancheta/contract/history/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAi } from '#test/chat-stream.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const NOW = new Date('2026-11-14T14:00:00Z')
const LEAGUE = 'Liga Vitória-Régia Ouro'
const run = { attempt: 1, signal: new AbortController().signal }
const DRAWN = join(import.meta.dirname, '../../../../web/src/domain/analysis')

const GAMES_SHOWN = 4
const MARKETS_SHOWN = 4
const FORM_SHOWN = 5
const REASONS_SHOWN = 3
const COLUMNS_SHOWN = ['Data do jogo', 'Mandante', 'Visitante', 'Pick', 'Odd do pick']
const QUESTION = 'Qual é o stake pelo Kelly a 25%?'

let app: TestApp
let ana: Person
let games: FixtureView[]

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => NOW } })
  ana = await app.signUp('Ana')
  games = (await ana.call(getFixtures, { date: '2026-11-14' })).fixtures
  const leagueId = games.find(({ leagueName }) => leagueName === LEAGUE)?.leagueId ?? 0
  await app.database.db.updateTable('leagues').set({ wanted_at: NOW }).where('id', '=', leagueId).execute()
  await app.runJob('fixtures.rate-league', { leagueId }, run)
})

afterAll(() => app.stop())

// After a change of the engine or of the made-up world, `npx vitest run -u` on this file draws the stills anew.

test('the still on the first page, there before any script runs, is what the engine says of that game', async () => {
  const { analysis } = await app.visitor().call(sampleAnalysis, {})
  expect(analysis?.pick).not.toBeNull()
  await expect(written(analysis)).toMatchFileSnapshot(join(DRAWN, 'still-sample.json'))
})

test('the pieces of the product on the public pages are what the product says of that game', async () => {
  const { analysis: sample } = await app.visitor().call(sampleAnalysis, {})
  const game = games.find(({ homeName }) => homeName === sample?.home)
  if (!game) throw new Error('the sample is none of the games of the day')
  const analysis = await ana.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  const reply = await askAi(ana, QUESTION, { fixtureId: game.fixtureId })
  expect(reply).toMatchObject({ unchecked: [], isDone: true })
  const { context } = analysis
  const pieces = {
    games: [game, ...games.filter((one) => one.leagueId !== game.leagueId)].slice(0, GAMES_SHOWN).map(toRow),
    talk: { question: QUESTION, reply: reply.text },
    stakePct: rounded(analysis.kellyStake),
    stakeBase: analysis.stakeBase,
    expectedGoals: analysis.expectedGoals,
    markets: analysis.markets.slice(0, MARKETS_SHOWN).map(({ name, probability, odd, edge }) => ({
      ...{ name, probability: rounded(probability), odd, edge },
    })),
    reasons: analysis.reasoning.slice(0, REASONS_SHOWN),
    weather: context.weather,
    form: [context.homeTeamLastMatches, context.awayTeamLastMatches].map((last) =>
      last?.games.slice(0, FORM_SHOWN).map(({ result }) => result),
    ),
    csv: await exportedRow(game.fixtureId),
  }
  await expect(written(pieces)).toMatchFileSnapshot(join(DRAWN, 'still-pieces.json'))
})

function toRow({ homeId, homeName, awayId, awayName, leagueName, dateUTC }: FixtureView) {
  return { homeId, home: homeName, awayId, away: awayName, league: leagueName, kickOff: dateUTC }
}

/** Some columns of Ana's file, by their heads, once she has the plan for it. */
async function exportedRow(fixtureId: number): Promise<{ name: string; value: string | undefined }[]> {
  await app.database.db.updateTable('plans').set({ plan: 'pro' }).execute()
  await ana.call(saveAnalysis, { fixture_id: fixtureId })
  const file = await (await ana.send('get', EXPORT_PATH)).text()
  const [heads = [], row = []] = file
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^\uFEFF?"|"$/g, '')))
  return COLUMNS_SHOWN.map((name) => ({ name, value: row[heads.indexOf(name)] }))
}

/** Percent, with as many places as any screen shows. */
const rounded = (pct: number) => Math.round(pct * 100) / 100

/** Four digits are as many as any page shows, and the same whether ratings were fitted anew or from the last ones. */
const fourDigits = (_name: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

const written = (value: unknown) => `${JSON.stringify(value, fourDigits, 2)}\n`

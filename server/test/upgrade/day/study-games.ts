import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import { addFavourite } from '@prancheta/contract/fixtures/favourites.ts'
import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { markNewsSeen, setResult } from '@prancheta/contract/history/routes.ts'
import { hideAnalysis, publishAnalysis } from '@prancheta/contract/tipsters/routes.ts'
import { askAi } from '#test/chat-stream.ts'
import type { Person } from '#test/person.ts'
import { type DemoHouse, passMinutes } from './open-demo-house.ts'
import type { People } from './people.ts'

const run = { attempt: 1, signal: new AbortController().signal }

export type Games = { today: FixtureView[]; tomorrow: FixtureView[] }

/** Games of the day's second league, which has one to recommend; rated as the jobs of a running server do. */
export async function findGames({ app }: DemoHouse, { admin }: People, dates: [string, string]): Promise<Games> {
  const [today, tomorrow] = [await gamesOn(admin, dates[0]), await gamesOn(admin, dates[1])]
  const leagueId = today[1]?.leagueId
  await app.runJob('fixtures.plan-ratings', {}, run)
  await app.runJob('fixtures.rate-league', { leagueId }, run)
  const isRated = (game: FixtureView) => game.leagueId === leagueId
  return { today: today.filter(isRated), tomorrow: tomorrow.filter(isRated) }
}

const gamesOn = async (person: Person, date: string) => (await person.call(getFixtures, { date })).fixtures

/** Analyses a game and saves it: with the recommended pick, with a market of one's own, or (null) with none. */
async function study(person: Person, game: FixtureView | undefined, pick?: string | null): Promise<string> {
  if (!game) throw new Error('the day has too few games')
  await person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
  passMinutes(3)
  const { id } = await person.call(saveAnalysis, {
    fixture_id: game.fixtureId,
    ...(pick === undefined ? {} : { pick }),
  })
  passMinutes(2)
  return id
}

/** Everybody’s studies before the games. Clara, who is a tipster by now, publishes three and hides one. */
export async function studyGames({ ana, bruno, clara }: People, { today, tomorrow }: Games): Promise<void> {
  const [recommended, plain, other] = today
  await study(ana, recommended)
  await study(ana, plain, 'goals.over2.5')
  await study(ana, tomorrow[0], null)

  await study(bruno, recommended)
  await study(bruno, plain, 'btts.yes')
  await study(bruno, other, 'result.draw')
  await bruno.call(addFavourite, { kind: 'team', id: recommended?.homeId ?? 0 })
  await bruno.call(addFavourite, { kind: 'league', id: plain?.leagueId ?? 0 })
  await askAi(bruno, 'Qual é o palpite?', { fixtureId: other?.fixtureId ?? 0 })
  passMinutes(1)
  await askAi(bruno, 'O que é valor esperado?')
  passMinutes(1)

  const shown = [await study(clara, recommended, 'result.home'), await study(clara, tomorrow[1], 'goals.over1.5')]
  const hidden = await study(clara, other, 'goals.under3.5')
  for (const id of [...shown, hidden]) await clara.call(publishAnalysis, { analysis_id: id })
  passMinutes(1)
  await clara.call(hideAnalysis, { analysisId: hidden })
}

/** The next day: results come in, Ana marks one herself, and Clara has seen hers. */
export async function endGames({ app }: DemoHouse, { ana, clara }: People, marked: string): Promise<void> {
  await app.runJob('fixtures.follow-days', {}, run)
  await app.runJob('history.settle', {}, run)
  passMinutes(5)
  await ana.call(setResult, { analysisId: marked, result: 'green' })
  await clara.call(markNewsSeen, {})
}

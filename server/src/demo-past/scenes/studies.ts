import { analyzeMatchPro, saveAnalysis } from '@prancheta/contract/analysis/routes.ts'
import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import { listHistory, markNewsSeen, setResult } from '@prancheta/contract/history/routes.ts'
import { publishAnalysis } from '@prancheta/contract/tipsters/routes.ts'
import { z } from 'zod'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Actor } from '../actor.ts'
import { chanceOf, oneOf } from '../chance.ts'
import { Refusal } from '../door-caller.ts'
import type { Stage } from '../stage.ts'

/** What people choose themselves where nothing is recommended. */
const OWN_PICKS = ['result.home', 'goals.over2.5', 'btts.yes', 'goals.under2.5', 'goals.over1.5', 'btts.no']

/** What was saved; `isRecommended` when the product itself found value in it, `offer` what a house pays for it. */
export type Study = { id: string; isRecommended: boolean; offer: Offer | null }
type Offer = { marketId: string; odd: number; house: string }

export type Studying = { member: Actor; stage: Stage }

/** Studies games in an order of the member's own until there are enough. */
export async function studyUntil(
  studying: Studying,
  games: readonly FixtureView[],
  isEnough: (studies: readonly Study[]) => boolean,
): Promise<Study[]> {
  const { email } = studying.member.role
  const liking = ({ fixtureId }: FixtureView) => chanceOf('likes', email, fixtureId)
  const studies: Study[] = []
  for (const game of games.toSorted((one, other) => liking(one) - liking(other))) {
    if (isEnough(studies)) break
    const done = await study(studying, game)
    if (done) studies.push(done)
  }
  return studies
}

export const studySome = (studying: Studying, games: readonly FixtureView[], count: number) =>
  studyUntil(studying, games, ({ length }) => length >= count)

/** Of an answer this is all that the cast looks at. */
const looked = z.object({
  pick: z.string().nullable(),
  markets: z.array(z.object({ id: z.string(), odd: z.number().nullable(), bookmaker: z.string().nullable() })),
})

/** Analyses a game and saves it; null when the month has nothing left. */
async function study({ member, stage }: Studying, { fixtureId, leagueId }: FixtureView): Promise<Study | null> {
  try {
    const answer = await whenRated(stage, leagueId, () => member.ask(analyzeMatchPro, { fixtureId }))
    const { pick, markets } = looked.parse(answer)
    const own = oneOf(OWN_PICKS, 'pick', member.role.email, fixtureId)
    const { id } = await member.call(saveAnalysis, {
      fixture_id: fixtureId,
      ...(pick === null && own !== undefined ? { pick: own } : {}),
    })
    const chosen = markets.find((market) => market.id === (pick ?? own))
    return { id, isRecommended: pick !== null, offer: chosen ? toOffer(chosen) : null }
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'analysis.quotaExhausted') return null
    throw failure
  }
}

function toOffer({ id, odd, bookmaker }: z.output<typeof looked>['markets'][number]): Offer | null {
  return odd === null || bookmaker === null ? null : { marketId: id, odd, house: bookmaker }
}

/** The product takes the newest ratings it has; those of an earlier turn are made anew before. */
async function whenRated<Result>(stage: Stage, leagueId: number, work: () => Promise<Result>): Promise<Result> {
  const { days, ratedOn } = stage.ratings
  const today = dateInSaoPaulo(stage.time.now())
  const turn = days.findLast((day) => day <= today)
  if (turn !== undefined && (ratedOn.get(leagueId) ?? '') < turn) await rate(stage, leagueId, today)
  try {
    return await work()
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.code !== 'analysis.ratingsNotReady') throw failure
    await rate(stage, leagueId, today)
    return work()
  }
}

async function rate({ app, ratings }: Stage, leagueId: number, today: string): Promise<void> {
  await app.runJob('fixtures.rate-league', { leagueId }, { attempt: 1, signal: new AbortController().signal })
  ratings.ratedOn.set(leagueId, today)
}

/** Of four analyses a tipster shows three. */
export async function publishMost(tipster: Actor, studies: readonly Study[]): Promise<void> {
  for (const { id } of studies)
    if (chanceOf('publishes', id) < 0.75) await tipster.call(publishAnalysis, { analysis_id: id })
}

/** Looks how the saved games ended and marks them green or red as the product suggests. */
export async function markResults(member: Actor): Promise<void> {
  const { analyses } = await member.call(listHistory, { filter: 'none' })
  for (const { id, suggestedResult: result } of analyses)
    if (result !== null) await member.call(setResult, { analysisId: id, result })
  await member.call(markNewsSeen, {})
}

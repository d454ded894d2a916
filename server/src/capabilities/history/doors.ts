import * as record from '@prancheta/contract/history/record.ts'
import * as roundPlan from '@prancheta/contract/history/round-plan.ts'
import * as contract from '@prancheta/contract/history/routes.ts'
import { generateCard } from '@prancheta/contract/history/story-card.ts'
import type { FixturesDeps } from '#capabilities/fixtures/index.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door, refuseInPause } from '#platform/http/door.ts'
import { exportDoor } from './export-history.ts'
import { readHistory, readMarkets, readNews, readUnfinished } from './read-history.ts'
import { readRecord } from './record/read-record.ts'
import { readRoundPlan } from './round/read-round-plan.ts'
import { markSeen, writeResult } from './saved-store.ts'
import type { StoryCards } from './story-card/story-cards.ts'

/** Results come from the games that are followed, so what those need is needed here. */
export type HistoryDeps = FixturesDeps & { cards: StoryCards }

export const historyDoors = (deps: HistoryDeps): Door[] => [
  door(contract.listHistory, 'user', (input, session) => {
    deps.cards.prepareFor(session)
    return readHistory(deps, session.userId, input)
  }),
  door(contract.readSavedMarkets, 'user', ({ analysisId }, { userId }) => readMarkets(deps, userId, analysisId)),
  door(contract.setResult, 'user', async ({ analysisId, result }, { userId }) => {
    const done = await writeResult(deps.db, userId, analysisId, result)
    if (done === 'not there') throw new AppError('analysis.notFound')
    if (done === 'published') throw new AppError('analysis.published')
    return {}
  }),
  door(contract.readNews, 'user', (_input, { userId }) => readNews(deps, userId)),
  door(contract.markNewsSeen, 'user', async (_input, { userId }) => {
    await markSeen(deps.db, userId, deps.clock.now())
    return {}
  }),
  door(record.readRecord, 'user', (_input, { userId }) => readRecord(deps.db, { userId, isPublishedOnly: false })),
  door(contract.readUnfinished, 'user', (_input, { userId }) => readUnfinished(deps, userId)),
  door(roundPlan.readRoundPlan, { right: 'earlyAccess' }, ({ date }, { userId }) => readRoundPlan(deps, userId, date)),
  exportDoor(deps),
  door(generateCard, { right: 'storyCard' }, (input, session) => {
    // A combination of one's own is priced anew, which a pause closes; a picture of what was saved stays open.
    if (input.combo !== undefined) refuseInPause(session)
    return deps.cards.make(session.userId, input)
  }),
]

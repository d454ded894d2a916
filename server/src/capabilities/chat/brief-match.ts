import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import {
  type AnalysisDeps,
  analyseFixture,
  bareBriefing,
  findLatestAnalysis,
  type StoredAnalysis,
  toBriefing,
  toOwnBriefed,
} from '#capabilities/analysis/index.ts'
import { contextFacts, gatherMatchFacts, toFixtureView } from '#capabilities/fixtures/index.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { AppError } from '#platform/errors/errors.ts'

/** An analysis older than this is not what somebody has before their eyes. */
const SHOWN_MS = 24 * 3_600_000
/** The same match asked about by many within this time is analysed once; each reader's stakes have their own base. */
const FRESH_MS = 60_000
const FRESH_MAX = 40

/** With a combination of the reader's own that is asked about, or null. */
export type BriefMatch = (userId: string, fixtureId: number, combo: string | null) => Promise<Briefing>

/**
 * What is told of a match: the numbers of the reader's own analysis, so that talk and screen agree to the last digit,
 * also when prices have moved since. Who has none, or none that can be read, is told what an analysis would say now.
 */
export function matchBriefer(deps: AnalysisDeps): BriefMatch {
  const fresh = new Map<number, { atMs: number; briefing: Promise<Briefing> }>()

  function briefAnew(fixtureId: number): Promise<Briefing> {
    const nowMs = deps.clock.now().getTime()
    for (const [id, { atMs }] of fresh) if (fresh.size >= FRESH_MAX || nowMs - atMs >= FRESH_MS) fresh.delete(id)
    const known = fresh.get(fixtureId)
    if (known) return known.briefing
    const briefing = freshBriefing(deps, fixtureId)
    fresh.set(fixtureId, { atMs: nowMs, briefing })
    briefing.catch(() => fresh.delete(fixtureId)) // whoever waits for it hears of the failure; the next one tries anew
    return briefing
  }

  return async (userId, fixtureId, combo) => {
    const [stakeBase, shown] = await Promise.all([
      findStakeBase(deps.db, userId),
      findLatestAnalysis(deps, userId, fixtureId),
    ])
    if (shown && isBeforeTheirEyes(shown, deps.clock.now())) return withOwnCombo(toBriefing(shown), shown, combo)
    return { ...(await briefAnew(fixtureId)), stakeBase }
  }
}

/** Told first, as it is what is asked about. One that cannot be priced is refused in words. */
function withOwnCombo(briefing: Briefing, shown: StoredAnalysis, combo: string | null): Briefing {
  const own = combo === null ? null : toOwnBriefed(shown, combo)
  return own ? { ...briefing, combos: [own, ...briefing.combos] } : briefing
}

function isBeforeTheirEyes({ createdAt, hasStarted, fixture }: StoredAnalysis, now: Date): boolean {
  const isYoung = now.getTime() - Date.parse(createdAt) < SHOWN_MS
  const isOn = Date.parse(fixture.dateUTC) <= now.getTime()
  return isYoung && hasStarted === isOn
}

async function freshBriefing(deps: AnalysisDeps, fixtureId: number): Promise<Briefing> {
  try {
    const { body } = await analyseFixture(deps, fixtureId, { stakeBase: 0 })
    return { ...toBriefing(body), stakeBase: null }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'analysis.ratingsNotReady') throw error
    const facts = await gatherMatchFacts(deps, fixtureId)
    return bareBriefing(toFixtureView(facts.fixture), contextFacts(facts, deps.clock.now().getTime()), null)
  }
}

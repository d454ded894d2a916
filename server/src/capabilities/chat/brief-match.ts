import type { FixtureView } from '@prancheta/contract/fixtures/routes.ts'
import type { ErrorCode } from '@prancheta/contract/protocol/errors.ts'
import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { JointFacts } from '@prancheta/core/combos/own/joint-facts.ts'
import {
  type AnalysisDeps,
  analyseFixture,
  bareBriefing,
  briefedStandings,
  findLatestAnalysis,
  type StandingLine,
  type StoredAnalysis,
  toBriefing,
  toOwnBriefed,
} from '#capabilities/analysis/index.ts'
import {
  contextFacts,
  findFixtureRow,
  findLiveScore,
  gatherMatchFacts,
  toFixtureView,
} from '#capabilities/fixtures/index.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { AppError } from '#platform/errors/errors.ts'

/** An analysis older than this is not what somebody has before their eyes. */
const SHOWN_MS = 24 * 3_600_000
/** The same match asked about by many within this time is analysed once; each reader's stakes have their own base. */
const FRESH_MS = 60_000
const FRESH_MAX = 40
/** As long as a game lasts at most, with its break and what is added. */
const GAME_MS = 3 * 3_600_000

/** A match as a talk knows it: what is told of it, and what may be looked up besides. */
export type TalkedMatch = {
  briefing: Briefing
  /** What combinations are priced from; null where its league is not rated. */
  joint: JointFacts | null
  standings: readonly StandingLine[]
}

/** With a combination of the reader's own that is asked about, or null. */
export type BriefMatch = (userId: string, fixtureId: number, combo: string | null) => Promise<TalkedMatch>

/**
 * What is told of a match: the numbers of the reader's own analysis, so that talk and screen agree to the last digit,
 * also when prices have moved since. Who has none, or none that can be read, is told what an analysis would say now.
 */
export function matchBriefer(deps: AnalysisDeps): BriefMatch {
  const fresh = new Map<number, { atMs: number; match: Promise<TalkedMatch> }>()

  function briefAnew(fixtureId: number): Promise<TalkedMatch> {
    const nowMs = deps.clock.now().getTime()
    for (const [id, { atMs }] of fresh) if (fresh.size >= FRESH_MAX || nowMs - atMs >= FRESH_MS) fresh.delete(id)
    const known = fresh.get(fixtureId)
    if (known) return known.match
    const match = freshMatch(deps, fixtureId)
    fresh.set(fixtureId, { atMs: nowMs, match })
    match.catch(() => fresh.delete(fixtureId)) // whoever waits for it hears of the failure; the next one tries anew
    return match
  }

  return async (userId, fixtureId, combo) => {
    const [stakeBase, shown, row] = await Promise.all([
      findStakeBase(deps.db, userId),
      findLatestAnalysis(deps, userId, fixtureId),
      findFixtureRow(deps.db, fixtureId),
    ])
    const isShown = shown && isBeforeTheirEyes(shown, deps.clock.now())
    const { briefing, ...rest } = isShown ? talkedMatch(shown) : await briefAnew(fixtureId)
    const own = isShown ? withOwnCombo(briefing, shown, combo) : { ...briefing, stakeBase }
    if (!row) return { ...rest, briefing: own }
    const view = toFixtureView(row)
    const running = isRunning(view, deps.clock.now()) ? { score: await findLiveScore(deps, row) } : null
    return { ...rest, briefing: asItStands(own, view, running) }
  }
}

/** An analysis made while the ball was rolling must not tell that score for the rest of the day. */
function asItStands(briefing: Briefing, { state, score }: FixtureView, running: Briefing['running']): Briefing {
  return { ...briefing, match: { ...briefing.match, score: state === 'finished' ? score : null }, running }
}

/** A game that should have begun is taken as begun until its list says more: from then on there is no price to tell. */
function isRunning({ state, dateUTC, isTimeKnown }: FixtureView, now: Date): boolean {
  const sinceMs = now.getTime() - Date.parse(dateUTC)
  return state === 'live' || (state === 'scheduled' && isTimeKnown && sinceMs >= 0 && sinceMs < GAME_MS)
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

function talkedMatch(analysis: Parameters<typeof toBriefing>[0] & { joint: JointFacts | null }): TalkedMatch {
  const { joint, context, fixture } = analysis
  return { briefing: toBriefing(analysis), joint, standings: briefedStandings(context.standings, fixture) }
}

/** Then there is no analysis, and the talk is about what else is known. */
const WITHOUT_RATINGS: readonly ErrorCode[] = ['analysis.ratingsNotReady', 'analysis.seasonNotCovered']

async function freshMatch(deps: AnalysisDeps, fixtureId: number): Promise<TalkedMatch> {
  try {
    const match = talkedMatch((await analyseFixture(deps, fixtureId, { stakeBase: 0 })).body)
    return { ...match, briefing: { ...match.briefing, stakeBase: null } }
  } catch (error) {
    if (!(error instanceof AppError) || !WITHOUT_RATINGS.includes(error.code)) throw error
    const facts = await gatherMatchFacts(deps, fixtureId)
    const fixture = toFixtureView(facts.fixture)
    const context = contextFacts(facts, deps.clock.now().getTime())
    return {
      briefing: bareBriefing(fixture, context, null),
      joint: null,
      standings: briefedStandings(context.standings, fixture),
    }
  }
}

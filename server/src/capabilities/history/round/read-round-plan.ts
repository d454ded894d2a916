import type { RoundPlan } from '@prancheta/contract/history/round-plan.ts'
import type { ScoreGrid } from '@prancheta/core/goals/score-grid.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { EXPOSURE_MAX, jointKelly, type RoundBet } from '@prancheta/core/value/joint-kelly.ts'
import { edgeOf, kellyStake } from '@prancheta/core/value/kelly.ts'
import { findStored } from '#capabilities/analysis/index.ts'
import { crestsOfMatches, type FixturesDeps, requireNearDay } from '#capabilities/fixtures/index.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { dateInSaoPaulo, dayInSaoPaulo } from '#platform/clock/clock.ts'
import type { Log } from '#platform/log/log.ts'
import { findPicks } from './round-store.ts'

type SavedPick = Awaited<ReturnType<typeof findPicks>>[number]
type PlannedBet = { pick: SavedPick; bet: RoundBet; edge: number }
type PlannedMatch = { grid: ScoreGrid; bets: PlannedBet[] }

type RoundDeps = Pick<FixturesDeps, 'db' | 'clock' | 'log'>

/** 'Carteira da rodada': what to stake on the day's picks together. Only what was recommended gets a stake. */
export async function readRoundPlan(deps: RoundDeps, userId: string, date?: string): Promise<RoundPlan> {
  const day = date ?? dateInSaoPaulo(deps.clock.now())
  requireNearDay(day, deps.clock.now())
  const [{ picks, matches, plan }, stakeBase] = await Promise.all([
    planRound(deps, userId, day, { withBegun: false }),
    findStakeBase(deps.db, userId),
  ])
  const crestsOf = await crestsOfMatches(deps.db, picks)
  const bets = matches.flatMap((match, at) =>
    match.bets.map((planned, which) => ({
      ...toView(planned, plan.stakes[at]?.[which] ?? 0),
      ...crestsOf(planned.pick),
    })),
  )
  return {
    date: day,
    stakeBase,
    exposureMax: toPct(EXPOSURE_MAX),
    total: toPct(plan.total),
    uncapped: toPct(plan.uncapped),
    bets: bets.toSorted((one, other) => Date.parse(one.kickOff) - Date.parse(other.kickOff) || other.stake - one.stake),
    leftOut: picks.length - bets.length,
  }
}

/** The share of the bankroll that the picks of a day have at stake already, those of matches under way included. */
export async function roundExposure(deps: RoundDeps, userId: string, day: string): Promise<number> {
  return (await planRound(deps, userId, day, { withBegun: true })).plan.total
}

async function planRound(
  { db, clock, log }: RoundDeps,
  userId: string,
  day: string,
  { withBegun }: { withBegun: boolean },
) {
  const picks = await findPicks(db, userId, { ...dayInSaoPaulo(day), now: clock.now(), withBegun })
  const matches = gatherMatches(picks, log)
  const plan = jointKelly(matches.map(({ grid, bets }) => ({ grid, bets: bets.map(({ bet }) => bet) })))
  return { picks, matches, plan }
}

/** One grid a match, that of the newest analysis; the same pick saved twice is one bet. */
function gatherMatches(picks: readonly SavedPick[], log: Log): PlannedMatch[] {
  const matches = new Map<number, PlannedMatch>()
  for (const pick of picks) {
    const planned = toBet(pick)
    if (!planned) continue
    const known = matches.get(pick.fixture_id)
    const grid = known?.grid ?? gridOf(pick, log)
    const bets = known?.bets ?? []
    if (!grid || bets.some(({ bet }) => bet.market.id === planned.bet.market.id)) continue
    matches.set(pick.fixture_id, { grid, bets: [...bets, planned] })
  }
  return [...matches.values()]
}

function toBet(pick: SavedPick): PlannedBet | null {
  const market = pick.pick_market_id === null ? undefined : marketById(pick.pick_market_id)
  if (!pick.is_recommended || !market || pick.pick_probability === null || pick.pick_odd === null) return null
  const chance = probability(pick.pick_probability)
  return { pick, bet: { market, chance, odd: pick.pick_odd }, edge: edgeOf(chance, decimalOdd(pick.pick_odd)) }
}

/** The scores that were shown, scaled to sum to 1: beyond 8 goals lies less than a thousandth. */
function gridOf({ run_id, result }: SavedPick, log: Log): ScoreGrid | null {
  const scores = findStored({ id: run_id, result }, log)?.scores
  if (!scores) return null
  const shown = scores.flat()
  const sum = shown.reduce((total, chance) => total + chance, 0)
  return { size: scores.length, chances: Float64Array.from(shown, (chance) => chance / sum) }
}

function toView(
  { pick, bet, edge }: PlannedBet,
  stake: number,
): Omit<RoundPlan['bets'][number], 'homeLogo' | 'awayLogo'> {
  return {
    analysisId: pick.id,
    fixtureId: pick.fixture_id,
    homeId: pick.home_id,
    homeName: pick.home_name,
    awayId: pick.away_id,
    awayName: pick.away_name,
    leagueName: pick.league_name,
    kickOff: pick.kick_off.toISOString(),
    market: bet.market.name,
    probability: bet.chance,
    odd: bet.odd,
    edge,
    alone: toPct(kellyStake(bet.chance, decimalOdd(bet.odd))),
    stake: toPct(stake),
  }
}

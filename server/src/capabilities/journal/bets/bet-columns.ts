import type { recordBet } from '@prancheta/contract/journal/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { inCents } from '@prancheta/core/billing/prices.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { BET_LIMITS, CLOCK_SLACK_MS, MATCH_AHEAD_MAX_MS } from '@prancheta/core/journal/bet-limits.ts'
import { oddRangeOf } from '@prancheta/core/journal/groupings.ts'
import { HouseSpellings, houseKey } from '@prancheta/core/journal/house-name.ts'
import { decimalOdd, probability } from '@prancheta/core/units.ts'
import { kellyStake } from '@prancheta/core/value/kelly.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { findUnitOn } from '../bankroll/bankroll.ts'
import { moneyColumns } from './bet-money.ts'
import { findHouses, HOUSES_KNOWN_MAX, type NewBet } from './bet-store.ts'
import type { SubjectColumns } from './bet-subject.ts'

/** What the columns of money hold: a whole number of 32 bits. */
const CENTS_MAX = 2_147_483_647

type Terms = Omit<InputOf<typeof recordBet>, 'key' | 'betOn' | 'outcome'>

type Said = {
  of: SubjectColumns
  terms: Terms
  /** What one unit was when the bet was first written down; null for a new bet. */
  unitCents: number | null
  /** What we named when it was written down, where odd and market are the same still; undefined names it anew. */
  namedCents?: number | null
  rule: PickOutcome | null
  hand: PickOutcome | null
  /** The house as this bet had it, which its owner may spell anew; null for a new bet. */
  houseBefore: string | null
}

/** A bet as it is stored, from what its owner says of it. */
export async function betColumns(
  { db, clock }: { db: Queryable; clock: Clock },
  userId: string,
  { of, terms, unitCents, namedCents, rule, hand, houseBefore }: Said,
): Promise<Omit<NewBet, 'key'>> {
  const { odd, kind } = terms
  const placedAt = new Date(terms.placedAt)
  const nowMs = clock.now().getTime()
  if (placedAt.getTime() > nowMs + CLOCK_SLACK_MS || of.match_at.getTime() > nowMs + MATCH_AHEAD_MAX_MS)
    throw new AppError('journal.timeInvalid')
  if (kind === 'cash_out' && terms.cashOutCents === null) throw new AppError('journal.cashOutMissing')
  const isOwnSpelling = houseBefore !== null && houseKey(houseBefore) === houseKey(terms.house)
  const unit = await findUnitOn(db, userId, dateInSaoPaulo(placedAt))
  const staked = stakeIn(terms.stake, unitCents ?? unit.unitCents)
  if (staked.cents * odd > BET_LIMITS.returnCentsMax) throw new AppError('journal.returnOutOfRange')
  const money = {
    kind,
    odd,
    stake_cents: staked.cents,
    cash_out_cents: kind === 'cash_out' ? terms.cashOutCents : null,
    rule_outcome: rule,
    hand_outcome: hand,
  }
  return {
    ...of,
    ...money,
    ...moneyColumns(money),
    placed_at: placedAt,
    house: isOwnSpelling ? terms.house : await spelled(db, userId, terms.house),
    odd_range: oddRangeOf(odd),
    unit_cents: staked.unitCents,
    kelly_cents: namedCents === undefined ? await namedStake(db, userId, of.chance, odd, unit.putInCents) : namedCents,
  }
}

/** As the journal spells it already: two spellings would be two houses in every sum. */
async function spelled(db: Queryable, userId: string, house: string): Promise<string> {
  return new HouseSpellings(await findHouses(db, userId, HOUSES_KNOWN_MAX)).of(house)
}

/** A stake in units follows the bankroll, and keeps what a unit was. */
function stakeIn(stake: Terms['stake'], unitCents: number | null): { cents: number; unitCents: number | null } {
  if ('cents' in stake) return { cents: stake.cents, unitCents: null }
  if (unitCents === null) throw new AppError('journal.unitMissing')
  const cents = Math.round(stake.units * unitCents)
  if (cents < 1 || cents > BET_LIMITS.stakeCentsMax || unitCents > CENTS_MAX)
    throw new AppError('journal.stakeOutOfRange')
  return { cents, unitCents }
}

/** The stake that we would have named: of the bankroll, or of the base that the analyses use where none was set. */
async function namedStake(
  db: Queryable,
  userId: string,
  chance: number | null,
  odd: number,
  putInCents: number,
): Promise<number | null> {
  if (chance === null) return null
  const base = putInCents > 0 ? putInCents : inCents(await findStakeBase(db, userId))
  return Math.min(CENTS_MAX, Math.round(base * kellyStake(probability(chance), decimalOdd(odd))))
}

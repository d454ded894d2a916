import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { BET_LIMITS, BET_MOMENT_MAX, BET_MOMENT_MIN } from '@prancheta/core/journal/bet-limits.ts'
import { BET_KINDS } from '@prancheta/core/journal/money.ts'
import { z } from 'zod'
import { pickField } from '../analysis/routes.ts'
import { lineField } from '../identity/fields.ts'
import { journalWords } from './words.ts'

const UNITS_MAX = 1000
const ODD_DECIMALS = 4

export const outcomeField = z.enum(PICK_OUTCOMES)
export const kindField = z.enum(BET_KINDS)

export const houseField = lineField(1, journalWords.houseRequired, BET_LIMITS.houseLengthMax)
export const matchField = lineField(1, journalWords.matchRequired, BET_LIMITS.nameLengthMax)
export const marketField = lineField(1, journalWords.marketRequired, BET_LIMITS.marketLengthMax)
export const leagueField = lineField(1, journalWords.matchRequired, BET_LIMITS.nameLengthMax)

const momentField = z.iso
  .datetime({ error: journalWords.timeInvalid })
  .refine((at) => Date.parse(at) >= BET_MOMENT_MIN && Date.parse(at) < BET_MOMENT_MAX, journalWords.timeInvalid)

/** Exact to four decimals, as money is counted with it. */
export const oddField = z
  .number({ error: journalWords.oddInvalid })
  .min(BET_LIMITS.oddMin, journalWords.oddInvalid)
  .max(BET_LIMITS.oddMax, journalWords.oddInvalid)
  .refine((odd) => Number(odd.toFixed(ODD_DECIMALS)) === odd, journalWords.oddInvalid)

const stakeCentsField = z
  .int({ error: journalWords.stakeInvalid })
  .min(1, journalWords.stakeInvalid)
  .max(BET_LIMITS.stakeCentsMax, journalWords.stakeInvalid)

const unitsField = z
  .number({ error: journalWords.unitsInvalid })
  .min(0.01, journalWords.unitsInvalid)
  .max(UNITS_MAX, journalWords.unitsInvalid)
  .multipleOf(0.01, journalWords.unitsInvalid)

const cashOutField = z
  .int({ error: journalWords.cashOutRequired })
  .min(0, journalWords.cashOutRequired)
  .max(BET_LIMITS.returnCentsMax, journalWords.cashOutRequired)

/** What a bet is of. A saved analysis brings its game along; of a bet in words only its owner knows how it ended. */
export const betSubject = z.union([
  z.strictObject({ analysisId: z.uuid(), marketId: pickField }),
  z.strictObject({
    match: matchField,
    league: leagueField.nullable(),
    market: marketField,
    matchAt: momentField,
  }),
])

const stake = z.union([z.strictObject({ cents: stakeCentsField }), z.strictObject({ units: unitsField })])

/** Everything that its owner says of a bet, and may change later. */
export const betTerms = {
  house: houseField,
  odd: oddField,
  stake,
  kind: kindField,
  /** What the house paid; only with the kind of that name. */
  cashOutCents: cashOutField.nullable(),
  placedAt: momentField,
}

/** What the closing prices said; null for plans that do not show it. */
const closing = z.strictObject({
  /**
   * waiting: the match has not begun, or nobody has looked yet. live: made after kick-off, so no closing price is its own. none: no
   * house's last price is known.
   */
  state: z.enum(['waiting', 'live', 'none', 'known']),
  houseOdd: z.number().nullable(),
  /** The fair odd behind all houses' last prices. */
  fairOdd: z.number().nullable(),
  /** Fractions: 0.05 is 5% better than the close. */
  houseValue: z.number().nullable(),
  marketValue: z.number().nullable(),
})

export const betView = z.strictObject({
  id: z.uuid(),
  analysisId: z.uuid().nullable(),
  /** Null for a bet in words. */
  marketId: z.string().nullable(),
  match: z.string(),
  league: z.string().nullable(),
  market: z.string(),
  matchAt: z.iso.datetime(),
  placedAt: z.iso.datetime(),
  house: z.string(),
  odd: z.number(),
  stakeCents: z.int(),
  /** The stake in units of that time; null where it was given in money. */
  units: z.number().nullable(),
  /** What one unit was then. */
  unitCents: z.int().nullable(),
  kind: kindField,
  cashOutCents: z.int().nullable(),
  /** How it ended: by its owner's word where there is one, else by our rules; null while it is open. */
  outcome: outcomeField.nullable(),
  isByHand: z.boolean(),
  /** What our rules say, also where its owner says otherwise. */
  ruleOutcome: outcomeField.nullable(),
  isSettled: z.boolean(),
  /** Null while it is open. */
  profitCents: z.int().nullable(),
  isChanged: z.boolean(),
  closing: closing.nullable(),
})
export type BetView = z.output<typeof betView>

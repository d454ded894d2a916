import { PICK_OUTCOMES } from '@prancheta/core/history/pick-outcome.ts'
import { RETURN_CENTS_MAX, STAKE_CENTS_MAX } from '@prancheta/core/journal/limits.ts'
import { BET_KINDS } from '@prancheta/core/journal/money.ts'
import { z } from 'zod'
import { pickField } from '../analysis/routes.ts'
import { lineField } from '../identity/fields.ts'
import { journalWords } from './words.ts'

const HOUSE_LENGTH_MAX = 60
const NAME_LENGTH_MAX = 160
const UNITS_MAX = 1000
const ODD_MIN = 1.01
const ODD_MAX = 10_000
const ODD_DECIMALS = 4

/** From before anybody bet on the internet to a year ahead; the year is the server's to check against its clock. */
const MOMENT_MIN = Date.parse('2000-01-01T00:00:00Z')
const MOMENT_MAX = Date.parse('2100-01-01T00:00:00Z')

export const outcomeField = z.enum(PICK_OUTCOMES)
export const kindField = z.enum(BET_KINDS)

export const houseField = lineField(1, journalWords.houseRequired, HOUSE_LENGTH_MAX)
export const matchField = lineField(1, journalWords.matchRequired, NAME_LENGTH_MAX)
export const marketField = lineField(1, journalWords.marketRequired, NAME_LENGTH_MAX)
export const leagueField = lineField(1, journalWords.matchRequired, NAME_LENGTH_MAX)

const momentField = z.iso
  .datetime({ error: journalWords.timeInvalid })
  .refine((at) => Date.parse(at) >= MOMENT_MIN && Date.parse(at) < MOMENT_MAX, journalWords.timeInvalid)

/** Exact to four decimals, as money is counted with it. */
export const oddField = z
  .number({ error: journalWords.oddInvalid })
  .min(ODD_MIN, journalWords.oddInvalid)
  .max(ODD_MAX, journalWords.oddInvalid)
  .refine((odd) => Number(odd.toFixed(ODD_DECIMALS)) === odd, journalWords.oddInvalid)

const stakeCentsField = z
  .int({ error: journalWords.stakeInvalid })
  .min(1, journalWords.stakeInvalid)
  .max(STAKE_CENTS_MAX, journalWords.stakeInvalid)

const unitsField = z
  .number({ error: journalWords.unitsInvalid })
  .min(0.01, journalWords.unitsInvalid)
  .max(UNITS_MAX, journalWords.unitsInvalid)
  .multipleOf(0.01, journalWords.unitsInvalid)

const cashOutField = z
  .int({ error: journalWords.cashOutRequired })
  .min(0, journalWords.cashOutRequired)
  .max(RETURN_CENTS_MAX, journalWords.cashOutRequired)

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
  /** waiting: the match has not begun, or nobody has looked yet. none: no house's last price is known. */
  state: z.enum(['waiting', 'none', 'known']),
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

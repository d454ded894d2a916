import { z } from 'zod'
import { crestField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'

/** 0 to 1, as saved markets are stored. */
const chance = z.number().min(0).max(1)
const odd = z.number().min(1)
const moment = z.iso.datetime()
const count = z.int().min(0)

export const readRoundPlan = route({
  method: 'get',
  path: '/api/round-plan',
  closedWhilePaused: true,
  summary: 'Joint stakes over the day’s saved recommendations that have not begun, capped in sum.',
  input: z.object({ date: z.iso.date().optional() }),
  output: z.strictObject({
    date: z.iso.date(),
    /** R$ that percent are of. */
    stakeBase: z.number(),
    /** All in percent of the base. */
    exposureMax: z.number(),
    total: z.number(),
    uncapped: z.number(),
    bets: z.array(
      z.strictObject({
        analysisId: z.uuid(),
        fixtureId: z.int().positive(),
        homeId: z.int().positive().nullable(),
        homeName: z.string(),
        homeLogo: crestField,
        awayId: z.int().positive().nullable(),
        awayName: z.string(),
        awayLogo: crestField,
        leagueName: z.string(),
        kickOff: moment,
        market: z.string(),
        probability: chance,
        odd,
        edge: z.number(),
        /** The stake of this pick on its own, and within the round. */
        alone: z.number(),
        stake: z.number(),
      }),
    ),
    /** The day's picks that get no stake: not recommended when they were saved, or saved twice. */
    leftOut: count,
  }),
})
export type RoundPlan = z.output<typeof readRoundPlan.output>

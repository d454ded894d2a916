import { ROUND_LEGS_MAX } from '@prancheta/core/combos/round/round-combo.ts'
import { MARKET_GROUPS } from '@prancheta/core/markets/market.ts'
import { z } from 'zod'
import { crestField, fixtureView, idField } from '../fixtures/routes.ts'
import { route } from '../protocol/route.ts'

/** How many days the board has, today among them. */
export const BOARD_DAYS = 3
const ODD_MAX = 1000
const MARKET_ID_LENGTH_MAX = 60

const chance = z.number().min(0).max(1)
const odd = z.number().min(1)
const moment = z.iso.datetime()
const resultChances = z.strictObject({ home: chance, draw: chance, away: chance })

/**
 * What a game is called in a word. value: the product recommends something at a price of now. near: a price is above the
 * fair odd and the rule is not met. noData: its league is not rated.
 */
const BOARD_LABELS = ['value', 'near', 'none', 'noOdds', 'noData'] as const

const offer = z.strictObject({
  marketId: z.string(),
  market: z.string(),
  group: z.enum(MARKET_GROUPS),
  chance,
  odd,
  house: z.string(),
  /** When the house set the price or last stood by it. */
  at: moment,
  /** Expected profit of R$ 1: 0.05 is 5%. */
  edge: z.number(),
  /** Of 100 points. */
  confidence: z.number(),
  isRecommended: z.boolean(),
  /** The best price three hours ago, or first known since, and each change after; empty where it stood still for all of that. */
  moves: z.array(z.strictObject({ at: moment, odd })),
})
export type BoardOffer = z.output<typeof offer>

const boardGame = fixtureView
  .pick({
    fixtureId: true,
    leagueId: true,
    leagueName: true,
    country: true,
    homeId: true,
    homeName: true,
    homeLogo: true,
    awayId: true,
    awayName: true,
    awayLogo: true,
    dateUTC: true,
    isTimeKnown: true,
    state: true,
    isDemo: true,
  })
  .extend({
    isFavourite: z.boolean(),
    /** Null once the game has begun, was put off or cancelled: nothing is priced in play. */
    label: z.enum(BOARD_LABELS).nullable(),
    /** Null where the league is not rated. */
    forecast: z
      .strictObject({
        chances: z.strictObject({ model: resultChances, market: resultChances.nullable(), pooled: resultChances }),
        goals: z.number().min(0),
        over25: chance,
        bothScore: chance,
      })
      .nullable(),
    /** The best price of each group of markets, the best first. Null where the reader's plan does not see them. */
    offers: z.array(offer).nullable(),
  })
export type BoardGame = z.output<typeof boardGame>

export const readBoard = route({
  method: 'get',
  path: '/api/board',
  closedWhilePaused: true,
  summary:
    'The games of a day with their chances, and a label that says whether there is value; edge, market and price where the plan has them.',
  input: z.object({ date: z.iso.date().optional() }),
  output: z.strictObject({
    date: z.iso.date(),
    /** The days that have a board, today first. */
    days: z.array(z.iso.date()),
    /** Whether the reader's plan sees edge, market and price. */
    seesValue: z.boolean(),
    games: z.array(boardGame),
    /** More than `games` has where the day is very long. */
    total: z.int().nonnegative(),
    /** When the newest of these rows was made; null where there is none. */
    madeAt: moment.nullable(),
  }),
})
export type Board = z.output<typeof readBoard.output>

export const priceRoundCombo = route({
  method: 'post',
  path: '/api/board/combo',
  closedWhilePaused: true,
  summary: 'Prices legs of different matches of one day together, and what an offered odd would be worth.',
  input: z.object({
    legs: z
      .array(z.strictObject({ fixtureId: idField, marketId: z.string().max(MARKET_ID_LENGTH_MAX) }))
      .min(1)
      .max(ROUND_LEGS_MAX),
    /** What a house offers for all of them; without it there is no edge. */
    odd: z.number().gt(1).max(ODD_MAX).nullish(),
  }),
  output: z.strictObject({
    legs: z.array(
      z.strictObject({
        fixtureId: idField,
        marketId: z.string(),
        market: z.string(),
        homeId: idField,
        homeName: z.string(),
        homeLogo: crestField,
        awayId: idField,
        awayName: z.string(),
        awayLogo: crestField,
        kickOff: moment,
        chance,
        /** The best price of this leg alone; null where no house quotes it. */
        odd: odd.nullable(),
        house: z.string().nullable(),
      }),
    ),
    chance,
    /** Share of the stake that is expected back untouched. */
    refunded: chance,
    fairOdd: odd.nullable(),
    /** Place of the least likely leg. */
    weakest: z.int().nonnegative(),
    /** R$ that shares are of. */
    stakeBase: z.number(),
    /** Shares of the base: what the day's saved recommendations take, and what all of them together may. */
    exposed: chance,
    exposureMax: chance,
    value: z
      .strictObject({
        odd,
        edge: z.number(),
        label: z.enum(['valor', 'marginal', 'sem valor']),
        /** Share of the base. */
        stake: chance,
        /** What keeps the stake smaller than a quarter of Kelly. */
        limit: z.enum(['none', 'bet', 'round']),
      })
      .nullable(),
  }),
})
export type RoundComboAnswer = z.output<typeof priceRoundCombo.output>

import type { priceRoundCombo as route } from '@prancheta/contract/board/routes.ts'
import { legGoneOf } from '@prancheta/contract/board/words.ts'
import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import { priceRoundLegs, roundStake } from '@prancheta/core/combos/round/round-combo.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { decimalOdd, type Probability } from '@prancheta/core/units.ts'
import { EXPOSURE_MAX } from '@prancheta/core/value/joint-kelly.ts'
import { valueAt } from '@prancheta/core/value/value-at.ts'
import { type FixturesDeps, findFixtureRows, toFixtureView } from '#capabilities/fixtures/index.ts'
import { findStakeBase } from '#capabilities/identity/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { AppError } from '#platform/errors/errors.ts'
import { findLegs } from './board-store.ts'
import { keptLegs } from './kept-rows.ts'
import { isAhead } from './read-board.ts'

type Input = InputOf<typeof route>
export type RoundComboDeps = FixturesDeps & {
  /** The share of the base that somebody's saved recommendations of a day take. */
  roundExposure: (userId: string, day: string) => Promise<number>
}

type PricedLeg = OutputOf<typeof route>['legs'][number] & { refunded: number; day: string }

/**
 * 'Combinada da rodada': a client names legs only; their chances are the board's. With the odd somebody is offered, what it
 * is worth, and a stake within what the day's saved recommendations leave of the round.
 */
export async function priceRoundCombo(
  deps: RoundComboDeps,
  userId: string,
  { legs: asked, odd }: Input,
): Promise<OutputOf<typeof route>> {
  if (new Set(asked.map(({ fixtureId }) => fixtureId)).size < asked.length) throw new AppError('board.oneLegAMatch')
  const legs = await requireLegs(deps, asked)
  const [day = '', ...otherDays] = new Set(legs.map((leg) => leg.day))
  if (otherDays.length > 0) throw new AppError('board.oneDay')
  const combo = priceRoundLegs(legs)
  const [stakeBase, exposed] = await Promise.all([findStakeBase(deps.db, userId), deps.roundExposure(userId, day)])
  return {
    legs: legs.map(({ refunded: _refunded, day: _day, ...leg }) => leg),
    ...combo,
    stakeBase,
    exposed,
    exposureMax: EXPOSURE_MAX,
    value: odd == null ? null : worthOf(combo.chance, odd, exposed),
  }
}

async function requireLegs({ db, clock }: FixturesDeps, asked: Input['legs']): Promise<PricedLeg[]> {
  const ids = asked.map(({ fixtureId }) => fixtureId)
  const [kept, games] = await Promise.all([findLegs(db, ids), findFixtureRows(db, ids)])
  const now = clock.now()
  return asked.map(({ fixtureId, marketId }): PricedLeg => {
    const row = kept.find((one) => one.fixture_id === fixtureId)
    const game = games.find((one) => one.id === fixtureId)
    const market = marketById(marketId)
    const leg = row && keptLegs.parse(row.legs)[marketId]
    if (!game) throw new AppError('board.legGone')
    const { homeId, homeName, homeLogo, awayId, awayName, awayLogo } = toFixtureView(game)
    if (!leg || !market || !isAhead(game, now))
      throw new AppError('board.legGone', { words: legGoneOf(`${homeName} x ${awayName}`) })
    return {
      fixtureId,
      marketId,
      market: market.name,
      ...{ homeId, homeName, homeLogo, awayId, awayName, awayLogo },
      kickOff: game.kick_off.toISOString(),
      ...leg,
      day: dateInSaoPaulo(game.kick_off),
    }
  })
}

function worthOf(chance: Probability, offered: number, exposed: number): OutputOf<typeof route>['value'] {
  const value = valueAt({ chances: { pooled: chance } }, { house: '', odd: offered })
  if (value.oddType === 'fair') return null
  const { odd, edge, label } = value
  return { odd, edge, label, ...roundStake(chance, decimalOdd(odd), exposed) }
}

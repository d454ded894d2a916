import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import * as routes from '@prancheta/contract/responsible-play/own-limits.ts'
import { readSignals as signalsRoute } from '@prancheta/contract/responsible-play/signals.ts'
import { changeLimit, limitAt } from '@prancheta/core/responsible-play/own-limits.ts'
import type { Kysely } from 'kysely'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import {
  countMinute,
  deleteUsedBefore,
  extendDay,
  findLimits,
  findUsed,
  holdLimits,
  saveLimits,
} from './limits-store.ts'
import { changeMoneyLimits, readMoneyLimits, readMonth } from './money-limits.ts'
import { readSignals } from './signals.ts'

type LimitDeps = { db: Kysely<DB>; clock: Clock }

export const limitDoors = (deps: LimitDeps): Door[] => [
  door(routes.readOwnLimits, 'user', (_input, { userId }) => readLimits(deps, userId)),
  door(routes.changeOwnLimits, 'user', async (wish, { userId }) => {
    await changeLimits(deps, userId, wish)
    return readLimits(deps, userId)
  }),
  door(routes.countMinute, 'user', async (_input, { userId }) => {
    const now = deps.clock.now()
    await countMinute(deps.db, userId, dateInSaoPaulo(now), now)
    return usedToday(deps, userId)
  }),
  door(routes.extendToday, 'user', async (_input, { userId }) => {
    if (!(await extendDay(deps.db, userId, dateInSaoPaulo(deps.clock.now()))))
      throw new AppError('limit.alreadyExtended')
    return usedToday(deps, userId)
  }),
  door(signalsRoute, 'user', async (_input, { userId }) => ({
    signals: await readSignals(deps.db, userId, deps.clock.now()),
  })),
]

async function readLimits(deps: LimitDeps, userId: string): Promise<routes.OwnLimitsView> {
  const now = deps.clock.now()
  const { time, realityMinutes } = await findLimits(deps.db, userId)
  const { amount, next } = limitAt(time, now)
  return {
    minutes_a_day: amount,
    next: next && { minutes_a_day: next.amount, from: next.from.toISOString() },
    reality_minutes: realityMinutes,
    today: await usedToday(deps, userId),
    money: await readMoneyLimits(deps.db, userId, now),
    month: realityMinutes === null ? null : await readMonth(deps.db, userId, now),
  }
}

async function usedToday({ db, clock }: LimitDeps, userId: string) {
  const { minutes, isExtended } = await findUsed(db, userId, dateInSaoPaulo(clock.now()))
  return { minutes, extended: isExtended }
}

type Wish = InputOf<typeof routes.changeOwnLimits>

async function changeLimits({ db, clock }: LimitDeps, userId: string, wish: Wish): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLimits(tx, userId)
    const { time, realityMinutes } = await findLimits(tx, userId)
    if (wish.money) await changeMoneyLimits(tx, userId, wish.money, clock.now())
    await saveLimits(tx, userId, {
      time: wish.minutes_a_day === undefined ? time : changeLimit(time, wish.minutes_a_day, clock.now()),
      realityMinutes: wish.reality_minutes === undefined ? realityMinutes : wish.reality_minutes,
    })
  })
}

const USED_KEPT_MS = 3 * 86_400_000

export function tidyUsed({ db }: Pick<LimitDeps, 'db'>, now: Date): Promise<void> {
  return deleteUsedBefore(db, dateInSaoPaulo(new Date(now.getTime() - USED_KEPT_MS)))
}

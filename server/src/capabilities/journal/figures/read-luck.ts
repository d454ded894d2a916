import type { Luck } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { habitOf } from '@prancheta/core/journal/stake-discipline.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { LuckThread } from './luck.ts'
import { findBetsInOrder, sumDiscipline } from './luck-store.ts'

/** How far luck alone carries such bets, and whether stakes kept to what we would have named. */
export async function readLuck(
  { db, luck }: { db: Queryable; luck: LuckThread },
  userId: string,
  filter: JournalFilter,
): Promise<Luck> {
  const [bets, sums] = await Promise.all([findBetsInOrder(db, userId, filter), sumDiscipline(db, userId, filter)])
  const { count, no_value: noValue, over, under } = sums
  const close = count - noValue - over - under
  return {
    ...(await luck.ask(bets)),
    discipline: {
      count,
      noValue,
      over,
      close,
      under,
      stakedCents: sums.staked_cents,
      namedCents: sums.named_cents,
      habit: habitOf(count, { 'no value': noValue, over, close, under }),
    },
  }
}

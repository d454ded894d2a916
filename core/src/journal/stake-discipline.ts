/** A stake beside the one that the Kelly sum named at that odd: 0 where it named none. */
export type NamedStake = { stakeCents: number; namedCents: number }

export const STAKE_VERDICTS = ['no value', 'over', 'close', 'under'] as const
export type StakeVerdict = (typeof STAKE_VERDICTS)[number]

/** Within these shares of the named stake somebody kept to it: people stake round sums. */
export const CLOSE_FROM = 0.5
export const CLOSE_TO = 1.5

export function stakeVerdict({ stakeCents, namedCents }: NamedStake): StakeVerdict {
  if (namedCents === 0) return 'no value'
  if (stakeCents > CLOSE_TO * namedCents) return 'over'
  return stakeCents < CLOSE_FROM * namedCents ? 'under' : 'close'
}

export type StakeDiscipline = {
  count: number
  verdicts: Record<StakeVerdict, number>
  stakedCents: number
  namedCents: number
  /** What the whole tells: the habit of most bets, or 'too few' to speak of one, or 'mixed' where none is most. */
  habit: StakeVerdict | 'mixed' | 'too few'
}

/** Fewer are no habit. */
export const HABIT_BETS_MIN = 10

/** What Kelly named against what was staked. By hand: R$ 30 where R$ 10 were named is over, R$ 12 close, R$ 4 under. */
export function disciplineOf(stakes: Iterable<NamedStake>): StakeDiscipline {
  const verdicts = { 'no value': 0, over: 0, close: 0, under: 0 }
  let [count, stakedCents, namedCents] = [0, 0, 0]
  for (const stake of stakes) {
    verdicts[stakeVerdict(stake)]++
    count++
    stakedCents += stake.stakeCents
    namedCents += stake.namedCents
  }
  return { count, verdicts, stakedCents, namedCents, habit: habitOf(count, verdicts) }
}

/** Counts are enough, so that a database may make them. */
export function habitOf(count: number, verdicts: Record<StakeVerdict, number>): StakeDiscipline['habit'] {
  if (count < HABIT_BETS_MIN) return 'too few'
  return STAKE_VERDICTS.find((verdict) => verdicts[verdict] * 2 > count) ?? 'mixed'
}

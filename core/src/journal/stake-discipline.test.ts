import { expect, test } from 'vitest'
import { disciplineOf, type NamedStake, stakeVerdict } from './stake-discipline.ts'

const stake = (stakeCents: number, namedCents: number): NamedStake => ({ stakeCents, namedCents })

test('by hand: R$ 30 where R$ 10 were named is over, R$ 12 close, R$ 4 under, and anything where none was named', () => {
  const told = [stake(3000, 1000), stake(1200, 1000), stake(400, 1000), stake(100, 0)].map(stakeVerdict)
  expect(told).toEqual(['over', 'close', 'under', 'no value'])
  expect([stake(1500, 1000), stake(500, 1000)].map(stakeVerdict)).toEqual(['close', 'close'])
})

test('a habit is what most bets show, and ten bets are the least to speak of one', () => {
  const times = (count: number, one: NamedStake) => Array.from({ length: count }, () => one)
  expect(disciplineOf(times(9, stake(3000, 1000))).habit).toBe('too few')
  expect(disciplineOf(times(10, stake(3000, 1000)))).toMatchObject({
    habit: 'over',
    stakedCents: 30_000,
    namedCents: 10_000,
  })
  expect(disciplineOf([...times(6, stake(3000, 1000)), ...times(6, stake(1000, 1000))]).habit).toBe('mixed')
  expect(disciplineOf([]).habit).toBe('too few')
})
